//! The judge: does what clients received agree with what is stored?

use std::collections::HashMap;

use games::{Task, Title};
use server::store::EntryRow;
use table::{Notation, Record, Viewer};

/// What one client has sent from one seat, or as a spectator, and what it received, over all its
/// connections.
#[derive(Clone, Debug)]
pub(crate) struct ClientLog {
    pub(crate) table: String,
    pub(crate) game: Title,
    pub(crate) viewer: Viewer,
    /// Its moves, with their ids, that were acknowledged, in that order.
    pub(crate) acknowledged: Vec<(String, String)>,
    /// The ids of moves that were refused.
    pub(crate) refused: Vec<String>,
    /// The events as they were received.
    pub(crate) told: Vec<String>,
    /// The newest version that it has seen.
    pub(crate) version: u64,
    /// What must not happen, and did.
    pub(crate) faults: Vec<String>,
}

impl ClientLog {
    pub(crate) fn new(table: &str, game: Title, viewer: Viewer) -> Self {
        Self {
            table: table.to_owned(),
            game,
            viewer,
            acknowledged: Vec::new(),
            refused: Vec::new(),
            told: Vec::new(),
            version: 0,
            faults: Vec::new(),
        }
    }
}

/// What the judge has found.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    pub(crate) acknowledged: usize,
    pub(crate) lost: usize,
    pub(crate) doubled: usize,
    /// Everything that is wrong, as sentences.
    pub(crate) faults: Vec<String>,
}

impl Verdict {
    fn fault(&mut self, client_log: &ClientLog, what: String) {
        self.faults.push(format!("table {} as {}: {what}", client_log.table, client_log.viewer));
    }

    /// Compares one client log with what is stored of its table.
    pub(crate) fn judge(&mut self, client_log: &ClientLog, entries: &[EntryRow]) {
        for fault in &client_log.faults {
            self.fault(client_log, fault.clone());
        }
        if (0..).zip(entries).any(|(number, entry)| entry.seq != number) {
            self.fault(client_log, "the entries are not numbered one after the other".into());
        }
        self.judge_moves(client_log, entries);
        if let Err(what) = client_log.game.run(CompareEvents(client_log, entries)) {
            self.fault(client_log, what);
        }
    }

    /// Every acknowledged move is stored once and in order; refused moves are not stored.
    fn judge_moves(&mut self, client_log: &ClientLog, entries: &[EntryRow]) {
        let mut kept: HashMap<&str, Vec<&EntryRow>> = HashMap::new();
        for entry in entries.iter().filter(|entry| entry.by == client_log.viewer.to_string()) {
            if let Some(id) = &entry.id {
                kept.entry(id).or_default().push(entry);
            }
        }
        for (id, twice) in kept.iter().filter(|(_, rows)| rows.len() > 1) {
            self.doubled += twice.len() - 1;
            self.fault(client_log, format!("move {id} is kept {} times", twice.len()));
        }
        self.acknowledged += client_log.acknowledged.len();
        let mut last = 0;
        for (id, mv) in &client_log.acknowledged {
            let Some(entry) = kept.get(id.as_str()).and_then(|rows| rows.first()) else {
                self.lost += 1;
                self.fault(client_log, format!("move {id} (`{mv}`) was acknowledged and is lost"));
                continue;
            };
            if entry.seq <= last {
                self.fault(
                    client_log,
                    format!("move {id} is kept before one acknowledged earlier"),
                );
            }
            last = entry.seq;
            if entry.mv != *mv {
                self.fault(
                    client_log,
                    format!("move {id} was `{mv}` and is kept as `{}`", entry.mv),
                );
            }
        }
        for id in client_log.refused.iter().filter(|id| kept.contains_key(id.as_str())) {
            self.fault(client_log, format!("move {id} was refused, and made all the same"));
        }
    }

    /// Checks the record of a finished game against its seed and the rules, and against the store.
    pub(crate) fn judge_record(
        &mut self,
        client_log: &ClientLog,
        record: &str,
        entries: &[EntryRow],
    ) {
        if let Err(what) = client_log.game.run(Proof(record, entries)) {
            self.fault(client_log, format!("its record: {what}"));
        }
    }
}

/// Did a viewer receive exactly what they may know, up to their version?
struct CompareEvents<'a>(&'a ClientLog, &'a [EntryRow]);

