//! The list of games, leaving a game, and moves that were made for a player.

use protocol::{ClientMessage, Clock, Pace, Settings};
use serde_json::{Value, json};
use table::Seat;

use super::tables::{bot, play_on, presence, reveal, seal, seats, sit, two_at_a_table};
use super::world::{Client, Person, World, pass, refusals, settle, stacked, tournament};

/// A table of one person and bots, with a game in progress.
pub(super) async fn against_bots(world: &World, settings: Settings) -> (String, Person, Client) {
    let person = world.person("Wilfred").await;
    let bots: Vec<_> = (0..settings.players).map(|n| (n > 0).then_some("squire")).collect();
    let table = world.table(&person, settings, &bots).await;
    let mut client = world.watch(Some(&person), &table).await;
    client.tell(&ClientMessage::Start).await;
    (table, person, client)
}

async fn games(world: &World, person: &Person) -> Value {
    world.get(Some(person), "/api/games").await.json()
}

async fn leave(world: &World, person: &Person, table: &str) -> Value {
    let path = format!("/api/tables/{table}/leave");
    let reply = world.call("POST", &path).by(Some(person)).send().await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.json()
}

#[tokio::test(start_paused = true)]
async fn my_games_show_the_score_and_my_remaining_time() {
    let world = World::new().await;
    let clock = Clock::Correspondence { hours: 24, window: 8 };
    let (_, people, mut clients) =
        two_at_a_table(&world, Settings { clock, ..tournament(2) }).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    pass(3600 * 1000).await;
    let mine = games(&world, &people[0]).await["running"][0].clone();
    assert_eq!((&mine["my-turn"], &mine["against-bots"]), (&json!(true), &json!(false)));
    assert_eq!(mine["scores"], json!([0, 0]));
    let left = mine["left"].as_i64().expect("time");
    let hour = 3600 * 1000;
    assert!((23 * hour - 60_000..=23 * hour).contains(&left), "{left}");
    assert_eq!(mine["view"]["viewer"], "public");
    assert_eq!(mine["view"]["tournament"], 1);
    assert!(mine["view"]["seats"].as_array().expect("seats").iter().all(|s| s["hand"].is_null()));
    let other = games(&world, &people[1]).await["running"][0].clone();
    assert_eq!((&other["my-turn"], &other["left"]), (&json!(false), &Value::Null));
    let (_, person, _client) = against_bots(&world, tournament(3)).await;
    let solo = games(&world, &person).await["running"][0].clone();
    assert_eq!((&solo["against-bots"], &solo["left"]), (&json!(true), &Value::Null));
    let waiting = world.table(&person, tournament(3), &[Some("page")]).await;
    let list = games(&world, &person).await;
    let list = list["running"].as_array().expect("a list");
    let game = list.iter().find(|game| game["room"]["table"] == waiting).expect("it");
    assert_eq!(game["against-bots"], false, "a seat is free");
    assert_eq!((&game["scores"], &game["view"]), (&json!([]), &Value::Null));
}

