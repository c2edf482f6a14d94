//! How long things take, counted in ranges. Observing allocates nothing and waits for nobody.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How many ranges have an upper bound.
const BOUNDS: usize = 12;

/// From half a millisecond to ten seconds, in microseconds.
const WORK: [u64; BOUNDS] = [
    500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 2_500_000,
    10_000_000,
];

/// From a second to a day, in microseconds.
const LIFE: [u64; BOUNDS] = {
    let seconds = [1, 5, 15, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 43_200, 86_400];
    let mut bounds = [0; BOUNDS];
    let mut place = 0;
    while place < BOUNDS {
        bounds[place] = seconds[place] * 1_000_000;
        place += 1;
    }
    bounds
};

/// Durations, counted in ranges.
#[derive(Debug)]
pub(crate) struct Histogram {
    /// The longest duration of each range, in microseconds.
    bounds: [u64; BOUNDS],
    /// How many durations were in each range; the last one has no bound.
    counts: [AtomicU64; BOUNDS + 1],
    /// All durations together, in microseconds.
    sum: AtomicU64,
}

impl Histogram {
    /// For work that should take milliseconds.
    pub(crate) fn of_work() -> Self {
        Self { bounds: WORK, counts: Default::default(), sum: AtomicU64::default() }
    }

    /// For what lasts seconds to hours.
    pub(crate) fn of_life() -> Self {
        Self { bounds: LIFE, ..Self::of_work() }
    }

    /// Counts a duration.
    pub(crate) fn observe(&self, duration: Duration) {
        let micros = u64::try_from(duration.as_micros()).unwrap_or(u64::MAX);
        let range = self.bounds.partition_point(|bound| *bound < micros);
        self.counts[range].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add(micros, Ordering::Relaxed);
    }

    /// Appends it in Prometheus' text format.
    pub(crate) fn write(&self, text: &mut String, name: &str, help: &str) {
        let mut line = |line: std::fmt::Arguments<'_>| {
            writeln!(text, "{line}").expect("a text takes everything");
        };
        line(format_args!("# HELP {name} {help}\n# TYPE {name} histogram"));
        let mut count = 0;
        for (range, number) in self.counts.iter().enumerate() {
            count += number.load(Ordering::Relaxed);
            match self.bounds.get(range) {
                Some(&bound) => {
                    line(format_args!("{name}_bucket{{le=\"{}\"}} {count}", seconds(bound)));
                }
                None => line(format_args!("{name}_bucket{{le=\"+Inf\"}} {count}")),
            }
        }
        line(format_args!("{name}_sum {}", seconds(self.sum.load(Ordering::Relaxed))));
        line(format_args!("{name}_count {count}"));
    }
}

fn seconds(micros: u64) -> f64 {
    micros as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_counted_up_to_their_bounds() {
        let histogram = Histogram::of_work();
        for micros in [400, 500, 501, 2_500, 11_000_000] {
            histogram.observe(Duration::from_micros(micros));
        }
        let mut text = String::new();
        histogram.write(&mut text, "x_seconds", "Time.");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[..2], ["# HELP x_seconds Time.", "# TYPE x_seconds histogram"]);
        assert_eq!(
            lines[2..5],
            [
                "x_seconds_bucket{le=\"0.0005\"} 2",
                "x_seconds_bucket{le=\"0.001\"} 3",
                "x_seconds_bucket{le=\"0.0025\"} 4",
            ]
        );
        assert_eq!(
            lines[13..],
            [
                "x_seconds_bucket{le=\"10\"} 4",
                "x_seconds_bucket{le=\"+Inf\"} 5",
                "x_seconds_sum 11.003901",
                "x_seconds_count 5",
            ]
        );
    }

    #[test]
    fn bounds_grow() {
        for bounds in [WORK, LIFE] {
            assert!(bounds.is_sorted_by(|one, next| one < next), "{bounds:?}");
        }
    }
}
