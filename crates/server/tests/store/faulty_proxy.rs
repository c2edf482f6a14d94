//! A proxy to PostgreSQL that breaks on command.

use std::io::{Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::Duration;

use server::store::DataLocation;

/// What the proxy does with the next COMMIT.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Fault {
    None,
    /// It is lost, and so is the connection.
    LoseCommit,
    /// It is lost, and so is the connection, but PostgreSQL does not notice.
    LeaveGhost,
    /// It arrives. The connection is lost when another fault is set; PostgreSQL does not notice.
    HoldCommit,
    /// It arrives; the answer is lost, and so is the connection.
    LoseAnswer,
    /// The same, and no further connection gets through.
    LoseAnswerAndClose,
    /// The connection is lost, not with the next COMMIT but after this many messages.
    LoseAfter(u32),
    Closed,
}

/// A proxy to PostgreSQL with a fault.
pub(crate) struct FaultyProxy {
    fault: Arc<Mutex<Fault>>,
    pub(crate) place: DataLocation,
    socket: Arc<Mutex<PathBuf>>,
    _folder: tempfile::TempDir,
}

impl FaultyProxy {
    /// A proxy to the database at a place, whose server listens on a socket.
    pub(crate) fn to(socket: &Path, place: &DataLocation) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).expect("a socket");
        let fault = Arc::new(Mutex::new(Fault::None));
        let socket = Arc::new(Mutex::new(socket.to_owned()));
        let (socket_there, fault_there) = (Arc::clone(&socket), Arc::clone(&fault));
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if *fault_there.lock().expect("a fault") != Fault::Closed {
                    let socket = socket_there.lock().expect("a socket").clone();
                    carry(client, &socket, &fault_there);
                }
            }
        });
        let DataLocation::Postgres(address) = place else { panic!("PostgreSQL") };
        let own = format!("host={}", folder.path().display());
        let (_, rest) = address.split_once(' ').expect("an address");
        let place = DataLocation::Postgres(format!("{own} {rest}"));
        Self { fault, place, socket, _folder: folder }
    }

    /// From now on it connects to another socket.
    pub(crate) fn lead_to(&self, socket: &Path) {
        socket.clone_into(&mut self.socket.lock().expect("a socket"));
    }

    pub(crate) fn set(&self, fault: Fault) {
        *self.fault.lock().expect("a fault") = fault;
    }

    /// Has the last fault occurred?
    pub(crate) fn is_well(&self) -> bool {
        *self.fault.lock().expect("a fault") == Fault::None
    }
}

/// Is this the message before which the connection is lost?
fn loses_now(fault: &mut Fault) -> bool {
    let Fault::LoseAfter(messages) = *fault else { return false };
    *fault = messages.checked_sub(1).map_or(Fault::None, Fault::LoseAfter);
    messages == 0
}

/// Forwards everything between a client and PostgreSQL, until the fault occurs.
fn carry(mut client: UnixStream, socket: &Path, fault: &Arc<Mutex<Fault>>) {
    // If the server cannot be reached, the client is cut off.
    let Ok(mut server) = UnixStream::connect(socket) else { return };
    let mut answers = server.try_clone().expect("a stream");
    let mut back = client.try_clone().expect("a stream");
    let loses = Arc::new(AtomicBool::new(false));
    let (arrived, answered) = mpsc::channel();
    let lost = Arc::clone(&loses);
    thread::spawn(move || {
        let mut bytes = [0; 65536];
        while let Ok(length @ 1..) = answers.read(&mut bytes) {
            if !lost.load(Ordering::SeqCst) {
                if back.write_all(&bytes[..length]).is_err() {
                    break;
                }
            } else if bytes[..length].windows(7).any(|word| word == b"COMMIT\0") {
                // PostgreSQL has committed: now the connection may break.
                let _ = arrived.send(());
            }
        }
        let _ = back.shutdown(Shutdown::Write);
    });
    let shared = Arc::clone(fault);
    thread::spawn(move || {
        let (mut bytes, mut is_ghost) = ([0; 65536], false);
        while let Ok(length @ 1..) = client.read(&mut bytes) {
            let is_commit = bytes[..length].windows(7).any(|word| word == b"COMMIT\0");
            let mut fault = shared.lock().expect("a fault");
            if loses_now(&mut fault) {
                break;
            }
            if is_commit && *fault == Fault::HoldCommit {
                drop(fault);
                let _ = server.write_all(&bytes[..length]);
                while *shared.lock().expect("a fault") == Fault::HoldCommit {
                    thread::sleep(Duration::from_millis(5));
                }
                std::mem::forget(server.try_clone());
                is_ghost = true;
                break;
            }
            if is_commit && matches!(*fault, Fault::LoseCommit | Fault::LeaveGhost) {
                if *fault == Fault::LeaveGhost {
                    std::mem::forget(server.try_clone());
                    is_ghost = true;
                }
                *fault = Fault::None;
                break;
            }
            let lose = is_commit && matches!(*fault, Fault::LoseAnswer | Fault::LoseAnswerAndClose);
            if lose {
                let closes = *fault == Fault::LoseAnswerAndClose;
                *fault = if closes { Fault::Closed } else { Fault::None };
                loses.store(true, Ordering::SeqCst);
            }
            if server.write_all(&bytes[..length]).is_err() {
                break;
            }
            if lose {
                let _ = answered.recv();
                break;
            }
        }
        let _ = client.shutdown(Shutdown::Both);
        if !is_ghost {
            let _ = server.shutdown(Shutdown::Write);
        }
    });
}
