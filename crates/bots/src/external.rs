//! Programs from outside that play over JSON lines (`docs/bot-protocol.md`).
//!
//! Nothing a program does may hang or break a game: separate threads read and write over bounded
//! channels, every wait has a timeout, and [`Rule`] makes any move that the program does not make
//! in time.

use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Options as _, QuickChance, Seat, Seats};

use crate::bot::{Bot, Complaint, Forfeits};
use crate::bot_game::{BotGame, Rule};
use crate::lines::{self, Line};

/// The version of the protocol. A change that old programs would not understand raises it.
const PROTOCOL: u32 = 1;

/// After this many forfeited moves a program is not asked again in this game.
const MOST_FORFEITS: u64 = 10;

/// How much of a wrong answer a complaint quotes.
const QUOTED: usize = 80;

/// A bot's seat and its time limits.
#[derive(Clone, Copy, Debug)]
pub struct BotSeat<O> {
    /// Its seat.
    pub seat: Seat,
    /// Player count and house rules.
    pub options: O,
    /// The time limits of a program from outside.
    pub time_limits: TimeLimits,
}

/// The time limits of a program from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// To answer the greeting.
    pub hello: Duration,
    /// For each move.
    pub choose: Duration,
    /// To exit after the game.
    pub leave: Duration,
}

impl TimeLimits {
    /// As the protocol says.
    pub const USUAL: Self = Self {
        hello: Duration::from_secs(5),
        choose: Duration::from_secs(1),
        leave: Duration::from_secs(1),
    };

    /// The usual limits, with this one for moves.
    #[must_use]
    pub const fn for_moves(choose: Duration) -> Self {
        Self { choose, ..Self::USUAL }
    }
}

/// A program that speaks the line protocol, for one seat of one game.
#[derive(Debug)]
pub struct External {
    child: Child,
    time_limits: TimeLimits,
    seat: Seat,
    /// `None` once it is given up.
    pipes: Option<Pipes>,
    /// The number of the last question.
    id: u64,
    forfeits: Forfeits,
    complaints: Vec<Complaint>,
    /// When it was informed that the game is over.
    dismissed: Option<Instant>,
}

/// The two ends of the connection to a program.
#[derive(Debug)]
struct Pipes {
    to: SyncSender<String>,
    from: Receiver<Line>,
}

/// A message to the program.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum ToProgram<'a, V> {
    Hello {
        protocol: u32,
        game: &'a str,
        players: usize,
        seat: Seat,
        options: Map<String, Value>,
        move_ms: u128,
    },
    Choose {
        view: &'a V,
        legal: &'a [String],
        id: u64,
    },
    Over {
        winners: Vec<Seat>,
        scores: &'a [u32],
    },
}

/// A message from the program.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum FromProgram {
    Hello {
        #[serde(default, rename = "name")]
        _name: String,
    },
    Move {
        id: u64,
        #[serde(rename = "move")]
        mv: String,
    },
}

/// Why an answer does not count.
struct Fault {
    reason: String,
    /// What it wrote, if anything.
    quote: Option<String>,
    /// Is the program lost for good?
    gone: bool,
}

impl Fault {
    fn new(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), quote: None, gone: false }
    }

    fn quoting(mut self, quote: &str) -> Self {
        self.quote = Some(quote.chars().take(QUOTED).flat_map(char::escape_debug).collect());
        self
    }

    fn gone(mut self) -> Self {
        self.gone = true;
        self
    }
}

