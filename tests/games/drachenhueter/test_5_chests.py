"""5 The magic chests."""

from collections import Counter

import pytest

from drachenhort.core.errors import OptionError
from drachenhort.games.drachenhueter.cards import BACK, NAMES, kinds_in
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.state import State
from tests.games.drachenhueter.table import asked, legal, line, names, play, table, why


def opened(count: int, seed: str) -> list[int]:
    state = GAME.new(2, GAME.options({"chests": count}), seed)
    assert isinstance(state, State)
    return kinds_in(state.chests)


# 5.1


def test_5_1_none_by_default() -> None:
    state = GAME.new(2, GAME.options({}), "seed")
    assert isinstance(state, State)
    assert state.chests == 0


@pytest.mark.parametrize("count", range(7))
def test_5_1_so_many_lie_open(count: int) -> None:
    assert len(opened(count, "seed")) == count


def test_5_1_drawn_at_random() -> None:
    drawn = Counter(opened(1, f"chest {number}")[0] for number in range(300))
    assert sorted(drawn) == [1, 2, 3, 4, 5, 6]
    assert all(25 < drawn[chest] < 80 for chest in drawn)


def test_5_1_not_more_than_six() -> None:
    with pytest.raises(OptionError):
        GAME.options({"chests": 7})


def test_5_1_a_closed_chest_cannot_be_used() -> None:
    state = table(chests="2", crystals=[3, 0])
    assert why(state, 1, "exchange") == ("5.1", "chest-closed")


# 5.2


def test_5_2_a_crystal_goes_to_the_supply() -> None:
    state = table(chests="3", crystals=[2, 0])
    events = play(state, 1, "exchange")
    assert (state.places[0].crystals, state.crystals) == (1, 9)
    assert names(events)[0] == "paid-crystal"
    assert state.is_chest_used


def test_5_2_not_without_a_crystal() -> None:
    state = table(chests="3")
    assert legal(state) == ["take left", "take right"]
    assert why(state, 1, "exchange") == ("5.2", "no-crystal")


def test_5_2_once_per_turn_whichever_it_is() -> None:
    state = table("change left=0 right=0", chests="1 6", crystals=[5, 0], hands=["r1 r2 rw"], rows=[{"b": "b1 b2"}])
    play(state, 1, "put r1", "cover r2")
    assert why(state, 1, "recover b b1") == ("5.2", "chest-used")


def test_5_2_again_in_the_next_turn() -> None:
    state = table(chests="3", crystals=[1, 1])
    play(state, 1, "exchange", "take left", "stop", "done")
    assert not state.is_chest_used
    assert "exchange" in legal(state)


def test_5_2_not_when_laying_along() -> None:
    state = table("lay seat=1", chests="2 4 5", crystals=[0, 5], hands=["", "r1 r2 r3"], left="w3", right="br")
    assert legal(state) == ["pass", "lay"]
    assert why(state, 2, "lay fewer") == ("5.2", "no-chest-along")


def test_5_2_the_crystal_for_the_fourth_card_is_separate() -> None:
    state = table("take taken=3 must=off", chests="3", crystals=[2, 0])
    play(state, 1, "exchange")
    assert asked(state) == (1, "take")
    play(state, 1, "take left")
    assert state.places[0].crystals == 0


def test_5_2_before_a_fourth_card_one_crystal_is_too_few_for_both() -> None:
    state = table("take taken=3 must=off", chests="3", crystals=[1, 0])
    assert legal(state) == ["take left", "take right", "stop"]
    assert why(state, 1, "exchange") == ("5.2", "no-crystal")


def test_5_2_no_use_without_effect() -> None:
    """Chest 3 with empty stacks would turn up the same cards; chest 2 has nothing to save from a 1."""
    state = table(chests="3", crystals=[1, 0], left_empty=True, right_empty=True)
    assert legal(state) == ["take left", "take right"]
    assert why(state, 1, "exchange") == ("5.2", "no-effect")
    state = table("lay seat=1", chests="2", crystals=[1, 0], hands=["r1"], left="w1", right="br")
    assert legal(state) == ["pass", "lay"]
    assert why(state, 1, "lay fewer") == ("5.2", "chest-does-not-fit")


