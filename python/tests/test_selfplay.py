"""Games driven from Python are the games that `ivanhoe selfplay` plays, byte by byte."""

import os
import subprocess
from pathlib import Path

import pytest

import ivanhoe
from ivanhoe import Match, QuickChance

ROOT = Path(__file__).resolve().parents[2]
GAMES = int(os.environ.get("IVANHOE_GAMES", "200"))


def binary():
    named = os.environ.get("IVANHOE")
    found = [Path(named)] if named else []
    found += [ROOT / "target" / kind / "ivanhoe" for kind in ("release", "debug")]
    for path in found:
        if path.exists():
            return path
    pytest.skip("the binary is not built")


def pick_seat(match, thought):
    """Who moves next when chance plays all seats: one time in eight somebody speaks up."""
    asked, may = match.asked(), match.may()
    unasked = [seat for seat in may if seat not in asked]
    seats = unasked if unasked and thought.below(8) == 0 else asked
    return seats[0] if len(seats) == 1 else seats[thought.below(len(seats))]


def random_game(game, players, seed, number):
    match = Match(game, players, [], seed, number, [])
    thought = QuickChance((((seed << 32) | (seed >> 32)) & (2**64 - 1)) ^ number)
    while match.winners() is None:
        seat = pick_seat(match, thought)
        match.play(seat, thought.below(len(match.legal_moves(seat))))
        match.settle()
    return match.record([(seat, "random") for seat in range(players)])


@pytest.mark.parametrize(("game", "players"), [("tournament", 4), ("castles", 4)])
def test_random_games_are_those_of_the_binary(game, players, tmp_path):
    program = binary()
    share = GAMES if game == "tournament" else max(GAMES // 10, 1)
    subprocess.run(
        [program, "selfplay", "--game", game, "--players", str(players), "--games", str(share),
         "--seed", "5", "--records", tmp_path],
        check=True, capture_output=True,
    )
    for number in range(share):
        path = tmp_path / f"{game}-5-{number:06}.ivanhoe"
        assert random_game(game, players, 5, number).encode() == path.read_bytes(), number


def test_bots_play_the_games_of_the_binary(tmp_path):
    program = binary()
    subprocess.run(
        [program, "selfplay", "--players", "3", "--games", "5", "--seed", "2", "--bot", "rule",
         "--records", tmp_path],
        check=True, capture_output=True,
    )
    played = ivanhoe.selfplay("tournament", 3, "rule", games=5, seed=2, records=True)
    for number in range(5):
        written = (tmp_path / f"tournament-2-{number:06}.ivanhoe").read_text()
        assert played.record[3 * number] == written
