//! The contents of a Fluent file: its messages, and the arguments of each.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The messages of one language, whatever file they are in.
#[derive(Clone, Debug, Default)]
pub(crate) struct Messages {
    /// By id, or `id.attribute`.
    pub(crate) all: BTreeMap<String, Message>,
    /// What is wrong with the files themselves.
    pub(crate) faults: Vec<String>,
}

/// One pattern.
#[derive(Clone, Debug, Default)]
pub(crate) struct Message {
    /// The arguments that it uses.
    pub(crate) variables: BTreeSet<String>,
    /// The messages that it refers to.
    references: BTreeSet<String>,
    /// The arguments by which it chooses between forms for one and for many.
    pub(crate) counted: BTreeSet<String>,
    /// The arguments by which it chooses between forms, each with the keys of the forms.
    pub(crate) choices: BTreeMap<String, BTreeSet<String>>,
    /// Its text, without placeables.
    pub(crate) text: String,
}

impl Messages {
    /// Reads files, each with its name.
    pub(crate) fn of(files: &[(String, String)]) -> Self {
        let mut messages = Self::default();
        for (name, text) in files {
            messages.read(name, text);
        }
        let known: BTreeSet<String> = messages.all.keys().cloned().collect();
        for (id, message) in &messages.all {
            let unknown = message.references.difference(&known);
            let faults = unknown.map(|other| format!("{id} refers to {other}, which is missing"));
            messages.faults.extend(faults);
        }
        messages
    }

    fn read(&mut self, name: &str, text: &str) {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err(faulty) => faulty,
        };
        self.faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let id = message.id.name;
                if let Some(value) = &message.value {
                    self.add(name, id.to_owned(), value);
                }
                for attribute in &message.attributes {
                    self.add(name, format!("{id}.{}", attribute.id.name), &attribute.value);
                }
            }
        }
    }

    fn add(&mut self, name: &str, id: String, pattern: &Pattern<&str>) {
        let mut message = Message::default();
        message.add_pattern(pattern);
        if self.all.insert(id.clone(), message).is_some() {
            self.faults.push(format!("{name}: {id} is said twice"));
        }
    }

    /// The ids of messages, without attributes.
    pub(crate) fn ids(&self) -> BTreeSet<String> {
        self.all.keys().filter(|id| !id.contains('.')).cloned().collect()
    }
}

impl Message {
    fn add_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.text.push('…');
                    self.add_expression(expression);
                }
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = self.choices.entry(id.name.to_owned()).or_default();
                    keys.extend(variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    }));
                    if keys.contains("one") {
                        self.counted.insert(id.name.to_owned());
                    }
                }
                for variant in variants {
                    self.text.push(' ');
                    self.add_pattern(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|attribute| format!(".{}", attribute.name));
                self.references.insert(id.name.to_owned() + &attribute.unwrap_or_default());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.add_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
