//! The battery that every game passes, for each player count and house rule.

use castles::{Event, EventView, Goods, Hand, Memory, Move, Options, PhaseName, Proposal, State};
use table::testing::{self, Honest, Trial, Witness};
use table::{
    Chance as _, Game, Match, Notation, Options as _, QuickChance, Seat, Seed, Viewer, pick_seat,
};

/// The usual rules for 3 to 6 players, each house rule once, and all together.
pub(crate) fn tables() -> Vec<Options> {
    let usual = |players| Options::usual(players).expect("3 to 6 may play");
    let mut tables: Vec<Options> = (3..=6).map(usual).collect();
    for (players, key, value) in [
        (3, "squares", "2"),
        (4, "squares", "5"),
        (3, "published-hands", "true"),
        (6, "published-hands", "true"),
        (4, "draw-to-hand", "true"),
        (5, "forced-barter", "true"),
        (3, "arms-only", "true"),
        (4, "beaten-lost", "true"),
        (3, "profile", "published"),
        (4, "profile", "published"),
        (5, "profile", "published"),
        (6, "profile", "published"),
    ] {
        let mut options = usual(players);
        options.set(key, value).expect("a house rule");
        tables.push(options);
    }
    tables
}

#[test]
fn legal_is_playable() {
    tables().into_iter().for_each(|options| testing::legal_is_playable::<State>(options, 25));
}

#[test]
fn records_replay() {
    tables().into_iter().for_each(|options| testing::records_replay::<State>(options, 10));
}

#[test]
fn records_tell_about_the_game() {
    tables().into_iter().for_each(testing::records_tell_about_the_game::<State>);
}

#[test]
fn records_are_written_one_way() {
    for options in tables() {
        testing::records_are_written_one_way::<State>(options, 3);
    }
}

#[test]
fn notation_round_trips() {
    tables().into_iter().for_each(|options| testing::notation_round_trips::<State>(options, 5));
}

#[test]
fn imagined_worlds_fit() {
    tables().into_iter().for_each(|options| testing::imagined_worlds_fit::<State>(options, 8));
}

#[test]
fn nothing_leaks() {
    for options in tables() {
        let pairs = testing::find_leak::<State>(options, 25, &Honest);
        assert!(pairs.as_ref().is_ok_and(|&pairs| pairs > 2000), "{options:?}: {pairs:?}");
    }
}

/// Random games list deals of one card; these have deals of several, and all views stay true:
/// what is known is there, and an imagined world looks the same.
#[test]
fn deals_of_several_cards_keep_every_view_true() {
    let mut several = 0;
    for (number, options) in (0..).zip(tables().repeat(6)) {
        let mut chance = QuickChance::new(number);
        let mut game = Match::<State>::begin(options, Seed::of_series(4, number), &[]);
        while let Some(seat) = pick_seat(game.state().awaiting(), &mut chance) {
            let moves = game.state().moves_of(seat);
            let listed = moves[chance.below(moves.len())];
            let mv = enlarged(game.state(), seat, listed, &mut chance);
            several += usize::from(mv != listed && game.state().check(seat, mv).is_ok());
            let mv = if game.state().check(seat, mv).is_ok() { mv } else { listed };
            game.play(seat, mv).expect("a legal move");
            assert_eq!(game.state().faults(), [""; 0]);
            let setup = game.state().setup();
            for viewer in Seat::ALL.into_iter().take(options.players()).map(Viewer::Seat) {
                let view = game.view(viewer);
                for (seen, seat) in view.seats.iter().zip(&setup.seats) {
                    assert!(seat.hand.includes(seen.known), "{viewer}: {seen:?}");
                }
                let other = State::imagine(&view, &mut chance);
                assert_eq!(other.view(game.memory(), viewer), view);
            }
        }
        game.record().verify(|_| ()).expect("the record of the game");
    }
    assert!(several > 50, "only {several} deals of several cards");
}

/// A listed deal with more cards on its side of cards: of the hand they are to come from.
fn enlarged(state: &State, by: Seat, mv: Move, chance: &mut QuickChance) -> Move {
    let Move::Propose(deal) = mv else { return mv };
    let mut some = |seat: Seat| {
        let hand = state.setup().seats[seat.index()].hand;
        let cards: Hand = hand.into_iter().filter(|_| chance.below(3) > 0).collect();
        Goods::Cards(cards.into())
    };
    match (deal.give, deal.want) {
        (Goods::Cards(_), _) => Move::Propose(Proposal { give: some(by), ..deal }),
        (_, Goods::Cards(_)) => Move::Propose(Proposal { want: some(deal.to), ..deal }),
        (Goods::Prisoner(_), Goods::Prisoner(_)) => mv,
    }
}

