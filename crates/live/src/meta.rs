//! A table apart from its game, as it is stored: its settings, its seats, the server's half of the
//! deal.

use bots::{BotGame, Level};
use protocol::{
    Clock, Closed, Code, Deal, LobbyTable, Occupant, PlayNow, Presence, Refusal, Room, RoomSeat,
    Settings, StandingOrder,
};
use serde::{Deserialize, Serialize};
use table::{Game, Options as _, Seal, Sealing, Seat, Seed};

use crate::attempts::{Attempts, FailedAttempt};
use crate::branch::{Branch, ImaginedBranch};
use crate::names::names;
use crate::rows::{Guest, GuestId, Millis, Stage, TableRow};

/// A table apart from its game. It is stored, never sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TableMeta {
    /// The settings that were agreed.
    pub settings: Settings,
    /// Who sits where.
    #[serde(rename = "chairs")]
    pub holders: Vec<SeatHolder>,
    /// Who may place bots and start.
    pub host: GuestId,
    /// The server's half of the deal: a secret until the game is over.
    server_seed: String,
    /// The version of the rules by which the game was dealt.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// Does the game begin as soon as the host has sealed a part of the deal?
    #[serde(default, alias = "begin_on_part")]
    pub begin_on_seal: bool,
    /// How the players' parts of the deal were collected.
    #[serde(default)]
    pub deal: Attempts,
    /// Pairs of guests: the first has muted the second.
    #[serde(default)]
    pub mutes: Vec<(GuestId, GuestId)>,
    /// The table of the rematch.
    #[serde(default)]
    pub rematch: Option<String>,
    /// Who has won.
    #[serde(default)]
    pub winners: Vec<Seat>,
    /// The points of each seat at the end.
    #[serde(default)]
    pub scores: Vec<u32>,
    /// Why it was closed before its game was over.
    #[serde(default)]
    pub closed: Option<Closed>,
    /// The state of a live clock when the first player arrived, or the last one left.
    #[serde(default)]
    pub clock: Option<ClockMark>,
    /// Was it played without a server and sent here afterwards?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub imported: Option<Imported>,
    /// Was it tried from a finished game?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// How many times the only person asked what Champion would do.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hints: u32,
}

/// What the record of an imported game says besides the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Imported {
    /// The day of the deal.
    pub date: Option<String>,
    /// How many moves were taken back.
    pub undone: u32,
}

/// The state of a live clock at one time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockMark {
    /// The number of the next entry at that time.
    pub rows: u32,
    /// The time that each seat had left, as it is stored in an entry.
    pub banks: String,
    /// Since when a player has been present; `None` if no player was.
    pub since: Option<Millis>,
}

const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// Games from before this field existed were all dealt by this version.
const fn first_rules() -> u32 {
    1
}

/// A seat and its holder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatHolder {
    /// A free seat.
    Free,
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
    /// A person.
    Guest(SeatedPlayer),
}

/// A person who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatedPlayer {
    /// Their number.
    pub id: GuestId,
    /// Their name.
    pub name: String,
    /// Is this a program rather than a person?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The seal of their part of the deal.
    #[serde(default)]
    pub seal: Option<String>,
    /// What they added to the deal.
    #[serde(default)]
    pub part: Option<String>,
    /// Have they given up their seat during the game?
    #[serde(default)]
    pub left: bool,
    /// Their standing order for windows.
    #[serde(default)]
    pub order: StandingOrder,
    /// Have they used "more time" since the orders last ended?
    #[serde(default)]
    pub had_time: bool,
}

