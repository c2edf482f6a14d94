//! Reading a `.ivanhoe` file: exactly what is written, with few exceptions (`rules/notation.md`).

use std::fmt;

use super::{About, Branch, Entry, Record, Source, shortened};
use crate::chance::Seed;
use crate::game::{Game, Options as _};
use crate::notation::ParseError;
use crate::seal::{FailedAttempt, Seal, Sealing, of_seats};
use crate::seat::{Seat, Seats};

/// An error in a record file.
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

/// Some programs put this before a text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The value of a tag in a record file, without reading the rest: to find out which game it is.
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

    /// Reads what `Display` writes. Of the changes that mail programs and editors make, it accepts
    /// a byte order mark, carriage returns at the ends of lines, and a last line without its end.
    /// It ignores unknown tags. It only reads: whether the game follows the rules is checked by
    /// [`Record::verify`].
    fn from_str(file: &str) -> Result<Self, RecordError> {
        let file = file.strip_prefix(BYTE_ORDER_MARK).unwrap_or(file);
        let mut lines = file.lines().enumerate();
        let tags = Tags::read(&mut lines)?;
        let mut record = tags.record::<G>()?;
        for (number, (at, line)) in (1..).zip(lines) {
            let fault = |error| RecordError { line: at + 1, error };
            read_turn(&mut record, number, line).map_err(fault)?;
        }
        refuse_otherwise_written(file, &tags, &record.to_string())?;
        Ok(record)
    }
}

/// The same record in another form, such as tags in another order or `+5` for `5`, is refused:
/// programs that compare files by their bytes would be wrong.
fn refuse_otherwise_written(file: &str, tags: &Tags<'_>, written: &str) -> Result<(), RecordError> {
    let is_unknown = |at: usize| tags.tags.iter().any(|tag| tag.0 == at + 1 && !is_known(tag.1));
    let found = file.lines().enumerate().filter(|(at, _)| !is_unknown(*at));
    let found = found.map(|(at, line)| (at, Some(line))).chain([(file.lines().count(), None)]);
    let mut lines = found.zip(written.lines().map(Some).chain([None]));
    let Some(((at, found), expected)) = lines.find(|((_, found), expected)| found != expected)
    else {
        return Ok(());
    };
    let (found, expected) = (found.unwrap_or_default(), expected.unwrap_or_default());
    let same = found.chars().zip(expected.chars()).take_while(|(one, two)| one == two);
    let column = same.map(|(letter, _)| letter.len_utf8()).sum();
    let what = format!("the notation writes `{}` here", shortened(&&expected[column..]));
    Err(RecordError { line: at + 1, error: ParseError::new(column, what) })
}

/// An error in a tag's value.
fn fault(line: usize, name: &str, error: ParseError) -> RecordError {
    RecordError { line, error: error.within(name.len() + 3) }
}

