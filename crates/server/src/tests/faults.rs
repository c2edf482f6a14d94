//! Planted panics: a panic in one place must not take down more than it has to.

use live::testing::{Fault, plant};
use protocol::{ClientMessage, Clock};
use serde_json::Value;

use super::windows::three;
use super::world::{kinds, pass, refusals, stacked, tournament, watch_table};

#[tokio::test(start_paused = true)]
async fn a_fault_in_one_table_closes_and_reopens_that_table_alone() {
    let (world, mut clients) = three(tournament(3)).await;
    let people = world.people(2).await;
    world
        .dealt::<tournament::State>("other", &people, &[], tournament(2), &stacked(&[], &[]))
        .await;
    let mut other = world.watch(Some(&people[0]), "other").await;
    other.news();
    clients[1].news();
    plant(Some(Fault::Move));
    let mv = clients[0].a_move("change-weapon blue");
    let received = clients[0].tell_as("m", &mv).await;
    plant(None);
    assert_eq!(
        kinds(&received),
        ["resync"],
        "the table has gone, and its viewers are asked to come back"
    );
    assert_eq!(kinds(&clients[1].listen().await), ["resync"], "to everyone");
    for client in &mut clients {
        client.come_back("windows").await;
    }
    assert_eq!(world.entries("windows").await.len(), 2, "as it was stored");
    assert_eq!(refusals(&clients[0].tell_as("m", &mv).await), Vec::<String>::new());
    assert_eq!(clients[0].done().last().map(String::as_str), Some("m"));
    assert_eq!(world.entries("windows").await.len(), 3, "made once");
    assert_eq!(other.listen().await, Vec::<Value>::new(), "nobody else notices");
}

#[tokio::test(start_paused = true)]
async fn a_fault_in_a_question_refuses_that_question_alone() {
    let (_world, mut clients) = three(tournament(3)).await;
    plant(Some(Fault::Question));
    let ask = ClientMessage::Ask { moves: vec!["end".into()] };
    let received = clients[0].tell(&ask).await;
    plant(None);
    assert_eq!(refusals(&received), ["internal"]);
    assert_eq!(kinds(&clients[0].tell(&ask).await), ["answer"]);
}

#[tokio::test(start_paused = true)]
async fn a_fault_in_the_bot_that_moves_for_the_clock_plays_the_first_legal_move() {
    let clock = Clock::Live { bank: 10, increment: 0 };
    let (world, mut clients) = three(protocol::Settings { clock, ..tournament(3) }).await;
    let first = clients[0].legal()[0].clone();
    let before = world.entries("windows").await.len();
    plant(Some(Fault::Clock));
    pass(11_000).await;
    plant(None);
    let entries = world.entries("windows").await;
    assert_eq!((entries[before].cause.as_str(), &entries[before].mv), ("clock", &first));
    assert_eq!(refusals(&clients[0].tell(&watch_table("windows")).await), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn a_table_that_fails_again_and_again_stays_closed_and_says_so() {
    let (world, mut clients) = three(tournament(3)).await;
    let mv = clients[0].a_move("change-weapon blue");
    for attempt in 0..5 {
        plant(Some(Fault::Move));
        let received = clients[0].tell_as("m", &mv).await;
        plant(None);
        assert_eq!(kinds(&received), ["resync"], "{attempt}");
        clients[0].listen().await;
        if attempt < 4 {
            clients[0].come_back("windows").await;
        }
    }
    assert_eq!(refusals(&clients[0].tell(&watch_table("windows")).await), ["faulty"]);
    assert_eq!(world.entries("windows").await.len(), 2, "as it was stored");
    let people = world.people(2).await;
    let cards = stacked(&[], &[]);
    world.dealt::<tournament::State>("other", &people, &[], tournament(2), &cards).await;
    let other = world.watch(Some(&people[0]), "other").await;
    assert_eq!(other.room()["table"], "other", "all other tables are open");
}
