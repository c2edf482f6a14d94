//! The web client's types are generated from ours: the committed files must be up to date. `make
//! types` writes them again.

use std::fs;
use std::path::Path;

use bots::Level;
use games::{Task, Title};
use table::scenario::Scenario;
use table::{Hand, HouseRule, Notation, Options as _, Seat, Viewer};
use ts_rs::TS;

/// A file of TypeScript: each type under its own name.
struct File {
    path: String,
    text: String,
}

impl File {
    fn new(path: &str, imports: &str) -> Self {
        let head = "// Made from the Rust types by `make types`. Do not edit.\n";
        let imports = if imports.is_empty() { String::new() } else { format!("\n{imports}\n") };
        Self { path: path.to_owned(), text: format!("{head}{imports}") }
    }

    /// Integers, including times, are small enough for a JavaScript number.
    fn with<T: TS>(mut self) -> Self {
        let docs = T::docs().unwrap_or_default();
        let decl = T::decl().replace("bigint", "number");
        self.text.push_str(&format!("\n{docs}export {decl}\n"));
        self
    }

    fn with_words(mut self, name: &str, words: &[&str]) -> Self {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        self.text.push_str(&format!("\nexport type {name} = {};\n", words.join(" | ")));
        self
    }

    fn with_list(mut self, name: &str, words: &[&str]) -> Self {
        let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
        self.text.push_str(&format!("\nexport const {name} = [{}] as const;\n", words.join(", ")));
        self
    }

    fn with_text(mut self, text: &str) -> Self {
        self.text.push_str(text);
        self
    }

