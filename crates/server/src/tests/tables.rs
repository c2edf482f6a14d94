//! Tables from the first seat to the rematch.

use protocol::{ClientMessage, LobbyTable, Settings};
use serde_json::{Value, json};
use table::Seat;

use super::world::{
    Client, Person, World, called, kinds, pass, refusals, settle, stacked, tournament, watch_table,
};
use crate::config::Config;
use crate::lobby::Lobby;

pub(super) fn sit(seat: Option<Seat>) -> ClientMessage {
    ClientMessage::Sit { seat }
}

pub(super) fn seal(part: &str) -> ClientMessage {
    ClientMessage::Seal { seal: table::part_seal(part) }
}

pub(super) fn reveal(part: &str) -> ClientMessage {
    ClientMessage::Reveal { part: part.to_owned() }
}

pub(super) fn bot(seat: Seat, level: Option<&str>) -> ClientMessage {
    ClientMessage::Bot { seat, level: level.map(str::to_owned) }
}

/// The holder of each seat: a name, `bot` or `free`.
pub(super) fn seats(room: &Value) -> Vec<String> {
    let seats = room["seats"].as_array().expect("seats").iter();
    let occupant = |seat: &Value| match seat["kind"].as_str() {
        Some("guest") => seat["name"].as_str().unwrap_or_default().to_owned(),
        Some(kind) => kind.to_owned(),
        None => panic!("{seat}"),
    };
    seats.map(occupant).collect()
}

pub(super) fn presence(room: &Value, seat: Seat) -> &str {
    room["seats"][seat.index()]["presence"].as_str().unwrap_or_default()
}

