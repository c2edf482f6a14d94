//! Bots against bots, from the command line.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::commands::{file, ivanhoe, refused, stderr, stdout};

/// The arena's output in JSON, one value per bot.
#[track_caller]
fn arena(players: &str, bots: &str, deals: &str, more: &[&str]) -> (Vec<Value>, String) {
    let arguments = ["arena", "--players", players, "--bots", bots, "--deals", deals, "--json"];
    let output = ivanhoe(&[&arguments[..], more].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let rows = stdout(&output);
    let rows = rows.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    (rows, stderr(&output))
}

fn number(row: &Value, key: &str) -> f64 {
    row[key].as_f64().unwrap_or_else(|| panic!("{key} of {row}"))
}

#[test]
fn the_arena_reports_each_bots_results() {
    let (rows, said) = arena("4", "rule,random,greedy", "10", &[]);
    assert_eq!(said, "");
    let keys: Vec<&String> = rows[0].as_object().expect("an object").keys().collect();
    let expected = "bot games wins win_rate low high rating ms_per_move forfeits dead_games";
    assert_eq!(keys, expected.split(' ').collect::<Vec<_>>());
    let names: Vec<&str> = rows.iter().filter_map(|row| row["bot"].as_str()).collect();
    assert_eq!(names, ["rule", "random", "greedy"]);
    // One seat, two seats and one seat of 40 games; every game is won once.
    let games: Vec<f64> = rows.iter().map(|row| number(row, "games")).collect();
    assert_eq!(games, [40.0, 80.0, 40.0]);
    let wins: f64 = rows.iter().map(|row| number(row, "wins")).sum();
    assert!((wins - 40.0).abs() < 1e-9, "{wins}");
    for row in &rows {
        let rate = number(row, "win_rate");
        assert!((rate - number(row, "wins") / number(row, "games")).abs() < 1e-9, "{row}");
        assert!((0.0..=rate).contains(&number(row, "low")), "{row}");
        assert!((rate..=1.0).contains(&number(row, "high")), "{row}");
    }
    assert!(number(&rows[0], "rating") > number(&rows[1], "rating"));
    assert!(number(&rows[0], "low") > number(&rows[1], "high"));
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let played = |threads| {
        let (mut rows, _) = arena("3", "search:5,rule", "4", &["--threads", threads]);
        for row in &mut rows {
            row.as_object_mut().expect("an object").remove("ms_per_move");
        }
        rows
    };
    assert_eq!(played("1"), played("3"));
}

#[test]
fn the_table_of_the_arena_is_for_reading() {
    let output = ivanhoe(&["arena", "--bots", "rule,greedy", "--deals", "5", "--seed", "3"]);
    let text = stdout(&output);
    assert!(text.starts_with("tournament, 4 players: 5 deals of seed 3, 20 games\n"), "{text}");
    for part in ["win rate", "seat against seat", " 2 greedy", "duplicate deals: ", "even "] {
        assert!(text.contains(part), "`{part}` is not in:\n{text}");
    }
    let castles = ivanhoe(&["arena", "--game", "castles", "--bots", "rule", "--deals", "1"]);
    assert!(stdout(&castles).starts_with("castles, 4 players"), "{}", stderr(&castles));
}

#[test]
fn the_arena_refuses_what_it_cannot_play() {
    refused(&["arena", "--bots", "king"], &["`king` is not a bot"]);
    refused(&["arena", "--bots", "rule,,rule"], &["`` is not a bot"]);
    refused(&["arena", "--bots", "search:0"], &["`0` is not a budget"]);
    refused(&["arena", "--bots", "rule", "--players", "9"], &["2 to 5 players, not 9"]);
    refused(&["arena", "--bots", "rule,rule,rule", "--players", "2"], &["3 bots", "2 seats"]);
    refused(&["arena", "--bots", "rule", "--deals", "0"], &["--deals"]);
    refused(&["arena", "--bots", "rule", "--threads", "0"], &["--threads"]);
    refused(&["arena", "--bots", "rule", "--move-ms", "0"], &["--move-ms"]);
    refused(&["arena", "--bots", "rule", "--hello-ms", "0"], &["--hello-ms"]);
    refused(&["arena", "--bots", "rule", "--option", "ties"], &["KEY=VALUE"]);
    refused(&["arena", "--bots", "rule,exec:./no-such-bot"], &["exec:./no-such-bot", "started"]);
    refused(&["arena", "--bots", "exec:sh 'x"], &["not closed"]);
    refused(&["arena", "--bots", "exec:"], &["a command is missing"]);
}

#[test]
fn the_example_bot_plays() {
    let (rows, said) = arena("2", "exec:python3 examples/bot.py,rule", "2", &["--seed", "1"]);
    assert_eq!(said, "");
    assert_eq!(rows[0]["bot"], "exec:python3 examples/bot.py");
    assert_eq!(number(&rows[0], "games"), 4.0);
}

/// A program that answers the greeting and then does this with every line.
fn program(name: &str, each: &str) -> String {
    let text = format!(
        "read -r line\necho '{{\"type\":\"hello\",\"name\":\"test\"}}'\n\
         while read -r line; do\n{each}\ndone\n"
    );
    format!("exec:sh {}", file(name, text.as_bytes()))
}

#[test]
fn programs_that_misbehave_are_reported_and_break_nothing() {
    // Programs that answer have all the time that a busy machine may need; only the silent one is
    // hurried.
    let garbage = "answered with something other than a move (20 times), first: gar";
    let cases = [
        ("exec:false".to_owned(), "5000", "ended before the game (exit status: 1) (2 times)"),
        (program("garbage.sh", "echo garbage"), "5000", garbage),
        (program("silent.sh", "exec sleep 30"), "40", "took too long (20 times)"),
        (
            program("flood.sh", "exec yes"),
            "5000",
            "answered with something other than a move (20 times), first: y",
        ),
    ];
    for (bot, move_ms, reason) in cases {
        let bots = format!("{bot},rule");
        let arguments = ["arena", "--players", "2", "--deals", "1", "--move-ms", move_ms];
        let output = ivanhoe(&[&arguments[..], &["--bots", &bots, "--json"]].concat());
        let said = stderr(&output);
        assert!(said.contains(&format!("{bot}: {reason}")), "{said}");
        assert!(said.contains(&format!("{bot} died in 2 games; `rule` has played")), "{said}");
        assert_eq!(output.status.code(), Some(2));
        let rows = stdout(&output);
        let rows: Vec<Value> = rows.lines().map(|line| line.parse().expect("JSON")).collect();
        // Rule plays for it against rule, so the deal is even.
        assert_eq!(number(&rows[0], "win_rate"), 0.5, "{bot}");
        assert_eq!(number(&rows[0], "dead_games"), 2.0);
        assert!(number(&rows[0], "forfeits") >= 20.0, "{}", rows[0]);
        assert_eq!((number(&rows[1], "forfeits"), number(&rows[1], "dead_games")), (0.0, 0.0));
    }
}

/// In no command do the forfeited games of a dead program decide anything.
#[test]
fn a_dead_program_is_a_failure() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dead.svg");
    let out = out.to_str().expect("a plain path");
    for command in [
        &["arena", "--players", "2", "--bots", "exec:false,rule", "--deals", "1"][..],
        &["sprt", "--new", "exec:false", "--old", "greedy", "--players", "2"],
        &["selfplay", "--bot", "exec:false", "--players", "2"],
        &["plot", "--bots", "exec:false,rule", "--deals", "1", "--out", out],
    ] {
        let output = ivanhoe(command);
        assert_eq!(output.status.code(), Some(2), "{command:?}");
        assert!(stderr(&output).contains("ivanhoe: exec:false died in "), "{}", stderr(&output));
        assert!(!stdout(&output).contains("accepted"), "{}", stdout(&output));
    }
    let arguments = ["arena", "--players", "2", "--bots", "exec:false,rule", "--deals", "1"];
    let text = stdout(&ivanhoe(&arguments));
    assert!(text.contains("for it; it died in 2 of 2 games\n"), "{text}");
    assert!(text.starts_with("tournament, 2 players: 1 deal of seed 1, 2 games\n"), "{text}");
}

