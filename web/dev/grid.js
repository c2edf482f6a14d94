// Contact sheets: moments of both games in every size, and in every language. `node dev/grid.js [FOLDER]`
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { darkroom, develop } from "./camera.js";
import { standIn } from "./standin.js";

const FOLDER = process.argv[2] ?? fileURLToPath(new URL("../../docs/screenshots", import.meta.url));
const SIZES = [[320, 568], [360, 740], [390, 844], [844, 390], [768, 1024], [1024, 768], [1280, 800], [1440, 900], [2560, 1080]];
const PHONES = [[320, 568], [390, 844]];
const LANGUAGES = ["en", "fr", "es", "nl", "de"];
const WIDE = 1500;

/** What each sheet shows: scenes of the stand-in, in these sizes and languages, scaled down by this factor. */
const SHEETS = {
  "sizes-tournament": { scenes: ["my-turn", "lead-undo"], sizes: SIZES, languages: ["de"], scale: 0.3 },
  "sizes-castles": { scenes: ["castles-keep", "castles-attack-6-5-many"], sizes: SIZES, languages: ["de"], scale: 0.3 },
  "languages-tournament": { scenes: ["my-turn", "open", "window"], sizes: PHONES, languages: LANGUAGES, scale: 0.4 },
  "languages-castles": { scenes: ["castles-keep", "castles-accept", "castles-deal"], sizes: PHONES, languages: LANGUAGES, scale: 0.4 },
};

async function shots(browser, url, { scenes, sizes, languages, scale }) {
  const found = [];
  for (const language of languages) {
    const context = await browser.newContext({ locale: language, serviceWorkers: "block" });
    await context.addInitScript((kept) => localStorage.setItem("ivanhoe-settings", JSON.stringify(kept)), { tips: false, speed: "off", sound: false, language, theme: "light" });
    const page = await context.newPage();
    for (const scene of scenes) {
      await page.goto(`${url}/t/${scene}`);
      await page.locator(".table[data-version]").waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(200);
        found.push({ width: Math.round(width * scale), picture: (await page.screenshot()).toString("base64"), text: `${scene} ${language} ${width}×${height}` });
      }
    }
    await context.close();
  }
  return found;
}

/** All pictures on one page, in rows. */
async function lay(browser, pictures, file) {
  const page = await browser.newPage({ viewport: { width: WIDE, height: 400 } });
  const figures = pictures.map(({ width, picture, text }) => `<figure><img width="${width}" src="data:image/png;base64,${picture}"><figcaption>${text}</figcaption></figure>`);
  await page.setContent(`<style>body { margin: 8px; display: flex; flex-wrap: wrap; gap: 8px; align-items: end; background: #fff; font: 10px sans-serif } figure { margin: 0 } img { display: block }</style>${figures.join("")}`);
  await page.setViewportSize({ width: WIDE, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await develop(page, file, { quality: 70 });
  await page.close();
}

mkdirSync(FOLDER, { recursive: true });
const stand = await standIn();
const { browser, close } = await darkroom();
try {
  for (const [name, what] of Object.entries(SHEETS)) await lay(browser, await shots(browser, stand.url, what), `${FOLDER}/${name}.webp`);
} finally {
  await close();
  await stand.stop();
}
