import { DESKTOP, PHONE } from "../browser.js";
import { lasting } from "../look.js";
import { word } from "../words.js";

export const button = (who, name) => who.visible(`button[aria-label="${name}"]`).first();
const inDialog = (who, name) => who.page.locator("dialog").getByRole("button", { name, exact: true });

export async function fromMenu(who, name) {
  await who.press(button(who, "Menu"));
  await who.press(inDialog(who, name));
}

async function wholeMenu(who) {
  await fromMenu(who, "Settings");
  await who.press(inDialog(who, "Give up my seat"));
  await who.page.locator("dialog .danger").waitFor();
}

async function hints(who, on) {
  await fromMenu(who, "Settings");
  const toggle = who.page.locator("dialog").getByRole("switch", { name: word("first-game") });
  if ((await toggle.isChecked()) !== on) await who.press(toggle);
  // The introduction of the game may come first.
  while (await who.page.locator("dialog").count()) {
    const open = await who.page.locator("dialog").count();
    await who.page.keyboard.press("Escape");
    await who.page.waitForFunction((before) => document.querySelectorAll("dialog").length < before, open);
  }
}

async function wrongMove(who) {
  await who.page.locator("dialog input").fill("play X9");
  await who.page.keyboard.press("Enter");
  await who.page.locator("dialog [role=alert]").waitFor();
}

async function copied(who) {
  await lasting(who);
  await who.press(button(who, "Menu"));
  await who.press(inDialog(who, word("share-link")));
}

/** Comes back as a player who has only seen the beginning; while at the table, the page remembers what they see. */
export async function missed(who) {
  const table = who.page.url();
  await who.go("/learn");
  await who.page.evaluate((code) => localStorage.setItem("ivanhoe-seen", JSON.stringify([[code, 1]])), table.split("/").at(-1));
  await who.page.goto(table);
}

const fromMenuTo = (id) => async (who) => {
  await who.press(button(who, "Menu"));
  await who.press(who.page.locator("dialog").getByRole("link", { name: word(id), exact: true }));
};

/** Overlays on the table of either game during play. */
export const TABLE = [
  { what: "the menu", dialog: "menu", act: (who) => who.press(button(who, "Menu")) },
  { what: "the menu with all that can be opened in it", dialog: "menu", act: wholeMenu },
  { what: "the link is copied", shows: "dialog .invite :text('Copied')", act: copied, end: (who) => who.page.reload() },
  { what: "a hint of the first game", shows: ".guide", act: (who) => hints(who, true), end: (who) => who.press(who.page.locator(".guide .quiet")) },
  { what: "the cards", dialog: "cards", act: (who) => fromMenu(who, "Cards") },
  { what: "a name at the table", dialog: "name", act: (who) => fromMenu(who, word("your-name")) },
  { what: "the keys", dialog: "keys", on: DESKTOP, act: (who) => fromMenu(who, word("keys")) },
  { what: "a move to be typed", dialog: "notation", on: DESKTOP, act: (who) => fromMenu(who, word("type-a-move")) },
  {
    what: "a typed move that is none", dialog: "notation", on: DESKTOP,
    async act(who) {
      await fromMenu(who, "Type a move");
      await wrongMove(who);
    },
  },
  { what: "the rules over the table", dialog: "rules", act: fromMenuTo("rules-all") },
  {
    what: "the rulebook over the table", dialog: "learn",
    async act(who) {
      await fromMenuTo("learn")(who);
      await who.visible("dialog .cols section").first().waitFor();
    },
  },
  { what: "the log", dialog: "log", on: PHONE, act: (who) => who.press(who.visible('button[aria-label^="Log and chat"]')) },
  {
    what: "the chat", shows: "dialog .chat .phrases", on: PHONE,
    async act(who) {
      await who.press(who.visible('button[aria-label^="Log and chat"]'));
      await who.press(who.page.locator("dialog").getByText("Chat", { exact: true }));
      await who.press(inDialog(who, "Phrases"));
    },
  },
  {
    what: "the chat beside the table", shows: ".side .chat .phrases", on: DESKTOP,
    async act(who) {
      await who.press(who.page.locator(".side").getByRole("tab", { name: /^Chat/ }));
      await who.press(who.page.locator(".side").getByRole("button", { name: "Phrases" }));
    },
  },
  {
    what: "the cards beside the table", shows: ".side .scroll", on: DESKTOP,
    act: (who) => who.press(who.page.locator(".side").getByRole("tab", { name: "Cards" })),
    end: (who) => who.press(who.page.locator(".side").getByRole("tab", { name: "Log" })),
  },
];
