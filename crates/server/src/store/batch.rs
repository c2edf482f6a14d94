//! Jobs by column: PostgreSQL gets them in a handful of statements, however many jobs there are.

use std::collections::BTreeMap;

use postgres::types::ToSql;

use super::nodes::ours;
use super::sqlite::numbers;
use super::{
    AdminCommandRow, Change, ChatRow, EntryRow, GuestId, GuestRow, Job, Millis, NodeId, Pause,
    TableRow,
};

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
const EXPIRED_LINKS: &str = "DELETE FROM links \
    USING UNNEST ($1::BIGINT[], $2::BIGINT[]) AS given (guest, made) \
    WHERE links.guest = given.guest AND links.until <= given.made";
const LINKS: &str = "INSERT INTO links (hash, guest, until) \
    SELECT * FROM UNNEST ($1::BYTEA[], $2::BIGINT[], $3::BIGINT[])";
const LINKS_USED: &str = "DELETE FROM links WHERE hash = ANY ($1::BYTEA[])";
// A new table belongs to the node that makes it; only a claim changes that.
const TABLES: &str = "INSERT INTO tables \
    (code, stage, game, open, created, touched, guests, room, owner) \
    SELECT *, $9::BIGINT FROM UNNEST ($1::TEXT[], $2::TEXT[], $3::TEXT[], $4::BOOLEAN[], \
    $5::BIGINT[], $6::BIGINT[], $7::TEXT[], $8::TEXT[]) \
    ON CONFLICT (code) DO UPDATE SET stage = excluded.stage, game = excluded.game, \
    open = excluded.open, created = excluded.created, touched = excluded.touched, \
    guests = excluded.guests, room = excluded.room";
const DUE: &str = "UPDATE tables SET due = given.due \
    FROM UNNEST ($1::TEXT[], $2::BIGINT[]) AS given (code, due) \
    WHERE tables.code = given.code AND tables.due <> given.due";
const SITTERS: &str = "INSERT INTO sitters (guest, code) \
    SELECT * FROM UNNEST ($1::BIGINT[], $2::TEXT[]) ON CONFLICT (guest, code) DO NOTHING";
const ENTRIES: &str = "INSERT INTO entries \
    (code, seq, at, seat, cause, id, move, events, banks) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], \
    $6::TEXT[], $7::TEXT[], $8::TEXT[], $9::TEXT[])";
const CHAT: &str = "INSERT INTO chat (code, seq, at, guest, name, text) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], \
    $6::TEXT[])";
// Ids are assigned in the order of the commands.
const ADMIN_COMMANDS: &str = "INSERT INTO orders (at, operator, text, outcome) \
    SELECT at, operator, text, outcome \
    FROM UNNEST ($1::BIGINT[], $2::TEXT[], $3::TEXT[], $4::TEXT[]) \
    WITH ORDINALITY AS given (at, operator, text, outcome, place) ORDER BY place";
const ADMIN_COMMANDS_DONE: &str = "UPDATE orders SET outcome = done.outcome \
    FROM UNNEST ($1::BIGINT[], $2::TEXT[]) AS done (id, outcome) WHERE orders.id = done.id";
const ALIVE: &str = "INSERT INTO meta (name, value) VALUES ('alive', $1) \
    ON CONFLICT (name) DO UPDATE SET value = excluded.value";
const SEEN: &str = "UPDATE nodes SET seen = clock_timestamp() WHERE id = $1 AND NOT dead";
const PAUSES: &str = "INSERT INTO pauses (begun, ended) \
    SELECT * FROM UNNEST ($1::BIGINT[], $2::BIGINT[]) \
    ON CONFLICT (begun) DO UPDATE SET ended = excluded.ended";

const ARCHIVED: &str = concat!(
    "UPDATE tables SET archived = TRUE WHERE code = ANY ($2::TEXT[]) ",
    "AND stage IN ('over', 'ended') AND NOT archived AND ",
    ours!()
);
const ARCHIVE: &str = "INSERT INTO archive (code, record) \
    SELECT * FROM UNNEST ($1::TEXT[], $2::BYTEA[])";
