import { existsSync } from "node:fs";
import { kept, person, PHONE, until } from "./browser.js";
import { wholeViews } from "./views.js";

/** What a browser says without a network. */
export const OFFLINE = /WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
/** Why games in the browser cannot be tried here. */
export const skip = existsSync(new URL("../wasm/ivanhoe.wasm", import.meta.url)) ? false : "the games for browsers are not built";

/** A person whose games live in the browser: what the worker says is recorded like what a server says. */
export async function alone(set, how = {}, url = set.server.url) {
  const who = await person(set.browser, url, { viewport: PHONE, ...how });
  const told = [];
  let whole = wholeViews();
  await who.context.exposeFunction("heard", (text) => void told.push(whole(JSON.parse(text))));
  await who.context.addInitScript(() => {
    const Real = globalThis.Worker;
    globalThis.Worker = class extends Real {
      constructor(...how) {
        super(...how);
        this.addEventListener("message", ({ data }) => {
          for (const text of data.say ?? []) globalThis.heard(text);
        });
      }

      /** Bots move at once. */
      postMessage(message, ...more) {
        if (message.wish?.make) message.wish.make.pace = "instant";
        if (message.setUp) message.setUp.args.pace = "instant";
        super.postMessage(message, ...more);
      }
    };
  });
  const messages = (type) => told.filter((message) => message.type === type);
  const latest = (type) => told.findLast((message) => message.type === type) ?? null;
  const forget = () => {
    told.length = 0;
    whole = wholeViews();
  };
  return { ...who, served: who.messages, last: () => latest("update"), you: () => latest("room")?.you ?? null, room: () => latest("room"), messages, forget };
}

/** Has this browser everything that it needs to play by itself? */
export const isKeptWhole = async () => {
  const names = (await (await caches.open((await caches.keys())[0])).keys()).map(({ url }) => url);
  return names.some((url) => url.endsWith(".wasm")) && names.some((url) => url.includes("/assets/games-"));
};

/** Opens the page once with a network, then without one. */
export async function offline(set, how) {
  const who = await alone(set, how);
  await who.go("/");
  await kept(who);
  await until(who.page, isKeptWhole);
  await who.context.setOffline(true);
  await who.page.reload();
  return who;
}