/// Two people at a table of two, with a random deal.
pub(super) async fn two_at_a_table(
    world: &World,
    settings: Settings,
) -> (String, [Person; 2], [Client; 2]) {
    let people = world.people(2).await;
    let table = world.table(&people[0], settings, &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut guest = world.watch(Some(&people[1]), &table).await;
    guest.tell(&sit(None)).await;
    host.tell(&ClientMessage::Start).await;
    guest.listen().await;
    let people: [Person; 2] = people.try_into().expect("two");
    (table, people, [host, guest])
}

/// Plays the first legal move of each player who is asked, until the game is over or `until` says
/// so.
pub(super) async fn play_on(clients: &mut [Client], mut until: impl FnMut(&[Client]) -> bool) {
    for _ in 0..3000 {
        settle().await;
        if until(clients) || clients[0].room()["stage"] == "over" {
            return;
        }
        let Some(client) = clients.iter_mut().find(|client| client.update()["asked"] == true)
        else {
            pass(500).await;
            continue;
        };
        let legal = client.legal();
        let mv = legal.iter().find(|mv| *mv == "withdraw" || *mv == "pass").unwrap_or(&legal[0]);
        let mv = mv.clone();
        client.play(&mv).await;
    }
    panic!("the game does not end");
}

#[tokio::test(start_paused = true)]
async fn play_now_needs_a_name_a_click_and_a_part_of_the_deal() {
    let world = World::new().await;
    let reply = world.post(None, "/api/me", called("Wilfred")).await;
    let cookie = reply.header("set-cookie");
    let token = cookie.trim_start_matches("ivanhoe=").split(';').next().expect("a token");
    let me = world.get(None, "/api/me").await;
    assert_eq!((me.status, me.refusal().as_str()), (401, "no-guest"));
    let id = {
        let hash = crate::guests::hash(token);
        let row = world.app.store.read(move |db| db.guest_by_token(&hash)).await;
        row.expect("read").expect("known").id
    };
    let guest = crate::table::Guest { id, name: "Wilfred".into(), program: false };
    let me = Person { guest, token: token.to_owned() };
    let args = json!({"game": "tournament", "players": 3, "level": "squire", "pace": "quick"});
    let link = world.post(Some(&me), "/api/play", args).await;
    assert_eq!(link.status, 201);
    let table = link.json()["table"].as_str().expect("a code").to_owned();
    let mut client = world.watch(Some(&me), &table).await;
    assert_eq!(client.room()["stage"], "waiting");
    assert_eq!(seats(&client.room()), ["Wilfred", "bot", "bot"]);
    client.tell(&seal("5ea1")).await;
    assert_eq!(client.room()["deal"]["fixed"], true);
    assert_eq!(client.room()["stage"], "waiting");
    let received = client.tell(&reveal("5ea1")).await;
    assert_eq!(kinds(&received), ["room", "update"]);
    assert_eq!(client.room()["stage"], "playing");
    assert_eq!(client.room()["deal"], Value::Null);
    // The bots play as long as no person has to act.
    pass(60_000).await;
    assert_eq!(client.update()["asked"], true);
}

#[tokio::test(start_paused = true)]
async fn anybody_with_the_link_can_take_a_seat() {
    let world = World::new().await;
    let people = world.people(3).await;
    let table = world.table(&people[0], tournament(3), &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut second = world.watch(Some(&people[1]), &table).await;
    assert_eq!(second.room()["you"], Value::Null);
    assert_eq!(second.room()["commitment"].as_str().map(str::len), Some(64));
    second.tell(&sit(Some(Seat::C))).await;
    assert_eq!(second.room()["you"], "C");
    host.listen().await;
    assert_eq!(seats(&host.room()), ["PA", "free", "PB"]);
    second.tell(&sit(Some(Seat::B))).await;
    assert_eq!(seats(&second.room()), ["PA", "PB", "free"], "one seat per person");
    let received = second.tell(&sit(Some(Seat::A))).await;
    assert_eq!(refusals(&received), ["seat-taken"]);
    assert_eq!(refusals(&second.tell(&sit(Some(Seat::F))).await), ["not-found"]);
    let mut third = world.watch(Some(&people[2]), &table).await;
    third.tell(&sit(None)).await;
    assert_eq!(third.room()["you"], "C");
    let fourth = world.person("late").await;
    let mut fourth = world.watch(Some(&fourth), &table).await;
    assert_eq!(refusals(&fourth.tell(&sit(None)).await), ["table-full"]);
}

#[tokio::test(start_paused = true)]
async fn the_host_places_and_removes_bots_and_starts_when_all_seats_are_taken() {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(3), &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&sit(None)).await;
    assert_eq!(refusals(&other.tell(&bot(Seat::C, Some("page"))).await), ["not-host"]);
    assert_eq!(refusals(&other.tell(&ClientMessage::Start).await), ["not-host"]);
    assert_eq!(refusals(&host.tell(&ClientMessage::Start).await), ["seats-free"]);
    assert_eq!(refusals(&host.tell(&bot(Seat::B, Some("page"))).await), ["seat-taken"]);
    assert_eq!(refusals(&host.tell(&bot(Seat::C, Some("king"))).await), ["bad-options"]);
    host.tell(&bot(Seat::C, Some("page"))).await;
    assert_eq!(host.room()["seats"][2]["level"], "page");
    host.tell(&bot(Seat::C, None)).await;
    assert_eq!(seats(&host.room()), ["PA", "PB", "free"]);
    host.tell(&bot(Seat::C, Some("knight"))).await;
    host.tell(&ClientMessage::Start).await;
    assert_eq!(host.room()["stage"], "playing");
    assert_eq!(refusals(&host.tell(&bot(Seat::C, None)).await), ["already-begun"]);
    assert_eq!(refusals(&host.tell(&ClientMessage::Start).await), ["already-begun"]);
    assert_eq!(refusals(&host.tell(&seal("ab")).await), ["already-begun"]);
}

#[tokio::test(start_paused = true)]
async fn when_the_host_leaves_the_next_player_becomes_host() {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&sit(None)).await;
    assert_eq!(other.room()["host"], false);
    host.tell(&ClientMessage::Stand).await;
    other.listen().await;
    assert_eq!(
        (host.room()["host"].clone(), other.room()["host"].clone()),
        (json!(false), json!(true))
    );
    assert_eq!(seats(&other.room()), ["free", "PB"]);
    other.tell(&ClientMessage::Stand).await;
    host.tell(&sit(None)).await;
    assert_eq!(host.room()["host"], true, "the first visitor of an empty table is its host");
}

