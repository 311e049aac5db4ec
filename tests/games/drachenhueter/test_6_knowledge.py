"""6 Who knows what: views and samples."""

from collections import Counter

import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games.drachenhueter.cards import BACK, FRONT, NAMES, names_of
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.state import State
from drachenhort.games.drachenhueter.view import View
from tests.games.drachenhueter.table import legal, line, play, sample, table, view


def samples(state: State, seat: int, count: int = 200) -> list[State]:
    return [sample(state, seat, f"sample {number}") for number in range(count)]


# 6.1


def test_6_1_cards_from_the_display_are_known_to_all() -> None:
    state = table(left_display="r3", right_display="gw")
    play(state, 1, "take left", "take right")
    for seat in (1, 2):
        assert names_of(view(state, seat).hands[0]) == ["r3", "gw"]


def test_6_1_start_cards_show_only_their_backs() -> None:
    state = table(hands=["", "rw* gw*"])
    other, own = view(state, 1), view(state, 2)
    assert other.hands[1] == []
    assert other.secret_backs[1] == [1, 1]
    assert names_of(own.hands[1]) == ["rw*", "gw*"]
    assert own.secret_backs[1] == []


def test_6_1_somebody_who_looks_on_knows_no_more_than_all() -> None:
    state = table(hands=["bg*", "rw* r1"])
    seen = state.view(WATCHER)
    assert isinstance(seen, View)
    assert (seen.hands, seen.secret_backs) == ([[], [NAMES.index("r1")]], [[3], [1]])


@pytest.mark.parametrize("how", ["put", "lay"])
def test_6_1_a_start_card_once_shown_is_known(how: str) -> None:
    state = table("change left=0 right=0", hands=["", ""], right_put="rw*", left="g1")
    assert view(state, 2).shown != 0
    if how == "put":
        state = table("change left=0 right=0", hands=["rw* bg*"])
        play(state, 1, "put rw*")
    else:
        state = table("lay seat=1", hands=["rw* bg*"], left="g1", right="br")
        play(state, 1, "lay", "card rw*")
    assert names_of([kind for kind in range(33, 41) if view(state, 2).shown & 2**kind]) == ["rw*"]


def test_6_1_a_shown_start_card_taken_from_the_display_stays_known() -> None:
    state = table(right_display="rw*")
    play(state, 1, "take right")
    assert names_of(view(state, 2).hands[0]) == ["rw*"]
    assert view(state, 2).secret_backs[0] == []


def test_6_1_samples_try_both_fronts_of_a_back() -> None:
    state = table(hands=["", "rw*"])  # With white on the back there are rw* and gw*.
    fronts = Counter(line(sampled, "hand 2") for sampled in samples(state, 1))
    assert set(fronts) == {"rw*", "gw*"}
    assert 70 < fronts["rw*"] < 130


def test_6_1_who_holds_the_other_one_knows_it() -> None:
    state = table(hands=["gw*", "rw*"])
    assert {line(sampled, "hand 2") for sampled in samples(state, 1, 30)} == {"rw*"}


def test_6_1_whoever_has_seen_the_other_one_knows_it() -> None:
    state = table(hands=["", "rw*"], right_display="gw*")
    assert {line(sampled, "hand 2") for sampled in samples(state, 1, 30)} == {"rw*"}


def test_6_1_two_cards_with_one_back_are_both_known() -> None:
    state = table(hands=["", "rw* gw*"])
    assert {line(sampled, "hand 2") for sampled in samples(state, 1, 30)} == {"rw* gw*"}


def test_6_1_an_announced_lay_can_be_made_in_every_sample() -> None:
    """Seat 2 lays two red, one card seen: its start card must be the red one of its back."""
    state = table("lay seat=1", hands=["", "r1 rw*"], left="g2", right="br")
    play(state, 2, "lay")
    for sampled in samples(state, 1, 30):
        assert line(sampled, "hand 2") == "r1 rw*"
    state = table("lay seat=1", hands=["", "r1 rw*"], rows=[{}, {"w": "w1"}], left="g2", right="br")
    play(state, 2, "lay")
    for sampled in samples(state, 1, 30):
        assert line(sampled, "hand 2") == "r1 rw*"
    state = table("lay seat=1", crystals=[1, 0], chests="4", hands=["wb*"], left="g1", right="br")  # Or rb*.
    play(state, 1, "lay any")
    for sampled in samples(state, 2, 30):
        assert line(sampled, "hand 1") == "wb*"


