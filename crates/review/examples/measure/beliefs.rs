//! Are beliefs calibrated, and better than a uniform guess?
//!
//! Cards of which the viewer knows that they are held or that they are not do not count. The cards
//! of a game are not independent of each other, so standard errors are those of games.

use std::time::Instant;

use bots::BotGame;
use review::{AS_SAID, Curve, Guess, mean_and_error};
use table::{Chance as _, Hand, QuickChance, Seat, Viewer};

use crate::{Size, history, judge};

/// Beliefs are looked at before this many decisions of each game, drawn by lot from those of all
/// seats: more of the same game would say little more.
const MOMENTS: usize = 4;
/// The games that curves are fitted to, and those that check them.
const FITTED: u64 = 27;
const FRESH: u64 = 28;
/// The bins in which calibration is checked.
const TENTHS: [f64; 9] = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
/// The bins that become points of a curve, where there are enough cards.
const POINTS: [f64; 14] =
    [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98];
/// A point has at least this many cards and at most this standard error; otherwise it is joined to
/// the next.
const ENOUGH: f64 = 400.0;
const EXACT: f64 = 0.015;

/// A card that a seat could hold.
struct Card {
    said: f64,
    uniform: f64,
    held: f64,
}

/// The cards of some moments of each game, corrected or not.
fn cards<G: BotGame>(size: Size, series: u64, curve: Option<Curve>) -> Vec<Vec<Card>> {
    size.each(|number| {
        let players = size.players_of(number);
        let (history, mut judge) = (history::<G>(players, series, number), judge::<G>());
        let mut guess = Guess::of(G::NAME, players);
        guess.curve = curve.unwrap_or(guess.curve);
        let mut chance = QuickChance::new(number);
        let seats = (0..players).map(Seat::new);
        let mut moments: Vec<(usize, Seat)> = seats
            .flat_map(|seat| history.decisions(seat).into_iter().map(move |entry| (entry, seat)))
            .collect();
        let mut cards = Vec::new();
        for _ in 0..MOMENTS.min(moments.len()) {
            let (entry, viewer) = moments.swap_remove(chance.below(moments.len()));
            let at = history.after(entry - 1);
            let unseen = G::unseen(&at.state.view(&at.memory, Viewer::Seat(viewer)));
            for belief in history.beliefs(&mut *judge, entry - 1, viewer, guess) {
                let known = at.state.known_cards(&at.memory, viewer, belief.holder);
                let kinds = Hand::<G::Kind>::whole_deck().kinds();
                for (kind, card) in kinds.zip(belief.cards) {
                    if unseen.has(kind) && !known.has(kind) {
                        let held = f64::from(u8::from(card.held));
                        cards.push(Card { said: card.chance, uniform: card.uniform, held });
                    }
                }
            }
        }
        cards
    })
}

/// Leaves out the cards of which all worlds say the same: a hand may be empty, or hold all that is
/// left. How many they are, and of how many it is wrong.
fn take_sure(games: &mut [Vec<Card>]) -> (usize, usize) {
    let is_sure = |card: &Card| card.uniform == 0.0 || card.uniform == 1.0;
    let sure = games.iter().flatten().filter(|card| is_sure(card));
    let counts = sure.fold((0, 0), |(certain, wrong), card| {
        (certain + 1, wrong + usize::from(card.held != card.uniform))
    });
    games.iter_mut().for_each(|cards| cards.retain(|card| !is_sure(card)));
    counts
}

/// Cards of which about the same was said.
struct Bin {
    cards: f64,
    said: f64,
    held: f64,
    /// For each game: cards, and how many of them were held.
    games: Vec<(f64, f64)>,
}

impl Bin {
    /// The bins between these bounds.
    fn of(games: &[Vec<Card>], bounds: &[f64], said: fn(&Card) -> f64) -> Vec<Self> {
        let empty =
            || Self { cards: 0.0, said: 0.0, held: 0.0, games: vec![(0.0, 0.0); games.len()] };
        let mut bins: Vec<Self> = (0..=bounds.len()).map(|_| empty()).collect();
        for (number, card) in games
            .iter()
            .enumerate()
            .flat_map(|(number, cards)| cards.iter().map(move |card| (number, card)))
        {
            let chance = said(card);
            let bin = &mut bins[bounds.partition_point(|bound| *bound <= chance)];
            bin.cards += 1.0;
            bin.said += chance;
            bin.held += card.held;
            bin.games[number].0 += 1.0;
            bin.games[number].1 += card.held;
        }
        bins
    }

    fn mean_said(&self) -> f64 {
        self.said / self.cards
    }

    fn mean_held(&self) -> f64 {
        self.held / self.cards
    }

