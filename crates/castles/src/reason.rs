//! Why a move is refused: one variant per rule, with the facts that a sentence needs.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::board::{Castle, Lord};
use crate::card::Card;

/// The rule that a move breaks. Texts for players come from the locales, by these names and facts;
/// `Display` is for tools and logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "reason", rename_all = "kebab-case")]
pub enum Reason {
    /// C2.3: it is for others to decide now.
    NotAsked,
    /// C4.1: this card was not turned, or none is to be kept now.
    NotTurned {
        /// The card.
        card: Card,
    },
    /// C4.1, as C3.2 changes it: this card is not in the hand, or none is to be laid now.
    NotToLay {
        /// The card.
        card: Card,
    },
    /// C4.2: no card lies open that could be bartered or lost.
    NothingOpen,
    /// C4.4: under `forced-barter` a barter must be opened.
    MustBarter,
    /// C4.3: this card is not in the hand, or no offers are made now.
    NotToOffer {
        /// The card.
        card: Card,
    },
    /// C4.3: the barter waits for an offer or a pass.
    OfferOrPass,
    /// C4.4: this player offers nothing, or no offer is to be chosen now.
    NoOffer {
        /// Who was named.
        seat: Seat,
    },
    /// C4.4: no offer is to be chosen now.
    NothingToRefuse,
    /// C4.4: under `forced-barter` an offer must be accepted.
    MustAccept,
    /// C6.1: no attack is to be decided now.
    NoAttackNow,
    /// C6.2: no army of the hand is larger than the garrison.
    TooFew {
        /// The castle.
        castle: Castle,
        /// How many cards an army must have.
        needed: usize,
        /// How many it can have, or has.
        found: usize,
    },
    /// C5.1: no army is being mustered.
    NoMuster,
    /// C5.1: the hand has no such card that does not march already.
    NotToMuster {
        /// The card.
        card: Card,
    },
    /// C5.1: the card shares no point with the army.
    SharesNothing {
        /// The card.
        card: Card,
    },
    /// C6.2: with this card no army that wins is possible.
    CannotWinWith {
        /// The card.
        card: Card,
        /// How many cards an army must have.
        needed: usize,
    },
    /// C6.4: no banners are to advance now.
    NoAdvance,
    /// C6.5: no banner is to be planted now.
    NoPlanting,
    /// C7.3: no deal may be proposed now.
    NoDealNow,
    /// C7.3: each player proposes once in a turn.
    AlreadyProposed,
    /// C7.2: this is no other player.
    NoPartner {
        /// Who was named.
        seat: Seat,
    },
    /// C7.2: one side of a deal is a prisoner.
    NoPrisonerInDeal,
    /// C7.2: a side without a prisoner gives one or more cards.
    NoCardsInDeal,
    /// C7.2: a prisoner is not traded for one of the same lord.
    SameLord {
        /// The lord.
        lord: Lord,
    },
    /// C7.2: this player does not hold such a prisoner.
    NoSuchPrisoner {
        /// Who should give it.
        seat: Seat,
        /// The lord.
        lord: Lord,
    },
    /// C7.2: the proposer does not hold these cards.
    CardsNotHeld,
    /// C7.2: the game has fewer cards of a kind.
    MoreThanTheGameHas,
    /// C7.3: a player who lacks the cards can only decline.
    LacksTheCards,
    /// C7.2: a deal waits for its answer.
    AnswerTheDeal,
    /// C7.2: there is no deal to answer.
    NoDealToAnswer,
}

impl table::Reason for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked => "C2.3",
            Self::NotTurned { .. } | Self::NotToLay { .. } => "C4.1",
            Self::NothingOpen => "C4.2",
            Self::NotToOffer { .. } | Self::OfferOrPass => "C4.3",
            Self::MustBarter | Self::NoOffer { .. } | Self::NothingToRefuse | Self::MustAccept => {
                "C4.4"
            }
            Self::NoMuster | Self::NotToMuster { .. } | Self::SharesNothing { .. } => "C5.1",
            Self::NoAttackNow => "C6.1",
            Self::TooFew { .. } | Self::CannotWinWith { .. } => "C6.2",
            Self::NoAdvance => "C6.4",
            Self::NoPlanting => "C6.5",
            Self::NoPartner { .. }
            | Self::NoPrisonerInDeal
            | Self::NoCardsInDeal
            | Self::SameLord { .. }
            | Self::NoSuchPrisoner { .. }
            | Self::CardsNotHeld
            | Self::MoreThanTheGameHas
            | Self::AnswerTheDeal
            | Self::NoDealToAnswer => "C7.2",
            Self::NoDealNow | Self::AlreadyProposed | Self::LacksTheCards => "C7.3",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("it is for others to decide"),
            Self::NotTurned { card } => write!(f, "{card} is not to be kept now"),
            Self::NotToLay { card } => write!(f, "{card} is not to be laid open now"),
            Self::NothingOpen => f.write_str("no card lies open"),
            Self::MustBarter => f.write_str("a barter must be opened"),
            Self::NotToOffer { card } => write!(f, "{card} is not to be offered now"),
            Self::OfferOrPass => f.write_str("the barter waits for an offer or a pass"),
            Self::NoOffer { seat } => write!(f, "there is no offer of {seat} to accept"),
            Self::NothingToRefuse => f.write_str("there is no offer to refuse"),
            Self::MustAccept => f.write_str("an offer must be accepted"),
            Self::NoAttackNow => f.write_str("no attack is to be decided now"),
            Self::TooFew { castle, needed, found } => {
                write!(f, "{castle} falls to {needed} cards, not to {found}")
            }
            Self::NoMuster => f.write_str("no army is being mustered"),
            Self::NotToMuster { card } => write!(f, "no {card} is left in the hand"),
            Self::SharesNothing { card } => write!(f, "{card} shares no point with the army"),
            Self::CannotWinWith { card, needed } => {
                write!(f, "with {card} no army of {needed} cards is possible")
            }
            Self::NoAdvance => f.write_str("no banners are to advance now"),
            Self::NoPlanting => f.write_str("no banner is to be planted now"),
            Self::NoDealNow => f.write_str("no deal may be proposed now"),
            Self::AlreadyProposed => f.write_str("each player proposes once in a turn"),
            Self::NoPartner { seat } => write!(f, "{seat} is not another player"),
            Self::NoPrisonerInDeal => f.write_str("one side of a deal is a prisoner"),
            Self::NoCardsInDeal => f.write_str("one side of the deal gives nothing"),
            Self::SameLord { lord } => write!(f, "both sides would give a banner of {lord}"),
            Self::NoSuchPrisoner { seat, lord } => write!(f, "{seat} holds no banner of {lord}"),
            Self::CardsNotHeld => f.write_str("the proposer does not hold these cards"),
            Self::MoreThanTheGameHas => f.write_str("the game has fewer cards of a kind"),
            Self::LacksTheCards => f.write_str("a player who lacks the cards can only decline"),
            Self::AnswerTheDeal => f.write_str("the deal must be answered first"),
            Self::NoDealToAnswer => f.write_str("there is no deal to answer"),
        }
    }
}
