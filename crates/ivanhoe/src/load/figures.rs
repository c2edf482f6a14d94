//! The measurements, and the server's own metrics.

use std::fmt;
use std::ops::Add;
use std::time::{Duration, Instant};

use client::{ClientError, Site};
use serde::Serialize;

use super::LoadArgs;
use super::flood::FloodCounts;

/// The server's metrics at one time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reading {
    cpu_seconds: f64,
    memory_bytes: f64,
    sent_bytes: f64,
    moves: f64,
}

impl Reading {
    /// Reads them from the server.
    pub(super) async fn take(site: &Site) -> Result<Self, ClientError> {
        Self::read(&site.get("/metrics", None).await?)
    }

    fn read(text: &str) -> Result<Self, ClientError> {
        let figure = |name: &str| {
            let mut lines = text.lines().filter_map(|line| line.split_once(' '));
            let value = lines.find(|(found, _)| *found == name).and_then(|(_, v)| v.parse().ok());
            value.ok_or_else(|| ClientError::Odd(format!("/metrics has no {name}")))
        };
        Ok(Self {
            cpu_seconds: figure("process_cpu_seconds_total")?,
            memory_bytes: figure("process_resident_memory_bytes")?,
            sent_bytes: figure("ivanhoe_sent_bytes_total")?,
            moves: figure("ivanhoe_moves_total")?,
        })
    }

    /// How much more memory a later reading has, in KB for each of `count`.
    pub(super) fn kilobytes_each(&self, later: &Self, count: usize) -> f64 {
        (later.memory_bytes - self.memory_bytes) / 1024.0 / count as f64
    }

    /// The server's memory in MB.
    pub(super) fn megabytes(&self) -> f64 {
        self.memory_bytes / 1024.0 / 1024.0
    }
}

/// The counters at one time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    pub(super) reading: Reading,
    /// Moves made by the clients.
    pub(super) made: u64,
    pub(super) at: Instant,
}

impl Mark {
    /// The difference between this mark and a later one.
    pub(super) fn until(&self, later: &Self) -> Span {
        let (before, after) = (&self.reading, &later.reading);
        Span {
            seconds: (later.at - self.at).as_secs_f64(),
            made: later.made - self.made,
            moves: after.moves - before.moves,
            cpu_seconds: after.cpu_seconds - before.cpu_seconds,
            sent_bytes: after.sent_bytes - before.sent_bytes,
            memory_mb: after.megabytes(),
        }
    }
}

/// The difference between two marks, or the sum of several.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    seconds: f64,
    made: u64,
    moves: f64,
    cpu_seconds: f64,
    sent_bytes: f64,
    /// At the end.
    memory_mb: f64,
}

impl Add for Span {
    type Output = Self;

    fn add(self, later: Self) -> Self {
        Self {
            seconds: self.seconds + later.seconds,
            made: self.made + later.made,
            moves: self.moves + later.moves,
            cpu_seconds: self.cpu_seconds + later.cpu_seconds,
            sent_bytes: self.sent_bytes + later.sent_bytes,
            memory_mb: later.memory_mb,
        }
    }
}

/// The results of playing.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    game: &'static str,
    tables: usize,
    seats: usize,
    /// The requested rate; `None` in a closed loop.
    rate: Option<f64>,
    seconds: f64,
    /// Moves made by the clients.
    moves: u64,
    moves_per_s: f64,
    /// All moves, including those of bots and by standing orders.
    all_moves: u64,
    p50_ms: f64,
    p99_ms: f64,
    p999_ms: f64,
    max_ms: f64,
    /// CPU time of the server per move of the clients.
    cpu_ms_per_move: f64,
    /// The same per move of anybody.
    cpu_ms_per_any_move: f64,
    bytes_per_move: f64,
    /// What an open socket of a guest costs, before a game.
    pub(super) kb_per_socket: f64,
    /// The server's memory at the end.
    memory_mb: f64,
    /// The same with hostile clients.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) flood: Option<Flooded>,
}

/// What changes when hostile clients attack during the games.
#[derive(Debug, Serialize)]
pub(super) struct Flooded {
    #[serde(flatten)]
    counts: FloodCounts,
    moves_per_s: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// How much longer 99 % of the moves take than without them, in percent.
    p99_rise: f64,
    /// How much more the server's processors work each second, in milliseconds.
    cpu_ms_per_s: f64,
}

