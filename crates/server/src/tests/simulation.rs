//! People with bad connections at a server that dies now and then: whatever they send, nothing
//! panics, refused requests change nothing, and in the end everybody sees the same game.

use bots::BotGame;
use protocol::{ClientMessage, Settings, StandingOrder};
use serde_json::Value;
use table::{Chance as _, Options as _, QuickChance, Record, Seat, Seed, Viewer};

use super::world::{Client, Person, START, World, in_virtual_time, memory, pass, rounds, settle};
use crate::config::Config;
use crate::store::EntryRow;
use crate::time::Clock;
use live::{Live, json};

/// How many steps a simulation has.
const STEPS: usize = 150;

struct Simulation<G: BotGame> {
    world: World,
    table: String,
    people: Vec<Person>,
    /// By person, and last a spectator.
    lines: Vec<Option<Client>>,
    options: G::Options,
    chance: QuickChance,
    /// Texts that were sent before: they may be sent again, corrupted.
    said: Vec<String>,
}

impl<G: BotGame> Simulation<G> {
    async fn begin(number: u64) -> Self {
        let mut chance = QuickChance::new(number);
        let (fewest, most) = G::PLAYERS;
        let players = fewest + chance.below(most - fewest + 1);
        let time = Clock::starting_at(START);
        let world = World::bare(memory(), time, number, Config::default()).await;
        let bots: Vec<Option<&str>> =
            (0..players).map(|seat| (seat > 1 && chance.below(2) == 0).then_some("page")).collect();
        let humans = bots.iter().filter(|bot| bot.is_none()).count();
        let people = world.people(humans).await;
        let settings = Settings::usual(G::NAME, players);
        let table = world.table(&people[0], settings, &bots).await;
        let mut lines = Vec::new();
        for person in people.iter().map(Some).chain([None]) {
            let mut line = world.watch(person, &table).await;
            if person.is_some() {
                line.tell(&ClientMessage::Sit { seat: None }).await;
            }
            lines.push(Some(line));
        }
        if let Some(host) = &mut lines[0] {
            host.tell(&ClientMessage::Start).await;
        }
        let options = G::Options::usual(players).expect("this many can play");
        let examples = ClientMessage::examples().into_iter();
        let said = examples.map(|message| json(&message).to_string());
        Self { world, table, people, lines, options, chance, said: said.collect() }
    }

    /// One random step.
    async fn step(mut self) -> Self {
        let who = self.chance.below(self.lines.len());
        match self.chance.below(40) {
            0 => return self.die().await,
            1 | 2 => pass(self.chance.below(80_000) as i64).await,
            3..6 => self.lines[who] = None,
            6..11 => self.connect(who),
            11..16 => self.say_junk(who),
            16..20 => self.say_anything(who),
            20..23 => {
                // The connection breaks before the answer comes.
                self.play(who);
                self.lines[who] = None;
            }
            23..30 => self.fail(who).await,
            _ => {
                self.play(who);
                if self.chance.below(4) == 0 {
                    self.repeat(who);
                }
            }
        }
        pass(1 + self.chance.below(700) as i64).await;
        self
    }

    async fn die(mut self) -> Self {
        self.lines.iter_mut().for_each(|line| *line = None);
        self.world = self.world.die_for(self.chance.below(30_000) as i64).await;
        self
    }

    fn connect(&mut self, who: usize) {
        let line = self.world.connect(self.people.get(who));
        let since = [None, Some(0), Some(2), Some(1_000)][self.chance.below(4)];
        line.send(&ClientMessage::Watch { table: self.table.clone(), since });
        self.lines[who] = Some(line);
    }

    fn send(&mut self, who: usize, message: &ClientMessage) {
        let id = format!("s{}", self.said.len());
        let text = json(&message.clone().named(id)).to_string();
        if let Some(line) = &self.lines[who] {
            line.send_text(&text);
        }
        self.said.push(text);
    }

    /// A legal move, as the newest update lists it.
    fn play(&mut self, who: usize) {
        let Some(line) = &mut self.lines[who] else { return };
        let legal = line.legal();
        if !legal.is_empty() {
            let message = line.a_move(&legal[self.chance.below(legal.len())]);
            self.send(who, &message);
        }
    }

