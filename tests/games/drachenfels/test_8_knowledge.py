"""Rules 4.2, 7.2, 8.2: who knows which cards."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games.drachenfels.game import GAME
from drachenhort.kit.positions import position
from tests.games.drachenfels.hidden import forgotten
from tests.games.drachenfels.table import knows, line, play, samples, shown, table


def test_4_2_a_robbed_card_is_known_to_its_victim_until_it_is_played() -> None:
    state = play(table(hands=["1", "rainbow rainbow"]), "draw 2", "stop")
    assert [knows(state, 2, 1), knows(state, 1, 2), knows(state, 16, 1)] == ["rainbow", "", ""]
    play(state, "refresh", "play rainbow", "set R1-K")
    assert knows(state, 2, 1) == ""


def test_4_2_another_card_played_leaves_it_known() -> None:
    state = play(table(hands=["1", "rainbow rainbow"]), "draw 2", "stop", "refresh", "play 1", "to a1")
    assert knows(state, 2, 1) == "rainbow"


def test_4_2_until_its_holder_refreshes() -> None:
    state = play(table(hands=["1", "rainbow rainbow"]), "draw 2", "stop", "refresh", "refresh")
    assert knows(state, 2, 1) == ""


def test_4_2_until_its_holder_is_robbed_by_a_third() -> None:
    known = {"hand 1 known to 2": "rainbow"}
    state = table(seats=3, hands=["1 rainbow", "2", ""], known=known, on_turn=3)
    play(state, "draw 1", "stop")
    assert knows(state, 2, 1) == ""
    assert knows(state, 2, 3) == ""
    assert knows(state, 1, 3) in ("1", "rainbow")


def test_4_2_two_known_of_a_kind_leave_one_known_when_one_is_robbed() -> None:
    known = {"hand 1 known to 2": "rainbow rainbow 1"}
    state = table(seats=3, hands=["1 rainbow rainbow", "2", ""], known=known, on_turn=3)
    play(state, "draw 1", "stop")
    assert knows(state, 2, 1) == "rainbow"


def test_4_2_a_whole_hand_of_one_kind_gives_the_robbed_card_away() -> None:
    known = {"hand 1 known to 2": "rainbow rainbow"}
    state = table(seats=3, hands=["rainbow rainbow", "2", ""], known=known, on_turn=3)
    play(state, "draw 1", "stop")
    assert [knows(state, 2, 1), knows(state, 2, 3)] == ["rainbow", "rainbow"]


def test_4_2_taking_a_card_back_is_seen() -> None:
    known = {"hand 2 known to 1": "rainbow 4"}
    state = table(hands=["1", "rainbow rainbow rainbow 4"], known=known, seed=3)
    play(state, "draw 2", "stop")
    taken = line(state, "hand 1").split()[-1]
    assert knows(state, 1, 2) == ("4" if taken == "rainbow" else "rainbow")


def test_7_2_cards_drawn_after_a_duel_are_known_to_winner_and_loser() -> None:
    state = table(seats=3, hands=["2", "3 3 3"], fields=["S1", "b1"])
    play(state, "play 2", "to b1", "to S2", "draw 2", "draw 2")
    assert [knows(state, 2, 1), knows(state, 3, 1), knows(state, 16, 1)] == ["3 3", "", ""]


def test_4_2_whoever_refreshes_knows_which_of_its_cards_stayed_in_the_pile() -> None:
    state = play(table(hands=["cloud teletransfer 5"], draw="1 1 1 1 2 2 2 2 3 3", seed=5), "refresh")
    hand = line(state, "hand 1").split()
    left = [card for card in ["5", "teletransfer", "cloud"] if card not in hand]
    assert shown(state, 1, "known_pile") == left
    assert shown(state, 2, "known_pile") == []
    assert shown(state, 16, "known_pile") == []
    for sample in samples(state, 1):
        assert all(card in line(sample, "draw pile").split() for card in left)


def test_4_2_another_refresh_makes_the_pile_unknown_again() -> None:
    state = table(hands=["1", "1"], known={"pool 0 known to 1": "cloud"}, on_turn=2)
    assert shown(state, 1, "known_pile") == ["cloud"]
    assert shown(play(state, "refresh"), 1, "known_pile") == []


def test_4_2_when_the_pile_is_all_drawn_counting_tells_the_hand() -> None:
    rest = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 rainbow rainbow rainbow rainbow bridge bridge bridge dragon dragon"
    state = table(hands=["cloud", rest], draw="dragon", discards="dragon dragon teletransfer")
    play(state, "refresh")
    assert knows(state, 2, 1) == "dragon dragon teletransfer"


def test_8_2_samples_leave_known_cards_where_they_are_and_vary_the_rest() -> None:
    known = {"hand 2 known to 1": "cloud"}
    state = table(seats=3, hands=["1 2", "cloud 3 4", "5 rainbow"], known=known)
    hands: set[str] = set()
    for sample in samples(state, 1):
        assert line(sample, "hand 1") == "1 2"
        assert "cloud" in line(sample, "hand 2").split()
        assert len(line(sample, "hand 2").split()) == 3
        hands.add(line(sample, "hand 2") + line(sample, "hand 3"))
    assert len(hands) > 15


def know_of(state: State, seat: int) -> list[str]:
    """By seat: the cards that it knows of in this hand, as far as the hand's holder can tell."""
    players = shown(state, seat, "players")
    assert isinstance(players, list)
    return [" ".join(map(str, player["knows_of_you"])) for player in players if isinstance(player, dict)]


