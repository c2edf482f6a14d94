//! Metrics for Prometheus. They count what happens, never what a player holds.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use crate::app::AppState;

/// The counters.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    refusals: AtomicU64,
    bytes: AtomicU64,
    frames: AtomicU64,
    sockets: AtomicI64,
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

    /// A socket was closed.
    pub(crate) fn socket_went(&self) {
        self.sockets.fetch_sub(1, Ordering::Relaxed);
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
        text
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
