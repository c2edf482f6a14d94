//! Whole games with what the random games of the suite do not have.

use castles::{Goods, Hand, Move, Options, Proposal, State};
use table::testing::{Trial, tables};
use table::{
    Chance as _, Game, Match, Notation, Options as _, QuickChance, Seat, Seed, Viewer, pick_seat,
};

/// Random games only list deals of one card; these have deals of several, and all views stay true:
/// known cards are there, and an imagined world looks the same.
#[test]
fn deals_of_several_cards_keep_every_view_true() {
    let mut several = 0;
    for (number, options) in (0..).zip(tables::<State>().repeat(6)) {
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

/// A listed deal with more cards on its side of cards: from the hand that gives them.
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

/// Plays a random game without a record and returns how many decisions it had.
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
