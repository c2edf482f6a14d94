/** A player who has never seen the game: thinks, then does what the page says and shows, one thing at a time. */
import { wait } from "./browser.js";

/** What a player sees of the Tournament, read from what the page draws. */
function seeTournament() {
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const held = shown(".hand .held").map((each) => ({ card: each.dataset.held, can: !each.querySelector(".card.no"), up: each.ariaSelected === "true" }));
  const number = (selector) => Number(shown(selector)[0]?.getAttribute("aria-label") ?? shown(selector)[0]?.textContent ?? 0);
  const head = document.querySelector(".head");
  const colour = ["purple", "red", "blue", "yellow", "green"].find((name) => head?.classList.contains(name)) ?? null;
  return {
    held,
    colour,
    mine: [...(document.querySelector(".lane.mine")?.querySelectorAll(".toks .tok:not(.none)") ?? [])].map((each) => ["purple", "red", "blue", "yellow", "green"].find((name) => each.classList.contains(name))),
    enough: shown(".vd").length > 0 && shown(".vd.no").length === 0,
    short: shown(".vd.no").length > 0,
    total: number(".lane.mine .tot .nums"),
    need: number(".strip .need .nums"),
    out: shown(".lanes .lane.out").length,
    others: shown(".lanes .lane").length,
  };
}

const LETTERS = { P: "purple", R: "red", B: "blue", Y: "yellow", G: "green" };
const worth = (card, colour) => (colour === "green" ? 1 : Number(card[1]));
const isValue = (card) => card.length === 2;

class Newcomer {
  taps = 0;
  /** How many taps there were when the first move was made. */
  first = null;

  constructor(page, think) {
    this.page = page;
    this.think = think;
  }

  visible(selector) {
    return this.page.locator(selector).locator("visible=true");
  }

  async tap(selector, where) {
    const target = this.visible(selector).first();
    if ((await target.count()) === 0) return false;
    // What is tapped may be gone by then.
    const done = await target.tap({ timeout: 5000, ...where }).then(() => true, () => false);
    if (done) this.taps++;
    return done;
  }

  lift(card) {
    return this.tap(`.hand .held[data-held="${card}"]`, { position: { x: 12, y: 30 } });
  }

  /** A tap that makes a move. */
  async move(selector) {
    const done = await this.tap(selector);
    if (done) this.first ??= this.taps;
    return done;
  }

  /** What lies over the table is read and closed. */
  async clear() {
    const ways = ['dialog[data-dialog="goal"] .deal', "dialog .acts .pri", "dialog header .ib", ".guide .btn:last-child"];
    for (const way of ways) if (await this.tap(way)) return true;
    return false;
  }

  async open({ held, mine }) {
    // The first card may be lifted already.
    if (held.some(({ up }) => up)) return this.move(".acts .pri");
    const sums = new Map();
    for (const { card, can } of held) {
      const colour = LETTERS[card[0]];
      if (can && isValue(card) && colour && !mine.includes(colour)) sums.set(colour, (sums.get(colour) ?? 0) + worth(card, colour));
    }
    const best = [...sums].sort((one, other) => other[1] - one[1])[0]?.[0];
    const usable = held.filter(({ card, can }) => can && isValue(card));
    const pick = usable.find(({ card }) => LETTERS[card[0]] === best) ?? usable[0];
    if (!pick || !(await this.lift(pick.card))) return false;
    return this.move(".acts .pri");
  }

  async turn(seen) {
    const { held, colour, mine, enough, short, total, need } = seen;
    const lifted = held.find(({ up }) => up);
    if (lifted) return this.move(".acts .pri");
    // The main button is what the page advises.
    const withdraws = (await this.visible(".acts .btn.stack.pri").count()) > 0;
    if (short || withdraws) return this.withdraw();
    if (enough && (await this.visible(".acts .pri").count()) > 0) return this.move(".acts .pri");
    // A token that the player already has is not worth many cards.
    if (mine.includes(colour) && colour !== "purple" && need - total > 3) return this.withdraw();
    const rising = held.filter(({ card, can }) => can && isValue(card)).sort((one, other) => worth(one.card, colour) - worth(other.card, colour));
    const pick = rising.find(({ card }) => total + worth(card, colour) >= need) ?? rising.at(-1);
    if (!pick) return this.withdraw();
    await this.lift(pick.card);
    await wait(Math.min(this.think, 300));
    return this.move(".acts .pri");
  }

  async withdraw() {
    if (!(await this.tap(".acts .btn.stack"))) return false;
    await wait(150);
    if (await this.visible("dialog .colour").count()) await this.tap("dialog .colour:not(.off)");
    // Where it costs nothing, nothing is asked: that tap was the move.
    if (!(await this.move(":is(.acts, dialog .acts) .danger"))) this.first ??= this.taps;
    return true;
  }

