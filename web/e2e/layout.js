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

/**
 * What is wrong with a table in this window: what leaves its box, is cut, is covered or lies beyond the window, and how much
 * stays empty. Runs in the page, so it knows nothing but its arguments.
 */
export function faultsIn(win) {
  const doc = win.document;
  const { innerWidth: wide, innerHeight: high } = win;
  const rem = parseFloat(win.getComputedStyle(doc.documentElement).fontSize);
  /** With large text the table scrolls as a page does. */
  const paged = wide <= 17 * rem || high <= 17 * rem;
  const table = doc.querySelector(".table");
  const found = new Set();
  const fault = (element, text) => found.add(`${nameOf(element)} ${text}`);
  const nameOf = (element) => {
    const path = [];
    for (let at = element; at && at !== table.parentElement && path.length < 3; at = at.parentElement) path.unshift(at.tagName.toLowerCase() + [...at.classList].slice(0, 2).map((name) => `.${name}`).join(""));
    return path.join(" ");
  };
  const boxes = new Map();
  const boxOf = (element) => {
    if (!boxes.has(element)) boxes.set(element, element.getBoundingClientRect());
    return boxes.get(element);
  };
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const style = win.getComputedStyle(element);
      const clear = style.backgroundColor === "rgba(0, 0, 0, 0)" && style.backgroundImage === "none";
      styles.set(element, {
        display: style.display, position: style.position, hides: style.overflowX !== "visible" || style.overflowY !== "visible",
        scrollsX: ["auto", "scroll"].includes(style.overflowX), scrollsY: ["auto", "scroll"].includes(style.overflowY),
        unseen: style.clipPath === "inset(50%)", drawn: !clear || parseFloat(style.borderTopWidth) > 0, still: style.pointerEvents === "none",
      });
    }
    return styles.get(element);
  };
  /** Drawn as one thing, whatever is inside. */
  const WHOLE = "svg, .card, .held, .tok, .arms, .cancelled, .gauge, .timebar";
  const SKIP = ".vh, .cover, .side, .dot, .stat, .flying, .herald, .banner-top, .guide, dialog";
  const MAY_SCROLL = ".hand, .asked, .offerrow, .logwrap, .tline, .fan.aimed, .kinds";

  const leaves = [];
  const gather = (element) => {
    if (element.matches(SKIP) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || styleOf(element).unseen) return;
    if (element.matches(WHOLE)) {
      leaves.push({ element, rects: [boxOf(element)] });
      return;
    }
    for (const node of element.childNodes) {
      if (node.nodeType === 1) gather(node);
      else if (node.nodeType === 3 && node.data.trim() !== "") {
        const range = doc.createRange();
        range.selectNodeContents(node);
        leaves.push({ element, rects: [...range.getClientRects()], text: node.data.trim().slice(0, 24) });
      }
    }
  };
  gather(table);

  // Nothing leaves its box, and nothing is cut.
  for (const { element, rects, text } of leaves) {
    const what = text === undefined ? "" : `“${text}” `;
    for (const rect of rects) {
      if (rect.width < 1) continue;
      let [freeX, freeY] = [false, paged];
      for (let at = text === undefined ? element.parentElement : element; at && at !== table.parentElement; at = at.parentElement) {
        const style = styleOf(at);
        if (style.display === "contents" || style.display.startsWith("inline") && !style.drawn) continue;
        if (!style.hides && !style.drawn && at !== table) continue;
        const box = boxOf(at);
        const over = { left: box.left - rect.left, right: rect.right - box.right, top: box.top - rect.top, bottom: rect.bottom - box.bottom };
        const scroller = at.matches(MAY_SCROLL);
        freeX ||= scroller && style.scrollsX;
        freeY ||= (scroller || at.matches(".ending, .sheet")) && style.scrollsY;
        const beyond = Object.entries(over).filter(([side, by]) => by > 1.5 && !(["left", "right"].includes(side) ? freeX : freeY));
        if (beyond.length > 0) {
          fault(element, `${what}leaves ${nameOf(at)} by ${beyond.map(([side, by]) => `${Math.round(by)} ${side}`).join(", ")}`);
          break;
        }
      }
      if (!freeX && (rect.left < -1 || rect.right > wide + 1)) fault(element, `${what}is beyond the window`);
      if (!freeY && (rect.top < -1 || rect.bottom > high + 1)) fault(element, `${what}is beyond the window`);
    }
  }
  for (const word of table.querySelectorAll(".card .wd, .card .nm")) {
    if (word.checkVisibility() && word.scrollWidth > word.clientWidth + 1) fault(word, `“${word.textContent || word.dataset.short}” is cut`);
  }

  // What lies side by side does not overlap.
  const OVERLAPS = ".fan, .goods, .hand, .card, .held, .cancelled, svg, .arms, .gauge, .timebar, .tline, .track.preview";
  const check = (parent) => {
    if (parent.matches(SKIP) || parent.matches(OVERLAPS)) return;
    const children = [...parent.children].flatMap((child) => (styleOf(child).display === "contents" ? [...child.children] : [child]))
      .filter((child) => !child.matches(SKIP) && child.checkVisibility() && !styleOf(child).unseen && (styleOf(child).position !== "absolute" || child.matches(".dealbox")));
    for (const [at, one] of children.entries()) {
      const box = boxOf(one);
      for (const other of children.slice(at + 1)) {
        const next = boxOf(other);
        const x = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const y = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (x > 2 && y > 2) fault(one, `and ${nameOf(other)} overlap by ${Math.round(x)}×${Math.round(y)}`);
      }
    }
    for (const child of parent.children) check(child);
  };
  check(table);

  // What can be done can be reached: the hand, and every button of the question.
  const inside = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
  for (const button of table.querySelectorAll(".me .btn, .foot .btn, .acts .btn")) {
    if (!button.checkVisibility() || button.closest(".asked, .hand")) continue;
    const box = boxOf(button);
    const main = button.matches(".pri");
    if (paged && !main) continue;
    if (!inside(box)) fault(button, "is not in the window");
    const hit = doc.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null || !button.contains(hit)) fault(button, `is covered by ${hit ? nameOf(hit) : "nothing"}`);
  }
  for (const held of paged ? [] : [...table.querySelectorAll(".hand .held")].slice(0, 4)) {
    const box = boxOf(held);
    const frame = boxOf(held.closest(".hand"));
    if (box.left > frame.right - 12 || box.left < frame.left - 1) continue;
    if (box.bottom > high + 1 || box.top < -1) fault(held, "is not in the window");
    else {
      const hit = doc.elementFromPoint(box.left + 6, box.top + box.height / 2);
      if (hit === null || !held.contains(hit)) fault(held, `is covered by ${hit ? nameOf(hit) : "nothing"}`);
    }
  }
  if (doc.documentElement.scrollWidth > wide) fault(doc.body, `is ${doc.documentElement.scrollWidth - wide} px too wide`);
  if (!paged && doc.documentElement.scrollHeight > high) fault(doc.body, `is ${doc.documentElement.scrollHeight - high} px too high`);

  // No large part of the window stays empty.
  if (!paged) {
    const drawn = [...table.querySelectorAll("*")].filter((element) => element.checkVisibility() && !element.matches("dialog, .cover, .vh") && (styleOf(element).drawn || element.matches(WHOLE)) && element.getBoundingClientRect().width < wide * 4);
    for (const [from, to, size, word] of [["top", "bottom", high, "height"], ["left", "right", wide, "width"]]) {
      const spans = drawn.map((element) => [Math.max(0, boxOf(element)[from]), boxOf(element)[to]]).sort(([one], [other]) => one - other);
      let reach = 0;
      for (const [start, end] of [...spans, [size, size]]) {
        if (start - reach > 0.2 * size) fault(table, `leaves ${Math.round(start - reach)} px of ${size} px of the ${word} empty`);
        reach = Math.max(reach, end);
      }
    }
  }
  return [...found];
}

