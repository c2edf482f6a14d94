// Made from the Rust types by `make types`. Do not edit.

export type Seat = "A" | "B" | "C" | "D" | "E" | "F";

export type Viewer = Seat | "public";

export type JsonValue = unknown;

export const VERSION = 3;

export const LONGEST_LINE = 300;

export const LONGEST_NAME = 24;

export const PHRASES = ["hello", "good-luck", "thanks", "well-played", "oops", "nice", "hurry", "one-moment", "sorry", "good-game", "rematch", "bye", "yes", "no", "wow", "back-soon"] as const;

export const LEVELS = ["page", "squire", "knight", "champion"] as const;

/**
 * The stage of a table.
 */
export type Stage = "waiting" | "playing" | "over" | "ended";

/**
 * The clock of a table.
 */
export type Clock = { "kind": "none" } | { "kind": "live", 
/**
 * The bank at the start, in seconds.
 */
bank: number, 
/**
 * What a move gives back, in seconds.
 */
increment: number, } | { "kind": "correspondence", 
/**
 * Hours per move.
 */
hours: number, 
/**
 * The most hours that a window waits.
 */
window: number, };

/**
 * How quickly bots move.
 */
export type Pace = "calm" | "quick" | "instant";

/**
 * The settings that were agreed when the table was created.
 */
export type Settings = { 
/**
 * The game's name.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * House rules that differ from the usual, as the notation writes them.
 */
options: { [key in string]?: JsonValue }, 
/**
 * How time is kept.
 */
clock: Clock, 
/**
 * How long an Ivanhoe window stays open, in seconds.
 */
window: number, 
/**
 * How quickly bots move.
 */
pace: Pace, 
/**
 * Is it in the list of open tables?
 */
open: boolean, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * May players chat?
 */
chat: boolean, };

/**
 * What a player wants when an Ivanhoe window opens. It ends with the tournament.
 */
export type StandingOrder = "always" | "touched" | "never";

/**
 * Is a player present?
 */
export type Presence = "here" | "away" | "substitute";

/**
 * The occupant of a seat.
 */
export type Occupant = { "kind": "free" } | { "kind": "bot", 
/**
 * Its level: page, squire, knight or champion; unknown in a game that was sent in.
 */
level: string, 
/**
 * Its name.
 */
name: string, } | { "kind": "guest", 
/**
 * Their nickname.
 */
name: string, 
/**
 * Are they present?
 */
presence: Presence, 
/**
 * Is it a program from outside rather than a person? Left out for persons.
 */
program?: boolean, };

/**
 * A seat at a table.
 */
export type RoomSeat = { 
/**
 * Its letter.
 */
seat: Seat, } & ({ "kind": "free" } | { "kind": "bot", 
/**
 * Its level: page, squire, knight or champion; unknown in a game that was sent in.
 */
level: string, 
/**
 * Its name.
 */
name: string, } | { "kind": "guest", 
/**
 * Their nickname.
 */
name: string, 
/**
 * Are they present?
 */
presence: Presence, 
/**
 * Is it a program from outside rather than a person? Left out for persons.
 */
program?: boolean, });

/**
 * A deal that is being prepared.
 */
export type Deal = { 
/**
 * The number of the attempt, from 1. An attempt fails if a seat does not reveal its part in
 * time; in the next one everyone seals a new part, and that seat adds none.
 */
attempt: number, 
/**
 * The seals of the parts by seat; nothing for a seat that has sent none.
 */
seals: Array<string | null>, 
/**
 * Are these the seals that count? Then each of these seats must reveal its part now.
 */
fixed: boolean, 
/**
 * The seats that have revealed their parts.
 */
revealed: Array<Seat>, };

/**
 * Why a table was closed before its game was over.
 */
export type Closed = "operator" | "abandoned" | "too-long";

/**
 * A table as it is sent to one of its viewers.
 */
export type Room = { 
/**
 * Its code, the last part of its link.
 */
table: string, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * The seats in playing order.
 */
seats: Array<RoomSeat>, 
/**
 * The recipient's seat.
 */
you: Seat | null, 
/**
 * May the recipient start the game, place bots and so on?
 */
host: boolean, 
/**
 * The number of spectators.
 */
spectators: number, 
/**
 * The server's commitment to its half of the deal.
 */
commitment: string, 
/**
 * How the players' parts of the deal are collected, until the game begins.
 */
deal: Deal | null, 
/**
 * Are bots, windows and clocks paused by the only person here?
 */
paused: boolean, 
/**
 * The seats that you have muted.
 */
muted: Array<Seat>, 
/**
 * Who has won, when the game is over.
 */
winners: Array<Seat>, 
/**
 * The points of each seat, when the game is over.
 */
scores: Array<number>, 
/**
 * The table of the rematch, once a player has asked for it.
 */
rematch: string | null, 
/**
 * Why it was closed before its game was over.
 */
closed?: Closed, 
/**
 * Was it played without a server and sent here afterwards? It is never rated.
 */
offline?: boolean, 
/**
 * Was it tried from a finished game? Then it is not one that counts.
 */
branch?: Branch, };

