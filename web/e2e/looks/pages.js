import { lasting } from "../look.js";
import { button } from "./table.js";
import { word } from "../words.js";

const PATHS = [
  "/", "/make", "/friends", "/join", "/learn", "/learn/castles#banners", "/lessons", "/lessons/castles", "/puzzles", "/puzzles/castles", "/replays", "/settings", "/device", "/nowhere", "/cards/tournament", "/cards/castles", "/rules", "/rules/castles#C6.4", "/rules/tournament",
];
/** Where nothing is. */
const EMPTY = ["/t/nowhere", "/replay/nowhere"];

async function opened(who, path) {
  await who.go(path);
  await who.page.locator("h1").first().waitFor();
  await who.page.waitForLoadState("networkidle");
}

/** A server that answers nothing here. */
const silent = (who, path, act) => without(who, path, (route) => route.abort(), act);
/** A server that gets too many requests. */
const refusing = (who, path, act) => without(who, path, (route) => route.fulfill({ status: 429, json: { refusal: { code: "too-fast", text: "" } } }), act);

async function without(who, path, answer, act) {
  await who.page.route(path, answer);
  await act();
  await who.page.locator("[role=alert]").waitFor();
  await who.page.unroute(path);
}

const home = (name) => async (who) => {
  await opened(who, "/");
  await who.press(button(who, name));
};

async function device(who) {
  await home("Your name")(who);
  await who.page.locator("dialog input").fill("\u202e");
  await who.press(who.page.getByRole("button", { name: "Save" }));
  await who.page.locator("dialog [role=alert]").waitFor();
  await who.press(who.page.getByRole("button", { name: "Play on another device" }));
}

async function pick(who, path, name) {
  await opened(who, path);
  await who.press(who.page.getByRole("radio", { name }));
}

const hints = (who, on) => who.page.evaluate((tips) => {
  const kept = JSON.parse(localStorage.getItem("ivanhoe-settings"));
  localStorage.setItem("ivanhoe-settings", JSON.stringify({ ...kept, tips }));
}, on);

/** What a game is about, for a person who taps it for the first time. */
async function newGame(who) {
  await opened(who, "/");
  await hints(who, true);
  await opened(who, "/");
  await who.press(who.page.locator(".gsel").last());
}

/** Pages of a person who has not played yet. */
export const PAGES = [
  ...PATHS.map((path) => ({ what: path, shows: "h1", act: (who) => opened(who, path) })),
  { what: "the rulebook of the Castles", shows: ".book .soldiers", act: (who) => pick(who, "/learn", "The Castles") },
  { what: "a table of the Castles to be made", shows: "h1", act: (who) => pick(who, "/make", /Castles/) },
  {
    what: "all that can be chosen for a table", shows: ".more-choices .switch",
    async act(who) {
      await opened(who, "/friends");
      await opens(".more-choices")(who);
    },
  },
  { what: "a table with a clock to be made", shows: "[role=radio]:has-text('40 min')", act: (who) => pick(who, "/make", /^Live$/) },
  { what: "a table by correspondence to be made", shows: "[role=radio]:has-text('72 h')", act: (who) => pick(who, "/make", word("clock-correspondence")) },
  { what: "a game that is new", dialog: "goal", act: newGame, end: (who) => hints(who, false) },
  {
    what: "the list of the lessons", dialog: "lessons",
    async act(who) {
      await opened(who, "/lessons");
      await who.press(who.page.getByRole("button", { name: word("menu"), exact: true }));
    },
  },
  { what: "the languages", dialog: "language", act: home("Language") },
  { what: "a name", dialog: "name", act: home("Your name") },
];

/** Errors that are shown. */
export const FAULTS = [
  ...EMPTY.map((path) => ({ what: path, shows: "h1", act: (who) => opened(who, path) })),
  { what: "a name that is refused, and a link for another device", shows: "dialog .link", act: device },
  {
    what: "a code that is none", shows: "[role=alert]",
    async act(who) {
      await opened(who, "/join");
      await who.page.locator("input").fill("nowhere");
      await who.page.keyboard.press("Enter");
    },
  },
  {
    what: "a link for another device that is none", shows: "[role=alert]",
    async act(who) {
      await opened(who, "/device#nowhere");
      await who.press(who.page.getByRole("button", { name: word("device-yes") }));
    },
  },
  {
    what: "a game that cannot begin", shows: "[role=alert]",
    async act(who) {
      await opened(who, "/");
      // A server that answers nothing leaves the game to this browser.
      await refusing(who, "**/api/play", () => who.press(who.page.getByRole("button", { name: "Play now" })));
    },
  },
  {
    what: "a table that cannot be made", shows: "[role=alert]",
    async act(who) {
      await opened(who, "/make");
      await silent(who, "**/api/tables", () => who.press(who.visible("button.pri").last()));
    },
  },
];

const opens = (summary) => (who) => who.press(who.page.locator(`${summary} summary`));

/** A table before the game: its host, also with a broken connection; a seated guest; a visitor with the link. */
export const ROOM = {
  host: [
    { what: "home of who plays", shows: ".mine .trow", act: (who) => opened(who, "/") },
    { what: "a game to be closed", dialog: "leave", act: (who) => who.press(who.visible(".mine .trow .ib").first()) },
    { what: "the host’s table", shows: ".seatlist select", act: (who, room) => opened(who, `/t/${room}`) },
    { what: "what was agreed, and the seal", shows: ".agreed .seal", act: opens(".agreed") },
    { what: "a start before all have come", dialog: "start", act: (who) => who.press(who.page.locator(".starting .go")) },
    {
      what: "somebody says too much", shows: "[role=alert]",
      async act(who) {
        for (let line = 0; line < 8; line++) {
          await who.page.locator(".roomchat input").fill(`hello ${line}`);
          await who.page.keyboard.press("Enter");
        }
      },
    },
    {
      what: "somebody is not heard", shows: ".roomchat .btn.quiet",
      act: (who) => who.press(button(who, "Mute Bob")),
      end: (who) => who.press(who.page.locator(".roomchat .btn.quiet")),
    },
  ],
  broken: [
    {
      what: "the connection is lost", shows: ".banner-top:has([href='#i-offline'])",
      async act(who, room) {
        await opened(who, `/t/${room}`);
        await lasting(who);
        await who.context.setOffline(true);
      },
    },
    { what: "the connection is back", shows: ".banner-top:has([href='#i-check'])", act: (who) => who.context.setOffline(false) },
  ],
  guest: [{ what: "a table where somebody sits", shows: ".starting .waiting", act: (who, room) => opened(who, `/t/${room}`) }],
  passer: [
    { what: "home with open tables", shows: ".right .trow", act: (who) => opened(who, "/") },
    { what: "a table with a free seat", shows: ".naming .go", act: (who, room) => opened(who, `/t/${room}`) },
  ],
};
