//! The state of the interface: the cursor, the lifted card, the typed text.

use crate::model::{Choice, Model};
use crate::play::Play;

/// A kind with more moves than this is one folded row until it is opened.
pub(crate) const FOLD: usize = 20;

/// The verb of proposals.
pub(crate) const PROPOSE: &str = "propose";

/// The state of the interface.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct UiState {
    /// The row of the list of moves under the cursor; `None` until the player has chosen one, so
    /// that a key meant for the last list makes no move from this one.
    pub(crate) cursor: Option<usize>,
    /// The lifted card of the hand: the list shows only its moves.
    pub(crate) lifted: Option<usize>,
    /// The kind of moves that is unfolded.
    pub(crate) unfolded: Option<String>,
    /// What is being typed, and what for.
    pub(crate) typed: Option<Typed>,
    /// A move that is made when it is chosen once more.
    pub(crate) confirm: Option<usize>,
    /// Is the player about to leave?
    pub(crate) farewell: bool,
    /// Has the player asked for the same game again?
    pub(crate) again: bool,
    /// The current step of a recorded game, and the number of steps.
    pub(crate) step: Option<(usize, usize)>,
    /// Are all hands of a recorded game open?
    pub(crate) open: bool,
    /// The scroll position of the page.
    pub(crate) scroll: u16,
    /// The search text for pages, in lower case.
    pub(crate) sought: String,
    /// Must the next match be shown?
    pub(crate) seek: bool,
}

/// What is being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Typed {
    /// What it is for.
    pub(crate) purpose: Purpose,
    /// The text so far.
    pub(crate) text: String,
    /// Has the list of moves changed since? Then a number in it means another move.
    pub(crate) stale: bool,
}

/// What typed text is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A command: a move or one of a few words.
    #[default]
    Command,
    /// A chat line.
    Chat,
    /// A search in the open page.
    Search,
}

impl Typed {
    /// Nothing is typed yet.
    pub(crate) fn for_purpose(purpose: Purpose) -> Self {
        Self { purpose, ..Self::default() }
    }

    /// A command that begins with this letter or digit.
    pub(crate) fn starting_with(letter: char) -> Self {
        Self { text: letter.to_string(), ..Self::default() }
    }
}

/// A row of the list of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Row {
    /// The choice with this number, counted from 0.
    Move(usize),
    /// Choices of one kind, from this number on.
    Fold {
        /// The kind.
        kind: String,
        /// The number of the first of them.
        first: usize,
        /// Their number.
        count: usize,
    },
}

/// The rows of a list of moves: kinds with many moves are folded, unless this one is open or there
/// is no other. Proposals, which can be made at any time, are always folded.
pub(crate) fn rows<G: Play>(choices: &[Choice<G>], unfolded: Option<&str>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut at = 0;
    while let Some(choice) = choices.get(at) {
        let kind = choice.kind();
        let count = choices[at..].iter().take_while(|choice| choice.kind() == kind).count();
        let many = count > FOLD && count < choices.len();
        let open = unfolded.is_some_and(|unfolded| choice.is_of(unfolded));
        if (many || choice.verb() == PROPOSE) && !open {
            rows.push(Row::Fold { kind: kind.to_owned(), first: at, count });
        } else {
            rows.extend((at..at + count).map(Row::Move));
        }
        at += count;
    }
    rows
}

impl<G: Play> Model<G> {
    /// The current rows of the list: only those of the lifted card, if there is one.
    #[must_use]
    pub(crate) fn rows(&self) -> Vec<Row> {
        let choices = self.choices();
        match self.ui.lifted.and_then(|number| self.hand().get(number).copied()) {
            Some(card) => {
                let uses = |choice: &Choice<G>| G::card_of(&choice.mv) == Some(card);
                let numbered = choices.iter().enumerate();
                numbered.filter(|(_, choice)| uses(choice)).map(|(n, _)| Row::Move(n)).collect()
            }
            None => rows(choices, self.ui.unfolded.as_deref()),
        }
    }

    /// The row under the cursor.
    #[must_use]
    pub(crate) fn row(&self) -> Option<Row> {
        let cursor = self.cursor()?;
        self.rows().into_iter().nth(cursor)
    }

    /// The number of the row under the cursor.
    #[must_use]
    pub(crate) fn cursor(&self) -> Option<usize> {
        let last = self.rows().len().checked_sub(1)?;
        self.ui.cursor.map(|cursor| cursor.min(last))
    }
}

impl UiState {
    /// Something new has happened: puts cards down and closes folds. What is being typed stays.
    pub(crate) fn look_up(&mut self) {
        self.cursor = None;
        self.lifted = None;
        self.unfolded = None;
        self.confirm = None;
    }
}
