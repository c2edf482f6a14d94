//! Seats seal and reveal their parts of a deal.

use protocol::{ClientMessage, Code};
use serde_json::{Value, json};
use table::{Seat, part_seal};

use super::world::{Client, Person, World, kinds, pass, refusals, tournament};

fn seal(part: &str) -> ClientMessage {
    ClientMessage::Seal { seal: part_seal(part) }
}

fn reveal(part: &str) -> ClientMessage {
    ClientMessage::Reveal { part: part.to_owned() }
}

fn name(code: Code) -> String {
    json!(code).as_str().expect("a word").to_owned()
}

/// People on all seats of a waiting table.
async fn seated(world: &World, players: usize) -> (String, Vec<Person>, Vec<Client>) {
    let people = world.people(players).await;
    let table = world.table(&people[0], tournament(players), &[]).await;
    let mut clients = Vec::new();
    for person in &people {
        let mut client = world.watch(Some(person), &table).await;
        client.tell(&ClientMessage::Sit { seat: None }).await;
        clients.push(client);
    }
    (table, people, clients)
}

async fn tell(client: &mut Client, message: &ClientMessage) -> Vec<String> {
    refusals(&client.tell(message).await)
}

#[tokio::test(start_paused = true)]
async fn every_seal_is_shown_before_any_part_is_revealed() {
    let world = World::new().await;
    let (_, _, mut clients) = seated(&world, 2).await;
    assert!(tell(&mut clients[0], &seal("aa")).await.is_empty());
    assert_eq!(tell(&mut clients[0], &reveal("aa")).await, [name(Code::NotBegun)]);
    assert!(tell(&mut clients[1], &seal("bb")).await.is_empty());
    assert!(tell(&mut clients[1], &seal("bb")).await.is_empty(), "it may be sent again");
    assert_eq!(tell(&mut clients[1], &seal("cc")).await, [name(Code::WrongPart)]);
    let deal = clients[0].room()["deal"].clone();
    assert_eq!(deal["seals"], json!([part_seal("aa"), part_seal("bb")]));
    assert_eq!((&deal["attempt"], &deal["fixed"]), (&json!(1), &json!(false)));
    assert!(tell(&mut clients[0], &ClientMessage::Start).await.is_empty());
    assert_eq!(clients[1].room()["deal"]["fixed"], true);
    assert_eq!(tell(&mut clients[0], &reveal("ab")).await, [name(Code::WrongPart)]);
    assert!(tell(&mut clients[0], &reveal("aa")).await.is_empty());
    clients[1].listen().await;
    assert_eq!(clients[1].room()["deal"]["revealed"], json!(["A"]));
    assert_eq!(clients[1].room()["stage"], "waiting");
    assert!(tell(&mut clients[1], &reveal("bb")).await.is_empty());
    assert_eq!(clients[1].room()["stage"], "playing");
    assert_eq!(clients[1].room()["deal"], Value::Null);
    let shown = clients.iter().flat_map(Client::messages);
    assert!(shown.into_iter().all(|message| !message.to_string().contains("\"aa\"")));
}

#[tokio::test(start_paused = true)]
async fn a_silent_seat_fails_an_attempt_and_adds_no_part_to_the_next() {
    let world = World::new().await;
    let (table, _, mut clients) = seated(&world, 3).await;
    for (client, part) in clients.iter_mut().zip(["aa", "bb", "cc"]) {
        client.tell(&seal(part)).await;
    }
    clients[0].tell(&ClientMessage::Start).await;
    clients[0].tell(&reveal("aa")).await;
    clients[1].tell(&reveal("bb")).await;
    pass(5_000).await;
    let deal = clients[0].room()["deal"].clone();
    assert_eq!((&deal["attempt"], &deal["fixed"]), (&json!(2), &json!(false)));
    assert_eq!(deal["seals"], json!([null, null, null]), "everyone seals a new part");
    clients[0].tell(&seal("a2")).await;
    assert_eq!(clients[0].room()["deal"]["fixed"], false, "one more seal is missing");
    clients[2].tell(&seal("c2")).await;
    clients[1].tell(&seal("b2")).await;
    let deal = clients[0].room()["deal"].clone();
    assert_eq!(deal["fixed"], true);
    assert_eq!(deal["seals"], json!([part_seal("a2"), part_seal("b2"), null]));
    clients[0].tell(&reveal("a2")).await;
    clients[1].tell(&reveal("b2")).await;
    assert_eq!(clients[2].room()["stage"], "playing");
    world.call_it_over(&table).await;
    let record = world.get(None, &format!("/api/games/{table}/record")).await.body;
    let failed = format!(
        "[Failed \"1 seals A:{} B:{} C:{} parts A:aa B:bb\"]",
        part_seal("aa"),
        part_seal("bb"),
        part_seal("cc")
    );
    assert!(record.contains(&failed), "{record}");
    let read: table::Record<tournament::State> = record.parse().expect("a record");
    read.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
    let other = record.replace("[Part B \"b2\"]", "[Part B \"b3\"]");
    assert!(other.parse::<table::Record<tournament::State>>().is_err(), "not what was sealed");
}

