"""Whatever is asked, the answer is a value or a Python exception."""

import numpy as np
import pytest

import ivanhoe

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import given, settings, strategies as st  # noqa: E402

GAMES = st.sampled_from(["tournament", "castles", "", "chess", "Tournament"])
NUMBERS = st.one_of(st.integers(), st.integers(-2, 400))
FAULTS = (ValueError, TypeError, OverflowError, IndexError, KeyError, ivanhoe.RecordError)
few = settings(max_examples=60, deadline=None)


@few
@given(GAMES, NUMBERS, NUMBERS, st.lists(NUMBERS, max_size=40), st.booleans())
def test_states(game, players, seed, actions, explicit):
    try:
        state = ivanhoe.Game(game, players, explicit_chance=explicit).new_initial_state(seed)
    except FAULTS:
        return
    for action in actions:
        try:
            if action % 2:
                legal = state.legal_actions()
                action = legal[action % len(legal)] if legal else action
            state.apply_action(action)
            state.observation(action % 7)
            state.information_state_string(action % 7)
            state.resample_from_infostate(action % 7, action)
        except FAULTS:
            pass
        assert state.current_player() >= -4


@few
@given(GAMES, NUMBERS, NUMBERS, NUMBERS, st.lists(NUMBERS, max_size=5),
       st.sampled_from([np.int64, np.int8, np.uint64, np.float32, np.bool_]))
def test_batches(game, n, players, seed, actions, kind):
    n = n % 40
    try:
        env = ivanhoe.VecEnv(game, n=n, players=players, seed=seed)
    except FAULTS:
        return
    for action in actions:
        try:
            env.step(np.full(n, action % 120, kind))
        except FAULTS:
            pass
        env.step(env.sample())


@few
@given(st.text())
def test_records(text):
    for wrapped in (text, f'[Game "tournament"]\n{text}', f'[Game "castles"]\n{text}'):
        with pytest.raises(ivanhoe.RecordError):
            ivanhoe.records.parse(wrapped)
            raise ivanhoe.RecordError("it could be read")


@few
@given(st.integers(0, 50), st.integers(0, 5000), st.characters())
def test_records_with_a_slip(number, place, letter):
    state = ivanhoe.Game("castles", 3).new_initial_state(1, number)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    text = state.record()
    place %= len(text)
    slipped = text[:place] + letter + text[place + 1:]
    try:
        record = ivanhoe.records.parse(slipped)
        record.verify()
        list(record.replay(0))
    except FAULTS:
        pass


@few
@given(st.text(max_size=30), NUMBERS)
def test_names_and_moves(text, number):
    match = ivanhoe.Match("castles", 3, [], 1, 1, [])
    for call in (
        lambda: ivanhoe.Bot(text),
        lambda: match.play(number, text),
        lambda: match.legal_moves(number),
        lambda: match.view_json(number),
        lambda: match.play(0, number),
        lambda: ivanhoe.QuickChance(number).below(number),
        lambda: ivanhoe.layout(text),
        lambda: ivanhoe.selfplay(text, number),
        lambda: ivanhoe.Game("tournament", 3, **{text: text}),
        lambda: ivanhoe.Game("tournament", 2, positions=[{text: number}]).new_initial_state(),
    ):
        try:
            call()
        except FAULTS:
            pass
