"""Rules 7: curses."""

from collections import Counter

import pytest

from drachenhort.core.state import State
from tests.games.drachensachen.table import asked, choose, legal, line, play, refused, size, table

ALL = ["plague_6", "plague_7", "plague_8", "blind_2_4", "blind_1_5", "blind_0_6", "chaos"]
SIZES = {
    "plague_6": (6, 3, 3),
    "plague_7": (7, 3, 3),
    "plague_8": (8, 3, 3),
    "blind_2_4": (5, 2, 4),
    "blind_1_5": (5, 1, 5),
    "blind_0_6": (5, 0, 6),
    "none": (5, 3, 3),
}


def won_by(winner: int, curses: str, seats: int = 4, seed: int = 1, before: str = "", chaos: str = "off") -> State:
    """A game that this seat has just won; the next one is dealt."""
    state = table(
        seats=seats,
        hands=["8"] * seats,
        opens=[""] * seats,
        hidden=[""] * seats,
        on_turn=winner,
        options=f"curses={curses} target=999",
        curses=before,
        chaos=chaos,
        seed=seed,
    )
    return play(state, "play 8")


def dealt(state: State, seat: int) -> tuple[int, int, int]:
    return size(state, f"hand {seat}"), size(state, f"open {seat}"), size(state, f"hidden {seat}")


# 7.1


@pytest.mark.parametrize("winner", [1, 3])
def test_7_1_the_winner_of_a_game_draws_a_curse_and_nobody_else(winner: int) -> None:
    state = won_by(winner, "plague_8")
    expected = ["none"] * 4
    expected[winner - 1] = "plague_8"
    assert line(state, "curses").split() == expected


def test_7_1_it_changes_only_the_deal_of_that_seat() -> None:
    state = won_by(2, "plague_8")
    assert [dealt(state, seat) for seat in (1, 2, 3, 4)] == [(5, 3, 3), (8, 3, 3), (5, 3, 3), (5, 3, 3)]
    assert size(state, "draw pile") == 18


def test_7_1_it_is_drawn_from_all_that_take_part() -> None:
    names = Counter(line(won_by(1, "plague_6,plague_7,blind_0_6", seed=seed), "curses").split()[0] for seed in range(60))
    assert set(names) == {"plague_6", "plague_7", "blind_0_6"}
    assert all(count >= 8 for count in names.values()), names


def test_7_1_all_seven_can_be_drawn() -> None:
    states = [won_by(1, "all", seed=seed) for seed in range(80)]
    chaos = [state for state in states if line(state, "chaos") == "on"]
    others = {line(state, "curses").split()[0] for state in states if line(state, "chaos") == "off"}
    assert 0 < len(chaos) < 40
    assert others == set(ALL) - {"chaos"}


def test_7_1_it_is_drawn_openly() -> None:
    state = table(seats=2, hands=["8", "8"], opens=["", ""], hidden=["", ""], options="curses=plague_8")
    state.is_logging = True
    play(state, "play 8")
    cursed = [event for event in state.take_events() if event.kind.name == "cursed"]
    assert len(cursed) == 1
    assert all(cursed[0].is_for(seat) for seat in (0, 1, 15))


def test_7_1_it_goes_back_after_the_next_game() -> None:
    state = won_by(2, "plague_8", before="plague_8 none none none")
    assert line(state, "curses") == "none plague_8 none none"
    assert dealt(state, 1) == (5, 3, 3)


def test_7_1_the_same_curse_can_be_drawn_again_at_once() -> None:
    state = won_by(1, "plague_8", before="plague_8 none none none")
    assert line(state, "curses") == "plague_8 none none none"


def test_7_1_without_the_option_nobody_is_cursed() -> None:
    state = won_by(1, "none")
    assert line(state, "curses") == "none none none none"
    assert dealt(state, 1) == (5, 3, 3)


def test_7_1_nobody_is_cursed_in_the_first_game() -> None:
    assert line(table(options="curses=all"), "curses") == "none none none none"


