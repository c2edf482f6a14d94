//! What a player types: a number, a move in the notation, or one of a few words.

use protocol::StandingOrder;
use table::Seat;

use crate::model::Page;

/// What a typed line means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// Open a page.
    Read(Page),
    /// A move: its number, its notation, or a card that has just one.
    Move(String),
    /// Ask what would come of a move, or why it is not possible.
    Why(String),
    /// Set the standing order.
    Order(StandingOrder),
    /// A line of chat; with a slash before it the name of a phrase.
    Say(String),
    /// Keep the window open longer.
    MoreTime,
    /// Take the last move back.
    Undo,
    /// Take a seat.
    Sit(Option<Seat>),
    /// Put a bot on a seat, or remove it.
    Bot(Seat, Option<String>),
    /// Start the game.
    Start,
    /// Play again with the same players.
    Rematch,
    /// Leave.
    Quit,
}

/// Why a line cannot be understood: the message that says so, and its argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandError {
    /// The id of the message.
    pub(crate) id: &'static str,
    /// What was typed.
    pub(crate) text: String,
}

/// The command of a line; `None` if it is empty.
///
/// # Errors
/// If a word lacks its argument.
pub(crate) fn parse(line: &str) -> Result<Option<Command>, CommandError> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let given = Some(rest.to_owned()).filter(|rest| !rest.is_empty());
    let error = |id| CommandError { id, text: rest.to_owned() };
    let some = |id| given.clone().ok_or(error(id));
    Ok(Some(match word.to_lowercase().as_str() {
        "" => return Ok(None),
        "help" | "?" => Command::Read(Page::Help),
        "log" => Command::Read(Page::Log),
        "chat" => Command::Read(Page::Chat),
        "hand" => Command::Read(Page::Hand),
        "table" => Command::Read(Page::Table),
        "moves" => Command::Read(Page::Moves(given)),
        "cards" | "card" => Command::Read(Page::Cards(given)),
        "rules" | "rule" => Command::Read(Page::Rules(given.map(|rule| rule.to_uppercase()))),
        "why" => Command::Why(some("term-slip-why")?),
        "order" => Command::Order(match rest {
            "always" => StandingOrder::Always,
            "touched" => StandingOrder::Touched,
            "never" => StandingOrder::Never,
            _ => return Err(error("term-slip-order")),
        }),
        "say" => Command::Say(some("term-slip-say")?),
        "more" => Command::MoreTime,
        "undo" => Command::Undo,
        "sit" => match given {
            Some(seat) => Command::Sit(Some(parse_seat(&seat).ok_or(error("term-slip-seat"))?)),
            None => Command::Sit(None),
        },
        "bot" => bot(rest).ok_or(error("term-slip-bot"))?,
        "start" => Command::Start,
        "rematch" => Command::Rematch,
        "quit" | "exit" | "q" => Command::Quit,
        _ => Command::Move(line.to_owned()),
    }))
}

fn parse_seat(text: &str) -> Option<Seat> {
    text.to_uppercase().parse().ok()
}

/// `bot B knight`, `bot B none`.
fn bot(rest: &str) -> Option<Command> {
    let (seat, level) = rest.split_once(' ')?;
    let level = Some(level.trim().to_lowercase()).filter(|level| level != "none");
    Some(Command::Bot(parse_seat(seat)?, level))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(line: &str, expected: Command) {
        assert_eq!(parse(line), Ok(Some(expected)), "{line}");
    }

    #[test]
    fn words_and_moves_are_distinguished() {
        check("help", Command::Read(Page::Help));
        check("  LOG ", Command::Read(Page::Log));
        check("12", Command::Move("12".into()));
        check("play R5", Command::Move("play R5".into()));
        check("why play B3", Command::Why("play B3".into()));
        check("order never", Command::Order(StandingOrder::Never));
        check("say good morrow", Command::Say("good morrow".into()));
        check("cards riposte", Command::Read(Page::Cards(Some("riposte".into()))));
        check("rule t5.1", Command::Read(Page::Rules(Some("T5.1".into()))));
        check("sit b", Command::Sit(Some(Seat::B)));
        check("bot c knight", Command::Bot(Seat::C, Some("knight".into())));
        check("bot c none", Command::Bot(Seat::C, None));
        check("quit", Command::Quit);
        check("Undo", Command::Undo);
        assert_eq!(parse("   "), Ok(None));
    }

    #[test]
    fn a_word_without_its_argument_is_an_error() {
        for line in ["why", "order", "order maybe", "say", "sit nobody", "bot", "bot c"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
