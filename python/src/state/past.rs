//! What has happened so far, shared by all copies of a state.

use std::sync::Arc;

/// A list that grows at its end. A copy shares what is there, however long it is.
#[derive(Debug)]
pub(super) struct Past<T> {
    last: Option<Arc<Link<T>>>,
}

#[derive(Debug)]
struct Link<T> {
    item: T,
    before: Option<Arc<Link<T>>>,
}

impl<T> Clone for Past<T> {
    fn clone(&self) -> Self {
        Self { last: self.last.clone() }
    }
}

impl<T> Default for Past<T> {
    fn default() -> Self {
        Self { last: None }
    }
}

impl<T: Copy> Past<T> {
    pub(super) fn push(&mut self, item: T) {
        self.last = Some(Arc::new(Link { item, before: self.last.take() }));
    }

    /// From the first to the last.
    pub(super) fn to_vec(&self) -> Vec<T> {
        let mut items = Vec::new();
        let mut at = &self.last;
        while let Some(link) = at {
            items.push(link.item);
            at = &link.before;
        }
        items.reverse();
        items
    }
}

impl<T: Copy> Extend<T> for Past<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T> Drop for Past<T> {
    /// Link by link: a long list would need a deep stack otherwise.
    fn drop(&mut self) {
        let mut at = self.last.take();
        while let Some(mut link) = at.and_then(Arc::into_inner) {
            at = link.before.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_share_what_was_and_go_their_own_ways() {
        let mut one = Past::default();
        one.extend([1, 2]);
        let mut two = one.clone();
        one.push(3);
        two.extend([4, 5]);
        assert_eq!((one.to_vec(), two.to_vec()), (vec![1, 2, 3], vec![1, 2, 4, 5]));
        drop(one);
        assert_eq!(two.to_vec(), [1, 2, 4, 5]);
    }

    #[test]
    fn a_long_past_is_dropped_without_a_deep_stack() {
        let mut past = Past::default();
        past.extend(0..1_000_000);
        drop(past.clone());
        assert_eq!(past.to_vec().len(), 1_000_000);
    }
}