#[tokio::test(start_paused = true)]
async fn a_rematch_keeps_settings_and_seats_and_is_one_table() {
    let world = World::new().await;
    let (_, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    assert_eq!(refusals(&clients[0].tell(&ClientMessage::Rematch).await), ["already-begun"]);
    play_on(&mut clients, |_| false).await;
    let winners = clients[0].room()["winners"].clone();
    assert_eq!(winners.as_array().map(Vec::len), Some(1));
    clients[1].tell(&ClientMessage::Rematch).await;
    let again = clients[1].room()["rematch"].as_str().expect("a code").to_owned();
    clients[0].tell(&ClientMessage::Rematch).await;
    assert_eq!(clients[0].room()["rematch"], again);
    let client = world.watch(Some(&people[0]), &again).await;
    assert_eq!(seats(&client.room()), ["PA", "PB"]);
    assert_eq!(client.room()["settings"], clients[0].room()["settings"]);
    assert_eq!(client.room()["host"], false, "the player who asked for it is the host");
}

#[tokio::test(start_paused = true)]
async fn a_player_who_leaves_a_running_game_is_replaced_by_a_bot_and_may_return() {
    let world = World::new().await;
    let (table, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    clients[1].tell(&ClientMessage::Stand).await;
    assert_eq!(presence(&clients[1].room(), Seat::B), "substitute");
    assert_eq!(refusals(&clients[1].play("withdraw").await), ["not-seated"], "the bot plays");
    let asked = |clients: &[Client]| clients[1].update()["asked"] == true;
    play_on(&mut clients[..1], |_| false).await;
    let entries = world.entries(&table).await;
    let theirs: Vec<&str> =
        entries.iter().filter(|entry| entry.by == "B").map(|entry| &*entry.cause).collect();
    let substituted = theirs.iter().filter(|cause| **cause == "substitute").count();
    assert!(substituted > 5, "{theirs:?}");
    let nobodys = |cause: &&str| matches!(*cause, "substitute" | "clock");
    assert!(theirs.iter().all(nobodys), "the player has decided nothing: {theirs:?}");
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    clients[1].tell(&ClientMessage::Stand).await;
    clients[1].tell(&sit(None)).await;
    assert_eq!(presence(&clients[1].room(), Seat::B), "here");
    play_on(&mut clients, asked).await;
    let version = clients[1].update()["version"].clone();
    pass(600_000).await;
    assert_eq!(clients[1].update()["version"], version, "their seat waits for them alone");
}

#[tokio::test(start_paused = true)]
async fn a_player_who_is_away_too_long_has_a_substitute_bot_until_they_return() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |clients| clients[1].update()["asked"] == true).await;
    clients[1].hang_up();
    clients[0].listen().await;
    assert_eq!(presence(&clients[0].room(), Seat::B), "away");
    let before = clients[0].update()["version"].clone();
    pass(Config::default().grace - 100).await;
    assert_eq!(presence(&clients[0].room(), Seat::B), "away");
    assert_eq!(clients[0].update()["version"], before, "they may be back in a moment");
    pass(5_000).await;
    assert_eq!(presence(&clients[0].room(), Seat::B), "substitute");
    assert_ne!(clients[0].update()["version"], before, "the substitute bot plays");
    let back = world.watch(Some(&people[1]), &table).await;
    assert_eq!(presence(&back.room(), Seat::B), "here");
}

#[tokio::test(start_paused = true)]
async fn a_table_without_viewers_waits() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    clients.iter_mut().for_each(Client::hang_up);
    let before = world.entries(&table).await.len();
    pass(3 * 3600 * 1000).await;
    assert_eq!(world.entries(&table).await.len(), before);
    let mut back = world.watch(Some(&people[0]), &table).await;
    assert_eq!(presence(&back.room(), Seat::A), "here");
    assert_eq!(
        presence(&back.room(), Seat::B),
        "away",
        "the table slept: they have their time again"
    );
    pass(61_000).await;
    back.listen().await;
    assert_eq!(
        presence(&back.room(), Seat::B),
        "substitute",
        "the player who waits is not kept waiting"
    );
}

