//! A person's table without a server: whole games, and what is left of them when the program ends.

use live::local::{Fresh, Local, Output, make};
use live::record::StoredGame;
use live::{Change, EntryRow, Guest, Millis, Stage, TableRow};
use protocol::{Pace, PlayNow};
use serde_json::{Map, Value, json};
use table::Seed;

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
        let local = open(&table, &[], START);
        let mut player = Self {
            local,
            table,
            entries: Vec::new(),
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