@pytest.mark.parametrize("curse", ["plague_8", "blind_2_4", "blind_1_5"])
def test_7_1_where_there_is_an_open_card_the_swap_is_allowed(curse: str) -> None:
    state = won_by(1, curse)
    assert asked(state) == ["1 swap", "2 swap", "3 swap", "4 swap"]
    opens = set(line(state, "open 1").split())
    hand = set(line(state, "hand 1").split())
    assert legal(state, 1) == {"keep"} | {f"swap {one} {other}" for one in opens for other in hand if one != other}


def test_7_1_without_an_open_card_there_is_nothing_to_swap() -> None:
    state = won_by(1, "blind_0_6")
    assert asked(state) == ["2 swap", "3 swap", "4 swap"]
    for seat in (2, 3, 4):
        choose(state, seat, "keep")
    assert len(asked(state)) == 1
    assert asked(state)[0].endswith(" play")


# 7.2


@pytest.mark.parametrize("curse", ["plague_6", "plague_7", "plague_8", "blind_2_4", "blind_1_5", "blind_0_6"])
def test_7_2_the_curse_says_how_many_cards_are_dealt(curse: str) -> None:
    state = won_by(1, curse)
    assert dealt(state, 1) == SIZES[curse]
    assert dealt(state, 2) == SIZES["none"]


def test_7_2_the_order_hand_open_hidden_stays() -> None:
    with_hand = table(hands=["7"], opens=["8"], hidden=["1 2 3 4 5"])
    assert legal(with_hand) == {"play 7"}
    without_hand = table(hands=[""], opens=["8"], hidden=["1 2 3 4 5"])
    assert legal(without_hand) == {"play 8"}
    assert refused(without_hand, "turn 5") == "3.8"
    only_hidden = table(hands=[""], opens=[""], hidden=["1 2 3 4 5"])
    assert legal(only_hidden) == {f"turn {place}" for place in range(1, 6)}


# 7.3


def with_chaos(curses: str, seats: int = 4, winner: int = 1) -> State:
    """The next game, for the first seed with which Chaos is drawn."""
    for seed in range(100):
        state = won_by(winner, curses, seats=seats, seed=seed)
        if line(state, "chaos") == "on":
            return state
    raise AssertionError("Chaos was never drawn")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_7_3_every_seat_draws_one_of_the_other_six_without_return(seats: int) -> None:
    curses = line(with_chaos("all", seats), "curses").split()
    assert len(curses) == seats
    assert len(set(curses)) == seats
    assert set(curses) <= set(ALL) - {"chaos"}


def test_7_3_every_seat_is_dealt_by_its_curse() -> None:
    state = with_chaos("all", 6)
    for seat, curse in enumerate(line(state, "curses").split(), 1):
        assert dealt(state, seat) == SIZES[curse]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_7_3_all_undealt_cards_are_the_draw_pile(seats: int) -> None:
    state = with_chaos("all", seats)
    assert line(state, "out") == ""
    assert size(state, "draw pile") == 96 - sum(sum(dealt(state, seat)) for seat in range(1, seats + 1))
    assert size(state, "draw pile") > 18


def test_7_3_with_too_few_curses_they_are_drawn_clockwise_from_the_winner() -> None:
    curses = line(with_chaos("chaos,plague_6,plague_7", winner=4), "curses").split()
    assert {curses[3], curses[0]} == {"plague_6", "plague_7"}
    assert curses[1:3] == ["none", "none"]
    assert line(with_chaos("chaos,plague_6", winner=3), "curses") == "none none plague_6 none"


def test_7_3_chaos_alone_changes_the_draw_pile_only() -> None:
    state = won_by(1, "chaos")
    assert line(state, "chaos") == "on"
    assert line(state, "curses") == "none none none none"
    assert [size(state, "draw pile"), size(state, "out")] == [96 - 4 * 11, 0]


def test_7_3_it_holds_for_the_next_game_only() -> None:
    before = "plague_6 none none none"
    later = [won_by(1, "chaos,plague_6", seed=seed, before=before, chaos="on") for seed in range(20)]
    calm = [state for state in later if line(state, "chaos") == "off"]
    assert 0 < len(calm) < 20
    assert all(size(state, "draw pile") == 18 for state in calm)
