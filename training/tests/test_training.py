"""A tiny run of everything on the CPU."""

import json
import struct
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

import ivanhoe  # noqa: E402

from training import best_response, checkpoint, export, train  # noqa: E402
from training.evaluate import bot_policy, evaluate, policy_of  # noqa: E402
from training.network import Actor, Critic, turned  # noqa: E402
from training.rows import Half, RowLayout  # noqa: E402
from training.tables import LEARNER, OLD, SIZES, STYLES, training_tables  # noqa: E402

GAMES = ["tournament", "castles"]
TINY = [
    "--games", "64", "--steps", "8", "--minibatch", "128", "--width", "32", "--critic-width", "32",
    "--threads", "1", "--device", "cpu", "--evaluate-every", "0", "--total", "1000",
]


@pytest.fixture(autouse=True)
def one_thread():
    torch.set_num_threads(1)


def run_for(game, folder, iterations, *more):
    run = train.Run(train.arguments(["--game", game, "--out", str(folder), *TINY, *more]))
    figures = [run.iteration() for _ in range(iterations)]
    run.save()
    return run, figures


@pytest.mark.parametrize("game", GAMES)
def test_training_changes_the_weights_and_goes_on_from_a_checkpoint(game, tmp_path):
    torch.manual_seed(1)
    run, figures = run_for(game, tmp_path, 2)
    assert figures[-1]["iteration"] == 2 and figures[-1]["entropy"] > 0
    assert 0 < figures[-1]["learns"] < 1, "some decisions are those of earlier versions"
    again, _ = run_for(game, tmp_path, 1, "--load", str(tmp_path))
    saved = checkpoint.load(tmp_path)
    assert saved["iterations"] == 3 and saved["decisions"] == 3 * 64 * 8
    assert len(saved["command"]) == 2 and again.earlier > 0
    moments = again.learner.moments()
    assert moments[0][0].item() == 3 * 2 * 4, "the optimiser has gone on, too"
    before, after = run.actor.first.weight, again.actor.first.weight
    assert not torch.equal(before, after) and torch.isfinite(after).all()


@pytest.mark.parametrize(("game", "players"), [("tournament", 2), ("castles", 4)])
def test_a_best_response_learns_against_a_network_that_stays_as_it_is(game, players, tmp_path):
    run_for(game, tmp_path, 1)
    network = export.Quantised.of(run_for(game, tmp_path, 1)[0].average, game)
    (tmp_path / "frozen.net").write_bytes(network.to_bytes())
    given = [
        "--game", game, "--out", str(tmp_path / "response"), "--load", str(tmp_path), *TINY,
        "--players", str(players), "--against", str(tmp_path / "frozen.net"),
        "--decisions", "400", "--evaluate-games", "20",
    ]
    run = best_response.BestResponse(best_response.arguments(given))
    frozen = [weights.clone() for weights in run.frozen.parameters()]
    learner = run.actor.first.weight.clone()
    run.train()
    assert 400 <= run.own_decisions < 400 + 64 * 8, "only its own decisions count"
    assert not torch.equal(learner, run.actor.first.weight)
    for before, after in zip(frozen, run.frozen.parameters(), strict=True):
        assert torch.equal(before, after)
    lines = (tmp_path / "response" / "log.jsonl").read_text().splitlines()
    figures = [line for line in map(json.loads, lines) if "percent" in line]
    assert len(figures) == 2 and figures[0]["even"] == 100 / players


def test_a_best_response_against_bots_meets_nobody_else(tmp_path):
    run_for("castles", tmp_path, 1)
    given = [
        "--game", "castles", "--out", str(tmp_path), "--load", str(tmp_path), *TINY,
        "--players", "6", "--against", "greedy",
    ]
    run = best_response.BestResponse(best_response.arguments(given))
    assert run.rollout.halves[0].env.styles == ("caller", "greedy")
    assert run.iteration()["learns"] == 1.0


