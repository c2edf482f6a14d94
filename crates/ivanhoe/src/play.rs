//! `ivanhoe play`: a game in the terminal.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use bots::Level;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use games::{Task, Title};
use locales::{Language, Words};
use protocol::Pace;
use serde_json::{Map, Value};
use table::{Notation, Options as _};
use term::{Invite, PlayConfig, Resume, TermError};

use crate::failure::Failure;

const EXAMPLES: &str = "\
Examples:
  ivanhoe play                                  the Tournament, you and two knights
  ivanhoe play castles --players 4 --level page
  ivanhoe play --resume                         the game you left, or that was cut off
  ivanhoe play --plain                          line by line, for a screen reader
  ivanhoe play --server http://HOST:PORT --table CODE
  ivanhoe play --server http://HOST:PORT --new  a table for friends, whose link is shown
In the game, ? explains the keys, and in --plain `help` what can be typed.";

/// Play in the terminal: against bots on this machine, or at a table of a server.
///
/// Nothing has to be set up. A game on this machine is saved after every move; `--resume` continues
/// it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The game: tournament or castles
    #[arg(default_value = "tournament")]
    game: Title,
    /// How many players, you included
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The bots: page, squire, knight or champion
    #[arg(long, default_value = "knight", value_parser = level)]
    level: String,
    /// A house rule, such as ties=ties-stay; may be given several times
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How quickly the bots move: calm, quick or instant
    #[arg(long, value_parser = term::pace)]
    pace: Option<Pace>,
    /// A number that makes the game repeatable
    #[arg(long, value_name = "S", conflicts_with = "server")]
    seed: Option<u64>,
    /// The language, by its code; by default that of your system
    #[arg(long, value_parser = language_parser())]
    language: Option<Language>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The folder where your games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Continue your last game, or the one with this number (see `ivanhoe games`)
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true)]
    #[arg(conflicts_with_all = ["players", "options", "seed"])]
    resume: Option<Option<usize>>,
    /// Play on this server, https://host or http://host:port
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The code or link of the table there; without it, a new table against bots
    #[arg(long, value_name = "CODE", requires = "server", conflicts_with = "resume")]
    table: Option<String>,
    /// Make a table there for people; its link is shown, and seats stay free until somebody joins
    #[arg(long, requires = "server", conflicts_with_all = ["table", "resume", "level"])]
    new: bool,
    /// List the new table, so that anybody can find it
    #[arg(long, requires = "new")]
    open: bool,
    /// Line by line, for screen readers, pipes and scripts
    #[arg(long)]
    plain: bool,
    /// Choose moves with the mouse too: click once to choose, again to make it
    #[arg(long, conflicts_with = "plain")]
    mouse: bool,
}

fn level(name: &str) -> Result<String, String> {
    let levels = Level::ALL.map(Level::name);
    let known = levels.contains(&name).then(|| name.to_owned());
    known.ok_or_else(|| format!("`{name}` is no level: {}", levels.join(", ")))
}

pub(crate) fn run(args: PlayArgs) -> Result<(), Failure> {
    let plain = args.plain || !has_screen();
    let (players, options) = args.game.run(Agreed(&args))?;
    let config = PlayConfig {
        game: args.game.name().to_owned(),
        players,
        level: args.level,
        options,
        pace: args.pace.unwrap_or(if plain { Pace::Instant } else { Pace::Quick }),
        seed: args.seed,
        named: args.name.is_some(),
        name: args.name.unwrap_or_else(own_name),
        language: args.language.unwrap_or_else(language),
        data: args.data,
        resume: args.resume.map(|number| number.map_or(Resume::Last, Resume::Numbered)),
        server: args.server,
        table: args.table,
        invite: match (args.new, args.open) {
            (false, _) => None,
            (true, false) => Some(Invite::Friends),
            (true, true) => Some(Invite::Anybody),
        },
        plain,
        mouse: args.mouse,
    };
    let words = Words::new(config.language);
    term::play(config).map_err(|error| failure(&error, &words))
}

/// Why something in the terminal failed, in the player's language.
pub(crate) fn failure(error: &TermError, words: &Words) -> Failure {
    error.tell(words).map_or(Failure::ReaderGone, Failure::Input)
}

/// Are both ends a terminal, and one that can place a cursor?
fn has_screen() -> bool {
    let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    std::io::stdout().is_terminal() && std::io::stdin().is_terminal() && !dumb
}

/// The language of the system, from its environment.
pub(crate) fn language() -> Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"];
    let locales = names.iter().filter_map(|name| std::env::var(name).ok());
    locales.filter_map(|locale| Language::preferred(&locale)).next().unwrap_or_default()
}

/// Languages by their codes, which the help lists.
pub(crate) fn language_parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| code.parse().expect("it is one of the codes"))
}

/// The user's own name, if it is valid at a table.
fn own_name() -> String {
    let name = std::env::var("USER").unwrap_or_default();
    let fits = |name: &str| {
        !name.is_empty()
            && name.len() <= protocol::LONGEST_NAME
            && name.chars().all(|letter| letter.is_ascii_alphanumeric())
    };
    if fits(&name) { name } else { "Wilfred".to_owned() }
}

/// The number of players and the house rules: checked before anything is opened.
struct Agreed<'a>(&'a PlayArgs);

impl Task for Agreed<'_> {
    type Output = Result<(usize, Map<String, Value>), Failure>;

    fn run<G: Notation>(self) -> Self::Output {
        let usual = G::PLAYERS.0.max(3);
        let players = self.0.players.unwrap_or(usual);
        let mut options = G::Options::usual(players).map_err(|_| {
            let words = Words::new(self.0.language.unwrap_or_else(language));
            let arguments = [
                ("game", words.say(&format!("{}-name", G::NAME), &[]).into()),
                ("least", G::PLAYERS.0.into()),
                ("most", G::PLAYERS.1.into()),
                ("players", players.into()),
            ];
            Failure::Input(words.say("term-trouble-players", &arguments))
        })?;
        for option in &self.0.options {
            let (key, value) = option
                .split_once('=')
                .ok_or_else(|| Failure::input(format!("--option {option}: KEY=VALUE expected")))?;
            options
                .set(key, value)
                .map_err(|what| Failure::input(format!("--option {option}: {what}")))?;
        }
        Ok((players, options.unusual()))
    }
}
