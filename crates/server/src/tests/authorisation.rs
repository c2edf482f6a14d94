//! Who may do what: one table of every route and one of every message, each cell tested.

use std::collections::BTreeSet;

use protocol::{ClientMessage, Closing, Settings};
use serde_json::{Value, json};
use table::Seat;

use super::journal::Journal;
use super::world::{
    Client, Person, START, World, called, memory, pass, refusals, settle, stacked, tournament,
    watch_table,
};
use crate::admin::AdminCommand;
use crate::config::Config;
use crate::routes::ROUTES;
use crate::store::{AdminCommandRow, Change};
use crate::time::Clock;

/// The callers over plain HTTP, in the order of the columns below. `foreign` is the host on
/// somebody else's page.
const CALLERS: [&str; 8] =
    ["anonymous", "guest", "player", "host", "elsewhere", "banned", "foreign", "program"];

/// Method, route, example, and what each caller gets: `ok` or the code of a refusal, `-` for the
/// same as the caller before.
const REQUESTS: &str = "
get /api/me /api/me                                 | no-guest ok - - - banned ok -
post /api/me /api/me                                | ok - - - - banned not-allowed ok
post /api/device-link /api/device-link              | no-guest ok - - - banned not-allowed -
post /api/device /api/device                        | not-found - - - - - not-allowed not-found
get /api/tables /api/tables                         | ok - - - - - - -
post /api/tables /api/tables                        | no-guest ok - - - banned not-allowed ok
get /api/tables/{table} /api/tables/here            | ok - - - - banned ok -
get /api/tables/{table} /api/tables/closed \
    | no-spectators - ok - no-spectators banned ok no-spectators
get /api/tables/{table} /api/tables/nowhere         | no-such-table - - - - banned no-such-table -
post /api/tables/{table}/leave /api/tables/left/leave \
    | no-guest not-seated ok - not-seated banned not-allowed not-seated
post /api/tables/{table}/leave /api/tables/ended/leave \
    | no-guest not-seated over - not-seated banned not-allowed not-seated
post /api/tables/{table}/leave /api/tables/nowhere/leave \
    | no-guest no-such-table - - - banned not-allowed no-such-table
post /api/play /api/play                            | no-guest ok - - - banned not-allowed ok
post /api/games /api/games \
    | no-guest bad-record - - - banned not-allowed bad-record
get /api/games /api/games                           | ok - - - - banned ok -
get /api/games/{table}/record /api/games/here/record \
    | not-allowed - ok - not-allowed banned ok not-allowed
get /api/games/{table}/record /api/games/closed/record \
    | not-allowed - ok - not-allowed banned ok not-allowed
get /api/games/{table}/record /api/games/over/record   | ok - - - - banned ok -
get /api/tables/{table} /api/tables/ended           | ok - - - - banned ok -
get /api/tables/{table} /api/tables/endedshut \
    | no-spectators - ok - no-spectators banned ok no-spectators
get /api/games/{table}/record /api/games/ended/record \
    | not-allowed - ok - not-allowed banned ok not-allowed
get /api/games/{table}/replay /api/games/ended/replay?as=all \
    | not-allowed - - - - banned not-allowed -
get /api/games/{table}/replay /api/games/ended/replay?as=public \
    | not-allowed - - - - banned not-allowed -
get /api/games/{table}/replay /api/games/here/replay?as=all \
    | not-allowed - - - - banned not-allowed -
get /api/games/{table}/replay /api/games/here/replay?as=A \
    | not-allowed - - - - banned not-allowed -
get /api/games/{table}/replay /api/games/over/replay?as=all | ok - - - - banned ok -
get /api/games/{table}/review /api/games/here/review \
    | not-over - - - - banned not-over -
get /api/games/{table}/review /api/games/here/review?seat=B \
    | not-over - - - - banned not-over -
get /api/games/{table}/review /api/games/closed/review \
    | not-over - - - - banned not-over -
get /api/games/{table}/review /api/games/ended/review \
    | not-over - - - - banned not-over -
get /api/games/{table}/review /api/games/over/review | ok - - - - banned ok -
get /api/games/{table}/review /api/games/overshut/review \
    | no-spectators - ok - no-spectators banned ok no-spectators
get /api/games/{table}/review /api/games/over/review?seat=C \
    | not-found - - - - banned not-found -
