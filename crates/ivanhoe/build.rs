//! Embeds the web client in the binary: every file of `web/dist`, which `npm run build` makes.
//! Without it, a page that says so is used instead, so that the rest builds without Node. Also
//! passes the commit to the binary.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MISSING: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Ivanhoe</title>\
    <p>This server was built without its web client: run <code>make</code> in the project.";

fn main() {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo says where we are"));
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo says where to write"));
    println!("cargo::rustc-env=IVANHOE_COMMIT={}", commit(&root));
    let dist = root.join("../../web/dist");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    if dist.is_dir() {
        collect(&dist, &mut files);
    } else {
        let page = out.join("index.html");
        fs::write(&page, MISSING).expect("a page can be written");
        files.push(page);
    }
    files.sort();
    let base = if dist.is_dir() { dist } else { out.clone() };
    fs::write(out.join("assets.rs"), list(&base, &files)).expect("the list can be written");
}

/// The short commit hash, or an empty text without git, as in an unpacked archive.
fn commit(root: &Path) -> String {
    let git = |arguments: &[&str]| {
        let output = Command::new("git").current_dir(root).args(arguments).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    // Every commit adds a line to this log: the binary is then rebuilt with the new hash.
    let log = git(&["rev-parse", "--path-format=absolute", "--git-path", "logs/HEAD"]);
    if let Some(log) = log.filter(|log| Path::new(log).is_file()) {
        println!("cargo::rerun-if-changed={log}");
    }
    git(&["rev-parse", "--short=12", "HEAD"]).unwrap_or_default()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}

/// The files as Rust code: each with its compressed versions.
fn list(base: &Path, files: &[PathBuf]) -> String {
    let is_companion =
        |path: &&PathBuf| path.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    let companion = |path: &Path, ending: &str| {
        let companion = PathBuf::from(format!("{}.{ending}", path.display()));
        match files.contains(&companion) {
            true => format!("Some(include_bytes!({companion:?}))"),
            false => "None".to_owned(),
        }
    };
    let mut text = String::from("/// The files of the web client.\nconst ASSETS: &[Asset] = &[\n");
    for path in files.iter().filter(|path| !is_companion(path)) {
        let name = path.strip_prefix(base).expect("it lies in the folder").display();
        let (gzip, brotli) = (companion(path, "gz"), companion(path, "br"));
        writeln!(
            text,
            "Asset {{ path: \"/{name}\", plain: include_bytes!({path:?}), gzip: {gzip}, \
             brotli: {brotli} }},"
        )
        .expect("a text takes everything");
    }
    text.push_str("];\n");
    text
}
