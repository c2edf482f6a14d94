//! People without accounts: a token identifies its holder, a person or a program.

use axum::http::{HeaderMap, HeaderValue, header};
use protocol::{Code, Refusal};
use sha2::{Digest, Sha256};
use unicode_width::UnicodeWidthChar as _;

use crate::app::{AppState, storage};
use crate::store::{Change, GuestId, GuestRow, Millis, StoreError};
use crate::table::Guest;

/// A cookie lasts as long as browsers keep one.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// A link to another device is valid for this long.
const LINK: Millis = 10 * 60 * 1000;

/// The digits of a token, which is sent as text.
const HEX: &[u8; 16] = b"0123456789abcdef";

/// A secret of 256 bits as text.
pub(crate) fn new_secret(app: &AppState) -> String {
    let bytes: [u8; 32] = app.entropy.bytes();
    let digits = bytes.into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| HEX[usize::from(digit)] as char).collect()
}

/// Only this hash of a secret is stored.
pub(crate) fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

/// The name of the cookie. On a secure address browsers guarantee who set it.
fn cookie_name(app: &AppState) -> &'static str {
    if app.is_secure() { "__Host-ivanhoe" } else { "ivanhoe" }
}

/// The token that a program sends in a header: `Authorization: Bearer TOKEN`.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The token in a browser's cookie.
fn token_in_cookie<'a>(app: &AppState, headers: &'a HeaderMap) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let pairs = cookies.filter_map(|cookie| cookie.to_str().ok()).flat_map(|text| text.split(';'));
    let named = pairs.filter_map(|pair| pair.trim().split_once('='));
    let mut own = named.filter(|(name, _)| *name == cookie_name(app));
    own.next().map(|(_, token)| token)
}