/**
 * The moment of a finished game from which another one was tried.
 */
export type Branch = { 
/**
 * The table of the finished game.
 */
table: string, 
/**
 * How many moves both games have.
 */
entry: number, 
/**
 * The number of the decision among those of its seat, from 1.
 */
decision: number, 
/**
 * Were the hidden cards dealt again?
 */
imagined: boolean, };

/**
 * A table in the list.
 */
export type LobbyTable = { 
/**
 * Its code.
 */
table: string, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * The seats: nicknames, `null` for a free one.
 */
seats: Array<string | null>, 
/**
 * How many of them are bots: ours, and programs from outside.
 */
bots: number, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, };

/**
 * What is wrong.
 */
export type Code = "rule" | "stale" | "storage" | "bad-message" | "unknown-move" | "unforeseen" | "too-fast" | "too-long" | "no-such-table" | "not-found" | "not-seated" | "not-host" | "seat-taken" | "table-full" | "seats-free" | "already-begun" | "dealing" | "not-begun" | "over" | "not-over" | "no-window" | "no-more-time" | "no-chat" | "no-spectators" | "no-guest" | "banned" | "bad-name" | "bad-options" | "draining" | "not-allowed" | "not-watching" | "too-many-tables" | "not-away" | "wrong-part" | "not-alone" | "no-undo" | "bad-record" | "not-loaded" | "internal" | "faulty";

/**
 * Why something was not done.
 */
export type Refusal = { 
/**
 * What is wrong.
 */
code: Code, 
/**
 * The number of the rule that forbids a move, for `rule`.
 */
rule?: string, 
/**
 * The game's reason with its facts, for `rule`.
 */
reason?: JsonValue, 
/**
 * The same as an English sentence, for clients without a translation.
 */
text: string, };

/**
 * The body of every response that is not a success.
 */
export type Fault = { 
/**
 * The reason.
 */
refusal: Refusal, };

/**
 * The user.
 */
export type Me = { 
/**
 * Their nickname.
 */
name: string, 
/**
 * Is it a program? Everybody at a table sees that, and it never changes.
 */
program?: boolean, 
/**
 * The token of a program, when it is new: `Authorization: Bearer TOKEN`. It is not shown
 * again.
 */
token?: string, };

/**
 * A request for a name.
 */
export type NameMe = { 
/**
 * A nickname; nothing to be given one.
 */
name: string | null, 
/**
 * Is this a program that plays? It is set once: a program remains one, and a person cannot
 * become one.
 */
program?: boolean, };

/**
 * A secret that signs another device in as me, once, within ten minutes.
 */
export type DeviceLink = { 
/**
 * The path of the link; the secret follows its `#`, which browsers never send.
 */
path: string, };

/**
 * The secret of a device link.
 */
export type Device = { 
/**
 * The part after the `#`.
 */
secret: string, };

/**
 * A table to be created.
 */
export type MakeTable = { 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * Bots by seat: their level, or `null`. The creator takes the first seat without one.
 */
bots: Array<string | null>, };

/**
 * A table against bots, created at once. The game begins when the player's part of the deal
 * arrives.
 */
export type PlayNow = { 
/**
 * The game's name.
 */
game: string, 
/**
 * The number of players.
 */
players: number, 
/**
 * The bots' level.
 */
level: string, 
/**
 * House rules that differ from the usual.
 */
options: { [key in string]?: JsonValue }, 
/**
 * How quickly the bots move.
 */
pace: Pace, };

/**
 * A table's address.
 */
export type TableLink = { 
/**
 * Its code.
 */
table: string, };

/**
 * A game of mine.
 */
