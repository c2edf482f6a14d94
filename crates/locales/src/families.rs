//! Families of messages in `table.ftl`: an id is the family's name, a hyphen, and one of these.

/// `level-…`, each also with `-explained`: the bots that players choose from, weakest first.
pub const LEVELS: [&str; 4] = ["page", "squire", "knight", "champion"];

/// `refusal-…`: why the server does not do what it is asked.
pub const REFUSALS: [&str; 35] = [
    "stale",
    "not-seated",
    "not-found",
    "seats-free",
    "no-guest",
    "bad-message",
    "too-fast",
    "storage",
    "unknown-move",
    "unforeseen",
    "no-such-table",
    "table-full",
    "seat-taken",
    "not-host",
    "already-begun",
    "not-begun",
    "over",
    "no-chat",
    "no-spectators",
    "banned",
    "bad-name",
    "bad-options",
    "draining",
    "not-allowed",
    "not-watching",
    "too-many-tables",
    "not-away",
    "wrong-part",
    "not-alone",
    "no-undo",
    "faulty",
    "internal",
    "too-long",
    "no-more-time",
    "no-window",
];

/// `phrase-…`: what can be said in the chat without typing.
pub const PHRASES: [&str; 16] = [
    "hello",
    "good-luck",
    "thanks",
    "well-played",
    "oops",
    "nice",
    "hurry",
    "one-moment",
    "sorry",
    "good-game",
    "rematch",
    "bye",
    "yes",
    "no",
    "wow",
    "back-soon",
];

/// `order-…`, each also with `-explained`: when to be asked about an action card.
pub const ORDERS: [&str; 3] = ["always", "touched", "never"];

/// `clock-…`, each also with `-explained`.
pub const CLOCKS: [&str; 3] = ["none", "live", "correspondence"];
