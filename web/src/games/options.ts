import { metaOf } from "./list";

export function usual(game: string): Record<string, string> {
  return Object.fromEntries(metaOf(game).houseRules.map(({ key, values }) => [key, values[0]!]));
}

/** The house rules as the notation writes them: only what differs from the usual. */
export function written(game: string, chosen: Record<string, string>): Record<string, unknown> {
  const unusual = metaOf(game).houseRules.filter(({ key, values }) => chosen[key] !== undefined && chosen[key] !== values[0]);
  return Object.fromEntries(
    unusual.map(({ key, kind }) => [key, kind === "flag" ? chosen[key] === "true" : kind === "number" ? Number(chosen[key]) : chosen[key]]),
  );
}