#[tokio::test(start_paused = true)]
async fn finished_games_show_who_has_won_and_the_scores() {
    let world = World::new().await;
    let settings = Settings { open: true, pace: Pace::Instant, ..tournament(2) };
    let (table, people, mut clients) = two_at_a_table(&world, settings).await;
    play_on(&mut clients, |_| false).await;
    let room = clients[0].room();
    assert_eq!(room["winners"].as_array().map(Vec::len), Some(1));
    let list = games(&world, &people[0]).await;
    let mine = &list["finished"][0];
    assert_eq!((&mine["scores"], &mine["room"]["winners"]), (&room["scores"], &room["winners"]));
    let recent = &list["recent"][0];
    assert_eq!(recent["table"], table);
    assert_eq!((&recent["scores"], &recent["winners"]), (&room["scores"], &room["winners"]));
    assert_eq!(recent["seats"], json!(["PA", "PB"]));
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_is_listed_for_its_players_alone() {
    let world = World::new().await;
    let people = world.people(3).await;
    let settings = Settings { spectators: false, pace: Pace::Instant, ..tournament(2) };
    let table = world.table(&people[0], settings, &[]).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), &table).await);
    }
    clients[0].tell(&ClientMessage::Stand).await;
    for client in &mut clients[1..] {
        client.tell(&sit(None)).await;
    }
    clients[1].tell(&ClientMessage::Start).await;
    play_on(&mut clients[1..], |_| false).await;
    for (person, expected) in people.iter().zip([0, 1, 1]) {
        let finished = games(&world, person).await["finished"].clone();
        assert_eq!(finished.as_array().map(Vec::len), Some(expected), "{finished}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_against_bots_is_closed_and_stored_when_its_player_leaves() {
    let world = World::new().await;
    let (table, person, mut client) =
        against_bots(&world, Settings { open: true, ..tournament(3) }).await;
    play_on(std::slice::from_mut(&mut client), |clients| clients[0].update()["asked"] == true)
        .await;
    let kept = world.entries(&table).await;
    assert_eq!(leave(&world, &person, &table).await["stage"], "ended");
    client.listen().await;
    assert_eq!(client.room()["stage"], "ended");
    let list = games(&world, &person).await;
    assert_eq!((&list["running"], &list["finished"]), (&json!([]), &json!([])));
    assert_eq!(world.get(None, "/api/tables").await.json(), json!([]));
    pass(600_000).await;
    assert_eq!(world.entries(&table).await, kept, "the bots stop playing, and nothing is lost");
    let record = world.get(Some(&person), &format!("/api/games/{table}/record")).await;
    assert_eq!(record.status, 200, "their own view of it");
    let again = world.call("POST", &format!("/api/tables/{table}/leave")).by(Some(&person));
    assert_eq!(again.send().await.refusal(), "over");
}

#[tokio::test(start_paused = true)]
async fn a_game_goes_on_until_the_last_person_leaves_it() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    assert_eq!(leave(&world, &people[1], &table).await["stage"], "playing");
    clients[0].listen().await;
    assert_eq!(presence(&clients[0].room(), Seat::B), "substitute");
    assert_eq!(games(&world, &people[1]).await["running"], json!([]), "they gave it up");
    assert_eq!(games(&world, &people[0]).await["running"].as_array().map(Vec::len), Some(1));
    leave(&world, &people[1], &table).await;
    clients[1].tell(&sit(None)).await;
    assert_eq!(presence(&clients[1].room(), Seat::B), "here", "and may have it back");
    assert_eq!(games(&world, &people[1]).await["running"].as_array().map(Vec::len), Some(1));
    leave(&world, &people[0], &table).await;
    assert_eq!(leave(&world, &people[1], &table).await["stage"], "ended");
}

#[tokio::test(start_paused = true)]
async fn leaving_a_waiting_table_frees_the_seat() {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], Settings { open: true, ..tournament(2) }, &[]).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    let room = leave(&world, &people[0], &table).await;
    assert_eq!((&room["stage"], seats(&room)), (&json!("waiting"), vec!["free".into(); 2]));
    assert_eq!(games(&world, &people[0]).await["running"], json!([]));
    other.tell(&sit(None)).await;
    assert_eq!(other.room()["host"], true, "a viewer stayed, and sits down");
    other.hang_up();
    settle().await;
    assert_eq!(leave(&world, &people[1], &table).await["stage"], "ended", "nobody is left");
    settle().await;
    assert_eq!(world.get(None, "/api/tables").await.json(), json!([]));
}

