//! The sentences of the Tournament.

use ::tournament::{
    Action, Card, Colour, EventView, FaceUp, Move, PhaseView, Place, Reason, State, View,
};
use table::Seat;

use crate::reader::{Reader, Sentence};
use crate::told::Told;

const CARD: &str = "tournament-card";
const COLOUR: &str = "tournament-colour";
const EVENT: &str = "tournament-event";
const MOVE: &str = "tournament-move";
const CHOICE: &str = "tournament-do";
const REASON: &str = "tournament-reason";
const PHASE: &str = "tournament-phase";

impl Reader<'_> {
    /// A card as the object of a sentence.
    fn card(&self, card: Card) -> String {
        self.thing(CARD, card.name(), Some("one"))
    }

    /// A card that may be hidden.
    fn card_or_hidden(&self, card: Option<Card>) -> String {
        card.map_or_else(|| self.thing(CARD, "hidden", None), |card| self.card(card))
    }

    /// The card at a place of a display, or the place if the display is not known.
    fn card_at(&self, view: Option<&View>, seat: Seat, place: Place) -> String {
        let display = view.and_then(|view| view.seats.get(seat.index()));
        match display.and_then(|seat| seat.display.get(place.index())) {
            Some(&card) => self.card(card),
            None => self.words().say("tournament-card-at", &[("place", place.number().into())]),
        }
    }

    /// A face-up card: by its place, or Shield or Stunned.
    fn face_up(&self, view: Option<&View>, seat: Seat, card: FaceUp) -> String {
        match card.place() {
            Some(place) => self.card_at(view, seat, place),
            None if card == FaceUp::SHIELD => self.card(Card::Shield),
            None => self.card(Card::Stunned),
        }
    }

    /// What a player does, or could do: the same arguments for both.
    fn act(&self, family: &str, by: Seat, mv: Move, view: Option<&View>) -> String {
        let say = |name: &str| self.sentence(family, name).player(by);
        match mv {
            Move::Open(colour, card) => {
                say("open").colour(self, colour).with("card", self.card(card)).say()
            }
            Move::Play(card) => say("play").with("card", self.card(card)).say(),
            Move::Action(action) => self.act_by_card(family, by, action, view),
            Move::Ivanhoe => say("ivanhoe").say(),
            Move::Pass => say("pass").say(),
            Move::Keep(place) => say("keep").with("choice", self.card_at(view, by, place)).say(),
            Move::End => say("end").say(),
            Move::Withdraw => say("withdraw").say(),
            Move::Return(colour) => say("return").colour(self, colour).say(),
            Move::Take(colour) => say("take").colour(self, colour).say(),
        }
    }

    fn act_by_card(&self, family: &str, by: Seat, action: Action, view: Option<&View>) -> String {
        let sentence = self.sentence(family, action.card().name()).player(by);
        match action {
            Action::Unhorse(colour) | Action::ChangeWeapon(colour) => sentence.colour(self, colour),
            Action::BreakLance(target)
            | Action::Riposte(target)
            | Action::KnockDown(target)
            | Action::Stunned(target) => sentence.target(target),
            Action::Dodge(target, place) => {
                sentence.target(target).with("choice", self.card_at(view, target, place))
            }
            Action::Retreat(place) => sentence.with("choice", self.card_at(view, by, place)),
            Action::Outwit(mine, target, theirs) => {
                sentence.target(target).swap(self, view, (by, mine), (target, theirs))
            }
            Action::DropWeapon
            | Action::Outmaneuver
            | Action::Charge
            | Action::Countercharge
            | Action::Disgrace
            | Action::Adapt
            | Action::Shield => sentence,
        }
        .say()
    }
}

impl Sentence<'_> {
    /// `$colour`, and `$token` of it.
    fn colour(self, reader: &Reader<'_>, colour: Colour) -> Self {
        let token = reader.thing(COLOUR, colour.name(), Some("token"));
        self.with("colour", reader.thing(COLOUR, colour.name(), None)).with("token", token)
    }

    /// `$mine` and `$theirs`: two face-up cards that are swapped.
    fn swap(
        self,
        reader: &Reader<'_>,
        view: Option<&View>,
        (by, mine): (Seat, FaceUp),
        (target, theirs): (Seat, FaceUp),
    ) -> Self {
        let mine = reader.face_up(view, by, mine);
        self.with("mine", mine).with("theirs", reader.face_up(view, target, theirs))
    }
}

