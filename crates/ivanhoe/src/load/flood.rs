//! Hostile clients: junk, oversized frames, repeated moves, stale prompts, endless chat, endless
//! connections.

use std::io;
use std::net::{IpAddr, Ipv4Addr};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use client::{ClientError, Site, Socket, Token};
use games::Title;
use protocol::{ClientMessage, Pace, PlayNow, Request};
use serde::Serialize;
use tokio::task::JoinSet;

/// Their address, so that limits by address hit them and nobody else.
const SOURCE: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2));

/// The delay between two actions of each.
const ACTION_DELAY: Duration = Duration::from_millis(5);

/// Hostile clients, each with its own game.
pub(super) struct Flood {
    site: Site,
    players: Vec<(Token, String)>,
}

/// What hostile clients have done.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct FloodCounts {
    pub(super) clients: usize,
    /// Connections that they tried to open.
    pub(super) connections: u64,
    /// How many of those were rejected.
    pub(super) turned_away: u64,
    /// Messages that they sent.
    pub(super) messages: u64,
    /// How often they were disconnected.
    pub(super) shut_out: u64,
}

impl Flood {
    /// Creates guests and games for them, while they still behave.
    pub(super) async fn gather(site: &Site, clients: usize) -> Result<Self, ClientError> {
        let mut players = Vec::with_capacity(clients);
        for _ in 0..clients {
            let token = site.become_guest(None).await?;
            let request = PlayNow {
                game: Title::Tournament.name().to_owned(),
                players: 2,
                level: "page".to_owned(),
                options: serde_json::Map::new(),
                pace: Pace::Instant,
            };
            let table = site.play_now(&token, &request).await?;
            players.push((token, table));
        }
        Ok(Self { site: site.called_from(SOURCE), players })
    }

    /// Starts all attacks, from one time to another. Real attackers would not share a machine with
    /// the server: these only get the CPU time that it and the players leave, so that the
    /// measurement shows what the server does about them, and not their own work.
    ///
    /// # Errors
    /// If no threads can be started.
    pub(super) fn start(
        self,
        from: Instant,
        until: Instant,
    ) -> io::Result<JoinHandle<FloodCounts>> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .on_thread_start(server::give_way)
            .enable_all()
            .build()?;
        Ok(std::thread::spawn(move || runtime.block_on(self.run(from, until))))
    }

    async fn run(self, from: Instant, until: Instant) -> FloodCounts {
        tokio::time::sleep_until(from.into()).await;
        let mut all = FloodCounts { clients: self.players.len(), ..FloodCounts::default() };
        let mut clients = JoinSet::new();
        for (number, (token, table)) in self.players.into_iter().enumerate() {
            let site = self.site.clone();
            clients.spawn(async move {
                let mut counts = FloodCounts::default();
                while Instant::now() < until {
                    tokio::time::sleep(ACTION_DELAY).await;
                    counts.connections += 1;
                    // Every fourth one only connects.
                    let guest = (number % 4 > 0).then_some(&token);
                    match site.connect(guest).await {
                        Ok(socket) if guest.is_some() => {
                            attack(socket, &table, until, &mut counts).await;
                        }
                        Ok(_) => {}
                        Err(_) => counts.turned_away += 1,
                    }
                }
                counts
            });
        }
        while let Some(Ok(counts)) = clients.join_next().await {
            all.connections += counts.connections;
            all.turned_away += counts.turned_away;
            all.messages += counts.messages;
            all.shut_out += counts.shut_out;
        }
        all
    }
}

/// Sends all kinds of bad messages, over and over, until the server disconnects it.
async fn attack(mut socket: Socket, table: &str, until: Instant, counts: &mut FloodCounts) {
    let deal =
        [ClientMessage::Watch { table: table.to_owned(), since: Some(0) }, ClientMessage::Start];
    for message in deal {
        if socket.send_request(&message.named("deal")).await.is_err() {
            return;
        }
    }
    for number in 0.. {
        if Instant::now() >= until {
            return;
        }
        // A burst, and then a look at the answers.
        for offset in 0..10 {
            if socket.send_text(bad_message(number * 10 + offset, table)).await.is_err() {
                counts.shut_out += 1;
                return;
            }
            counts.messages += 1;
        }
        while let Ok(received) = tokio::time::timeout(ACTION_DELAY, socket.receive_text()).await {
            if received.is_err() {
                counts.shut_out += 1;
                return;
            }
        }
    }
}

/// A bad message.
fn bad_message(number: u64, table: &str) -> String {
    let written =
        |request: Request| -> String { serde_json::to_string(&request).unwrap_or_default() };
    let play = |prompt, id: &str| {
        written(ClientMessage::Play { prompt, mv: "withdraw".to_owned() }.named(id))
    };
    match number % 40 {
        // Only rarely one that ends the connection at once, or little else would be tried.
        0 => "[".repeat(2000),
        39 => "x".repeat(5000),
        _ => match number % 5 {
            0 => play(1, "again"),
            1 => play(0, &format!("stale-{number}")),
            2 => {
                let text = Some(format!("buy, buy, buy {number}"));
                written(ClientMessage::Say { text, phrase: None }.named("say"))
            }
            3 => {
                let watch = ClientMessage::Watch { table: table.to_owned(), since: Some(0) };
                written(watch.named("watch"))
            }
            _ => written(ClientMessage::Ask { moves: vec!["charge".into()] }.named("ask")),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_bad_message_is_sent() {
        let all: Vec<String> = (0..40).map(|number| bad_message(number, "table")).collect();
        let readable = all.iter().filter(|text| Request::read(text).is_ok()).count();
        assert_eq!(readable, 38, "but for junk and what is too long");
        assert!(all.iter().any(|text| text.len() > protocol::LONGEST_FRAME));
        for kind in ["play", "say", "watch", "ask"] {
            let named = format!(r#""type":"{kind}""#);
            assert!(all.iter().any(|text| text.contains(&named)), "{kind}");
        }
    }
}
