//! Two servers side by side that differ only in what is hidden from some viewers: the cards, and
//! one player's private actions. Both get the same input at the same times.

use std::time::Duration;

use bots::BotGame;
use protocol::{ClientMessage, Clock, Settings, StandingOrder};
use serde_json::{Map, Value, json};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed, Viewer, Window, dealt};

use super::world::{Client, Person, Received, START, Said, World, disk, pass};
use crate::config::Config;
use crate::store::{EntryRow, Millis};
use crate::time::Clock as Time;
use live::{self, Live, read_events, seen_events, viewer_index, viewers};

const TABLE: &str = "twin";

/// The most decisions in a game.
const HORIZON: usize = 24;

/// One of the two servers, and all connections to it.
struct Side<G: BotGame> {
    world: World,
    live: Live<G>,
    entries: Vec<EntryRow>,
    /// By viewer: every connection of that viewer.
    lines: Vec<Vec<Client>>,
    /// By viewer: what was read over plain HTTP.
    pages: Vec<Vec<Received>>,
}

impl<G: BotGame> Side<G> {
    /// The table before the deal.
    fn blank(options: G::Options, person: Option<Seat>) -> Live<G> {
        Live::blank(options, Seed::of_series(0, 0)).of(person)
    }
}

/// The two servers.
pub(super) struct Pair<G: BotGame> {
    sides: [Side<G>; 2],
    options: G::Options,
    /// The only person, at tables where all others are bots.
    person: Option<Seat>,
    /// By seat; `None` where a bot sits.
    people: Vec<Option<Person>>,
    /// The player whose private actions differ between the two servers.
    rover: Option<Seat>,
    /// How long a write takes, in milliseconds.
    disk: Millis,
    chance: QuickChance,
}

/// The settings of both tables, where they differ from the usual ones.
#[derive(Clone, Debug)]
pub(super) struct Variant {
    /// The level of the bots.
    pub(super) level: &'static str,
    /// May anybody watch?
    pub(super) spectators: bool,
    /// A house rule, by its name and value in the notation.
    pub(super) option: Option<(&'static str, Value)>,
}

impl Variant {
    /// The usual.
    pub(super) const USUAL: Self = Self { level: "squire", spectators: true, option: None };

    fn house_rules(&self) -> Map<String, Value> {
        let rule = self.option.iter().map(|(rule, value)| ((*rule).to_owned(), value.clone()));
        rule.collect()
    }

