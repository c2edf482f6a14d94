//! Pages as lines: the same for the screen and for screen readers.

use locales::{Words, rules};
use protocol::{ChatLine, Said};

use crate::model::{Model, Page};
use crate::play::{Play, card_name};
use crate::ui_state::{Row, rows};

/// The words that can be typed, in the order of the help. `term-type-WORD` explains each.
const TYPED: [&str; 17] = [
    "number", "move", "why", "moves", "hand", "table", "log", "cards", "rule", "order", "more",
    "undo", "say", "chat", "room", "rematch", "quit",
];

/// A page as lines.
#[must_use]
pub(crate) fn lines<G: Play>(model: &Model<G>, page: &Page) -> Vec<String> {
    match page {
        Page::Keys => keys(model),
        Page::Help => help(model),
        Page::Log if model.log.is_empty() => vec![model.say("term-no-log")],
        Page::Log => model.log.clone(),
        Page::Chat if model.chat.is_empty() => vec![model.say("term-no-chat")],
        Page::Chat => model.chat.iter().map(|line| chat_line(&model.words, line)).collect(),
        Page::Hand => vec![hand(model)],
        Page::Table => match &model.game {
            Some(game) => model.tell(|reader| G::table(reader, &game.view)),
            None => model.seats().into_iter().chain([model.phase()]).collect(),
        },
        Page::Moves(verb) => moves(model, verb.as_deref()),
        Page::Cards(name) => cards(model, name.as_deref()),
        Page::Rules(Some(number)) => rule(&model.words, number)
            .map_or_else(|| unknown(model, "term-no-rule", number), |rule| vec![rule]),
        Page::Rules(None) => whole_rules::<G>(&model.words),
    }
}

/// The text of a rule, after its number.
#[must_use]
pub(crate) fn rule(words: &Words, number: &str) -> Option<String> {
    let text = rules::rule(words.language(), number)?;
    let title = words.say("rule-number", &[("number", number.into())]);
    let game = if number.starts_with('T') { "tournament" } else { "castles" };
    Some(format!("{title}. {}", rules::plain(words, game, &text)))
}

/// The rules as paragraphs, an empty line before each heading.
fn whole_rules<G: Play>(words: &Words) -> Vec<String> {
    let text = rules::text(words.language(), G::NAME).unwrap_or_default();
    let mut lines: Vec<String> = Vec::new();
    for block in rules::blocks(&rules::for_players(text)) {
        let heading = block.starts_with('#');
        if heading && !lines.is_empty() {
            lines.push(String::new());
        }
        let text = block.trim_start_matches(['#', '-']).trim_start();
        lines.push(rules::plain(words, G::NAME, text));
    }
    lines
}

fn unknown<G: Play>(model: &Model<G>, id: &str, text: &str) -> Vec<String> {
    let shown: String = text.chars().take(60).collect();
    vec![model.words.say(id, &[("text", shown.into())])]
}

fn help<G: Play>(model: &Model<G>) -> Vec<String> {
    let mut lines = vec![G::about(&model.words), model.say("term-help-typed")];
    let does_something = |word: &str| G::INTERRUPTS || !["order", "more"].contains(&word);
    for word in TYPED.into_iter().filter(|word| does_something(word)) {
        let example = [("example", G::EXAMPLE.into())];
        lines.push(model.words.say(&format!("term-type-{word}"), &example));
    }
    lines
}

/// The keys and what they do. `term-press-KEY` explains each.
const PRESSED: [&str; 11] =
    ["move", "do", "card", "why", "number", "verbs", "undo", "pages", "search", "order", "say"];

/// The keys of a recorded game. `term-replay-KEY` explains each.
const REPLAYED: [&str; 7] = ["step", "turn", "chapter", "ends", "eyes", "hands", "pages"];

