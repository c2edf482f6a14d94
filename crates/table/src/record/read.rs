//! Reading a `.ivanhoe` file: what is written, and little else (`rules/notation.md`).

use std::fmt;

use super::{Entry, Record, Source, shortened};
use crate::chance::Seed;
use crate::game::{Game, Options as _};
use crate::notation::ParseError;
use crate::seal::Seal;
use crate::seat::Seat;

/// A fault in a record file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column and what is wrong there.
    pub error: ParseError,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, {}", self.line, self.error)
    }
}

impl std::error::Error for RecordError {}

/// What some programs put before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The value of a tag in a record file, without reading the rest: to learn which game it is.
#[must_use]
pub fn tag(file: &str, name: &str) -> Option<String> {
    file.strip_prefix(BYTE_ORDER_MARK)
        .unwrap_or(file)
        .lines()
        .take_while(|line| line.starts_with('['))
        .find_map(|line| line.strip_prefix(&format!("[{name} \""))?.strip_suffix("\"]"))
        .and_then(unescape)
}

impl<G: Game> std::str::FromStr for Record<G> {
    type Err = RecordError;

    /// Reads what `Display` writes, and of what mail programs and editors make of it a byte order
    /// mark, carriage returns at the ends of lines, and a last line without its end. It reads, it
    /// does not judge: whether the game is by the rules is for [`Record::verify`].
    fn from_str(file: &str) -> Result<Self, RecordError> {
        let file = file.strip_prefix(BYTE_ORDER_MARK).unwrap_or(file);
        let mut lines = file.lines().enumerate();
        let tags = Tags::read(&mut lines)?;
        let mut record = tags.record::<G>()?;
        for (number, (at, line)) in (1..).zip(lines) {
            let fault = |error| RecordError { line: at + 1, error };
            read_turn(&mut record, number, line).map_err(fault)?;
        }
        refuse_otherwise_written(file, &record.to_string())?;
        Ok(record)
    }
}

/// The same record in other words, such as tags in another order or `+5` for `5`, is no record:
/// programs that compare files by their bytes would be wrong.
fn refuse_otherwise_written(file: &str, written: &str) -> Result<(), RecordError> {
    let lines = file.lines().map(Some).chain([None]).zip(written.lines().map(Some).chain([None]));
    let Some((at, (found, expected))) = lines.enumerate().find(|(_, (one, two))| one != two) else {
        return Ok(());
    };
    let (found, expected) = (found.unwrap_or_default(), expected.unwrap_or_default());
    let same = found.chars().zip(expected.chars()).take_while(|(one, two)| one == two);
    let column = same.map(|(letter, _)| letter.len_utf8()).sum();
    let what = format!("the notation writes `{}` here", shortened(&&expected[column..]));
    Err(RecordError { line: at + 1, error: ParseError::new(column, what) })
}

/// A fault in a tag's value.
fn fault(line: usize, name: &str, error: ParseError) -> RecordError {
    RecordError { line, error: error.within(name.len() + 3) }
}

/// A fault of a whole line.
fn plainly(line: usize, what: String) -> RecordError {
    RecordError { line, error: ParseError::new(0, what) }
}

/// The tags of a record file with their lines.
struct Tags<'a> {
    tags: Vec<(usize, &'a str, &'a str)>,
    end: usize,
}

