"""A test for each rule, named after it."""

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find

GAME = find("drachenwurf")
STOP = 1
POSITION = """
position: drachenwurf 1
options: rounds={rounds}
seats: 2
rng: {rng}
goals: {goals}
points: 0 0
deeds 1: {deeds}
deeds 2: 0 0 0 0
round: {round}
on turn: {turn}
dice: {dice}
kept: {kept}
fires: {fires}
"""


def table(
    dice: str,
    kept: str = "",
    *,
    fires: int = 0,
    turn: int = 1,
    round: int = 1,
    deeds: str = "0 0 0 0",
    chance: str = "seed",
) -> State:
    """Two seats, whose goals are noble and reckless. What is rolled next follows from `chance`."""
    rng = " ".join(str(word) for word in Rng.from_seed(chance).words())
    values = {"dice": dice, "kept": kept, "fires": fires, "turn": turn, "round": round, "deeds": deeds, "rng": rng}
    return GAME.load(POSITION.format(rounds=2, goals="noble reckless", **values))


def points(state: State) -> list[object]:
    players = state.view(0).to_json()["players"]
    assert isinstance(players, list)
    return [player["points"] for player in players if isinstance(player, dict)]


def test_1_1_six_dice_are_rolled() -> None:
    shown = GAME.new(2, GAME.options({}), "seed").view(0).to_json()
    dice, kept, fires = shown["dice"], shown["kept"], shown["fires"]
    assert isinstance(dice, list) and isinstance(kept, list) and isinstance(fires, int)
    assert len(dice) + len(kept) + fires == 6


def test_1_2_fires_cannot_be_kept() -> None:
    state = table("2 3 4 5", fires=2)
    assert state.decision is not None and state.decision.legal == [STOP, 2, 3, 4, 5]


def test_1_3_a_goal_is_seen_by_its_seat_alone() -> None:
    state = table("2 3 4 5 6 6")
    goals = [state.view(seat).to_json()["own_goal"] for seat in (0, 1, 15)]
    assert goals == ["noble", "reckless", None]


def test_2_1_the_next_one_rolls_all_dice() -> None:
    state = table("2 3 4 5 6 6")
    state.apply(0, STOP)
    assert state.view(1).to_json()["on_turn"] == 1 and state.view(1).to_json()["kept"] == []


def test_2_2_the_third_fire_burns_the_turn() -> None:
    ended = []
    for chance in range(20):
        state = table("2 3 4 5", fires=2, chance=str(chance))
        state.apply(0, 5)
        ended.append("deeds 1: 1 0 0 0" in state.text())
        assert points(state) == [0, 0]
    # Of three dice one is a fire more often than not, and sometimes none is.
    assert 0 < sum(ended) < 20


def test_2_3_equal_dice_are_put_aside_and_the_others_rolled_again() -> None:
    state = table("2 5 5 6 6 6")
    state.apply(0, 5)
    assert state.view(0).to_json()["kept"] == [5, 5]
    refusal = table("2 5 5 6 6 6").why_not(0, 4)
    assert refusal is not None and (refusal.clause, refusal.reason) == ("2.3", "no-such-face")


def test_2_4_stopping_takes_what_lies_there_and_what_was_kept() -> None:
    state = table("2 3", "5 5", fires=2)
    state.apply(0, STOP)
    assert points(state) == [15, 0]


def test_2_4_whoever_keeps_the_last_die_stops() -> None:
    state = table("4 4", "5 5", fires=2)
    state.apply(0, 4)
    assert points(state) == [18, 0]


def test_3_1_a_goal_that_was_reached_brings_15_points() -> None:
    state = table("2 3", "5 5", fires=2, turn=2, round=2, deeds="0 22 7 22")
    state.apply(1, STOP)
    assert state.outcome is not None and state.outcome.scores == [15, 15]


def test_3_2_most_points_win() -> None:
    state = table("6 6", "5 5", fires=2, turn=2, round=2, deeds="0 9 0 9")
    state.apply(1, STOP)
    assert state.outcome is not None and state.outcome.winners == [1]


def test_4_1_so_many_rounds_as_wanted() -> None:
    state = GAME.new(2, GAME.options({"rounds": 1}), "seed")
    while state.decision is not None:
        state.apply(state.decision.seat, STOP)
    assert state.outcome is not None and state.outcome.ending == "dawn"
