//! The game line by line: the log in sentences, the moves with their numbers, and one line of input
//! at a time. For screen readers, pipes and scripts.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _};

use tokio::sync::mpsc;

use crate::command::{self, Command};
use crate::error::TermError;
use crate::model::Page;
use crate::pages;
use crate::play::Play;
use crate::session::{Session, Signals};
use crate::tui::TICK;
use crate::update;

/// The longest line of input.
const LONGEST: u64 = 64 * 1024;

/// How many lines of the log are repeated when a player comes back to a game.
const MEMORY: usize = 12;

/// What has been printed so far, and what is pending.
struct Plain<'a, G: Play> {
    session: &'a mut Session<G>,
    /// Typed lines that are not carried out yet.
    waiting: VecDeque<String>,
    /// Is there no more input?
    ended: bool,
    /// Does the input come from a program? Then a move waits until it is asked for.
    patient: bool,
    /// How much of the log and the chat is printed; `None` before the first report.
    log: Option<usize>,
    chat: usize,
    hand: String,
    /// The version of the last question that was printed.
    prompted: Option<u64>,
    /// The table that this was printed for.
    table: String,
    /// The last sentence about a table where there is nothing to decide yet, or any more.
    waited: String,
}

/// Plays until the player leaves or the input ends.
pub(crate) async fn run<G: Play>(session: &mut Session<G>) -> Result<(), TermError> {
    let mut signals = Signals::new()?;
    let mut input = read_lines();
    let mut plain = Plain {
        session,
        waiting: VecDeque::new(),
        ended: false,
        patient: !io::stdin().is_terminal(),
        log: None,
        chat: 0,
        hand: String::new(),
        prompted: None,
        table: String::new(),
        waited: String::new(),
    };
    print(&[plain.welcome()])?;
    loop {
        plain.report()?;
        while plain.carry_out_next() {
            plain.report()?;
        }
        if plain.is_done() {
            return Ok(());
        }
        tokio::select! {
            biased;
            () = signals.any() => return Ok(()),
            news = plain.session.connection.hear.recv() => match news {
                Some(news) => plain.session.receive(news).await,
                None => return Ok(()),
            },
            () = tokio::time::sleep(TICK), if plain.session.model.is_watched_over() => {
                plain.session.tick();
            }
            line = input.recv(), if !plain.ended => match line {
                Some(line) => plain.waiting.push_back(line),
                None => plain.ended = true,
            },
        }
    }
}

/// Prints lines to standard output. Names and chat come over the network and may contain anything.
pub(crate) fn print(lines: &[String]) -> Result<(), TermError> {
    let mut out = io::stdout().lock();
    for line in lines {
        writeln!(out, "{}", printable(line))?;
    }
    Ok(out.flush()?)
}

/// A text without what a terminal would interpret: control characters, and characters that change
/// the direction of writing.
#[must_use]
pub fn printable(text: &str) -> String {
    let turning = ['\u{200e}'..='\u{200f}', '\u{202a}'..='\u{202e}', '\u{2066}'..='\u{2069}'];
    let turns = |letter: char| turning.iter().any(|marks| marks.contains(&letter));
    text.chars().filter(|&letter| !letter.is_control() && !turns(letter)).collect()
}

/// The lines of standard input, read on a separate thread.
fn read_lines() -> mpsc::Receiver<String> {
    let (tell, lines) = mpsc::channel(64);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            match input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&bytes).into_owned();
            if tell.blocking_send(line).is_err() {
                return;
            }
        }
    });
    lines
}

impl<G: Play> Plain<'_, G> {
    fn welcome(&self) -> String {
        let model = &self.session.model;
        let others = model.room.seats.iter().filter(|seat| Some(seat.seat) != model.room.you);
        let taken = others.filter(|seat| !matches!(seat.occupant, protocol::Occupant::Free));
        let others: Vec<String> = taken.map(|seat| model.occupant(seat)).collect();
        let arguments = [
            ("game", G::title(&model.words).into()),
            ("players", model.words.list(&others).into()),
            ("count", others.len().into()),
        ];
        model.words.say("term-welcome", &arguments)
    }

    /// Prints what is new, and the question if there is one.
    fn report(&mut self) -> Result<(), TermError> {
        let mut lines = Vec::new();
        let model = &mut self.session.model;
        if self.table != model.room.table {
            self.table.clone_from(&model.room.table);
            (self.log, self.chat, self.prompted) = (None, 0, None);
        }
        if model.game.is_some() {
            let all = model.log.len();
            let told = self.log.map_or(all.saturating_sub(MEMORY), |told| told.min(all));
            lines.extend(model.log.iter().skip(told).cloned());
            self.log = Some(model.log.len());
        }
        let said = model.chat.iter().skip(self.chat);
        lines.extend(said.map(|line| pages::chat_line(&model.words, line)));
        self.chat = model.chat.len();
        lines.append(&mut model.notice);
        if let Some(page) = model.page.take() {
            lines.extend(pages::lines(model, &page));
        }
        lines.extend(model.broken.take());
        let waited = match (model.is_spectator(), model.game.is_none() && !model.at_home) {
            (true, _) => model.say("term-watching"),
            (false, true) => {
                [model.phase()].into_iter().chain(model.invitation()).collect::<Vec<_>>().join(" ")
            }
            (false, false) => String::new(),
        };
        if self.waited != waited {
            lines.extend(Some(waited.clone()).filter(|waited| !waited.is_empty()));
            self.waited = waited;
        }
        lines.extend(self.question());
        print(&lines)
    }

    /// The question to the player, once per version.
    fn question(&mut self) -> Vec<String> {
        let model = &self.session.model;
        let Some(game) = &model.game else { return Vec::new() };
        if self.prompted == Some(game.version) || !(model.is_asked() || model.is_over()) {
            return Vec::new();
        }
        self.prompted = Some(game.version);
        let mut lines = vec![String::new(), model.phase()];
        if model.is_over() {
            lines.push(model.say("term-over-typed"));
            return lines;
        }
        lines.extend(model.tell(|reader| G::status(reader, &game.view)));
        let hand = pages::lines(model, &Page::Hand).join(" ");
        if hand != self.hand && !model.hand().is_empty() {
            lines.push(hand.clone());
            self.hand = hand;
        }
        lines.extend(pages::moves(model, None));
        lines
    }

    /// Carries out the next line, if it is time.
    fn carry_out_next(&mut self) -> bool {
        let model = &self.session.model;
        let Some(line) = self.waiting.front() else { return false };
        let is_move = matches!(command::parse(line), Ok(Some(Command::Move(_))));
        // At home a program's lines wait for the question, so that they always mean the same.
        let waits = self.patient && (is_move || model.at_home) && !model.is_spectator();
        if model.is_waiting() || (waits && !model.is_asked() && !model.is_over()) {
            return false;
        }
        if is_move && self.patient && model.is_over() {
            self.session.model.leaving = true;
            return false;
        }
        let line = self.waiting.pop_front().unwrap_or_default();
        let requests = update::enter_line(&mut self.session.model, &line);
        self.session.send(requests);
        true
    }

    /// Is there nothing left to do: is the player leaving, has the input ended, or does a program
    /// still make moves when the game is over?
    fn is_done(&self) -> bool {
        let model = &self.session.model;
        let read = self.ended && self.waiting.is_empty() && !model.is_waiting();
        // At home a program gets the next question before it leaves.
        let told = model.game.is_some() && (model.is_asked() || model.is_over());
        model.leaving || (read && (told || !model.at_home))
    }
}