    /// All variants that differ from the usual one in a single setting: stronger bots, which think
    /// longer, a table without spectators, and every house rule.
    pub(super) fn all<G: BotGame>() -> Vec<Self> {
        let castles = ["published-hands", "draw-to-hand", "forced-barter", "arms-only"];
        let castles = castles.into_iter().chain(["beaten-lost"]).map(|rule| (rule, json!(true)));
        let options: Vec<_> = match G::NAME {
            "tournament" => {
                let rules = [("ties", "ties-stay"), ("repeat", "camelot"), ("discard", "open")];
                rules.into_iter().map(|(rule, value)| (rule, json!(value))).collect()
            }
            _ => castles.chain([("squares", json!(2)), ("squares", json!(5))]).collect(),
        };
        let levels = ["page", "knight", "champion"];
        let levels = levels.into_iter().map(|level| Self { level, ..Self::USUAL });
        let private = Self { spectators: false, ..Self::USUAL };
        let options =
            options.into_iter().map(|option| Self { option: Some(option), ..Self::USUAL });
        levels.chain([private]).chain(options).collect()
    }
}

/// A message that a seat sends at a time.
type PlannedAct = (Millis, Seat, ClientMessage);

/// The people of a pair. Now and then one of them is a program.
async fn people_at(world: &World, seats: usize, number: u64) -> Vec<Person> {
    let mut people = world.people(seats).await;
    if number % 5 == 2 {
        people.pop();
        people.push(world.program("Deep Thought").await);
    }
    people
}

/// The clock setting: two of six tables have a clock.
fn clock_by_lot(lot: usize) -> Clock {
    match lot {
        0 => Clock::Live { bank: 60, increment: 5 },
        1 => Clock::Correspondence { hours: 1, window: 1 },
        _ => Clock::None,
    }
}

impl<G: BotGame> Pair<G> {
    /// Two deals in which two cards are swapped.
    pub(super) async fn arrange(number: u64, variant: &Variant) -> Self {
        let mut chance = QuickChance::new(number);
        let (fewest, most) = G::PLAYERS;
        // Large tables more often: it takes three players to hide something from a third.
        let more = chance.below(most - fewest + 1).max(chance.below(most - fewest + 1));
        let players = fewest + more;
        let bots: Vec<Option<&str>> = (0..players)
            .map(|number| (number > 1 && chance.below(4) == 0).then_some(variant.level))
            .collect();
        // Now and then one person plays alone against bots, and takes moves back.
        let person = (number % 7 == 3).then_some(Seat::A);
        let bots = match person {
            Some(_) => (0..players).map(|number| (number > 0).then_some(variant.level)).collect(),
            None => bots,
        };
        let clock = clock_by_lot(chance.below(6));
        let house_rules = variant.house_rules();
        let options = G::Options::of_notation(players, &house_rules).expect("a house rule");
        assert_eq!(options.unusual(), house_rules, "not the usual");
        let spectators = variant.spectators;
        let usual = Settings::usual(G::NAME, players);
        let settings = Settings { clock, open: true, spectators, options: house_rules, ..usual };
        let (_, deal) = Live::<G>::deal(options, Seed::of_series(number, 0));
        let (_, mut deck) = dealt::<G>(&deal[0]).expect("a deal");
        interesting_hands(&mut deck, players, &mut chance);
        let swapped = with_two_swapped(&deck, players, &mut chance);
        let time = Time::starting_at(START);
        let mut worlds = Vec::new();
        for _ in 0..2 {
            worlds.push(World::bare(disk(), time, number, Config::default()).await);
        }
        let (mut sides, mut people) = (Vec::new(), Vec::new());
        for (world, deck) in worlds.into_iter().zip([&deck, &swapped]) {
            let seats = bots.iter().filter(|bot| bot.is_none()).count();
            let humans = people_at(&world, seats, number).await;
            world.dealt::<G>(TABLE, &humans, &bots, settings.clone(), deck).await;
            let mut humans = humans.into_iter();
            let player = |bot: &Option<&str>| bot.is_none().then(|| humans.next()).flatten();
            people = bots.iter().map(player).collect();
            sides.push(Side {
                world,
                live: Side::blank(options, person),
                entries: Vec::new(),
                lines: (0..=players).map(|_| Vec::new()).collect(),
                pages: vec![Vec::new(); players + 1],
            });
        }
        let humans: Vec<Seat> =
            (0..players).filter(|&number| people[number].is_some()).map(Seat::new).collect();
        let rover = (chance.below(3) > 0).then(|| humans[chance.below(humans.len())]);
        let Ok(sides): Result<[Side<G>; 2], _> = sides.try_into() else { unreachable!("two") };
        let disk = [0, 8, 15, 60][chance.below(4)];
        for side in &sides {
            side.world.app.store.slow_down(Duration::from_millis(disk as u64));
        }
        let mut pair = Self { sides, options, person, people, rover, disk, chance };
        for viewer in viewers(players) {
            pair.join(viewer, Some(0));
        }
        pair.rest().await;
        for seat in humans {
            use StandingOrder::{Always, Never, Touched};
            let order = [Always, Always, Always, Always, Touched, Never][pair.chance.below(6)];
            pair.both(seat, &ClientMessage::Order { order });
        }
        pair.rest().await;
        pair
    }

    /// Waits until everything that was sent is done, on a slow disk too.
    async fn rest(&self) {
        pass(1 + 20 * self.disk).await;
    }

    fn players(&self) -> usize {
        self.people.len()
    }

