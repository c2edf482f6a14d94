//! A connection that tables write to themselves. Waking a socket's task only to let it write a few
//! bytes costs as much as writing them; so while the task has nothing to do, whoever has something
//! to say to its client says it at once, and the task sees to what is not taken.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

/// A connection, for the task that serves it.
#[derive(Debug)]
pub(crate) struct SharedStream {
    read: OwnedReadHalf,
    write: Direct,
}

/// The same connection, for others who write to it.
#[derive(Clone, Debug)]
pub(crate) struct Direct(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    stream: OwnedWriteHalf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// What others have begun to write: nothing comes before it.
    rest: Vec<u8>,
    /// Is the task in the middle of what it writes?
    is_midway: bool,
}

/// What became of something that was written directly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// All of it is sent.
    Whole,
    /// The connection must be flushed before all of it is sent.
    Partly,
    /// Nothing of it was taken.
    Nothing,
}

impl SharedStream {
    /// Over a connection.
    pub(crate) fn new(stream: TcpStream) -> Self {
        let (read, stream) = stream.into_split();
        Self { read, write: Direct(Arc::new(Shared { stream, state: Mutex::default() })) }
    }

    /// The way for others to write.
    pub(crate) fn direct(&self) -> Direct {
        self.write.clone()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes what others have begun.
    fn poll_rest(&self, state: &mut State, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !state.rest.is_empty() {
            let written = ready!(self.poll_write(&state.rest, context))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            state.rest.drain(..written);
        }
        state.rest = Vec::new();
        Poll::Ready(Ok(()))
    }

    fn poll_write(&self, bytes: &[u8], context: &mut Context<'_>) -> Poll<io::Result<usize>> {
        loop {
            match self.stream.try_write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    ready!(self.stream.as_ref().poll_write_ready(context))?;
                }
                outcome => return Poll::Ready(outcome),
            }
        }
    }
}

impl Direct {
    /// Sends a text to a client as one frame of its WebSocket.
    pub(crate) fn say(&self, text: &str) -> Taken {
        let mut frame = Vec::with_capacity(text.len() + 10);
        write_frame(&mut frame, text);
        let mut state = self.0.lock();
        if state.is_midway || !state.rest.is_empty() {
            return Taken::Nothing;
        }
        match self.0.stream.try_write(&frame) {
            Ok(written) if written == frame.len() => Taken::Whole,
            Ok(0) | Err(_) => Taken::Nothing,
            Ok(written) => {
                state.rest = frame.split_off(written);
                Taken::Partly
            }
        }
    }
}

/// A text frame of a WebSocket, as a server sends it.
fn write_frame(frame: &mut Vec<u8>, text: &str) {
    const WHOLE_TEXT: u8 = 0x81;
    frame.push(WHOLE_TEXT);
    match (u8::try_from(text.len()), u16::try_from(text.len())) {
        (Ok(length @ ..126), _) => frame.push(length),
        (_, Ok(length)) => {
            frame.push(126);
            frame.extend_from_slice(&length.to_be_bytes());
        }
        _ => {
            frame.push(127);
            frame.extend_from_slice(&(text.len() as u64).to_be_bytes());
        }
    }
    frame.extend_from_slice(text.as_bytes());
}

impl AsyncRead for SharedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.read).poll_read(context, bytes)
    }
}

impl AsyncWrite for SharedStream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let shared = &self.write.0;
        let mut state = shared.lock();
        ready!(shared.poll_rest(&mut state, context))?;
        let written = ready!(shared.poll_write(bytes, context))?;
        state.is_midway = written < bytes.len();
        Poll::Ready(Ok(written))
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shared = &self.write.0;
        shared.poll_rest(&mut shared.lock(), context)
    }

    /// The other end hears of it when the connection is dropped, which comes next.
    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// Both ends of a connection.
    async fn connected() -> (SharedStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let far = TcpStream::connect(address).await.expect("a connection");
        let (near, _) = listener.accept().await.expect("a connection");
        (SharedStream::new(near), far)
    }

    #[tokio::test]
    async fn frames_of_every_length_are_those_of_the_standard() {
        for length in [0, 1, 125, 126, 65_535, 65_536] {
            let text = "x".repeat(length);
            let mut frame = Vec::new();
            write_frame(&mut frame, &text);
            let mut expected = Vec::new();
            let ours = tungstenite::protocol::frame::Frame::message(
                text.clone(),
                tungstenite::protocol::frame::coding::OpCode::Data(
                    tungstenite::protocol::frame::coding::Data::Text,
                ),
                true,
            );
            ours.format(&mut expected).expect("memory takes everything");
            assert_eq!(frame, expected, "{length}");
        }
    }

    #[tokio::test]
    async fn what_is_not_taken_at_once_comes_before_what_the_task_writes() {
        let (mut near, mut far) = connected().await;
        let direct = near.direct();
        let text = "m".repeat(60_000);
        let mut said = 0_usize;
        let last = loop {
            match direct.say(&text) {
                Taken::Whole => said += 1,
                taken @ (Taken::Partly | Taken::Nothing) => break taken,
            }
        };
        let whole = said + usize::from(last == Taken::Partly);
        assert_eq!(direct.say("nothing comes between"), Taken::Nothing);
        let reading = tokio::spawn(async move {
            let mut heard = Vec::new();
            far.read_to_end(&mut heard).await.expect("all of it");
            heard
        });
        near.write_all(b"the task's own").await.expect("room");
        near.flush().await.expect("room");
        assert_eq!(direct.say("free again"), Taken::Whole);
        drop((near, direct));
        let heard = reading.await.expect("no panic");
        let (mut expected, mut frame) = (Vec::new(), Vec::new());
        write_frame(&mut frame, &text);
        (0..whole).for_each(|_| expected.extend_from_slice(&frame));
        expected.extend_from_slice(b"the task's own");
        write_frame(&mut expected, "free again");
        assert!(heard == expected, "{} and {} bytes", heard.len(), expected.len());
    }
}
