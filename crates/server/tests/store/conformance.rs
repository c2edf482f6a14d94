//! What every database must do alike.

use server::store::{AWAKE, Change, EntryRow, GuestRow, Pause, Stage, Store, StoreError, TableRow};

use crate::home::Home;
use crate::rows::{admin_command, chat, entry, guest, lay, numbers, one, table};

/// Turns each of these into a test on each kind of database.
macro_rules! on_every_database {
    ($($name:ident),* $(,)?) => {
        mod folder {
            use super::Home;
            $(#[tokio::test] async fn $name() { super::$name(&Home::folder()).await; })*
        }
        mod memory {
            use super::Home;
            $(#[tokio::test] async fn $name() { super::$name(&Home::Memory).await; })*
        }
        mod postgres {
            use super::Home;
            $(#[tokio::test] async fn $name() { super::$name(&Home::postgres()).await; })*
        }
    };
}
pub(crate) use on_every_database;

on_every_database! {
    nothing_is_there_at_first,
    guests_are_kept_and_changed,
    a_name_and_a_ban_do_not_undo_each_other,
    a_token_leads_to_its_guest,
    a_token_is_given_once,
    a_link_is_used_once,
    tables_are_kept_and_changed,
    live_tables_come_oldest_first,
    tables_that_are_due_come_first,
    a_guest_finds_his_tables,
    recent_games_are_open_and_over,
    entries_come_in_order,
    an_entry_is_kept_once,
    an_entry_needs_its_table,
    a_job_is_kept_whole_or_not_at_all,
    the_last_lines_of_chat_come_oldest_first,
    admin_commands_are_numbered_and_carried_out,
    the_last_sign_of_life_counts,
    pauses_are_kept_in_order,
    an_empty_job_is_kept,
    large_texts_come_back,
    a_text_with_a_nul_is_refused,
    a_bad_job_does_not_harm_the_others,
    jobs_are_counted,
    everything_is_there_after_reopening,
}

async fn keep(store: &Store, change: Change) {
    store.save(vec![change]).await.expect("kept");
}

fn is_conflict<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Conflict(_)))
}

async fn read_table(store: &Store, code: &'static str) -> Option<TableRow> {
    store.read(move |database| database.table(code)).await.expect("an answer")
}

fn codes(tables: &[TableRow]) -> Vec<&str> {
    tables.iter().map(|table| table.code.as_str()).collect()
}

async fn nothing_is_there_at_first(home: &Home) {
    let store = home.open();
    let answer = store.read(|database| {
        assert_eq!(database.guest(1)?, None);
        assert_eq!(database.guest_by_token(&[1; 32])?, None);
        assert_eq!(database.open_tables()?, []);
        assert_eq!(database.table("ABC")?, None);
        assert_eq!(database.tables_of(1, 10)?, []);
        assert_eq!(database.recent_games(10)?, []);
        assert_eq!(database.entries("ABC")?, []);
        assert_eq!(database.chat("ABC", 10)?, []);
        assert_eq!(database.pending_admin_commands()?, []);
        assert_eq!(database.admin_commands(10)?, []);
        assert_eq!(database.alive()?, None);
        assert_eq!(database.pauses("ABC", 0)?, []);
        Ok(())
    });
    answer.await.expect("answers");
}

async fn a_name_and_a_ban_do_not_undo_each_other(home: &Home) {
    let store = home.open();
    let named = |name: &str| Change::Named { guest: 7, name: name.to_owned() };
    let banned = |banned| Change::Banned { guest: 7, banned };
    let read = |store: Store| async move { store.read(|database| database.guest(7)).await };
    let row = |name, banned| Ok(Some(GuestRow { banned, ..guest(7, name) }));
    for change in [named("nobody"), banned(true)] {
        assert!(is_conflict(&store.save(vec![change]).await), "there is no such guest");
    }
    let job = vec![Change::Guest(guest(7, "Wamba")), Change::Guest(guest(8, "Gurth"))];
    store.save([job, vec![named("Witless")]].concat()).await.expect("kept");
    assert_eq!(read(store.clone()).await, row("Witless", false));
    keep(&store, banned(true)).await;
    keep(&store, named("Wamba")).await;
    assert_eq!(read(store.clone()).await, row("Wamba", true));
    store.save(vec![banned(false), named("one"), named("two")]).await.expect("kept");
    assert_eq!(read(store.clone()).await, row("two", false), "the last counts");
    store.save(vec![named("three"), Change::Guest(guest(7, "four"))]).await.expect("kept");
    assert_eq!(read(store.clone()).await, row("four", false), "also of the whole row");
    let other = store.read(|database| database.guest(8)).await;
    assert_eq!(other, Ok(Some(guest(8, "Gurth"))), "nobody else is changed");
}

