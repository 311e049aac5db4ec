"""A test for each rule, named after it. Break a rule on purpose once, and see its test fail."""

from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.games import find

GAME = find("neues_spiel")
POSITION = """
position: neues_spiel 1
options: cards=2
seats: 2
rng: 1 2 3 4
hand 1: {one}
hand 2: {two}
played: 0 0
points: 0 0
discards: {discards}
hoard: 9
out: {out}
on turn: 1
"""


def table(one: str, two: str, discards: str = "") -> State:
    """Two seats with these cards; a 9 lies in the hoard."""
    there = {int(card) for card in f"{one} {two} {discards} 9".split()}
    out = " ".join(str(card) for card in range(1, 19) if card not in there)
    return GAME.load(POSITION.format(one=one, two=two, discards=discards, out=out))


def shown(state: State, seat: int) -> dict[str, Json]:
    return state.view(seat).to_json()


def test_1_1_everybody_is_dealt_four_of_eighteen() -> None:
    state = GAME.new(3, GAME.options({}), "seed")
    hands = [shown(state, seat)["hand"] for seat in range(3)]
    assert [len(hand) for hand in hands if isinstance(hand, list)] == [4, 4, 4]


def test_1_2_nobody_sees_the_hoard() -> None:
    state = table("1 2", "3 4")
    assert [shown(state, seat)["hoard"] for seat in range(2)] == [None, None]


def test_2_1_one_card_each_in_turn() -> None:
    state = table("1 2", "3 4")
    state.apply(0, 2)
    assert shown(state, 1)["on_turn"] == 1
    refusal = state.why_not(1, 2)
    assert refusal is not None and (refusal.clause, refusal.reason) == ("2.1", "not-in-hand")


def test_2_2_the_highest_gets_a_point_and_begins() -> None:
    state = table("1 2", "3 4")
    state.apply(0, 2)
    state.apply(1, 3)
    assert shown(state, 0)["on_turn"] == 1
    assert "points: 0 1" in state.text()


def test_3_1_whoever_is_nearest_to_the_hoard_gets_two_points() -> None:
    state = table("8", "18", "1 2")
    state.apply(0, 8)
    state.apply(1, 18)
    assert state.outcome is not None and state.outcome.scores == [2, 1]


def test_3_2_most_points_win() -> None:
    state = table("8", "18", "1 2")
    state.apply(0, 8)
    state.apply(1, 18)
    assert state.outcome is not None and state.outcome.winners == [0]


def test_4_1_so_many_cards_as_wanted() -> None:
    state = GAME.new(2, GAME.options({"cards": 2}), "seed")
    assert shown(state, 0)["players"] == [{"hand_size": 2, "played": None, "points": 0}] * 2
