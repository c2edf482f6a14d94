//! The terminal: entered, drawn to, and restored, however the game ends.

use std::io::{self, Write as _};
use std::panic;
use std::thread;
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect};
use tokio::sync::mpsc;

use crate::colour_writer::ColourWriter;
use crate::draw::{self, Paint};
use crate::error::TermError;
use crate::keys;
use crate::model::Model;
use crate::mouse;
use crate::play::Play;
use crate::session::{Session, Signals};

/// How often a countdown is redrawn, and a local game is checked for progress.
pub(crate) const TICK: Duration = Duration::from_millis(250);

/// The terminal while it is ours.
pub(crate) struct Screen {
    terminal: Terminal<CrosstermBackend<ColourWriter<io::Stdout>>>,
    paint: Paint,
}

impl Screen {
    /// Takes the terminal, and the mouse if requested. If the interface panics, the terminal is
    /// restored before the report. A panic elsewhere, such as in a bot, is handled there and must
    /// not disturb the screen.
    pub(crate) fn enter(mouse: bool, paint: Paint) -> Result<Self, TermError> {
        enable_raw_mode()?;
        let (report, interface) = (panic::take_hook(), thread::current().id());
        panic::set_hook(Box::new(move |what| {
            if thread::current().id() == interface {
                give_back();
                report(what);
            }
        }));
        let mut out = io::stdout();
        execute!(out, EnterAlternateScreen, cursor::Hide).inspect_err(|_| give_back())?;
        if mouse {
            execute!(out, EnableMouseCapture).inspect_err(|_| give_back())?;
        }
        let ink = ColourWriter::new(out, paint == Paint::Sixteen);
        let terminal = Terminal::new(CrosstermBackend::new(ink)).inspect_err(|_| give_back())?;
        Ok(Self { terminal, paint })
    }

    /// Its size.
    pub(crate) fn area(&self) -> Result<Rect, TermError> {
        Ok(Rect::from((Position::ORIGIN, self.terminal.size()?)))
    }

    /// Forces a full redraw: after a resize, or several, it is unknown what the window shows.
    pub(crate) fn forget(&mut self) -> Result<(), TermError> {
        // Not `clear`, which would query the cursor position and swallow the next keys.
        self.terminal.resize(self.area()?)?;
        Ok(())
    }

    /// Shows a table, or the open page.
    pub(crate) fn show<G: Play>(&mut self, model: &mut Model<G>) -> Result<(), TermError> {
        // Clamp at the end, so that one key up there is one line up.
        let area = self.area()?;
        draw::seek(model, area);
        let last = draw::last_scroll(model, area);
        model.ui.scroll = model.ui.scroll.min(last);
        self.terminal.draw(|frame| draw::frame(frame, model, self.paint))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Restores the terminal.
fn give_back() {
    // If nobody is left to see it, there is nothing more to do.
    let mut out = io::stdout();
    let _ = execute!(out, DisableMouseCapture, LeaveAlternateScreen, cursor::Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

/// The colours of this terminal.
pub(crate) fn paint() -> Paint {
    Paint::of_environment(|name| std::env::var(name).ok())
}

/// Keys and resizes, read on a separate thread.
pub(crate) fn read_events() -> mpsc::Receiver<Event> {
    let (tell, events) = mpsc::channel(64);
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            if tell.blocking_send(event).is_err() {
                return;
            }
        }
    });
    events
}

/// Plays on the whole screen until the player leaves.
pub(crate) async fn run<G: Play>(session: &mut Session<G>) -> Result<(), TermError> {
    let mut signals = Signals::new()?;
    let mut screen = Screen::enter(session.mouse, paint())?;
    let mut events = read_events();
    while !session.model.leaving {
        session.tick();
        screen.show(&mut session.model)?;
        let counting = session.model.is_counting() || session.model.is_watched_over();
        tokio::select! {
            biased;
            () = signals.any() => return Ok(()),
            event = events.recv() => match event {
                Some(Event::Resize(..)) => screen.forget()?,
                Some(event) => happen(session, event, screen.area()?),
                None => return Ok(()),
            },
            news = session.connection.hear.recv() => match news {
                Some(news) => session.receive(news).await,
                None => return Ok(()),
            },
            () = tokio::time::sleep(TICK), if counting => {}
        }
        // Whatever has queued up meanwhile is drawn together.
        while let Ok(news) = session.connection.hear.try_recv() {
            session.receive(news).await;
        }
    }
    Ok(())
}

fn happen<G: Play>(session: &mut Session<G>, event: Event, area: Rect) {
    let requests = match event {
        Event::Key(key) => keys::press(&mut session.model, key),
        Event::Mouse(mouse) => mouse::point(&mut session.model, mouse, area),
        Event::FocusGained | Event::FocusLost | Event::Paste(_) | Event::Resize(..) => return,
    };
    session.send(requests);
}