impl TableMeta {
    /// A new table: bots by seat, the host on the first seat without one.
    ///
    /// # Errors
    /// If these settings are not possible.
    pub fn new(
        settings: Settings,
        bots: &[Option<String>],
        host: &Guest,
        seed: &Seed,
    ) -> Result<Self, Refusal> {
        check(&settings)?;
        if bots.len() > settings.players {
            return Err(Refusal::new(Code::BadOptions, "there are more bots than seats"));
        }
        let bot = |number: usize| bots.get(number).and_then(Option::as_ref);
        let mut holders = Vec::new();
        for number in 0..settings.players {
            holders.push(match bot(number) {
                Some(level) => SeatHolder::Bot { level: checked_level(level)?.name().to_owned() },
                None => SeatHolder::Free,
            });
        }
        let mut meta = Self {
            settings,
            holders,
            host: host.id,
            server_seed: seed.to_string(),
            rules: first_rules(),
            begin_on_seal: false,
            deal: Attempts::default(),
            mutes: Vec::new(),
            rematch: None,
            winners: Vec::new(),
            scores: Vec::new(),
            closed: None,
            clock: None,
            imported: None,
            branch: None,
            hints: 0,
        };
        meta.sit(host, None)?;
        Ok(meta)
    }

    /// A new table against bots. It begins when the player adds their part of the deal.
    ///
    /// # Errors
    /// If it cannot be played so.
    pub fn play_now(args: PlayNow, guest: &Guest, seed: &Seed) -> Result<Self, Refusal> {
        let PlayNow { game, players, level, options, pace } = args;
        let settings = Settings { options, pace, ..Settings::usual(&game, players) };
        let mut bots = vec![Some(level); players.clamp(1, 8)];
        bots[0] = None;
        Ok(Self { begin_on_seal: true, ..Self::new(settings, &bots, guest, seed)? })
    }

    /// A table with the same settings and a new deal, where the players who are still here have the
    /// same seats. Against bots it begins when the player adds their part of the deal.
    ///
    /// # Errors
    /// If it cannot be played so.
    pub fn again(&self, guest: &Guest, here: &[GuestId], seed: &Seed) -> Result<Self, Refusal> {
        let level = |holder: &SeatHolder| match holder {
            SeatHolder::Bot { level } => Some(level.clone()),
            SeatHolder::Free | SeatHolder::Guest(_) => None,
        };
        let bots: Vec<_> = self.holders.iter().map(level).collect();
        let mut meta = Self::new(self.settings.clone(), &bots, guest, seed)?;
        meta.stand(guest.id);
        for (number, player) in self.holders.iter().enumerate() {
            let is_here = |id: GuestId| id == guest.id || here.contains(&id);
            if let Some(player) = player.guest().filter(|player| is_here(player.id)) {
                meta.sit(&player.guest(), Some(Seat::new(number)))?;
            }
        }
        meta.host = guest.id;
        meta.begin_on_seal = self.is_against_bots(guest.id);
        Ok(meta)
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: GuestId) -> Option<Seat> {
        let sits = |holder: &SeatHolder| holder.guest().is_some_and(|player| player.id == guest);
        self.holders.iter().position(sits).map(Seat::new)
    }

    /// A guest takes a seat, or moves to another.
    ///
    /// # Errors
    /// If no seat is free.
    pub fn sit(&mut self, guest: &Guest, wanted: Option<Seat>) -> Result<(), Refusal> {
        let now = self.seat_of(guest.id);
        let free = |holder: &SeatHolder| matches!(holder, SeatHolder::Free);
        let number = match wanted {
            Some(seat) if now == Some(seat) => return Ok(()),
            Some(seat) => {
                let holder = self.holders.get(seat.index()).ok_or(Code::NotFound)?;
                if !free(holder) {
                    return Err(Code::SeatTaken.into());
                }
                seat.index()
            }
            None if now.is_some() => return Ok(()),
            None => self.holders.iter().position(free).ok_or(Code::TableFull)?,
        };
        let player = SeatedPlayer {
            id: guest.id,
            name: guest.name.clone(),
            program: guest.program,
            seal: None,
            part: None,
            left: false,
            order: StandingOrder::default(),
            had_time: false,
        };
        let moved = match now {
            Some(seat) => std::mem::replace(&mut self.holders[seat.index()], SeatHolder::Free),
            None => SeatHolder::Guest(player),
        };
        self.holders[number] = moved;
        Ok(())
    }

