"""Two card games named Ivanhoe as fast environments for learning and search.

>>> import ivanhoe
>>> state = ivanhoe.Game("tournament", players=3).new_initial_state(seed=1)
>>> while not state.is_terminal():
...     state.apply_action(state.legal_actions()[0])
>>> sum(state.returns())
1.0
"""

from __future__ import annotations

from ._ivanhoe import Bot, IllegalAction, Match, QuickChance, RecordError, __version__
from .arena import Results, arena, selfplay
from .game import Game, State, deserialize_game_and_state, load_game, serialize_game_and_state
from .layout import Field, Layout, layout
from .vector import Table, VecEnv
from . import records

GAMES = ("tournament", "castles")

__all__ = [
    "GAMES",
    "Bot",
    "Field",
    "Game",
    "IllegalAction",
    "Layout",
    "Match",
    "QuickChance",
    "RecordError",
    "Results",
    "State",
    "Table",
    "VecEnv",
    "__version__",
    "arena",
    "deserialize_game_and_state",
    "layout",
    "load_game",
    "records",
    "selfplay",
    "serialize_game_and_state",
]
