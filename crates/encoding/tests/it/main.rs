//! Properties of the encoding: it covers every legal move, and reveals nothing hidden.

mod actions;
mod golden;
mod leaks;
mod play;

use table::Options;

/// Tables of every size, and one of each house rule.
fn tables<O: Options>(sizes: std::ops::RangeInclusive<usize>, rules: &[(&str, &str)]) -> Vec<O> {
    let usual = |players| O::usual(players).expect("this many can play");
    let mut tables: Vec<O> = sizes.clone().map(usual).collect();
    for (number, (key, value)) in rules.iter().enumerate() {
        let mut table = usual(sizes.start() + number % sizes.clone().count());
        table.set(key, value).expect("a house rule");
        tables.push(table);
    }
    tables
}

fn tournaments() -> Vec<tournament::Options> {
    tables(2..=5, &[("ties", "ties-stay"), ("repeat", "camelot"), ("discard", "open")])
}

fn castles() -> Vec<castles::Options> {
    let rules = [
        ("squares", "2"),
        ("squares", "5"),
        ("published-hands", "true"),
        ("draw-to-hand", "true"),
        ("forced-barter", "true"),
        ("arms-only", "true"),
        ("beaten-lost", "true"),
        ("profile", "published"),
    ];
    tables(3..=6, &rules)
}
