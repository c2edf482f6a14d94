//! Why a move is refused: one variant per rule, with the facts that a sentence needs.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Card, Colour};

/// The rule that a move breaks. Texts for players come from the locales, by these names and facts;
/// `Display` is for tools and logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// T11.2: only a player who is in, and whose turn it is not, may play Ivanhoe.
    MayNotCancel,
    /// T11.3: there is no action card to cancel.
    NothingToCancel,
    /// T3.3: it is for others to decide now.
    NotAsked,
    /// T3.5: an action card resolves, its window included, before anything else.
    WindowIsOpen,
    /// T9.10: Adapt asks for a card of another value.
    KeepAnother {
        /// The value it asks for.
        value: u8,
    },
    /// T9.10: no Adapt is being resolved.
    NothingToKeep,
    /// T6.3: the player holds no such token, or none is asked for.
    NoTokenToReturn,
    /// T6.4: the player holds this token already, or none is to be chosen.
    NoTokenToTake,
    /// T4.1: the tournament is open.
    AlreadyOpen,
    /// T4.1: the tournament must be opened first.
    OpenFirst,
    /// T6.1: the opener may withdraw only after their opening card.
    WithdrawAfterOpening,
    /// T7.1: action cards come after the opening card.
    ActionAfterOpening,
    /// T4.2: purple may not follow purple.
    PurpleAfterPurple,
    /// T12.2: no colour may follow itself.
    ColourAfterItself {
        /// The colour.
        colour: Colour,
    },
    /// T4.1: this card does not open that colour.
    DoesNotOpen {
        /// The card.
        card: Card,
        /// The colour named.
        colour: Colour,
    },
    /// T3.4: nothing was played from the hand this turn.
    NothingPlayed,
    /// T3.4: the total is too low to stay in.
    TotalTooLow {
        /// The player's total.
        total: u32,
        /// The highest total of the others.
        highest: u32,
    },
    /// T5.1: the card does not fit the tournament's colour.
    DoesNotFit {
        /// The card.
        card: Card,
        /// The tournament's colour.
        colour: Colour,
    },
    /// T10.5: Stunned allows one card a turn.
    IsStunned,
    /// T5.2: it would be the second Maiden in a display.
    SecondMaiden {
        /// Whose display.
        seat: Seat,
    },
    /// T8.1: Unhorse turns purple into red, blue or yellow.
    Unhorse,
    /// T8.2: Change Weapon turns red, blue or yellow into another of them.
    ChangeWeapon,
    /// T8.3: Drop Weapon turns red, blue or yellow into green.
    DropWeapon,
    /// T7.5: this is no opponent who is in.
    NoOpponent {
        /// Who was named.
        seat: Seat,
    },
    /// T9.3: no card lies at that place of the display.
    NothingToDodge,
    /// T9.4: no card lies at that place of the display.
    NothingToRetreat,
    /// T9.11: a card named for Outwit does not lie there.
    NothingToSwap,
    /// T10.1: a Shield guards the display.
    Shielded {
        /// Whose.
        seat: Seat,
    },
    /// T10.4: of a shielded opponent only their Shield or Stunned may be taken.
    ShieldedFromOutwit {
        /// Who.
        seat: Seat,
    },
    /// T9.11: a display would be empty.
    WouldEmpty {
        /// Whose.
        seat: Seat,
    },
    /// T7.2: nothing would change.
    ChangesNothing {
        /// The card.
        card: Card,
    },
    /// T3.5: the card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
    },
}

impl table::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Self::MayNotCancel => "T11.2",
            Self::NothingToCancel => "T11.3",
            Self::NotAsked => "T3.3",
            Self::WindowIsOpen | Self::NotInHand { .. } => "T3.5",
            Self::KeepAnother { .. } | Self::NothingToKeep => "T9.10",
            Self::NoTokenToReturn => "T6.3",
            Self::NoTokenToTake => "T6.4",
            Self::AlreadyOpen | Self::OpenFirst | Self::DoesNotOpen { .. } => "T4.1",
            Self::WithdrawAfterOpening => "T6.1",
            Self::ActionAfterOpening => "T7.1",
            Self::PurpleAfterPurple => "T4.2",
            Self::ColourAfterItself { .. } => "T12.2",
            Self::NothingPlayed | Self::TotalTooLow { .. } => "T3.4",
            Self::DoesNotFit { .. } => "T5.1",
            Self::IsStunned => "T10.5",
            Self::SecondMaiden { .. } => "T5.2",
            Self::Unhorse => "T8.1",
            Self::ChangeWeapon => "T8.2",
            Self::DropWeapon => "T8.3",
            Self::NoOpponent { .. } => "T7.5",
            Self::NothingToDodge => "T9.3",
            Self::NothingToRetreat => "T9.4",
            Self::NothingToSwap | Self::WouldEmpty { .. } => "T9.11",
            Self::Shielded { .. } => "T10.1",
            Self::ShieldedFromOutwit { .. } => "T10.4",
            Self::ChangesNothing { .. } => "T7.2",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MayNotCancel => f.write_str("only the other players who are in may play Ivanhoe"),
            Self::NothingToCancel => f.write_str("there is no action card to cancel"),
            Self::NotAsked => f.write_str("it is for others to decide"),
            Self::WindowIsOpen => f.write_str("the action card must be answered first"),
            Self::KeepAnother { value } => write!(f, "a card of value {value} must be kept"),
            Self::NothingToKeep => f.write_str("no card is to be kept now"),
            Self::NoTokenToReturn => f.write_str("there is no such token to return"),
            Self::NoTokenToTake => f.write_str("there is no such token to take"),
            Self::AlreadyOpen => f.write_str("the tournament is open already"),
            Self::OpenFirst => f.write_str("the tournament must be opened first"),
            Self::WithdrawAfterOpening => {
                f.write_str("the opener withdraws after their first card")
            }
            Self::ActionAfterOpening => f.write_str("action cards come after the opening card"),
            Self::PurpleAfterPurple => f.write_str("purple may not follow purple"),
            Self::ColourAfterItself { colour } => write!(f, "{colour} may not follow {colour}"),
            Self::DoesNotOpen { card, colour } => write!(f, "{card} does not open {colour}"),
            Self::NothingPlayed => f.write_str("no card was played this turn"),
            Self::TotalTooLow { total, highest } => {
                write!(f, "a total of {total} is not enough against {highest}")
            }
            Self::DoesNotFit { card, colour } => write!(f, "{card} does not fit {colour}"),
            Self::IsStunned => f.write_str("a stunned player adds one card a turn"),
            Self::SecondMaiden { seat } => write!(f, "{seat} would have a second Maiden"),
            Self::Unhorse => f.write_str("purple becomes red, blue or yellow"),
            Self::ChangeWeapon => f.write_str("red, blue or yellow becomes another of them"),
            Self::DropWeapon => f.write_str("red, blue or yellow becomes green"),
            Self::NoOpponent { seat } => write!(f, "{seat} is not an opponent who is in"),
            Self::NothingToDodge | Self::NothingToRetreat | Self::NothingToSwap => {
                f.write_str("no such card lies there")
            }
            Self::Shielded { seat } => write!(f, "a Shield guards the display of {seat}"),
            Self::ShieldedFromOutwit { seat } => {
                write!(f, "only Shield and Stunned may be taken from {seat}, who has a Shield")
            }
            Self::WouldEmpty { seat } => write!(f, "the display of {seat} would be empty"),
            Self::ChangesNothing { card } => write!(f, "{card} would change nothing"),
            Self::NotInHand { card } => write!(f, "{card} is not in the hand"),
        }
    }
}
