//! The supported languages.

use std::fmt;
use std::str::FromStr;

/// A language that has every message.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, which the others fall back to.
    #[default]
    En,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Dutch.
    Nl,
    /// German.
    De,
}

impl Language {
    /// Every language, English first.
    pub const ALL: [Self; 5] = [Self::En, Self::Fr, Self::Es, Self::Nl, Self::De];

    /// Its code, which is also the name of its folder.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Es => "es",
            Self::Nl => "nl",
            Self::De => "de",
        }
    }

    /// The best of our languages for a user's preferences, as a browser (`Accept-Language`) or an
    /// environment (`LANG`, `LANGUAGE`) gives them; `None` if we support none of them.
    ///
    /// ```
    /// use locales::Language;
    ///
    /// assert_eq!(Language::preferred("tlh, fr-CH;q=0.8, de;q=0.9"), Some(Language::De));
    /// assert_eq!(Language::preferred("nl_BE.UTF-8"), Some(Language::Nl));
    /// assert_eq!(Language::preferred("C"), None);
    /// ```
    #[must_use]
    pub fn preferred(text: &str) -> Option<Self> {
        let mut best = None;
        for preference in text.split([',', ':']) {
            let (tag, weight) = weighed(preference);
            let better = best.is_none_or(|(_, most)| weight > most);
            if let (Some(language), true) = (Self::of_tag(tag), better && weight > 0.0) {
                best = Some((language, weight));
            }
        }
        best.map(|(language, _)| language)
    }

    /// The language of a tag such as `fr-CH` or `fr_CH.UTF-8`.
    fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// A preference of `Accept-Language`: its tag and weight.
fn weighed(preference: &str) -> (&str, f32) {
    let (tag, rest) = preference.split_once(';').unwrap_or((preference, ""));
    let weight = rest.trim().strip_prefix("q=").and_then(|number| number.parse().ok());
    (tag.trim(), weight.unwrap_or(1.0))
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let language = Self::ALL.into_iter().find(|language| language.code() == text);
        let codes = Self::ALL.map(Self::code).join(", ");
        language.ok_or_else(|| format!("unknown language `{text}`; there are: {codes}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_they_are_written() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert!("FR".parse::<Language>().is_err());
        assert!("tlh".parse::<Language>().is_err());
    }

    #[test]
    fn the_best_of_several_preferences_is_found() {
        let cases = [
            ("fr", Some(Language::Fr)),
            ("en-US,en;q=0.9", Some(Language::En)),
            ("tlh-BR, es;q=0.5, nl;q=0.5", Some(Language::Es)),
            ("de;q=0.3, ES-MX;q=0.7", Some(Language::Es)),
            ("de;q=0", None),
            ("*", None),
            ("", None),
            ("POSIX", None),
            ("de_AT@euro", Some(Language::De)),
            ("tlh:nl:en", Some(Language::Nl)),
            ("fr;q=nonsense", Some(Language::Fr)),
        ];
        for (text, expected) in cases {
            assert_eq!(Language::preferred(text), expected, "{text}");
        }
    }
}
