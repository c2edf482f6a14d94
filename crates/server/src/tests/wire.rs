//! Bad connections byte by byte: broken, slow, half open.

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream, duplex};
use tokio::sync::watch;

use super::world::{Person, World, pass, settle, stacked, tournament};
use crate::config::Config;
use crate::serve::{OpenConnection, connection};
use crate::store::{Change, EntryRow};
use live::testing::written_events;

/// A raw connection, for misbehaving clients.
struct Raw {
    stream: DuplexStream,
    received: Vec<u8>,
}

impl Raw {
    fn new(world: &World) -> Self {
        Self::from(world, None)
    }

    fn from(world: &World, address: Option<&str>) -> Self {
        let (stream, servers) = duplex(1 << 16);
        let address = address.map(|address| address.parse().expect("an address"));
        if let Some(open) = OpenConnection::open(&world.app, address, watch::channel(()).1) {
            tokio::spawn(connection(open, world.router(), servers));
        }
        Self { stream, received: Vec::new() }
    }

    /// Opens a WebSocket.
    async fn socket(world: &World, person: Option<&Person>) -> Self {
        let mut raw = Self::new(world);
        raw.upgrade(person).await;
        let head = raw.hear().await;
        assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
        raw
    }

    async fn upgrade(&mut self, person: Option<&Person>) {
        let cookie = person.map(|person| format!("Cookie: ivanhoe={}\r\n", person.token));
        self.upgrade_with(&cookie.unwrap_or_default()).await;
    }

    /// Opens a WebSocket with these headers.
    async fn upgrade_with(&mut self, headers: &str) {
        let head = format!(
            "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
        );
        self.send(head.as_bytes()).await;
    }

    /// Sends bytes; errors are ignored.
    async fn send(&mut self, bytes: &[u8]) {
        let _ = self.stream.write_all(bytes).await;
    }

    /// Sends a WebSocket frame, with a mask of zeroes.
    async fn frame(&mut self, opcode: u8, payload: &[u8]) {
        let mut frame = vec![0x80 | opcode];
        match payload.len() {
            short @ ..126 => frame.push(0x80 | short as u8),
            long => {
                frame.push(0x80 | 126);
                frame.extend_from_slice(&(long as u16).to_be_bytes());
            }
        }
        frame.extend_from_slice(&[0; 4]);
        frame.extend_from_slice(payload);
        self.send(&frame).await;
    }

    /// What has been received by now, as text.
    async fn hear(&mut self) -> String {
        settle().await;
        let mut bytes = [0; 1 << 16];
        while let Ok(Ok(count @ 1..)) =
            tokio::time::timeout(std::time::Duration::ZERO, self.stream.read(&mut bytes)).await
        {
            self.received.extend_from_slice(&bytes[..count]);
        }
        String::from_utf8_lossy(&std::mem::take(&mut self.received)).into_owned()
    }

    /// Has the server closed the connection?
    async fn is_closed(&mut self) -> bool {
        self.hear().await;
        let mut bytes = [0; 16];
        let read = self.stream.read(&mut bytes);
        matches!(tokio::time::timeout(std::time::Duration::ZERO, read).await, Ok(Ok(0) | Err(_)))
    }
}

fn sockets(world: &World) -> String {
    let figures = world.app.figures();
    figures.lines().find(|line| line.starts_with("ivanhoe_sockets ")).unwrap_or_default().to_owned()
}

#[tokio::test(start_paused = true)]
async fn an_endless_request_head_times_out() {
    let world = World::new().await;
    let mut slow = Raw::new(&world);
    slow.send(b"GET /api/health HTTP/1.1\r\n").await;
    for _ in 0..9 {
        slow.send(b"X: y\r\n").await;
        pass(1_000).await;
    }
    assert!(!slow.is_closed().await);
    pass(1_500).await;
    assert!(slow.is_closed().await);
    let mut idle = Raw::new(&world);
    pass(11_000).await;
    assert!(idle.is_closed().await, "the same for a client that sends nothing at all");
}

