//! `ivanhoe review`: a finished game as Champion sees it.

use std::path::PathBuf;

use bots::BotGame;
use clap::Args;
use locales::{Language, Reader, Told, Words};
use review::{Account, Blow, Decision, Report, Review, ReviewError, Verdict};
use table::{Record, Seat, Viewer};

use crate::failure::Failure;
use crate::file;
use crate::progress::Progress;

/// Review a finished game: verdicts, luck and play, and what decided it.
///
/// All numbers are Champion's opinion: the chance to win if everyone plays on like Champion. The
/// same record gives the same review on every machine.
#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    /// A record (.ivanhoe)
    file: PathBuf,
    /// Whose decisions; by default those of the first player who is not a bot
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// Print everything as JSON, for programs
    #[arg(long)]
    json: bool,
    /// The language, by its code; by default that of your system
    #[arg(long, value_parser = crate::play::language_parser(), conflicts_with = "json")]
    language: Option<Language>,
}

pub(crate) fn run(args: ReviewArgs) -> Result<(), Failure> {
    let text = file::read(&args.file)?;
    let title = file::title(&args.file, &text)?;
    games::with_game!(title, G => review::<G>(&args, &text))
}

fn review<G: BotGame + Told>(args: &ReviewArgs, text: &str) -> Result<(), Failure> {
    let record: Record<G> = text.parse().map_err(|error| file::at(&args.file, error))?;
    let seat = match &args.seat {
        Some(seat) => {
            seat.parse().map_err(|error| Failure::input(format!("--seat {seat}: {error}")))?
        }
        None => first_person(&record),
    };
    let words = Words::new(args.language.unwrap_or_else(crate::play::language));
    let mut review = Review::new(record, seat).map_err(|error| match error {
        ReviewError::Unfinished => file::at(&args.file, words.say("term-review-unfinished", &[])),
        ReviewError::NoSeat(_) => Failure::input(format!("--seat: {error}")),
        ReviewError::Broken(_) | ReviewError::NoNetwork(_) => file::at(&args.file, error),
    })?;
    let progress = Progress::count(words.say("term-review-working", &[]), 0);
    while review.step() {
        let now = review.progress();
        progress.stands_at(now.done as u64, now.all as u64);
    }
    drop(progress);
    let report = review.report();
    if args.json {
        let json = serde_json::to_string(&report).map_err(Failure::input)?;
        return crate::out(&format!("{json}\n"));
    }
    let printed = Printed { words: &words, report: &report, review: &review };
    printed.lines().iter().try_for_each(|line| crate::say(line))
}

/// The first seat that no bot played, or the first.
fn first_person<G: BotGame>(record: &Record<G>) -> Seat {
    let is_bot = |seat: Seat| record.about.bots.iter().any(|(bot, _)| *bot == seat);
    let seats = (0..record.names.len()).map(Seat::new);
    seats.into_iter().find(|&seat| !is_bot(seat)).unwrap_or(Seat::A)
}

/// A review as text.
struct Printed<'a, G: BotGame> {
    words: &'a Words,
    report: &'a Report,
    review: &'a Review<G>,
}

