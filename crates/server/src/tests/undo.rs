//! Taking moves back, and pausing: only against bots.

use protocol::{ClientMessage, Clock, Pace, Settings};
use serde_json::{Value, json};
use table::{Chance as _, Match, Options as _, QuickChance, Record, Seat, Seed, Viewer};

use super::games::against_bots;
use super::tables::{play_on, two_at_a_table};
use super::world::{Client, Person, START, World, memory, pass, refusals, stacked, tournament};
use crate::config::Config;
use crate::time::Clock as Time;
use live::{Live, json as value, standing};

/// Two seats, the second a bot that holds Ivanhoe.
const HANDS: [[&str; 8]; 2] = [
    ["R3", "R4", "charge", "R3", "G1", "unhorse", "riposte", "B5"],
    ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "S2", "S3"],
];

/// A game against a bot in which the person is to open.
async fn opening(world: &World) -> (Person, Client) {
    let person = world.person("Wilfred").await;
    let bots = [None, Some("squire")];
    let people = [person.clone()];
    let deck = stacked(&HANDS, &["Y4", "Y3"]);
    world.dealt::<tournament::State>("here", &people, &bots, tournament(2), &deck).await;
    let mut client = world.connect(Some(&person));
    client.tell(&ClientMessage::Watch { table: "here".into(), since: Some(0) }).await;
    (person, client)
}

fn undo(client: &Client) -> ClientMessage {
    ClientMessage::Undo { prompt: client.update()["version"].as_u64().expect("a version") }
}

async fn take_back(client: &mut Client) -> Vec<String> {
    let message = undo(client);
    refusals(&client.tell(&message).await)
}

/// The events that a client has now: those of all updates, without those that were taken back.
fn log(client: &Client) -> Vec<Value> {
    let mut log: Vec<Value> = Vec::new();
    for update in client.messages().into_iter().filter(|message| message["type"] == "update") {
        let from = update["from"].as_u64().expect("a number") as usize;
        assert!(from <= log.len(), "no event is missing: {update}");
        if update["back"] == true {
            log.truncate(from);
        }
        let events = update["events"].as_array().expect("events");
        let known = log.len() - from;
        log.extend(events.iter().skip(known).cloned());
    }
    log
}

#[tokio::test(start_paused = true)]
async fn a_move_against_bots_can_be_undone_completely() {
    let world = World::new().await;
    let (person, mut client) = opening(&world).await;
    let spectator = world.watch(None, "here").await;
    let before = client.update();
    assert_eq!(before.get("undo"), None, "no move was made yet");
    let told = log(&client);
    client.play("open red R3").await;
    assert_eq!(client.update()["undo"], true);
    client.play("play R4").await;
    let version = client.update()["version"].as_u64().expect("a version");
    assert_eq!(take_back(&mut client).await, [""; 0]);
    let update = client.update();
    assert_eq!(update["version"], version + 1, "it goes up");
    assert_eq!((&update["back"], &update["undo"]), (&json!(true), &json!(true)));
    assert_eq!(take_back(&mut client).await, [""; 0]);
    let after = client.update();
    assert_eq!((&after["view"], &after["legal"]), (&before["view"], &before["legal"]));
    assert_eq!(log(&client), told, "the undone events are gone from the log");
    assert_eq!(take_back(&mut client).await, ["no-undo"]);
    assert_eq!(spectator.update()["view"]["colour"], Value::Null, "and everybody sees it");
    assert_eq!(spectator.update().get("undo"), None);
    client.play("open red R4").await;
    client.play("end").await;
    let mut late = world.connect(Some(&person));
    late.tell(&ClientMessage::Watch { table: "here".into(), since: Some(0) }).await;
    assert_eq!(log(&late), log(&client));
    world.call_it_over("here").await;
    let record = world.get(None, "/api/games/here/record").await.body;
    assert!(record.contains("[Undone \"2\"]"), "{record}");
    assert!(record.contains("open red R4") && !record.contains("play R4"), "{record}");
}