#[test]
fn a_game_that_is_too_long_is_a_failure() {
    let play = |longest| ivanhoe(&["selfplay", "--bot", "rule", "--longest", longest]);
    assert_eq!(play("1000").status.code(), Some(0));
    let long = play("10");
    assert_eq!(long.status.code(), Some(1));
    assert!(stdout(&long).contains("; the longest, number 0, had "), "{}", stdout(&long));
}

#[test]
fn a_sequential_test_ends_with_a_verdict() {
    let test = |new, old, most| {
        let arguments = ["--players", "2", "--gain", "10", "--most", most];
        ivanhoe(&[&["sprt", "--new", new, "--old", old], &arguments[..]].concat())
    };
    let better = test("rule", "random", "200");
    assert_eq!(better.status.code(), Some(0), "{}", stderr(&better));
    assert!(stdout(&better).contains("    30 deals   score "), "{}", stdout(&better));
    assert!(stdout(&better).contains("H1 accepted: rule is better than random"));
    let worse = test("random", "rule", "200");
    assert_eq!(worse.status.code(), Some(1));
    assert!(stdout(&worse).contains("H0 accepted: random is not better than rule"));
    let few = test("rule", "random", "20");
    assert_eq!(few.status.code(), Some(3));
    assert!(stdout(&few).ends_with("not decided after 20 deals\n"), "{}", stdout(&few));
    refused(&["sprt", "--new", "rule", "--old", "rule", "--gain", "0"], &["--gain"]);
    refused(&["sprt", "--new", "rule", "--old", "rule", "--gain", "nan"], &["--gain"]);
    refused(&["sprt", "--new", "rule", "--old", "rule", "--most", "0"], &["--most"]);
    refused(&["sprt", "--new", "king", "--old", "rule"], &["`king` is not a bot"]);
}

