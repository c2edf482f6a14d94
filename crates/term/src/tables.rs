//! The open tables of a server, one line each.

use client::Site;
use locales::{Language, Words};
use protocol::{LobbyTable, Stage};

use crate::error::TermError;

/// The open tables of a server, and how to sit down at one.
///
/// # Errors
/// If there is no such server, or it does not answer.
pub fn tables(server: &str, language: Language) -> Result<Vec<String>, TermError> {
    let site = Site::new(server)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let tables = runtime.block_on(site.tables())?;
    Ok(listed(&Words::new(language), server, &tables))
}

fn listed(words: &Words, server: &str, tables: &[LobbyTable]) -> Vec<String> {
    let play = format!("ivanhoe play --server {server}");
    if tables.is_empty() {
        let new = format!("{play} --new --open");
        let arguments = [("server", server.into()), ("command", new.into())];
        return vec![words.say("term-tables-none", &arguments)];
    }
    let mut lines: Vec<String> = tables.iter().map(|table| line(words, table)).collect();
    let command = format!("{play} --table {}", tables[0].table);
    lines.push(words.say("term-tables-join", &[("command", command.into())]));
    lines
}

/// One table: its code, its game, who sits there.
fn line(words: &Words, table: &LobbyTable) -> String {
    let free = words.say("term-tables-free", &[]);
    let name = |seat: &Option<String>| seat.clone().unwrap_or_else(|| free.clone());
    let seats: Vec<String> = table.seats.iter().map(name).collect();
    let game = words.say(&format!("{}-name", table.settings.game), &[]);
    let playing = match table.stage {
        Stage::Playing => format!(" ({})", words.say("term-tables-playing", &[])),
        Stage::Waiting | Stage::Over | Stage::Ended => String::new(),
    };
    format!("{}  {game}: {}{playing}", table.table, seats.join(", "))
}

#[cfg(test)]
mod tests {
    use protocol::Settings;

    use super::*;

    #[test]
    fn tables_are_listed_with_their_free_seats() {
        let words = Words::new(Language::En);
        let none = listed(&words, "http://here", &[]);
        assert!(none[0].ends_with("ivanhoe play --server http://here --new --open"), "{none:?}");
        let table = LobbyTable {
            table: "k7f3m2qx9wbd".into(),
            stage: Stage::Waiting,
            settings: Settings::usual("castles", 3),
            seats: vec![Some("Ann".into()), None, None],
            bots: 0,
            created: 0,
        };
        let lines = listed(&words, "http://here", &[table]);
        assert_eq!(lines[0], "k7f3m2qx9wbd  The Castles: Ann, free, free");
        assert!(lines[1].ends_with("--table k7f3m2qx9wbd"), "{lines:?}");
    }
}
