//! Luck and play apart.
//!
//! Every entry of a game changes the seats' chances to win. What chance did is luck: the chances
//! after the entry, less their mean over what chance could have done. The rest is the play of the
//! seat that moved. Both add up to the change, so all of it adds up to the result.
//!
//! Luck is 0 on average whatever function gives the chances. Nobody knows the order of the deck, so
//! every cut of it was as likely as the real one, and the mean over all cuts is what was to be
//! expected; for a single draw that is the exact mean over the cards in the deck. Where a move
//! itself draws lots (a stolen card, a new deck), they are drawn again for each cut, independently.
//! Before the deal all seats are alike: each has an even share.

use bots::{BotGame, Judge, SEATS};
use table::{Chance, QuickChance, Seat};

use crate::history::{History, Moment, shares};

/// Every seat's chance to win.
pub(crate) type Chances = [f64; SEATS];

/// How often lots are drawn again at least, for the mean.
const LOTS: usize = 32;

/// What an entry did to the chances of the seats.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The entry, 0 for the deal.
    pub entry: usize,
    /// Who moved; nobody in the deal.
    pub by: Option<Seat>,
    /// What chance did to each seat.
    pub luck: Chances,
    /// What the move did to each seat.
    pub play: Chances,
}

/// Goes through a game and keeps luck and play apart.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    /// Each seat's chance after each entry, with all cards open.
    open: Vec<Chances>,
    steps: Vec<Step>,
}

impl Ledger {
    /// Each seat's chance after each entry, with all cards open, as far as it is known.
    #[must_use]
    pub fn open(&self) -> &[Chances] {
        &self.open
    }

    /// Luck and play so far, entry by entry.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Finds the chances after the next entry, by this function. `false` if there is none.
    pub fn look<G: BotGame>(
        &mut self,
        history: &History<G>,
        value: &mut impl FnMut(&Moment<G>) -> Chances,
    ) -> bool {
        let entry = self.open.len();
        let more = entry <= history.entries();
        if more {
            self.open.push(value_of(history.after(entry), value));
        }
        more
    }

    /// Finds the luck and play of the next entry, by this function for the chances. `false` if
    /// there is none.
    pub fn step<G: BotGame>(
        &mut self,
        history: &History<G>,
        value: &mut impl FnMut(&Moment<G>) -> Chances,
    ) -> bool {
        let entry = self.steps.len();
        if entry > history.entries() {
            return false;
        }
        while self.open.len() <= entry {
            self.look(history, value);
        }
        let open = self.open[entry];
        let step = if entry == 0 {
            let mut even = [0.0; SEATS];
            even[..history.players()].fill(1.0 / history.players() as f64);
            Step { entry, by: None, luck: less(open, even), play: [0.0; SEATS] }
        } else {
            let (by, mv) = history.played(entry);
            let expected = expected(history.after(entry - 1), by, mv, entry, value);
            let expected = expected.unwrap_or(open);
            let play = less(expected, self.open[entry - 1]);
            Step { entry, by: Some(by), luck: less(open, expected), play }
        };
        self.steps.push(step);
        true
    }

    /// Luck, own play and the others' play of a seat so far.
    #[must_use]
    pub fn account(&self, seat: Seat) -> (f64, f64, f64) {
        let (mut luck, mut own, mut others) = (0.0, 0.0, 0.0);
        for step in &self.steps {
            luck += step.luck[seat.index()];
            let play = if step.by == Some(seat) { &mut own } else { &mut others };
            *play += step.play[seat.index()];
        }
        (luck, own, others)
    }
}

/// The chances at a moment; at the end of the game there is nothing to guess.
fn value_of<G: BotGame>(at: &Moment<G>, value: &mut impl FnMut(&Moment<G>) -> Chances) -> Chances {
    match at.state.awaiting().winners() {
        Some(winners) => shares(winners),
        None => value(at),
    }
}

