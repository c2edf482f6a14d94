//! A state as a position of the notation.

use table::{Game as _, Options as _};

use super::{Answers, CastleSetup, CastlesSetup, Pending, PhaseName, SeatSetup, Setup};
use crate::board::Castle;
use crate::moves::Move;
use crate::offers::Offers;
use crate::state::{Interrupted, Phase, State};

impl State {
    /// The position as it lies.
    pub(crate) fn written(&self) -> Setup {
        let castle = |castle: Castle| CastleSetup {
            garrison: self.garrisons[castle as usize],
            track: self.tracks[castle as usize].0[..self.options.squares()].to_vec(),
        };
        let seat_setup = |seat| SeatSetup {
            lord: self.lords[seat],
            hand: self.hands[seat],
            reserve: self.reserves[seat],
            prisoners: self.prisons[seat].banners().collect(),
        };
        let (phase, pending) = self.written_phase();
        Setup {
            game: Self::NAME.to_owned(),
            players: self.players(),
            options: self.options.unusual(),
            phase,
            turn: self.turn,
            drawn: self.drawn,
            passes: self.passes,
            proposed: self.proposed,
            castles: CastlesSetup {
                rotherwood: castle(Castle::Rotherwood),
                ashby: castle(Castle::Ashby),
                coningsburgh: castle(Castle::Coningsburgh),
                york: castle(Castle::York),
                torquilstone: castle(Castle::Torquilstone),
            },
            seats: self.seats().into_iter().map(seat_setup).collect(),
            deck: self.deck.iter().collect(),
            turned: self.turned,
            open: self.open,
            lost: self.lost,
            pending,
        }
    }

    fn written_phase(&self) -> (PhaseName, Option<Pending>) {
        let at = |castle| Pending { castle: Some(castle), ..Pending::default() };
        match self.phase {
            Phase::Keep => (PhaseName::Keep, None),
            Phase::Lay => (PhaseName::Lay, None),
            Phase::Barter => (PhaseName::Barter, None),
            Phase::Offer(offers) => (PhaseName::Offer, Some(self.written_offers(offers))),
            Phase::Accept(offers) => (PhaseName::Accept, Some(self.written_offers(offers))),
            Phase::Attack => (PhaseName::Attack, None),
            Phase::Muster { castle, army } => {
                (PhaseName::Muster, Some(Pending { army: Some(army), ..at(castle) }))
            }
            Phase::Advance { castle } => (PhaseName::Advance, Some(at(castle))),
            Phase::Plant { castle } => (PhaseName::Plant, Some(at(castle))),
            Phase::Deal { by, proposal, resume } => {
                let resume = match resume {
                    Interrupted::Keep => PhaseName::Keep,
                    Interrupted::Lay => PhaseName::Lay,
                    Interrupted::Barter => PhaseName::Barter,
                    Interrupted::Attack => PhaseName::Attack,
                };
                let pending = Pending {
                    by: Some(by),
                    asked: Some(proposal.to),
                    mv: Some(Move::Propose(proposal)),
                    resume: Some(resume),
                    ..Pending::default()
                };
                (PhaseName::Deal, Some(pending))
            }
            Phase::Over => (PhaseName::Over, None),
        }
    }

    /// The answers so far, null for a pass.
    fn written_offers(&self, offers: Offers) -> Pending {
        let others = self.seats().without(self.turn).into_iter();
        let answered = others.filter(|&seat| !offers.unanswered.contains(seat));
        let answers = answered.map(|seat| (seat, offers.cards[seat])).collect();
        Pending { offers: Some(Answers(answers)), ..Pending::default() }
    }
}
