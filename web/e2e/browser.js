import assert from "node:assert/strict";
import { wholeViews } from "./views.js";
import { word } from "./words.js";

export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  // Chromium refuses to run as root with its sandbox; the only pages it opens are ours.
  args: ["--no-sandbox"],
};
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** Everything that goes wrong in a page, and everything that leaves its origin. */
function listen(page, url, complaints) {
  const { origin, host } = new URL(url);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && asked.protocol !== "data:") complaints.push(`asks ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    // Leaving a page aborts its pending requests.
    const why = request.failure()?.errorText;
    if (why !== "net::ERR_ABORTED") complaints.push(`${request.url()} failed: ${why}`);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== host) complaints.push(`connects to ${socket.url()}`);
  });
}

/** Every message that a page receives about games, and on which connection. */
function record(page, frames, lines, told, bodies) {
  page.on("websocket", (socket) => {
    const line = lines.push(socket) - 1;
    const whole = wholeViews();
    socket.on("framereceived", ({ payload }) => {
      frames.push(String(payload));
      told.push({ line, message: whole(JSON.parse(String(payload))) });
    });
  });
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.startsWith("/api/")) return;
    response.text().then((text) => bodies.push(text), () => {});
  });
}

/**
 * A person with a browser. Its errors, requests and received messages are recorded; an error that the test did not
 * provoke fails it when the browser is closed.
 */
export async function person(browser, url, how = {}) {
  const { viewport = PHONE, locale = "en-GB", settings = {}, name = null, guest = null, worker = true } = how;
  const touch = viewport.width < 600;
  const context = await browser.newContext({ viewport, locale, hasTouch: touch, serviceWorkers: worker ? "allow" : "block" });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("ivanhoe-settings") === null) localStorage.setItem("ivanhoe-settings", JSON.stringify(kept));
  }, { speed: "instant", tips: false, ...settings });
  // A person who already has a guest token.
  if (guest !== null) await context.addCookies([{ ...guest.pass, url }]);
  const complaints = [];
  const frames = [];
  const lines = [];
  const told = [];
  const bodies = [];
  /** The first connection of the current page: messages to earlier pages do not count. */
  let first = 0;
  const latest = (type) => told.findLast(({ line, message }) => line >= first && message.type === type)?.message ?? null;
  /** One more tab of the same person. */
  const tab = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    page.setDefaultNavigationTimeout(30_000);
    // For debugging: a machine this many times slower.
    if (process.env.SLOW) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.SLOW) });
    listen(page, url, complaints);
    record(page, frames, lines, told, bodies);
    return page;
  };
  const page = await tab();
  const who = {
    url, viewport, context, page, tab, frames, bodies,
    messages: (type) => told.map(({ message }) => message).filter((message) => message.type === type),
    last: () => latest("update"),
    you: () => latest("room")?.you ?? null,
    go(path) {
      first = lines.length;
      return page.goto(url + path);
    },
    post: (path, body) => page.evaluate(async ([to, what]) => {
      const answer = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) });
      return answer.json();
    }, [path, body]),
    visible: (selector) => page.locator(selector).locator("visible=true"),
    /** As a person does it: with a finger on a phone, with a mouse at a desk. */
    press: (locator, options) => (touch ? locator.tap(options) : locator.click(options)),
    /** For debugging: a screenshot in the folder SHOTS. */
    async picture(called) {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${called}-${viewport.width}-${Date.now()}.png` });
    },
    async close(provoked = /^$/) {
      await context.close();
      assert.deepEqual(complaints.filter((complaint) => !provoked.test(complaint)), []);
    },
  };
  if (name !== null) {
    await who.go("/");
    await who.post("/api/me", { name });
  }
  return who;
}

/** Waits until an asynchronous question is answered with yes in the page: `waitForFunction` takes any promise as a yes. */
export async function until(page, isTrue, argument, timeout = 60_000) {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(50)) {
    // A page that is just being left does not answer, or never.
    const asked = page.evaluate(isTrue, argument).catch(() => false);
    if (await Promise.race([asked, wait(2000)])) return;
  }
  throw new Error(`it does not come true: ${isTrue}`);
}

/** Waits until this browser keeps the page for a time without a network, with the words of a language. */
export async function kept(who, language = "en") {
  const isKept = async (path) => navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined;
  await until(who.page, isKept, `/manifest.${language}.webmanifest`);
}

/** A table against bots that move at once. */
export async function tableWithBots(who, game, players, options = {}) {
  if (who.page.url() === "about:blank") await who.go("/");
  await who.post("/api/me", { name: "Ann" });
  const { table } = await who.post("/api/play", { game, players, level: "page", options, pace: "instant" });
  await who.go(`/t/${table}`);
  return table;
}

/** How tests play where they do not say otherwise. */
export const SETTINGS = { options: {}, clock: { kind: "none" }, window: 5, pace: "instant", open: false, spectators: true, chat: true };

/** A table of people, with bots on the remaining seats; the first person makes it, the others open its link. */
export async function tableOf(people, game, players, settings = {}) {
  const [host, ...guests] = people;
  const bots = Array.from({ length: players }, (_, at) => (at < people.length ? null : "page"));
  const { table } = await host.post("/api/tables", { settings: { game, players, ...SETTINGS, ...settings }, bots });
  await host.go(`/t/${table}`);
  for (const guest of guests) {
    await guest.go(`/t/${table}`);
    await guest.press(guest.visible(".naming .go"));
    await guest.page.getByText(word(guest === guests.at(-1) ? "all-here" : "host-starts")).waitFor();
  }
  // The game starts soon, without a click.
  await host.press(host.page.getByRole("button", { name: word("start"), exact: true }), { timeout: 3000 }).catch(() => {});
  await host.page.locator(".table[data-version]").waitFor();
  return table;
}
