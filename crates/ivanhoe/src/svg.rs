//! A chart of win rates against time, written as SVG by hand.

use std::fmt::Write as _;

const WIDTH: f64 = 840.0;
const HEIGHT: f64 = 520.0;
const LEFT: f64 = 70.0;
const RIGHT: f64 = 810.0;
const TOP: f64 = 80.0;
const BOTTOM: f64 = 450.0;

/// The colours of each part in light mode, and then those in dark mode. Classes and not variables:
/// not every program that shows SVG supports variables.
const STYLE: &str = "\
text { font-family: system-ui, sans-serif; font-size: 14px; fill: #222 }
.title { font-size: 19px; font-weight: 600 }
.small { font-size: 12.5px; fill: #555 }
.back { fill: #fff }
.grid { stroke: #ddd; stroke-width: 1 }
.even { stroke: #777; stroke-width: 1.5; stroke-dasharray: 6 4 }
.bar { stroke: #1260a8; stroke-width: 1.5 }
.join { stroke: #1260a8; stroke-width: 1.5; fill: none; stroke-opacity: 0.45 }
.mark { fill: #1260a8 }
@media (prefers-color-scheme: dark) {
text { fill: #eee }
.small { fill: #b5b5b5 }
.back { fill: #16181c }
.grid { stroke: #3a3d42 }
.even { stroke: #a5a5a5 }
.bar, .join { stroke: #6db3f2 }
.mark { fill: #6db3f2 }
}
";

/// A chart.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    pub(crate) title: String,
    pub(crate) subtitle: String,
    /// The share of the wins of an average bot.
    pub(crate) even: f64,
    pub(crate) points: Vec<Point>,
}

/// One measured bot. Shares are between 0 and 1.
#[derive(Clone, Debug)]
pub(crate) struct Point {
    pub(crate) label: String,
    pub(crate) ms: f64,
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// Is it on a line with the others of its kind?
    pub(crate) joined: bool,
}

/// Maps values to positions.
struct Scale {
    /// Powers of ten of the milliseconds at the left and right end.
    decades: (i32, i32),
    /// The share at the top.
    top: f64,
}

impl Scale {
    fn of(chart: &Chart) -> Self {
        let log = |point: &Point| point.ms.max(1e-6).log10();
        let first = chart.points.iter().map(log).fold(f64::INFINITY, f64::min).min(6.0).floor();
        let last = chart.points.iter().map(log).fold(f64::NEG_INFINITY, f64::max).ceil();
        let highest = chart.points.iter().map(|point| point.high).fold(chart.even, f64::max);
        let decades = (first as i32, (last as i32).max(first as i32 + 1));
        Self { decades, top: ((highest * 10.0 + 0.2).ceil() / 10.0).min(1.0) }
    }

    fn x(&self, ms: f64) -> f64 {
        let (first, last) = (f64::from(self.decades.0), f64::from(self.decades.1));
        LEFT + (RIGHT - LEFT) * (ms.max(1e-6).log10() - first) / (last - first)
    }

    fn y(&self, share: f64) -> f64 {
        BOTTOM - (BOTTOM - TOP) * share / self.top
    }
}

impl Chart {
    /// The chart as text.
    pub(crate) fn draw(&self) -> String {
        let scale = Scale::of(self);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\">\n<title>{}</title>\n\
             <style>\n{STYLE}</style>\n\
             <rect class=\"back\" width=\"{WIDTH}\" height=\"{HEIGHT}\"/>\n",
            escaped(&self.title),
        );
        text(&mut svg, "title", (LEFT, 32.0), "start", &self.title);
        text(&mut svg, "small", (LEFT, 54.0), "start", &self.subtitle);
        draw_grid(&mut svg, &scale);
        let even = scale.y(self.even);
        line(&mut svg, "even", (LEFT, even), (RIGHT, even));
        let words = format!("even share, {:.0} %", 100.0 * self.even);
        text(&mut svg, "small", (RIGHT, even - 6.0), "end", &words);
        self.draw_join(&mut svg, &scale);
        let mut names = Vec::new();
        for point in &self.points {
            draw_point(&mut svg, &scale, point);
            draw_name(&mut svg, &scale, point, &mut names);
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn draw_join(&self, svg: &mut String, scale: &Scale) {
        let joined = self.points.iter().filter(|point| point.joined);
        let places: Vec<String> = joined
            .map(|point| format!("{:.1},{:.1}", scale.x(point.ms), scale.y(point.share)))
            .collect();
        let _ = writeln!(svg, "<polyline class=\"join\" points=\"{}\"/>", places.join(" "));
    }
}

fn draw_grid(svg: &mut String, scale: &Scale) {
    let step = if scale.top > 0.5 { 20 } else { 10 };
    for percent in (0..=(scale.top * 100.0).round() as u32).step_by(step) {
        let y = scale.y(f64::from(percent) / 100.0);
        line(svg, "grid", (LEFT, y), (RIGHT, y));
        text(svg, "small", (LEFT - 8.0, y + 4.0), "end", &format!("{percent} %"));
    }
    for decade in scale.decades.0..=scale.decades.1 {
        let ms = 10f64.powi(decade);
        let x = scale.x(ms);
        line(svg, "grid", (x, TOP), (x, BOTTOM));
        let places = usize::try_from(-decade).unwrap_or(0);
        text(svg, "small", (x, BOTTOM + 20.0), "middle", &format!("{ms:.places$}"));
    }
    let middle = f64::midpoint(LEFT, RIGHT);
    text(svg, "small", (middle, BOTTOM + 46.0), "middle", "milliseconds a move");
    text(svg, "small", (LEFT - 8.0, TOP - 8.0), "end", "win rate");
}

/// The interval as a bar with ends, the share as a dot.
fn draw_point(svg: &mut String, scale: &Scale, point: &Point) {
    let (x, low, high) = (scale.x(point.ms), scale.y(point.low), scale.y(point.high));
    line(svg, "bar", (x, low), (x, high));
    for end in [low, high] {
        line(svg, "bar", (x - 4.0, end), (x + 4.0, end));
    }
    let y = scale.y(point.share);
    let _ = writeln!(svg, "<circle class=\"mark\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\"/>");
}

/// The name above the bar; on a rising line there is more room to the left of the bar's upper end.
/// A name that would cover another goes higher.
fn draw_name(svg: &mut String, scale: &Scale, point: &Point, names: &mut Vec<(f64, f64)>) {
    let (x, high) = (scale.x(point.ms), scale.y(point.high));
    let (x, mut y, anchor) = match point.joined {
        true => (x - 9.0, high + 5.0, "end"),
        false if x > RIGHT - 60.0 => (x, high - 9.0, "end"),
        false => (x, high - 9.0, "middle"),
    };
    while names.iter().any(|name| (name.0 - x).abs() < 60.0 && (name.1 - y).abs() < 15.0) {
        y -= 15.0;
    }
    names.push((x, y));
    text(svg, "name", (x, y), anchor, &point.label);
}

fn line(svg: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let _ = writeln!(
        svg,
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
        from.0, from.1, to.0, to.1
    );
}

fn text(svg: &mut String, class: &str, at: (f64, f64), anchor: &str, words: &str) {
    let _ = writeln!(
        svg,
        "<text class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"{anchor}\">{}</text>",
        at.0,
        at.1,
        escaped(words)
    );
}

/// Text escaped for XML: a bot's name can be any command.
fn escaped(words: &str) -> String {
    let plain = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    plain.replace(|letter: char| letter.is_control(), " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart() -> Chart {
        let point = |label: &str, ms, share| Point {
            label: label.to_owned(),
            ms,
            share,
            low: share - 0.05,
            high: share + 0.05,
            joined: false,
        };
        let points = vec![point("a<b", 0.01, 0.25), point("c", 1.0, 0.35)];
        Chart { title: "T".to_owned(), subtitle: String::new(), even: 0.25, points }
    }

    /// From 0.01 to 1 ms and 0 to 50 %: positions computed by hand.
    #[test]
    fn points_are_at_their_values() {
        let mut chart = chart();
        chart.points[1].high = 0.45;
        let scale = Scale::of(&chart);
        assert_eq!((scale.decades, scale.top), ((-2, 0), 0.5));
        assert_eq!(scale.x(0.01), LEFT);
        assert_eq!(scale.x(0.1), f64::midpoint(LEFT, RIGHT));
        assert_eq!(scale.y(0.25), f64::midpoint(TOP, BOTTOM));
    }

    #[test]
    fn names_are_escaped_and_every_point_is_drawn() {
        let svg = chart().draw();
        assert!(svg.contains(">a&lt;b</text>"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), 2);
        assert!(svg.contains("prefers-color-scheme: dark"));
        assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    }

    #[test]
    fn names_do_not_cover_each_other() {
        let mut chart = chart();
        chart.points[1] = Point { label: "d".to_owned(), ..chart.points[0].clone() };
        let svg = chart.draw();
        let place = |name: &str| svg.lines().find(|line| line.ends_with(name)).map(str::to_owned);
        let height = |line: String| line.split("y=\"").nth(1).map(|rest| rest[..5].to_owned());
        let (one, two) = (place(">a&lt;b</text>"), place(">d</text>"));
        assert_ne!(one.and_then(height), two.and_then(height));
    }

    #[test]
    fn a_chart_without_data_can_be_drawn() {
        let empty = Chart { points: Vec::new(), ..chart() };
        assert!(!empty.draw().contains("NaN") && !empty.draw().contains("inf"));
        let mut instant = chart();
        instant.points[0].ms = 0.0;
        assert!(!instant.draw().contains("NaN") && !instant.draw().contains("inf"));
    }
}
