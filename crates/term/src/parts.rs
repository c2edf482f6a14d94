//! The player's own parts of deals: one for each table and attempt, stored so that a restarted
//! terminal neither forgets nor changes one.

use std::fs;
use std::path::PathBuf;

use protocol::{ClientMessage, Deal, Room, Stage};
use serde::{Deserialize, Serialize};
use server::Entropy;
use table::part_seal;

use crate::error::TermError;
use crate::save_folder;

/// The player's parts of deals at one server.
#[derive(Debug)]
pub(crate) struct Parts {
    folder: PathBuf,
    entropy: Entropy,
}

/// A part, and what it is for.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Part {
    attempt: u32,
    /// 64 digits 0-9 and a-f.
    part: String,
    /// The seals for which it was revealed.
    revealed: Option<Vec<Option<String>>>,
}

impl Parts {
    /// The parts stored in a folder, and new ones from this source.
    pub(crate) fn new(folder: PathBuf, entropy: Entropy) -> Self {
        Self { folder, entropy }
    }

    /// What the deal needs from the player now: the seal of a part, or the part itself.
    ///
    /// # Errors
    /// If it cannot be stored: then it must not be sent.
    pub(crate) fn answer(&self, room: &Room) -> Result<Option<ClientMessage>, TermError> {
        if room.stage != Stage::Waiting {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(self.file(&room.table));
            return Ok(None);
        }
        let (Some(deal), Some(you)) = (&room.deal, room.you) else { return Ok(None) };
        let mine = deal.seals.get(you.index()).and_then(Option::as_ref);
        match (mine, deal.fixed) {
            (None, false) => {
                let seal = part_seal(&self.part(&room.table, deal.attempt)?.part);
                Ok(Some(ClientMessage::Seal { seal }))
            }
            (Some(seal), true) if !deal.revealed.contains(&you) => {
                self.reveal(&room.table, deal, seal)
            }
            (None, true) | (Some(_), _) => Ok(None),
        }
    }

    /// Reveals the part if this is its seal, and if it was not revealed for other seals. It is
    /// stored as revealed before it is sent.
    fn reveal(
        &self,
        table: &str,
        deal: &Deal,
        seal: &str,
    ) -> Result<Option<ClientMessage>, TermError> {
        let mut part = self.part(table, deal.attempt)?;
        let elsewhere = part.revealed.as_ref().is_some_and(|seals| *seals != deal.seals);
        if elsewhere || part_seal(&part.part) != seal {
            return Ok(None);
        }
        if part.revealed.is_none() {
            part.revealed = Some(deal.seals.clone());
            self.save(table, &part)?;
        }
        Ok(Some(ClientMessage::Reveal { part: part.part }))
    }

    /// The part for this attempt, a new one if there is none yet.
    fn part(&self, table: &str, attempt: u32) -> Result<Part, TermError> {
        let kept = fs::read_to_string(self.file(table)).ok();
        let kept = kept.and_then(|text| serde_json::from_str::<Part>(&text).ok());
        if let Some(part) = kept.filter(|part| part.attempt == attempt) {
            return Ok(part);
        }
        let digits: [u8; 32] = self.entropy.bytes();
        let part = digits.iter().map(|byte| format!("{byte:02x}")).collect();
        let part = Part { attempt, part, revealed: None };
        self.save(table, &part)?;
        Ok(part)
    }

    fn save(&self, table: &str, part: &Part) -> Result<(), TermError> {
        let text =
            serde_json::to_string(part).map_err(|error| TermError::Plain(error.to_string()))?;
        fs::create_dir_all(&self.folder)?;
        Ok(save_folder::write_whole(&self.file(table), text.as_bytes())?)
    }

    fn file(&self, table: &str) -> PathBuf {
        // The code comes from outside; it must not lead to another folder.
        let plain = |letter: &char| letter.is_ascii_alphanumeric();
        self.folder.join(table.chars().filter(plain).collect::<String>() + ".deal")
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    /// A folder that is removed with its test.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let folder = format!("ivanhoe-parts-{name}-{}", std::process::id());
            Self(std::env::temp_dir().join(folder))
        }

        /// The parts as a newly started terminal finds them.
        fn parts(&self) -> Parts {
            Parts::new(self.0.clone(), Entropy::System)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn room(attempt: u32, mine: Option<&str>, other: Option<&str>, fixed: bool) -> Room {
        let seals = [mine, other].map(|seal| seal.map(str::to_owned)).to_vec();
        Room {
            stage: Stage::Waiting,
            you: Some(Seat::A),
            deal: Some(Deal { attempt, seals, fixed, revealed: Vec::new() }),
            ..crate::tests::room::<tournament::State>(2)
        }
    }

    fn sealed(parts: &Parts, attempt: u32) -> String {
        match parts.answer(&room(attempt, None, None, false)).expect("it is kept") {
            Some(ClientMessage::Seal { seal }) => seal,
            other => panic!("no seal: {other:?}"),
        }
    }

    fn revealed(parts: &Parts, room: &Room) -> Option<String> {
        match parts.answer(room).expect("it is kept") {
            Some(ClientMessage::Reveal { part }) => Some(part),
            None => None,
            other => panic!("no part: {other:?}"),
        }
    }

    #[test]
    fn a_part_is_sealed_kept_and_revealed_under_its_seal() {
        let folder = Folder::new("kept");
        let seal = sealed(&folder.parts(), 1);
        assert_eq!(sealed(&folder.parts(), 1), seal, "another start of the terminal");
        let waiting = room(1, Some(&seal), Some("07e4"), false);
        assert_eq!(folder.parts().answer(&waiting).expect("kept"), None, "not fixed yet");
        let fixed = room(1, Some(&seal), Some("07e4"), true);
        let part = revealed(&folder.parts(), &fixed).expect("a part");
        assert_eq!((part.len(), part_seal(&part)), (64, seal));
        assert_eq!(revealed(&folder.parts(), &fixed), Some(part), "the same seals again");
    }

    #[test]
    fn a_part_is_revealed_for_one_list_of_seals() {
        let folder = Folder::new("once");
        let seal = sealed(&folder.parts(), 1);
        assert!(revealed(&folder.parts(), &room(1, Some(&seal), Some("07e4"), true)).is_some());
        for other in [room(1, Some(&seal), Some("5a1e"), true), room(1, Some(&seal), None, true)] {
            assert_eq!(revealed(&folder.parts(), &other), None);
        }
    }

    #[test]
    fn a_part_is_not_revealed_under_the_seal_of_another_device() {
        let folder = Folder::new("device");
        let parts = folder.parts();
        sealed(&parts, 1);
        assert_eq!(revealed(&parts, &room(1, Some("07e4"), None, true)), None);
        assert_eq!(revealed(&parts, &room(1, None, None, true)), None);
    }

    #[test]
    fn each_attempt_and_each_table_has_its_own_part() {
        let folder = Folder::new("attempts");
        let parts = folder.parts();
        let first = sealed(&parts, 1);
        assert_ne!(sealed(&parts, 2), first);
        let elsewhere = Room { table: "other".into(), ..room(1, None, None, false) };
        assert_ne!(
            parts.answer(&elsewhere).expect("kept"),
            Some(ClientMessage::Seal { seal: first })
        );
    }

    #[test]
    fn nothing_is_kept_of_a_game_that_has_begun() {
        let folder = Folder::new("begun");
        let parts = folder.parts();
        let seal = sealed(&parts, 1);
        let playing = Room { stage: Stage::Playing, ..room(1, Some(&seal), None, true) };
        assert_eq!(parts.answer(&playing).expect("nothing to keep"), None);
        assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
    }
}
