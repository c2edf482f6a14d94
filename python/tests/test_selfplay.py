"""Games driven from Python are the games that `ivanhoe selfplay` plays, byte by byte."""

import os
import subprocess
import tempfile
from pathlib import Path

import pytest

import ivanhoe
from ivanhoe import Match, QuickChance

ROOT = Path(__file__).resolve().parents[2]
TABLES = [("tournament", n) for n in (2, 3, 4, 5)] + [("castles", n) for n in (3, 4, 5, 6)]
#: How many games are compared in all; `scripts/python test-long` compares 100,000.
GAMES = int(os.environ.get("IVANHOE_GAMES", "80"))
#: As many records lie on the disk at once.
SERIES = 2500


def binary():
    named = os.environ.get("IVANHOE")
    found = [Path(named)] if named else []
    found += [ROOT / "target" / kind / "ivanhoe" for kind in ("release", "debug")]
    for path in found:
        if path.exists():
            return path
    pytest.skip("the binary is not built")


def pick_seat(match, chance):
    """Who moves next when chance plays all seats: one time in eight somebody speaks up."""
    asked, may = match.asked(), match.may()
    unasked = [seat for seat in may if seat not in asked]
    seats = unasked if unasked and chance.below(8) == 0 else asked
    return seats[0] if len(seats) == 1 else seats[chance.below(len(seats))]


def random_game(game, players, seed, number):
    match = Match(game, players, [], seed, number, [])
    chance = QuickChance((((seed << 32) | (seed >> 32)) & (2**64 - 1)) ^ number)
    while match.winners() is None:
        seat = pick_seat(match, chance)
        match.play(seat, chance.below(len(match.legal_moves(seat))))
        match.settle()
    return match.record([(seat, "random") for seat in range(players)])


def written(program, folder, game, players, seed, games):
    """The records of a series, as the binary writes them."""
    subprocess.run(
        [program, "selfplay", "--game", game, "--players", str(players), "--games", str(games),
         "--seed", str(seed), "--records", folder],
        check=True, capture_output=True,
    )
    return sorted(Path(folder).glob(f"{game}-{seed}-*.ivanhoe"))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games_are_those_of_the_binary(game, players):
    program = binary()
    left, seed = GAMES // len(TABLES), 5
    while left > 0:
        games = min(left, SERIES)
        with tempfile.TemporaryDirectory() as folder:
            paths = written(program, folder, game, players, seed, games)
            assert len(paths) == games
            for number, path in enumerate(paths):
                record = random_game(game, players, seed, number).encode()
                assert record == path.read_bytes(), (seed, number)
        left, seed = left - games, seed + 1


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
