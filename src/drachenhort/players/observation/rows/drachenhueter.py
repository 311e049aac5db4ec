"""The short way to rows of Drachenhüter."""

from typing import Final, final

from drachenhort.core.native import i64, mypyc_attr
from drachenhort.core.plain import Json
from drachenhort.core.shapes import Many
from drachenhort.core.state import State
from drachenhort.games.drachenhueter import state as own
from drachenhort.games.drachenhueter.book import Side
from drachenhort.games.drachenhueter.cards import (
    BACK,
    COLOUR_NAMES,
    JOKER,
    KINDS,
    LEFT_END,
    NAMES,
    START_BITS,
    START_CARDS,
    START_END,
    is_left,
)
from drachenhort.games.drachenhueter.domains import CARD
from drachenhort.games.drachenhueter.steps import FORMS
from drachenhort.games.drachenhueter.tokens import how_many, piece_values
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.lately import Lately, mixed
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.rows.bags import PackedBag, shifted
from drachenhort.players.observation.rows.pieces import Kept, Part, Plan, place_of, shown

BITS: Final = 3
"""Of a kind in a hand or stack."""
WORD_GROUPS: Final = 5
"""So many groups of kinds are in one word of a hand."""
SLOTS: Final = 1 << 13
"""So many hands and stacks are kept."""
FIRST_START: Final = START_CARDS[0]


@final
@mypyc_attr(acyclic=True)
class Shown:
    """What was shown of a seat not long ago, and the row of it."""

    def __init__(self, place: own.Place, secret: i64, others: i64, row: bytes) -> None:
        self.left: i64 = place.hand.left
        self.right: i64 = place.hand.right
        self.fronts: i64 = place.hand.fronts
        self.stacks = place.stacks  # Replaced, never changed: the same list has the same cards in it.
        self.secret: i64 = secret
        self.pieces: i64 = place.pieces
        self.others: i64 = others
        self.row = row

    def is_of(self, place: own.Place, secret: i64, others: i64) -> bool:
        hand = place.hand
        return (
            self.stacks is place.stacks
            and self.left == hand.left
            and self.right == hand.right
            and self.fronts == hand.fronts
            and self.secret == secret
            and self.pieces == place.pieces
            and self.others == others
        )


@final
class CardBag:
    """Hands, stacks and lists of cards: two words of kinds and the backlight dragons. The rows of many are kept."""

    def __init__(self, bag: PackedBag) -> None:
        self._bag: Final = bag
        self._lately: Final = Lately(SLOTS)

    def row(self, left: i64, right: i64, fronts: i64, size: i64) -> bytes:
        """Counts as Cards has them; without the ends."""
        row = self._lately.get(left, right, fronts, 0)
        if row is not None:
            return row
        out: list[bytes] = []
        bag = self._bag
        bag.add_groups(left, 0, WORD_GROUPS, out)
        bag.add_groups(right, WORD_GROUPS, 2 * WORD_GROUPS, out)
        bag.add_groups(fronts >> (JOKER * 8), 2 * WORD_GROUPS, bag.groups, out)
        bag.add_size(size, out)
        row = b"".join(out)
        self._lately.keep(left, right, fronts, 0, row)
        return row

    def add_list(self, kinds: list[int], out: list[bytes]) -> None:
        """With the ends."""
        left: i64 = 0
        right: i64 = 0
        fronts: i64 = 0
        for kind in kinds:
            if kind <= LEFT_END:
                left += shifted(1, kind * BITS - BITS)
            elif kind <= START_END:
                right += shifted(1, (kind - LEFT_END) * BITS - BITS)
            else:
                fronts += shifted(1, JOKER * 8)
        size = len(kinds)
        out.append(self.row(left, right, fronts, size))
        if size == 0:
            self._bag.add_ends(0, 0, 0, out)
        else:
            self._bag.add_ends(kinds[0], kinds[size - 2] if size > 1 else 0, kinds[size - 1], out)


