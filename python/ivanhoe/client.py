"""A seat at a live table of a server, for a policy.

>>> from ivanhoe.client import Client
>>> client = Client("http://127.0.0.1:8080", name="Deep Thought")
>>> table = client.play_now("tournament", players=2, level="squire")
>>> client.play(table, lambda state: state.legal_actions()[0])

The policy gets a state that is made from what the server shows this seat, and nothing else. The
token is the whole identity: keep `client.token` secret, and pass it the next time. The server marks
this client as a program, and everybody at the table is shown that a bot plays.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import threading
import time
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

try:
    from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus
    from websockets.sync.client import ClientConnection, connect
except ImportError as error:
    raise ImportError(
        "ivanhoe.client needs websockets: pip install 'ivanhoe[client]'"
    ) from error

from .arena import Policy
from .game import Game
from .layout import layout
from .options import Rule

#: The version of the protocol that this client speaks.
PROTOCOL = 3
#: What passes by itself: worth trying again.
PASSING = ("too-fast", "storage", "not-watching", "internal")
#: What a newer message of the server explains.
OUTRUN = ("stale", "seat-taken", "already-begun")
#: Why the server may close a connection that is worth opening again.
REOPENED = ("restarting", "slow", "silent")
#: What a message counts as, if not 1 (the protocol's section on programs).
COSTS = {"watch": 5, "sit": 10, "seal": 10, "reveal": 10}


def _passes(status: int) -> bool:
    """Is it worth trying again after this HTTP status?"""
    return status == 429 or status >= 500


class Refused(Exception):
    """The server said no: `code` is its reason."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `seat` is ours; `record` is None if the server did not give it in time."""

    seat: int
    winners: list[int]
    scores: list[int]
    record: str | None

    @property
    def won(self) -> bool:
        return self.seat in self.winners


