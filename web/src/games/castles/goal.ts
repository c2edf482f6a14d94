import type { Goal } from "../games";
import GoalPicture from "./GoalPicture.svelte";

export const goal: Goal = {
  title: "castles-name",
  Picture: GoalPicture,
  facts: () => ({}),
  lines: [
    { id: "first-castles-storm", icon: "i-hand" },
    { id: "first-castles-banner", icon: "i-pennon" },
    { id: "first-castles-points", icon: "i-crown" },
  ],
  minutes: { 3: 12, 4: 15, 5: 18, 6: 20 },
};
