"""The whole position as numbers, hidden things included: for a critic that is trained beside those who play.

It is what one seat sees, followed by what is hidden from it or from all: hands, piles in their order, closed fists. What
seats know of each other's cards is left out. A game that does not tell what is hidden has instead what every other seat
sees, one after the other; what nobody sees is missing then. Never show it to a player.
"""

import hashlib
from collections.abc import Callable
from types import ModuleType
from typing import Final, NamedTuple, cast, final

from drachenhort.core.game import Game
from drachenhort.core.native import i64
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Domain, Fields
from drachenhort.core.state import State
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.nodes import ByPlace, Named, Node, Reader, place_name
from drachenhort.players.observation.row import put, row_of
from drachenhort.players.observation.shaping import fields_node, node_of

HIDDEN: Final = "hidden."


class Order(NamedTuple):
    """A pile whose order matters: what lies in it, and how many at most. All of them are told, the next one first."""

    of: Domain
    most: int


@final
class WholeEncoder:
    """One game's positions. A module of the game (`whole.py`) declares what is hidden as `SHAPE` and `ORDERS`, and tells
    it with `hidden(state)`, a value for each name in both."""

    def __init__(self, game: Game, encoder: Encoder, module: ModuleType | None) -> None:
        names: list[str] = []
        parts: dict[str, Node] = {}
        self._others: i64 = 0
        self._hidden: Callable[[State], dict[str, Json]] | None = None
        if module is not None:
            shape = cast(Fields, module.SHAPE)
            orders = cast("dict[str, Order]", module.ORDERS)
            self._hidden = cast("Callable[[State], dict[str, Json]]", module.hidden)
            parts["fields"] = fields_node(shape, "hidden", game.max_seats, names, has_ends=False)
            parts["orders"] = Named({name: order_node(f"{HIDDEN}{name}", order, names) for name, order in orders.items()})
        else:
            self._others = game.max_seats - 1
            for place in range(1, game.max_seats):
                names.extend([f"{HIDDEN}{place_name(place)}.{name}" for name in encoder.names])
        self._node: Final = Named(parts)
        self._encoder: Final = encoder
        self._nobody: Final = bytes(len(encoder.names))
        self._width: Final = len(names)
        self.names: Final = [*encoder.names, *names]
        told = "\n".join([encoder.version, *names])
        self.version: Final = f"whole-{hashlib.sha256(told.encode()).hexdigest()[:12]}"

    def add_row(self, state: State, seat: i64, out: list[bytes]) -> None:
        """Pieces that make the row when they are joined, seen from this seat."""
        self._encoder.add_row(state, seat, out)
        if self._hidden is not None:
            present: list[int] = []
            told = self._hidden(state)
            self._node.write({"fields": told, "orders": told}, Reader(seat, state.seats), present)
            out.append(row_of(present, self._width))
        else:
            self._add_others(state, seat, out)

    def _add_others(self, state: State, seat: i64, out: list[bytes]) -> None:
        """What the others see, from the next one round the table on; nothing for seats that this table does not have."""
        seats = state.seats
        place: i64 = 1
        while place <= self._others:
            if place < seats:
                self._encoder.add_row(state, (seat + place) % seats, out)
            else:
                out.append(self._nobody)
            place += 1

    def fill(self, state: State, seat: i64, memory: object) -> None:
        """Writes the position into memory of the caller's, a byte for each name. All of it is written."""
        pieces: list[bytes] = []
        self.add_row(state, seat, pieces)
        put(b"".join(pieces), memory)


def order_node(name: str, order: Order, names: list[str]) -> ByPlace:
    return ByPlace([node_of(order.of, f"{name}[{place + 1}]", 1, names) for place in range(order.most)])
