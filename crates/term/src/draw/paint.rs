//! Colours, as many as the terminal has: the game is playable without any.

use ratatui::style::{Color, Modifier, Style};

/// How many colours a terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paint {
    /// None: bold, reversed, and brackets around cards.
    Plain,
    /// The sixteen of every terminal.
    Sixteen,
    /// The table of 256.
    Table,
    /// All of them.
    True,
}

/// A tincture of the game: the background of a card, a banner or a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tincture {
    Purple,
    Red,
    Blue,
    Yellow,
    Green,
    /// Supporters, and the white lord.
    Argent,
    /// Action cards.
    Sable,
    /// The arms of the lion.
    Tawny,
    /// The arms of the eagle.
    Sky,
}

impl Paint {
    /// What the environment says about the terminal.
    pub(crate) fn of_environment(get: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        let term = get("TERM").unwrap_or_default();
        let colours = get("COLORTERM").unwrap_or_default();
        if set("NO_COLOR").is_some() || term == "dumb" {
            Self::Plain
        } else if colours == "truecolor" || colours == "24bit" || term.ends_with("-direct") {
            Self::True
        } else if term.contains("256color") || set("COLORTERM").is_some() {
            Self::Table
        } else {
            Self::Sixteen
        }
    }

    /// The background of a card, and the text on it.
    pub(crate) fn card(self, tincture: Tincture) -> Style {
        let (rgb, table, sixteen, dark_ink) = tincture.colours();
        let style = Style::new();
        match self {
            Self::Plain => style,
            Self::Sixteen => style.bg(sixteen).fg(ink(dark_ink)),
            Self::Table => {
                style.bg(Color::Indexed(table)).fg(Color::Indexed(if dark_ink { 16 } else { 231 }))
            }
            Self::True => {
                let (red, green, blue) = rgb;
                let ink = if dark_ink { Color::Rgb(20, 18, 16) } else { Color::Rgb(255, 255, 255) };
                style.bg(Color::Rgb(red, green, blue)).fg(ink)
            }
        }
    }

    /// The player's own turn is shown inverted, and nothing else is.
    pub(crate) fn turn(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// Subdued text.
    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Emphasised text.
    pub(crate) fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A card's text on a background, or in brackets where there is none: equally wide.
    pub(crate) fn framed(self, text: &str) -> String {
        if self == Self::Plain { format!("[{text}]") } else { format!(" {text} ") }
    }
}

const fn ink(dark: bool) -> Color {
    if dark { Color::Black } else { Color::White }
}

impl Tincture {
    /// As RGB, in the table of 256, among the sixteen; and whether dark text is used on it.
    const fn colours(self) -> ((u8, u8, u8), u8, Color, bool) {
        match self {
            Self::Purple => ((0x48, 0x21, 0x6f), 54, Color::Magenta, false),
            Self::Red => ((0xbf, 0x1f, 0x2e), 124, Color::Red, false),
            Self::Blue => ((0x37, 0x6e, 0xb6), 25, Color::Blue, false),
            Self::Yellow => ((0xf3, 0xbd, 0x1a), 220, Color::Yellow, true),
            Self::Green => ((0x54, 0xb4, 0x82), 72, Color::Green, true),
            Self::Argent => ((0xf3, 0xed, 0xdf), 255, Color::Gray, true),
            Self::Sable => ((0x3a, 0x35, 0x47), 238, Color::DarkGray, false),
            Self::Tawny => ((0xb8, 0x6a, 0x2b), 130, Color::Yellow, true),
            Self::Sky => ((0x8f, 0xc7, 0xe8), 117, Color::Cyan, true),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        let cases = [
            (&[("TERM", "xterm")][..], Paint::Sixteen),
            (&[("TERM", "xterm-256color")], Paint::Table),
            (&[("TERM", "xterm-256color"), ("COLORTERM", "truecolor")], Paint::True),
            (&[("TERM", "xterm"), ("COLORTERM", "24bit"), ("NO_COLOR", "1")], Paint::Plain),
            (&[("TERM", "xterm"), ("NO_COLOR", "")], Paint::Sixteen),
            (&[("TERM", "dumb")], Paint::Plain),
            (&[], Paint::Sixteen),
        ];
        for (variables, expected) in cases {
            let get = |name: &str| {
                let found = variables.iter().find(|(key, _)| *key == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(Paint::of_environment(get), expected, "{variables:?}");
        }
    }
}
