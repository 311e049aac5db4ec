"""Rule 8: rock castles, looks and what follows from them."""

import itertools

import pytest

from tests.games.drachenfels.table import asked, ends, legal, line, play, refused, samples, shown, table, told, winners

READY = "F2 F3 F4 x1"
"""Dragons that leave F1 open."""


def test_8_1_ones_own_princess_wins_at_once_and_is_shown_to_all() -> None:
    state = table(
        hands=["1 rainbow"], fields=["G1"], armour=[1], dragons=READY, bridges="G1", princesses="red blue white yellow"
    )
    heard = told(state, "play 1", "to F1")
    assert winners(state) == [1]
    assert state.outcome is not None and (state.outcome.ending, state.outcome.scores) == ("found", [1, 0])
    for seat in (0, 1, 2):
        assert any("'found'" in event for event in heard[seat])
    for viewer in (1, 2, 16):
        assert shown(state, viewer, "seen") == ["red", None, None, None]
    assert legal(state) == set()


def test_8_1_over_a_rainbow_too_and_rainbows_are_asked_first() -> None:
    state = table(hands=["1"], fields=["R2"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 F4 x1", rainbows="R2-F1",
                  princesses="red blue yellow white")  # fmt: skip
    play(state, "play 1", "to F1 via R2")
    assert [asked(state), state.outcome] == ["1 re-set", None]
    assert winners(play(state, "leave")) == [1]


def test_8_1_only_the_visitor_sees_the_colour() -> None:
    state = table(seats=3, hands=["1"], fields=["G1"], armour=[1], dragons=READY, bridges="G1")
    heard = told(state, "play 1", "to F1")
    assert any("'saw'" in event and "'colour': 'blue'" in event for event in heard[1])
    for other in (0, 2, 3):
        assert not any("'saw'" in event for event in heard[other])
        assert any("'looked'" in event for event in heard[other])
        assert not any("colour" in event for event in heard[other])
    assert shown(state, 1, "seen") == ["blue", None, None, None]
    for viewer in (2, 3, 16):
        assert shown(state, viewer, "seen") == [None] * 4


def test_8_2_otherwise_she_stays_and_play_goes_on() -> None:
    state = play(table(hands=["1"], fields=["G1"], armour=[1], dragons=READY, bridges="G1"), "play 1", "to F1")
    assert [line(state, "princesses"), line(state, "looked 1"), asked(state)] == ["blue yellow white red", "F1", "2 turn"]


def test_8_2_all_know_that_it_is_not_his() -> None:
    state = table(seats=3, armour=[1], looked={1: "F1 F2"})
    rest = ["blue", "yellow", "white"]
    assert shown(state, 2, "sheet") == [rest, rest, [*["red"], *rest], [*["red"], *rest]]


def test_8_2_what_a_seat_has_seen_narrows_its_own_sheet() -> None:
    state = table(seats=2, armour=[1, 2], looked={1: "F1 F2", 2: "F3"})
    assert shown(state, 1, "sheet") == [["blue"], ["yellow"], ["red", "white"], ["red", "white"]]
    watcher = shown(state, 16, "sheet")
    assert isinstance(watcher, list)
    assert watcher[0] == ["blue", "yellow", "white"]
    assert watcher[2] == ["red", "yellow", "white"]


def test_8_2_the_sheet_counts_through_to_the_end() -> None:
    """Seat 1 has failed in three castles, so everybody knows where its princess is."""
    state = table(armour=[1], looked={1: "F1 F2 F3"})
    for viewer in (1, 2, 16):
        sheet = shown(state, viewer, "sheet")
        assert isinstance(sheet, list) and sheet[3] == ["red"]
        for other in sheet[:3]:
            assert isinstance(other, list) and "red" not in other


@pytest.mark.parametrize("viewer", [1, 2, 3, 16])
def test_8_2_samples_never_put_a_princess_where_her_knight_has_failed(viewer: int) -> None:
    state = table(seats=3, armour=[1, 2, 3], looked={1: "F1 F3", 2: "F3 F2", 3: "F1"}, princesses="blue red white yellow")
    seen = {1: {0: "blue", 2: "white"}, 2: {2: "white", 1: "red"}, 3: {0: "blue"}}.get(viewer, {})
    expected = {
        placing
        for placing in itertools.permutations(["red", "blue", "yellow", "white"])
        if "red" not in (placing[0], placing[2])
        and "blue" not in (placing[2], placing[1])
        and placing[0] != "yellow"
        and all(placing[castle] == colour for castle, colour in seen.items())
    }
    found = {tuple(line(sample, "princesses").split()) for sample in samples(state, viewer, 150)}
    assert found == expected


def test_8_2_samples_keep_what_the_seat_has_seen_and_vary_the_rest() -> None:
    state = table(seats=2, armour=[1], looked={1: "F1"})
    placings = {line(sample, "princesses") for sample in samples(state, 1, 80)}
    assert {placing.split()[0] for placing in placings} == {"blue"}
    assert len(placings) == 6


@pytest.mark.parametrize(("looked", "expected"), [("", {"b1", "B4"}), ("F1", {"b1", "B4", "B1", "d1", "b4", "d4"})])
def test_8_3_after_a_look_single_or_double(looked: str, expected: set[str]) -> None:
    state = table(hands=["2"], fields=["S1", "x3"], armour=[1], looked={1: looked})
    assert ends(play(state, "play 2")) == expected


def test_8_3_for_that_knight_only() -> None:
    state = table(hands=["2"], fields=["S1", "x3"], armour=[1, 2], looked={2: "F2"})
    assert ends(play(state, "play 2")) == {"b1", "B4"}


def test_8_3_the_double_is_one_move() -> None:
    """Ten steps in one go: passing knights, ending on one."""
    state = table(hands=["5"], fields=["S1", "A2"], armour=[1], looked={1: "F1"}, dragons="F1 F2 F3 b4")
    assert {"R1", "A1"} <= ends(play(state, "play 5"))
    assert "B2" in ends(state)


def test_8_3_a_castle_cannot_be_a_stop_halfway() -> None:
    state = table(hands=["1"], fields=["R1"], armour=[1], looked={1: "F2"}, rainbows="R1-K R2-K", dragons="F1 F2 F3 F4")
    play(state, "play 1")
    assert "R2" not in ends(state)


def test_8_4_from_the_first_look_in_vain_on_rainbows_lead_to_rock_castles() -> None:
    state = table(hands=["1 1", "rainbow"], fields=["G1"], armour=[1], dragons=READY, bridges="G1")
    assert shown(state, 2, "castles_open") is False
    heard = told(state, "play 1", "to F1")
    assert any("castles-open" in event for event in heard[0])
    assert shown(state, 2, "castles_open") is True
    play(state, "play rainbow")
    assert "set R3-F2" in legal(state)


def test_8_4_the_event_comes_once() -> None:
    state = table(hands=["1"], fields=["G1"], armour=[1, 2], looked={2: "F2"}, dragons=READY, bridges="G1")
    assert not any("castles-open" in event for event in told(state, "play 1", "to F1")[0])


def test_8_4_a_winning_look_opens_nothing_and_before_it_nothing_is_open() -> None:
    state = play(table(hands=["rainbow"], armour=[1]), "play rainbow")
    assert refused(state, "set R1-F1") == "8.4"


def test_8_4_rainbows_crossed_on_the_first_visit_may_not_yet_be_set_to_rock_castles() -> None:
    """The re-set comes before the look."""
    state = table(hands=["1"], fields=["R1"], rainbows="R1-K", armour=[1])
    play(state, "play 1", "to K via R1")
    assert legal(state) == {"leave", "set R2-K", "set R3-K", "set R4-K"}
