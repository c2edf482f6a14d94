//! A bot that plays by a trained network.

use encoding::{Choice, Encoding, Then};
use table::{Chance as _, Options as _, QuickChance, Seat};

use crate::bot::Bot;
use crate::bot_game::{BotGame, SEATS, seat_of};
use crate::calibration::calibrate;
use crate::judge::Judge;
use crate::policy::{Policy, Workspace, exp, softmax};

/// How a bot draws its actions from a network's scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sampling {
    /// 0: always the best action. The higher it is, the less the scores matter.
    pub temperature: f32,
    /// An action whose score is further behind the best one's is never played: a weak player makes
    /// mistakes, but nothing absurd.
    pub reach: f32,
}

impl Sampling {
    /// Always the best action.
    pub const BEST: Self = Self { temperature: 0.0, reach: 0.0 };
}

/// What a network thinks of a view.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<M> {
    /// The moves that it considers, the likeliest first, and how likely it would play each.
    pub moves: Vec<(M, f32)>,
    /// The seats' chances to win as the viewer can know them, the viewer's own first, then
    /// clockwise.
    pub chances: Vec<f32>,
}

/// A move that is less likely than this is not considered.
const UNLIKELY: f32 = 0.001;

/// Plays by a network, action by action.
#[derive(Debug)]
pub struct Trained<G: Encoding> {
    policy: &'static Policy,
    sampling: Sampling,
    room: Workspace,
    observation: Vec<u8>,
    choices: Vec<Choice<G>>,
    moves: Vec<G::Move>,
    odds: Vec<f32>,
    /// What each seat saw when it was last asked for the chances.
    seen: [Seen; SEATS],
}

/// An observation and the chances that it shows.
#[derive(Clone, Debug, Default)]
struct Seen {
    observation: Vec<u8>,
    chances: [f32; SEATS],
}

impl<G: Encoding> Trained<G> {
    /// A bot with this network.
    ///
    /// # Panics
    /// If the network is of another game or another version of its encoding.
    #[must_use]
    pub fn new(policy: &'static Policy, sampling: Sampling) -> Self {
        assert_eq!(policy.trained_for(), (G::NAME, G::VERSION), "a network of this encoding");
        assert_eq!(policy.shape(), (G::OBSERVATION, G::ACTIONS, G::PLAYERS.1));
        let (choices, moves) = (Vec::with_capacity(64), Vec::with_capacity(512));
        let (room, observation) = (Workspace::default(), vec![0; G::OBSERVATION]);
        let (odds, seen) = (Vec::with_capacity(64), Default::default());
        Self { policy, sampling, room, observation, choices, moves, odds, seen }
    }

    /// Picks one of the choices by their scores.
    fn pick(&mut self, chance: &mut QuickChance) -> usize {
        let Sampling { temperature, reach } = self.sampling;
        let score = |choice: &Choice<G>| self.policy.action(choice.action.into(), &self.room);
        self.odds.clear();
        self.odds.extend(self.choices.iter().map(score));
        let best = (0..self.odds.len()).max_by(|&a, &b| {
            // Of equals the first.
            self.odds[a].total_cmp(&self.odds[b]).then(b.cmp(&a))
        });
        let best = best.expect("there is a choice");
        if temperature == 0.0 {
            return best;
        }
        let most = self.odds[best];
        for odds in &mut self.odds {
            let behind = *odds - most;
            *odds = if -behind > reach { 0.0 } else { exp(behind / temperature) };
        }
        let sum: f32 = self.odds.iter().sum();
        // 24 bits, exact in f32.
        let mut drawn = sum * (chance.below(1 << 24) as f32 / (1_u32 << 24) as f32);
        for (at, odds) in self.odds.iter().enumerate() {
            drawn -= odds;
            if drawn < 0.0 {
                return at;
            }
        }
        best
    }
}

impl<G: Encoding + BotGame> Trained<G> {
    /// The seat's action; `None` where it does not act without being asked.
    fn decide(&mut self, view: &G::View, seat: Seat, chance: &mut QuickChance) -> Option<G::Move> {
        // The world is imagined, but only what the seat may know is read from it.
        let (state, memory) = (G::imagine(view, chance), G::memory_of(view));
        self.decide_in(&state, &memory, seat, chance)
    }

