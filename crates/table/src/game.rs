//! What a game is to the rest of the program.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::chance::Chance;
use crate::event::Event;
use crate::notation::{ParseError, Written};
use crate::patch::Patch;
use crate::seat::{Seat, Seats};

/// A game's rules over its state.
///
/// The state is a small `Copy` value without generator, clock or memory. It changes in
/// [`Game::apply`] and nowhere else. What seats remember of hidden cards is kept separately, in
/// [`Game::Memory`], so that playouts do not copy what they do not use.
///
/// The methods that a game must implement come first; those after the line are the same for all
/// games.
pub trait Game: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    /// The name on the command line, in records and addresses.
    const NAME: &'static str;
    /// The version of `rules/NAME.md` that the code follows. Records carry it.
    const RULES: u32;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);

    /// House rules for a game of this version of the rules; `None` if it is unknown. When `RULES`
    /// is raised, the options store the version, the code checks it where versions differ, and this
    /// function answers for every version so far: games that began under old rules continue, are
    /// recorded and are verified by them.
    #[must_use]
    fn under_rules(options: Self::Options, version: u32) -> Option<Self::Options> {
        (version == Self::RULES).then_some(options)
    }

    /// Player count and house rules.
    type Options: Options;
    /// What a seat may ask for.
    type Move: Copy + Eq + Ord + Hash + fmt::Debug + Written + Send;
    /// What happened.
    type Event: Event<View = Self::EventView>;
    /// What one viewer may know of the state.
    type View: Clone + fmt::Debug + Patch + Send + Sync;
    /// What one viewer may know of an event.
    type EventView: Clone + Eq + fmt::Debug + fmt::Display + Serialize + Send;
    /// Why a move is refused.
    type Reason: Reason;
    /// What the seats remember.
    type Memory: Clone + Eq + fmt::Debug + Default + Send + Sync;

    /// The table before the deal.
    fn blank(options: Self::Options) -> Self;

    /// The options it is played with.
    fn options(&self) -> Self::Options;

    /// Deals, and goes on to the first decision.
    fn deal(&mut self, chance: &mut impl Chance, log: &mut impl FnMut(Self::Event));

    /// Who is to decide, or how it ended.
    fn awaiting(&self) -> Awaiting;

    /// Appends the moves of `seat`, equal outcomes once, in an order fixed by the state.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Judges a move: the listed move that it means, or the rule it breaks. Changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Seat, mv: Self::Move) -> Result<Self::Move, Self::Reason>;

    /// Carries out a listed move and everything that follows, up to the next decision.
    /// Every change is an event, applied and then passed to `log`.
    ///
    /// # Panics
    /// May panic, or go on with nonsense, if the move is not one of [`Game::legal_moves`].
    fn play_listed(
        &mut self,
        by: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Self::Event),
    );

    /// Lets an event happen. The only place where the state changes.
    fn apply(&mut self, event: &Self::Event);

    /// Lets the seats remember an event.
    fn remember(memory: &mut Self::Memory, event: &Self::Event);

    /// What `viewer` may know.
    fn view(&self, memory: &Self::Memory, viewer: Viewer) -> Self::View;

    /// Turns any earlier view into what `viewer` may know now. A game whose views are sent often
    /// reuses the old view's memory.
    fn renew_view(&self, memory: &Self::Memory, viewer: Viewer, view: &mut Self::View) {
        *view = self.view(memory, viewer);
    }

    /// What `seat` can be sure that the seats remember: for worlds that it imagines.
    fn memory_known_to(memory: &Self::Memory, seat: Seat) -> Self::Memory;

    /// Some whole state that is consistent with the view, each about equally likely.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// A pass that a seat is asked for only to hide who has a choice: it is the only answer that
    /// the seat has. A driver in a hurry may play it itself; no view shows the difference.
    fn forced_pass(&self) -> Option<(Seat, Self::Move)> {
        None
    }

    /// The open window, if any: what a driver with a clock must know about it. It depends on public
    /// facts alone.
    fn window(&self) -> Option<Window<Self::Move>> {
        None
    }

    /// Does a section of the game end with this event, and with it the standing orders that players
    /// gave for windows?
    fn ends_orders(_event: &Self::Event) -> bool {
        false
    }

    /// The seats that take part in the current contest; the others look on until it is decided.
    /// This is public.
    fn contenders(&self) -> Seats {
        Seats::first(self.options().players())
    }

    /// The points of each seat, by the measure that decides the game.
    fn scores(&self) -> Vec<u32>;

    /// The event that says only "`by` played `mv`"; the first of every entry.
    fn moved(by: Seat, mv: Self::Move) -> Self::Event;

    /// Does a new line of a written record begin with this event?
    fn begins_turn(event: &Self::Event) -> bool;

    // ---- The same for all games. ----

    /// Plays a move if the rules allow it; otherwise nothing changes.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn play(
        &mut self,
        by: Seat,
        mv: Self::Move,
        chance: &mut impl Chance,
        log: &mut impl FnMut(Self::Event),
    ) -> Result<Self::Move, Illegal<Self>> {
        match self.check(by, mv) {
            Ok(mv) => {
                self.play_listed(by, mv, chance, log);
                Ok(mv)
            }
            Err(reason) => Err(Illegal { by, mv, reason }),
        }
    }

    /// What `viewer` may know of an event; `None` if not even that it happened.
    fn event_view(event: &Self::Event, viewer: Viewer) -> Option<Self::EventView> {
        event.seen_by(viewer)
    }

    /// Does this event reveal something new to a seat, or involve chance? A move with such an event
    /// cannot be taken back.
    fn reveals(event: &Self::Event, seat: Seat) -> bool {
        event.reveals_to(seat)
    }

    /// Applies an event and passes it to the log: how rules change a state.
    #[inline(always)]
    fn emit(&mut self, event: Self::Event, log: &mut impl FnMut(Self::Event)) {
        self.apply(&event);
        log(event);
    }

    /// The moves of `seat` as a new list.
    fn moves_of(&self, seat: Seat) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        moves
    }

    /// The moves of `seat` as the notation lists them.
    fn written_moves(&self, seat: Seat) -> Vec<String> {
        let mut moves: Vec<String> = self.moves_of(seat).iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        moves
    }
}

