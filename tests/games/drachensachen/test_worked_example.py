"""The rulebook's worked example, card by card, with who could have done what.

The golden harness replays the same two files word by word.
"""

from pathlib import Path

from drachenhort.core.state import State
from drachenhort.games.drachensachen.game import GAME
from tests.games.drachensachen.table import asked, legal, line, play, refused

GOLDEN = Path(__file__).parents[2] / "golden" / "drachensachen"
STORY = [  # Caro is 1, Peter 2, Stefanie 3, David 4.
    "1: play 2",
    "2: play 3",
    "3: play 1",
    "4: play 4",
    "1: play 4 4",
    "2: play P",
    "3: play 4",
    "4: draw",
    "4: play 6",
    "1: take",
    "2: play 7 7",
    "3: play 7 7",
    "3: play 9",
    "4: play P",
    "1: play E",
]


def after(moves: int) -> State:
    """The table when so many moves of the example have been made."""
    state = GAME.load((GOLDEN / "worked_example.position").read_text(encoding="utf-8"))
    for move in STORY[:moves]:
        seat, _, notation = move.partition(": ")
        state.apply(int(seat) - 1, GAME.parse(notation))
    return state


def exchanged(state: State, key: str, card: str, other: str) -> State:
    """The same table, but this card has changed places with one that is out of the game."""
    lines = []
    for text in state.text().splitlines():
        name, _, rest = text.partition("#")[0].partition(":")
        words = rest.split()
        if name in (key, "out"):
            gone, come = (card, other) if name == key else (other, card)
            words[words.index(gone)] = come
        lines.append(f"{name}: {' '.join(words)}" if name else "")
    return GAME.load("\n".join(lines))


def test_the_golden_file_tells_the_same_story() -> None:
    lines = (GOLDEN / "worked_example.actions").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#")] == STORY


def test_3_2_caro_starts_with_any_card_on_the_empty_pile() -> None:
    state = after(0)
    assert asked(state) == ["1 play"]
    assert legal(state) == {"play 2", "play 4", "play 4 4", "play E"}


def test_3_2_peter_could_play_a_2_or_higher_or_any_dragon() -> None:
    state = after(1)
    assert asked(state) == ["2 play"]
    assert legal(state) == {"play 3", "play 7", "play P", "take"}
    assert "play 2" in legal(exchanged(state, "hand 2", "3", "2"))
    assert refused(exchanged(state, "hand 2", "3", "1"), "play 1") == "3.2"
    assert "play N" in legal(exchanged(state, "hand 2", "3", "N"))
    assert "play E" in legal(exchanged(state, "hand 2", "3", "E"))


def test_4_1_stefanie_must_play_below_the_3_and_has_a_1() -> None:
    state = after(2)
    assert asked(state) == ["3 play"]
    assert legal(state) == {"play 1", "play P", "take"}
    assert refused(state, "play 7") == "4.1"
    assert refused(exchanged(state, "hand 3", "1", "3"), "play 3") == "4.1"


def test_4_2_davids_4_makes_caro_owe_two_cards() -> None:
    assert asked(after(3)) == ["4 play"]
    state = after(4)
    assert asked(state) == ["1 owed-draw"]
    assert line(state, "owed draw") == "2"
    assert legal(state) == {"draw", "play 4", "play 4 4"}
    assert refused(state, "play E") == "4.2"


def test_4_2_caro_adds_two_more_4s_and_peter_owes_six() -> None:
    state = after(5)
    assert line(state, "pile") == "2 3 1 4 4 4"
    assert asked(state) == ["2 owed-draw"]
    assert line(state, "owed draw") == "6"
    assert legal(state) == {"draw", "play P"}


def test_3_4_peter_could_have_cleared_the_pile_with_a_4() -> None:
    state = exchanged(after(5), "hand 2", "7", "4")
    assert legal(state) == {"draw", "play P", "play 4"}
    play(state, "play 4")
    assert [line(state, "pile"), line(state, "owed draw")] == ["", "0"]
    assert asked(state) == ["2 play"]


