//! Bots finish their games of the Tournament.

use table::{Chance as _, Game as _, Options as _, QuickChance, Seat, Seed};
use tournament::testing::scene::scene;
use tournament::{Options, State};

use crate::arena::play_game;
use crate::bot::Bot;
use crate::bot_game::{BotGame as _, Rule};
use crate::external::{BotSeat, TimeLimits};
use crate::lineup::Player;

/// No game of bots has more moves.
const MOST_MOVES: usize = 1000;

fn ends(players: usize, number: u64, mut bots: Vec<Box<dyn Bot<State>>>) {
    let options = Options::usual(players).expect("2 to 5 may play");
    let seed = Seed::of_series(1, number);
    let (game, _) = play_game(options, seed, (1 << 32) ^ number, &mut bots);
    let moves = game.record().entries.len();
    assert!(moves <= MOST_MOVES, "{players} players, game {number}: {moves} moves");
    assert!(game.state().awaiting().winners().is_some());
}

/// These games used to go on forever: the opener was strong in a colour whose token they had,
/// opened with it, and won nothing by it; nobody else wanted it either, and no card was left to
/// draw.
#[test]
fn a_player_opens_with_a_colour_they_lack() {
    let games = [(3, 9), (3, 20), (3, 53), (3, 67), (4, 657), (4, 814), (5, 137), (5, 633)];
    for (players, number) in games {
        ends(
            players,
            number,
            (0..players).map(|_| Box::new(Rule) as Box<dyn Bot<State>>).collect(),
        );
    }
}

#[test]
fn levels_that_do_not_search_end_every_game() {
    let mut chance = QuickChance::new(7);
    for number in 0..800 {
        let players = 2 + number as usize % 4;
        let options = Options::usual(players).expect("2 to 5 may play");
        let names = ["rule", "rule", "rule", "page"];
        let bots = (0..players).map(|seat| {
            let player: Player = names[chance.below(names.len())].parse().expect("a bot");
            let bot_seat =
                BotSeat { seat: Seat::new(seat), options, time_limits: TimeLimits::USUAL };
            player.seat::<State>(&bot_seat).expect("it needs no program")
        });
        ends(players, number, bots.collect());
    }
}

/// All cards but one Riposte are in hands: its player hands it to the next one, who would take the
/// same card back with it.
#[test]
fn an_action_card_is_not_passed_around_for_ever() {
    let scene = scene(
        "purple | A: P5 P5; hand riposte P4 S3 S3 S2 | B: P5 P5; hand P3 P4 S3 S3 S2 \
         | C: S3 S3 P4 P7; hand P3 P4 S3 S2 S2 | deck: ",
    );
    let (mut state, mut chance) = (scene.state(), QuickChance::new(1));
    for _ in 0..MOST_MOVES {
        while let Some((seat, mv)) = state.forced_pass() {
            state.play_listed(seat, mv, &mut chance, &mut |_| ());
        }
        let asked = state.awaiting().asked().lowest();
        let Some(seat) = asked.filter(|_| !state.is_between_tournaments()) else { return };
        let mv = state.rule(seat, &state.moves_of(seat), &mut chance);
        state.play_listed(seat, mv, &mut chance, &mut |_| ());
    }
    panic!("the tournament goes on forever");
}

/// The rule bot's move of seat A in a position.
fn rule(text: &str) -> String {
    let state = scene(text).state();
    state.rule(Seat::A, &state.moves_of(Seat::A), &mut QuickChance::new(1)).to_string()
}

#[test]
fn a_lacked_colour_is_opened_before_a_strong_one() {
    assert_eq!(rule("- | A: ; hand B4 B5 B5 Y2; tokens blue | B: ; hand R3"), "open yellow Y2");
    assert_eq!(rule("- | A: ; hand B4 B5 B5 Y2 | B: ; hand R3"), "open blue B4");
}

/// Seat B would win the game. A has red already: as long as C is still in, A leaves it to C.
#[test]
fn a_player_with_nothing_to_win_prevents_a_victory_last() {
    let tokens = "tokens blue green purple yellow";
    let a = "A: R3; hand R4 R4; tokens red";
    assert_eq!(rule(&format!("red | {a} | B: R4; hand G1; {tokens} | C: | in: AB")), "play R4");
    assert_eq!(rule(&format!("red | {a} | B: R4; hand G1; {tokens} | C: R3")), "withdraw");
}