const UNPACKED: &str = "DELETE FROM entries WHERE code = ANY ($1::TEXT[])";
const FORGET_PARTS: [&str; 4] = [
    "DELETE FROM archive WHERE code = ANY ($1::TEXT[])",
    "DELETE FROM chat WHERE code = ANY ($1::TEXT[])",
    "DELETE FROM sitters WHERE code = ANY ($1::TEXT[])",
    "DELETE FROM table_pauses WHERE code = ANY ($1::TEXT[])",
];
const FORGET: &str = concat!(
    "DELETE FROM tables USING UNNEST ($2::TEXT[], $3::BIGINT[]) AS given (code, since) ",
    "WHERE tables.code = given.code AND archived AND touched < given.since AND ",
    ours!()
);

/// A link's hash, its guest, when it was made, and until when it is valid.
type Link<'a> = (&'a [u8], GuestId, Millis, Millis);

/// The changes of many jobs, sorted by kind. One kind does not depend on the order of another, and
/// for changes to the same row the last one counts.
#[derive(Default)]
pub(super) struct Batch<'a> {
    guests: BTreeMap<GuestId, &'a GuestRow>,
    named: BTreeMap<GuestId, &'a str>,
    banned: BTreeMap<GuestId, bool>,
    tokens: Vec<(&'a [u8], GuestId)>,
    links: Vec<Link<'a>>,
    links_used: Vec<&'a [u8]>,
    tables: BTreeMap<&'a str, &'a TableRow>,
    due: BTreeMap<&'a str, Millis>,
    sitters: Vec<(GuestId, &'a str)>,
    entries: Vec<&'a EntryRow>,
    chat: Vec<&'a ChatRow>,
    admin_commands: Vec<&'a AdminCommandRow>,
    admin_commands_done: BTreeMap<i64, &'a str>,
    /// Tables whose games are archived, how many entries they had, and their records.
    archived: Vec<(&'a str, u32, &'a [u8])>,
    /// Tables that are deleted, if they have not changed since then.
    forgotten: Vec<(&'a str, Millis)>,
    alive: Option<Millis>,
    pauses: BTreeMap<Millis, Millis>,
    /// The node that saves it, if the database is shared.
    node: Option<NodeId>,
    /// Is a job in it for another node?
    is_foreign: bool,
}

/// A statement, its parameters, and how many rows it must change if that is not certain.
pub(super) struct Step<'a> {
    pub(super) sql: &'static str,
    pub(super) values: Values<'a>,
    pub(super) must_change: Option<usize>,
}

impl<'a> Batch<'a> {
    /// Sorts the changes of these jobs, which this node saves.
    pub(super) fn of(jobs: &[&'a Job], node: Option<NodeId>) -> Self {
        let mut batch = Self { node, ..Self::default() };
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
                Change::Link { hash, guest, made, until } => {
                    batch.links.push((hash, *guest, *made, *until));
                }
                Change::LinkUsed { hash } => batch.links_used.push(hash),
                Change::Table(row) => {
                    batch.tables.insert(&row.code, row);
                    batch.sitters.extend(row.guests.iter().map(|guest| (*guest, &*row.code)));
                }
                Change::Due { table, due } => {
                    batch.due.insert(table, *due);
                }
                Change::Entry(row) => batch.entries.push(row),
                Change::Chat(row) => batch.chat.push(row),
                Change::Archive { table, entries, record } => {
                    batch.archived.push((table, *entries, record));
                }
                Change::Forget { table, since } => batch.forgotten.push((table, *since)),
                Change::AdminCommand(row) => batch.admin_commands.push(row),
                Change::AdminCommandDone { id, outcome } => {
                    batch.admin_commands_done.insert(*id, outcome);
                }
                Change::Alive(at) => batch.alive = Some(*at),
                Change::Pause(Pause { begun, ended }) => {
                    batch.pauses.insert(*begun, *ended);
                }
                Change::OnlyAs(owner) => batch.is_foreign |= node != Some(*owner),
            }
        }
        batch
    }

    /// Is a job in it for another node?
    pub(super) fn is_foreign(&self) -> bool {
        self.is_foreign
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
        step(!self.links.is_empty(), EXPIRED_LINKS, expired(&self.links));
        step(!self.links.is_empty(), LINKS, links(&self.links));
        step(!self.tables.is_empty(), TABLES, tables(self.tables.values().copied(), self.node));
        let (codes, due): (Vec<&str>, Vec<Millis>) = self.due.iter().unzip();
        step(!codes.is_empty(), DUE, vec![Box::new(codes), Box::new(due)]);
        let (guests, codes): (Vec<GuestId>, Vec<&str>) = self.sitters.iter().copied().unzip();
        step(!guests.is_empty(), SITTERS, vec![Box::new(guests), Box::new(codes)]);
        step(!self.entries.is_empty(), ENTRIES, entries(&self.entries));
        step(!self.chat.is_empty(), CHAT, chat(&self.chat));
        step(!self.admin_commands.is_empty(), ADMIN_COMMANDS, admin_commands(&self.admin_commands));
        match (self.alive, self.node) {
            (Some(at), None) => step(true, ALIVE, vec![Box::new(at)]),
            (Some(_), Some(node)) => step(true, SEEN, vec![Box::new(node)]),
            (None, _) => {}
        }
        step(!self.pauses.is_empty(), PAUSES, pairs(&self.pauses));
        if !self.links_used.is_empty() {
            let (values, must_change) = (self.links_used.clone(), Some(self.links_used.len()));
            steps.push(Step { sql: LINKS_USED, values: vec![Box::new(values)], must_change });
        }
        steps.extend(update(NAMED, &self.named));
        steps.extend(update(BANNED, &self.banned));
        steps.extend(update(ADMIN_COMMANDS_DONE, &self.admin_commands_done));
        steps.extend(self.archiving());
        steps.extend(self.forgetting());
        steps
    }

    /// Records take the place of entries.
    fn archiving(&self) -> Vec<Step<'a>> {
        if self.archived.is_empty() {
            return Vec::new();
        }
        let rows = self.archived.iter().copied();
        let codes = || column(rows.clone(), |row| row.0);
        let entries = rows.clone().map(|row| row.1 as usize).sum();
        let marked: Values<'a> = vec![Box::new(self.node), codes()];
        let records: Values<'a> = vec![codes(), column(rows.clone(), |row| row.2)];
        vec![
            Step { sql: ARCHIVED, values: marked, must_change: Some(self.archived.len()) },
            Step { sql: ARCHIVE, values: records, must_change: None },
            Step { sql: UNPACKED, values: vec![codes()], must_change: Some(entries) },
        ]
    }

    /// Archived games are deleted, and what refers to a table before it.
    fn forgetting(&self) -> Vec<Step<'a>> {
        if self.forgotten.is_empty() {
            return Vec::new();
        }
        let rows = self.forgotten.iter().copied();
        let codes = || column(rows.clone(), |row| row.0);
        let part = |sql| Step { sql, values: vec![codes()], must_change: None };
        let values: Values<'a> =
            vec![Box::new(self.node), codes(), column(rows.clone(), |row| row.1)];
        let table = Step { sql: FORGET, values, must_change: Some(self.forgotten.len()) };
        FORGET_PARTS.map(part).into_iter().chain([table]).collect()
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

