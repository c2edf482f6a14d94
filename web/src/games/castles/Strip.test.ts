import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../../words/words.svelte", () => ({ t: (id: string) => `[${id}]`, words: { list: (all: string[]) => all.join(" ") } }));
const { default: Strip } = await import("./Strip.svelte");

/** What the strip says while a proposal is announced. */
function said(asked: boolean): string {
  const telling = { icon: "i-deal", text: "Wamba proposes a trade to you, which is said in more letters than a title has.", detail: "", by: "B" };
  const table = { refusal: null, telling, said: telling.text, unheard: "", log: [], room: null, pending: null, notice: null, presenceOf: () => null };
  const phase = { phase: "deal", by: "B", to: "A", give: { cards: ["as"] }, want: { prisoner: "athelstane" } };
  const view = { phase, turn: "B", turned: [], open: null, options: {}, seats: [], castles: [] };
  const play = { asked, busy: false, why: null, target: null, legal: [], army: [], needed: 0, phase: "deal" };
  const reader = { you: asked ? "A" : "C", name: (seat: string) => seat };
  return render(Strip as never, { props: { table, play, view, reader } as never }).body;
}

test("a proposal is said once: to whom it is made as a question, with what it is about beside it", () => {
  const strip = said(true);
  expect(strip).toContain("[proposes-deal]");
  expect(strip).toContain("[deal-hint]");
  expect(strip).not.toMatch(/castles-phase-deal|Wamba proposes/);
});

test("to others it is announced, and not repeated by what the game waits for", () => {
  const strip = said(false);
  expect(strip).toContain("Wamba proposes a trade to you");
  expect(strip).not.toContain("castles-phase-deal");
});