    /// The same in a given world.
    fn decide_in(
        &mut self,
        state: &G,
        memory: &G::Memory,
        seat: Seat,
        chance: &mut QuickChance,
    ) -> Option<G::Move> {
        let mut draft = G::Draft::default();
        loop {
            self.list_choices(state, seat, &draft);
            let chosen = match self.choices[..] {
                [] => return None,
                [only] => only,
                _ => {
                    state.observe(memory, seat, &draft, &mut self.observation);
                    self.policy.look(&self.observation, &mut self.room);
                    let at = self.pick(chance);
                    self.choices[at]
                }
            };
            match chosen.then {
                Then::Move(mv) => return Some(mv),
                Then::Draft(further) => draft = further,
                Then::Silence => return None,
            }
        }
    }

    /// Lists what the seat may choose, without what would keep a stalled game going round, if
    /// there is anything else.
    fn list_choices(&mut self, state: &G, seat: Seat, draft: &G::Draft) {
        self.moves.clear();
        state.choices(seat, draft, &mut self.moves, &mut self.choices);
        if state.is_stalled() && self.choices.iter().any(|each| !prolongs(state, seat, each)) {
            self.choices.retain(|each| !prolongs(state, seat, each));
        }
    }

    /// What the network thinks of the decision of the view's seat. A move that consists of several
    /// actions is as likely as all of them together.
    pub fn advise(&mut self, view: &G::View, chance: &mut QuickChance) -> Advice<G::Move> {
        let (state, memory) = (G::imagine(view, chance), G::memory_of(view));
        self.advise_in(&state, &memory, seat_of::<G>(view))
    }

    /// The same in a given world.
    fn advise_in(&mut self, state: &G, memory: &G::Memory, seat: Seat) -> Advice<G::Move> {
        let players = state.options().players();
        let mut advice = Advice { moves: Vec::new(), chances: Vec::new() };
        let mut open = vec![(G::Draft::default(), 1.0)];
        while let Some((draft, odds)) = open.pop() {
            self.list_choices(state, seat, &draft);
            state.observe(memory, seat, &draft, &mut self.observation);
            self.policy.look(&self.observation, &mut self.room);
            if advice.chances.is_empty() {
                advice.chances = self.policy.chances(players, &self.room);
                if let Some(measured) = G::CALIBRATION.get(players - G::PLAYERS.0) {
                    calibrate(&mut advice.chances, measured);
                }
            }
            let score = |choice: &Choice<G>| self.policy.action(choice.action.into(), &self.room);
            let scores: Vec<f32> = self.choices.iter().map(score).collect();
            for (choice, share) in self.choices.iter().zip(softmax(&scores)) {
                let odds = odds * share;
                match choice.then {
                    Then::Move(mv) if odds >= UNLIKELY => advice.moves.push((mv, odds)),
                    Then::Draft(further) if odds >= UNLIKELY => open.push((further, odds)),
                    Then::Move(_) | Then::Draft(_) | Then::Silence => {}
                }
            }
        }
        advice.moves.sort_by(|one, other| other.1.total_cmp(&one.1));
        advice
    }
}

/// Does every move that this choice leads to prolong a stalled game?
fn prolongs<G: Encoding + BotGame>(state: &G, seat: Seat, choice: &Choice<G>) -> bool {
    match choice.then {
        Then::Move(mv) => state.prolongs(seat, mv),
        Then::Draft(draft) => {
            let (mut moves, mut choices) = (Vec::new(), Vec::new());
            state.choices(seat, &draft, &mut moves, &mut choices);
            choices.iter().all(|choice| prolongs(state, seat, choice))
        }
        Then::Silence => true,
    }
}