impl Task for CompareEvents<'_> {
    type Output = Result<(), String>;

    fn run<G: Notation>(self) -> Result<(), String> {
        let Self(client_log, entries) = self;
        let (mut version, mut expected) = (0, Vec::new());
        for entry in entries {
            if version == client_log.version {
                break;
            }
            let before = expected.len();
            for (number, line) in entry.events.lines().enumerate() {
                let event: G::Event =
                    line.parse().map_err(|error| format!("kept event `{line}`: {error}"))?;
                if let Some(seen) = G::event_view(&event, client_log.viewer) {
                    let mut seen = serde_json::to_value(&seen).map_err(|e| e.to_string())?;
                    // The move itself is marked if the player did not make it.
                    if number == 0 && ["substitute", "steward", "clock"].contains(&&*entry.cause) {
                        seen["stand-in"] = true.into();
                    }
                    expected.push(seen.to_string());
                }
            }
            version += u64::from(expected.len() > before);
        }
        if version != client_log.version {
            return Err(format!("version {} was told, {version} is kept", client_log.version));
        }
        let told = client_log.told.iter().zip(&expected).position(|(told, kept)| told != kept);
        let differ = told.or((client_log.told.len() != expected.len())
            .then(|| client_log.told.len().min(expected.len())));
        differ.map_or(Ok(()), |place| {
            let (told, kept) = (client_log.told.get(place), expected.get(place));
            Err(format!("event {place} was told as {told:?} and is kept as {kept:?}"))
        })
    }
}

/// Is a record true?
struct Proof<'a>(&'a str, &'a [EntryRow]);

impl Task for Proof<'_> {
    type Output = Result<(), String>;

    fn run<G: Notation>(self) -> Result<(), String> {
        let record: Record<G> = self.0.parse().map_err(|error| format!("{error}"))?;
        let game = record.verify(|_| ()).map_err(|difference| difference.to_string())?;
        if game.state().awaiting().winners().is_none() {
            return Err("the game is not over".into());
        }
        let kept = self.1.iter().skip(1).map(|entry| entry.mv.clone());
        let same = record.entries.iter().map(|entry| entry.mv.to_string()).eq(kept);
        if same { Ok(()) } else { Err("it has other moves than what is kept".into()) }
    }
}

mod planted {
    //! A judge that finds nothing is worthless: here the faults are known.

    use table::{Game as _, Match, Seat, Seed};
    use tournament::State;

    use super::*;

    /// A stored game of some moves, and the true client log of the seat that made the first.
    fn truth() -> (ClientLog, Vec<EntryRow>) {
        let options = table::Options::usual(3).expect("options");
        let mut game = Match::<State>::begin(options, Seed::of_series(7, 1), &[]);
        let mut entries = vec![row(0, "", None, "", &game.record().deal)];
        for number in 1..60 {
            let Some(seat) = game.state().awaiting().asked().lowest() else { break };
            let moves = game.state().moves_of(seat);
            let mv = moves[number as usize % moves.len()];
            let entry = game.play(seat, mv).expect("a legal move");
            let id = Some(format!("m{number}"));
            entries.push(row(number, &seat.to_string(), id, &mv.to_string(), &entry.events));
        }
        let seat: Seat = entries[1].by.parse().expect("a seat");
        let mut client_log = ClientLog::new("t", Title::Tournament, Viewer::Seat(seat));
        for entry in &entries {
            let events: Vec<tournament::Event> =
                entry.events.lines().map(|line| line.parse().expect("an event")).collect();
            let views =
                events.iter().filter_map(|event| State::event_view(event, client_log.viewer));
            let before = client_log.told.len();
            client_log.told.extend(views.map(|view| serde_json::to_string(&view).expect("JSON")));
            client_log.version += u64::from(client_log.told.len() > before);
            if entry.by == seat.to_string() {
                let id = entry.id.clone().expect("a name");
                client_log.acknowledged.push((id, entry.mv.clone()));
            }
        }
        assert!(client_log.acknowledged.len() > 5, "{client_log:?}");
        (client_log, entries)
    }

    fn row(
        seq: u32,
        by: &str,
        id: Option<String>,
        mv: &str,
        events: &[tournament::Event],
    ) -> EntryRow {
        let events: Vec<String> = events.iter().map(ToString::to_string).collect();
        EntryRow {
            table: "t".into(),
            seq,
            at: 0,
            by: by.into(),
            cause: String::new(),
            id,
            mv: mv.into(),
            events: events.join("\n"),
            banks: String::new(),
        }
    }

