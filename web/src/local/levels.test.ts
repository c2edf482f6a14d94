import { expect, test, vi } from "vitest";
import { LEVELS } from "../protocol";
import { needsNetwork, needsNetworkFor } from "./levels";

vi.mock("../protocol", async (protocol) => ({ ...(await protocol<object>()), LEVELS: ["page", "squire", "knight", "champion", "marshal"] }));

/** A table with a bot, as the engine stores it. */
const against = (level: string) => JSON.stringify({ seats: [{ kind: "guest", name: "Ann" }, { kind: "bot", level, name: "Oswald" }] });

test("bots of every level but the Squire's need a network, those of a level to come too", () => {
  for (const level of LEVELS) {
    expect(needsNetworkFor(level), level).toBe(level !== "squire");
    expect(needsNetwork(against(level)), level).toBe(level !== "squire");
  }
  expect(needsNetwork(JSON.stringify({ seats: [{ kind: "guest", name: "champion" }] }))).toBe(false);
});