@final
class SideRows:
    """One side of the book."""

    def __init__(self, plan: Plan, name: str) -> None:
        is_left_side = name == "left"
        backs: list[Json] = [None]
        for kind in range(1, KINDS + 1):
            if is_left(kind) != is_left_side:
                backs.append(None)
            else:
                backs.append(BACK[kind] if is_left_side else COLOUR_NAMES[BACK[kind]])
        self._display: Final = plan.part(f"{name}.display").rows([None, *NAMES[1:]])
        self._page: Final = plan.part(f"{name}.page").rows(backs)
        self._put_on: Final = CardBag(plan.part(f"{name}.put_on").bag(BITS, 0))
        self._put_under: Final = CardBag(plan.part(f"{name}.put_under").bag(BITS, 0))
        self._unseen: Final = plan.part(f"{name}.unseen").numbers()
        self._unseen_back: Final = plan.part(f"{name}.unseen_back").rows(backs)

    def add(self, side: Side, out: list[bytes]) -> None:
        out.append(self._display[side.display])
        out.append(self._page[side.page])
        self._put_on.add_list(side.tops, out)
        self._put_under.add_list(side.unders, out)
        count = side.unseen_count
        out.append(self._unseen.of(count))
        out.append(self._unseen_back[side.unseen[count - 1] if count else 0])