/// Each attack enlarges the sum of all garrisons, so every game ends; these do so soon.
#[test]
fn every_game_ends_soon() {
    for players in 3..=6 {
        let options = Options::usual(players).expect("3 to 6 may play");
        let mut longest = 0;
        for number in 0..2000 {
            longest = longest.max(decisions(options, number));
        }
        assert!(longest < 800, "{longest} decisions with {players} players");
    }
}

/// Plays a random game without a record and says how many decisions it had.
fn decisions(options: Options, number: u64) -> usize {
    let mut chance = QuickChance::new(number);
    let mut game = State::blank(options);
    game.deal(&mut chance, &mut |_| ());
    let (mut moves, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = pick_seat(game.awaiting(), &mut chance) {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        let mv = moves[chance.below(moves.len())];
        game.play_listed(seat, mv, &mut chance, &mut |_| ());
        decisions += 1;
    }
    decisions
}

/// A witness that sees one thing too much: the leak test must notice.
struct Planted<F>(F);

impl<F: Fn(&State, Viewer) -> String> Witness<State> for Planted<F> {
    type Sight = (<Honest as Witness<State>>::Sight, String);

    fn see(&self, state: &State, memory: &Memory, viewer: Viewer) -> Self::Sight {
        (Honest.see(state, memory, viewer), (self.0)(state, viewer))
    }
}

fn finds(leak: impl Fn(&State, Viewer) -> String) -> bool {
    let options = Options::usual(4).expect("four may play");
    testing::find_leak::<State>(options, 40, &Planted(leak)).is_err()
}

#[test]
fn the_leak_test_passes_an_honest_witness() {
    assert!(!finds(|_, _| String::new()));
}

#[test]
fn the_order_of_the_deck_in_a_view_is_found() {
    assert!(finds(|state, _| format!("{:?}", state.setup().deck)));
}

#[test]
fn the_legal_list_of_another_seat_is_found() {
    assert!(finds(|state, viewer| {
        let others = state.awaiting().asked().into_iter().filter(|&seat| !viewer.is(seat));
        others.map(|seat| state.written_moves(seat).join(" ")).collect()
    }));
}

/// C4.3: what waits in a phase, shown to everybody.
fn pending_in(phases: &[PhaseName]) -> impl Fn(&State, Viewer) -> String {
    |state, _| {
        let setup = state.setup();
        let shown = phases.contains(&setup.phase);
        if shown { format!("{:?}", setup.pending) } else { String::new() }
    }
}

#[test]
fn sealed_offers_in_a_view_are_found() {
    assert!(finds(pending_in(&[PhaseName::Offer])));
    assert!(finds(pending_in(&[PhaseName::Accept])));
}

#[test]
fn the_cards_of_a_deal_in_a_view_are_found() {
    assert!(finds(pending_in(&[PhaseName::Deal])));
}

/// Whoever listens hears what these hear.
struct Loud(fn(&Event) -> Option<Seat>);

impl Witness<State> for Loud {
    type Sight = ();

    fn see(&self, _: &State, _: &Memory, _: Viewer) {}

    fn hear(&self, event: &Event, _: Viewer) -> Option<EventView> {
        State::event_view(event, Viewer::Seat((self.0)(event)?))
    }
}

fn hears(whom: fn(&Event) -> Option<Seat>) -> bool {
    let options = Options::usual(4).expect("four may play");
    testing::find_leak::<State>(options, 100, &Loud(whom)).is_err()
}

#[test]
fn an_offer_shown_to_all_is_found() {
    assert!(hears(|event| {
        let Event::OffersMade { seat, .. } = event else { return None };
        Some(*seat)
    }));
}

#[test]
fn a_card_bartered_in_the_open_is_found() {
    assert!(hears(|event| {
        let Event::Bartered { by, .. } = event else { return None };
        Some(*by)
    }));
}

#[test]
fn the_cards_of_a_deal_told_aloud_are_found() {
    assert!(hears(|event| {
        let Event::Exchanged { by, .. } = event else { return None };
        Some(*by)
    }));
}