#[tokio::test(start_paused = true)]
async fn two_tabs_of_one_seat_see_the_same() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    let mut tab = world.watch(Some(&people[0]), &table).await;
    assert_eq!(tab.room(), clients[0].room());
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let legal = clients[0].legal();
    let mv = tab.a_move(&legal[0]);
    tab.tell(&mv).await;
    clients[0].listen().await;
    assert_eq!(tab.update(), clients[0].update());
    clients[0].hang_up();
    tab.listen().await;
    assert_eq!(presence(&tab.room(), Seat::A), "here", "one tab is enough");
}

#[tokio::test(start_paused = true)]
async fn the_same_move_sent_again_is_made_once() {
    let world = World::new().await;
    let (table, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let legal = clients[0].legal();
    let mv = clients[0].a_move(&legal[0]);
    clients[0].tell_as("mine", &mv).await;
    let entries = world.entries(&table).await.len();
    for times in 1..=3 {
        let before = clients[0].done().iter().filter(|id| *id == "mine").count();
        assert_eq!(before, times);
        assert_eq!(kinds(&clients[0].tell_as("mine", &mv).await), Vec::<String>::new());
    }
    assert_eq!(world.entries(&table).await.len(), entries);
    assert_eq!(refusals(&clients[0].tell_as("another", &mv).await), ["stale"]);
    // A client may count its ids from the start after a reconnect: another request is not answered
    // as if it were the first.
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    let nonsense = clients[0].a_move("nonsense");
    assert_eq!(refusals(&clients[0].tell_as("mine", &nonsense).await), ["unknown-move"]);
    let entries = world.entries(&table).await.len();
    let next = clients[0].a_move(&clients[0].legal()[0]);
    clients[0].tell_as("mine", &next).await;
    assert!(world.entries(&table).await.len() > entries);
}

#[tokio::test(start_paused = true)]
async fn a_move_is_acknowledged_though_another_was_made_since() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    let is_asked = |clients: &[Client]| clients[0].update()["asked"] == true;
    play_on(&mut clients, is_asked).await;
    let first = clients[0].a_move(&clients[0].legal()[0]);
    clients[0].tell_as("phone", &first).await;
    // The answer is lost, and the player goes on with another device.
    play_on(&mut clients, is_asked).await;
    let mut laptop = world.watch(Some(&people[0]), &table).await;
    let second = laptop.a_move(&laptop.legal()[0]);
    laptop.tell_as("laptop", &second).await;
    assert!(laptop.done().contains(&"laptop".to_owned()));
    let entries = world.entries(&table).await.len();
    let mut phone = world.watch(Some(&people[0]), &table).await;
    assert_eq!(refusals(&phone.tell_as("phone", &first).await), [""; 0]);
    assert_eq!(phone.done().last().map(String::as_str), Some("phone"));
    assert_eq!(world.entries(&table).await.len(), entries, "it is not made again");
}

#[tokio::test(start_paused = true)]
async fn a_slow_reader_gets_one_large_update_instead_of_many() {
    let world = World::new().await;
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    let spectator = world.watch(None, clients[0].room()["table"].as_str().expect("a code")).await;
    settle().await;
    spectator.read(false);
    let before = spectator.messages().len();
    let mut told = told(&spectator.update());
    let start = clients[0].update()["version"].as_u64().expect("a version");
    play_on(&mut clients, |clients| clients[0].update()["version"].as_u64() > Some(start + 12))
        .await;
    spectator.read(true);
    settle().await;
    let late = spectator.messages().split_off(before);
    let updates: Vec<_> = late.iter().filter(|message| message["type"] == "update").collect();
    assert!(updates.len() <= 2, "{}", updates.len());
    let newest = updates.last().expect("an update");
    assert!(newest["events"].as_array().expect("events").len() > 10);
    for update in &updates {
        assert_eq!(update["from"], told, "no event is missing, none is sent twice");
        told += update["events"].as_array().expect("events").len() as u64;
    }
    // A client that reads nothing for long is disconnected.
    spectator.read(false);
    let version = clients[0].update()["version"].as_u64();
    play_on(&mut clients, |clients| clients[0].update()["version"].as_u64() > version).await;
    pass(25_000).await;
    assert_eq!(world.get(None, "/api/health").await.body, "ok");
    assert_eq!(
        world.app.figures().lines().find(|l| l.starts_with("ivanhoe_sockets ")),
        Some("ivanhoe_sockets 2")
    );
}

