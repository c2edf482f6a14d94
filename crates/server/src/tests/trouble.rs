//! A full disk, a database that is away, an entry that already exists.

use std::ops::RangeInclusive;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use protocol::{ClientMessage, Clock as Agreed, Settings};
use serde_json::{Value, json};

use super::journal::Journal;
use super::tables::{reveal, seal, sit};
use super::world::{
    Client, START, World, kinds, pass, refusals, settle, stacked, tournament, watch_table,
};
use crate::config::Config;
use crate::janitor::tidy_once;
use crate::store::{
    AdminCommandRow, ChatRow, Database, EntryRow, Finished, GuestId, GuestRow, Job, Millis, NodeId,
    Pause, Sqlite, Store, StoreError, TableRow,
};
use crate::time::Clock;

/// How a database fails.
#[derive(Clone, Default)]
pub(crate) struct Fault(Arc<AtomicU8>);

pub(crate) const WELL: u8 = 0;
pub(crate) const FULL: u8 = 1;
/// It saves what it is given and reports a failure.
const LIES: u8 = 2;
/// It saves what it is given, reports a failure, and then no game can be read.
const LIES_AND_IS_GONE: u8 = 10;
/// It saves what it is given, and then the disk is full.
const FULL_AFTER_ONE: u8 = 11;
/// The games to delete cannot be found.
const NO_ARCHIVED: u8 = 12;
/// No game can be read.
const NO_ENTRIES: u8 = 3;
/// No chat can be read.
const NO_CHAT: u8 = 4;
/// No table can be read.
const NO_TABLES: u8 = 5;
/// The database's code panics when something is to be saved.
pub(crate) const PANICS: u8 = 6;
/// It does not answer writes, from the first one on.
pub(crate) const HANGS: u8 = 7;
pub(crate) const HUNG: u8 = 8;
/// Another server has taken it over.
pub(crate) const REPLACED: u8 = 9;

impl Fault {
    pub(crate) fn is(&self, how: u8) -> bool {
        self.0.load(Ordering::Relaxed) == how
    }

    pub(crate) fn set(&self, how: u8) {
        self.0.store(how, Ordering::Relaxed);
    }

    /// Fails if this fault is set.
    fn check(&self, how: u8) -> Result<(), StoreError> {
        if self.0.load(Ordering::Relaxed) == how {
            return Err(StoreError::Unavailable("it is away".into()));
        }
        Ok(())
    }
}

/// A database that fails on command.
pub(crate) struct Failing {
    pub(crate) inner: Sqlite,
    pub(crate) fault: Fault,
}

impl Database for Failing {
    fn commit(&mut self, jobs: &[&Job]) -> Result<(), StoreError> {
        let full = || Err(StoreError::Unavailable("the disk is full".into()));
        match self.fault.0.load(Ordering::Relaxed) {
            FULL => full(),
            LIES => {
                self.fault.set(WELL);
                self.inner.commit(jobs)?;
                full()
            }
            LIES_AND_IS_GONE => {
                self.fault.set(NO_ENTRIES);
                self.inner.commit(jobs)?;
                full()
            }
            FULL_AFTER_ONE => {
                self.fault.set(FULL);
                self.inner.commit(jobs)
            }
            REPLACED => Err(StoreError::Replaced),
            PANICS => panic!("on purpose"),
            HANGS => {
                self.fault.set(HUNG);
                while self.fault.is(HUNG) {
                    std::thread::sleep(std::time::Duration::from_millis(1));
                }
                self.inner.commit(jobs)
            }
            _ => self.inner.commit(jobs),
        }
    }

    fn guest_by_token(&mut self, hash: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.inner.guest_by_token(hash)
    }

    fn link(&mut self, hash: &[u8; 32]) -> Result<Option<(GuestId, Millis)>, StoreError> {
        self.inner.link(hash)
    }

    fn guest(&mut self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        self.inner.guest(id)
    }