@final
class DrachenhueterRows(Rows):
    def __init__(self, encoder: Encoder) -> None:
        plan = Plan(encoder)
        self._on_turn: Final = plan.part("on_turn").seats()
        self._turns: Final = plan.part("turns").numbers()
        self._last_round: Final = plan.part("last_round").numbers()
        self._chests: Final = Kept(plan.part("chests"))
        self._is_chest_used: Final = plan.part("is_chest_used").flags()
        self._left: Final = SideRows(plan, "left")
        self._right: Final = SideRows(plan, "right")
        self._shown: Final = Kept(plan.part("shown_start_cards"))
        self._pieces: Final = Kept(plan.part("pieces"))
        self._reds: Final = plan.part("red_pearls").numbers()
        self._blues: Final = plan.part("blue_pearls").numbers()
        self._crests: Final = Kept(plan.part("crests"))
        self._backlights: Final = plan.part("backlights").numbers()
        self._crystals: Final = plan.part("crystals").numbers()
        self._eggs: Final = plan.part("eggs").numbers()
        self._hand: Final = CardBag(plan.seat_part("hand").bag(BITS, 0))
        self._secret: Final = Kept(plan.seat_part("secret_backs"))
        row = plan.seat_part("row")
        stack = Part(Many(CARD), "cards", encoder.game.max_seats, has_ends=False)
        assert len(row.names) == len(COLOUR_NAMES) * len(stack.names), "a stack is told as a hand is"
        self._laid: Final = plan.seat_part("laid").numbers()
        self._own_pieces: Final = Kept(plan.seat_part("pieces"))
        self._own_reds: Final = plan.seat_part("red_pearls").numbers()
        self._own_blues: Final = plan.seat_part("blue_pearls").numbers()
        pearls = plan.seat_part("pearls")
        self._no_pearls: Final = pearls.row(None)
        self._pearls: Final = Kept(pearls)
        self._crest: Final = plan.seat_part("crest").numbers()
        self._own_crystals: Final = plan.seat_part("crystals").numbers()
        self._own_eggs: Final = plan.seat_part("eggs").numbers()
        absent = plan.end_seats()
        most = encoder.game.max_seats
        self._absent: Final = [absent * (most - seats) for seats in range(most + 1)]
        self._seats: Final[list[Shown | None]] = [None] * SLOTS
        self._step: Final = Kept(plan.part("step"))
        self._table: Final = plan.rest()

    def add(self, state: State, seat: i64, out: list[bytes]) -> None:
        assert isinstance(state, own.State), "a State of Drachenhüter"
        out.append(self._on_turn[place_of(state, state.on_turn, seat)])
        out.append(self._turns.of(state.turns))
        out.append(self._last_round.of(state.last_round))
        row = self._chests.find(state.chests)
        out.append(row if row is not None else self._make(self._chests, state.chests, "chests", state, seat))
        out.append(self._is_chest_used[1 if state.is_chest_used else 0])
        self._left.add(state.left, out)
        self._right.add(state.right, out)
        row = self._shown.find(state.shown)
        out.append(row if row is not None else self._make(self._shown, state.shown, "shown_start_cards", state, seat))
        row = self._pieces.find(state.pieces)
        out.append(row if row is not None else self._pieces.make(state.pieces, _pieces(state.pieces), state, seat))
        out.append(self._reds.of(state.reds_left))
        out.append(self._blues.of(state.blues_left))
        crests: i64 = 0
        for crest in state.crests:
            crests = crests << 10 | crest
        row = self._crests.find(crests)
        out.append(row if row is not None else self._make(self._crests, crests, "crests", state, seat))
        out.append(self._backlights.of(state.backlights))
        out.append(self._crystals.of(state.crystals))
        out.append(self._eggs.of(state.eggs))
        holder = seat
        for _ in range(state.seats):
            self._add_seat(state, seat, holder, out)
            holder = holder + 1 if holder + 1 < state.seats else 0
        out.append(self._absent[state.seats])
        key = _step_key(state, seat)
        row = self._step.get(key)
        out.append(row if row is not None else self._make(self._step, key, "step", state, seat))
        self._table.add(state, state.options, seat, self._table.all_told, out)

    def _make(self, kept: Kept, key: int, name: str, state: own.State, seat: i64) -> bytes:
        return kept.make(key, shown(state, seat, name), state, seat)

    def _add_seat(self, state: own.State, seat: i64, holder: i64, out: list[bytes]) -> None:
        place = state.places[holder]
        hand = place.hand
        secret: i64 = 0
        if holder != seat:  # 6.1 Start cards whose fronts only their owner knows are not told; there is one of each.
            secret = hand.held & START_BITS & ~state.shown
        if state.outcome is not None:
            out.append(self._seat_row(state, seat, holder, secret))
            return
        # Of pearls only how many there are.
        others = (how_many(place.reds) << 8 | how_many(place.blues)) << 10 | place.crest
        others = (others << 8 | place.crystals) << 8 | place.eggs
        slot = mixed(hand.left, hand.right, place.pieces, secret) & (SLOTS - 1)
        shown_last = self._seats[slot]
        if shown_last is None or not shown_last.is_of(place, secret, others):
            shown_last = Shown(place, secret, others, self._seat_row(state, seat, holder, secret))
            self._seats[slot] = shown_last
        out.append(shown_last.row)

    def _seat_row(self, state: own.State, seat: i64, holder: i64, secret: i64) -> bytes:
        out: list[bytes] = []
        place = state.places[holder]
        hand = place.hand
        right = hand.right
        size = hand.size()
        rest = secret >> FIRST_START
        bit: i64 = (FIRST_START - LEFT_END) * BITS - BITS
        while rest:
            if rest & 1:
                right -= shifted(1, bit)
                size -= 1
            rest >>= 1
            bit += BITS
        out.append(self._hand.row(hand.left, right, hand.fronts, size))
        row = self._secret.find(secret)
        out.append(row if row is not None else self._make_own(self._secret, secret, "secret_backs", state, seat, holder))
        laid: i64 = 0
        for stack in place.stacks:
            size = stack.size()
            laid += size
            out.append(self._hand.row(stack.left, stack.right, stack.fronts, size))
        out.append(self._laid.of(laid))
        row = self._own_pieces.find(place.pieces)
        out.append(row if row is not None else self._own_pieces.make(place.pieces, _pieces(place.pieces), state, seat))
        out.append(self._own_reds.of(how_many(place.reds)))
        out.append(self._own_blues.of(how_many(place.blues)))
        if state.outcome is None:
            out.append(self._no_pearls)
        else:
            out.append(self._pearls.once(_player(state, seat, holder)["pearls"], state, seat))
        out.append(self._crest.of(place.crest))
        out.append(self._own_crystals.of(place.crystals))
        out.append(self._own_eggs.of(place.eggs))
        return b"".join(out)

    def _make_own(self, kept: Kept, key: int, name: str, state: own.State, seat: i64, holder: i64) -> bytes:
        return kept.make(key, _player(state, seat, holder)[name], state, seat)


def _pieces(pieces: int) -> Json:
    return list[Json](piece_values(pieces))


def _player(state: own.State, seat: i64, holder: i64) -> dict[str, Json]:
    players = shown(state, seat, "players")
    assert isinstance(players, list), "one for each seat"
    player = players[holder]
    assert isinstance(player, dict), "a player has fields"
    return player


def _step_key(state: own.State, seat: i64) -> int:
    """Everything in the procedure under way, in which nothing is secret, and who reads it."""
    step = state.step
    told = None if step is None else step.told()
    key: int = seat << 3 | state.seats
    if told is None:
        return key << 4
    form, values = told
    for value in values:
        key = key << 20 | value
    for number, each in enumerate(FORMS):
        if each is form:
            return key << 4 | (number + 1)
    raise AssertionError(f"{form.name} is not declared")


def rows_for(encoder: Encoder) -> Rows:
    return DrachenhueterRows(encoder)
