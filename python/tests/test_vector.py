"""VecEnv: many games at once."""

import os
import signal
import threading
import time
import warnings

import numpy as np
import pytest

import ivanhoe
from ivanhoe import IllegalAction, Table, VecEnv

GAMES = [("tournament", 4), ("castles", 4)]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_random_play_ends_games_and_shares_the_win(game, players):
    env = VecEnv(game, n=64, players=players, seed=3)
    ended = 0
    for _ in range(600):
        assert env.mask.any(axis=1).all()
        observation, reward, done = env.step(env.sample())
        assert np.allclose(reward[done].sum(axis=1), 1.0)
        assert (reward[~done] == 0).all()
        ended += int(done.sum())
    assert ended > 20
    assert observation is env.observation


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_number_of_threads_changes_nothing(game, players):
    one = VecEnv(game, n=100, players=players, seed=5, opponents="rule", share=0.5)
    four = VecEnv(game, n=100, players=players, seed=5, opponents="rule", share=0.5, threads=4)
    for _ in range(100):
        actions = one.sample().copy()
        assert (actions == four.sample()).all()
        one.step(actions)
        four.step(actions)
        for name in ("observation", "mask", "player", "reward", "done"):
            assert (getattr(one, name) == getattr(four, name)).all(), name


def test_a_lane_plays_the_deals_of_a_state():
    """Game i is number i of the series: the same numbers as `State` gives."""
    for game, players in GAMES:
        env = VecEnv(game, n=3, players=players, seed=11)
        states = [ivanhoe.Game(game, players).new_initial_state(11, i) for i in range(3)]
        for _ in range(40):
            for i, state in enumerate(states):
                assert state.current_player() == env.player[i]
                assert (state.observation() == env.observation[i]).all()
                assert state.legal_actions() == list(np.flatnonzero(env.mask[i]))
            actions = env.sample().copy()
            env.step(actions)
            for state, action in zip(states, actions):
                state.apply_action(int(action))
            if any(state.is_terminal() for state in states):
                break


def test_mixed_tables_and_house_rules():
    env = VecEnv("tournament", n=8, players=[2, 3, 4, 5], ties="ties-stay")
    assert list(env.players) == [2, 3, 4, 5, 2, 3, 4, 5]
    rules = env.layout.field("rules").slice
    assert (env.observation[:, rules] == [1, 0]).all()
    env.step(env.sample())


