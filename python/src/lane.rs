//! One game of a batch after the other: a lane.

use bots::{Bot, BotSeat, TimeLimits};
use encoding::{Pace, Play};
use table::{Chance as _, Options as _, QuickChance, Seat, Seed, Viewer};

use crate::common::Playable;
use crate::other_players::{OtherPlayers, SeatPlayer};

/// What all lanes of a batch share.
#[derive(Debug)]
pub(crate) struct Plan<O> {
    /// Player count and house rules of the lanes, in turn, where tables are not drawn.
    pub(crate) tables: Vec<O>,
    pub(crate) other_players: OtherPlayers<O>,
    /// The share of the games with other players.
    pub(crate) share: f64,
    pub(crate) seed: u64,
    pub(crate) lanes: u64,
    pub(crate) pace: Pace,
}

/// The places of a row that a lane writes.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [bool],
    pub(crate) player: &'a mut i8,
    pub(crate) players: &'a mut i8,
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut bool,
    pub(crate) style: &'a mut [i8],
    pub(crate) privileged: Option<&'a mut [u8]>,
}

pub(crate) struct Lane<G: Playable> {
    play: Play<G>,
    options: G::Options,
    /// The number of the game in its series.
    number: u64,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The style of each seat; the caller's is 0.
    styles: Vec<i8>,
    /// The randomness of bots and random actions.
    chance: QuickChance,
}

impl<G: Playable> Lane<G> {
    pub(crate) fn new(plan: &Plan<G::Options>, index: usize) -> Self {
        let number = index as u64;
        let options = match plan.other_players.draw(plan.seed, number) {
            Some((setting, _)) => setting.options,
            None => plan.tables[index % plan.tables.len()],
        };
        let play = Play::begin(options, Seed::of_series(plan.seed, number), plan.pace);
        let chance = QuickChance::new(plan.seed.rotate_left(32) ^ number);
        let (bots, styles) = (Vec::new(), Vec::new());
        let mut lane = Self { play, options, number, bots, styles, chance };
        lane.seat_bots(plan);
        lane
    }

    /// Begins with this game of the series.
    pub(crate) fn restart(&mut self, plan: &Plan<G::Options>, number: u64) {
        self.chance = QuickChance::new(plan.seed.rotate_left(32) ^ number);
        self.deal(plan, number);
        self.let_bots_play(plan);
    }

    /// Deals this game of the series at its table.
    fn deal(&mut self, plan: &Plan<G::Options>, number: u64) {
        self.number = number;
        if let Some((setting, _)) = plan.other_players.draw(plan.seed, number) {
            self.options = setting.options;
        }
        self.play.restart(self.options, Seed::of_series(plan.seed, number));
        self.seat_bots(plan);
    }

    pub(crate) fn number(&self) -> u64 {
        self.number
    }

    fn seat_bots(&mut self, plan: &Plan<G::Options>) {
        let players = self.options.players();
        self.bots.clear();
        self.styles.clear();
        for seat in 0..players {
            let seat_player = self.seat_player(plan, seat);
            self.styles.push(seat_player.map_or(0, |seat_player| seat_player.style));
            let bot_seat = BotSeat {
                seat: Seat::new(seat),
                options: self.options,
                time_limits: TimeLimits::USUAL,
            };
            // Only a program from outside can fail to start, and none is admitted.
            let bot = seat_player.and_then(|seat_player| seat_player.bot.as_ref());
            self.bots.push(bot.and_then(|bot| bot.seat::<G>(&bot_seat).ok()));
        }
    }