/// The colour that a player wins although they have its token: they take none. Purple can be any
/// colour's (T6.4).
fn won_again(before: &View, seat: Seat) -> Option<Colour> {
    let held = &before.seats.get(seat.index())?.tokens;
    before.colour.filter(|colour| *colour != Colour::Purple && held.contains(colour))
}

impl Told for State {
    fn tell_event(reader: &Reader<'_>, event: &EventView, before: Option<&View>) -> String {
        let say = |name: &str| reader.sentence(EVENT, name);
        match *event {
            EventView::Dealt { dealer } => say("dealt").player(dealer),
            EventView::Moved { by, mv } => return Self::tell_move(reader, by, mv, before),
            EventView::TournamentBegan { opener } => say("tournament-began").player(opener),
            EventView::TurnBegan { seat } => say("turn-began").player(seat),
            EventView::Drew { seat, card } => {
                say("drew").player(seat).with("card", reader.card_or_hidden(card))
            }
            EventView::Reshuffled { cards } => say("reshuffled").with("count", cards),
            EventView::HandShown { seat, hand } => {
                let cards: Vec<String> = hand.into_iter().map(|card| reader.card(card)).collect();
                say("hand-shown").player(seat).with("cards", reader.words().list(&cards))
            }
            EventView::TookEffect => say("took-effect"),
            EventView::Stayed { seat, total } => say("stayed").player(seat).with("total", total),
            EventView::ColourChanged { colour } => say("colour-changed").colour(reader, colour),
            EventView::Discarded { seat, card, .. } => {
                say("discarded").player(seat).with("card", reader.card(card))
            }
            EventView::Taken { by, from, card } => {
                say("taken").player(by).target(from).with("card", reader.card(card))
            }
            EventView::Retreated { seat, card, .. } => {
                say("retreated").player(seat).with("card", reader.card(card))
            }
            EventView::Stolen { by, from, card } => {
                say("stolen").player(by).target(from).with("card", reader.card_or_hidden(card))
            }
            EventView::Swapped { by, mine, with, theirs } => {
                let swapped = say("swapped").player(by).target(with);
                swapped.swap(reader, before, (by, mine), (with, theirs))
            }
            EventView::AdaptAsked { seat, value } => {
                say("adapt-asked").player(seat).with("value", value)
            }
            EventView::AdaptEnded => say("adapt-ended"),
            EventView::TokenAsked { seat } => say("token-asked").player(seat),
            EventView::TokenReturned { seat, colour } => {
                say("token-returned").player(seat).colour(reader, colour)
            }
            EventView::TournamentWon { seat } => {
                let again = before.and_then(|view| won_again(view, seat));
                let won = say("tournament-won").player(seat).whether("again", again.is_some());
                again.into_iter().fold(won, |won, colour| won.colour(reader, colour))
            }
            EventView::TokenTaken { seat, colour } => {
                say("token-taken").player(seat).colour(reader, colour)
            }
            EventView::GameWon { seat } => say("game-won").player(seat),
        }
        .say()
    }

    fn tell_move(reader: &Reader<'_>, by: Seat, mv: Move, before: Option<&View>) -> String {
        reader.act(MOVE, by, mv, before)
    }

    fn tell_choice(reader: &Reader<'_>, mv: Move, now: Option<&View>) -> String {
        // Only the reader's own moves are choices, and their text does not name the reader.
        let seat = Seat::ALL.into_iter().find(|&seat| reader.is(seat)).unwrap_or(Seat::A);
        reader.act(CHOICE, seat, mv, now)
    }

