//! The runner opens transports and forwards the session's messages, in virtual time.

use std::sync::{Arc, Mutex};

use client::{ClientError, Command, Line, News, Outcome, Wire, run_session};
use protocol::{ClientMessage, ServerMessage};
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// One end of a transport made of channels.
struct Channels {
    say: mpsc::UnboundedSender<String>,
    hear: mpsc::UnboundedReceiver<String>,
}

impl Wire for Channels {
    async fn send(&mut self, text: String) -> Result<(), ClientError> {
        self.say.send(text).map_err(|_| ClientError::Line("closed".into()))
    }

    async fn receive(&mut self) -> Result<String, ClientError> {
        self.hear.recv().await.ok_or_else(|| ClientError::Line("closed".into()))
    }
}

/// A server that gets every transport in the order in which they are opened.
struct Server {
    calls: mpsc::UnboundedReceiver<Channels>,
    line: Option<Channels>,
}

impl Server {
    /// Accepts the next connection and sends hello.
    async fn answer(&mut self) {
        self.line = self.calls.recv().await;
        let hello =
            json!({"type": "hello", "protocol": protocol::VERSION, "server": "0", "now": 0});
        self.send(&hello);
    }

    fn send(&self, message: &Value) {
        let line = self.line.as_ref().expect("a line");
        line.say.send(message.to_string()).expect("somebody listens");
    }

    async fn receive(&mut self) -> Value {
        let text = self.line.as_mut().expect("a line").hear.recv().await.expect("something");
        serde_json::from_str(&text).expect("JSON")
    }
}

fn running() -> (mpsc::Sender<Command>, mpsc::Receiver<News>, Server) {
    let (called, calls) = mpsc::unbounded_channel();
    let called = Arc::new(Mutex::new(called));
    let (command, news) = run_session(move || {
        let (say, received) = mpsc::unbounded_channel();
        let (told, hear) = mpsc::unbounded_channel();
        let server = Channels { say: told, hear: received };
        let sent = called.lock().expect("a lock").send(server);
        let off = |_| ClientError::Line("off".into());
        async move { sent.map(|()| Channels { say, hear }).map_err(off) }
    });
    (command, news, Server { calls, line: None })
}

async fn settled(news: &mut mpsc::Receiver<News>) -> (ClientMessage, Outcome) {
    loop {
        if let News::Settled(message, outcome) = news.recv().await.expect("news") {
            return (message, outcome);
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_broken_connection_is_reopened_and_the_move_sent_again() {
    let (command, mut news, mut server) = running();
    server.answer().await;
    let play = ClientMessage::Play { prompt: 1, mv: "end".into() };
    command.send(Command::Watch { table: "abc".into(), since: Some(0) }).await.expect("a keeper");
    let watch = server.receive().await;
    assert_eq!((&watch["type"], &watch["table"]), (&json!("watch"), &json!("abc")));
    server.send(&json!({"type": "done", "id": watch["id"]}));
    command.send(Command::Request(play.clone())).await.expect("a keeper");
    let first = server.receive().await;
    // The transport ends without an answer.
    server.line = None;
    server.answer().await;
    let watch = server.receive().await;
    server.send(&json!({"type": "done", "id": watch["id"]}));
    assert_eq!(server.receive().await, first);
    server.send(&json!({"type": "done", "id": first["id"]}));
    assert_eq!(settled(&mut news).await, (play, Outcome::Done));
}

#[tokio::test(start_paused = true)]
async fn a_silent_connection_is_pinged_and_given_up() {
    let (_wish, mut news, mut server) = running();
    server.answer().await;
    assert_eq!(server.receive().await["type"], "ping");
    server.answer().await;
    let mut lines = Vec::new();
    while lines.len() < 4 {
        if let News::Line(line) = news.recv().await.expect("news") {
            lines.push(line);
        }
    }
    assert_eq!(lines, [Line::Connecting, Line::Open, Line::Lost, Line::Open]);
}

#[tokio::test(start_paused = true)]
async fn messages_from_the_server_are_forwarded() {
    let (command, mut news, mut server) = running();
    command.send(Command::Lobby(true)).await.expect("a keeper");
    server.answer().await;
    assert_eq!(server.receive().await["type"], "lobby");
    server.send(&json!({"type": "fanfare"}));
    server.send(&json!({"type": "lobby", "whole": true, "tables": [], "gone": ["abc"]}));
    let mut odd = false;
    loop {
        let received = news.recv().await.expect("news");
        odd |= matches!(received, News::Odd);
        if let News::Message(message) = received
            && let ServerMessage::Lobby { gone, .. } = *message
        {
            break assert_eq!(gone, ["abc"]);
        }
    }
    assert!(odd);
}

#[tokio::test(start_paused = true)]
async fn without_commands_the_connection_ends() {
    let (command, mut news, mut server) = running();
    server.answer().await;
    drop(command);
    while news.recv().await.is_some() {}
    assert_eq!(server.line.expect("a line").hear.recv().await, None);
}
