import { chromium } from "playwright-core";

export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1440, height: 900 };

export function launch() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
}

/** A person with a browser: everything that goes wrong in it, that it asks for and that it is told is written down. */
export async function person(browser, url, { viewport = PHONE, locale = "en-GB", settings = {} } = {}) {
  const context = await browser.newContext({ viewport, locale });
  await context.addInitScript((kept) => {
    if (localStorage.getItem("ivanhoe-settings") === null) localStorage.setItem("ivanhoe-settings", JSON.stringify(kept));
  }, { speed: "off", tips: false, ...settings });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  const complaints = [];
  const frames = [];
  const told = [];
  const origin = new URL(url).origin;
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith("data:")) complaints.push(`asks ${request.url()}`);
  });
  page.on("websocket", (socket) => {
    if (new URL(socket.url()).host !== new URL(url).host) complaints.push(`connects to ${socket.url()}`);
    socket.on("framereceived", ({ payload }) => {
      frames.push(String(payload));
      told.push(JSON.parse(String(payload)));
    });
  });
  const messages = (type) => told.filter((message) => message.type === type);
  return {
    context, page, complaints, frames, messages,
    last: () => told.findLast((message) => message.type === "update") ?? null,
    go: (path) => page.goto(url + path),
    post: (path, body) => page.evaluate(async ([to, what]) => {
      const answer = await fetch(to, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) });
      return answer.json();
    }, [path, body]),
    visible: (selector) => page.locator(selector).locator("visible=true"),
    close: () => context.close(),
  };
}

/** A table against bots that move at once. */
export async function tableWithBots(who, game, players, options = {}) {
  await who.go("/");
  await who.post("/api/me", { name: "Ann" });
  const { table } = await who.post("/api/play", { game, players, level: "page", options, pace: "instant" });
  await who.go(`/t/${table}`);
  return table;
}