    fn check(&self) {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(&self.path);
        if std::env::var_os("UPDATE_TYPES").is_some() {
            fs::write(&path, &self.text).expect("the file can be written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(committed == self.text, "{} is out of date: run `make types`", self.path);
    }
}

#[test]
fn the_protocol_is_up_to_date() {
    let seats = ["A", "B", "C", "D", "E", "F"];
    assert_eq!(Seat::ALL.map(|seat| seat.to_string()), seats);
    assert_eq!(Viewer::Public.to_string(), "public");
    File::new("protocol.ts", "")
        .with_words("Seat", &seats)
        .with_text("\nexport type Viewer = Seat | \"public\";\n")
        .with_text("\nexport type JsonValue = unknown;\n")
        .with_text(&format!("\nexport const VERSION = {};\n", protocol::VERSION))
        .with_text(&format!("\nexport const LONGEST_LINE = {};\n", protocol::LONGEST_LINE))
        .with_text(&format!("\nexport const LONGEST_NAME = {};\n", protocol::LONGEST_NAME))
        .with_list("PHRASES", &protocol::PHRASES)
        .with_list("LEVELS", &Level::ALL.map(Level::name))
        .with::<protocol::Stage>()
        .with::<protocol::Clock>()
        .with::<protocol::Pace>()
        .with::<protocol::Settings>()
        .with::<protocol::StandingOrder>()
        .with::<protocol::Presence>()
        .with::<protocol::Occupant>()
        .with::<protocol::RoomSeat>()
        .with::<protocol::Deal>()
        .with::<protocol::Closed>()
        .with::<protocol::Room>()
        .with::<protocol::Branch>()
        .with::<protocol::LobbyTable>()
        .with::<protocol::Code>()
        .with::<protocol::Refusal>()
        .with::<protocol::Fault>()
        .with::<protocol::Me>()
        .with::<protocol::NameMe>()
        .with::<protocol::DeviceLink>()
        .with::<protocol::Device>()
        .with::<protocol::MakeTable>()
        .with::<protocol::PlayNow>()
        .with::<protocol::TableLink>()
        .with::<protocol::MyGame>()
        .with::<protocol::FinishedGame>()
        .with::<protocol::Games>()
        .with::<protocol::ReplayStep>()
        .with::<protocol::Hello>()
        .with::<protocol::EventMark>()
        .with::<protocol::WindowBar>()
        .with::<protocol::Clocks>()
        .with::<protocol::Update>()
        .with::<protocol::Hint>()
        .with::<protocol::Answer>()
        .with::<protocol::Said>()
        .with::<protocol::ChatLine>()
        .with::<protocol::Closing>()
        .with::<protocol::ServerMessage>()
        .with::<protocol::ClientMessage>()
        .with_text(
            "\n/** A message of a client with its own name for it, which the answer repeats. */\n\
             export type Request = { id: string } & ClientMessage;\n",
        )
        .check();
}

#[test]
fn the_tournament_is_up_to_date() {
    use tournament::{Card, Colour, EventView, PhaseView, Reason, SeatView, View};
    File::new("games/tournament/types.ts", IMPORTS)
        .with_words("Card", &Card::ALL.map(Card::name))
        .with_words("Colour", &Colour::ALL.map(Colour::name))
        .with::<tournament::Place>()
        .with::<tournament::FaceUp>()
        .with::<tournament::Action>()
        .with::<tournament::Move>()
        .with::<tournament::Ties>()
        .with::<tournament::Repeat>()
        .with::<tournament::DiscardPile>()
        .with::<tournament::Options>()
        .with::<PhaseView>()
        .with::<SeatView>()
        .with::<View>()
        .with::<EventView>()
        .with::<Reason>()
        .check();
}

#[test]
fn the_castles_are_up_to_date() {
    use castles::{Card, Castle, EventView, Lord, PhaseView, Reason, SeatView, View};
    File::new("games/castles/types.ts", IMPORTS)
        .with_words("Card", &Card::ALL.map(Card::name))
        .with_words("Castle", &Castle::ALL.map(Castle::name))
        .with_words("Lord", &Lord::ALL.map(Lord::name))
        .with::<castles::Bundle>()
        .with::<castles::Move>()
        .with::<castles::Options>()
        .with::<castles::GoodsView>()
        .with::<castles::OfferView>()
        .with::<castles::Interrupted>()
        .with::<PhaseView>()
        .with::<castles::CastleView>()
        .with::<SeatView>()
        .with::<View>()
        .with::<EventView>()
        .with::<Reason>()
        .check();
}

/// What pages must know of a game before its own code is loaded: its place in the list of games,
/// and its folder.
struct Meta(usize, String);

impl Task for Meta {
    type Output = File;

    fn run<G: Notation>(self) -> File {
        let (fewest, most) = G::PLAYERS;
        let players: Vec<String> = (fewest..=most).map(|count| count.to_string()).collect();
        let rules = G::Options::HOUSE_RULES.iter().map(|HouseRule { key, values }| {
            let kind = match values {
                ["false", "true"] => "flag",
                _ if values.iter().all(|value| value.parse::<u8>().is_ok()) => "number",
                _ => "word",
            };
            format!("    {{ key: {key:?}, kind: {kind:?}, values: {values:?} }},\n")
        });
        let deck = Hand::<G::Kind>::whole_deck();
        let counts =
            deck.kinds().map(|kind| format!("    {:?}: {},\n", kind.to_string(), deck.count(kind)));
        let (rules, counts): (String, String) = (rules.collect(), counts.collect());
        let (place, players) = (self.0, players.join(", "));
        let text = format!(
            "\nexport const meta: Meta = {{\n  place: {place},\n  players: [{players}],\n  \
             houseRules: [\n{rules}  ],\n  deck: {{\n{counts}  }},\n}};\n"
        );
        let path = format!("{}/meta.ts", self.1);
        File::new(&path, "import type { Meta } from \"../meta\";").with_text(&text)
    }
}

#[test]
fn the_data_of_every_game_is_up_to_date() {
    for (place, title) in Title::ALL.into_iter().enumerate() {
        let folder = match title {
            Title::Tournament | Title::Castles => format!("games/{title}"),
            // Tests put it there, into a copy of the client.
            Title::Toy => "../../crates/toy/web".to_owned(),
        };
        title.run(Meta(place, folder)).check();
    }
}

/// The examples of the rulebook: scenarios that hold, as the player in seat A sees them before and
/// after the moves.
struct Examples {
    folder: String,
    scenarios: Vec<Scenario>,
}

impl Task for Examples {
    type Output = File;

    fn run<G: Notation>(self) -> File {
        let seen = |game: &G| {
            let view = game.view(&G::Memory::default(), Viewer::Seat(Seat::A));
            serde_json::to_string(&view).expect("a view is written")
        };
        let mut text = String::from("\nexport const EXAMPLES = {\n");
        for scenario in &self.scenarios {
            scenario.run::<G>().unwrap_or_else(|fault| panic!("{}: {fault}", scenario.name));
            let (before, after) = scenario.positions::<G>().expect("it has just been played");
            let (name, before, after) = (&scenario.name, seen(&before), seen(&after));
            text.push_str(&format!("  {name}: {{\n    before: {before},\n    after: {after},\n"));
            text.push_str("  },\n");
        }
        text.push_str("} satisfies Record<string, { before: View; after: View }>;\n");
        let path = format!("{}/examples.ts", self.folder);
        File::new(&path, "import type { View } from \"./types\";").with_text(&text)
    }
}

#[test]
fn the_examples_of_the_rulebook_are_positions_of_the_game() {
    for title in [Title::Tournament, Title::Castles] {
        let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules");
        let text =
            fs::read_to_string(rules.join(format!("{title}-examples.json"))).expect("a file");
        let scenarios = table::scenario::read(&text).expect("scenarios");
        title.run(Examples { folder: format!("games/{title}"), scenarios }).check();
    }
}

const IMPORTS: &str =
    "import type { Seat, Viewer } from \"../../protocol\";\n\nexport type Seats = Array<Seat>;";
