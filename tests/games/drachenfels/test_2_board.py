"""Rule 2: the board."""

import itertools

import pytest

from drachenhort.games.drachenfels.board import Board, standard_board
from drachenhort.games.drachenfels.distances import distances
from drachenhort.games.drachenfels.fields import FIELD_NAMES, FIELD_NUMBERS, PAIR_NAMES, SITE_NAMES
from tests.games.drachenfels.plain_search import Position, plain_moves
from tests.games.drachenfels.table import ends, legal, play, refused, table

BOARD = standard_board()
LETTERS = "SRTFHGaAbBcdefpmnwxyz"
DOTTED = "bBefpmnwxyz"
NAMES = [name for name in FIELD_NAMES if BOARD.has(FIELD_NUMBERS[name]) and name[0] not in "HG"]


def quarter(number: int) -> int:
    return (number - 1) % 4 + 1


def edges(board: Board) -> set[frozenset[str]]:
    return {
        frozenset([FIELD_NAMES[field], FIELD_NAMES[other]])
        for field in range(len(FIELD_NAMES))
        for other in board.neighbours[field]
    }


def steps(start: str, end: str, bridges: str = "", rainbows: str = "") -> int:
    sites = sum(1 << SITE_NAMES.index(name) for name in bridges.split())
    pairs = sum(1 << PAIR_NAMES.index(name) for name in rainbows.split())
    return distances(BOARD.neighbours, FIELD_NUMBERS[start], sites, pairs)[FIELD_NUMBERS[end]]


def test_2_1_there_are_85_fields() -> None:
    names = {FIELD_NAMES[field] for field in range(len(FIELD_NAMES)) if BOARD.has(field)}
    assert names == {"K"} | {f"{letter}{number}" for letter in LETTERS for number in (1, 2, 3, 4)}
    assert len(names) == 85


def test_2_1_a_dragon_may_sit_on_dotted_land_and_rock_castles_only() -> None:
    state = play(table(hands=["dragon"], dragons="F1 F2 F3 b1"), "play dragon", "dragon b1")
    places = {f"{letter}{number}" for letter in DOTTED for number in (1, 2, 3, 4)} - {"b1"} | {"F4"}
    assert ends(state) == places


@pytest.mark.parametrize("bridges", ["", "H1"])
def test_2_1_an_earth_hole_is_a_field_only_while_it_is_bridged(bridges: str) -> None:
    state = play(table(hands=["2"], bridges=bridges), "play 2")
    assert ("H1" in ends(state)) == bool(bridges)


@pytest.mark.parametrize("bridges", ["", "G1"])
def test_2_1_a_gate_is_a_field_only_while_it_is_bridged(bridges: str) -> None:
    state = play(table(hands=["1"], fields=["p1"], bridges=bridges), "play 1")
    assert ("G1" in ends(state)) == bool(bridges)


def test_2_2_rings_diagonals_and_axes_are_the_ways() -> None:
    expected: set[frozenset[str]] = set()
    for q in (1, 2, 3, 4):
        after = quarter(q + 1)
        for chain in (
            f"S{q} a{q} b{q} c{q} B{q} A{q} S{after}",
            f"c{q} d{q} R{q} e{q} f{q} p{q} G{q} F{q}",
            f"S{q} m{q} H{q} n{q} T{q}",
            f"T{q} w{q} x{q} p{q} y{q} z{q} T{after}",
        ):
            names = chain.split()
            expected |= {frozenset(pair) for pair in itertools.pairwise(names)}
    assert edges(BOARD) == expected
    assert len(expected) == 92
    assert len([edge for edge in expected if any(name[0] in "HG" for name in edge)]) == 16


def test_2_3_before_the_first_look_rainbows_join_rocks_and_the_castle() -> None:
    state = play(table(hands=["rainbow"]), "play rainbow")
    assert legal(state) == {f"set R{q}-K" for q in (1, 2, 3, 4)}
    assert refused(state, "set R1-F1") == "8.4"


@pytest.mark.parametrize("option", ["off", "on"])
def test_2_3_after_it_also_rocks_and_rock_castles_or_the_nearest_only(option: str) -> None:
    state = table(hands=["rainbow"], armour=[2], looked={2: "F1"}, princesses="red blue white yellow",
                  options=f"nearest_rainbows={option}")  # fmt: skip
    play(state, "play rainbow")
    castles = {f"set R{q}-F{f}" for q in (1, 2, 3, 4) for f in (1, 2, 3, 4) if option == "off" or q == f}
    assert legal(state) == castles | {f"set R{q}-K" for q in (1, 2, 3, 4)}
    assert len(castles) == (16 if option == "off" else 4)
    if option == "on":
        assert refused(state, "set R1-F2") == "2.3"


