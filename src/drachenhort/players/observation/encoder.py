"""The encoder: what one seat sees as a list of the features that are there, and its legal actions as numbers."""

import hashlib
from typing import Final, final

from drachenhort.core.decision import WORD, Decision, nth_bit
from drachenhort.core.game import Game
from drachenhort.core.native import i64
from drachenhort.core.options import Choices, Field, Flag
from drachenhort.core.options import Number as NumberField
from drachenhort.core.plain import Json
from drachenhort.core.state import State, View
from drachenhort.players.observation.counting import Ranges
from drachenhort.players.observation.nodes import Bag, Named, Node, Number, Reader, Yes, place_name
from drachenhort.players.observation.row import Rows, put, row_of
from drachenhort.players.observation.shaping import fields_node
from drachenhort.players.observation.turning import Turned

FORMAT: Final = 1
"""Raised when features of the same names come to mean something else."""


@final
class Encoder:
    """One game's features. It reads views only, so it cannot know more than a seat does.

    Every feature is there or not: of some thousands a position has one or two hundred. Their names are the same for all
    seat counts and options of a game; `version` changes with them.
    """

    def __init__(self, game: Game) -> None:
        names: list[str] = []
        self.game: Final = game
        seats = game.max_seats
        self._view: Final = fields_node(game.contract.view, "", seats, names, has_ends=True)
        self._seats: Final = Ranges("seats", seats, names)
        self._options: Final = Named({field.name: option_node(field, names) for field in game.spec.fields})
        self.pending_start: Final = len(names)
        self._kinds: Final = len(game.decision_names)
        for place in range(seats):
            names.extend([f"pending[{place_name(place)}]={kind}" for kind in game.decision_names])
        self._turned: Final = Turned(game)
        self._rows: Rows | None = None
        self.names: Final = names
        self.actions: Final = self._turned.names
        """What a reader can do, by number."""
        self._no_actions: Final = bytes(len(self.actions))
        told = "\n".join([str(FORMAT), *names, *self.actions])
        self.version: Final = f"{FORMAT}-{hashlib.sha256(told.encode()).hexdigest()[:12]}"

    def write(self, view: View, out: list[int]) -> None:
        """The numbers of the features that are there, into a list of the caller's, which loses what it held."""
        self.write_shown(view, view.to_json(), out)

    def write_shown(self, view: View, shown: dict[str, Json], out: list[int]) -> None:
        """The same for a view whose plain data somebody has made already."""
        assert view.is_seated, "somebody who looks on does not decide"
        out.clear()
        reader = Reader(view.seat, view.seats)
        self._view.write(shown, reader, out)
        self._seats.write(view.seats, out)
        self._options.write(shown["options"], reader, out)
        for seat, kind in view.pending:
            out.append(self.pending_start + reader.place(seat) * self._kinds + kind)

    def table(self, view: View) -> list[int]:
        """By the code of an action: its number for this reader."""
        return self._turned.table(view.seat, view.seats)

    def numbers(self, seat: i64, seats: i64) -> list[int]:
        """The same for whoever sits here at a table with so many seats; -1 for what cannot be done at it."""
        return self._turned.table(seat, seats)

    def codes(self, seat: i64, seats: i64) -> list[int]:
        """The other way round: by the number of an action its code, or -1 for what cannot be done at such a table."""
        return self._turned.codes(seat, seats)

    # The same in memory of the caller's: a byte for each feature and each action, 1 or 0.

    def use(self, rows: Rows) -> None:
        """Rows are made so from now on, by a shorter way than over views."""
        self._rows = rows

    def add_row(self, state: State, seat: i64, out: list[bytes]) -> None:
        """What this seat sees, as pieces that make a row when they are joined."""
        rows = self._rows
        if rows is not None:
            rows.add(state, seat, out)
        else:
            out.append(self.seen(state.view(seat)))

    def seen(self, view: View) -> bytes:
        """A row made of a view: how every row has to look, whichever way it is made."""
        features: list[int] = []
        self.write(view, features)
        return row_of(features, len(self.names))

    def fill(self, state: State, seat: i64, memory: object) -> None:
        """Writes what a seat sees into memory of the caller's, a byte for each name. All of it is written."""
        assert seat < state.seats, "somebody who looks on does not decide"
        pieces: list[bytes] = []
        self.add_row(state, seat, pieces)
        put(b"".join(pieces), memory)

    def fill_legal(self, state: State, seat: i64, memory: object) -> None:
        """Writes what a seat may do now, a byte for each action."""
        put(self.mask(state.decision_of(seat), seat, state.seats), memory)

    def mask(self, decision: Decision | None, seat: i64, seats: i64) -> bytes:
        if decision is None:
            return bytes(len(self.actions))
        row = bytearray(len(self.actions))
        mark(decision, self._turned.table(seat, seats), row, 0)
        return bytes(row)

    def seen_and_legal(self, state: State, seat: i64) -> bytearray:
        """What a seat sees, and behind it what it may do now: a byte for each name, then one for each action."""
        pieces: list[bytes] = []
        self.add_row(state, seat, pieces)
        pieces.append(self._no_actions)
        memory = bytearray().join(pieces)
        decision = state.decision
        if decision is not None and decision.seat != seat:
            decision = state.decision_of(seat)
        if decision is not None:
            mark(decision, self._turned.table(seat, state.seats), memory, len(self.names))
        return memory

    def legal(self, state: State) -> list[int]:
        """The numbers of what the seat that is asked may do, in rising order; none when the game is over."""
        decision = state.decision
        if decision is None:
            return []
        numbers = self._turned.table(decision.seat, state.seats)
        out = [numbers[code] for code in decision.legal]
        if len(out) > 1:
            out.sort()
        return out

    def play(self, state: State, seat: i64, number: int) -> bool:
        """Plays the action with this number for this seat. Where it is not legal, nothing happens: False."""
        decision = state.decision
        if decision is not None and decision.seat != seat:
            decision = state.decision_of(seat)
        codes = self._turned.codes(seat, state.seats)
        if decision is None or not 0 <= number < len(codes):
            return False
        code: i64 = codes[number]
        if not decision.allows(code):
            return False
        state.apply(seat, code)
        return True


def mark(decision: Decision, numbers: list[int], memory: bytearray, offset: i64) -> None:
    """Sets the bytes of what is legal. The bits are gone through here, so that no list is made of them."""
    rest = decision.low
    while rest:
        bit = rest & -rest
        memory[offset + numbers[nth_bit(bit, 0)]] = 1
        rest ^= bit
    rest = decision.high
    while rest:
        bit = rest & -rest
        memory[offset + numbers[WORD + nth_bit(bit, 0)]] = 1
        rest ^= bit
    for code in decision.codes:
        memory[offset + numbers[code]] = 1


def option_node(field: Field, names: list[str]) -> Node:
    """An option. Of a file only whether there is one."""
    name = f"options.{field.name}"
    if isinstance(field, Flag):
        return Yes(name, names)
    if isinstance(field, NumberField):
        return Number(name, field.high, names)
    if isinstance(field, Choices):
        return Bag(name, list[Json](field.names), False, names)
    return Yes(name, names)