    fn open_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        self.inner.open_tables()
    }

    fn due_tables(
        &mut self,
        node: Option<NodeId>,
        due: RangeInclusive<Millis>,
    ) -> Result<Vec<TableRow>, StoreError> {
        self.inner.due_tables(node, due)
    }

    fn due(&mut self, table: &str) -> Result<Option<Millis>, StoreError> {
        self.inner.due(table)
    }

    fn waiting_tables(&mut self) -> Result<Vec<TableRow>, StoreError> {
        self.inner.waiting_tables()
    }

    fn table(&mut self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.fault.check(NO_TABLES)?;
        self.inner.table(code)
    }

    fn tables_of(&mut self, guest: GuestId, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.tables_of(guest, most)
    }

    fn recent_games(&mut self, most: u32) -> Result<Vec<TableRow>, StoreError> {
        self.inner.recent_games(most)
    }

    fn finished(
        &mut self,
        which: Finished,
        most: u32,
    ) -> Result<Vec<(Millis, String)>, StoreError> {
        if which.archived {
            self.fault.check(NO_ARCHIVED)?;
        }
        self.inner.finished(which, most)
    }

    fn entries(&mut self, table: &str) -> Result<Vec<EntryRow>, StoreError> {
        self.fault.check(NO_ENTRIES)?;
        self.inner.entries(table)
    }

    fn chat(&mut self, table: &str, most: u32) -> Result<Vec<ChatRow>, StoreError> {
        self.fault.check(NO_CHAT)?;
        self.inner.chat(table, most)
    }

    fn pending_admin_commands(&mut self) -> Result<Vec<AdminCommandRow>, StoreError> {
        self.inner.pending_admin_commands()
    }

    fn admin_commands(&mut self, most: u32) -> Result<Vec<AdminCommandRow>, StoreError> {
        self.inner.admin_commands(most)
    }

    fn alive(&mut self) -> Result<Option<Millis>, StoreError> {
        self.inner.alive()
    }

    fn pauses(&mut self, table: &str, since: Millis) -> Result<Vec<Pause>, StoreError> {
        self.inner.pauses(table, since)
    }
}

pub(crate) async fn failing() -> (World, Fault) {
    failing_with(Config::default()).await
}

async fn failing_with(config: Config) -> (World, Fault) {
    let fault = Fault::default();
    let inner = Sqlite::in_memory().expect("memory");
    let store = Store::inline(Box::new(Failing { inner, fault: fault.clone() }));
    (World::on(store, Clock::starting_at(START), 1, config).await, fault)
}

/// A game of one person against a bot, or of two people.
async fn game(settings: Settings, bot: bool) -> (World, Fault, Vec<Client>) {
    let (world, fault) = failing().await;
    let people = world.people(2 - usize::from(bot)).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "change-weapon", "G1", "G1", "G1"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "B3", "B3"],
    ];
    let bots = [None, bot.then_some("squire")];
    let deck = stacked(&hands, &["Y4", "Y3"]);
    world.dealt::<tournament::State>("disk", &people, &bots, settings, &deck).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "disk").await);
    }
    settle().await;
    (world, fault, clients)
}

