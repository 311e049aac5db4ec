"""6.1 to 6.10 Extra creatures, what `cases.py` does not say."""

import pytest

from drachenhort.games.drachenfaust.cards import NAMES
from tests.games.drachenfaust.table import (
    asked,
    bid,
    changes,
    do,
    happened,
    legal,
    refused,
    table,
    told,
    under_way,
    win,
    worth,
)


def test_6_1_the_alchemist_gives_three_common_gold_or_what_is_there() -> None:
    state = table("alchemist", coins={3: (8, 9, 5, 0, 0)})
    win(state)
    assert state.places[0].common == 4


def test_6_2_the_ancient_dragon_gives_any_colour() -> None:
    state = table("ancient-dragon")
    win(state)
    assert legal(state) == ["colour red", "colour blue", "colour yellow"]


def test_6_3_the_brigand_takes_common_gold_and_silver_but_nothing_else() -> None:
    state = table("brigand", coins={2: (7, 3, 9, 1, 2)})
    bid(state, "1f", "nothing +nothing", "nothing")
    assert legal(state) == ["rob 2", "rob 3"]
    assert refused(state, "rob 1") == ("6.3", "not-this-seat")
    before = worth(state)
    do(state, "1: rob 2")
    assert changes(before, state) == {"1.common": 3, "1.silver": 9, "2.common": -3, "2.silver": -9}


def test_6_3_doubled_on_the_same_seat_it_brings_nothing_more() -> None:
    state = table("brigand", double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "rob 2", "rob 2")
    assert changes(before, state)["1.silver"] == 5
    state = table("brigand", double=(1, "from-before"))
    win(state, "double", "rob 2", "rob 3")
    assert changes(before, state)["1.silver"] == 10


def test_6_4_the_doppelganger_lies_before_its_winner_into_later_rounds() -> None:
    state = table("doppelganger", stack="")
    win(state)
    assert state.round == 2 and state.places[0].double
    assert "doppelganger" not in [NAMES[card] for card in state.aside + state.discards + state.extras]


def test_6_4_it_may_be_kept() -> None:
    state = table("gnome", double=(1, "from-before"))
    before = worth(state)
    win(state, "once")
    assert changes(before, state) == {"1.common": 2, "1.silver": 2}
    assert state.places[0].double


def test_6_4_only_its_owner_is_asked() -> None:
    state = table("gnome", double=(2, "from-before"))
    win(state)
    assert under_way(state) == ["yellow-dragon"]
    assert "double" not in [kind for _, kind in asked(state)]


def test_6_4_not_on_a_necromancer() -> None:
    state = table("necromancer", double=(1, "from-before"))
    win(state)
    assert asked(state) == [(1, "give-up")]


def test_6_4_it_doubles_the_card_won_never_one_reached_through_it() -> None:
    state = table("ghost", discards="witch gnome", double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "card gnome", "card gnome")
    assert changes(before, state) == {"1.common": 4, "1.silver": 4, "1.double": -1}
    assert happened(state).count("doubled") == 1


def test_6_4_each_use_has_its_own_choices() -> None:
    state = table("troll", stones={1: (1, 1, 0), 2: (3, 0, 2)}, double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "colour red", "colour yellow")
    assert changes(before, state) == {"1.red": -1, "2.red": -3, "2.yellow": -2, "1.double": -1}
    state = table("thief", stones={2: (2, 1, 0)}, double=(1, "from-before"))
    before = worth(state)
    win(state, "double", "steal 2 red", "steal 2 blue")
    assert changes(before, state) == {"1.red": 1, "2.red": -1, "1.blue": 1, "2.blue": -1, "1.double": -1}


def test_6_4_magician_points_then_silver() -> None:
    state = table("magician", stones={1: (4, 1, 0)}, double=(1, "from-before"))
    win(state, "double", "pay 4r")
    assert (state.places[0].score, state.places[0].silver) == (1, 8)


def test_6_4_the_second_use_lapses_if_it_is_impossible() -> None:
    state = table("apprentice", stones={1: (2, 1, 0)}, double=(1, "from-before"))
    win(state, "double")
    assert state.places[0].score == 1
    assert "no-effect" in happened(state)


