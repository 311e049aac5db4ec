"""The short way to rows of Schutt und Asche."""

from typing import Final, final

from drachenhort.core.decision import bit_count
from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.plain import Json
from drachenhort.core.state import State
from drachenhort.core.step import Step
from drachenhort.games.schutt_und_asche import decisions
from drachenhort.games.schutt_und_asche import state as own
from drachenhort.games.schutt_und_asche.board import ALL_LANDS, BIT, FIELDS, LANDS
from drachenhort.games.schutt_und_asche.data import HIGHEST, KINDS, KNIGHT, TILE_NAMES, is_red
from drachenhort.games.schutt_und_asche.gold import size_of
from drachenhort.games.schutt_und_asche.order import Order
from drachenhort.games.schutt_und_asche.stacks import height_of
from drachenhort.games.schutt_und_asche.step_text import FIGHT, fight_numbers
from drachenhort.games.schutt_und_asche.steps import LayingOut
from drachenhort.games.schutt_und_asche.steps_dragon import Fights, Offering, Piece
from drachenhort.games.schutt_und_asche.steps_fight import Crown, Fight, Lift
from drachenhort.games.schutt_und_asche.steps_purchase import Laying, Purchases, Putting
from drachenhort.games.schutt_und_asche.steps_setup import Draft, Sorting, StartKnights
from drachenhort.games.schutt_und_asche.steps_talk import Talking
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.games.schutt_und_asche.view_json import field_json, hidden_tiles, step_json
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.lately import Lately, mixed
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.bags import shifted
from drachenhort.players.observation.rows.pieces import Kept, Plan, place_of, shown
from drachenhort.players.observation.shaping import PLACES

GOLD_BITS: Final = 8
STATUS: Final[list[Json]] = ["none", "successful", "victorious"]
COUNTED: Final = TILE_NAMES[1:]
LOOKS: Final = 1000
"""A count beyond it looks the same."""
SLOTS: Final = 1 << 12


@final
@mypyc_attr(acyclic=True)
class Seen:
    """All lands as somebody saw them not long ago."""

    def __init__(self, state: own.State, lands: i64, unseen: i64, row: bytes) -> None:
        self.lands: i64 = lands
        self.standing: i64 = state.standing
        self.marked: i64 = state.marked
        self.knights: i64 = state.knights
        self.swords: i64 = state.swords
        self.shields: i64 = state.shields
        self.aside = state.aside  # Replaced, never changed, as `turned`: the same list has the same tiles in it.
        self.turned = state.turned
        self.stacks = state.stacks[:]
        self.known = state.known[:]
        self.looks = state.looks[:]
        self.unseen: i64 = unseen
        self.row = row

    def is_still(self, state: own.State, lands: i64) -> bool:
        """Whether nothing has changed for whoever owns these lands."""
        return (
            self.lands == lands
            and self.standing == state.standing
            and self.marked == state.marked
            and self.knights == state.knights
            and self.swords == state.swords
            and self.shields == state.shields
            and self.aside is state.aside
            and self.turned is state.turned
            and self.stacks == state.stacks
            and self.known == state.known
            and self.looks == state.looks
        )


