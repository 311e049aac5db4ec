"""Rules 4.2, 7.2, 8.2: who knows which cards."""

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
    state = table(hands=["1", "1"], known={"pile known to 1": "cloud"}, on_turn=2)
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


def test_8_2_a_seat_knows_what_others_know_of_its_hand() -> None:
    state = play(table(hands=["1", "rainbow rainbow"]), "draw 2", "stop")
    players = shown(state, 1, "players")
    assert isinstance(players, list)
    assert [player["knows_of_you"] for player in players if isinstance(player, dict)] == [[], ["rainbow"]]
