//! What bots know of a game beyond its rules.

use table::{Chance, Hand, Notation, QuickChance, Seat, Viewer};

use crate::bot::Bot;
use crate::calibration::Calibration;
use crate::judge::Judge;
use crate::style::Style;
use crate::trained::{Advice, Sampling};

/// The most seats that any of our games has.
pub const SEATS: usize = 6;

/// A game's knowledge for bots. Functions that take a state get imagined worlds, and decide for a
/// seat by what that seat may know in them. The defaults are enough for bots that play, though not
/// well: random moves, and playouts to the end.
pub trait BotGame: Notation {
    /// How a Page draws its moves: it often misses good moves, and rarely makes absurd ones.
    const PAGE: Sampling = Sampling::BEST;
    /// How a Knight draws its moves: it sees most of what the Champion sees.
    const KNIGHT: Sampling = Sampling::BEST;
    /// How often seats win to which the network gives a chance, by table size from the smallest.
    const CALIBRATION: &'static [Calibration] = &[];
    /// By how many standard errors a move must look better than the `rule` move for the search to
    /// prefer it. 0 where the value can be trusted.
    const CAUTION: f32 = 0.0;

    /// A bot that plays by this game's trained network, if it has one.
    #[must_use]
    fn trained(_sampling: Sampling) -> Option<Box<dyn Bot<Self>>> {
        None
    }

    /// What this game's trained network thinks of the decision of the view's seat, if there is one.
    #[must_use]
    fn advise(_view: &Self::View, _chance: &mut QuickChance) -> Option<Advice<Self::Move>> {
        None
    }

    /// This game's trained network for questions about whole worlds, if there is one.
    #[must_use]
    fn judge() -> Option<Box<dyn Judge<Self>>> {
        None
    }

    /// The hand of a seat in a world.
    #[must_use]
    fn hand_of(&self, _seat: Seat) -> Hand<Self::Kind> {
        Hand::EMPTY
    }

    /// The same world, in which the seat holds these cards; only for what that seat may know.
    #[must_use]
    fn with_hand(&self, _seat: Seat, _hand: Hand<Self::Kind>) -> Self {
        *self
    }

    /// The cards that `viewer` knows to be in the hand of `holder`.
    #[must_use]
    fn known_cards(
        &self,
        _memory: &Self::Memory,
        _viewer: Seat,
        _holder: Seat,
    ) -> Hand<Self::Kind> {
        Hand::EMPTY
    }

    /// The cards whose place the viewer does not know: in the deck or in other hands.
    #[must_use]
    fn unseen(_view: &Self::View) -> Hand<Self::Kind> {
        Hand::whole_deck()
    }

    /// Did this event move cards between the hands of two seats, unseen by the others?
    #[must_use]
    fn is_hidden_exchange(_event: &Self::Event) -> bool {
        false
    }

    /// How many cards are in the deck.
    #[must_use]
    fn deck_size(&self) -> usize {
        0
    }

    /// The same world after the deck was cut: its first `cards` cards are at the bottom.
    #[must_use]
    fn with_deck_cut(&self, _cards: usize) -> Self {
        *self
    }

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Viewer;

    /// What other programs call AI: the smallest sufficient card, otherwise give up.
    fn greedy(&self, _seat: Seat, moves: &[Self::Move], _chance: &mut impl Chance) -> Self::Move {
        moves[0]
    }

    /// A competent player's move: also the policy of the search's playouts, so it must be quick.
    fn rule(&self, _seat: Seat, moves: &[Self::Move], chance: &mut impl Chance) -> Self::Move {
        moves[chance.below(moves.len())]
    }

    /// A move that a competent player makes without being asked, if any.
    fn rule_unasked(
        &self,
        _seat: Seat,
        _moves: &[Self::Move],
        _chance: &mut impl Chance,
    ) -> Option<Self::Move> {
        None
    }

    /// Would a player of this style play it?
    fn suits(&self, _style: Style, _seat: Seat, _mv: Self::Move) -> bool {
        true
    }

    /// Does nobody gain anything by waiting? Then all players could wait forever, and the networks
    /// make no move that [prolongs](Self::prolongs) the game if they have another.
    fn is_stalled(&self) -> bool {
        false
    }

    /// Could all players make such moves forever while the game is stalled?
    fn prolongs(&self, _seat: Seat, _mv: Self::Move) -> bool {
        false
    }

    /// Appends the moves that the search considers: legal ones, and at least one. Where a game
    /// lists many that are hardly ever played, fewer than all.
    #[inline]
    fn candidates(&self, seat: Seat, moves: &mut Vec<Self::Move>) {
        self.legal_moves(seat, moves);
    }

    /// Has the game reached a natural break since `root`? A playout stops there.
    fn is_leaf(&self, _root: &Self, _moves_played: u32) -> bool {
        false
    }

    /// The state's value to each seat: roughly its chance to win. They add up to 1.
    fn worth(&self) -> [f32; SEATS] {
        let scores = self.scores();
        let sum = scores.iter().sum::<u32>() + scores.len() as u32;
        let share = |seat| scores.get(seat).map_or(0.0, |score| (score + 1) as f32 / sum as f32);
        std::array::from_fn(share)
    }
}

/// The seat whose view it is.
pub(crate) fn seat_of<G: BotGame>(view: &G::View) -> Seat {
    G::viewer(view).seat().expect("a bot sits at the table")
}

/// The smallest sufficient card, otherwise it gives up.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

impl<G: BotGame> Bot<G> for Greedy {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        G::imagine(view, chance).greedy(seat_of::<G>(view), moves, chance)
    }
}

/// Plays by rules of thumb, with fitted parameters.
#[derive(Clone, Copy, Debug)]
pub struct Rule;

impl<G: BotGame> Bot<G> for Rule {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        G::imagine(view, chance).rule(seat_of::<G>(view), moves, chance)
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