#[tokio::test(start_paused = true)]
async fn a_rematch_against_bots_begins_with_the_deal() {
    let world = World::new().await;
    let settings = Settings { pace: Pace::Instant, ..tournament(3) };
    let (_, person, client) = against_bots(&world, settings).await;
    let mut clients = [client];
    play_on(&mut clients, |_| false).await;
    clients[0].tell(&ClientMessage::Rematch).await;
    let again = clients[0].room()["rematch"].as_str().expect("a code").to_owned();
    let mut client = world.watch(Some(&person), &again).await;
    assert_eq!(seats(&client.room()), ["Wilfred", "bot", "bot"]);
    client.tell(&seal("5ea1")).await;
    assert_eq!(client.room()["deal"]["fixed"], true, "nobody has to start it");
    client.tell(&reveal("5ea1")).await;
    assert_eq!(client.room()["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn a_rematch_of_people_seats_those_present_and_waits_for_the_others() {
    let world = World::new().await;
    let (_, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |_| false).await;
    clients[0].hang_up();
    settle().await;
    clients[1].tell(&ClientMessage::Rematch).await;
    let again = clients[1].room()["rematch"].as_str().expect("a code").to_owned();
    let mut host = world.watch(Some(&people[1]), &again).await;
    assert_eq!(seats(&host.room()), ["free", "PB"]);
    host.tell(&seal("5ea1")).await;
    assert_eq!(host.room()["deal"]["fixed"], false, "a person is still to come");
}

/// The marks of the moves of a seat among events, in order.
fn marks(events: &Value, seat: &str) -> Vec<bool> {
    let events = events.as_array().expect("events").iter();
    let moves = events.filter(|event| event["event"] == "moved" && event["by"] == seat);
    moves.map(|event| event["stand-in"] == true).collect()
}

#[tokio::test(start_paused = true)]
async fn a_substitute_bots_moves_are_marked_for_everybody() {
    let world = World::new().await;
    let people = world.people(2).await;
    let hands = [
        ["R3", "R4", "Y2", "R3", "G1", "G1", "G1", "B5"],
        ["R5", "R4", "Y2", "R3", "B2", "B2", "B3", "B3"],
    ];
    let deck = stacked(&hands, &["Y4", "Y3"]);
    world.dealt::<tournament::State>("here", &people, &[], tournament(2), &deck).await;
    let mut host = world.watch(Some(&people[0]), "here").await;
    let mut other = world.watch(Some(&people[1]), "here").await;
    let public = world.watch(None, "here").await;
    host.play("open red R3").await;
    host.play("end").await;
    other.tell(&ClientMessage::Stand).await;
    pass(60_000).await;
    let whole = |client: &Client| -> Value {
        let updates = client.messages().into_iter().filter(|m| m["type"] == "update");
        updates.flat_map(|m| m["events"].as_array().cloned().unwrap_or_default()).collect()
    };
    for client in [&host, &other, &public] {
        let events = whole(client);
        assert_eq!(marks(&events, "A"), [false, false]);
        let theirs = marks(&events, "B");
        assert!(!theirs.is_empty() && theirs.iter().all(|mark| *mark), "{events}");
        let others = events.as_array().expect("events").iter().filter(|e| e["event"] != "moved");
        assert!(others.into_iter().all(|event| event.get("stand-in").is_none()));
    }
    let mut late = world.connect(None);
    late.tell(&ClientMessage::Watch { table: "here".into(), since: Some(0) }).await;
    let events = late.update()["events"].clone();
    assert_eq!(marks(&events, "B"), marks(&whole(&host), "B"), "also for a late viewer");
    world.call_it_over("here").await;
    for viewer in ["all", "public", "A"] {
        let steps = world.get(None, &format!("/api/games/here/replay?as={viewer}")).await.json();
        for step in steps.as_array().expect("steps") {
            assert_eq!(step["stand-in"], step["by"] == "B", "{step}");
            let by = step["by"].as_str().unwrap_or_default();
            assert!(marks(&step["events"], by).iter().all(|mark| *mark == (by == "B")));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn moves_by_the_clock_are_marked_and_a_window_reveals_nothing() {
    let world = World::new().await;
    let clock = Clock::Live { bank: 10, increment: 0 };
    let settings = Settings { clock, ..tournament(2) };
    let (_, _, mut clients) = two_at_a_table(&world, settings).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let seat = clients[0].room()["you"].as_str().expect("a seat").to_owned();
    pass(11_000).await;
    clients[1].listen().await;
    let last = |client: &Client| {
        let updates = client.messages().into_iter().filter(|m| m["type"] == "update");
        updates.filter_map(|m| marks(&m["events"], &seat).last().copied()).next_back()
    };
    assert_eq!((last(&clients[0]), last(&clients[1])), (Some(true), Some(true)));
    // A window that times out: only the silent player sees that they passed.
    let people = world.people(3).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "G1", "unhorse", "riposte", "B5"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "S2", "S3"],
        ["P3", "P4", "Y2", "Y2", "B2", "B3", "S2", "S3"],
    ];
    let deck = stacked(&hands, &["Y4", "Y3"]);
    world.dealt::<tournament::State>("shut", &people, &[], tournament(3), &deck).await;
    let mut watching = Vec::new();
    for person in &people {
        let mut client = world.watch(Some(person), "shut").await;
        client.order(protocol::StandingOrder::Always).await;
        watching.push(client);
    }
    watching[0].play("open red R3").await;
    watching[0].play("play R4").await;
    watching[0].play("unhorse blue").await;
    let is_open = |client: &Client| client.update()["window"] != Value::Null;
    if !watching.iter().any(is_open) {
        watching[0].play("charge").await;
    }
    assert!(watching.iter().any(is_open), "{}", watching[0].update());
    pass(20_000).await;
    for (number, client) in watching.iter().enumerate() {
        let text = format!("{:?}", client.messages());
        let marked = text.matches("stand-in").count();
        assert_eq!(marked, usize::from(number > 0), "only their own pass: {text}");
    }
}

#[tokio::test(start_paused = true)]
async fn every_player_including_the_host_chooses_a_seat_before_the_start() {
    let world = World::new().await;
    let people = world.people(2).await;
    let settings = Settings::usual("castles", 4);
    let bots = [None, Some("squire"), None, None];
    let table = world.table(&people[0], settings, &bots).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&sit(Some(Seat::C))).await;
    host.tell(&seal("5ea1")).await;
    let sealed = host.room()["deal"]["seals"][0].clone();
    host.tell(&sit(Some(Seat::D))).await;
    assert_eq!(seats(&host.room()), ["free", "bot", "PB", "PA"]);
    assert_eq!((&host.room()["you"], &host.room()["host"]), (&json!("D"), &json!(true)));
    assert_eq!(host.room()["deal"]["seals"], json!([null, null, null, sealed]), "it comes along");
    other.tell(&sit(Some(Seat::A))).await;
    assert_eq!(seats(&other.room()), ["PB", "bot", "free", "PA"]);
    // A bot's seat is free once the host has removed the bot; the bot may sit elsewhere.
    assert_eq!(refusals(&host.tell(&sit(Some(Seat::B))).await), ["seat-taken"]);
    host.tell(&bot(Seat::B, None)).await;
    host.tell(&sit(Some(Seat::B))).await;
    host.tell(&bot(Seat::D, Some("squire"))).await;
    host.tell(&bot(Seat::C, Some("page"))).await;
    assert_eq!(seats(&host.room()), ["PB", "PA", "bot", "bot"]);
    host.tell(&ClientMessage::Start).await;
    host.tell(&reveal("5ea1")).await;
    assert_eq!((&host.room()["stage"], &host.room()["you"]), (&json!("playing"), &json!("B")));
    assert_eq!(host.update()["view"]["viewer"], "B");
    assert_eq!(refusals(&host.tell(&sit(Some(Seat::C))).await), [""; 0], "only their own seat");
    assert_eq!(host.room()["you"], "B");
}