#[tokio::test(start_paused = true)]
async fn moves_are_final_against_people_or_once_something_was_revealed() {
    let world = World::new().await;
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let mv = clients[0].legal()[0].clone();
    clients[0].play(&mv).await;
    assert_eq!(clients[0].update().get("undo"), None);
    assert_eq!(take_back(&mut clients[0]).await, ["not-alone"]);
    let (_, mut client) = opening(&world).await;
    client.play("open red R3").await;
    let old = undo(&client);
    client.play("play R4").await;
    assert_eq!(refusals(&client.tell(&old).await), ["stale"]);
    // A window opens: whether the bot answers it is private.
    client.order(protocol::StandingOrder::Always).await;
    client.play("charge").await;
    assert_ne!(client.update()["window"], Value::Null);
    assert_eq!(client.update().get("undo"), None);
    assert_eq!(take_back(&mut client).await, ["no-undo"]);
    pass(20_000).await;
    assert_eq!(take_back(&mut client).await, ["no-undo"], "the bot has answered");
    // The bot has moved, and a card was drawn.
    let mv = if client.legal().contains(&"end".to_owned()) { "end" } else { "withdraw" };
    client.play(mv).await;
    let could = client.update()["undo"] == true;
    pass(120_000).await;
    assert_eq!(client.update().get("undo"), None, "before the bot moved: {could}");
    assert_eq!(take_back(&mut client).await, ["no-undo"]);
}

#[tokio::test(start_paused = true)]
async fn an_undone_move_that_is_sent_again_is_not_made() {
    let world = World::new().await;
    let (person, mut client) = opening(&world).await;
    let mv = client.a_move("open red R3");
    client.tell_as("mine", &mv).await;
    let back = undo(&client);
    client.tell_as("back", &back).await;
    let rows = world.entries("here").await.len();
    for id in ["mine", "back", "mine"] {
        let message = if id == "back" { &back } else { &mv };
        assert_eq!(refusals(&client.tell_as(id, message).await), [""; 0]);
    }
    assert_eq!(world.entries("here").await.len(), rows);
    assert_eq!(client.update()["view"]["colour"], Value::Null);
    assert_eq!(refusals(&client.tell_as("again", &mv).await), ["stale"]);
    // The same after the server was killed.
    let world = world.die_for(1_000).await;
    let mut client = world.watch(Some(&person), "here").await;
    assert_eq!(client.update()["view"]["colour"], Value::Null);
    client.tell_as("mine", &mv).await;
    client.tell_as("back", &back).await;
    assert_eq!(world.entries("here").await.len(), rows);
    client.play("open red R3").await;
    assert_eq!(client.update()["undo"], true);
}

