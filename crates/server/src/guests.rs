//! People without accounts: whoever holds a token is that person.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Code, Refusal};
use sha2::{Digest, Sha256};

use crate::hall::{Hall, storage};
use crate::store::{Change, GuestRow};
use crate::table::Guest;

/// A cookie lasts as long as browsers keep one.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// The letters of a token, for it is sent as text.
const HEX: &[u8; 16] = b"0123456789abcdef";

/// A secret of 256 bits as text.
pub(crate) fn new_secret(hall: &Hall) -> String {
    let bytes: [u8; 32] = hall.entropy.bytes();
    let digits = bytes.into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| HEX[usize::from(digit)] as char).collect()
}

/// Only this is kept of a secret.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// The name of the cookie. With a secure address browsers guarantee who set it.
fn cookie_name(hall: &Hall) -> &'static str {
    if hall.is_secure() { "__Host-ivanhoe" } else { "ivanhoe" }
}

/// The token that a request carries.
fn token<'a>(hall: &Hall, headers: &'a HeaderMap) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let pairs = cookies.filter_map(|cookie| cookie.to_str().ok()).flat_map(|text| text.split(';'));
    let named = pairs.filter_map(|pair| pair.trim().split_once('='));
    let mut own = named.filter(|(name, _)| *name == cookie_name(hall));
    own.next().map(|(_, token)| token)
}

/// The cookie that makes a browser somebody.
pub(crate) fn cookie(hall: &Hall, token: &str) -> HeaderValue {
    let secure = if hall.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(hall);
    let text =
        format!("{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).expect("a token is plain text");
    value.set_sensitive(true);
    value
}

/// Who sends a request; nobody without a token that is known.
///
/// # Errors
/// If he is shut out, or the database does not answer.
pub(crate) async fn sender(hall: &Hall, headers: &HeaderMap) -> Result<Option<Guest>, Refusal> {
    let Some(token) = token(hall, headers) else { return Ok(None) };
    let hash = hash(token);
    let row = hall.store.read(move |db| db.guest_by_token(&hash)).await.map_err(storage)?;
    match row {
        None => Ok(None),
        Some(row) if row.banned => Err(Code::Banned.into()),
        Some(row) => Ok(Some(Guest { id: row.id, name: row.name })),
    }
}

/// Makes a new guest, and his token.
///
/// # Errors
/// If it cannot be stored.
pub(crate) async fn become_guest(hall: &Hall, name: &str) -> Result<(Guest, String), Refusal> {
    // Positive, so that every database and every client reads it as it is.
    let id = (hall.entropy.number() >> 11) as i64;
    let token = new_secret(hall);
    let row = GuestRow { id, name: name.to_owned(), banned: false, created: hall.clock.now() };
    let job = vec![Change::Guest(row), Change::Token { guest: id, hash: hash(&token) }];
    hall.store.keep(job).await.map_err(storage)?;
    Ok((Guest { id, name: name.to_owned() }, token))
}

/// Gives a guest another name.
///
/// # Errors
/// If it cannot be stored.
pub(crate) async fn rename(hall: &Hall, guest: &Guest, name: &str) -> Result<Guest, Refusal> {
    let Guest { id, .. } = *guest;
    let change = Change::Named { guest: id, name: name.to_owned() };
    hall.store.keep(vec![change]).await.map_err(storage)?;
    Ok(Guest { id, name: name.to_owned() })
}

/// A nickname as it may be shown: letters, digits, single spaces and a few signs.
///
/// # Errors
/// If it cannot be a name.
pub(crate) fn checked_name(wish: &str) -> Result<String, Refusal> {
    let words: Vec<&str> = wish.split_whitespace().collect();
    let name = words.join(" ");
    let length = name.chars().count();
    let fits = |c: char| c.is_alphanumeric() || " .-_'’·".contains(c);
    let spoken = name.chars().any(char::is_alphanumeric);
    if length <= protocol::LONGEST_NAME && spoken && name.chars().all(fits) {
        Ok(name)
    } else {
        Err(Code::BadName.into())
    }
}

/// What somebody without a wish is called: a guest with a number.
pub(crate) fn some_name(hall: &Hall) -> String {
    format!("Guest {}", 1000 + hall.entropy.number() % 9000)
}

#[cfg(test)]
mod tests {
    use super::checked_name;

    #[test]
    fn names_are_plain() {
        assert_eq!(checked_name("  Wilfred  of\tIvanhoe "), Ok("Wilfred of Ivanhoe".into()));
        assert_eq!(checked_name("Zoë d’Arc"), Ok("Zoë d’Arc".into()));
        let bad = ["", "   ", "...", "<b>", "a\u{202e}b", "\u{200b}", "a\0b", "A\"B", "&amp;"];
        for bad in bad {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        assert!(checked_name(&"x".repeat(25)).is_err());
    }
}
