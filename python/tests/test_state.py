"""Game and State: one decision after the other."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import ivanhoe
from ivanhoe import Game, IllegalAction

GAMES = [("tournament", 3), ("castles", 3), ("castles", 6)]


def finish(state, rng):
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_random_games_end_and_their_records_verify(game, players):
    rng = random.Random(1)
    for number in range(10):
        state = Game(game, players).new_initial_state(7, number)
        finish(state, rng)
        assert sum(state.returns()) == pytest.approx(1.0)
        record = ivanhoe.records.parse(state.record())
        assert record.verify() == len(record.moves)
        assert record.winners == state.winners()


def test_ten_lines_to_a_game():
    state = Game("tournament", players=4).new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    assert max(state.returns()) > 0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_explicit_and_sampled_chance_agree(game, players):
    """The numbers that a seed gives, supplied one by one, make the same game."""
    rng = random.Random(4)
    explicit = Game(game, players, explicit_chance=True).new_initial_state()
    outcomes = 0
    while not explicit.is_terminal():
        if explicit.is_chance_node():
            odds = explicit.chance_outcomes()
            assert sum(chance for _, chance in odds) == pytest.approx(1.0)
            explicit.apply_action(rng.choice(odds)[0])
            outcomes += 1
        else:
            explicit.apply_action(rng.choice(explicit.legal_actions()))
    assert outcomes > 60, "a deck was shuffled card by card"
    record = ivanhoe.records.parse(explicit.record())
    with pytest.raises(ivanhoe.RecordError, match="shows no seed"):
        record.verify()
    # The same deal and moves, played again as a match that gets nothing but moves.
    steps = list(record.replay())
    assert [step.move for step in steps[1:]] == [move for _, move in record.moves]
    assert sum(explicit.returns()) == pytest.approx(1.0)


def test_explicit_chance_of_few_positions():
    from itertools import islice

    positions = small_positions()
    game = Game("tournament", 2, explicit_chance=True, positions=positions)
    state = game.new_initial_state()
    assert state.current_player() == -1
    assert state.chance_outcomes() == [(i, pytest.approx(1 / 6)) for i in range(6)]
    hands = [state.child(i).view(0)["seats"][0]["hand"] for i, _ in islice(state.chance_outcomes(), 6)]
    assert hands == [["R3"], ["R3"], ["R4"], ["R4"], ["S2"], ["S2"]]
    child = state.child(2)
    finish(child, random.Random(1))
    with pytest.raises(ValueError, match="deal"):
        child.record()
    sampled = Game("tournament", 2, positions=positions).new_initial_state(3)
    assert sampled.current_player() == 0


def small_positions(cards=("R3", "R4", "S2")):
    from itertools import permutations

    tokens = ["blue", "green", "purple", "yellow"]
    seat = lambda card: {"hand": [card], "display": [], "front": [], "tokens": tokens}
    return [
        {
            "game": "tournament", "players": 2, "options": {}, "phase": "turn", "turn": "A",
            "played": 0, "added": 0, "colour": "red", "previous": None, "in": ["A", "B"],
            "seats": [seat(a), seat(b)], "deck": ["S3"], "discard": [], "pending": None,
        }
        for a, b in permutations(cards, 2)
    ]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_clones_go_their_own_way_and_states_are_written(game, players):
    rng = random.Random(2)
    parent = Game(game, players)
    state = parent.new_initial_state(5)
    for _ in range(25):
        state.apply_action(rng.choice(state.legal_actions()))
    text = state.serialize()
    twin, again = state.clone(), parent.deserialize_state(text)
    finish(twin, random.Random(3))
    assert state.serialize() == text and not state.is_terminal()
    finish(again, random.Random(3))
    assert again.history() == twin.history() and again.record() == twin.record()
    assert pickle.loads(pickle.dumps(state)).history() == state.history()
    assert copy.deepcopy(state).history() == state.history()
    game_again, state_again = ivanhoe.deserialize_game_and_state(
        ivanhoe.serialize_game_and_state(parent, state)
    )
    assert game_again == parent and state_again.history() == state.history()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_imagined_worlds_look_the_same_to_who_imagines_them(game, players):
    rng = random.Random(6)
    state = Game(game, players).new_initial_state(9)
    different = 0
    while not state.is_terminal():
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert (other.observation(seat) == state.observation(seat)).all()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        different += int((other.privileged_observation() != state.privileged_observation()).any())
        if rng.random() < 0.05:
            finish(other, rng)
        state.apply_action(rng.choice(state.legal_actions()))
    assert different > 10
    with pytest.raises(ValueError):
        other.serialize()


def before_a_theft(*more, explicit_chance=False):
    """A has made one move and may play Knock Down. B has seven cards, and these."""
    seat = lambda hand: {"hand": hand, "display": [], "front": [], "tokens": []}
    theirs = ["B2", "B3", "G1", "P4", "R5", "S3", "Y2", *more]
    position = {
        "game": "tournament", "players": 2, "options": {}, "phase": "turn", "turn": "A",
        "played": 0, "added": 0, "colour": "red", "previous": None, "in": ["A", "B"],
        "seats": [seat(["R3", "R4", "knock-down"]), seat(theirs)],
        "deck": ["B5", "G1", "M6", "P3", "R4", "S2", "Y3"], "discard": [], "pending": None,
    }
    game = Game("tournament", 2, positions=[position], explicit_chance=explicit_chance)
    state = game.new_initial_state(1)
    state.apply_move("play R3")
    return state


def stolen(state):
    """The card that A has stolen, by its hand and by its history."""
    [card] = [card for card in state.view(0)["seats"][0]["hand"] if card != "R4"] or ["R4"]
    lines = state.information_state_string(0).splitlines()
    return card, [line.split()[-1] for line in lines if line.startswith("steal A B")]


def steal(state):
    state.apply_move("knock-down B")
    while state.current_player() == 1:
        state.apply_move("pass")
    return stolen(state)


def test_the_history_of_an_imagined_world_tells_the_cards_that_were_drawn():
    state, cards = before_a_theft(), set()
    for number in range(20):
        world = state.resample_from_infostate(0, number)
        card, told = steal(world)
        assert told == [card]
        assert stolen(world.resample_from_infostate(0, number)) == (card, told)
        cards.add(card)
    assert len(cards) > 5


def test_chance_after_a_view_is_drawn_from_the_seed():
    state, places = before_a_theft(), set()
    for seed in range(20):
        seen, again = (state.get_game().state_from_view(state.view(0), seed) for _ in range(2))
        theirs = seen.view(1)["seats"][1]["hand"]
        card, told = steal(seen)
        assert told == [card]
        assert steal(again) == (card, told)
        places.add(theirs.index(card))
    assert len(places) > 3


@pytest.mark.parametrize("explicit_chance", [False, True])
def test_what_others_must_do_in_an_imagined_world_is_drawn_and_told(explicit_chance):
    """Only B could cancel the theft. Where A imagines that B could not, it has happened."""
    state, firsts, thefts = before_a_theft("ivanhoe", explicit_chance=explicit_chance), 0, 0
    state.apply_move("knock-down B")
    assert state.current_player() == 1
    for number in range(40):
        world = state.resample_from_infostate(0, number)
        if world.current_player() == 1:
            continue
        card, told = stolen(world)
        assert told == [card]
        assert "steal A B ?" in world.information_state_string(1)
        thefts += 1
        firsts += card <= min(world.view(1)["seats"][1]["hand"])
    assert thefts > 20 and firsts < thefts / 2, "not always the first card"


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_view_is_enough_to_play(game, players):
    rng = random.Random(8)
    parent = Game(game, players)
    state = parent.new_initial_state(2)
    half = False
    while not state.is_terminal():
        if not half:
            seat = state.current_player()
            seen = parent.state_from_view(state.view(seat), 5)
            assert seen.current_player() == seat
            assert (seen.observation() == state.observation()).all()
            assert seen.legal_actions() == state.legal_actions()
        action = rng.choice(state.legal_actions())
        half = state.move_of_action(action) is None and "nothing" not in state.action_to_string(action)
        state.apply_action(action)
    with pytest.raises(ValueError):
        parent.state_from_view(state.view(0))
    with pytest.raises(ValueError):
        parent.state_from_view({"viewer": "A"})


def test_a_planted_leak_is_caught():
    """The hands that a seat may not see do differ between worlds that look the same to it."""
    state = Game("tournament", 3).new_initial_state(1)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, number) for number in range(20)]
    honest = {world.observation(seat).tobytes() for world in worlds}
    leaky = {
        world.observation(seat).tobytes() + world.privileged_observation(seat).tobytes()
        for world in worlds
    }
    assert len(honest) == 1 and len(leaky) > 10


def twin_tournaments(rng):
    """Two deals that differ in one card of B and one of C, which A cannot tell apart."""
    deck = ["B3", "B4", "G1", "P4", "P5", "R3", "R4", "S2", "S3", "Y2", "Y3"] * 4
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(6)] for _ in range(3)]
    mine, theirs = rng.sample(["B5", "M6", "P7", "R5", "Y4"], 2)

    def position(b, c):
        held = [hands[0], hands[1] + [b], hands[2] + [c]]
        seats = [{"hand": hand, "display": [], "front": [], "tokens": []} for hand in held]
        return {
            "game": "tournament", "players": 3, "options": {}, "phase": "open", "turn": "A",
            "played": 0, "added": 0, "colour": None, "previous": None, "in": ["A", "B", "C"],
            "seats": seats, "deck": deck, "discard": [], "pending": None,
        }

    return position(mine, theirs), position(theirs, mine)


def twin_castles(rng):
    """The same in the Castles, where A may attack."""
    deck = [card + arms for card in "acfr" for arms in "bels"] * 4
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(5)] for _ in range(3)]
    one, other = rng.sample(sorted(set(deck)), 2)
    deck.remove(one)
    deck.remove(other)

    def position(b, c):
        held = [hands[0], hands[1] + [b], hands[2] + [c]]
        lords = ["cedric", "athelstane", "front-de-boeuf"]
        names = ["rotherwood", "ashby", "coningsburgh", "york", "torquilstone"]
        return {
            "game": "castles", "players": 3, "options": {}, "phase": "attack", "turn": "A",
            "drawn": 0, "passes": 2, "proposed": [],
            "castles": {name: {"garrison": [], "track": [None] * 3} for name in names},
            "seats": [
                {"lord": lord, "hand": hand, "reserve": 5, "prisoners": []}
                for lord, hand in zip(lords, held)
            ],
            "deck": deck, "turned": [], "open": None, "lost": [], "pending": None,
        }

    return position(one, other), position(other, one)


@pytest.mark.parametrize(
    ("game", "twins"), [("tournament", twin_tournaments), ("castles", twin_castles)]
)
def test_no_information_state_tells_what_is_hidden(game, twins):
    """The same is done in two games that look the same to A: all that A is told is the same."""
    rng, steps, leaks = random.Random(5), 0, 0
    for _ in range(40):
        worlds = [
            Game(game, 3, positions=[position], skip_forced=False).new_initial_state(1)
            for position in twins(rng)
        ]
        for _ in range(60):
            seats = {world.current_player() for world in worlds}
            assert len(seats) == 1
            for told in ("information_state_string", "observation_string"):
                assert len({getattr(world, told)(0) for world in worlds}) == 1
            assert len({world.observation(0).tobytes() for world in worlds}) == 1
            if seats == {0}:
                assert worlds[0].legal_actions() == worlds[1].legal_actions()
            leaky = {world.privileged_observation(0).tobytes() for world in worlds}
            leaks += len(leaky) == 2
            both = sorted(set(worlds[0].legal_actions()) & set(worlds[1].legal_actions()))
            if not both:
                break
            action = rng.choice(both)
            for world in worlds:
                world.apply_action(action)
            steps += 1
    assert steps > 500 and leaks > 500, (steps, leaks)


def test_moves_of_the_notation():
    state = Game("tournament", 2).new_initial_state(3)
    while not state.is_terminal():
        moves = state.legal_moves()
        actions = state.actions_of_move(moves[-1])
        twin = state.clone()
        state.apply_move(moves[-1])
        twin.apply_actions(actions)
        assert state.history() == twin.history()
    with pytest.raises(IllegalAction):
        state.apply_move("withdraw")
    with pytest.raises(IllegalAction):
        Game("castles", 3).new_initial_state(1).apply_move("strike")
    with pytest.raises(IllegalAction):
        Game("castles", 3).new_initial_state(1).apply_move("fly away")


def test_texts_and_pictures():
    for game, players in GAMES:
        state = Game(game, players).new_initial_state(1)
        for action in state.legal_actions():
            text = state.action_to_string(state.current_player(), action)
            assert state.string_to_action(text) == action
        assert state._repr_svg_().startswith("<svg") and state.svg().endswith("</svg>")
        assert str(state)
        public = state.view()
        assert all(seat["hand"] is None for seat in public["seats"])
        tensor = state.observation_tensor(0)
        scaled = state.observation(0) * state.get_game().layout.scales()
        assert np.allclose(tensor, scaled)


def test_what_is_wrong_is_said():
    state = Game("tournament", 2).new_initial_state(1)
    illegal = next(a for a in range(313) if a not in state.legal_actions())
    for action in (illegal, -3, 313, 10**6, 10**30, -(10**30)):
        with pytest.raises(IllegalAction):
            state.apply_action(action)
    with pytest.raises(TypeError):
        state.apply_action("end")
    with pytest.raises(ValueError, match="no seat"):
        state.observation(5)
    with pytest.raises(ValueError, match="chance"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="bytes"):
        state.observation(0, np.zeros(3, np.uint8))
    for out in (np.zeros(645, np.float32), np.zeros(1290, np.uint8)[::2], "out"):
        with pytest.raises(ValueError, match="645 contiguous bytes"):
            state.observation(0, out)
    for seed in (-1, 1 << 64):
        with pytest.raises(ValueError, match="seed must be 0 to"):
            Game("tournament", 2).new_initial_state(seed)
        with pytest.raises(ValueError, match="seed must be 0 to"):
            ivanhoe.Bot("rule", seed)
    for players in (-1, 0, 1, 6, 10**30):
        with pytest.raises(ValueError, match="players must be 2 to 5, not"):
            Game("tournament", players)
    with pytest.raises(ValueError, match=r"kingmaker, copies\)$"):
        ivanhoe.Bot("king")
    with pytest.raises(TypeError, match="players must be a whole number"):
        Game("tournament", 2.5)
    with pytest.raises(ValueError, match="chance moves"):
        Game("tournament", 2, explicit_chance=True).new_initial_state().observation()
    with pytest.raises(IndexError):
        state.action_to_string(0, 5000)
    with pytest.raises(ValueError):
        Game("tournament", 2, positions=[{"game": "tournament"}]).new_initial_state()
    with pytest.raises(ValueError, match="players"):
        Game("tournament", 3, positions=small_positions()).new_initial_state()
    with pytest.raises(ValueError):
        Game("tournament", 2).deserialize_state("[]")
    finish(state, random.Random(1))
    with pytest.raises(IllegalAction, match="over"):
        state.apply_action(0)
    with pytest.raises(ValueError, match="the game is over"):
        state.observation()
    with pytest.raises(ValueError):
        ivanhoe.Bot("rule")(state)
    for text in ("", "no record", '[Game "chess"]', '[Game "tournament"]\n[Rules "1"]\n'):
        with pytest.raises(ivanhoe.RecordError):
            ivanhoe.records.parse(text)
    broken = state.record().replace('[Seed "', '[Seed "0', 1)
    with pytest.raises(ivanhoe.RecordError):
        ivanhoe.records.parse(broken)
    lines = state.record().splitlines()
    lines[-1], lines[-2] = lines[-2], lines[-1]
    with pytest.raises(ivanhoe.RecordError):
        ivanhoe.records.parse("\n".join(lines) + "\n").verify()


def test_a_record_cannot_be_a_binary_file(tmp_path):
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ivanhoe.RecordError, match="no text"):
        ivanhoe.records.load(tmp_path / "picture")
    with pytest.raises(ivanhoe.RecordError, match="^`chess` is not a game"):
        ivanhoe.records.parse('[Game "chess"]')
    state = Game("tournament", 2).new_initial_state(1)
    finish(state, random.Random(1))
    assert len(repr(ivanhoe.records.parse(state.record()))) < 100


def test_states_of_another_game_are_refused():
    parent = Game("tournament", 3, ties="ties-stay")
    state = parent.new_initial_state(1)
    text = state.serialize()
    others = [
        (Game("castles", 3), "game is 'tournament', not 'castles'"),
        (Game("tournament", 2, ties="ties-stay"), "players is 3, not 2$"),
        (Game("tournament", 3), "ties is 'ties-stay', not 'strict'$"),
        (Game("tournament", 3, ties="ties-stay", skip_forced=False), "skip_forced is True"),
        (Game("tournament", 3, ties="ties-stay", explicit_chance=True), "explicit_chance is False"),
    ]
    for other, what in others:
        with pytest.raises(ValueError, match=what):
            other.deserialize_state(text)
    same = Game("tournament", 3, ties="ties-stay", repeat="purple-only")
    assert same.deserialize_state(text).history() == state.history()
    old = json.dumps({"seed": [1, 0], "history": []})
    assert parent.deserialize_state(old).observation().tobytes() == state.observation().tobytes()
    small = Game("tournament", 2, positions=small_positions())
    begun = small.new_initial_state(1).serialize()
    with pytest.raises(ValueError, match="positions"):
        Game("tournament", 2, positions=small_positions()[1:]).deserialize_state(begun)

    view = state.view(state.current_player())
    assert parent.state_from_view(view).legal_actions() == state.legal_actions()
    for other, what in [*others[1:3], (Game("castles", 3), "a view")]:
        with pytest.raises(ValueError, match=what):
            other.state_from_view(view)


def test_the_arena_says_what_is_wrong():
    game = Game("tournament", 2)
    with pytest.raises(ValueError, match="3 bots have no room at 2 seats"):
        ivanhoe.arena(game, ["rule", "greedy", "random"])
    with pytest.raises(ValueError, match="3 bots have no room at 2 seats"):
        ivanhoe.selfplay("tournament", 2, ["rule", "greedy", "random"])
    for number in (0, -1):
        with pytest.raises(ValueError, match="deals must be at least 1"):
            ivanhoe.arena(game, ["rule"], deals=number)
        with pytest.raises(ValueError, match="games must be at least 1"):
            ivanhoe.selfplay("tournament", 2, games=number)
    with pytest.raises(ValueError, match="at least one bot"):
        ivanhoe.arena(game, [])
    with pytest.raises(ValueError, match="the arena samples chance"):
        ivanhoe.arena(Game("tournament", 2, explicit_chance=True), ["rule"], deals=1)
    with pytest.raises(TypeError, match="takes an ivanhoe.Game"):
        ivanhoe.arena("tournament", ["rule"])
    for bots in ("rule", max):
        with pytest.raises(TypeError, match="list of names and functions"):
            ivanhoe.arena(game, bots)
    with pytest.raises(TypeError, match="a name or a function"):
        ivanhoe.arena(game, [5])


def test_a_policy_may_try_actions_on_its_state():
    def careless(state):
        action = state.legal_actions()[0]
        state.apply_action(action)
        return action

    def first(state):
        return state.legal_actions()[0]

    one, two = (
        ivanhoe.arena(Game("castles", 3), [bot, "rule"], deals=2, records=True)
        for bot in (careless, first)
    )
    assert one.record == two.record
    assert repr(one) == "<ivanhoe.Results of 18 seats: careless, rule>"


def test_functions_of_the_same_name_are_told_apart():
    def named(place):
        def mine(state):
            return state.legal_actions()[place]

        return mine

    game, first, last = Game("tournament", 2), named(0), named(-1)
    results = ivanhoe.arena(game, [first, last], deals=10, seed=1)
    assert set(results.bot) == {"mine", "mine 2"}
    assert results.rate("mine")[0] == pytest.approx(1 - results.rate("mine 2")[0])
    same = ivanhoe.arena(game, [first, first], deals=2)
    assert set(same.bot) == {"mine"}
    # Two deals that ended alike say little.
    assert same.rate("mine") == (0.5, 1.0)


def test_worlds_come_from_any_kind_of_generator():
    state = Game("tournament", 2).new_initial_state(seed=1)
    seat = state.current_player()
    worlds = [state.resample_from_infostate(seat, random.Random(1)) for _ in range(2)]
    worlds.append(state.resample_from_infostate(seat, random.Random(1).random))
    one, two, three = (world.view(1 - seat) for world in worlds)
    assert one == two == three
    with pytest.raises(TypeError, match="rng"):
        state.resample_from_infostate(seat, "one")


def test_the_arena_takes_functions_and_names():
    def first(state):
        return state.legal_actions()[0]

    results = ivanhoe.arena(Game("tournament", 2), ["rule", first], deals=10, seed=1)
    rate, margin = results.rate("rule")
    assert rate > 0.6 and 0 < margin < 0.5
    assert results.rate("first")[0] == pytest.approx(1 - rate)
    assert len({len(column) for column in results.columns().values()}) == 1
    with pytest.raises(TypeError, match="the name of a game"):
        ivanhoe.selfplay(Game("castles", 3))
    played = ivanhoe.selfplay("castles", 3, ["rule", "greedy"], games=3, records=True)
    assert len(played) == 9
    for record in played.record:
        ivanhoe.records.parse(record).verify()