    /// A new connection of a viewer, at both servers.
    fn join(&mut self, viewer: Viewer, since: Option<u64>) {
        let person = match viewer {
            Viewer::Seat(seat) => match &self.people[seat.index()] {
                Some(person) => Some(person),
                None => return,
            },
            Viewer::Public => None,
        };
        let number = viewer_index(viewer, self.people.len());
        for side in &mut self.sides {
            let client = side.world.connect(person);
            client.send(&ClientMessage::Watch { table: TABLE.to_owned(), since });
            side.lines[number].push(client);
        }
    }

    /// A seat sends the same message to both servers.
    fn both(&mut self, seat: Seat, message: &ClientMessage) {
        for side in 0..2 {
            self.one(side, seat, message);
        }
    }

    fn one(&mut self, side: usize, seat: Seat, message: &ClientMessage) {
        if let Some(client) = self.sides[side].lines[seat.index()].last_mut() {
            let prompt = client.update()["version"].as_u64().unwrap_or_default();
            if let ClientMessage::Play { mv, .. } = message {
                client.send(&client.a_move(mv));
            } else if let ClientMessage::Undo { .. } = message {
                client.send(&ClientMessage::Undo { prompt });
            } else if let ClientMessage::Hint { .. } = message {
                client.send(&ClientMessage::Hint { prompt });
            } else {
                client.send(message);
            }
        }
    }

    /// Plays until the two games differ visibly, one is over, or they are long enough.
    pub(super) async fn play(&mut self) {
        for _ in 0..HORIZON {
            self.rest().await;
            self.refresh().await;
            if self.sides[0].live.window().is_none() {
                self.noise().await;
                self.refresh().await;
            }
            let [one, two] = self.sides.each_ref().map(|side| &side.live);
            if live::json(&one.view(Viewer::Public)) != live::json(&two.view(Viewer::Public)) {
                break;
            }
            if let (Some(window), Some(_)) = (one.window(), two.window()) {
                self.answer(&window).await;
                continue;
            }
            let awaiting = one.awaiting();
            if let Some(person) = self.person.filter(|_| self.chance.below(3) == 0)
                && self.sides.iter().all(|side| side.live.can_take_back(person))
            {
                self.both(person, &ClientMessage::Hint { prompt: 0 });
                self.both(person, &ClientMessage::Undo { prompt: 0 });
                continue;
            }
            let Some(seat) = table::pick_seat(awaiting, &mut self.chance) else { break };
            if self.people[seat.index()].is_none() || awaiting != two.awaiting() {
                pass(2_000).await;
                continue;
            }
            self.decide(seat);
        }
        // Windows close, and bots finish their moves.
        let correspondence = self.sides[0].lines.iter().flatten().any(|client| {
            let closes = client.update()["window"]["closes"].as_i64();
            closes.is_some_and(|closes| closes > self.sides[0].world.now() + 60_000)
        });
        pass(if correspondence { 3_700_000 } else { 20_000 }).await;
        self.refresh().await;
        self.close().await;
    }

    /// An operator closes both tables, and everybody reads what there is to read.
    async fn close(&mut self) {
        let [one, two] = &self.sides;
        // Unless the game was already over.
        tokio::join!(one.world.end(TABLE), two.world.end(TABLE));
        let players = self.players();
        for viewer in viewers(players) {
            self.read(viewer).await;
            self.join(viewer, Some(0));
        }
        self.rest().await;
    }

    /// Applies what has been stored since.
    async fn refresh(&mut self) {
        for side in &mut self.sides {
            let entries = side.world.entries(TABLE).await;
            for entry in &entries[side.entries.len()..] {
                side.live.replay(entry).expect("an entry");
            }
            side.entries = entries;
        }
    }

    /// The moves that a seat has at both servers.
    fn common_moves(&self, seat: Seat) -> Vec<String> {
        let [one, two] = self.sides.each_ref().map(|side| side.live.moves(seat));
        one.iter().filter(|mv| two.contains(mv)).map(ToString::to_string).collect()
    }

