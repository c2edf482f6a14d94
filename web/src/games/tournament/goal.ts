import type { Goal } from "../games";
import GoalPicture from "./GoalPicture.svelte";
import { goalFor } from "./need";

export const goal: Goal = {
  title: "tournament-name",
  Picture: GoalPicture,
  facts: (players) => ({ goal: goalFor(players) }),
  lines: [
    { id: "first-tournament-goal", icon: "i-crown" },
    { id: "first-tournament-turn", icon: "i-hand" },
    { id: "first-tournament-win", icon: "i-flag" },
  ],
  minutes: { 2: 4, 3: 6, 4: 7, 5: 9 },
};
