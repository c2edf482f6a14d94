//! The list of legal moves, phase by phase.

use table::{Seat, Seats};

use crate::board::Castle;
use crate::card::{Card, Hand};
use crate::goods::{Bundle, Goods, Proposal};
use crate::moves::Move;
use crate::offers::Offers;
use crate::state::{Phase, State};

impl State {
    /// Appends the legal moves of a seat except for proposals, of which there are many: the answers
    /// to the question it is asked.
    #[inline]
    pub fn legal_answers(&self, seat: Seat, moves: &mut Vec<Move>) {
        let active = seat == self.turn;
        match self.phase {
            Phase::Keep if active => moves.extend(self.turned.kinds().map(Move::Keep)),
            Phase::Lay if active => moves.extend(self.hands[seat].kinds().map(Move::Lay)),
            Phase::Barter if active => self.legal_barter(moves),
            Phase::Attack if active => self.legal_attack(moves),
            Phase::Offer(offers) if offers.unanswered.contains(seat) => {
                moves.extend(self.hands[seat].kinds().map(Move::Offer));
                moves.push(Move::Pass);
            }
            Phase::Accept(offers) if active => self.legal_accept(offers, moves),
            Phase::Muster { castle, army } if active => self.legal_muster(castle, army, moves),
            Phase::Advance { .. } if active => moves.extend([Move::Advance, Move::Hold]),
            Phase::Plant { .. } if active => moves.extend([Move::Plant, Move::Leave]),
            Phase::Deal { proposal, .. } if seat == proposal.to => {
                if self.can_agree(proposal) {
                    moves.push(Move::Agree);
                }
                moves.push(Move::Decline);
            }
            Phase::Keep
            | Phase::Lay
            | Phase::Barter
            | Phase::Attack
            | Phase::Offer(_)
            | Phase::Accept(_)
            | Phase::Muster { .. }
            | Phase::Advance { .. }
            | Phase::Plant { .. }
            | Phase::Deal { .. }
            | Phase::Over => {}
        }
    }

    /// C4.2; C4.4: under `forced-barter` a barter must be opened.
    fn legal_barter(&self, moves: &mut Vec<Move>) {
        moves.push(Move::Barter);
        if !self.options.forced_barter {
            moves.push(Move::Lose);
        }
    }

    /// C4.4
    fn legal_accept(&self, offers: Offers, moves: &mut Vec<Move>) {
        moves.extend(offers.cards.made().map(|(seat, _)| Move::Accept(seat)));
        if !self.options.forced_barter {
            moves.push(Move::Refuse);
        }
    }

    /// C6.1, C6.2: any castle that some army of the hand can take.
    #[inline]
    fn legal_attack(&self, moves: &mut Vec<Move>) {
        let largest = self.largest_army(self.hands[self.turn]);
        let weak = Castle::ALL.into_iter().filter(|&castle| self.needed(castle) <= largest);
        moves.extend(weak.map(Move::Attack));
        moves.push(Move::Pass);
    }

    /// C5.1, C6.2: cards with which an army that wins stays possible.
    #[inline]
    fn legal_muster(&self, castle: Castle, army: Hand, moves: &mut Vec<Move>) {
        let (hand, needed) = (self.hands[self.turn], self.needed(castle));
        let joining = hand.only(self.can_join(hand, army, needed)).kinds();
        let free = joining.filter(|&card| hand.count(card) > army.count(card));
        moves.extend(free.map(Move::Muster));
        if army.len() >= needed {
            moves.push(Move::Strike);
        }
    }

    /// C7.2: one prisoner for one card or one prisoner, by what the proposer can know: they see all
    /// prisoners and their own hand, and may want any card at all.
    pub(crate) fn legal_proposals(&self, seat: Seat, moves: &mut Vec<Move>) {
        let (mine, hand) = (self.prisons[seat], self.hands[seat]);
        for to in Seats::first(self.players()).without(seat) {
            let theirs = self.prisons[to];
            for lord in mine.lords() {
                let give = Goods::Prisoner(lord);
                let propose = |want| Move::Propose(Proposal { to, give, want });
                moves.extend(Card::ALL.map(|card| propose(Goods::Cards(Bundle::single(card)))));
                let others = theirs.lords().filter(|&other| other != lord);
                moves.extend(others.map(|other| propose(Goods::Prisoner(other))));
            }
            for lord in theirs.lords() {
                let want = Goods::Prisoner(lord);
                let give = |card| Goods::Cards(Bundle::single(card));
                let propose = |card| Move::Propose(Proposal { to, give: give(card), want });
                moves.extend(hand.kinds().map(propose));
            }
        }
    }
}
