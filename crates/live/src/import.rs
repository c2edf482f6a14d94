//! Finished games that were played without a server, from their records.

use bots::BotGame;
use protocol::Settings;
use table::{Entry, Options as _, Record, Source};

use crate::live::written_events;
use crate::meta::{Attempts, FailedAttempt, Imported, SeatHolder, TableMeta};
use crate::rows::{Change, EntryRow, Guest, Job, Millis, Stage};

/// The table of a finished game against bots, from its record. The guest gets the seat that no bot
/// has. The deal and every move are checked. Whoever deals alone can still choose the cards, so the
/// table is marked.
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
        let end = record.verify(|_| ()).map_err(|difference| difference.to_string())?;
        // If the record names the winners, the game has just been found to be over.
        let winners = record.about.result.ok_or("it has no result")?;
        let mut meta = seated(&record, guest)?;
        meta.winners = winners.into_iter().collect();
        meta.scores = end.scores();
        let person = meta.seat_of(guest.id);
        let deal = EntryRow::of_deal(code, now, written_events::<G>(&record.deal));
        let row = |(number, entry): (u32, &Entry<G>)| EntryRow {
            seq: number,
            by: entry.by.to_string(),
            cause: if person == Some(entry.by) { "player" } else { "bot" }.to_owned(),
            mv: entry.mv.to_string(),
            events: written_events::<G>(&entry.events),
            ..EntryRow::of_deal(code, now, String::new())
        };
        let entries = std::iter::once(deal).chain((1..).zip(&record.entries).map(row));
        let table = Change::Table(meta.row(code, Stage::Over, now, now));
        Ok(std::iter::once(table).chain(entries.map(Change::Entry)).collect())
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
        let failed = sealing.failed.iter().map(FailedAttempt::from).collect();
        meta.deal = Attempts { fixed: Some(sealing.seals.clone()), silent: Vec::new(), failed };
    }
    if meta.seal() != *seal {
        return Err("a bot has added to its deal".to_owned());
    }
    if !record.about.date.as_deref().is_none_or(is_date) {
        return Err("its date is not one like 2026-11-16".to_owned());
    }
    meta.imported = Some(Imported { date: record.about.date.clone(), undone: record.about.undone });
    Ok(meta)
}

/// Is this a date as records write it? Any other text would be shown to everybody.
fn is_date(text: &str) -> bool {
    let fits = |(number, letter): (usize, char)| match number {
        4 | 7 => letter == '-',
        _ => letter.is_ascii_digit(),
    };
    text.len() == 10 && text.chars().enumerate().all(fits)
}
