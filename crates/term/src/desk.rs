//! What the player has in his hands: where the cursor is, which card is lifted, what is typed.

use crate::model::{Choice, Model};
use crate::play::Play;

/// A verb with more moves than this is one folded row until somebody opens it.
pub(crate) const FOLD: usize = 20;

/// What the player has in his hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Desk {
    /// The row of the list of moves under the cursor.
    pub(crate) cursor: usize,
    /// The card of the hand that is lifted: the list shows its moves alone.
    pub(crate) lifted: Option<usize>,
    /// The verb whose moves are unfolded.
    pub(crate) unfolded: Option<String>,
    /// What is being typed, and whether it is a line of chat.
    pub(crate) typed: Option<Typed>,
    /// A move that is made when it is chosen once more.
    pub(crate) confirm: Option<usize>,
    /// Is the player about to leave?
    pub(crate) farewell: bool,
    /// Has the player asked for the same game again?
    pub(crate) again: bool,
    /// Which step of a recorded game is shown, and how many there are.
    pub(crate) step: Option<(usize, usize)>,
    /// How far the page is scrolled down.
    pub(crate) scroll: u16,
}

/// What is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typed {
    /// Is it a line of chat?
    pub(crate) chat: bool,
    /// The text so far.
    pub(crate) text: String,
}

/// A row of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The choice of this number, counted from 0.
    Move(usize),
    /// So many choices of one verb, from this number on.
    Fold {
        /// The verb.
        verb: String,
        /// The number of the first of them.
        first: usize,
        /// How many they are.
        count: usize,
    },
}

/// The rows of a list of moves: verbs with many moves are folded, unless this one is open or there
/// is no other.
pub(crate) fn rows<G: Play>(choices: &[Choice<G>], unfolded: Option<&str>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut at = 0;
    while let Some(choice) = choices.get(at) {
        let verb = choice.verb();
        let count = choices[at..].iter().take_while(|choice| choice.verb() == verb).count();
        if count > FOLD && count < choices.len() && unfolded != Some(verb) {
            rows.push(Row::Fold { verb: verb.to_owned(), first: at, count });
        } else {
            rows.extend((at..at + count).map(Row::Move));
        }
        at += count;
    }
    rows
}

impl<G: Play> Model<G> {
    /// The rows of the list as it stands: of the lifted card alone if one is.
    #[must_use]
    pub(crate) fn rows(&self) -> Vec<Row> {
        let choices = self.choices();
        match self.desk.lifted.and_then(|number| self.hand().get(number).copied()) {
            Some(card) => {
                let uses = |choice: &Choice<G>| G::card_of(&choice.mv) == Some(card);
                let numbered = choices.iter().enumerate();
                numbered.filter(|(_, choice)| uses(choice)).map(|(n, _)| Row::Move(n)).collect()
            }
            None => rows(choices, self.desk.unfolded.as_deref()),
        }
    }

    /// The row under the cursor.
    #[must_use]
    pub(crate) fn row(&self) -> Option<Row> {
        let rows = self.rows();
        let last = rows.len().checked_sub(1)?;
        rows.into_iter().nth(self.desk.cursor.min(last))
    }
}

impl Desk {
    /// Something new has happened: cards are put down, folds are closed. What is being typed stays.
    pub(crate) fn look_up(&mut self) {
        self.cursor = 0;
        self.lifted = None;
        self.unfolded = None;
        self.confirm = None;
    }
}