    /// One standard error of how often cards were held.
    fn error(&self) -> f64 {
        let mean = self.mean_held();
        let square = |(cards, held): &(f64, f64)| (held - mean * cards).powi(2);
        self.games.iter().map(square).sum::<f64>().sqrt() / self.cards
    }

    fn join(&mut self, other: &Self) {
        self.cards += other.cards;
        self.said += other.said;
        self.held += other.held;
        for (game, other) in self.games.iter_mut().zip(&other.games) {
            *game = (game.0 + other.0, game.1 + other.1);
        }
    }
}

/// Prints how the beliefs at a table are to be corrected.
pub(crate) fn curve<G: BotGame>(size: Size) {
    let mut games = cards::<G>(size, FITTED, Some(AS_SAID));
    take_sure(&mut games);
    let mut points: Vec<Bin> = Vec::new();
    let is_exact = |bin: &Bin| bin.cards >= ENOUGH && bin.error() < EXACT;
    // Of what is said to be rarer than the first bound there is too little.
    for bin in Bin::of(&games, &POINTS, |card| card.said).into_iter().skip(1) {
        match points.last_mut() {
            // It waits for more, or what is said to be likelier was held less often.
            Some(last) if !is_exact(last) || bin.mean_held() <= last.mean_held() => last.join(&bin),
            Some(_) | None => points.push(bin),
        }
    }
    while points.len() > 1 && !points.last().is_some_and(is_exact) {
        let (last, before) = (points.pop().expect("two"), points.last_mut().expect("one"));
        before.join(&last);
    }
    let players = match (size.players, size.most) {
        (players, most) if players == most => players.to_string(),
        (least, most) => format!("{least}..={most}"),
    };
    println!("        (\"{}\", {players}) => &[", G::NAME);
    println!("            (0.0, 0.0),");
    for point in &points {
        println!("            ({:.4}, {:.4}),", point.mean_said(), point.mean_held());
    }
    println!("            (1.0, 1.0),");
    println!("        ],");
    for point in &points {
        let [said, held, error] =
            [point.mean_said(), point.mean_held(), point.error()].map(|it| 100.0 * it);
        println!("// {} cards: said {said:.1}, held {held:.1} ± {error:.1}", point.cards);
    }
}

/// Compares what was said with what was held, in games that no curve was fitted to.
pub(crate) fn beliefs<G: BotGame>(size: Size) {
    let start = Instant::now();
    let mut games = cards::<G>(size, FRESH, None);
    let time = start.elapsed().as_secs_f64() / (size.games as usize * MOMENTS) as f64;
    let (certain, wrong) = take_sure(&mut games);
    let loss = |chance: f64, held: f64| {
        let chance = chance.clamp(0.001, 0.999);
        -(held * chance.ln() + (1.0 - held) * (1.0 - chance).ln())
    };
    let count = games.iter().flatten().count() as f64;
    let mean = |loss: &dyn Fn(&Card) -> f64| games.iter().flatten().map(loss).sum::<f64>() / count;
    let ours = mean(&|card| loss(card.said, card.held));
    let uniform = mean(&|card| loss(card.uniform, card.held));
    let gain = |card: &Card| loss(card.uniform, card.held) - loss(card.said, card.held);
    let gains = games.iter().map(|cards| cards.iter().map(gain).sum::<f64>());
    let (_, error) = mean_and_error(gains);
    println!(
        "log loss {ours:.4}, uniform {uniform:.4}, better by {:.5} ± {:.5}; {:.0} ms a moment",
        uniform - ours,
        error * size.games as f64 / count,
        1e3 * time
    );
    println!("of {certain} more cards all worlds say the same, and are wrong about {wrong}");
    print_bins(&games);
    if size.most > size.players {
        for players in size.players..=size.most {
            println!("with {players}:");
            let is_here = |number: &usize| size.players_of(*number as u64) == players;
            let here = (0..games.len()).filter(is_here);
            print_bins(&here.map(|number| std::mem::take(&mut games[number])).collect::<Vec<_>>());
        }
    }
}

/// What was said and what was held, in ten bins.
fn print_bins(games: &[Vec<Card>]) {
    println!("| said | held | off | error | cards | the uniform guess: said | held |");
    let said = Bin::of(games, &TENTHS, |card| card.said);
    let uniform = Bin::of(games, &TENTHS, |card| card.uniform);
    for (bin, uniform) in said.iter().zip(&uniform) {
        let [said, held, error, even, had] = [
            bin.mean_said(),
            bin.mean_held(),
            bin.error(),
            uniform.mean_said(),
            uniform.mean_held(),
        ]
        .map(|it| 100.0 * it);
        println!(
            "| {said:.1} | {held:.1} | {:.1} | {error:.2} | {} | {even:.1} | {had:.1} |",
            held - said,
            bin.cards
        );
    }
}
