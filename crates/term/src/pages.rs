//! Things to read, as lines: the same for the screen and for who listens.

use locales::{Words, rules};
use protocol::{ChatLine, Said};

use crate::desk::{Row, rows};
use crate::model::{Model, Page};
use crate::play::{Play, card_name};

/// The words that can be typed, in the order of the help. `term-type-WORD` explains each.
const TYPED: [&str; 16] = [
    "number", "move", "why", "moves", "hand", "table", "log", "cards", "rule", "order", "more",
    "say", "chat", "room", "rematch", "quit",
];

/// A page as lines.
#[must_use]
pub(crate) fn lines<G: Play>(model: &Model<G>, page: &Page) -> Vec<String> {
    match page {
        Page::Help => help(model),
        Page::Log if model.log.is_empty() => vec![model.say("term-no-log")],
        Page::Log => model.log.clone(),
        Page::Chat if model.chat.is_empty() => vec![model.say("term-no-chat")],
        Page::Chat => model.chat.iter().map(|line| chat_line(&model.words, line)).collect(),
        Page::Hand => vec![hand(model)],
        Page::Table => match &model.game {
            Some(game) => model.tell(|reader| G::table(reader, &game.view)),
            None => vec![model.phase()],
        },
        Page::Moves(verb) => moves(model, verb.as_deref()),
        Page::Cards(name) => cards(model, name.as_deref()),
        Page::Rules(Some(number)) => rule(&model.words, number)
            .map_or_else(|| unknown(model, "term-no-rule", number), |rule| vec![rule]),
        Page::Rules(None) => whole_rules::<G>(&model.words),
    }
}

/// A rule in its own words, after its number.
#[must_use]
pub(crate) fn rule(words: &Words, number: &str) -> Option<String> {
    let text = rules::rule(words.language(), number)?;
    let title = words.say("rule-number", &[("number", number.into())]);
    Some(format!("{title}. {}", unmarked(&text)))
}

/// Markdown without its marks, and without the letters in brackets that tell a rule's source.
fn unmarked(text: &str) -> String {
    let plain = text.replace("**", "").replace('`', "");
    let mut pieces = plain.split('[');
    let mut unmarked = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        match piece.split_once("] ").filter(|(mark, _)| mark.len() == 1) {
            Some((_, rest)) => unmarked.push_str(rest),
            None => {
                unmarked.push('[');
                unmarked.push_str(piece);
            }
        }
    }
    unmarked
}

fn whole_rules<G: Play>(words: &Words) -> Vec<String> {
    let text = rules::text(words.language(), G::NAME).unwrap_or_default();
    text.lines().map(|line| unmarked(line.trim_start_matches('#').trim_start())).collect()
}

fn unknown<G: Play>(model: &Model<G>, id: &str, text: &str) -> Vec<String> {
    let shown: String = text.chars().take(60).collect();
    vec![model.words.say(id, &[("text", shown.into())])]
}

fn help<G: Play>(model: &Model<G>) -> Vec<String> {
    let mut lines = vec![G::about(&model.words), model.say("term-help-typed")];
    for word in TYPED {
        let example = [("example", G::EXAMPLE.into())];
        lines.push(model.words.say(&format!("term-type-{word}"), &example));
    }
    lines
}

/// The keys and what they do. `term-press-KEY` explains each.
const PRESSED: [&str; 9] =
    ["move", "do", "card", "why", "number", "verbs", "pages", "order", "say"];

/// What one who sees the screen wants to know: its signs, the keys and what they do.
pub(crate) fn keys<G: Play>(model: &Model<G>) -> Vec<String> {
    let pressed = PRESSED.iter().map(|key| model.say(&format!("term-press-{key}")));
    let head = [G::legend(&model.words), model.say("term-help-pressed")];
    head.into_iter().chain(pressed).collect()
}

fn hand<G: Play>(model: &Model<G>) -> String {
    let hand = model.hand();
    let names: Vec<String> = hand.iter().map(|&card| card_name::<G>(&model.words, card)).collect();
    let arguments = [("count", hand.len().into()), ("cards", model.words.list(&names).into())];
    model.words.say("term-hand-line", &arguments)
}

/// The legal moves with their numbers; long runs of one verb are folded unless it is asked for.
pub(crate) fn moves<G: Play>(model: &Model<G>, verb: Option<&str>) -> Vec<String> {
    let choices = model.choices();
    if choices.is_empty() {
        return vec![model.say("term-no-moves")];
    }
    let line = |row: Row| match row {
        Row::Move(number) => {
            let fits = verb.is_none_or(|verb| choices[number].verb() == verb);
            fits.then(|| numbered(model, number))
        }
        Row::Fold { verb: folded, first, count } => {
            let arguments = [
                ("name", verb_name::<G>(model, &folded).into()),
                ("verb", folded.into()),
                ("count", count.into()),
            ];
            let said = model.words.say("term-fold", &arguments);
            verb.is_none().then(|| format!("{}–{}  {said}", first + 1, first + count))
        }
    };
    let lines: Vec<String> = rows(choices, verb).into_iter().filter_map(line).collect();
    if lines.is_empty() { vec![model.say("term-no-moves")] } else { lines }
}

/// What moves of a verb are called together: the card, or what it is that is done.
pub(crate) fn verb_name<G: Play>(model: &Model<G>, verb: &str) -> String {
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
