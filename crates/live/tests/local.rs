//! A person's table without a server: whole games, and what is left of them when the program ends.

use live::branch::{Try, branch};
use live::local::{Fresh, Local, Output, make};
use live::record::StoredGame;
use live::{Change, EntryRow, Guest, Job, Millis, Stage, TableRow, import};
use protocol::{Pace, PlayNow};
use serde_json::{Map, Value, json};
use table::{Seat, Seed};

const START: Millis = 1_700_000_000_000;

/// The player's side: what is stored, and the newest messages.
struct Player {
    local: Local,
    table: TableRow,
    entries: Vec<EntryRow>,
    /// Tables that a rematch has made.
    others: Vec<TableRow>,
    said: Vec<Value>,
    update: Value,
    wake: Option<Millis>,
    now: Millis,
    requests: u32,
}

fn fresh(number: u64) -> Fresh {
    Fresh { code: format!("table{number}"), seed: Seed::of_series(24, number) }
}

fn guest() -> Guest {
    Guest { id: 1, name: "Ann".into(), program: false }
}

fn open(table: &TableRow, entries: &[EntryRow], now: Millis) -> Local {
    let stored = (table.clone(), entries.to_vec());
    Local::open(stored, guest(), (7, fresh(99)), now).expect("a stored table")
}

impl Player {
    fn new(game: &str, players: usize) -> Self {
        let (game, level) = (game.to_owned(), "squire".to_owned());
        let args = PlayNow { game, players, level, options: Map::new(), pace: Pace::Instant };
        let table = make(args, &guest(), &fresh(1), START).expect("a table");
        Self::at(table, Vec::new())
    }

    /// At a table that is stored.
    fn at(table: TableRow, entries: Vec<EntryRow>) -> Self {
        let local = open(&table, &entries, START);
        let mut player = Self {
            local,
            table,
            entries,
            others: Vec::new(),
            said: Vec::new(),
            update: Value::Null,
            wake: None,
            now: START,
            requests: 0,
        };
        player.come_back();
        player
    }

    fn come_back(&mut self) {
        let hello = self.local.connect(self.now);
        self.take(hello);
        self.ask(&json!({"type": "watch", "table": self.table.code, "since": 0}));
    }

    fn take(&mut self, output: Output) {
        for change in output.keep {
            match change {
                Change::Table(row) if row.code == self.table.code => self.table = row,
                Change::Table(row) => self.others.push(row),
                Change::Entry(entry) => self.entries.push(entry),
                Change::Chat(_) | Change::Alive(_) => {}
            }
        }
        for text in output.say {
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if message["type"] == "update" {
                self.update = message.clone();
            }
            self.said.push(message);
        }
        self.wake = output.wake;
    }

    fn ask(&mut self, message: &Value) {
        let mut message = message.clone();
        message["id"] = format!("r{}", self.requests).into();
        self.requests += 1;
        let output = self.local.hear(&message.to_string(), self.now);
        self.take(output);
    }

    fn legal(&self) -> Vec<String> {
        serde_json::from_value(self.update["legal"].clone()).unwrap_or_default()
    }

    /// Plays the first legal move when asked, otherwise waits.
    fn go_on(&mut self) {
        match self.legal().first().filter(|_| self.update["asked"] == true) {
            Some(mv) => {
                let play = json!({"type": "play", "prompt": self.update["version"], "move": mv});
                self.update["asked"] = false.into();
                self.ask(&play);
            }
            None => {
                self.now = self.now.max(self.wake.unwrap_or_default()) + 1;
                let output = self.local.tick(self.now);
                self.take(output);
            }
        }
    }

    fn play_until(&mut self, is_done: impl Fn(&Self) -> bool) {
        for _ in 0..20_000 {
            if is_done(self) {
                return;
            }
            self.go_on();
        }
        panic!("the game stands still: {}", self.update);
    }

    fn is_over(&self) -> bool {
        self.table.stage == Stage::Over
    }

    fn record(&self) -> String {
        let game = StoredGame::of_row(self.table.clone()).expect("a table");
        let game = game.with_entries(self.entries.clone()).expect("entries");
        game.record(None).expect("a record")
    }
}

#[test]
fn whole_games_are_played_without_a_server() {
    for (game, players) in [("tournament", 4), ("castles", 3)] {
        let mut player = Player::new(game, players);
        player.ask(&json!({"type": "start"}));
        player.play_until(Player::is_over);
        let refused = player.said.iter().find(|message| message["type"] == "refused");
        assert_eq!(refused, None, "{game}");
        assert!(player.record().contains("[Result "), "{game}");
        assert!(player.wake.is_none_or(|wake| wake > player.now), "{game}: nothing is due");
    }
}

/// The program ends at any moment. What was kept is enough to go on, and to prove the game.
#[test]
fn a_game_goes_on_from_what_was_kept() {
    for game in ["tournament", "castles"] {
        let mut player = Player::new(game, 3);
        player.ask(&json!({"type": "start"}));
        let mut ends = 0;
        while !player.is_over() {
            let so_far = player.entries.len();
            player.play_until(|player| player.is_over() || player.entries.len() > so_far + 9);
            let before = player.update.clone();
            player.local = open(&player.table, &player.entries, player.now);
            player.come_back();
            assert_eq!(player.update["version"], before["version"], "{game}");
            ends += 1;
        }
        assert!(ends > 3, "{game}: {ends}");
        let numbers: Vec<u32> = player.entries.iter().map(|entry| entry.seq).collect();
        assert!(numbers.iter().copied().eq(0..numbers.len() as u32), "{game}: none twice");
        assert!(player.record().contains("[Result "), "{game}");
    }
}

