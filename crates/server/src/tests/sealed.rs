//! Two servers side by side at which one player seals different parts of the deal: until the cards
//! are dealt, nobody else receives anything different except the seal itself, nor at a different
//! time.

use std::time::Duration;

use protocol::{ClientMessage, Settings};
use table::{Chance as _, QuickChance, part_seal};

use super::leaks::{self, Leak};
use super::world::{Client, Received, START, Said, World, disk, in_virtual_time, pass};
use crate::config::Config;
use crate::store::Millis;
use crate::time::Clock;

/// This many pairs find every planted leak. They run each time.
const PAIRS: u64 = 24;

/// What is done at both servers alike.
struct Script {
    number: u64,
    players: usize,
    /// The player who acts differently at the two servers.
    rover: usize,
    /// The guest who reads everything there is to read.
    reader: usize,
    /// How long a write takes.
    takes: Millis,
    /// When each player seals, and when each reveals.
    times: [Vec<Millis>; 2],
}

/// What the rover does at one of the servers.
struct Secret {
    part: String,
    /// When a part that was never sealed is sent.
    wrong: Vec<Millis>,
}

/// What each seat and a spectator received, and what was read; until the deal.
type SentTexts = Vec<Vec<(Millis, String)>>;

impl Script {
    fn of(number: u64) -> (Self, [Secret; 2]) {
        let mut chance = QuickChance::new(number);
        let players = 2 + chance.below(4);
        let rover = chance.below(players);
        let reader = (rover + 1 + chance.below(players)) % (players + 1);
        let takes = [0, 8, 60][chance.below(3)];
        let times = [(); 2].map(|()| (0..players).map(|_| chance.below(800) as Millis).collect());
        let secrets = ["a", "b"].map(|letter| Secret {
            part: letter.repeat(1 + chance.below(32)),
            wrong: (0..chance.below(3)).map(|_| chance.below(900) as Millis).collect(),
        });
        (Self { number, players, rover, reader, takes, times }, secrets)
    }

    /// What a player adds to the deal.
    fn part(&self, seat: usize, secret: &Secret) -> String {
        if seat == self.rover { secret.part.clone() } else { format!("c{seat}") }
    }

    async fn carry_out(&self, secret: &Secret) -> SentTexts {
        let (store, clock) = (disk(), Clock::starting_at(START));
        let world = World::bare(store.clone(), clock, self.number, Config::default()).await;
        let people = world.people(self.players).await;
        let settings = Settings { open: true, ..Settings::usual("tournament", self.players) };
        let table = world.table(&people[0], settings, &[]).await;
        let mut clients = Vec::new();
        for person in people.iter().map(Some).chain([None]) {
            let mut client = world.watch(person, &table).await;
            client.tell(&ClientMessage::Sit { seat: None }).await;
            clients.push(client);
        }
        store.slow_down(Duration::from_millis(self.takes as u64));
        let mut pages = Vec::new();
        for phase in 0..2 {
            for at in 0..1_000 {
                for seat in (0..self.players).filter(|&seat| self.times[phase][seat] == at) {
                    let part = self.part(seat, secret);
                    clients[seat].send(&match phase {
                        0 => ClientMessage::Seal { seal: part_seal(&part) },
                        _ => ClientMessage::Reveal { part },
                    });
                }
                if secret.wrong.contains(&at) {
                    let part = "ff".repeat(9);
                    clients[self.rover].send(&ClientMessage::Reveal { part });
                }
                pass(1).await;
                if at == 500 {
                    for path in [format!("/api/tables/{table}"), "/api/games".to_owned()] {
                        let reply = world.get(people.get(self.reader), &path).await;
                        let what = Said::Text(format!("{} {}", reply.status, reply.body));
                        pages.push(Received { at: world.now(), what });
                    }
                }
            }
            pass(10 * self.takes).await;
            if phase == 0 {
                clients[0].send(&ClientMessage::Start);
                pass(10 * self.takes + 5).await;
            }
        }
        pass(20_000).await;
        assert_eq!(clients[0].room()["stage"], "playing", "pair {}", self.number);
        let seal = part_seal(&secret.part);
        let received = clients.iter().map(Client::received).chain([pages]);
        received.map(|received| until_the_deal(received, &seal)).collect()
    }
}

/// What a client has received until the deal, without a seal.
fn until_the_deal(received: Vec<Received>, seal: &str) -> Vec<(Millis, String)> {
    let text = |received: Received| (received.at, format!("{:?}", received.what));
    let is_before = |(_, text): &(Millis, String)| !text.contains("playing");
    let plain = |(at, text): (Millis, String)| (at, text.replace(seal, "SEAL"));
    received.into_iter().map(text).take_while(is_before).map(plain).collect()
}

/// Plays one pair.
///
/// # Errors
/// What tells the two servers apart.
fn compare(number: u64) -> Result<(), String> {
    let (script, secrets) = Script::of(number);
    let [one, two] = secrets.map(|secret| in_virtual_time(script.carry_out(&secret)));
    for (place, (one, two)) in one.iter().zip(&two).enumerate() {
        if place != script.rover {
            same(one, two).map_err(|what| format!("pair {number}, {place}: {what}"))?;
        }
    }
    Ok(())
}

fn same(one: &[(Millis, String)], two: &[(Millis, String)]) -> Result<(), String> {
    match one.iter().zip(two).find(|(one, two)| one != two) {
        Some((one, two)) => Err(format!("\n  {one:?}\n  {two:?}")),
        None if one.len() != two.len() => Err(format!("{} and {}", one.len(), two.len())),
        None => Ok(()),
    }
}

fn find(pairs: u64) -> Result<(), String> {
    (0..pairs).try_for_each(compare)
}

#[test]
fn parts_of_the_deal_are_hidden_until_it_is_dealt() {
    find(PAIRS).unwrap_or_else(|what| panic!("{what}"));
}

#[test]
fn every_planted_leak_of_a_part_is_found() {
    for leak in Leak::OF_PARTS {
        leaks::plant(Some(leak));
        let found = find(PAIRS);
        leaks::plant(None);
        assert!(found.is_err(), "{leak:?} was not found");
    }
}