/// Player count and house rules of a game.
pub trait Options: Copy + Eq + fmt::Debug + Send + Sync {
    /// The house rules that players choose from, in the order in which they are listed.
    const HOUSE_RULES: &'static [HouseRule];

    /// The usual rules for a number of players.
    ///
    /// # Errors
    /// If this number cannot play.
    fn usual(players: usize) -> Result<Self, String>;

    /// How many play.
    fn players(&self) -> usize;

    /// Sets a house rule by its name and value in the notation.
    ///
    /// # Errors
    /// If there is no such rule or value.
    fn set(&mut self, key: &str, value: &str) -> Result<(), String>;

    /// The house rules that differ from the usual, as the notation writes them.
    fn unusual(&self) -> Map<String, Value>;

    /// Options as the notation writes them.
    ///
    /// # Errors
    /// If there is no such rule or value, or this number cannot play.
    fn of_notation(players: usize, unusual: &Map<String, Value>) -> Result<Self, String> {
        let mut options = Self::usual(players)?;
        for (key, value) in unusual {
            options.set(key, &plain(value))?;
        }
        Ok(options)
    }
}

/// A house rule: its name in the notation, and its values there, the usual one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRule {
    /// Its name.
    pub key: &'static str,
    /// What can be chosen.
    pub values: &'static [&'static str],
}

impl HouseRule {
    /// A rule that is either on or off, and usually off.
    #[must_use]
    pub const fn flag(key: &'static str) -> Self {
        Self { key, values: &["false", "true"] }
    }
}

/// A JSON value as the command line and record tags write it: without quotes.
pub(crate) fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Why a move is refused.
pub trait Reason: Copy + Eq + fmt::Debug + fmt::Display + Serialize + Send {
    /// The number of the broken rule in `rules/`.
    fn rule(&self) -> &'static str;
}

/// Who is to decide, or how the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaiting {
    /// The game waits.
    Decision {
        /// The seats it waits for.
        asked: Seats,
        /// Every seat that has a legal move now: the asked seats, and those that may act without
        /// being asked.
        may: Seats,
    },
    /// The game is over and these seats have won.
    Over(Seats),
}

impl Awaiting {
    /// The game waits for just these seats.
    #[inline]
    #[must_use]
    pub const fn of(asked: Seats) -> Self {
        Self::Decision { asked, may: asked }
    }

    /// The seats that the game waits for; none when it is over.
    #[inline]
    #[must_use]
    pub const fn asked(self) -> Seats {
        match self {
            Self::Decision { asked, .. } => asked,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// The seats with a legal move; none when it is over.
    #[inline]
    #[must_use]
    pub const fn may(self) -> Seats {
        match self {
            Self::Decision { may, .. } => may,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Who has won, if it is over.
    #[inline]
    #[must_use]
    pub const fn winners(self) -> Option<Seats> {
        match self {
            Self::Decision { .. } => None,
            Self::Over(winners) => Some(winners),
        }
    }
}

/// A question to several seats at once, whose answers are hidden until all are given.
///
/// Every seat that could have an answer, judged by public facts, is asked. So being asked reveals
/// nothing; nor may the time that an answer takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window<M> {
    /// What it is about.
    pub kind: WindowKind,
    /// Everybody who was asked when it opened.
    pub asked: Seats,
    /// Those of them that it affects.
    pub touches: Seats,
    /// The answer of a player who does not answer in time.
    pub silence: M,
}

/// What a window is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowKind {
    /// Something is about to happen that a card could stop: a few seconds.
    Interrupt,
    /// Each player may make a sealed offer: time to think.
    Offers,
}

/// The recipient of a view, an event, a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player's.
    Seat(Seat),
    /// Everybody's: what all at the table may know.
    Public,
}

impl Viewer {
    /// Is this the player at `seat`?
    #[inline]
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The player's seat, if it is a player.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Public => None,
        }
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Public => f.write_str("public"),
        }
    }
}

impl FromStr for Viewer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "public" { Ok(Self::Public) } else { text.parse().map(Self::Seat) }
    }
}

crate::text_in_json!(Viewer);

/// A refused move, and the rule that it breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal<G: Game> {
    /// The seat that asked for it.
    pub by: Seat,
    /// The move.
    pub mv: G::Move,
    /// The reason.
    pub reason: G::Reason,
}

impl<G: Game> fmt::Display for Illegal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}: {} ({})", self.by, self.mv, self.reason, self.reason.rule())
    }
}

impl<G: Game> std::error::Error for Illegal<G> {}
