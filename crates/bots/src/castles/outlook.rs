//! What the banners by the castles are worth to one seat.

use castles::{Castle, Lord, Observer};
use table::Seat;

use super::Parameters;

/// The banners of a castle, square 1 first; squares that the table does not use stay empty.
pub(super) type Track = [Option<Lord>; 5];

/// How one seat values the castles: how much it wants each lord to score, and how far others can
/// reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook<'a> {
    p: &'a Parameters,
    /// What a point of each lord is worth to the seat.
    wishes: [f32; 6],
    me: Lord,
    reserve: u8,
    squares: usize,
    /// An estimate of the largest army that another player will ever lead.
    threat: f32,
    /// How much of the game is over: 0 with a full deck, 1 when it is empty.
    pub(super) late: f32,
}

/// What to do with the banners after a castle has fallen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// What the castle is worth then.
    pub(super) worth: f32,
    pub(super) advance: bool,
}

/// The banners of a castle.
pub(super) fn track_of(observer: &Observer<'_>, castle: Castle) -> Track {
    let mut track = Track::default();
    let squares = observer.track(castle);
    track[..squares.len()].copy_from_slice(squares);
    track
}

/// The points of each lord, as if the game ended now (C8.3).
fn points(observer: &Observer<'_>) -> [u32; 6] {
    let mut points = [0; 6];
    for castle in Castle::ALL {
        if let Some(lord) = observer.track(castle).iter().rev().find_map(|&square| square) {
            points[lord as usize] += castle.points();
        }
    }
    points
}

/// Does this player have points, and nobody more?
pub(super) fn leads(observer: &Observer<'_>, seat: Seat) -> bool {
    let points = points(observer);
    let theirs = points[observer.lord(seat) as usize];
    theirs > 0 && points.into_iter().all(|others| others <= theirs)
}

impl<'a> Outlook<'a> {
    pub(super) fn new(p: &'a Parameters, observer: &Observer<'_>) -> Self {
        let me = observer.seat();
        let points = points(observer);
        let mut wishes = [0.0; 6];
        let (mut most, mut best) = (0, 0);
        let players = observer.players();
        for seat in players.into_iter().filter(|&seat| seat != me) {
            most = most.max(observer.cards(seat));
            best = best.max(points[observer.lord(seat) as usize]);
        }
        let others = players.len() as f32 - 1.0;
        for seat in players.into_iter().filter(|&seat| seat != me) {
            let lord = observer.lord(seat) as usize;
            let leads = if points[lord] >= best { p.leader } else { 0.0 };
            wishes[lord] = -p.enmity / others - leads;
        }
        wishes[observer.lord(me) as usize] = 1.0;
        let deck = observer.deck() as f32;
        let turns = deck / (2.0 * players.len() as f32);
        Self {
            p,
            wishes,
            me: observer.lord(me),
            reserve: observer.reserve(me),
            squares: observer.track(Castle::York).len(),
            threat: 1.0 + p.reach * most as f32 + p.draws * turns,
            late: 1.0 - (deck / 58.0).min(1.0),
        }
    }

    /// The probability that a garrison of this size will be beaten.
    fn risk(&self, garrison: usize) -> f32 {
        (0.5 + self.p.slope * (self.threat - garrison as f32)).clamp(0.02, 1.0)
    }

    /// What the banners of a castle are worth: the highest has control until it falls, then the
    /// next.
    pub(super) fn castle(&self, castle: Castle, track: &Track, garrison: usize) -> f32 {
        let risk = self.risk(garrison);
        let mut left = castle.points() as f32 * (self.p.early + (1.0 - self.p.early) * self.late);
        let mut sum = 0.0;
        for square in (0..self.squares).rev() {
            let Some(lord) = track[square] else { continue };
            let falls = match self.squares - square {
                1 => self.p.falls_1,
                2 => self.p.falls_2,
                _ => self.p.falls_3,
            };
            let holds = left * (1.0 - risk * falls);
            sum += self.wishes[lord as usize] * holds;
            left = (left - holds) * self.p.heir;
        }
        sum
    }

    /// The best that can be done with the banners when a castle has this garrison: the banners
    /// advance or not, and one is planted if that helps.
    pub(super) fn plan(&self, castle: Castle, track: &Track, garrison: usize) -> Plan {
        let hold = self.planted(castle, track, garrison).0;
        if *track == Track::default() {
            return Plan { worth: hold, advance: false };
        }
        let mut next = *track;
        let fallen = next[self.squares - 1].take();
        next.rotate_right(1);
        let mut on = *self;
        let mut prize = 0.0;
        match fallen {
            Some(lord) if lord == self.me => on.reserve += 1,
            Some(_) => prize = self.p.prisoner,
            None => {}
        }
        let advanced = on.planted(castle, &next, garrison).0 + prize;
        if advanced > hold {
            Plan { worth: advanced, advance: true }
        } else {
            Plan { worth: hold, advance: false }
        }
    }

    /// What the banners are worth, with one planted if that helps. Also returns whether it does.
    pub(super) fn planted(&self, castle: Castle, track: &Track, garrison: usize) -> (f32, bool) {
        let without = self.castle(castle, track, garrison);
        if self.reserve == 0 || track[0].is_some() {
            return (without, false);
        }
        let mut with = *track;
        with[0] = Some(self.me);
        let price = self.p.banner / f32::from(self.reserve);
        let with = self.castle(castle, &with, garrison) - price;
        if with > without { (with, true) } else { (without, false) }
    }

    /// What a card in the hand is worth by itself.
    pub(super) fn card(&self) -> f32 {
        self.p.card + (self.p.card_late - self.p.card) * self.late
    }

    /// What one more banner in reserve is worth to a player who has this many.
    pub(super) fn banner(&self, reserve: u8) -> f32 {
        self.p.ransom / (1.0 + 2.0 * f32::from(reserve))
    }

    /// How much another player's gain hurts: more if they lead.
    pub(super) fn envy(&self, lord: Lord) -> f32 {
        -self.wishes[lord as usize]
    }

    pub(super) fn me(&self) -> Lord {
        self.me
    }
}
