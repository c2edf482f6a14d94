//! What is logged in a test.

use std::io::Write;
use std::sync::{Arc, Mutex};

use tracing::Level;
use tracing::subscriber::{DefaultGuard, set_default};
use tracing_subscriber::fmt::MakeWriter;

/// Keeps what this thread logs, down to the smallest detail.
pub(super) struct Journal {
    pages: Pages,
    logged: DefaultGuard,
}

impl Journal {
    /// From now on.
    pub(super) fn open() -> Self {
        let pages = Pages::default();
        let subscriber = tracing_subscriber::fmt().with_writer(pages.clone()).with_ansi(false);
        let subscriber = subscriber.with_max_level(Level::TRACE).finish();
        Self { pages, logged: set_default(subscriber) }
    }

    /// What was logged.
    pub(super) fn close(self) -> String {
        drop(self.logged);
        String::from_utf8(self.pages.0.lock().expect("pages").clone()).expect("text")
    }
}

#[derive(Clone, Default)]
struct Pages(Arc<Mutex<Vec<u8>>>);

impl Write for Pages {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("pages").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Pages {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}
