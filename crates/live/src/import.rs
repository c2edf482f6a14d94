//! Finished games that were played without a server, from their records.

use bots::BotGame;
use protocol::Settings;
use table::{About, Entry, Options as _, Record, Source};

use crate::attempts::Attempts;
use crate::meta::{Imported, SeatHolder, TableMeta};
use crate::record::{DAY, midnight, rows_of};
use crate::rows::{Change, Guest, Job, Millis, Stage};

/// The table of a finished game against bots, from its record. The guest gets the seat that no bot
/// has. The deal and every move are checked. Whoever deals alone can still choose the cards, and
/// move for the bots: the table is marked, and the levels of its bots are not told.
///
/// # Errors
/// Why it is refused.
pub fn import(text: &str, guest: &Guest, code: &str, now: Millis) -> Result<Job, String> {
    let title = table::tag(text, "Game").ok_or("it has no game")?;
    bots::run(title.parse()?, Import { text, guest, code, now })
}

struct Import<'a> {
    text: &'a str,
    guest: &'a Guest,
    code: &'a str,
    now: Millis,
}

impl bots::Task for Import<'_> {
    type Output = Result<Job, String>;

    fn run<G: BotGame>(self) -> Result<Job, String> {
        let Self { text, guest, code, now } = self;
        let record: Record<G> =
            text.parse().map_err(|error: table::RecordError| error.to_string())?;
        if record.about.branch.is_some() {
            return Err("it was tried from another game".to_owned());
        }
        let end = record.verify(|_| ()).map_err(|difference| difference.to_string())?;
        // If the record names the winners, the game has just been found to be over.
        let winners = record.about.result.ok_or("it has no result")?;
        let mut meta = seated(&record, guest)?;
        let About { date, undone, .. } = record.about.clone();
        if !date.as_deref().is_none_or(|date| has_come(date, now)) {
            return Err("its date is none that has come, like 2026-11-16".to_owned());
        }
        meta.imported = Some(Imported { date, undone });
        meta.winners = winners.into_iter().collect();
        meta.scores = end.scores();
        let person = meta.seat_of(guest.id);
        let cause = |entry: &Entry<G>| if person == Some(entry.by) { "player" } else { "bot" };
        let entries = rows_of(&record, &record.entries, code, now, cause);
        let table = Change::Table(meta.row(code, Stage::Over, now, now));
        Ok(std::iter::once(table).chain(entries.into_iter().map(Change::Entry)).collect())
    }
}

/// The table before its first move: one person among bots.
fn seated<G: BotGame>(record: &Record<G>, guest: &Guest) -> Result<TableMeta, String> {
    let Source::Seal(seal) = &record.source else { return Err("its deal has no seal".to_owned()) };
    let players = record.options.players();
    let mut bots: Vec<Option<String>> = vec![None; players];
    for (seat, level) in &record.about.bots {
        *bots.get_mut(seat.index()).ok_or("a bot has no seat")? = Some(level.clone());
    }
    let mut people = (0..players).filter(|&number| bots[number].is_none());
    let (Some(person), None) = (people.next(), people.next()) else {
        return Err("it is no game of one person against bots".to_owned());
    };
    let options = record.options.unusual();
    let settings = Settings { options, ..Settings::usual(G::NAME, players) };
    let refused = |refusal: protocol::Refusal| refusal.text;
    let mut meta = TableMeta::new(settings, &bots, guest, seal.server()).map_err(refused)?;
    meta.rules = record.rules;
    let part = seal.parts().get(person).filter(|part| !part.is_empty()).cloned();
    if let SeatHolder::Guest(player) = &mut meta.holders[person] {
        player.part = part;
    }
    if let Some(sealing) = seal.sealing() {
        meta.deal = Attempts::from(sealing);
    }
    if meta.seal() != *seal {
        return Err("a bot has added to its deal".to_owned());
    }
    meta.hints = record.about.hints;
    Ok(meta)
}

/// Is this a day that has come? The sender's clock may be a day ahead. Any other text would be
/// shown to everybody.
fn has_come(date: &str, now: Millis) -> bool {
    midnight(date).is_some_and(|midnight| midnight <= now + DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_a_day_that_has_come() {
        let now = midnight("2026-11-16").expect("a day") + 1;
        for (date, expected) in [
            ("2026-11-15", true),
            ("2026-11-17", true),
            ("2026-11-18", false),
            ("2999-01-01", false),
            ("2026-02-30", false),
            ("yesterday", false),
        ] {
            assert_eq!(has_come(date, now), expected, "{date}");
        }
    }
}
