// Pictures of screens: `node dev/shoot.js FOLDER [name…]`, with a server at IVANHOE_SERVER (dev/server.js without it).
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";

const [folder = "shots", ...only] = process.argv.slice(2);
const SERVER = process.env.IVANHOE_SERVER ?? "http://127.0.0.1:8787";
const SIZES = { phone: { width: 360, height: 640 }, desktop: { width: 1440, height: 900 } };
const lift = (card) => async (page) => page.locator(`[data-held="${card}"]`).first().click({ position: { x: 12, y: 20 } });
const SCREENS = {
  home: ["/"], make: ["/make"], room: ["/t/waiting"], settings: ["/settings"], learn: ["/learn"], cards: ["/cards"], rules: ["/rules/tournament#T9.3"],
  "my-turn": ["/t/my-turn", lift("R5")],
  illegal: ["/t/my-turn", lift("B3")],
  dodge: ["/t/my-turn", async (page) => {
    await lift("dodge")(page);
    await page.locator('[data-lane="D"] .spot').first().click();
  }],
  riposte: ["/t/my-turn", lift("riposte")],
  outwit: ["/t/outwit", async (page) => {
    await lift("outwit")(page);
    await page.locator(".lane.mine .spot").first().click();
  }],
  retreat: ["/t/outwit", async (page) => {
    await lift("retreat")(page);
    await page.locator(".lane.mine .spot").first().click();
  }],
  "their-turn": ["/t/their-turn"], out: ["/t/out"], window: ["/t/window"], open: ["/t/open", lift("R5")], long: ["/t/long"], lead: ["/t/lead"],
  maiden: ["/t/maiden", async (page) => page.getByRole("button", { name: /Withdraw/ }).locator("visible=true").first().click()],
  take: ["/t/take"], over: ["/t/over"],
  menu: ["/t/my-turn", async (page) => page.getByRole("button", { name: "Menu" }).locator("visible=true").first().click()],
  log: ["/t/my-turn", async (page) => page.getByRole("button", { name: "Log and chat" }).locator("visible=true").first().click({ timeout: 1000 }).catch(() => {})],
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of (process.env.THEMES ?? "light").split(",")) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: size === "phone" ? 2 : 1, locale: process.env.LOCALE ?? "en-GB" });
    await context.addInitScript((value) => localStorage.setItem("ivanhoe-settings", JSON.stringify({ theme: value })), theme);
    for (const [name, [path, act]] of Object.entries(SCREENS)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const page = await context.newPage();
      page.on("console", (message) => message.type() === "error" && console.log(name, size, message.text()));
      page.on("pageerror", (error) => console.log(name, size, String(error)));
      await page.goto(SERVER + path);
      await page.waitForTimeout(700);
      await act?.(page).catch((error) => console.log(name, size, String(error).split("\n")[0]));
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