    /// A guest gives up their seat before the game. If they were the host, the next player becomes
    /// host.
    pub fn stand(&mut self, guest: GuestId) {
        if let Some(seat) = self.seat_of(guest) {
            self.holders[seat.index()] = SeatHolder::Free;
        }
        if self.host == guest
            && let Some(next) = self.holders.iter().find_map(SeatHolder::guest)
        {
            self.host = next.id;
        }
    }

    /// Puts a bot on a seat that no person has, or takes it away.
    ///
    /// # Errors
    /// If a person sits there, or there is no such level or seat.
    pub fn set_bot(&mut self, seat: Seat, level: Option<&str>) -> Result<(), Refusal> {
        let holder = self.holders.get_mut(seat.index()).ok_or(Code::NotFound)?;
        if holder.guest().is_some() {
            return Err(Code::SeatTaken.into());
        }
        *holder = match level {
            Some(level) => SeatHolder::Bot { level: checked_level(level)?.name().to_owned() },
            None => SeatHolder::Free,
        };
        Ok(())
    }

    /// The host frees a seat before the game.
    ///
    /// # Errors
    /// If no person sits there.
    pub fn free(&mut self, seat: Seat) -> Result<(), Refusal> {
        let holder = self.holders.get(seat.index()).ok_or(Code::NotFound)?;
        let guest = holder.guest().ok_or(Code::NotFound)?.id;
        self.stand(guest);
        Ok(())
    }

    /// The seals by seat, where they were sent.
    pub fn seals(&self) -> Vec<Option<String>> {
        let seal = |holder: &SeatHolder| holder.guest().and_then(|player| player.seal.clone());
        self.holders.iter().map(seal).collect()
    }

    /// This attempt to deal has failed. In the next one everyone seals a new part.
    pub fn fail_attempt(&mut self, parts: &[Option<String>]) {
        let Some(seals) = self.deal.fixed.take() else { return };
        for player in self.holders.iter_mut().filter_map(SeatHolder::guest_mut) {
            player.seal = None;
        }
        self.deal.failed.push(FailedAttempt { seals, parts: parts.to_vec() });
    }

    /// The server's half of the deal combined with the parts that the seats have added.
    pub fn seal(&self) -> Seal {
        let part = |holder: &SeatHolder| holder.guest().and_then(|player| player.part.clone());
        let parts = match &self.branch {
            Some(branch) => branch.parts.clone(),
            None => self.holders.iter().map(|holder| part(holder).unwrap_or_default()).collect(),
        };
        let server = self.server_seed.parse().expect("a seed as it was written");
        let seal = Seal::new(server, parts).expect("parts as they were checked");
        let Some(seals) = self.deal.fixed.clone() else { return seal };
        let failed = self.deal.failed.iter().map(FailedAttempt::as_record).collect();
        // The parts may differ from the sealed ones until they are revealed.
        seal.clone().sealed(Sealing { seals, failed }).unwrap_or(seal)
    }

    /// Where the game goes on in another world.
    ///
    /// # Errors
    /// If that is no position.
    pub fn imagined<G: BotGame>(&self) -> Result<Option<ImaginedBranch<G>>, String> {
        self.branch.as_ref().map_or(Ok(None), Branch::imagined)
    }

    /// The house rules; for a game that has begun, under the rules version it began with.
    ///
    /// # Errors
    /// If they are unknown: a newer program has begun the game.
    pub fn options<G: Game>(&self, stage: Stage) -> Result<G::Options, String> {
        let options = G::Options::of_notation(self.settings.players, &self.settings.options)?;
        let version = if stage == Stage::Waiting { G::RULES } else { self.rules };
        let unknown = || format!("rules {version} of {} are unknown", G::NAME);
        G::under_rules(options, version).ok_or_else(unknown)
    }

