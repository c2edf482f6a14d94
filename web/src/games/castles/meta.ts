// Made from the Rust types by `make types`. Do not edit.

import type { Meta } from "../meta";

export const meta: Meta = {
  place: 1,
  players: [3, 4, 5, 6],
  houseRules: [
    { key: "squares", kind: "number", values: ["3", "2", "4", "5"] },
    { key: "published-hands", kind: "flag", values: ["false", "true"] },
    { key: "draw-to-hand", kind: "flag", values: ["false", "true"] },
    { key: "forced-barter", kind: "flag", values: ["false", "true"] },
    { key: "arms-only", kind: "flag", values: ["false", "true"] },
    { key: "beaten-lost", kind: "flag", values: ["false", "true"] },
  ],
  deck: {
    "ab": 4,
    "ae": 4,
    "al": 4,
    "as": 4,
    "cb": 4,
    "ce": 4,
    "cl": 4,
    "cs": 4,
    "fb": 4,
    "fe": 4,
    "fl": 4,
    "fs": 4,
    "ivanhoe": 1,
    "locksley": 1,
    "rb": 4,
    "re": 4,
    "rl": 4,
    "rs": 4,
  },
};