fn expired<'a>(links: &[Link<'a>]) -> Values<'a> {
    let rows = links.iter().copied();
    vec![column(rows.clone(), |link| link.1), column(rows, |link| link.2)]
}

fn links<'a>(links: &[Link<'a>]) -> Values<'a> {
    let rows = links.iter().copied();
    vec![
        column(rows.clone(), |link| link.0),
        column(rows.clone(), |link| link.1),
        column(rows, |link| link.3),
    ]
}

fn tables<'a>(
    rows: impl Iterator<Item = &'a TableRow> + Clone,
    node: Option<NodeId>,
) -> Values<'a> {
    vec![
        column(rows.clone(), |row| &*row.code),
        column(rows.clone(), |row| row.stage.word()),
        column(rows.clone(), |row| &*row.game),
        column(rows.clone(), |row| row.open),
        column(rows.clone(), |row| row.created),
        column(rows.clone(), |row| row.touched),
        column(rows.clone(), |row| numbers(&row.guests)),
        column(rows, |row| &*row.meta),
        Box::new(node),
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

fn admin_commands<'a>(rows: &[&'a AdminCommandRow]) -> Values<'a> {
    let rows = rows.iter().copied();
    vec![
        column(rows.clone(), |row| row.at),
        column(rows.clone(), |row| &*row.by),
        column(rows.clone(), |row| &*row.command),
        column(rows, |row| row.outcome.as_deref()),
    ]
}
