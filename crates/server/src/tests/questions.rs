//! Questions: what would come of moves, as much as the player can know.

use bots::BotGame;
use protocol::{ClientMessage, MOST_MOVES, Settings};
use serde_json::{Value, json};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed};

use super::windows::three;
use super::world::{Client, World, tournament};
use live::Live;

/// The answer to a question about these moves.
async fn ask(client: &mut Client, moves: &[&str]) -> Value {
    let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
    let mut received = client.tell(&ClientMessage::Ask { moves }).await;
    received.pop().expect("an answer")
}

/// An impossible question's outcome: the number of the move, and the rule or code.
fn refused(answer: &Value) -> (u64, &str) {
    assert_eq!([&answer["legal"], &answer["events"]], [&json!([]), &json!([])]);
    assert_eq!(answer["view"], Value::Null);
    let number = answer["refused"].as_u64().expect("a number");
    let refusal = &answer["refusal"];
    (number, refusal["rule"].as_str().or(refusal["code"].as_str()).expect("a reason"))
}

/// Three lords; the first has a lion, a stag and the choice of two lions, the second three stags.
async fn three_lords() -> (World, Vec<Client>) {
    let world = World::new().await;
    let people = world.people(3).await;
    let first = ["fl", "fs", "fb", "as", "cs", "cb", "cl", "rl", "rs", "rb"];
    let mut rest: Vec<String> =
        castles::Hand::whole_deck().into_iter().map(|card| card.to_string()).collect();
    for card in first {
        let place = rest.iter().position(|other| other == card).expect("there is one");
        rest.remove(place);
    }
    let deck: Vec<String> = first.map(str::to_owned).into_iter().chain(rest).collect();
    let settings = Settings::usual("castles", 3);
    world.dealt::<castles::State>("castles", &people, &[], settings, &deck).await;
    let mut clients = Vec::new();
    for person in &people {
        clients.push(world.watch(Some(person), "castles").await);
    }
    (world, clients)
}

#[tokio::test(start_paused = true)]
async fn a_question_changes_nothing_and_names_the_rule() {
    let (world, mut clients) = three(tournament(3)).await;
    let before = clients[0].update();
    let answer = ask(&mut clients[0], &["change-weapon blue"]).await;
    assert_eq!(answer["type"], "answer");
    assert_eq!(answer["view"]["colour"], "blue");
    assert_eq!(answer["view"]["viewer"], "public");
    let answer = ask(&mut clients[0], &["play P7"]).await;
    assert_eq!(refused(&answer), (0, "T5.1"));
    let answer = ask(&mut clients[0], &["dance"]).await;
    assert_eq!(refused(&answer), (0, "unknown-move"));
    assert_eq!(clients[0].update(), before);
    assert_eq!(world.entries("windows").await.len(), 2);
}

#[tokio::test(start_paused = true)]
async fn several_cards_are_asked_about_at_once() {
    let (_world, mut clients) = three(tournament(3)).await;
    let answer = ask(&mut clients[0], &["play R4", "play R3"]).await;
    assert_eq!(answer["refusal"], Value::Null);
    assert_eq!(answer["view"]["seats"][0]["display"], json!(["R3", "R4", "R3"]));
    let legal = answer["legal"].as_array().expect("a list");
    assert!(legal.contains(&json!("end")) && !legal.contains(&json!("play R4")), "{legal:?}");
    let answer = ask(&mut clients[0], &["play R4", "play R4", "end"]).await;
    assert_eq!(refused(&answer), (1, "T3.5"), "they have only one");
}

#[tokio::test(start_paused = true)]
async fn moves_that_others_may_stop_and_other_turns_end_a_question() {
    let (_world, mut clients) = three(tournament(3)).await;
    for last in ["change-weapon blue", "end"] {
        let answer = ask(&mut clients[0], &["play R4", last]).await;
        assert_eq!([&answer["refusal"], &answer["legal"]], [&Value::Null, &json!([])]);
        assert_ne!(answer["view"], Value::Null);
        let answer = ask(&mut clients[0], &["play R4", last, "play R3"]).await;
        assert_eq!(refused(&answer), (2, "unforeseen"));
    }
}

#[tokio::test(start_paused = true)]
async fn an_army_is_mustered_by_questions() {
    let (world, mut clients) = three_lords().await;
    let attack = ["keep cl", "lose", "attack york"];
    let answer = ask(&mut clients[0], &attack).await;
    assert_eq!(answer["legal"], json!(["muster as", "muster cl", "muster fl"]));
    let army = [&attack[..], &["muster fl"]].concat();
    let answer = ask(&mut clients[0], &army).await;
    assert_eq!(answer["legal"], json!(["muster cl", "strike"]));
    let answer = ask(&mut clients[0], &[&army[..], &["muster as", "strike"]].concat()).await;
    assert_eq!(refused(&answer), (4, "C5.1"));
    let answer = ask(&mut clients[0], &[&army[..], &["strike"]].concat()).await;
    assert_eq!(answer["legal"], json!(["plant", "leave"]));
    let answer = ask(&mut clients[0], &["keep cl", "barter"]).await;
    assert_eq!([&answer["refusal"], &answer["legal"]], [&Value::Null, &json!([])]);
    let answer = ask(&mut clients[0], &["keep cl", "barter", "attack york"]).await;
    assert_eq!(refused(&answer), (2, "unforeseen"), "others may offer something");
    assert_eq!(world.entries("castles").await.len(), 1, "only the deal has happened");
}