/// The cookie that identifies a browser.
pub(crate) fn cookie(app: &AppState, token: &str) -> HeaderValue {
    let secure = if app.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(app);
    let text =
        format!("{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).expect("a token is plain text");
    value.set_sensitive(true);
    value
}

/// The guest who sends a request; `None` without a known token. A program's token does not work as
/// a cookie, and a person's cookie does not work as a program's token: anybody who plays through
/// the programming interface is marked as a program.
///
/// # Errors
/// If they are banned, or the database does not answer.
pub(crate) async fn sender(app: &AppState, headers: &HeaderMap) -> Result<Option<Guest>, Refusal> {
    let bearer = bearer(headers);
    let Some(token) = bearer.or_else(|| token_in_cookie(app, headers)) else { return Ok(None) };
    let (hash, is_program) = (hash(token), bearer.is_some());
    let row = app.store.read(move |db| db.guest_by_token(&hash)).await.map_err(storage)?;
    match row {
        Some(row) if row.program != is_program => Ok(None),
        None => Ok(None),
        Some(row) if row.banned => Err(Code::Banned.into()),
        Some(row) => Ok(Some(Guest { id: row.id, name: row.name, program: row.program })),
    }
}

/// Creates a new guest and their token.
///
/// # Errors
/// If it cannot be stored.
pub(crate) async fn become_guest(
    app: &AppState,
    name: &str,
    program: bool,
) -> Result<(Guest, String), Refusal> {
    // Positive, so that every database and every client reads the same number.
    let id = (app.entropy.number() >> 11) as i64;
    let token = new_secret(app);
    let (name, created) = (name.to_owned(), app.clock.now());
    let row = GuestRow { id, name: name.clone(), banned: false, created, program };
    let job = vec![Change::Guest(row), Change::Token { guest: id, hash: hash(&token) }];
    app.store.save(job).await.map_err(storage)?;
    Ok((Guest { id, name, program }, token))
}

/// The secret of a link that makes another device this guest, once.
///
/// # Errors
/// If it cannot be stored.
pub(crate) async fn make_link(app: &AppState, guest: GuestId) -> Result<String, Refusal> {
    let (secret, made) = (new_secret(app), app.clock.now());
    let link = Change::Link { hash: hash(&secret), guest, made, until: made + LINK };
    app.store.save(vec![link]).await.map_err(storage)?;
    Ok(secret)
}

/// The guest whom a link signs in on another device, and the token of that device. The link is
/// used up, unless the token could not be stored.
///
/// # Errors
/// If there is no such link, it was used or has expired, or the guest is banned.
pub(crate) async fn use_link(app: &AppState, secret: &str) -> Result<(Guest, String), Refusal> {
    let link = hash(secret);
    let found = app.store.read(move |db| {
        Ok(match db.link(&link)? {
            Some((guest, until)) => db.guest(guest)?.map(|guest| (guest, until)),
            None => None,
        })
    });
    let found = found.await.map_err(storage)?;
    let (row, _) = found.filter(|(_, until)| *until > app.clock.now()).ok_or(Code::NotFound)?;
    if row.banned {
        return Err(Code::Banned.into());
    }
    let token = new_secret(app);
    let new_token = Change::Token { guest: row.id, hash: hash(&token) };
    app.store.save(vec![Change::LinkUsed { hash: link }, new_token]).await.map_err(|error| {
        match error {
            // Somebody else was faster.
            StoreError::Conflict(_) => Code::NotFound.into(),
            StoreError::Unavailable(_) | StoreError::Replaced | StoreError::Deposed => {
                storage(error)
            }
        }
    })?;
    Ok((Guest { id: row.id, name: row.name, program: row.program }, token))
}

/// Renames a guest.
///
/// # Errors
/// If it cannot be stored.
pub(crate) async fn rename(app: &AppState, guest: &Guest, name: &str) -> Result<Guest, Refusal> {
    let change = Change::Named { guest: guest.id, name: name.to_owned() };
    app.store.save(vec![change]).await.map_err(storage)?;
    Ok(Guest { name: name.to_owned(), ..*guest })
}

/// A nickname as it may be shown: letters, digits, single spaces and a few signs.
///
/// # Errors
/// If it cannot be a name.
pub(crate) fn checked_name(wanted: &str) -> Result<String, Refusal> {
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let name = words.join(" ");
    let length = name.chars().count();
    let fits = |c: char| (c.is_alphanumeric() && !live::is_ignorable(c)) || " .-_'’·".contains(c);
    // Combining marks; a stack of them would cover the lines around it.
    let is_sign = |c: char| c.width() == Some(0);
    let signs: Vec<bool> = name.chars().map(is_sign).collect();
    let towers = signs.windows(MOST_SIGNS + 1).any(|signs| signs.iter().all(|sign| *sign));
    let why = if length > protocol::LONGEST_NAME {
        "the name is too long"
    } else if !name.chars().all(fits) {
        "a name has letters, digits, spaces and . - _ ' ’ · only"
    } else if towers {
        "too many marks on one letter"
    } else if !name.chars().any(|c| c.is_alphanumeric() && !is_sign(c)) {
        "a name needs a letter or a digit"
    } else if is_mixed(&name) {
        "letters of different alphabets look alike"
    } else if is_of_the_house(&name) {
        "this name is kept for the operator"
    } else {
        return Ok(name);
    };
    Err(Refusal::new(Code::BadName, why))
}

/// Names that would let a guest pose as the operator.
const OF_THE_HOUSE: [&str; 6] =
    ["admin", "administrator", "moderator", "operator", "server", "system"];

fn is_of_the_house(name: &str) -> bool {
    let letters: String = name.chars().filter(|c| c.is_alphabetic()).collect();
    OF_THE_HOUSE.contains(&letters.to_lowercase().as_str())
}

/// Does the name mix letters of alphabets that look alike? `Аnn` with a Cyrillic first letter is
/// not Ann.
fn is_mixed(name: &str) -> bool {
    let alphabet = |c: char| match c {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Some(0),
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Some(1),
        '\u{400}'..='\u{52f}' => Some(2),
        '\u{531}'..='\u{58f}' | '\u{10a0}'..='\u{10ff}' | '\u{13a0}'..='\u{13ff}' => Some(3),
        // Mathematical and full-width letters.
        '\u{ff21}'..='\u{ff5a}' | '\u{1d400}'..='\u{1d7ff}' => Some(4),
        _ => None,
    };
    let mut alphabets = name.chars().filter_map(alphabet);
    let first = alphabets.next();
    first == Some(4) || alphabets.any(|other| Some(other) != first)
}

/// How many combining marks one letter may have.
const MOST_SIGNS: usize = 3;

/// The name of a guest who has chosen none: "guest" with a number.
pub(crate) fn some_name(app: &AppState) -> String {
    format!("Guest {}", 1000 + app.entropy.number() % 9000)
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

    #[test]
    fn names_cannot_imitate_the_operator_or_use_lookalike_letters() {
        let house = ["Operator", "operator ", "O p e r a t o r", "ADMIN", "Server-1", "system"];
        let mixed = ["\u{410}nn", "Iv\u{430}nhoe", "R\u{3bf}wena", "\u{1d400}nn", "\u{ff21}nn"];
        for bad in house.into_iter().chain(mixed) {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        for good in ["Анна", "Ζωή", "Åse Ödegård", "Operatrix", "Sam 田中", "Rebecca"] {
            assert!(checked_name(good).is_ok(), "{good}");
        }
    }

    #[test]
    fn names_are_visible_and_cover_nothing_else() {
        let invisible =
            ["\u{3164}", "Ann\u{3164}", "\u{115f}", "\u{ffa0}x", "\u{17b4}a", "\u{1160}"];
        let towers = [format!("a{}", "\u{e34}".repeat(20)), "\u{e34}\u{e34}".to_owned()];
        for bad in invisible.into_iter().chain(towers.iter().map(String::as_str)) {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
        for good in ["สมชาย", "राम", "김철수", "Đặng", "שלום", "محمد"]
        {
            assert!(checked_name(good).is_ok(), "{good}");
        }
    }
}
