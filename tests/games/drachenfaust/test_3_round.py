"""3 A round."""

from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.cards import NAMES, is_extra
from drachenhort.games.drachenfaust.data import BASE_STACK
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import DOUBLE_FROM_BEFORE, NO_DOUBLE, State
from tests.games.drachenfaust.table import asked, bid, do, happened, legal, table, told, under_way, win


def names(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def test_3_1_two_extras_are_shuffled_into_the_stack_for_all_to_see() -> None:
    state = GAME.new(4, GAME.options({}), "round")
    assert isinstance(state, State)
    assert len(state.stack) == 9 and len(state.extras) == 23
    state = table("magician", stack="", extras="troll ghost imp")
    bid(state, "nothing", "nothing", "nothing")
    assert told(state, "round-begins") == [[2, NAMES.index("ghost"), NAMES.index("imp")]]
    assert sorted(state.stack) == sorted([*BASE_STACK, NAMES.index("imp"), NAMES.index("ghost")])
    assert names(state.extras) == ["troll"]


def test_3_1_the_stack_is_shuffled() -> None:
    orders = {tuple(GAME.new(3, GAME.options({"extras": 0}), str(n)).text().split("stack: ")[1][:40]) for n in range(6)}
    assert len(orders) > 3


def test_3_1_too_few_extras_take_the_last_ones_and_then_those_set_aside() -> None:
    state = table("magician", stack="", extras="troll", aside="ghost imp gnome", double=(2, "from-before"))
    bid(state, "nothing", "nothing", "nothing")
    assert "extras-shuffled" in happened(state)
    fresh = [card for card in names(state.stack) if is_extra(NAMES.index(card))]
    assert len(fresh) == 2 and "troll" in fresh
    assert state.aside == []
    assert "doppelganger" not in names(state.stack + state.extras)
    assert len(state.extras) == 25 - 1 - 2


def test_3_1_the_last_two_extras_are_taken_without_shuffling() -> None:
    state = table("magician", stack="", extras="troll ghost", aside="imp")
    bid(state, "nothing", "nothing", "nothing")
    assert "extras-shuffled" not in happened(state)
    assert state.extras == []


def test_3_2_the_witch_is_auctioned_first() -> None:
    for number in range(5):
        assert under_way(GAME.new(3, GAME.options({}), str(number))) == ["witch"]
    state = table("magician", stack="")
    bid(state, "nothing", "nothing", "nothing")
    assert under_way(state) == ["witch"]


def test_3_3_card_by_card_face_up() -> None:
    state = table("magician", stack="thief red-dragon")
    bid(state, "nothing", "nothing", "nothing")
    assert under_way(state) == ["red-dragon"]
    assert names(state.stack) == ["thief"]
    assert told(state, "turned-up", 2) == [[NAMES.index("red-dragon")]]


def test_3_3_a_card_is_resolved_before_the_next() -> None:
    state = table("magician", stack="thief red-dragon", stones={1: (4, 0, 0)})
    win(state)
    assert asked(state) == [(1, "use")]
    assert names(state.stack) == ["thief", "red-dragon"]
    do(state, "1: take")
    assert under_way(state) == ["red-dragon"]


def test_3_4_bid_fairy_gold_returns_and_black_coins_go_back() -> None:
    state = table("magician", stack="", coins={2: (3, 2, 5, 1, 1)}, laid={2: 4})
    bid(state, "nothing", "2f", "nothing")
    assert (state.places[1].fairy, state.places[1].laid, state.places[1].black, state.places[1].red) == (7, 0, 0, 1)


def test_3_4_common_gold_does_not_return() -> None:
    state = table("magician", stack="")
    bid(state, "2g", "nothing", "1g")
    assert (state.places[0].common, state.places[2].common) == (0, 1)


def test_3_4_fairy_gold_lies_out_until_the_round_ends() -> None:
    state = table("magician", stack="thief red-dragon")
    bid(state, "nothing", "3f", "nothing")
    assert (state.places[1].fairy, state.places[1].laid) == (5, 3)
    assert "bid 6f" not in legal(state, 2)


def test_3_4_a_doppelganger_before_a_seat_stays_and_counts_as_one_from_before() -> None:
    """In the next round no Ghost may choose it: it was not auctioned then (6.8)."""
    state = table("magician", stack="", discards="witch ghost", double=(2, "this-round"))
    bid(state, "nothing", "nothing", "nothing")
    assert "doppelganger" not in names(state.aside)
    assert [place.double for place in state.places] == [NO_DOUBLE, DOUBLE_FROM_BEFORE, NO_DOUBLE]


def test_3_4_extras_are_set_aside_used_or_not() -> None:
    state = table("gnome", stack="", discards="witch troll dwarf-4", aside="imp")
    bid(state, "nothing", "nothing", "nothing")
    assert sorted(names(state.aside)) == ["dwarf-4", "gnome", "imp", "troll"]
    assert state.discards == [] and state.drawn == []


def test_3_4_ten_auctions_make_a_round() -> None:
    state = GAME.new(3, GAME.options({"extras": 2, "points": 6}), "ten auctions")
    state.is_logging = True
    rng = Rng.from_seed("ten")
    while state.outcome is None and not told(state, "round-ends"):
        random_move(state, rng)
    kinds = [event.kind.name for event in state.events]
    first = kinds[: kinds.index("round-ends")]
    skipped = first.count("drew-card") + first.count("not-auctioned")
    assert first.count("turned-up") + 1 + skipped == 10  # The Witch was turned up before logging began.
