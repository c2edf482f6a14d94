//! Jobs by column: PostgreSQL gets them in a handful of statements, however many jobs there are.

use std::collections::BTreeMap;

use postgres::types::ToSql;

use super::sqlite::numbers;
use super::{Change, ChatRow, EntryRow, GuestId, GuestRow, Job, Millis, OrderRow, Pause, TableRow};

/// The parameters of a statement.
pub(super) type Values<'a> = Vec<Box<dyn ToSql + Sync + Send + 'a>>;

const GUESTS: &str = "INSERT INTO guests (id, name, banned, created, program) \
    SELECT * FROM UNNEST ($1::BIGINT[], $2::TEXT[], $3::BOOLEAN[], $4::BIGINT[], $5::BOOLEAN[]) \
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, banned = excluded.banned, \
    created = excluded.created, program = excluded.program";
const NAMED: &str = "UPDATE guests SET name = given.name \
    FROM UNNEST ($1::BIGINT[], $2::TEXT[]) AS given (id, name) WHERE guests.id = given.id";
const BANNED: &str = "UPDATE guests SET banned = given.banned \
    FROM UNNEST ($1::BIGINT[], $2::BOOLEAN[]) AS given (id, banned) WHERE guests.id = given.id";
const TOKENS: &str =
    "INSERT INTO tokens (hash, guest) SELECT * FROM UNNEST ($1::BYTEA[], $2::BIGINT[])";
const TABLES: &str = "INSERT INTO tables \
    (code, stage, game, open, created, touched, guests, room) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::BOOLEAN[], $5::BIGINT[], \
    $6::BIGINT[], $7::TEXT[], $8::TEXT[]) \
    ON CONFLICT (code) DO UPDATE SET stage = excluded.stage, game = excluded.game, \
    open = excluded.open, created = excluded.created, touched = excluded.touched, \
    guests = excluded.guests, room = excluded.room";
const SITTERS: &str = "INSERT INTO sitters (guest, code) \
    SELECT * FROM UNNEST ($1::BIGINT[], $2::TEXT[]) ON CONFLICT (guest, code) DO NOTHING";
const ENTRIES: &str = "INSERT INTO entries \
    (code, seq, at, seat, cause, id, move, events, banks) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], \
    $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[])";
const CHAT: &str = "INSERT INTO chat (code, seq, at, guest, name, text) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], \
    $6::TEXT[])";
// Ids are assigned in the order of the orders.
const ORDERS: &str = "INSERT INTO orders (at, operator, text, outcome) \
    SELECT at, operator, text, outcome \
    FROM UNNEST ($1::BIGINT[], $2::TEXT[], $3::TEXT[], $4::TEXT[]) \
    WITH ORDINALITY AS given (at, operator, text, outcome, place) ORDER BY place";
const ORDERS_DONE: &str = "UPDATE orders SET outcome = done.outcome \
    FROM UNNEST ($1::BIGINT[], $2::TEXT[]) AS done (id, outcome) WHERE orders.id = done.id";
const ALIVE: &str = "INSERT INTO meta (name, value) VALUES ('alive', $1) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
const PAUSES: &str = "INSERT INTO pauses (begun, ended) \
    SELECT * FROM UNNEST ($1::BIGINT[], $2::BIGINT[]) \
    ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended";

/// The changes of many jobs, sorted by kind. One kind does not depend on the order of another, and
/// for changes to the same row the last one counts.
#[derive(Default)]
pub(super) struct Batch<'a> {
    guests: BTreeMap<GuestId, &'a GuestRow>,
    named: BTreeMap<GuestId, &'a str>,
    banned: BTreeMap<GuestId, bool>,
    tokens: Vec<(&'a [u8], GuestId)>,
    tables: BTreeMap<&'a str, &'a TableRow>,
    sitters: Vec<(GuestId, &'a str)>,
    entries: Vec<&'a EntryRow>,
    chat: Vec<&'a ChatRow>,
    orders: Vec<&'a OrderRow>,
    orders_done: BTreeMap<i64, &'a str>,
    alive: Option<Millis>,
    pauses: BTreeMap<Millis, Millis>,
}

/// A statement, its parameters, and how many rows it must change if that is not certain.
pub(super) struct Step<'a> {
    pub(super) sql: &'static str,
    pub(super) values: Values<'a>,
    pub(super) must_change: Option<usize>,
}

