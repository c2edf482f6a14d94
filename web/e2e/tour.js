import assert from "node:assert/strict";
import { SETTINGS, wait } from "./browser.js";
import { ICONLESS, leaveTable } from "./elsewhere.js";
import { Guest, isOver, NAMES } from "./guest.js";
import { look, lookAll, SIZES } from "./look.js";
import { ENDING } from "./looks/ending.js";
import { shown } from "./player.js";

/** How many games are played until everything must have come. */
const GAMES = 60;

/** The page shows what the socket received. */
async function current(who, table, version) {
  await who.go(`/t/${table}`);
  await shown(who.page, version);
}

/** Three friends who play over the socket; their browsers, and those of spectators, visit when there is something to see. */
export class Tour {
  /** The browsers of each, once they were needed. */
  #eyes = new Map();

  static async of(set) {
    const tour = new Tour();
    tour.set = set;
    tour.guests = {};
    for (const [seat, name] of Object.entries(NAMES)) tour.guests[seat] = await Guest.named(set.server.url, name);
    return tour;
  }

  /** A phone and a desktop of the player of this seat, or of a spectator. */
  async eyes(seat) {
    if (!this.#eyes.has(seat)) {
      const guest = this.guests[seat] ?? null;
      this.#eyes.set(seat, await Promise.all(SIZES.map((viewport) => this.set.person({ viewport, guest }))));
    }
    return this.#eyes.get(seat);
  }

  /** Everything that a game asks, and how it ends, on a phone and at a desk. */
  static async through(set, t, { moments, chooses, settings }) {
    const tour = await Tour.of(set);
    t.after(() => tour.leave());
    await tour.see(moments, chooses, settings);
    await tour.end(ENDING, chooses);
    await tour.close();
  }

  /**
   * Plays game after game until every moment has come: when any player, or the one of that seat, is asked, that player looks, or
   * another given viewer. A moment that does not come is a failure.
   */
  async see(moments, chooses, settings) {
    const left = new Set(moments);
    for (let game = 0; game < GAMES && left.size > 0; game++) {
      await this.#begin({ ...SETTINGS, players: 3, window: 60, ...settings(game) });
      await this.#play(chooses, left, () => left.size === 0);
    }
    assert.deepEqual([...left].map(({ name }) => name), [], `did not come in ${GAMES} games`);
  }

  /** Plays the last game to its end, and looks at what is left of it. */
  async end(looks, chooses) {
    await this.#play(chooses, new Set(), () => false);
    const atTable = looks.map((one) => ({ ...one, act: (eyes) => one.act(eyes, this.table) }));
    for (const who of await this.eyes("A")) await lookAll(who, atTable);
    this.players[1].say({ type: "rematch" });
    const again = { what: "another game is asked for", shows: '.ending :text("Join the rematch")', act: (who) => who.go(`/t/${this.table}`) };
    for (const who of [...(await this.eyes("A")), ...(await this.eyes("nobody"))]) await look(who, again);
  }

  async #begin(settings) {
    this.leave();
    this.table = await this.guests.A.makes(settings, [null, null, null]);
    this.players = [];
    for (const [seat, guest] of Object.entries(this.guests)) this.players.push(await guest.sits(this.table, seat));
    this.players[0].say({ type: "start" });
  }

  async #play(chooses, left, enough) {
    const over = () => this.players.some(({ newest }) => newest() && isOver(newest().view));
    while (!enough() && !over()) {
      const player = this.players.find(({ newest }) => newest()?.asked && newest().legal.length > 0);
      if (!player) await wait(5);
      else if (player.newest().order !== "always") await this.#order(player);
      else await this.#answer(player, chooses, left);
    }
  }

  /** A player without a standing order, or whose order has ended, may time out while a viewer is still looking. */
  async #order(player) {
    player.say({ type: "order", order: "always" });
    for (let tries = 0; tries < 6000 && player.newest().order !== "always"; tries++) await wait(5);
  }

  async #answer(player, chooses, left) {
    const asked = player.newest();
    for (const moment of left) {
      const { seat = player.seat, by = seat } = moment;
      if (seat !== player.seat || !moment.when(asked)) continue;
      left.delete(moment);
      const eyes = await this.eyes(by);
      await Promise.all(eyes.map((who) => current(who, this.table, by === seat ? asked.version : 1)));
      await Promise.all(eyes.map((who) => lookAll(who, moment.looks)));
      await Promise.all(eyes.map(leaveTable));
    }
    player.play(chooses(asked));
    for (let tries = 0; tries < 6000 && player.newest() === asked; tries++) await wait(5);
  }

  leave() {
    for (const player of this.players ?? []) player.leave();
  }

  async close() {
    for (const who of [...this.#eyes.values()].flat()) await who.close(ICONLESS);
  }
}