def test_a_critic_that_learns_of_new_styles_still_knows_the_old_ones(tmp_path):
    run, _ = run_for("castles", tmp_path, 1)
    layout, seats = RowLayout.of("castles"), RowLayout.of("castles").seats
    before = ("greedy", LEARNER, "somebody else")
    critic = Critic("castles", len(before), 32, 3)
    saved = {key: weights.clone() for key, weights in critic.state_dict().items()}
    run.critic.load_state_dict(run.critic.knowing(saved, before, STYLES))
    known = layout.observation + layout.privileged
    row = torch.randint(0, 2, (9, known), dtype=torch.uint8)
    old, new = torch.zeros(9, seats, len(before)), torch.zeros(9, seats, len(STYLES))
    old[:, :, 0], new[:, :, STYLES.index("greedy")] = 1, 1
    ours = [torch.cat([row, part.flatten(1).byte()], 1) for part in (old, new)]
    torch.testing.assert_close(critic(ours[0]), run.critic(ours[1]))


def test_a_checkpoint_of_another_game_is_refused(tmp_path):
    run_for("castles", tmp_path, 1)
    with pytest.raises(ValueError, match="is of castles"):
        run_for("tournament", tmp_path, 1, "--load", str(tmp_path))


@pytest.mark.parametrize("game", GAMES)
def test_the_shares_of_the_tables_add_up(game):
    tables = training_tables(game)
    assert sum(table.weight for table in tables) == pytest.approx(1.0)
    assert {len(table.seats) for table in tables} == set(SIZES[game])
    assert {name for table in tables for name in table.seats} == set(STYLES)
    alone = sum(table.weight for table in tables if set(table.seats) == {LEARNER})
    assert 0.25 < alone < 0.65


@pytest.mark.parametrize("game", GAMES)
def test_a_row_holds_what_the_environment_says(game):
    half = Half(game, 50, training_tables(game), 3, 1, torch.device("cpu"), 1000)
    layout = RowLayout.of(game)
    for _ in range(30):
        half.actions.copy_(torch.from_numpy(half.env.sample()))
        half.step()
    half.staged.copy_(half.host)
    rows, env = half.row().numpy(), half.env
    assert rows.shape == (50, layout.length) and layout.length % 8 == 0
    for lane in range(50):
        row, player, players = rows[lane], int(env.player[lane]), int(env.players[lane])
        assert (row[: layout.observation] == env.observation[lane]).all()
        privileged = row[layout.observation :][: layout.privileged]
        assert (privileged == env.privileged[lane]).all()
        assert (row[layout.critic : layout.meta] == env.mask[lane]).all()
        styles = row[layout.observation + layout.privileged : layout.critic]
        styles = styles.reshape(layout.seats, layout.styles)
        for distance in range(players):
            name = env.styles[env.style[lane, (player + distance) % players]]
            assert list(np.flatnonzero(styles[distance])) == [STYLES.index(name)]
        assert not styles[players:].any()
        mine = env.styles[env.style[lane, player]]
        assert mine in (LEARNER, *OLD)
        assert list(row[layout.meta :][:3]) == [player, players, mine == LEARNER]


def test_values_are_turned_to_seats_and_back():
    values = torch.tensor([[0.1, 0.2, 0.7, 0.0, 0.0], [0.1, 0.2, 0.3, 0.4, 0.0]])
    seat, players = torch.tensor([2, 1]), torch.tensor([3, 4])
    absolute = turned(values, -seat, players)
    assert absolute[0].tolist() == pytest.approx([0.2, 0.7, 0.1, 0, 0])
    assert absolute[1].tolist() == pytest.approx([0.4, 0.1, 0.2, 0.3, 0])
    assert torch.equal(turned(absolute, seat, players), values)


