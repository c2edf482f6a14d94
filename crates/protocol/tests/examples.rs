//! `PROTOCOL.md` shows one real example of every message, exactly as it is sent.

use std::path::PathBuf;

use protocol::{
    Answer, ChatLine, ClientMessage, Clock, Clocks, Closing, Code, Deal, Hello, Hint, LobbyTable,
    Occupant, Presence, Refusal, Request, Room, RoomSeat, Said, ServerMessage, Settings, Stage,
    StandingOrder, Update, WindowBar,
};
use serde_json::{Value, json};
use table::{Match, Options as _, Seat, Seed, Viewer};
use tournament::{Options, State};

/// This test rewrites the text between the marks when `UPDATE_EXAMPLES` is set.
const MARKS: [&str; 2] = ["<!-- examples -->\n", "<!-- end of examples -->\n"];

fn document() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("PROTOCOL.md")
}

fn json_of(what: &impl serde::Serialize) -> Value {
    serde_json::to_value(what).expect("JSON")
}

/// A game of two in its first turn.
fn game() -> Match<State> {
    let options = Options::usual(2).expect("two can play");
    let mut game = Match::<State>::begin(options, Seed::of_series(1, 0), &["Ann", "Wamba"]);
    let (seat, mv) = first_move(&game);
    game.play(seat, mv).expect("a listed move");
    game
}

fn first_move(game: &Match<State>) -> (Seat, <State as table::Game>::Move) {
    use table::Game as _;
    let seat = game.state().awaiting().asked().into_iter().next().expect("somebody decides");
    (seat, game.state().moves_of(seat)[0])
}

fn settings() -> Settings {
    Settings {
        clock: Clock::Live { bank: 600, increment: 10 },
        open: true,
        ..Settings::usual("tournament", 2)
    }
}

fn guest(name: &str, program: bool) -> Occupant {
    Occupant::Guest { name: name.into(), presence: Presence::Here, program }
}

fn room() -> Room {
    Room {
        table: "k7f3m2qx9wbd".into(),
        stage: Stage::Waiting,
        settings: Settings { players: 3, ..settings() },
        seats: vec![
            RoomSeat { seat: Seat::A, occupant: guest("Ann", false) },
            RoomSeat {
                seat: Seat::B,
                occupant: Occupant::Bot { level: "knight".into(), name: "Wamba".into() },
            },
            RoomSeat { seat: Seat::C, occupant: guest("Deep Thought", true) },
        ],
        you: Some(Seat::A),
        host: true,
        spectators: 0,
        commitment: Seed::of_series(1, 0).commitment(),
        deal: Some(Deal {
            attempt: 1,
            seals: vec![Some(Seed::of_series(2, 0).commitment()), None, None],
            fixed: true,
            revealed: vec![Seat::A],
        }),
        paused: false,
        muted: Vec::new(),
        winners: Vec::new(),
        scores: Vec::new(),
        rematch: None,
        closed: None,
        offline: false,
        branch: None,
    }
}

fn update() -> Update {
    use table::Game as _;
    let game = game();
    let (seat, _) = first_move(&game);
    let entry = game.record().entries.last().expect("a move");
    let viewer = Viewer::Seat(seat);
    let seen = entry.events.iter().filter_map(|event| State::event_view(event, viewer));
    let moves = game.state().moves_of(seat);
    Update {
        version: 2,
        view: Some(json_of(&game.view(viewer))),
        base: None,
        patch: None,
        legal: moves.iter().take(3).map(ToString::to_string).collect(),
        asked: true,
        window: Some(WindowBar { opened: 1000, closes: 6000, more: true, orders: true }),
        clocks: Some(Clocks { left: vec![598_000, 600_000], running: Some(seat), now: 1000 }),
        order: Some(StandingOrder::Touched),
        undo: true,
        back: false,
        from: 17,
        events: seen.map(|event| json_of(&event)).collect(),
    }
}

/// The next update, which contains only changes.
fn next_update() -> Update {
    let patch = json!({"turn": ["B"], "seats": {"0": {"cards": [7]}}});
    let events = vec![json!({"event": "turn-began", "seat": "B"})];
    let (legal, window, clocks) = (Vec::new(), None, None);
    let (base, patch) = (Some(2), Some(patch));
    Update {
        version: 3,
        view: None,
        base,
        patch,
        legal,
        asked: false,
        window,
        clocks,
        undo: false,
        from: 18,
        events,
        ..update()
    }
}

fn refusal() -> Refusal {
    let reason = json!({"reason": "total-too-low", "total": 3, "highest": 5});
    Refusal {
        code: Code::Rule,
        rule: Some("T3.4".into()),
        reason: Some(Box::new(reason)),
        text: "a total of 3 is not enough against 5".into(),
    }
}

