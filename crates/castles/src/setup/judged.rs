//! Turns a position into a state, or lists all its faults.

use table::{Game as _, Options as _, Seat};

use super::{Answers, PhaseName, Setup};
use crate::board::{BANNERS, Lord, Lords, Track};
use crate::card::{Card, Hand};
use crate::goods::Proposal;
use crate::moves::Move;
use crate::offers::Offers;
use crate::options::Options;
use crate::state::{Interrupted, Phase, State};

impl Setup {
    /// The state of the position.
    ///
    /// # Errors
    /// All its faults.
    pub fn state(&self) -> Result<State, Vec<String>> {
        let options = Options::of_notation(self.players, &self.options).map_err(|e| vec![e])?;
        let mut faults = self.faults_of_cards();
        faults.extend(self.faults_of_seats());
        faults.extend(self.faults_of_banners(&options));
        // The checks below need seats and squares that exist.
        if !faults.is_empty() {
            return Err(faults);
        }
        faults.extend(self.faults_of_turn(&options));
        let phase = match self.phase_of_pending() {
            Ok(phase) => phase,
            Err(fault) => {
                faults.push(fault);
                return Err(faults);
            }
        };
        let state = self.lay_out(options, phase);
        faults.extend(self.faults_of_phase(&state));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    /// No more cards of a kind than the game has.
    fn faults_of_cards(&self) -> Vec<String> {
        let hands = self.seats.iter().flat_map(|seat| seat.hand);
        let garrisons = self.castles.each().flat_map(|(_, castle)| castle.garrison);
        let piles = self.deck.iter().copied().chain(self.turned).chain(self.open).chain(self.lost);
        let mut all = Hand::EMPTY;
        let extra = hands.chain(garrisons).chain(piles).filter(|&card| !all.try_add(card));
        extra.map(|card| format!("there are more than {} {card}", card.copies())).collect()
    }

    fn faults_of_seats(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.game != State::NAME {
            faults.push(format!("this is a position of `{}`, not of {}", self.game, State::NAME));
        }
        if self.seats.len() != self.players {
            faults.push(format!("{} seats for {} players", self.seats.len(), self.players));
        }
        let offering = self.pending.iter().flat_map(|p| p.offers.iter().flat_map(Answers::seats));
        let asked = self.pending.iter().flat_map(|p| p.by.into_iter().chain(p.asked));
        let named = self.proposed.into_iter().chain([self.turn]).chain(offering);
        for seat in named.chain(asked).filter(|seat| seat.index() >= self.players) {
            faults.push(format!("{seat} does not play"));
        }
        for (number, seat) in self.seats.iter().enumerate() {
            if self.seats[..number].iter().any(|other| other.lord == seat.lord) {
                faults.push(format!("two players are {} (C2.1)", seat.lord));
            }
            if seat.prisoners.contains(&seat.lord) {
                faults.push(format!("{} is a prisoner of their own (C6.6)", seat.lord));
            }
        }
        faults
    }

    /// C1.3, C1.4: tracks of the right length, and no lord with more than five banners.
    fn faults_of_banners(&self, options: &Options) -> Vec<String> {
        let mut faults = Vec::new();
        for (name, castle) in self.castles.each() {
            if castle.track.len() != options.squares() {
                let squares = options.squares();
                faults.push(format!("the track of {name} has not {squares} squares (C1.3)"));
            }
        }
        let standing = self.castles.each().flat_map(|(_, castle)| castle.track.iter().flatten());
        let kept = self.seats.iter().flat_map(|seat| &seat.prisoners);
        let away: Vec<Lord> = standing.chain(kept).copied().collect();
        for lord in Lord::ALL {
            let banners = away.iter().filter(|&&other| other == lord).count();
            match self.seats.iter().find(|seat| seat.lord == lord) {
                Some(seat) if usize::from(seat.reserve) + banners > usize::from(BANNERS) => {
                    faults.push(format!("{lord} has more than {BANNERS} banners (C1.4)"));
                }
                None if banners > 0 => faults.push(format!("{lord} does not play")),
                Some(_) | None => {}
            }
        }
        faults
    }

    /// The phase that was asked, or that a deal interrupts.
    fn interrupted(&self) -> PhaseName {
        let resume = self.pending.as_ref().and_then(|pending| pending.resume);
        resume.filter(|_| self.phase == PhaseName::Deal).unwrap_or(self.phase)
    }

    fn faults_of_turn(&self, options: &Options) -> Vec<String> {
        let mut faults = Vec::new();
        let phase = self.interrupted();
        let turned = if phase == PhaseName::Keep { 2 } else { 0 };
        if self.turned.len() != turned {
            faults.push("two cards are turned when one is to be kept, and only then".into());
        }
        let bartered = matches!(phase, PhaseName::Barter | PhaseName::Offer | PhaseName::Accept);
        if self.open.is_some() != bartered {
            faults.push("a card lies open for barter, and only then".into());
        }
        if (phase == PhaseName::Lay) && !options.draw_to_hand {
            faults.push("a card is laid only under `draw-to-hand` (C3.2)".into());
        }
        if (phase == PhaseName::Keep) && options.draw_to_hand {
            faults.push("no card is turned under `draw-to-hand` (C3.2)".into());
        }
        let all_passed = usize::from(self.passes) >= self.players;
        if all_passed != (self.phase == PhaseName::Over) {
            faults.push("the game is over when all have passed in a row (C8.2)".into());
        }
        if self.drawn > 2 {
            faults.push("at most two cards are drawn in a turn (C3.1)".into());
        }
        faults
    }

    /// The phase with what it waits for.
    fn phase_of_pending(&self) -> Result<Phase, String> {
        let pending = self.pending.clone().unwrap_or_default();
        let missing = |what: &str| format!("`pending` lacks {what}");
        let castle = || pending.castle.ok_or_else(|| missing("the castle"));
        let offers = || pending.offers.as_ref().ok_or_else(|| missing("the offers"));
        Ok(match self.phase {
            PhaseName::Keep => Phase::Keep,
            PhaseName::Lay => Phase::Lay,
            PhaseName::Barter => Phase::Barter,
            PhaseName::Offer => Phase::Offer(self.offers(offers()?)),
            PhaseName::Accept => Phase::Accept(self.offers(offers()?)),
            PhaseName::Attack => Phase::Attack,
            PhaseName::Muster => {
                let army = pending.army.ok_or_else(|| missing("the army"))?;
                Phase::Muster { castle: castle()?, army }
            }
            PhaseName::Advance => Phase::Advance { castle: castle()? },
            PhaseName::Plant => Phase::Plant { castle: castle()? },
            PhaseName::Deal => {
                let by = pending.by.ok_or_else(|| missing("who proposed"))?;
                let Some(Move::Propose(proposal)) = pending.mv else {
                    return Err(missing("the proposal"));
                };
                Phase::Deal { by, proposal, resume: resumed(pending.resume)? }
            }
            PhaseName::Over => Phase::Over,
        })
    }

    /// C4.3: a player without a card has passed from the start.
    fn offers(&self, answers: &Answers) -> Offers {
        let mut offers = Offers::default();
        for &(seat, card) in &answers.0 {
            offers.cards[seat] = card;
        }
        let others = Seat::ALL.into_iter().zip(&self.seats).filter(|(seat, setup)| {
            let open = !answers.seats().contains(*seat) && !setup.hand.is_empty();
            open && *seat != self.turn
        });
        offers.unanswered = others.map(|(seat, _)| seat).collect();
        offers
    }

    fn lay_out(&self, options: Options, phase: Phase) -> State {
        let mut state = State::blank(options);
        state.reserves = Lords::default();
        for (seat, setup) in Seat::ALL.into_iter().zip(&self.seats) {
            state.lords[seat] = setup.lord;
            state.hands[seat] = setup.hand;
            state.reserves[seat] = setup.reserve;
            state.prisons[seat] = setup.prisoners.iter().copied().collect();
        }
        for (castle, setup) in self.castles.each() {
            let mut track = Track::default();
            track.0[..setup.track.len()].copy_from_slice(&setup.track);
            state.tracks[castle as usize] = track;
            state.garrisons[castle as usize] = setup.garrison;
        }
        state.deck = self.deck.iter().copied().collect();
        state.turned = self.turned;
        state.open = self.open;
        state.lost = self.lost;
        state.turn = self.turn;
        state.drawn = self.drawn;
        state.passes = self.passes;
        state.proposed = self.proposed;
        state.phase = phase;
        state
    }

    /// The phase, what it waits for, and that a seat can answer.
    fn faults_of_phase(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        if Setup::of(state).pending != self.pending {
            faults.push("`pending` does not belong to the phase".into());
        }
        match state.phase {
            Phase::Offer(offers) | Phase::Accept(offers) => {
                let missing = |&(seat, card): &(Seat, Card)| !state.hands[seat].has(card);
                for (seat, card) in offers.cards.made().filter(missing) {
                    faults.push(format!("{seat} offers {card} but does not hold it (C4.3)"));
                }
                let asked = matches!(state.phase, Phase::Offer(_));
                if asked == offers.unanswered.is_empty() {
                    faults.push("offers are made until all have answered (C4.3)".into());
                }
                if !asked && offers.cards.made().next().is_none() {
                    faults.push("there is no offer to choose from (C4.5)".into());
                }
            }
            Phase::Muster { army, .. } => {
                if !state.hands[self.turn].includes(army) {
                    faults.push(format!("{} does not hold their army (C5.1)", self.turn));
                }
                if !state.is_army(army) {
                    faults.push("the cards of the army share no point (C5.1)".into());
                }
            }
            Phase::Advance { castle } if state.tracks[castle as usize].is_empty() => {
                faults.push(format!("no banner can advance in {castle} (C6.4)"));
            }
            Phase::Plant { castle } if !state.can_plant(castle) => {
                faults.push(format!("no banner can be planted in {castle} (C6.5)"));
            }
            Phase::Deal { by, proposal, resume } => {
                faults.extend(fault_of_deal(state, by, proposal, resume));
            }
            Phase::Keep
            | Phase::Lay
            | Phase::Barter
            | Phase::Attack
            | Phase::Advance { .. }
            | Phase::Plant { .. }
            | Phase::Over => {}
        }
        let asked = state.awaiting().asked().into_iter();
        for seat in asked.filter(|&seat| state.moves_of(seat).is_empty()) {
            faults.push(format!("{seat} is asked but has no move"));
        }
        faults
    }
}

/// C7.2: was this deal legal to propose?
fn fault_of_deal(
    state: &State,
    by: Seat,
    proposal: Proposal,
    resume: Interrupted,
) -> Option<String> {
    let mut before = *state;
    before.phase = resume.into();
    before.proposed = before.proposed.without(by);
    let reason = before.check(by, Move::Propose(proposal)).err()?;
    Some(format!("the deal could not be proposed: {reason}"))
}

fn resumed(phase: Option<PhaseName>) -> Result<Interrupted, String> {
    match phase {
        Some(PhaseName::Keep) => Ok(Interrupted::Keep),
        Some(PhaseName::Lay) => Ok(Interrupted::Lay),
        Some(PhaseName::Barter) => Ok(Interrupted::Barter),
        Some(PhaseName::Attack) => Ok(Interrupted::Attack),
        Some(
            PhaseName::Offer
            | PhaseName::Accept
            | PhaseName::Muster
            | PhaseName::Advance
            | PhaseName::Plant
            | PhaseName::Deal
            | PhaseName::Over,
        )
        | None => Err("`pending` lacks the question that the deal interrupts (C7.3)".into()),
    }
}