#[test]
fn a_plot_is_an_svg_with_every_bot() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plot.svg");
    let out = path.to_str().expect("a plain path");
    let arguments = ["plot", "--players", "3", "--deals", "2", "--bots", "greedy,rule,search:3"];
    let output = ivanhoe(&[&arguments[..], &["--out", out]].concat());
    assert!(output.status.success(), "{}", stderr(&output));
    let svg = fs::read_to_string(&path).expect("the picture");
    for part in ["Strength in the Tournament with 3 players", ">greedy<", ">search:3<", "even"] {
        assert!(svg.contains(part), "`{part}` is not in:\n{svg}");
    }
    let nowhere = ["plot", "--deals", "1", "--bots", "rule", "--out", "no/such/folder/x.svg"];
    let output = ivanhoe(&nowhere);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("no/such/folder/x.svg"));
}

#[test]
fn games_of_any_bot_can_be_recorded_and_traced() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("b{}", std::process::id()));
    let folder = folder.to_str().expect("a plain path").to_owned();
    for game in ["tournament", "castles"] {
        let arguments = ["selfplay", "--game", game, "--seed", "2", "--bot", "rule"];
        let output = ivanhoe(&[&arguments[..], &["--records", &folder]].concat());
        assert!(stdout(&output).starts_with("1 game, "), "{}", stderr(&output));
        let record = format!("{folder}/{game}-2-000000.ivanhoe");
        let verified = ivanhoe(&["replay", &record, "--verify"]);
        assert!(stdout(&verified).contains("agree with seed and rules"), "{}", stderr(&verified));
    }
    let traced = ivanhoe(&["selfplay", "--games", "2", "--bot", "greedy", "--trace"]);
    let text = stdout(&traced);
    assert_eq!(text.lines().count(), 2);
    for line in text.lines() {
        let trace = serde_json::from_str(line).expect("a trace");
        table::trace::replay::<tournament::State>(&trace).expect("it replays");
    }
    refused(&["selfplay", "--bot", "king"], &["`king` is not a bot"]);
}
