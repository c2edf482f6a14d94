//! Metrics for Prometheus. They count what happens, never what a player holds.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::app::AppState;
use crate::cluster::Membership;
use crate::histogram::Histogram;

/// What is counted and timed. The times are sums over all tables, for the operator alone: how long
/// one bot thinks, or when one player answers a window, is nobody's business.
#[derive(Debug)]
pub(crate) struct Metrics {
    /// From a player's public move to its acknowledgement, after everybody was sent it.
    pub(crate) moves_told: Histogram,
    /// From the decision to wake a table until its game is read.
    pub(crate) wakes: Histogram,
    /// How long bots wait until a processor is free for them.
    pub(crate) bots_waiting: Histogram,
    /// How long bots think then.
    pub(crate) bots_thinking: Histogram,
    /// How long sockets stay open.
    pub(crate) socket_lives: Histogram,
    moves: AtomicU64,
    refusals: AtomicU64,
    bytes: AtomicU64,
    frames: AtomicU64,
    sockets: AtomicI64,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            moves_told: Histogram::of_work(),
            wakes: Histogram::of_work(),
            bots_waiting: Histogram::of_work(),
            bots_thinking: Histogram::of_work(),
            socket_lives: Histogram::of_life(),
            moves: AtomicU64::default(),
            refusals: AtomicU64::default(),
            bytes: AtomicU64::default(),
            frames: AtomicU64::default(),
            sockets: AtomicI64::default(),
        }
    }
}

impl Metrics {
    /// Counts moves.
    pub(crate) fn moved(&self, moves: usize) {
        self.moves.fetch_add(moves as u64, Ordering::Relaxed);
    }

    /// Counts a refusal.
    pub(crate) fn refused(&self) {
        self.refusals.fetch_add(1, Ordering::Relaxed);
    }

    /// This many frames were sent, with this many bytes in them.
    pub(crate) fn sent(&self, frames: usize, bytes: usize) {
        self.frames.fetch_add(frames as u64, Ordering::Relaxed);
        self.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    }

    /// A socket was opened.
    pub(crate) fn socket_came(&self) {
        self.sockets.fetch_add(1, Ordering::Relaxed);
    }

    /// A socket was closed that had been open for this long.
    pub(crate) fn socket_went(&self, life: Duration) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
        self.socket_lives.observe(life);
    }
}

impl AppState {
    /// The metrics in Prometheus' text format.
    pub(crate) fn figures(&self) -> String {
        let read = |number: &AtomicU64| number.load(Ordering::Relaxed) as f64;
        let (metrics, store) = (&self.metrics, self.store.counts());
        let (cpu, memory) = process().unwrap_or_default();
        let figures = [
            ("ivanhoe_moves_total", "counter", "Moves made.", read(&metrics.moves)),
            ("ivanhoe_refusals_total", "counter", "Requests refused.", read(&metrics.refusals)),
            ("ivanhoe_frames_total", "counter", "Frames sent.", read(&metrics.frames)),
            ("ivanhoe_sent_bytes_total", "counter", "Bytes in them.", read(&metrics.bytes)),
            (
                "ivanhoe_sockets",
                "gauge",
                "Open sockets.",
                metrics.sockets.load(Ordering::Relaxed) as f64,
            ),
            (
                "ivanhoe_ready",
                "gauge",
                "Does /api/ready say yes?",
                f64::from(self.is_ready() && self.store.is_well()),
            ),
            (
                "ivanhoe_nodes",
                "gauge",
                "Nodes that live, as this one sees it.",
                self.cluster.as_ref().map_or(1, Membership::count_living) as f64,
            ),
            (
                "ivanhoe_heartbeat_age",
                "gauge",
                "Seconds since the database last heard of this node.",
                self.cluster.as_ref().map_or(0.0, |node| node.silent_for().as_secs_f64()),
            ),
            ("ivanhoe_tables", "gauge", "Tables awake.", self.tables_awake() as f64),
            ("ivanhoe_commits_total", "counter", "Transactions.", store.commits as f64),
            ("ivanhoe_jobs_total", "counter", "Jobs stored in them.", store.jobs as f64),
            ("ivanhoe_store_failures_total", "counter", "Jobs not stored.", store.failures as f64),
            ("ivanhoe_store_waiting", "gauge", "Jobs that wait.", store.waiting as f64),
            ("process_cpu_seconds_total", "counter", "Time on the processor.", cpu),
            ("process_resident_memory_bytes", "gauge", "Memory.", memory),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in figures {
            writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}")
                .expect("a text takes everything");
        }
        self.write_times(&mut text);
        text
    }

    fn write_times(&self, text: &mut String) {
        let metrics = &self.metrics;
        for (name, help, times) in [
            ("ivanhoe_move_seconds", "From a public move to its answer.", &metrics.moves_told),
            ("ivanhoe_commit_seconds", "Transactions.", self.store.commit_times()),
            ("ivanhoe_wake_seconds", "Reading a table to wake it.", &metrics.wakes),
            ("ivanhoe_bot_wait_seconds", "Bots waiting to think.", &metrics.bots_waiting),
            ("ivanhoe_bot_seconds", "Bots thinking.", &metrics.bots_thinking),
            ("ivanhoe_socket_seconds", "Lives of sockets.", &metrics.socket_lives),
        ] {
            times.write(text, name, help);
        }
    }
}

/// CPU seconds and bytes of memory, where the system reports them (Linux).
fn process() -> Option<(f64, f64)> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The program's name, in brackets, may contain any character.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |number: usize| fields.get(number)?.parse::<f64>().ok();
    let seconds = (ticks(11)? + ticks(12)?) / 100.0;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.split_whitespace().next()?.parse().ok()?;
    Some((seconds, kilobytes * 1024.0))
}
