//! Applies a patch to a JSON value. A patch is a list with one element, the new value, or an object
//! with a patch for each changed key (in a list: index, from 0).

use serde_json::Value;

/// The value after a patch; `None` if the patch does not fit.
#[must_use]
pub fn patched(old: &Value, patch: &Value) -> Option<Value> {
    let changes = match patch {
        Value::Array(new) if new.len() == 1 => return new.first().cloned(),
        Value::Object(changes) => changes,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            return None;
        }
    };
    let mut new = old.clone();
    for (key, change) in changes {
        let place = match &mut new {
            Value::Object(fields) => fields.get_mut(key)?,
            Value::Array(items) => items.get_mut(key.parse::<usize>().ok()?)?,
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return None,
        };
        *place = patched(place, change)?;
    }
    Some(new)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_patch_changes_what_it_names_and_nothing_else() {
        let old = json!({"turn": "A", "seats": [{"cards": 8}, {"cards": 8}], "discard": []});
        let patch = json!({"turn": ["B"], "seats": {"1": {"cards": [7]}}, "discard": [["R5"]]});
        let new = json!({"turn": "B", "seats": [{"cards": 8}, {"cards": 7}], "discard": ["R5"]});
        assert_eq!(patched(&old, &patch), Some(new));
        assert_eq!(patched(&old, &json!({})), Some(old.clone()));
        assert_eq!(patched(&old, &json!([null])), Some(json!(null)));
    }

    #[test]
    fn a_patch_that_does_not_fit_is_noticed() {
        let old = json!({"seats": [1, 2], "turn": "A"});
        for patch in [
            json!(1),
            json!([]),
            json!([1, 2]),
            json!({"other": [1]}),
            json!({"seats": {"2": [1]}}),
            json!({"seats": {"x": [1]}}),
            json!({"turn": {"x": [1]}}),
        ] {
            assert_eq!(patched(&old, &patch), None, "{patch}");
        }
    }
}
