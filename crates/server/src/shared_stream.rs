//! A connection that tables write to directly. Waking a socket's task only to write a few bytes
//! costs as much as writing them. So while the task is idle, a table with a message for its client
//! writes it at once, and the task handles whatever could not be written.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};

use crate::buffer;

/// A connection, for the task that serves it.
#[derive(Debug)]
pub(crate) struct SharedStream {
    read: OwnedReadHalf,
    write: Direct,
}

/// The same connection, for other tasks that write to it.
#[derive(Clone, Debug)]
pub(crate) struct Direct(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    stream: OwnedWriteHalf,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// The rest of what others have begun to write: nothing may be written before it.
    rest: Vec<u8>,
    /// Is the task in the middle of a write?
    is_midway: bool,
}

/// What became of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// All of it is sent.
    Whole,
    /// The connection must be flushed before all of it is sent.
    Partly,
}

/// Texts that are sent together. Nothing else writes to the connection meanwhile.
#[derive(Debug)]
pub(crate) struct Packet<'a> {
    stream: &'a OwnedWriteHalf,
    state: MutexGuard<'a, State>,
    frames: Vec<u8>,
}

impl SharedStream {
    /// Over a connection.
    pub(crate) fn new(stream: TcpStream) -> Self {
        let (read, stream) = stream.into_split();
        Self { read, write: Direct(Arc::new(Shared { stream, state: Mutex::default() })) }
    }

    /// The handle for others to write with.
    pub(crate) fn direct(&self) -> Direct {
        self.write.clone()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the rest of what others have begun.
    fn poll_rest(&self, state: &mut State, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !state.rest.is_empty() {
            let written = ready!(self.poll_write(context, |stream| stream.try_write(&state.rest)))?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            state.rest.drain(..written);
        }
        state.rest = Vec::new();
        Poll::Ready(Ok(()))
    }

    fn poll_write(
        &self,
        context: &mut Context<'_>,
        write: impl Fn(&OwnedWriteHalf) -> io::Result<usize>,
    ) -> Poll<io::Result<usize>> {
        loop {
            match write(&self.stream) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    ready!(self.stream.as_ref().poll_write_ready(context))?;
                }
                outcome => return Poll::Ready(outcome),
            }
        }
    }
}

impl Direct {
    /// Starts a packet for the client, unless something else is being sent.
    pub(crate) fn packet(&self) -> Option<Packet<'_>> {
        let state = self.0.lock();
        let is_free = !state.is_midway && state.rest.is_empty();
        is_free.then(|| Packet { stream: &self.0.stream, state, frames: buffer::take() })
    }
}

impl Packet<'_> {
    /// Adds a text as one frame of the client's WebSocket.
    pub(crate) fn add(&mut self, text: &str) {
        self.frames.reserve(text.len() + LONGEST_HEAD);
        write_frame(&mut self.frames, text);
    }

    /// Sends it. The task handles what was not accepted, and a broken connection.
    pub(crate) fn send(mut self) -> Taken {
        let length = self.frames.len();
        let written = match length {
            0 => 0,
            _ => self.stream.try_write(&self.frames).unwrap_or(0),
        };
        self.state.rest.extend_from_slice(&self.frames[written..]);
        buffer::give_back(self.frames);
        if written == length { Taken::Whole } else { Taken::Partly }
    }
}

/// The header of a frame has at most this many bytes.
const LONGEST_HEAD: usize = 10;

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
        let written = ready!(shared.poll_write(context, |stream| stream.try_write(bytes)))?;
        state.is_midway = written < bytes.len();
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let shared = &self.write.0;
        let mut state = shared.lock();
        ready!(shared.poll_rest(&mut state, context))?;
        let write = |stream: &OwnedWriteHalf| stream.try_write_vectored(bytes);
        let written = ready!(shared.poll_write(context, write))?;
        state.is_midway = written < bytes.iter().map(|slice| slice.len()).sum();
        Poll::Ready(Ok(written))
    }

    /// Lets a long response be sent from where it is stored, without a copy for each reader.
    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let shared = &self.write.0;
        shared.poll_rest(&mut shared.lock(), context)
    }

    /// The other end notices when the connection is dropped, which comes next.
    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(context)
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    /// Both ends of a connection.
    pub(crate) async fn connected() -> (SharedStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let far = TcpStream::connect(address).await.expect("a connection");
        let (near, _) = listener.accept().await.expect("a connection");
        (SharedStream::new(near), far)
    }

    #[tokio::test]
    async fn frames_of_every_length_match_the_standard() {
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
    async fn unsent_bytes_go_before_what_the_task_writes() {
        let (mut near, mut far) = connected().await;
        let direct = near.direct();
        let text = "m".repeat(60_000);
        let say = |text: &str| {
            let mut packet = direct.packet()?;
            packet.add(text);
            Some(packet.send())
        };
        let mut said = 1;
        while say(&text) == Some(Taken::Whole) {
            said += 1;
        }
        assert_eq!(say("nothing comes between"), None);
        let reading = tokio::spawn(async move {
            let mut received = Vec::new();
            far.read_to_end(&mut received).await.expect("all of it");
            received
        });
        near.write_all(b"the task's own").await.expect("room");
        near.flush().await.expect("room");
        assert_eq!(say("free again"), Some(Taken::Whole));
        drop((near, direct));
        let received = reading.await.expect("no panic");
        let (mut expected, mut frame) = (Vec::new(), Vec::new());
        write_frame(&mut frame, &text);
        (0..said).for_each(|_| expected.extend_from_slice(&frame));
        expected.extend_from_slice(b"the task's own");
        write_frame(&mut expected, "free again");
        assert!(received == expected, "{} and {} bytes", received.len(), expected.len());
    }
}