  async tournament() {
    if (await this.visible(".sheet.window").count()) {
      const loses = (await this.visible(".sheet.window .outc .mini").count()) > 0;
      return (loses && (await this.move(".sheet.window .pri"))) || this.move(".sheet.window .acts .btn");
    }
    if (await this.visible(".sheet.token").count()) {
      await this.tap(".sheet.token .colour:not(.off)");
      return this.move(".sheet.token .pri");
    }
    if (await this.visible(".sheet.adapt").count()) {
      await this.tap(".lane.mine .spot", { position: { x: 6, y: 20 } });
      return this.move(".sheet.adapt .pri");
    }
    if (!(await this.visible(".strip.on").count())) return false;
    const seen = await this.page.evaluate(seeTournament);
    return (await this.visible(".sheet.opening").count()) ? this.open(seen) : this.turn(seen);
  }

  async attack() {
    const open = this.page.locator(".castle.legal");
    const count = await open.count();
    if (count === 0) return this.move(".acts .btn");
    // The castle that is worth most, by the number on it.
    const points = await open.evaluateAll((all) => all.map((each) => Number(each.querySelector(".pts .nums")?.getAttribute("aria-label") ?? each.querySelector(".pts")?.textContent ?? 0)));
    const best = points.indexOf(Math.max(...points));
    // Not every card has enough others that fit it: then the player begins with another.
    for (let first = 0; first < 12; first++) {
      await open.nth(best).locator(".cover").tap({ timeout: 1500 }).catch(() => {});
      this.taps++;
      if (await this.muster(first)) return this.move(".acts .pri");
      if (!(await this.tap(".acts .btn:not(.off)"))) return false;
    }
    return this.move(".acts .btn:not(.off)");
  }

  /** Lifts a card, and all that may join it, until they are enough. */
  async muster(first) {
    const free = ".hand .held:has(.card:not(.no):not(.sel))";
    const held = this.visible(".hand .held");
    if (first >= (await held.count())) return false;
    await held.nth(first).tap({ timeout: 1500, position: { x: 10, y: 24 } }).catch(() => {});
    this.taps++;
    for (let lifted = 0; lifted < 20; lifted++) {
      await wait(60);
      if (await this.visible(".acts .pri").count()) return true;
      if (!(await this.tap(free, { position: { x: 10, y: 24 } }))) return false;
    }
    return false;
  }

  async castles() {
    if (!(await this.visible(".strip.on").count())) return false;
    // The main button is what the page advises.
    if ((await this.visible(".after-attack, .turned").count()) && (await this.move(".acts .pri"))) return true;
    if (await this.visible(".offers").count()) {
      await this.tap(".offers .offer");
      return this.move(".acts .pri");
    }
    if (await this.page.locator(".castle.legal, .castle.locked").count()) return this.attack();
    // To offer nothing costs nothing; what must be laid is laid.
    if (await this.move(".acts .btn:not(.off):not(.pri)")) return true;
    await this.tap(".hand .held", { position: { x: 10, y: 24 } });
    return this.move(".acts .pri");
  }
}

/** Plays one game from the home page to its end, or to the first move. */
export async function newcomer(page, url, { game, players = 3, think = 0, quick = false, once = false }) {
  const who = new Newcomer(page, think);
  if (quick) await page.addInitScript(() => localStorage.setItem("ivanhoe-settings", JSON.stringify({ speed: "off" })));
  await page.goto(url);
  if (quick) {
    const table = await page.evaluate(async (how) => {
      const post = (path, body) => fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then((answer) => answer.json());
      await post("/api/me", { name: "Nia" });
      return (await post("/api/play", { ...how, level: "page", options: {}, pace: "instant" })).table;
    }, { game, players });
    await page.goto(`${url}/t/${table}`);
    who.taps++;
  } else {
    await page.locator(".go").waitFor();
    if (game === "castles") await who.tap(".gsel:nth-child(2)");
    else await who.tap(".go");
    await page.locator('dialog[data-dialog="goal"] .deal').waitFor();
  }
  let still = Date.now();
  while ((await page.locator(".ending").count()) === 0) {
    if (once && who.first !== null) return { first: who.first };
    await wait(think || 20);
    const acted = (await who.clear()) || (await who[game]());
    if (acted) still = Date.now();
    else if (Date.now() - still > 120_000 + 10 * think) {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/newcomer-${Date.now()}.png` });
      throw new Error(`stuck: ${await page.locator(".strip").innerText()}`);
    }
  }
  const won = /^You win/.test((await page.locator(".ending h1").innerText()).trim());
  return { won, taps: who.taps, first: who.first };
}