    /// Up to three moves to ask about, each of which may be one that the answer before it lists.
    fn question(&mut self, seat: Seat) -> Vec<String> {
        let samples = samples::<G>();
        let mut moves = Vec::new();
        let mut legal = self.common_moves(seat);
        for _ in 0..=self.chance.below(3) {
            legal.push(samples[self.chance.below(samples.len())].to_owned());
            moves.push(legal.swap_remove(self.chance.below(legal.len())));
            let live = &self.sides[0].live;
            legal = live.answer(String::new(), seat, &moves, &mut QuickChance::new(0)).legal;
        }
        moves
    }

    /// An answer to a window that a seat can give at both servers.
    fn common_answer(&mut self, seat: Seat) -> Option<ClientMessage> {
        let moves = self.common_moves(seat);
        (!moves.is_empty()).then(|| a_move(&moves[self.chance.below(moves.len())]))
    }

    /// The same move at both servers: often one that others may answer.
    fn decide(&mut self, seat: Seat) {
        let moves = self.common_moves(seat);
        let plain = ["play", "end", "withdraw", "open", "propose"];
        let is_plain = |mv: &&String| plain.iter().any(|plain| mv.starts_with(plain));
        let sharp: Vec<&String> = moves.iter().filter(|mv| !is_plain(mv)).collect();
        let mv = match (moves.len(), sharp.len()) {
            (0, _) => return,
            (_, some) if some > 0 && self.chance.below(4) > 0 => sharp[self.chance.below(some)],
            (all, _) => &moves[self.chance.below(all)],
        };
        self.both(seat, &a_move(mv));
    }

    /// Everybody answers a window, the rover at different times; or it times out.
    async fn answer(&mut self, window: &Window<G::Move>) {
        let silence = window.silence.to_string();
        let asked = |side: &Side<G>| side.live.awaiting().asked();
        let mut others: Vec<Seat> = asked(&self.sides[0]).into_iter().collect();
        others.retain(|&seat| Some(seat) != self.rover && self.people[seat.index()].is_some());
        let spectator = self.sides[0].lines.last().and_then(|lines| lines.first());
        let closes = spectator.and_then(|line| line.update()["window"]["closes"].as_i64());
        let last = match others.len() {
            0 => self.rover,
            some => Some(others.swap_remove(self.chance.below(some))),
        };
        let by_time = closes.is_some() && self.chance.below(3) == 0;
        let mut acts: [Vec<PlannedAct>; 2] = [Vec::new(), Vec::new()];
        for &seat in &others {
            let at = 10 + self.chance.below(2_000) as Millis;
            if let Some(mv) = self.common_answer(seat) {
                acts.iter_mut().for_each(|acts| acts.push((at, seat, mv.clone())));
            }
        }
        if let Some(rover) = self.rover.filter(|&rover| Some(rover) != last) {
            let speaks = self.chance.below(2) == 0;
            for (side, acts) in acts.iter_mut().enumerate() {
                let moves = self.sides[side].live.moves(rover);
                let answers = moves.iter().map(ToString::to_string);
                let loud: Vec<String> =
                    answers.filter(|mv| speaks && *mv != silence && mv != "ivanhoe").collect();
                let mv = match loud.len() {
                    0 => a_move(&silence),
                    some => a_move(&loud[self.chance.below(some)]),
                };
                // Whether they pass or time out is private.
                if !by_time || speaks || self.chance.below(2) == 0 {
                    acts.push((10 + self.chance.below(2_000) as Millis, rover, mv));
                }
            }
        }
        if let Some(last) = last.filter(|_| !by_time)
            && let Some(mv) = self.common_answer(last)
        {
            acts.iter_mut().for_each(|acts| acts.push((2_500, last, mv.clone())));
        }
        if let Some(&seat) = others.first().filter(|_| self.chance.below(4) == 0) {
            let more = ClientMessage::MoreTime;
            acts.iter_mut().for_each(|acts| acts.push((300, seat, more.clone())));
        }
        self.carry_out(acts).await;
        if by_time {
            let spectator = self.sides[0].lines.last().and_then(|lines| lines.first());
            let closes = spectator.and_then(|line| line.update()["window"]["closes"].as_i64());
            let now = self.sides[0].world.now();
            pass((closes.unwrap_or(now) - now).max(0) + 5).await;
        }
    }