@pytest.mark.parametrize(("since", "is_choosable"), [("from-before", False), ("this-round", True)])
def test_6_4_it_is_discarded_after_the_second_use(since: str, is_choosable: bool) -> None:
    state = table("gnome", stack="ghost", double=(1, since))
    win(state, "double")
    assert not state.places[0].double
    win(state)
    assert ("card doppelganger" in legal(state)) == is_choosable


def test_6_5_dwarves_give_four_or_five_silver() -> None:
    for card, silver in (("dwarf-4", 4), ("dwarf-5", 5)):
        state = table(card)
        win(state)
        assert state.places[0].silver == 5 + silver


def test_6_6_the_enchantress_takes_any_five_for_two_points() -> None:
    state = table("enchantress", stones={1: (5, 1, 1)})
    win(state)
    assert legal(state) == ["pay 3r 1b 1y", "pay 4r 1y", "pay 4r 1b", "pay 5r", "take"]


def test_6_6_with_an_empty_bank_she_must_be_paid() -> None:
    state = table("enchantress", stones={1: (5, 1, 0)}, coins={3: (44, 2, 5, 0, 0)})
    win(state)
    assert legal(state) == ["pay 4r 1b", "pay 5r"]


def test_6_7_the_fairy_gives_a_fairy_gold() -> None:
    state = table("fairy")
    win(state)
    assert (state.places[0].fairy, state.places[0].laid) == (8, 1)


def test_6_8_the_ghost_must_choose_an_auctioned_card() -> None:
    state = table("ghost", discards="witch magician troll", stack="thief yellow-dragon")
    win(state)
    assert legal(state) == ["card witch", "card magician", "card troll"]
    assert refused(state, "card thief") == ("6.8", "no-such-card")
    assert refused(state, "card wizard") == ("6.8", "no-such-card")
    assert refused(state, "card ghost") == ("6.8", "no-such-card")
    assert refused(state, "pass") == ("6.8", "card-first")


def test_6_8_even_one_that_cannot_be_used() -> None:
    state = table("ghost", discards="witch apprentice")
    before = worth(state)
    win(state, "card apprentice")
    assert changes(before, state) == {}
    assert [NAMES[card] for card in state.discards] == ["witch", "apprentice", "ghost"]


def test_6_8_unused_hexed_and_tied_out_cards_can_be_chosen() -> None:
    state = table("gnome", stack="yellow-dragon ghost dwarf-4 dwarf-5", coins={2: (8, 2, 5, 1, 0)})
    bid(state, "nothing", "nothing +nothing", "nothing")
    bid(state, "1f", "nothing +1b", "nothing")
    bid(state, "1f", "1f", "nothing")
    do(state, "1: silver 0", "2: silver 0")
    win(state)
    assert legal(state) == ["card witch", "card dwarf-4", "card dwarf-5", "card gnome"]


def test_6_8_not_a_doppelganger_before_a_seat() -> None:
    state = table("ghost", discards="witch gnome", double=(2, "this-round"))
    win(state)
    assert legal(state) == ["card witch", "card gnome"]


def test_6_9_the_gnome_gives_both() -> None:
    state = table("gnome")
    win(state)
    assert (state.places[0].common, state.places[0].silver) == (4, 7)


def test_6_10_the_goblin_draws_at_random_and_the_card_is_not_auctioned() -> None:
    drawn = set()
    for number in range(30):
        state = table("goblin", stack="red-dragon blue-dragon yellow-dragon gnome", rng=str(number))
        win(state)
        drawn.add(told(state, "drew-card")[0][1])
        assert len(state.stack) == 2
        assert NAMES[state.drawn[-1]] == NAMES[told(state, "drew-card")[0][1]]
    assert len(drawn) == 4


def test_6_10_what_it_drew_is_no_choice_for_a_ghost() -> None:
    state = table("goblin", stack="gnome")
    win(state)
    assert "gnome" in [NAMES[card] for card in state.aside]
    state = table("imp", stack="ghost gnome dwarf-4")
    win(state, "card gnome")
    while under_way(state) != ["ghost"]:
        bid(state, "nothing", "nothing", "nothing")
    win(state)
    assert "card gnome" not in legal(state)
    assert "card imp" in legal(state)
