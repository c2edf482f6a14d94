//! What the others could hold, as far as a seat could know.
//!
//! Worlds that fit the seat's view are imagined, and each counts as much as the moves that the seat
//! saw were likely in it: would Champion have played so with this hand?

use bots::{BotGame, Judge};
use serde::{Deserialize, Serialize};
use table::{Chance as _, Hand, QuickChance, Seat, Viewer};

use crate::curves::{Curve, corrected, curve};
use crate::history::{History, Moment};

/// How beliefs are formed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess {
    /// How many worlds are imagined.
    pub worlds: usize,
    /// How many earlier decisions of each other seat are looked at.
    pub decisions: usize,
    /// How often a player does not play as Champion would.
    pub freedom: f64,
    /// How many worlds the uniform guess counts for.
    pub caution: f64,
    /// How what is then said is corrected.
    pub curve: Curve,
}

impl Guess {
    /// For the review of a whole game. In the Castles moves tell less about hands, so the uniform
    /// guess counts for more.
    #[must_use]
    pub fn of(game: &str, players: usize) -> Self {
        let caution = if game == "castles" { 150.0 } else { 24.0 };
        let curve = curve(game, players);
        Self { worlds: 128, decisions: 2, freedom: 0.6, caution, curve }
    }
}

/// The uniform guess is cheap: it gets this many worlds.
const UNIFORM_WORLDS: usize = 512;
/// How likely a move is that is played freely: one of about this many.
const FREE_MOVES: f64 = 8.0;

/// What a seat could hold at a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Beliefs {
    /// The moment: after this entry.
    pub entry: usize,
    /// Whose hand it is.
    pub holder: Seat,
    /// The kinds of card, in the order of their names.
    pub cards: Vec<CardBelief>,
}

/// Could a seat hold a card of this kind?
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CardBelief {
    /// The kind of card.
    pub card: String,
    /// How likely the seat holds at least one.
    pub chance: f64,
    /// The same without regard to how the seat played.
    pub uniform: f64,
    /// Did the seat hold one?
    pub held: bool,
}

/// An earlier decision of another seat that can be explained by its hand.
struct Clue<G: BotGame> {
    /// The moment before it, as far as the viewer knows what the seats remember.
    at: Moment<G>,
    mv: G::Move,
    /// The cards that the holder can have had then: a card that lay open was in no hand.
    possible: Hand<G::Kind>,
    /// How the hand changed from then until now, the latest change first.
    changes: Vec<Change<G>>,
    /// How likely the move was with the hands that were asked about: small hands come up again.
    asked: Vec<(Hand<G::Kind>, f64)>,
}

/// How a hand changed by an entry.
#[derive(Clone, Copy)]
struct Change<G: BotGame> {
    /// The cards that left it.
    left: Hand<G::Kind>,
    /// The cards that everybody, or the viewer, saw enter it.
    seen: Hand<G::Kind>,
    /// How many entered it unseen.
    unseen: usize,
    /// What the viewer knew of it afterwards.
    known: Hand<G::Kind>,
}

impl<G: BotGame> History<G> {
    /// What the other seats could hold after an entry, as far as `viewer` could know.
    #[must_use]
    pub fn beliefs(
        &self,
        judge: &mut dyn Judge<G>,
        entry: usize,
        viewer: Seat,
        guess: Guess,
    ) -> Vec<Beliefs> {
        let at = self.after(entry);
        let view = at.state.view(&at.memory, Viewer::Seat(viewer));
        let others: Vec<Seat> =
            (0..self.players()).map(Seat::new).filter(|&seat| seat != viewer).collect();
        let mut clues: Vec<Vec<Clue<G>>> =
            others.iter().map(|&holder| self.clues(judge, entry, viewer, holder, guess)).collect();
        let mut tallies = vec![Tally::<G>::default(); others.len()];
        for number in 0..UNIFORM_WORLDS.max(guess.worlds) {
            let mut chance = QuickChance::new((entry as u64) << 24 | number as u64);
            let world = G::imagine(&view, &mut chance);
            for ((tally, &holder), clues) in tallies.iter_mut().zip(&others).zip(&mut clues) {
                let hand = world.hand_of(holder);
                let mut weight = |clue: &mut Clue<G>| {
                    clue.log_likelihood(judge, holder, hand, guess, &mut chance)
                };
                let weight =
                    (number < guess.worlds).then(|| clues.iter_mut().map(&mut weight).sum());
                tally.hands.push((hand, weight));
            }
        }
        let believe = |(tally, &holder): (&Tally<G>, &Seat)| Beliefs {
            entry,
            holder,
            cards: tally.cards(at.state.hand_of(holder), guess),
        };
        tallies.iter().zip(&others).map(believe).collect()
    }