impl<G: Encoding + BotGame> Judge<G> for Trained<G> {
    fn choose(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> Option<G::Move> {
        // Always the best action, so nothing is drawn.
        self.decide_in(world, memory, seat, &mut QuickChance::new(0))
    }

    fn advise(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> Advice<G::Move> {
        self.advise_in(world, memory, seat)
    }

    fn chances(&mut self, world: &G, memory: &G::Memory, seat: Seat) -> [f32; SEATS] {
        let players = world.options().players();
        world.observe(memory, seat, &G::Draft::default(), &mut self.observation);
        let seen = &mut self.seen[seat.index()];
        if seen.observation == self.observation {
            return seen.chances;
        }
        self.policy.look(&self.observation, &mut self.room);
        seen.observation.clone_from(&self.observation);
        seen.chances = [0.0; SEATS];
        for (ahead, chance) in self.policy.chances(players, &self.room).into_iter().enumerate() {
            seen.chances[(seat.index() + ahead) % players] = chance;
        }
        seen.chances
    }

    fn likelihood(&mut self, world: &G, memory: &G::Memory, seat: Seat, mv: G::Move) -> f32 {
        let (mut draft, mut likelihood) = (G::Draft::default(), 1.0);
        loop {
            self.list_choices(world, seat, &draft);
            let leads = |choice: &Choice<G>| world.leads_to(seat, choice, mv);
            let Some(at) = self.choices.iter().position(leads) else { return 0.0 };
            if self.choices.len() > 1 {
                world.observe(memory, seat, &draft, &mut self.observation);
                self.policy.look(&self.observation, &mut self.room);
                let score =
                    |choice: &Choice<G>| self.policy.action(choice.action.into(), &self.room);
                let scores: Vec<f32> = self.choices.iter().map(score).collect();
                likelihood *= softmax(&scores)[at];
            }
            match self.choices[at].then {
                Then::Draft(further) => draft = further,
                Then::Move(_) | Then::Silence => return likelihood,
            }
        }
    }

    fn memory_known_to(&self, memory: &G::Memory, seat: Seat) -> G::Memory {
        G::memory_known_to(memory, seat)
    }
}

impl<G: Encoding + BotGame> Bot<G> for Trained<G> {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        let [only] = moves else {
            return self.decide(view, seat_of::<G>(view), chance).unwrap_or(moves[0]);
        };
        *only
    }

    fn speak_up(
        &mut self,
        view: &G::View,
        _moves: &[G::Move],
        chance: &mut QuickChance,
    ) -> Option<G::Move> {
        self.decide(view, seat_of::<G>(view), chance)
    }
}

#[cfg(test)]
mod tests {
    use games::MOST_MOVES;
    use table::{Game as _, Match, Options as _, QuickChance, Seed, Viewer};

    use crate::arena::{Contest, play_game};
    use crate::{BotGame, Level, Lineup, Sampling, TimeLimits};

    /// The record of a game between networks at this temperature.
    fn record<G: BotGame>(players: usize, temperature: f32) -> String {
        let options = G::Options::usual(players).expect("a table size");
        let bot = || G::trained(Sampling { temperature, reach: 8.0 }).expect("a network");
        let mut bots: Vec<_> = (0..players).map(|_| bot()).collect();
        let (game, _) = play_game::<G>(options, Seed::of_series(1, 0), 1, &mut bots);
        game.record().to_string()
    }

    /// Whole games at every table size, with and without random draws. The same seed gives the same
    /// game.
    fn ends_its_games<G: BotGame>() {
        for players in G::PLAYERS.0..=G::PLAYERS.1 {
            let (best, drawn) = (record::<G>(players, 0.0), record::<G>(players, 1.0));
            assert_ne!(best, drawn);
            for record in [best, drawn] {
                assert!(record.lines().count() < MOST_MOVES as usize);
            }
        }
        assert_eq!(record::<G>(3, 1.0), record::<G>(3, 1.0));
    }

    #[test]
    fn networks_end_their_tournaments() {
        ends_its_games::<tournament::State>();
    }

    #[test]
    fn networks_end_their_castles() {
        ends_its_games::<castles::State>();
    }