# 5.3 chest 1


def test_5_3_chest_1_any_card_of_an_end_stack() -> None:
    rows = [{"r": "r1 r2 x", "w": "w1 w2", "b": "b1"}]
    state = table("change left=0 right=0", chests="1", crystals=[1, 0], rows=rows, hands=["g1"])
    assert legal(state) == ["done", "put g1", "recover r r1", "recover r r2", "recover r x"]
    play(state, 1, "recover r x")
    assert (line(state, "hand 1"), line(state, "stack 1 r")) == ("g1 x", "r1 r2")
    assert asked(state) == (1, "change")


def test_5_3_chest_1_leaves_a_dragon_of_the_colour() -> None:
    rows = [{"r": "r1 x", "w": "w1"}]
    state = table("change left=0 right=0", chests="1", crystals=[1, 0], rows=rows, hands=["g1"])
    assert legal(state) == ["done", "put g1", "recover r x"]
    assert why(state, 1, "recover r r1") == ("5.3", "last-of-its-colour")
    assert why(state, 1, "recover r r2") == ("5.3", "not-in-stack")


def test_5_3_chest_1_not_from_an_enclosed_stack() -> None:
    rows = [{"r": "r1", "w": "w1 w2", "b": "b1"}]
    state = table("change left=0 right=0", chests="1", crystals=[1, 0], rows=rows, hands=["g1"])
    assert why(state, 1, "recover w w1") == ("5.3", "not-an-end-stack")


def test_5_3_chest_1_crest_and_rewards_stay() -> None:
    rows = [{"r": "r1 r2", "w": "w1", "b": "b1", "g": "g1"}]
    state = table(
        "change left=0 right=0", chests="1", crystals=[1, 0], rows=rows, crests=[12, 0], pieces=["6"], hands=["r5"]
    )
    play(state, 1, "recover r r1")
    assert (state.places[0].crest, line(state, "pieces 1"), state.places[0].laid()) == (12, "6", 4)


def test_5_3_chest_1_the_card_can_be_put_or_laid_at_once() -> None:
    rows = [{"r": "r1 r2"}]
    state = table("change left=0 right=0", chests="1", crystals=[1, 0], rows=rows, left="w3", right="br")
    play(state, 1, "recover r r1", "put r1")
    assert BACK[state.left.page] == 1


def test_5_3_chest_1_a_stand_in_counts_as_the_colour_of_its_stack() -> None:
    """Chest 4 put a white card among the red ones; it may be the one that stays."""
    state = table("change left=0 right=0", chests="1 4", crystals=[1, 0], rows=[{"r": "r1 w1"}], hands=["g1"])
    play(state, 1, "recover r r1")
    assert line(state, "stack 1 r") == "w1"


def test_5_3_chest_1_only_while_changing_the_book() -> None:
    state = table(chests="1", crystals=[1, 0], rows=[{"r": "r1 r2"}])
    assert why(state, 1, "recover r r1") == ("3.1", "take-first")
    state = table("lay seat=1", chests="1", crystals=[1, 0], rows=[{"r": "r1 r2"}], hands=["r5"], left="w1", right="br")
    assert why(state, 1, "recover r r1") == ("3.2", "change-over")


# 5.3 chest 2


def test_5_3_chest_2_one_card_fewer_with_the_reward_of_the_page() -> None:
    state = table("lay seat=1", chests="2", crystals=[1, 0], hands=["r1 r2"], left="w3", right="br")
    assert legal(state) == ["pass", "lay fewer"]
    play(state, 1, "lay fewer")
    assert line(state, "stack 1 r") == "r1 r2"
    assert (state.places[0].crystals, line(state, "hand 1")) == (1, "x")  # One paid, one won; the reward of a 3.