#[tokio::test(start_paused = true)]
async fn a_move_that_cannot_be_stored_is_not_made() {
    let (world, fault, mut clients) = game(tournament(2), false).await;
    let before = clients[0].update();
    clients[1].listen().await;
    fault.set(FULL);
    let mv = clients[0].a_move("open red R3");
    assert_eq!(refusals(&clients[0].tell(&mv).await), ["storage"]);
    assert_eq!(clients[1].listen().await, Vec::<Value>::new());
    let say = ClientMessage::Say { text: Some("hm".into()), phrase: None };
    assert_eq!(refusals(&clients[0].tell(&say).await), ["storage"]);
    assert_eq!(refusals(&clients[0].tell(&ClientMessage::Stand).await), ["storage"]);
    let order = ClientMessage::Order { order: protocol::StandingOrder::Never };
    assert_eq!(refusals(&clients[0].tell(&order).await), ["storage"]);
    assert_eq!(clients[0].update(), before, "nothing has changed");
    assert_eq!(world.post(None, "/api/me", serde_json::json!({})).await.refusal(), "storage");
    fault.set(WELL);
    assert_eq!(refusals(&clients[0].tell(&mv).await), Vec::<String>::new(), "the same again");
    assert_eq!(world.entries("disk").await.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn bots_resume_when_the_database_recovers() {
    let (world, fault, mut clients) = game(tournament(2), true).await;
    clients[0].play("open red R3").await;
    clients[0].play("end").await;
    fault.set(FULL);
    pass(60_000).await;
    assert_eq!(world.entries("disk").await.len(), 3, "nothing is made that is not stored");
    fault.set(WELL);
    pass(5_000).await;
    let entries = world.entries("disk").await;
    assert!(entries.len() > 3);
    assert_eq!(entries[3].cause, "bot");
}

/// A failure that was none must not change what a bot plays.
#[tokio::test(start_paused = true)]
async fn a_bots_move_that_was_stored_after_all_is_followed_by_its_next_one() {
    let mut games = Vec::new();
    for how in [WELL, LIES] {
        let (world, fault, mut clients) = game(tournament(2), true).await;
        clients[0].play("open red R3").await;
        clients[0].play("end").await;
        fault.set(how);
        let before = world.entries("disk").await.len();
        while world.entries("disk").await.len() == before {
            pass(10).await;
        }
        fault.set(WELL);
        pass(60_000).await;
        let entries = world.entries("disk").await;
        games.push(entries.into_iter().map(|entry| (entry.by, entry.mv)).collect::<Vec<_>>());
    }
    assert!(games[0].len() > 4, "the bot has played: {:?}", games[0]);
    assert_eq!(games[0], games[1]);
}

/// A bot's sealed offer is saved while the table goes on. Nobody else can go on without it.
#[tokio::test(start_paused = true)]
async fn a_bot_repeats_a_private_move_that_could_not_be_stored() {
    let (world, fault) = failing().await;
    let people = world.people(2).await;
    let deck: Vec<String> =
        castles::Hand::whole_deck().into_iter().map(|card| card.to_string()).collect();
    let (bots, settings) = ([None, None, Some("squire")], Settings::usual("castles", 3));
    world.dealt::<castles::State>("disk", &people, &bots, settings, &deck).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "disk").await);
    }
    settle().await;
    while clients[0].update()["view"]["phase"]["phase"] != "offer" {
        let mv = clients[0].update()["legal"][0].as_str().expect("a move").to_owned();
        clients[0].play(&mv).await;
        settle().await;
    }
    let before = world.entries("disk").await.len();
    fault.set(FULL);
    pass(20_000).await;
    assert_eq!(world.entries("disk").await.len(), before, "nothing is stored");
    fault.set(WELL);
    clients[1].come_back("disk").await;
    clients[1].play("pass").await;
    pass(20_000).await;
    let entries = world.entries("disk").await;
    assert!(entries.iter().any(|entry| entry.by == "C"), "the bot has made its offer");
    assert_ne!(clients[1].update()["view"]["phase"]["phase"], "offer", "the game goes on");
}

#[tokio::test(start_paused = true)]
async fn clocks_and_windows_resume_when_the_database_recovers() {
    let live = Settings { clock: Agreed::Live { bank: 30, increment: 0 }, ..tournament(2) };
    let (world, fault, mut clients) = game(live, false).await;
    clients[0].play("open red R3").await;
    clients[0].play("change-weapon blue").await;
    assert!(clients[0].update()["window"]["closes"].is_i64(), "a window is open");
    fault.set(FULL);
    pass(10_000).await;
    assert!(clients[0].update()["window"]["closes"].is_i64());
    fault.set(WELL);
    pass(1_500).await;
    assert_eq!(clients[0].update()["window"], Value::Null);
    fault.set(FULL);
    pass(40_000).await;
    let before = world.entries("disk").await.len();
    fault.set(WELL);
    pass(1_500).await;
    let entries = world.entries("disk").await;
    assert!(entries.len() > before);
    assert_eq!(entries[before].cause, "clock");
}