    /// The names by seat, all different.
    pub fn names(&self) -> Vec<String> {
        names(&self.holders)
    }

    /// Are all seats but this guest's held by bots?
    pub fn is_against_bots(&self, guest: GuestId) -> bool {
        self.holders.iter().all(|holder| match holder {
            SeatHolder::Free => false,
            SeatHolder::Bot { .. } => true,
            SeatHolder::Guest(player) => player.id == guest,
        })
    }

    /// The seat of the only person at a table of bots.
    pub fn only_person(&self) -> Option<Seat> {
        let guest = self.guests().next()?.id;
        self.seat_of(guest).filter(|_| self.is_against_bots(guest))
    }

    /// All players who sit here.
    pub fn guests(&self) -> impl Iterator<Item = &SeatedPlayer> {
        self.holders.iter().filter_map(SeatHolder::guest)
    }

    /// The level of a bot as others hear of it. Of a game that was sent in, nobody can check how
    /// strong its bots were.
    pub fn level_told<'a>(&self, level: &'a str) -> &'a str {
        if self.imported.is_some() && level != PROGRAM { UNKNOWN } else { level }
    }

    /// The room as the public is sent it.
    pub fn room(&self, code: &str, stage: Stage, presence: impl Fn(Seat) -> Presence) -> Room {
        let names = self.names();
        let occupant = |seat: Seat, holder: &SeatHolder| {
            let name = names[seat.index()].clone();
            match holder {
                SeatHolder::Free => Occupant::Free,
                SeatHolder::Bot { level } => {
                    Occupant::Bot { level: self.level_told(level).to_owned(), name }
                }
                SeatHolder::Guest(player) => {
                    Occupant::Guest { name, presence: presence(seat), program: player.program }
                }
            }
        };
        let seats = self.holders.iter().enumerate().map(|(number, holder)| {
            let seat = Seat::new(number);
            RoomSeat { seat, occupant: occupant(seat, holder) }
        });
        Room {
            table: code.to_owned(),
            stage: stage.into(),
            settings: self.settings.clone(),
            seats: seats.collect(),
            you: None,
            host: false,
            spectators: 0,
            commitment: self.seal().commitment(),
            deal: (stage == Stage::Waiting).then(|| Deal {
                attempt: self.deal.number(),
                seals: self.deal.fixed.clone().unwrap_or_else(|| self.seals()),
                fixed: self.deal.fixed.is_some(),
                revealed: Vec::new(),
            }),
            paused: false,
            muted: Vec::new(),
            winners: self.winners.clone(),
            scores: self.scores.clone(),
            rematch: self.rematch.clone(),
            closed: self.closed,
            offline: self.imported.is_some(),
            branch: self.branch.as_ref().map(Branch::as_room),
        }
    }

    /// The room as this guest is sent it.
    pub fn room_seen_by(&self, room: Room, guest: Option<GuestId>) -> Room {
        Room {
            you: guest.and_then(|guest| self.seat_of(guest)),
            host: guest == Some(self.host),
            muted: guest.map_or_else(Vec::new, |guest| self.muted_by(guest)),
            ..room
        }
    }

    /// Its entry in the list of open tables.
    pub fn listed(&self, code: &str, stage: Stage, created: Millis) -> LobbyTable {
        let seats = self.holders.iter().zip(self.names()).map(|(holder, name)| match holder {
            SeatHolder::Free => None,
            SeatHolder::Bot { .. } | SeatHolder::Guest(_) => Some(name),
        });
        LobbyTable {
            table: code.to_owned(),
            stage: stage.into(),
            settings: self.settings.clone(),
            seats: seats.collect(),
            bots: self.holders.iter().filter_map(SeatHolder::bot_level).count(),
            created,
        }
    }

    /// The seats that a guest has muted.
    pub fn muted_by(&self, guest: GuestId) -> Vec<Seat> {
        let theirs = self.mutes.iter().filter(|(reader, _)| *reader == guest);
        theirs.filter_map(|&(_, speaker)| self.seat_of(speaker)).collect()
    }

    /// The row that stores it.
    pub fn row(&self, code: &str, stage: Stage, created: Millis, now: Millis) -> TableRow {
        TableRow {
            code: code.to_owned(),
            stage,
            game: self.settings.game.clone(),
            open: self.settings.open,
            created,
            touched: now,
            guests: self.guests().map(|player| player.id).collect(),
            meta: serde_json::to_string(self).expect("a meta is plain data"),
        }
    }

    /// Reads a stored row.
    ///
    /// # Errors
    /// If it is not in the format that we write.
    pub fn of_row(row: &TableRow) -> Result<Self, String> {
        serde_json::from_str(&row.meta).map_err(|error| format!("table {}: {error}", row.code))
    }
}

