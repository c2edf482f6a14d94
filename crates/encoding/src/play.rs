//! A whole game, action by action.

use games::MOST_MOVES;
use table::{Awaiting, Chance, Options as _, Seat, Seats, Seed, Viewer};

use crate::{Choice, Encoding, Then};

/// Which decisions the caller is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Is a decision with one choice made without asking?
    pub skip_forced: bool,
    /// Does a seat that may act without being asked get the choice, once at each question?
    pub unasked: bool,
    /// After this many moves a game is aborted.
    pub most_moves: u64,
}

impl Default for Pace {
    fn default() -> Self {
        Self { skip_forced: true, unasked: true, most_moves: MOST_MOVES }
    }
}

/// The source of a game's randomness.
#[derive(Clone, Debug)]
pub enum Randomness {
    /// From a seed, move by move, as in a record.
    Seed(Seed),
    /// From the caller, number by number.
    Supplied(SuppliedNumbers),
}

/// Randomness whose numbers are supplied one after the other, and that reports which one it lacks.
///
/// A missing number counts as 0 for the moment: the caller discards the outcome, supplies the
/// number and tries again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SuppliedNumbers {
    numbers: Vec<usize>,
    used: usize,
    lacks: Option<usize>,
}

impl SuppliedNumbers {
    /// These numbers, in order.
    #[must_use]
    pub fn new(numbers: Vec<usize>) -> Self {
        Self { numbers, used: 0, lacks: None }
    }

    /// The bound of the number that was needed and not supplied.
    #[must_use]
    pub fn lacks(&self) -> Option<usize> {
        self.lacks
    }
}

impl Chance for SuppliedNumbers {
    fn bits(&mut self) -> u32 {
        0
    }

    fn below(&mut self, n: usize) -> usize {
        if n == 1 {
            return 0;
        }
        match self.numbers.get(self.used) {
            Some(&number) => {
                self.used += 1;
                number.min(n - 1)
            }
            None => {
                self.lacks = self.lacks.or(Some(n));
                0
            }
        }
    }
}

/// A game played by actions. It allocates when it is created, and then never again.
#[derive(Debug)]
pub struct Play<G: Encoding> {
    state: G,
    memory: G::Memory,
    randomness: Randomness,
    pace: Pace,
    /// How many moves were made, including those that no seat was asked for.
    moves_made: u64,
    /// The seat that chooses now; `None` when the game is over.
    seat: Option<Seat>,
    draft: G::Draft,
    /// The seats that have declined to act at this question, asked or not.
    silent: Seats,
    choices: Vec<Choice<G>>,
    /// A buffer for moves.
    moves: Vec<G::Move>,
    /// The moves that followed from the last action; a copy begins without any.
    made: Vec<(Seat, G::Move)>,
}

impl<G: Encoding> Clone for Play<G> {
    /// Without the buffer and the last moves: many copies are only looked at.
    fn clone(&self) -> Self {
        Self {
            state: self.state,
            memory: self.memory.clone(),
            randomness: self.randomness.clone(),
            pace: self.pace,
            moves_made: self.moves_made,
            seat: self.seat,
            draft: self.draft,
            silent: self.silent,
            choices: self.choices.clone(),
            moves: Vec::new(),
            made: Vec::new(),
        }
    }
}

impl<G: Encoding> Play<G> {
    /// Deals, and goes on to the first decision.
    #[must_use]
    pub fn begin(options: G::Options, seed: Seed, pace: Pace) -> Self {
        Self::begin_with(options, Randomness::Seed(seed), pace, &mut |_| ())
    }

    /// Deals with this source, and goes on to the first decision. `log` is called with every event.
    #[must_use]
    pub fn begin_with(
        options: G::Options,
        randomness: Randomness,
        pace: Pace,
        log: &mut impl FnMut(G::Event),
    ) -> Self {
        let mut play = Self::new(G::blank(options), G::Memory::default(), randomness, pace);
        play.deal(log);
        play.go_on(log);
        play
    }

    /// A game that goes on from a position: `state` and what the seats remember.
    #[must_use]
    pub fn resume(
        state: G,
        memory: G::Memory,
        randomness: Randomness,
        pace: Pace,
        log: &mut impl FnMut(G::Event),
    ) -> Self {
        let mut play = Self::new(state, memory, randomness, pace);
        play.go_on(log);
        play
    }

    /// The game in a world that is consistent with what `seat` knows, with other random numbers to
    /// come. If the seat is choosing, it goes on choosing. Otherwise others may have no choice in
    /// that world: `log` is called with every event that follows from it.
    #[must_use]
    pub fn imagine(
        &self,
        seat: Seat,
        randomness: Randomness,
        chance: &mut impl Chance,
        log: &mut impl FnMut(G::Event),
    ) -> Self {
        let view = self.state.view(&self.memory, Viewer::Seat(seat));
        let memory = G::memory_known_to(&self.memory, seat);
        let mut play = Self::new(G::imagine(&view, chance), memory, randomness, self.pace);
        play.moves_made = self.moves_made;
        play.silent = self.silent;
        if self.seat == Some(seat) {
            play.seat = self.seat;
            play.draft = self.draft;
            play.state.choices(seat, &play.draft, &mut play.moves, &mut play.choices);
        } else {
            play.go_on(log);
        }
        play
    }

