"""What a room declares: kinds of decision, actions and steps, some of them beside the step that alone needs them."""

from typing import NamedTuple

import pytest

from drachenhort.core.actions import ActionKind, Actions
from drachenhort.core.codec import Line
from drachenhort.core.decision import Decisions
from drachenhort.core.errors import NotationError, PositionError
from drachenhort.core.form import Form
from drachenhort.core.game import Game
from drachenhort.core.shapes import Count
from drachenhort.core.step import Step
from drachenhort.core.step_forms import StepForms
from drachenhort.games import all_games
from drachenhort.games.drachensachen.state import State


class Pass(NamedTuple):
    """Nothing."""


class Pay(NamedTuple):
    """So many coins."""

    coins: int


class Wait(Step[State]):
    def __init__(self, turns: int) -> None:
        self.turns = turns

    def told(self) -> tuple[Form, list[int]]:
        return WAIT, [self.turns]


STEPS = StepForms[State]()
WAIT = STEPS.form("wait", "1.2", {"turns": Count(1, 3)}, lambda line, state, values: Wait(values[0]))


def test_kinds_of_decision_have_their_numbers_in_any_order() -> None:
    kinds = Decisions()
    assert kinds.kind(2, "pay") == 2
    kinds.declare({"__name__": "decisions", "TAKE": 0, "LAY_ALONG": 1, "DECISIONS": kinds}, parts=[1])
    assert (kinds.names, kinds.parts) == (["take", "lay-along", "pay"], [1])


def test_a_number_stands_for_one_kind_of_decision() -> None:
    kinds = Decisions()
    kinds.kind(0, "take")
    with pytest.raises(AssertionError, match="pay and take have the number 0"):
        kinds.kind(0, "pay")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_number_up_to_the_last_is_a_kind_of_decision(game: Game) -> None:
    assert all(game.decision_names)
    assert len(set(game.decision_names)) == len(game.decision_names)
    assert set(game.parts) <= set(range(len(game.decision_names)))


def test_an_action_declared_later_is_one_like_all() -> None:
    actions = Actions("Probe", [ActionKind(Pay, "1.1", 5, {"coins": Count(1, 2)})], "write: pay 2")
    actions.declare(ActionKind(Pass, "1.2", 3, {}), "at the end: pass")
    assert actions.codes == [3, 5, 6]
    assert [actions.notation(code) for code in actions.codes] == ["pass", "pay 1", "pay 2"]
    assert (actions.parse("pass"), actions.meaning(3)) == (3, Pass())
    assert actions.from_json({"do": "pass"}) == 3
    with pytest.raises(NotationError, match="write: pay 2; at the end: pass"):
        actions.parse("lay")


def test_an_action_declared_later_cannot_take_the_place_of_another() -> None:
    actions = Actions("Probe", [ActionKind(Pay, "1.1", 5, {"coins": Count(1, 2)})], "write: pay 2")
    with pytest.raises(AssertionError, match="pass and pay share the code 6"):
        actions.declare(ActionKind(Pass, "1.2", 6, {}))
    with pytest.raises(AssertionError, match="two actions are written 'pay 1'"):
        actions.declare(ActionKind(Pass, "1.2", 3, {}, write=lambda values: "pay 1"))
    assert actions.codes == [5, 6]


def test_a_step_stands_in_positions_and_views_as_it_declares() -> None:
    state = all_games()[0].new(2, all_games()[0].options({}), "steps")
    assert isinstance(state, State)
    assert STEPS.words(Wait(2)) == ["wait", "turns=2"]
    assert STEPS.json(Wait(2)) == {"step": "wait", "turns": 2}
    assert (STEPS.words(None), STEPS.json(None)) == (["over"], None)
    read = STEPS.read(Line(7, "step", ["wait", "turns=3"]), state)
    assert isinstance(read, Wait) and read.turns == 3
    with pytest.raises(PositionError, match="'run' is not one of turn, wait, over"):
        STEPS.read(Line(7, "step", ["run"]), state, "turn")


def test_a_step_in_which_nobody_decides_stands_in_no_position() -> None:
    with pytest.raises(AssertionError, match="nobody decides in this step"):
        STEPS.words(Step())