#[tokio::test(start_paused = true)]
async fn a_returning_client_drops_events_that_were_undone_meanwhile() {
    let world = World::new().await;
    let (person, mut client) = opening(&world).await;
    let mut other = world.connect(Some(&person));
    other.tell(&ClientMessage::Watch { table: "here".into(), since: Some(0) }).await;
    client.play("open red R3").await;
    client.play("play R4").await;
    other.listen().await;
    let (mut known, since) = (log(&other), other.update()["version"].as_u64());
    other.hang_up();
    take_back(&mut client).await;
    take_back(&mut client).await;
    client.play("open red R4").await;
    client.play("play R3").await;
    client.play("end").await;
    let mut back = world.connect(Some(&person));
    back.tell(&ClientMessage::Watch { table: "here".into(), since }).await;
    let update = back.update();
    assert_eq!(update["back"], true);
    known.truncate(update["from"].as_u64().expect("a number") as usize);
    known.extend(update["events"].as_array().expect("events").iter().cloned());
    assert_eq!(known, log(&client));
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_watches_again_after_an_undo() {
    let world = World::new().await;
    let (_, mut client) = opening(&world).await;
    let mut spectator = world.connect(None);
    spectator.tell(&ClientMessage::Watch { table: "here".into(), since: Some(0) }).await;
    spectator.read(false);
    client.play("open red R3").await;
    take_back(&mut client).await;
    client.play("open red R4").await;
    spectator.read(true);
    spectator.listen().await;
    let version = spectator.update()["version"].as_u64();
    spectator.come_back("here").await;
    spectator.tell(&ClientMessage::Watch { table: "here".into(), since: version }).await;
    assert_eq!(spectator.update()["view"]["seats"][0]["display"], json!(["R4"]));
}

/// Moves that the rules call safe to take back have revealed nothing to their player: in every
/// world that they could have been in, they would have seen the same.
fn undoable_moves_reveal_nothing<G: bots::BotGame>(players: usize) -> usize {
    let mut chance = QuickChance::new(7);
    let (mut tried, options) = (0, G::Options::usual(players).expect("this many can play"));
    for number in 0..8 {
        let mut game = Match::<G>::begin(options, Seed::of_series(number, 0), &[]);
        for _ in 0..400 {
            let Some(by) = table::pick_seat(game.state().awaiting(), &mut chance) else { break };
            let (before, view) = (*game.state(), game.view(Viewer::Seat(by)));
            let moves = before.moves_of(by);
            let mv = moves[chance.below(moves.len())];
            let events = game.play(by, mv).expect("a legal move").events.clone();
            let after = *game.state();
            let closed = |state: &G| state.window().is_none();
            let safe = closed(&before)
                && closed(&after)
                && after.awaiting().winners().is_none()
                && !events.iter().any(|event| G::reveals(event, by));
            if !safe {
                continue;
            }
            tried += 1;
            let seen = |events: &[G::Event]| -> Vec<G::EventView> {
                events.iter().filter_map(|e| G::event_view(e, Viewer::Seat(by))).collect()
            };
            for _ in 0..4 {
                let mut world = G::imagine(&view, &mut chance);
                let mut other = Vec::new();
                let played = world.play(by, mv, &mut chance, &mut |event| other.push(event));
                assert!(played.is_ok(), "game {number}: {mv}");
                assert_eq!(seen(&events), seen(&other), "game {number}: {by} {mv}");
            }
        }
    }
    tried
}

#[test]
fn undoable_moves_reveal_nothing_in_the_tournament() {
    let tried = undoable_moves_reveal_nothing::<tournament::State>(3);
    assert!(tried > 200, "{tried}");
}

#[test]
fn undoable_moves_reveal_nothing_in_the_castles() {
    let tried = undoable_moves_reveal_nothing::<castles::State>(4);
    assert!(tried > 200, "{tried}");
}

/// A game of random moves and undos: the table always matches its rows, across crashes too, and the
/// record of what stands is verified.
async fn regrets<G: bots::BotGame + table::Notation>(number: u64) -> usize {
    let store = memory();
    let mut world = World::bare(store, Time::starting_at(START), number, Config::default()).await;
    let settings = Settings { pace: Pace::Instant, ..Settings::usual(G::NAME, 3) };
    let (table, person, mut client) = against_bots(&world, settings).await;
    let (mut chance, mut undone) = (QuickChance::new(number), 0);
    for _ in 0..200 {
        if client.room()["stage"] == "over" {
            break;
        }
        let update = client.update();
        let legal = client.legal();
        if update["undo"] == true && chance.below(3) == 0 {
            assert_eq!(take_back(&mut client).await, [""; 0]);
            undone += 1;
            check::<G>(&world, &table, &client).await;
        } else if update["asked"] == true && !legal.is_empty() {
            let mv = legal[chance.below(legal.len())].clone();
            client.play(&mv).await;
        } else {
            pass(1_000).await;
        }
        if chance.below(40) == 0 {
            world = world.die_for(500).await;
            client = world.connect(Some(&person));
            let watch = ClientMessage::Watch { table: table.clone(), since: Some(0) };
            client.tell(&watch).await;
            check::<G>(&world, &table, &client).await;
        }
    }
    if client.room()["stage"] != "over" {
        world.call_it_over(&table).await;
    }
    let record = world.get(Some(&person), &format!("/api/games/{table}/record")).await.body;
    let record: Record<G> = record.parse().expect("a record");
    assert_eq!(record.about.undone as usize, undone);
    record.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
    undone
}

/// The client sees what the rows of the table describe.
async fn check<G: bots::BotGame>(world: &World, table: &str, client: &Client) {
    let rows = world.entries(table).await;
    let seat = Seat::A;
    let code = table.to_owned();
    let row = world.app.store.read(move |db| db.table(&code)).await.expect("read").expect("one");
    let meta = crate::meta::TableMeta::of_row(&row).expect("a meta");
    let options = meta.options::<G>(row.stage).expect("options");
    let seed = meta.seal().seed();
    let live =
        Live::restore(Live::<G>::blank(options, seed.clone()), &rows, Some(seat)).expect("a game");
    let update = client.update();
    assert_eq!(update["view"], value(&live.view(Viewer::Seat(seat))));
    assert_eq!(update["version"], live.version(Viewer::Seat(seat)));
    assert_eq!(update["undo"] == true, live.can_take_back(seat));
    let mut entries = standing(rows).expect("rows").0;
    (0..).zip(&mut entries).for_each(|(number, entry)| entry.seq = number);
    let plain = Live::restore(Live::<G>::blank(options, seed), &entries, None).expect("a game");
    assert_eq!(value(&plain.view(Viewer::Seat(seat))), value(&live.view(Viewer::Seat(seat))));
}

#[tokio::test(start_paused = true)]
async fn games_with_undos_match_their_rows_in_the_tournament() {
    let mut undone = 0;
    for number in 0..2 {
        undone += regrets::<tournament::State>(number).await;
    }
    assert!(undone > 8, "{undone}");
}

#[tokio::test(start_paused = true)]
async fn games_with_undos_match_their_rows_in_the_castles() {
    let mut undone = 0;
    for number in 0..2 {
        undone += regrets::<castles::State>(number).await;
    }
    assert!(undone > 8, "{undone}");
}

fn pause(on: bool) -> ClientMessage {
    ClientMessage::Pause { on }
}

#[tokio::test(start_paused = true)]
async fn bots_windows_and_clocks_stop_during_a_pause() {
    let world = World::new().await;
    let clock = Clock::Live { bank: 600, increment: 0 };
    let settings = Settings { clock, ..tournament(3) };
    let (table, person, mut client) = against_bots(&world, settings).await;
    let one = std::slice::from_mut(&mut client);
    play_on(one, |clients| clients[0].update()["asked"] == true).await;
    client.tell(&pause(true)).await;
    assert_eq!(client.room()["paused"], true);
    let left = client.update()["clocks"]["left"][0].clone();
    assert_eq!(client.update()["clocks"]["running"], Value::Null);
    pass(300_000).await;
    client.tell(&pause(false)).await;
    assert_eq!(client.room()["paused"], false);
    assert_eq!(client.update()["clocks"]["left"][0], left, "no time has passed");
    assert_eq!(client.update()["clocks"]["running"], client.room()["you"]);
    // Bots do not move.
    while client.update()["asked"] == true {
        client.tell(&pause(true)).await;
        let legal = client.legal();
        let mv = legal.iter().find(|mv| *mv == "withdraw" || *mv == "pass").unwrap_or(&legal[0]);
        let mv = mv.clone();
        client.play(&mv).await;
    }
    let rows = world.entries(&table).await.len();
    pass(500_000).await;
    assert_eq!(world.entries(&table).await.len(), rows);
    pass(110_000).await;
    assert_eq!(client.room()["paused"], false, "not forever");
    assert!(world.entries(&table).await.len() > rows, "and they go on");
    // The pause ends with its socket, and when the player acts elsewhere.
    client.tell(&pause(true)).await;
    client.hang_up();
    let mut second = world.watch(Some(&person), &table).await;
    assert_eq!(second.room()["paused"], false);
    let one = std::slice::from_mut(&mut second);
    play_on(one, |clients| clients[0].update()["asked"] == true).await;
    let mut third = world.watch(Some(&person), &table).await;
    third.tell(&pause(true)).await;
    let mv = second.legal()[0].clone();
    second.play(&mv).await;
    assert_eq!(second.room()["paused"], false);
    third.hang_up();
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    assert_eq!(refusals(&clients[0].tell(&pause(true)).await), ["not-alone"]);
}

#[tokio::test(start_paused = true)]
async fn a_pause_does_not_shorten_a_window() {
    let world = World::new().await;
    let (_, mut client) = opening(&world).await;
    client.order(protocol::StandingOrder::Always).await;
    client.play("open red R3").await;
    client.play("play R4").await;
    client.play("charge").await;
    let closes = client.update()["window"]["closes"].as_i64().expect("a window");
    client.tell(&pause(true)).await;
    let now = world.now();
    pass(60_000).await;
    assert_ne!(client.update()["window"], Value::Null, "still open");
    client.tell(&pause(false)).await;
    let later = client.update()["window"]["closes"].as_i64().expect("a window");
    assert!((later - closes - (world.now() - now)).abs() <= 5, "{later} {closes}");
}
