//! A bot that plays what a trained network likes best.

use encoding::{Choice, Encoding, Then};
use table::{Chance as _, QuickChance, Seat};

use crate::bot::Bot;
use crate::bot_game::{BotGame, seat_of};
use crate::policy::{Policy, Workspace, softmax};

/// Plays by a network, action by action.
#[derive(Debug)]
pub struct Trained<G: Encoding> {
    policy: &'static Policy,
    /// 0: always the action that looks best. Else actions are drawn by how good they look; the
    /// higher it is, the less that matters.
    temperature: f32,
    room: Workspace,
    observation: Vec<u8>,
    choices: Vec<Choice<G>>,
    moves: Vec<G::Move>,
}

impl<G: Encoding> Trained<G> {
    /// A bot with this network.
    ///
    /// # Panics
    /// If the network is of another game or another version of its encoding.
    #[must_use]
    pub fn new(policy: &'static Policy, temperature: f32) -> Self {
        let (inputs, actions, seats) = policy.shape();
        assert_eq!((inputs, actions, seats), (G::OBSERVATION, G::ACTIONS, G::PLAYERS.1));
        let (choices, moves) = (Vec::with_capacity(64), Vec::with_capacity(512));
        let (room, observation) = (Workspace::default(), vec![0; G::OBSERVATION]);
        Self { policy, temperature, room, observation, choices, moves }
    }

    /// What the seat does; none where it says nothing unasked.
    fn decide(&mut self, view: &G::View, seat: Seat, chance: &mut QuickChance) -> Option<G::Move> {
        // The world is imagined, but what is read of it is what the seat may know.
        let (state, memory) = (G::imagine(view, chance), G::memory_of(view));
        let mut draft = G::Draft::default();
        loop {
            self.moves.clear();
            state.choices(seat, &draft, &mut self.moves, &mut self.choices);
            let chosen = match self.choices[..] {
                [] => return None,
                [only] => only,
                _ => {
                    state.observe(&memory, seat, &draft, &mut self.observation);
                    self.policy.look(&self.observation, &mut self.room);
                    self.choices[self.pick(chance)]
                }
            };
            match chosen.then {
                Then::Move(mv) => return Some(mv),
                Then::Draft(further) => draft = further,
                Then::Silence => return None,
            }
        }
    }

    /// Which of the choices it takes, after a look.
    fn pick(&self, chance: &mut QuickChance) -> usize {
        let score = |choice: &Choice<G>| self.policy.action(choice.action.into(), &self.room);
        if self.temperature == 0.0 {
            let mut best = (0, f32::NEG_INFINITY);
            for (at, choice) in self.choices.iter().enumerate() {
                let score = score(choice);
                if score > best.1 {
                    best = (at, score);
                }
            }
            return best.0;
        }
        let scores = self.choices.iter().map(|choice| score(choice) / self.temperature);
        let shares = softmax(&scores.collect::<Vec<_>>());
        // 24 bits, exact in f32.
        let mut drawn = chance.below(1 << 24) as f32 / (1_u32 << 24) as f32;
        for (at, share) in shares.iter().enumerate() {
            drawn -= share;
            if drawn < 0.0 {
                return at;
            }
        }
        shares.len() - 1
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
    use table::{Options as _, Seed};

    use crate::arena::{Contest, play_game};
    use crate::{BotGame, Lineup, Patience};

    /// The record of a game among networks at this temperature.
    fn record<G: BotGame>(players: usize, temperature: f32) -> String {
        let options = G::Options::usual(players).expect("a table size");
        let bot = || G::trained(temperature).expect("a network");
        let mut bots: Vec<_> = (0..players).map(|_| bot()).collect();
        let (game, _) = play_game::<G>(options, Seed::of_series(1, 0), 1, &mut bots);
        game.record().to_string()
    }

    /// Whole games at every table size, drawing moves and not. The same seed gives the same game.
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

    /// The share of the wins of the network, alone against a table of others.
    fn wins<G: BotGame>(players: usize, others: &str, deals: u64) -> f64 {
        let contest = Contest::<G> {
            options: G::Options::usual(players).expect("a table size"),
            lineup: format!("network,{others}").parse::<Lineup>().expect("names"),
            seed: 1,
            threads: 1,
            patience: Patience::for_moves(std::time::Duration::from_secs(1)),
        };
        let played = contest.play(0..deals, |_| ()).expect("no program from outside");
        let scores: Vec<f64> = played.iter().filter_map(|deal| deal.score(0)).collect();
        scores.iter().sum::<f64>() / scores.len() as f64
    }

    #[test]
    fn the_network_plays_what_it_has_learned() {
        for others in ["rule", "greedy"] {
            let tournament = wins::<tournament::State>(4, others, 8);
            assert!(tournament > 0.6, "{tournament} against {others}");
            let castles = wins::<castles::State>(4, others, 8);
            assert!(castles > 0.5, "{castles} against {others}");
        }
    }
}
