//! A game over three days, as busy people play it: they look in now and then, one of them is away
//! for a whole day, and the server is down every night.

use protocol::{ClientMessage, Clock, Settings};
use serde_json::Value;

use super::world::{Client, Person, World, pass, tournament};
use crate::store::Millis;

const HOUR: Millis = 3_600_000;

/// A player, and the events that they have seen so far.
struct Visitor {
    person: Person,
    seen: Option<u64>,
    told: Vec<Value>,
}

impl Visitor {
    /// The player looks in, plays as long as they are asked, and leaves again.
    async fn visit(&mut self, world: &World, table: &str) {
        let mut client = world.connect(Some(&self.person));
        client.tell(&ClientMessage::Watch { table: table.into(), since: self.seen }).await;
        let games = world.get(Some(&self.person), "/api/games").await.json();
        assert_eq!(games["running"][0]["my-turn"], client.update()["asked"], "{games}");
        while client.room()["stage"] == "playing" && client.update()["asked"] == true {
            let mv = sensible(&client);
            client.play(&mv).await;
        }
        let received = client.messages();
        let updates = received.iter().filter(|message| message["type"] == "update");
        self.told.extend(updates.flat_map(|update| update["events"].as_array().cloned()).flatten());
        self.seen = client.update()["version"].as_u64();
        client.hang_up();
    }
}

/// Ends the turn as soon as possible, and withdraws if there is no other move.
fn sensible(client: &Client) -> String {
    let legal = client.legal();
    let verbs = ["end", "pass", "open", "play", "withdraw"];
    let mv = verbs.iter().find_map(|verb| legal.iter().find(|mv| mv.starts_with(verb)));
    mv.unwrap_or(&legal[0]).clone()
}

/// Three people at a table with twelve hours per turn; each looks in every third hour by day.
#[tokio::test(start_paused = true)]
async fn a_game_over_three_days_waits_for_everybody_and_loses_nothing() {
    let mut world = World::new().await;
    let people = world.people(3).await;
    let clock = Clock::Correspondence { hours: 12, window: 2 };
    let table = world.table(&people[0], Settings { clock, ..tournament(3) }, &[]).await;
    let mut host = world.watch(Some(&people[0]), &table).await;
    for person in &people[1..] {
        let mut client = world.watch(Some(person), &table).await;
        client.tell(&ClientMessage::Sit { seat: None }).await;
        client.hang_up();
    }
    host.tell(&ClientMessage::Start).await;
    host.hang_up();
    let visitor = |person| Visitor { person, seen: Some(0), told: Vec::new() };
    let mut visitors: Vec<_> = people.into_iter().map(visitor).collect();
    for hour in 0..72 {
        pass(HOUR).await;
        if hour % 24 == 3 {
            let before = world.entries(&table).await.len();
            world = world.die_for(HOUR).await;
            assert_eq!(world.entries(&table).await.len(), before, "nothing is lost by night");
        }
        let away = hour % 3 == 2 && (24..48).contains(&hour);
        if hour % 24 >= 7 && !away {
            visitors[hour % 3].visit(&world, &table).await;
        }
    }
    let entries = world.entries(&table).await;
    assert!(entries.len() > 60, "much was played: {}", entries.len());
    let late: Vec<_> = entries.iter().filter(|entry| entry.cause == "clock").collect();
    assert!(late.iter().any(|entry| entry.by == "C"), "the absent player was replaced");
    assert!(late.iter().all(|entry| entry.by == "C"), "nobody else was late: {late:?}");
    for visitor in &mut visitors {
        visitor.visit(&world, &table).await;
        let mut client = world.connect(Some(&visitor.person));
        client.tell(&ClientMessage::Watch { table: table.clone(), since: Some(0) }).await;
        assert_eq!(client.update()["from"], 0, "from the deal on");
        assert_eq!(client.update()["events"], Value::from(visitor.told.clone()), "each event once");
    }
}
