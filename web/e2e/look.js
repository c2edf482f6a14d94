import { DESKTOP, PHONE } from "./browser.js";
import { isLong } from "./long.js";
import { accessible, reflows, roomy, stacked, THEMES, touchable } from "./screen.js";

const NARROW = { width: 320, height: 640 };

/** The sizes at which everything is looked at. */
export const SIZES = [PHONE, DESKTOP];

/** The looks for a person with this window: all of them, or every second one if the other window takes the rest. */
export const share = (looks, size) => looks.filter(({ on }, at) => isLong || on !== undefined || SIZES[at % SIZES.length] === size);

/** One of these, by the name of a screen: always the same for the same name. */
const byName = (what, all) => all[[...what].reduce((sum, letter) => sum + letter.codePointAt(0), 0) % all.length];

/** Looks at all of these, while another browser has the other size. Slow checks run at one of the sizes, if there is no time for both. */
export async function lookAll(who, looks) {
  for (const one of looks) await look(who, one, { axe: isLong || one.on !== undefined || byName(one.what, SIZES) === who.viewport });
}

/** The checks of every screen; `axe` adds the accessibility rules that take long to check. */
export async function judge(who, what, { axe = true } = {}) {
  const { page, viewport } = who;
  if (axe) await accessible(page, what, isLong ? THEMES : [byName(what, THEMES)]);
  await touchable(page, what);
  await stacked(page, what);
  if (viewport !== PHONE) return;
  await page.setViewportSize(NARROW);
  await reflows(page, `${what} at 320 px`);
  await roomy(page, `${what} at 320 px`);
  await page.setViewportSize(viewport);
}

/** Back to the table: what is open is closed, what is lifted put down. */
async function back(who) {
  const { page } = who;
  await page.keyboard.press("Escape");
  while (await page.locator("dialog").count()) {
    await page.keyboard.press("Escape");
    await page.locator("dialog").first().waitFor({ state: "detached" });
  }
}

/** What must be visible after the acts of a look. */
function selectorOf({ dialog, sheet, shows }) {
  if (dialog) return `dialog[data-dialog="${dialog}"]`;
  return sheet ? `.sheet.${sheet}` : shows;
}

/**
 * A look: `what` it is in words; the `dialog` or `sheet` of that name, or what else it `shows`; the acts that bring it, and those
 * that end it, where closing is not enough; the size that it exists `on`, if not both.
 */
export async function look(who, one, how = {}) {
  const { what, on = who.viewport, act = async () => {}, end = async () => {} } = one;
  if (on !== who.viewport) return;
  try {
    await act(who);
    await who.visible(selectorOf(one)).first().waitFor({ timeout: 30_000 });
  } catch (error) {
    await who.picture("unseen");
    throw new Error(`${what} is not to be seen`, { cause: error });
  }
  await judge(who, what, how);
  await end(who);
  await back(who);
}

/** Keeps transient elements on the screen until the page is reloaded. */
export function lasting(who) {
  return who.page.evaluate(() => {
    const { setTimeout: usual } = window;
    window.setTimeout = (act, time, ...rest) => (time >= 1000 ? 0 : usual(act, time, ...rest));
  });
}