    /// Nearly all cards are in hands here. Five Champions once withdrew in turn without end, and
    /// two of three took a card from each other with Riposte, which the next one drew at once.
    #[test]
    fn a_game_does_not_stall_when_nearly_all_cards_are_in_hands() {
        for (players, series, number) in [(5, 1, 3940), (3, 7, 1398)] {
            let options = tournament::Options::usual(players).expect("a table size");
            let champion = || Level::Champion.bot::<tournament::State>();
            let mut bots: Vec<_> = (0..players).map(|_| champion()).collect();
            let seed = Seed::of_series(series, number);
            let (game, _) = play_game(options, seed, number + 1, &mut bots);
            let moves = game.record().entries.len();
            assert!(game.state().awaiting().asked().is_empty() && moves < 1000, "{moves}");
        }
    }

    /// A hash of all the games that [`ends_its_games`] plays (FNV-1a).
    fn fingerprint<G: BotGame>() -> u64 {
        let sizes = G::PLAYERS.0..=G::PLAYERS.1;
        let records = sizes.flat_map(|players| [0.0, 1.0].map(|heat| record::<G>(players, heat)));
        records.fold(0xcbf2_9ce4_8422_2325, |sum, record| {
            record
                .bytes()
                .fold(sum, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
        })
    }

    /// Other numbers mean another network, or a machine on which it computes differently.
    #[test]
    fn every_machine_plays_the_same_games() {
        assert_eq!(fingerprint::<tournament::State>(), 0xb924_27bf_bdd2_3cb6);
        assert_eq!(fingerprint::<castles::State>(), 0xf293_6fdd_5901_8115);
    }

    /// At every decision of a game: likely moves are legal, what Champion plays is the likeliest,
    /// and the chances to win add up to 1.
    fn advises_what_it_plays<G: BotGame>(players: usize) {
        let options = G::Options::usual(players).expect("a table size");
        let mut game = Match::<G>::begin(options, Seed::of_series(1, 0), &[]);
        let mut champion = Level::Champion.bot::<G>();
        let (mut same, mut decisions) = (0, 0);
        while let Some(seat) = game.state().awaiting().asked().lowest() {
            let (view, moves) = (game.view(Viewer::Seat(seat)), game.state().moves_of(seat));
            let advice = G::advise(&view, &mut QuickChance::new(1)).expect("a network");
            for (mv, _) in &advice.moves {
                // Not every deal that may be proposed is listed.
                assert!(game.state().check(seat, *mv).is_ok(), "{mv}");
            }
            let sum: f32 = advice.moves.iter().map(|(_, odds)| odds).sum();
            // What is left are deals that are all unlikely.
            assert!(sum > 0.0 && sum < 1.001, "{sum}");
            assert_eq!(advice.chances.len(), players);
            assert!((advice.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3);
            let mv = champion.choose(&view, &moves, &mut QuickChance::new(1));
            same += usize::from(advice.moves[0].0 == mv);
            decisions += 1;
            game.play(seat, mv).expect("a legal move");
            table::trace::settle(&mut game);
        }
        // A move of several actions need not be the likeliest whole.
        assert!(same * 10 > decisions * 8, "{same} of {decisions}");
    }

    #[test]
    fn advice_is_what_the_champion_plays() {
        advises_what_it_plays::<tournament::State>(3);
        advises_what_it_plays::<castles::State>(4);
    }

    /// The network's share of the wins, alone against a table of others.
    fn wins<G: BotGame>(players: usize, others: &str, deals: u64) -> f64 {
        let contest = Contest::<G> {
            options: G::Options::usual(players).expect("a table size"),
            lineup: format!("network,{others}").parse::<Lineup>().expect("names"),
            seed: 1,
            threads: 1,
            time_limits: TimeLimits::for_moves(std::time::Duration::from_secs(1)),
        };
        let played = contest.play(0..deals, |_| ()).expect("no program from outside");
        let scores: Vec<f64> = played.iter().filter_map(|deal| deal.score(0)).collect();
        scores.iter().sum::<f64>() / scores.len() as f64
    }

    #[test]
    fn the_network_plays_as_it_was_trained() {
        for others in ["rule", "greedy"] {
            let tournament = wins::<tournament::State>(4, others, 8);
            assert!(tournament > 0.6, "{tournament} against {others}");
            let castles = wins::<castles::State>(4, others, 8);
            assert!(castles > 0.5, "{castles} against {others}");
        }
    }
}
