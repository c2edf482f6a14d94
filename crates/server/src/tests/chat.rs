//! Chat between players.

use protocol::{ClientMessage, Settings};
use serde_json::{Value, json};
use table::Seat;

use super::world::{Client, World, pass, refusals, tournament};

fn text(text: &str) -> ClientMessage {
    ClientMessage::Say { text: Some(text.to_owned()), phrase: None }
}

fn phrase(phrase: &str) -> ClientMessage {
    ClientMessage::Say { text: None, phrase: Some(phrase.to_owned()) }
}

async fn two(settings: Settings) -> (World, String, [Client; 2]) {
    let world = World::new().await;
    let people = world.people(2).await;
    let table = world.table(&people[0], settings, &[]).await;
    let first = world.watch(Some(&people[0]), &table).await;
    let mut second = world.watch(Some(&people[1]), &table).await;
    second.tell(&ClientMessage::Sit { seat: None }).await;
    (world, table, [first, second])
}

fn lines(messages: &[Value]) -> Vec<Value> {
    let chats = messages.iter().filter(|message| message["type"] == "chat");
    chats.flat_map(|chat| chat["lines"].as_array().cloned().unwrap_or_default()).collect()
}

#[tokio::test(start_paused = true)]
async fn a_chat_line_reaches_everybody_and_later_visitors() {
    let (world, table, mut clients) = two(tournament(2)).await;
    let received =
        clients[0].tell(&text("  Well\tmet,\u{7} Sir <b>\u{202e}Brian</b>\u{200b} ")).await;
    let line = &lines(&received)[0];
    assert_eq!(line["text"], "Well met,  Sir <b>Brian</b>");
    assert_eq!((line["seat"].clone(), line["name"].clone()), (json!("A"), json!("PA")));
    clients[0].tell(&phrase("good-luck")).await;
    let received = clients[1].listen().await;
    assert_eq!(lines(&received)[1]["phrase"], "good-luck");
    let late = world.watch(None, &table).await;
    let chat = late.messages().into_iter().find(|message| message["type"] == "chat");
    let chat = chat.expect("the chat so far");
    assert_eq!((chat["whole"].clone(), lines(&[chat]).len()), (json!(true), 2));
}

#[tokio::test(start_paused = true)]
async fn players_of_the_same_name_are_told_apart_in_the_chat() {
    let world = World::new().await;
    let people = [world.person("Ann").await, world.person("Ann").await];
    let table = world.table(&people[0], tournament(2), &[]).await;
    let mut first = world.watch(Some(&people[0]), &table).await;
    let mut second = world.watch(Some(&people[1]), &table).await;
    second.tell(&ClientMessage::Sit { seat: None }).await;
    let name = |received: &[Value]| lines(received).last().expect("a line")["name"].clone();
    assert_eq!(name(&first.tell(&text("Hail")).await), "Ann");
    assert_eq!(name(&second.tell(&text("Well met")).await), "Ann 2");
    second.tell(&ClientMessage::Stand).await;
    let late = world.watch(None, &table).await.messages();
    let names: Vec<Value> = lines(&late).iter().map(|line| line["name"].clone()).collect();
    assert_eq!(names, ["Ann", "Ann 2"], "also when they have gone");
}

#[tokio::test(start_paused = true)]
async fn invalid_chat_lines_are_refused() {
    let (_, _, mut clients) = two(tournament(2)).await;
    let long = "x".repeat(301);
    for (message, code) in [
        (text(""), "bad-message"),
        (text(" \n "), "bad-message"),
        (text("phrase:hello"), "bad-message"),
        (text(&long), "too-long"),
        (phrase("curse"), "bad-message"),
        (ClientMessage::Say { text: None, phrase: None }, "bad-message"),
    ] {
        assert_eq!(refusals(&clients[0].tell(&message).await), [code], "{message:?}");
    }
    assert_eq!(lines(&clients[1].listen().await), Vec::<Value>::new());
}

#[tokio::test(start_paused = true)]
async fn a_guest_who_chats_too_fast_must_wait() {
    let (_, _, mut clients) = two(tournament(2)).await;
    let mut refused = 0;
    for number in 0..10 {
        refused += refusals(&clients[0].tell(&text(&format!("line {number}"))).await).len();
    }
    assert_eq!(refused, 4, "six lines at once");
    pass(2_100).await;
    assert_eq!(refusals(&clients[0].tell(&text("again")).await), Vec::<String>::new());
    assert_eq!(refusals(&clients[1].tell(&text("me too")).await), Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn a_muted_player_is_not_shown_and_not_informed() {
    let (_, _, mut clients) = two(tournament(2)).await;
    clients[0].tell(&text("first")).await;
    clients[1].news();
    let received = clients[1].tell(&ClientMessage::Mute { seat: Seat::A, on: true }).await;
    let [room, chat] = &received[..] else { panic!("{received:?}") };
    assert_eq!(room["muted"], json!(["A"]), "so that they can unmute them after coming back");
    assert_eq!((chat["whole"].clone(), chat["lines"].clone()), (json!(true), json!([])));
    clients[0].news();
    clients[0].tell(&text("second")).await;
    assert_eq!(clients[1].listen().await, Vec::<Value>::new());
    assert_eq!(clients[0].listen().await, Vec::<Value>::new(), "a muted player is not informed");
    let received = clients[1].tell(&ClientMessage::Mute { seat: Seat::A, on: false }).await;
    assert_eq!(received[0]["muted"], json!([]));
    assert_eq!(lines(&received).len(), 2);
}

#[tokio::test(start_paused = true)]
async fn a_table_may_have_no_chat() {
    let (_, _, mut clients) = two(Settings { chat: false, ..tournament(2) }).await;
    assert_eq!(refusals(&clients[0].tell(&text("hail")).await), ["no-chat"]);
}
