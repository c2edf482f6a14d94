//! Finished games that are sent in.

use protocol::{ClientMessage, Settings};

use super::tables::{play_on, two_at_a_table};
use super::world::{Person, Reply, World, tournament};

/// The record of a game against bots, played elsewhere.
async fn played_elsewhere(settings: Settings) -> String {
    let world = World::new().await;
    let person = world.people(1).await.remove(0);
    let mut bots = vec![Some("squire"); settings.players];
    bots[1] = None;
    let table = world.table(&person, settings, &bots).await;
    let mut clients = [world.watch(Some(&person), &table).await];
    clients[0].tell(&ClientMessage::Start).await;
    play_on(&mut clients, |_| false).await;
    world.get(None, &format!("/api/games/{table}/record")).await.body
}

async fn send(world: &World, person: Option<&Person>, record: &str) -> Reply {
    let call = world.call("POST", "/api/games").by(person);
    call.body(record).header("content-type", "text/plain").send().await
}

/// Its lines but for the place, the person's name and the levels of the bots.
fn lines(record: &str) -> Vec<&str> {
    let differs = ["[Place ", "[Seat B ", "[Bot "];
    let is_same = |line: &&str| !differs.iter().any(|tag| line.starts_with(tag));
    record.lines().filter(is_same).collect()
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_can_be_sent_in_and_is_marked() {
    for settings in [tournament(3), Settings::usual("castles", 3)] {
        let record = played_elsewhere(settings).await;
        let world = World::new().await;
        let people = world.people(2).await;
        let reply = send(&world, Some(&people[0]), &record).await;
        assert_eq!(reply.status, 201, "{}", reply.body);
        let table = reply.json()["table"].as_str().expect("a table").to_owned();
        let kept = world.get(None, &format!("/api/games/{table}/record")).await.body;
        assert_eq!(lines(&kept), lines(&record));
        assert!(kept.contains("\n[Place \"offline\"]\n"), "{kept}");
        // Nobody can check how strong its bots were.
        assert!(kept.contains("\n[Bot A \"unknown\"]\n[Bot C \"unknown\"]\n"), "{kept}");
        assert!(!kept.contains("squire"), "{kept}");
        let room = world.get(Some(&people[0]), &format!("/api/tables/{table}")).await.json();
        assert_eq!(
            (&room["offline"], &room["stage"], &room["you"]),
            (&true.into(), &"over".into(), &"B".into())
        );
        assert_eq!(room["seats"][0]["level"], "unknown");
        assert!(!room["winners"].as_array().expect("winners").is_empty());
        let replay = world.get(None, &format!("/api/games/{table}/replay?as=all")).await;
        assert_eq!(replay.status, 200, "{}", replay.body);
        // Sent again, it is the same game. It is listed for its player alone.
        assert_eq!(send(&world, Some(&people[0]), &record).await.json()["table"], *table);
        let games = world.get(Some(&people[0]), "/api/games").await.json();
        let count = |list: &str| games[list].as_array().expect("a list").len();
        assert_eq!((count("finished"), count("recent")), (1, 0));
        // Another person who sends it in has a table of their own.
        assert_ne!(send(&world, Some(&people[1]), &record).await.json()["table"], *table);
        let world = world.die_for(1000).await;
        let again = world.get(None, &format!("/api/games/{table}/record")).await.body;
        assert_eq!(again, kept);
    }
}

#[tokio::test(start_paused = true)]
async fn the_same_record_sent_several_times_at_once_is_one_table() {
    let record = played_elsewhere(tournament(2)).await;
    let world = World::new().await;
    let person = world.people(1).await.remove(0);
    let sent = (0..4).map(|_| send(&world, Some(&person), &record));
    let replies = futures_util::future::join_all(sent).await;
    let tables: Vec<_> = replies.iter().map(|reply| (reply.status, reply.json())).collect();
    assert_eq!(tables[0].0, 201, "{tables:?}");
    assert!(tables.iter().all(|table| *table == tables[0]), "{tables:?}");
}

#[tokio::test(start_paused = true)]
async fn a_record_that_is_not_true_is_refused() {
    let record = played_elsewhere(tournament(3)).await;
    let world = World::new().await;
    let person = world.people(1).await.remove(0);
    let moves: Vec<_> = record.lines().filter(|line| line.starts_with("1. ")).collect();
    assert_eq!(moves.len(), 1, "{record}");
    let last = record.trim_end().rfind("\n\n").or_else(|| record.trim_end().rfind('\n'));
    let without = |tag: &str| -> String {
        record
            .lines()
            .filter(|line| !line.starts_with(tag))
            .map(|line| format!("{line}\n"))
            .collect()
    };
    // The virtual server's first day is 2023-11-14.
    let dated = |date: &str| record.replace("[Date \"2023-11-14\"]", &format!("[Date \"{date}\"]"));
    let forged = [
        ("nothing", String::new()),
        ("no game", "[Game \"chess\"]\n".to_owned()),
        ("no seal", without("[ServerSeed ")),
        ("a person too many", without("[Bot A ")),
        ("no person", record.replace("[Bot A ", "[Bot B \"page\"]\n[Bot A ")),
        ("another level", record.replace("\"squire\"", "\"king\"")),
        ("no date", record.replace("[Date \"", "[Date \"Visit example.org, ")),
        ("a day to come", dated("2999-01-01")),
        ("no day of the calendar", dated("2026-02-30")),
        ("another winner", record.replace("[Result \"", "[Result \"ABC")),
        ("tried", record.replace("[Commitment", "[Branch \"kx4 3 B\"]\n[Commitment")),
        ("cut off", record[..last.expect("lines")].to_owned()),
        ("a move more", format!("{record}{}\n", moves[0])),
        ("another first move", record.replace(moves[0], "1. A withdraw")),
    ];
    for (what, forged) in forged {
        assert_ne!(forged, record, "{what}");
        let reply = send(&world, Some(&person), &forged).await;
        assert_eq!(
            (reply.status, reply.refusal().as_str()),
            (400, "bad-record"),
            "{what}: {}",
            reply.body
        );
    }
    let call = world.call("POST", "/api/games").by(Some(&person));
    let reply = call.body([0xff, 0xfe]).send().await;
    assert_eq!((reply.status, reply.refusal().as_str()), (400, "bad-record"));
    let reply = send(&world, Some(&person), &" ".repeat(300_000)).await;
    assert_eq!((reply.status, reply.refusal().as_str()), (413, "too-long"));
    let reply = send(&world, None, &record).await;
    assert_eq!((reply.status, reply.refusal().as_str()), (401, "no-guest"));
    let games = world.get(Some(&person), "/api/games").await.json();
    assert_eq!(games["finished"], serde_json::json!([]), "nothing was stored");
}

/// People who play together play on a server: their games are not sent in.
#[tokio::test(start_paused = true)]
async fn a_game_of_two_people_is_not_sent_in() {
    let world = World::new().await;
    let (table, people, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |_| false).await;
    let record = world.get(None, &format!("/api/games/{table}/record")).await.body;
    let reply = send(&world, Some(&people[0]), &record).await;
    assert_eq!((reply.status, reply.refusal().as_str()), (400, "bad-record"));
}

/// Reviews and tries need a whole record. Of a running game nobody has one: its players get what
/// they saw, without the deck and the others' cards.
#[tokio::test(start_paused = true)]
async fn a_running_game_has_no_record_to_review_or_to_try() {
    let world = World::new().await;
    let (table, people, _clients) = two_at_a_table(&world, tournament(2)).await;
    for person in [Some(&people[0]), Some(&people[1]), None] {
        let reply = world.get(person, &format!("/api/games/{table}/record")).await;
        let steps = world.get(person, &format!("/api/games/{table}/replay?as=all")).await;
        assert_eq!(steps.status, 403, "{}", steps.body);
        assert_eq!(reply.status, if person.is_some() { 200 } else { 403 }, "{}", reply.body);
        assert!(reply.body.parse::<table::Record<tournament::State>>().is_err());
        let (record, level) = (reply.body, "champion".to_owned());
        let (table, seat, entry) = (table.clone(), table::Seat::A, 1);
        let pace = protocol::Pace::Instant;
        let tried = live::branch::Try { record, table, seat, entry, imagined: None, level, pace };
        let guest = live::Guest { id: 1, name: "Eve".into(), program: false };
        assert!(live::branch::branch(&tried, &guest, "elsewhere", 0).is_err());
    }
}
