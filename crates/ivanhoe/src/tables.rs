//! `ivanhoe tables`: the open tables of a server.

use clap::Args;
use locales::{Language, Words};

use crate::failure::Failure;
use crate::play;

/// List the open tables of a server.
#[derive(Args, Debug)]
pub(crate) struct TablesArgs {
    /// The server, http://host:port
    #[arg(value_name = "URL")]
    server: String,
    /// The language, by its code; by default that of your system
    #[arg(long, value_parser = play::language_parser())]
    language: Option<Language>,
}

pub(crate) fn run(args: TablesArgs) -> Result<(), Failure> {
    let language = args.language.unwrap_or_else(play::language);
    let listed = term::tables(&args.server, language);
    let lines = listed.map_err(|error| play::failure(&error, &Words::new(language)))?;
    lines.iter().try_for_each(|line| crate::say(line))
}