    /// The game as a view shows it, at the decision of its viewer: a world that is consistent with
    /// the view, with these random numbers to come. `None` if the viewer has nothing to decide.
    #[must_use]
    pub fn of_view(
        view: &G::View,
        seat: Seat,
        randomness: Randomness,
        pace: Pace,
        chance: &mut impl Chance,
    ) -> Option<Self> {
        let mut play = Self::new(G::imagine(view, chance), G::memory_of(view), randomness, pace);
        if !play.state.awaiting().may().contains(seat) {
            return None;
        }
        play.seat = Some(seat);
        play.state.choices(seat, &play.draft, &mut play.moves, &mut play.choices);
        Some(play)
    }

    fn new(state: G, memory: G::Memory, randomness: Randomness, pace: Pace) -> Self {
        Self {
            state,
            memory,
            randomness,
            pace,
            moves_made: 0,
            seat: None,
            draft: G::Draft::default(),
            silent: Seats::NONE,
            choices: Vec::with_capacity(64),
            moves: Vec::with_capacity(512),
            made: Vec::with_capacity(64),
        }
    }

    fn deal(&mut self, log: &mut impl FnMut(G::Event)) {
        let memory = &mut self.memory;
        let mut tell = |event: G::Event| {
            G::remember(memory, &event);
            log(event);
        };
        match &mut self.randomness {
            Randomness::Seed(seed) => self.state.deal(&mut seed.entry(0), &mut tell),
            Randomness::Supplied(numbers) => self.state.deal(numbers, &mut tell),
        }
    }

    /// Deals another game in place of this one.
    pub fn restart(&mut self, options: G::Options, seed: Seed) {
        self.state = G::blank(options);
        self.memory = G::Memory::default();
        self.moves_made = 0;
        self.made.clear();
        self.randomness = Randomness::Seed(seed);
        self.silent = Seats::NONE;
        self.draft = G::Draft::default();
        self.deal(&mut |_| ());
        self.go_on(&mut |_| ());
    }

    /// The source of its randomness.
    #[must_use]
    pub fn randomness(&self) -> &Randomness {
        &self.randomness
    }

    /// Changes the source of its randomness.
    pub fn set_randomness(&mut self, randomness: Randomness) {
        self.randomness = randomness;
    }

    /// The state. It knows everything: never show it.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What the seats remember.
    #[must_use]
    pub fn memory(&self) -> &G::Memory {
        &self.memory
    }

    /// How many moves were made, including those that no seat was asked for.
    #[must_use]
    pub fn moves_made(&self) -> u64 {
        self.moves_made
    }

    /// The moves that followed from the last action, including those that no seat was asked for.
    #[must_use]
    pub fn made(&self) -> &[(Seat, G::Move)] {
        &self.made
    }

    /// The seat that chooses now; `None` when the game is over or aborted.
    #[inline]
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What that seat may choose.
    #[inline]
    #[must_use]
    pub fn choices(&self) -> &[Choice<G>] {
        &self.choices
    }

    /// What that seat has chosen of its move so far.
    #[must_use]
    pub fn draft(&self) -> &G::Draft {
        &self.draft
    }

    /// The legal moves of the seat that chooses, as the rules list them.
    pub fn list_moves(&mut self) -> &[G::Move] {
        self.moves.clear();
        if let Some(seat) = self.seat {
            self.state.legal_moves(seat, &mut self.moves);
        }
        &self.moves
    }

    /// Is the seat that chooses one that the game does not wait for?
    #[must_use]
    pub fn is_unasked(&self) -> bool {
        self.seat.is_some_and(|seat| !self.state.awaiting().asked().contains(seat))
    }

    /// Writes 1 for each action that may be chosen, otherwise 0.
    ///
    /// # Panics
    /// If `mask` does not have a byte for each action.
    #[inline]
    pub fn mask(&self, mask: &mut [u8]) {
        assert_eq!(mask.len(), G::ACTIONS, "a byte for each action");
        mask.fill(0);
        for choice in &self.choices {
            mask[usize::from(choice.action)] = 1;
        }
    }

    /// Writes what `seat` may know. Only the choosing seat sees what it has chosen so far.
    #[inline]
    pub fn observe(&self, seat: Seat, out: &mut [u8]) {
        let (chooses, nothing) = (self.seat == Some(seat), G::Draft::default());
        self.state.observe(&self.memory, seat, if chooses { &self.draft } else { &nothing }, out);
    }

    /// Chooses an action.
    ///
    /// # Errors
    /// If it is not among the choices. Then nothing changes.
    #[inline]
    pub fn act(&mut self, action: u16) -> Result<(), String> {
        self.act_with(action, &mut |_| ())
    }