    /// The latest decisions of `holder` that the viewer saw and that can be explained.
    fn clues(
        &self,
        judge: &mut dyn Judge<G>,
        entry: usize,
        viewer: Seat,
        holder: Seat,
        guess: Guess,
    ) -> Vec<Clue<G>> {
        let (mut clues, mut changes) = (Vec::new(), Vec::new());
        for earlier in (1..=entry).rev() {
            if clues.len() == guess.decisions {
                break;
            }
            let (before, after) = (self.after(earlier - 1), self.after(earlier));
            let (had, has) = (before.state.hand_of(holder), after.state.hand_of(holder));
            let played = &self.record().entries[earlier - 1];
            if had != has {
                if played.events.iter().any(G::is_hidden_exchange) {
                    break;
                }
                let knew = before.state.known_cards(&before.memory, viewer, holder);
                let known = after.state.known_cards(&after.memory, viewer, holder);
                let (left, entered) = (minus(had, has), minus(has, had));
                let learnt = minus(known, knew);
                let seen: Hand<G::Kind> = entered
                    .kinds()
                    .flat_map(|kind| {
                        std::iter::repeat_n(kind, entered.count(kind).min(learnt.count(kind)))
                    })
                    .collect();
                let unseen = entered.len() - seen.len();
                changes.push(Change { left, seen, unseen, known });
            }
            if self.is_clue(earlier, viewer, holder) {
                let memory = judge.memory_known_to(&before.memory, viewer);
                let mut possible = G::unseen(&before.state.view(&memory, Viewer::Seat(holder)));
                possible.add_all(had);
                let at = Moment { state: before.state, memory };
                let (mv, changes) = (played.mv, changes.clone());
                clues.push(Clue { at, mv, possible, changes, asked: Vec::new() });
            }
        }
        clues
    }

    /// Did the viewer see this move of `holder`, and did it have a choice?
    fn is_clue(&self, entry: usize, viewer: Seat, holder: Seat) -> bool {
        let (by, mv) = self.played(entry);
        let seen = G::event_view(&G::moved(by, mv), Viewer::Seat(viewer));
        by == holder
            && seen.is_some_and(|seen| seen.to_string() == format!("{by} {mv}"))
            && self.after(entry - 1).state.moves_of(by).len() > 1
    }
}

/// The cards of one hand that another does not have.
fn minus<K: table::Kind>(mut one: Hand<K>, other: Hand<K>) -> Hand<K> {
    one.remove_all(other);
    one
}

impl<G: BotGame> Clue<G> {
    /// The logarithm of how likely the move was if the holder has this hand now.
    fn log_likelihood(
        &mut self,
        judge: &mut dyn Judge<G>,
        holder: Seat,
        mut hand: Hand<G::Kind>,
        guess: Guess,
        chance: &mut QuickChance,
    ) -> f64 {
        for change in &self.changes {
            hand.remove_all(change.seen);
            for _ in 0..change.unseen {
                let unknown = minus(hand, change.known);
                let from = if unknown.is_empty() { hand } else { unknown };
                if !from.is_empty() {
                    hand.remove(from.nth(chance.below(from.len())));
                }
            }
            for card in change.left {
                hand.try_add(card);
            }
        }
        let likelihood = self.likelihood(judge, holder, hand);
        ((1.0 - guess.freedom) * likelihood + guess.freedom / FREE_MOVES).ln()
    }

    /// How likely Champion would have played so with this hand.
    fn likelihood(&mut self, judge: &mut dyn Judge<G>, holder: Seat, hand: Hand<G::Kind>) -> f64 {
        if !self.possible.includes(hand) {
            return 0.0;
        }
        if let Some((_, known)) = self.asked.iter().find(|(asked, _)| *asked == hand) {
            return *known;
        }
        let world = self.at.state.with_hand(holder, hand);
        let found = f64::from(judge.likelihood(&world, &self.at.memory, holder, self.mv));
        self.asked.push((hand, found));
        found
    }
}

/// The imagined hands of one seat with the logarithms of their weights.
#[derive(Clone)]
struct Tally<G: BotGame> {
    hands: Vec<(Hand<G::Kind>, Option<f64>)>,
}

impl<G: BotGame> Default for Tally<G> {
    fn default() -> Self {
        Self { hands: Vec::new() }
    }
}

impl<G: BotGame> Tally<G> {
    fn cards(&self, truth: Hand<G::Kind>, guess: Guess) -> Vec<CardBelief> {
        let logs = self.hands.iter().filter_map(|(_, log)| *log);
        let most = logs.fold(f64::NEG_INFINITY, f64::max);
        let weight = |log: &Option<f64>| log.map_or(0.0, |log| (log - most).exp());
        let (mut sum, mut squares) = (0.0, 0.0);
        for (_, log) in &self.hands {
            sum += weight(log);
            squares += weight(log).powi(2);
        }
        // How many equal worlds the weighted ones are as good as.
        let effective = sum * sum / squares;
        let belief = |kind: G::Kind| {
            let holding = self.hands.iter().filter(|(hand, _)| hand.has(kind));
            let uniform = holding.clone().count() as f64 / self.hands.len() as f64;
            let weighted = holding.map(|(_, log)| weight(log)).sum::<f64>() / sum;
            let all = effective + guess.caution;
            let chance = (effective * weighted + guess.caution * uniform) / all;
            let chance = corrected(guess.curve, chance);
            CardBelief { card: kind.to_string(), chance, uniform, held: truth.has(kind) }
        };
        Hand::<G::Kind>::whole_deck().kinds().map(belief).collect()
    }
}