def test_opponents_leave_one_seat_or_fill_named_seats():
    env = VecEnv("tournament", n=32, players=3, seed=1, opponents=["rule", "greedy"])
    movers = {(int(number) // 32 % 3, int(seat)) for number, seat in zip(env.numbers(), env.player)}
    assert all(mine == seat for mine, seat in movers)
    for _ in range(200):
        env.step(env.sample())
    fixed = VecEnv("castles", n=16, players=3, opponents={0: "rule", 1: "greedy"})
    for _ in range(50):
        assert (fixed.player == 2).all()
        fixed.step(fixed.sample())


def test_tables_are_drawn_for_every_game():
    tables = [
        Table(["caller", "caller"], weight=2),
        Table(["caller", "rule", "greedy"], options={"ties": "ties-stay"}),
        Table(["caller", "caller:old", "caller:old", "rule"], options={"repeat": "camelot"}),
    ]
    one = VecEnv("tournament", n=200, tables=tables, seed=7)
    two = VecEnv("tournament", n=200, tables=tables, seed=7, threads=3)
    assert one.styles == ("caller", "rule", "greedy", "caller:old")
    rules = one.layout.field("rules").slice
    expected = {2: ([0, 0], [0, 0]), 3: ([0, 1, 2], [1, 0]), 4: ([0, 1, 3, 3], [0, 1])}
    changed, first = np.zeros(200, bool), one.players.copy()
    seats = {3: set(), 4: set()}
    for _ in range(200):
        for count, (styles, rule) in expected.items():
            at = one.players == count
            rows = one.style[at]
            assert (np.sort(rows[:, :count], axis=1) == styles).all()
            assert (rows[:, count:] == -1).all()
            assert np.isin(rows[np.arange(len(rows)), one.player[at]], (0, 3)).all()
            assert (one.observation[at, rules] == rule).all()
            if count > 2:
                seats[count] |= set((rows == 0).argmax(axis=1).tolist())
        changed |= one.players != first
        one.step(one.sample())
        two.step(two.sample())
        assert (one.style == two.style).all() and (one.observation == two.observation).all()
    assert seats == {3: {0, 1, 2}, 4: {0, 1, 2, 3}} and changed.any()
    assert 70 < (first == 2).sum() < 130


def test_style_says_who_plays_where():
    env = VecEnv("castles", n=8, players=[3, 4], opponents={0: "rule", 1: "greedy"})
    assert env.styles == ("caller", "rule", "greedy")
    assert (env.style[0] == [1, 2, 0, -1, -1, -1]).all()
    assert (env.style[1] == [1, 2, 0, 0, -1, -1]).all()
    alone = VecEnv("tournament", n=2, players=3)
    assert (alone.style == [0, 0, 0, -1, -1]).all()


def test_bots_choose_legal_actions():
    for game, players in GAMES:
        env = VecEnv(game, n=32, players=players, seed=2)
        for _ in range(60):
            env.step(env.bot_actions("rule"))


def test_caller_owned_buffers_and_privileged():
    layout = ivanhoe.layout("castles")
    mine = np.zeros((4, layout.observation_size), np.uint8)
    env = VecEnv("castles", n=4, players=3, privileged=True, buffers={"observation": mine})
    assert env.observation is mine and mine.any()
    assert env.privileged.shape == (4, layout.privileged_size) and env.privileged.any()
    assert VecEnv("castles", n=4, players=3).privileged is None


def test_an_illegal_action_changes_nothing():
    env = VecEnv("tournament", n=4, players=2, seed=1)
    before = env.observation.copy()
    wrong = env.sample().copy()
    wrong[2] = int(np.flatnonzero(~env.mask[2])[0])
    with pytest.raises(IllegalAction, match="game 2"):
        env.step(wrong)
    assert (env.observation == before).all()
    env.step(env.sample())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_threads_are_not_waited_for_after_a_fork():
    envs = {threads: VecEnv("tournament", n=64, players=2, threads=threads) for threads in (1, 2)}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if child == 0:
        told = []
        try:
            envs[1].step(envs[1].sample())
            for call in (envs[2].reset, envs[2].sample, lambda: envs[2].step([0] * 64)):
                try:
                    call()
                except RuntimeError as error:
                    told.append(str(error))
        finally:
            os._exit(0 if told == ["this VecEnv was made in another process"] * 3 else 1)
    for _ in range(300):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            break
        time.sleep(0.1)
    else:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        pytest.fail("the child did not end")
    assert os.waitstatus_to_exitcode(status) == 0
    envs[2].step(envs[2].sample())


def test_two_threads_cannot_use_it_at_once():
    env = VecEnv("tournament", n=1000, players=2)
    told = []

    def reset_often():
        for _ in range(100):
            if told:
                break
            try:
                env.reset()
            except RuntimeError as error:
                told.append(str(error))

    threads = [threading.Thread(target=reset_often) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(told) == {"another thread is using this VecEnv"}
    env.step(env.sample())


def test_what_is_wrong_is_said():
    env = VecEnv("tournament", n=4, players=2)
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="shape"):
        env.step(np.zeros((4, 1), np.int64))
    with pytest.raises(TypeError, match="whole numbers"):
        env.step(np.zeros(4))
    with pytest.raises(IllegalAction):
        env.step([10**9] * 4)
    with pytest.raises(IllegalAction):
        env.step([-1] * 4)
    with pytest.raises(ValueError, match="is not a game"):
        VecEnv("chess")
    with pytest.raises(ValueError, match="2 to 5"):
        VecEnv("tournament", players=6)
    with pytest.raises(ValueError, match=r"is not a bot \(random, .*, copies\)"):
        VecEnv("tournament", opponents="king")
    with pytest.raises(ValueError, match="exec"):
        VecEnv("tournament", opponents="exec:true")
    with pytest.raises(ValueError, match="is not an option"):
        VecEnv("tournament", weather="fine")
    with pytest.raises(ValueError, match="no seat to play"):
        VecEnv("tournament", players=2, opponents={0: "rule", 1: "rule"})
    with pytest.raises(ValueError, match="leaves no seat to play"):
        VecEnv("tournament", tables=[Table(["rule", "rule"])])
    with pytest.raises(ValueError, match="weight of a table"):
        VecEnv("tournament", tables=[Table(["caller", "rule"], weight=0)])
    with pytest.raises(ValueError, match="2 to 5"):
        VecEnv("tournament", tables=[Table(["caller"] * 6)])
    with pytest.raises(ValueError, match="themselves"):
        VecEnv("tournament", tables=[Table(["caller", "rule"])], opponents="rule")
    for more in ({"players": 2}, {"share": 0.5}, {"ties": "ties-stay"}):
        with pytest.raises(ValueError, match="themselves"):
            VecEnv("tournament", tables=[Table(["caller", "rule"])], **more)
    with pytest.raises(ValueError, match="at least one table"):
        VecEnv("tournament", tables=[])
    with pytest.raises(TypeError, match="must hold ivanhoe.Table"):
        VecEnv("tournament", tables=[["caller"] * 3])
    for opponents in (max, [max], {0: max}, 5):
        with pytest.raises(TypeError, match="opponent.* must be"):
            VecEnv("tournament", opponents=opponents)
    for n in (0, -1, (1 << 24) + 1):
        with pytest.raises(ValueError, match="n must be 1 to 16777216"):
            VecEnv("tournament", n=n)
    with pytest.raises(ValueError, match="threads must be 0 to 1024"):
        VecEnv("tournament", threads=1025)
    with pytest.raises(ValueError, match="max_moves"):
        VecEnv("tournament", max_moves=-1)
    with pytest.raises(ValueError, match="uint8"):
        VecEnv("tournament", n=2, buffers={"observation": np.zeros((2, 3), np.uint8)})
    with pytest.raises(ValueError, match="no buffers"):
        VecEnv("tournament", n=2, buffers={"observations": np.zeros(2)})
    with pytest.raises(ValueError, match="the seat of an opponent"):
        VecEnv("tournament", n=2, opponents={-1: "rule"})
    for wrong in ({"n": -1}, {"seed": -1}, {"threads": -1}, {"players": -1}, {"players": [2, 9]}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            VecEnv("tournament", **{"n": 2, **wrong})
    with pytest.raises(TypeError, match="n must be a whole number"):
        VecEnv("tournament", n=2.0)
    twice = np.zeros(2, np.int8)
    with pytest.raises(ValueError, match="players cannot be written"):
        VecEnv("tournament", n=2, buffers={"player": twice, "players": twice})
    env.mask.setflags(write=False)
    with pytest.raises(ValueError, match="mask cannot be written.*writeable"):
        env.step(env.sample())
    with pytest.raises(ValueError, match="share"):
        VecEnv("tournament", n=2, opponents="rule", share=2.0)
