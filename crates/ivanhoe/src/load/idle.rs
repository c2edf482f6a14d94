//! Sockets that only wait: what each of them costs the server.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use client::{ClientError, Site};
use serde::Serialize;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use super::figures::Reading;
use super::{AT_ONCE, LoadArgs};
use crate::failure::Failure;
use crate::progress::Progress;
use crate::system;

/// What idle sockets cost.
#[derive(Debug, Serialize)]
pub(super) struct IdleFigures {
    sockets: usize,
    seconds: f64,
    opening_s: f64,
    kb_per_socket: f64,
    memory_before_mb: f64,
    memory_mb: f64,
}

impl fmt::Display for IdleFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { sockets, seconds, opening_s, .. } = self;
        writeln!(f, "{sockets} sockets, opened in {opening_s:.1} s, held for {seconds} s")?;
        let Self { memory_before_mb, memory_mb, .. } = self;
        write!(f, "server memory  {:.2} KB a socket ", self.kb_per_socket)?;
        write!(f, "({memory_before_mb:.1} MB before, {memory_mb:.1} MB with them)")
    }
}

/// Opens this many sockets, holds them, and measures what they cost.
pub(super) async fn measure(
    args: &LoadArgs,
    site: &Site,
    sockets: usize,
) -> Result<IdleFigures, Failure> {
    system::must_allow(sockets).map_err(Failure::input)?;
    let before = Reading::take(site).await.map_err(Failure::input)?;
    let (doors, open) = (Arc::new(Semaphore::new(AT_ONCE)), Arc::new(AtomicUsize::new(0)));
    let mut waiting = JoinSet::new();
    for _ in 0..sockets {
        waiting.spawn(wait(site.clone(), Arc::clone(&doors), Arc::clone(&open)));
    }
    let progress = Progress::count("sockets", sockets as u64);
    let start = Instant::now();
    let mut known = 0;
    while known < sockets {
        tokio::select! {
            Some(ended) = waiting.join_next() => return Err(broken(ended)),
            () = tokio::time::sleep(Duration::from_millis(10)) => {
                let now = open.load(Ordering::Relaxed);
                (known..now).for_each(|_| progress.step());
                known = now;
            }
        }
    }
    progress.finish();
    let opening_s = start.elapsed().as_secs_f64();
    let hold = tokio::time::sleep(Duration::from_secs_f64(args.seconds));
    tokio::select! {
        Some(ended) = waiting.join_next() => return Err(broken(ended)),
        () = hold => {}
    }
    let after = Reading::take(site).await.map_err(Failure::input)?;
    Ok(IdleFigures {
        sockets,
        seconds: args.seconds,
        opening_s,
        kb_per_socket: before.kilobytes_each(&after, sockets),
        memory_before_mb: before.megabytes(),
        memory_mb: after.megabytes(),
    })
}

/// Opens a socket and reads until it breaks, which also answers pings.
async fn wait(site: Site, doors: Arc<Semaphore>, open: Arc<AtomicUsize>) -> ClientError {
    let door = doors.acquire().await;
    let mut socket = match site.connect(None).await {
        Ok(socket) => socket,
        Err(error) => return error,
    };
    open.fetch_add(1, Ordering::Relaxed);
    drop(door);
    loop {
        if let Err(error) = socket.receive_text().await {
            return error;
        }
    }
}

fn broken(ended: Result<ClientError, tokio::task::JoinError>) -> Failure {
    match ended {
        Ok(error) => Failure::input(format!("a socket did not stay open: {error}")),
        Err(error) => Failure::input(error),
    }
}
