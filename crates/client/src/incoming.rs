//! Messages from the server, with the fields that a player needs.

use std::borrow::Cow;

use protocol::{Code, Stage};
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::ClientError;

/// The kind of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The first message.
    Hello,
    /// The list of open tables.
    Lobby,
    /// The table that is watched.
    Room,
    /// The game as it is now.
    Update,
    /// A request was carried out.
    Done,
    /// The answer to an `ask`.
    Answer,
    /// A request was refused.
    Refused,
    /// Chat.
    Chat,
    /// The table must be watched again.
    Resync,
    /// The server is about to close the socket.
    Closing,
    /// Something newer than this client.
    #[serde(other)]
    Other,
}

/// A message from the server. Which fields are present depends on its [`Kind`]; views and other
/// large values are skipped, lists are kept unparsed until they are needed.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Incoming<'a> {
    /// The kind of message.
    #[serde(rename = "type")]
    pub kind: Kind,
    /// Of a hello: the version of the protocol.
    #[serde(default)]
    pub protocol: u32,
    /// Of an update: how many times the game has visibly changed for this viewer.
    #[serde(default)]
    pub version: u64,
    /// Of an update: is this player asked?
    #[serde(default)]
    pub asked: bool,
    /// Of an update: the legal moves, a JSON list of texts.
    #[serde(default, borrow)]
    pub legal: Option<&'a RawValue>,
    /// Of an update: the number of the first of its events.
    #[serde(default)]
    pub from: u64,
    /// Of an update: what happened, a JSON list of the game's event views.
    #[serde(default, borrow)]
    pub events: Option<&'a RawValue>,
    /// Of a room: its code.
    #[serde(default)]
    pub table: Option<&'a str>,
    /// Of a room: the stage of the table.
    #[serde(default)]
    pub stage: Option<Stage>,
    /// Of a room: the table of the rematch.
    #[serde(default)]
    pub rematch: Option<&'a str>,
    /// Of any answer: the id of the request.
    #[serde(default)]
    pub id: Option<&'a str>,
    /// Of a refusal: why.
    #[serde(default, borrow)]
    pub refusal: Option<Refused<'a>>,
    /// Of a closing message: why.
    #[serde(default)]
    pub why: Option<&'a str>,
}

/// Why something was refused.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Refused<'a> {
    /// What is wrong.
    pub code: Code,
    /// The same in English.
    #[serde(borrow)]
    pub text: Cow<'a, str>,
}

impl<'a> Incoming<'a> {
    /// Parses a message.
    ///
    /// # Errors
    /// If it is not a message.
    pub fn read(text: &'a str) -> Result<Self, ClientError> {
        serde_json::from_str(text).map_err(|error| {
            let start: String = text.chars().take(60).collect();
            ClientError::Odd(format!("{error} in `{start}…`"))
        })
    }

    /// The events of an update that are new to a client that has seen `known` events before. `None`
    /// if some in between are missing: then the client has to watch the table again.
    ///
    /// # Errors
    /// If they are not a list.
    pub fn news(&self, known: u64) -> Result<Option<Vec<&'a RawValue>>, ClientError> {
        let events = self.events.map_or("[]", RawValue::get);
        let mut events: Vec<&RawValue> = serde_json::from_str(events)
            .map_err(|error| ClientError::Odd(format!("events: {error}")))?;
        let Some(received) = known.checked_sub(self.from) else { return Ok(None) };
        events.drain(..events.len().min(received as usize));
        Ok(Some(events))
    }

    /// The legal moves of an update.
    ///
    /// # Errors
    /// If they are not a list of texts.
    pub fn moves(&self) -> Result<Vec<&'a str>, ClientError> {
        let legal = self.legal.map_or("[]", RawValue::get);
        serde_json::from_str(legal).map_err(|error| ClientError::Odd(format!("legal: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_update_is_read_without_its_view() {
        let text = r#"{"type":"update","version":12,"base":11,"patch":{"version":[99]},
            "legal":["play R5","withdraw"],"asked":true,"window":null,"clocks":null,
            "order":"touched","from":7,"events":[{"event":"took-effect"}]}"#;
        let received = Incoming::read(text).expect("a message");
        assert_eq!((received.kind, received.version), (Kind::Update, 12));
        assert_eq!(received.from, 7);
        assert_eq!(received.moves(), Ok(vec!["play R5", "withdraw"]));
        assert_eq!(received.events.map(RawValue::get), Some(r#"[{"event":"took-effect"}]"#));
    }

    #[test]
    fn events_that_were_seen_are_not_news() {
        let text = r#"{"type":"update","from":3,"events":[3,4,5]}"#;
        let received = Incoming::read(text).expect("a message");
        let news = |known| {
            let news = received.news(known).expect("a list");
            news.map(|news| news.into_iter().map(RawValue::get).collect::<Vec<_>>())
        };
        assert_eq!(news(3), Some(vec!["3", "4", "5"]));
        assert_eq!(news(5), Some(vec!["5"]));
        assert_eq!(news(9), Some(vec![]), "an older update");
        assert_eq!(news(2), None, "one is missing");
    }

    #[test]
    fn every_message_of_the_protocol_is_read() {
        // Another test makes sure that every message has an example here.
        let document = include_str!("../../protocol/PROTOCOL.md");
        let (_, examples) = document.split_once("The server says:\n\n```json\n").expect("some");
        let (examples, _) = examples.split_once("\n```").expect("an end");
        let read = |line| Incoming::read(line).unwrap_or_else(|error| panic!("{error}"));
        for line in examples.lines() {
            let told: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let received = read(line);
            assert_ne!(received.kind, Kind::Other, "{line}");
            assert_eq!(format!("{:?}", received.kind).to_lowercase(), told["type"], "{line}");
            assert_eq!(received.version, told["version"].as_u64().unwrap_or_default());
            assert_eq!(received.refusal.is_some(), told["refusal"].is_object(), "{line}");
            assert_eq!(received.table, told["table"].as_str());
        }
        assert_eq!(examples.lines().count(), 12);
    }

    #[test]
    fn refusals_closings_and_newer_messages_are_read() {
        use protocol::{Closing, Refusal, ServerMessage};
        let text = |message: &ServerMessage| serde_json::to_string(message).expect("text");
        let refusal = Refusal::new(Code::UnknownMove, "no \"move\"");
        let refused = text(&ServerMessage::Refused { id: Some("m1".into()), refusal });
        let received = Incoming::read(&refused).expect("a message");
        assert_eq!((received.kind, received.id), (Kind::Refused, Some("m1")));
        assert_eq!(received.refusal.expect("why").text, "no \"move\"");
        let closing = text(&ServerMessage::Closing { why: Closing::Restarting });
        assert_eq!(Incoming::read(&closing).expect("a message").why, Some("restarting"));
        let newer = Incoming::read(r#"{"type":"fanfare","version":"loud"}"#);
        assert!(newer.is_err(), "a field of ours cannot become another type");
        let newer = Incoming::read(r#"{"type":"fanfare","loud":true}"#).expect("a message");
        assert_eq!(newer.kind, Kind::Other);
    }
}