def test_2_3_between_the_same_two_places_there_is_one_rainbow() -> None:
    state = play(table(hands=["rainbow"], rainbows="R2-K"), "play rainbow")
    assert "set R2-K" not in legal(state)
    assert refused(state, "set R2-K") == "2.3"


def test_2_3_one_rock_or_castle_carries_several_and_a_held_castle_may_be_joined() -> None:
    state = table(hands=["rainbow"], rainbows="R1-K R1-F1 R2-F2", armour=[2], looked={2: "F2"}, fields=[None, "F2"],
                  princesses="blue red white yellow", dragons="F1 F3 F4 b1")  # fmt: skip
    play(state, "play rainbow")
    assert {"set R1-F2", "set R1-F3", "set R2-K"} <= legal(state)


def test_2_3_a_rainbow_is_no_field() -> None:
    state = play(table(hands=["1"], fields=["R1"], rainbows="R1-K"), "play 1")
    assert ends(state) == {"K", "d1", "e1"}


def test_2_4_turned_and_mirrored_the_board_is_itself() -> None:
    names = edges(BOARD)

    def turned(name: str) -> str:
        return name if name == "K" else f"{name[0]}{quarter(int(name[1]) + 1)}"

    def mirrored(name: str) -> str:
        if name == "K":
            return name
        letter, number = name[0], int(name[1])
        swap = {"a": "A", "A": "a", "b": "B", "B": "b", "w": "z", "z": "w", "x": "y", "y": "x"}
        on_axis = letter in "SmHnT"
        return f"{swap.get(letter, letter)}{quarter((7 if on_axis else 6) - number)}"

    assert {frozenset(turned(name) for name in edge) for edge in names} == names
    assert {frozenset(mirrored(name) for name in edge) for edge in names} == names


@pytest.mark.parametrize("q", [1, 2, 3, 4])
def test_2_4_without_bridges_a_start_reaches_everything_but_the_castles(q: int) -> None:
    reached = distances(BOARD.neighbours, FIELD_NUMBERS[f"S{q}"], 0, 0)
    unreached = {FIELD_NAMES[field] for field in range(len(FIELD_NAMES)) if BOARD.has(field) and reached[field] < 0}
    assert unreached == {"K", *(f"{letter}{number}" for letter in "FHG" for number in (1, 2, 3, 4))}


@pytest.mark.parametrize("q", [1, 2, 3, 4])
def test_2_4_the_distances(q: int) -> None:
    near, far = [q, quarter(q + 3)], [quarter(q + 1), quarter(q + 2)]
    assert [steps(f"S{q}", f"R{rock}") for rock in near] == [5, 5]
    assert [steps(f"S{q}", f"R{rock}") for rock in far] == [11, 11]
    assert [steps(f"S{q}", f"R{rock}", bridges=f"H{q}") for rock in far] == [10, 10]
    assert steps(f"S{q}", f"T{q}") == 11
    assert steps(f"S{q}", f"T{q}", bridges=f"H{q}") == 4
    assert steps(f"R{q}", f"F{q}", bridges=f"G{q}") == 5
    assert steps(f"S{q}", "K", rainbows=f"R{q}-K") == 6
    assert steps("K", f"F{q}", rainbows=f"R{q}-K R{q}-F{q}") == 2


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_2_4_an_exact_move_is_missing_only_in_castles_without_a_way_out(value: int) -> None:
    empty = Position(BOARD, mover="", start="K", knights={}, dragons=set(), bridges=set(), rainbows=set(), pairs=set())
    stuck = {name for name in NAMES if not plain_moves(empty.at(name), value)}
    assert stuck == {"K", "F1", "F2", "F3", "F4"}
    for castle in stuck - {"K"}:
        assert plain_moves(empty.at(castle, bridges={f"G{castle[1]}"}), value)
        assert plain_moves(empty.at(castle, rainbows={f"R1-{castle}"}), value)
    assert plain_moves(empty.at("K", rainbows={"R1-K"}), value)
