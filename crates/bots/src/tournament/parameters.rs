//! The rule bot's parameters.

/// The parameters of the rules of thumb. Fitted by self-play with `cargo run --release -p bots
/// --example fit`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// What a card in another hand is assumed to be worth in a colour's total.
    pub card: f32,
    /// The same in a green tournament.
    pub green_card: f32,
    /// How far the own estimate must exceed the best of the others to fight for a token.
    pub margin: f32,
    /// How much further for each additional opponent.
    pub crowd: f32,
    /// What an action card in the own hand adds to the estimate.
    pub action: f32,
    /// The most that is paid in one turn for an unwanted tournament.
    pub cheap: f32,
    /// With fewer cards than this nothing is paid for it.
    pub rich: f32,
    /// How much the own lead must gain for an action card to be played instead of value cards.
    pub gain: f32,
    /// How much the own lead must lose for Ivanhoe to be played.
    pub hurt: f32,
    /// How much safer a fight must look for a player with tokens to risk a Maiden.
    pub maiden: f32,
    /// How much safer still for each additional opponent.
    pub maiden_crowd: f32,
    /// How much harder to fight for a tournament that may win another player the game.
    pub decisive: f32,
}

/// How many parameters there are.
pub const PARAMETERS: usize = 12;

impl Parameters {
    /// The parameters in use.
    pub const FITTED: Self = Self {
        card: 1.0,
        green_card: 0.5,
        margin: -3.0,
        crowd: 2.0,
        action: 1.5,
        cheap: 2.3,
        rich: 5.7,
        gain: 3.3,
        hurt: 3.4,
        maiden: 3.9,
        maiden_crowd: 3.0,
        decisive: 7.1,
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
            &mut self.green_card,
            &mut self.margin,
            &mut self.crowd,
            &mut self.action,
            &mut self.cheap,
            &mut self.rich,
            &mut self.gain,
            &mut self.hurt,
            &mut self.maiden,
            &mut self.maiden_crowd,
            &mut self.decisive,
        ]
    }
}