/// How many events a client has seen after this update.
fn told(update: &Value) -> u64 {
    update["from"].as_u64().expect("a number")
        + update["events"].as_array().expect("some").len() as u64
}

#[tokio::test(start_paused = true)]
async fn event_numbers_show_which_events_a_returning_client_has_seen() {
    let world = World::new().await;
    let (table, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    for turn in 0..12 {
        let version = clients[0].update()["version"].as_u64();
        play_on(&mut clients, |clients| clients[0].update()["version"].as_u64() > version).await;
        // They ask again for updates that are already on their way, or for all, on the same
        // connection.
        let since = [version, Some(0), None][turn % 3];
        clients[0].tell(&ClientMessage::Watch { table: table.clone(), since }).await;
    }
    let mut received: Vec<Value> = Vec::new();
    let mut twice = 0;
    for update in clients[0].messages().iter().filter(|message| message["type"] == "update") {
        let from = update["from"].as_u64().expect("a number") as usize;
        assert!(from <= received.len(), "nothing is missing");
        for (number, event) in (from..).zip(update["events"].as_array().expect("events")) {
            if number < received.len() {
                assert_eq!(&received[number], event, "the same number is the same event");
                twice += 1;
            } else {
                received.push(event.clone());
            }
        }
    }
    assert!(twice > 20, "{twice}");
    let mut again = clients[0].tell(&ClientMessage::Watch { table, since: Some(0) }).await;
    assert_eq!(again.pop().expect("an update")["events"], json!(received));
}

#[tokio::test(start_paused = true)]
async fn a_crowd_of_spectators_is_announced_once() {
    let world = World::new().await;
    let (table, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    clients[0].listen().await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.push(world.watch(None, &table).await);
    }
    assert_eq!(crowd[39].room()["spectators"], 40, "a newcomer gets the number at once");
    pass(1_000).await;
    let rooms = clients[0].listen().await;
    assert_eq!(kinds(&rooms), ["room"], "one message for all of them");
    assert_eq!(rooms[0]["spectators"], 40);
    assert_eq!(crowd[0].room()["spectators"], 40);
    crowd.truncate(3);
    pass(1_000).await;
    let rooms = clients[0].listen().await;
    assert_eq!((kinds(&rooms).len(), &rooms[0]["spectators"]), (1, &json!(3)));
    pass(10_000).await;
    assert_eq!(clients[0].listen().await, Vec::<Value>::new(), "no further message about it");
}

#[tokio::test(start_paused = true)]
async fn a_draining_server_makes_no_tables_and_closes_its_sockets() {
    let world = World::new().await;
    let (_, people, clients) = two_at_a_table(&world, tournament(2)).await;
    world.app.drain();
    settle().await;
    for client in &clients {
        assert_eq!(client.closed(), Some(protocol::Closing::Restarting));
    }
    let args = json!({"settings": {"game": "tournament", "players": 2}});
    assert_eq!(world.post(Some(&people[0]), "/api/tables", args).await.refusal(), "draining");
    assert_eq!(world.get(None, "/api/ready").await.refusal(), "draining");
    assert_eq!(world.get(None, "/api/health").await.status, 200);
}

#[tokio::test(start_paused = true)]
async fn after_a_restart_every_table_goes_on() {
    let world = World::new().await;
    let mut tables = Vec::new();
    for _ in 0..3 {
        let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
        let mut moves = 7;
        play_on(&mut clients, |_| {
            moves -= 1;
            moves == 0
        })
        .await;
        tables.push((table, people, clients));
    }
    let world = world.die_for(20_000).await;
    for (table, people, clients) in tables {
        let mut client = world.connect(Some(&people[0]));
        let since = clients[0].update()["version"].as_u64();
        client.tell(&ClientMessage::Watch { table: table.clone(), since }).await;
        let (old, new) = (clients[0].update(), client.update());
        assert_eq!(new["view"], old["view"]);
        assert_eq!(new["version"], old["version"]);
        assert_eq!(new["legal"], old["legal"]);
        assert_eq!(new["events"], json!([]), "nothing was missed");
        let mut clients = [client, world.watch(Some(&people[1]), &table).await];
        play_on(&mut clients, |_| false).await;
        assert_eq!(clients[1].room()["stage"], "over");
    }
}

#[tokio::test(start_paused = true)]
async fn the_lobby_follows_changes_of_open_tables() {
    let world = World::new().await;
    let people = world.people(2).await;
    let mut stranger = world.connect(None);
    stranger.tell(&ClientMessage::Lobby { on: true }).await;
    assert_eq!(stranger.lobby()["tables"], json!([]));
    let open = Settings { open: true, ..tournament(2) };
    let table = world.table(&people[0], open, &[]).await;
    world.table(&people[0], tournament(2), &[]).await;
    pass(400).await;
    let listed = stranger.lobby()["tables"].clone();
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "only open tables are listed");
    assert_eq!(listed[0]["seats"], json!(["PA", null]));
    let mut other = world.watch(Some(&people[1]), &table).await;
    other.tell(&sit(None)).await;
    pass(400).await;
    assert_eq!(stranger.lobby()["tables"][0]["seats"], json!(["PA", "PB"]));
    assert_eq!(world.get(None, "/api/tables").await.json(), stranger.lobby()["tables"]);
    stranger.tell(&ClientMessage::Lobby { on: false }).await;
    stranger.news();
    let mut host = world.watch(Some(&people[0]), &table).await;
    host.tell(&ClientMessage::Start).await;
    pass(400).await;
    assert_eq!(stranger.news(), Vec::<Value>::new());
    assert_eq!(world.get(None, "/api/tables").await.json()[0]["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn the_lobby_sends_no_more_than_what_has_changed() {
    let world = World::new().await;
    let open = Settings { open: true, ..tournament(2) };
    let mut tables = Vec::new();
    for number in 0..20 {
        let host = world.person(&format!("G{number}")).await;
        tables.push(world.table(&host, open.clone(), &[]).await);
    }
    let mut stranger = world.connect(None);
    stranger.tell(&ClientMessage::Lobby { on: true }).await;
    pass(400).await;
    assert_eq!(stranger.lobby()["tables"].as_array().map(Vec::len), Some(20));
    stranger.news();
    let guest = world.person("Guest").await;
    let mut other = world.watch(Some(&guest), &tables[7]).await;
    other.tell(&sit(None)).await;
    pass(400).await;
    let news = stranger.news();
    let [change] = &news[..] else { panic!("{news:?}") };
    let listed = change["tables"].as_array().expect("a list");
    assert_eq!((&change["whole"], &change["gone"], listed.len()), (&json!(false), &json!([]), 1));
    assert_eq!((&listed[0]["table"], &listed[0]["seats"][1]), (&json!(tables[7]), &json!("Guest")));
}

#[tokio::test(start_paused = true)]
async fn a_table_without_spectators_is_for_its_players_alone_from_the_deal_on() {
    let world = World::new().await;
    let settings = Settings { spectators: false, open: true, ..tournament(2) };
    let people = world.people(2).await;
    let table = world.table(&people[0], settings, &[]).await;
    let mut early = world.watch(None, &table).await;
    assert_eq!(early.room()["stage"], "waiting", "everyone may come to take a seat");
    let mut clients =
        [world.watch(Some(&people[0]), &table).await, world.watch(Some(&people[1]), &table).await];
    clients[1].tell(&sit(None)).await;
    let say = ClientMessage::Say { text: Some("for players".into()), phrase: None };
    clients[0].tell(&say).await;
    early.news();
    clients[0].tell(&ClientMessage::Start).await;
    assert_eq!(kinds(&early.listen().await), ["resync"], "from the deal on only players watch");
    assert_eq!(refusals(&early.tell(&watch_table(&table)).await), ["no-spectators"]);
    assert!(!kinds(&early.messages()).contains(&"chat".to_owned()));
    let path = format!("/api/tables/{table}");
    assert_eq!(world.get(None, &path).await.refusal(), "no-spectators");
    assert_eq!(world.get(Some(&people[0]), &path).await.status, 200);
    let mut stranger = world.connect(None);
    let received = stranger.tell(&watch_table(&table)).await;
    assert_eq!(refusals(&received), ["no-spectators"]);
    assert_eq!(refusals(&stranger.tell(&sit(None)).await).len(), 1, "every request is answered");
    pass(400).await;
    assert_eq!(world.get(None, "/api/tables").await.json(), json!([]));
    play_on(&mut clients, |_| false).await;
    assert_eq!(clients[0].room()["stage"], "over");
    assert_eq!(refusals(&stranger.tell(&watch_table(&table)).await), ["no-spectators"]);
    assert!(!kinds(&early.messages()).contains(&"update".to_owned()));
    for what in ["record", "replay"] {
        let path = format!("/api/games/{table}/{what}");
        assert_eq!(world.get(None, &path).await.refusal(), "no-spectators");
        assert_eq!(world.get(Some(&people[0]), &path).await.status, 200);
    }
    assert_eq!(world.get(None, "/api/games").await.json()["recent"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn a_newcomers_room_has_the_number_of_spectators() {
    let world = World::new().await;
    let (table, _, _clients) = two_at_a_table(&world, tournament(2)).await;
    let first = world.watch(None, &table).await;
    assert_eq!(first.room()["spectators"], 1);
    let second = world.watch(None, &table).await;
    assert_eq!(second.room()["spectators"], 2);
}

#[tokio::test(start_paused = true)]
async fn refusals_by_a_table_are_counted() {
    let world = World::new().await;
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    let count = || {
        let figures = world.app.figures();
        let line = figures.lines().find_map(|line| line.strip_prefix("ivanhoe_refusals_total "));
        line.expect("a figure").parse::<u32>().expect("a number")
    };
    let before = count();
    assert_eq!(refusals(&clients[0].tell(&ClientMessage::Start).await), ["already-begun"]);
    assert_eq!(count(), before + 1);
}

#[tokio::test(start_paused = true)]
async fn a_new_name_is_seen_at_every_table() {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let watched = world.watch(Some(&people[1]), &table).await;
    let asleep = world.table(&people[0], tournament(2), &[]).await;
    let reply = world.post(Some(&people[0]), "/api/me", called("Brian")).await;
    assert_eq!(reply.json(), json!({"name": "Brian"}));
    settle().await;
    assert_eq!(seats(&watched.room()), ["Brian", "free"]);
    let woken = world.watch(Some(&people[1]), &asleep).await;
    assert_eq!(seats(&woken.room()), ["Brian", "free"], "also at tables without viewers");
}

#[tokio::test(start_paused = true)]
async fn a_name_chosen_after_the_link_was_opened_is_the_one_at_the_table() {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], tournament(2), &[]).await;
    let mut client = world.watch(Some(&people[1]), &table).await;
    world.post(Some(&people[1]), "/api/me", called("Brian")).await;
    client.tell(&sit(None)).await;
    assert_eq!(seats(&client.room())[1], "Brian");
    let hello = ClientMessage::Say { text: Some("hello".into()), phrase: None };
    let received = client.tell(&hello).await;
    let line = received.iter().find(|message| message["type"] == "chat").expect("a line");
    assert_eq!(line["lines"][0]["name"], "Brian");
}

#[tokio::test(start_paused = true)]
async fn an_arranged_deal_is_dealt_as_given() {
    let world = World::new().await;
    let people = world.people(2).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "G1", "G1", "G1", "G1"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "B3", "B3"],
    ];
    let deck = stacked(&hands, &["Y4"]);
    world.dealt::<tournament::State>("arranged", &people, &[], tournament(2), &deck).await;
    let client = world.watch(Some(&people[0]), "arranged").await;
    let hand = client.update()["view"]["seats"][0]["hand"].clone();
    assert_eq!(hand, json!(["G1", "G1", "G1", "G1", "R3", "R3", "R4", "Y4", "charge"]));
    assert_eq!(client.update()["view"]["seats"][1]["hand"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn an_endless_game_is_closed_with_a_reason() {
    let world = World::with(Config { longest_game: 5, ..Config::default() }).await;
    let people = world.people(2).await;
    let cards = stacked(&[], &[]);
    world.dealt::<tournament::State>("long", &people, &[], tournament(2), &cards).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "long").await);
    }
    for _ in 0..40 {
        if clients[0].room()["stage"] == "ended" {
            break;
        }
        for client in &mut clients {
            if let Some(mv) = client.legal().first().cloned() {
                client.play(&mv).await;
            }
        }
        pass(6_000).await;
    }
    for client in &clients {
        let room = client.room();
        assert_eq!((&room["stage"], &room["closed"]), (&"ended".into(), &"too-long".into()));
    }
    let entries = world.entries("long").await.len();
    assert!((6..12).contains(&entries), "{entries}");
    let mv = clients[0].a_move("end");
    assert_eq!(refusals(&clients[0].tell(&mv).await), ["over"]);
}

#[tokio::test(start_paused = true)]
async fn bots_do_not_play_without_viewers() {
    let world = World::new().await;
    let person = world.person("PA").await;
    let bots = [None, Some("squire"), Some("squire")];
    let table = world.table(&person, tournament(3), &bots).await;
    let mut host = world.watch(Some(&person), &table).await;
    host.tell(&ClientMessage::Start).await;
    host.tell(&ClientMessage::Stand).await;
    pass(20_000).await;
    let before = world.entries(&table).await.len();
    assert!(before > 2, "they play while somebody watches");
    host.hang_up();
    pass(2_000).await;
    let left = world.entries(&table).await.len();
    pass(3 * 3600 * 1000).await;
    assert_eq!(world.entries(&table).await.len(), left);
}

#[tokio::test(start_paused = true)]
async fn names_at_a_table_are_distinct() {
    let world = World::new().await;
    let people = [world.person("rowena").await, world.person("Rowena").await];
    let bots = [Some("squire"), None, None, Some("page")];
    let table = world.table(&people[0], tournament(4), &bots).await;
    let mut second = world.watch(Some(&people[1]), &table).await;
    second.tell(&sit(None)).await;
    let room = second.room();
    let names: Vec<&str> = (0..4).filter_map(|seat| room["seats"][seat]["name"].as_str()).collect();
    assert_eq!(names, ["Edith", "rowena", "Rowena 2", "Gurth"]);
}

#[tokio::test(start_paused = true)]
async fn nobody_takes_the_name_that_another_player_of_the_same_name_gets() {
    let world = World::new().await;
    let mut people = Vec::new();
    for name in ["Ann 2", "Ann", "Ann"] {
        people.push(world.person(name).await);
    }
    let table = world.table(&people[0], tournament(3), &[]).await;
    let mut clients = Vec::new();
    for person in &people {
        let mut client = world.watch(Some(person), &table).await;
        client.tell(&sit(None)).await;
        clients.push(client);
    }
    assert_eq!(seats(&clients[2].room()), ["Ann 2", "Ann", "Ann 3"]);
}

#[tokio::test(start_paused = true)]
async fn a_table_without_returning_players_is_not_listed_after_a_restart() {
    let world = World::new().await;
    let person = world.person("PA").await;
    let table = world.table(&person, Settings { open: true, ..tournament(2) }, &[]).await;
    let host = world.watch(Some(&person), &table).await;
    let listed = async |world: &World| {
        let tables = world.get(None, "/api/tables").await.json();
        tables.as_array().map_or(0, Vec::len)
    };
    pass(3_600_000).await;
    assert_eq!(listed(&world).await, 1);
    drop(host);
    let world = world.die_for(5_000).await;
    pass(1_000).await;
    assert_eq!(listed(&world).await, 0, "nobody is present");
    let _host = world.watch(Some(&person), &table).await;
    pass(1_000).await;
    assert_eq!(listed(&world).await, 1);
}

#[test]
fn a_table_with_somebody_there_stays_in_the_lobby() {
    let table = |number: i64| LobbyTable {
        table: format!("table{number}"),
        stage: protocol::Stage::Waiting,
        settings: tournament(2),
        seats: Vec::new(),
        bots: 0,
        created: number,
    };
    let lobby = Lobby::default();
    lobby.set(table(0), true);
    (1..=100).for_each(|number| lobby.set(table(number), false));
    let listed: Vec<i64> = lobby.list().into_iter().map(|table| table.created).collect();
    assert_eq!(listed.len(), 100);
    assert_eq!((listed[0], listed[98], listed[99]), (100, 2, 0));
    lobby.set(table(0), false);
    assert!(lobby.list().iter().all(|table| table.created > 0), "then it is the oldest");
}