fn from_the_server() -> Vec<ServerMessage> {
    let line = ChatLine {
        number: 1,
        at: 1000,
        name: "Ann".into(),
        seat: Some(Seat::A),
        said: Said::Phrase("hello".into()),
    };
    let open = LobbyTable {
        table: "k7f3m2qx9wbd".into(),
        stage: Stage::Waiting,
        settings: settings(),
        seats: vec![Some("Ann".into()), None],
        bots: 0,
        created: 1000,
    };
    let hello = Hello { protocol: 3, server: "0.1.0".into(), name: Some("Ann".into()), now: 1000 };
    let answer = Answer {
        id: "q1".into(),
        refused: Some(1),
        refusal: Some(refusal()),
        legal: vec![],
        events: vec![],
        view: None,
        hint: None,
    };
    let hint = Answer {
        id: "q2".into(),
        refused: None,
        refusal: None,
        legal: vec![],
        events: vec![],
        view: None,
        hint: Some(Hint { moves: vec!["riposte B".into()], number: 1 }),
    };
    vec![
        ServerMessage::Hello(hello),
        ServerMessage::Lobby {
            whole: false,
            tables: vec![open],
            gone: vec!["9wbdk7f3m2qx".into()],
        },
        ServerMessage::Room(room()),
        ServerMessage::Update(update()),
        ServerMessage::Update(next_update()),
        ServerMessage::Done { id: "a1".into() },
        ServerMessage::Answer(answer),
        ServerMessage::Answer(hint),
        ServerMessage::Refused { id: Some("a2".into()), refusal: Code::Stale.into() },
        ServerMessage::Chat { whole: false, lines: vec![line] },
        ServerMessage::Resync,
        ServerMessage::Closing { why: Closing::Restarting },
    ]
}

/// The examples as the document shows them.
fn written() -> String {
    let mut text = String::from("\nA client says:\n\n```json\n");
    for (number, message) in (1..).zip(ClientMessage::examples()) {
        let request = message.named(format!("a{number}"));
        text += &format!("{}\n", serde_json::to_string(&request).expect("JSON"));
    }
    text += "```\n\nThe server says:\n\n```json\n";
    for message in from_the_server() {
        text += &format!("{}\n", serde_json::to_string(&message).expect("JSON"));
    }
    text + "```\n"
}

#[test]
fn the_document_shows_what_is_sent() {
    let text = std::fs::read_to_string(document()).expect("the document");
    let (before, rest) = text.split_once(MARKS[0]).expect("the first mark");
    let (shown, after) = rest.split_once(MARKS[1]).expect("the second mark");
    if std::env::var_os("UPDATE_EXAMPLES").is_some() {
        let text = format!("{before}{}{}{}{after}", MARKS[0], written(), MARKS[1]);
        std::fs::write(document(), text).expect("it can be written");
        return;
    }
    assert_eq!(shown, written(), "run with UPDATE_EXAMPLES=1 and read the difference");
}

#[test]
fn client_messages_are_read_as_they_are_written() {
    for message in ClientMessage::examples() {
        let request = message.named("a1");
        let text = serde_json::to_string(&request).expect("JSON");
        assert_eq!(Request::read(&text), Ok(request), "{text}");
    }
    let long = format!(r#"{{"id":"{}","type":"ping"}}"#, "a".repeat(65));
    for bad in [
        "",
        "{}",
        "[]",
        "null",
        r#"{"type":"ping"}"#,
        r#"{"id":7,"type":"ping"}"#,
        r#"{"id":"","type":"ping"}"#,
        r#"{"id":"a b","type":"ping"}"#,
        &long,
    ] {
        assert!(matches!(Request::read(bad), Err((None, _))), "{bad}");
    }
    for bad in [
        r#"{"id":"a"}"#,
        r#"{"id":"a","type":"fly"}"#,
        r#"{"id":"a","type":"play","prompt":-1,"move":"end"}"#,
        r#"{"id":"a","type":"sit","seat":"G"}"#,
        r#"{"id":"a","type":"ping","n":7}"#,
        r#"{"id":"a","type":"watch","table":"x","late":true}"#,
        r#"{"id":"a","type":"ask","moves":"end"}"#,
        r#"{"id":"a","type":"ask","move":"end"}"#,
    ] {
        assert!(matches!(Request::read(bad), Err((Some(id), _)) if id == "a"), "{bad}");
    }
}

/// Both sides have as many examples as they have messages: one for each `type`.
#[test]
fn every_message_has_an_example() {
    let kinds = |values: Vec<Value>| -> Vec<String> {
        values.iter().map(|value| value["type"].to_string()).collect()
    };
    let client = kinds(ClientMessage::examples().iter().map(json_of).collect());
    let mut server = kinds(from_the_server().iter().map(json_of).collect());
    server.dedup();
    let source = |file: &str| {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
        std::fs::read_to_string(path).expect("the source")
    };
    // An enum's variants are indented by four spaces and begin with a capital letter.
    let variants = |text: &str, name: &str| {
        let body = text.split(&format!("pub enum {name} {{\n")).nth(1).expect("the enum");
        let body = body.split("\n}\n").next().expect("its end").to_owned();
        let is_variant = |line: &&str| {
            line.starts_with("    ") && line[4..].starts_with(|c: char| c.is_ascii_uppercase())
        };
        body.lines().filter(is_variant).count()
    };
    assert_eq!(client.len(), variants(&source("client.rs"), "ClientMessage"), "{client:?}");
    assert_eq!(server.len(), variants(&source("server.rs"), "ServerMessage"), "{server:?}");
    for (number, kind) in client.iter().enumerate() {
        assert!(!client[..number].contains(kind), "{kind} twice");
    }
}
