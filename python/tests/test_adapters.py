"""PettingZoo, Gymnasium and OpenSpiel, each where it is installed."""

import importlib
import random
import sys
import warnings

import numpy as np
import pytest


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [("client", "websockets", "client"), ("gym", "gymnasium", "gymnasium"),
     ("pettingzoo", "pettingzoo", "pettingzoo"), ("openspiel", "pyspiel", "openspiel")],
)
def test_what_is_not_installed_is_named(module, package, extra, monkeypatch):
    for name in list(sys.modules):
        if name == f"ivanhoe.{module}" or name.partition(".")[0] == package:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install 'ivanhoe\[{extra}\]'"):
        importlib.import_module(f"ivanhoe.{module}")


@pytest.mark.parametrize("game", ["tournament", "castles"])
def test_pettingzoo(game):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from ivanhoe.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env(game, players=3), num_cycles=300)
        seed_test(lambda: env(game, players=3), num_cycles=100)


@pytest.mark.parametrize(
    ("package", "module", "name"),
    [("pettingzoo", "pettingzoo", "IvanhoeAEC"), ("gymnasium", "gym", "IvanhoeEnv")],
)
def test_no_player_is_asked_for_chance(package, module, name):
    pytest.importorskip(package)
    environment = getattr(importlib.import_module(f"ivanhoe.{module}"), name)
    with pytest.raises(ValueError, match=f"{name} samples chance"):
        environment("tournament", players=2, explicit_chance=True)


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from ivanhoe.gym import IvanhoeEnv

    env = IvanhoeEnv("tournament", players=3, opponents=["rule", "greedy"], render_mode="ansi")
    rng = random.Random(1)
    for seed in range(10):
        observation, info = env.reset(seed=seed)
        again, _ = env.reset(seed=seed)
        assert (observation["observation"] == again["observation"]).all()
        done = False
        while not done:
            assert env.observation_space.contains(observation)
            assert (env.action_masks() == observation["action_mask"].astype(bool)).all()
            action = rng.choice(info["legal_actions"])
            observation, reward, terminated, truncated, info = env.step(action)
            done = terminated or truncated
        assert 0 <= reward <= 1
        assert env.render()
        with pytest.raises(RuntimeError):
            env.step(0)


@pytest.mark.parametrize(("game", "players"), [("tournament", 3), ("castles", 4)])
def test_gymnasium_checks_the_environment(game, players):
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from ivanhoe.gym import IvanhoeEnv

    class Legal(gymnasium.ActionWrapper):
        """The checker knows no mask: whatever it draws stands for a legal action."""

        def action(self, action):
            legal = np.flatnonzero(self.env.action_masks())
            return legal[action % len(legal)]

    env = IvanhoeEnv(game, players=players, opponents="rule", render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for harmless in ("different from the unwrapped", "not having a spec"):
            warnings.filterwarnings("ignore", message=f".*{harmless}.*")
        check_env(Legal(env))


def test_openspiel_solves_a_small_game():
    pytest.importorskip("pyspiel")
    from open_spiel.python import policy
    from open_spiel.python.algorithms import cfr, exploitability

    from ivanhoe.openspiel import last_tournament, load_game

    game = load_game(
        players=2, explicit_chance=True, positions=last_tournament(("R3", "R5", "S2"), ("R4",))
    )
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.2 and after < before / 5


@pytest.mark.parametrize(("name", "players"), [("tournament", 2), ("castles", 3)])
def test_openspiel_searches(name, players):
    pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts, mcts

    from ivanhoe.openspiel import load_game

    game = load_game(name, players)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.0, max_simulations=5, random_state=chance,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
    )
    state = game.new_initial_state()
    for _ in range(5):
        state.apply_action(bot.step(state))
    assert len(state.history()) == 5
