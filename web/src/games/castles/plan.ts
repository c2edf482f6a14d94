/** What to do with the next move of a plan. */
export type Next = { play: string } | "wait" | "give up" | "done";

/** Of the many proposals only the simplest are listed: the others are legal when these are. */
const isProposal = (move: string) => move.startsWith("propose ");

/**
 * Some acts are one decision for a player and several moves for the rules: keep and barter; attack, muster and strike; advance and
 * plant. A plan goes on as long as its next move is legal, waits while something interrupts it (a deal), and is dropped otherwise.
 */
export function next(plan: readonly string[], legal: readonly string[], now: { pending: boolean; interrupted: boolean }): Next {
  const move = plan[0];
  if (move === undefined) return "done";
  if (now.pending || now.interrupted) return "wait";
  if (legal.includes(move) || (isProposal(move) && legal.some(isProposal))) return { play: move };
  return "give up";
}