/// Help for the screen: its symbols, the keys and what they do.
fn keys<G: Play>(model: &Model<G>) -> Vec<String> {
    let mut lines = vec![G::legend(&model.words), model.say("term-help-pressed")];
    if model.ui.step.is_some() {
        lines.extend(REPLAYED.iter().map(|key| match *key {
            "chapter" => model.say(&format!("term-replay-chapter-{}", G::NAME)),
            key => model.say(&format!("term-replay-{key}")),
        }));
        lines.push(model.say("term-press-search"));
    } else {
        lines.extend(PRESSED.iter().filter_map(|key| match *key {
            "verbs" if G::VERB_KEYS.is_empty() => None,
            "verbs" => Some(model.say(&format!("term-press-verbs-{}", G::NAME))),
            "order" if !G::INTERRUPTS => None,
            key => Some(model.say(&format!("term-press-{key}"))),
        }));
        lines.push(model.say("term-help-more"));
    }
    lines
}

fn hand<G: Play>(model: &Model<G>) -> String {
    let hand = model.hand();
    let names: Vec<String> = hand.iter().map(|&card| card_name::<G>(&model.words, card)).collect();
    let arguments = [("count", hand.len().into()), ("cards", model.words.list(&names).into())];
    model.words.say("term-hand-line", &arguments)
}

/// The legal moves with their numbers; long runs of one kind are folded unless it is requested.
pub(crate) fn moves<G: Play>(model: &Model<G>, kind: Option<&str>) -> Vec<String> {
    let choices = model.choices();
    if choices.is_empty() {
        return vec![model.say("term-no-moves")];
    }
    let line = |row: Row| match row {
        Row::Move(number) => {
            let fits = kind.is_none_or(|kind| choices[number].is_of(kind));
            fits.then(|| numbered(model, number))
        }
        Row::Fold { kind: folded, first, count } => {
            let arguments = [
                ("name", kind_name::<G>(model, &folded).into()),
                ("verb", folded.into()),
                ("count", count.into()),
            ];
            let said = model.words.say("term-fold", &arguments);
            kind.is_none().then(|| format!("{}–{}  {said}", first + 1, first + count))
        }
    };
    let lines: Vec<String> = rows(choices, kind).into_iter().filter_map(line).collect();
    if lines.is_empty() { vec![model.say("term-no-moves")] } else { lines }
}

/// A common name for moves of a kind: the card, or the action, and its target.
pub(crate) fn kind_name<G: Play>(model: &Model<G>, kind: &str) -> String {
    if let Some(partner) = kind.split_once(' ').and_then(|(_, seat)| seat.parse().ok()) {
        let player = model.tell(|reader| reader.name(partner));
        return model.words.say("term-propose-to", &[("player", player.into())]);
    }
    let verb = kind;
    let card = format!("{}-card-{verb}", G::NAME);
    let named = model.words.say(&card, &[]);
    if named != card {
        return named;
    }
    let id = format!("term-verb-{verb}");
    let named = model.words.say(&id, &[]);
    if named == id { verb.to_owned() } else { named }
}

/// A move with its number.
pub(crate) fn numbered<G: Play>(model: &Model<G>, number: usize) -> String {
    let text = model.choices().get(number).map(|choice| choice.text.as_str());
    format!("{:>2}  {}", number + 1, text.unwrap_or_default())
}

fn cards<G: Play>(model: &Model<G>, name: Option<&str>) -> Vec<String> {
    let words = &model.words;
    let wanted = name.map(str::to_lowercase);
    let mut lines = Vec::new();
    for entry in G::reference() {
        let title = entry.title(words, G::NAME);
        let (effect, rule) = entry.effect(words, G::NAME);
        let fits = |wanted: &String| {
            title.to_lowercase().contains(wanted.as_str()) || entry.name().starts_with(wanted)
        };
        if wanted.as_ref().is_none_or(fits) {
            lines.push(format!("{title}: {effect} ({rule})"));
        }
    }
    match name {
        Some(name) if lines.is_empty() => unknown(model, "term-no-card", name),
        _ => lines,
    }
}

/// A line of chat as it is shown.
#[must_use]
pub(crate) fn chat_line(words: &Words, line: &ChatLine) -> String {
    let said = match &line.said {
        Said::Text(text) => text.clone(),
        Said::Phrase(phrase) => words.say(&format!("phrase-{phrase}"), &[]),
    };
    format!("{}: {said}", line.name)
}
