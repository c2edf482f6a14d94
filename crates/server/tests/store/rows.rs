//! Rows to store.

use server::store::{
    AdminCommandRow, Change, ChatRow, EntryRow, GuestId, GuestRow, Job, Pause, Stage, Store,
    StoreError, TableRow, pack,
};

pub(crate) fn guest(id: GuestId, name: &str) -> GuestRow {
    GuestRow { id, name: name.to_owned(), banned: false, created: 1_000, program: false }
}

pub(crate) fn table(code: &str, stage: Stage, guests: &[GuestId]) -> TableRow {
    TableRow {
        code: code.to_owned(),
        stage,
        game: "tournament".to_owned(),
        open: true,
        created: 2_000,
        touched: 3_000,
        guests: guests.to_vec(),
        meta: r#"{"seats":["Ivanhoe","Rébecca ✠"]}"#.to_owned(),
    }
}

pub(crate) fn entry(code: &str, seq: u32) -> EntryRow {
    EntryRow {
        table: code.to_owned(),
        seq,
        at: 4_000 + i64::from(seq),
        by: if seq == 0 { String::new() } else { "B".to_owned() },
        cause: if seq == 0 { "deal" } else { "player" }.to_owned(),
        id: (seq % 2 == 1).then(|| format!("click-{seq}")),
        mv: if seq == 0 { String::new() } else { "play P3".to_owned() },
        events: "B plays P3\tquietly\nC draws ☙\\1".to_owned(),
        banks: "60000 59000".to_owned(),
    }
}

pub(crate) fn chat(code: &str, seq: u32, text: &str) -> ChatRow {
    ChatRow {
        table: code.to_owned(),
        seq,
        at: 5_000,
        guest: 7,
        name: "Wamba".to_owned(),
        text: text.to_owned(),
    }
}

pub(crate) fn admin_command(at: i64, command: &str) -> AdminCommandRow {
    AdminCommandRow {
        id: 0,
        at,
        by: "prior".to_owned(),
        command: command.to_owned(),
        outcome: None,
    }
}

/// A job that creates a table.
pub(crate) fn lay(code: &str) -> Job {
    vec![Change::Table(table(code, Stage::Playing, &[]))]
}

/// A job that saves one entry.
pub(crate) fn one(code: &str, seq: u32) -> Job {
    vec![Change::Entry(entry(code, seq))]
}

/// The entries of a table become one record.
pub(crate) fn archived(code: &str, entries: &[EntryRow]) -> Change {
    let record = pack(entries.to_vec()).expect("a record");
    Change::Archive { table: code.to_owned(), entries: entries.len() as u32, record }
}

/// The numbers of a table's stored entries.
pub(crate) async fn numbers(store: &Store, code: &str) -> Result<Vec<u32>, StoreError> {
    let code = code.to_owned();
    let entries = store.read(move |database| database.entries(&code)).await?;
    Ok(entries.iter().map(|entry| entry.seq).collect())
}

/// A little of everything, with every character that some format may trip over.
pub(crate) fn everything() -> Job {
    let odd = "tab\t line\n return\r back\\slash \\N quote' \"✠\u{1f3f0} \u{1} {}";
    let outcome = Some(odd.to_owned());
    vec![
        Change::Guest(guest(7, odd)),
        Change::Guest(GuestRow { banned: true, program: true, ..guest(i64::MAX, "") }),
        Change::Token { guest: 7, hash: [0xff; 32] },
        Change::Token { guest: i64::MAX, hash: std::array::from_fn(|byte| byte as u8) },
        Change::Table(TableRow { meta: odd.to_owned(), ..table("ABC", Stage::Over, &[9, 7]) }),
        Change::Table(TableRow { open: false, ..table("XYZ", Stage::Waiting, &[]) }),
        Change::Entry(entry("ABC", 0)),
        Change::Entry(entry("ABC", 1)),
        Change::Entry(EntryRow { events: odd.to_owned(), ..entry("ABC", u32::MAX) }),
        Change::Chat(chat("ABC", 1, odd)),
        Change::Table(table("OLD", Stage::Over, &[7])),
        Change::Entry(entry("OLD", 0)),
        archived("OLD", &[entry("OLD", 0)]),
        Change::AdminCommand(admin_command(1, odd)),
        Change::AdminCommand(AdminCommandRow { outcome, ..admin_command(2, "{}") }),
        Change::AdminCommand(admin_command(3, "{}")),
        Change::Alive(1_234),
        Change::Pause(Pause { begun: 1, ended: i64::MAX }),
        Change::Link { hash: [0xfe; 32], guest: 7, made: 1, until: i64::MAX },
    ]
}
