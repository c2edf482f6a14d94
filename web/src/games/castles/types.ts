// Made from the Rust types by `make types`. Do not edit.

import type { Seat, Viewer } from "../../protocol";

export type Seats = Array<Seat>;

export type Card = "ab" | "ae" | "al" | "as" | "cb" | "ce" | "cl" | "cs" | "fb" | "fe" | "fl" | "fs" | "ivanhoe" | "locksley" | "rb" | "re" | "rl" | "rs";

export type Castle = "rotherwood" | "ashby" | "coningsburgh" | "york" | "torquilstone";

export type Lord = "athelstane" | "bois-guilbert" | "cedric" | "de-bracy" | "front-de-boeuf" | "malvoisin";

export type Bundle = Array<string>;

export type Move = string;

/**
 * How the castles are fought for. Made by [`table::Options::usual`], changed by
 * [`table::Options::set`].
 */
export type Options = { players: number, 
/**
 * C1.3: how many squares a track has.
 */
squares: number, 
/**
 * C2.2: the published edition's larger hands.
 */
"published-hands": boolean, 
/**
 * C3.2: cards are drawn unseen, and one of the hand is laid open.
 */
"draw-to-hand": boolean, 
/**
 * C4.4: a barter must be opened and an offer accepted.
 */
"forced-barter": boolean, 
/**
 * C5.3: armies share arms, not types.
 */
"arms-only": boolean, 
/**
 * C6.3: a beaten garrison is lost.
 */
"beaten-lost": boolean, };

/**
 * One side of a deal as a viewer may know it (C7.5).
 */
export type GoodsView = { "prisoner": Lord } | { "cards": Bundle } | { "hidden": number };

/**
 * An offer that the viewer may see.
 */
export type OfferView = { 
/**
 * Who offers.
 */
seat: Seat, 
/**
 * What.
 */
card: Card, };

/**
 * A question to the active player that a deal has interrupted (C7.3).
 */
export type Interrupted = "keep" | "lay" | "barter" | "attack";

/**
 * What the game waits for, without what its viewer may not know.
 */
export type PhaseView = { "phase": "keep" } | { "phase": "lay" } | { "phase": "barter" } | { "phase": "offer", 
/**
 * Has the viewer still to answer?
 */
asked: boolean, 
/**
 * The card that the viewer offers.
 */
mine: Card | null, } | { "phase": "accept", 
/**
 * How many offers there are.
 */
count: number, 
/**
 * The offers that the viewer may see: all for the active player, else their own.
 */
offers: Array<OfferView>, } | { "phase": "attack" } | { "phase": "muster", 
/**
 * Against which castle.
 */
castle: Castle, 
/**
 * Its cards so far.
 */
army: Array<Card>, } | { "phase": "advance", 
/**
 * In which castle.
 */
castle: Castle, } | { "phase": "plant", 
/**
 * In which castle.
 */
castle: Castle, } | { "phase": "deal", 
/**
 * Who proposed it.
 */
by: Seat, 
/**
 * The partner.
 */
to: Seat, 
/**
 * What the proposer gives.
 */
give: GoodsView, 
/**
 * What the proposer wants.
 */
want: GoodsView, 
/**
 * The question that goes on after the answer.
 */
resume: Interrupted, } | { "phase": "over" };

/**
 * A castle, which everybody sees.
 */
export type CastleView = { 
/**
 * Its name.
 */
castle: Castle, 
/**
 * What it is worth.
 */
points: number, 
/**
 * The cards that lie by it.
 */
garrison: Array<Card>, 
/**
 * Its banners, square 1 first.
 */
track: Array<Lord | null>, 
/**
 * Who controls it (C6.7).
 */
control: Seat | null, };

/**
 * One player as a viewer may know them.
 */
export type SeatView = { 
/**
 * Their lord.
 */
lord: Lord, 
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
 * Banners in their reserve.
 */
reserve: number, 
/**
 * Their prisoners.
 */
prisoners: Array<Lord>, 
/**
 * Their points, as if the game ended now.
 */
score: number, };

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
 * What the game waits for.
 */
phase: PhaseView, 
/**
 * Whose turn of play it is; in `over`, who passed last.
 */
turn: Seat, 
/**
 * Cards taken from the deck this turn.
 */