def test_4_6_peters_protecto_passes_the_six_cards_on_to_stefanie() -> None:
    state = after(6)
    assert asked(state) == ["3 owed-draw"]
    assert line(state, "owed draw") == "6"
    assert legal(state) == {"draw", "play 4", "play P"}
    assert refused(exchanged(state, "hand 3", "P", "N"), "play N") == "4.2"


def test_3_4_stefanies_4_does_not_clear_the_pile_because_a_dragon_lies_between() -> None:
    state = after(7)
    assert line(state, "pile") == "2 3 1 4 4 4 P 4"
    assert asked(state) == ["4 owed-draw"]
    assert line(state, "owed draw") == "8"


def test_4_2_david_could_pass_it_on_but_draws_eight_and_plays_all_the_same() -> None:
    assert legal(after(7)) == {"draw", "play P"}
    state = after(8)
    assert line(state, "hand 4") == "1 2 2 3 5 6 7 8 N P"
    assert line(state, "owed draw") == "0"
    assert asked(state) == ["4 play"]
    assert legal(state) == {"play 5", "play 6", "play 7", "play 8", "play N", "play P", "take"}
    assert refused(state, "play 3") == "3.2"


def test_4_4_caro_may_not_play_her_extermino_on_the_6_and_has_to_take_the_pile() -> None:
    state = after(9)
    assert asked(state) == ["1 play"]
    assert legal(state) == {"take"}
    assert refused(state, "play E") == "4.4"
    assert "play 6" in legal(exchanged(state, "hand 1", "E", "6"))
    assert "play 8" in legal(exchanged(state, "hand 1", "E", "8"))


def test_3_7_caro_has_the_whole_pile_and_peter_starts_an_empty_one() -> None:
    state = after(10)
    assert line(state, "hand 1") == "1 2 3 4 4 4 4 6 E P"
    assert line(state, "known 1") == "1 2 3 4 4 4 4 6 P"
    assert line(state, "pile") == ""
    assert asked(state) == ["2 play"]


def test_3_6_peter_plays_his_last_hand_card_with_the_open_7() -> None:
    assert legal(after(10)) == {"play 7", "play 7 7"}
    state = after(11)
    assert [line(state, "hand 2"), line(state, "open 2"), line(state, "pile")] == ["", "2 9", "7 7"]


def test_3_4_stefanie_clears_the_pile_with_two_7s_and_plays_again() -> None:
    assert legal(after(11)) == {"play 7", "play 7 7", "play 9", "play P", "take"}
    state = after(12)
    assert line(state, "pile") == ""
    assert asked(state) == ["3 play"]
    assert legal(state) == {"play 9", "play P"}


def test_4_6_david_has_no_9_and_passes_the_problem_on_with_a_protecto() -> None:
    state = after(13)
    assert asked(state) == ["4 play"]
    assert legal(state) == {"play N", "play P", "take"}
    assert refused(state, "play 9") == "3.1"
    assert "play 9" in legal(exchanged(state, "hand 4", "8", "9"))


def test_4_5_caro_may_play_extermino_or_protecto_or_remove_four_4s_but_no_9() -> None:
    state = after(14)
    assert asked(state) == ["1 play"]
    assert legal(state) == {"play E", "play P", "remove 4", "take"}
    assert refused(state, "play 6") == "3.2"
    assert refused(exchanged(state, "hand 1", "E", "9"), "play 9") == "4.5"


def test_3_5_four_4s_would_not_fit_and_leave_the_problem_to_caro() -> None:
    state = play(after(14), "remove 4")
    assert line(state, "pile") == "9 P"
    assert asked(state) == ["1 play"]


def test_4_6_caro_clears_the_pile_with_her_extermino_and_is_on_turn_again() -> None:
    state = after(15)
    assert line(state, "pile") == ""
    assert line(state, "removed") == "7 7 7 7 9 E P"
    assert asked(state) == ["1 play"]