def test_4_2_a_thief_knows_that_its_victim_knows_the_card_until_it_is_played() -> None:
    state = play(table(hands=["1", "rainbow rainbow"]), "draw 2", "stop")
    assert know_of(state, 1) == ["", "rainbow"]
    assert know_of(play(state, "refresh"), 1) == ["", "rainbow"]
    assert know_of(play(state, "play rainbow", "set R1-K"), 1) == ["", ""]


def test_4_2_a_thief_is_not_told_what_a_third_seat_knew() -> None:
    """Seat 2 knows all of seat 1's cards and so which one seat 3 takes. Seat 3 cannot tell."""
    hands = ["rainbow rainbow", "2", ""]
    known = {"hand 1 known to 2": "rainbow rainbow"}
    state = play(table(seats=3, hands=hands, known=known, on_turn=3), "draw 1", "stop")
    without = play(table(seats=3, hands=hands, on_turn=3), "draw 1", "stop")
    assert know_of(state, 3) == ["rainbow", "", ""]
    assert state.view(2).to_json() == without.view(2).to_json()
    assert knows(state, 2, 3) == "rainbow"
    assert line(state, "hand 3 known to 2 unawares") == "rainbow"
    assert line(state, "hand 3 known to 1 unawares") == ""
    assert GAME.load(state.text()).text() == state.copy().text() == state.text()
    lines = [text for text in state.text().splitlines() if "unawares" not in text]
    assert state.digest() == GAME.load("\n".join(lines)).digest()


def test_4_2_whoever_refreshes_is_not_told_what_others_know_of_the_pile() -> None:
    rest = "1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 5 rainbow rainbow rainbow rainbow bridge bridge bridge dragon dragon"
    hands = ["cloud", rest, ""]
    draw = "dragon dragon dragon teletransfer"
    known = {"pool 0 known to 2": "dragon"}
    state = play(table(seats=3, hands=hands, draw=draw, known=known), "refresh")
    without = play(table(seats=3, hands=hands, draw=draw), "refresh")
    assert [knows(state, 2, 1), know_of(state, 1)[1]] == ["dragon", ""]
    assert state.view(0).to_json() == without.view(0).to_json()


def test_4_2_when_a_third_takes_a_card_the_holder_counts_on_nothing_more() -> None:
    """Seat 2 knows of two rainbows that seat 1 took from it; after seat 3 has taken a card it is sure of one."""
    known = {"hand 1 known to 2": "rainbow rainbow"}
    state = table(seats=3, hands=["rainbow rainbow 1", "2", ""], known=known, on_turn=3)
    assert know_of(state, 1) == ["", "rainbow rainbow", ""]
    assert know_of(play(state, "draw 1", "stop"), 1)[1] == "rainbow"


@pytest.mark.parametrize("seed", range(12))
def test_4_2_what_others_know_never_changes_what_a_seat_sees(seed: int) -> None:
    """The same game twice, once with everything forgotten that the others know and this seat cannot tell."""
    state = position(GAME, f"told {seed}", 150)
    twins = [forgotten(state, seat) for seat in range(state.seats)]
    rng = Rng.from_seed(str(seed))
    for _ in range(60):
        for seat, twin in enumerate(twins):
            assert twin.view(seat).to_json() == state.view(seat).to_json()
        decision = state.decision
        if decision is None:
            break
        action = decision.nth(rng.below(decision.count()))
        for each in [state, *twins]:
            each.apply(decision.seat, action)


# Pools: discards shuffled in are in the pile or in the hand just drawn, and nowhere else.