drawn: number, 
/**
 * Passes in a row (C8.1).
 */
passes: number, 
/**
 * Who has proposed a deal this turn (C7.3).
 */
proposed: Seats, 
/**
 * The castles, in the order of C1.2.
 */
castles: Array<CastleView>, 
/**
 * The players by seat.
 */
seats: Array<SeatView>, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * The two cards turned face up, of which one is to be kept.
 */
turned: Array<Card>, 
/**
 * The card open for barter.
 */
open: Card | null, 
/**
 * The cards out of the game.
 */
lost: Array<Card>, };

/**
 * What one viewer may know of an event.
 */
export type EventView = { "event": "dealt", dealer: Seat, } | { "event": "moved", by: Seat, move: Move, } | { "event": "proposed", by: Seat, to: Seat, give: GoodsView, want: GoodsView, } | { "event": "turn-began", seat: Seat, } | { "event": "turned", seat: Seat, cards: Array<Card>, } | { "event": "last-card-taken", seat: Seat, card: Card, } | { "event": "drew", seat: Seat, count: number, cards: Array<Card> | null, } | { "event": "nothing-to-lay", seat: Seat, } | { "event": "barter-opened", seat: Seat, } | { "event": "offers-made", seat: Seat, count: number, offers: Array<OfferView>, } | { "event": "bartered", by: Seat, with: Seat, got: Card | null, gave: Card, } | { "event": "open-card-lost", card: Card, } | { "event": "passed", seat: Seat, row: number, } | { "event": "garrison-taken", seat: Seat, castle: Castle, cards: Array<Card>, } | { "event": "garrison-lost", castle: Castle, cards: Array<Card>, } | { "event": "stormed", seat: Seat, castle: Castle, army: Array<Card>, } | { "event": "advance-asked", castle: Castle, } | { "event": "fell", lord: Lord, castle: Castle, seat: Seat, } | { "event": "advanced", castle: Castle, } | { "event": "plant-asked", castle: Castle, } | { "event": "planted", seat: Seat, castle: Castle, } | { "event": "exchanged", by: Seat, with: Seat, given: GoodsView, got: GoodsView, } | { "event": "game-ended", winners: Seats, };

/**
 * The rule that a move breaks. Texts for players come from the locales, by these names and facts;
 * `Display` is for tools and logs.
 */
export type Reason = { "reason": "not-asked" } | { "reason": "not-turned", 
/**
 * The card.
 */
card: Card, } | { "reason": "not-to-lay", 
/**
 * The card.
 */
card: Card, } | { "reason": "nothing-open" } | { "reason": "must-barter" } | { "reason": "not-to-offer", 
/**
 * The card.
 */
card: Card, } | { "reason": "offer-or-pass" } | { "reason": "no-offer", 
/**
 * Who was named.
 */
seat: Seat, } | { "reason": "nothing-to-refuse" } | { "reason": "must-accept" } | { "reason": "no-attack-now" } | { "reason": "too-few", 
/**
 * The castle.
 */
castle: Castle, 
/**
 * How many cards an army must have.
 */
needed: number, 
/**
 * How many it can have, or has.
 */
found: number, } | { "reason": "no-muster" } | { "reason": "not-to-muster", 
/**
 * The card.
 */
card: Card, } | { "reason": "shares-nothing", 
/**
 * The card.
 */
card: Card, } | { "reason": "cannot-win-with", 
/**
 * The card.
 */
card: Card, 
/**
 * How many cards an army must have.
 */
needed: number, } | { "reason": "no-advance" } | { "reason": "no-planting" } | { "reason": "no-deal-now" } | { "reason": "already-proposed" } | { "reason": "no-partner", 
/**
 * Who was named.
 */
seat: Seat, } | { "reason": "no-prisoner-in-deal" } | { "reason": "no-cards-in-deal" } | { "reason": "same-lord", 
/**
 * The lord.
 */
lord: Lord, } | { "reason": "no-such-prisoner", 
/**
 * Who should give it.
 */
seat: Seat, 
/**
 * The lord.
 */
lord: Lord, } | { "reason": "cards-not-held" } | { "reason": "more-than-the-game-has" } | { "reason": "lacks-the-cards" } | { "reason": "answer-the-deal" } | { "reason": "no-deal-to-answer" };
