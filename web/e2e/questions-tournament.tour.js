import { test } from "node:test";
import { competes, TOURNAMENT } from "./looks/tournament.js";
import { stage } from "./stage.js";
import { Tour } from "./tour.js";

const set = stage();

test("every question of the Tournament, and its end, is accessible", (t) =>
  Tour.through(set, t, { moments: TOURNAMENT, chooses: competes, settings: () => ({ game: "tournament" }) }));