    /// The player of a seat of this game; `None` where the caller plays.
    fn seat_player<'a>(&self, plan: &'a Plan<G::Options>, seat: usize) -> Option<&'a SeatPlayer> {
        let players = self.options.players();
        if let Some((setting, first)) = plan.other_players.draw(plan.seed, self.number) {
            return Some(&setting.seat_players[(seat + players - first) % players]);
        }
        // Drawn from the number of the game, so that every run of a series has the same players.
        let drawn = QuickChance::new(self.number ^ 0xC0).below(1 << 20) as f64 / f64::from(1 << 20);
        if drawn >= plan.share {
            return None;
        }
        let mine = (self.number / plan.lanes) as usize % players;
        match &plan.other_players {
            OtherPlayers::Around(bots) if seat != mine => {
                Some(&bots[((seat + players - mine) % players - 1) % bots.len()])
            }
            OtherPlayers::At(bots) => bots.get(seat).and_then(Option::as_ref),
            OtherPlayers::Nobody | OtherPlayers::Around(_) | OtherPlayers::Drawn(_) => None,
        }
    }

    /// Lets bots play until the caller has a choice. A game that ends before that does not count:
    /// it is followed by the next.
    fn let_bots_play(&mut self, plan: &Plan<G::Options>) {
        for _ in 0..1000 {
            if self.bots_play() {
                return;
            }
            self.deal(plan, self.number + plan.lanes);
        }
    }

    /// Lets bots play. Returns whether it is the caller's turn; otherwise the game is over.
    fn bots_play(&mut self) -> bool {
        loop {
            let Some(seat) = self.play.seat() else { return false };
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return true };
            let view = self.play.state().view(self.play.memory(), Viewer::Seat(seat));
            let unasked = self.play.is_unasked();
            let moves = self.play.list_moves();
            let mv = if unasked {
                bot.speak_up(&view, moves, &mut self.chance)
            } else {
                Some(bot.choose(&view, moves, &mut self.chance))
            };
            if self.play.play(mv, &mut |_| ()).is_err() {
                return false;
            }
        }
    }

    /// May this action be chosen?
    #[inline]
    pub(crate) fn check(&self, action: i64) -> Result<(), String> {
        let among = |action: u16| self.play.choices().iter().any(|choice| choice.action == action);
        match u16::try_from(action) {
            Ok(action) if among(action) => Ok(()),
            Ok(action) if usize::from(action) < G::ACTIONS => {
                let text = G::action_text(usize::from(action));
                Err(format!("{action} ({text}) is not among the choices of the seat to move"))
            }
            _ => Err(format!("{action} is no action: 0 to {}", G::ACTIONS - 1)),
        }
    }

    /// Chooses an action, and goes on to the caller's next choice, in this game or the next.
    #[inline]
    pub(crate) fn step(&mut self, plan: &Plan<G::Options>, action: i64, row: &mut Row<'_>) {
        let acted = u16::try_from(action).is_ok_and(|action| self.play.act(action).is_ok());
        debug_assert!(acted, "actions are checked before any is played");
        *row.done = !self.bots_play();
        if *row.done {
            for (seat, reward) in row.reward.iter_mut().enumerate() {
                let sits = seat < self.options.players();
                *reward = if sits { self.play.share(Seat::new(seat)) } else { 0.0 };
            }
            self.restart(plan, self.number + plan.lanes);
        } else {
            row.reward.fill(0.0);
        }
        self.write(row);
    }

    /// Writes what the seat that chooses may know.
    #[inline]
    pub(crate) fn write(&mut self, row: &mut Row<'_>) {
        let Some(seat) = self.play.seat() else { return };
        self.play.observe(seat, row.observation);
        row.mask.fill(false);
        for choice in self.play.choices() {
            row.mask[usize::from(choice.action)] = true;
        }
        *row.player = seat.index() as i8;
        *row.players = self.options.players() as i8;
        row.style.fill(-1);
        row.style[..self.styles.len()].copy_from_slice(&self.styles);
        if let Some(privileged) = &mut row.privileged {
            self.play.state().observe_all_hands(seat, privileged);
        }
    }

    pub(crate) fn first(&mut self, plan: &Plan<G::Options>, row: &mut Row<'_>) {
        self.let_bots_play(plan);
        *row.done = false;
        row.reward.fill(0.0);
        self.write(row);
    }

    /// Any action, each equally likely.
    #[inline]
    pub(crate) fn any_action(&mut self) -> i64 {
        let choices = self.play.choices();
        i64::from(choices[self.chance.below(choices.len())].action)
    }

    /// What the bot of this name would choose, as an action.
    pub(crate) fn bots_action(&mut self, bot: &mut dyn Bot<G>) -> i64 {
        let Some(seat) = self.play.seat() else { return -1 };
        crate::bot::action_of(&mut self.play, seat, bot, &mut self.chance)
    }
}
