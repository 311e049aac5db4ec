"""4 The end: enough amulets, points, empty stacks, the turn limit."""

import pytest

from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.scoring import points
from drachenhort.games.drachenhueter.state import State
from tests.games.drachenhueter.table import asked, ending, legal, line, names, play, table, why


def one_short(seats: int, amulets: int) -> State:
    """Seat 1 lays one red; it is one piece short of an amulet, and all together are one amulet short."""
    values = ["16 16 16", "12 12 12", "8 8 8", "6 6 6", "1 1 1", "20 20 20", "1 1 1", "16 8 12"]
    rest = " ".join(values[: amulets - 1])
    return table(
        "lay seat=1", seats=seats, hands=["r1", "r1"], left="w1", right="br", pieces=["6 6", rest], options="turn_limit=500"
    )


# 4.1


@pytest.mark.parametrize(("seats", "amulets"), [(2, 7), (3, 8), (4, 9)])
def test_4_1_the_game_ends_with_enough_amulets(seats: int, amulets: int) -> None:
    state = one_short(seats, amulets)
    play(state, 1, "lay", "pearl red")
    assert state.amulets() == amulets
    assert ending(state) is None  # First the others lay along.
    play(state, 2, "pass")
    assert ending(state) == "amulets"
    assert why(state, 1, "take left") == ("4.1", "game-over")


@pytest.mark.parametrize(("seats", "amulets"), [(2, 7), (3, 8), (4, 9)])
def test_4_1_one_fewer_and_it_goes_on(seats: int, amulets: int) -> None:
    state = one_short(seats, amulets)
    play(state, 1, "pass")
    play(state, 2, "pass")
    assert ending(state) is None
    assert asked(state) == (2, "take")


def test_4_1_laying_along_can_bring_it_about() -> None:
    state = table(
        "lay seat=2",
        on_turn=2,
        hands=["r1"],
        left="w1",
        right="br",
        pieces=["6 6", "16 16 16 12 12 12 8 8 8 6 6 6 1 1 1 20 20 20"],
    )
    play(state, 1, "lay")
    assert ending(state) is None
    play(state, 1, "pearl blue")
    assert ending(state) == "amulets"


def test_4_1_pieces_of_open_rings_make_no_amulet() -> None:
    state = table(hands=["r1"], left="w1", right="br", pieces=["1 1 1 1 1", "6 6 6 6 6"])
    assert state.amulets() == 2


# 4.2


def test_4_2_all_pieces_count_also_of_open_rings() -> None:
    state = table(pieces=["20 16 1 4", "6"])
    assert [points(state, 0), points(state, 1)] == [20 + 16 + 1 + 4 + 3, 6]  # Three points for the pearl.


def test_4_2_pearls_count_by_value() -> None:
    state = table(pieces=["1 1 1 1 1 1"], reds=["9", ""], blues=["4", ""])
    assert points(state, 0) == 6 + 9 + 4


def test_4_2_the_crest_counts() -> None:
    rows = [{"r": "r1", "w": "w1", "g": "g1", "b": "b1"}]
    assert points(table(rows=rows, crests=[8, 0]), 0) == 8


def test_4_2_eggs_count_4_and_the_best_16() -> None:
    state = table(seats=3, eggs=[3, 2, 0])
    assert [points(state, seat) for seat in range(3)] == [16 + 8, 8, 0]


def test_4_2_all_who_are_tied_for_most_eggs_turn_one() -> None:
    state = table(seats=3, eggs=[2, 2, 1])
    assert [points(state, seat) for seat in range(3)] == [20, 20, 4]


def test_4_2_nobody_turns_an_egg_without_one() -> None:
    assert [points(table(), 0), points(table(), 1)] == [0, 0]


def over(pieces: list[str], rows: list[dict[str, str]]) -> State:
    return table("over", options="turn_limit=1", pieces=pieces, rows=rows)


def test_4_2_most_points_win() -> None:
    outcome = over(["6", "8"], [{"r": "r1 r2"}, {}]).outcome
    assert outcome is not None and (outcome.scores, outcome.winners) == ([6, 8], [1])


def test_4_2_a_tie_goes_to_the_most_cards_laid_backlight_dragons_included() -> None:
    outcome = over(["6", "6"], [{"r": "r1 r2"}, {"w": "w1 x", "b": "b1"}]).outcome
    assert outcome is not None and (outcome.scores, outcome.winners) == ([6, 6], [1])
    outcome = over(["6", "6"], [{"r": "r1 r2 x x"}, {"w": "w1 x", "b": "b1"}]).outcome
    assert outcome is not None and outcome.winners == [0]


def test_4_2_still_tied_the_win_is_shared() -> None:
    outcome = over(["6", "6"], [{"r": "r1 r2"}, {"w": "w1 x"}]).outcome
    assert outcome is not None and outcome.winners == [0, 1]


def test_4_2_cards_laid_do_not_help_with_fewer_points() -> None:
    outcome = over(["8", "6"], [{}, {"w": "w1 w2 w3"}]).outcome
    assert outcome is not None and outcome.winners == [0]


