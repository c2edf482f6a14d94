//! The rule bot's parameters.

/// The parameters of the rules of thumb, mostly in points of castles. Fitted by self-play with
/// `cargo run --release -p bots --example fit_castles`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// What a card in the hand is worth when the deck is full.
    pub card: f32,
    /// The same when it is empty.
    pub card_late: f32,
    /// What one more card in the largest army is worth.
    pub army: f32,
    /// How much the smaller of a soldier's two groups counts relative to the larger.
    pub second: f32,
    /// What a hero is worth beyond a card that fits the largest army.
    pub hero: f32,
    /// How surely control is lost, from the last square, to players who can beat the garrison.
    pub falls_1: f32,
    /// The same from the second-to-last square.
    pub falls_2: f32,
    /// The same from farther away.
    pub falls_3: f32,
    /// How surely the next banner takes control when the highest falls.
    pub heir: f32,
    /// What share of a hand is assumed to march together.
    pub reach: f32,
    /// How much an army is assumed to grow per turn to come.
    pub draws: f32,
    /// How fast a garrison's risk falls with its size.
    pub slope: f32,
    /// How much the points of all others hurt, relative to the own points.
    pub enmity: f32,
    /// How much more the leader's points hurt.
    pub leader: f32,
    /// How much an attack must gain.
    pub threshold: f32,
    /// What a prisoner is worth.
    pub prisoner: f32,
    /// What the last banner of the reserve is worth.
    pub banner: f32,
    /// How much better the open card must be for a card to be offered.
    pub offer: f32,
    /// What an accepted offer must be worth relative to its giver's gain.
    pub rival: f32,
    /// How much an army larger than needed must gain per card.
    pub extra: f32,
    /// What a returned banner is worth to a player without any in reserve.
    pub ransom: f32,
    /// What a point is worth when the deck is full, relative to the end.
    pub early: f32,
    /// How much an attack must gain for a player who does not lead when the deck is empty.
    pub behind: f32,
}

/// How many parameters there are.
pub const PARAMETERS: usize = 23;

impl Parameters {
    /// The parameters in use.
    pub const FITTED: Self = Self {
        card: 1.916,
        card_late: 0.695,
        army: 0.623,
        second: 0.647,
        hero: 0.522,
        falls_1: 0.987,
        falls_2: 0.498,
        falls_3: 0.422,
        heir: 0.731,
        reach: 0.182,
        draws: -1.145,
        slope: 0.052,
        enmity: 0.191,
        leader: 0.542,
        threshold: 0.074,
        prisoner: 0.395,
        banner: 0.363,
        offer: 0.814,
        rival: 0.31,
        extra: 0.525,
        ransom: 6.533,
        early: 0.345,
        behind: -2.0,
    };

    /// As numbers, for the fitting program.
    #[must_use]
    pub fn to_array(self) -> [f32; PARAMETERS] {
        let mut copy = self;
        copy.fields().map(|field| *field)
    }

    /// From numbers, for the fitting program.
    #[must_use]
    pub fn from_array(numbers: [f32; PARAMETERS]) -> Self {
        let mut parameters = Self::FITTED;
        for (field, number) in parameters.fields().into_iter().zip(numbers) {
            *field = number;
        }
        parameters
    }

    fn fields(&mut self) -> [&mut f32; PARAMETERS] {
        [
            &mut self.card,
            &mut self.card_late,
            &mut self.army,
            &mut self.second,
            &mut self.hero,
            &mut self.falls_1,
            &mut self.falls_2,
            &mut self.falls_3,
            &mut self.heir,
            &mut self.reach,
            &mut self.draws,
            &mut self.slope,
            &mut self.enmity,
            &mut self.leader,
            &mut self.threshold,
            &mut self.prisoner,
            &mut self.banner,
            &mut self.offer,
            &mut self.rival,
            &mut self.extra,
            &mut self.ransom,
            &mut self.early,
            &mut self.behind,
        ]
    }
}