def test_6_1_the_turn_never_betrays_a_start_card() -> None:
    """Whether a seat is asked to lay along is the same whichever front its start card has."""
    for card in ("rw*", "gw*"):
        state = table("lay seat=1", hands=["", card], left="g1", right="br")
        assert view(state, 1).pending == [(1, 3)]
        assert view(state, 1).legal == []


# 6.2


def test_6_2_the_page_is_public_and_the_front_is_not() -> None:
    state = table(left="w4", right="rb")
    fronts: Counter[int] = Counter()
    for sampled in samples(state, 1):
        assert (BACK[sampled.left.page], BACK[sampled.right.page]) == (4, 2)
        fronts[FRONT[sampled.left.page]] += 1
    assert sorted(fronts) == [0, 1, 2, 3]
    assert max(fronts.values()) < 80


def test_6_2_cards_put_on_a_stack_are_known_in_order() -> None:
    state = table(left_put="r1 w2", right_put="gr")
    seen = view(state, 2)
    assert (names_of(seen.left.tops), names_of(seen.right.tops)) == (["r1", "w2"], ["gr"])
    for sampled in samples(state, 2, 20):
        assert names_of(sampled.left.tops) == ["r1", "w2"]


def test_6_2_the_back_of_the_card_below_them_stays_known() -> None:
    state = table(left="b5", left_put="r1", left_display="g1")
    assert view(state, 2).left.unseen_back == 5
    for sampled in samples(state, 2, 50):
        assert BACK[sampled.left.unseen[sampled.left.unseen_count - 1]] == 5


def test_6_2_cards_put_under_a_stack_are_known_too() -> None:
    state = table(chests="3", crystals=[1, 0], left_display="g5")
    play(state, 1, "exchange")
    for sampled in samples(state, 2, 20):
        assert names_of(sampled.left.unders) == ["g5"]


def test_6_2_deeper_cards_are_dealt_anew() -> None:
    state = table()
    deepest = Counter(NAMES[sampled.left.unseen[0]] for sampled in samples(state, 1))
    assert len(deepest) > 12


def test_6_2_a_card_turned_up_is_not_unseen_any_more() -> None:
    state = table(left="r1", left_display="r1")  # Both of them: none is left below.
    play(state, 1, "take left")
    for sampled in samples(state, 2, 20):
        assert NAMES.index("r1") not in sampled.left.unseen_left()


# 6.3


def test_6_3_pieces_of_all_seats_are_in_the_view() -> None:
    state = table(pieces=["20 6", "1"])
    players = view(state, 2).to_json()["players"]
    assert isinstance(players, list)
    first, second = players
    assert isinstance(first, dict) and isinstance(second, dict)
    assert (first["pieces"], second["pieces"]) == ([6, 20], [1])


def test_6_3_pearls_are_counted_but_not_seen() -> None:
    state = table(pieces=["1 1 1 1 1 1"], reds=["9", ""], blues=["4", ""])
    for seat in (1, 2):
        seen = view(state, seat)
        assert (seen.red_counts[0], seen.blue_counts[0], seen.pearls) == (1, 1, None)
    values = {line(sampled, "red pearls 1") for sampled in samples(state, 1, 40)}
    assert values == {"8", "9"}
    assert {line(sampled, "blue pearls 1") for sampled in samples(state, 2, 40)} == {"3", "4"}


def test_6_3_at_the_end_they_are_turned_up() -> None:
    state = table("over", options="turn_limit=1", pieces=["1 1 1"], reds=["9", ""], blues=["", ""])
    assert view(state, 2).pearls == [(16**9, 0), (0, 0)]
    assert {line(sampled, "red pearls 1") for sampled in samples(state, 2, 20)} == {"9"}


def test_6_3_the_memory_aid_is_an_option_off_by_default() -> None:
    assert GAME.options({}).to_json()["memory_aid"] is False
    state = table(options="memory_aid=on")
    options = view(state, 1).to_json()["options"]
    assert isinstance(options, dict) and options["memory_aid"] is True


def test_6_3_the_memory_aid_changes_no_rule() -> None:
    with_aid, without = table(options="memory_aid=on"), table(options="memory_aid=off")
    assert legal(with_aid) == legal(without)
    rng = Rng.from_seed("aid")
    assert line(view(with_aid, 1).sample(rng), "hand 1") == line(without, "hand 1")
