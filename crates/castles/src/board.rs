//! Castles, lords, tracks and prisons (C1.2 to C1.4).

use table::BySeat;

/// Everything the six lords of the largest table have one of.
pub(crate) type Lords<T> = BySeat<T, 6>;

/// A castle, in the order of C1.2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Castle {
    Rotherwood,
    Ashby,
    Coningsburgh,
    York,
    Torquilstone,
}

impl Castle {
    /// Every castle, in the order of C1.2.
    pub const ALL: [Self; 5] =
        [Self::Rotherwood, Self::Ashby, Self::Coningsburgh, Self::York, Self::Torquilstone];

    /// The name in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rotherwood => "rotherwood",
            Self::Ashby => "ashby",
            Self::Coningsburgh => "coningsburgh",
            Self::York => "york",
            Self::Torquilstone => "torquilstone",
        }
    }

    /// C1.2: what it is worth at the end.
    #[inline]
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Rotherwood => 5,
            Self::Ashby => 6,
            Self::Coningsburgh | Self::York => 7,
            Self::Torquilstone => 10,
        }
    }
}

/// A lord, and each of the lord's five banners. Sorted by the bytes of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Lord {
    Athelstane,
    BoisGuilbert,
    Cedric,
    DeBracy,
    FrontDeBoeuf,
    Malvoisin,
}

/// C1.4: how many banners a lord has.
pub const BANNERS: u8 = 5;

impl Lord {
    /// Every lord, sorted by name.
    pub const ALL: [Self; 6] = [
        Self::Athelstane,
        Self::BoisGuilbert,
        Self::Cedric,
        Self::DeBracy,
        Self::FrontDeBoeuf,
        Self::Malvoisin,
    ];

    /// C2.1: the lords as they are dealt, from seat A on.
    pub const BY_SEAT: [Self; 6] = [
        Self::Cedric,
        Self::Athelstane,
        Self::FrontDeBoeuf,
        Self::DeBracy,
        Self::Malvoisin,
        Self::BoisGuilbert,
    ];

    /// The name in the notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Athelstane => "athelstane",
            Self::BoisGuilbert => "bois-guilbert",
            Self::Cedric => "cedric",
            Self::DeBracy => "de-bracy",
            Self::FrontDeBoeuf => "front-de-boeuf",
            Self::Malvoisin => "malvoisin",
        }
    }
}

/// C1.3: the most squares that a track may have.
pub(crate) const MOST_SQUARES: usize = 5;

/// A castle's track, square 1 first. Squares that the table does not use stay empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Track(pub(crate) [Option<Lord>; MOST_SQUARES]);

impl Track {
    /// Does no banner stand here?
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.0 == [None; MOST_SQUARES]
    }

    /// C6.7: the banner on the highest occupied square.
    #[inline]
    pub(crate) fn highest(&self) -> Option<Lord> {
        self.0.iter().rev().find_map(|&square| square)
    }

    /// C6.5: is square 1 free?
    #[inline]
    pub(crate) fn first_is_free(&self) -> bool {
        self.0[0].is_none()
    }

    /// C6.4: all banners move one square on. None may stand on the last one any more.
    #[inline]
    pub(crate) fn advance(&mut self) {
        self.0.rotate_right(1);
    }
}

/// The prisoners of one player: how many banners of each lord, four bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Prison(u32);

impl Prison {
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many banners of this lord there are.
    #[inline]
    pub(crate) const fn count(self, lord: Lord) -> u8 {
        (self.0 >> (4 * lord as u32) & 15) as u8
    }

    #[inline]
    pub(crate) const fn has(self, lord: Lord) -> bool {
        self.count(lord) > 0
    }

    #[inline]
    pub(crate) fn add(&mut self, lord: Lord) {
        self.0 += 1 << (4 * lord as u32);
    }

    #[inline]
    pub(crate) fn remove(&mut self, lord: Lord) {
        debug_assert!(self.has(lord), "no banner of {lord} to release");
        self.0 -= 1 << (4 * lord as u32);
    }

    /// The lords of whom there is a banner, each once, sorted.
    #[inline]
    pub(crate) fn lords(self) -> impl Iterator<Item = Lord> {
        Lord::ALL.into_iter().filter(move |&lord| self.has(lord))
    }

    /// Every banner, sorted.
    pub(crate) fn banners(self) -> impl Iterator<Item = Lord> {
        let of = move |lord| std::iter::repeat_n(lord, usize::from(self.count(lord)));
        Lord::ALL.into_iter().flat_map(of)
    }
}

impl FromIterator<Lord> for Prison {
    fn from_iter<I: IntoIterator<Item = Lord>>(banners: I) -> Self {
        let mut prison = Self::default();
        banners.into_iter().for_each(|lord| prison.add(lord));
        prison
    }
}

table::named!(Castle, "castle");
table::named!(Lord, "lord");
