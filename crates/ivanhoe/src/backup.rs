//! `ivanhoe backup` and `ivanhoe restore`: all stored data, in one file.

use std::path::PathBuf;

use clap::Args;
use server::store::{Progress as Steps, backup, restore};

use crate::failure::Failure;
use crate::progress::Progress;
use crate::serve::StoreArgs;

/// Write all stored data to one file; the server may be running.
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    #[command(flatten)]
    kept: StoreArgs,
    /// The file to write; it must not exist yet.
    file: PathBuf,
}

/// Restore a backup into an empty folder or an empty database.
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    #[command(flatten)]
    kept: StoreArgs,
    /// The file that `ivanhoe backup` wrote.
    file: PathBuf,
}

pub(crate) fn run_backup(args: BackupArgs) -> Result<(), Failure> {
    let place = args.kept.existing_data_location()?;
    crate::system::write_privately();
    with_progress(|steps| backup(&place, &args.file, steps).map_err(Failure::input))?;
    crate::out(&format!("{} holds everything, checked\n", args.file.display()))
}

pub(crate) fn run_restore(args: RestoreArgs) -> Result<(), Failure> {
    let place = args.kept.data_location();
    crate::system::write_privately();
    with_progress(|steps| restore(&args.file, &place, steps).map_err(Failure::input))?;
    crate::out(&format!("{} is restored, checked\n", args.file.display()))
}

fn with_progress(
    work: impl FnOnce(&mut dyn FnMut(Steps)) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut bar: Option<Progress> = None;
    let done = work(&mut |steps| {
        let bar = bar.get_or_insert_with(|| Progress::count("copying", steps.all));
        bar.stands_at(steps.done, steps.all);
    });
    if let Some(bar) = bar {
        bar.finish();
    }
    done
}
