import type { LobbyTable, ServerMessage } from "./protocol";

type News = Extract<ServerMessage, { type: "lobby" }>;

/** The list of open tables after some news about it, the newest first. */
export function listed(before: readonly LobbyTable[], { whole, tables, gone }: News): LobbyTable[] {
  const changed = new Set([...gone, ...tables.map(({ table }) => table)]);
  const rest = whole ? [] : before.filter(({ table }) => !changed.has(table));
  return [...rest, ...tables].sort((one, other) => other.created - one.created);
}