def test_4_2_discards_shuffled_in_are_known_to_be_in_the_pile_or_the_new_hand() -> None:
    state = table(seats=3, hands=["1", "2 2", "3 3 3"], draw="4 4", discards="cloud")
    play(state, "refresh")
    for viewer in (2, 3, 16):
        pools = shown(state, viewer, "known_pools")
        assert isinstance(pools, list) and isinstance(pools[0], dict)
        assert pools[0]["seats"] == [0]
        assert "cloud" in str(pools[0]["cards"])
    for sample in samples(state, 2, 60):
        assert "cloud" not in line(sample, "hand 3").split()
    held = {"cloud" in line(sample, "hand 1").split() for sample in samples(state, 2, 60)}
    assert held == {True, False}


def test_4_2_another_refresh_makes_the_pool_larger() -> None:
    known = {"pool 1 known to 4": "cloud"}
    state = table(seats=4, hands=["cloud 1", "2", "3", "4"], known=known, refreshed="1 2 3 4", on_turn=2)
    play(state, "refresh")
    assert line(state, "refreshed") == "2 1 3 4"
    assert line(state, "pool 1 known to 4") == ""
    assert line(state, "pool 2 known to 4") == "cloud"
    assert not any("cloud" in line(sample, "hand 3").split() for sample in samples(state, 4, 60))


def test_4_2_a_known_hand_goes_into_the_pool() -> None:
    known = {"hand 2 known to 4": "cloud", "pool 0 known to 4": "5"}
    state = table(seats=4, hands=["1", "cloud 2", "3", "4"], known=known, refreshed="1 2 3 4", on_turn=2)
    play(state, "refresh")
    assert line(state, "pool 1 known to 4") == "5 cloud"
    assert line(state, "hand 2 known to 4") == line(state, "pool 0 known to 4") == ""


def test_4_2_a_played_card_leaves_the_pool_of_its_holder_only() -> None:
    known = {"pool 1 known to 3": "rainbow rainbow", "pool 1 known to all": "rainbow"}
    hands = ["rainbow 1", "rainbow 2", "3"]
    state = table(seats=3, hands=hands, known=known, refreshed="1 2 3")
    play(state, "play rainbow", "set R1-K")
    assert [line(state, "pool 1 known to 3"), line(state, "pool 1 known to all")] == ["rainbow", ""]
    state = table(seats=3, hands=hands, known=known, refreshed="1 2 3", on_turn=2)
    play(state, "play rainbow", "set R1-K")
    assert [line(state, "pool 1 known to 3"), line(state, "pool 1 known to all")] == ["rainbow rainbow", "rainbow"]


def test_4_2_a_robbed_card_leaves_the_pool_unless_the_thief_is_in_it() -> None:
    known = {"pool 1 known to 4": "rainbow", "pool 2 known to 4": "rainbow 1"}
    hands = ["rainbow 1", "2", "3", "4"]
    outside = play(table(seats=4, hands=hands, known=known, refreshed="1 2 3 4", on_turn=3), "draw 1", "stop")
    assert [line(outside, "pool 1 known to 4"), line(outside, "pool 2 known to 4")] == ["", ""]
    inside = play(table(seats=4, hands=hands, known=known, refreshed="1 2 3 4", on_turn=2), "draw 1", "stop")
    assert [line(inside, "pool 1 known to 4"), line(inside, "pool 2 known to 4")] == ["", "1 rainbow"]


def test_4_2_thief_and_victim_keep_their_pools_exact() -> None:
    known = {"pool 1 known to 2": "rainbow", "pool 1 known to 1": "2"}
    state = table(seats=3, hands=["rainbow", "2", "3"], known=known, refreshed="1 2 3", on_turn=2)
    play(state, "draw 1", "stop")
    assert line(state, "pool 1 known to 2") == ""
    assert line(state, "pool 1 known to 1") == "2 rainbow"


def test_4_2_a_seat_keeps_its_pools_through_its_own_refresh() -> None:
    known = {"pool 1 known to 1": "cloud"}
    state = table(seats=3, hands=["5", "cloud", "3"], draw="1 1 1 1 2 2 2 2", known=known, refreshed="2 1 3")
    play(state, "refresh")
    pool = line(state, "pool 1 known to 1").split()
    assert "cloud" in pool
    assert ("5" in pool) == ("5" not in line(state, "hand 1").split())


def test_4_2_a_card_played_from_a_hand_outside_the_smaller_pool_leaves_that_one_as_it_is() -> None:
    known = {"pool 1 known to 4": "rainbow", "pool 2 known to 4": "rainbow"}
    state = table(seats=4, hands=["rainbow 1", "rainbow 2", "3", "4"], known=known, refreshed="1 2 3 4", on_turn=2)
    play(state, "play rainbow", "set R1-K")
    assert [line(state, f"pool {pool} known to 4") for pool in (1, 2)] == ["rainbow", "rainbow"]
