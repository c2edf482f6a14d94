//! Bots' thinking time must change nothing.

use std::cell::Cell;
use std::time::Duration;

use protocol::{ClientMessage, Pace, Settings};
use table::Seat;
use tokio::sync::oneshot;

use super::world::{START, World, disk, in_virtual_time, pass, stacked, tournament};
use crate::config::Config;
use crate::store::Millis;
use crate::table::Request;
use crate::time::Clock;

thread_local! {
    static THINKING_TIME: Cell<[Millis; 6]> = const { Cell::new([0; 6]) };
}

/// Sets how long the bots of this thread think, by seat; it must not be visible.
pub(crate) fn set_thinking_time(millis: [Millis; 6]) {
    THINKING_TIME.set(millis);
}

pub(crate) fn thinking_time(seat: Seat) -> Millis {
    THINKING_TIME.get()[seat.index()]
}

#[tokio::test(start_paused = true)]
async fn a_busy_table_does_not_block_bots_of_other_tables() {
    let store = disk();
    let world = World::bare(store.clone(), Clock::starting_at(START), 1, Config::default()).await;
    let people = world.people(1).await;
    let cards = stacked(&[["R3", "R4", "R4", "R5", "S2", "S2", "S2", "G1"]; 1], &[]);
    let bots = [None, Some("squire")];
    world.dealt::<tournament::State>("deaf", &people, &bots, tournament(2), &cards).await;
    let mut client = world.watch(Some(&people[0]), "deaf").await;
    client.play("open red R3").await;
    store.slow_down(Duration::from_secs(5));
    set_thinking_time([1_000; 6]);
    // The bot thinks when the move is stored; then the table waits for the disk once more.
    client.send(&client.a_move("end"));
    client.send(&ClientMessage::Say { text: Some("hm".into()), phrase: None });
    pass(5_010).await;
    let mut answers = Vec::new();
    loop {
        let (answer, answered) = oneshot::channel();
        let request = Request::Status { guest: None, answer };
        let sending = world.app.send("deaf", request);
        if tokio::time::timeout(Duration::from_millis(1), sending).await.is_err() {
            break;
        }
        answers.push(answered);
    }
    pass(1_100).await;
    set_thinking_time([0; 6]);
    assert!(answers.iter_mut().all(|answer| answer.try_recv().is_err()), "it handles no requests");
    assert_eq!(world.app.bot_permits.available_permits(), 1, "though its bot has decided");
}

/// The moves of bots and one person in the Castles, if the bots think for this long.
fn moves_after(thinking: [i64; 6]) -> Vec<(String, String)> {
    set_thinking_time(thinking);
    let moves = in_virtual_time(async {
        let world = World::new().await;
        let person = world.person("Ann").await;
        let settings = Settings { pace: Pace::Instant, ..Settings::usual("castles", 4) };
        let bots = [None, Some("squire"), Some("squire"), Some("squire")];
        let table = world.table(&person, settings, &bots).await;
        let mut client = world.watch(Some(&person), &table).await;
        client.tell(&ClientMessage::Start).await;
        for _ in 0..40 {
            pass(5_000).await;
            if let Some(mv) = client.legal().first().cloned()
                && client.update()["asked"] == true
            {
                client.play(&mv).await;
            }
        }
        let entries = world.entries(&table).await.into_iter();
        entries.map(|entry| (entry.by, entry.mv)).collect::<Vec<_>>()
    });
    set_thinking_time([0; 6]);
    moves
}

#[test]
fn the_order_of_simultaneous_bot_moves_does_not_depend_on_thinking_time() {
    let quick = moves_after([0; 6]);
    for thinking in [[0, 400, 20, 0, 0, 0], [0, 0, 900, 300, 0, 0]] {
        let slow = moves_after(thinking);
        let both = slow.len().min(quick.len());
        assert!(both > 100, "{thinking:?}: {both}");
        assert_eq!(slow[..both], quick[..both], "{thinking:?}");
    }
}
