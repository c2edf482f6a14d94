//! The web client read from a folder, for its developers: nothing has to be rebuilt.

use std::path::{Path, PathBuf};

use server::Asset;

/// Every file below a folder, with its compressed versions; they stay in memory until the program
/// ends.
pub(crate) fn read(folder: &Path) -> std::io::Result<&'static [Asset]> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut assets = Vec::new();
    for path in files.iter().filter(|path| !is_companion(path)) {
        let name = path.strip_prefix(folder).unwrap_or(path).display();
        assets.push(Asset {
            path: format!("/{name}").leak(),
            plain: std::fs::read(path)?.leak(),
            gzip: companion(path, "gz"),
            brotli: companion(path, "br"),
        });
    }
    if assets.iter().all(|asset| asset.path != "/index.html") {
        let missing = format!("there is no index.html in {}", folder.display());
        return Err(std::io::Error::new(std::io::ErrorKind::NotFound, missing));
    }
    Ok(assets.leak())
}

fn is_companion(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

fn companion(path: &Path, ending: &str) -> Option<&'static [u8]> {
    let companion = PathBuf::from(format!("{}.{ending}", path.display()));
    std::fs::read(companion).ok().map(|bytes| &*bytes.leak())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_come_with_their_compressed_companions() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("assets")).unwrap();
        for (name, text) in
            [("index.html", "page"), ("assets/a.js", "code"), ("assets/a.js.br", "c")]
        {
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        let found: Vec<_> = read(folder.path())
            .unwrap()
            .iter()
            .map(|asset| (asset.path, asset.plain, asset.gzip, asset.brotli))
            .collect();
        let code: (_, &[u8], Option<&[u8]>, Option<&[u8]>) =
            ("/assets/a.js", b"code", None, Some(b"c"));
        assert_eq!(found, [code, ("/index.html", b"page", None, None)]);
    }

    #[test]
    fn a_folder_without_a_page_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(read(folder.path()).is_err());
        assert!(read(&folder.path().join("missing")).is_err());
    }
}
