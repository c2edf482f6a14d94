//! Adapt (T9.10): every player keeps one card of each printed value.

use super::*;
use crate::state::Phase;

impl ActionCard for Adapt {
    const ROW: Row = Row::action(Card::Adapt, "adapt", 1);

    fn legal(state: &State, moves: &mut Vec<Move>) {
        if state.strikes(|| state.displays.with_equal_values()) {
            moves.push(Move::Action(Action::Adapt));
        }
    }

    fn check(self, state: &State) -> Result<Action, Reason> {
        if state.strikes(|| state.displays.with_equal_values()) {
            return Ok(Action::Adapt);
        }
        Err(Reason::ChangesNothing { card: Card::Adapt })
    }

    fn play(self, state: &mut State, _: &mut impl Chance, log: &mut impl FnMut(Event)) {
        state.go_on_adapting(log);
    }
}

/// The choice that Adapt may ask of its players.
impl State {
    /// The lowest value that two cards of the display have.
    fn lowest_equal_value(&self, seat: Seat) -> Option<u8> {
        let (mut once, mut twice) = (0u8, 0u8);
        for card in self.displays.cards(seat) {
            let bit = 1 << card.value();
            twice |= once & bit;
            once |= bit;
        }
        (twice != 0).then(|| twice.trailing_zeros() as u8)
    }

    /// The choices of a `keep`: places that leave different rows when they are kept, the lowest of
    /// each.
    ///
    /// Two cards of one kind leave the same row if no card that stays is between them.
    fn keeps(&self, seat: Seat, value: u8) -> impl Iterator<Item = (Place, Card)> + Clone {
        let mut seen = [false; Card::ALL.len()];
        self.displays.cards(seat).enumerate().filter_map(move |(index, card)| {
            if card.value() != value {
                seen = [false; Card::ALL.len()];
                return None;
            }
            let again = std::mem::replace(&mut seen[card as usize], true);
            (!again).then(|| (Place::new(index + 1), card))
        })
    }

    pub(crate) fn legal_keep(&self, seat: Seat, value: u8, moves: &mut Vec<Move>) {
        moves.extend(self.keeps(seat, value).map(|(place, _)| Move::Keep(place)));
    }

    pub(crate) fn check_keep(&self, seat: Seat, value: u8, mv: Move) -> Result<Move, Reason> {
        let asked = Reason::KeepAnother { value };
        let Move::Keep(place) = mv else { return Err(asked) };
        let card = self.displays.at(seat, place).filter(|card| card.value() == value);
        let card = card.ok_or(asked)?;
        // The listed place with the same outcome: the nearest one before it with this kind.
        let listed = self.keeps(seat, value).filter(|&(at, kind)| kind == card && at <= place);
        Ok(Move::Keep(listed.last().ok_or(asked)?.0))
    }

    pub(crate) fn play_keep(&mut self, seat: Seat, kept: Place, log: &mut impl FnMut(Event)) {
        let card = self.displays.at(seat, kept).expect("a card lies there");
        self.discard_others(seat, kept, card.value(), log);
        self.go_on_adapting(log);
    }

    /// All cards of a value go but the one at `kept`, oldest first.
    fn discard_others(&mut self, seat: Seat, kept: Place, value: u8, log: &mut impl FnMut(Event)) {
        let mut place = 1;
        for number in 1..=self.displays.len(seat) {
            let card = self.displays.at(seat, Place::new(place)).expect("not yet at the end");
            if card.value() == value && number != kept.number() {
                self.emit(Event::Discarded { seat, place: Place::new(place), card }, log);
            } else {
                place += 1;
            }
        }
    }

    /// Clockwise from the player, their own display first; in each the lowest value first. A choice
    /// with only one outcome is not asked.
    fn go_on_adapting(&mut self, log: &mut impl FnMut(Event)) {
        for seat in self.struck().clockwise_from(self.turn) {
            while let Some(value) = self.lowest_equal_value(seat) {
                if self.keeps(seat, value).nth(1).is_some() {
                    self.emit(Event::AdaptAsked { seat, value }, log);
                    return;
                }
                let only = self.keeps(seat, value).next();
                let (kept, _) = only.expect("two cards have this value");
                self.discard_others(seat, kept, value, log);
            }
        }
        if self.phase != Phase::Turn {
            self.emit(Event::AdaptEnded, log);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use crate::testing::scene::scene;

    #[test]
    fn t9_10_adapt_leaves_one_card_of_each_value() {
        let given = scene("red | A: R3 S3 R4; hand adapt | B: R3 S3 S2 S2");
        let asked = json!({"phase": "adapt", "pending": {"by": "A", "asked": "A", "value": 3}});
        given.then(&["A adapt"], asked);
        let facts = json!({"displays": {"A": ["S3", "R4"], "B": ["R3", "S2"]}, "turn": "A"});
        given.then(&["A adapt", "A keep 2", "B keep 1"], facts);
        given.refuses(&["A adapt", "A keep 3"], "T9.10");
        // Equal kinds apart from each other leave different rows.
        let apart = scene("red | A: R3 R4 R3 R3; hand adapt | B: R5");
        apart.then(&["A adapt"], json!({"all-legal": ["A keep 1", "A keep 3"]}));
        apart.then(&["A adapt", "A keep 4"], json!({"displays": {"A": ["R4", "R3"]}}));
    }
}
