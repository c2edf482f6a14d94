//! `#[derive(Patch)]`: how a view differs from an earlier one, field by field.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Field, Fields, Ident, LitStr, Result};

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(body) = &input.data else {
        return Err(Error::new_spanned(&input.ident, "only a struct has fields to compare"));
    };
    let Fields::Named(fields) = &body.fields else {
        return Err(Error::new_spanned(&input.ident, "the fields have names"));
    };
    let (mut noted, mut flat) = (Vec::new(), Vec::new());
    for field in &fields.named {
        let name = field.ident.as_ref().ok_or_else(|| Error::new_spanned(field, "a name"))?;
        let is_list = field.attrs.iter().any(|one| one.path().is_ident("items"));
        match key(name, field)? {
            Some(key) if is_list => noted.push(quote!(to.items(#key, &old.#name, &self.#name);)),
            Some(key) => noted.push(quote!(to.field(#key, &old.#name, &self.#name);)),
            None => flat.push(quote!(self.#name.changes(&old.#name, to))),
        }
    }
    let name = &input.ident;
    Ok(quote! {
        impl ::table::Patch for #name {
            fn changes(&self, old: &Self, to: &mut ::table::Changes<'_>) -> bool {
                #(#noted)*
                true #(&& #flat)*
            }
        }
    })
}

/// The name that serde gives the field; `None` if it is flattened.
fn key(name: &Ident, field: &Field) -> Result<Option<LitStr>> {
    let mut key = Some(LitStr::new(&name.to_string(), name.span()));
    for attribute in field.attrs.iter().filter(|one| one.path().is_ident("serde")) {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("rename") {
                key = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("flatten") {
                key = None;
            } else {
                return Err(meta.error("a patch knows `rename` and `flatten`"));
            }
            Ok(())
        })?;
    }
    Ok(key)
}
