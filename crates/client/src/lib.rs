//! A client of an Ivanhoe server, for programs that play at many tables at once or monitor a
//! server: it provides what a browser has built in.
//!
//! A [`Site`] is a server's address: it creates guests and tables over HTTP, and opens a [`Socket`]
//! for each player or viewer. Messages on a socket are parsed as [`Incoming`], which takes the
//! fields that a player needs and skips the others.

mod backoff;
mod error;
mod incoming;
mod session;
mod session_runner;
mod site;
mod socket;
mod tls;
mod watch;

pub use backoff::Moment;
pub use error::{ClientError, Distrust};
pub use incoming::{Incoming, Kind, Refused};
pub use session::{Line, Outcome, Output, Session, passes};
pub use session_runner::{Command, News, Wire, run_session};
pub use site::{Site, Token};
pub use socket::{Socket, Text};