@final
class SchuttUndAscheRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._round: Final = plan.part("round").numbers()
        self._regent: Final = plan.part("regent").seats()
        self._attack: Final = plan.part("attack").numbers()
        self._field: Final = plan.part("field").rows(list[Json](range(FIELDS)))
        self._buyer: Final = plan.part("buyer").numbers()
        self._hits: Final = plan.part("hits").numbers()
        victor = plan.part("victor")
        self._victor: Final = victor.seats()
        self._no_victor: Final = victor.row(None)
        self._seats: Final = Lately(SLOTS)
        self._own_lands: Final = plan.seat_part("lands").bag(1, 0)
        self._power: Final = plan.seat_part("power").numbers()
        self._hand_size: Final = plan.seat_part("hand_size").numbers()
        self._offered_size: Final = plan.seat_part("offered_size").numbers()
        self._returned_size: Final = plan.seat_part("returned_size").numbers()
        self._given: Final = plan.seat_part("given").bag(GOLD_BITS, 0)
        self._spent: Final = plan.seat_part("spent").numbers()
        self._fame: Final = plan.seat_part("fame").bag(4, 4)
        self._own_hits: Final = plan.seat_part("hits").numbers()
        self._status: Final = plan.seat_part("status").rows(STATUS)
        self._claims_left: Final = plan.seat_part("claims_left").numbers()
        absent = plan.end_seats()
        most = encoder.game.max_seats
        self._absent: Final = [absent * (most - seats) for seats in range(most + 1)]
        self._gold: Final = plan.part("hand").bag(GOLD_BITS, 0)  # All of it is told alike.
        for name in ("offered", "returned", "discard"):
            plan.part(name)
        self._gold_rows: Final = Lately(SLOTS)
        self._land: Final = Kept(plan.by_key("lands"))
        self._seen: Final[list[Seen | None]] = [None] * SLOTS
        self._tiles: Final = Lately(SLOTS)
        self._lost: Final = plan.part("lost").bag(1, 0)
        self._aside: Final = plan.part("aside").numbers()
        self._removed: Final = [plan.part(f"removed.{name}").numbers() for name in COUNTED]
        self._unseen: Final = [plan.part(f"unseen.{name}").numbers() for name in COUNTED]
        self._fields: Final = Kept(plan.parts(["fields", "hidden_tiles"]))
        self._claims: Final = Kept(plan.part("claims"))
        self._step: Final = Kept(plan.part("step"))
        self._table: Final = plan.rest()
        self._in_sorting: Final = list(range(len(encoder.game.decision_names)))
        self._in_sorting[decisions.ORDER] = decisions.SORT  # 7.2 How far others have come with a stack.
        self._later: Final = list(range(len(encoder.game.decision_names)))
        self._later[decisions.ORDER] = decisions.PURCHASE

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Schutt und Asche"
        step = _shown_step(state.step, seat)
        out.append(self._round.of(state.round))
        out.append(self._regent[place_of(state, state.regent, seat)])
        out.append(self._attack.of(state.attack))
        out.append(self._field[state.field])
        out.append(self._buyer.of(state.buyer))
        out.append(self._hits.of(state.hits))
        victor = state.victor
        out.append(self._no_victor if victor is None else self._victor[place_of(state, victor, seat)])
        self._add_seats(state, seat, out)
        place = state.places[seat]
        out.append(self._gold_row(place.hand))
        out.append(self._gold_row(place.offered))
        out.append(self._gold_row(place.returned))
        out.append(self._gold_row(state.discard))
        self._add_lands(state, seat, out)
        key = _fields_key(state, step)
        row = self._fields.find(key)
        out.append(row if row is not None else self._fields.make(key, _fields_json(state, seat), state, seat))
        key = _claims_key(state, seat)
        row = self._claims.find(key)
        out.append(row if row is not None else self._claims.make(key, shown(state, seat, "claims"), state, seat))
        told = _step_key(state, step, seat)
        row = self._step.get(told)
        out.append(row if row is not None else self._step.make(told, _step_json(state, step, seat), state, seat))
        hidden = self._in_sorting if isinstance(state.step, Sorting) else self._later
        self._table.add(state, state.options, seat, hidden, out)

    def _add_seats(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        """All that is shown of a seat looks the same to everybody."""
        seats = state.seats
        holder = seat
        for _ in range(seats):
            place = state.places[holder]
            is_victor = state.victor is not None and state.victor == holder
            status: i64 = 2 if is_victor else 1 if place.is_successful else 0
            # Gold takes up to 32 bits, its size up to 10; fame 16.
            lands = place.lands << 16 | place.fame
            given = place.power << 32 | place.given
            hidden = (size_of(place.hand) << 10 | size_of(place.offered)) << 10 | size_of(place.returned)
            told = (hidden << 8 | place.hits) << 2 | status
            spent = place.spent << 8 | place.claims_left
            row = self._seats.get(lands, given, told, spent)
            if row is None:
                row = self._seat_row(place, status)
                self._seats.keep(lands, given, told, spent, row)
            out.append(row)
            holder = holder + 1 if holder + 1 < seats else 0
        out.append(self._absent[seats])

    def _seat_row(self, place: own.Seat, status: i64) -> bytes:
        out: list[bytes] = []
        self._own_lands.add(place.lands, bit_count(place.lands), out)
        out.append(self._power.of(place.power))
        out.append(self._hand_size.of(size_of(place.hand)))
        out.append(self._offered_size.of(size_of(place.offered)))
        out.append(self._returned_size.of(size_of(place.returned)))
        self._given.add(place.given, size_of(place.given), out)
        out.append(self._spent.of(place.spent))
        fame = place.fame
        self._fame.add(fame, (fame >> 4 & 15) + (fame >> 8 & 15) + (fame >> 12 & 15), out)
        out.append(self._own_hits.of(place.hits))
        out.append(self._status[status])
        out.append(self._claims_left.of(place.claims_left))
        return b"".join(out)

    def _gold_row(self, gold: i64) -> bytes:
        row = self._gold_rows.get(gold, 0, 0, 0)
        if row is None:
            out: list[bytes] = []
            self._gold.add_sorted(gold, size_of(gold), out)
            row = b"".join(out)
            self._gold_rows.keep(gold, 0, 0, 0, row)
        return row

    def _add_lands(self, state: own.State, seat: i64, out: list[bytes]) -> None:
        """All lands, and what follows from them: which tiles this seat cannot see."""
        lands = state.places[seat].lands
        place = mixed(lands, 0, 0, 0) & (SLOTS - 1)
        seen = self._seen[place]
        if seen is None or not seen.is_still(state, lands):
            rows: list[bytes] = []
            unseen = self._add_all_lands(state, seat, lands, rows)
            seen = Seen(state, lands, unseen, b"".join(rows))
            self._seen[place] = seen
        out.append(seen.row)
        removed: i64 = 0
        for kind in range(1, len(TILE_NAMES)):
            removed += shifted(state.removed[kind], kind * 8)
        row = self._tiles.get(state.standing, len(state.aside), removed, seen.unseen)
        if row is None:
            row = self._tiles_row(state, seen.unseen)
            self._tiles.keep(state.standing, len(state.aside), removed, seen.unseen, row)
        out.append(row)

    def _add_all_lands(self, state: own.State, seat: i64, lands: i64, out: list[bytes]) -> i64:
        """Returns how many tiles of each kind this seat cannot see, eight bits each."""
        unseen: i64 = 0
        for kind in state.aside:
            unseen += shifted(1, kind * 8)
        land: i64 = 0
        while land < LANDS:
            stack: i64 = state.stacks[land]
            height = height_of(stack)
            hidden = height
            if lands >> land & 1:
                hidden -= state.known[land]
            for _ in range(hidden):
                unseen += shifted(1, (stack & 7) * 8)
                stack >>= 3
            key = state.standing >> land & 1
            key = key << 1 | (state.marked >> land & 1)
            key = key << 1 | (state.knights >> land & 1)
            key = key << 1 | (state.swords >> land & 1)
            key = key << 1 | (state.shields >> land & 1)
            key = (key << 3 | height) << 3 | state.known[land]
            looks: i64 = state.looks[land]
            key = (key << 10 | min(looks, LOOKS)) << 3 | state.turned[land]
            known: i64 = 0  # How many of each kind its owner knows, three bits each: a list of things has no order.
            while stack:
                known += shifted(1, (stack & 7) * 3 - 3)
                stack >>= 3
            key = key << (3 * KINDS) | known
            row = self._land.find(key)
            out.append(row if row is not None else self._land.make(key, _land(state, land, height, known), state, seat))
            land += 1
        return unseen

    def _tiles_row(self, state: own.State, unseen: i64) -> bytes:
        """Lands that are lost, and where the tiles are: `unseen` counts those that the reader cannot see."""
        out: list[bytes] = []
        lost = ALL_LANDS & ~state.standing
        self._lost.add_sorted(lost, bit_count(lost), out)
        out.append(self._aside.of(len(state.aside)))
        for kind in range(1, len(TILE_NAMES)):
            out.append(self._removed[kind - 1].of(state.removed[kind]))
        for kind in range(1, len(TILE_NAMES)):
            out.append(self._unseen[kind - 1].of(unseen >> (kind * 8) & 255))
        return b"".join(out)


def _land(state: own.State, land: int, height: int, known: int) -> Json:
    """As a view shows it. `known` are the tiles of it that the reader knows, three bits for how many of each kind."""
    sets = (state.knights, state.swords, state.shields)
    return {
        "is_standing": bool(state.standing & BIT[land]),
        "is_marked": bool(state.marked & BIT[land]),
        "gear": [TILE_NAMES[KNIGHT + number] for number, lands in enumerate(sets) if lands & BIT[land]],
        "height": height,
        "owner_knows": state.known[land],
        "known": [TILE_NAMES[kind] for kind in range(1, KINDS + 1) for _ in range(known >> (kind * 3 - 3) & 7)],
        "looks": state.looks[land],
        "turned": TILE_NAMES[state.turned[land]] or None,
    }


def _shown_step(step: Step[own.State] | None, seat: i64) -> Step[own.State] | None:
    """7.2 How others lay a stack stays hidden."""
    return step.below if isinstance(step, Laying) and step.seat != seat else step


def _fields_key(state: own.State, step: Step[own.State] | None) -> i64:
    """Numbers that are face up, colours of the others, and the round, which says what numbers there are."""
    if isinstance(step, LayingOut):
        key: i64 = 1
    else:
        key = 0
    for field in range(FIELDS):
        tile = state.tiles[field]
        is_up = state.up >> field & 1
        key = key << 5 | (tile << 1 | 1 if is_up else 2 if is_red(tile) else 0)
    return key << 20 | state.round


def _claims_key(state: own.State, seat: i64) -> i64:
    key: i64 = 1
    for claim in state.claims[:PLACES]:
        key = key << 3 | place_of(state, claim // 1000, seat)
    return key


def _step_key(state: own.State, step: Step[own.State] | None, seat: i64) -> int:
    """Everything that is told of the procedure under way, and who reads it."""
    reader: int = seat << 3 | state.seats
    if isinstance(step, Draft):
        return reader << 5 | 1
    if isinstance(step, StartKnights):
        return (reader << 3 | step.turn) << 5 | 2
    if isinstance(step, Sorting):
        return (_order_key(step.orders[seat], reader) << 6 | step.done) << 5 | 3
    if isinstance(step, Piece):
        return (reader << 3 | state.piece_seat()) << 5 | 4
    if isinstance(step, Offering):
        decision = state.decision
        assert decision is not None, "somebody is asked for an offer"
        return (reader << 3 | decision.seat) << 5 | 5
    if isinstance(step, Fights):
        return (reader << 3 | step.seat) << 5 | 6
    if isinstance(step, Fight):
        told = 1  # Nothing in it depends on who reads it.
        for number in fight_numbers(step):
            told = told << 7 | number
        return told << 5 | 7
    if isinstance(step, Lift):
        return (reader << 5 | step.land) << 5 | 8
    if isinstance(step, Purchases):
        return (reader << 3 | state.seat_after(state.regent, state.buyer)) << 5 | 9
    if isinstance(step, Laying):
        return _order_key(step.order, reader) << 5 | 10
    if isinstance(step, Putting):
        return ((reader << 3 | step.kind) << 3 | step.seat) << 5 | 11
    if isinstance(step, LayingOut):
        return reader << 5 | 12
    if isinstance(step, Crown):
        return reader << 5 | 13
    if isinstance(step, Talking):
        return ((reader << 3 | step.topic) << 3 | step.seat) << 5 | 14
    return reader << 5


def _step_json(state: own.State, step: Step[own.State] | None, seat: i64) -> Json:
    """As a view shows it. Fights are many and told directly."""
    return FIGHT.json("step", fight_numbers(step)) if isinstance(step, Fight) else step_json(_view(state, seat))


def _fields_json(state: own.State, seat: i64) -> Json:
    view = _view(state, seat)
    fields = [field_json(view, field) for field in range(FIELDS)]
    return {"fields": fields, "hidden_tiles": list[Json](hidden_tiles(view))}


def _view(state: own.State, seat: i64) -> View:
    view = state.view(seat)
    assert isinstance(view, View), "a View of Schutt und Asche"
    return view


def _order_key(order: Order | None, reader: int) -> int:
    """The stack the reader is laying: its land, and what lies already."""
    if order is None:
        return reader << 1
    laid: int = order.laid
    return ((reader << 5 | order.land) << (3 * HIGHEST) | laid) << 1 | 1


def rows_for(encoder: Encoder) -> Rows:
    return SchuttUndAscheRows(encoder)
