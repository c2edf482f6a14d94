import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../../words/words.svelte", () => ({ t: (id: string) => `[${id}]`, words: { list: (all: string[]) => all.join(" ") } }));
const { default: Strip } = await import("./Strip.svelte");

/** A sentence that is too long for a title. */
const TOLD = { icon: "i-crown", text: "Purple is won by somebody who holds it already: no token for that.", detail: "" };

/** What the strip says to A, who is not asked, while something is announced or nothing is. */
function said(turn: string, telling: object | null): string {
  const table = { refusal: null, telling, said: null, unheard: "", log: [], room: null, left: false, line: "open", pending: null, notice: null, presenceOf: () => "here", nameOf: (seat: string) => `Player ${seat}` };
  const view = { phase: "turn", turn, colour: null, in: ["A", "B"], seats: [], options: {} };
  const play = { you: "A", me: null, after: null, verdict: null, then: null, need: 1, lifted: null, choices: [], asked: false, why: null, leaving: false, aiming: false };
  const props = { table, play, view, reader: { you: "A", name: (seat: string) => seat }, highest: 0, replaying: true, ondetail: () => {} };
  return render(Strip as never, { props: props as never }).body;
}

test("players do not see their own name on their screen", () => {
  expect(said("B", { ...TOLD, by: "A" })).toContain("[is-playing-you]");
  expect(said("A", { ...TOLD, by: null })).toContain("[is-playing-you]");
  expect(said("A", null)).toContain("[is-playing-you]");
});

test("what another player did stands below that player’s name", () => {
  const strip = said("A", { ...TOLD, by: "B" });
  expect(strip).toContain("[is-playing]");
  expect(strip).not.toContain("[is-playing-you]");
});
