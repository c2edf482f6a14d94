//! A state as a position of the notation.

use table::{Game as _, Options as _};

use super::{Answers, CastleSetup, CastlesSetup, Pending, PhaseName, SeatSetup, Setup};
use crate::board::Castle;
use crate::moves::Move;
use crate::offers::Offers;
use crate::state::{Interrupted, Phase, State};

impl Setup {
    /// The position of a state.
    pub(crate) fn of(state: &State) -> Self {
        let castle = |castle: Castle| CastleSetup {
            garrison: state.garrisons[castle as usize],
            track: state.tracks[castle as usize].0[..state.options.squares()].to_vec(),
        };
        let seat_setup = |seat| SeatSetup {
            lord: state.lords[seat],
            hand: state.hands[seat],
            reserve: state.reserves[seat],
            prisoners: state.prisons[seat].banners().collect(),
        };
        let (phase, pending) = Pending::of(state);
        Self {
            game: State::NAME.to_owned(),
            players: state.players(),
            options: state.options.unusual(),
            phase,
            turn: state.turn,
            drawn: state.drawn,
            passes: state.passes,
            proposed: state.proposed,
            castles: CastlesSetup {
                rotherwood: castle(Castle::Rotherwood),
                ashby: castle(Castle::Ashby),
                coningsburgh: castle(Castle::Coningsburgh),
                york: castle(Castle::York),
                torquilstone: castle(Castle::Torquilstone),
            },
            seats: state.seats().into_iter().map(seat_setup).collect(),
            deck: state.deck.iter().collect(),
            turned: state.turned,
            open: state.open,
            lost: state.lost,
            pending,
        }
    }
}

impl Pending {
    /// The name of the phase, and what it waits for.
    fn of(state: &State) -> (PhaseName, Option<Self>) {
        let at = |castle| Self { castle: Some(castle), ..Self::default() };
        match state.phase {
            Phase::Keep => (PhaseName::Keep, None),
            Phase::Lay => (PhaseName::Lay, None),
            Phase::Barter => (PhaseName::Barter, None),
            Phase::Offer(offers) => (PhaseName::Offer, Some(Self::of_offers(state, offers))),
            Phase::Accept(offers) => (PhaseName::Accept, Some(Self::of_offers(state, offers))),
            Phase::Attack => (PhaseName::Attack, None),
            Phase::Muster { castle, army } => {
                (PhaseName::Muster, Some(Self { army: Some(army), ..at(castle) }))
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
                let pending = Self {
                    by: Some(by),
                    asked: Some(proposal.to),
                    mv: Some(Move::Propose(proposal)),
                    resume: Some(resume),
                    ..Self::default()
                };
                (PhaseName::Deal, Some(pending))
            }
            Phase::Over => (PhaseName::Over, None),
        }
    }

    /// The answers so far, null for a pass.
    fn of_offers(state: &State, offers: Offers) -> Self {
        let others = state.seats().without(state.turn).into_iter();
        let answered = others.filter(|&seat| !offers.unanswered.contains(seat));
        let answers = answered.map(|seat| (seat, offers.cards[seat])).collect();
        Self { offers: Some(Answers(answers)), ..Self::default() }
    }
}