#[tokio::test(start_paused = true)]
async fn a_missing_request_body_times_out() {
    let world = World::new().await;
    let mut slow = Raw::new(&world);
    let head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 100\r\n\r\n{";
    slow.send(head.as_bytes()).await;
    pass(19_000).await;
    assert_eq!(slow.hear().await, "");
    pass(2_000).await;
    let answer = slow.hear().await;
    assert!(answer.contains("400") && answer.contains("did not come"), "{answer}");
}

#[tokio::test(start_paused = true)]
async fn anything_but_http_is_cut_off() {
    let world = World::new().await;
    for junk in [&b"\x16\x03\x01\x02\x00\x01"[..], b"HELLO\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n"] {
        let mut raw = Raw::new(&world);
        raw.send(junk).await;
        pass(11_000).await;
        assert!(raw.is_closed().await, "{junk:?}");
    }
    let mut raw = Raw::new(&world);
    let long = format!("GET /{} HTTP/1.1\r\nHost: x\r\n\r\n", "a".repeat(1 << 20));
    tokio::time::timeout(std::time::Duration::from_secs(1), raw.send(long.as_bytes())).await.ok();
    pass(11_000).await;
    assert!(raw.is_closed().await);
    assert_eq!(world.get(None, "/api/health").await.body, "ok");
}

#[tokio::test(start_paused = true)]
async fn a_socket_works_over_real_frames() {
    let world = World::new().await;
    let person = world.person("Wamba").await;
    let mut raw = Raw::new(&world);
    raw.upgrade(Some(&person)).await;
    let received = raw.hear().await;
    assert!(
        received.contains(r#""type":"hello""#) && received.contains(r#""name":"Wamba""#),
        "{received}"
    );
    raw.frame(1, br#"{"id":"p7","type":"ping"}"#).await;
    assert!(raw.hear().await.contains(r#"{"type":"done","id":"p7"}"#));
}

#[tokio::test(start_paused = true)]
async fn binary_frames_are_refused_and_bad_ones_close_the_socket() {
    let world = World::new().await;
    let mut raw = Raw::socket(&world, None).await;
    raw.frame(2, &[1, 2, 3]).await;
    assert!(raw.hear().await.contains("only text is understood"));
    // Text that is not UTF-8, a frame over the limit, a frame without a mask, a reserved opcode.
    for number in 0..4 {
        let mut raw = Raw::socket(&world, None).await;
        match number {
            0 => raw.frame(1, &[0xff, 0xfe]).await,
            1 => raw.frame(1, &[b' '; 4097]).await,
            2 => raw.send(&[0x81, 2, b'{', b'}']).await,
            _ => raw.frame(3, b"").await,
        }
        settle().await;
        assert!(raw.is_closed().await, "{number}");
    }
    let mut raw = Raw::socket(&world, None).await;
    raw.frame(1, &[b' '; 4096]).await;
    assert!(raw.hear().await.contains("bad-message"), "this length is allowed");
}

#[tokio::test(start_paused = true)]
async fn a_half_open_connection_is_detected() {
    let world = World::new().await;
    let mut dead = Raw::socket(&world, None).await;
    let mut alive = Raw::socket(&world, None).await;
    assert_eq!(sockets(&world), "ivanhoe_sockets 2");
    for _ in 0..20 {
        pass(5_000).await;
        alive.frame(10, b"").await;
        alive.hear().await;
    }
    assert_eq!(sockets(&world), "ivanhoe_sockets 1", "no pong for 75 seconds");
    assert!(dead.hear().await.contains("silent"));
    assert!(dead.is_closed().await && !alive.is_closed().await);
}

#[tokio::test(start_paused = true)]
async fn sockets_per_address_are_limited() {
    let world = World::with(Config { connections: 3, ..Config::default() }).await;
    let from = Some("203.0.113.7");
    let mut open = Vec::new();
    for _ in 0..3 {
        let mut raw = Raw::from(&world, from);
        raw.upgrade(None).await;
        assert!(raw.hear().await.contains("101"));
        open.push(raw);
    }
    let mut fourth = Raw::from(&world, from);
    fourth.upgrade(None).await;
    assert!(fourth.is_closed().await, "sockets count as long as they are open");
    assert!(!Raw::from(&world, Some("203.0.113.8")).is_closed().await);
    drop(open.pop());
    settle().await;
    let mut again = Raw::from(&world, from);
    again.upgrade(None).await;
    assert!(again.hear().await.contains("101"));
}

#[tokio::test(start_paused = true)]
async fn behind_a_proxy_sockets_are_counted_by_the_caller_that_it_names() {
    let config = Config { connections: 3, behind_proxy: true, ..Config::default() };
    let world = World::with(config).await;
    let mut open = Vec::new();
    let mut statuses = Vec::new();
    for named in [7, 7, 7, 7, 8, 8] {
        let mut raw = Raw::from(&world, Some("192.0.2.1"));
        raw.upgrade_with(&format!("X-Forwarded-For: 203.0.113.{named}\r\n")).await;
        statuses.push(raw.hear().await[9..12].to_owned());
        open.push(raw);
    }
    assert_eq!(statuses, ["101", "101", "101", "429", "101", "101"]);
    drop(open.remove(0));
    settle().await;
    let mut again = Raw::from(&world, Some("192.0.2.1"));
    again.upgrade_with("X-Forwarded-For: 203.0.113.7\r\n").await;
    assert_eq!(again.hear().await[9..12], *"101");
}

#[tokio::test(start_paused = true)]
async fn invalid_bodies_and_paths_are_refused() {
    let world = World::new().await;
    let me = world.person("Isaac").await;
    let huge = format!(r#"{{"name":"{}"}}"#, "x".repeat(20_000));
    let deep = format!(r#"{{"name":{}1{}}}"#, "[".repeat(5_000), "]".repeat(5_000));
    let bodies: &[(&[u8], &str)] = &[
        (huge.as_bytes(), "too-long"),
        (deep.as_bytes(), "bad-message"),
        (b"{\"name\":\"\xff\"}", "bad-message"),
        (b"", "bad-message"),
        (b"7", "bad-message"),
        (br#"{"name":7}"#, "bad-message"),
        (br#"{"name":"A","admin":true}"#, "bad-message"),
        (br#"{"name":"A"}}"#, "bad-message"),
        (br#"{"name":"<script>"}"#, "bad-name"),
    ];
    for (body, code) in bodies {
        let reply = world.call("POST", "/api/me").by(Some(&me)).body(body).send().await;
        let shown = String::from_utf8_lossy(&body[..body.len().min(40)]);
        assert_eq!(reply.refusal(), *code, "{shown}");
    }
    for code in ["%00", "%ff", "a%2fb", "..%2f..", "%2e%2e", "a b", "x'--", "é"] {
        let code = code.replace(' ', "%20").replace('é', "%c3%a9");
        for path in [format!("/api/tables/{code}"), format!("/api/games/{code}/record")] {
            assert_eq!(world.get(Some(&me), &path).await.refusal(), "no-such-table", "{path}");
        }
    }
    let long = "a".repeat(5_000);
    assert_eq!(world.get(None, &format!("/api/tables/{long}")).await.refusal(), "no-such-table");
    let twice = "/api/games/abc/replay?as=A&as=B";
    assert_eq!(world.get(None, twice).await.refusal(), "bad-message");
    assert_eq!(world.call("DELETE", "/api/tables").send().await.status, 405);
    assert_eq!(world.get(Some(&me), "/api/me").await.json(), json!({"name": "Isaac"}));
}

#[tokio::test(start_paused = true)]
async fn invalid_table_settings_are_refused() {
    let world = World::new().await;
    let me = world.person("Isaac").await;
    let usual = json!({"game": "tournament", "players": 3});
    let odd: &[(&str, Value)] = &[
        ("game", json!("chess")),
        ("players", json!(0)),
        ("players", json!(1_000_000_000)),
        ("players", json!(-1)),
        ("window", json!(0)),
        ("window", json!(4_000_000_000_u32)),
        ("clock", json!({"kind": "live", "bank": 1, "increment": 0})),
        ("clock", json!({"kind": "correspondence", "hours": 100_000, "window": 1})),
        ("clock", json!({"kind": "sand"})),
        ("options", json!({"ties": "maybe"})),
        ("options", json!({"cheat": true})),
        ("secret", json!(1)),
    ];
    for (field, value) in odd {
        let mut settings = usual.clone();
        settings[*field] = value.clone();
        let reply = world.post(Some(&me), "/api/tables", json!({ "settings": settings })).await;
        assert_eq!(reply.status, 400, "{field} {value}: {}", reply.body);
    }
    let many = json!({"settings": usual, "bots": vec![Some("page"); 9]});
    assert_eq!(world.post(Some(&me), "/api/tables", many).await.refusal(), "bad-options");
    let full = json!({"settings": usual, "bots": vec![Some("page"); 3]});
    assert_eq!(world.post(Some(&me), "/api/tables", full).await.refusal(), "table-full");
    for players in [0_u64, 1, 9, u64::MAX] {
        let args = json!({"game": "tournament", "players": players, "level": "page"});
        assert_eq!(world.post(Some(&me), "/api/play", args).await.status, 400, "{players}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_address_that_floods_sockets_is_blocked_for_half_a_minute() {
    let world = World::new().await;
    // Twice it costs only the socket: others may share the address.
    for _ in 0..3 {
        let mut flooder = Raw::from(&world, Some("203.0.113.7"));
        flooder.upgrade(None).await;
        assert!(flooder.hear().await.starts_with("HTTP/1.1 101 "));
        for _ in 0..100 {
            flooder.frame(1, b"junk").await;
        }
        assert!(flooder.hear().await.contains(r#""why":"flood""#));
    }
    let mut again = Raw::from(&world, Some("203.0.113.7"));
    assert!(again.is_closed().await, "nothing is read from it");
    let ask = world.call("GET", "/api/tables").from("203.0.113.7").send().await;
    assert_eq!(ask.refusal(), "too-fast", "not through a proxy either");
    assert_eq!(ask.header("retry-after"), "30");
    let mut other = Raw::from(&world, Some("203.0.113.8"));
    other.upgrade(None).await;
    assert!(other.hear().await.starts_with("HTTP/1.1 101 "));
    pass(30_000).await;
    let mut later = Raw::from(&world, Some("203.0.113.7"));
    later.upgrade(None).await;
    assert!(later.hear().await.starts_with("HTTP/1.1 101 "));
}

#[tokio::test(start_paused = true)]
async fn warnings_are_forgotten_with_time() {
    let world = World::new().await;
    let ping = r#"{"id":"p","type":"ping"}"#;
    let mut client = Raw::from(&world, Some("203.0.113.7"));
    client.upgrade(None).await;
    assert!(client.hear().await.starts_with("HTTP/1.1 101 "));
    // Each round is over the limit of an address (300 at once, 150 per second) by ten.
    for round in 0..5 {
        for _ in 0..310 {
            client.frame(1, ping.as_bytes()).await;
        }
        let received = client.hear().await;
        assert!(received.contains("too-fast"), "round {round}");
        assert!(!received.contains("flood"), "round {round}");
        pass(15_000).await;
    }
    for _ in 0..330 {
        client.frame(1, ping.as_bytes()).await;
    }
    assert!(client.hear().await.contains(r#""why":"flood""#), "without a pause it is a flood");
}

#[tokio::test(start_paused = true)]
async fn the_sockets_of_one_address_share_a_limit() {
    let world = World::new().await;
    let ping = r#"{"id":"p","type":"ping"}"#;
    let mut refused = 0;
    for (from, sockets) in [("203.0.113.7", 5), ("203.0.113.8", 1)] {
        for _ in 0..sockets {
            let mut client = Raw::from(&world, Some(from));
            client.upgrade(None).await;
            assert!(client.hear().await.starts_with("HTTP/1.1 101 "));
            for _ in 0..70 {
                client.frame(1, ping.as_bytes()).await;
            }
            let received = client.hear().await;
            refused += usize::from(received.contains("too-fast"));
            if from == "203.0.113.8" {
                assert!(!received.contains("too-fast"), "another address has its own");
            }
        }
    }
    assert_eq!(refused, 1, "the fifth of five sockets that send 70 messages each at once");
}

#[tokio::test(start_paused = true)]
async fn a_frame_that_is_far_too_long_is_a_flood() {
    let world = World::new().await;
    for _ in 0..3 {
        let mut flooder = Raw::from(&world, Some("203.0.113.7"));
        flooder.upgrade(None).await;
        assert!(flooder.hear().await.starts_with("HTTP/1.1 101 "));
        flooder.frame(1, &[b'x'; 60_000]).await;
        assert!(flooder.hear().await.contains(r#""why":"flood""#));
    }
    assert!(Raw::from(&world, Some("203.0.113.7")).is_closed().await);
    assert!(!Raw::from(&world, Some("203.0.113.8")).is_closed().await);
    // A broken connection is not a flood: that happens to everybody.
    let mut unlucky = Raw::from(&world, Some("203.0.113.9"));
    unlucky.upgrade(None).await;
    unlucky.hear().await;
    unlucky.send(&[0x81, 0xfe]).await;
    drop(unlucky);
    settle().await;
    assert!(!Raw::from(&world, Some("203.0.113.9")).is_closed().await);
}

#[tokio::test(start_paused = true)]
async fn invalid_messages_are_refused_and_a_flood_is_disconnected() {
    let world = World::new().await;
    let people = world.people(2).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "G1", "G1", "G1", "G1"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "B3", "B3"],
    ];
    let deck = stacked(&hands, &["Y4"]);
    world.dealt::<tournament::State>("calm", &people, &[], tournament(2), &deck).await;
    let mut calm = world.watch(Some(&people[1]), "calm").await;
    let mut client = world.watch(Some(&people[0]), "calm").await;
    calm.listen().await;
    let deep = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
    let nul = r#"{"id":"a\u0000b","type":"play","prompt":1,"move":"open red R3"}"#;
    let junk = [
        "",
        "{",
        "null",
        "7",
        "\"stand\"",
        "{}",
        deep.as_str(),
        nul,
        r#"{"type":"stand"}"#,
        r#"{"id":"a","type":"dance"}"#,
        r#"{"id":"a","type":"stand","really":true}"#,
        r#"{"id":"a","type":"start","really":true}"#,
        r#"{"id":7,"type":"ping"}"#,
        r#"{"id":"a","type":"ping","n":1}"#,
        r#"{"id":"a","type":"sit","seat":"G"}"#,
        r#"{"id":"a","type":"sit","seat":0}"#,
        r#"{"id":"a","type":"order","order":"sometimes"}"#,
        r#"{"id":"a","type":"play","prompt":"1","move":"end"}"#,
        r#"{"id":"","type":"play","prompt":1,"move":"end"}"#,
        r#"{"id":"a","type":"mute","seat":"A"}"#,
    ];
    for text in junk {
        client.send_text(text);
        let received = client.listen().await;
        assert_eq!(super::world::refusals(&received), ["bad-message"], "{text}");
        pass(1_000).await;
    }
    assert_eq!(calm.listen().await, Vec::<Value>::new(), "nobody else notices");
    assert_eq!(world.entries("calm").await.len(), 1);
    let before = world.now();
    for _ in 0..2_000 {
        client.send_text("{");
    }
    settle().await;
    assert_eq!(client.closed(), Some(protocol::Closing::Flood));
    assert!(world.now() - before < 1_000);
    let rooms = calm.listen().await;
    assert_eq!(super::world::kinds(&rooms), ["room"], "the player is away");
    let mut again = world.watch(Some(&people[0]), "calm").await;
    again.play("open red R3").await;
    assert_eq!(world.entries("calm").await.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_sends_too_fast_is_warned_first() {
    let world = World::new().await;
    let mut client = world.connect(None);
    for _ in 0..410 {
        client.send(&protocol::ClientMessage::Ping);
    }
    let received = client.listen().await;
    let warned = super::world::refusals(&received);
    assert!(!warned.is_empty() && warned.iter().all(|code| code == "too-fast"), "{warned:?}");
    let moves = vec!["end".to_owned()];
    client.send_as("q7", &protocol::ClientMessage::Ask { moves });
    let received = client.listen().await;
    assert_eq!(received[0]["refusal"]["code"], "too-fast");
    assert_eq!(
        received[0]["id"], "q7",
        "a request gets a refusal, so that its sender does not wait"
    );
    assert_eq!(client.closed(), None);
}

#[tokio::test(start_paused = true)]
async fn a_client_that_reads_no_answer_is_cut_off_within_twenty_seconds() {
    let world = World::new().await;
    let (stream, servers) = duplex(300);
    let open = OpenConnection::open(&world.app, None, watch::channel(()).1).expect("open");
    tokio::spawn(connection(open, world.router(), servers));
    let mut raw = Raw { stream, received: Vec::new() };
    raw.upgrade(None).await;
    let mut received = String::new();
    while !received.contains("hello") {
        received += &raw.hear().await;
    }
    let before = sockets(&world);
    for number in 0..20 {
        raw.frame(1, format!(r#"{{"id":"p{number}","type":"ping"}}"#).as_bytes()).await;
    }
    pass(10_000).await;
    assert_eq!(sockets(&world), before, "it is given some time");
    pass(10_000).await;
    assert_eq!(sockets(&world), "ivanhoe_sockets 0");
}

#[tokio::test(start_paused = true)]
async fn a_client_that_reads_nothing_of_a_page_is_cut_off() {
    let world = World::new().await;
    let (mut stream, servers) = duplex(300);
    let open = OpenConnection::open(&world.app, None, watch::channel(()).1).expect("open");
    let serving = tokio::spawn(connection(open, world.router(), servers));
    let request = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    stream.write_all(request).await.expect("room");
    pass(14_000).await;
    assert!(!serving.is_finished(), "it is given some time");
    pass(2_000).await;
    assert!(serving.is_finished());
}

/// Most clients send everything before they read.
#[tokio::test(start_paused = true)]
async fn a_body_that_is_too_long_is_read_and_refused() {
    let world = World::new().await;
    let chunk =
        |bytes: &[u8]| [format!("{:x}\r\n", bytes.len()).as_bytes(), bytes, b"\r\n"].concat();
    for length in [300_000, 500_000] {
        let plain = vec![b' '; length];
        let chunked = [plain.chunks(9000).flat_map(chunk).collect(), chunk(&[])].concat();
        for (framing, body) in [
            (format!("Content-Length: {length}"), plain),
            ("Transfer-Encoding: chunked".to_owned(), chunked),
        ] {
            let mut raw = Raw::new(&world);
            let head = format!("POST /api/games HTTP/1.1\r\nHost: localhost\r\n{framing}\r\n\r\n");
            raw.send(head.as_bytes()).await;
            raw.stream.write_all(&body).await.expect("all of it is read");
            let answer = raw.hear().await;
            assert!(answer.starts_with("HTTP/1.1 413 "), "{framing}: {answer}");
            assert!(answer.contains(r#""code":"too-long""#), "{framing}: {answer}");
            raw.send(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
            let answer = raw.hear().await;
            assert!(answer.starts_with("HTTP/1.1 200 "), "{framing}: {answer}");
        }
    }
}

/// Adds this many entries to a game, each with many events.
async fn lengthen(world: &World, code: &str, entries: u32) {
    let event = tournament::Event::Stayed { seat: table::Seat::A, total: 12 };
    let events = written_events::<tournament::State>(&[event; 1000]);
    let entry = |seq| EntryRow {
        table: code.to_owned(),
        seq,
        at: world.now(),
        by: "A".to_owned(),
        cause: "player".to_owned(),
        id: None,
        mv: "end".to_owned(),
        events: events.clone(),
        banks: String::new(),
    };
    let job = (1..=entries).map(|seq| Change::Entry(entry(seq))).collect();
    world.app.store.save(job).await.expect("kept");
}

#[tokio::test(start_paused = true)]
async fn a_game_with_more_than_a_mebibyte_of_events_can_be_opened() {
    let world = World::new().await;
    let people = world.people(2).await;
    let cards = stacked(&[], &[]);
    world.dealt::<tournament::State>("long", &people, &[], tournament(2), &cards).await;
    lengthen(&world, "long", 40).await;
    let mut raw = Raw::socket(&world, Some(&people[0])).await;
    raw.frame(1, br#"{"id":"w","type":"watch","table":"long","since":0}"#).await;
    let mut received = String::new();
    for _ in 0..200 {
        received += &raw.hear().await;
    }
    assert!(received.len() > 1 << 20, "{}", received.len());
    assert!(received.contains(r#"{"type":"done","id":"w"}"#), "all of it");
    assert!(!raw.is_closed().await);
}

#[tokio::test(start_paused = true)]
async fn a_flood_of_control_frames_is_cut_off_within_a_second() {
    let world = World::new().await;
    let mut raw = Raw::socket(&world, None).await;
    for _ in 0..40 {
        for _ in 0..100 {
            raw.frame(9, &[0; 125]).await;
        }
        raw.hear().await;
        pass(20).await;
    }
    assert!(raw.is_closed().await);
    assert_eq!(sockets(&world), "ivanhoe_sockets 0");
}

#[tokio::test(start_paused = true)]
async fn frames_that_bring_no_message_are_a_flood_too() {
    let world = World::new().await;
    // An empty pong, and an empty piece of a message that never ends.
    for frame in [[0x8a, 0x80, 0, 0, 0, 0], [0x00, 0x80, 0, 0, 0, 0]] {
        let mut raw = Raw::socket(&world, None).await;
        raw.send(&[0x01, 0x80, 0, 0, 0, 0]).await;
        for _ in 0..10 {
            raw.send(&frame.repeat(10_000)).await;
            pass(20).await;
        }
        assert!(raw.is_closed().await, "{frame:?}");
        assert_eq!(sockets(&world), "ivanhoe_sockets 0");
    }
}
