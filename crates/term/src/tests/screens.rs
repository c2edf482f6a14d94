//! The main screens in every language, as text. `UPDATE_SCREENS=1` rewrites them.

use std::fs;
use std::path::Path;

use locales::{Language, Words};
use protocol::{Occupant, Stage};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use table::{Game as _, Seat, Viewer};
use tournament::{Card, Move};

use super::World;
use crate::draw::{self, Paint};
use crate::keys;
use crate::model::{Model, Page};
use crate::play::{Play, card_name};
use crate::replay::RecordedGame;

/// The screen as text.
fn screen<G: Play>(model: &Model<G>, width: u16, height: u16, paint: Paint) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    terminal.draw(|frame| draw::frame(frame, model, paint)).expect("it can be drawn");
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let row: String = (0..width).map(|x| buffer[(x, y)].symbol()).collect();
        text.push_str(row.trim_end());
        text.push('\n');
    }
    text
}

#[track_caller]
fn check(name: &str, screen: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/screens");
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        fs::write(&path, screen).expect("it can be written");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(expected, screen, "{name}: UPDATE_SCREENS=1 rewrites it; read the difference");
}

fn check_game<G: Play>(players: usize, series: u64, least: usize) {
    for language in Language::ALL {
        let mut world = World::<G>::new(language, players, series);
        world.play_on(least);
        check(&format!("{}-{language}", G::NAME), &screen(&world.model, 80, 24, Paint::Plain));
        world.model.page = Some(Page::Keys);
        check(&format!("{}-help-{language}", G::NAME), &screen(&world.model, 80, 24, Paint::Plain));
        for page in [Page::Keys, Page::Help] {
            world.model.page = Some(page);
            let hidden = draw::last_scroll(&world.model, Rect::new(0, 0, 80, 24));
            assert_eq!(hidden, 0, "{language}: the help fits");
        }
    }
}

#[test]
fn the_tournament_in_every_language() {
    check_game::<tournament::State>(5, 1, 30);
}

#[test]
fn the_castles_in_every_language() {
    check_game::<castles::State>(6, 1, 160);
}

/// T6.3: Ann withdraws with a Maiden in her display, and has two tokens to choose from.
fn maiden(language: Language) -> World<tournament::State> {
    let withdraws = |world: &World<tournament::State>, _| {
        let view = world.game.view(Viewer::Seat(Seat::A));
        let (me, may) = (&view.seats[0], world.game.state().moves_of(Seat::A));
        me.tokens.len() > 1 && me.display.contains(&Card::M6) && may.contains(&Move::Withdraw)
    };
    for series in 0..1000 {
        let mut world = World::new(language, 3, series);
        if world.play_until(withdraws) {
            world.play(Seat::A, Move::Withdraw);
            return world;
        }
    }
    panic!("no Maiden is ever in a display")
}

#[test]
fn the_cost_of_a_maiden_in_every_language() {
    for language in Language::ALL {
        let world = maiden(language);
        check(
            &format!("tournament-maiden-{language}"),
            &screen(&world.model, 80, 24, Paint::Plain),
        );
    }
}

#[test]
fn a_wide_screen_has_a_column_for_the_log() {
    let mut world = World::<tournament::State>::new(Language::En, 3, 2);
    world.play_on(25);
    check("tournament-wide", &screen(&world.model, 130, 36, Paint::Plain));
}

/// C6.4: however many prisoners a player has, the score is fully visible.
#[test]
fn every_score_is_visible() {
    use castles::Lord::{BoisGuilbert, DeBracy, FrontDeBoeuf, Malvoisin};
    for language in Language::ALL {
        let mut world = World::<castles::State>::new(language, 6, 1);
        world.play_on(100);
        let many = [Malvoisin, Malvoisin, FrontDeBoeuf, Malvoisin, DeBracy, BoisGuilbert, DeBracy];
        for count in 0..=many.len() {
            let view = &mut world.model.game.as_mut().expect("a game").view;
            view.seats[1].prisoners = many[..count].to_vec();
            view.seats[1].score = 27;
            for width in [80, 120, 60, 40] {
                let screen = screen(&world.model, width, 24, Paint::Plain);
                let row = screen.lines().find(|line| line.contains("B Wamba")).expect("a row");
                let points = world.model.words.say("term-points", &[("count", 27.into())]);
                assert!(row.contains(&points), "{language} {width}: {row}");
            }
        }
        let row = |model: &Model<castles::State>| {
            let screen = screen(model, 80, 24, Paint::Plain);
            screen.lines().find(|line| line.contains("B Wamba")).expect("a row").to_owned()
        };
        assert!(row(&world.model).contains("(o)[Ma]×3[Fr][Br]×2[Bo]"), "{}", row(&world.model));
    }
}

/// The texts of moves that are cut on a screen.
fn cut_moves(model: &Model<tournament::State>, height: u16) -> Vec<String> {
    let screen = screen(model, 80, height, Paint::Plain);
    let column = |line: &str| line.chars().skip(4).take(43).collect::<String>();
    let moves = screen.lines().skip_while(|line| !line.contains("Your moves")).skip(1);
    moves.map(column).filter(|line| line.contains('…')).collect()
}

