//! Whole positions: any arrangement of cards and banners, and the check that makes a state of it.

use std::fmt;

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use table::{Game as _, Options as _, Seat, Seats};

use crate::board::{BANNERS, Castle, Lord, Lords, Track};
use crate::card::{Card, Hand};
use crate::goods::Proposal;
use crate::moves::Move;
use crate::options::Options;
use crate::state::{Interrupted, Offers, Phase, State};

/// A position as `rules/notation.md` writes it: complete, omniscient, perhaps impossible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Setup {
    pub game: String,
    pub players: usize,
    pub options: Map<String, Value>,
    pub phase: PhaseName,
    pub turn: Seat,
    pub drawn: u8,
    pub passes: u8,
    pub proposed: Seats,
    pub castles: CastlesSetup,
    pub seats: Vec<SeatSetup>,
    pub deck: Vec<Card>,
    pub turned: Hand,
    pub open: Option<Card>,
    pub lost: Hand,
    pub pending: Option<Pending>,
}

/// A phase by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum PhaseName {
    Keep,
    Lay,
    Barter,
    Offer,
    Accept,
    Attack,
    Muster,
    Advance,
    Plant,
    Deal,
    Over,
}

/// What lies by the five castles, in the order of C1.2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastlesSetup {
    pub rotherwood: CastleSetup,
    pub ashby: CastleSetup,
    pub coningsburgh: CastleSetup,
    pub york: CastleSetup,
    pub torquilstone: CastleSetup,
}

/// What lies by one castle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct CastleSetup {
    pub garrison: Hand,
    pub track: Vec<Option<Lord>>,
}

/// What lies with one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatSetup {
    pub lord: Lord,
    pub hand: Hand,
    pub reserve: u8,
    pub prisoners: Vec<Lord>,
}

/// What a phase waits for: in `offer` and `accept` offers, in `muster` castle and army, in
/// `advance` and `plant` castle, in `deal` by, asked, move and resume.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pending {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Answers>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub castle: Option<Castle>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub army: Option<Hand>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<Move>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resume: Option<PhaseName>,
}

/// The answers to a barter, null for a pass. Their order has no meaning; what is read is written
/// again in the order in which it stood.
#[derive(Clone, Debug, Default)]
pub struct Answers(Vec<(Seat, Option<Card>)>);

impl Answers {
    /// Who has answered.
    fn seats(&self) -> Seats {
        self.0.iter().map(|&(seat, _)| seat).collect()
    }
}

impl PartialEq for Answers {
    fn eq(&self, other: &Self) -> bool {
        let sorted = |answers: &Self| {
            let mut answers = answers.0.clone();
            answers.sort_unstable();
            answers
        };
        sorted(self) == sorted(other)
    }
}

impl Eq for Answers {}

impl Serialize for Answers {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().copied())
    }
}

impl<'de> Deserialize<'de> for Answers {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct BySeat;

        impl<'de> Visitor<'de> for BySeat {
            type Value = Answers;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("offers by seat")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Answers, A::Error> {
                let mut answers = Answers::default();
                while let Some((seat, card)) = map.next_entry()? {
                    if answers.seats().contains(seat) {
                        return Err(A::Error::custom("a seat is named twice"));
                    }
                    answers.0.push((seat, card));
                }
                Ok(answers)
            }
        }

        from.deserialize_map(BySeat)
    }
}

impl CastlesSetup {
    /// The castles with their names, in the order of C1.2.
    pub(crate) fn each(&self) -> impl Iterator<Item = (Castle, &CastleSetup)> {
        let setups =
            [&self.rotherwood, &self.ashby, &self.coningsburgh, &self.york, &self.torquilstone];
        Castle::ALL.into_iter().zip(setups)
    }
}

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
        // Nothing below may be asked of seats and squares that are not there.
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
                faults.push(format!("{} is his own prisoner (C6.6)", seat.lord));
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

    /// C4.3: who has no card has passed from the start.
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
        let mut state = State::before_the_deal(options);
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

    /// The phase, what it waits for, and somebody who can answer.
    fn faults_of_phase(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        if state.written().pending != self.pending {
            faults.push("`pending` does not belong to the phase".into());
        }
        match state.phase {
            Phase::Offer(offers) | Phase::Accept(offers) => {
                let missing = |&(seat, card): &(Seat, Card)| !state.hands[seat].has(card);
                for (seat, card) in offers.made().filter(missing) {
                    faults.push(format!("{seat} offers {card} but does not hold it (C4.3)"));
                }
                let asked = matches!(state.phase, Phase::Offer(_));
                if asked == offers.unanswered.is_empty() {
                    faults.push("offers are made until all have answered (C4.3)".into());
                }
                if !asked && offers.made().next().is_none() {
                    faults.push("there is no offer to choose from (C4.5)".into());
                }
            }
            Phase::Muster { army, .. } => {
                if !state.hands[self.turn].includes(army) {
                    faults.push(format!("{} does not hold his army (C5.1)", self.turn));
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
        let asked = state.who_decides().asked().into_iter();
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
    let reason = before.judge(by, Move::Propose(proposal)).err()?;
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
