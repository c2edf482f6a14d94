//! Whole positions: any arrangement of cards, and the check that turns it into a state.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Game as _, Options as _, Reason as _, Seat, Seats};

use crate::card::{CARDS, Card, Colour, Hand};
use crate::cards::Action;
use crate::options::Options;
use crate::piles::Piles;
use crate::state::{Phase, State};

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
    pub played: u8,
    pub added: u8,
    pub colour: Option<Colour>,
    pub previous: Option<Colour>,
    #[serde(rename = "in")]
    pub in_play: Seats,
    pub seats: Vec<SeatSetup>,
    pub deck: Vec<Card>,
    pub discard: Vec<Card>,
    pub pending: Option<Pending>,
}

/// A phase by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum PhaseName {
    Open,
    Turn,
    React,
    Adapt,
    Return,
    Take,
    Over,
}

/// What lies with one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SeatSetup {
    pub hand: Hand,
    pub display: Vec<Card>,
    pub front: Vec<Card>,
    pub tokens: Vec<Colour>,
}

/// What a phase waits for: in `react` by and move, in `adapt` by, asked and value, in `return`
/// asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Pending {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub action: Option<Action>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
}

impl Setup {
    /// The position of a state.
    pub(crate) fn of(state: &State) -> Self {
        let seat_setup = |seat| {
            let front = [(state.shield, Card::Shield), (state.stunned, Card::Stunned)];
            let lies = front.into_iter().filter(|&(holder, _)| holder == Some(seat));
            SeatSetup {
                hand: state.hands[seat],
                display: state.displays.cards(seat).collect(),
                front: lies.map(|(_, card)| card).collect(),
                tokens: state.tokens[seat].iter().collect(),
            }
        };
        let (phase, pending) = Pending::of(state);
        Self {
            game: State::NAME.to_owned(),
            players: state.players(),
            options: state.options.unusual(),
            phase,
            turn: state.turn,
            played: state.played,
            added: state.added,
            colour: state.colour,
            previous: state.previous,
            in_play: state.in_play,
            seats: Seats::first(state.players()).into_iter().map(seat_setup).collect(),
            deck: state.piles.deck().collect(),
            discard: state.piles.discard().collect(),
            pending,
        }
    }
}

impl Pending {
    /// The name of the phase, and what it waits for.
    fn of(state: &State) -> (PhaseName, Option<Self>) {
        let by = Some(state.turn);
        match state.phase {
            Phase::Open => (PhaseName::Open, None),
            Phase::Turn => (PhaseName::Turn, None),
            Phase::React { action, .. } => {
                let action = Some(action);
                (PhaseName::React, Some(Self { by, action, ..Self::default() }))
            }
            Phase::Adapt { asked, value } => {
                let (asked, value) = (Some(asked), Some(value));
                (PhaseName::Adapt, Some(Self { by, asked, value, action: None }))
            }
            Phase::Return => (PhaseName::Return, Some(Self { asked: by, ..Self::default() })),
            Phase::Take => (PhaseName::Take, None),
            Phase::Over => (PhaseName::Over, None),
        }
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
        // The checks below need seats that exist.
        if !faults.is_empty() {
            return Err(faults);
        }
        faults.extend(self.faults_of_turn(&options));
        let state = self.lay_out(options);
        faults.extend(self.faults_of_phase(&state));
        if faults.is_empty() { Ok(state) } else { Err(faults) }
    }

    /// No more cards of a kind than the game has, and each where such cards may lie.
    fn faults_of_cards(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut all = Hand::EMPTY;
        let rows = self.seats.iter().flat_map(|seat| seat.display.iter().chain(&seat.front));
        let hands = self.seats.iter().flat_map(|seat| seat.hand);
        let piles = self.deck.iter().chain(&self.discard);
        for card in rows.chain(piles).copied().chain(hands) {
            if !all.try_add(card) {
                faults.push(format!("there are more than {} {card}", card.copies()));
            }
        }
        for (number, seat) in self.seats.iter().enumerate().take(Seat::ALL.len()) {
            let name = Seat::new(number);
            if let Some(card) = seat.display.iter().find(|card| !card.is_value()) {
                faults.push(format!("{card} lies in the display of {name}"));
            }
            if seat.display.iter().filter(|&&card| card == Card::M6).count() > 1 {
                faults.push(format!("two Maidens lie in the display of {name} (T5.2)"));
            }
            let lasting = |card: &&Card| matches!(card, Card::Shield | Card::Stunned);
            if let Some(card) = seat.front.iter().find(|card| !lasting(card)) {
                faults.push(format!("{card} lies in the front of {name}"));
            }
            for (place, token) in seat.tokens.iter().enumerate() {
                if seat.tokens[..place].contains(token) {
                    faults.push(format!("{name} holds two {token} tokens (T1.4)"));
                }
            }
        }
        faults
    }

    fn faults_of_seats(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.game != State::NAME {
            faults.push(format!("this is a position of `{}`, not of {}", self.game, State::NAME));
        }
        if self.seats.len() != self.players {
            faults.push(format!("{} seats for {} players", self.seats.len(), self.players));
        }
        let named = self.in_play.into_iter().chain([self.turn]);
        let pending = self.pending.iter().flat_map(|p| p.by.into_iter().chain(p.asked));
        if let Some(seat) = named.chain(pending).find(|seat| seat.index() >= self.players) {
            faults.push(format!("{seat} does not play"));
        }
        faults
    }

