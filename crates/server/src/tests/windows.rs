//! Ivanhoe windows, standing orders and clocks (T11), in virtual time.

use protocol::{ClientMessage, Clock, Pace, Settings, StandingOrder};
use serde_json::{Value, json};
use table::Seat;

use super::thinking::set_thinking_time;
use super::world::{
    Client, Received, World, in_virtual_time, pass, refusals, settle, stacked, tournament,
};
use crate::store::Millis;

const HOUR: Millis = 3_600_000;

/// Three players; the first can open red and then charge, and the third holds Ivanhoe.
pub(super) async fn three(settings: Settings) -> (World, Vec<Client>) {
    let world = World::new().await;
    let people = world.people(3).await;
    let hands = [
        ["R3", "R4", "charge", "R3", "change-weapon", "shield", "break-lance", "outmaneuver"],
        ["R5", "R4", "R4", "R3", "B2", "B2", "S2", "S3"],
        ["R5", "R4", "ivanhoe", "R3", "B4", "B4", "S2", "S3"],
    ];
    let deck = stacked(&hands, &["Y4", "Y3", "Y2"]);
    world.dealt::<tournament::State>("windows", &people, &[], settings, &deck).await;
    let mut clients = Vec::new();
    for person in people.iter().map(Some).chain([None]) {
        clients.push(world.watch(person, "windows").await);
    }
    clients[0].play("open red R3").await;
    (world, clients)
}

async fn all_order(clients: &mut [Client], order: StandingOrder) {
    for client in &mut clients[..3] {
        client.order(order).await;
    }
}

fn phase(client: &Client) -> Value {
    client.update()["view"]["phase"].clone()
}

fn bar(client: &Client) -> (i64, i64) {
    let bar = client.update()["window"].clone();
    let time = |name: &str| bar[name].as_i64().unwrap_or_else(|| panic!("no window: {bar}"));
    (time("opened"), time("closes"))
}

