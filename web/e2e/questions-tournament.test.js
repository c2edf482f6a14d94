import { test } from "node:test";
import { competes, TOURNAMENT } from "./looks/tournament.js";
import { stage } from "./stage.js";
import { Tour } from "./tour.js";

const set = stage();

test("every question of the Tournament can be read and answered by all, and so can its end", (t) =>
  Tour.through(set, t, { moments: TOURNAMENT, chooses: competes, settings: () => ({ game: "tournament" }) }));
