//! What is asked of a table from outside its sockets, wherever it lives.

use std::sync::Arc;

use protocol::{Code, Refusal, Room};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::app::{AppState, Found};
use crate::store::GuestId;
use crate::table::{Guest, Request, Status};

/// A question or a request to a table that can be sent to another node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "request", rename_all = "kebab-case")]
pub(crate) enum RemoteRequest {
    /// What may a guest know of the table?
    Status {
        /// Who asks.
        guest: Option<GuestId>,
    },
    /// A guest gives up their seat.
    Leave(Guest),
    /// A guest has a new name.
    Rename {
        /// The guest.
        guest: GuestId,
        /// The new name.
        name: String,
    },
    /// Close the table if it waits for players and nobody is there. Nodes of earlier versions know
    /// this by another name.
    #[serde(rename = "yield")]
    CloseIfIdle,
    /// Close the table, whatever its game.
    End,
}

impl AppState {
    /// What a guest may know of a table.
    ///
    /// # Errors
    /// If there is no such table, or it cannot be reached; the same holds for all methods below.
    pub(crate) async fn status(
        self: &Arc<Self>,
        code: &str,
        guest: Option<GuestId>,
    ) -> Result<Status, Refusal> {
        let request = |answer| Request::Status { guest, answer };
        self.ask(code, RemoteRequest::Status { guest }, request).await
    }

    /// A guest gives up their seat. Returns the room as it is then.
    pub(crate) async fn leave(self: &Arc<Self>, code: &str, guest: Guest) -> Result<Room, Refusal> {
        let remote = RemoteRequest::Leave(guest.clone());
        self.ask(code, remote, |answer| Request::Leave { guest, answer }).await?
    }

    /// A guest has a new name.
    pub(crate) async fn rename(
        self: &Arc<Self>,
        code: &str,
        guest: GuestId,
        name: String,
    ) -> Result<(), Refusal> {
        let remote = RemoteRequest::Rename { guest, name: name.clone() };
        self.ask(code, remote, |answer| Request::Renamed { guest, name, answer }).await
    }

    /// Closes a table that waits for players, unless somebody is there. Returns whether it was
    /// closed.
    pub(crate) async fn close_if_idle(self: &Arc<Self>, code: &str) -> Result<bool, Refusal> {
        let request = |answer| Request::CloseIfIdle { answer };
        self.ask(code, RemoteRequest::CloseIfIdle, request).await
    }

    /// Closes a table, whatever its game.
    pub(crate) async fn end(self: &Arc<Self>, code: &str) -> Result<(), Refusal> {
        self.ask(code, RemoteRequest::End, |answer| Request::End { answer }).await?
    }

    /// Asks the table here, or the node that has it.
    async fn ask<T: DeserializeOwned>(
        self: &Arc<Self>,
        code: &str,
        remote: RemoteRequest,
        request: impl FnOnce(oneshot::Sender<T>) -> Request,
    ) -> Result<T, Refusal> {
        if let Some(cluster) = &self.cluster
            && let Found::There(node) = Box::pin(self.find(code)).await?
        {
            // Whoever asks for many tables would wait for each of them.
            if cluster.is_away(node.id) {
                return Err(Code::Storage.into());
            }
            return cluster.peers.ask(&node.address, code, &remote).await;
        }
        let (answer, answered) = oneshot::channel();
        Box::pin(self.send(code, request(answer))).await?;
        // A table that cannot be read does not answer.
        answered.await.map_err(|_| Code::Storage.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_of_another_version_understand_every_request() {
        let leaver = Guest { id: 7, name: "Ann".to_owned(), program: false };
        for (request, expected) in [
            (RemoteRequest::Status { guest: Some(7) }, r#"{"request":"status","guest":7}"#),
            (
                RemoteRequest::Leave(leaver),
                r#"{"request":"leave","id":7,"name":"Ann","program":false}"#,
            ),
            (
                RemoteRequest::Rename { guest: 7, name: "Ann".to_owned() },
                r#"{"request":"rename","guest":7,"name":"Ann"}"#,
            ),
            (RemoteRequest::CloseIfIdle, r#"{"request":"yield"}"#),
            (RemoteRequest::End, r#"{"request":"end"}"#),
        ] {
            assert_eq!(serde_json::to_string(&request).expect("JSON"), expected);
        }
    }
}
