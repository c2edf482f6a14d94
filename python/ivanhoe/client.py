"""A seat at a live table of a server, for a policy.

>>> from ivanhoe.client import Client
>>> client = Client("http://127.0.0.1:8080", name="Deep Thought")
>>> table = client.play_now("tournament", players=2, level="squire")
>>> client.play(table, lambda state: state.legal_actions()[0])

The policy gets a state that is made from what the server shows this seat, and nothing else. The
token is the whole identity: keep `client.token` secret, and pass it the next time. The name ends
with "bot", so that everybody at the table sees who plays.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from .arena import Policy
from .game import Game
from .options import Rule

#: The version of the protocol that this client speaks.
PROTOCOL = 3
LONGEST_NAME = 24
#: What passes by itself: worth trying again.
PASSING = ("too-fast", "storage", "not-watching", "internal")


class Refused(Exception):
    """The server said no: `code` is its reason."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code


@dataclass(frozen=True)
class Outcome:
    """How a game ended. `seat` is ours."""

    seat: int
    winners: list[int]
    scores: list[int]
    record: str

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


class Client:
    """Somebody at a server."""

    def __init__(
        self,
        url: str,
        name: str = "Python",
        token: str | None = None,
        seconds_per_move: float = 0.05,
    ) -> None:
        self.url = url.rstrip("/")
        self.seconds_per_move = seconds_per_move
        self._cookie = "__Host-ivanhoe" if self.url.startswith("https:") else "ivanhoe"
        self.token = token
        shown = name if name.lower().endswith("bot") else f"{name[: LONGEST_NAME - 4]} bot"
        self.name: str = self._post("/api/me", {"name": shown})["name"]

    def play_now(
        self, game: str, players: int = 2, level: str = "squire", **options: Rule
    ) -> str:
        """A table against the server's own bots. Returns its code."""
        body = {
            "game": game, "players": players, "level": level, "pace": "instant",
            "options": {key.replace("_", "-"): value for key, value in options.items()},
        }
        return str(self._post("/api/play", body)["table"])

    def tables(self) -> list[dict[str, Any]]:
        """The open tables."""
        found: list[dict[str, Any]] = json.loads(self._request("GET", "/api/tables", None))
        return found

    def record(self, table: str) -> str:
        """The record: whole when the game is over."""
        return self._request("GET", f"/api/games/{table}/record", None)

    def play(self, table: str, policy: Policy, timeout: float = 600.0) -> Outcome:
        """Sits down at a table, unless it has a seat there, and plays to the end of the game."""
        address = "ws" + self.url[4:] + "/api/socket"
        headers = {"Cookie": f"{self._cookie}={self.token}"}
        with connect(address, additional_headers=headers, open_timeout=10) as socket:
            return _Seat(self, socket, table, policy, time.monotonic() + timeout).play()

    def _post(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self._request("POST", path, body))
        return answer

    def _request(self, method: str, path: str, body: Mapping[str, Any] | None) -> str:
        request = Request(self.url + path, method=method)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Cookie", f"{self._cookie}={self.token}")
        try:
            with urlopen(request, timeout=30) as answer:
                for header in answer.headers.get_all("Set-Cookie") or []:
                    cookies = SimpleCookie(header)
                    if self._cookie in cookies:
                        self.token = cookies[self._cookie].value
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
        self, client: Client, socket: ClientConnection, table: str, policy: Policy, until: float
    ) -> None:
        self.client = client
        self.socket = socket
        self.table = table
        self.policy = policy
        self.until = until
        self.asked_for = 0
        self.room: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.version = -1
        self.answered = -1
        self.parts: dict[int, str] = {}
        self.told: set[tuple[str, int]] = set()

    def say(self, kind: str, **more: Any) -> str:
        self.asked_for += 1
        name = f"p{self.asked_for}"
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
                self.look(message)
            elif kind == "resync":
                self.say("watch", table=self.table)
            elif kind == "closing":
                raise Refused("closing", f"the server closed the connection: {message['why']}")
            elif kind == "refused":
                code = message["refusal"]["code"]
                if code in PASSING:
                    time.sleep(pause + secrets.randbelow(100) / 1000)
                    pause = min(2 * pause, 5.0)
                    self.answered = -1
                    self.say("watch", table=self.table)
                elif code != "stale":
                    raise Refused(code, message["refusal"]["text"])

    def hear(self) -> dict[str, Any]:
        """The next message; after ten seconds of silence a ping asks for one."""
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
                self.say("ping")
                continue
            message: dict[str, Any] = json.loads(text)
            if not (silent and message["type"] == "done"):
                return message
            silent = False

    def sit_down(self) -> None:
        """Takes a seat if it has none, and has its part in the deal."""
        if self.room["you"] is None:
            taken = {seat["seat"] for seat in self.room["seats"] if seat["kind"] != "empty"}
            letters = "ABCDEF"[: self.room["settings"]["players"]]
            free = [seat for seat in letters if seat not in taken]
            if not free:
                raise Refused("full", "there is no free seat at this table")
            self.say("sit", seat=free[0])
            return
        deal = self.room.get("deal")
        if not deal:
            return
        attempt = int(deal["attempt"])
        part = self.parts.setdefault(attempt, secrets.token_hex(32))
        seal = hashlib.sha256(part.encode()).hexdigest()
        if deal["fixed"]:
            if seal in deal["seals"] and ("reveal", attempt) not in self.told:
                self.told.add(("reveal", attempt))
                self.say("reveal", part=part)
        elif ("seal", attempt) not in self.told:
            self.told.add(("seal", attempt))
            self.say("seal", seal=seal)

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
            record=self.client.record(self.table),
        )