#[tokio::test(start_paused = true)]
async fn a_move_that_was_stored_after_all_is_found() {
    let (world, fault, mut clients) = game(tournament(2), false).await;
    fault.set(LIES);
    let mv = clients[0].a_move("open red R3");
    assert_eq!(refusals(&clients[0].tell_as("m", &mv).await), ["storage"]);
    assert_eq!(world.entries("disk").await.len(), 2, "though it is saved");
    // When it is sent again, the table looks at what is stored, and then the move is known.
    let received = clients[0].tell_as("m", &mv).await;
    assert_eq!(refusals(&received), Vec::<String>::new());
    assert!(kinds(&received).contains(&"resync".to_owned()), "{received:?}");
    assert_eq!(clients[0].done().last().map(String::as_str), Some("m"));
    for client in &mut clients {
        client.come_back("disk").await;
    }
    assert_eq!(clients[0].update()["view"]["colour"], "red");
    assert_eq!(world.entries("disk").await.len(), 2);
    clients[0].play("play R4").await;
    settle().await;
    assert_eq!(world.entries("disk").await.len(), 3);
    assert_eq!(clients[1].update()["view"]["seats"][0]["total"], 7);
}

#[tokio::test(start_paused = true)]
async fn a_player_who_comes_back_gets_no_moves_that_the_table_does_not_know() {
    let (world, fault, mut clients) = game(tournament(2), false).await;
    let seen = clients[1].update()["version"].as_u64().expect("a version");
    let told = clients[1].update()["from"].as_u64().expect("a number")
        + clients[1].update()["events"].as_array().expect("events").len() as u64;
    fault.set(LIES);
    let mv = clients[0].a_move("open red R3");
    assert_eq!(refusals(&clients[0].tell_as("m", &mv).await), ["storage"]);
    assert_eq!(world.entries("disk").await.len(), 2, "though it is saved");
    fault.set(WELL);
    // The other player has lost the connection meanwhile, and has not seen the deal either.
    let since = |since| ClientMessage::Watch { table: "disk".to_owned(), since: Some(since) };
    let received = clients[1].tell(&since(0)).await;
    assert!(refusals(&received).is_empty());
    let update = received.iter().rev().find(|message| message["type"] == "update");
    let update = update.expect("an update");
    assert_eq!((&update["version"], &update["from"]), (&json!(seen + 1), &json!(0)));
    assert!(received.iter().any(|message| message["type"] == "resync"), "for everybody");
    let received = clients[1].tell(&since(seen)).await;
    let update = received.iter().rev().find(|message| message["type"] == "update");
    let update = update.expect("an update");
    assert_eq!(update["version"], seen + 1);
    assert_eq!(update["from"], told, "no event is left out, and none comes twice");
    assert_eq!(update["view"]["colour"], "red");
}

/// Three people; the second and the third are asked whether they play Ivanhoe.
async fn window() -> (World, Fault, Vec<Client>) {
    let (world, fault) = failing().await;
    let people = world.people(3).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "change-weapon", "G1", "G1", "G1"],
        ["R5", "R4", "R4", "R3", "B2", "B2", "S2", "S3"],
        ["R5", "R4", "ivanhoe", "R3", "B4", "B4", "S2", "S3"],
    ];
    let deck = stacked(&hands, &["Y4", "Y3", "Y2"]);
    world.dealt::<tournament::State>("disk", &people, &[], tournament(3), &deck).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "disk").await);
    }
    clients[0].play("open red R3").await;
    for client in &mut clients {
        client.order(protocol::StandingOrder::Always).await;
    }
    clients[0].play("change-weapon blue").await;
    settle().await;
    assert!(clients[2].update()["window"].is_object(), "a window is open");
    (world, fault, clients)
}

/// Is the move of this id stored?
async fn is_stored(world: &World, id: &str) -> bool {
    world.entries("disk").await.iter().any(|entry| entry.id.as_deref() == Some(id))
}

#[tokio::test(start_paused = true)]
async fn a_private_move_that_cannot_be_stored_is_not_acknowledged_when_it_is_repeated() {
    let (world, fault, mut clients) = window().await;
    let (mv, id) = (clients[2].a_move("pass"), "m".to_owned());
    fault.set(FULL);
    for _ in 0..3 {
        clients[2].tell_as(&id, &mv).await;
        pass(200).await;
        assert!(!clients[2].done().contains(&id), "it is not saved");
    }
    fault.set(WELL);
    clients[2].come_back("disk").await;
    clients[2].tell_as(&id, &mv).await;
    pass(200).await;
    assert!(clients[2].done().contains(&id));
    assert!(is_stored(&world, &id).await);
}

