import { AIMS, decide, KINDS, lift } from "../tournament.js";
import { missed, TABLE } from "./table.js";

const verbOf = (move) => move.split(" ")[0];
const mine = (view) => view.seats["ABCDE".indexOf(view.viewer)];
/** A player who has cards to lose must confirm withdrawing. */
const stays = (view) => mine(view).display.length > 0;
const pays = (view) => mine(view).display.includes("M6") && mine(view).tokens.length > 0;
const twice = (cards) => cards.some((card, at) => cards.findIndex((other) => other.at(-1) === card.at(-1)) !== at);

/** Asked in a phase of the rules. */
const asked = (phase) => ({ view }) => view.phase === phase;
/** May one of these cards be aimed at several things? */
const aimable = (...cards) => ({ legal, view }) => view.phase === "turn" && cards.some((card) => legal.filter((move) => verbOf(move) === card).length > 1);
/** A value card that cannot be played. */
const barred = ({ legal, view }) => mine(view).hand.find((card) => !KINDS.includes(card) && !legal.includes(`play ${card}`));

/** The first of these cards that can be aimed, and a move of it. */
function choice(who, cards) {
  const { legal } = who.last();
  const move = legal.find((one) => cards.includes(verbOf(one)));
  return { card: verbOf(move), aims: move.split(" ").slice(1) };
}

const aiming = (...cards) => [
  { what: `${cards[0]}: to be aimed`, sheet: "aim", act: (who) => lift(who, choice(who, cards).card) },
  {
    what: `${cards[0]}: aimed, and what would come of it`, shows: ".sheet.aim .pri",
    async act(who) {
      const { card, aims } = choice(who, cards);
      await lift(who, card);
      await AIMS[card](who, who.you(), aims);
    },
  },
];

const withdraw = (who) => who.press(who.visible(":is(.acts, .inacts) .btn.stack").first());
const unplayable = (who) => lift(who, barred(who.last()));

/** When the game waits for a player, and what is then visible: to that player, unless another viewer is given. */
export const TOURNAMENT = [
  {
    name: "open", when: asked("open"),
    looks: [
      { what: "to open a tournament", sheet: "opening" },
      { what: "a card to open with", shows: ":is(.acts, .inacts) .pri", act: (who) => who.press(who.page.locator(".held:has(.card:not(.no))").first(), { position: { x: 12, y: 30 } }) },
    ],
  },
  {
    name: "turn",
    when: ({ legal, view }) => view.phase === "turn" && !pays(view) && stays(view) && legal.some((move) => move.startsWith("play ")) && legal.includes("withdraw") && !legal.includes("end"),
    looks: [
      { what: "a turn", shows: ".strip.on" },
      { what: "a card lifted", shows: ":is(.acts, .inacts) .pri", act: (who) => lift(who, who.last().legal.find((move) => move.startsWith("play ")).split(" ")[1]) },
      { what: "withdrawing, asked once more", shows: ":is(.acts, .inacts) .danger", act: withdraw },
      { what: "why a turn cannot end", shows: ".strip .st:has([href='#i-lock'])", act: (who) => who.press(who.visible(":is(.acts, .inacts) .btn.off").first()) },
      { what: "a display", dialog: "display", act: (who) => who.press(who.page.locator(".lane .cover.quiet").first()) },
      { what: "what the game is about", dialog: "goal", act: (who) => who.press(who.page.locator(".head .txt")) },
      { what: "deck and discard", dialog: "tournament-piles", act: (who) => who.press(who.visible("button.pile, button.piles").first()) },
      ...TABLE,
    ],
  },
  {
    name: "a card that cannot be played", when: (update) => asked("turn")(update) && barred(update) !== undefined,
    looks: [
      { what: "why a card cannot be played", shows: ":is(.acts, .inacts) .btn:text-matches('T\\\\d')", act: unplayable },
      {
        what: "a card", dialog: "card",
        async act(who) {
          await unplayable(who);
          await who.press(who.visible(":is(.acts, .inacts) .btn").filter({ hasText: /T\d/ }).first());
        },
      },
    ],
  },
  {
    name: "after a tournament", when: ({ view }) => view.tournament > 1 && view.phase === "turn",
    looks: [{ what: "what happened meanwhile", dialog: "away", act: missed }],
  },
  { name: "aim at a seat", when: aimable("riposte", "knock-down", "stunned", "break-lance"), looks: aiming("riposte", "knock-down", "stunned", "break-lance") },
  { name: "aim at a card", when: aimable("dodge", "retreat"), looks: aiming("dodge", "retreat") },
  { name: "aim at a colour", when: aimable("unhorse", "change-weapon"), looks: aiming("unhorse", "change-weapon") },
  { name: "aim at two cards", when: aimable("outwit"), looks: aiming("outwit") },
  {
    name: "aim at what lies in front", looks: aiming("outwit"),
    when: (one) => aimable("outwit")(one) && one.legal.some(atFront),
  },
  {
    name: "the price of a Maiden", when: ({ legal, view }) => view.phase === "turn" && pays(view) && legal.includes("withdraw"),
    looks: [{ what: "what a Maiden costs", dialog: "maiden", act: withdraw }],
  },
  { name: "react", when: ({ legal, view }) => view.phase === "react" && !legal.includes("ivanhoe"), looks: [{ what: "a window", sheet: "window" }] },
  { name: "react with Ivanhoe", when: ({ legal, view }) => view.phase === "react" && legal.includes("ivanhoe"), looks: [{ what: "a window with Ivanhoe", shows: ".sheet.window .pri" }] },
  { name: "another's turn", seat: "B", by: "A", when: asked("turn"), looks: [{ what: "somebody else's turn", shows: ".strip:not(.on)" }] },
  { name: "withdrawn", seat: "B", by: "A", when: ({ view }) => view.phase === "turn" && !view.in.includes("A"), looks: [{ what: "who has withdrawn", shows: ".lane.mine.out" }] },
  { name: "another's window", seat: "B", by: "A", when: ({ view }) => view.phase === "react" && view.turn === "A", looks: [{ what: "who waits for the others", shows: ".strip .timebar" }] },
  { name: "watched", by: "nobody", when: asked("turn"), looks: [{ what: "who watches the Tournament", shows: ".tournament.watching" }] },
  { name: "adapt", when: asked("adapt"), looks: [{ what: "what to keep", sheet: "adapt" }] },
  { name: "return", when: asked("return"), looks: [{ what: "which token to return", sheet: "token" }] },
  { name: "take", when: asked("take"), looks: [{ what: "which token to take", sheet: "token" }] },
];

/** Is this Outwit aimed at a Shield or Stunned? */
const atFront = (move) => /^outwit .*\b(shield|stunned)\b/.test(move);

/** Plays what brings the rare questions. */
export function competes({ legal, view }) {
  const wise = legal.filter((move) => {
    // Adapt asks only players who have laid a value twice; Outwit waits until a Shield or Stunned is in play.
    if (move === "adapt") return twice(mine(view).display);
    return verbOf(move) !== "outwit" || atFront(move);
  });
  return decide({ legal: wise, view }, view.viewer, new Set([...KINDS, "return", "take"]));
}
