"""Rules 5.1, 6, 8.3: the listed moves are all there are, compared with a plain search; every way can be walked."""

from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.domains import PLACE
from drachenhort.games.drachenfels.fields import FIELD_NAMES
from drachenhort.games.drachenfels.game import GAME
from drachenhort.games.drachenfels.view import View
from tests.games.drachenfels.plain_search import Position, plain_moves, position_of
from tests.games.drachenfels.table import line

FIELDS = [name for name in FIELD_NAMES if name == "K" or name[0] in "SRTFHGaAbBcdefpmnwxyz"]


def scrambled(seed: str, step: str = "move") -> State:
    """A knight about to move on a board where everything stands anywhere it may: crowded, with rainbows and bridges."""
    rng = Rng.from_seed(seed)
    seats = 2 + rng.below(3)
    state = GAME.new(
        seats,
        GAME.options({"first_seat_starts": True, "knights_by_seat": True, "nearest_rainbows": rng.below(4) == 0}),
        seed,
    )
    rows = {key: words for key, _, words in (text.partition("#")[0].partition(":") for text in state.text().splitlines())}
    bridges = [name for name in ("H1", "H2", "H3", "H4", "G1", "G2", "G3", "G4") if rng.below(4) == 0][:2]
    is_open = rng.below(4) > 0
    castles = ["K"] + ([f"F{q}" for q in range(1, 5)] if is_open else [])
    if is_open and rows["options"].find("nearest_rainbows=on") >= 0:
        pairs = [f"R{q}-{end}" for q in range(1, 5) for end in ("K", f"F{q}")]
    else:
        pairs = [f"R{q}-{end}" for q in range(1, 5) for end in castles]
    shuffled = list(range(len(pairs)))
    rng.shuffle(shuffled)
    rows["rainbows"] = " ".join(pairs[number] for number in sorted(shuffled[: rng.below(5)]))
    rows["bridges"] = " ".join(bridges)
    rows["princesses"] = "white red blue yellow"
    standing: list[str] = []
    for seat in range(1, seats + 1):
        crowd = ["K", "T1", "T2", "R1", "F1", "F2", "F3", "F4", "n1", "w1", *bridges] if rng.below(2) else FIELDS
        field = crowd[rng.below(len(crowd))]
        is_own = field[0] == "F" and rows["princesses"].split()[int(field[1]) - 1] == rows[f"knight {seat}"].strip()
        if field in standing or (field[0] in "HG" and field not in bridges) or is_own or (field[0] == "F" and not is_open):
            field = f"S{seat}" if f"S{seat}" not in standing else f"c{seat}"
        standing.append(field)
        rows[f"field {seat}"] = field
        has_armour = field == "K" or field[0] == "F" or rng.below(2) == 1
        rows[f"armour {seat}"] = "on" if has_armour or (is_open and seat == 1) else "off"
        rows[f"looked {seat}"] = field if field[0] == "F" else ""
    if is_open and not rows["looked 1"]:
        rows["looked 1"] = "F1"
    dotted = [name for name in FIELDS if name[0] in "bBefpmnwxyzF" and name not in standing]
    order = list(range(len(dotted)))
    rng.shuffle(order)
    rows["dragons"] = " ".join(dotted[number] for number in order[:4])
    value = 1 + rng.below(5)
    rows["turns"] = str(value * 10)  # So that a test can tell which card it was.
    rows["step"] = f"move {value}" if step == "move" else step
    return GAME.load("\n".join(f"{key}: {words}" for key, words in rows.items() if key and key[0] != "#"))


def check_moves(state: State, value: int, doubles: bool, position: Position) -> set[str]:
    decision = state.decision
    assert decision is not None and decision.kind == decisions.MOVE
    listed = [GAME.notation(code) for code in decision.legal]
    expected = plain_moves(position, value) | (plain_moves(position, 2 * value) if doubles else set())
    assert set(listed) == expected
    assert len(set(listed)) == len(listed)
    return expected