async fn pauses_are_kept_in_order(home: &Home) {
    let store = home.open();
    let pause = |begun, ended| Pause { begun, ended };
    for (begun, ended) in [(300, 400), (100, 150), (100, 200)] {
        keep(&store, Change::Pause(pause(begun, ended))).await;
    }
    let since = |since| store.read(move |database| database.pauses("ABC", since));
    assert_eq!(since(0).await, Ok(vec![pause(100, 200), pause(300, 400)]));
    assert_eq!(since(199).await, Ok(vec![pause(100, 200), pause(300, 400)]));
    assert_eq!(since(200).await, Ok(vec![pause(300, 400)]));
}

async fn guests_are_kept_and_changed(home: &Home) {
    let store = home.open();
    let mut wamba = guest(-7, "Wamba");
    keep(&store, Change::Guest(wamba.clone())).await;
    let read = |store: Store| async move { store.read(|database| database.guest(-7)).await };
    assert_eq!(read(store.clone()).await, Ok(Some(wamba.clone())));
    wamba.name = "Wamba, son of Witless".to_owned();
    (wamba.banned, wamba.program) = (true, true);
    // The last of two changes in one job counts.
    let job = vec![Change::Guest(guest(-7, "nobody")), Change::Guest(wamba.clone())];
    store.save(job).await.expect("kept");
    assert_eq!(read(store).await, Ok(Some(wamba)));
}

async fn a_token_leads_to_its_guest(home: &Home) {
    let store = home.open();
    let wamba = guest(7, "Wamba");
    let tokens = [[1; 32], [0; 32]].map(|hash| Change::Token { guest: 7, hash });
    let [first, second] = tokens;
    store.save(vec![Change::Guest(wamba.clone()), first]).await.expect("kept");
    keep(&store, second).await;
    for hash in [[1; 32], [0; 32]] {
        let found = store.read(move |database| database.guest_by_token(&hash)).await;
        assert_eq!(found, Ok(Some(wamba.clone())));
    }
    let stranger = store.read(|database| database.guest_by_token(&[2; 32])).await;
    assert_eq!(stranger, Ok(None));
}

async fn a_token_is_given_once(home: &Home) {
    let store = home.open();
    let token = |guest| Change::Token { guest, hash: [9; 32] };
    let guests = [7, 8].map(|id| Change::Guest(guest(id, "somebody")));
    store.save(guests.to_vec()).await.expect("kept");
    keep(&store, token(7)).await;
    assert!(is_conflict(&store.save(vec![token(8)]).await));
    let holder = store.read(|database| database.guest_by_token(&[9; 32])).await.expect("one");
    assert_eq!(holder.map(|guest| guest.id), Some(7));
}

async fn a_link_is_used_once(home: &Home) {
    let store = home.open();
    let link = |hash, made| Change::Link { hash: [hash; 32], guest: 7, made, until: made + 10 };
    let used = |hash| vec![Change::LinkUsed { hash: [hash; 32] }];
    let read = |hash: u8| store.read(move |database| database.link(&[hash; 32]));
    assert!(is_conflict(&store.save(vec![link(1, 100)]).await), "there is no such guest");
    keep(&store, Change::Guest(guest(7, "Wamba"))).await;
    keep(&store, link(1, 100)).await;
    keep(&store, link(2, 105)).await;
    assert_eq!(read(1).await, Ok(Some((7, 110))), "several are valid at once");
    keep(&store, link(3, 110)).await;
    assert_eq!(read(1).await, Ok(None), "this one had expired");
    assert!(is_conflict(&store.save(used(1)).await));
    let (first, second) = tokio::join!(store.save(used(2)), store.save(used(2)));
    assert!(first.is_ok() && is_conflict(&second), "one of two devices was faster");
    assert_eq!((read(2).await, read(3).await), (Ok(None), Ok(Some((7, 120)))));
}