#[tokio::test(start_paused = true)]
async fn a_move_stored_with_private_ones_is_not_refused_when_it_is_repeated() {
    let (world, fault, mut clients) = window().await;
    let (first, last) = (clients[2].a_move("pass"), clients[1].a_move("pass"));
    fault.set(LIES_AND_IS_GONE);
    clients[2].tell_as("private", &first).await;
    assert_eq!(refusals(&clients[1].tell_as("public", &last).await), ["storage"]);
    assert!(fault.is(NO_ENTRIES), "though it is saved");
    fault.set(WELL);
    let again = clients[1].tell_as("public", &last).await;
    assert_eq!(refusals(&again), Vec::<String>::new());
    assert!(clients[1].done().contains(&"public".to_owned()), "{again:?}");
    assert!(is_stored(&world, "public").await);
}

#[tokio::test(start_paused = true)]
async fn an_undo_that_was_stored_after_all_is_found() {
    let (world, fault, mut clients) = game(tournament(2), true).await;
    let client = &mut clients[0];
    client.play("open red R3").await;
    let prompt = client.update()["version"].as_u64().expect("a version");
    let undo = ClientMessage::Undo { prompt };
    fault.set(FULL);
    assert_eq!(refusals(&client.tell_as("u", &undo).await), ["storage"]);
    assert_eq!(client.update()["view"]["colour"], "red", "nothing has changed");
    assert_eq!(world.entries("disk").await.len(), 2);
    fault.set(LIES);
    assert_eq!(refusals(&client.tell_as("u", &undo).await), ["storage"]);
    assert_eq!(world.entries("disk").await.len(), 3, "though it is saved");
    assert_eq!(client.update()["view"]["colour"], "red", "no client was sent anything");
    // When it is sent again, the table looks at what is stored, and then it is known as done.
    let received = client.tell_as("u", &undo).await;
    assert_eq!(refusals(&received), Vec::<String>::new());
    assert!(kinds(&received).contains(&"resync".to_owned()), "{received:?}");
    assert_eq!(client.done().last().map(String::as_str), Some("u"));
    client.come_back("disk").await;
    assert_eq!(client.update()["view"]["colour"], Value::Null);
    assert_eq!(world.entries("disk").await.len(), 3);
    client.play("open red R4").await;
    assert_eq!(client.update()["view"]["seats"][0]["total"], 4);
    assert_eq!(world.entries("disk").await.len(), 4);
}

#[tokio::test(start_paused = true)]
async fn a_deal_that_was_stored_after_all_is_found() {
    let (world, fault) = failing().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&ClientMessage::Sit { seat: None }).await;
    fault.set(LIES);
    assert_eq!(refusals(&host.tell(&ClientMessage::Start).await), ["storage"]);
    assert_eq!(host.room()["stage"], "waiting");
    host.tell(&ClientMessage::Start).await;
    for client in [&mut host, &mut other] {
        client.come_back(&table).await;
    }
    assert_eq!(host.room()["stage"], "playing");
    let clients = [&host, &other];
    assert!(clients.iter().any(|client| client.update()["asked"] == true));
}

