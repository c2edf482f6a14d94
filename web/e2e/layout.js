import { chromium } from "playwright-core";
import { standIn } from "../dev/standin.js";
import { CHROMIUM } from "./browser.js";
import { isLong } from "./long.js";

/** Small phones to the widest window, upright and on their side. */
export const SIZES = [
  [320, 568], [360, 640], [390, 844], [600, 960], [768, 1024], [667, 375], [844, 390], [1000, 700], [1024, 768],
  [1180, 820], [1280, 800], [1366, 768], [1440, 900], [1920, 1080], [2560, 1080],
];
/** Where text of twice the size must find room too. */
export const PHONES = [[320, 568], [360, 640], [390, 844], [844, 390]];
export const LANGUAGES = ["en", "fr", "es", "nl", "de"];

export const VIEWS = [...SIZES.map((size) => ({ size, text: 100 })), ...PHONES.map((size) => ({ size, text: 200 }))];
/** As many pages as there are processes of the browser to share the work. */
const PAGES = 2;

/**
 * What is looked at in a language: `[scenes, views]`, these scenes one after the other in these views. Over all languages every
 * scene is seen in every view and in every language, and every view in every language.
 */
export function crossSection(scenes, language, whole = isLong) {
  if (whole) return [[scenes, VIEWS]];
  const count = LANGUAGES.length;
  return LANGUAGES.map((_, part) => [
    scenes.filter((_scene, at) => at % count === part),
    VIEWS.filter((_view, at) => (at + part) % count === LANGUAGES.indexOf(language)),
  ]);
}

/** One frame for each view, beyond the edge of the page so that nothing is painted; runs in the page. */
async function hang({ path, language, views }) {
  localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off", tips: false, sound: false, language, theme: "light" }));
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
    for (let tries = 0; !frames.every(done); tries++) {
      if (tries > 6000) throw new Error(`${scene}: no ${waited}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // A frame in which boxes are measured, and one for what follows from that.
  const frameDrawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const settled = () => frameDrawn().then(frameDrawn);
  const tableIn = ({ doc }) => doc.querySelector(".table[data-version]");

  if (what === "look") {
    await until(tableIn, "table");
    // What glyphs are drawn of has no box that matters, and is most of a page.
    for (const { doc } of frames) for (const symbol of doc.querySelectorAll("symbol")) symbol.replaceChildren();
    await until(({ doc }) => doc.documentElement.lang === language, `words in ${language}`);
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
export async function gallery() {
  const stand = await standIn();
  const { IVANHOE_BROWSER } = process.env;
  const browser = IVANHOE_BROWSER ? await chromium.connect(IVANHOE_BROWSER) : await chromium.launch(CHROMIUM);
  const pages = await Promise.all(Array.from({ length: PAGES }, async () => {
    const context = await browser.newContext({ viewport: { width: 400, height: 300 }, locale: "en-GB", serviceWorkers: "block" });
    return context.newPage();
  }));

  /** Everything that is wrong with these scenes, one after the other, in these views. */
  async function look(scenes, views, language) {
    const first = scenes[0].table;
    const rooms = pages.map((page, at) => ({ page, views: views.filter((_view, index) => index % PAGES === at) }));
    const all = async (asked) => (await Promise.all(rooms.map((room) => room.page.evaluate(act, { clicks: [], version: null, views: room.views, language, ...asked })))).flat();
    await Promise.all(rooms.map(async (room) => {
      await room.page.goto(`${stand.url}/frame`);
      await room.page.evaluate(hang, { path: `/t/${first}`, language, views: room.views });
    }));
    await all({ what: "look", scene: first });
    const found = [];
    let open = first;
    for (const { table, clicks = [], judges } of scenes) {
      const same = stand.together(open, table);
      const version = same ? stand.goOn(table) : null;
      if (!same) await all({ what: "open", scene: table });
      open = table;
      found.push(...(await all({ what: "judge", scene: table, version, clicks, judges: judges.map(String).join() })));
    }
    return found;
  }

  return {
    /**
     * Everything that is wrong with these scenes in a language. A scene is a table of the stand-in, what is to be clicked before one
     * looks, and the judges. Where the players stay the same, the game goes on from scene to scene as a real one does.
     */
    async survey(scenes, language) {
      const found = [];
      for (const [some, views] of crossSection(scenes, language)) found.push(...(await look(some, views, language)));
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
