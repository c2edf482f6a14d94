import { NAMES } from "../guest.js";
import { onward } from "../wire.js";
import { button } from "./table.js";

const asked = (phase) => ({ view }) => view.phase.phase === phase;
const may = (verb) => ({ legal }) => legal.some((move) => move.startsWith(`${verb} `));
const EDGE = { position: { x: 10, y: 24 } };

const card = (who) => who.press(who.page.locator(".hand .held:has(.card:not(.no):not(.sel))").first(), EDGE);
const deal = (who) => who.press(who.visible(".cbar .dealing").first());

/** Lifts cards until they are an army. */
async function army(who) {
  await who.press(who.page.locator(".castle.legal .cover").last());
  for (let cards = 0; cards < 20 && (await who.visible(".acts .pri").count()) === 0; cards++) await card(who);
}

const GIVES = /^propose (.) give prisoner/;

/** Gives a prisoner: the only one, or the first of several. */
async function give(who) {
  await who.press(who.page.locator("dialog fieldset").first().locator(".addprisoner"));
  const several = who.page.locator("dialog .kinds .pickflag").first();
  if (await several.isVisible()) await who.press(several);
}

/** Puts a deal together: a prisoner for a card. */
export async function proposal(who) {
  const [, to] = GIVES.exec(who.last().legal.find((move) => GIVES.test(move)));
  await deal(who);
  await who.press(who.page.locator("dialog").getByRole("radio", { name: NAMES[to] }));
  await give(who);
  await who.press(who.page.locator("dialog .addcard").nth(1));
  await who.press(who.page.locator("dialog .kinds .pickcard").first());
}

/** When the game waits for a player, and what is then visible: to that player, unless another viewer is given. */
export const CASTLES = [
  {
    name: "keep", when: asked("keep"),
    looks: [
      { what: "which card to keep", shows: ".asked.turned .pickcard" },
      { what: "a lord", dialog: "lord", act: (who) => who.press(who.page.locator(".lordchip").nth(1)) },
      { what: "a castle", dialog: "castle", act: (who) => who.press(who.page.locator(".castle .cover").first()) },
      { what: "soldiers", dialog: "soldier", act: (who) => who.press(who.page.locator(".hand .held").first(), EDGE) },
      { what: "deck and lost cards", dialog: "castles-piles", act: (who) => who.press(who.visible("button.pile").first()) },
      { what: "the menu", dialog: "menu", act: (who) => who.press(button(who, "Menu")) },
    ],
  },
  {
    name: "no deal is possible", when: ({ legal, view }) => ["keep", "lay"].includes(view.phase.phase) && !may("propose")({ legal }),
    looks: [{ what: "why no deal can be proposed", dialog: "propose", act: deal }],
  },
  {
    name: "a deal is possible", when: ({ legal }) => legal.some((move) => GIVES.test(move)),
    looks: [{ what: "a deal to be proposed", shows: "dialog .acts .pri", act: proposal }],
  },
  { name: "lay", when: asked("lay"), looks: [{ what: "which card to lay", shows: ".strip.on" }, { what: "a card to be laid", shows: ".acts .pri", act: card }] },
  { name: "barter", when: asked("barter"), looks: [{ what: "to barter or to lose", shows: ".asked.turned .card" }] },
  { name: "offer", when: ({ legal, view }) => asked("offer")({ view }) && may("offer")({ legal }), looks: [{ what: "what to offer", shows: ".strip.on" }, { what: "a card to be offered", shows: ".acts .pri", act: card }] },
  {
    name: "accept", when: ({ legal, view }) => asked("accept")({ view }) && may("accept")({ legal }),
    looks: [{ what: "which offer to accept", shows: ".asked.offers .offer" }, { what: "an offer chosen", shows: ".acts .pri", act: (who) => who.press(who.visible(".offerrow .offer").first()) }],
  },
  {
    name: "attack", when: ({ legal, view }) => asked("attack")({ view }) && may("attack")({ legal }),
    looks: [{ what: "to attack", shows: ".castle.legal" }, { what: "an army", shows: ".acts .pri", act: army }],
  },
  {
    name: "a castle out of reach", when: ({ legal, view }) => asked("attack")({ view }) && view.castles.some(({ castle }) => !legal.includes(`attack ${castle}`)),
    looks: [{ what: "why a castle cannot be attacked", shows: ".strip .hint a", act: (who) => who.press(who.page.locator(".castle.locked .cover").first()) }],
  },
  { name: "muster", when: asked("muster"), looks: [{ what: "to muster", shows: ".strip .need" }] },
  { name: "advance", when: asked("advance"), looks: [{ what: "to advance and to plant", shows: ".asked.after-attack .btn" }] },
  { name: "plant", when: asked("plant"), looks: [{ what: "to plant", shows: ".asked.after-attack .btn" }] },
  { name: "another's turn", seat: "B", by: "A", when: asked("attack"), looks: [{ what: "somebody else's turn", shows: ".strip:not(.on)" }] },
  { name: "watched", by: "nobody", when: asked("attack"), looks: [{ what: "who watches the Castles", shows: ".ctable.watching" }] },
  {
    name: "deal", when: asked("deal"),
    looks: [
      { what: "a deal is proposed", shows: ".asked.dealt .goods" },
    ],
  },
];

/** Attacks, and trades its prisoners whenever it can. */
export function besieges({ legal, view }) {
  const deal = legal.find((move) => move.startsWith("propose "));
  return view.viewer === "B" && deal ? deal : onward(legal);
}