    fn faults_of_turn(&self, options: &Options) -> Vec<String> {
        let mut faults = Vec::new();
        let winner_alone = matches!(self.phase, PhaseName::Take | PhaseName::Over);
        let idle = winner_alone || matches!(self.phase, PhaseName::Open | PhaseName::Return);
        if (self.colour.is_none()) != (self.phase == PhaseName::Open) {
            faults.push("a tournament has a colour once it is open, and only then".into());
        }
        if idle && (self.played > 0 || self.added > 0) {
            faults.push("cards are played and added in a turn only".into());
        }
        if usize::from(self.played.max(self.added)) > CARDS {
            faults.push("more cards are played or added than the game has".into());
        }
        if (self.phase == PhaseName::Return) == self.in_play.contains(self.turn) {
            faults.push("the player of the turn is in, unless they return a token".into());
        }
        let expected = match self.phase {
            PhaseName::Open => self.in_play.len() == self.players,
            PhaseName::Turn | PhaseName::React | PhaseName::Adapt => self.in_play.len() > 1,
            PhaseName::Return => !self.in_play.is_empty(),
            PhaseName::Take | PhaseName::Over => self.in_play.len() == 1,
        };
        if !expected {
            faults.push("this number of players cannot be in".into());
        }
        for (seat, setup) in Seat::ALL.into_iter().zip(&self.seats) {
            let lies = !setup.display.is_empty() || !setup.front.is_empty();
            let cleared = winner_alone || self.phase == PhaseName::Open;
            if lies && (cleared || !self.in_play.contains(seat)) {
                faults.push(format!("{seat} has face-up cards but is not playing (T6.2)"));
            }
            let won = self.phase == PhaseName::Over && seat == self.turn;
            if setup.tokens.len() >= options.goal() && !won {
                faults.push(format!("{seat} has won already (T6.6)"));
            }
        }
        faults
    }

    fn lay_out(&self, options: Options) -> State {
        let mut state = State::blank(options);
        for (seat, setup) in Seat::ALL.into_iter().zip(&self.seats) {
            state.hands[seat] = setup.hand;
            setup.display.iter().for_each(|&card| state.displays.lay(seat, card));
            state.tokens[seat] = setup.tokens.iter().copied().collect();
            for &card in &setup.front {
                if card == Card::Shield {
                    state.shield = Some(seat);
                } else {
                    state.stunned = Some(seat);
                }
            }
        }
        state.piles = Piles::default();
        state.piles.renew(&self.deck.iter().copied().collect());
        self.discard.iter().for_each(|&card| state.piles.put(card));
        state.turn = self.turn;
        state.played = self.played;
        state.added = self.added;
        state.colour = self.colour;
        state.previous = self.previous;
        state.in_play = self.in_play;
        let pending = self.pending.clone().unwrap_or_default();
        state.phase = match self.phase {
            PhaseName::Open => Phase::Open,
            PhaseName::Turn => Phase::Turn,
            PhaseName::React => {
                let unanswered = state.may_cancel();
                // Without an action the faults of the phase say so.
                Phase::React { action: pending.action.unwrap_or(Action::Shield), unanswered }
            }
            PhaseName::Adapt => Phase::Adapt {
                asked: pending.asked.unwrap_or(self.turn),
                value: pending.value.unwrap_or(0),
            },
            PhaseName::Return => Phase::Return,
            PhaseName::Take => Phase::Take,
            PhaseName::Over => Phase::Over,
        };
        state
    }

    /// The phase, what it waits for, and that a seat can answer.
    fn faults_of_phase(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        if Setup::of(state).pending != self.pending {
            faults.push("`pending` does not belong to the phase".into());
        }
        let fault = match state.phase {
            Phase::React { action, .. } if !state.lies_played(action) => {
                Some(format!("{} does not lie where it was played (T7.4)", action.card()))
            }
            Phase::React { action, .. } => state.was_refused(action),
            Phase::Take if self.colour != Some(Colour::Purple) => {
                Some("only a purple winner chooses (T6.4)".to_owned())
            }
            Phase::Over if state.tokens[self.turn].len() < state.options.goal() => {
                Some(format!("{} has not won yet (T6.6)", self.turn))
            }
            Phase::Open
            | Phase::Turn
            | Phase::Adapt { .. }
            | Phase::Return
            | Phase::Take
            | Phase::Over => None,
        };
        faults.extend(fault);
        let stuck = |&seat: &Seat| state.moves_of(seat).is_empty();
        if let Some(seat) = state.awaiting().asked().into_iter().find(stuck) {
            faults.push(format!("{seat} is asked but has no move"));
        }
        faults
    }
}

impl State {
    /// T7.4: is the card of a pending move where it was put?
    fn lies_played(&self, action: Action) -> bool {
        if let Action::Stunned(target) = action {
            self.stunned == Some(target)
        } else if action == Action::Shield {
            self.shield == Some(self.turn)
        } else {
            self.piles.discarded(action.card())
        }
    }

    /// The rule by which a pending action card could not have been played.
    fn was_refused(&self, action: Action) -> Option<String> {
        let mut before = *self;
        if let Action::Stunned(_) = action {
            before.stunned = None;
        }
        if action == Action::Shield {
            before.shield = None;
        }
        self.colour?;
        match action.check(&before) {
            Ok(meant) if meant == action => None,
            Ok(meant) => Some(format!("`{action}` is listed as `{meant}`")),
            Err(reason) => Some(format!("`{action}`: {reason} ({})", reason.rule())),
        }
    }
}
