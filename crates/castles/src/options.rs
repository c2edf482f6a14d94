//! Player count and house rules.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::HouseRule;

use crate::board::MOST_SQUARES;

/// How the castles are fought for. Made by [`table::Options::usual`], changed by
/// [`table::Options::set`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CastlesOptions"))]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    pub(crate) players: u8,
    /// C1.3: how many squares a track has.
    pub(crate) squares: u8,
    /// C2.2: the published edition's larger hands.
    pub(crate) published_hands: bool,
    /// C3.2: cards are drawn unseen, and one of the hand is laid open.
    pub(crate) draw_to_hand: bool,
    /// C4.4: a barter must be opened and an offer accepted.
    pub(crate) forced_barter: bool,
    /// C5.3: armies share arms, not types.
    pub(crate) arms_only: bool,
    /// C6.3: a beaten garrison is lost.
    pub(crate) beaten_lost: bool,
}

/// C1.3: the usual number of squares.
const SQUARES: u8 = 3;

/// An edition of the rules.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Edition {
    /// The author's own.
    Original,
    /// The printed game's.
    Published,
}

impl Options {
    /// C2.2: how many cards each player is dealt.
    #[must_use]
    pub const fn hand_size(&self) -> usize {
        match (self.published_hands, self.players) {
            (true, 3 | 4) => 6,
            (true, 6) => 1,
            _ => 2,
        }
    }

    /// C1.3: how many squares a track has.
    #[inline]
    #[must_use]
    pub const fn squares(&self) -> usize {
        self.squares as usize
    }

    /// C2.2: does everybody get the published edition's larger hand?
    #[inline]
    #[must_use]
    pub const fn published_hands(&self) -> bool {
        self.published_hands
    }

    /// C3.2: are cards drawn unseen, and one of the hand laid open?
    #[inline]
    #[must_use]
    pub const fn draw_to_hand(&self) -> bool {
        self.draw_to_hand
    }

    /// C4.4: must a barter be opened and an offer accepted?
    #[inline]
    #[must_use]
    pub const fn forced_barter(&self) -> bool {
        self.forced_barter
    }

    /// Sets the house rules in which the editions are known to differ; the number of squares stays.
    fn follow(&mut self, edition: Edition) {
        let published = edition == Edition::Published;
        self.published_hands = published;
        self.draw_to_hand = published;
        self.forced_barter = published;
        self.beaten_lost = published;
    }
}

impl table::Options for Options {
    const HOUSE_RULES: &'static [HouseRule] = &[
        HouseRule { key: "squares", values: &["3", "2", "4", "5"] },
        HouseRule::flag("published-hands"),
        HouseRule::flag("draw-to-hand"),
        HouseRule::flag("forced-barter"),
        HouseRule::flag("arms-only"),
        HouseRule::flag("beaten-lost"),
    ];

    fn usual(players: usize) -> Result<Self, String> {
        if !(3..=6).contains(&players) {
            return Err(format!("the Castles are for 3 to 6 players, not {players}"));
        }
        Ok(Self {
            players: players as u8,
            squares: SQUARES,
            published_hands: false,
            draw_to_hand: false,
            forced_barter: false,
            arms_only: false,
            beaten_lost: false,
        })
    }

    #[inline]
    fn players(&self) -> usize {
        self.players as usize
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        if key == "squares" {
            let squares = value.parse().ok().filter(|squares| (2..=5).contains(squares));
            let squares = squares.filter(|_| value.len() == 1);
            self.squares = squares.ok_or(format!("squares is 2 to 5, not `{value}`"))?;
            return Ok(());
        }
        if key == "profile" {
            match value {
                "published" => self.follow(Edition::Published),
                "original" => self.follow(Edition::Original),
                _ => return Err(format!("profile is original or published, not `{value}`")),
            }
            return Ok(());
        }
        let rule = match key {
            "published-hands" => &mut self.published_hands,
            "draw-to-hand" => &mut self.draw_to_hand,
            "forced-barter" => &mut self.forced_barter,
            "arms-only" => &mut self.arms_only,
            "beaten-lost" => &mut self.beaten_lost,
            _ => {
                let known = "squares, published-hands, draw-to-hand, forced-barter, arms-only, \
                             beaten-lost, profile";
                return Err(format!("`{key}` is not an option ({known})"));
            }
        };
        *rule = value.parse().map_err(|_| format!("{key} is true or false, not `{value}`"))?;
        Ok(())
    }

    fn unusual(&self) -> Map<String, Value> {
        let mut unusual = Map::new();
        if self.squares != SQUARES {
            unusual.insert("squares".into(), json!(self.squares));
        }
        let rules = [
            ("published-hands", self.published_hands),
            ("draw-to-hand", self.draw_to_hand),
            ("forced-barter", self.forced_barter),
            ("arms-only", self.arms_only),
            ("beaten-lost", self.beaten_lost),
        ];
        for (key, _) in rules.into_iter().filter(|&(_, holds)| holds) {
            unusual.insert(key.into(), json!(true));
        }
        unusual
    }
}

const _: () = assert!(MOST_SQUARES == 5, "the option allows the longest track");