get /api/health /api/health                         | ok - - - - - - -
get /api/ready /api/ready                           | ok - - - - - - -
get /api/openapi.json /api/openapi.json             | ok - - - - - - -
get /api/socket /api/socket \
    | bad-message - - - - banned not-allowed bad-message
get /metrics /metrics                               | not-allowed - - - - - - -
";

/// The bodies of requests.
const BODIES: [(&str, &str); 4] = [
    ("/api/me", r#"{"name":"Ulrica"}"#),
    ("/api/device", r#"{"secret":"guessed"}"#),
    ("/api/tables", r#"{"settings":{"game":"castles","players":4}}"#),
    ("/api/play", r#"{"game":"tournament","players":2,"level":"page"}"#),
];

/// A row of the table above.
struct Row {
    method: &'static str,
    route: &'static str,
    example: &'static str,
    body: &'static str,
    expected: Vec<&'static str>,
}

fn requests() -> impl Iterator<Item = Row> {
    REQUESTS.lines().filter(|line| !line.is_empty()).map(|line| {
        let (asked, expected) = line.split_once('|').expect("a bar");
        let words: Vec<&str> = asked.split_whitespace().collect();
        let [method, route, example] = words[..] else { panic!("{line}") };
        let body = BODIES.iter().find(|body| method == "post" && body.0 == route);
        let body = body.map_or("", |body| body.1);
        Row { method, route, example, body, expected: cells(expected) }
    })
}

/// The cells of a row.
fn cells(row: &'static str) -> Vec<&'static str> {
    let mut last = "";
    let cell = |word| {
        last = if word == "-" { last } else { word };
        last
    };
    row.split_whitespace().map(cell).collect()
}

/// Two hands with everything that a test may need.
fn deck() -> Vec<String> {
    let hands = [
        ["R3", "R4", "charge", "R3", "G1", "unhorse", "riposte", "B5"],
        ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "S2", "S3"],
    ];
    stacked(&hands, &["Y4", "Y3"])
}

/// Tables `here`, `closed` (to spectators), `over`, and two that an operator has `ended`, each also
/// closed; and one of each caller.
async fn scene() -> (World, Vec<Option<Person>>) {
    let world = World::new().await;
    let mut people = vec![None];
    for name in &CALLERS[1..] {
        let is_program = *name == "program";
        people.push(Some(match is_program {
            true => world.program(name).await,
            false => world.person(name).await,
        }));
    }
    // A foreign page uses the host's own cookie.
    people[6] = people[3].clone();
    let seated: Vec<Person> = [3, 2].map(|number| people[number].clone().expect("one")).into();
    let shut = Settings { spectators: false, ..tournament(2) };
    let tables = [
        ("here", tournament(2)),
        ("closed", shut.clone()),
        ("over", tournament(2)),
        ("left", tournament(2)),
        ("ended", tournament(2)),
        ("endedshut", shut.clone()),
        ("overshut", shut),
    ];
    for (code, settings) in tables {
        world.dealt::<tournament::State>(code, &seated, &[], settings, &deck()).await;
    }
    for code in ["over", "overshut"] {
        world.call_it_over(code).await;
    }
    for code in ["ended", "endedshut"] {
        assert!(world.end(code).await);
    }
    let mut job = Vec::new();
    for person in people.iter().flatten().filter(|person| person.guest.name == "banned") {
        job.push(Change::Banned { guest: person.guest.id, banned: true });
    }
    world.app.store.save(job).await.expect("kept");
    (world, people)
}

#[tokio::test(start_paused = true)]
async fn every_route_answers_every_caller_as_listed() {
    let (world, people) = scene().await;
    let mut wrong = Vec::new();
    for Row { method, example, body, expected, .. } in requests() {
        assert_eq!(expected.len(), CALLERS.len(), "{example}");
        for (number, expected) in expected.into_iter().enumerate() {
            let is_foreign = CALLERS[number] == "foreign";
            let origin = if is_foreign { "https://evil.example" } else { "https://localhost" };
            let mut call = world.call(&method.to_uppercase(), example).by(people[number].as_ref());
            call = call.header("origin", origin);
            if !body.is_empty() {
                call = call.body(body);
            }
            // The metrics are for this machine itself: see below.
            if example == "/metrics" {
                call = call.from("203.0.113.7");
            }
            let reply = call.send().await;
            let refusal = reply.refusal();
            let got = if reply.status < 300 { "ok" } else { refusal.as_str() };
            if got != expected {
                let who = CALLERS[number];
                wrong.push(format!("{method} {example} by {who}: {got}, not {expected}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_route_is_in_the_table() {
    let routes: BTreeSet<_> = ROUTES.iter().map(|route| (route.method, route.path)).collect();
    let tried: BTreeSet<_> = requests().map(|row| (row.method, row.route)).collect();
    assert_eq!(routes, tried);
}

/// The senders over a socket, in the order of the columns below.
const SPEAKERS: [&str; 6] = ["anonymous", "guest", "elsewhere", "player", "host", "program"];

/// A message, and its result at a waiting table and at a playing one: `ok` or the code of a
/// refusal, `-` for the same as before.
const MESSAGES: &str = r#"
{"type":"watch","table":"there"}              | ok - - - - -
                                              | ok - - - - -
{"type":"unwatch"}                            | ok - - - - -
                                              | ok - - - - -
{"type":"lobby","on":true}                    | ok - - - - -
                                              | ok - - - - -
{"type":"ping"}                               | ok - - - - -
                                              | ok - - - - -
{"type":"sit"}                                | no-guest ok - - - -
                                              | no-guest already-begun - ok - already-begun
{"type":"stand"}                              | no-guest not-seated - ok - not-seated
                                              | no-guest not-seated - ok - not-seated
{"type":"free","seat":"B"}                    | no-guest not-host - - not-away not-host
                                              | no-guest already-begun - - - -
{"type":"seal","seal":"SEAL"}                 | no-guest not-seated - ok - not-seated
                                              | no-guest not-seated - already-begun - not-seated
{"type":"reveal","part":"5ea1"}               | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - already-begun - not-seated
{"type":"bot","seat":"C","level":"page"}      | no-guest not-host - - ok not-host
                                              | no-guest already-begun - - - -
{"type":"start"}                              | no-guest not-host - - seats-free not-host
                                              | no-guest already-begun - - - -
{"type":"play","prompt":1,"move":"open red R3"} | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - rule ok not-seated
{"type":"undo","prompt":1}                    | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - not-alone - not-seated
{"type":"hint","prompt":1}                    | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - not-alone - not-seated
{"type":"pause","on":true}                    | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - not-alone - not-seated
{"type":"ask","moves":["open red R3"]} | no-guest not-seated - not-begun - not-seated
                                              | no-guest not-seated - ok - not-seated
{"type":"order","order":"never"}              | no-guest not-seated - ok - not-seated
                                              | no-guest not-seated - ok - not-seated
{"type":"more-time"}                          | no-guest not-seated - no-window - not-seated
                                              | no-guest not-seated - no-window - not-seated
{"type":"say","text":"hail"}                  | no-guest not-seated - ok - not-seated
                                              | no-guest not-seated - ok - not-seated
{"type":"mute","seat":"B","on":true}          | no-guest not-seated - ok - not-seated
                                              | no-guest not-seated - ok - not-seated
{"type":"rematch"}                            | no-guest not-seated - already-begun - not-seated
                                              | no-guest not-seated - already-begun - not-seated
"#;

/// The messages, each with its two rows.
fn messages() -> Vec<(&'static str, [Vec<&'static str>; 2])> {
    let lines: Vec<&str> = MESSAGES.lines().filter(|line| !line.is_empty()).collect();
    let pairs = lines.chunks_exact(2).map(|pair| {
        let [(text, waiting), (_, playing)] =
            [0, 1].map(|line| pair[line].split_once('|').expect("a bar"));
        (text.trim(), [cells(waiting), cells(playing)])
    });
    pairs.collect()
}

#[tokio::test(start_paused = true)]
async fn every_message_has_the_listed_result_for_every_sender() {
    let mut wrong = Vec::new();
    for (text, rows) in messages() {
        for (stage, expected) in ["waiting", "playing"].into_iter().zip(rows) {
            assert_eq!(expected.len(), SPEAKERS.len(), "{text}");
            for (number, expected) in expected.into_iter().enumerate() {
                let got = say(text, stage == "playing", number).await;
                if got != expected {
                    let who = SPEAKERS[number];
                    wrong.push(format!("{text} by {who}, {stage}: {got}, not {expected}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Sends a message at a fresh table as one of the senders.
async fn say(text: &str, playing: bool, speaker: usize) -> String {
    let world = World::bare(memory(), Clock::starting_at(START), 1, Config::default()).await;
    let people = world.people(4).await;
    let (host, player, guest, elsewhere) = (&people[0], &people[1], &people[2], &people[3]);
    let there = world.table(elsewhere, tournament(3), &[]).await;
    let seated = [host.clone(), player.clone()];
    let here = if playing {
        world.dealt::<tournament::State>("here", &seated, &[], tournament(2), &deck()).await;
        "here".to_owned()
    } else {
        world.table(host, tournament(3), &[]).await
    };
    let mut second = world.watch(Some(player), &here).await;
    second.tell(&ClientMessage::Sit { seat: Some(Seat::B) }).await;
    let program = world.program("Deep Thought").await;
    let person =
        [None, Some(guest), Some(elsewhere), Some(player), Some(host), Some(&program)][speaker];
    let mut client = world.watch(person, &here).await;
    client.news();
    let text = text.replace("there", &there).replace("SEAL", &"0".repeat(64));
    client.send_text(&text.replacen('{', r#"{"id":"a","#, 1));
    refusals(&client.listen().await).pop().unwrap_or_else(|| "ok".to_owned())
}

#[test]
fn every_message_is_in_the_table() {
    let kind = |message: Value| message["type"].as_str().expect("a type").to_owned();
    let tried = messages().into_iter();
    let tried: BTreeSet<String> =
        tried.map(|(text, _)| kind(serde_json::from_str(text).expect("JSON"))).collect();
    let known = ClientMessage::examples().into_iter();
    let known: BTreeSet<String> = known.map(|message| kind(json!(message))).collect();
    assert_eq!(tried, known);
}

#[tokio::test(start_paused = true)]
async fn metrics_are_for_this_machine_only() {
    let world = World::new().await;
    assert_eq!(world.get(None, "/metrics").await.status, 200);
    let stranger = world.call("GET", "/metrics").from("203.0.113.7").send().await;
    assert_eq!(stranger.refusal(), "not-allowed");
    // Without a proxy, a client cannot choose its address.
    let forged = world.call("GET", "/metrics").from("203.0.113.7");
    let forged = forged.header("x-forwarded-for", "127.0.0.1").send().await;
    assert_eq!(forged.refusal(), "not-allowed");
    // A local proxy that is not configured does not turn its callers into this machine.
    for header in ["x-forwarded-for", "forwarded"] {
        let call = world.call("GET", "/metrics").header(header, "for=203.0.113.7");
        assert_eq!(call.send().await.refusal(), "not-allowed", "{header}");
    }
    let config = Config { behind_proxy: true, ..Config::default() };
    let world = World::with(config).await;
    assert_eq!(world.get(None, "/metrics").await.status, 200, "not through the proxy");
    for named in ["203.0.113.7", "127.0.0.1", "::1", "unknown", "", "127.0.0.1, 203.0.113.7"] {
        let call = world.call("GET", "/metrics").header("x-forwarded-for", named);
        assert_eq!(call.send().await.refusal(), "not-allowed", "{named}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_cannot_choose_the_address_that_a_proxy_names() {
    let world = World::with(Config { behind_proxy: true, ..Config::default() }).await;
    let mut refused = 0;
    for number in 0..40 {
        // Some proxies add to the header that the client sent, others add one more.
        let forged = format!("198.51.100.{number}");
        let call = world.call("POST", "/api/me").json(&json!({}));
        let call = if number % 2 == 0 {
            call.header("x-forwarded-for", &format!("{forged}, 203.0.113.7"))
        } else {
            call.header("x-forwarded-for", &forged).header("x-forwarded-for", "203.0.113.7")
        };
        refused += u32::from(call.send().await.refusal() == "too-fast");
    }
    assert_eq!(refused, 10, "thirty guests per address, then one every five seconds");
}

#[tokio::test(start_paused = true)]
async fn callers_behind_an_unknown_proxy_share_one_limit() {
    let world = World::new().await;
    let mut refused = 0;
    for number in 0..40 {
        let call = world.call("POST", "/api/me").json(&json!({}));
        let call = call.header("x-forwarded-for", &format!("198.51.100.{number}"));
        refused += u32::from(call.send().await.refusal() == "too-fast");
    }
    assert_eq!(refused, 10);
    assert_eq!(
        world.post(None, "/api/me", json!({})).await.status,
        200,
        "this machine has no limit"
    );
}

#[tokio::test(start_paused = true)]
async fn a_cookie_is_limited_to_this_site_and_hidden_from_scripts() {
    let world = World::new().await;
    let reply = world.post(None, "/api/me", called("Rebecca")).await;
    let cookie = reply.header("set-cookie").to_owned();
    let (value, attributes) = cookie.split_once("; ").expect("attributes");
    assert_eq!(value.len(), "ivanhoe=".len() + 64, "256 bits");
    assert_eq!(attributes, "Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax");
    let public_url = Some("https://ivanhoe.example".to_owned());
    let world = World::with(Config { public_url, ..Config::default() }).await;
    let reply = world.post(None, "/api/me", called("Rebecca")).await;
    let cookie = reply.header("set-cookie");
    assert!(cookie.starts_with("__Host-ivanhoe=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(reply.header("strict-transport-security").contains("max-age="));
}

#[tokio::test(start_paused = true)]
async fn a_device_link_works_once_and_for_ten_minutes() {
    let world = World::new().await;
    let me = world.person("Cedric").await;
    let link = async || {
        let reply = world.post(Some(&me), "/api/device-link", json!({})).await;
        let path = reply.json()["path"].as_str().expect("a path").to_owned();
        let (page, secret) = path.split_once('#').expect("a fragment");
        assert_eq!(page, "/device");
        json!({ "secret": secret })
    };
    let secret = link().await;
    let reply = world.post(None, "/api/device", secret.clone()).await;
    assert_eq!(reply.json(), json!({"name": "Cedric"}));
    let token = reply.header("set-cookie")["ivanhoe=".len()..][..64].to_owned();
    assert_ne!(token, me.token, "every device has its own token");
    let other = Person { guest: me.guest.clone(), token };
    assert_eq!(world.get(Some(&other), "/api/me").await.json(), json!({"name": "Cedric"}));
    assert_eq!(world.post(None, "/api/device", secret).await.refusal(), "not-found");
    let (early, late) = (link().await, link().await);
    pass(10 * 60_000 - 5_000).await;
    assert_eq!(world.post(None, "/api/device", early).await.status, 200);
    pass(6_000).await;
    assert_eq!(world.post(None, "/api/device", late).await.refusal(), "not-found");
}

async fn command(world: &World, command: &AdminCommand) {
    let text = serde_json::to_string(command).expect("a command");
    let row = AdminCommandRow {
        id: 0,
        at: world.now(),
        by: "prior".into(),
        command: text,
        outcome: None,
    };
    world.app.store.save(vec![Change::AdminCommand(row)]).await.expect("kept");
    pass(1_500).await;
}

#[tokio::test(start_paused = true)]
async fn an_admin_command_about_a_guest_who_does_not_exist_raises_no_alarm() {
    let (world, _) = scene().await;
    let failures = world.app.store.counts().failures;
    let guest = 12_345;
    command(&world, &AdminCommand::Ban { guest }).await;
    command(&world, &AdminCommand::Rename { guest, name: "Zed".into() }).await;
    let commands = world.app.store.read(|db| db.admin_commands(10)).await.expect("commands");
    let outcomes = commands.iter().filter_map(|row| row.outcome.as_deref());
    assert!(outcomes.clone().all(|outcome| outcome.contains("there is no guest 12345")));
    assert_eq!((outcomes.count(), world.app.store.counts().failures), (2, failures));
}

#[tokio::test(start_paused = true)]
async fn admin_commands_are_carried_out_and_stored_with_their_outcome() {
    let (world, people) = scene().await;
    let guest = people[1].clone().expect("the guest");
    let host = people[3].clone().expect("the host");
    let mut clients: Vec<Client> = Vec::new();
    for table in ["here", "closed"] {
        clients.push(world.watch(Some(&host), table).await);
    }
    let spectator = world.watch(Some(&guest), "here").await;
    command(&world, &AdminCommand::Ban { guest: guest.guest.id }).await;
    assert_eq!(spectator.closed(), Some(Closing::Banned));
    assert_eq!(world.get(Some(&guest), "/api/me").await.refusal(), "banned");
    command(&world, &AdminCommand::Unban { guest: guest.guest.id }).await;
    assert_eq!(world.get(Some(&guest), "/api/me").await.status, 200);
    let name = "Gurth".to_owned();
    command(&world, &AdminCommand::Rename { guest: host.guest.id, name }).await;
    assert_eq!(clients[0].room()["seats"][0]["name"], "Gurth");
    command(&world, &AdminCommand::Rename { guest: host.guest.id, name: "<b>".into() }).await;
    command(&world, &AdminCommand::End { table: "here".into() }).await;
    assert_eq!(clients[0].room()["stage"], "ended");
    assert_eq!(refusals(&clients[0].play("open red R3").await), ["over"]);
    assert_eq!(clients[1].room()["stage"], "playing", "another table goes on");
    command(&world, &AdminCommand::End { table: "here".into() }).await;
    let commands = world.app.store.read(|db| db.admin_commands(10)).await.expect("commands");
    let outcomes: Vec<_> =
        commands.iter().rev().map(|row| row.outcome.clone().expect("one")).collect();
    assert_eq!(outcomes[..3], ["done", "done", "done"]);
    assert_eq!(outcomes[4], "done");
    assert!(outcomes[3].starts_with("not done: ") && outcomes[5].starts_with("not done: "));
    for card in ["R3", "charge", "ivanhoe", "B5"] {
        assert!(!format!("{commands:?}").contains(card), "no command shows a hand");
    }
}

#[tokio::test(start_paused = true)]
async fn a_guest_banned_while_connecting_is_disconnected() {
    let (world, people) = scene().await;
    let guest = people[1].clone().expect("the guest");
    assert_eq!(world.get(Some(&guest), "/api/me").await.status, 200, "HTTP still accepts them");
    command(&world, &AdminCommand::Ban { guest: guest.guest.id }).await;
    let mut late = world.connect(Some(&guest));
    late.tell(&watch_table("here")).await;
    assert_eq!(late.closed(), Some(Closing::Banned));
    assert_eq!(late.room(), Value::Null, "and has seen nothing");
    command(&world, &AdminCommand::Unban { guest: guest.guest.id }).await;
    let back = world.watch(Some(&guest), "here").await;
    assert_eq!((back.closed(), &back.room()["stage"]), (None, &json!("playing")));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_an_operator_closed_shows_no_more_than_a_running_game() {
    let (world, people) = scene().await;
    let (host, player) = (people[3].clone(), people[2].clone());
    let mut first = world.watch(host.as_ref(), "here").await;
    first.play("open red R3").await;
    first.play("end").await;
    let path = "/api/games/here/record";
    let running = world.get(host.as_ref(), path).await.body;
    let mut before = Vec::new();
    for who in [host.as_ref(), player.as_ref(), None] {
        before.push(world.watch(who, "here").await.update()["view"].clone());
    }
    assert!(world.end("here").await);
    assert_eq!(world.get(host.as_ref(), path).await.body, running, "their own view, as before");
    let other = world.get(player.as_ref(), path).await.body;
    for (own, record) in [("draw A Y4", &running), ("draw B Y3", &other)] {
        assert!(record.contains(own), "{record}");
    }
    for (theirs, record) in [("Y3", &running), ("Y4", &other), ("ServerSeed", &running)] {
        assert!(!record.contains(theirs), "{record}");
    }
    for (who, before) in [host.as_ref(), player.as_ref(), None].into_iter().zip(before) {
        let late = world.watch(who, "here").await;
        assert_eq!(late.room()["stage"], "ended");
        assert_eq!(late.update()["view"], before);
        assert_eq!(late.legal(), [""; 0]);
    }
    let mut stranger = world.connect(people[1].as_ref());
    assert_eq!(refusals(&stranger.tell(&watch_table("endedshut")).await), ["no-spectators"]);
}

#[tokio::test(start_paused = true)]
async fn no_log_record_or_address_contains_a_secret() {
    let journal = Journal::open();
    let (world, people) = scene().await;
    let host = people[3].clone().expect("the host");
    let mut client = world.watch(Some(&host), "here").await;
    client.play("open red R3").await;
    client.play("play P7").await;
    client.send_text("{junk");
    let link = world.post(Some(&host), "/api/device-link", json!({})).await.json();
    let secret = link["path"].as_str().expect("a path").split_once('#').expect("it").1.to_owned();
    world.post(None, "/api/device", json!({ "secret": secret.clone() })).await;
    world.get(Some(&host), "/api/games/here/replay").await;
    let running = world.get(Some(&host), "/api/games/here/record").await.body;
    command(&world, &AdminCommand::End { table: "closed".into() }).await;
    command(&world, &AdminCommand::Rename { guest: host.guest.id, name: "Mordecai".into() }).await;
    world.call_it_over("here").await;
    let record = world.get(None, "/api/games/here/record").await.body;
    settle().await;
    let log = journal.close();
    assert!(log.contains("a command of the operator"), "there is a log: {log}");
    assert!(log.contains("rename 1") && !log.contains("Bedivere"), "no names: {log}");
    assert!(log.contains("a table was closed"), "{log}");
    let received = client.received();
    let meta = world.app.store.read(|db| db.table("here")).await.expect("read").expect("one");
    let meta: Value = serde_json::from_str(&meta.meta).expect("JSON");
    let seed = meta["server_seed"].as_str().expect("a seed").to_owned();
    let tokens = people.iter().flatten().map(|person| person.token.clone());
    for secret in tokens.chain([secret]) {
        for text in [&log, &record, &running, &format!("{received:?}")] {
            assert!(!text.contains(&secret));
        }
    }
    for text in [&log, &running, &format!("{received:?}")] {
        assert!(!text.contains(&seed), "the server's half is shown when the game is over");
    }
    assert!(record.contains(&seed));
    assert!(!log.contains("Mordecai"), "no names in a log");
    assert!(!log.contains("P7") && !log.contains("R3"), "no cards in a log");
}

#[tokio::test(start_paused = true)]
async fn every_answer_carries_the_headers() {
    let (world, people) = scene().await;
    let host = people[3].as_ref();
    let mut replies = Vec::new();
    for Row { method, example, body, .. } in requests() {
        let call = world.call(&method.to_uppercase(), example).by(host).body(body);
        replies.push((example, call.send().await));
    }
    let strange = ["/", "/nothing.js", "/api/nothing", "/api/tables/%ff", "/api/me/../../etc"];
    for path in strange {
        replies.push((path, world.get(host, path).await));
    }
    replies.push(("405", world.call("DELETE", "/api/me").send().await));
    replies.push(("foreign", world.call("POST", "/api/me").header("origin", "x").send().await));
    for (path, reply) in replies {
        let csp = reply.header("content-security-policy");
        assert!(csp.contains("default-src 'none'") && csp.contains("frame-ancestors 'none'"));
        assert!(csp.contains("base-uri 'none'") && csp.contains("form-action 'none'"));
        assert!(csp.contains("require-trusted-types-for 'script'; trusted-types svelte"), "{csp}");
        assert!(!csp.contains("unsafe") && !csp.contains("http") && !csp.contains('*'), "{csp}");
        assert_eq!(reply.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(reply.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(reply.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(reply.header("cross-origin-resource-policy"), "same-origin", "{path}");
        // A finished game does not change, and can be revalidated by its tag.
        let is_over = path.starts_with("/api/games/over") && reply.status == 200;
        let kept = if is_over { "no-cache" } else { "no-store" };
        assert_eq!(reply.header("cache-control"), kept, "{path}");
        assert_eq!(reply.headers.contains_key("etag"), is_over, "{path}");
        if reply.status >= 400 {
            assert!(!reply.refusal().is_empty(), "{path}: a fault says why: {}", reply.body);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn another_page_may_not_use_our_cookie() {
    let (world, people) = scene().await;
    let host = people[3].as_ref();
    for origin in ["https://evil.example", "null", "https://localhost.evil.example", ""] {
        let call = world.call("POST", "/api/device-link").by(host).header("origin", origin);
        assert_eq!(call.send().await.refusal(), "not-allowed", "{origin}");
        let call = world.call("GET", "/api/socket").by(host).header("origin", origin);
        assert_eq!(call.send().await.refusal(), "not-allowed", "{origin}");
    }
    for origin in ["https://localhost", "http://localhost"] {
        let call = world.call("POST", "/api/device-link").by(host).header("origin", origin);
        assert_eq!(call.send().await.status, 200, "{origin}");
    }
    assert_eq!(
        refusals(&world.watch(host, "here").await.tell(&watch_table("closed")).await).len(),
        0
    );
}
