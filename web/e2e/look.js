import { PHONE } from "./browser.js";
import { accessible, reflows, touchable } from "./screen.js";

const NARROW = { width: 320, height: 640 };

/** What must hold of every screen. */
export async function judge(who, what) {
  const { page, viewport } = who;
  await accessible(page, what);
  await touchable(page, what);
  if (viewport !== PHONE) return;
  await page.setViewportSize(NARROW);
  await reflows(page, `${what} at 320 px`);
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

/** What a look must have brought before the eyes. */
function selectorOf({ dialog, sheet, shows }) {
  if (dialog) return `dialog[data-dialog="${dialog}"]`;
  return sheet ? `.sheet.${sheet}` : shows;
}

/**
 * A look: `what` it is in words; the `dialog` or `sheet` of that name, or what else it `shows`; the acts that bring it, and those
 * that end it, where closing is not enough; the size that it exists `on`, if not both.
 */
export async function look(who, one) {
  const { what, on = who.viewport, act = async () => {}, end = async () => {} } = one;
  if (on !== who.viewport) return;
  try {
    await act(who);
    await who.visible(selectorOf(one)).first().waitFor({ timeout: 30_000 });
  } catch (error) {
    await who.picture("unseen");
    throw new Error(`${what} is not to be seen`, { cause: error });
  }
  await judge(who, what);
  await end(who);
  await back(who);
}

/** What would vanish by itself stays, to be looked at, until the page is loaded anew. */
export function lasting(who) {
  return who.page.evaluate(() => {
    const { setTimeout: usual } = window;
    window.setTimeout = (act, time, ...rest) => (time >= 1000 ? 0 : usual(act, time, ...rest));
  });
}