async fn tables_are_kept_and_changed(home: &Home) {
    let store = home.open();
    // Guests keep their order at the table, whatever their numbers.
    let mut row = table("ABC", Stage::Waiting, &[9, -3, 7]);
    keep(&store, Change::Table(row.clone())).await;
    assert_eq!(read_table(&store, "ABC").await.as_ref(), Some(&row));
    for stage in [Stage::Playing, Stage::Over, Stage::Ended] {
        row.stage = stage;
        row.guests.pop();
        row.game = "castles".to_owned();
        row.open = !row.open;
        row.touched += 1;
        row.meta.push('!');
        keep(&store, Change::Table(row.clone())).await;
        assert_eq!(read_table(&store, "ABC").await.as_ref(), Some(&row));
    }
    assert_eq!(read_table(&store, "abc").await, None);
}

async fn live_tables_come_oldest_first(home: &Home) {
    let store = home.open();
    let stages = [Stage::Waiting, Stage::Playing, Stage::Over, Stage::Ended, Stage::Waiting];
    for ((code, stage), age) in ["A", "B", "C", "D", "E"].into_iter().zip(stages).zip(0..) {
        let row = TableRow { created: 5_000 - age, ..table(code, stage, &[]) };
        keep(&store, Change::Table(row)).await;
    }
    let live = store.read(|database| database.open_tables()).await.expect("tables");
    assert_eq!(codes(&live), ["E", "B", "A"]);
}

async fn a_guest_finds_his_tables(home: &Home) {
    let store = home.open();
    for (code, touched, guests) in
        [("A", 30, &[7, 8][..]), ("B", 10, &[8, 7, 7]), ("C", 20, &[7]), ("D", 40, &[8])]
    {
        let row = TableRow { touched, ..table(code, Stage::Over, guests) };
        keep(&store, Change::Table(row)).await;
    }
    let of = |most| store.read(move |database| database.tables_of(7, most));
    assert_eq!(codes(&of(9).await.expect("tables")), ["A", "C", "B"]);
    assert_eq!(codes(&of(2).await.expect("tables")), ["A", "C"]);
    // A guest who has left still finds the table.
    let row = TableRow { touched: 50, ..table("C", Stage::Over, &[8]) };
    keep(&store, Change::Table(row)).await;
    assert_eq!(codes(&of(9).await.expect("tables")), ["C", "A", "B"]);
}

async fn tables_that_are_due_come_first(home: &Home) {
    let store = home.open();
    let due = |table: &str, due| Change::Due { table: table.to_owned(), due };
    for (code, stage, at) in [
        ("A", Stage::Playing, 30),
        ("B", Stage::Waiting, 10),
        ("C", Stage::Over, 5),
        ("D", Stage::Playing, i64::MAX),
    ] {
        store
            .save(vec![Change::Table(table(code, stage, &[])), due(code, at)])
            .await
            .expect("kept");
    }
    store.save(lay("E")).await.expect("kept");
    let between = |from, to| store.read(move |database| database.due_tables(None, from..=to));
    assert_eq!(codes(&between(AWAKE, 30).await.expect("tables")), ["E", "B", "A"]);
    assert_eq!(codes(&between(1, 29).await.expect("tables")), ["B"]);
    let waiting = store.read(|database| database.waiting_tables()).await.expect("tables");
    assert_eq!(codes(&waiting), ["B"]);
    keep(&store, Change::Table(table("D", Stage::Playing, &[7]))).await;
    let of = |code| store.read(move |database| database.due(code));
    assert_eq!(of("D").await, Ok(Some(i64::MAX)), "only a change of it changes it");
    store.save(vec![due("D", 20), due("D", AWAKE)]).await.expect("kept");
    assert_eq!((of("D").await, of("E").await), (Ok(Some(AWAKE)), Ok(Some(AWAKE))));
    assert_eq!(of("F").await, Ok(None));
}