/// Each seat's chance to win with all cards open: as its own player knows it, made to add up to 1.
pub fn open_value<G: BotGame>(judge: &mut dyn Judge<G>, players: usize, at: &Moment<G>) -> Chances {
    let (asked, contenders) = (at.state.awaiting().asked(), at.state.contenders());
    let (waiting, out) = modesty(G::NAME);
    let mut chances = [0.0; SEATS];
    for (index, chance) in chances.iter_mut().enumerate().take(players) {
        let seat = Seat::new(index);
        let known = judge.chances(&at.state, &at.memory, seat);
        let factor = match (asked.contains(seat), contenders.contains(seat)) {
            (true, _) => 1.0,
            (false, true) => waiting,
            (false, false) => out,
        };
        *chance = f64::from(known[index]) * factor;
    }
    let sum: f64 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

/// The networks learnt to judge positions in which they decide. Where they wait they think too
/// little or too much of their chance, by these factors: for a seat that is in, and for one that is
/// out of the contest. With them a seat's own moves change its chance by about nothing on average
/// in games between Champions.
fn modesty(game: &str) -> (f64, f64) {
    match game {
        "tournament" => (1.35, 1.18),
        _ => (1.0, 1.0),
    }
}

fn less(one: Chances, other: Chances) -> Chances {
    std::array::from_fn(|seat| one[seat] - other[seat])
}

/// The mean of the chances after a move over what chance could have done; `None` if chance had
/// nothing to do with it.
fn expected<G: BotGame>(
    before: &Moment<G>,
    by: Seat,
    mv: G::Move,
    entry: usize,
    value: &mut impl FnMut(&Moment<G>) -> Chances,
) -> Option<Chances> {
    let outcomes = outcomes(before, by, mv, entry as u64);
    if outcomes.len() == 1 {
        return None;
    }
    let all: usize = outcomes.iter().map(|outcome| outcome.times).sum();
    let mut mean = [0.0; SEATS];
    for outcome in &outcomes {
        let share = outcome.times as f64 / all as f64;
        let chances = value_of(&outcome.after, value);
        mean.iter_mut().zip(chances).for_each(|(mean, chance)| *mean += share * chance);
    }
    Some(mean)
}

/// One way in which a move could have turned out.
struct Outcome<G: BotGame> {
    events: Vec<G::Event>,
    after: Moment<G>,
    times: usize,
}

/// How a move could have turned out: with every cut of the deck, and other lots where it draws
/// some.
fn outcomes<G: BotGame>(before: &Moment<G>, by: Seat, mv: G::Move, seed: u64) -> Vec<Outcome<G>> {
    let cuts = before.state.deck_size().max(1);
    let mut outcomes: Vec<Outcome<G>> = Vec::new();
    let mut draws_lots = false;
    for turn in 0..LOTS.div_ceil(cuts) {
        if turn > 0 && !draws_lots {
            break;
        }
        for cut in 0..cuts {
            let number = (turn * cuts + cut) as u64;
            let chance = QuickChance::new(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number);
            let mut lots = Lots { chance, drawn: false };
            let Moment { mut state, mut memory } = before.clone();
            if cut > 0 {
                state = state.with_deck_cut(cut);
            }
            let mut events = Vec::new();
            state.play_listed(by, mv, &mut lots, &mut |event| events.push(event));
            draws_lots |= lots.drawn;
            match outcomes.iter_mut().find(|outcome| outcome.events == events) {
                Some(same) => same.times += 1,
                None => {
                    events.iter().for_each(|event| G::remember(&mut memory, event));
                    outcomes.push(Outcome { events, after: Moment { state, memory }, times: 1 });
                }
            }
        }
    }
    outcomes
}

/// Chance that notices whether it was asked.
struct Lots {
    chance: QuickChance,
    drawn: bool,
}

impl Chance for Lots {
    fn bits(&mut self) -> u32 {
        self.drawn = true;
        self.chance.bits()
    }
}