impl From<Stage> for protocol::Stage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Waiting => Self::Waiting,
            Stage::Playing => Self::Playing,
            Stage::Over => Self::Over,
            Stage::Ended => Self::Ended,
        }
    }
}

/// Used in place of a bot's level for a program from outside.
pub const PROGRAM: &str = "program";

/// Used in place of a bot's level where it cannot be checked.
pub const UNKNOWN: &str = "unknown";

impl SeatedPlayer {
    /// The guest.
    pub fn guest(&self) -> Guest {
        Guest { id: self.id, name: self.name.clone(), program: self.program }
    }

    /// Is there anything that ends together with the orders?
    pub fn has_given_orders(&self) -> bool {
        self.order != StandingOrder::default() || self.had_time
    }
}

impl SeatHolder {
    /// The level, if a bot sits here: one of ours, or `program` for a program from outside.
    pub fn bot_level(&self) -> Option<&str> {
        match self {
            Self::Free => None,
            Self::Bot { level } => Some(level),
            Self::Guest(player) => player.program.then_some(PROGRAM),
        }
    }

    /// The person, if one sits here.
    pub fn guest(&self) -> Option<&SeatedPlayer> {
        match self {
            Self::Guest(player) => Some(player),
            Self::Free | Self::Bot { .. } => None,
        }
    }

    /// The person, mutably.
    pub fn guest_mut(&mut self) -> Option<&mut SeatedPlayer> {
        match self {
            Self::Guest(player) => Some(player),
            Self::Free | Self::Bot { .. } => None,
        }
    }
}

fn checked_level(name: &str) -> Result<Level, Refusal> {
    name.parse().map_err(|wrong: String| Refusal::new(Code::BadOptions, wrong))
}

/// Are these settings possible?
fn check(settings: &Settings) -> Result<(), Refusal> {
    let bad = |what: String| Refusal::new(Code::BadOptions, what);
    let within = |what: &str, value: u32, least: u32, most: u32| {
        let fits = (least..=most).contains(&value);
        if fits { Ok(()) } else { Err(bad(format!("{what} is {least} to {most}, not {value}"))) }
    };
    let title: games::Title = settings.game.parse().map_err(bad)?;
    title.run(CheckOptions(settings)).map_err(bad)?;
    within("window", settings.window, 1, 60)?;
    match settings.clock {
        Clock::None => Ok(()),
        Clock::Live { bank, increment } => {
            within("bank", bank, 10, 6 * 3600)?;
            within("increment", increment, 0, 600)
        }
        Clock::Correspondence { hours, window } => {
            within("hours", hours, 1, 30 * 24)?;
            within("window", window, 1, 7 * 24)
        }
    }
}

struct CheckOptions<'a>(&'a Settings);

impl games::Task for CheckOptions<'_> {
    type Output = Result<(), String>;

    fn run<G: table::Notation>(self) -> Result<(), String> {
        G::Options::of_notation(self.0.players, &self.0.options).map(|_| ())
    }
}