    /// A move that is refused is not made.
    async fn fail(&mut self, who: usize) {
        let Some(line) = &mut self.lines[who] else { return };
        let mv = ["ivanhoe", "pass", "withdraw", "play P7", "attack york"][self.chance.below(5)];
        let message = line.a_move(mv);
        let id = line.send(&message);
        let received = line.listen().await;
        let refused = received.iter().any(|message| message["id"] == id);
        let entries = self.world.entries(&self.table).await;
        let made = entries.iter().any(|entry| entry.id.as_ref() == Some(&id));
        assert!(!(refused && made), "{mv} was refused and made");
    }

    /// The last message once more.
    fn repeat(&mut self, who: usize) {
        if let (Some(line), Some(text)) = (&self.lines[who], self.said.last()) {
            line.send_text(text);
        }
    }

    /// A message that was sent before, corrupted or unchanged.
    fn say_junk(&mut self, who: usize) {
        let text = &self.said[self.chance.below(self.said.len())];
        let spoilt = table::fuzz::spoil(text.as_bytes(), &mut self.chance);
        if let (Some(line), Ok(text)) = (&self.lines[who], String::from_utf8(spoilt)) {
            line.send_text(&text);
        }
    }

    /// A message that makes sense, here or elsewhere.
    fn say_anything(&mut self, who: usize) {
        let seat = Seat::ALL[self.chance.below(6)];
        let message = match self.chance.below(9) {
            0 => ClientMessage::Sit { seat: Some(seat) },
            1 => ClientMessage::Stand,
            2 => ClientMessage::Order { order: StandingOrder::Always },
            3 => ClientMessage::Order { order: StandingOrder::Never },
            4 => ClientMessage::MoreTime,
            5 => ClientMessage::Mute { seat, on: self.chance.below(2) == 0 },
            6 => ClientMessage::Say { text: Some("hail".into()), phrase: None },
            7 => ClientMessage::Ask { moves: vec!["pass".into()] },
            _ => ClientMessage::Bot { seat, level: Some("page".into()) },
        };
        self.send(who, &message);
    }

    /// The game according to its entries.
    async fn live(&self) -> Live<G> {
        let mut live = Live::blank(self.options, Seed::of_series(0, 0));
        for entry in self.world.entries(&self.table).await {
            live.replay(&entry).expect("an entry");
        }
        live
    }

    /// Everybody who is connected sees the actual game, and no move was made twice.
    async fn check(&self) {
        settle().await;
        let live = self.live().await;
        let entries = self.world.entries(&self.table).await;
        for (number, line) in self.lines.iter().enumerate() {
            let Some(line) = line else { continue };
            if line.closed().is_some() || line.update() == Value::Null {
                continue;
            }
            let you = line.room()["you"].as_str().map(str::to_owned);
            let viewer =
                you.map_or(Viewer::Public, |seat| Viewer::Seat(seat.parse().expect("one")));
            let update = line.update();
            assert_eq!(update["view"], json(&live.view(viewer)), "the view of {number}");
            assert_eq!(update["version"], live.version(viewer), "the version of {number}");
        }
        let named = |entry: &EntryRow| Some((entry.by.clone(), entry.id.clone()?));
        let mut ids: Vec<_> = entries.iter().filter_map(named).collect();
        let all = ids.len();
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all, "no move was made twice");
    }

    /// In the end everybody comes back, and the record of the game is verified.
    async fn end(mut self) {
        for who in 0..self.lines.len() {
            self.connect(who);
        }
        self.check().await;
        assert!(self.lines.iter().flatten().all(|line| line.update() != Value::Null));
        self.world.call_it_over(&self.table).await;
        let path = format!("/api/games/{}/record", self.table);
        let record = self.world.get(None, &path).await.body;
        let record: Record<G> = record.parse().unwrap_or_else(|e| panic!("{e}\n{record}"));
        record.verify(|_| ()).unwrap_or_else(|difference| panic!("{difference}"));
    }
}

fn simulate<G: BotGame>(games: u64) {
    for number in 0..games {
        in_virtual_time(async {
            let mut simulation = Simulation::<G>::begin(number).await;
            for step in 0..STEPS {
                simulation = simulation.step().await;
                if step % 10 == 9 {
                    simulation.check().await;
                }
            }
            simulation.end().await;
        });
    }
}

#[test]
fn the_tournament_survives_bad_connections_and_crashes() {
    simulate::<tournament::State>(rounds("IVANHOE_GAMES", 12));
}

#[test]
fn the_castles_survive_bad_connections_and_crashes() {
    simulate::<castles::State>(rounds("IVANHOE_GAMES", 6));
}

#[test]
fn corrupted_messages_are_parsed_or_refused() {
    protocol::fuzz::corrupted_messages(20_000);
}
