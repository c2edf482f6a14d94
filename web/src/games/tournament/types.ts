// Made from the Rust types by `make types`. Do not edit.

import type { Seat, Viewer } from "../../protocol";

export type Seats = Array<Seat>;

export type Card = "B2" | "B3" | "B4" | "B5" | "G1" | "M6" | "P3" | "P4" | "P5" | "P7" | "R3" | "R4" | "R5" | "S2" | "S3" | "Y2" | "Y3" | "Y4" | "adapt" | "break-lance" | "change-weapon" | "charge" | "countercharge" | "disgrace" | "dodge" | "drop-weapon" | "ivanhoe" | "knock-down" | "outmaneuver" | "outwit" | "retreat" | "riposte" | "shield" | "stunned" | "unhorse";

export type Colour = "blue" | "green" | "purple" | "red" | "yellow";

/**
 * A place in a display, counted from the oldest card, which is 1.
 */
export type Place = number;

export type FaceUp = string;

export type Action = string;

export type Move = string;

/**
 * T12.1: is an equal highest total enough to stay in?
 */
export type Ties = "strict" | "ties-stay";

/**
 * T12.2: which colour may not be opened again?
 */
export type Repeat = "purple-only" | "camelot";

/**
 * T12.3: how much of the discard pile do clients show?
 */
export type DiscardPile = "top-only" | "open";

/**
 * How a tournament is played. Made by [`table::Options::usual`], changed by
 * [`table::Options::set`].
 */
export type Options = { players: number, ties: Ties, repeat: Repeat, discard: DiscardPile, };

/**
 * What the game waits for, without the names that would tell something (T11.5).
 */
export type PhaseView = { "phase": "open" } | { "phase": "turn" } | { "phase": "react", 
/**
 * The card and its targets.
 */
action: Action, 
/**
 * Has the viewer still to answer?
 */
asked: boolean, } | { "phase": "adapt", 
/**
 * Who.
 */
asked: Seat, 
/**
 * The value.
 */
value: number, } | { "phase": "return" } | { "phase": "take" } | { "phase": "over" };

/**
 * One player as a viewer may know them.
 */
export type SeatView = { 
/**
 * How many cards they hold.
 */
cards: number, 
/**
 * Their hand: the viewer's own alone.
 */
hand: Array<Card> | null, 
/**
 * Cards that the viewer knows to be in their hand.
 */
known: Array<Card>, 
/**
 * Their display, oldest first.
 */
display: Array<Card>, 
/**
 * Its total.
 */
total: number, 
/**
 * Does the Shield lie before them?
 */
shield: boolean, 
/**
 * Does Stunned lie before them?
 */
stunned: boolean, 
/**
 * Their tokens.
 */
tokens: Array<Colour>, };

/**
 * The game as one viewer may know it.
 */
export type View = { 
/**
 * Whose view this is.
 */
viewer: Viewer, 
/**
 * Player count and house rules.
 */
options: Options, 
/**
 * The number of the tournament, from 1: as many have begun.
 */
tournament: number, 
/**
 * Whose turn of play it is; in `take` and `over`, who won.
 */
turn: Seat, 
/**
 * Cards played from the hand this turn.
 */
played: number, 
/**
 * Cards added to the own display this turn (T10.5).
 */
added: number, 
/**
 * The tournament's colour.
 */
colour: Colour | null, 
/**
 * The last tournament's final colour.
 */
previous: Colour | null, 
/**
 * Who is in.
 */
in: Seats, 
/**
 * The players by seat.
 */
seats: Array<SeatView>, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * The discard pile, oldest first. Clients show what T12.3 says.
 */
discard: Array<Card>, } & ({ "phase": "open" } | { "phase": "turn" } | { "phase": "react", 
/**
 * The card and its targets.
 */
action: Action, 
/**
 * Has the viewer still to answer?
 */
asked: boolean, } | { "phase": "adapt", 
/**
 * Who.
 */
asked: Seat, 
/**
 * The value.
 */
value: number, } | { "phase": "return" } | { "phase": "take" } | { "phase": "over" });

/**
 * What one viewer may know of an event.
 */
export type EventView = { "event": "dealt", dealer: Seat, } | { "event": "moved", by: Seat, move: Move, } | { "event": "tournament-began", opener: Seat, } | { "event": "turn-began", seat: Seat, } | { "event": "drew", seat: Seat, card: Card | null, } | { "event": "reshuffled", cards: number, } | { "event": "hand-shown", seat: Seat, hand: Array<Card>, } | { "event": "took-effect" } | { "event": "stayed", seat: Seat, total: number, } | { "event": "colour-changed", colour: Colour, } | { "event": "discarded", seat: Seat, place: Place, card: Card, } | { "event": "taken", by: Seat, from: Seat, card: Card, } | { "event": "retreated", seat: Seat, place: Place, card: Card, } | { "event": "stolen", by: Seat, from: Seat, card: Card | null, } | { "event": "swapped", by: Seat, mine: FaceUp, with: Seat, his: FaceUp, } | { "event": "adapt-asked", seat: Seat, value: number, } | { "event": "adapt-ended" } | { "event": "token-asked", seat: Seat, } | { "event": "token-returned", seat: Seat, colour: Colour, } | { "event": "tournament-won", seat: Seat, } | { "event": "token-taken", seat: Seat, colour: Colour, } | { "event": "game-won", seat: Seat, };

/**
 * The rule that a move breaks. Texts for players come from the locales, by these names and facts;
 * `Display` is for tools and logs.
 */
export type Reason = { "reason": "may-not-cancel" } | { "reason": "nothing-to-cancel" } | { "reason": "not-asked" } | { "reason": "window-is-open" } | { "reason": "keep-another", 
/**
 * The value it asks for.
 */
value: number, } | { "reason": "nothing-to-keep" } | { "reason": "no-token-to-return" } | { "reason": "no-token-to-take" } | { "reason": "already-open" } | { "reason": "open-first" } | { "reason": "withdraw-after-opening" } | { "reason": "action-after-opening" } | { "reason": "purple-after-purple" } | { "reason": "colour-after-itself", 
/**
 * The colour.
 */
colour: Colour, } | { "reason": "does-not-open", 
/**
 * The card.
 */
card: Card, 
/**
 * The colour named.
 */
colour: Colour, } | { "reason": "nothing-played" } | { "reason": "total-too-low", 
/**
 * The player's total.
 */
total: number, 
/**
 * The highest total of the others.
 */
highest: number, } | { "reason": "does-not-fit", 
/**
 * The card.
 */
card: Card, 
/**
 * The tournament's colour.
 */
colour: Colour, } | { "reason": "is-stunned" } | { "reason": "second-maiden", 
/**
 * Whose display.
 */
seat: Seat, } | { "reason": "unhorse" } | { "reason": "change-weapon" } | { "reason": "drop-weapon" } | { "reason": "no-opponent", 
/**
 * Who was named.
 */
seat: Seat, } | { "reason": "nothing-to-dodge" } | { "reason": "nothing-to-retreat" } | { "reason": "nothing-to-swap" } | { "reason": "shielded", 
/**
 * Whose.
 */
seat: Seat, } | { "reason": "shielded-from-outwit", 
/**
 * Who.
 */
seat: Seat, } | { "reason": "would-empty", 
/**
 * Whose.
 */
seat: Seat, } | { "reason": "changes-nothing", 
/**
 * The card.
 */
card: Card, } | { "reason": "not-in-hand", 
/**
 * The card.
 */
card: Card, };