def patched(old: Any, patch: Any) -> Any:
    """The new value of something, from a patch of the protocol."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        new = list(old)
        for place, change in patch.items():
            new[int(place)] = patched(new[int(place)], change)
        return new
    return {**old, **{key: patched(old.get(key), change) for key, change in patch.items()}}


def _number(seat: str) -> int:
    return "ABCDEF".index(seat)


def _size(game: str, players: int | None) -> int:
    return layout(game).min_players if players is None else players


class _Pace:
    """Keeps a program below the server's limit, over all its seats together.

    The server allows bursts of 60 and 20 per second; this allows a little less of both.
    """

    BURST, PER_SECOND = 40.0, 18.0

    def __init__(self) -> None:
        self.left = self.BURST
        self.at = time.monotonic()
        self.lock = threading.Lock()

    def wait_for(self, cost: float) -> None:
        """Waits until a message at this cost may be sent."""
        with self.lock:
            now = time.monotonic()
            self.left = min(self.BURST, self.left + (now - self.at) * self.PER_SECOND) - cost
            self.at = now
            wait = max(0.0, -self.left / self.PER_SECOND)
        time.sleep(wait)


class Client:
    """A program at a server: a new one, or the one that has this token.

    A `name` is given to it; without one, a new program is called Python, and one that has a token
    keeps its name.
    """

    def __init__(
        self,
        url: str,
        name: str | None = None,
        token: str | None = None,
        seconds_per_move: float = 0.05,
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"the address begins with http:// or https://, not {url!r}")
        self.url = url.rstrip("/")
        self._pace = _Pace()
        self.seconds_per_move = seconds_per_move
        self.token = token
        me: dict[str, Any] = {}
        if token is not None:
            # Refused if nobody is known by it: nobody becomes somebody else without noticing.
            try:
                me = json.loads(self._request("GET", "/api/me", None))
            except Refused as refused:
                if refused.code != "no-guest":
                    raise
                raise Refused(refused.code, "the server does not know this token") from None
        if token is None or name is not None:
            named = "Python" if name is None else name
            me = self._post("/api/me", {"name": named, "program": True})
        self.name: str = me["name"]
        self.token = me.get("token", token)

    def play_now(
        self, game: str, players: int | None = None, level: str = "squire", **options: Rule
    ) -> str:
        """A table against the server's own bots, by default the smallest. Returns its code."""
        body = {
            "game": game, "players": _size(game, players), "level": level, "pace": "instant",
            "options": {key.replace("_", "-"): value for key, value in options.items()},
        }
        return str(self._post("/api/play", body)["table"])

    def make_table(
        self, game: str, players: int | None = None, open: bool = False, **options: Rule
    ) -> str:
        """A table for others, who join by its code, or find it in the lobby if it is open.

        By default it is the smallest. `play` starts its game when every seat is taken. Returns its code.
        """
        settings = {
            "game": game, "players": _size(game, players), "open": open,
            "options": {key.replace("_", "-"): value for key, value in options.items()},
        }
        return str(self._post("/api/tables", {"settings": settings})["table"])

    def tables(self) -> list[dict[str, Any]]:
        """The open tables."""
        found: list[dict[str, Any]] = json.loads(self._request("GET", "/api/tables", None))
        return found

    def record(self, table: str) -> str:
        """The record: whole when the game is over."""
        return self._request("GET", f"/api/games/{table}/record", None)

    def play(self, table: str, policy: Policy, timeout: float = 600.0) -> Outcome:
        """Sits down at a table, unless it has a seat there, and plays to the end of the game.

        A connection that breaks is opened again until `timeout` seconds have passed.
        """
        until = time.monotonic() + timeout
        parts: dict[int, str] = {}
        pause = 0.5
        while True:
            try:
                with ExitStack() as opened:
                    socket = self._connect(opened)
                    return _Seat(self, socket, table, policy, until, parts).play()
            except (ConnectionClosed, ConnectionError):
                if time.monotonic() + pause > until:
                    raise
                time.sleep(pause + secrets.randbelow(500) / 1000)
                pause = min(2 * pause, 10.0)

    def _connect(self, opened: ExitStack) -> ClientConnection:
        """A new connection. `ConnectionError` means that it is worth trying again."""
        address = "ws" + self.url[4:] + "/api/socket"
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            return opened.enter_context(
                connect(address, additional_headers=headers, open_timeout=10)
            )
        except InvalidStatus as error:
            if not _passes(error.response.status_code):
                raise
            why: Exception = error
        except (OSError, EOFError, InvalidMessage) as error:
            why = error
        raise ConnectionError(f"no connection to {self.url}: {why}") from why

    def _post(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._request("POST", path, body))
        return answer

    def _request(self, method: str, path: str, body: Mapping[str, Any] | None) -> str:
        request = Request(self.url + path, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            with urlopen(request, timeout=30) as answer:
                text: str = answer.read().decode()
                return text
        except HTTPError as error:
            try:
                refusal = json.loads(error.read())["refusal"]
            except (ValueError, KeyError):
                raise error from None
            raise Refused(refusal["code"], refusal["text"]) from None


class _Seat:
    """One seat at one table, over one socket."""

    def __init__(
        self,
        client: Client,
        socket: ClientConnection,
        table: str,
        policy: Policy,
        until: float,
        parts: dict[int, str],
    ) -> None:
        self.client = client
        self.socket = socket
        self.table = table
        self.policy = policy
        self.until = until
        #: The server takes a request for a repeated one if it had this name before.
        self.prefix = secrets.token_hex(4)
        self.asked_for = 0
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.version = -1
        self.answered = -1
        #: Our part of the deal by the number of the attempt.
        self.parts = parts
        #: What was said of the deal by the number of the attempt.
        self.told: set[tuple[str, int]] = set()

    def say(self, kind: str, **more: Any) -> str:
        self.asked_for += 1
        name = f"{self.prefix}-{self.asked_for}"
        self.client._pace.wait_for(COSTS.get(kind, 1))
        self.socket.send(json.dumps({"id": name, "type": kind, **more}))
        return name

    def play(self) -> Outcome:
        hello = self.hear()
        if hello["type"] != "hello" or hello["protocol"] != PROTOCOL:
            found = hello.get("protocol")
            raise Refused("protocol", f"the server speaks protocol {found}, not {PROTOCOL}")
        self.say("watch", table=self.table)
        pause = 0.1
        while True:
            message = self.hear()
            kind = message["type"]
            if kind == "room":
                self.room = message
                if message["stage"] in ("over", "ended"):
                    return self.outcome()
                self.sit_down()
            elif kind == "update":
                pause = 0.1
                self.look(message)
            elif kind == "resync":
                self.watch_again()
            elif kind == "closing":
                why = message["why"]
                text = f"the server closed the connection: {why}"
                raise ConnectionError(text) if why in REOPENED else Refused(why, text)
            elif kind == "refused":
                code = message["refusal"]["code"]
                if code in PASSING:
                    time.sleep(pause + secrets.randbelow(100) / 1000)
                    pause = min(2 * pause, 5.0)
                    self.watch_again()
                elif code not in OUTRUN:
                    raise Refused(code, message["refusal"]["text"])

    def watch_again(self) -> None:
        """Watches again. What has come to nothing is then said again."""
        self.answered = -1
        self.told.clear()
        self.say("watch", table=self.table)

    def hear(self) -> dict[str, Any]:
        """The next message; after ten seconds of silence it asks for one."""
        silent = False
        while True:
            left = self.until - time.monotonic()
            if left <= 0:
                raise TimeoutError("the game did not end in time")
            try:
                text = self.socket.recv(timeout=min(left, 8.0 if silent else 10.0))
            except TimeoutError:
                if silent:
                    raise ConnectionError("the server is silent") from None
                silent = True
                if self.version >= 0 and self.answered == self.version:
                    # Nothing came of our move: look again, and move again if still asked.
                    self.answered = -1
                    self.say("watch", table=self.table)
                else:
                    self.say("ping")
                continue
            message: dict[str, Any] = json.loads(text)
            if not (silent and message["type"] == "done"):
                return message
            silent = False

    def sit_down(self) -> None:
        """Takes a seat if it has none, and has its part in the deal."""
        if self.room["you"] is None:
            free = [seat["seat"] for seat in self.room["seats"] if seat["kind"] == "free"]
            if not free:
                raise Refused("table-full", "there is no free seat at this table")
            self.say("sit", seat=free[0])
            return
        deal = self.room.get("deal")
        if not deal:
            return
        attempt = int(deal["attempt"])
        part = self.parts.setdefault(attempt, secrets.token_hex(32))
        seal = hashlib.sha256(part.encode()).hexdigest()
        if not deal["fixed"]:
            self.say_once(attempt, "seal", seal=seal)
            if self.may_start(seal):
                self.say_once(attempt, "start")
        elif seal in deal["seals"]:
            self.say_once(attempt, "reveal", part=part)

    def say_once(self, attempt: int, kind: str, **more: Any) -> None:
        """Says something of this attempt at the deal, unless it was said."""
        if (kind, attempt) not in self.told:
            self.told.add((kind, attempt))
            self.say(kind, **more)

    def may_start(self, seal: str) -> bool:
        """Is this our table, with nobody missing and our part of the deal sealed?"""
        taken = all(seat["kind"] != "free" for seat in self.room["seats"])
        return bool(self.room["host"]) and taken and seal in self.room["deal"]["seals"]

    def look(self, update: dict[str, Any]) -> None:
        """Keeps the newest view, and answers if the game waits for this seat."""
        if update.get("view") is not None:
            self.view = update["view"]
        elif update.get("base") == self.version:
            self.view = patched(self.view, update["patch"])
        else:
            self.say("watch", table=self.table)
            return
        self.version = update["version"]
        if not update["asked"] or self.answered == self.version:
            return
        self.answered = self.version
        legal = update["legal"]
        if len(legal) == 1:
            move = legal[0]
        else:
            began = time.monotonic()
            move = self.choose()
            time.sleep(max(0.0, self.client.seconds_per_move - (time.monotonic() - began)))
        self.say("play", prompt=self.version, move=move)

    def choose(self) -> str:
        settings = self.room["settings"]
        game = Game(settings["game"], settings["players"], **settings["options"])
        state = game.state_from_view(self.view, secrets.randbits(63))
        while True:
            action = self.policy(state)
            move = state.move_of_action(action)
            if move is not None:
                return move
            state.apply_action(action)

    def outcome(self) -> Outcome:
        you = self.room["you"]
        return Outcome(
            seat=_number(you) if you else -1,
            winners=[_number(seat) for seat in self.room["winners"]],
            scores=list(self.room["scores"]),
            record=self.record(),
        )

    def record(self) -> str | None:
        """The record, which is asked for until the time is up: the game is over all the same."""
        pause = 0.5
        while True:
            try:
                return self.client.record(self.table)
            except Refused as refused:
                if refused.code not in PASSING:
                    raise
            except HTTPError as error:
                if not _passes(error.code):
                    raise
            except (OSError, HTTPException):
                pass
            if time.monotonic() + pause > self.until:
                return None
            time.sleep(pause + secrets.randbelow(500) / 1000)
            pause = min(2 * pause, 10.0)