def test_6_1_the_listed_moves_are_those_of_a_plain_search() -> None:
    seen: set[str] = set()
    for number in range(500):
        state = scrambled(f"scrambled {number}")
        if state.decision is None or state.decision.kind != decisions.MOVE:  # 6.3 No exact move.
            continue
        value = int(line(state, "step").split()[1])
        seen |= check_moves(state, value, line(state, "looked 1") != "", position_of(state))
    for words in (["via"], ["from"], ["from", "via"], ["from", "reset"], ["K", "via"], ["K", "from", "reset"]):
        assert any(set(words) <= set(move.split()) for move in seen), words


def test_6_3_without_a_move_in_a_plain_search_the_knight_stays() -> None:
    stayed = 0
    for number in range(600):
        seed = f"stays {number}"
        state = scrambled(seed)
        if state.decision is not None and state.decision.kind == decisions.MOVE:
            continue
        stayed += 1
        before = scrambled(seed, "turn first")
        value = int(line(before, "turns")) // 10
        assert not plain_moves(position_of(before), value)
        if line(before, "looked 1"):
            assert not plain_moves(position_of(before), 2 * value)
        assert line(state, "field 1") == line(before, "field 1")
        assert line(state, "on turn") == "2"
    assert stayed > 5


def test_6_1_the_same_in_the_course_of_random_games() -> None:
    rng = Rng.from_seed("games")
    compared = 0
    for number in range(6):
        state = GAME.new(2 + number % 3, GAME.options({}), f"games {number}")
        while state.outcome is None and compared < 200 * (number + 1):
            if state.decision is not None and state.decision.kind == decisions.MOVE:
                seat = state.decision.seat + 1
                value = int(line(state, "step").split()[1])
                check_moves(state, value, line(state, f"looked {seat}") != "", position_of(state))
                compared += 1
            random_move(state, rng)
    assert compared >= 600


def test_6_4_every_way_shown_can_be_walked_and_has_the_fewest_flights() -> None:
    flights: set[int] = set()
    for number in range(160):
        state = scrambled(f"ways {number}")
        if state.decision is None or state.decision.kind != decisions.MOVE:
            continue
        view = state.view(state.decision.seat)
        assert isinstance(view, View)
        value = int(line(state, "step").split()[1])
        position = position_of(state)
        singles = plain_moves(position, value)
        for code, way in zip(view.legal, view.ways, strict=True):
            move = GAME.notation(code)
            assert way.steps == (value if move in singles else 2 * value)  # Single before double.
            path = [PLACE.word(place) for place in way.path]
            walk(position, path, way.steps, move)
            flown = len([place for place in path if place[0] == "*"])
            flights.add(flown)
            assert not flown or move not in plain_moves(position, way.steps, flown - 1)
    assert flights >= {0, 1, 2}


def walk(position: Position, path: list[str], steps: int, move: str) -> None:
    """Goes a way field by field."""
    words = move.split()
    first = words[words.index("from") + 1] if "from" in words else None
    last = words[-1] if "via" in words or "reset" in words else None
    at, visited, taken = position.start, {position.start}, 0
    for number, place in enumerate(path):
        name = place.lstrip("*~")
        assert name not in visited and name not in position.dragons
        if place[0] == "*":
            assert at[0] == "T" == name[0] and path[number - 1] == at and name not in position.knights.values()
        elif place[0] == "~":
            taken += 1
            pair = f"{name}-{at}" if name[0] == "R" else f"{at}-{name}"
            is_reset = "reset" in words and number == len(path) - 1
            assert (pair in position.rainbows) != is_reset
            assert name == first if name[0] == "R" else at == last
        else:
            taken += 1
            assert name in position.neighbours(at)
            assert name[0] not in "HG" or name in position.bridges
        visited.add(name)
        at = name
    assert (at, taken) == (words[1], steps)
