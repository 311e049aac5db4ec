"""5 and 6 Every creature by auction, hexed, tied out, doubled, and through Ghost, Goblin and Imp (6.20)."""

import pytest

from drachenhort.games.drachenfaust.cards import NAMES
from tests.games.drachenfaust.cases import CASES, Case
from tests.games.drachenfaust.table import bid, changes, do, happened, table, under_way, win, worth

EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.clause}-{case.card}-{'-'.join(case.moves)}")
FROM_THE_STACK = [case for case in CASES if case.card != "witch"]
EACH_DRAWN = pytest.mark.parametrize("case", FROM_THE_STACK, ids=lambda case: f"{case.card}-{'-'.join(case.moves)}")


def discards_for(card: str) -> str:
    return "" if card == "witch" else "witch"


def next_card(card: str) -> str:
    return "wizard" if card == "yellow-dragon" else "yellow-dragon"


@EACH
def test_4_7_by_auction(case: Case) -> None:
    state = table(case.card, stones=case.stones, discards=discards_for(case.card), stack=next_card(case.card))
    before = worth(state)
    win(state, *case.moves)
    assert changes(before, state) == case.changed
    assert under_way(state) == [next_card(case.card)]
    assert NAMES[state.discards[-1]] == case.card


@EACH
def test_4_5_hexed(case: Case) -> None:
    state = table(
        case.card,
        stones=case.stones,
        discards=discards_for(case.card),
        stack=next_card(case.card),
        coins={3: (8, 2, 5, 1, 0)},
    )
    before = worth(state)
    bid(state, "2f", "nothing", "nothing +1b")
    assert changes(before, state) == {"3.black": -1}
    assert NAMES[state.discards[-1]] == case.card


@EACH
def test_4_3_tied_out(case: Case) -> None:
    state = table(case.card, stones=case.stones, discards=discards_for(case.card), stack=next_card(case.card))
    before = worth(state)
    bid(state, "2f", "2f", "nothing")
    do(state, "1: silver 1", "2: silver 1")
    assert changes(before, state) == {"1.silver": -1, "2.silver": -1}
    assert NAMES[state.discards[-1]] == case.card


@EACH
def test_6_4_doubled(case: Case) -> None:
    state = table(
        case.card,
        stones=case.stones,
        discards=discards_for(case.card),
        stack=next_card(case.card),
        double=(1, "from-before"),
        options="points=6",
    )
    before = worth(state)
    win(state, "double", *case.moves, *case.again)
    assert under_way(state) == [next_card(case.card)]
    assert happened(state).count("uses") == 2
    assert NAMES[state.drawn[-1]] == "doppelganger"
    if case.changed_twice or not case.changed:
        assert changes(before, state) == {**case.changed_twice, "1.double": -1}


@EACH
def test_6_8_through_the_ghost(case: Case) -> None:
    state = table(
        "ghost",
        stones=case.stones,
        discards="witch" if case.card == "witch" else f"witch {case.card}",
        stack=next_card(case.card),
    )
    before = worth(state)
    win(state, *([] if case.card == "witch" else [f"card {case.card}"]), *case.moves)
    assert changes(before, state) == case.changed
    assert [NAMES[card] for card in state.discards[-2:]] == [case.card, "ghost"]


@EACH_DRAWN
def test_6_10_through_the_goblin(case: Case) -> None:
    state = table("goblin", stones=case.stones, stack=case.card)
    before = worth(state)
    win(state, *case.moves)
    assert "drew-card" in happened(state)
    assert changes(before, state) == case.changed
    assert state.round == 2


@EACH_DRAWN
def test_6_12_through_the_imp(case: Case) -> None:
    other = next_card(case.card)
    state = table("imp", stones=case.stones, stack=f"{case.card} {other}")
    before = worth(state)
    win(state, f"card {case.card}", *case.moves)
    assert changes(before, state) == case.changed
    assert under_way(state) == [other]
    assert NAMES[state.drawn[-1]] == case.card
    assert NAMES[state.discards[-1]] == "imp"


BARE = [
    ("red-dragon", {3: (12, 0, 0)}, {}),
    ("blue-dragon", {3: (0, 12, 0)}, {}),
    ("yellow-dragon", {3: (0, 0, 12)}, {}),
    ("ancient-dragon", {3: (12, 12, 12)}, {}),
    ("rainbow-dragon", {3: (12, 12, 12)}, {}),
    ("two-headed-dragon", {3: (12, 12, 12)}, {}),
    ("alchemist", {}, {3: (8, 11, 5, 0, 0)}),
    ("dwarf-4", {}, {3: (8, 2, 30, 0, 0)}),
    ("dwarf-5", {}, {3: (8, 2, 30, 0, 0)}),
    ("fairy", {}, {3: (44, 2, 5, 0, 0)}),
    ("gnome", {}, {3: (8, 11, 30, 0, 0)}),
    ("goldsmith", {}, {3: (8, 2, 5, 0, 2)}),
    ("magician", {}, {3: (8, 2, 30, 0, 0)}),
    ("sorcerer", {1: (3, 3, 3)}, {3: (8, 11, 5, 0, 0)}),
    ("wizard", {1: (9, 9, 0)}, {3: (8, 2, 30, 0, 0)}),
    ("enchantress", {1: (4, 0, 0)}, {3: (44, 2, 5, 0, 0)}),
    ("apprentice", {1: (1, 1, 1)}, {}),
]


