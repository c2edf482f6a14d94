//! Our types in TypeScript, where serde writes them in its own way.

use crate::hand::{Hand, Kind};
use crate::seat::{Seat, Seats};

/// Declares a type in TypeScript, under its own name, as another one that is serialised the same
/// way.
#[macro_export]
macro_rules! typescript_as {
    ([$($generics:tt)*] $type:ty, $same:ty) => {
        impl<$($generics)*> ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name() -> String {
                stringify!($type).into()
            }

            fn inline() -> String {
                <$same as ts_rs::TS>::inline()
            }

            fn inline_flattened() -> String {
                <Self as ts_rs::TS>::inline()
            }

            fn decl() -> String {
                format!("type {} = {};", stringify!($type), <Self as ts_rs::TS>::inline())
            }

            fn decl_concrete() -> String {
                <Self as ts_rs::TS>::decl()
            }
        }
    };
}

crate::typescript_as!([] Seats, Vec<Seat>);

impl<K: Kind + ts_rs::TS> ts_rs::TS for Hand<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name() -> String {
        Vec::<K>::name()
    }

    fn inline() -> String {
        Self::name()
    }

    fn inline_flattened() -> String {
        Self::name()
    }

    fn decl() -> String {
        Self::name()
    }

    fn decl_concrete() -> String {
        Self::name()
    }
}