#[tokio::test(start_paused = true)]
async fn an_attempt_to_deal_whose_end_cannot_be_stored_ends_later() {
    let (world, fault) = failing().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&sit(None)).await;
    host.tell(&seal("aa")).await;
    other.tell(&seal("bb")).await;
    host.tell(&ClientMessage::Start).await;
    host.tell(&reveal("aa")).await;
    fault.set(FULL);
    pass(6_000).await;
    assert_eq!(host.room()["deal"]["attempt"], 1, "it cannot be stored that it has failed");
    fault.set(WELL);
    pass(5_000).await;
    assert_eq!(host.room()["deal"]["attempt"], 2);
    assert_eq!(refusals(&other.tell(&ClientMessage::Stand).await), [""; 0], "seats may change");
    other.tell(&sit(None)).await;
    host.tell(&seal("cc")).await;
    host.tell(&reveal("cc")).await;
    assert_eq!(host.room()["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn an_attempt_to_deal_does_not_fail_if_the_deal_was_stored_after_all() {
    let (world, fault) = failing().await;
    let people = world.people(2).await;
    let settings = Settings { spectators: false, ..tournament(2) };
    let table = world.table(&people[0], settings, &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    let mut stranger = world.watch(None, &table).await;
    other.tell(&sit(None)).await;
    host.tell(&seal("aa")).await;
    other.tell(&seal("bb")).await;
    host.tell(&ClientMessage::Start).await;
    host.tell(&reveal("aa")).await;
    fault.set(LIES);
    assert_eq!(refusals(&other.tell(&reveal("bb")).await), ["storage"]);
    assert_eq!(world.entries(&table).await.len(), 1, "though the deal is saved");
    stranger.listen().await;
    // The attempt would fail after five seconds.
    pass(7_000).await;
    assert!(kinds(&stranger.listen().await).contains(&"resync".to_owned()));
    host.tell(&ClientMessage::MoreTime).await;
    assert_eq!(stranger.listen().await, Vec::<Value>::new(), "nobody may watch");
    for client in [&mut host, &mut other] {
        client.come_back(&table).await;
    }
    assert_eq!(host.room()["stage"], "playing");
    let asked = [&mut host, &mut other].into_iter().find(|it| it.update()["asked"] == true);
    let asked = asked.expect("one of them is asked");
    let first = asked.legal()[0].clone();
    asked.play(&first).await;
    assert_eq!(world.entries(&table).await.len(), 2, "the game goes on");
}

/// A game at a database that saves every move of the players and reports a failure. After that the
/// players send the move again, or leave, and send it when they are back.
async fn game_of_failures(settings: Settings, they_leave: bool) {
    let (world, fault) = failing().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], settings, &[]).await;
    let host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&ClientMessage::Sit { seat: None }).await;
    host.send(&ClientMessage::Start);
    let mut clients = [host, other];
    for number in 0..2_000 {
        settle().await;
        let Some(at) = clients.iter().position(|client| client.update()["asked"] == true) else {
            pass(6_000).await;
            continue;
        };
        let legal = clients[at].legal();
        let quick = |mv: &&String| mv.starts_with("withdraw") || mv.starts_with("pass");
        let mv = legal.iter().find(quick).unwrap_or(&legal[0]).clone();
        fault.set(LIES);
        let mv = clients[at].a_move(&mv);
        let id = format!("m{number}");
        clients[at].tell_as(&id, &mv).await;
        if they_leave {
            clients.iter_mut().for_each(Client::hang_up);
            settle().await;
            for (client, person) in clients.iter_mut().zip(&people) {
                *client = world.watch(Some(person), &table).await;
            }
        }
        clients[at].tell_as(&id, &mv).await;
        fault.set(WELL);
        for client in &mut clients {
            client.tell(&watch_table(&table)).await;
        }
        if clients[0].room()["stage"] == "over" {
            break;
        }
    }
    assert_eq!(clients[0].room()["stage"], "over");
    let record = world.get(None, &format!("/api/games/{table}/record")).await.body;
    let record: table::Record<tournament::State> = record.parse().expect("a record");
    record.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
}

#[tokio::test(start_paused = true)]
async fn a_last_move_that_was_stored_after_all_ends_the_game() {
    game_of_failures(tournament(2), false).await;
}

#[tokio::test(start_paused = true)]
async fn players_who_leave_do_not_undo_the_end_of_a_game_that_was_stored_after_all() {
    let live = Settings { clock: Agreed::Live { bank: 600, increment: 60 }, ..tournament(2) };
    game_of_failures(live, true).await;
}

#[tokio::test(start_paused = true)]
async fn a_rematch_that_was_stored_in_part_is_not_made_twice() {
    let (world, fault, mut clients) = game(tournament(2), true).await;
    let client = &mut clients[0];
    assert!(world.end("disk").await);
    let waiting = async || {
        let rows = world.app.store.read(|db| db.waiting_tables()).await.expect("read");
        rows.into_iter().map(|row| row.code).collect::<Vec<String>>()
    };
    fault.set(FULL_AFTER_ONE);
    assert_eq!(refusals(&client.tell(&ClientMessage::Rematch).await), ["storage"]);
    assert_eq!((waiting().await.len(), &client.room()["rematch"]), (1, &Value::Null));
    fault.set(WELL);
    assert_eq!(refusals(&client.tell(&ClientMessage::Rematch).await), [""; 0]);
    assert_eq!(waiting().await, [client.room()["rematch"].as_str().expect("a code")]);
}

