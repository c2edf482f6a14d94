"""Ten lines to a game."""

import random

import ivanhoe

state = ivanhoe.Game("tournament", players=4).new_initial_state()
while not state.is_terminal():
    action = random.choice(state.legal_actions())
    print("ABCDE"[state.current_player()], state.action_to_string(action))
    state.apply_action(action)
print("shares of the win:", state.returns())