def test_4_2_pearls_are_turned_up_at_the_end() -> None:
    state = table(
        "lay seat=2",
        on_turn=2,
        options="turn_limit=1",
        hands=["r1"],
        left="w1",
        right="br",
        pieces=["1 1 1"],
        reds=["9", ""],
        blues=["", ""],
    )
    events = play(state, 1, "pass")
    told = [event.to_json() for event in events if event.kind.name == "pearls-turned"]
    assert told[0] == {"event": "pearls-turned", "seat": 0, "values": [9]}
    assert names(events)[-1] == "game-won"


# 4.3


def test_4_3_a_card_taken_with_an_empty_stack_leaves_a_gap() -> None:
    state = table(left_empty=True, left_display="g5")
    events = play(state, 1, "take left")
    assert state.left.display == 0
    assert names(events) == ["took", "gap"]
    assert legal(state) == ["take right", "stop"]
    assert why(state, 1, "take left") == ("4.3", "gap")


def test_4_3_a_card_put_on_an_empty_stack_is_its_page_again() -> None:
    state = table("change left=0 right=0", left_empty=True, hands=["r1 r1"], right="br")
    play(state, 1, "put r1")
    assert asked(state) == (1, "lay")
    assert legal(state) == ["pass", "lay"]


def test_4_3_and_the_next_refill_turns_it_up() -> None:
    state = table(left_empty=True, left_put="w1", left_display="g5")
    play(state, 1, "take left")
    assert line(state, "left display") == "w1"


def test_4_3_a_gap_stays_a_gap() -> None:
    state = table("change left=0 right=0", left_empty=True, left_display="none", hands=["r3"])
    play(state, 1, "put r3")
    assert (line(state, "left display"), line(state, "left put")) == ("none", "r3")
    assert asked(state) == (2, "take")
    assert legal(state) == ["take right"]


def last_card(seats: int, second_hand: str = "") -> State:
    """Both stacks are empty, and seat 1 has to take the last card of the display."""
    return table(
        seats=seats, hands=["", second_hand], left_empty=True, right_empty=True, left_display="none", right_display="gb"
    )


def test_4_3_taking_ends_when_the_display_is_empty() -> None:
    state = last_card(2)
    play(state, 1, "take right")
    assert asked(state) == (1, "change")  # With a card to put, but nothing more to take.


def test_4_3_then_everybody_has_one_more_turn_without_taking() -> None:
    state = last_card(3)
    play(state, 1, "take right")
    order = []
    play(state, 1, "done")
    while ending(state) is None:
        order.append((*asked(state), int(state.last_round)))
        play(state, asked(state)[0], "done")
    # Seats 2 and 3 have no cards, so there is nothing to ask them; seat 1 has its last turn after theirs.
    assert order == [(1, "change", 3)]
    assert state.turns == 4
    assert ending(state) == "last-round"


def test_4_3_the_last_round_counts_each_seat_once() -> None:
    state = last_card(2, "r1")
    play(state, 1, "take right")
    events = play(state, 1, "done")
    assert names(events) == ["last-round", "turn-begins"]
    assert (*asked(state), int(state.last_round)) == (2, "change", 1)
    play(state, 2, "done")
    assert (*asked(state), int(state.last_round)) == (1, "change", 2)
    play(state, 1, "done")
    assert ending(state) == "last-round"


def test_4_3_last_turns_may_lay_and_lay_along() -> None:
    state = table(
        "change left=0 right=0",
        seats=3,
        last_round=1,
        left_empty=True,
        right_empty=True,
        left_display="none",
        right_display="none",
        hands=["r1 r2 bw", "w5"],
        rows=[{}, {"b": "b1"}],
    )
    play(state, 1, "put r1", "put bw")
    assert asked(state) == (2, "lay-along")
    play(state, 2, "lay", "end left")
    assert line(state, "pieces 2") == "1"


def test_4_3_enough_amulets_end_the_last_round_earlier() -> None:
    state = table(
        "change left=0 right=0",
        last_round=1,
        left_empty=True,
        right_empty=True,
        left_display="none",
        right_display="none",
        hands=["r1 bw w5"],
        pieces=["6 6", "16 16 16 12 12 12 8 8 8 6 6 6 1 1 1 20 20 20"],
    )
    play(state, 1, "put r1", "put bw", "lay", "pearl red")
    assert ending(state) == "amulets"
    assert state.last_round == 1


# 4.4


def test_4_4_the_limit_ends_the_game_after_so_many_turns() -> None:
    state = table(options="turn_limit=2", turns=1)
    play(state, 1, "take left", "stop", "done")
    assert ending(state) is None
    events = play(state, 2, "take left", "stop", "done")
    assert ending(state) == "stopped"
    assert "game-stopped" in names(events)


def test_4_4_zero_means_no_limit() -> None:
    state = table(options="turn_limit=0", turns=100_000)
    play(state, 1, "take left", "stop", "done")
    assert ending(state) is None


def test_4_4_simulations_stop_after_1000_turns() -> None:
    assert GAME.simulation_options({}).to_json()["turn_limit"] == 1000
    assert GAME.simulation_options({"turn_limit": 5}).to_json()["turn_limit"] == 5
    assert GAME.options({}).to_json()["turn_limit"] == 0
