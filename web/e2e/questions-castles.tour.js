import { test } from "node:test";
import { besieges, CASTLES } from "./looks/castles.js";
import { stage } from "./stage.js";
import { Tour } from "./tour.js";

const set = stage();

/** In every other game a card is laid from the hand, in place of one of two that is kept. */
const options = (game) => (game % 2 === 0 ? { squares: 2 } : { squares: 2, "draw-to-hand": true });

test("every question of the Castles, and its end, is accessible", (t) =>
  Tour.through(set, t, { moments: CASTLES, chooses: besieges, settings: (game) => ({ game: "castles", options: options(game) }) }));
