//! The code generated from a declaration.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Attribute, Ident};

use crate::declaration::{Declaration, Event, EventField, Reveals, Seen, Told};

/// Everything that the derive adds.
pub(crate) fn all(events: &Declaration) -> TokenStream {
    let parts = [view(events), event(events), written(events), read(events), seen_written(events)];
    let remembered = remembered(events);
    quote!(#(#parts)* #remembered)
}

/// The names of an event's fields, as a pattern binds them.
fn names(event: &Event) -> Vec<&Ident> {
    event.fields.iter().map(|field| &field.name).collect()
}

/// `Name` or `Name { fields }`.
fn braced(name: &Ident, fields: &[TokenStream]) -> TokenStream {
    if fields.is_empty() { quote!(#name) } else { quote!(#name { #(#fields),* }) }
}

/// A field of the view.
struct ViewField<'a> {
    name: &'a Ident,
    kind: TokenStream,
    value: TokenStream,
    serde: &'a [Attribute],
}

/// The fields of the view that are made from one field of the event: none, one, or its count too.
fn seen(field: &EventField) -> Vec<ViewField<'_>> {
    let EventField { name, kind, serde, .. } = field;
    let count = field.counted.as_ref().map(|count| ViewField {
        name: count,
        kind: quote!(usize),
        value: quote!(#name.len()),
        serde: &[],
    });
    let itself = match &field.seen {
        Seen::ByNobody => None,
        Seen::ByEverybody => Some((quote!(#kind), quote!(*#name))),
        Seen::Only(seats, None) => {
            let concerned = concerned(seats);
            Some((quote!(Option<#kind>), quote!((#concerned).then_some(*#name))))
        }
        Seen::Only(seats, Some(other)) => {
            let concerned = concerned(seats);
            let value = quote!(::table::SeenAs::<#other>::seen_as(#name, viewer, #concerned));
            Some((quote!(#other), value))
        }
    };
    let itself = itself.map(|(kind, value)| ViewField { name, kind, value, serde });
    count.into_iter().chain(itself).collect()
}

fn concerned(seats: &[Ident]) -> TokenStream {
    quote!(#(viewer.is(*#seats))||*)
}

/// The type that viewers see.
fn view(events: &Declaration) -> TokenStream {
    let Declaration { visibility, view, .. } = events;
    let (attributes, name) = (&view.attributes, &view.name);
    let variants = events.events.iter().map(|event| {
        let fields: Vec<TokenStream> = event
            .fields
            .iter()
            .flat_map(seen)
            .map(|ViewField { name, kind, serde, .. }| quote!(#(#serde)* #name: #kind))
            .collect();
        let (docs, variant) = (&event.docs, braced(&event.name, &fields));
        let others = event.told.iter().flat_map(|told| &told.others).map(|(_, other)| other);
        quote!(#(#docs)* #variant #(, #others)*)
    });
    quote! {
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(::schemars::JsonSchema))]
        #[serde(tag = "event", rename_all = "kebab-case")]
        #[allow(missing_docs)]
        #(#attributes)*
        #visibility enum #name {
            #(#variants),*
        }
    }
}

/// `impl table::Event`: what a viewer may know of it, and who learns something new.
fn event(events: &Declaration) -> TokenStream {
    let (name, view) = (&events.name, &events.view.name);
    let told = events.events.iter().map(|event| {
        let (variant, bound) = (&event.name, names(event));
        if let Some(Told { function, .. }) = &event.told {
            return quote!(Self::#variant { #(#bound),* } => #function(#(*#bound,)* viewer));
        }
        let fields = event.fields.iter().flat_map(seen);
        let fields: Vec<TokenStream> =
            fields.map(|ViewField { name, value, .. }| quote!(#name: #value)).collect();
        let (made, used) = (braced(variant, &fields), used(event, &bound));
        quote!(Self::#variant { #(#bound),* } => { #used Some(#view::#made) })
    });
    let news = events.events.iter().map(|event| {
        let variant = &event.name;
        match &event.reveals {
            Reveals::ToNobody => quote!(Self::#variant { .. } => false),
            Reveals::ToEverybody => quote!(Self::#variant { .. } => true),
            Reveals::To(who) => quote!(Self::#variant { #who, .. } => *#who == to),
            Reveals::Except(who) => quote!(Self::#variant { #who, .. } => *#who != to),
        }
    });
    quote! {
        impl ::table::Event for #name {
            type View = #view;

            fn seen_by(&self, viewer: ::table::Viewer) -> Option<#view> {
                match self { #(#told),* }
            }

            fn reveals_to(&self, to: ::table::Seat) -> bool {
                match self { #(#news),* }
            }
        }
    }
}

/// Fields that nobody sees are bound too, so that none can be forgotten.
fn used(event: &Event, bound: &[&Ident]) -> TokenStream {
    let hidden = event.fields.iter().any(|field| matches!(field.seen, Seen::ByNobody));
    if hidden { quote!(let _ = (#(#bound),*);) } else { TokenStream::new() }
}

/// The event as text: its verb and its fields.
fn written(events: &Declaration) -> TokenStream {
    let name = &events.name;
    let arms = events.events.iter().map(|event| {
        let (variant, verb, bound) = (&event.name, &event.verb, names(event));
        quote! {
            Self::#variant { #(#bound),* } => {
                f.write_str(#verb)?;
                #(::table::Field::write(#bound, f)?;)*
                Ok(())
            }
        }
    });
    quote! {
        impl ::std::fmt::Display for #name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { #(#arms),* }
            }
        }
    }
}

/// Parses the event.
fn read(events: &Declaration) -> TokenStream {
    let name = &events.name;
    let arms = events.events.iter().map(|event| {
        let (variant, verb, fields) = (&event.name, &event.verb, names(event));
        quote!(#verb => Self::#variant { #(#fields: ::table::Field::read(&mut words)?),* })
    });
    quote! {
        impl ::std::str::FromStr for #name {
            type Err = ::table::ParseError;

            fn from_str(text: &str) -> Result<Self, ::table::ParseError> {
                let mut words = ::table::Words::of(text);
                let (_, verb) = words.word("an event")?;
                let event = match verb {
                    #(#arms,)*
                    _ => {
                        let what = format!("`{verb}` is not an event");
                        return Err(::table::ParseError::new(0, what));
                    }
                };
                words.end()?;
                Ok(event)
            }
        }
    }
}

/// The view as text: the event's, with `?` for hidden parts.
fn seen_written(events: &Declaration) -> TokenStream {
    let view = &events.view.name;
    let arms = events.events.iter().map(|event| {
        let (variant, verb) = (&event.name, &event.verb);
        if let Some(Told { text, others, .. }) = &event.told {
            let bound = names(event);
            let others = others.iter().map(|(text, other)| {
                let (variant, bound) =
                    (&other.ident, other.fields.iter().map(|field| &field.ident));
                quote!(Self::#variant { #(#bound),* } => ::std::write!(f, #text))
            });
            return quote!(
                Self::#variant { #(#bound),* } => ::std::write!(f, #text)
                #(, #others)*
            );
        }
        let bound = event.fields.iter().flat_map(seen).map(|field| field.name);
        let texts = event.fields.iter().map(seen_field_written);
        quote! {
            Self::#variant { #(#bound),* } => {
                f.write_str(#verb)?;
                #(#texts)*
                Ok(())
            }
        }
    });
    quote! {
        impl ::std::fmt::Display for #view {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self { #(#arms),* }
            }
        }
    }
}

fn seen_field_written(field: &EventField) -> TokenStream {
    let name = &field.name;
    match (&field.seen, &field.counted) {
        (Seen::ByEverybody, _) => quote!(::table::Field::write(#name, f)?;),
        (Seen::ByNobody, None) => quote!(f.write_str(" ?")?;),
        (Seen::ByNobody, Some(count)) => quote!(::std::write!(f, " {} ?", #count)?;),
        (Seen::Only(_, None), None) => quote! {
            match #name {
                Some(#name) => ::table::Field::write(#name, f)?,
                None => f.write_str(" ?")?,
            }
        },
        (Seen::Only(_, Some(_)), None) => quote!(::std::write!(f, " {}", #name)?;),
        (Seen::Only(..), Some(count)) => quote! {
            ::table::Counted::write_counted(#name, *#count, f)?;
        },
    }
}

/// What the seats know of each other's hands afterwards.
fn remembered(events: &Declaration) -> Option<TokenStream> {
    let cards = events.cards.as_ref()?;
    let (name, kind, hands) = (&events.name, &cards.kind, &cards.hands);
    let arms = events.events.iter().map(|event| {
        let variant = &event.name;
        let moved: Vec<TokenStream> = event.fields.iter().filter_map(field_remembered).collect();
        if moved.is_empty() {
            return quote!(Self::#variant { .. } => {});
        }
        let bound = names(event);
        quote!(#[allow(unused_variables)] Self::#variant { #(#bound),* } => { #(#moved)* })
    });
    Some(quote! {
        impl #name {
            /// Lets the seats remember which cards entered or left a hand, where they saw it.
            pub(crate) fn remember_cards(&self, known: &mut ::table::Knowledge<#kind, {#hands}>) {
                match self { #(#arms),* }
            }
        }
    })
}

fn field_remembered(field: &EventField) -> Option<TokenStream> {
    if field.leaves.is_none() && field.enters.is_none() {
        return None;
    }
    let seat = |seat: &Option<Ident>| match seat {
        Some(seat) => quote!(Some(*#seat)),
        None => quote!(None),
    };
    let (name, from, to) = (&field.name, seat(&field.leaves), seat(&field.enters));
    let witnesses = match &field.seen {
        Seen::ByEverybody => quote!(None),
        Seen::ByNobody => quote!(Some(::table::Seats::NONE)),
        Seen::Only(seats, _) => quote!(Some(::table::Seats::NONE #(.with(*#seats))*)),
    };
    Some(quote!(known.moved(::table::Cards::cards(#name), #from, #to, #witnesses);))
}
