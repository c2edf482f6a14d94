"""A policy at a live table of a real server."""

import json
import os
import random
import re
import subprocess
import threading
from http.client import IncompleteRead
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest

import ivanhoe

pytest.importorskip("websockets")
from websockets.datastructures import Headers  # noqa: E402
from websockets.exceptions import InvalidMessage, InvalidStatus  # noqa: E402
from websockets.http11 import Response  # noqa: E402

from ivanhoe import client as client_module  # noqa: E402
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
    client = Client(server, name="Deep Thought")
    again = Client(server, name="Marvin", token=client.token, seconds_per_move=0.0)
    assert again.token == client.token and again.name == "Marvin"
    assert Client(server, token=client.token).name == "Marvin", "the name is kept"
    table = again.play_now(game, players, level="squire")
    outcome = again.play(table, lambda state: rng.choice(state.legal_actions()), timeout=120)
    assert outcome.winners and len(outcome.scores) == players
    record = ivanhoe.records.parse(outcome.record)
    record.verify()
    assert record.winners == outcome.winners
    assert "Marvin" in record.names
    assert record.bots[outcome.seat] == "program"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("tournament", 2, {"ties": "ties-stay", "discard": "open"}),
     ("castles", 3, {"squares": 2, "published_hands": True})],
)
def test_a_game_goes_on_after_a_broken_connection(server, game, players, options, monkeypatch):
    """The connection breaks at the 4th decision, before the move is sent, and at the 8th, after."""
    sockets, plain = [], client_module.connect

    def connect(*arguments, **more):
        sockets.append(plain(*arguments, **more))
        return sockets[-1]

    monkeypatch.setattr(client_module, "connect", connect)
    rng, decisions = random.Random(1), 0

    def policy(state):
        nonlocal decisions
        decisions += 1
        socket = sockets[-1]
        if decisions == 4:
            socket.close()
        if decisions == 8:
            send = socket.send
            socket.send = lambda text: (send(text), socket.close())
        return rng.choice(state.legal_actions())

    client = Client(server, seconds_per_move=0.0)
    outcome = client.play(client.play_now(game, players, **options), policy, timeout=60)
    assert len(sockets) == 3 and decisions > 8
    assert ivanhoe.records.parse(outcome.record).winners == outcome.winners


def test_every_connection_names_its_requests_otherwise():
    sent = []

    class Socket:
        def send(self, text):
            sent.append(json.loads(text)["id"])

    class Somebody:
        _pace = client_module._Pace()

    for _ in range(2):
        seat = client_module._Seat(Somebody(), Socket(), "table", None, 0.0, {})
        seat.say("ping")
        seat.say("ping")
    assert len(set(sent)) == 4


def test_a_move_without_effect_is_made_again():
    heard, sent = [], []

    class Socket:
        def send(self, text):
            sent.append(json.loads(text)["type"])

        def recv(self, timeout):
            if not heard:
                heard.append("silence")
                raise TimeoutError
            return '{"type": "room"}'

    class Somebody:
        _pace = client_module._Pace()

    until = client_module.time.monotonic() + 60
    seat = client_module._Seat(Somebody(), Socket(), "table", None, until, {})
    seat.version = seat.answered = 7
    assert seat.hear() == {"type": "room"}
    assert sent == ["watch"] and seat.answered == -1


class Scripted:
    """A server that says these messages, and keeps what it hears."""

    def __init__(self, *messages):
        self.messages = [{"type": "hello", "protocol": client_module.PROTOCOL}, *messages]
        self.heard = []

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def send(self, text):
        self.heard.append(json.loads(text)["type"])

    def recv(self, timeout):
        return json.dumps(self.messages.pop(0))


OVER = {"type": "room", "stage": "over", "you": "B", "winners": ["B"], "scores": [1, 3]}


@pytest.fixture
def alone(monkeypatch):
    """A client without a server, for which no time passes while it waits."""
    me = json.dumps({"name": "Marvin", "token": "mine"})
    monkeypatch.setattr(Client, "_request", lambda self, *request: me)
    monkeypatch.setattr(client_module.time, "sleep", lambda seconds: None)
    return Client("http://nowhere")


@pytest.mark.parametrize("interruption", [
    {"type": "refused", "refusal": {"code": "storage", "text": "not saved"}},
    {"type": "resync"},
])
def test_the_part_of_the_deal_is_sent_again_after_a_failure(alone, monkeypatch, interruption):
    def room(seals=(), fixed=False):
        deal = {"attempt": 1, "seals": list(seals), "fixed": fixed, "revealed": []}
        return {"type": "room", "stage": "waiting", "seats": [], "you": "B", "host": True,
                "deal": deal}

    part = "0" * 64
    seal = client_module.hashlib.sha256(part.encode()).hexdigest()
    monkeypatch.setattr(client_module.secrets, "token_hex", lambda size: "00" * size)
    server = Scripted(
        room(), room(), interruption,
        room(), room([seal]), room([seal]), interruption,
        room([seal]), interruption,
        room([seal], True), room([seal], True), interruption,
        room([seal], True), OVER,
    )
    monkeypatch.setattr(client_module, "connect", lambda *address, **more: server)
    assert alone.play("table", None).won
    assert server.heard == [
        "watch", "seal", "watch", "seal", "start", "watch", "seal", "start", "watch", "reveal",
        "watch", "reveal",
    ]