/** Looks at one scene in every window, language and size of text; runs in the page. */
async function lookRound({ scene, clicks, sizes, large, languages, faults }) {
  const judge = new Function(`return ${faults}`)();
  const frame = document.querySelector("iframe") ?? document.body.appendChild(document.createElement("iframe"));
  frame.style.cssText = "border: 0; position: absolute; left: 0; top: 0";
  const resize = ([width, height]) => {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  };
  const until = async (done, what) => {
    for (let patience = 0; !done(); patience++) {
      if (patience > 800) throw new Error(`${scene}: no ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  // After the frame in which it was measured, and what follows from that.
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  resize(sizes[0]);
  localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off", tips: false, language: "en", theme: "light" }));
  await new Promise((resolve) => {
    frame.onload = resolve;
    frame.src = `/t/${scene}`;
  });
  const win = frame.contentWindow;
  const doc = frame.contentDocument;
  await until(() => doc.querySelector(".table .strip, .ending"), "table");
  await settled();
  for (const click of clicks) {
    await until(() => doc.querySelector(click), click);
    doc.querySelector(click).click();
    await settled();
  }
  const found = [];
  let spoken = "en";
  for (const language of languages) {
    const said = doc.querySelector(".table").textContent;
    localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off", tips: false, language, theme: "light" }));
    win.dispatchEvent(new StorageEvent("storage", { key: "ivanhoe-settings" }));
    if (language !== spoken) await until(() => doc.querySelector(".table").textContent !== said, `words in ${language}`);
    spoken = language;
    for (const [text, all] of [[100, sizes], [200, large]]) {
      doc.documentElement.style.fontSize = text === 100 ? "" : "32px";
      for (const size of all) {
        resize(size);
        await settled();
        for (const fault of judge(win)) found.push({ scene, language, size: size.join("×"), text, fault });
      }
    }
    doc.documentElement.style.fontSize = "";
  }
  return found;
}

/** A browser and the stand-in for the server, to look at scenes in. */
export async function gallery() {
  const stand = await standIn();
  const { IVANHOE_BROWSER } = process.env;
  const browser = IVANHOE_BROWSER ? await chromium.connect(IVANHOE_BROWSER) : await chromium.launch(CHROMIUM);
  return {
    /**
     * Everything that is wrong with these scenes, two at a time. A scene is the name of a table of the stand-in, and what is
     * to be clicked before one looks.
     */
    async survey(scenes, { sizes = SIZES, large = PHONES, languages = LANGUAGES } = {}) {
      const half = Math.ceil(languages.length / 2);
      const parts = [languages.slice(0, half), languages.slice(half)].filter((part) => part.length > 0);
      const left = scenes.flatMap((one) => parts.map((part) => ({ one, part })));
      const found = [];
      const watch = async () => {
        const context = await browser.newContext({ viewport: { width: 2600, height: 1300 }, locale: "en-GB", serviceWorkers: "block" });
        const page = await context.newPage();
        await page.goto(`${stand.url}/frame`);
        for (let next = left.shift(); next; next = left.shift()) {
          const [scene, clicks] = typeof next.one === "string" ? [next.one, []] : next.one;
          found.push(...(await page.evaluate(lookRound, { scene, clicks, sizes, large, languages: next.part, faults: faultsIn.toString() })));
        }
        await context.close();
      };
      await Promise.all([watch(), watch()]);
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
