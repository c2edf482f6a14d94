//! The parsed declaration.

use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, Field, Fields, Ident, LitStr, Path, Result, Token,
    Type, Variant, Visibility,
};

/// All events of a game.
pub(crate) struct Declaration {
    pub(crate) visibility: Visibility,
    pub(crate) name: Ident,
    pub(crate) view: View,
    pub(crate) cards: Option<Cards>,
    pub(crate) events: Vec<Event>,
}

/// `#[view(…)]`: the name of the view and its own attributes.
pub(crate) struct View {
    pub(crate) attributes: Vec<Attribute>,
    pub(crate) name: Ident,
}

/// `#[cards(Card, 5)]`: the type of cards, and the maximum number of hands.
pub(crate) struct Cards {
    pub(crate) kind: Type,
    pub(crate) hands: Expr,
}

/// One event.
pub(crate) struct Event {
    pub(crate) docs: Vec<Attribute>,
    pub(crate) name: Ident,
    pub(crate) verb: LitStr,
    pub(crate) told: Option<Told>,
    pub(crate) reveals: Reveals,
    pub(crate) fields: Vec<EventField>,
}

/// `#[told(function, "text")]` and `#[or("text", Variant { … })]`: a function decides what a viewer
/// may know, in one of these forms.
pub(crate) struct Told {
    pub(crate) function: Path,
    pub(crate) text: LitStr,
    pub(crate) others: Vec<(LitStr, Variant)>,
}

/// `#[reveals]`, `#[reveals(seat)]`, `#[reveals(except seat)]`: who learns something new.
pub(crate) enum Reveals {
    ToNobody,
    ToEverybody,
    To(Ident),
    Except(Ident),
}

/// One field of an event.
pub(crate) struct EventField {
    pub(crate) name: Ident,
    pub(crate) kind: Type,
    pub(crate) seen: Seen,
    pub(crate) counted: Option<Ident>,
    pub(crate) leaves: Option<Ident>,
    pub(crate) enters: Option<Ident>,
    /// The serde attributes of the field in the view.
    pub(crate) serde: Vec<Attribute>,
}

/// Who sees a field.
pub(crate) enum Seen {
    ByEverybody,
    /// `#[only(by, with)]`, or `#[only(by, with as GoodsView)]` where the others see something too.
    Only(Vec<Ident>, Option<Box<Type>>),
    /// `#[nobody]`
    ByNobody,
}

impl Declaration {
    pub(crate) fn read(input: &DeriveInput) -> Result<Self> {
        let Data::Enum(body) = &input.data else {
            return Err(Error::new_spanned(&input.ident, "events are the variants of an enum"));
        };
        let view = find(&input.attrs, "view").ok_or_else(|| {
            Error::new_spanned(&input.ident, "`#[view(EventView)]` names the type of the views")
        })?;
        let cards = find(&input.attrs, "cards").map(Attribute::parse_args).transpose()?;
        let events: Result<Vec<_>> = body.variants.iter().map(Event::read).collect();
        Ok(Self {
            visibility: input.vis.clone(),
            name: input.ident.clone(),
            view: view.parse_args()?,
            cards,
            events: events?,
        })
    }
}

impl Event {
    fn read(variant: &Variant) -> Result<Self> {
        let attributes = &variant.attrs;
        let verb = find(attributes, "verb").ok_or_else(|| {
            Error::new_spanned(variant, "`#[verb(\"…\")]` says how the event is written")
        })?;
        let told = find(attributes, "told").map(|told| Told::read(told, attributes)).transpose()?;
        let reveals = find(attributes, "reveals").map(Reveals::read).transpose()?;
        let fields = match &variant.fields {
            Fields::Named(fields) => fields.named.iter().map(EventField::read).collect(),
            Fields::Unit => Ok(Vec::new()),
            Fields::Unnamed(_) => Err(Error::new_spanned(variant, "the fields have names")),
        };
        Ok(Self {
            docs: all(attributes, "doc"),
            name: variant.ident.clone(),
            verb: verb.parse_args()?,
            told,
            reveals: reveals.unwrap_or(Reveals::ToNobody),
            fields: fields?,
        })
    }
}

impl EventField {
    fn read(field: &Field) -> Result<Self> {
        let attributes = &field.attrs;
        let seat = |name| find(attributes, name).map(Attribute::parse_args).transpose();
        let seen = match (find(attributes, "only"), find(attributes, "nobody")) {
            (Some(_), Some(nobody)) => {
                return Err(Error::new_spanned(nobody, "either `only` some see it, or nobody"));
            }
            (Some(only), None) => only.parse_args_with(read_only)?,
            (None, Some(_)) => Seen::ByNobody,
            (None, None) => Seen::ByEverybody,
        };
        let counted = seat("counted")?;
        if let (Seen::ByEverybody, Some(counted)) = (&seen, &counted) {
            return Err(Error::new_spanned(counted, "what everybody sees needs no count"));
        }
        Ok(Self {
            name: field.ident.clone().ok_or_else(|| Error::new_spanned(field, "a name"))?,
            kind: field.ty.clone(),
            seen,
            counted,
            leaves: seat("leaves")?,
            enters: seat("enters")?,
            serde: all(attributes, "serde"),
        })
    }
}

/// `by, with` or `by, with as GoodsView`
fn read_only(input: ParseStream<'_>) -> Result<Seen> {
    let mut seats = vec![input.parse()?];
    while input.peek(Token![,]) {
        input.parse::<Token![,]>()?;
        seats.push(input.parse()?);
    }
    let kind = input.parse::<Option<Token![as]>>()?.map(|_| input.parse()).transpose()?;
    Ok(Seen::Only(seats, kind))
}

impl Parse for View {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        Ok(Self { attributes: input.call(Attribute::parse_outer)?, name: input.parse()? })
    }
}

impl Parse for Cards {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let kind = input.parse()?;
        input.parse::<Token![,]>()?;
        Ok(Self { kind, hands: input.parse()? })
    }
}

impl Told {
    fn read(told: &Attribute, attributes: &[Attribute]) -> Result<Self> {
        let (function, text) = told.parse_args_with(|input: ParseStream<'_>| {
            let function = input.parse()?;
            input.parse::<Token![,]>()?;
            Ok((function, input.parse()?))
        })?;
        let others = attributes.iter().filter(|attribute| attribute.path().is_ident("or"));
        let others = others.map(|or| {
            or.parse_args_with(|input: ParseStream<'_>| {
                let text = input.parse()?;
                input.parse::<Token![,]>()?;
                Ok((text, input.parse()?))
            })
        });
        Ok(Self { function, text, others: others.collect::<Result<_>>()? })
    }
}

impl Reveals {
    fn read(attribute: &Attribute) -> Result<Self> {
        if attribute.meta.require_path_only().is_ok() {
            return Ok(Self::ToEverybody);
        }
        attribute.parse_args_with(|input: ParseStream<'_>| {
            let first: Ident = input.parse()?;
            let second: Option<Ident> = input.parse()?;
            match second {
                None => Ok(Self::To(first)),
                Some(seat) if first == "except" => Ok(Self::Except(seat)),
                Some(_) => {
                    Err(Error::new_spanned(first, "`except` is the only word before a seat"))
                }
            }
        })
    }
}

/// The first attribute of this name.
fn find<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attributes.iter().find(|attribute| attribute.path().is_ident(name))
}

/// Every attribute of this name.
fn all(attributes: &[Attribute], name: &str) -> Vec<Attribute> {
    attributes.iter().filter(|attribute| attribute.path().is_ident(name)).cloned().collect()
}