    fn verdict(client_log: &ClientLog, entries: &[EntryRow]) -> Verdict {
        let mut verdict = Verdict::default();
        verdict.judge(client_log, entries);
        verdict
    }

    /// The entry of the seat's move with this number.
    fn own(entries: &[EntryRow], client_log: &ClientLog, number: usize) -> usize {
        let id = &client_log.acknowledged[number].0;
        entries.iter().position(|entry| entry.id.as_ref() == Some(id)).expect("its entry")
    }

    fn numbered(mut entries: Vec<EntryRow>) -> Vec<EntryRow> {
        (0..).zip(&mut entries).for_each(|(number, entry)| entry.seq = number);
        entries
    }

    #[test]
    fn a_true_history_passes() {
        let (client_log, entries) = truth();
        let verdict = verdict(&client_log, &entries);
        assert_eq!(verdict.faults, Vec::<String>::new());
        assert_eq!(verdict.acknowledged, client_log.acknowledged.len());
    }

    #[test]
    fn a_lost_move_is_found() {
        let (client_log, mut entries) = truth();
        entries.remove(own(&entries, &client_log, 3));
        let verdict = verdict(&client_log, &numbered(entries));
        assert_eq!((verdict.lost, verdict.doubled), (1, 0));
        assert!(verdict.faults[0].contains("is lost"), "{:?}", verdict.faults);
    }

    #[test]
    fn the_last_moves_lost_are_found() {
        let (client_log, mut entries) = truth();
        entries.truncate(own(&entries, &client_log, client_log.acknowledged.len() - 1));
        let verdict = verdict(&client_log, &entries);
        assert_eq!(verdict.lost, 1);
        assert!(verdict.faults.iter().any(|fault| fault.contains("was told,")));
    }

    #[test]
    fn a_doubled_move_is_found() {
        let (client_log, mut entries) = truth();
        let place = own(&entries, &client_log, 3);
        entries.insert(place + 1, entries[place].clone());
        let verdict = verdict(&client_log, &numbered(entries));
        assert_eq!((verdict.lost, verdict.doubled), (0, 1));
    }

    #[test]
    fn moves_out_of_order_are_found() {
        let (client_log, mut entries) = truth();
        let (one, other) = (own(&entries, &client_log, 2), own(&entries, &client_log, 4));
        entries.swap(one, other);
        let found = verdict(&client_log, &numbered(entries)).faults;
        assert!(found.iter().any(|fault| fault.contains("earlier")), "{found:?}");
    }

    #[test]
    fn a_gap_in_the_numbers_is_found() {
        let (client_log, mut entries) = truth();
        entries.last_mut().expect("an entry").seq += 1;
        let found = verdict(&client_log, &entries).faults;
        assert!(found[0].contains("numbered"), "{found:?}");
    }

    #[test]
    fn a_refused_move_that_was_made_is_found() {
        let (mut client_log, entries) = truth();
        client_log.refused.push(client_log.acknowledged[2].0.clone());
        let found = verdict(&client_log, &entries).faults;
        assert!(found[0].contains("made all the same"), "{found:?}");
    }

    #[test]
    fn a_move_made_for_a_player_that_is_not_marked_is_found() {
        let (client_log, mut entries) = truth();
        let place = own(&entries, &client_log, 2);
        entries[place].cause = "clock".to_owned();
        let found = verdict(&client_log, &entries).faults;
        assert!(found[0].contains("stand-in"), "{found:?}");
    }

    #[test]
    fn a_missing_or_repeated_event_is_found() {
        let (client_log, entries) = truth();
        let (mut missing, mut twice) = (client_log.clone(), client_log.clone());
        missing.told.remove(9);
        twice.told.insert(9, client_log.told[9].clone());
        let mut late = client_log.clone();
        late.told.pop();
        for wrong in [missing, twice, late] {
            let found = verdict(&wrong, &entries).faults;
            assert!(found[0].contains("was told as"), "{found:?}");
        }
    }

    #[test]
    fn a_leaked_event_is_found() {
        let (client_log, entries) = truth();
        let other = Viewer::Seat(Seat::ALL[(entries[1].by == "A") as usize]);
        let wrong = ClientLog { viewer: other, acknowledged: Vec::new(), ..client_log };
        let found = verdict(&wrong, &entries).faults;
        assert!(found[0].contains("told"), "{found:?}");
    }
}
