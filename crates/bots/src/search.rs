//! Information-set Monte Carlo tree search.
//!
//! One iteration: imagine a world that the view allows; walk down the tree by the moves that are
//! legal in that world, trying each once and then the most promising (upper confidence bounds that
//! count how often a move was *available*, since worlds differ in what is legal); add one node;
//! play on by the rule bot to the next natural break (the tournament's end, in the Castles a few
//! turns later); credit every seat with the value of that state to it.
//!
//! Nodes are keyed by seat and move, moves name kinds and not copies, and the Ivanhoe window is a
//! node of the seat that holds the card in that world. The tree is one vector of nodes; its size
//! is bounded by the number of iterations and [`MOST_NODES`].

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use table::{Chance, QuickChance, Seat};

use crate::bot::Bot;
use crate::bot_game::{BotGame, Rule, SEATS, seat_of};

/// The most nodes of a tree. A node takes 32 to 64 bytes: at most 16 MiB, and half as much again
/// while the vector is being reallocated.
pub const MOST_NODES: usize = 200_000;

/// The exploration constant: larger means more tries of moves that look bad.
const CURIOSITY: f32 = 0.25;

/// One playout move in this many is random, so that playouts differ.
const RANDOM_MOVE_IN: usize = 12;

/// The budget of a search for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same move on every machine.
    Iterations(u32),
    /// A duration.
    Time(Duration),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(number) => write!(f, "{number}"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a budget (a number of iterations, or `50ms`)");
        let number = |text: &str| text.parse::<u32>().ok().filter(|&n| n > 0).ok_or_else(wrong);
        match text.strip_suffix("ms") {
            Some(time) => Ok(Self::Time(Duration::from_millis(number(time)?.into()))),
            None => Ok(Self::Iterations(number(text)?)),
        }
    }
}

/// A bot that searches.
#[derive(Clone, Debug)]
pub struct Search<M> {
    budget: Budget,
    tree: Vec<Node<M>>,
    /// The iterations of the last choice: none if there was only one move.
    iterations: u64,
    /// For each root move that was tried, its node and the sum of its squared values.
    squares: Vec<(u32, f32)>,
}

/// The statistics of a move in the situation that its parent represents.
#[derive(Clone, Copy, Debug)]
struct Node<M> {
    by: Seat,
    mv: M,
    /// How often it was played.
    visits: u32,
    /// How often it was legal when its parent was reached.
    available: u32,
    /// The sum of its values to its player.
    worth: f32,
    /// The first of its replies, and the next of its siblings: 0 means none.
    first: u32,
    next: u32,
}