impl<'a> Tags<'a> {
    fn read(lines: &mut impl Iterator<Item = (usize, &'a str)>) -> Result<Self, RecordError> {
        let mut tags = Vec::new();
        let mut end = 1;
        for (at, line) in lines {
            end = at + 1;
            if line.is_empty() {
                break;
            }
            let inner = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
            let Some((name, value)) = inner.and_then(|inner| inner.split_once(" \"")) else {
                let what = format!("`{}` is no tag: [Name \"value\"]", shortened(&line));
                return Err(RecordError { line: end, error: ParseError::new(0, what) });
            };
            tags.push((end, name, value));
        }
        Ok(Self { tags, end })
    }

    fn find(&self, name: &str) -> Option<(usize, &'a str)> {
        self.tags.iter().find(|tag| tag.1 == name).map(|&(line, _, value)| (line, value))
    }

    fn value(&self, name: &str) -> Result<(usize, &'a str), RecordError> {
        let missing = || ParseError::new(0, format!("the tag [{name} \"…\"] is missing"));
        self.find(name).ok_or_else(|| RecordError { line: self.end, error: missing() })
    }

    fn record<G: Game>(&self) -> Result<Record<G>, RecordError> {
        let (line, game) = self.value("Game")?;
        if game != G::NAME {
            return Err(plainly(line, format!("this is a record of `{game}`, not of {}", G::NAME)));
        }
        let (line, rules) = self.value("Rules")?;
        if rules != G::RULES.to_string() {
            let what = format!("rules `{rules}` are unknown; these are rules {}", G::RULES);
            return Err(plainly(line, what));
        }
        let (line, players) = self.value("Players")?;
        let players = players.parse::<usize>().map_err(|_| "a number is expected".to_owned());
        let mut options =
            players.and_then(G::Options::usual).map_err(|what| plainly(line, what))?;
        if let Some((line, unusual)) = self.find("Options") {
            for option in unusual.split(' ') {
                let parts = option.split_once('=').ok_or("an option is written key=value".into());
                let set = parts.and_then(|(key, value)| options.set(key, value));
                set.map_err(|what| plainly(line, what))?;
            }
        }
        let mut names = Vec::new();
        for number in 0..options.players() {
            let (line, name) = self.value(&format!("Seat {}", Seat::new(number)))?;
            let name = unescape(name).ok_or_else(|| plainly(line, "a stray \\ or \"".into()))?;
            names.push(name);
        }
        let source = self.source(options.players())?;
        let (_, dealer) = self.value("Dealer")?;
        let (line, deck) = self.value("Deck")?;
        let text = format!("deal {dealer} {deck}");
        let deal = text.parse().map_err(|mut error: ParseError| {
            error.at = error.at.saturating_sub("deal A ".len());
            fault(line, "Deck", error)
        })?;
        self.refuse_unknown(options.players())?;
        let (deal, entries) = (vec![deal], Vec::new());
        Ok(Record { rules: G::RULES, options, names, source, deal, entries })
    }

    fn source(&self, players: usize) -> Result<Source, RecordError> {
        let seed = |name| -> Result<Option<Seed>, RecordError> {
            let Some((line, seed)) = self.find(name) else { return Ok(None) };
            seed.parse().map(Some).map_err(|error| fault(line, name, error))
        };
        if let Some(server) = seed("ServerSeed")? {
            let part = |number| self.value(&format!("Part {}", Seat::new(number)));
            let parts: Result<Vec<_>, _> = (0..players).map(part).collect();
            let (line, named) = self.value("Seed")?;
            let parts = parts?.into_iter().map(|(_, part)| part.to_owned()).collect();
            let seal = Seal::new(server, parts).map_err(|what| plainly(line, what))?;
            if seal.seed().to_string() != named {
                let what = "the seed is not what the server's half and the parts make";
                return Err(plainly(line, what.into()));
            }
            let (line, commitment) = self.value("Commitment")?;
            if seal.commitment() != commitment {
                return Err(plainly(line, "the server's half does not fit its commitment".into()));
            }
            return Ok(Source::Seal(seal));
        }
        // Nothing that looks like a proof may stand there unproved.
        let is_of_a_seal = |name: &str| name == "Commitment" || name.starts_with("Part ");
        if let Some((line, name, _)) = self.tags.iter().find(|(_, name, _)| is_of_a_seal(name)) {
            return Err(plainly(*line, format!("[{name} …] means nothing without [ServerSeed …]")));
        }
        Ok(seed("Seed")?.map_or(Source::Hands, Source::Seed))
    }

    fn refuse_unknown(&self, players: usize) -> Result<(), RecordError> {
        let seat = |name: &'a str| name.strip_prefix("Seat ").or(name.strip_prefix("Part "));
        let known = |name: &'a str| match seat(name) {
            Some(seat) => seat.parse::<Seat>().is_ok_and(|seat| seat.index() < players),
            None => {
                let tags = "Game Rules Players Options Seed Commitment ServerSeed Dealer Deck";
                tags.split(' ').any(|tag| tag == name)
            }
        };
        for (number, &(line, name, _)) in self.tags.iter().enumerate() {
            let again = self.tags[..number].iter().any(|earlier| earlier.1 == name);
            if again || !known(name) {
                let what = if again { "stands twice" } else { "is unknown" };
                let error = ParseError::new(1, format!("the tag {} {what}", shortened(&name)));
                return Err(RecordError { line, error });
            }
        }
        Ok(())
    }
}

/// Reads one line: `NUMBER. ` and then moves `SEAT move`, divided by `; `, and events in brackets,
/// divided by `, `.
fn read_turn<G: Game>(record: &mut Record<G>, number: usize, line: &str) -> Result<(), ParseError> {
    let head = format!("{number}. ");
    let Some(mut rest) = line.strip_prefix(&head) else {
        return Err(ParseError::new(0, format!("the line should begin with `{head}`")));
    };
    while !rest.is_empty() {
        let at = line.len() - rest.len();
        if let Some(inner) = rest.strip_prefix('(') {
            let Some(end) = inner.find(')') else {
                return Err(ParseError::new(at, "this bracket is not closed"));
            };
            let mut start = at + 1;
            for text in inner[..end].split(", ") {
                let event: G::Event = text.parse().map_err(|e: ParseError| e.within(start))?;
                match record.entries.last_mut() {
                    Some(entry) => entry.events.push(event),
                    None => record.deal.push(event),
                }
                start += text.len() + 2;
            }
            rest = &inner[end + 1..];
            rest = rest.strip_prefix(' ').unwrap_or(rest);
        } else {
            let end = [rest.find("; "), rest.find(" (")].into_iter().flatten().min();
            let text = &rest[..end.unwrap_or(rest.len())];
            let Some((by, mv)) = text.split_once(' ') else {
                return Err(ParseError::new(at, "a move is written `SEAT move`"));
            };
            let by = by.parse().map_err(|error: ParseError| error.within(at))?;
            let mv = mv.parse().map_err(|error: ParseError| error.within(at + 2))?;
            record.entries.push(Entry { by, mv, events: vec![G::moved(by, mv)] });
            rest = end.map_or("", |end| &rest[end..]);
            rest = rest.strip_prefix("; ").or(rest.strip_prefix(' ')).unwrap_or(rest);
        }
    }
    Ok(())
}

fn unescape(text: &str) -> Option<String> {
    let mut name = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        name.push(match letter {
            '\\' => match letters.next()? {
                'n' => '\n',
                same @ ('\\' | '"') => same,
                _ => return None,
            },
            '"' | '\n' => return None,
            plain => plain,
        });
    }
    Some(name)
}
