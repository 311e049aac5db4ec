"""A room: a game whose procedures are a stack of steps, put together from the modules of its folder."""

from collections.abc import Callable
from importlib import import_module
from typing import Generic, Protocol, TypeVar, cast, final

from drachenhort.core.actions import Meaning
from drachenhort.core.codec import PositionReader
from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.game import Contract, Game
from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.options import Options
from drachenhort.core.position import check_variant, read_options, read_rng, with_variant
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.core.step import S, Step

S_co = TypeVar("S_co", bound=State, covariant=True)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
O = TypeVar("O", bound=Options)  # noqa: E741


class TableModule(Protocol[S_co, O_contra]):
    """`state.py`"""

    def empty_table(self, seats: i64, options: O_contra, rng: Rng, /) -> S_co:
        """A table before anything is dealt, with no step begun."""


class SetupModule(Protocol[S_contra]):
    """`setup.py`, or the module of steps that begins a game."""

    def set_up(self, state: S_contra, /) -> None:
        """Lays out what needs no decision, and puts the first step on the stack."""


class ViewModule(Protocol[S_contra]):
    """`view.py`"""

    def view_of(self, state: S_contra, seat: i64, /) -> View: ...


class PositionModule(Protocol[S_contra]):
    """`position.py`"""

    @property
    def VERSION(self) -> int:  # noqa: N802  # A constant of the module.
        """Of the format."""

    def position_text(self, state: S_contra, /) -> str: ...
    def read_position(self, reader: PositionReader, state: S_contra, /) -> None:
        """Reads everything but the head, and runs up to the next decision."""


class RefusalModule(Protocol[S_contra]):
    """`refusals.py`"""

    def refuse(self, state: S_contra, seat: i64, decision: Decision, action: Meaning, /) -> Illegal:
        """Why this seat may decide, but not so."""

    def refuse_idle(self, state: S_contra, seat: i64, /) -> Illegal:
        """Why this seat has nothing to decide."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Room(Game, Generic[S]):
    """One of our games. Its modules are given as they are: what each must have is said above, and checked by mypy."""

    def __init__(
        self,
        contract: Contract,
        table: TableModule[S, O],
        setup: SetupModule[S],
        view: ViewModule[S],
        position: PositionModule[S],
        refusals: RefusalModule[S],
        rules_version: int,
        compatible_with: list[int],
    ) -> None:
        super().__init__(contract, rules_version, compatible_with, position.VERSION)
        # Options are checked when a game begins.
        self._empty_table = cast("Callable[[int, Options, Rng], S]", table.empty_table)
        self._set_up = setup.set_up
        self.view_of = view.view_of
        self.position_text = position.position_text
        self._read_position = position.read_position
        self._refuse = refusals.refuse
        self._refuse_idle = refusals.refuse_idle

    def begin(self, seats: int, options: Options, rng: Rng, is_logging: bool) -> S:
        assert options.spec is self.spec, "options of another game"
        state = self._empty_table(seats, options, rng)
        state.is_logging = is_logging
        self._set_up(state)
        return state

    def load(self, text: str) -> S:
        reader = PositionReader(text)
        check_variant(reader, self)
        options = read_options(reader, self.id, self.format_version, self.contract.make_options)
        seats = reader.take("seats").one_number(self.min_seats, self.max_seats)
        state = self._empty_table(seats, options, read_rng(reader))
        self._read_position(reader, state)
        return state

    def refuse(self, state: S, seat: i64, code: i64) -> Illegal:
        action = self.contract.actions.meaning(code)
        if action is None:
            return Illegal(self.turn_clause, "no-such-action")
        decision = state.decision_of(seat)
        if decision is None:
            return self._refuse_idle(state, seat)
        return self._refuse(state, seat, decision, action)


@final
class OwnRoom(Generic[S]):
    """The Room that lies in this package. It imports the State that asks for it, so it is found when first needed."""

    def __init__(self, package: str) -> None:
        self._package = package
        self._room: Room[S] | None = None

    def settle(self, room: Room[S]) -> None:
        """Says which it is, where it is not the one that everybody imports."""
        self._room = room

    def get(self) -> Room[S]:
        room = self._room
        if room is None:
            room = cast("Room[S]", import_module(f"{self._package}.game").GAME)
            self._room = room
        return room


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomState(State, Generic[S]):
    """The State of a room: its procedures are a stack of steps. `S` is the game's own State, which the steps know."""

    def __init__(self, seats: i64, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.step: Step[S] | None = None  # The innermost of those under way.

    def room(self) -> Room[S]:
        """Whose State it is."""
        raise NotImplementedError

    @final
    def hand_on(self, twin: "RoomState[S]") -> None:
        """Gives a copy what every game's State has; the room adds its own."""
        twin.decision = self.decision
        twin.further = self.further
        twin.outcome = self.outcome
        twin.is_logging = self.is_logging
        twin.step = self.step

    def view(self, seat: i64) -> View:
        return self.room().view_of(cast("S", self), seat)

    def text(self) -> str:
        room = self.room()
        text = room.position_text(cast("S", self))
        return text if room.variation is None else with_variant(text, room.variation)

    def refusal(self, seat: i64, action: i64) -> Illegal:
        return self.room().refuse(cast("S", self), seat, action)

    @final
    def advance(self) -> None:
        while self.decision is None and self.step is not None:
            self.step.run(cast("S", self))

    @final
    def answer(self, seat: i64, action: i64) -> None:
        step = self.step
        assert step is not None, "somebody decides, so a step is under way"
        step.answer(cast("S", self), seat, action)
        while self.decision is None and self.step is not None:
            self.step.run(cast("S", self))

    @final
    def push(self, step: Step[S]) -> None:
        """A procedure within the present one begins."""
        step.below = self.step
        self.step = step

    @final
    def pop(self) -> None:
        """The present procedure is finished."""
        step = self.step
        assert step is not None, "no step is under way"
        self.step = step.below

    @final
    def replace(self, step: Step[S]) -> None:
        """The present procedure goes on as this one."""
        present = self.step
        assert present is not None, "no step is under way"
        step.below = present.below
        self.step = step