#[tokio::test(start_paused = true)]
async fn a_window_is_the_same_for_all_and_times_out() {
    let (world, mut clients) = three(Settings { window: 7, ..tournament(3) }).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    let (opened, closes) = bar(&clients[0]);
    assert_eq!(closes - opened, 7_000, "as long as the settings say");
    for client in &clients {
        assert_eq!(bar(client), (opened, closes));
        assert_eq!(phase(client), "react");
    }
    assert_eq!(clients[1].legal(), ["pass"]);
    assert_eq!(clients[2].legal(), ["ivanhoe", "pass"]);
    assert_eq!(
        (&clients[1].update()["asked"], &clients[2].update()["asked"]),
        (&json!(true), &json!(true))
    );
    pass(closes - world.now() - 1).await;
    assert_eq!(phase(&clients[3]), "react");
    pass(2).await;
    assert_eq!(phase(&clients[3]), "turn");
    assert_eq!(clients[3].update()["view"]["colour"], "blue");
    assert_eq!(clients[3].update()["window"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn a_window_closes_at_the_last_answer_without_revealing_who_answered() {
    let (world, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    for client in &mut clients {
        client.listen().await;
    }
    clients[2].play("pass").await;
    pass(100).await;
    for number in [0, 1, 3] {
        assert_eq!(clients[number].listen().await, Vec::<Value>::new(), "a pass is private");
    }
    assert_eq!(clients[2].update()["asked"], false);
    assert_eq!(bar(&clients[2]), bar(&clients[1]), "they see the same bar");
    clients[1].play("pass").await;
    assert_eq!(phase(&clients[3]), "turn");
    assert!(world.now() < bar_end(&clients[3]), "early");
}

fn bar_end(client: &Client) -> i64 {
    let bars = client.messages().into_iter().filter_map(|m| m["window"]["closes"].as_i64());
    bars.max().expect("a window")
}

#[tokio::test(start_paused = true)]
async fn ivanhoe_stops_the_card_for_all() {
    let (_, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    clients[2].play("ivanhoe").await;
    settle().await;
    assert_eq!(phase(&clients[3]), "turn");
    assert_eq!(clients[3].update()["view"]["colour"], "red");
}

#[tokio::test(start_paused = true)]
async fn no_window_opens_where_public_facts_rule_it_out() {
    let (_, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    clients[2].play("ivanhoe").await;
    // Ivanhoe lies in the discard pile, face up.
    clients[0].play("shield").await;
    assert_eq!(phase(&clients[0]), "turn");
    assert_eq!(clients[0].update()["window"], Value::Null);
    assert_eq!(clients[0].update()["view"]["seats"][0]["shield"], true);
}

#[tokio::test(start_paused = true)]
async fn a_standing_order_answers_at_once() {
    let (world, mut clients) = three(tournament(3)).await;
    // By default a player is asked about cards that affect them: the shield affects nobody else.
    let before = world.now();
    clients[0].play("shield").await;
    assert_eq!(phase(&clients[0]), "turn");
    assert!(world.now() - before < 10);
    clients[0].play("change-weapon blue").await;
    assert_eq!(phase(&clients[0]), "react", "the colour affects everybody");
    clients[1].order(StandingOrder::Never).await;
    assert_eq!(phase(&clients[0]), "react");
    clients[2].order(StandingOrder::Never).await;
    settle().await;
    assert_eq!(phase(&clients[0]), "turn", "an order applies to the open window");
    assert_eq!(clients[2].update()["order"], "never");
}

#[tokio::test(start_paused = true)]
async fn a_question_answered_by_an_order_is_never_asked() {
    let (world, mut clients) = three(tournament(3)).await;
    clients[1].order(StandingOrder::Never).await;
    for client in &mut clients {
        client.listen().await;
    }
    clients[0].play("change-weapon blue").await;
    let [told, asked, watching] = [1, 2, 3].map(|number| clients[number].news());
    assert_eq!(told.len(), 1, "their own answer comes with the question: {told:?}");
    assert_eq!([&told[0]["asked"], &told[0]["legal"]], [&json!(false), &json!([])]);
    assert_eq!((asked.len(), &asked[0]["asked"]), (1, &json!(true)));
    assert_eq!(watching.len(), 1);
    assert_eq!(told[0]["window"]["closes"], watching[0]["window"]["closes"], "it is the same bar");
    // If all players have answered in advance no window is visible, and everything is saved at
    // once.
    clients[2].play("pass").await;
    clients.iter_mut().for_each(|client| drop(client.news()));
    let before = world.entries("windows").await.len();
    let mut told = vec![clients[0].play("shield").await];
    told.extend(clients[1..].iter_mut().map(Client::news));
    for news in told {
        assert_eq!(news.len(), 1, "{news:?}");
        assert_eq!([&news[0]["window"], &news[0]["view"]["phase"]], [&Value::Null, &json!("turn")]);
        assert_eq!(news[0]["view"]["seats"][0]["shield"], true);
    }
    let entries = world.entries("windows").await;
    let kept: Vec<_> = entries[before..].iter().map(|row| (&*row.cause, &*row.mv)).collect();
    assert_eq!(kept, [("player", "shield"), ("order", "pass"), ("order", "pass")]);
    assert!(entries[before + 1..].iter().all(|row| row.id.is_none()));
}

#[tokio::test(start_paused = true)]
async fn orders_end_with_the_tournament() {
    let (_, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Never).await;
    clients[0].play("end").await;
    clients[1].play("withdraw").await;
    clients[2].play("withdraw").await;
    for client in &mut clients[..3] {
        client.listen().await;
        assert_eq!(client.update()["order"], "touched");
    }
}

#[tokio::test(start_paused = true)]
async fn more_time_is_for_everybody_and_once_per_tournament() {
    let (world, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    let more = ClientMessage::MoreTime;
    assert_eq!(refusals(&clients[1].tell(&more).await), ["no-window"]);
    clients[0].play("change-weapon blue").await;
    settle().await;
    let (_, closes) = bar(&clients[1]);
    assert_eq!(clients[1].update()["window"]["more"], true);
    assert_eq!(clients[0].update()["window"]["more"], false, "their own card");
    assert_eq!(refusals(&clients[0].tell(&more).await), ["no-window"]);
    clients[1].tell(&more).await;
    pass(100).await;
    for client in &clients {
        assert_eq!(bar(client).1, closes + 10_000);
    }
    assert_eq!(clients[1].update()["window"]["more"], false);
    assert_eq!(refusals(&clients[1].tell(&more).await), ["no-more-time"]);
    pass(closes + 10_000 - world.now() + 2).await;
    assert_eq!(phase(&clients[3]), "turn");
}

#[tokio::test(start_paused = true)]
async fn no_clock_runs_in_a_window() {
    let live = Clock::Live { bank: 60, increment: 5 };
    let (_, mut clients) = three(Settings { clock: live, ..tournament(3) }).await;
    all_order(&mut clients, StandingOrder::Always).await;
    assert_eq!(clients[3].update()["clocks"]["running"], "A");
    pass(10_000).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    let clocks = clients[3].update()["clocks"].clone();
    assert_eq!(clocks["running"], Value::Null);
    let left = clocks["left"][0].as_i64().expect("a bank");
    assert!((54_000..=60_000).contains(&left), "ten seconds less, five more: {left}");
    pass(5_100).await;
    let clocks = clients[3].update()["clocks"].clone();
    assert_eq!(clocks["running"], "A");
    assert_eq!(clocks["left"][0].as_i64(), Some(left), "no clock ran in the window");
}

#[tokio::test(start_paused = true)]
async fn when_a_live_clock_runs_out_a_sensible_move_is_made() {
    let live = Clock::Live { bank: 30, increment: 0 };
    let (world, clients) = three(Settings { clock: live, ..tournament(3) }).await;
    pass(29_000).await;
    assert_eq!(world.entries("windows").await.len(), 2);
    pass(2_000).await;
    let entries = world.entries("windows").await;
    assert!(entries.len() > 2);
    assert_eq!((entries[2].cause.as_str(), entries[2].by.as_str()), ("clock", "A"));
    assert_eq!(clients[0].room()["stage"], "playing", "they keep their seat");
}

#[tokio::test(start_paused = true)]
async fn a_live_clock_stops_while_nobody_is_present() {
    let live = Clock::Live { bank: 30, increment: 0 };
    let (world, mut clients) = three(Settings { clock: live, ..tournament(3) }).await;
    clients.iter_mut().for_each(Client::hang_up);
    pass(3_600_000).await;
    assert_eq!(world.entries("windows").await.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_correspondence_clock_runs_even_while_nobody_is_present() {
    let days = Clock::Correspondence { hours: 2, window: 1 };
    let (world, mut clients) = three(Settings { clock: days, ..tournament(3) }).await;
    clients.iter_mut().for_each(Client::hang_up);
    pass(2 * 3_600_000 - 10_000).await;
    assert_eq!(world.entries("windows").await.len(), 2, "no substitute bot takes over");
    pass(20_000).await;
    let entries = world.entries("windows").await;
    assert_eq!(entries[2].cause, "clock");
}

#[tokio::test(start_paused = true)]
async fn a_correspondence_window_waits_for_hours() {
    let days = Clock::Correspondence { hours: 24, window: 3 };
    let (_, mut clients) = three(Settings { clock: days, ..tournament(3) }).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    let (opened, closes) = bar(&clients[1]);
    assert_eq!(closes - opened, 3 * HOUR);
}

#[tokio::test(start_paused = true)]
async fn a_correspondence_window_stops_only_while_the_server_is_down() {
    let days = Clock::Correspondence { hours: 24, window: 3 };
    let (world, mut clients) = three(Settings { clock: days, ..tournament(3) }).await;
    all_order(&mut clients, StandingOrder::Always).await;
    clients[0].play("change-weapon blue").await;
    pass(HOUR).await;
    // A private answer of one player does not lengthen it for the others.
    clients[1].play("pass").await;
    drop(clients);
    let world = world.die_for(10 * HOUR).await;
    let spectator = world.watch(None, "windows").await;
    let (opened, closes) = bar(&spectator);
    assert_eq!(closes - opened, 3 * HOUR);
    let left = closes - world.now();
    assert!((2 * HOUR - 15_000..=2 * HOUR + 15_000).contains(&left), "an hour has passed: {left}");
    pass(left + 1000).await;
    assert_eq!(phase(&spectator), "turn", "closed at last");
}

#[tokio::test(start_paused = true)]
async fn no_clock_is_charged_while_the_server_is_down() {
    let days = Clock::Correspondence { hours: 2, window: 1 };
    let (world, clients) = three(Settings { clock: days, ..tournament(3) }).await;
    pass(3_600_000).await;
    drop(clients);
    let world = world.die_for(10 * 3_600_000).await;
    pass(600_000).await;
    let world = world.die_for(10 * 3_600_000).await;
    assert_eq!(world.entries("windows").await.len(), 2);
    let spectator = world.watch(None, "windows").await;
    let left = spectator.update()["clocks"]["left"][0].as_i64().expect("a bank");
    let hour = 3_600_000;
    let expected = hour - 600_000;
    let about = expected - 15_000..=expected + 15_000;
    assert!(about.contains(&left), "an hour and ten minutes of two hours: {left}");
}

#[tokio::test(start_paused = true)]
async fn orders_are_stored_and_so_cost_more_than_chat() {
    let (_world, mut clients) = three(tournament(3)).await;
    pass(10_000).await;
    for _ in 0..100 {
        clients[0].send(&ClientMessage::Ping);
    }
    assert_eq!(refusals(&clients[0].listen().await), Vec::<String>::new());
    pass(10_000).await;
    for number in 0..50 {
        let order = if number % 2 == 0 { StandingOrder::Never } else { StandingOrder::Always };
        clients[0].send(&ClientMessage::Order { order });
    }
    let refused = refusals(&clients[0].listen().await);
    assert_eq!(refused, vec!["too-fast"; 10], "forty at once, then twenty a second");
}

#[tokio::test(start_paused = true)]
async fn a_bots_answer_comes_at_a_time_that_its_hand_does_not_change() {
    let mut times = Vec::new();
    for holder in [true, false] {
        let world = World::new().await;
        let people = world.people(1).await;
        let card = if holder { "ivanhoe" } else { "B3" };
        let hands = [
            ["R3", "R4", "charge", "R3", "change-weapon", "shield", "break-lance", "outmaneuver"],
            ["R5", "R4", card, "R3", "B2", "B2", "S2", "S3"],
        ];
        let deck = stacked(&hands, &["Y4", "Y3"]);
        let bots = [None, Some("squire")];
        world.dealt::<tournament::State>("bots", &people, &bots, tournament(2), &deck).await;
        let mut client = world.watch(Some(&people[0]), "bots").await;
        client.play("open red R3").await;
        let mut answers = Vec::new();
        for mv in ["shield", "change-weapon blue"] {
            client.play(mv).await;
            let asked = world.now();
            pass(4_000).await;
            let by_bot = |entry: &&crate::store::EntryRow| entry.by == Seat::B.to_string();
            let entries = world.entries("bots").await;
            answers.push(entries.iter().rfind(by_bot).map(|entry| entry.at - asked));
        }
        times.push(answers);
    }
    assert_eq!(times[0], times[1]);
    assert!(times[0].iter().all(|time| time.is_some_and(|time| (690..1800).contains(&time))));
}

#[tokio::test(start_paused = true)]
async fn a_player_who_has_withdrawn_does_not_wait_long_for_bots() {
    let world = World::new().await;
    let people = world.people(1).await;
    let hands = [
        ["R3", "G1", "G1", "G1", "G1", "G1", "G1", "G1"],
        ["R3", "R4", "R4", "R5", "B2", "B2", "S2", "S3"],
        ["R3", "R4", "R4", "R5", "B4", "B4", "S2", "S3"],
    ];
    let deck = stacked(&hands, &["Y4", "Y3", "Y2", "Y2"]);
    let bots = [None, Some("squire"), Some("squire")];
    world.dealt::<tournament::State>("calm", &people, &bots, tournament(3), &deck).await;
    let mut client = world.watch(Some(&people[0]), "calm").await;
    client.play("open red R3").await;
    client.play("end").await;
    pass(30_000).await;
    client.listen().await;
    client.play("withdraw").await;
    pass(30_000).await;
    let entries = world.entries("calm").await;
    let withdrew = entries.iter().position(|entry| entry.mv == "withdraw").expect("they did");
    let took = |entries: &[crate::store::EntryRow]| -> Vec<i64> {
        entries.windows(2).map(|pair| pair[1].at - pair[0].at).collect()
    };
    let beside_him = took(&entries[2..withdrew]);
    let ends = entries.iter().position(|entry| entry.events.contains("victory "));
    let alone = took(&entries[withdrew..=ends.expect("one of them has won")]);
    let all_within = |times: &[i64], range: std::ops::RangeInclusive<i64>| {
        !times.is_empty() && times.iter().all(|time| range.contains(time))
    };
    assert!(all_within(&beside_him, 900..=1_600), "{beside_him:?}");
    assert!(all_within(&alone, 350..=700), "{alone:?}");
}

/// What a spectator receives, and when, of a window that a champion answers last after thinking for
/// this long; and when it closed, counted from its opening.
fn answered_after(thinking: i64) -> (Vec<Received>, i64) {
    set_thinking_time([thinking; 6]);
    let received = in_virtual_time(async {
        let world = World::new().await;
        let people = world.people(2).await;
        let hands = [
            ["R3", "R4", "charge", "R3", "change-weapon", "shield", "break-lance", "outmaneuver"],
            ["R5", "R4", "R4", "R3", "B2", "B2", "S2", "S3"],
            ["R5", "R4", "ivanhoe", "R3", "B4", "B4", "S2", "S3"],
        ];
        let deck = stacked(&hands, &["Y4", "Y3", "Y2"]);
        let settings = Settings { pace: Pace::Instant, ..tournament(3) };
        let bots = [None, None, Some("champion")];
        world.dealt::<tournament::State>("bots", &people, &bots, settings, &deck).await;
        let mut first = world.watch(Some(&people[0]), "bots").await;
        let mut second = world.watch(Some(&people[1]), "bots").await;
        let spectator = world.watch(None, "bots").await;
        second.order(StandingOrder::Never).await;
        first.play("open red R3").await;
        first.play("change-weapon blue").await;
        let (opened, _) = bar(&spectator);
        pass(2_000).await;
        assert_eq!(phase(&spectator), "turn");
        let received = spectator.received();
        let is_update = |received: &&Received| format!("{:?}", received.what).contains("update");
        let closed = received.iter().rfind(is_update).expect("an update").at;
        (received, closed - opened)
    });
    set_thinking_time([0; 6]);
    received
}

#[test]
fn a_bots_thinking_time_is_not_visible() {
    let quick = answered_after(0);
    assert_eq!(quick.1, 5, "long enough for any bot");
    assert_eq!(answered_after(1), quick);
    assert_eq!(answered_after(4), quick);
    let slow = answered_after(30);
    assert_eq!(slow.1, 255, "on a machine that is too slow, on the next beat");
    assert_eq!(answered_after(230), slow);
}

/// Otherwise a player could find out by a repeated move that another has answered.
#[tokio::test(start_paused = true)]
async fn a_repeated_move_does_not_wait_for_another_players_answer_with_the_same_id() {
    let (_world, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    let mv = clients[0].a_move("change-weapon blue");
    clients[0].tell_as("1", &mv).await;
    settle().await;
    let answer = clients[1].a_move("pass");
    clients[1].tell_as("1", &answer).await;
    assert!(!clients[1].done().contains(&"1".to_owned()), "it is not saved yet");
    clients[0].tell_as("1", &mv).await;
    assert_eq!(clients[0].done().iter().filter(|id| *id == "1").count(), 2);
}

/// Stops and continues the process: all timers fire late at once.
pub(super) async fn suspend(seconds: u64) {
    tokio::time::advance(std::time::Duration::from_secs(seconds)).await;
}

#[tokio::test(start_paused = true)]
async fn a_window_does_not_close_while_the_server_is_suspended() {
    let (world, mut clients) = three(tournament(3)).await;
    all_order(&mut clients, StandingOrder::Always).await;
    // Nothing else is due.
    pass(10_000).await;
    clients[0].play("change-weapon blue").await;
    settle().await;
    let (opened, closes) = bar(&clients[2]);
    pass(1_000).await;
    // It ends before the window would have closed, and the second time after that.
    for seconds in [3, 30] {
        suspend(seconds).await;
        settle().await;
    }
    let late = bar(&clients[2]).1 - closes;
    assert!((33_000..34_100).contains(&late), "everybody learns when it closes: {late}");
    pass(3_500).await;
    assert_eq!(phase(&clients[2]), "react");
    let received = clients[2].play("ivanhoe").await;
    assert_eq!(refusals(&received), Vec::<String>::new());
    assert_eq!(clients[3].update()["view"]["colour"], "red", "the answer came in time");
    assert!(world.now() - opened > 37_000);
}
