//! A game being played, and what is kept of it: the record and its `.ivanhoe` file.

use std::fmt;

use crate::chance::{Chance, Seed};
use crate::game::{Game, Illegal, Options, Viewer, plain};
use crate::notation::{Notation, ParseError, dealt};
use crate::seal::Seal;
use crate::seat::Seat;

/// One move of a record with everything that followed of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<G: Game> {
    /// Who moved.
    pub by: Seat,
    /// What the seat asked for.
    pub mv: G::Move,
    /// What happened, [`Game::moved`] first.
    pub events: Vec<G::Event>,
}

/// Where a record's chance came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// From this seed, entry by entry.
    Seed(Seed),
    /// From the seed that the server and the seats made together.
    Seal(Seal),
    /// From cards shuffled by hand.
    Hands,
}

impl Source {
    /// The seed, if it is known.
    #[must_use]
    pub fn seed(&self) -> Option<Seed> {
        match self {
            Self::Seed(seed) => Some(seed.clone()),
            Self::Seal(seal) => Some(seal.seed()),
            Self::Hands => None,
        }
    }
}

/// A whole game, finished or not: enough to show it again and to prove it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// The version of the rules that it was played by.
    pub rules: u32,
    /// Player count and house rules.
    pub options: G::Options,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Where its chance came from.
    pub source: Source,
    /// The deal, entry 0.
    pub deal: Vec<G::Event>,
    /// The moves, from entry 1 on.
    pub entries: Vec<Entry<G>>,
}

/// A game at the table: its state, what the seats remember, its record so far.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    state: G,
    memory: G::Memory,
    record: Record<G>,
}

impl<G: Game> Match<G> {
    /// Deals a game from a seed. Seats without a name are called by their letter.
    #[must_use]
    pub fn begin(options: G::Options, seed: Seed, names: &[&str]) -> Self {
        let mut chance = seed.entry(0);
        Self::deal(options, Source::Seed(seed), &mut chance, names)
    }

    /// Deals a game with the chance given, which came from `source`.
    #[must_use]
    pub fn deal(
        options: G::Options,
        source: Source,
        chance: &mut impl Chance,
        names: &[&str],
    ) -> Self {
        let mut state = G::blank(options);
        let (mut memory, mut deal) = (G::Memory::default(), Vec::new());
        state.deal(chance, &mut |event| {
            G::remember(&mut memory, &event);
            deal.push(event);
        });
        let name = |number| names.get(number).map_or(Seat::new(number).to_string(), |&n| n.into());
        let names = (0..options.players()).map(name).collect();
        let record = Record { rules: G::RULES, options, names, source, deal, entries: Vec::new() };
        Self { state, memory, record }
    }

    /// Plays a move with the chance of its entry, if the rules allow it; else nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    ///
    /// # Panics
    /// If the record's seed is not known: such a game needs [`Match::play_with`].
    pub fn play(&mut self, by: Seat, mv: G::Move) -> Result<&Entry<G>, Illegal<G>> {
        let Some(seed) = self.record.source.seed() else {
            panic!("a game without its seed cannot go on by itself")
        };
        let mut chance = seed.entry(self.record.entries.len() as u64 + 1);
        self.play_with(by, mv, &mut chance)
    }

    /// Plays a move with the chance given, if the rules allow it; else nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn play_with(
        &mut self,
        by: Seat,
        mv: G::Move,
        chance: &mut impl Chance,
    ) -> Result<&Entry<G>, Illegal<G>> {
        let mut events = Vec::new();
        let mv = self.state.play(by, mv, chance, &mut |event| events.push(event))?;
        events.iter().for_each(|event| G::remember(&mut self.memory, event));
        self.record.entries.push(Entry { by, mv, events });
        Ok(&self.record.entries[self.record.entries.len() - 1])
    }

    /// The state. It knows everything: never to be shown.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the seats remember.
    #[must_use]
    pub fn memory(&self) -> &G::Memory {
        &self.memory
    }

    /// What a viewer may know.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(&self.memory, viewer)
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }
}

impl<G: Notation> Record<G> {
    /// Plays the record again, move by move, and compares every event: with the seed if the record
    /// shows it, else with the fortune that its events tell. `each` sees the deal and every entry
    /// as soon as it agrees.
    ///
    /// # Errors
    /// The first difference.
    pub fn verify(&self, mut each: impl FnMut(&Match<G>)) -> Result<Match<G>, Difference> {
        let wrong = |entry, what: String| Difference { entry, what };
        let names: Vec<&str> = self.names.iter().map(String::as_str).collect();
        let told = self.deal.first().and_then(dealt::<G>);
        let (dealer, deck) = told.ok_or_else(|| wrong(0, "there is no deal".into()))?;
        let seed = self.source.seed();
        let mut game = if let Some(seed) = &seed {
            Match::deal(self.options, self.source.clone(), &mut seed.entry(0), &names)
        } else {
            let mut script = G::script_deal(dealer, &deck).map_err(|what| wrong(0, what))?;
            let game = Match::deal(self.options, self.source.clone(), &mut script, &names);
            script.fault().map_or(Ok(game), |what| Err(wrong(0, what)))?
        };
        compare::<G>(0, &self.deal, &game.record.deal)?;
        each(&game);
        for (number, entry) in (1..).zip(&self.entries) {
            let (by, mv) = (entry.by, entry.mv);
            let refused = |illegal: Illegal<G>| wrong(number, format!("refused: {illegal}"));
            let played = if let Some(seed) = &seed {
                game.play_with(by, mv, &mut seed.entry(number as u64)).map_err(refused)?
            } else {
                let fortune: Vec<_> = G::fortune(&entry.events).into_iter().collect();
                let script = game.state.script(by, mv, &fortune);
                let mut script = script.map_err(|what| wrong(number, what))?;
                let played = game.play_with(by, mv, &mut script).map_err(refused)?;
                script.fault().map_or(Ok(played), |what| Err(wrong(number, what)))?
            };
            compare::<G>(number, &entry.events, &played.events)?;
            each(&game);
        }
        Ok(game)
    }
}