    fn tell_reason(reader: &Reader<'_>, reason: &Reason) -> String {
        let say = |name: &str| reader.sentence(REASON, name);
        let card_name = |card: Card| reader.thing(CARD, card.name(), None);
        match *reason {
            Reason::MayNotCancel => say("may-not-cancel"),
            Reason::NothingToCancel => say("nothing-to-cancel"),
            Reason::NotAsked => say("not-asked"),
            Reason::WindowIsOpen => say("window-is-open"),
            Reason::KeepAnother { value } => say("keep-another").with("value", value),
            Reason::NothingToKeep => say("nothing-to-keep"),
            Reason::NoTokenToReturn => say("no-token-to-return"),
            Reason::NoTokenToTake => say("no-token-to-take"),
            Reason::AlreadyOpen => say("already-open"),
            Reason::OpenFirst => say("open-first"),
            Reason::WithdrawAfterOpening => say("withdraw-after-opening"),
            Reason::ActionAfterOpening => say("action-after-opening"),
            Reason::PurpleAfterPurple => say("purple-after-purple"),
            Reason::ColourAfterItself { colour } => {
                say("colour-after-itself").colour(reader, colour)
            }
            Reason::DoesNotOpen { card, colour } => {
                say("does-not-open").colour(reader, colour).with("card-name", card_name(card))
            }
            Reason::NothingPlayed => say("nothing-played"),
            Reason::TotalTooLow { total, highest } => {
                say("total-too-low").with("total", total).with("highest", highest)
            }
            Reason::DoesNotFit { card, colour } => {
                say("does-not-fit").colour(reader, colour).with("card-name", card_name(card))
            }
            Reason::IsStunned => say("is-stunned"),
            Reason::SecondMaiden { seat } => say("second-maiden").player(seat),
            Reason::Unhorse => say("unhorse"),
            Reason::ChangeWeapon => say("change-weapon"),
            Reason::DropWeapon => say("drop-weapon"),
            Reason::NoOpponent { seat } => say("no-opponent").player(seat),
            Reason::NothingToDodge => say("nothing-to-dodge"),
            Reason::NothingToRetreat => say("nothing-to-retreat"),
            Reason::NothingToSwap => say("nothing-to-swap"),
            Reason::Shielded { seat } => say("shielded").player(seat),
            Reason::ShieldedFromOutwit { seat } => say("shielded-from-outwit").player(seat),
            Reason::WouldEmpty { seat } => say("would-empty").player(seat),
            Reason::ChangesNothing { card } => {
                say("changes-nothing").with("card-name", card_name(card))
            }
            Reason::NotInHand { card } => say("not-in-hand").with("card-name", card_name(card)),
        }
        .say()
    }

    fn tell_phase(reader: &Reader<'_>, now: &View) -> String {
        let say = |name: &str| reader.sentence(PHASE, name).player(now.turn);
        match now.phase {
            PhaseView::Open => say("open"),
            PhaseView::Turn => say("turn"),
            PhaseView::React { action, asked } => {
                let card_name = reader.thing(CARD, action.card().name(), None);
                say("react").whether("asked", asked).with("card-name", card_name)
            }
            PhaseView::Adapt { asked, value } => say("adapt").player(asked).with("value", value),
            PhaseView::Return => say("return"),
            PhaseView::Take => say("take"),
            PhaseView::Over => say("over"),
        }
        .say()
    }

    fn is_echo(event: &EventView, last: Option<&EventView>, next: Option<&EventView>) -> bool {
        match event {
            // That nobody cancels includes the reader. An answer that comes together with the card
            // was given by a standing order: the reader was not asked.
            EventView::Moved { mv: Move::Pass, .. } => {
                matches!(next, Some(EventView::TookEffect))
                    || matches!(last, Some(EventView::Moved { .. }))
            }
            // Covered by the event that follows: the total, the token.
            EventView::Moved { mv, .. } => {
                matches!(mv, Move::End | Move::Return(_) | Move::Take(_))
            }
            // Covered by the phase.
            EventView::TurnBegan { .. }
            | EventView::AdaptAsked { .. }
            | EventView::AdaptEnded
            | EventView::TokenAsked { .. } => true,
            EventView::Dealt { .. }
            | EventView::TournamentBegan { .. }
            | EventView::Drew { .. }
            | EventView::Reshuffled { .. }
            | EventView::HandShown { .. }
            | EventView::TookEffect
            | EventView::Stayed { .. }
            | EventView::ColourChanged { .. }
            | EventView::Discarded { .. }
            | EventView::Taken { .. }
            | EventView::Retreated { .. }
            | EventView::Stolen { .. }
            | EventView::Swapped { .. }
            | EventView::TokenReturned { .. }
            | EventView::TournamentWon { .. }
            | EventView::TokenTaken { .. }
            | EventView::GameWon { .. } => false,
        }
    }
}
