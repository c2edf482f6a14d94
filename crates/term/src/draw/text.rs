//! Text that fits: wrapped by words, cut with an ellipsis, laid in rows.

use ratatui::text::{Line, Span};
use unicode_width::{UnicodeWidthChar as _, UnicodeWidthStr as _};

/// The lines of a text in a column of this width, broken between words.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    // Not at the narrow spaces of French, which belong to their words.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let mut word = word.to_owned();
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + word.width() <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(&word);
                break;
            }
            if !line.is_empty() {
                lines.push(String::new());
                continue;
            }
            // A word longer than the column is broken where the column ends.
            let rest = split_at_width(&word, width);
            line.push_str(&word[..word.len() - rest.len()]);
            word = rest;
            lines.push(String::new());
        }
    }
    lines
}

/// The part that does not fit into the width; at least one letter does.
fn split_at_width(word: &str, width: usize) -> String {
    let mut used = 0;
    for (at, letter) in word.char_indices() {
        used += letter.width().unwrap_or(0);
        if used > width && at > 0 {
            return word[at..].to_owned();
        }
    }
    String::new()
}

/// The text, or as much of it as fits before an ellipsis.
pub(crate) fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut cut = String::new();
    let mut used = 0;
    for letter in text.chars() {
        used += letter.width().unwrap_or(0);
        if used + 1 > width {
            break;
        }
        cut.push(letter);
    }
    if width > 0 {
        cut.push('…');
    }
    cut
}

/// The text, or its beginning and its end around an ellipsis: moves differ at their ends.
pub(crate) fn cut_middle(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let head = cut(text, width / 2);
    let room = width.saturating_sub(head.width());
    let over = text.width().saturating_sub(room);
    let mut skipped = 0;
    let tail = text.chars().skip_while(|letter| {
        let skip = skipped < over;
        skipped += letter.width().unwrap_or(0);
        skip
    });
    head.chars().chain(tail).collect()
}

/// The text cut or padded to exactly this width.
pub(crate) fn fill(text: &str, width: usize) -> String {
    let cut = cut(text, width);
    let gap = width.saturating_sub(cut.width());
    format!("{cut}{}", " ".repeat(gap))
}

/// Pieces in a row, cut with an ellipsis at this width.
pub(crate) fn fit(pieces: Vec<Span<'static>>, width: usize) -> Line<'static> {
    let mut line = Line::default();
    for piece in pieces {
        let room = width.saturating_sub(line.width());
        if piece.width() > room {
            line.push_span(Span::styled(cut(&piece.content, room), piece.style));
            break;
        }
        line.push_span(piece);
    }
    line
}

/// Pieces in rows of this width, separated by a space.
pub(crate) fn rows(pieces: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let mut rows: Vec<Line<'static>> = vec![Line::default()];
    for piece in pieces {
        let row = rows.last_mut().expect("there is always a row");
        let gap = usize::from(!row.spans.is_empty());
        if gap == 1 && row.width() + 1 + piece.width() > width {
            rows.push(Line::from(vec![piece]));
            continue;
        }
        if gap == 1 {
            row.push_span(" ");
        }
        row.push_span(piece);
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        assert_eq!(wrap("You play Red 5.", 9), ["You play", "Red 5."]);
        assert_eq!(wrap("", 9), [""]);
        assert_eq!(wrap("Countercharge", 5), ["Count", "ercha", "rge"]);
        assert_eq!(wrap("été à l’œuvre", 5), ["été à", "l’œuv", "re"]);
        assert_eq!(wrap("a b", 0), ["a", "b"]);
    }

    #[test]
    fn text_that_does_not_fit_is_cut() {
        assert_eq!(cut("Rebecca", 7), "Rebecca");
        assert_eq!(cut("Rebecca", 4), "Reb…");
        assert_eq!(cut("Rebecca", 0), "");
        assert_eq!(fill("Ann", 5), "Ann  ");
        assert_eq!(cut_middle("give Squire 3, take Blue 3", 26), "give Squire 3, take Blue 3");
        assert_eq!(cut_middle("give Squire 3, take Blue 3", 16), "give Sq…e Blue 3");
        assert_eq!(cut_middle("Rebecca", 1), "a");
        let pieces = || ["The Castles", " deck"].map(Span::raw).to_vec();
        assert_eq!(fit(pieces(), 16).to_string(), "The Castles deck");
        assert_eq!(fit(pieces(), 14).to_string(), "The Castles d…");
        assert_eq!(fit(pieces(), 11).to_string(), "The Castles");
    }
}
