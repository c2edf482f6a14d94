import type { View } from "./types";

/** A position for tests: red, A to play with 9 against 10 and 12. */
export function sampleView(): View {
  const seat = (display: View["seats"][number]["display"], total: number): View["seats"][number] => ({
    cards: 5, hand: null, known: [], display, total, shield: false, stunned: false, tokens: [],
  });
  return {
    viewer: "A",
    options: { players: 3, ties: "strict", repeat: "purple-only", discard: "top-only" },
    tournament: 1,
    phase: "turn",
    turn: "A",
    played: 0,
    added: 0,
    colour: "red",
    previous: "blue",
    in: ["A", "B", "C"],
    seats: [
      { ...seat(["R4", "S2", "R3"], 9), hand: ["R5", "R3", "S3", "M6", "B3", "Y4", "dodge", "riposte"], cards: 8 },
      seat(["R3", "R4", "S3"], 10),
      seat(["R4", "R3", "S3", "S2"], 12),
    ],
    deck: 41,
    discard: ["retreat"],
  };
}
