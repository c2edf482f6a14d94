//! A deal that nobody could have arranged: sealed by the server, stirred by the seats.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha512;

use crate::chance::Seed;

/// The two sources of an online game's seed.
///
/// Before the seats are taken the server publishes the [commitment](Seal::commitment) to its half,
/// so it cannot choose another afterwards. Then each seat may add a part of its own, so the
/// server could not know in advance what its half would deal. When the game is over all is shown
/// and everybody can repeat the sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    server: Seed,
    parts: Vec<String>,
}

impl Seal {
    /// The longest part that a seat may add, in digits.
    pub const LONGEST_PART: usize = 256;

    /// The server's half and the parts by seat; an empty part for a seat that added none.
    ///
    /// # Errors
    /// If a part is not written in digits 0-9 and a-f, or is too long.
    pub fn new(server: Seed, parts: Vec<String>) -> Result<Self, String> {
        match parts.iter().find(|part| !Self::is_part(part)) {
            None => Ok(Self { server, parts }),
            Some(_) => Err(format!(
                "a part is written in at most {} digits 0-9 and a-f",
                Self::LONGEST_PART
            )),
        }
    }

    /// Can this be a seat's part?
    #[must_use]
    pub fn is_part(text: &str) -> bool {
        text.len() <= Self::LONGEST_PART
            && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
    }

    /// What is published before the seats add their parts: the SHA-256 of the server's half.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.server.commitment()
    }

    /// The server's half.
    #[must_use]
    pub fn server(&self) -> &Seed {
        &self.server
    }

    /// The parts by seat.
    #[must_use]
    pub fn parts(&self) -> &[String] {
        &self.parts
    }

    /// The seed of the game: HMAC-SHA-512 under the server's half of the line `ivanhoe seal` and
    /// then a line for each seat's part, divided by line feeds.
    #[must_use]
    pub fn seed(&self) -> Seed {
        let mut mac =
            Hmac::<Sha512>::new_from_slice(self.server.bytes()).expect("any key length serves");
        mac.update(b"ivanhoe seal");
        for part in &self.parts {
            mac.update(b"\n");
            mac.update(part.as_bytes());
        }
        Seed::new(mac.finalize().into_bytes().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records of years ago must verify: this output may never change.
    #[test]
    fn the_sum_is_golden() {
        let seal = Seal::new(Seed::of_series(7, 0), vec!["ab".into(), String::new()]);
        let seal = seal.expect("a seal");
        assert_eq!(seal.commitment(), Seed::of_series(7, 0).commitment());
        assert_eq!(&seal.seed().to_string()[..32], "6a27a9e46a2538683d5972bf169a8647");
    }

    #[test]
    fn every_part_and_its_seat_count() {
        let seed = |parts: [&str; 2]| {
            let parts = parts.map(str::to_owned).to_vec();
            Seal::new(Seed::of_series(7, 0), parts).expect("a seal").seed()
        };
        assert_ne!(seed(["ab", ""]), seed(["", "ab"]));
        assert_ne!(seed(["ab", ""]), seed(["a", "b"]));
        assert!(Seal::new(Seed::of_series(7, 0), vec!["AB".into()]).is_err());
        assert!(Seal::new(Seed::of_series(7, 0), vec!["a".repeat(257)]).is_err());
    }
}