export type MyGame = { 
/**
 * The table.
 */
room: Room, 
/**
 * Is it my turn?
 */
"my-turn": boolean, 
/**
 * When something last happened, in milliseconds since 1970.
 */
touched: number, 
/**
 * The points of each seat now, or at the end; none before the deal.
 */
scores: Array<number>, 
/**
 * My remaining time for the decision that waits for me, in milliseconds; nothing if none
 * waits, or no clock runs for it.
 */
left: number | null, 
/**
 * Is every other seat a bot?
 */
"against-bots": boolean, 
/**
 * A running game as everybody may see it: the game's public `View`.
 */
view: JsonValue | null, };

/**
 * A finished game.
 */
export type FinishedGame = { 
/**
 * Who has won.
 */
winners: Array<Seat>, 
/**
 * The points of each seat at the end.
 */
scores: Array<number>, 
/**
 * Its code.
 */
table: string, 
/**
 * Its stage.
 */
stage: Stage, 
/**
 * Its settings.
 */
settings: Settings, 
/**
 * The seats: nicknames, `null` for a free one.
 */
seats: Array<string | null>, 
/**
 * How many of them are bots: ours, and programs from outside.
 */
bots: number, 
/**
 * When it was created, in milliseconds since 1970.
 */
created: number, };

/**
 * Games that concern me.
 */
export type Games = { 
/**
 * Waiting and running games: first those where it is my turn, then by last move.
 */
running: Array<MyGame>, 
/**
 * Finished games.
 */
finished: Array<MyGame>, 
/**
 * Recently finished open games of anybody.
 */
recent: Array<FinishedGame>, };

/**
 * One step of a finished game.
 */
export type ReplayStep = { 
/**
 * The number of the entry in the record, 0 for the deal. A viewer misses those that show them
 * nothing.
 */
entry: number, 
/**
 * The seat that moved; nothing for the deal.
 */
by: Seat | null, 
/**
 * The move in the notation.
 */
move: string | null, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Was it decided by a bot or the clock, and not by the player?
 */
"stand-in": boolean, 
/**
 * Its events: the game's `EventView`s.
 */
events: Array<JsonValue>, 
/**
 * The game after it: a `View`. With `as=all` every hand is open.
 */
view: JsonValue, };

/**
 * The first message on every socket.
 */
export type Hello = { 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the server.
 */
server: string, 
/**
 * The nickname of the guest; nothing for a client without one.
 */
name: string | null, 
/**
 * The server's time, in milliseconds since 1970.
 */
now: number, };

/**
 * What an event of an update or of a replay may have besides the fields of its `EventView`.
 */
export type EventMark = { 
/**
 * A move that the player did not decide: a bot did while they were away or had given up their
 * seat, or their time was up.
 */
"stand-in"?: boolean, };

/**
 * The bar of a window, the same for everyone.
 */
export type WindowBar = { 
/**
 * When it opened, in milliseconds since 1970.
 */
opened: number, 
/**
 * When it closes unless all answer before.
 */
closes: number, 
/**
 * May this viewer still ask for more time?
 */
more: boolean, 
/**
 * Do standing orders apply to it?
 */
orders: boolean, };

/**
 * The remaining time.
 */
export type Clocks = { 
/**
 * For each seat, in milliseconds, at the moment of this update.
 */
left: Array<number>, 
/**
 * The seat whose clock runs.
 */
running: Seat | null, 
/**
 * The time of this update, in milliseconds since 1970.
 */
now: number, };

/**
 * The current game for one viewer: the whole view, or how it differs from the one of an earlier
 * version.
 */
export type Update = { 
/**
 * How many times the game has visibly changed for this viewer. It is the `prompt` of a move
 * that answers this update.
 */
version: number, 
/**
 * The game's `View`. The first update after a `watch` always has it.
 */
view?: JsonValue, 
/**
 * Otherwise: the version whose view the patch changes.
 */
base?: number, 
/**
 * And the patch, to be applied as by [`patched`](crate::patched).
 */
patch?: JsonValue, 
/**
 * Your legal moves in the notation; none when others decide.
 */
legal: Array<string>, 
/**
 * Are you asked? (In the Castles you may also have moves without being asked.)
 */
asked: boolean, 
/**
 * The open window.
 */
window: WindowBar | null, 
/**
 * The clocks, if the table has any.
 */
clocks: Clocks | null, 
/**
 * Your standing order.
 */
order: StandingOrder | null, 
/**
 * Can you take back your last move?
 */
undo?: boolean, 
/**
 * Were moves taken back whose events you have? The events from number `from` on did not
 * happen: drop them.
 */
back?: boolean, 
/**
 * The number of the first of `events` among all events of this viewer, from 0: a client can
 * skip those it has, and gets missing ones by watching again.
 */
from: number, 
/**
 * What happened since the last update: the game's `EventView`s, each with its [`EventMark`].
 */
events: Array<JsonValue>, };