impl<'a> Batch<'a> {
    /// Sorts the changes of these jobs.
    pub(super) fn of(jobs: &[&'a Job]) -> Self {
        let mut batch = Self::default();
        for change in jobs.iter().copied().flatten() {
            match change {
                Change::Guest(row) => {
                    batch.guests.insert(row.id, row);
                    // The whole row is newer than earlier changes to it.
                    batch.named.remove(&row.id);
                    batch.banned.remove(&row.id);
                }
                Change::Named { guest, name } => {
                    batch.named.insert(*guest, name);
                }
                Change::Banned { guest, banned } => {
                    batch.banned.insert(*guest, *banned);
                }
                Change::Token { guest, hash } => batch.tokens.push((hash, *guest)),
                Change::Table(row) => {
                    batch.tables.insert(&row.code, row);
                    batch.sitters.extend(row.guests.iter().map(|guest| (*guest, &*row.code)));
                }
                Change::Entry(row) => batch.entries.push(row),
                Change::Chat(row) => batch.chat.push(row),
                Change::Order(row) => batch.orders.push(row),
                Change::OrderDone { id, outcome } => {
                    batch.orders_done.insert(*id, outcome);
                }
                Change::Alive(at) => batch.alive = Some(*at),
                Change::Pause(Pause { begun, ended }) => {
                    batch.pauses.insert(*begun, *ended);
                }
            }
        }
        batch
    }

    /// The statements that save it; rows come after the rows that they refer to.
    pub(super) fn steps(&self) -> Vec<Step<'a>> {
        let mut steps = Vec::new();
        let mut step = |needed: bool, sql, values: Values<'a>| {
            if needed {
                steps.push(Step { sql, values, must_change: None });
            }
        };
        step(!self.guests.is_empty(), GUESTS, guests(self.guests.values().copied()));
        let (hashes, guests): (Vec<&[u8]>, Vec<GuestId>) = self.tokens.iter().copied().unzip();
        step(!hashes.is_empty(), TOKENS, vec![Box::new(hashes), Box::new(guests)]);
        step(!self.tables.is_empty(), TABLES, tables(self.tables.values().copied()));
        let (guests, codes): (Vec<GuestId>, Vec<&str>) = self.sitters.iter().copied().unzip();
        step(!guests.is_empty(), SITTERS, vec![Box::new(guests), Box::new(codes)]);
        step(!self.entries.is_empty(), ENTRIES, entries(&self.entries));
        step(!self.chat.is_empty(), CHAT, chat(&self.chat));
        step(!self.orders.is_empty(), ORDERS, orders(&self.orders));
        if let Some(at) = self.alive {
            step(true, ALIVE, vec![Box::new(at)]);
        }
        step(!self.pauses.is_empty(), PAUSES, pairs(&self.pauses));
        steps.extend(update(NAMED, &self.named));
        steps.extend(update(BANNED, &self.banned));
        steps.extend(update(ORDERS_DONE, &self.orders_done));
        steps
    }
}

/// A statement that changes one column of rows that must exist.
fn update<'a, T: ToSql + Sync + Send + Copy + 'a>(
    sql: &'static str,
    rows: &BTreeMap<i64, T>,
) -> Option<Step<'a>> {
    let must_change = Some(rows.len());
    (!rows.is_empty()).then(|| Step { sql, values: pairs(rows), must_change })
}

/// Two columns of some rows.
fn pairs<'a, T: ToSql + Sync + Send + Copy + 'a>(rows: &BTreeMap<i64, T>) -> Values<'a> {
    let (keys, values): (Vec<i64>, Vec<T>) = rows.iter().map(|(key, value)| (*key, *value)).unzip();
    vec![Box::new(keys), Box::new(values)]
}

/// One column of some rows.
fn column<'a, R: 'a, T: ToSql + Sync + Send + 'a>(
    rows: impl Iterator<Item = R>,
    value: impl Fn(R) -> T,
) -> Box<dyn ToSql + Sync + Send + 'a> {
    Box::new(rows.map(value).collect::<Vec<T>>())
}

fn guests<'a>(rows: impl Iterator<Item = &'a GuestRow> + Clone) -> Values<'a> {
    vec![
        column(rows.clone(), |row| row.id),
        column(rows.clone(), |row| &*row.name),
        column(rows.clone(), |row| row.banned),
        column(rows.clone(), |row| row.created),
        column(rows, |row| row.program),
    ]
}

fn tables<'a>(rows: impl Iterator<Item = &'a TableRow> + Clone) -> Values<'a> {
    vec![
        column(rows.clone(), |row| &*row.code),
        column(rows.clone(), |row| row.stage.word()),
        column(rows.clone(), |row| &*row.game),
        column(rows.clone(), |row| row.open),
        column(rows.clone(), |row| row.created),
        column(rows.clone(), |row| row.touched),
        column(rows.clone(), |row| numbers(&row.guests)),
        column(rows, |row| &*row.meta),
    ]
}

fn entries<'a>(rows: &[&'a EntryRow]) -> Values<'a> {
    let rows = rows.iter().copied();
    vec![
        column(rows.clone(), |row| &*row.table),
        column(rows.clone(), |row| i64::from(row.seq)),
        column(rows.clone(), |row| row.at),
        column(rows.clone(), |row| &*row.by),
        column(rows.clone(), |row| &*row.cause),
        column(rows.clone(), |row| row.id.as_deref()),
        column(rows.clone(), |row| &*row.mv),
        column(rows.clone(), |row| &*row.events),
        column(rows, |row| &*row.banks),
    ]
}

fn chat<'a>(rows: &[&'a ChatRow]) -> Values<'a> {
    let rows = rows.iter().copied();
    vec![
        column(rows.clone(), |row| &*row.table),
        column(rows.clone(), |row| i64::from(row.seq)),
        column(rows.clone(), |row| row.at),
        column(rows.clone(), |row| row.guest),
        column(rows.clone(), |row| &*row.name),
        column(rows, |row| &*row.text),
    ]
}

fn orders<'a>(rows: &[&'a OrderRow]) -> Values<'a> {
    let rows = rows.iter().copied();
    vec![
        column(rows.clone(), |row| row.at),
        column(rows.clone(), |row| &*row.by),
        column(rows.clone(), |row| &*row.order),
        column(rows, |row| row.outcome.as_deref()),
    ]
}
