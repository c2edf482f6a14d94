//! The entries of a finished game as one compressed record.

use serde::{Deserialize, Serialize};

use super::{EntryRow, StoreError};

/// A game is compressed once, slowly, and kept for years.
const LEVEL: i32 = 19;

/// All entries of a game, column by column: equal things stand beside each other, which compresses
/// best. Numbers and times are stored as the difference from the one before.
#[derive(Debug, Serialize, Deserialize)]
struct Columns {
    seq: Vec<i64>,
    at: Vec<i64>,
    by: Vec<String>,
    cause: Vec<String>,
    id: Vec<Option<String>>,
    mv: Vec<String>,
    events: Vec<String>,
    banks: Vec<String>,
}

/// Compresses the entries of a game.
///
/// # Errors
/// If there is no memory for it.
pub fn pack(entries: Vec<EntryRow>) -> Result<Vec<u8>, StoreError> {
    let count = entries.len();
    let mut columns = Columns {
        seq: differences(entries.iter().map(|entry| i64::from(entry.seq))),
        at: differences(entries.iter().map(|entry| entry.at)),
        by: Vec::with_capacity(count),
        cause: Vec::with_capacity(count),
        id: Vec::with_capacity(count),
        mv: Vec::with_capacity(count),
        events: Vec::with_capacity(count),
        banks: Vec::with_capacity(count),
    };
    for EntryRow { table: _, seq: _, at: _, by, cause, id, mv, events, banks } in entries {
        columns.by.push(by);
        columns.cause.push(cause);
        columns.id.push(id);
        columns.mv.push(mv);
        columns.events.push(events);
        columns.banks.push(banks);
    }
    let text = serde_json::to_vec(&columns).map_err(|error| odd(&error))?;
    let mut compressor = zstd::bulk::Compressor::new(LEVEL).map_err(|error| odd(&error))?;
    // A record that is damaged on the disk is refused when it is read.
    compressor.include_checksum(true).map_err(|error| odd(&error))?;
    compressor.compress(&text).map_err(|error| odd(&error))
}

/// The entries of a table's game, as they were.
pub(super) fn unpack(table: &str, record: &[u8]) -> Result<Vec<EntryRow>, StoreError> {
    let text = zstd::decode_all(record).map_err(|error| odd(&error))?;
    let columns: Columns = serde_json::from_slice(&text).map_err(|error| odd(&error))?;
    let Columns { seq, at, by, cause, id, mv, events, banks } = columns;
    let lengths = [at.len(), by.len(), cause.len(), id.len(), mv.len(), events.len(), banks.len()];
    if lengths != [seq.len(); 7] {
        return Err(odd(&"its columns differ in length"));
    }
    let numbers = sums(seq).zip(sums(at)).zip(by.into_iter().zip(cause));
    let texts = id.into_iter().zip(mv).zip(events.into_iter().zip(banks));
    let entry = |(((seq, at), (by, cause)), ((id, mv), (events, banks)))| {
        let (table, seq) = (table.to_owned(), u32::try_from(seq).map_err(|error| odd(&error))?);
        Ok(EntryRow { table, seq, at, by, cause, id, mv, events, banks })
    };
    numbers.zip(texts).map(entry).collect()
}

fn differences(numbers: impl Iterator<Item = i64>) -> Vec<i64> {
    let mut last = 0_i64;
    numbers.map(|number| number.wrapping_sub(std::mem::replace(&mut last, number))).collect()
}

fn sums(differences: Vec<i64>) -> impl Iterator<Item = i64> {
    let mut sum = 0_i64;
    differences.into_iter().map(move |difference| {
        sum = sum.wrapping_add(difference);
        sum
    })
}

fn odd(why: &dyn std::fmt::Display) -> StoreError {
    StoreError::Unavailable(format!("the record of a finished game: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: u32, at: i64, text: &str) -> EntryRow {
        let text = text.to_owned();
        let (table, id) = ("ABC".to_owned(), seq.is_multiple_of(2).then(|| text.clone()));
        let [by, cause, mv, events] = [(); 4].map(|()| text.clone());
        EntryRow { table, seq, at, by, cause, id, mv, events, banks: text }
    }

    #[test]
    fn what_was_packed_comes_back_as_it_was() {
        let odd = "tab\t line\n \\ quote' \"✠\u{1f3f0} \u{1} {}";
        let entries =
            vec![entry(0, i64::MAX, ""), entry(7, i64::MIN, odd), entry(u32::MAX, -1, "end")];
        for entries in [entries, Vec::new()] {
            let record = pack(entries.clone()).expect("a record");
            assert_eq!(unpack("ABC", &record), Ok(entries));
        }
    }

    #[test]
    fn a_damaged_record_is_refused() {
        let game = (0..50).map(|seq| entry(seq, 1000 * i64::from(seq), &format!("play {seq}")));
        let record = pack(game.collect()).expect("a record");
        for place in 0..record.len() {
            let mut damaged = record.clone();
            damaged[place] ^= 0x55;
            assert!(unpack("ABC", &damaged).is_err(), "byte {place}");
        }
        assert!(unpack("ABC", &record[..record.len() / 2]).is_err());
    }
}
