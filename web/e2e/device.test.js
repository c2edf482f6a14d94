import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESKTOP, launch, person, PHONE, tableWithBots } from "./browser.js";
import { startServer } from "./server.js";

let server;
let browser;
before(async () => {
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await server.stop();
});

test("a seat moves to a phone", async () => {
  const desk = await person(browser, server.url, { viewport: DESKTOP });
  const table = await tableWithBots(desk, "castles", 3);
  await desk.page.locator(".ctable").waitFor();
  const { path } = await desk.post("/api/device-link", {});

  const phone = await person(browser, server.url, { viewport: PHONE });
  await phone.go(path);
  await phone.page.getByRole("button", { name: "Yes, that is me" }).click();
  await phone.page.getByRole("link", { name: /Play|Look/ }).first().waitFor();
  await phone.go(`/t/${table}`);
  await phone.page.locator(".ctable .hand").waitFor();
  assert.equal(phone.messages("room").at(-1).you, desk.messages("room").at(-1).you);
  assert.deepEqual(phone.complaints, []);
  assert.deepEqual(desk.complaints, []);
  await phone.close();
  await desk.close();
});
