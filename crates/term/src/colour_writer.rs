//! Writes whole frames to the terminal, in colours that it understands.

use std::io::{self, Write};

/// Buffers output until it is complete. For a terminal with sixteen colours it uses the escape
/// codes of those, not indices into a table of 256.
#[derive(Debug)]
pub(crate) struct ColourWriter<W> {
    out: W,
    sixteen: bool,
    held: Vec<u8>,
}

impl<W: Write> ColourWriter<W> {
    /// Writes to `out`, with the codes of the sixteen colours if it has only these.
    pub(crate) const fn new(out: W, sixteen: bool) -> Self {
        Self { out, sixteen, held: Vec::new() }
    }
}

impl<W: Write> Write for ColourWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let held = std::mem::take(&mut self.held);
        self.out.write_all(&if self.sixteen { in_sixteen(&held) } else { held })?;
        self.out.flush()
    }
}

/// The same, with the indices 0 to 15 of the table replaced by the sixteen colours.
fn in_sixteen(bytes: &[u8]) -> Vec<u8> {
    const START: &[u8] = b"\x1b[";
    let mut written = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(at) = rest.windows(START.len()).position(|window| window == START) {
        let (before, sequence) = rest.split_at(at + START.len());
        written.extend_from_slice(before);
        let is_number = |byte: &u8| byte.is_ascii_digit() || *byte == b';';
        let end = sequence.iter().position(|byte| !is_number(byte)).unwrap_or(sequence.len());
        let (numbers, after) = sequence.split_at(end);
        match (after.first(), std::str::from_utf8(numbers)) {
            (Some(b'm'), Ok(numbers)) => written.extend(renamed(numbers).into_bytes()),
            _ => written.extend_from_slice(numbers),
        }
        rest = after;
    }
    written.extend_from_slice(rest);
    written
}

/// The numbers of one style: `38;5;1` is red text, `48;5;1` red background.
fn renamed(numbers: &str) -> String {
    let mut names = Vec::new();
    let mut numbers = numbers.split(';');
    while let Some(number) = numbers.next() {
        let mut ahead = numbers.clone();
        let place = match (number, ahead.next(), ahead.next().map(str::parse::<u8>)) {
            ("38", Some("5"), Some(Ok(place @ 0..16))) => Some((place, 30)),
            ("48", Some("5"), Some(Ok(place @ 0..16))) => Some((place, 40)),
            _ => None,
        };
        match place {
            Some((place, dark)) => {
                // The bright ones have their own range.
                let name = if place < 8 { dark + place } else { dark + 60 + place - 8 };
                names.push(name.to_string());
                numbers = ahead;
            }
            None => names.push(number.to_owned()),
        }
    }
    names.join(";")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(sixteen: bool, pieces: &[&str], expected: &str) {
        let mut out = Vec::new();
        let mut ink = ColourWriter::new(&mut out, sixteen);
        for piece in pieces {
            ink.write_all(piece.as_bytes()).expect("it is held");
        }
        ink.flush().expect("it is written");
        assert_eq!(String::from_utf8(out).expect("text"), expected);
    }

    #[test]
    fn sixteen_colours_have_their_own_codes() {
        check(true, &["\x1b[38;5;0;48;5;2mB4\x1b[0m"], "\x1b[30;42mB4\x1b[0m");
        check(true, &["\x1b[38;5;15;", "48;5;8m!"], "\x1b[97;100m!");
        check(true, &["\x1b[1m\x1b[38;5;7m\x1b[39;49m"], "\x1b[1m\x1b[37m\x1b[39;49m");
        check(true, &["\x1b[38;5;16m"], "\x1b[38;5;16m");
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        check(false, &["\x1b[38;5;0;48;5;2mB4"], "\x1b[38;5;0;48;5;2mB4");
        check(
            true,
            &["say 38;5;1m\x1b[5;38;5H♕\x1b[?25l\x1b["],
            "say 38;5;1m\x1b[5;38;5H♕\x1b[?25l\x1b[",
        );
    }
}