    /// Sends everything at its time, counted from now, and observes meanwhile.
    async fn carry_out(&mut self, acts: [Vec<PlannedAct>; 2]) {
        let (reads, joins) = (self.chance.below(2) == 0, self.chance.below(3) == 0);
        let viewer = self.somebody();
        let mut moments: Vec<Millis> = acts.iter().flatten().map(|act| act.0).collect();
        moments.extend([1_200, 1_300]);
        // While something hidden is being saved, another player asks and chats.
        let probes: Vec<Millis> = moments.iter().map(|moment| moment + 2).collect();
        let prober = self.prober();
        moments.extend(&probes);
        moments.sort_unstable();
        moments.dedup();
        let mut now = 0;
        for moment in moments {
            pass(moment - now).await;
            now = moment;
            for (side, acts) in acts.iter().enumerate() {
                for (_, seat, message) in acts.iter().filter(|act| act.0 == moment) {
                    self.one(side, *seat, message);
                }
            }
            if let Some(prober) = prober.filter(|_| probes.contains(&moment)) {
                self.both(prober, &ask(vec!["pass".to_owned()]));
                let say = ClientMessage::Say { text: Some("hm".into()), phrase: None };
                self.both(prober, &say);
            }
            if moment == 1_200 && reads {
                self.read(viewer).await;
            }
            if moment == 1_300 && joins {
                self.join(viewer, Some(1));
            }
        }
    }

    /// A player who does the same at both servers.
    fn prober(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| self.people[seat.index()].is_some();
        let mut seats = Seat::ALL.into_iter().take(self.players()).filter(is_person);
        seats.find(|&seat| Some(seat) != self.rover)
    }

    /// A random viewer.
    fn somebody(&mut self) -> Viewer {
        let players = self.players();
        let all: Vec<Viewer> = viewers(players).collect();
        all[self.chance.below(all.len())]
    }

    /// Actions besides the game: questions, wrong moves, newcomers, readers; and the rover acts
    /// differently at the two servers.
    async fn noise(&mut self) {
        let samples = samples::<G>();
        let mut regrets = Vec::new();
        let beside = self.chance.below(8);
        let asked = self.sides[0].live.awaiting().asked();
        let calm = beside < 7 && asked.into_iter().all(|seat| self.people[seat.index()].is_some());
        if let Some(rover) = self.rover {
            for side in 0..2 {
                let mv = samples[self.chance.below(samples.len())];
                match self.chance.below(6) {
                    0 => self.one(side, rover, &ask(vec![mv.to_owned()])),
                    1 if self.sides[side].live.prepare(rover, mv).is_err() => {
                        self.one(side, rover, &a_move(mv));
                    }
                    2 if calm => regrets.push((side, rover, self.hesitate(side, rover))),
                    3 => {
                        let seat = rover.next(self.players());
                        self.one(side, rover, &ClientMessage::Mute { seat, on: true });
                    }
                    _ => {}
                }
            }
        }
        let viewer = self.somebody();
        match beside {
            0 | 1 => {
                if let Viewer::Seat(seat) = viewer {
                    let question = self.question(seat);
                    self.both(seat, &ask(question));
                }
            }
            2 | 3 => {
                let mv = samples[self.chance.below(samples.len())];
                let refused = |side: &Side<G>, seat| side.live.prepare(seat, mv).is_err();
                if let Viewer::Seat(seat) = viewer
                    && self.sides.iter().all(|side| refused(side, seat))
                {
                    self.both(seat, &a_move(mv));
                }
            }
            4 | 5 => self.read(viewer).await,
            6 => {
                let since = [None, Some(0), Some(3)][self.chance.below(3)];
                self.join(viewer, since);
            }
            _ => self.absence(viewer).await,
        }
        self.rest().await;
        // No window was open, and only people could have opened one.
        for (side, rover, order) in regrets {
            self.one(side, rover, &order);
        }
        self.rest().await;
    }

