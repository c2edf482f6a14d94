//! Traces: whole games with all legal moves and positions, one JSON object per line, for comparison
//! with other engines (`rules/notation.md`).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::game::{Game, Options};
use crate::notation::{Notation, dealt};
use crate::record::{Match, Source};
use crate::seat::{Seat, Seats};

/// A whole game in the form of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "P: Serialize", deserialize = "P: serde::de::DeserializeOwned"))]
pub struct Trace<P> {
    game: String,
    players: usize,
    options: Map<String, Value>,
    dealer: Seat,
    deck: Vec<String>,
    start: P,
    steps: Vec<Step<P>>,
    winner: String,
    scores: Vec<u32>,
}

/// One decision of a trace.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "P: Serialize", deserialize = "P: serde::de::DeserializeOwned"))]
struct Step<P> {
    seat: Seat,
    legal: Vec<String>,
    #[serde(rename = "move")]
    mv: String,
    chance: Map<String, Value>,
    after: P,
}

/// Traces a game as it is played.
#[derive(Clone, Debug)]
pub struct Tracer<G: Notation> {
    trace: Trace<G::Setup>,
    /// The entries of the record that are already traced.
    written: usize,
}

impl<G: Notation> Tracer<G> {
    /// Begins with a game that has just been dealt.
    ///
    /// # Panics
    /// If it has not.
    #[must_use]
    pub fn begin(game: &Match<G>) -> Self {
        let options = game.record().options;
        let deal = game.record().deal.first().and_then(dealt::<G>);
        let (dealer, deck) = deal.expect("the game has been dealt");
        let trace = Trace {
            game: G::NAME.to_owned(),
            players: options.players(),
            options: options.unusual(),
            dealer,
            deck,
            start: game.state().setup(),
            steps: Vec::new(),
            winner: String::new(),
            scores: Vec::new(),
        };
        Self { trace, written: 0 }
    }

    /// Adds the decision just made by `seat`, whose list was `legal`, and forced passes after it.
    pub fn step(&mut self, seat: Seat, legal: Vec<String>, mv: G::Move, game: &Match<G>) {
        let entries = &game.record().entries[self.written..];
        let events: Vec<_> = entries.iter().flat_map(|entry| entry.events.clone()).collect();
        self.written = game.record().entries.len();
        let (mv, after) = (mv.to_string(), game.state().setup());
        self.trace.steps.push(Step { seat, legal, mv, chance: G::fortune(&events), after });
    }

    /// The whole game.
    #[must_use]
    pub fn finish(mut self, game: &G) -> Trace<G::Setup> {
        self.trace.winner = game.awaiting().winners().unwrap_or(Seats::NONE).to_string();
        self.trace.scores = game.scores();
        self.trace
    }
}

/// Plays the answers that are only asked for secrecy, with the random numbers of the record.
pub fn settle<G: Game>(game: &mut Match<G>) {
    while let Some((seat, mv)) = game.state().forced_pass() {
        game.play(seat, mv).expect("a forced pass is legal");
    }
}

/// Replays a trace and compares legal moves, random outcomes and positions.
///
/// # Errors
/// The first difference, with its step.
pub fn replay<G: Notation>(trace: &Trace<G::Setup>) -> Result<(), String> {
    if trace.game != G::NAME {
        return Err(format!("a trace of `{}`, not of {}", trace.game, G::NAME));
    }
    let options = G::Options::of_notation(trace.players, &trace.options)?;
    let mut script = G::script_deal(trace.dealer, &trace.deck)?;
    let mut game = Match::<G>::deal(options, Source::Hands, &mut script, &[]);
    script.fault().map_or(Ok(()), Err)?;
    same("start", &trace.start, &game.state().setup())?;
    for (number, step) in (1..).zip(&trace.steps) {
        replay_step(&mut game, step).map_err(|what| format!("step {number}: {what}"))?;
    }
    let state = game.state();
    same("winner", &trace.winner, &state.awaiting().winners().unwrap_or(Seats::NONE).to_string())?;
    same("scores", &trace.scores, &state.scores())
}

fn replay_step<G: Notation>(game: &mut Match<G>, step: &Step<G::Setup>) -> Result<(), String> {
    same("legal", &step.legal, &game.state().written_moves(step.seat))?;
    let mv: G::Move = step.mv.parse().map_err(|error| format!("`{}`: {error}", step.mv))?;
    let fortune: Vec<_> = step.chance.clone().into_iter().collect();
    let mut script = game.state().script(step.seat, mv, &fortune)?;
    let written = game.record().entries.len();
    game.play_with(step.seat, mv, &mut script).map_err(|illegal| illegal.to_string())?;
    while let Some((seat, mv)) = game.state().forced_pass() {
        game.play_with(seat, mv, &mut script).map_err(|illegal| illegal.to_string())?;
    }
    script.fault().map_or(Ok(()), Err)?;
    let entries = &game.record().entries[written..];
    let events: Vec<_> = entries.iter().flat_map(|entry| entry.events.clone()).collect();
    same("chance", &step.chance, &G::fortune(&events))?;
    same("after", &step.after, &game.state().setup())
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, told: &T, found: &T) -> Result<(), String> {
    if told == found {
        return Ok(());
    }
    Err(format!("{what} differs\n  told:  {told:?}\n  found: {found:?}"))
}
