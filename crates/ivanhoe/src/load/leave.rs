//! Games that are begun and left: for measuring a server that starts with many of them.

use client::Site;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};

use super::table_clients::{Guests, Played, TableClients};
use super::{AT_ONCE, LoadArgs};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::system;

/// How many moves are made in each game.
const MOVES: usize = 10;

/// Creates games, plays a little in each, and leaves them open.
pub(super) async fn leave(args: &LoadArgs, site: &Site, games: usize) -> Result<(), Failure> {
    system::must_allow(AT_ONCE * args.seats).map_err(Failure::input)?;
    let progress = Progress::count("games", games as u64);
    let made = stream::iter(0..games as u64).map(|number| {
        let progress = &progress;
        async move {
            let guests = Guests::gather(site, args.game, args.seats, None).await?;
            let mut table_clients =
                TableClients::connect(site, guests, args.seed ^ (number << 32)).await?;
            table_clients.begin().await?;
            for _ in 0..MOVES {
                match table_clients.play().await? {
                    Played::Move | Played::Refused => {}
                    Played::Over => break,
                }
            }
            progress.step();
            Ok::<(), client::ClientError>(())
        }
    });
    made.buffer_unordered(AT_ONCE).try_collect::<()>().await.map_err(Failure::input)?;
    progress.finish();
    crate::out(&format!("{games} games of {MOVES} moves are left open\n"))
}
