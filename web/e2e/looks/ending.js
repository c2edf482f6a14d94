import { PHONE } from "../browser.js";
import { button } from "./table.js";
import { word } from "../words.js";

const ended = async (who, table) => {
  await who.go(`/t/${table}`);
  await who.page.locator(".ending h1").waitFor();
};
const replay = (more) => async (who, table) => {
  await who.go(`/replay/${table}?step=30&as=all${more}`);
  await who.page.locator(".replaybar").waitFor();
};
const fromMenu = (name) => async (who) => {
  await who.press(button(who, "Menu"));
  await who.press(who.page.locator("dialog").getByRole("button", { name }));
};

/** A finished game: how it ended, and everything of its replay. */
export const ENDING = [
  { what: "the end", shows: ".ending .best", act: ended },
  { what: "the story as a list", dialog: "story", on: PHONE, act: (who) => who.press(who.page.locator(".storyband.whole")) },
  {
    what: "a result where nothing can be copied", dialog: "result-link",
    async act(who) {
      await who.page.evaluate(() => {
        Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
        Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
      });
      await who.press(who.page.locator(".endacts .btn").last());
    },
  },
  { what: "a replay", sheet: "replaybar", act: replay("") },
  { what: "the menu of a replay", dialog: "replay-menu", act: (who) => who.press(button(who, "Menu")) },
  { what: "the cards in a replay", dialog: "replay-cards", act: fromMenu("Cards") },
  { what: "the log of a replay", dialog: "replay-log", on: PHONE, act: (who) => who.press(button(who, "Log and chat")) },
  { what: "with whose eyes", dialog: "eyes", act: fromMenu(word("seen-by")) },
  {
    what: "a moment's link where nothing can be copied", dialog: "link",
    async act(who) {
      await who.page.evaluate(() => {
        Object.defineProperty(navigator, "share", { value: undefined });
        Object.defineProperty(navigator, "clipboard", { value: undefined });
      });
      await who.press(button(who, word("share-moment")));
    },
  },
  {
    what: "the proof", dialog: "proof",
    async act(who, table) {
      await replay("&verify")(who, table);
      await who.page.locator("dialog .verdict.right").waitFor();
    },
  },
  { what: "the replays", shows: ".list .trow", act: (who) => who.go("/replays") },
];