    /// Chooses an action; `log` is called with every event that follows.
    ///
    /// # Errors
    /// If it is not among the choices. Then nothing changes.
    #[inline]
    pub fn act_with(&mut self, action: u16, log: &mut impl FnMut(G::Event)) -> Result<(), String> {
        let chosen = self.choices.iter().find(|choice| choice.action == action);
        let Some(&Choice { then, .. }) = chosen else { return Err(self.refusal(action)) };
        self.made.clear();
        self.take(then, log);
        self.go_on(log);
        Ok(())
    }

    /// Makes a whole move of the seat that chooses, or lets it decline to act. What it has chosen
    /// so far is forgotten. `log` is called with every event that follows.
    ///
    /// # Errors
    /// The rule that forbids it. Then nothing changes.
    pub fn play(
        &mut self,
        mv: Option<G::Move>,
        log: &mut impl FnMut(G::Event),
    ) -> Result<(), String> {
        let Some(seat) = self.seat else { return Err("the game is over".into()) };
        let then = match mv {
            Some(mv) => Then::Move(self.state.check(seat, mv).map_err(|reason| {
                let illegal = table::Illegal::<G> { by: seat, mv, reason };
                illegal.to_string()
            })?),
            None if self.is_unasked() => Then::Silence,
            None => return Err(format!("{seat} is asked and must move")),
        };
        self.made.clear();
        self.take(then, log);
        self.go_on(log);
        Ok(())
    }

    /// Each seat's share of the win: 1 in total when the game is over, otherwise all 0. In an
    /// aborted game all seats have the same share.
    #[must_use]
    pub fn shares(&self) -> Vec<f32> {
        let players = self.state.options().players();
        (0..players).map(|seat| self.share(Seat::new(seat))).collect()
    }

    /// A seat's share of the win.
    #[inline]
    #[must_use]
    pub fn share(&self, seat: Seat) -> f32 {
        let winners = match self.state.awaiting() {
            Awaiting::Over(winners) => winners,
            Awaiting::Decision { .. } if self.seat.is_none() => {
                Seats::first(self.state.options().players())
            }
            Awaiting::Decision { .. } => return 0.0,
        };
        if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
    }

    fn refusal(&self, action: u16) -> String {
        let Some(seat) = self.seat else { return "the game is over".into() };
        if usize::from(action) >= G::ACTIONS {
            return format!("{action} is no action: there are {}", G::ACTIONS);
        }
        let text = G::action_text(usize::from(action));
        format!("{action} ({text}) is not among the choices of seat {seat}")
    }

    #[inline]
    fn take(&mut self, then: Then<G>, log: &mut impl FnMut(G::Event)) {
        let Some(seat) = self.seat else { return };
        match then {
            Then::Draft(draft) => self.draft = draft,
            Then::Silence => {
                self.silent = self.silent.with(seat);
                self.draft = G::Draft::default();
            }
            Then::Move(mv) => self.carry_out(seat, mv, log),
        }
    }

    #[inline]
    fn carry_out(&mut self, seat: Seat, mv: G::Move, log: &mut impl FnMut(G::Event)) {
        self.moves_made += 1;
        self.made.push((seat, mv));
        let memory = &mut self.memory;
        let mut tell = |event: G::Event| {
            G::remember(memory, &event);
            log(event);
        };
        match &mut self.randomness {
            Randomness::Seed(seed) => {
                let mut chance = seed.entry(self.moves_made);
                self.state.play_listed(seat, mv, &mut chance, &mut tell);
            }
            Randomness::Supplied(numbers) => self.state.play_listed(seat, mv, numbers, &mut tell),
        }
        self.silent = Seats::NONE;
        self.draft = G::Draft::default();
    }

    /// Goes on to the next decision that the caller is asked for.
    #[inline]
    fn go_on(&mut self, log: &mut impl FnMut(G::Event)) {
        loop {
            if self.pace.skip_forced
                && let Some((seat, mv)) = self.state.forced_pass()
            {
                self.carry_out(seat, mv, log);
                continue;
            }
            self.seat = self.next_seat();
            self.choices.clear();
            let Some(seat) = self.seat else { return };
            self.moves.clear();
            self.state.choices(seat, &self.draft, &mut self.moves, &mut self.choices);
            match self.choices[..] {
                [only] if self.pace.skip_forced => self.take(only.then, log),
                _ => return,
            }
        }
    }

    /// The seat that chooses next: first those that may act without being asked, in seat order.
    #[inline]
    fn next_seat(&self) -> Option<Seat> {
        let Awaiting::Decision { asked, may } = self.state.awaiting() else { return None };
        if self.moves_made >= self.pace.most_moves {
            return None;
        }
        // A seat that has begun a move goes on with it.
        if self.draft != G::Draft::default() {
            return self.seat;
        }
        let quiet = asked.either(self.silent);
        let unasked = may.into_iter().find(|&seat| self.pace.unasked && !quiet.contains(seat));
        unasked.or(asked.lowest())
    }
}
