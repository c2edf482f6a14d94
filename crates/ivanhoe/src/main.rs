//! The one binary: everything that Ivanhoe does on a command line.

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
mod replay;
mod scenario;
mod selfplay;
mod serve;
mod sprt;
mod svg;
mod system;
mod verify;
mod version;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

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
    Serve(serve::ServeArgs),
    Admin(admin::AdminArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Verify(verify::VerifyArgs),
    Load(load::LoadArgs),
    Scenario(scenario::ScenarioArgs),
    Selfplay(selfplay::SelfplayArgs),
    Replay(replay::ReplayArgs),
    Bench(bench::BenchArgs),
    Arena(arena::ArenaArgs),
    Sprt(sprt::SprtArgs),
    Plot(plot::PlotArgs),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Play(args) => play::run(args),
        Command::Serve(args) => serve::run(args),
        Command::Admin(args) => admin::run(args),
        Command::Backup(args) => backup::run_backup(args),
        Command::Restore(args) => backup::run_restore(args),
        Command::Verify(args) => verify::run(args),
        Command::Load(args) => load::run(args),
        Command::Scenario(args) => scenario::run(args),
        Command::Selfplay(args) => selfplay::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Bench(args) => bench::run(args),
        Command::Arena(args) => arena::run(args),
        Command::Sprt(args) => sprt::run(args),
        Command::Plot(args) => plot::run(args),
    };
    match done {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Untrue) => ExitCode::from(1),
        Err(Failure::Undecided) => ExitCode::from(3),
        Err(Failure::Input(what)) => {
            // Nobody may be left to read it, and then there is nothing more to do.
            let _ = writeln!(std::io::stderr(), "ivanhoe: {what}");
            ExitCode::from(2)
        }
    }
}

/// Writes to standard output.
fn out(text: &str) -> Result<(), Failure> {
    let mut stdout = std::io::stdout().lock();
    stdout.write_all(text.as_bytes())?;
    Ok(stdout.flush()?)
}
