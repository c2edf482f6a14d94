// Made from the Rust types by `make types`. Do not edit.

import type { Meta } from "../meta";

export const meta: Meta = {
  place: 2,
  players: [2, 3, 4],
  houseRules: [
    { key: "lowest", kind: "flag", values: ["false", "true"] },
  ],
  deck: {
    "1": 4,
    "2": 4,
    "3": 4,
    "4": 4,
    "5": 4,
    "6": 4,
  },
};
