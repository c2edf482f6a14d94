import { chromium } from "playwright-core";
import { standIn } from "../dev/standin.js";
import { CHROMIUM } from "./browser.js";

/** Small phones to the widest window, upright and on their side. */
export const SIZES = [
  [320, 568], [360, 640], [390, 844], [600, 960], [768, 1024], [667, 375], [844, 390], [1000, 700], [1024, 768],
  [1180, 820], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [2560, 1080],
];
/** Where text of twice the size must find room too. */
export const PHONES = [[320, 568], [360, 640], [390, 844], [844, 390]];
export const LANGUAGES = ["en", "fr", "es", "nl", "de"];

const VIEWS = [...SIZES.map((size) => ({ size, text: 100 })), ...PHONES.map((size) => ({ size, text: 200 }))];
/** As many pages as there are processes of the browser to share the work. */
const PAGES = 2;

/** One frame for each view, beyond the edge of the page so that nothing is painted; runs in the page. */
async function hang({ path, views }) {
  localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off", tips: false, sound: false, language: "en", theme: "light" }));
  const loaded = views.map(({ size: [width, height], text }) => new Promise((resolve) => {
    const frame = document.createElement("iframe");
    frame.style.cssText = `border: 0; position: absolute; left: 0; top: 4000px; width: ${width}px; height: ${height}px`;
    frame.onload = () => {
      frame.contentDocument.documentElement.style.fontSize = text === 100 ? "" : "32px";
      resolve();
    };
    frame.src = path;
    document.body.append(frame);
  }));
  await Promise.all(loaded);
}

/** What the frames of a page are asked to do; runs in the page. */
async function act({ what, scene, version, language, clicks, views, judges }) {
  const frames = [...document.querySelectorAll("iframe")].map((frame) => ({ win: frame.contentWindow, doc: frame.contentDocument }));
  const until = async (done, waited) => {
    for (let patience = 0; !frames.every(done); patience++) {
      if (patience > 6000) throw new Error(`${scene}: no ${waited}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // A frame in which boxes are measured, and one for what follows from that.
  const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const settled = () => frameDrawn().then(frameDrawn);
  const tableIn = ({ doc }) => doc.querySelector(".table[data-version]");

  if (what === "speak") {
    await until(tableIn, "table to speak at");
    // What glyphs are drawn of has no box that matters, and is most of a page.
    for (const { doc } of frames) for (const symbol of doc.querySelectorAll("symbol")) symbol.replaceChildren();
    if (frames.every(({ doc }) => doc.documentElement.lang === language)) return [];
    for (const frame of frames) frame.said = tableIn(frame).textContent;
    // The frames hear of it as another tab does.
    localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off", tips: false, sound: false, language, theme: "light" }));
    await until((frame) => tableIn(frame).textContent !== frame.said, `words in ${language}`);
    return [];
  }
  if (what === "open") {
    for (const frame of frames) {
      frame.before = tableIn(frame);
      frame.win.history.pushState(null, "", `/t/${scene}`);
      frame.win.dispatchEvent(new PopStateEvent("popstate"));
    }
    await until((frame) => tableIn(frame) && tableIn(frame) !== frame.before, "table");
    return [];
  }
  await until((frame) => version === null || tableIn(frame).dataset.version === String(version), "question");
  await settled();
  for (const click of clicks) {
    await until(({ doc }) => doc.querySelector(click), click);
    for (const { doc } of frames) doc.querySelector(click).click();
    await settled();
  }
  const judge = new Function(`return [${judges}]`)();
  return frames.flatMap(({ win }, at) => {
    const { size, text } = views[at];
    return judge.flatMap((faults) => faults(win)).map((fault) => ({ scene, language, size: size.join("×"), text, fault }));
  });
}

/** A browser and the stand-in for the server, to look at scenes in. */
export async function gallery(first) {
  const stand = await standIn();
  const { IVANHOE_BROWSER } = process.env;
  const browser = IVANHOE_BROWSER ? await chromium.connect(IVANHOE_BROWSER) : await chromium.launch(CHROMIUM);
  const rooms = await Promise.all(Array.from({ length: PAGES }, async (_, at) => {
    const views = VIEWS.filter((_view, index) => index % PAGES === at);
    const context = await browser.newContext({ viewport: { width: 400, height: 300 }, locale: "en-GB", serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${stand.url}/frame`);
    await page.evaluate(hang, { path: `/t/${first}`, views });
    return { page, views };
  }));
  const all = async (asked) => (await Promise.all(rooms.map(({ page, views }) => page.evaluate(act, { clicks: [], version: null, views, ...asked })))).flat();
  let open = first;
  return {
    /**
     * Everything that the judges find wrong with these scenes in a language. A scene is the name of a table of the stand-in, and what is to be
     * clicked before one looks. Where the players stay the same, the game goes on from scene to scene as a real one does.
     */
    async survey(scenes, language, judges) {
      const found = [];
      await all({ what: "speak", scene: first, language });
      for (const [scene, ...clicks] of scenes.map((one) => [one].flat(2))) {
        const same = stand.together(open, scene);
        const version = same ? stand.goOn(scene) : null;
        if (!same) await all({ what: "open", scene, language });
        open = scene;
        found.push(...(await all({ what: "judge", scene, version, language, clicks, judges: judges.map(String).join() })));
      }
      return found;
    },
    async close() {
      await browser.close();
      await stand.stop();
    },
  };
}

/** Faults in few lines: each once, with the windows and languages that it was found in. */
export function summary(found) {
  const groups = new Map();
  for (const { scene, language, size, text, fault } of found) {
    const key = `${scene}: ${fault.replace(/\d+/g, "#").replace(/“[^”]*” /g, "")}`;
    const group = groups.get(key) ?? { first: fault, where: new Set() };
    group.where.add(`${size}${text === 200 ? " at 200 %" : ""} ${language}`);
    groups.set(key, group);
  }
  return [...groups].map(([key, { first, where }]) => `${key.split(":")[0]}: ${first} (${where.size}: ${[...where].slice(0, 6).join(", ")})`);
}