#[tokio::test(start_paused = true)]
async fn a_database_failure_is_not_blamed_on_the_client() {
    let (world, fault, clients) = game(tournament(2), false).await;
    drop(clients);
    fault.set(NO_ENTRIES);
    let world = world.die_for(1_000).await;
    let reply = world.get(None, "/api/tables/disk").await;
    assert_eq!((reply.status, reply.refusal().as_str()), (503, "storage"));
    fault.set(WELL);
    pass(2_000).await;
    assert_eq!(world.get(None, "/api/tables/disk").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn a_chat_line_after_a_failed_read_has_the_next_number() {
    let (world, fault, mut clients) = game(tournament(2), false).await;
    let person = world.people(1).await.remove(0);
    let say = |text: &str| ClientMessage::Say { text: Some(text.into()), phrase: None };
    clients[0].tell(&say("one")).await;
    drop(clients);
    let world = world.die_for(1_000).await;
    let players = world.app.store.read(|db| db.table("disk")).await.expect("read");
    let id = players.expect("a table").guests[0];
    let guest = crate::table::Guest { id, ..person.guest };
    let back = super::world::Person { guest, ..person };
    fault.set(NO_CHAT);
    let mut client = world.watch(Some(&back), "disk").await;
    assert_eq!(refusals(&client.tell(&say("lost")).await), ["storage"]);
    fault.set(WELL);
    let received = client.tell(&say("two")).await;
    assert_eq!(received[0]["lines"][0]["number"], 2, "{received:?}");
}

#[tokio::test(start_paused = true)]
async fn nothing_but_a_code_reaches_the_database() {
    let (world, fault) = failing().await;
    fault.set(NO_TABLES);
    let mut client = world.connect(None);
    for code in ["", "a\0b", "a b", "../etc", "é", &"x".repeat(33)] {
        let received = client.tell(&watch_table(code)).await;
        assert_eq!(refusals(&received), ["no-such-table"], "{code:?}");
    }
    let received = client.tell(&watch_table("abc123")).await;
    assert_eq!(refusals(&received), ["storage"], "this one is looked up");
}

#[tokio::test(start_paused = true)]
async fn chat_goes_on_after_a_line_that_was_stored_after_all() {
    let (_world, fault, mut clients) = game(tournament(2), false).await;
    let say = |text: &str| ClientMessage::Say { text: Some(text.into()), phrase: None };
    clients[0].tell(&say("one")).await;
    fault.set(LIES);
    assert_eq!(refusals(&clients[0].tell(&say("two")).await), ["storage"]);
    let received = clients[0].tell(&say("three")).await;
    assert_eq!(refusals(&received), Vec::<String>::new());
    assert_eq!(received[0]["lines"][0]["number"], 3, "the number 2 is taken: {received:?}");
}

#[tokio::test(start_paused = true)]
async fn a_bot_whose_move_is_refused_plays_another() {
    let (world, _fault, mut clients) = game(tournament(2), true).await;
    clients[0].play("open red R3").await;
    clients[0].play("end").await;
    let before = world.entries("disk").await.len();
    let version = clients[0].update()["version"].as_u64().expect("a version");
    for version in [version, version + 1] {
        let mv = Some("play nothing at all".to_owned());
        let chosen = crate::table::Request::Chosen { seat: table::Seat::B, version, mv };
        world.app.send("disk", chosen).await.expect("a table");
    }
    pass(30_000).await;
    let entries = world.entries("disk").await;
    assert!(entries.len() > before, "the game goes on");
    assert_eq!(entries[before].cause, "bot");
}

#[tokio::test(start_paused = true)]
async fn games_that_cannot_be_found_for_deletion_are_not_called_unarchived() {
    let config = Config { keep_finished: Some(0), ..Config::default() };
    let (world, fault) = failing_with(config).await;
    fault.set(NO_ARCHIVED);
    let journal = Journal::open();
    tidy_once(&world.app).await;
    let log = journal.close();
    assert!(log.contains("cannot read finished games"), "{log}");
    assert!(!log.contains("archived"), "{log}");
}
