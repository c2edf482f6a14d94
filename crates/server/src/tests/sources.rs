//! Checks on the source: nothing here or in the protocol can serialise a whole game.

use std::fs;
use std::path::{Path, PathBuf};

/// Fails to compile if the type can be serialised: then two implementations fit.
macro_rules! cannot_be_serialised {
    ($($type:ty),*) => {$(
        const _: fn() = || {
            trait Either<T> {
                fn it() {}
            }
            impl<T: ?Sized> Either<()> for T {}
            struct Serialisable;
            impl<T: ?Sized + serde::Serialize> Either<Serialisable> for T {}
            let _ = <$type as Either<_>>::it;
        };
    )*};
}

// A state knows everything; an event knows more than most viewers. Only their views become JSON.
cannot_be_serialised!(tournament::State, castles::State);
cannot_be_serialised!(tournament::Event, castles::Event);
cannot_be_serialised!(live::Live<tournament::State>, live::Live<castles::State>);
cannot_be_serialised!(live::Step<tournament::State>, live::Step<castles::State>);

/// The source files of a crate, without its tests.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            if !path.ends_with("tests") {
                found.extend(sources(&path));
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().to_owned();
            found.push((path, code));
        }
    }
    found
}

fn all() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a folder of crates");
    let mut all = sources(&crates.join("server/src"));
    all.extend(sources(&crates.join("live/src")));
    all.extend(sources(&crates.join("protocol/src")));
    assert!(all.len() > 20);
    all
}

/// The names of the files that contain a word.
fn files_with(word: &str) -> Vec<String> {
    let name = |path: &PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut files: Vec<String> =
        all().iter().filter(|(_, code)| code.contains(word)).map(|(path, _)| name(path)).collect();
    files.sort();
    files
}

#[test]
fn no_game_state_is_serialised_anywhere() {
    // `play.rs` reads the position of a lesson and writes none. `branch.rs` writes a world that it
    // has imagined from a view of a game that is over.
    assert_eq!(files_with("Setup"), ["play.rs"]);
    assert_eq!(files_with("from_setup"), ["play.rs"]);
    assert_eq!(files_with("setup()"), ["branch.rs"]);
    for word in ["table::trace", "scenario", "picture"] {
        assert_eq!(files_with(word), [] as [&str; 0], "{word}");
    }
}

#[test]
fn whole_events_are_written_only_for_the_store_and_the_record() {
    let writers = ["live.rs", "play.rs", "record.rs", "testing.rs"];
    assert_eq!(files_with("written_events"), writers);
    assert_eq!(files_with("Record::<G>"), ["record.rs"]);
    assert_eq!(files_with("to_string(&self.live"), [] as [&str; 0]);
    // Of games that are over.
    assert_eq!(files_with(".state()"), ["branch.rs"]);
}

#[test]
fn awaited_seats_are_used_only_where_they_are_not_sent() {
    // It names the seats that have not answered; `updates.rs` and `hint.rs` ask it for the viewer's
    // own seat only, `what_if.rs` in a world imagined from what the player may know, `clock.rs`
    // outside of windows, `branch.rs` in games that are over.
    let table = ["bot_turns.rs", "clock.rs", "hint.rs", "play.rs", "requests.rs", "updates.rs"];
    let mut files = [&table[..], &["branch.rs", "what_if.rs", "live.rs"]].concat();
    files.sort_unstable();
    assert_eq!(files_with("awaiting()"), files);
}

#[test]
fn the_proof_runs_the_shipped_code() {
    // Leaks are planted in front of the server, not in it. In a test build, tests may do two things
    // to a table: let a bot think longer, and make something fail.
    for (path, code) in all() {
        let is_hook =
            |line: &&str| line.contains("crate::tests::") || line.contains("crate::testing::");
        for hook in code.lines().filter(is_hook) {
            let allowed = ["tests::thinking::thinking_time(", "testing::strike("];
            let is_allowed = allowed.iter().any(|allowed| hook.contains(allowed));
            assert!(is_allowed, "{}: {hook}", path.display());
        }
    }
}