impl Figures {
    /// The results of a span and the times of its moves.
    pub(super) fn of(args: &LoadArgs, span: Span, mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let Span { seconds, made: moves, .. } = span;
        let each = |total: f64| total / moves.max(1) as f64;
        Self {
            game: args.game.name(),
            tables: args.tables,
            seats: args.seats,
            rate: args.rate,
            seconds,
            moves,
            moves_per_s: moves as f64 / seconds,
            all_moves: span.moves as u64,
            p50_ms: quantile(&times, 0.5),
            p99_ms: quantile(&times, 0.99),
            p999_ms: quantile(&times, 0.999),
            max_ms: quantile(&times, 1.0),
            cpu_ms_per_move: each(span.cpu_seconds * 1000.0),
            cpu_ms_per_any_move: span.cpu_seconds * 1000.0 / span.moves.max(1.0),
            bytes_per_move: each(span.sent_bytes),
            kb_per_socket: 0.0,
            memory_mb: span.memory_mb,
            flood: None,
        }
    }

    /// What differs in a span in which hostile clients did this.
    pub(super) fn beside(&self, flooded: &Self, counts: FloodCounts) -> Flooded {
        let cpu = |figures: &Self| figures.cpu_ms_per_move * figures.moves_per_s;
        Flooded {
            counts,
            moves_per_s: flooded.moves_per_s,
            p50_ms: flooded.p50_ms,
            p99_ms: flooded.p99_ms,
            p99_rise: (flooded.p99_ms / self.p99_ms - 1.0) * 100.0,
            cpu_ms_per_s: cpu(flooded) - cpu(self),
        }
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, tables, seats, .. } = self;
        write!(f, "{game}: {tables} tables of {seats}, ")?;
        match self.rate {
            Some(rate) => write!(f, "{rate} moves/s due")?,
            None => f.write_str("one move at a time at each")?,
        }
        writeln!(f, ", {:.1} s", self.seconds)?;
        let (moves, all) = (self.moves, self.all_moves);
        writeln!(f, "moves          {moves} ({all} with bots and standing orders)")?;
        writeln!(f, "moves/s        {:.0}", self.moves_per_s)?;
        let Self { p50_ms, p99_ms, p999_ms, max_ms, .. } = self;
        write!(f, "time of a move {p50_ms:.2} ms (half), {p99_ms:.2} ms (99%), ")?;
        writeln!(f, "{p999_ms:.2} ms (99.9%), {max_ms:.2} ms (longest)")?;
        let (own, any) = (self.cpu_ms_per_move, self.cpu_ms_per_any_move);
        writeln!(f, "server CPU     {own:.4} ms per move ({any:.4} per move of anybody)")?;
        writeln!(f, "sent           {:.0} bytes per move", self.bytes_per_move)?;
        write!(f, "server memory  {:.1} KB per socket, ", self.kb_per_socket)?;
        write!(f, "{:.1} MB at the end", self.memory_mb)?;
        let Some(flood) = &self.flood else { return Ok(()) };
        let FloodCounts { clients, connections, turned_away, messages, shut_out } = flood.counts;
        write!(f, "\nflood          {clients} clients, {connections} connections ")?;
        writeln!(
            f,
            "({turned_away} rejected), {messages} messages, {shut_out} times disconnected"
        )?;
        let Flooded { p50_ms, p99_ms, p99_rise, cpu_ms_per_s, .. } = flood;
        write!(
            f,
            "beside it      {p50_ms:.2} ms (half), {p99_ms:.2} ms (99%: {p99_rise:+.0} %), "
        )?;
        let moves = flood.moves_per_s;
        write!(f, "{moves:.0} moves/s, {cpu_ms_per_s:+.0} ms of server CPU per second")
    }
}

/// The time, in ms, that this share of all times does not exceed.
fn quantile(sorted: &[Duration], share: f64) -> f64 {
    let rank = (sorted.len() as f64 * share).ceil() as usize;
    let time = sorted.get(rank.saturating_sub(1)).copied().unwrap_or_default();
    time.as_secs_f64() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_times_that_occurred() {
        let times: Vec<Duration> = (1..=1000).map(Duration::from_millis).collect();
        assert_eq!(quantile(&times, 0.5), 500.0);
        assert_eq!(quantile(&times, 0.99), 990.0);
        assert_eq!(quantile(&times, 0.999), 999.0);
        assert_eq!(quantile(&times, 1.0), 1000.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }

    #[test]
    fn figures_are_found_by_their_names() {
        let text = "# HELP ivanhoe_moves_total Moves.\nivanhoe_moves_total 7\n\
            ivanhoe_sent_bytes_total 2048\nprocess_cpu_seconds_total 1.5\n\
            process_resident_memory_bytes 1048576\n";
        let reading = Reading::read(text).expect("figures");
        assert_eq!((reading.moves, reading.cpu_seconds, reading.megabytes()), (7.0, 1.5, 1.0));
        assert!(Reading::read("ivanhoe_moves_total 7\n").is_err());
    }
}
