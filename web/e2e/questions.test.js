import { test } from "node:test";
import { DESKTOP, PHONE } from "./browser.js";
import { besieges, CASTLES } from "./looks/castles.js";
import { ENDING } from "./looks/ending.js";
import { competes, FLEETING, TOURNAMENT } from "./looks/tournament.js";
import { stage } from "./stage.js";
import { Tour } from "./tour.js";

const set = stage();

/** Everything that a game asks, and how it ends, before the eyes of who plays and of who watches. */
const touring = (moments, chooses, settings, fleeting = []) => async (t) => {
  const tour = await Tour.of(set, [PHONE, DESKTOP]);
  t.after(() => tour.leave());
  await tour.see(fleeting, chooses, settings, { fleeting: true });
  await tour.see(moments, chooses, settings);
  await tour.end(ENDING, chooses);
  await tour.close();
};

test("every question of the Tournament can be read and answered by all, and so can its end",
  touring(TOURNAMENT, competes, () => ({ game: "tournament" }), FLEETING));

// A card is laid where the hand is drawn to first; in the other games one of two is kept.
test("every question of the Castles can be read and answered by all, and so can its end",
  touring(CASTLES, besieges, (game) => ({ game: "castles", options: game % 2 === 0 ? { squares: 2 } : { squares: 2, "draw-to-hand": true } })));
