//! A client of a server of Ivanhoe, for programs: who plays at many tables at once, or watches a
//! server closely, finds here what a browser brings along.
//!
//! A [`Site`] is where the server is: it makes guests and tables over HTTP, and opens a [`Socket`]
//! for each who plays or watches. What a socket hears is read as [`Incoming`], which takes the
//! fields that a player needs and skips the others unread.

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
pub use session::{Line, Outcome, Output, Session};
pub use session_runner::{Command, News, Wire, run_session};
pub use site::{Site, Token};
pub use socket::{Socket, Text};