#[test]
fn no_two_moves_look_alike() {
    let mut seen = 0;
    for series in 0..20 {
        let mut world = World::<tournament::State>::new(Language::En, 5, series);
        let outwit = |world: &World<tournament::State>, _| {
            let choices = world.model.choices().iter();
            choices.filter(|choice| choice.verb() == "outwit").count() > 3
        };
        if !world.play_until(outwit) {
            continue;
        }
        for height in 18..=24 {
            let mut cut = cut_moves(&world.model, height);
            seen += cut.len();
            cut.sort();
            let all = cut.len();
            cut.dedup();
            assert_eq!(cut.len(), all, "{cut:#?}");
        }
    }
    assert!(seen > 20, "moves are cut: {seen}");
}

#[test]
fn the_rules_are_paragraphs() {
    let mut world = World::<tournament::State>::new(Language::En, 3, 1);
    world.model.page = Some(Page::Rules(None));
    check("tournament-rules-en", &screen(&world.model, 80, 24, Paint::Plain));
    // A word that is searched for comes first; then its next match.
    world.model.ui.sought = "compulsory".into();
    for first in ["the first", "the next"] {
        world.model.ui.seek = true;
        draw::seek(&mut world.model, Rect::new(0, 0, 80, 24));
        let screen = screen(&world.model, 80, 24, Paint::Plain);
        let line = screen.lines().nth(1).expect("a line");
        assert!(line.contains("compulsory"), "{first}: {screen}");
    }
}

#[test]
fn a_recorded_game_names_cards_and_no_reader() {
    let mut world = World::<tournament::State>::new(Language::De, 3, 2);
    world.play_on(25);
    let recorded = RecordedGame::<tournament::State>::read(&world.game.record().to_string())
        .expect("a record");
    for language in Language::ALL {
        let mut model = recorded.model(Words::new(language));
        model.ui.open = true;
        recorded.show(&mut model, 1, Viewer::Seat(Seat::B));
        let screen = screen(&model, 100, 40, Paint::Plain);
        let hands = model.open_hands.concat();
        let actions = hands.iter().filter(|card| !card.is_value());
        assert!(actions.clone().count() > 2);
        for card in actions {
            assert!(screen.contains(&card_name::<tournament::State>(&model.words, *card)));
        }
        assert!(!screen.contains(&format!("({})", model.say("term-you"))), "{screen}");
        assert!(language != Language::En || !screen.contains("You"), "{screen}");
    }
}

#[test]
fn the_waiting_room_shows_who_is_who_in_every_language() {
    for language in Language::ALL {
        let mut world = World::<castles::State>::new(language, 4, 1);
        let model = &mut world.model;
        (model.game, model.at_home, model.log) = (None, false, Vec::new());
        model.site = Some("http://host".into());
        model.room.stage = Stage::Waiting;
        model.room.seats[3].occupant = Occupant::Free;
        check(&format!("castles-waiting-{language}"), &screen(model, 80, 24, Paint::Plain));
    }
}

#[test]
fn a_recorded_game_has_its_own_help() {
    let mut world = World::<castles::State>::new(Language::En, 3, 1);
    world.model.ui.step = Some((1, 9));
    world.model.page = Some(Page::Keys);
    let screen = screen(&world.model, 80, 24, Paint::Plain);
    assert!(screen.contains("↑ ↓ — one turn") && screen.contains("next castle stormed"));
    assert!(!screen.contains("withdraw") && !screen.contains("You can type"), "{screen}");
}

#[test]
fn every_size_can_be_drawn() {
    let mut tournament = World::<tournament::State>::new(Language::De, 5, 3);
    tournament.play_on(40);
    let mut castles = World::<castles::State>::new(Language::Fr, 6, 3);
    castles.play_on(120);
    for paint in [Paint::Plain, Paint::Sixteen, Paint::Table, Paint::True] {
        for (width, height) in
            [(1, 1), (2, 50), (200, 1), (20, 5), (29, 9), (30, 10), (45, 14), (79, 23), (300, 90)]
        {
            for page in [None, Some(Page::Keys), Some(Page::Log), Some(Page::Cards(None))] {
                tournament.model.page = page.clone();
                castles.model.page = page;
                screen(&tournament.model, width, height, paint);
                screen(&castles.model, width, height, paint);
            }
        }
    }
}

#[test]
fn the_whole_game_is_visible_in_80_by_24() {
    for series in 0..20 {
        let mut world = World::<tournament::State>::new(Language::De, 5, series);
        world.play_on(60);
        let screen = screen(&world.model, 80, 24, Paint::Plain);
        for name in ["Ann", "Wamba", "Rebecca", "Gurth", "Ulrica"] {
            assert!(screen.contains(name), "{name} is not in:\n{screen}");
        }
        assert!(screen.contains("  1  ") || screen.contains(" ▸"));
        let most = screen.lines().map(|line| line.chars().count()).max();
        assert!(most <= Some(80), "{screen}");
    }
}

#[test]
fn a_small_screen_shows_the_moves_first() {
    fn check_moves<G: Play>(players: usize, series: u64) {
        let mut world = World::<G>::new(Language::De, players, series);
        world.play_on(60);
        keys::step(&mut world.model, 1);
        let screen = screen(&world.model, 40, 12, Paint::Plain);
        let moves = screen.lines().filter(|line| line.starts_with(['›', ' ']));
        let numbered = |line: &&str| {
            let number = line.trim_start_matches(['›', ' ']).split(' ').next();
            number.is_some_and(|word| word.parse::<u8>().is_ok() || word == "▸")
        };
        assert!(moves.filter(numbered).count() >= 2, "{screen}");
        assert!(screen.contains('›') && screen.contains("? Hilfe"), "{screen}");
    }
    for series in 0..10 {
        check_moves::<tournament::State>(5, series);
        check_moves::<castles::State>(6, series);
    }
}