#[tokio::test(start_paused = true)]
async fn a_question_shows_advancing_banners_in_advance() {
    let (_world, mut clients) = three_lords().await;
    for mv in ["keep cl", "lose", "attack york", "muster fl", "strike", "plant"] {
        clients[0].play(mv).await;
    }
    for mv in ["keep rs", "lose", "attack york", "muster fs", "muster cs", "strike"] {
        clients[1].play(mv).await;
    }
    let lord = |seat: usize| clients[1].update()["view"]["seats"][seat]["lord"].clone();
    let (first, second) = (lord(0), lord(1));
    let york = |answer: &Value| {
        let castles = answer["view"]["castles"].as_array().expect("a list");
        castles.iter().find(|castle| castle["castle"] == "york").expect("York").clone()
    };
    let answer = ask(&mut clients[1], &["advance"]).await;
    assert_eq!(answer["legal"], json!(["plant", "leave"]));
    assert_eq!(york(&answer)["track"], json!([null, first, null]));
    let answer = ask(&mut clients[1], &["advance", "plant"]).await;
    assert_eq!(york(&answer)["track"], json!([second, first, null]));
    assert_eq!([&york(&answer)["control"], &answer["legal"]], [&json!("A"), &json!([])]);
    let answer = ask(&mut clients[1], &["hold"]).await;
    assert_eq!(york(&answer)["track"], json!([first, null, null]));
    assert_eq!(answer["legal"], json!([]), "the square is taken, and the turn over");
    let answer = ask(&mut clients[1], &["hold", "plant"]).await;
    assert_eq!(refused(&answer), (1, "unforeseen"));
}

#[tokio::test(start_paused = true)]
async fn only_players_ask_and_only_about_their_own_moves() {
    let (world, mut clients) = three(tournament(3)).await;
    let answer = ask(&mut clients[1], &["play R5", "end"]).await;
    assert_eq!(refused(&answer), (0, "T3.3"), "it is another's turn");
    let stranger = world.people(4).await.pop().expect("somebody");
    let mut watching = world.watch(Some(&stranger), "windows").await;
    for (client, code) in [(&mut watching, "not-seated"), (&mut clients[3], "no-guest")] {
        let answer = ask(client, &["play R4"]).await;
        assert_eq!([&answer["type"], &answer["refusal"]["code"]], ["refused", code]);
    }
}

#[tokio::test(start_paused = true)]
async fn a_question_has_a_move_and_not_too_many() {
    let (_world, mut clients) = three(tournament(3)).await;
    let answer = ask(&mut clients[0], &[]).await;
    assert_eq!([&answer["type"], &answer["refusal"]["code"]], ["refused", "bad-message"]);
    let answer = ask(&mut clients[0], &["end"; MOST_MOVES]).await;
    assert_eq!(refused(&answer), (1, "unforeseen"));
    let moves = vec!["end".to_owned(); MOST_MOVES + 1];
    let received = clients[0].tell_as("q", &ClientMessage::Ask { moves }).await;
    assert_eq!([&received[0]["type"], &received[0]["refusal"]["code"]], ["refused", "too-long"]);
    assert_eq!(received[0]["id"], "q");
}

/// An answer lists exactly what the game itself lists after those moves, whatever was hidden.
fn compare<G: BotGame>(number: u64) -> usize {
    let (least, most) = G::PLAYERS;
    let options = G::Options::usual(least + number as usize % (most - least + 1)).expect("options");
    let (mut game, _) = Live::<G>::deal(options, Seed::of_series(7, number));
    let mut chance = QuickChance::new(number);
    let mut compared = 0;
    for _ in 0..120 {
        let asked: Vec<Seat> = game.awaiting().asked().into_iter().collect();
        if asked.is_empty() {
            break;
        }
        let seat = asked[chance.below(asked.len())];
        let (mut moves, mut real) = (Vec::new(), game.clone());
        let mut legal = written(&game, seat);
        while !legal.is_empty() && moves.len() < MOST_MOVES {
            moves.push(legal.swap_remove(chance.below(legal.len())));
            let step = real.prepare(seat, moves.last().expect("a move")).expect("it is listed");
            real.accept(&step);
            let mut world = QuickChance::new(u64::from(chance.bits()));
            let answer = game.answer(String::new(), seat, &moves, &mut world);
            assert_eq!((answer.refused, answer.refusal), (None, None), "{moves:?}");
            legal = answer.legal;
            if !legal.is_empty() {
                assert_eq!(legal, written(&real, seat), "{moves:?}");
                compared += 1;
            }
        }
        let step = game.prepare(seat, &moves[0]).expect("it is listed");
        game.accept(&step);
    }
    compared
}

fn written<G: BotGame>(game: &Live<G>, seat: Seat) -> Vec<String> {
    game.moves(seat).iter().map(ToString::to_string).collect()
}

#[test]
fn an_answer_lists_exactly_what_will_be_possible() {
    let compared: usize = (0..20).map(compare::<tournament::State>).sum();
    assert!(compared > 500, "only {compared} lists of the Tournament");
    let compared: usize = (0..20).map(compare::<castles::State>).sum();
    assert!(compared > 500, "only {compared} lists of the Castles");
}
