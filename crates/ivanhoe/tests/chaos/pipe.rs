//! A way to PostgreSQL that can be cut: while it is, nothing passes, and neither side is notified.

use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// A socket that leads to another.
pub(crate) struct Pipe {
    folder: TempDir,
    is_cut: Arc<AtomicBool>,
}

impl Pipe {
    /// A pipe to the socket of a PostgreSQL server.
    pub(crate) fn to(socket: &Path) -> Self {
        let folder = tempfile::Builder::new().prefix("ivanhoe-").tempdir().expect("a folder");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).expect("a socket");
        let is_cut = Arc::<AtomicBool>::default();
        let (cut, socket) = (Arc::clone(&is_cut), socket.to_owned());
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (cut, socket) = (Arc::clone(&cut), socket.clone());
                thread::spawn(move || carry(&client, &socket, &cut));
            }
        });
        Self { folder, is_cut }
    }

    /// The folder of its socket.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Cuts it, or mends it.
    pub(crate) fn cut(&self, is_cut: bool) {
        self.is_cut.store(is_cut, Ordering::SeqCst);
    }
}

/// Forwards everything between a client and the server.
fn carry(client: &UnixStream, socket: &Path, cut: &Arc<AtomicBool>) {
    wait(cut);
    // If the server cannot be reached, the client is cut off.
    let Ok(server) = UnixStream::connect(socket) else { return };
    let (Ok(from), Ok(to)) = (server.try_clone(), client.try_clone()) else { return };
    let there = Arc::clone(cut);
    thread::spawn(move || forward(from, to, &there));
    let Ok(from) = client.try_clone() else { return };
    forward(from, server, cut);
}

fn forward(mut from: UnixStream, mut to: UnixStream, cut: &AtomicBool) {
    let mut bytes = vec![0; 65536];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        wait(cut);
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    wait(cut);
    // It may be closed already.
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}

fn wait(cut: &AtomicBool) {
    while cut.load(Ordering::SeqCst) {
        thread::sleep(Duration::from_millis(5));
    }
}
