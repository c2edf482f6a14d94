//! Playing on from an imagined world.

use bots::{BotGame, Judge};
use table::{QuickChance, Seat};

/// After this many choices a playout stops, wherever it is.
const FAR: u32 = 100;

/// Games between networks end; this is only to be sure.
const ENDLESS: u32 = 2000;

/// How far a playout goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// To the seat's own decision this many rounds later; there the network says what it is worth.
    Rounds(u32),
    /// To the end of the game.
    End,
}

/// A world that is played on in.
#[derive(Debug)]
pub(crate) struct Playout<'a, G: BotGame> {
    /// The world.
    pub world: G,
    /// What the seats remember in it.
    pub memory: G::Memory,
    /// The legal moves, a buffer.
    moves: Vec<G::Move>,
    chance: &'a mut QuickChance,
}

impl<'a, G: BotGame> Playout<'a, G> {
    pub(crate) fn new(world: G, memory: G::Memory, chance: &'a mut QuickChance) -> Self {
        Self { world, memory, moves: Vec::with_capacity(64), chance }
    }

    fn play(&mut self, by: Seat, mv: G::Move) {
        let memory = &mut self.memory;
        let log = &mut |event: G::Event| G::remember(memory, &event);
        self.world.play_listed(by, mv, self.chance, log);
    }

    /// Plays the move and goes on like Champion. The chance of `seat` to win where the playout
    /// stops, as the seat can know it there; 0 or a share of 1 where the game is over.
    pub(crate) fn worth(
        &mut self,
        judge: &mut dyn Judge<G>,
        seat: Seat,
        mv: G::Move,
        reach: Reach,
    ) -> f64 {
        self.play(seat, mv);
        let (mut rounds, mut choices, mut others_chose) = (0, 0, false);
        loop {
            while let Some((by, mv)) = self.world.forced_pass() {
                self.play(by, mv);
            }
            let awaiting = self.world.awaiting();
            if let Some(winners) = awaiting.winners() {
                return if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
            }
            let by = awaiting.asked().lowest().expect("the game is not over");
            self.moves.clear();
            self.world.legal_moves(by, &mut self.moves);
            if let [only] = self.moves[..] {
                self.play(by, only);
                continue;
            }
            if by == seat && others_chose {
                rounds += 1;
            }
            others_chose = by != seat;
            let stops = match reach {
                Reach::Rounds(most) => (by == seat && rounds >= most) || choices >= FAR,
                Reach::End => choices >= ENDLESS,
            };
            if stops {
                let known = judge.chances(&self.world, &self.memory, seat);
                return known[seat.index()].into();
            }
            choices += 1;
            let mv = judge.choose(&self.world, &self.memory, by).unwrap_or(self.moves[0]);
            self.play(by, mv);
        }
    }
}
