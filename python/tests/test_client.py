"""A policy at a live table of a real server."""

import os
import random
import re
import subprocess
import threading
from pathlib import Path

import pytest

import ivanhoe

pytest.importorskip("websockets")
from ivanhoe.client import Client, Refused, patched  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


def test_patches():
    old = {"turn": "A", "seats": [{"cards": 8}, {"cards": 7}], "phase": {"phase": "keep"}}
    new = patched(old, {"turn": ["B"], "seats": {"0": {"cards": [7]}}, "open": [["x"]]})
    assert new == {
        "turn": "B", "seats": [{"cards": 7}, {"cards": 7}], "phase": {"phase": "keep"},
        "open": ["x"],
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    named = os.environ.get("IVANHOE")
    found = [Path(named)] if named else []
    found += [ROOT / "target" / kind / "ivanhoe" for kind in ("release", "debug")]
    program = next((path for path in found if path.exists()), None)
    if program is None:
        pytest.skip("the binary is not built")
    data = tmp_path_factory.mktemp("data")
    process = subprocess.Popen(
        [program, "serve", "--listen", "127.0.0.1:0", "--data", data],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    try:
        for line in process.stdout:
            if address := re.search(r"http://127\.0\.0\.1:\d+", line):
                threading.Thread(target=process.stdout.read, daemon=True).start()
                yield address[0]
                break
        else:
            pytest.fail("the server did not start")
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize(("game", "players"), [("tournament", 2), ("castles", 3)])
def test_a_policy_plays_a_whole_game(server, game, players):
    rng = random.Random(1)
    client = Client(server, name="Deep Thought", seconds_per_move=0.0)
    assert client.name == "Deep Thought bot"
    again = Client(server, name="Deep Thought", token=client.token, seconds_per_move=0.0)
    table = again.play_now(game, players, level="squire")
    outcome = again.play(table, lambda state: rng.choice(state.legal_actions()), timeout=120)
    assert outcome.winners and len(outcome.scores) == players
    record = ivanhoe.records.parse(outcome.record)
    record.verify()
    assert record.winners == outcome.winners
    assert "Deep Thought bot" in record.names


def test_what_is_refused_says_why(server):
    client = Client(server)
    with pytest.raises(Refused):
        client.play_now("chess")
    with pytest.raises(Refused):
        client.record("nosuchtable1")
