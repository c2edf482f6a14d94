import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No rule of accessibility that can be checked by a program is broken on this screen. */
export async function accessible(page, what) {
  // By evaluating, not by a script element: the page's policy allows files of its own alone.
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary.split("\n")[1] ?? ""}`).join(" | ")}`);
  });
  assert.deepEqual(found, [], what);
}