    /// A player changes their standing order. Returns the one that they had.
    fn hesitate(&mut self, side: usize, seat: Seat) -> ClientMessage {
        let line = self.sides[side].lines[seat.index()].last();
        let order = line.map(|line| line.update()["order"].clone()).unwrap_or_default();
        let other = [StandingOrder::Always, StandingOrder::Never][self.chance.below(2)];
        self.one(side, seat, &ClientMessage::Order { order: other });
        ClientMessage::Order { order: serde_json::from_value(order).unwrap_or_default() }
    }

    /// A viewer leaves, perhaps for so long that a substitute bot takes over, and comes back.
    async fn absence(&mut self, viewer: Viewer) {
        let place = viewer_index(viewer, self.players());
        for side in &mut self.sides {
            side.lines[place].iter_mut().for_each(Client::hang_up);
        }
        pass([500, 70_000][self.chance.below(2)]).await;
        self.join(viewer, Some(2));
    }

    /// A viewer reads everything that there is to read.
    async fn read(&mut self, viewer: Viewer) {
        let person = viewer.seat().and_then(|seat| self.people[seat.index()].as_ref());
        let number = viewer_index(viewer, self.people.len());
        for path in [
            "/api/tables/twin",
            "/api/games",
            "/api/games/twin/record",
            "/api/games/twin/replay?as=all",
            "/api/games/twin/review",
            "/api/tables",
            "/metrics",
        ] {
            for side in &mut self.sides {
                let reply = side.world.get(person, path).await;
                let body = if path == "/metrics" { stocks(&reply.body) } else { reply.body };
                let what = Said::Text(format!("{path} {} {body}", reply.status));
                side.pages[number].push(Received { at: side.world.now(), what });
            }
        }
    }

    /// Compares all that viewers have received and read, until they rightly see different things.
    ///
    /// # Errors
    /// The first difference between the two servers. Otherwise returns how many viewers were
    /// compared.
    pub(super) fn judge(&self) -> Result<usize, String> {
        let mut compared = 0;
        for viewer in viewers(self.players()) {
            if self.rover.is_some_and(|rover| viewer.is(rover)) {
                continue;
            }
            let until = self.parting(viewer).map_err(|what| format!("{viewer}: {what}"))?;
            let number = viewer_index(viewer, self.players());
            let [one, two] = &self.sides;
            let lines = |side: &Side<G>| side.lines[number].iter().map(Client::received).collect();
            let (mut received, mut other): (Vec<_>, Vec<_>) = (lines(one), lines(two));
            received.push(one.pages[number].clone());
            other.push(two.pages[number].clone());
            let mut frames = 0;
            for (received, other) in received.iter().zip(&other) {
                let before = |received: &Received| until.is_none_or(|until| received.at < until);
                let one: Vec<_> = received.iter().filter(|received| before(received)).collect();
                let two: Vec<_> = other.iter().filter(|received| before(received)).collect();
                let differs = one.iter().zip(&two).find(|(one, two)| one != two);
                if let Some((one, two)) = differs {
                    return Err(format!("{viewer}:\n  {one:?}\n  {two:?}"));
                }
                if one.len() != two.len() {
                    let longer = if one.len() > two.len() { &one } else { &two };
                    let extra = longer[one.len().min(two.len())];
                    return Err(format!("{viewer}: only once {extra:?}"));
                }
                frames += one.len();
            }
            compared += usize::from(frames > 4);
        }
        Ok(compared)
    }

