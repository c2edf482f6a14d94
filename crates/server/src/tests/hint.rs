//! What Champion would do: only against bots.

use protocol::ClientMessage;
use serde_json::{Value, json};

use super::tables::{play_on, two_at_a_table};
use super::world::{Client, Person, World, pass, refusals, stacked, tournament};

/// Two seats, the second a bot.
const HANDS: [[&str; 8]; 2] = [
    ["R3", "R4", "charge", "R3", "G1", "unhorse", "riposte", "B5"],
    ["R5", "R4", "ivanhoe", "R3", "B2", "B2", "S2", "S3"],
];

/// A game against a bot in which the person is to open.
async fn opening(world: &World) -> (Person, Client) {
    let person = world.person("Wilfred").await;
    let deck = stacked(&HANDS, &["Y4", "Y3"]);
    let bots = [None, Some("page")];
    world
        .dealt::<tournament::State>(
            "here",
            std::slice::from_ref(&person),
            &bots,
            tournament(2),
            &deck,
        )
        .await;
    let client = world.watch(Some(&person), "here").await;
    (person, client)
}

fn hint(client: &Client) -> ClientMessage {
    ClientMessage::Hint { prompt: client.update()["version"].as_u64().expect("a version") }
}

/// Asks for a hint, and waits for it.
async fn ask(client: &mut Client) -> Value {
    client.news();
    let message = hint(client);
    let mut told = client.tell(&message).await;
    pass(2_000).await;
    told.extend(client.listen().await);
    let is_answer = |message: &&Value| message["type"] == "answer" || message["type"] == "refused";
    told.iter().find(is_answer).expect("an answer").clone()
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_a_legal_move_of_champion_and_is_counted_in_the_record() {
    let world = World::new().await;
    let (_, mut client) = opening(&world).await;
    for number in 1..=2 {
        let answer = ask(&mut client).await;
        assert_eq!(answer["hint"]["number"], number, "{answer}");
        let moves = answer["hint"]["moves"].as_array().expect("moves");
        assert!((1..=2).contains(&moves.len()), "{answer}");
        let legal = client.legal();
        for mv in moves {
            assert!(legal.iter().any(|known| json!(known) == *mv), "{mv} of {legal:?}");
        }
    }
    assert_eq!(client.update().get("undo"), None, "nothing was moved");
    client.play("open red R3").await;
    world.call_it_over("here").await;
    let record = world.get(None, "/api/games/here/record").await.body;
    assert!(record.contains("[Hints \"2\"]"), "{record}");
}

#[tokio::test(start_paused = true)]
async fn no_hint_is_given_where_other_people_play() {
    let world = World::new().await;
    let (_, _, mut clients) = two_at_a_table(&world, tournament(2)).await;
    play_on(&mut clients, |clients| clients[0].update()["asked"] == true).await;
    for client in &mut clients {
        let message = hint(client);
        assert_eq!(refusals(&client.tell(&message).await), ["not-alone"]);
    }
    assert_eq!(clients[0].news(), [Value::Null; 0]);
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_about_the_question_on_the_screen() {
    let world = World::new().await;
    let (_, mut client) = opening(&world).await;
    let old = hint(&client);
    client.play("open red R3").await;
    assert_eq!(refusals(&client.tell(&old).await), ["stale"]);
    client.play("end").await;
    let now = hint(&client);
    assert_eq!(refusals(&client.tell(&now).await), ["stale"], "the bot decides");
}