def failing(failures, then):
    """A function that raises these, one after the other, and then gives the rest."""
    def call(*arguments, **more):
        if failures:
            raise failures.pop(0)
        return then

    return call


def status(code):
    return InvalidStatus(Response(code, "", Headers()))


def test_a_connection_is_opened_again_while_the_server_restarts(alone, monkeypatch):
    failures = [
        ConnectionRefusedError(), status(502), status(503), status(429), TimeoutError("slow"),
        OSError("no route to host"), EOFError("closed"), InvalidMessage("no HTTP response"),
    ]
    monkeypatch.setattr(client_module, "connect", failing(failures, Scripted(OVER)))
    assert alone.play("table", None).won and not failures
    for code in (401, 403, 404):
        monkeypatch.setattr(client_module, "connect", failing([status(code)], Scripted(OVER)))
        with pytest.raises(InvalidStatus):
            alone.play("table", None)
    failures = [status(502), status(502)]
    monkeypatch.setattr(client_module, "connect", failing(failures, Scripted(OVER)))
    with pytest.raises(ConnectionError, match="http://nowhere.*502"):
        alone.play("table", None, timeout=0)
    with pytest.raises(TimeoutError, match="did not end in time"):
        monkeypatch.setattr(client_module, "connect", failing([], Scripted(OVER)))
        alone.play("table", None, timeout=0)


def test_an_outcome_is_not_lost_with_its_record(alone, monkeypatch):
    def failures():
        return [
            Refused("storage", "later"), URLError("no route to host"), ConnectionResetError(),
            IncompleteRead(b""), HTTPError("", 502, "", {}, None),
        ]

    monkeypatch.setattr(client_module, "connect", lambda *address, **more: Scripted(OVER))
    monkeypatch.setattr(Client, "record", failing(failures(), "the record"))
    assert alone.play("table", None).record == "the record"
    for failure in failures():
        seat = client_module._Seat(alone, None, "table", None, 0.0, {})
        seat.room = OVER
        monkeypatch.setattr(Client, "record", failing([failure], "the record"))
        outcome = seat.outcome()
        assert (outcome.winners, outcome.scores, outcome.record) == ([1], [1, 3], None)
    monkeypatch.setattr(Client, "record", failing([Refused("not-allowed", "")], "the record"))
    with pytest.raises(Refused, match="not-allowed"):
        alone.play("table", None)


def test_two_programs_meet_at_a_table(server):
    """One makes a table, the other joins by its code; everybody is shown what they are."""
    first, second = (
        Client(server, name=name, seconds_per_move=0.0) for name in ("Deep Thought", "Marvin")
    )
    table = first.make_table("tournament", players=2)
    outcomes = {}

    def play(client):
        rng = random.Random(1)
        policy = lambda state: rng.choice(state.legal_actions())
        outcomes[client.name] = client.play(table, policy, timeout=120)

    host = threading.Thread(target=play, args=[first])
    host.start()
    play(second)
    host.join()
    assert outcomes["Deep Thought"].seat == 0 and outcomes["Marvin"].seat == 1
    assert outcomes["Deep Thought"].record == outcomes["Marvin"].record
    with urlopen(f"{server}/api/tables/{table}") as answer:
        seats = json.load(answer)["seats"]
    assert [seat["program"] for seat in seats] == [True, True]
    record = ivanhoe.records.parse(outcomes["Marvin"].record)
    assert record.bots == {0: "program", 1: "program"}
    late = Client(server).play(table, ivanhoe.Bot("rule"))
    assert late.seat == -1 and late.winners == record.winners


def test_a_program_keeps_below_the_limit(monkeypatch):
    now = 0.0
    monkeypatch.setattr(client_module.time, "monotonic", lambda: now)
    pace = client_module._Pace()

    def sleep(seconds):
        nonlocal now
        now += seconds

    monkeypatch.setattr(client_module.time, "sleep", sleep)
    # The server's own bucket: 60 at once, 20 per second.
    left, at = 60.0, 0.0
    for cost in [5, 10, 10, *[1] * 500]:
        pace.wait_for(cost)
        left, at = min(60.0, left + (now - at) * 20) - cost, now
        assert left >= 0
    assert 20 < now < 30, "no slower than needed"


def test_what_is_refused_says_why(server):
    client = Client(server)
    assert client.name == "Python"
    assert client.play_now("castles"), "the smallest table"
    with pytest.raises(ValueError, match="is not a game"):
        client.play_now("chess")
    with pytest.raises(Refused):
        client.play_now("chess", players=2)
    with pytest.raises(ValueError, match="begins with http://"):
        Client(server.removeprefix("http://"))
    with pytest.raises(Refused):
        client.record("nosuchtable1")
    with pytest.raises(Refused, match="does not know this token.*no-guest"):
        Client(server, token="guessed")
    with pytest.raises(Refused, match="bad-name"):
        Client(server, name="<b>")
