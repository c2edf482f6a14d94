//! What the holders of a table's seats are called.

use std::collections::BTreeSet;

use table::Seat;

use crate::meta::{SeatHolder, SeatedPlayer};

/// The bots' names by seat: characters of the novel, so that a log reads like a story.
const BOT_NAMES: [&str; 6] = ["Rowena", "Wamba", "Rebecca", "Gurth", "Ulrica", "Isaac"];

/// The names used instead where a player has such a name.
const SPARE_NAMES: [&str; 6] = ["Edith", "Oswald", "Elgitha", "Cedric", "Alicia", "Higg"];

/// The names by seat, all different, whatever the case of their letters: the second Ann at a table
/// is Ann 2. Nobody loses their name to one that was made up: if another player is called Ann 2,
/// the second Ann is Ann 3, and a bot with the name of a player has another one.
pub(crate) fn names(holders: &[SeatHolder]) -> Vec<String> {
    let own = |holder: &SeatHolder| holder.guest().map(|player| folded(&player.name));
    let mut taken = Taken { own: holders.iter().filter_map(own).collect(), ..Taken::default() };
    let mut names: Vec<Option<String>> = holders.iter().map(|_| None).collect();
    // Players first: their names do not depend on bots and free seats.
    for (name, holder) in names.iter_mut().zip(holders) {
        if let SeatHolder::Guest(SeatedPlayer { name: own, .. }) = holder {
            *name = Some(taken.take_own(own));
        }
    }
    for (number, (name, holder)) in names.iter_mut().zip(holders).enumerate() {
        match holder {
            SeatHolder::Guest(_) => {}
            SeatHolder::Bot { .. } => {
                let wanted = [BOT_NAMES[number], SPARE_NAMES[number]];
                *name = Some(taken.take_any(&wanted));
            }
            SeatHolder::Free => {
                let letter = Seat::new(number).to_string();
                *name = Some(taken.take_any(&[letter.as_str()]));
            }
        }
    }
    names.into_iter().flatten().collect()
}

/// Names that are no longer free, in small letters.
#[derive(Default)]
struct Taken {
    /// The names that the players have chosen.
    own: BTreeSet<String>,
    /// The names that were given.
    given: BTreeSet<String>,
}

impl Taken {
    /// A name that a player has chosen, with a number if it was given before.
    fn take_own(&mut self, name: &str) -> String {
        if self.given.insert(folded(name)) { name.to_owned() } else { self.take_numbered(name) }
    }

    /// The first of these names that is free, or the first of them with a number.
    fn take_any(&mut self, names: &[&str]) -> String {
        match names.iter().find(|name| self.take(name)) {
            Some(name) => (*name).to_owned(),
            None => self.take_numbered(names[0]),
        }
    }

    fn take_numbered(&mut self, name: &str) -> String {
        let mut numbered = (2..).map(|number: u32| format!("{name} {number}"));
        numbered.find(|name| self.take(name)).expect("there are more numbers than seats")
    }

    /// Takes a name if it is free.
    fn take(&mut self, name: &str) -> bool {
        !self.own.contains(&folded(name)) && self.given.insert(folded(name))
    }
}

/// Names are the same if they differ only in the case of their letters.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

#[cfg(test)]
mod tests {
    use protocol::StandingOrder;
    use table::{Chance as _, QuickChance};

    use super::*;

    fn guest(name: &str) -> SeatHolder {
        SeatHolder::Guest(SeatedPlayer {
            id: 1,
            name: name.to_owned(),
            program: false,
            seal: None,
            part: None,
            left: false,
            order: StandingOrder::default(),
            had_time: false,
        })
    }

    /// A guest for each name, a bot for `*`, a free seat for `-`.
    fn holders(names: &[&str]) -> Vec<SeatHolder> {
        let holder = |name: &&str| match *name {
            "*" => SeatHolder::Bot { level: "squire".to_owned() },
            "-" => SeatHolder::Free,
            name => guest(name),
        };
        names.iter().map(holder).collect()
    }

    #[test]
    fn players_keep_their_names_and_the_second_of_a_name_gets_a_number() {
        for (seats, expected) in [
            (["Ann", "Bob", "*", "-"], ["Ann", "Bob", "Rebecca", "D"]),
            (["Ann", "Ann", "ann", "*"], ["Ann", "Ann 2", "ann 3", "Gurth"]),
            (["*", "rowena", "Rowena", "*"], ["Edith", "rowena", "Rowena 2", "Gurth"]),
            (["Ann 2", "Ann", "Ann", "*"], ["Ann 2", "Ann", "Ann 3", "Gurth"]),
            (["Ann", "Ann", "Ann 2", "Ann 2"], ["Ann", "Ann 3", "Ann 2", "Ann 2 2"]),
            (["*", "Rowena", "Edith", "-"], ["Rowena 2", "Rowena", "Edith", "D"]),
            (["*", "Rowena 2", "Edith", "Rowena"], ["Rowena 3", "Rowena 2", "Edith", "Rowena"]),
            (["Rowena", "*", "D", "-"], ["Rowena", "Wamba", "D", "D 2"]),
        ] {
            assert_eq!(names(&holders(&seats)), expected, "{seats:?}");
        }
    }

    #[test]
    fn names_are_different_in_every_combination() {
        let choice = ["Ann", "ann", "Ann 2", "Ann 3", "Rowena", "Rowena 2", "Edith", "A", "*", "-"];
        let mut chance = QuickChance::new(1);
        for _ in 0..20_000 {
            let players = 2 + chance.below(5);
            let chosen: Vec<&str> =
                (0..players).map(|_| choice[chance.below(choice.len())]).collect();
            let names = names(&holders(&chosen));
            let different: BTreeSet<String> = names.iter().map(|name| folded(name)).collect();
            assert_eq!((names.len(), different.len()), (players, players), "{chosen:?}: {names:?}");
        }
    }
}