impl<M: Copy + Eq> Search<M> {
    /// A bot with this budget for each move.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Self { budget, tree: Vec::new(), iterations: 0, squares: Vec::new() }
    }

    /// Searches from a view and returns how often each of the moves was tried.
    fn explore<G: BotGame<Move = M>>(
        &mut self,
        view: &G::View,
        moves: &[M],
        chance: &mut QuickChance,
    ) -> Vec<(M, u32)> {
        self.tree.clear();
        self.tree.push(Node::new(Seat::A, moves[0]));
        self.squares.clear();
        let start = match self.budget {
            Budget::Iterations(_) => None,
            Budget::Time(_) => Some(Instant::now()),
        };
        let mut scratch = Scratch::default();
        self.iterations = 0;
        while self.may_go_on(start) {
            self.iterate::<G>(view, &mut scratch, chance);
            self.iterations += 1;
        }
        let tried = |mv: M| self.children(0).find(|child| child.mv == mv).map_or(0, |c| c.visits);
        moves.iter().map(|&mv| (mv, tried(mv))).collect()
    }

    /// The time is checked only now and then: that costs more than a node.
    fn may_go_on(&self, start: Option<Instant>) -> bool {
        match self.budget {
            Budget::Iterations(most) => self.iterations < u64::from(most),
            Budget::Time(time) => {
                let is_over = |start: Instant| start.elapsed() >= time;
                !self.iterations.is_multiple_of(16) || !start.is_some_and(is_over)
            }
        }
    }

    fn children(&self, node: u32) -> impl Iterator<Item = &Node<M>> {
        let mut next = self.tree[node as usize].first;
        std::iter::from_fn(move || {
            let child = (next != 0).then(|| &self.tree[next as usize])?;
            next = child.next;
            Some(child)
        })
    }

    /// The mean value of a root move, and the square of its standard error.
    fn standing(&self, mv: M) -> Option<(f32, f32)> {
        let (node, squares) = self.squares.iter().find(|(n, _)| self.tree[*n as usize].mv == mv)?;
        let node = &self.tree[*node as usize];
        let visits = node.visits as f32;
        let mean = node.worth / visits;
        Some((mean, (squares / visits - mean * mean).max(0.0) / visits))
    }

    fn iterate<G: BotGame<Move = M>>(
        &mut self,
        view: &G::View,
        scratch: &mut Scratch<M>,
        chance: &mut QuickChance,
    ) {
        let root = G::imagine(view, chance);
        let mut world = root;
        let viewer = seat_of::<G>(view);
        scratch.path.clear();
        let (mut node, mut depth, mut grown) = (0, 0, false);
        let worth = loop {
            settle(&mut world, chance);
            if let Some(winners) = world.awaiting().winners() {
                let mut worth = [0.0; SEATS];
                winners.into_iter().for_each(|seat| {
                    worth[seat.index()] = 1.0 / winners.len() as f32;
                });
                break worth;
            }
            if depth > 0 && world.is_leaf(&root, depth) {
                break world.worth();
            }
            // Where several are asked at once, the searcher answers first: no seat waits for the
            // others.
            let asked = world.awaiting().asked();
            let first = (depth == 0 && asked.contains(viewer)).then_some(viewer);
            let seat = first.or(asked.lowest()).expect("the game is not over");
            scratch.moves.clear();
            world.candidates(seat, &mut scratch.moves);
            let mv = if grown {
                playout_move(&world, seat, &scratch.moves, chance)
            } else {
                let (mv, child, new) = self.select(&world, node, seat, scratch, chance);
                grown = new;
                if child != node {
                    scratch.path.push(child);
                }
                node = child;
                mv
            };
            world.play_listed(seat, mv, chance, &mut |_| ());
            depth += 1;
        };
        if let Some(&first) = scratch.path.first() {
            let square = worth[self.tree[first as usize].by.index()].powi(2);
            match self.squares.iter_mut().find(|(node, _)| *node == first) {
                Some((_, sum)) => *sum += square,
                None => self.squares.push((first, square)),
            }
        }
        for &node in &scratch.path {
            let node = &mut self.tree[node as usize];
            node.visits += 1;
            node.worth += worth[node.by.index()];
        }
    }

    /// A move that was never tried here, or otherwise the most promising. Also returns whether it
    /// is new.
    fn select<G: BotGame<Move = M>>(
        &mut self,
        world: &G,
        parent: u32,
        seat: Seat,
        scratch: &mut Scratch<M>,
        chance: &mut QuickChance,
    ) -> (M, u32, bool) {
        scratch.untried.clear();
        scratch.untried.extend_from_slice(&scratch.moves);
        let (mut best, mut promise) = (0, f32::MIN);
        let mut next = self.tree[parent as usize].first;
        while next != 0 {
            let child = &mut self.tree[next as usize];
            let place = scratch.untried.iter().position(|&mv| mv == child.mv);
            if let Some(place) = place
                && child.by == seat
            {
                scratch.untried.swap_remove(place);
                child.available += 1;
                let visits = child.visits as f32;
                let bound = (child.available as f32).ln() / visits;
                let bound = child.worth / visits + CURIOSITY * bound.sqrt();
                if bound > promise {
                    (best, promise) = (next, bound);
                }
            }
            next = child.next;
        }
        let full = self.tree.len() >= MOST_NODES;
        if scratch.untried.is_empty() || full && best != 0 {
            return (self.tree[best as usize].mv, best, false);
        }
        // The rule bot's move is tried first: most situations are reached only once.
        let sensible = world.rule(seat, &scratch.moves, chance);
        let any = scratch.untried[chance.below(scratch.untried.len())];
        let mv = if scratch.untried.contains(&sensible) { sensible } else { any };
        if full {
            // No room and nothing tried: go on by the policy, credit the parent.
            return (mv, parent, true);
        }
        let child = self.tree.len() as u32;
        let mut node = Node::new(seat, mv);
        node.next = self.tree[parent as usize].first;
        self.tree.push(node);
        self.tree[parent as usize].first = child;
        (mv, child, true)
    }
}