/// Where a record and its replay part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The entry, 0 for the deal.
    pub entry: usize,
    /// What differs.
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            0 => write!(f, "the deal: {}", self.what),
            entry => write!(f, "move {entry}: {}", self.what),
        }
    }
}

impl std::error::Error for Difference {}

fn compare<G: Game>(
    entry: usize,
    recorded: &[G::Event],
    replayed: &[G::Event],
) -> Result<(), Difference> {
    let text = |event: Option<&G::Event>| event.map_or("nothing".into(), shortened);
    for place in 0..recorded.len().max(replayed.len()) {
        let (was, is) = (recorded.get(place), replayed.get(place));
        if was != is {
            let what = format!("the record says `{}`, the rules `{}`", text(was), text(is));
            return Err(Difference { entry, what });
        }
    }
    Ok(())
}

/// A deck in an error message tells nobody anything after its first cards.
fn shortened(event: &impl fmt::Display) -> String {
    let text = event.to_string();
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

impl<G: Game> fmt::Display for Record<G> {
    /// The `.ivanhoe` file: tags, an empty line, then one line a turn (`rules/notation.md`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Game \"{}\"]", G::NAME)?;
        writeln!(f, "[Rules \"{}\"]", self.rules)?;
        writeln!(f, "[Players \"{}\"]", self.options.players())?;
        let unusual: Vec<String> =
            self.options.unusual().iter().map(|(key, v)| format!("{key}={}", plain(v))).collect();
        if !unusual.is_empty() {
            writeln!(f, "[Options \"{}\"]", unusual.join(" "))?;
        }
        for (number, name) in self.names.iter().enumerate() {
            writeln!(f, "[Seat {} \"{}\"]", Seat::new(number), escape(name))?;
        }
        match &self.source {
            Source::Seed(seed) => writeln!(f, "[Seed \"{seed}\"]")?,
            Source::Seal(seal) => {
                writeln!(f, "[Commitment \"{}\"]", seal.commitment())?;
                writeln!(f, "[ServerSeed \"{}\"]", seal.server())?;
                for (number, part) in seal.parts().iter().enumerate() {
                    writeln!(f, "[Part {} \"{part}\"]", Seat::new(number))?;
                }
                writeln!(f, "[Seed \"{}\"]", seal.seed())?;
            }
            Source::Hands => {}
        }
        if let Some((dealer, deck)) = self.deal.first().and_then(dealt::<G>) {
            writeln!(f, "[Dealer \"{dealer}\"]\n[Deck \"{}\"]", deck.join(" "))?;
        }
        let mut line = Line { number: 0, after: After::Break };
        for event in self.deal.iter().skip(1) {
            line.event::<G>(f, event)?;
        }
        for entry in &self.entries {
            line.mv::<G>(f, entry)?;
            for event in entry.events.iter().skip(1) {
                line.event::<G>(f, event)?;
            }
        }
        if matches!(line.after, After::Event) {
            f.write_str(")")?;
        }
        f.write_str("\n")
    }
}

/// Where the writer of a record's lines stands.
struct Line {
    number: usize,
    after: After,
}

enum After {
    Break,
    Move,
    Event,
}

impl Line {
    fn event<G: Game>(&mut self, f: &mut fmt::Formatter<'_>, event: &G::Event) -> fmt::Result {
        if G::begins_turn(event) {
            self.turn(f)?;
        }
        match self.after {
            After::Break => write!(f, "({event}")?,
            After::Move => write!(f, " ({event}")?,
            After::Event => write!(f, ", {event}")?,
        }
        self.after = After::Event;
        Ok(())
    }

    fn mv<G: Game>(&mut self, f: &mut fmt::Formatter<'_>, entry: &Entry<G>) -> fmt::Result {
        match self.after {
            After::Break => {}
            After::Move => f.write_str("; ")?,
            After::Event => f.write_str(") ")?,
        }
        write!(f, "{} {}", entry.by, entry.mv)?;
        self.after = After::Move;
        Ok(())
    }

    fn turn(&mut self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.after, After::Event) {
            f.write_str(")")?;
        }
        self.number += 1;
        self.after = After::Break;
        write!(f, "\n{}. ", self.number)
    }
}

fn escape(name: &str) -> String {
    name.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
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

/// The value of a tag in a record file, without reading the rest: to learn which game it is.
#[must_use]
pub fn tag(file: &str, name: &str) -> Option<String> {
    file.lines()
        .take_while(|line| line.starts_with('['))
        .find_map(|line| line.strip_prefix(&format!("[{name} \""))?.strip_suffix("\"]"))
        .and_then(unescape)
}

impl<G: Game> std::str::FromStr for Record<G> {
    type Err = RecordError;

    /// Reads what `Display` writes, and nothing else. It reads, it does not judge: whether the
    /// game is by the rules is for [`Record::verify`].
    fn from_str(file: &str) -> Result<Self, RecordError> {
        let mut lines = file.lines().enumerate();
        let tags = Tags::read(&mut lines)?;
        let mut record = tags.record::<G>()?;
        for (number, (at, line)) in (1..).zip(lines) {
            let fault = |error| RecordError { line: at + 1, error };
            read_turn(&mut record, number, line).map_err(fault)?;
        }
        Ok(record)
    }
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