impl External {
    /// Starts the program and greets it. One that does not answer the greeting plays as `rule`.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start<G: BotGame>(
        command: &str,
        bot_seat: &BotSeat<G::Options>,
    ) -> Result<Self, String> {
        let failed = |what: String| format!("exec:{command}: {what}");
        let words = lines::split(command).map_err(failed)?;
        let (program, arguments) =
            words.split_first().ok_or_else(|| failed("a command is missing".to_owned()))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            // With all its children it forms one process group, which is killed as one.
            .process_group(0)
            .spawn()
            .map_err(|error| failed(format!("cannot be started: {error}")))?;
        let (input, output) = (child.stdin.take(), child.stdout.take());
        let pipes = input.zip(output).map(|(input, output)| Pipes {
            to: lines::write_to(input),
            from: lines::read_from(output),
        });
        let mut program = Self {
            child,
            time_limits: bot_seat.time_limits,
            seat: bot_seat.seat,
            pipes,
            id: 0,
            forfeits: Forfeits::default(),
            complaints: Vec::new(),
            dismissed: None,
        };
        program.greet::<G>(bot_seat.options);
        Ok(program)
    }

    fn greet<G: BotGame>(&mut self, options: G::Options) {
        let hello: ToProgram<'_, ()> = ToProgram::Hello {
            protocol: PROTOCOL,
            game: G::NAME,
            players: options.players(),
            seat: self.seat,
            options: options.unusual(),
            move_ms: self.time_limits.choose.as_millis(),
        };
        let deadline = Instant::now() + self.time_limits.hello;
        if let Err(fault) = self.tell(&hello).and_then(|()| self.hear_hello(deadline)) {
            self.complain(&fault);
            self.declare_dead();
        }
    }

    fn hear_hello(&mut self, deadline: Instant) -> Result<(), Fault> {
        let text = self.hear(deadline).map_err(|fault| match fault {
            Some(fault) => fault,
            None => Fault::new("did not answer the greeting in time"),
        })?;
        match serde_json::from_str(&text) {
            Ok(FromProgram::Hello { .. }) => Ok(()),
            Ok(FromProgram::Move { .. }) | Err(_) => {
                Err(Fault::new("answered the greeting with something else").quoting(&text))
            }
        }
    }

    fn tell<V: Serialize>(&mut self, message: &ToProgram<'_, V>) -> Result<(), Fault> {
        let line = serde_json::to_string(message).expect("what we say is plain JSON");
        let Some(pipes) = &self.pipes else { return Err(Fault::new("is not there").gone()) };
        // A program that does not read blocks its writer, and then the channel is full. A program
        // that has exited is noticed on the next read.
        let _ = pipes.to.try_send(line);
        Ok(())
    }

    /// The next line that arrived in time: a fault, or `None` if nothing arrived.
    fn hear(&mut self, deadline: Instant) -> Result<String, Option<Fault>> {
        loop {
            let Some(pipes) = &self.pipes else { return Err(None) };
            let left = deadline.saturating_duration_since(Instant::now());
            match pipes.from.recv_timeout(left) {
                Ok(Line::Text { at, .. }) if at > deadline => return Err(None),
                Ok(Line::Text { text, .. }) => return Ok(text),
                Ok(Line::TooLong) => {
                    let most = lines::LONGEST;
                    return Err(Some(Fault::new(format!(
                        "wrote a line of more than {most} bytes"
                    ))));
                }
                Ok(Line::Unreadable) => {
                    return Err(Some(Fault::new("wrote something that is not UTF-8 text")));
                }
                // The rest of a line that was too long.
                Ok(Line::Rest) => {}
                Err(RecvTimeoutError::Timeout) => return Err(None),
                Err(RecvTimeoutError::Disconnected) => return Err(Some(self.left())),
            }
            if Instant::now() > deadline {
                return Err(None);
            }
        }
    }

    /// The program has closed its output. If it has just exited, its exit code comes a moment
    /// later, or on a busy machine a while later.
    fn left(&mut self) -> Fault {
        let deadline = Instant::now() + Duration::from_secs(1);
        match lines::wait_until(&mut self.child, deadline) {
            Some(status) => Fault::new(format!("ended before the game ({status})")).gone(),
            None => Fault::new("closed its output before the game ended").gone(),
        }
    }

    /// Asks for a move, as an index into the list.
    fn ask<V: Serialize>(&mut self, view: &V, legal: &[String]) -> Result<usize, Fault> {
        self.id += 1;
        let deadline = Instant::now() + self.time_limits.choose;
        self.tell(&ToProgram::Choose { view, legal, id: self.id })?;
        loop {
            let received = self.hear(deadline);
            let text = received.map_err(|fault| fault.unwrap_or(Fault::new("took too long")))?;
            match serde_json::from_str(&text) {
                // A late answer, for which it has already forfeited a move.
                Ok(FromProgram::Move { id, .. }) if id < self.id => {}
                Ok(FromProgram::Move { id, .. }) if id > self.id => {
                    return Err(Fault::new("answered a question never asked").quoting(&text));
                }
                Ok(FromProgram::Move { mv, .. }) => {
                    let place = legal.iter().position(|listed| *listed == mv);
                    return place.ok_or_else(|| Fault::new("chose no legal move").quoting(&mv));
                }
                Ok(FromProgram::Hello { .. }) | Err(_) => {
                    return Err(
                        Fault::new("answered with something other than a move").quoting(&text)
                    );
                }
            }
        }
    }

    fn forfeit(&mut self, fault: &Fault) {
        self.complain(fault);
        if fault.gone {
            self.declare_dead();
        } else if self.forfeits.moves + 1 >= MOST_FORFEITS {
            self.complain(&Fault::new(format!("gave {MOST_FORFEITS} moves away and is out")));
            self.declare_dead();
        }
    }

    /// The rest of the game is played without it.
    fn declare_dead(&mut self) {
        self.forfeits.dead = true;
        self.give_up();
    }

    fn complain(&mut self, fault: &Fault) {
        match self.complaints.iter_mut().find(|known| known.reason == fault.reason) {
            Some(known) => known.times += 1,
            None => self.complaints.push(Complaint {
                seat: self.seat,
                reason: fault.reason.clone(),
                first: fault.quote.clone(),
                times: 1,
            }),
        }
    }

    /// Kills the program with all its children, and waits for it, so that no zombie is left. Its
    /// threads end when the pipes close; they are not waited for, since a child that has left the
    /// group may keep those open.
    fn give_up(&mut self) {
        self.pipes = None;
        // The group has the id of its first process, which stays taken while any of them lives.
        // They may have exited already, which is as good.
        if let Some(group) = i32::try_from(self.child.id()).ok().and_then(Pid::from_raw) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: BotGame> Bot<G> for External {
    fn choose(&mut self, view: &G::View, moves: &[G::Move], chance: &mut QuickChance) -> G::Move {
        if self.pipes.is_some() {
            let mut listed: Vec<(String, G::Move)> =
                moves.iter().map(|&mv| (mv.to_string(), mv)).collect();
            listed.sort_unstable();
            let (legal, listed): (Vec<String>, Vec<G::Move>) = listed.into_iter().unzip();
            match self.ask(view, &legal) {
                Ok(place) => return listed[place],
                Err(fault) => self.forfeit(&fault),
            }
        }
        self.forfeits.moves += 1;
        Bot::<G>::choose(&mut Rule, view, moves, chance)
    }

    fn over(&mut self, winners: Seats, scores: &[u32]) {
        if self.pipes.is_some() {
            let over: ToProgram<'_, ()> =
                ToProgram::Over { winners: winners.into_iter().collect(), scores };
            // Whether the message arrives or not, the program is dismissed.
            let _ = self.tell(&over);
            self.pipes = None;
            self.dismissed = Some(Instant::now());
        }
    }

    fn complaints(&mut self) -> Vec<Complaint> {
        std::mem::take(&mut self.complaints)
    }

    fn forfeits(&self) -> Forfeits {
        self.forfeits
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let Some(dismissed) = self.dismissed {
            let _ = lines::wait_until(&mut self.child, dismissed + self.time_limits.leave);
        }
        self.give_up();
    }
}

#[cfg(test)]
mod tests {
    use table::{Game as _, Match, Seed, Viewer};
    use tournament::{Move, State, View};

    use super::*;
    use crate::arena::play_game;

    /// Answers the greeting, and then each question as `answer` says, with `$id` and `$first`, the
    /// first legal move.
    fn program(answer: &str) -> String {
        format!(
            r#"sh -c 'read -r line; echo "{{\"type\":\"hello\",\"name\":\"test\"}}"
            while read -r line; do case "$line" in *over*) exit;; esac
            id=${{line##*\"id\":}}; id=${{id%\}}}}
            first=${{line#*\"legal\":[\"}}; first=${{first%%\"*}}
            {answer}; done'"#
        )
    }

    /// A shell command that answers a question with a move.
    fn say(id: &str, mv: &str) -> String {
        format!(r#"echo "{{\"type\":\"move\",\"id\":{id},\"move\":\"{mv}\"}}""#)
    }

    fn answer(id: &str, mv: &str) -> String {
        program(&say(id, mv))
    }

    /// The first move in text order, as `$first` is.
    struct First;

    impl Bot<State> for First {
        fn choose(&mut self, _: &View, moves: &[Move], _: &mut QuickChance) -> Move {
            *moves.iter().min_by_key(|mv| mv.to_string()).expect("there is a move")
        }
    }

    /// A game of a program, or of a bot, against `rule`.
    fn game(bot: Box<dyn Bot<State>>) -> (Match<State>, Vec<Complaint>, Forfeits) {
        let options = tournament::Options::usual(2).expect("two play");
        let mut bots = vec![bot, Box::new(Rule)];
        let (game, _) = play_game(options, Seed::of_series(1, 0), 0, &mut bots);
        assert!(game.state().awaiting().winners().is_some());
        (game, bots[0].complaints(), bots[0].forfeits())
    }

    fn start(command: &str, move_ms: u64) -> External {
        let options = tournament::Options::usual(2).expect("two play");
        let time_limits = TimeLimits {
            hello: Duration::from_millis(if command == "sleep 60" { 30 } else { 5000 }),
            choose: Duration::from_millis(move_ms),
            leave: Duration::from_millis(500),
        };
        let bot_seat = BotSeat { seat: Seat::A, options, time_limits };
        External::start::<State>(command, &bot_seat).expect("it starts")
    }

    #[test]
    fn a_program_plays_its_own_moves() {
        let (played, complaints, forfeits) = game(Box::new(start(&answer("$id", "$first"), 5000)));
        assert_eq!((complaints, forfeits), (Vec::new(), Forfeits::default()));
        let (expected, ..) = game(Box::new(First));
        assert_eq!(played.record(), expected.record());
    }

    #[test]
    fn a_late_answer_to_an_old_question_is_ignored() {
        let both = format!("{}; {}", say("$((id - 1))", "$first"), say("$id", "$first"));
        let (played, complaints, _) = game(Box::new(start(&program(&both), 5000)));
        assert_eq!(complaints, []);
        let (expected, ..) = game(Box::new(First));
        assert_eq!(played.record(), expected.record());
    }

    /// Whatever a program does, the game goes on as if `rule` played, and the complaint says why.
    #[test]
    fn whatever_a_program_does_the_game_goes_on() {
        let (by_rule, _, _) = game(Box::new(Rule));
        let cases = [
            ("true", 5000, "ended before the game (exit status: 0)", 1),
            ("sh -c 'read line; exit 3'", 5000, "ended before the game (exit status: 3)", 1),
            ("sleep 60", 5000, "did not answer the greeting in time", 1),
            ("yes", 5000, "answered the greeting with something else", 1),
            (&program("exit 4"), 5000, "ended before the game (exit status: 4)", 1),
            (&program("kill $$"), 5000, "ended before the game (signal: 15 (SIGTERM))", 1),
            (&program("echo garbage"), 5000, "answered with something other than a move", 10),
            (
                &program(r"printf '\''\377\n'\''"),
                5000,
                "wrote something that is not UTF-8 text",
                10,
            ),
            (&program("sleep 60"), 10, "took too long", 10),
            (&program("exec <&-; sleep 60"), 10, "took too long", 10),
            (&program("exec >&-; sleep 60"), 5000, "closed its output before the game ended", 1),
            (&answer("$id", "fly"), 5000, "chose no legal move", 10),
            (&answer("$((id + 1))", "$first"), 5000, "answered a question never asked", 10),
            // A late answer to an old question is ignored, and time goes on.
            (&answer("$((id - 1))", "$first"), 10, "took too long", 10),
            (&program("yes"), 5000, "answered with something other than a move", 10),
        ];
        for (command, move_ms, reason, times) in cases {
            let (played, complaints, forfeits) = game(Box::new(start(command, move_ms)));
            let found = complaints.iter().find(|complaint| complaint.reason == reason);
            assert_eq!(found.map(|found| found.times), Some(times), "{command}: {complaints:?}");
            assert_eq!(found.map(|found| found.seat), Some(Seat::A));
            let out = complaints.iter().any(|what| what.reason.contains("is out"));
            assert_eq!(out, times == 10, "{command}: {complaints:?}");
            assert_eq!(played.record(), by_rule.record(), "{command}");
            assert!(forfeits.dead && forfeits.moves >= times.into(), "{command}: {forfeits:?}");
        }
    }

    #[test]
    fn an_endless_line_forfeits_a_move_and_takes_no_memory() {
        let command = program(r"tr '\''\0'\'' x </dev/zero");
        let (_, complaints, _) = game(Box::new(start(&command, 200)));
        let reasons: Vec<&str> = complaints.iter().map(|what| what.reason.as_str()).collect();
        assert!(reasons.contains(&"wrote a line of more than 65536 bytes"), "{reasons:?}");
        assert!(reasons.contains(&"gave 10 moves away and is out"), "{reasons:?}");
    }

    #[test]
    fn a_program_that_cannot_be_started_is_an_error() {
        let options = tournament::Options::usual(2).expect("two play");
        let bot_seat = BotSeat { seat: Seat::A, options, time_limits: TimeLimits::USUAL };
        let fails =
            |command| External::start::<State>(command, &bot_seat).err().unwrap_or_default();
        assert!(fails("./no-such-program").starts_with("exec:./no-such-program: cannot be star"));
        assert!(fails("").ends_with("a command is missing"));
        assert!(fails("sh -c 'x").ends_with("a ' is not closed"));
    }

    /// After the game it is informed and may exit by itself; if it does not, it is killed.
    #[test]
    fn no_process_stays() {
        let stubborn = program("sleep 0").replace("exit;;", "sleep 60;;");
        for command in [answer("$id", "$first"), program("sleep 60"), stubborn] {
            let mut program = start(&command, 10);
            let process = std::path::PathBuf::from(format!("/proc/{}", program.child.id()));
            assert!(process.exists() || !cfg!(target_os = "linux"));
            Bot::<State>::over(&mut program, Seats::only(Seat::B), &[0, 5]);
            drop(program);
            assert!(!process.exists(), "{command}");
        }
    }

    /// The processes of a group, except those that have exited.
    #[cfg(target_os = "linux")]
    fn alive(group: u32) -> usize {
        let is_of_group = |stat: String| {
            // After the name in brackets: state, parent, group.
            let fields = stat.rsplit_once(") ")?.1.split(' ').collect::<Vec<_>>();
            Some(fields[0] != "Z" && fields[2] == group.to_string())
        };
        let folders = std::fs::read_dir("/proc").expect("processes").flatten();
        let stats =
            folders.filter_map(|folder| std::fs::read_to_string(folder.path().join("stat")).ok());
        stats.filter_map(is_of_group).filter(|&alive| alive).count()
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_programs_children_end_with_it() {
        let hello = r#"echo "{\"type\":\"hello\",\"name\":\"test\"}""#;
        let command =
            format!("sh -c 'sleep 60 & sleep 60 & {hello}; read -r line; read -r line; wait'");
        let program = start(&command, 10);
        let group = program.child.id();
        assert_eq!(alive(group), 3, "it and its two children");
        drop(program);
        let deadline = Instant::now() + Duration::from_secs(10);
        while alive(group) > 0 && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(alive(group), 0);
    }

    /// A program is sent what its seat may see, and nothing of other seats.
    #[test]
    fn a_program_gets_its_own_view() {
        let options = tournament::Options::usual(2).expect("two play");
        let game = Match::<State>::begin(options, Seed::of_series(1, 0), &[]);
        let view = game.view(Viewer::Seat(Seat::B));
        let legal = ["end".to_owned()];
        let message = ToProgram::Choose { view: &view, legal: &legal, id: 17 };
        let text = serde_json::to_string(&message).expect("JSON");
        assert!(text.starts_with(r#"{"type":"choose","view":{"viewer":"B","#), "{text}");
        assert!(text.ends_with(r#"},"legal":["end"],"id":17}"#), "{text}");
    }
}