impl<G: BotGame + Told> Printed<'_, G> {
    fn lines(&self) -> Vec<String> {
        let say = |id: &str| self.words.say(id, &[]);
        let title =
            [("game", G::title(self.words).into()), ("player", self.name(self.report.seat).into())];
        let mut lines = vec![self.words.say("term-review-title", &title), String::new()];
        lines.push(say("term-review-decided"));
        lines.extend(self.story());
        lines.extend([String::new(), say("term-review-decisions")]);
        lines.extend(self.decisions());
        lines.extend([String::new(), say("term-review-accounts")]);
        lines.extend(self.accounts());
        lines.extend([say("term-review-luck-explained"), String::new()]);
        lines.push(say("term-review-opinion"));
        lines
    }

    fn name(&self, seat: Seat) -> String {
        Reader::new(self.words, Viewer::Public, &self.report.names).name(seat)
    }

    /// What decided the game, in three sentences.
    fn story(&self) -> Vec<String> {
        let (player, story) = (self.name(self.report.seat), &self.report.story);
        let blow = |id: &str, blow: &Blow| {
            let side = if blow.change > 0.0 { "good" } else { "bad" };
            let by = blow.by.map_or_else(String::new, |by| self.name(by));
            let arguments = [
                ("player", player.as_str().into()),
                ("other", by.into()),
                ("number", blow.entry.into()),
                ("points", points(blow.change.abs()).into()),
            ];
            self.words.say(&format!("term-review-{id}-{side}"), &arguments)
        };
        let luck = story.luck.as_ref().map(|luck| {
            let id = if luck.entry == 0 { "deal" } else { "draw" };
            blow(id, luck)
        });
        let other = story.other.as_ref().map(|other| blow("other", other));
        [luck, self.loss(&player), other].into_iter().flatten().collect()
    }

    /// The seat's own largest loss, or that there was none.
    fn loss(&self, player: &str) -> Option<String> {
        if !self.report.verdicts {
            return None;
        }
        let Some(loss) = &self.report.story.loss else {
            return Some(self.words.say("term-review-no-loss", &[("player", player.into())]));
        };
        let arguments = [
            ("player", player.into()),
            ("number", loss.entry.into()),
            ("points", points(loss.loss).into()),
            ("better", self.choice(loss.entry, &loss.better).into()),
        ];
        Some(self.words.say("term-review-loss", &arguments))
    }

    /// A move as the player read it.
    fn choice(&self, entry: usize, mv: &str) -> String {
        let seat = Viewer::Seat(self.report.seat);
        let reader = Reader::new(self.words, seat, &self.report.names);
        let at = self.review.history().after(entry - 1);
        let view = at.state.view(&at.memory, seat);
        mv.parse().map_or_else(|_| mv.to_owned(), |mv| G::tell_choice(&reader, mv, Some(&view)))
    }

    /// The decisions with a verdict, and how many were close.
    fn decisions(&self) -> Vec<String> {
        if !self.report.verdicts {
            return vec![self.words.say("term-review-no-verdicts", &[])];
        }
        let decisions = &self.report.decisions;
        let wrong = decisions.iter().filter(|it| it.verdict.is_some_and(Verdict::is_wrong));
        let mut lines: Vec<String> = wrong.map(|decision| self.decision(decision)).collect();
        let close = decisions.iter().filter(|it| it.verdict == Some(Verdict::Close)).count();
        let counts = [("count", decisions.len().into()), ("close", close.into())];
        lines.push(self.words.say("term-review-count", &counts));
        lines
    }

    fn decision(&self, decision: &Decision) -> String {
        let verdict = match decision.verdict {
            Some(Verdict::Blunder) => "term-review-blunder",
            Some(Verdict::Mistake) => "term-review-mistake",
            Some(Verdict::Inaccuracy | Verdict::Close | Verdict::Good) | None => {
                "term-review-inaccuracy"
            }
        };
        let mv = |place: usize| self.choice(decision.entry, &decision.moves[place].mv);
        let arguments = [
            ("verdict", self.words.say(verdict, &[]).into()),
            ("number", decision.entry.into()),
            ("points", points(decision.loss).into()),
            ("error", format!("{:.1}", 100.0 * decision.error).into()),
            ("played", mv(decision.chosen).into()),
            ("better", mv(0).into()),
        ];
        self.words.say("term-review-decision", &arguments)
    }

    /// A line for each seat: luck, own play, the others' play, and the result.
    fn accounts(&self) -> Vec<String> {
        let line = |account: &Account| {
            let [luck, own, others, result] = account.points();
            let signed = |points: i64| format!("{points:+}");
            let arguments = [
                ("player", self.name(account.seat).into()),
                ("luck", signed(luck).into()),
                ("own", signed(own).into()),
                ("others", signed(others).into()),
                ("result", signed(result).into()),
            ];
            self.words.say("term-review-account", &arguments)
        };
        self.report.accounts.iter().map(line).collect()
    }
}

/// A chance in whole points.
fn points(chance: f64) -> i64 {
    (100.0 * chance).round() as i64
}
