//! What Champion would do in the place of the only person at a table of bots. Hints are counted,
//! and the record says how many there were.

use bots::{BotGame, Level, Sampling};
use protocol::{Answer, Code, Hint, Refusal, ServerMessage};
use table::{QuickChance, Seat, Viewer};

use super::play::Outcome;
use super::{Purpose, Table};
use crate::environment::{Environment, ThinkingKind, ThinkingTask};

/// A player who sees hardly a difference between two actions plays either: the second at least four
/// times for every five times that they play the first.
const TORN: Sampling = Sampling { temperature: 1.0, reach: 0.223 };
/// How often such a player is asked for another move.
const DRAWS: usize = 8;

/// A hint that is being thought about.
#[derive(Debug)]
pub(super) struct PendingHint<F> {
    feed: F,
    id: String,
    number: u32,
}

impl<G: BotGame, E: Environment> Table<G, E> {
    /// Counts a hint, and lets Champion think about it as bots think.
    ///
    /// # Errors
    /// If other people play here, the seat has nothing to decide, or Champion is not loaded.
    pub(super) async fn hint(
        &mut self,
        seat: Seat,
        prompt: u64,
        (feed, id): (&E::Feed, &str),
    ) -> Result<Outcome, Refusal> {
        self.must_play()?;
        self.meta.only_person().ok_or(Code::NotAlone)?;
        self.must_answer(seat, prompt)?;
        let live = self.live.as_ref().filter(|live| live.awaiting().asked().contains(seat));
        let live = live.ok_or(Code::Stale)?;
        if bots::networks::is_missing(G::NAME) {
            return Err(Code::NotLoaded.into());
        }
        if self.hint.is_some() {
            return Err(Code::TooFast.into());
        }
        let (view, moves) = (live.view(Viewer::Seat(seat)), live.moves(seat));
        let mut chance = self.chance(seat, Purpose::Question);
        let mut meta = self.meta.clone();
        meta.hints += 1;
        let number = meta.hints;
        self.keep_meta(meta, self.stage).await?;
        self.hint = Some(PendingHint { feed: feed.clone(), id: id.to_owned(), number });
        let decide = Box::new(move || Some(best::<G>(&view, &moves, &mut chance).join("\n")));
        let what = ThinkingKind::Hint;
        self.env.think(ThinkingTask { what, seat, version: prompt, decide, fallback: None });
        Ok(Outcome::AnswersItself)
    }

    /// Champion has decided: its moves, one in a line.
    pub fn advised(&mut self, moves: Option<String>) {
        let Some(PendingHint { feed, id, number }) = self.hint.take() else { return };
        let Some(moves) = moves else { return self.refuse(&feed, id, Code::Internal.into()) };
        let hint = Hint { moves: moves.lines().map(str::to_owned).collect(), number };
        let answer = Answer {
            id,
            refused: None,
            refusal: None,
            legal: Vec::new(),
            events: Vec::new(),
            view: None,
            hint: Some(hint),
        };
        self.answer(&feed, &ServerMessage::Answer(answer));
    }
}

/// What Champion would play, and what it would play nearly as often.
fn best<G: BotGame>(view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> Vec<String> {
    let best = Level::Champion.bot::<G>().choose(view, moves, chance);
    let other = G::trained(TORN).and_then(|mut torn| {
        let mut drawn = (0..DRAWS).map(|_| torn.choose(view, moves, chance));
        drawn.find(|mv| *mv != best && moves.contains(mv))
    });
    [Some(best), other].into_iter().flatten().map(|mv| mv.to_string()).collect()
}
