//! The source of the server's secrets and random delays.

use std::sync::Mutex;

use table::{Chance as _, QuickChance, Seed};

/// A source of secrets.
#[derive(Debug)]
pub enum Entropy {
    /// The operating system: the only choice for a server that people play on.
    System,
    /// Repeatable, for tests.
    Repeatable(Mutex<QuickChance>),
}

impl Entropy {
    /// A repeatable source.
    #[must_use]
    pub fn repeatable(number: u64) -> Self {
        Self::Repeatable(Mutex::new(QuickChance::new(number)))
    }

    /// Random bytes.
    ///
    /// # Panics
    /// If the operating system has none: then nothing could be kept secret.
    #[must_use]
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match self {
            Self::System => getrandom::fill(&mut bytes).expect("the system gives random bytes"),
            Self::Repeatable(chance) => {
                let mut chance = chance.lock().expect("nobody panics while drawing");
                bytes.fill_with(|| chance.bits() as u8);
            }
        }
        bytes
    }

    /// A random number.
    #[must_use]
    pub fn number(&self) -> u64 {
        u64::from_be_bytes(self.bytes())
    }

    /// A server's half of a deal.
    #[must_use]
    pub fn seed(&self) -> Seed {
        Seed::new(self.bytes())
    }

    /// A word of `N` letters and digits that are hard to confuse, five bits each.
    #[must_use]
    pub fn word<const N: usize>(&self) -> String {
        word_of(&self.bytes::<N>())
    }
}

/// A letter or digit for each byte.
pub(crate) fn word_of(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let letter = |&byte: &u8| LETTERS[usize::from(byte) % LETTERS.len()] as char;
    bytes.iter().map(letter).collect()
}
