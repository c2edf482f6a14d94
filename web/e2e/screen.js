import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { wait } from "./browser.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const THEMES = ["light", "dark", "contrast"];

/** Overflow must scroll inside the table, never the page. */
export async function fits(page, what) {
  const over = await page.evaluate(() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]);
  assert.ok(over[0] <= 0 && over[1] <= 0, `${what} is larger than the screen: ${over}`);
}

/** Neither the page nor an overlay needs sideways scrolling. */
export async function reflows(page, what) {
  const wide = await page.evaluate(() => {
    const over = [...document.querySelectorAll("dialog .body, .sheet")].map((each) => each.scrollWidth - each.clientWidth);
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...over);
  });
  assert.ok(wide <= 0, `${what} is ${wide} px too wide`);
}

/** What a dialog holds stands one below the other. */
export async function stacked(page, what) {
  const columns = await page.evaluate(() => [...document.querySelectorAll("dialog[open] .box > .body")].map((body) => getComputedStyle(body).gridTemplateColumns));
  assert.ok(columns.every((widths) => !widths.includes(" ")), `${what}: the dialog has columns: ${columns.join("; ")}`);
}

/** What is written on the buttons of a dialog keeps off their edges, however many rows it needs. */
export async function roomy(page, what) {
  const tight = await page.evaluate(() => [...document.querySelectorAll("dialog .box :is(a, button).btn")].filter((button) => {
    if (!button.checkVisibility()) return false;
    const range = document.createRange();
    range.selectNodeContents(button);
    const [words, box] = [range, button].map((each) => each.getBoundingClientRect());
    return words.top - box.top < 4 || box.bottom - words.bottom < 4;
  }).map((button) => button.textContent));
  assert.deepEqual(tight, [], `${what}: words at the edges of buttons`);
}

/**
 * Every control answers a finger within 44 px, measured by what is hit. Apart from links in running text, and from the bands
 * of a replay's timeline, which repeat the slider below them: the exceptions of WCAG 2.5.8 for text and for equivalents.
 */
export async function touchable(page, what) {
  const look = () => page.evaluate(() => {
    const controls = "button, a[href], input, select, textarea, summary, [role=option], [role=radio], [role=switch], [role=tab]";
    const except = (control) => control.matches(".tline .band") || (control.matches("a") && getComputedStyle(control).display === "inline");
    const shown = (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(".vh") && !control.matches(".vh");
    const whole = (control) => control.closest("label") ?? control;
    // A control may reach further than its box.
    const hits = ({ left, top, width, height }) =>
      [[-21, 0], [21, 0], [0, -21], [0, 21]].map(([x, y]) => document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    const start = (element) => element?.outerHTML.slice(0, 140) ?? "nothing";
    // What lies under a dialog cannot be touched at all.
    const open = document.querySelector("dialog:modal") ?? document;
    return [...open.querySelectorAll(controls)].filter((control) => shown(control) && !except(control)).flatMap((control) => {
      const box = whole(control).getBoundingClientRect();
      if (Math.min(box.width, box.height) >= 43.5) return [];
      const others = hits(box).filter((hit) => !whole(control).contains(hit));
      return others.length === 0 ? [] : [`${Math.round(box.width)}×${Math.round(box.height)} ${start(control)}, beside it ${others.map(start)}`];
    });
  });
  // What happens is shown over the table for a moment.
  let small = await look();
  for (let tries = 0; small.length > 0 && tries < 5; tries++) {
    await wait(500);
    small = await look();
  }
  assert.deepEqual(small, [], what);
}

/** No rule of accessibility that a program can check is broken on this screen, in any of these themes. */
export async function accessible(page, what, themes = THEMES) {
  // By evaluating, not by a script element: the page's policy allows files of its own alone.
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const found = await page.evaluate(async (themes) => {
    const told = ({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.split("\n")[1] ?? ""}`).join(" | ")}`;
    const root = document.documentElement;
    const own = root.dataset.theme;
    // What lies under a dialog is judged without it.
    const open = document.querySelector("dialog:modal") ?? document;
    const all = [];
    for (const [at, theme] of themes.entries()) {
      root.dataset.theme = theme;
      // Only colours differ from theme to theme.
      const { violations } = await window.axe.run(open, { resultTypes: ["violations"], ...(at > 0 ? { runOnly: ["color-contrast"] } : {}) });
      all.push(...violations.map((one) => `${theme}: ${told(one)}`));
    }
    root.dataset.theme = own;
    return all;
  }, themes);
  assert.deepEqual(found, [], what);
}