#[tokio::test(start_paused = true)]
async fn the_seal_of_an_absent_player_does_not_count() {
    let world = World::new().await;
    let (_, _, mut clients) = seated(&world, 2).await;
    for (client, part) in clients.iter_mut().zip(["aa", "bb"]) {
        client.tell(&seal(part)).await;
    }
    clients[1].hang_up();
    pass(1_000).await;
    clients[0].tell(&ClientMessage::Start).await;
    assert_eq!(clients[0].room()["deal"]["seals"], json!([part_seal("aa"), null]));
    clients[0].tell(&reveal("aa")).await;
    assert_eq!(clients[0].room()["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn seats_do_not_change_while_parts_are_revealed_and_a_restart_changes_nothing() {
    let world = World::new().await;
    let (table, people, mut clients) = seated(&world, 2).await;
    for (client, part) in clients.iter_mut().zip(["aa", "bb"]) {
        client.tell(&seal(part)).await;
    }
    clients[0].tell(&ClientMessage::Start).await;
    for message in [ClientMessage::Stand, ClientMessage::Sit { seat: Some(Seat::A) }] {
        assert_eq!(tell(&mut clients[1], &message).await, [name(Code::Dealing)]);
    }
    let free = ClientMessage::Free { seat: Seat::B };
    assert_eq!(tell(&mut clients[0], &free).await, [name(Code::NotAway)]);
    assert_eq!(clients[0].room()["deal"]["attempt"], 1);
    drop(clients);
    let world = world.die_for(1_000).await;
    let mut clients = Vec::new();
    for (person, part) in people.iter().zip(["aa", "bb"]) {
        let mut client = world.watch(Some(person), &table).await;
        assert_eq!(client.room()["deal"]["fixed"], true, "as it was");
        client.tell(&reveal(part)).await;
        clients.push(client);
    }
    assert_eq!(clients[1].room()["stage"], "playing");
}

#[tokio::test(start_paused = true)]
async fn a_table_against_bots_does_not_begin_with_a_free_seat() {
    let world = World::new().await;
    let person = world.person("Ann").await;
    let args = json!({"game": "tournament", "players": 2, "level": "squire"});
    let link = world.post(Some(&person), "/api/play", args).await;
    let table = link.json()["table"].as_str().expect("a code").to_owned();
    let mut client = world.watch(Some(&person), &table).await;
    client.tell(&ClientMessage::Bot { seat: Seat::B, level: None }).await;
    assert_eq!(tell(&mut client, &seal("aa")).await, [name(Code::SeatsFree)]);
    assert_eq!(client.room()["stage"], "waiting");
}

#[tokio::test(start_paused = true)]
async fn the_host_frees_the_seat_of_a_player_who_is_away() {
    let world = World::new().await;
    let (_, _, mut clients) = seated(&world, 2).await;
    let free = ClientMessage::Free { seat: Seat::B };
    assert_eq!(tell(&mut clients[1], &free).await, [name(Code::NotHost)]);
    assert_eq!(tell(&mut clients[0], &free).await, [name(Code::NotAway)]);
    clients[1].hang_up();
    pass(1_000).await;
    clients[0].news();
    let received = clients[0].tell(&free).await;
    assert_eq!(kinds(&received), ["room"]);
    assert_eq!(clients[0].room()["seats"][1]["kind"], "free");
    assert_eq!(tell(&mut clients[0], &free).await, [name(Code::NotFound)]);
}

#[tokio::test(start_paused = true)]
async fn the_oldest_forgotten_table_makes_room_for_a_new_one() {
    let world = World::new().await;
    let host = world.person("Ann").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(world.table(&host, tournament(2), &[]).await);
    }
    let mut watched = Vec::new();
    for table in &tables[1..] {
        watched.push(world.watch(Some(&host), table).await);
    }
    watched.push(world.watch(Some(&host), &world.table(&host, tournament(2), &[]).await).await);
    let room = world.get(Some(&host), &format!("/api/tables/{}", tables[0])).await;
    assert_eq!(room.json()["stage"], "ended", "nobody was watching it");
    let args = json!({"settings": tournament(2)});
    let refused = world.post(Some(&host), "/api/tables", args).await;
    assert_eq!((refused.status, refused.refusal().as_str()), (429, "too-many-tables"));
}