    /// When the rules first show a viewer something different: from then on the two games differ.
    /// What they see alike they must see at the same times.
    fn parting(&self, viewer: Viewer) -> Result<Option<Millis>, String> {
        let seen = |side: &Side<G>| -> Vec<(Millis, String, String)> {
            let mut game = Side::<G>::blank(self.options, self.person);
            let entries = side.entries.iter().filter_map(|entry| {
                let events = read_events::<G>(entry).expect("events");
                game.replay(entry).expect("an entry");
                let seen = seen_events::<G>(&events, viewer);
                let text = || format!("{} {}", live::json(&seen), live::json(&game.view(viewer)));
                (!seen.is_empty()).then(|| (entry.at, entry.cause.clone(), text()))
            });
            entries.collect()
        };
        let free = |cause: &str| ["bot", "substitute", "clock"].contains(&cause);
        let [one, two] = self.sides.each_ref().map(seen);
        for (one, two) in one.iter().zip(&two) {
            let earlier = if one.0 <= two.0 { one } else { two };
            if one.2 == two.2 && one.0 != two.0 {
                return Err(format!("not at the same time:\n  {one:?}\n  {two:?}"));
            }
            if one.2 != two.2 {
                let fair = one.0 == two.0 || free(&earlier.1);
                let unfair = || format!("not in the same order:\n  {one:?}\n  {two:?}");
                return if fair { Ok(Some(earlier.0)) } else { Err(unfair()) };
            }
        }
        let longer = if one.len() > two.len() { &one } else { &two };
        match longer.get(one.len().min(two.len())) {
            None => Ok(None),
            Some(extra) if free(&extra.1) => Ok(Some(extra.0)),
            Some(extra) => Err(format!("only once: {extra:?}")),
        }
    }
}

fn a_move(mv: &str) -> ClientMessage {
    ClientMessage::Play { prompt: 0, mv: mv.to_owned() }
}

fn ask(moves: Vec<String>) -> ClientMessage {
    ClientMessage::Ask { moves }
}

/// Moves to ask about and to be refused with.
fn samples<G: BotGame>() -> Vec<&'static str> {
    let common = ["pass", "ivanhoe", "what?", ""];
    let tournament = [
        "play P7",
        "play S2",
        "open red R3",
        "open green G1",
        "charge",
        "knock-down B",
        "riposte A",
        "unhorse blue",
        "end",
        "withdraw",
        "outwit 1 B 1",
        "stunned C",
        "shield",
        "take red",
    ];
    let castles = [
        "keep al",
        "barter",
        "offer fs",
        "offer ivanhoe",
        "accept B",
        "refuse",
        "attack york",
        "muster al",
        "strike",
        "propose B give al want fs",
        "agree",
        "decline",
        "plant",
        "lose",
    ];
    let own = if G::NAME == "tournament" { tournament } else { castles };
    own.into_iter().chain(common).collect()
}

/// Puts Ivanhoe and other rare cards into the hands, where they matter.
fn interesting_hands(deck: &mut [String], players: usize, chance: &mut QuickChance) {
    let hands = (8 * players).min(deck.len() / 2);
    for from in 0..deck.len() {
        if deck[from].len() > 2 && chance.below(3) > 0 {
            deck.swap(from, chance.below(hands));
        }
    }
    let ivanhoe = deck.iter().position(|card| card == "ivanhoe").expect("Ivanhoe");
    if ivanhoe >= hands {
        deck.swap(ivanhoe, chance.below(hands));
    }
}

/// The same deck with two different cards swapped; often one is Ivanhoe.
fn with_two_swapped(deck: &[String], players: usize, chance: &mut QuickChance) -> Vec<String> {
    let mut swapped = deck.to_vec();
    let ivanhoe = deck.iter().position(|card| card == "ivanhoe").expect("Ivanhoe");
    loop {
        let one = if chance.below(2) == 0 { ivanhoe } else { chance.below(deck.len()) };
        let among = if chance.below(2) == 0 { 8 * players } else { deck.len() };
        let two = chance.below(among.min(deck.len()));
        if deck[one] != deck[two] && one % players != two % players {
            swapped.swap(one, two);
            return swapped;
        }
    }
}

/// The metrics that do not depend on traffic, which the operator sees anyway, or on a real clock.
/// How many public moves, wakes and sockets were timed is among them.
fn stocks(figures: &str) -> String {
    let timed = ["_seconds_bucket", "_seconds_sum", "commit_seconds", "bot_seconds", "bot_wait_"];
    let traffic = ["_total ", "process_", "store_waiting", "# "].into_iter().chain(timed);
    let traffic: Vec<&str> = traffic.collect();
    let stock = |line: &&str| !traffic.iter().any(|word| line.contains(word));
    figures.lines().filter(stock).collect::<Vec<_>>().join("\n")
}
