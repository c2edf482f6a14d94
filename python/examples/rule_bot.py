"""A bot with two rules of thumb, measured against ours in the arena.

It plays the highest card that it may, ends its turn as soon as it leads, and gives up only when
nothing else is left.
"""

import ivanhoe


def highest(state: ivanhoe.State) -> int:
    def liking(action: int) -> float:
        text = state.action_to_string(action)
        if text == "end":
            return 10
        if text == "withdraw":
            return -1
        if text.startswith(("play", "open")):
            return float(text[-1])
        return 0.5

    return max(state.legal_actions(), key=liking)


if __name__ == "__main__":
    game = ivanhoe.Game("tournament", players=2)
    results = ivanhoe.arena(game, [highest, "greedy"], deals=200, seed=1)
    rate, margin = results.rate("highest")
    print(f"highest wins {rate:.1%} ± {margin:.1%} against greedy")
