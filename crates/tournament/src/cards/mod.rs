//! The action cards, one file each: its row of the deck, which plays are legal, which rule refuses
//! the others, its effect, whom it affects, and its test.
//!
//! The files use the names that this one imports. A new card is a file, a line in each of the two
//! lists below, and a line in each of the two lists of `card.rs`.

mod adapt;
mod break_lance;
mod change_weapon;
mod charge;
mod countercharge;
mod disgrace;
mod dodge;
mod drop_weapon;
mod ivanhoe;
mod knock_down;
mod outmaneuver;
mod outwit;
mod retreat;
mod riposte;
mod shield;
mod strikes;
mod stunned;
mod targets;
mod unhorse;

use std::fmt;
use std::str::FromStr;

use table::{Chance, Field, Game as _, ParseError, Seat, Seats, Words};

use crate::card::{Card, Colour, Row};
use crate::event::Event;
use crate::moves::{FaceUp, Move, Place};
use crate::reason::Reason;
use crate::state::State;

/// What the file of a card implements. `self` is one play of it, with everything that its player
/// names.
pub(crate) trait ActionCard: Sized {
    /// Its row of the deck (T1.3).
    const ROW: Row;

    /// Appends the legal plays of the player whose turn it is, equal outcomes once.
    fn legal(state: &State, moves: &mut Vec<Move>);

    /// The listed play that this one means, or the rule it breaks.
    fn check(self, state: &State) -> Result<Action, Reason>;

    /// Its effect when nobody has cancelled it.
    fn play(self, state: &mut State, chance: &mut impl Chance, log: &mut impl FnMut(Event));

    /// The asked players whom it would affect: usually all.
    fn touches(self, asked: Seats) -> Seats {
        asked
    }
}

/// What a player names in [`Action::example`].
trait Example: Sized {
    fn example(colour: Colour, opponent: Option<Seat>) -> Option<Self>;
}

impl Example for Colour {
    fn example(colour: Colour, _: Option<Seat>) -> Option<Self> {
        Some(colour)
    }
}

impl Example for Seat {
    fn example(_: Colour, opponent: Option<Seat>) -> Option<Self> {
        opponent
    }
}

impl Example for Place {
    fn example(_: Colour, _: Option<Seat>) -> Option<Self> {
        Some(Self::new(1))
    }
}

impl Example for FaceUp {
    fn example(_: Colour, _: Option<Seat>) -> Option<Self> {
        Some(Self::at(Place::new(1)))
    }
}

/// Generates [`Action`] from the list of the cards and what their players name.
macro_rules! actions {
    ($($(#[$rule:meta])* $name:ident $(($($target:ident: $type:ty),+))?,)+) => {
        /// An action card with everything that its player names: colour, targets, cards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action {
            $($(#[$rule])* $name $(($($type),+))?,)+
        }

        $(
            #[doc = concat!("A play of [`Card::", stringify!($name), "`].")]
            pub(crate) struct $name $(($($type),+))?;
        )+

        impl Action {
            /// The card that is played.
            #[inline]
            #[must_use]
            pub const fn card(self) -> Card {
                match self {
                    $(Self::$name { .. } => Card::$name,)+
                }
            }

            /// A play of a card, to ask about it: with this colour, this opponent and the first
            /// cards, as far as the card names any. `None` if an opponent is missing, or if it is
            /// not an action card of one's own turn.
            #[must_use]
            pub fn example(card: Card, colour: Colour, opponent: Option<Seat>) -> Option<Self> {
                $(if card == Card::$name {
                    return Some(
                        Self::$name $(($(<$type>::example(colour, opponent)?),+))?
                    );
                })+
                None
            }

            /// The listed play that this one means, or the rule it breaks.
            pub(crate) fn check(self, state: &State) -> Result<Self, Reason> {
                match self {
                    $(Self::$name $(($($target),+))? => $name $(($($target),+))?.check(state),)+
                }
            }

            /// Its effect when nobody has cancelled it.
            pub(crate) fn play(
                self,
                state: &mut State,
                chance: &mut impl Chance,
                log: &mut impl FnMut(Event),
            ) {
                match self {
                    $(Self::$name $(($($target),+))? => {
                        $name $(($($target),+))?.play(state, chance, log);
                    })+
                }
            }

            /// T11.5: the asked players whom it would affect.
            pub(crate) fn touches(self, asked: Seats) -> Seats {
                match self {
                    $(Self::$name $(($($target),+))? => {
                        $name $(($($target),+))?.touches(asked).both(asked)
                    })+
                }
            }
        }

        impl Card {
            /// Appends the legal plays of an action card by the player whose turn it is.
            pub(crate) fn legal(self, state: &State, moves: &mut Vec<Move>) {
                match self {
                    $(Self::$name => $name::legal(state, moves),)+
                    // T11: Ivanhoe is played in the window, not on one's turn.
                    Self::Ivanhoe => {}
                    Self::B2 | Self::B3 | Self::B4 | Self::B5 | Self::G1 | Self::M6 => {}
                    Self::P3 | Self::P4 | Self::P5 | Self::P7 | Self::R3 | Self::R4 => {}
                    Self::R5 | Self::S2 | Self::S3 | Self::Y2 | Self::Y3 | Self::Y4 => {}
                }
            }
        }

        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.card().name())?;
                match self {
                    $(Self::$name $(($($target),+))? => { $($($target.write(f)?;)+)? })+
                }
                Ok(())
            }
        }

        impl FromStr for Action {
            type Err = ParseError;

            fn from_str(text: &str) -> Result<Self, ParseError> {
                let mut words = Words::of(text);
                let (_, name) = words.word("an action card")?;
                $(if name == Card::$name.name() {
                    let action = Self::$name $(($(<$type>::read(&mut words)?),+))?;
                    words.end()?;
                    return Ok(action);
                })+
                Err(ParseError::new(0, format!("`{name}` is not a move")))
            }
        }

        #[cfg(feature = "testing")]
        impl Action {
            /// Any play of any card that can be written at a table of `players`.
            pub(crate) fn any(players: usize, chance: &mut impl Chance) -> Self {
                use crate::testing::Any;
                let each = [$(Self::$name $(($(<$type>::any(players, chance)),+))?,)+];
                each[chance.below(each.len())]
            }
        }
    };
}

actions! {
    /// T8.1
    Unhorse(to: Colour),
    /// T8.2
    ChangeWeapon(to: Colour),
    /// T8.3
    DropWeapon,
    /// T9.1
    BreakLance(target: Seat),
    /// T9.2
    Riposte(target: Seat),
    /// T9.3
    Dodge(target: Seat, place: Place),
    /// T9.4
    Retreat(place: Place),
    /// T9.5
    KnockDown(target: Seat),
    /// T9.6
    Outmaneuver,
    /// T9.7
    Charge,
    /// T9.8
    Countercharge,
    /// T9.9
    Disgrace,
    /// T9.10
    Adapt,
    /// T9.11: mine, opponent, theirs.
    Outwit(mine: FaceUp, with: Seat, theirs: FaceUp),
    /// T10.1
    Shield,
    /// T10.5
    Stunned(target: Seat),
}

table::text_in_json!(Action);

pub(crate) use ivanhoe::ROW as IVANHOE;
