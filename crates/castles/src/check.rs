//! Judging a move: what it means, or the rule it breaks, in the order of `rules/notation.md`.

use table::Seat;

use crate::board::{Castle, Lord};
use crate::card::{Card, Hand};
use crate::goods::{Bundle, Goods, Proposal};
use crate::moves::Move;
use crate::offers::Offers;
use crate::reason::Reason;
use crate::state::{Phase, State};

impl State {
    pub(crate) fn check_phase(&self, by: Seat, mv: Move) -> Result<(), Reason> {
        match (self.phase, mv) {
            (Phase::Keep, Move::Keep(card)) if self.turned.has(card) => Ok(()),
            (Phase::Lay, Move::Lay(card)) if self.hands[by].has(card) => Ok(()),
            (Phase::Barter, Move::Barter) => Ok(()),
            (Phase::Barter, Move::Lose) if self.options.forced_barter => Err(Reason::MustBarter),
            (Phase::Barter, Move::Lose) => Ok(()),
            (Phase::Offer(_), Move::Offer(card)) if self.hands[by].has(card) => Ok(()),
            (Phase::Offer(_) | Phase::Attack, Move::Pass) => Ok(()),
            (Phase::Accept(offers), Move::Accept(seat)) => Self::check_accept(offers, seat),
            (Phase::Accept(_), Move::Refuse) if self.options.forced_barter => {
                Err(Reason::MustAccept)
            }
            (Phase::Accept(_), Move::Refuse) => Ok(()),
            (Phase::Attack, Move::Attack(castle)) => self.check_attack(by, castle),
            (Phase::Muster { castle, army }, Move::Muster(card)) => {
                self.check_muster(castle, army, card)
            }
            (Phase::Muster { castle, army }, Move::Strike) => self.check_size(castle, army.len()),
            (Phase::Advance { .. }, Move::Advance | Move::Hold) => Ok(()),
            (Phase::Plant { .. }, Move::Plant | Move::Leave) => Ok(()),
            (Phase::Deal { .. }, Move::Decline) => Ok(()),
            (Phase::Deal { proposal, .. }, Move::Agree) => self.check_agree(proposal),
            // Moves that no phase above asks for are refused.
            (_, mv) => Err(self.out_of_place(mv)),
        }
    }

    /// The rule against a move that the phase does not ask for.
    fn out_of_place(&self, mv: Move) -> Reason {
        match mv {
            Move::Keep(card) => Reason::NotTurned { card },
            Move::Lay(card) => Reason::NotToLay { card },
            Move::Barter | Move::Lose => Reason::NothingOpen,
            Move::Offer(card) => Reason::NotToOffer { card },
            Move::Accept(seat) => Reason::NoOffer { seat },
            Move::Refuse => Reason::NothingToRefuse,
            Move::Attack(_) | Move::Pass if matches!(self.phase, Phase::Offer(_)) => {
                Reason::OfferOrPass
            }
            Move::Attack(_) | Move::Pass if matches!(self.phase, Phase::Deal { .. }) => {
                Reason::AnswerTheDeal
            }
            Move::Attack(_) | Move::Pass => Reason::NoAttackNow,
            Move::Muster(_) | Move::Strike => Reason::NoMuster,
            Move::Advance | Move::Hold => Reason::NoAdvance,
            Move::Plant | Move::Leave => Reason::NoPlanting,
            Move::Propose(_) => Reason::NoDealNow,
            Move::Agree | Move::Decline => Reason::NoDealToAnswer,
        }
    }

    /// C4.4
    fn check_accept(offers: Offers, seat: Seat) -> Result<(), Reason> {
        if offers.cards[seat].is_some() { Ok(()) } else { Err(Reason::NoOffer { seat }) }
    }

    /// C6.2: some army of the hand must be able to win.
    fn check_attack(&self, by: Seat, castle: Castle) -> Result<(), Reason> {
        self.check_size(castle, self.largest_army(self.hands[by]))
    }

    fn check_size(&self, castle: Castle, found: usize) -> Result<(), Reason> {
        let needed = self.needed(castle);
        if found >= needed { Ok(()) } else { Err(Reason::TooFew { castle, needed, found }) }
    }

    fn check_muster(&self, castle: Castle, army: Hand, card: Card) -> Result<(), Reason> {
        let (hand, needed) = (self.hands[self.turn], self.needed(castle));
        if hand.count(card) <= army.count(card) {
            return Err(Reason::NotToMuster { card });
        }
        // C5.1: the point must be shared by all.
        let mut with_card = army;
        with_card.add(card);
        if !self.is_army(with_card) {
            return Err(Reason::SharesNothing { card });
        }
        // C6.2: and enough cards of the hand must share it.
        if !self.can_join(hand, army, needed).has(card) {
            return Err(Reason::CannotWinWith { card, needed });
        }
        Ok(())
    }

    /// C7.2, C7.3: the time, then the goods.
    pub(crate) fn check_proposal(&self, by: Seat, proposal: Proposal) -> Result<(), Reason> {
        let Proposal { to, give, want } = proposal;
        if self.interruptible().is_none() || !self.seats().contains(by) {
            return Err(Reason::NoDealNow);
        }
        if self.proposed.contains(by) {
            return Err(Reason::AlreadyProposed);
        }
        if to == by || !self.seats().contains(to) {
            return Err(Reason::NoPartner { seat: to });
        }
        match (give, want) {
            (Goods::Cards(_), Goods::Cards(_)) => return Err(Reason::NoPrisonerInDeal),
            (Goods::Prisoner(lord), Goods::Prisoner(other)) if lord == other => {
                return Err(Reason::SameLord { lord });
            }
            (Goods::Prisoner(_) | Goods::Cards(_), Goods::Prisoner(_) | Goods::Cards(_)) => {}
        }
        if [give, want].iter().any(|goods| goods.cards().is_some_and(Bundle::is_empty)) {
            return Err(Reason::NoCardsInDeal);
        }
        self.check_given(by, give)?;
        match want {
            Goods::Prisoner(lord) => self.check_prisoner(to, lord),
            // The partner's hand is not checked: they are asked in any case (C7.3).
            Goods::Cards(cards) => cards.hand().map(|_| ()).ok_or(Reason::MoreThanTheGameHas),
        }
    }

    /// C7.2: the proposer must hold what they give.
    fn check_given(&self, by: Seat, give: Goods) -> Result<(), Reason> {
        match give {
            Goods::Prisoner(lord) => self.check_prisoner(by, lord),
            Goods::Cards(cards) => {
                let held = cards.hand().filter(|&cards| self.hands[by].includes(cards));
                held.map(|_| ()).ok_or(Reason::CardsNotHeld)
            }
        }
    }

    fn check_prisoner(&self, seat: Seat, lord: Lord) -> Result<(), Reason> {
        let held = self.prisons[seat].has(lord);
        if held { Ok(()) } else { Err(Reason::NoSuchPrisoner { seat, lord }) }
    }

    fn check_agree(&self, proposal: Proposal) -> Result<(), Reason> {
        if self.can_agree(proposal) { Ok(()) } else { Err(Reason::LacksTheCards) }
    }

    /// C7.3: does the partner have what is wanted from them?
    #[inline]
    pub(crate) fn can_agree(&self, proposal: Proposal) -> bool {
        match proposal.want {
            Goods::Prisoner(lord) => self.prisons[proposal.to].has(lord),
            Goods::Cards(cards) => {
                cards.hand().is_some_and(|cards| self.hands[proposal.to].includes(cards))
            }
        }
    }
}
