//! A terminal for tests: the binary runs in a pseudo-terminal, and its screen is read back.

use std::io::{Read as _, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

/// The timeout of all waits, long enough for a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The binary in a terminal.
pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keyboard: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// Its modes before the binary ran: echo, line mode and the like.
    modes: String,
}

/// A number of lines or columns.
fn lines(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a terminal has at least one")
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// The modes of a terminal, to be compared.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("a terminal has modes"))
}

impl Terminal {
    /// Runs the binary in a terminal of 80 columns and 24 lines.
    pub(crate) fn run(arguments: &[&str]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a pseudo-terminal");
        let modes = modes(&*pair.master);
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ivanhoe"));
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "en_GB.UTF-8");
        command.env_remove("LC_ALL");
        let child = pair.slave.spawn_command(command).expect("the binary runs");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(lines(24), lines(80), 0)));
        let mut output = pair.master.try_clone_reader().expect("its output");
        let shown = Arc::clone(&screen);
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                shown.lock().expect("a screen").process(&bytes[..count]);
            }
        });
        let keyboard = pair.master.take_writer().expect("its input");
        Self { screen, keyboard, master: pair.master, child, modes }
    }

    /// What is on the screen.
    pub(crate) fn text(&self) -> String {
        let text = self.screen.lock().expect("a screen").screen().contents();
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        lines.join("\n")
    }

    /// Is the terminal restored: no alternate screen, the cursor visible, its modes the same?
    pub(crate) fn is_given_back(&self) -> bool {
        let parser = self.screen.lock().expect("a screen");
        let shown = !parser.screen().alternate_screen() && !parser.screen().hide_cursor();
        shown && modes(&*self.master) == self.modes
    }

    /// Presses keys.
    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the keys can be pressed");
        self.keyboard.flush().expect("the keys can be pressed");
    }

    /// Waits until the screen shows what is wanted, and returns its text.
    #[track_caller]
    pub(crate) fn wait(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let text = self.text();
            if wanted(&text) {
                return text;
            }
            assert!(start.elapsed() < TIMEOUT, "timed out waiting for {what}:\n{text}");
            thread::sleep(Duration::from_millis(3));
        }
    }

    /// Waits until the screen shows this text.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(text, |screen| screen.contains(text))
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, cols: u16, rows: u16) {
        // Nothing is parsed meanwhile: what is drawn for the new size arrives after the resize.
        let mut screen = self.screen.lock().expect("a screen");
        screen.screen_mut().set_size(lines(rows), lines(cols));
        self.master.resize(size(cols, rows)).expect("it can be resized");
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let id = self.child.process_id().expect("it runs") as i32;
        kill_process(Pid::from_raw(id).expect("a process"), signal).expect("it can be signalled");
    }

    /// Waits until the binary has exited, and all its output is shown.
    pub(crate) fn end(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                thread::sleep(Duration::from_millis(100));
                return status;
            }
            assert!(start.elapsed() < TIMEOUT, "it does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(3));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has exited already, or the test has failed.
        let _ = self.child.kill();
    }
}

/// A folder of our own, which is removed when this is dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("play-{}-{number}", std::process::id());
        Self(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name))
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }

    /// How many entries a subfolder has.
    pub(crate) fn count(&self, inside: &str) -> usize {
        std::fs::read_dir(self.0.join(inside)).map_or(0, Iterator::count)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