impl<M: Copy> Node<M> {
    fn new(by: Seat, mv: M) -> Self {
        Self { by, mv, visits: 0, available: 1, worth: 0.0, first: 0, next: 0 }
    }
}

/// Vectors that iterations reuse, so that they allocate nothing.
#[derive(Debug)]
struct Scratch<M> {
    moves: Vec<M>,
    untried: Vec<M>,
    path: Vec<u32>,
}

impl<M> Default for Scratch<M> {
    fn default() -> Self {
        Self { moves: Vec::with_capacity(256), untried: Vec::new(), path: Vec::new() }
    }
}

fn settle<G: BotGame>(world: &mut G, chance: &mut QuickChance) {
    while let Some((seat, mv)) = world.forced_pass() {
        world.play_listed(seat, mv, chance, &mut |_| ());
    }
}

fn playout_move<G: BotGame>(
    world: &G,
    seat: Seat,
    moves: &[G::Move],
    chance: &mut QuickChance,
) -> G::Move {
    if let [only] = *moves {
        only
    } else if chance.below(RANDOM_MOVE_IN) == 0 {
        moves[chance.below(moves.len())]
    } else {
        world.rule(seat, moves, chance)
    }
}

impl<G: BotGame> Bot<G> for Search<G::Move> {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        if let [only] = *moves {
            self.iterations = 0;
            return only;
        }
        let tried = self.explore::<G>(view, moves, chance);
        let best = tried.into_iter().max_by_key(|(_, visits)| *visits).expect("there is a move").0;
        // The rule bot's move is replaced only by one that is better by more than chance.
        if G::CAUTION > 0.0 {
            let habit = Bot::<G>::choose(&mut Rule, view, moves, chance);
            if let (Some(new), Some(old)) = (self.standing(best), self.standing(habit))
                && new.0 - old.0 < G::CAUTION * (new.1 + old.1).sqrt()
            {
                return habit;
            }
        }
        best
    }

    fn speak_up(
        &mut self,
        view: &G::View,
        moves: &[G::Move],
        chance: &mut QuickChance,
    ) -> Option<G::Move> {
        G::imagine(view, chance).rule_unasked(seat_of::<G>(view), moves, chance)
    }
}

#[cfg(test)]
mod tests {
    use table::{Game as _, Match, Options as _, Seed, Viewer};
    use tournament::{Move, Options, State};

    use super::*;

    #[test]
    fn a_forced_move_is_not_searched() {
        let seed = Seed::of_series(1, 0);
        let game = Match::<State>::begin(Options::usual(3).expect("three play"), seed, &[]);
        let seat = game.state().awaiting().asked().lowest().expect("somebody opens");
        let (view, moves) = (game.view(Viewer::Seat(seat)), game.state().moves_of(seat));
        let mut search = Search::new(Budget::Iterations(20));
        let mut choose = |moves: &[Move]| {
            let mv = Bot::<State>::choose(&mut search, &view, moves, &mut QuickChance::new(1));
            assert!(moves.contains(&mv));
            search.iterations
        };
        assert!(moves.len() > 1);
        assert_eq!((choose(&moves), choose(&moves[..1])), (20, 0));
    }

    /// The documented memory limit: 200,000 nodes of at most 64 bytes are below 16 MiB.
    #[test]
    fn a_search_stays_below_sixteen_mebibytes() {
        assert!(size_of::<Node<Move>>() <= 64);
        assert!(size_of::<Node<castles::Move>>() <= 64);
        const { assert!(MOST_NODES * 64 <= 16 << 20) };
    }
}
