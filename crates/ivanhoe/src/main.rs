//! The one binary with all commands.

mod admin;
mod arena;
mod backup;
mod bench;
mod contest;
mod failure;
mod file;
mod load;
mod play;
mod plot;
mod progress;
mod records;
mod replay;
mod review;
mod scenario;
mod selfplay;
mod serve;
mod sprt;
mod svg;
mod system;
mod tables;
mod unfinished;
mod verify;
mod version;
mod web_files;

use std::io::Write;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

use failure::Failure;

/// Two games named Ivanhoe: the Tournament and the Castles.
#[derive(Debug, Parser)]
#[command(version = version::text(), about, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayArgs),
    Games(unfinished::GamesArgs),
    Tables(tables::TablesArgs),
    Serve(serve::ServeArgs),
    Admin(admin::AdminArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Verify(verify::VerifyArgs),
    Load(load::LoadArgs),
    Scenario(scenario::ScenarioArgs),
    Selfplay(selfplay::SelfplayArgs),
    Replay(replay::ReplayArgs),
    Review(review::ReviewArgs),
    Records(records::RecordsArgs),
    Bench(bench::BenchArgs),
    Arena(arena::ArenaArgs),
    Sprt(sprt::SprtArgs),
    Plot(plot::PlotArgs),
}

fn main() -> ExitCode {
    let matches = without_empty_variables(Arguments::command()).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let done = match arguments.command {
        Command::Play(args) => play::run(args),
        Command::Games(args) => unfinished::run(args),
        Command::Tables(args) => tables::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Backup(args) => backup::run_backup(args),
        Command::Restore(args) => backup::run_restore(args),
        Command::Verify(args) => verify::run(args),
        Command::Load(args) => load::run(args),
        Command::Scenario(args) => scenario::run(args),
        Command::Selfplay(args) => selfplay::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Review(args) => review::run(args),
        Command::Records(args) => records::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Sprt(args) => sprt::run(args),
        Command::Plot(args) => plot::run(args),
    };
    match done {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Untrue) => ExitCode::from(1),
        Err(Failure::Refused) => ExitCode::from(2),
        Err(Failure::Undecided) => ExitCode::from(3),
        Err(Failure::Input(what)) => {
            complain(&what);
            ExitCode::from(2)
        }
    }
}

/// An environment variable that is set to an empty text counts as unset: files of variables often
/// have such lines.
fn without_empty_variables(command: clap::Command) -> clap::Command {
    let unset = |arg: clap::Arg| {
        let empty = |name| std::env::var_os(name).is_some_and(|value| value.is_empty());
        if arg.get_env().is_some_and(empty) { arg.env(None::<&str>) } else { arg }
    };
    command.mut_args(unset).mut_subcommands(without_empty_variables)
}

/// Prints an error to standard error. It may contain text from a server or a file.
fn complain(what: &str) {
    let lines: Vec<String> = what.lines().map(term::printable).collect();
    // If nobody is left to read it, there is nothing more to do.
    let _ = writeln!(std::io::stderr(), "ivanhoe: {}", lines.join("\n"));
}

/// Prints lines that may contain text from a server or a file: nothing in it controls the terminal.
fn say(text: &str) -> Result<(), Failure> {
    text.lines().try_for_each(|line| out(&format!("{}\n", term::printable(line))))
}

/// Writes to standard output.
fn out(text: &str) -> Result<(), Failure> {
    let mut stdout = std::io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    Ok(stdout.flush()?)
}
