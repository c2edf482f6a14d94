//! The pure parts: a table as a server would show it, the effect of keys and words, and how it
//! looks.

mod acting;
mod breakdown;
mod screens;

use locales::{Language, Words};
use protocol::{Occupant, Presence, Room, RoomSeat, ServerMessage, Settings, Stage, Update};
use table::{Chance as _, Match, Options as _, QuickChance, Seat, Seed, Viewer};

use crate::model::Model;
use crate::play::Play;
use crate::update;

const NAMES: [&str; 6] = ["Ann", "Wamba", "Rebecca", "Gurth", "Ulrica", "Isaac"];

/// A game at a table, shown to seat A as a server would.
pub(super) struct World<G: Play> {
    pub(super) game: Match<G>,
    pub(super) model: Model<G>,
    version: u64,
}

impl<G: Play> World<G> {
    /// A game that has just been dealt.
    pub(super) fn new(language: Language, players: usize, series: u64) -> Self {
        let options = G::Options::usual(players).expect("this many can play");
        let game = Match::begin(options, Seed::of_series(series, 0), &NAMES[..players]);
        let mut model = Model::new(Words::new(language), room::<G>(players), true);
        let deal = game.record().deal.clone();
        let update = seen(&game, (1, 0), &deal);
        update::receive(&mut model, ServerMessage::Update(update));
        Self { game, model, version: 1 }
    }

    /// Plays a move, and shows it to seat A if they may see it.
    pub(super) fn play(&mut self, by: Seat, mv: G::Move) {
        let events = self.game.play(by, mv).expect("a legal move").events.clone();
        let views = events.iter().filter(|event| sees::<G>(event));
        if views.count() > 0 {
            self.version += 1;
            let place = (self.version, self.model.told);
            let update = seen(&self.game, place, &events);
            update::receive(&mut self.model, ServerMessage::Update(update));
        }
    }

    /// Plays on at random, at least this many moves, until seat A is asked and has a choice.
    pub(super) fn play_on(&mut self, least: usize) {
        let found = self.play_until(|world, number| {
            let asked = world.game.state().awaiting().asked();
            number >= least && asked.contains(Seat::A) && world.model.choices().len() > 2
        });
        assert!(found, "the game is over");
    }

    /// Plays on at random until `done` returns true for the table after a number of moves, or to
    /// the end. Returns whether it did.
    pub(super) fn play_until(&mut self, done: impl Fn(&Self, usize) -> bool) -> bool {
        let mut chance = QuickChance::new(7);
        for number in 0..5000 {
            if done(self, number) {
                return true;
            }
            let Some(by) = self.game.state().awaiting().asked().lowest() else { return false };
            let moves = self.game.state().moves_of(by);
            let dull = |mv: &&G::Move| !mv.to_string().starts_with("withdraw");
            let lively: Vec<&G::Move> = moves.iter().filter(dull).collect();
            let mv = match lively.as_slice() {
                [] => moves[0],
                lively => *lively[chance.below(lively.len())],
            };
            self.play(by, mv);
        }
        panic!("the game goes on forever")
    }
}

fn sees<G: Play>(event: &G::Event) -> bool {
    G::event_view(event, Viewer::Seat(Seat::A)).is_some()
}

/// What seat A is sent: with the version, and the number of the first event.
fn seen<G: Play>(game: &Match<G>, (version, from): (u64, u64), events: &[G::Event]) -> Update {
    let viewer = Viewer::Seat(Seat::A);
    let json = |event: &G::Event| {
        let view = G::event_view(event, viewer)?;
        Some(serde_json::to_value(view).expect("JSON"))
    };
    let awaiting = game.state().awaiting();
    let may = awaiting.may().contains(Seat::A);
    let legal = if may { game.state().moves_of(Seat::A) } else { Vec::new() };
    Update {
        version,
        view: Some(serde_json::to_value(game.view(viewer)).expect("JSON")),
        base: None,
        patch: None,
        legal: legal.iter().map(ToString::to_string).collect(),
        asked: awaiting.asked().contains(Seat::A),
        window: None,
        clocks: None,
        order: Some(Default::default()),
        undo: false,
        back: false,
        from,
        events: events.iter().filter_map(json).collect(),
    }
}

/// A room with Ann on seat A and bots on the others.
pub(super) fn room<G: Play>(players: usize) -> Room {
    let seat = |number: usize| RoomSeat {
        seat: Seat::new(number),
        occupant: match number {
            0 => {
                Occupant::Guest { name: NAMES[0].into(), presence: Presence::Here, program: false }
            }
            _ => Occupant::Bot { level: "knight".into(), name: NAMES[number].into() },
        },
    };
    Room {
        table: "k7f3m2qx9wbd".into(),
        stage: Stage::Playing,
        settings: Settings::usual(G::NAME, players),
        seats: (0..players).map(seat).collect(),
        you: Some(Seat::A),
        host: true,
        spectators: 0,
        commitment: String::new(),
        deal: None,
        paused: false,
        muted: Vec::new(),
        winners: Vec::new(),
        scores: Vec::new(),
        rematch: None,
        closed: None,
        offline: false,
        branch: None,
    }
}
