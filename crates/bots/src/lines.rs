//! Line-based communication with another program, without depending on its behaviour.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, ExitStatus};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// The longest line that is read, in bytes.
pub(crate) const LONGEST: usize = 64 * 1024;

/// How many lines are buffered; after that the writing program has to wait.
const WAITING: usize = 16;

/// A line that a program wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// A line, and when it came.
    Text {
        /// Without its end.
        text: String,
        /// When its last byte was read.
        at: Instant,
    },
    /// The beginning of a line that is too long.
    TooLong,
    /// A further piece of such a line. It is passed on, because only what takes a place in the
    /// channel blocks a program that writes endlessly.
    Rest,
    /// A line that is not UTF-8.
    Unreadable,
}

/// Reads lines on a separate thread, which ends with the pipe or with the receiver.
pub(crate) fn read_from(output: ChildStdout) -> Receiver<Line> {
    let (to, lines) = sync_channel(WAITING);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        let mut within_long_line = false;
        while let Some(bytes) = piece(&mut output) {
            let is_whole = bytes.last() == Some(&b'\n');
            let line = match (within_long_line, is_whole) {
                (true, _) => Line::Rest,
                (false, true) => text(bytes),
                (false, false) => Line::TooLong,
            };
            within_long_line = !is_whole;
            if to.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Reads up to a line's end, but no more than the longest line and its end. `None` at the end of
/// the pipe; an unfinished last line does not count.
fn piece(output: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = output.take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes);
    let is_line = bytes.last() == Some(&b'\n') || bytes.len() > LONGEST;
    (read.is_ok() && is_line).then_some(bytes)
}

fn text(mut bytes: Vec<u8>) -> Line {
    let at = Instant::now();
    bytes.pop();
    String::from_utf8(bytes).map_or(Line::Unreadable, |text| Line::Text { text, at })
}

/// Writes lines on a separate thread, which ends with the pipe or with the sender.
pub(crate) fn write_to(mut input: ChildStdin) -> SyncSender<String> {
    let (lines, from) = sync_channel::<String>(WAITING);
    std::thread::spawn(move || {
        for mut line in from {
            line.push('\n');
            if input.write_all(line.as_bytes()).is_err() {
                break;
            }
        }
    });
    lines
}

/// Waits for a program to exit, until the deadline.
pub(crate) fn wait_until(child: &mut Child, deadline: Instant) -> Option<ExitStatus> {
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Some(status);
        }
        if Instant::now() >= deadline {
            return None;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The words of a command, as a shell reads simple ones: spaces separate, `'…'` and `"…"` quote,
/// and `\` takes the next character literally, except within `'…'`. Nothing is expanded.
pub(crate) fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some('"') | None, '\\') => {
                let next = letters.next().ok_or("nothing follows the last `\\`")?;
                word.get_or_insert_default().push(next);
            }
            (Some(open), _) if open == letter => quote = None,
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, space) if space.is_whitespace() => words.extend(word.take()),
            (Some(_) | None, _) => word.get_or_insert_default().push(letter),
        }
    }
    match quote {
        Some(open) => Err(format!("a {open} is not closed")),
        None => {
            words.extend(word);
            Ok(words)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_a_shell_does() {
        let splits = |command: &str| split(command).expect("a command");
        assert_eq!(splits("python3 bot.py"), ["python3", "bot.py"]);
        assert_eq!(splits("  a  'b c' \"d 'e\"f '' g\\ h "), ["a", "b c", "d 'ef", "", "g h"]);
        assert_eq!(splits(r#"sh -c 'echo "\n"; $HOME'"#), ["sh", "-c", r#"echo "\n"; $HOME"#]);
        assert_eq!(splits(""), [""; 0]);
        assert!(split("sh -c 'x").is_err_and(|what| what.contains("not closed")));
        assert!(split("x \\").is_err());
    }

    #[test]
    fn pieces_are_lines_or_as_long_as_a_line_may_be() {
        let mut text = "one\n\n".to_owned();
        text.push_str(&"x".repeat(LONGEST));
        text.push('\n');
        text.push_str(&"y".repeat(LONGEST + 10));
        text.push_str("\nunfinished");
        let mut output = text.as_bytes();
        let pieces: Vec<usize> =
            std::iter::from_fn(|| piece(&mut output)).map(|piece| piece.len()).collect();
        assert_eq!(pieces, [4, 1, LONGEST + 1, LONGEST + 1, 10]);
    }
}
