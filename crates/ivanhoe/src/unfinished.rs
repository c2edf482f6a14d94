//! `ivanhoe games`: the unfinished games on this machine.

use std::path::PathBuf;

use clap::Args;
use locales::{Language, Words};

use crate::failure::Failure;
use crate::play;

/// List your unfinished games on this machine, or remove one.
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    /// Remove the game of this number for good
    #[arg(long, value_name = "N")]
    remove: Option<usize>,
    /// The folder where your games are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The language, by its code; by default that of your system
    #[arg(long, value_parser = play::language_parser())]
    language: Option<Language>,
}

pub(crate) fn run(args: GamesArgs) -> Result<(), Failure> {
    let language = args.language.unwrap_or_else(play::language);
    let done = match args.remove {
        Some(number) => term::remove_unfinished(args.data, number).map(|()| Vec::new()),
        None => term::unfinished(args.data, language),
    };
    let lines = done.map_err(|error| play::failure(&error, &Words::new(language)))?;
    lines.iter().try_for_each(|line| crate::say(line))
}