@pytest.mark.parametrize("game", GAMES)
def test_an_export_reads_back_and_its_golden_outputs_are_those_of_the_network(game, tmp_path):
    torch.manual_seed(2)
    actor = Actor(game, 24)
    for head in actor.heads.values():
        torch.nn.init.orthogonal_(head.weight)
    written = export.export(actor, game, tmp_path, {"trained": False}, positions=12)
    data = (tmp_path / f"{game}.net").read_bytes()
    read = export.Quantised.from_bytes(data)
    assert read.to_bytes() == data
    about = json.loads((tmp_path / f"{game}.json").read_text())
    assert about["bytes"] == len(data) and about["weights"] == sum(
        layer.weights.size for layer in written.layers
    )
    golden = (tmp_path / f"{game}.golden").read_bytes()
    count, inputs, actions, seats = struct.unpack_from("<4I", golden, 12)
    record = inputs + actions + 4 * (actions + seats)
    assert len(golden) == 28 + count * record and count == 12
    for number in range(count):
        at = 28 + number * record
        observation = np.frombuffer(golden, np.uint8, inputs, at)
        outputs = np.frombuffer(golden, "<f4", actions + seats, at + inputs + actions)
        with torch.no_grad():
            logits, values = read.actor()(torch.tensor(observation).unsqueeze(0))
            floats, _ = actor(torch.tensor(observation).unsqueeze(0))
        assert np.allclose(outputs[:actions], logits[0].numpy(), atol=1e-4)
        assert np.allclose(outputs[actions:], values[0].numpy(), atol=1e-4)
        # Eight bits are near the weights that were trained, but not the same.
        assert np.allclose(outputs[:actions], floats[0].numpy(), atol=0.2)
    with pytest.raises(ValueError, match="bytes"):
        export.Quantised.from_bytes(data + b"x")
    with pytest.raises(ValueError, match="no network"):
        export.Quantised.from_bytes(b"x" * len(data))


def test_the_largest_export_stays_within_its_limit():
    for game in GAMES:
        assert len(export.Quantised.of(Actor(game), game).to_bytes()) < 2_000_000


def test_evaluation_counts_every_cell_and_knows_strong_from_weak():
    fields = ["random", "rule"]
    strong = evaluate(bot_policy("rule"), "tournament", fields, 60, 96, 1)
    weak = evaluate(lambda env: env.sample(), "tournament", fields, 60, 96, 1)
    total = sum(cell["games"] for row in strong.values() for cell in row.values())
    assert total == 60 * 8 and set(strong["rule"]) == {"2", "3", "4", "5"}
    for size in ("2", "3", "4", "5"):
        assert strong["random"][size]["percent"] > 75
        assert weak["rule"][size]["percent"] < 25
    actor = Actor("castles", 16)
    figures = evaluate(policy_of(actor, torch.device("cpu")), "castles", ["random"], 8, 32, 1)
    assert set(figures["random"]) == {"3", "4", "5", "6"}


def test_the_layout_of_the_package_is_the_one_that_was_trained_for():
    for game in GAMES:
        assert ivanhoe.layout(game).version == 1
    assert Path(train.__file__).parent.name == "training"


def test_evaluation_stops_in_time_and_counts_what_is_unfinished_as_lost():
    figures = evaluate(bot_policy("rule"), "tournament", ["random"], 5, 20, 1, seconds=0)
    for cell in figures["random"].values():
        assert cell["percent"] == 0
    assert sum(cell["games"] for cell in figures["random"].values()) == 20


def test_a_run_goes_on_from_an_exported_network_and_its_critic_learns_first(tmp_path):
    folder = tmp_path / "first"
    first, _ = run_for("tournament", folder, 1)
    about = {"decisions": first.decisions, "command": first.commands}
    export.export(first.average, "tournament", folder, about)
    exported = folder / "tournament.net"
    run, _ = run_for("tournament", tmp_path / "second", 0, "--load", str(exported))
    assert run.decisions == first.decisions and len(run.commands) == 2
    run.critic_alone = 1
    actor, critic = run.actor.first.weight.clone(), run.critic.first.weight.clone()
    run.iteration()
    assert torch.equal(actor, run.actor.first.weight), "what plays has waited"
    assert not torch.equal(critic, run.critic.first.weight)
    run.iteration()
    assert not torch.equal(actor, run.actor.first.weight)
