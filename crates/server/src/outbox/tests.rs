//! What is sent to a socket, and in which order.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Wake};

use tokio::io::AsyncReadExt as _;

use live::environment::Feed as _;
use live::frame::Whole;

use super::*;
use crate::shared_stream::tests::connected;

fn frame(version: u64, from: u64, events: &[u32]) -> UpdateFrame {
    let view: Arc<dyn Whole> = Arc::new(BTreeMap::from([("n", version)]));
    let patch = format!("{{\"n\":[{version}]}}");
    let write = |text: &mut Vec<u8>| {
        text.extend_from_slice(patch.as_bytes());
        true
    };
    let patch = version.checked_sub(1).map(|base| (base, write));
    let events = (from, &Events::of(events));
    UpdateFrame::new((version, view), patch, &BTreeMap::from([("asked", true)]), events)
}

fn next(outbox: &Outbox) -> String {
    match outbox.lock().take() {
        Some(Next::Send(text)) => text.to_string(),
        Some(Next::Flush) => "flush".into(),
        Some(Next::Close(why)) => format!("{why:?}"),
        None => "nothing".into(),
    }
}

#[test]
fn a_slow_reader_gets_the_newest_update_with_all_events() {
    let outbox = Arc::new(Outbox::default());
    let feed = outbox.feed();
    feed.update(frame(1, 0, &[1, 2]));
    feed.update(frame(2, 2, &[]));
    feed.update(frame(3, 2, &[3]));
    let expected = r#"{"type":"update","version":3,"view":{"n":3},"asked":true,"#;
    assert_eq!(next(&outbox), format!(r#"{expected}"from":0,"events":[1,2,3]}}"#));
    feed.update(frame(4, 3, &[4, 5]));
    feed.update(frame(4, 5, &[]));
    let expected = r#"{"type":"update","version":4,"view":{"n":4},"asked":true,"#;
    assert_eq!(next(&outbox), format!(r#"{expected}"from":3,"events":[4,5]}}"#));
    feed.update(frame(5, 5, &[6, 7]));
    let patch = r#"{"type":"update","version":5,"base":4,"patch":{"n":[5]},"asked":true,"#;
    assert_eq!(next(&outbox), format!(r#"{patch}"from":5,"events":[6,7]}}"#));
    assert_eq!(next(&outbox), "nothing");
}

#[test]
fn only_a_viewer_with_the_base_version_gets_a_patch() {
    let outbox = Arc::new(Outbox::default());
    let feed = outbox.feed();
    feed.update(frame(7, 0, &[]));
    assert!(next(&outbox).contains(r#""view":{"n":7}"#), "the first is whole");
    feed.update(frame(8, 0, &[]));
    assert!(next(&outbox).contains(r#""base":7,"patch":{"n":[8]}"#));
    feed.resync();
    assert_eq!(next(&outbox), r#"{"type":"resync"}"#);
    feed.update(frame(9, 0, &[]));
    assert!(next(&outbox).contains(r#""view":{"n":9}"#), "whole after a resync");
    let again = outbox.feed();
    again.update(frame(10, 0, &[]));
    assert!(next(&outbox).contains(r#""view":{"n":10}"#), "whole for a new subscription");
}

#[test]
fn a_very_slow_reader_learns_how_many_events_it_missed() {
    let outbox = Arc::new(Outbox::default());
    let feed = outbox.feed();
    for number in 0..1000 {
        feed.update(frame(number + 1, 2 * number, &[1, 2]));
    }
    let message = next(&outbox);
    assert!(
        message.contains(
            r#""version":1000,"view":{"n":1000},"asked":true,"from":1600,"events":[1,2,"#
        ),
        "{message}"
    );
    assert!(message.len() < 2000);
}

#[test]
fn a_table_sends_nothing_after_the_socket_has_left_it() {
    let outbox = Arc::new(Outbox::default());
    let first = outbox.feed();
    first.text("a line at the first".into());
    first.room("first".into());
    first.answer(&ServerMessage::Done { id: "a1".into() });
    let second = outbox.feed();
    second.room("second".into());
    first.room("first".into());
    first.text("another line at the first".into());
    first.update(frame(1, 0, &[1]));
    assert!(!first.is(&second) && first.is(&first.clone()));
    assert_eq!(next(&outbox), "second");
    assert_eq!(next(&outbox), r#"{"type":"done","id":"a1"}"#, "every request is answered");
    assert_eq!(next(&outbox), "nothing");
}

#[test]
fn a_client_that_never_reads_is_disconnected() {
    let outbox = Outbox::default();
    for n in 0..100 {
        outbox.reply(&ServerMessage::Done { id: format!("a{n}") });
    }
    let mut sent = 0;
    while let Some(Next::Send(_)) = outbox.lock().take() {
        sent += 1;
    }
    assert_eq!(sent, MOST_REPLIES);
    assert_eq!(next(&outbox), "Slow");
}

#[derive(Default)]
struct Woken(AtomicUsize);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[tokio::test]
async fn an_idle_socket_is_written_to_and_not_woken() {
    let (near, mut far) = connected().await;
    let outbox = Arc::new(Outbox::default());
    outbox.write_to(Some(near.direct()));
    let feed = outbox.feed();
    let woken = Arc::<Woken>::default();
    let waker = Arc::clone(&woken).into();
    let mut context = Context::from_waker(&waker);
    let idle = std::pin::pin!(outbox.next()).poll(&mut context);
    assert!(idle.is_pending());
    feed.update_before_answer(frame(1, 0, &[7]));
    let sent = feed.answer(&ServerMessage::Done { id: "a1".into() });
    let expected = [
        r#"{"type":"update","version":1,"view":{"n":1},"asked":true,"from":0,"events":[7]}"#,
        r#"{"type":"done","id":"a1"}"#,
    ];
    assert_eq!((sent.frames, sent.bytes), (2, expected.concat().len()), "in one packet");
    assert_eq!(feed.update_at_once(frame(2, 1, &[])).frames, 1);
    let mut received = vec![0; sent.bytes + 2 * 2];
    far.read_exact(&mut received).await.expect("both texts");
    assert_eq!(
        received[2..],
        [expected[0].as_bytes(), b"\x81\x19", expected[1].as_bytes()].concat()
    );
    assert_eq!(woken.0.load(Ordering::Relaxed), 0);
    feed.room("room".into());
    assert_eq!(woken.0.load(Ordering::Relaxed), 1, "the rest is the socket's own work");
    assert_eq!(feed.update_at_once(frame(3, 1, &[])).frames, 0, "which goes first");
    assert_eq!(next(&outbox), "room");
    assert!(next(&outbox).contains(r#""base":2,"patch":{"n":[3]}"#));
}
