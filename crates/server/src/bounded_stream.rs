//! A connection whose other end must read, and must not send too much.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// A client that reads nothing of an answer for this long is cut off: the answer takes up our
/// memory.
const WRITE_TIMEOUT: Duration = Duration::from_secs(15);

/// A client that sends more than this in a second is cut off. It is the only bound on what a
/// WebSocket sends besides its messages: pings, pongs and fragments of a message that never ends.
pub(crate) const MAX_BYTES_PER_SECOND: usize = 512 * 1024;

/// A connection that breaks when its other end does not read, or sends too much.
#[derive(Debug)]
pub(crate) struct BoundedStream<S> {
    stream: S,
    /// The write deadline; it is set when the first byte is not accepted.
    end: Option<Pin<Box<Sleep>>>,
    /// How many bytes were received since then.
    came: usize,
    since: Instant,
}

impl<S> BoundedStream<S> {
    pub(crate) fn new(stream: S) -> Self {
        Self { stream, end: None, came: 0, since: Instant::now() }
    }

    /// Counts received bytes.
    fn count(&mut self, bytes: usize) -> io::Result<()> {
        self.came += bytes;
        if self.came <= MAX_BYTES_PER_SECOND {
            return Ok(());
        }
        if self.since.elapsed() < Duration::from_secs(1) {
            return Err(io::Error::new(io::ErrorKind::QuotaExceeded, "too many bytes in a second"));
        }
        (self.came, self.since) = (0, Instant::now());
        Ok(())
    }

    /// Turns the result of a write into an error if the deadline has passed.
    fn judge<T>(
        &mut self,
        context: &mut Context<'_>,
        attempt: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if attempt.is_ready() {
            self.end = None;
            return attempt;
        }
        let end = self.end.get_or_insert_with(|| Box::pin(sleep(WRITE_TIMEOUT)));
        ready!(end.as_mut().poll(context));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the answer is not read")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for BoundedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = bytes.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, bytes))?;
        Poll::Ready(self.count(bytes.filled().len() - before))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for BoundedStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, attempt)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let attempt = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, attempt)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let attempt = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, attempt)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let attempt = Pin::new(&mut self.stream).poll_shutdown(context);
        self.judge(context, attempt)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_sends_too_much_in_a_second_is_cut_off() {
        let chunk = vec![0; MAX_BYTES_PER_SECOND / 4];
        for (pause, fits) in [(400, true), (100, false)] {
            let (near, mut far) = duplex(2 * MAX_BYTES_PER_SECOND);
            let mut near = BoundedStream::new(near);
            let mut outcome = Ok(());
            for _ in 0..12 {
                sleep(Duration::from_millis(pause)).await;
                far.write_all(&chunk).await.expect("room");
                let mut bytes = vec![0; chunk.len()];
                outcome = outcome.and(near.read_exact(&mut bytes).await.map(|_| ()));
            }
            let kind = outcome.map_err(|error| error.kind());
            let expected = if fits { Ok(()) } else { Err(io::ErrorKind::QuotaExceeded) };
            assert_eq!(kind, expected, "{pause}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_reader_is_served_and_one_that_never_reads_is_cut_off() {
        let (near, mut far) = duplex(10);
        let mut near = BoundedStream::new(near);
        let writing = tokio::spawn(async move {
            near.write_all(&[7; 100]).await.expect("somebody reads");
            near.write_all(&[7; 100]).await.map_err(|error| error.kind())
        });
        let mut bytes = [0; 10];
        for _ in 0..10 {
            sleep(WRITE_TIMEOUT * 2 / 3).await;
            far.read_exact(&mut bytes).await.expect("an answer");
        }
        let stopped = Instant::now();
        assert_eq!(writing.await.expect("no panic"), Err(io::ErrorKind::TimedOut));
        assert_eq!(stopped.elapsed().as_secs(), WRITE_TIMEOUT.as_secs());
    }
}
