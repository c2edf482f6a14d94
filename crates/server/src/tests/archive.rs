//! Games that are archived look to everybody as they did before.

use protocol::{ClientMessage, Settings};

use super::games::against_bots;
use super::tables::play_on;
use super::world::{Person, World, pass, refusals, settle, tournament};
use crate::config::Config;
use crate::janitor::{tidy, tidy_once};
use crate::store::{Finished, Millis};

const DAY: Millis = 24 * 3600 * 1000;

/// A finished game against bots. Nobody is there any more.
async fn a_finished_game(world: &World, settings: Settings) -> (String, Person) {
    let (table, person, client) = against_bots(world, settings).await;
    let mut clients = [client];
    play_on(&mut clients, |_| false).await;
    let say = ClientMessage::Say { text: Some("well played".into()), phrase: None };
    assert_eq!(refusals(&clients[0].tell(&say).await), Vec::<String>::new());
    clients[0].hang_up();
    settle().await;
    (table, person)
}

/// Everything that a person can be shown of a table.
async fn shown(world: &World, person: &Person, table: &str) -> Vec<(String, u16, String)> {
    let replay = |viewer: &str| format!("/api/games/{table}/replay?as={viewer}");
    let paths = [
        format!("/api/games/{table}/record"),
        replay("all"),
        replay("A"),
        replay("public"),
        format!("/api/tables/{table}"),
        "/api/games".to_owned(),
    ];
    let mut shown = Vec::new();
    for path in paths {
        let reply = world.get(Some(person), &path).await;
        shown.push((path, reply.status, reply.body));
    }
    let client = world.watch(Some(person), table).await;
    let about_the_table = ["room", "update", "chat"].map(serde_json::Value::from);
    for message in client.messages() {
        if about_the_table.contains(&message["type"]) {
            shown.push(("watch".to_owned(), 0, message.to_string()));
        }
    }
    shown
}

/// The codes of the archived games.
async fn archived(world: &World) -> Vec<String> {
    let which = Finished {
        archived: true,
        before: Millis::MAX,
        after: (Millis::MIN, String::new()),
        node: None,
    };
    let found = world.app.store.read(move |db| db.finished(which, 100)).await.expect("games");
    found.into_iter().map(|(_, code)| code).collect()
}

#[tokio::test(start_paused = true)]
async fn an_archived_game_is_shown_as_before() {
    for settings in [tournament(2), Settings::usual("castles", 3)] {
        let world = World::new().await;
        let (over, winner) = a_finished_game(&world, settings.clone()).await;
        let (ended, loser, _) = against_bots(&world, settings.clone()).await;
        assert!(world.end(&ended).await);
        let (running, player, _) = against_bots(&world, settings).await;
        let games = [(&over, &winner), (&over, &player), (&ended, &loser), (&running, &player)];
        let world = world.die_for(1000).await;
        let mut before = Vec::new();
        for (table, person) in games {
            before.push(shown(&world, person, table).await);
        }
        let entries = world.entries(&over).await;
        let world = world.die_for(DAY - 60_000).await;
        tidy_once(&world.app).await;
        assert_eq!(archived(&world).await, Vec::<String>::new(), "there is time");
        let world = world.die_for(120_000).await;
        tidy_once(&world.app).await;
        let mut expected = [over.clone(), ended.clone()];
        let mut found = archived(&world).await;
        expected.sort();
        found.sort();
        assert_eq!(found, expected);
        let mut after = Vec::new();
        for (table, person) in games {
            after.push(shown(&world, person, table).await);
        }
        let [after, before] = [after, before].map(|shown| shown.concat());
        assert_eq!(after.len(), before.len());
        for (after, before) in after.iter().zip(&before) {
            assert!(after == before, "{}:\n{}\n{}", after.0, after.2, before.2);
        }
        assert_eq!(world.entries(&over).await, entries);
    }
}

#[tokio::test(start_paused = true)]
async fn the_room_of_an_archived_game_is_still_there() {
    let world = World::new().await;
    let (table, person) = a_finished_game(&world, tournament(2)).await;
    let world = world.die_for(2 * DAY).await;
    tidy_once(&world.app).await;
    assert_eq!(archived(&world).await, std::slice::from_ref(&table));
    let mut client = world.watch(Some(&person), &table).await;
    let say = ClientMessage::Say { text: Some("again?".into()), phrase: None };
    assert_eq!(refusals(&client.tell(&say).await), Vec::<String>::new());
    let refused = client.tell(&ClientMessage::Stand).await;
    assert_eq!(refusals(&refused), ["over"]);
    client.tell(&ClientMessage::Rematch).await;
    let rematch = client.room()["rematch"].as_str().expect("a table").to_owned();
    assert_eq!(world.get(None, &format!("/api/tables/{rematch}")).await.status, 200);
    let mut other = world.connect(None);
    other.tell(&ClientMessage::Watch { table, since: Some(3) }).await;
    let events = other.update()["events"].as_array().map_or(0, Vec::len);
    assert!(events > 10, "what has happened since then: {events}");
}

#[tokio::test(start_paused = true)]
async fn the_janitor_takes_its_time_and_waits_for_people_to_go() {
    let config = Config { archive_after: 0, ..Config::default() };
    let world = World::with(config).await;
    let (table, person) = a_finished_game(&world, tournament(2)).await;
    let mut client = world.watch(Some(&person), &table).await;
    let janitor = tokio::spawn(tidy(std::sync::Arc::clone(&world.app)));
    pass(10_000).await;
    assert_eq!(archived(&world).await, Vec::<String>::new(), "somebody is there");
    client.hang_up();
    pass(world.app.config.linger + 5000).await;
    assert_eq!(archived(&world).await, [table]);
    janitor.abort();
}

#[tokio::test(start_paused = true)]
async fn an_operator_may_have_old_games_deleted() {
    let config = Config { keep_finished: Some(30 * DAY), ..Config::default() };
    let world = World::with(config).await;
    let (table, person) = a_finished_game(&world, tournament(2)).await;
    let path = format!("/api/games/{table}/record");
    let world = world.die_for(29 * DAY).await;
    tidy_once(&world.app).await;
    assert_eq!(world.get(Some(&person), &path).await.status, 200);
    let world = world.die_for(2 * DAY).await;
    tidy_once(&world.app).await;
    assert_eq!(world.get(Some(&person), &path).await.refusal(), "no-such-table");
    let games = world.get(Some(&person), "/api/games").await.json();
    assert_eq!(games["finished"], serde_json::json!([]));
}