@pytest.mark.parametrize(("card", "stones", "coins"), BARE, ids=lambda value: value if isinstance(value, str) else "")
@pytest.mark.parametrize("is_doubled", [False, True])
def test_2_3_an_empty_bank_or_nothing_to_pay(
    card: str, stones: dict[int, tuple[int, ...]], coins: dict[int, tuple[int, ...]], is_doubled: bool
) -> None:
    state = table(
        card, stones=stones, coins=coins, stack=next_card(card), double=(1, "from-before") if is_doubled else None
    )
    before = worth(state)
    bid(state, "1f", *["nothing"] * (state.seats - 1))
    if is_doubled:
        do(state, "1: double")
    assert changes(before, state) == ({"1.double": -1} if is_doubled else {})
    assert happened(state).count("no-effect") == (2 if is_doubled else 1)
    assert under_way(state) == [next_card(card)]


def test_2_3_a_merchant_with_no_stones_in_the_bank_sells_nothing() -> None:
    state = table("merchant", stones={3: (12, 12, 12)})
    before = worth(state)
    win(state)
    assert changes(before, state) == {}
    assert under_way(state) == ["yellow-dragon"]


CHOOSY = ["necromancer", "rainbow-dragon", "two-headed-dragon", "ghost", "goblin", "imp", "doppelganger"]
"""What `cases.py` leaves out, since chance or other cards come in."""


@pytest.mark.parametrize("card", CHOOSY)
def test_4_5_hexed_too(card: str) -> None:
    state = table(card, coins={3: (8, 2, 5, 1, 0)})
    before = worth(state)
    bid(state, "2f", "nothing", "nothing +1b")
    assert changes(before, state) == {"3.black": -1}
    assert NAMES[state.discards[-1]] == card
    assert under_way(state) == ["yellow-dragon"]


@pytest.mark.parametrize("card", CHOOSY)
def test_4_3_tied_out_too(card: str) -> None:
    state = table(card)
    before = worth(state)
    bid(state, "2f", "2f", "nothing")
    do(state, "1: silver 0", "2: silver 0")
    assert changes(before, state) == {}
    assert NAMES[state.discards[-1]] == card
    assert under_way(state) == ["yellow-dragon"]


@pytest.mark.parametrize("card", CHOOSY)
def test_4_3_won_by_silver_too(card: str) -> None:
    state = table(card)
    bid(state, "2f", "2f", "nothing")
    do(state, "1: silver 0", "2: silver 1")
    assert "won" in happened(state)
    assert next(event.values[0] for event in state.events if event.kind.name == "uses") == 1


def test_6_4_a_doubled_goblin_draws_twice() -> None:
    state = table("goblin", stack="dwarf-4 dwarf-5", double=(1, "from-before"))
    before = worth(state)
    win(state, "double")
    assert changes(before, state) == {"1.silver": 9, "1.double": -1}
    state = table("goblin", stack="dwarf-4", double=(1, "from-before"))
    before = worth(state)
    win(state, "double")
    assert changes(before, state) == {"1.silver": 4, "1.double": -1}  # The second finds the stack empty.


def test_6_4_a_doubled_imp_chooses_twice() -> None:
    state = table("imp", stack="dwarf-4 dwarf-5 gnome", double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "card dwarf-5", "card dwarf-4")
    assert changes(before, state) == {"1.silver": 9, "1.double": -1}
    assert under_way(state) == ["gnome"]


def test_6_4_a_doubled_rainbow_dragon_draws_two_rows() -> None:
    state = table("rainbow-dragon", stones={3: (11, 0, 0)}, double=(1, "from-before"))
    win(state, "double", "colour red", "stop")
    first = sum(worth(state)[f"1.{colour}"] for colour in ("red", "blue", "yellow"))
    assert first == 1 and under_way(state) == ["rainbow-dragon"]
    assert happened(state).count("uses") == 2


def test_6_4_a_ghost_doubled_may_choose_two_cards() -> None:
    state = table("ghost", discards="witch dwarf-4 dwarf-5", double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "card dwarf-5", "card witch")
    assert changes(before, state) == {"1.silver": 5, "1.black": 1, "1.double": -1}


@pytest.mark.parametrize(
    ("card", "stack"), [("ghost", "yellow-dragon"), ("goblin", "necromancer"), ("imp", "necromancer thief")]
)
def test_6_14_a_necromancer_through_other_cards_may_be_declined(card: str, stack: str) -> None:
    state = table(card, stack=stack, discards="witch necromancer" if card == "ghost" else "witch")
    before = worth(state)
    win(state, *([] if card == "goblin" else ["card necromancer"]), "pass")
    assert changes(before, state) == {}