/// An error in a whole line.
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
                let what = format!("`{}` is not a tag ([Name \"value\"])", shortened(&line));
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
        let unknown =
            || plainly(line, format!("rules `{rules}` are unknown; these are rules {}", G::RULES));
        let version = rules.parse().map_err(|_| unknown())?;
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
        let options = G::under_rules(options, version).ok_or_else(unknown)?;
        let about = self.about(options.players())?;
        let source = self.source(options.players())?;
        let (_, dealer) = self.value("Dealer")?;
        let (line, deck) = self.value("Deck")?;
        let text = format!("deal {dealer} {deck}");
        let deal = text.parse().map_err(|mut error: ParseError| {
            error.at = error.at.saturating_sub("deal A ".len());
            fault(line, "Deck", error)
        })?;
        self.refuse_wrong_seats(options.players())?;
        let (deal, entries) = (vec![deal], Vec::new());
        Ok(Record { rules: version, options, names, about, source, deal, entries })
    }

    fn about(&self, players: usize) -> Result<About, RecordError> {
        let text = |name: &str| match self.find(name) {
            Some((line, value)) => {
                unescape(value).map(Some).ok_or_else(|| plainly(line, "a stray \\ or \"".into()))
            }
            None => Ok(None),
        };
        let mut bots = Vec::new();
        for seat in Seats::first(players) {
            bots.extend(text(&format!("Bot {seat}"))?.map(|level| (seat, level)));
        }
        let result = self.find("Result").map(|(line, value)| {
            let seats = value.chars().map(|letter| letter.to_string().parse::<Seat>().ok());
            let seats: Option<Seats> = seats.collect();
            let seats = seats.filter(|seats| !seats.is_empty());
            seats.ok_or_else(|| plainly(line, "the seats that won are expected, as `AC`".into()))
        });
        let count = |name, what: &str| {
            let Some((line, value)) = self.find(name) else { return Ok(0) };
            let count = value.parse::<u32>().ok().filter(|count| count.to_string() == value);
            let count = count.filter(|&count| count > 0);
            count.ok_or_else(|| plainly(line, format!("{what} is expected")))
        };
        Ok(About {
            date: text("Date")?,
            place: text("Place")?,
            bots,
            result: result.transpose()?,
            undone: count("Undone", "how many moves were taken back")?,
            hints: count("Hints", "how many hints were given")?,
            branch: self.branch(players)?,
        })
    }

    /// The game that this one was tried from.
    fn branch(&self, players: usize) -> Result<Option<Branch>, RecordError> {
        let world = self.find("World");
        let Some((line, value)) = self.find("Branch") else {
            let alone =
                |(line, _)| plainly(line, "[World …] means nothing without [Branch …]".into());
            return world.map_or(Ok(None), |tag| Err(alone(tag)));
        };
        let parts: Vec<&str> = value.split(' ').collect();
        let [table, entry, seat] = parts[..] else {
            return Err(plainly(line, "a table, a number and a seat are expected".into()));
        };
        let table = unescape(table).filter(|table| !table.is_empty());
        let entry = entry.parse().ok().filter(|number: &usize| number.to_string() == entry);
        let seat = seat.parse().ok().filter(|seat: &Seat| seat.index() < players);
        let (Some(table), Some(entry), Some(seat)) = (table, entry, seat) else {
            return Err(plainly(line, "a table, a number and a seat are expected".into()));
        };
        let world = world.map(|(line, value)| {
            unescape(value).ok_or_else(|| plainly(line, "a stray \\ or \"".into()))
        });
        Ok(Some(Branch { table, entry, seat, world: world.transpose()? }))
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
            let seal = match self.sealing(players)? {
                Some((line, sealing)) => {
                    seal.sealed(sealing).map_err(|what| plainly(line, what))?
                }
                None => seal,
            };
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
        // Nothing that looks like a proof may appear without being checked.
        let is_of_a_seal = |name: &str| name == "Commitment" || name.starts_with("Part ");
        if let Some((line, name, _)) = self.tags.iter().find(|(_, name, _)| is_of_a_seal(name)) {
            return Err(plainly(*line, format!("[{name} …] means nothing without [ServerSeed …]")));
        }
        Ok(seed("Seed")?.map_or(Source::Hands, Source::Seed))
    }

    /// How the seats' parts were combined; `None` in older records.
    fn sealing(&self, players: usize) -> Result<Option<(usize, Sealing)>, RecordError> {
        let Some((line, seals)) = self.find("Seals") else { return Ok(None) };
        let seals = of_seats(seals, players).map_err(|what| plainly(line, what))?;
        let mut failed = Vec::new();
        for &(line, _, value) in self.tags.iter().filter(|tag| tag.1 == "Failed") {
            let number = (failed.len() + 1).to_string();
            let rest = value.strip_prefix(&number).and_then(|rest| rest.strip_prefix(' '));
            let read = rest.ok_or_else(|| format!("attempt {number} is expected"));
            let read = read.and_then(|rest| FailedAttempt::read(rest, players));
            failed.push(read.map_err(|what| plainly(line, what))?);
        }
        Ok(Some((line, Sealing { seals, failed })))
    }

    /// A tag that appears twice, or is for a seat that is not at the table, is an error.
    fn refuse_wrong_seats(&self, players: usize) -> Result<(), RecordError> {
        let is_at_the_table =
            |seat: &str| seat.parse::<Seat>().is_ok_and(|seat| seat.index() < players);
        for (number, &(line, name, _)) in self.tags.iter().enumerate() {
            let again =
                name != "Failed" && self.tags[..number].iter().any(|earlier| earlier.1 == name);
            if again || of_a_seat(name).is_some_and(|seat| !is_at_the_table(seat)) {
                let what = if again { "stands twice" } else { "is for nobody" };
                let error = ParseError::new(1, format!("the tag {} {what}", shortened(&name)));
                return Err(RecordError { line, error });
            }
        }
        Ok(())
    }
}

/// The seat that a tag is for, if it is one of those.
fn of_a_seat(name: &str) -> Option<&str> {
    ["Seat ", "Bot ", "Part "].iter().find_map(|kind| name.strip_prefix(kind))
}

/// Do we write such a tag? Others are skipped: a later version may write more.
fn is_known(name: &str) -> bool {
    const TAGS: [&str; 19] = [
        "Game",
        "Rules",
        "Date",
        "Place",
        "Players",
        "Options",
        "Result",
        "Undone",
        "Hints",
        "Branch",
        "World",
        "Seed",
        "Commitment",
        "ServerSeed",
        "Seals",
        "Attempt",
        "Failed",
        "Dealer",
        "Deck",
    ];
    of_a_seat(name).is_some() || TAGS.contains(&name)
}

/// Reads one line: `NUMBER. ` and then moves `SEAT move`, separated by `; `, and events in
/// brackets, separated by `, `.
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
