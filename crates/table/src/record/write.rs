//! Writing a record as a `.ivanhoe` file (`rules/notation.md`).

use std::fmt;

use super::{About, Branch, Entry, Record, Source};
use crate::game::{Game, Options as _, plain};
use crate::notation::dealt;
use crate::seal::by_seat;
use crate::seat::Seat;

impl<G: Game> fmt::Display for Record<G> {
    /// The `.ivanhoe` file: tags, an empty line, then one line per turn (`rules/notation.md`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[Game \"{}\"]", G::NAME)?;
        writeln!(f, "[Rules \"{}\"]", self.rules)?;
        self.about.write_occasion(f)?;
        writeln!(f, "[Players \"{}\"]", self.options.players())?;
        let unusual: Vec<String> =
            self.options.unusual().iter().map(|(key, v)| format!("{key}={}", plain(v))).collect();
        if !unusual.is_empty() {
            writeln!(f, "[Options \"{}\"]", unusual.join(" "))?;
        }
        for (number, name) in self.names.iter().enumerate() {
            writeln!(f, "[Seat {} \"{}\"]", Seat::new(number), escape(name))?;
        }
        self.about.write_course(f)?;
        match &self.source {
            Source::Seed(seed) => writeln!(f, "[Seed \"{seed}\"]")?,
            Source::Seal(seal) => {
                writeln!(f, "[Commitment \"{}\"]", seal.commitment())?;
                writeln!(f, "[ServerSeed \"{}\"]", seal.server())?;
                for (number, part) in seal.parts().iter().enumerate() {
                    writeln!(f, "[Part {} \"{part}\"]", Seat::new(number))?;
                }
                if let Some(sealing) = seal.sealing() {
                    writeln!(f, "[Seals \"{}\"]", by_seat(&sealing.seals))?;
                    writeln!(f, "[Attempt \"{}\"]", sealing.failed.len() + 1)?;
                    for (number, failed) in (1..).zip(&sealing.failed) {
                        writeln!(f, "[Failed \"{number} {}\"]", failed.written())?;
                    }
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

impl About {
    /// When and where the game was played.
    fn write_occasion(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in [("Date", &self.date), ("Place", &self.place)] {
            if let Some(value) = value {
                writeln!(f, "[{name} \"{}\"]", escape(value))?;
            }
        }
        Ok(())
    }

    /// Bots, winners, moves taken back, hints, and which game this one was tried from.
    fn write_course(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, level) in &self.bots {
            writeln!(f, "[Bot {seat} \"{}\"]", escape(level))?;
        }
        if let Some(winners) = self.result {
            writeln!(f, "[Result \"{winners}\"]")?;
        }
        for (name, count) in [("Undone", self.undone), ("Hints", self.hints)] {
            if count > 0 {
                writeln!(f, "[{name} \"{count}\"]")?;
            }
        }
        if let Some(Branch { table, entry, seat, world }) = &self.branch {
            writeln!(f, "[Branch \"{} {entry} {seat}\"]", escape(table))?;
            if let Some(world) = world {
                writeln!(f, "[World \"{}\"]", escape(world))?;
            }
        }
        Ok(())
    }
}

/// The state of the writer of a record's lines.
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
