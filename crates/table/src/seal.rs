//! A deal that nobody could have arranged: the server commits to its half, and the seats add
//! theirs.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256, Sha512};

use crate::chance::{Seed, hex};
use crate::seat::Seat;

/// The seal of a seat's part of a deal: the SHA-256 of its digits as text. All seals are shown
/// before any part, so that nobody can choose a part after seeing another one.
#[must_use]
pub fn part_seal(part: &str) -> String {
    hex(&Sha256::digest(part.as_bytes()))
}

/// Can this be the seal of a part?
#[must_use]
pub fn is_part_seal(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
}

/// The two sources of an online game's seed.
///
/// Before the seats are taken the server publishes the [commitment](Seal::commitment) to its half,
/// so it cannot choose another one afterwards. Then each seat may add its own part, so the server
/// could not know in advance what its half would deal. When the game is over everything is shown
/// and everybody can repeat the computation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    server: Seed,
    parts: Vec<String>,
    /// How the parts were collected; `None` in games from before seats sealed their parts.
    sealing: Option<Sealing>,
}

/// How the seats' parts were collected: every seal was shown before any part was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealing {
    /// The seals by seat; `None` for a seat that added no part.
    pub seals: Vec<Option<String>>,
    /// The attempts before, in which a seat did not reveal its part.
    pub failed: Vec<FailedAttempt>,
}

/// An attempt in which a seat did not reveal its part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedAttempt {
    /// The seals by seat.
    pub seals: Vec<Option<String>>,
    /// The parts by seat that were revealed.
    pub parts: Vec<Option<String>>,
}

impl FailedAttempt {
    /// As a record writes it: `seals A:… B:… parts A:…`.
    #[must_use]
    pub fn written(&self) -> String {
        format!("seals {} parts {}", by_seat(&self.seals), by_seat(&self.parts)).trim_end().into()
    }

    /// Reads what [`written`](Self::written) wrote.
    ///
    /// # Errors
    /// If it is not one, or a part is not the one that was sealed.
    pub fn read(text: &str, players: usize) -> Result<Self, String> {
        let odd = || format!("`{text}` is not a failed attempt");
        let rest = text.strip_prefix("seals ").ok_or_else(odd)?;
        let (seals, parts) = rest.split_once("parts").ok_or_else(odd)?;
        let (seals, parts) = (of_seats(seals, players)?, of_seats(parts, players)?);
        let fits = |(part, seal): (&Option<String>, &Option<String>)| {
            part.as_ref().is_none_or(|part| Some(part_seal(part)) == *seal)
        };
        match parts.iter().zip(&seals).all(fits) {
            true => Ok(Self { seals, parts }),
            false => Err("a part of a failed attempt is not the one that was sealed".into()),
        }
    }
}

/// Values by seat, as `A:… C:…`; seats that have none are left out.
#[must_use]
pub fn by_seat(list: &[Option<String>]) -> String {
    let of = |(number, text): (usize, &Option<String>)| {
        text.as_ref().map(|text| format!("{}:{text}", Seat::new(number)))
    };
    list.iter().enumerate().filter_map(of).collect::<Vec<_>>().join(" ")
}

/// Reads what [`by_seat`] wrote.
///
/// # Errors
/// If it has another form, or names a seat that does not exist or was named before.
pub fn of_seats(text: &str, players: usize) -> Result<Vec<Option<String>>, String> {
    let mut list = vec![None; players];
    for item in text.split_whitespace() {
        let odd = || format!("`{item}` is not written as seat:digits");
        let (seat, digits) = item.split_once(':').ok_or_else(odd)?;
        let seat: Seat = seat.parse().map_err(|_| odd())?;
        let place = list.get_mut(seat.index()).filter(|place| place.is_none()).ok_or_else(odd)?;
        if digits.is_empty() || !Seal::is_part(digits) {
            return Err(odd());
        }
        *place = Some(digits.to_owned());
    }
    Ok(list)
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
            None => Ok(Self { server, parts, sealing: None }),
            Some(_) => Err(format!(
                "a part is written in at most {} digits 0-9 and a-f",
                Self::LONGEST_PART
            )),
        }
    }

    /// The same, with how the parts were collected.
    ///
    /// # Errors
    /// If a part is not the one that was sealed, or a seat that sealed one added none.
    pub fn sealed(self, sealing: Sealing) -> Result<Self, String> {
        for (number, part) in self.parts.iter().enumerate() {
            let part = Some(part).filter(|part| !part.is_empty());
            let seal = sealing.seals.get(number).cloned().flatten();
            if part.map(|part| part_seal(part)) != seal {
                let seat = Seat::new(number);
                return Err(format!("the part of seat {seat} is not the one that was sealed"));
            }
        }
        Ok(Self { sealing: Some(sealing), ..self })
    }

    /// How the parts were collected.
    #[must_use]
    pub fn sealing(&self) -> Option<&Sealing> {
        self.sealing.as_ref()
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

    /// The seed of the game: HMAC-SHA-512 under the server's half of the line `ivanhoe seal`
    /// followed by a line for each seat's part, separated by line feeds.
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

    /// Old records must verify: this output may never change.
    #[test]
    fn the_sum_is_golden() {
        let seal = Seal::new(Seed::of_series(7, 0), vec!["ab".into(), String::new()]);
        let seal = seal.expect("a seal");
        assert_eq!(seal.commitment(), Seed::of_series(7, 0).commitment());
        assert_eq!(&seal.seed().to_string()[..32], "6a27a9e46a2538683d5972bf169a8647");
    }

    #[test]
    fn the_seal_of_a_part_is_golden() {
        let seal = part_seal("5ea1ed");
        assert_eq!(seal, "8daa76425e7d87ad1cd1b21aedb90d75e5a72e818be6675e0b5a474b4bfa018c");
        assert!(is_part_seal(&seal));
        assert!(!is_part_seal("5ea1ed") && !is_part_seal(&seal.to_uppercase()));
    }

    #[test]
    fn a_part_must_match_its_seal() {
        let seal = Seal::new(Seed::of_series(7, 0), vec!["ab".into(), String::new()]);
        let seal = seal.expect("a seal");
        let sealing = |first: Option<&str>, second: Option<&str>| {
            let seals = [first, second].map(|part| part.map(part_seal)).to_vec();
            Sealing { seals, failed: Vec::new() }
        };
        assert!(seal.clone().sealed(sealing(Some("ab"), None)).is_ok());
        for (first, second) in [(Some("cd"), None), (None, None), (Some("ab"), Some("cd"))] {
            assert!(seal.clone().sealed(sealing(first, second)).is_err(), "{first:?} {second:?}");
        }
        let sealed = seal.clone().sealed(sealing(Some("ab"), None)).expect("sealed");
        assert_eq!(sealed.seed(), seal.seed(), "the sum is the same");
    }

    #[test]
    fn a_failed_attempt_is_read_as_it_is_written() {
        let seals = vec![Some(part_seal("ab")), None, Some(part_seal("cd"))];
        let failed = FailedAttempt { seals, parts: vec![None, None, Some("cd".into())] };
        assert_eq!(FailedAttempt::read(&failed.written(), 3), Ok(failed.clone()));
        assert!(FailedAttempt::read(&failed.written(), 2).is_err(), "there is no such seat");
        let other = failed.written().replace("C:cd", "C:ce");
        assert!(FailedAttempt::read(&other, 3).is_err(), "not what was sealed");
        for bad in ["", "seals A:ab", "seals A:ab A:cd parts", "seals A parts", "parts"] {
            assert!(FailedAttempt::read(bad, 3).is_err(), "{bad}");
        }
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