def test_5_3_chest_2_with_backlight_dragons_but_not_alone() -> None:
    state = table("lay seat=1", chests="2", crystals=[1, 0], hands=["r1 r2 x x"], left="w3", right="br")
    assert legal(state) == ["pass", "lay x", "lay x x", "lay fewer", "lay fewer x"]
    play(state, 1, "lay fewer x", "card r2")
    assert line(state, "stack 1 r") == "r2 x"


def test_5_3_chest_2_from_2_up() -> None:
    state = table("lay seat=1", chests="2", crystals=[1, 0], hands=["r1"], left="w2", right="br")
    play(state, 1, "lay fewer")
    assert line(state, "stack 1 r") == "r1"
    assert line(state, "hand 1") == "x"


# 5.3 chest 3


def test_5_3_chest_3_exchanges_both_display_cards() -> None:
    state = table(chests="3", crystals=[1, 0], left_display="g5", left="w4 b1", right_display="gb", right="rw rb")
    events = play(state, 1, "exchange")
    assert (NAMES[state.left.display], NAMES[state.right.display]) == ("w4", "rw")
    assert (line(state, "left under"), line(state, "right under")) == ("g5", "gb")
    assert (BACK[state.left.page], BACK[state.right.page]) == (1, 2)
    assert names(events) == ["paid-crystal", "exchanged", "turned-up", "exchanged", "turned-up"]


def test_5_3_chest_3_a_card_must_be_taken_then() -> None:
    state = table("take taken=1 must=off", chests="3", crystals=[1, 0])
    assert "exchange" in legal(state)
    play(state, 1, "exchange")
    assert legal(state) == ["take left", "take right"]
    assert why(state, 1, "stop") == ("5.3", "take-after-exchange")
    play(state, 1, "take left")
    assert "stop" in legal(state)


def test_5_3_chest_3_with_one_empty_stack_only_the_other_side_changes() -> None:
    state = table(chests="3", crystals=[1, 0], left_display="g5", left_empty=True, right="rw rb")
    play(state, 1, "exchange")
    assert (NAMES[state.left.display], NAMES[state.right.display]) == ("g5", "rw")


def test_5_3_chest_3_a_gap_stays_a_gap() -> None:
    state = table(chests="3", crystals=[1, 0], left_display="none", left_empty=True, left_put="r1", right="rw rb")
    play(state, 1, "exchange")
    assert (state.left.display, NAMES[state.left.page]) == (0, "r1")


def test_5_3_chest_3_a_stack_of_one_card_changes_places_with_the_display() -> None:
    state = table(chests="3", crystals=[1, 0], left_display="g5", left_empty=True, left_put="r1")
    play(state, 1, "exchange")
    assert (NAMES[state.left.display], NAMES[state.left.page]) == ("r1", "g5")


def test_5_3_chest_3_cards_below_come_up_last_and_in_order() -> None:
    state = table(chests="3", left_under="w1 w2", left_empty=True, left_display="g5")
    play(state, 1, "take left", "take left")
    assert (line(state, "left display"), line(state, "left under")) == ("w2", "")
    assert line(state, "hand 1") == "w1 g5"


# 5.3 chest 4


def test_5_3_chest_4_one_card_counts_as_the_books_colour() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["r1 w5 b5"], left="w2", right="br", rows=[{"r": "r5"}])
    assert legal(state) == ["pass", "lay any"]
    play(state, 1, "lay any")
    assert asked(state) == (1, "stand-in")
    assert legal(state) == ["stand w5", "stand b5"]
    assert why(state, 1, "stand r1") == ("5.3", "not-that-stand-in")
    assert why(state, 1, "pass") == ("5.3", "stand-in-first")
    play(state, 1, "stand w5")
    assert line(state, "stack 1 r") == "r1 r5 w5"
    assert line(state, "hand 1") == "b5 x"


