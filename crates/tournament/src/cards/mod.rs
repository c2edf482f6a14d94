//! The action cards, one file a family. For each card: which plays are legal, which rule refuses
//! the others, and what it does.

mod adapt;
mod colour;
mod displays;
mod hands;
mod ivanhoe;
mod outwit;
mod strikes;