async fn recent_games_are_open_and_over(home: &Home) {
    let store = home.open();
    for (code, stage, open, touched) in [
        ("A", Stage::Over, true, 10),
        ("B", Stage::Over, false, 20),
        ("C", Stage::Playing, true, 30),
        ("D", Stage::Over, true, 40),
        ("E", Stage::Ended, true, 50),
        ("F", Stage::Over, true, 5),
    ] {
        let row = TableRow { open, touched, ..table(code, stage, &[]) };
        keep(&store, Change::Table(row)).await;
    }
    let recent = store.read(|database| database.recent_games(2)).await.expect("tables");
    assert_eq!(codes(&recent), ["D", "A"]);
}

async fn entries_come_in_order(home: &Home) {
    let store = home.open();
    store.save(lay("ABC")).await.expect("kept");
    store.save(lay("XYZ")).await.expect("kept");
    for seq in 0..12 {
        store.save([one("ABC", seq), one("XYZ", seq)].concat()).await.expect("kept");
    }
    let entries = store.read(|database| database.entries("ABC")).await.expect("entries");
    assert_eq!(entries, (0..12).map(|seq| entry("ABC", seq)).collect::<Vec<EntryRow>>());
}

async fn an_entry_is_kept_once(home: &Home) {
    let store = home.open();
    store.save([lay("ABC"), one("ABC", 0)].concat()).await.expect("kept");
    let second = EntryRow { mv: "another".to_owned(), ..entry("ABC", 0) };
    assert!(is_conflict(&store.save(vec![Change::Entry(second)]).await));
    assert!(is_conflict(&store.save([one("ABC", 1), one("ABC", 1)].concat()).await));
    let entries = store.read(|database| database.entries("ABC")).await;
    assert_eq!(entries, Ok(vec![entry("ABC", 0)]));
}

async fn an_entry_needs_its_table(home: &Home) {
    let store = home.open();
    assert!(is_conflict(&store.save(one("ABC", 0)).await));
    assert!(is_conflict(&store.save(vec![Change::Chat(chat("ABC", 1, "hail"))]).await));
    assert!(is_conflict(&store.save(vec![Change::Token { guest: 7, hash: [1; 32] }]).await));
}

async fn a_job_is_kept_whole_or_not_at_all(home: &Home) {
    let store = home.open();
    store.save([lay("ABC"), one("ABC", 0)].concat()).await.expect("kept");
    let changed = table("ABC", Stage::Over, &[1, 2]);
    let job = vec![
        Change::Alive(5),
        Change::Guest(guest(7, "Wamba")),
        Change::Table(changed),
        Change::Chat(chat("ABC", 1, "hail")),
        Change::AdminCommand(admin_command(1, "{}")),
        Change::Entry(entry("ABC", 0)),
    ];
    assert!(is_conflict(&store.save(job).await));
    assert_eq!(read_table(&store, "ABC").await, Some(table("ABC", Stage::Playing, &[])));
    let answer = store.read(|database| {
        assert_eq!(database.guest(7)?, None);
        assert_eq!(database.tables_of(1, 10)?, []);
        assert_eq!(database.chat("ABC", 10)?, []);
        assert_eq!(database.admin_commands(10)?, []);
        assert_eq!(database.alive()?, None);
        Ok(())
    });
    answer.await.expect("answers");
}

async fn the_last_lines_of_chat_come_oldest_first(home: &Home) {
    let store = home.open();
    store.save([lay("ABC"), lay("XYZ")].concat()).await.expect("kept");
    for seq in 1..=11 {
        keep(&store, Change::Chat(chat("ABC", seq, "phrase:hail"))).await;
    }
    keep(&store, Change::Chat(chat("XYZ", 1, "elsewhere"))).await;
    let lines = store.read(|database| database.chat("ABC", 3)).await.expect("lines");
    assert_eq!(lines, [9, 10, 11].map(|seq| chat("ABC", seq, "phrase:hail")));
    assert!(is_conflict(&store.save(vec![Change::Chat(chat("ABC", 11, "twice"))]).await));
}