def test_5_3_chest_4_even_alone() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w5"], left="w1", right="br")
    play(state, 1, "lay any", "stand w5")
    assert (line(state, "row 1"), line(state, "stack 1 r")) == ("r", "w5")


def test_5_3_chest_4_alone_with_backlight_dragons() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w5 x x"], left="w3", right="br")
    assert legal(state) == ["pass", "lay any x x"]
    play(state, 1, "lay any x x", "stand w5")
    assert line(state, "stack 1 r") == "w5 x x"


def test_5_3_chest_4_counts_towards_the_crest() -> None:
    rows = [{"w": "w1", "b": "b1", "g": "g1"}]
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w5"], left="w1", right="br", rows=rows)
    play(state, 1, "lay any", "end left", "stand w5")
    assert state.places[0].crest == 12


def test_5_3_chest_4_never_a_backlight_dragon_and_only_with_effect() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["r1 x"], left="w2", right="br")
    assert legal(state) == ["pass", "lay x"]
    assert why(state, 1, "lay any") == ("5.2", "chest-does-not-fit")


def test_5_3_chest_4_not_on_an_enclosed_stack() -> None:
    rows = [{"w": "w1", "r": "r1", "g": "g1"}]
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w5 rw*"], left="w1", right="br", rows=rows)
    assert legal(state) == ["pass"]


# 5.3 chest 5


def test_5_3_chest_5_lays_on_an_enclosed_stack() -> None:
    rows = [{"w": "w1", "r": "r1", "g": "g1"}]
    state = table("lay seat=1", chests="5", crystals=[1, 0], hands=["r2 r2"], left="w2", right="br", rows=rows)
    assert legal(state) == ["pass", "lay enclosed"]
    play(state, 1, "lay enclosed")
    assert (line(state, "stack 1 r"), line(state, "row 1")) == ("r1 r2 r2", "w r g")
    assert line(state, "pieces 1") == "1"


def test_5_3_chest_5_only_there() -> None:
    state = table(
        "lay seat=1", chests="5", crystals=[1, 0], hands=["r2"], left="w1", right="br", rows=[{"w": "w1", "r": "r1"}]
    )
    assert legal(state) == ["pass", "lay"]
    assert why(state, 1, "lay enclosed") == ("5.2", "chest-does-not-fit")


# 5.3 chest 6


@pytest.mark.parametrize(("first", "second", "page"), [("r1", "r2", (2, 0)), ("rw", "rb", (3, 2))])
def test_5_3_chest_6_two_cards_on_one_page(first: str, second: str, page: tuple[int, int]) -> None:
    state = table("change left=0 right=0", chests="6", crystals=[1, 0], hands=["r1 r2 rw rb g1"], left="w3", right="br")
    play(state, 1, f"put {first}", f"cover {second}")
    assert (BACK[state.left.page], BACK[state.right.page]) == page
    assert state.places[0].crystals == 0


def test_5_3_chest_6_the_other_page_may_still_get_one() -> None:
    state = table("change left=0 right=0", chests="6", crystals=[1, 0], hands=["r1 r2 rw rb"], left="w3", right="br")
    play(state, 1, "put r1", "cover r2")
    assert legal(state) == ["done", "put rw", "put rb"]
    play(state, 1, "put rw")
    assert line(state, "left put") == "r1 r2"
    assert asked(state) != (1, "change")


def test_5_3_chest_6_the_second_covers_the_first() -> None:
    state = table("change left=0 right=0", chests="6", crystals=[1, 0], hands=["r1 r2 w1"])
    assert why(state, 1, "cover r2") == ("5.3", "nothing-to-cover")
    play(state, 1, "put r1")
    assert legal(state) == ["done", "cover r2", "cover w1"]
    assert why(state, 1, "cover g1") == ("3.2", "not-in-hand")