/**
 * What Champion would do.
 */
export type Hint = { 
/**
 * Its move; two if it sees hardly a difference.
 */
moves: Array<string>, 
/**
 * How many hints this game has had, with this one.
 */
number: number, };

/**
 * The answer to an `ask`.
 */
export type Answer = { 
/**
 * The `id` of the question.
 */
id: string, 
/**
 * Which of the moves is not possible, counted from 0: the first such one.
 */
refused: number | null, 
/**
 * Why it is not.
 */
refusal: Refusal | null, 
/**
 * Your legal moves after them; none if others or chance decide before you.
 */
legal: Array<string>, 
/**
 * What everybody would see happen if nobody stops it, in a world consistent with your view.
 */
events: Array<JsonValue>, 
/**
 * The game after it, as everybody would see it.
 */
view: JsonValue | null, 
/**
 * The answer to a `hint`.
 */
hint?: Hint, };

/**
 * The content of a line of chat.
 */
export type Said = { "text": string } | { "phrase": string };

/**
 * A line of chat.
 */
export type ChatLine = { 
/**
 * Its number at this table.
 */
number: number, 
/**
 * When it was sent, in milliseconds since 1970.
 */
at: number, 
/**
 * The nickname of its author.
 */
name: string, 
/**
 * Their seat, if they sit here.
 */
seat: Seat | null, } & ({ "text": string } | { "phrase": string });

/**
 * Why a socket is closed.
 */
export type Closing = "restarting" | "flood" | "slow" | "banned" | "silent";

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "hello" } & Hello | { "type": "lobby", 
/**
 * Is this the whole list, in place of what you have?
 */
whole: boolean, 
/**
 * The tables that are new or have changed. The client sorts them by `created`.
 */
tables: Array<LobbyTable>, 
/**
 * The codes of those that are no longer listed.
 */
gone: Array<string>, } | { "type": "room" } & Room | { "type": "update" } & Update | { "type": "done", 
/**
 * The `id` of the request.
 */
id: string, } | { "type": "answer" } & Answer | { "type": "refused", 
/**
 * The `id` of the request; nothing if that could not be read.
 */
id: string | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "chat", 
/**
 * Are these all lines that you may read, in place of those you have?
 */
whole: boolean, 
/**
 * The lines, oldest first.
 */
lines: Array<ChatLine>, } | { "type": "resync" } | { "type": "closing", 
/**
 * Why.
 */
why: Closing, };

/**
 * A client's message. All but `watch`, `lobby` and `ping` are about the table that it watches.
 */
export type ClientMessage = { "type": "watch", 
/**
 * Its code.
 */
table: string, 
/**
 * The newest version that I have: later events are sent. 0 for all, nothing for none.
 */
since: number | null, } | { "type": "unwatch" } | { "type": "lobby", 
/**
 * From now on?
 */
on: boolean, } | { "type": "sit", 
/**
 * Which; any free one if it is not named.
 */
seat: Seat | null, } | { "type": "stand" } | { "type": "free", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "seal", 
/**
 * 64 digits 0-9 and a-f.
 */
seal: string, } | { "type": "reveal", 
/**
 * The digits.
 */
part: string, } | { "type": "bot", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The level; nothing to remove the bot.
 */
level: string | null, } | { "type": "start" } | { "type": "play", 
/**
 * The version of the update that I answer.
 */
prompt: number, 
/**
 * The move in the notation.
 */
move: string, } | { "type": "undo", 
/**
 * The version of the update in which `undo` stands.
 */
prompt: number, } | { "type": "pause", 
/**
 * From now on?
 */
on: boolean, } | { "type": "ask", 
/**
 * One to 24 moves in the notation, one made after the other.
 */
moves: Array<string>, } | { "type": "hint", 
/**
 * The version of the update that I look at.
 */
prompt: number, } | { "type": "order", 
/**
 * The order.
 */
order: StandingOrder, } | { "type": "more-time" } | { "type": "say", 
/**
 * The line.
 */
text: string | null, 
/**
 * The phrase.
 */
phrase: string | null, } | { "type": "mute", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Is it muted from now on?
 */
on: boolean, } | { "type": "rematch" } | { "type": "ping" };

/** A message of a client with its own name for it, which the answer repeats. */
export type Request = { id: string } & ClientMessage;