async fn admin_commands_are_numbered_and_carried_out(home: &Home) {
    let store = home.open();
    for at in [10, 20, 30] {
        keep(&store, Change::AdminCommand(admin_command(at, "{\"ban\":7}"))).await;
    }
    let pending = store.read(|database| database.pending_admin_commands()).await.expect("commands");
    assert_eq!(pending.iter().map(|row| row.at).collect::<Vec<_>>(), [10, 20, 30]);
    assert!(pending.is_sorted_by(|one, next| one.id < next.id) && pending[0].id > 0);
    let done = Change::AdminCommandDone { id: pending[1].id, outcome: "done".to_owned() };
    keep(&store, done).await;
    let pending = store.read(|database| database.pending_admin_commands()).await.expect("commands");
    assert_eq!(pending.iter().map(|row| row.at).collect::<Vec<_>>(), [10, 30]);
    let last = store.read(|database| database.admin_commands(2)).await.expect("commands");
    assert_eq!(last.iter().map(|row| row.at).collect::<Vec<_>>(), [30, 20]);
    assert_eq!(last[1].outcome.as_deref(), Some("done"));
    let unknown = Change::AdminCommandDone { id: 1_000_000, outcome: String::new() };
    assert!(is_conflict(&store.save(vec![unknown]).await));
}

async fn the_last_sign_of_life_counts(home: &Home) {
    let store = home.open();
    store.save(vec![Change::Alive(10), Change::Alive(20)]).await.expect("kept");
    assert_eq!(store.read(|database| database.alive()).await, Ok(Some(20)));
    keep(&store, Change::Alive(15)).await;
    assert_eq!(store.read(|database| database.alive()).await, Ok(Some(15)));
}

async fn an_empty_job_is_kept(home: &Home) {
    assert_eq!(home.open().save(Vec::new()).await, Ok(()));
}

async fn large_texts_come_back(home: &Home) {
    let store = home.open();
    let large = TableRow { meta: "Çedric\n".repeat(100_000), ..table("ABC", Stage::Over, &[]) };
    keep(&store, Change::Table(large.clone())).await;
    assert_eq!(read_table(&store, "ABC").await, Some(large));
}

async fn a_text_with_a_nul_is_refused(home: &Home) {
    let store = home.open();
    let answer = store.save(vec![Change::Guest(guest(7, "Wam\0ba"))]).await;
    assert!(is_conflict(&answer), "{answer:?}");
}

async fn a_bad_job_does_not_harm_the_others(home: &Home) {
    let store = home.open();
    store.save([lay("ABC"), one("ABC", 50)].concat()).await.expect("kept");
    let jobs = (0..100).map(|seq| {
        let store = store.clone();
        tokio::spawn(async move { store.save(one("ABC", seq)).await })
    });
    for (seq, job) in jobs.collect::<Vec<_>>().into_iter().enumerate() {
        let answer = job.await.expect("an answer");
        assert_eq!(is_conflict(&answer), seq == 50, "{seq}: {answer:?}");
    }
    assert_eq!(numbers(&store, "ABC").await, Ok((0..100).collect()));
}

async fn jobs_are_counted(home: &Home) {
    let store = home.open();
    store.save([lay("ABC"), one("ABC", 0)].concat()).await.expect("kept");
    store.save(one("ABC", 1)).await.expect("kept");
    assert!(store.save(one("ABC", 1)).await.is_err());
    let counts = store.counts();
    assert_eq!((counts.commits, counts.jobs, counts.failures), (2, 2, 1));
    assert_eq!((counts.largest, counts.waiting), (1, 0));
}

async fn everything_is_there_after_reopening(home: &Home) {
    // Data in memory is gone when it is dropped, as it should be.
    if home.place().is_none() {
        return;
    }
    let store = home.open();
    store.save(lay("ABC")).await.expect("kept");
    let jobs = (0..300).map(|seq| {
        let store = store.clone();
        tokio::spawn(async move { store.save(one("ABC", seq)).await })
    });
    let jobs: Vec<_> = jobs.collect();
    tokio::task::yield_now().await;
    // Everything in the queue is written before the end.
    store.close().await;
    let mut kept = Vec::new();
    for (seq, job) in (0..).zip(jobs) {
        if job.await.expect("an answer").is_ok() {
            kept.push(seq);
        }
    }
    assert!(!kept.is_empty());
    assert!(store.save(one("ABC", 999)).await.is_err(), "it is closed");
    assert!(numbers(&store, "ABC").await.is_err(), "it is closed");
    assert_eq!(numbers(&home.open(), "ABC").await, Ok(kept));
}