#[test]
fn a_window_stays_open_while_the_device_sleeps() {
    let mut player = Player::new("tournament", 4);
    player.ask(&json!({"type": "start"}));
    let left = |player: &Player| {
        let asked = player.update["asked"] == true;
        player.update["window"]["closes"].as_i64().filter(|_| asked).map(|at| at - player.now)
    };
    player.play_until(|player| left(player).is_some());
    let before = left(&player).expect("a window");
    player.now += 3_600_000;
    let output = player.local.tick(player.now);
    player.take(output);
    let after = left(&player).expect("the same window");
    assert!((before - 100..=before).contains(&after), "{before} {after}");
}

#[test]
fn a_rematch_is_a_new_table_that_is_kept() {
    let mut player = Player::new("tournament", 2);
    player.ask(&json!({"type": "start"}));
    player.play_until(Player::is_over);
    player.ask(&json!({"type": "rematch"}));
    let [next] = &player.others[..] else { panic!("one more table") };
    assert_eq!((next.code.as_str(), next.stage), ("table99", Stage::Waiting));
    let room = player.said.iter().rev().find(|message| message["type"] == "room");
    assert_eq!(room.expect("a room")["rematch"], "table99");
    open(next, &[], player.now);
}

#[test]
fn other_tables_and_broken_messages_are_refused() {
    let mut player = Player::new("castles", 3);
    for (message, code) in [
        (json!({"type": "watch", "table": "elsewhere"}), "no-such-table"),
        (json!({"type": "play", "prompt": 0, "move": "end"}), "not-watching"),
        (json!({"type": "dance"}), "bad-message"),
    ] {
        player.ask(&message);
        let last = player.said.last().expect("an answer");
        assert_eq!((&last["type"], &last["refusal"]["code"]), (&json!("refused"), &json!(code)));
    }
}

/// The record of a finished game.
fn finished(game: &str) -> Player {
    let mut player = Player::new(game, 3);
    player.ask(&json!({"type": "start"}));
    player.play_until(Player::is_over);
    player
}

fn attempt(record: &str, entry: usize, imagined: Option<u64>) -> Result<Job, String> {
    let (record, table, level) = (record.to_owned(), "table1".to_owned(), "squire".to_owned());
    let (seat, pace) = (Seat::A, Pace::Instant);
    let tried = Try { record, table, seat, entry, imagined, level, pace };
    branch(&tried, &guest(), "table2", START)
}

/// A table from what is to be stored of it.
fn begun(job: Job) -> Player {
    let (mut table, mut entries) = (None, Vec::new());
    for change in job {
        match change {
            Change::Table(row) => table = Some(row),
            Change::Entry(entry) => entries.push(entry),
            Change::Chat(_) | Change::Alive(_) => {}
        }
    }
    Player::at(table.expect("a table"), entries)
}

/// From the middle of a game on, the player's first decision.
fn decision(record: &str, entries: usize) -> usize {
    let is_one = |entry: &usize| attempt(record, *entry, None).is_ok();
    (entries / 2..entries).find(is_one).expect("a decision")
}

#[test]
fn a_decision_is_tried_again_in_both_meanings() {
    for game in ["tournament", "castles"] {
        let before = finished(game);
        let record = before.record();
        let entry = decision(&record, before.entries.len());
        let mut views = Vec::new();
        for imagined in [None, Some(5), Some(6)] {
            let mut player = begun(attempt(&record, entry, imagined).expect("a decision"));
            let room = player.said.iter().rev().find(|message| message["type"] == "room");
            let room = &room.expect("a room")["branch"];
            assert_eq!((&room["table"], &room["entry"]), (&json!("table1"), &json!(entry - 1)));
            assert_eq!(room["imagined"], imagined.is_some());
            assert!(room["decision"].as_u64() >= Some(1), "{room}");
            views.push((player.update["view"].clone(), player.legal()));
            // What belongs to the other game is not taken back.
            player.ask(&json!({"type": "undo", "prompt": player.update["version"]}));
            assert_eq!(player.said.last().expect("an answer")["type"], "refused");
            player.play_until(|player| player.entries.len() > entry + 4);
            player.local = open(&player.table, &player.entries, player.now);
            player.come_back();
            player.play_until(Player::is_over);
            let tried = player.record();
            assert!(tried.contains(&format!("\n[Branch \"table1 {} A\"]\n", entry - 1)), "{tried}");
            assert_eq!(tried.contains("\n[World "), imagined.is_some());
            let refused = import(&tried, &guest(), "elsewhere", START).expect_err("it counts not");
            assert_eq!(refused, "it was tried from another game");
            // The deal, the world and every move are checked again.
            let again = attempt(&tried, entry, None);
            let whole = again.is_ok();
            assert_eq!(whole, imagined.is_none(), "{:?}", again.err());
        }
        assert_eq!(views[0], views[1], "{game}: the seat sees no difference");
        assert_eq!(views[0], views[2], "{game}: the seat sees no difference");
    }
}

#[test]
fn what_cannot_be_tried_is_refused() {
    let player = finished("tournament");
    let record = player.record();
    let entry = decision(&record, player.entries.len());
    let mut running = Player::new("tournament", 3);
    running.ask(&json!({"type": "start"}));
    running.play_until(|player| player.entries.len() > 40);
    let refused = (1..40).find_map(|entry| attempt(&running.record(), entry, None).err());
    assert_eq!(refused, Some("the game is not over".to_owned()));
    for wrong in [0, player.entries.len() + 1] {
        let refused = attempt(&record, wrong, Some(1)).expect_err("no such move");
        assert!(refused.contains("is no decision of A"), "{refused}");
    }
    let forged = record.replacen("[Seed \"", "[Seed \"0", 1);
    assert!(attempt(&forged, entry, None).is_err());
}
