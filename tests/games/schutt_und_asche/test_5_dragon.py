"""5 The dragon phase: piece, offering, attack."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import Given, asked, do, fight, legal, named, refusal, table, told, view


def test_5_1_the_piece_goes_onto_a_tile_face_down() -> None:
    state = table("piece", attack="1", face_up="2", hands={1: "1", 2: "1"})
    assert asked(state) == "2 dragon-piece", "after the regent the next one clockwise"
    assert legal(state, 2) == ["piece 1", "piece 3", "piece 4"]
    assert refusal(state, "2: piece 2") == ("5.1", "tile-face-up")
    assert refusal(state, "2: offer 1") == ("5.2", "not-offering")
    state = do(state, "2: piece 3")
    assert named(state, "field") == ["3"] and asked(state) == "2 offer"
    assert refusal(state, "2: piece 1") == ("5.1", "not-putting-the-piece")


@pytest.mark.parametrize(("seats", "order"), [(1, "1111"), (2, "1212"), (3, "1231"), (4, "1234"), (6, "1234")])
def test_5_1_four_times_going_round_again(seats: int, order: str) -> None:
    everything = "3 2 2 2 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 X X X X X"
    state = table("piece", seats=seats, hands={1: everything})
    pieces = ""
    while not asked(state).endswith("purchase"):
        if asked(state).endswith("dragon-piece"):
            state = do(state, f"{asked(state)[0]}: {legal(state, int(asked(state)[0]))[0]}")
            pieces += str(told(state, "piece-put")[0].values[0] + 1)
        for value in ("3", "2", "1"):
            if f"offer {value}" in legal(state, 1):
                state = do(state, f"1: offer {value}", f"1: offer {value}" if value == "2" else "1: offer X")
                break
        state = do(state, "1: done")
        pieces += "".join(str(event.values[0] + 1) for event in told(state, "piece-put"))
        if len(pieces) > 4:
            break
    assert pieces == order
    assert named(state, "face up") == ["1", "2", "3", "4"]


def test_5_1_played_even_where_the_entry_is_lost() -> None:
    state = table("piece", stacks={"L23": "K"}, lost="L0 L1 L2", tiles="2 1 3 4", hands={1: "1", 2: "1"})
    state = do(state, "1: piece 1", "1: done", "2: done")
    assert told(state, "attacked")[0].values == [3, 4]


def offering(**lines: Given) -> State:
    return table("offering turn=0", seats=3, hands={1: "X 1 2", 2: "1 3", 3: "2 2"}, tiles="3 1 2 4", **lines)


def test_5_2_any_number_of_cards_from_the_seat_of_the_piece_on() -> None:
    state = offering()
    assert asked(state) == "1 offer"
    assert legal(state, 1) == ["done", "offer X", "offer 1", "offer 2"]
    assert refusal(state, "1: offer 3") == ("5.2", "no-such-card")
    state = do(state, "1: offer X")
    assert asked(state) == "1 offer" and "offer X" not in legal(state, 1)
    state = do(state, "1: done")
    assert asked(state) == "2 offer"
    assert named(state, "offered 1") == ["X"] and named(state, "hand 1") == ["1", "2"]
    assert asked(do(state, "2: done")) == "3 offer"


def test_5_2_once_round_starting_with_the_piece_not_the_regent() -> None:
    state = table("piece", seats=3, attack="1", face_up="4", hands={1: "1", 2: "1", 3: "1"})
    state = do(state, "2: piece 1")
    order = ""
    while asked(state).endswith("offer"):
        order += asked(state)[0]
        state = do(state, f"{asked(state)[0]}: done")
    assert order == "231"


def test_5_2_counts_are_public_values_are_not() -> None:
    state = do(offering(), "1: offer X", "1: offer 2")
    for seat in (2, 3):
        assert view(state, seat).places[0].offered_size == 2 and view(state, seat).offered == 0
    assert view(state, 1).offered == state.places[0].offered
    state = do(state, "1: done")
    assert told(state, "offered")[0].values == [0, 2]
    assert told(state, "offered-cards")[0].audience == 1


def test_5_2_nothing_is_taken_back() -> None:
    state = do(offering(), "1: offer 2")
    assert not [word for word in legal(state, 1) if word not in ("done", "offer X", "offer 1")]


def test_5_3_enough_prevents_the_attack_and_all_cards_are_gone() -> None:
    state = do(offering(), "1: offer X", "1: offer 1", "1: done", "2: offer 1", "2: done", "3: offer 2", "3: done")
    assert told(state, "prevented") and not told(state, "attacked")
    assert named(state, "face up") == ["1"]
    assert named(state, "given 1") == ["X", "1"] and named(state, "given 3") == ["2"]
    assert [event.values for event in told(state, "revealed")] == [[0, 0, 1], [1, 1], [2, 2]]
    assert [named(state, f"offered {seat}") for seat in (1, 2, 3)] == [[], [], []]
    assert named(state, "hand 1") == ["2"]
    assert asked(state) == "2 dragon-piece"


def test_5_3_fame_for_the_most_gold_not_the_most_cards() -> None:
    state = do(offering(), "1: offer X", "1: offer 1", "1: done", "2: done", "3: offer 2", "3: done")
    assert [named(state, f"fame {seat}") for seat in (1, 2, 3)] == [[], [], ["1"]]


def test_5_3_on_a_tie_the_earlier_in_the_order_of_offering() -> None:
    state = do(offering(), "1: offer 2", "1: done", "2: done", "3: offer 2", "3: done")
    assert [named(state, f"fame {seat}") for seat in (1, 2, 3)] == [["1"], [], []]
    later = table("offering turn=0", seats=3, attack="1", face_up="4", hands={1: "2", 2: "X", 3: "2"}, tiles="4 1 2 3")
    later = do(later, "2: done", "3: offer 2", "1: offer 2")
    assert [named(later, f"fame {seat}") for seat in (1, 2, 3)] == [[], [], ["1"]]


@pytest.mark.parametrize(("tile", "fame"), [("1", []), ("2", []), ("3", ["1"]), ("4", ["1"])])
def test_5_3_the_marker_has_the_value_of_a_yellow_tile(tile: str, fame: list[str]) -> None:
    others = [number for number in "1234" if number != tile]
    state = table("offering turn=0", hands={1: "3 2"}, tiles=" ".join([tile, *others]))
    assert named(do(state, "1: offer 3", "1: offer 2"), "fame 1") == fame


@pytest.mark.parametrize(("tile", "fame"), [("5", "2"), ("6", "2"), ("7", "3"), ("8", "3")])
def test_5_3_the_marker_has_the_value_of_a_red_tile(tile: str, fame: str) -> None:
    others = [number for number in "5678" if number != tile]
    state = table("offering turn=0", hands={1: "3 2 2 1"}, tiles=" ".join([tile, *others]), round="5", stacks={"L23": "K"})
    assert named(do(state, "1: offer 3", "1: offer 2", "1: offer 2", "1: offer 1"), "fame 1") == [fame]


def test_5_3_short_offerings_are_discarded_too() -> None:
    state = do(offering(), "1: offer 2", "1: done", "2: done", "3: done")
    assert told(state, "attacked")
    assert named(state, "hand 1") == ["X", "1"] and named(state, "discard").count("2") == 2
    assert not any(named(state, f"fame {seat}") for seat in (1, 2, 3))


def attacked(tile: str = "4", gold: str = "", lost: str = "", options: str = "claims=0", field: int = 1) -> list[int]:
    """The lands that get a marker when the first tile is this one and so much gold is offered."""
    others = [number for number in "1234" if number != tile]
    tiles = [*others[: field - 1], tile, *others[field - 1 :]]
    state = table(
        "offering turn=0",
        options=options,
        hands={1: gold or "X"},
        tiles=" ".join(tiles),
        field=str(field),
        lost=lost,
        stacks={"L16": "K"},
    )
    for card in gold.split() or ["X"]:
        state = do(state, f"1: offer {card}")
    return told(state, "attacked")[0].values


def test_5_4_as_many_attacks_as_gold_is_missing() -> None:
    assert attacked("4") == [0, 1, 2, 3]
    assert attacked("4", "1 2") == [0]
    assert attacked("3", "1 X") == [0, 1]


def test_5_4_with_the_option_as_many_as_the_tile_says() -> None:
    assert attacked("4", "1 2", options="claims=0 whole_tile=on") == [0, 1, 2, 3]


def test_5_4_from_the_entry_of_the_field_along_the_path() -> None:
    assert attacked("2", field=2) == [6, 7]
    assert attacked("2", field=3) == [12, 13]
    assert attacked("4", field=4) == [18, 19, 20, 21]


def test_5_4_lost_lands_are_passed_over() -> None:
    assert attacked("3", lost="L0 L2") == [1, 3, 4]
    assert attacked("3", lost="L18 L19 L20 L21 L22 L23", field=4) == [0, 1, 2]


def test_5_4_surplus_lapses_and_no_land_gets_two() -> None:
    lost = " ".join(f"L{land}" for land in range(24) if land not in (4, 16))
    assert attacked("4", lost=lost) == [4, 16]


def test_5_5_the_seat_picks_one_of_its_marked_lands_with_a_knight() -> None:
    state = table(
        "fights seat=1",
        face_up="1",
        marked="L0 L1 L2 L3",
        knights="L0 L2 L3 L4",
        tiles="4 1 2 3",
        power={1: 1, 2: 1},
    )
    assert asked(state) == "1 pick-fight"
    assert legal(state, 1) == ["fight L0", "fight L2"]
    assert refusal(state, "1: fight L4") == ("5.5", "no-fight-there")
    assert refusal(state, "1: fight L3") == ("5.5", "no-fight-there")
    state = fight(state, "1: fight L2", "DD")
    assert told(state, "fight-begins")[0].values == [0, 2]
    state = fight(state, "1: turn", "DDD")
    assert told(state, "fight-begins")[0].values == [1, 3] and asked(state) == "2 power"
    state = fight(state, "2: turn", "DDD")
    assert told(state, "fight-begins")[0].values == [0, 0] and asked(state) == "1 power", "round and round"


def test_5_5_from_the_seat_of_the_piece_clockwise() -> None:
    state = table(
        "offering turn=2",
        seats=3,
        attack="1",
        face_up="4",
        hands={1: "X"},
        tiles="4 1 2 3",
        knights="L0 L1 L2 L3 L9",
        power={1: 1, 2: 1, 3: 1},
    )
    state = fight(state, "1: offer X", "DD")
    assert told(state, "fight-begins")[0].values == [1, 1]
    state = fight(state, "2: turn", "DDD")
    assert told(state, "fight-begins")[0].values == [2, 2]
    state = fight(state, "3: turn", "D")
    assert asked(state) == "1 pick-fight"


def test_5_5_a_seat_fights_on_one_land_before_the_next_seat_does() -> None:
    state = table(
        "fight land=L0 by=marker knights=2 dragons=2 swords=0 shields=0 aside=0 ask=power",
        marked="L0 L1 L2 L5",
        knights="L0 L1 L2",
        face_up="1",
        tiles="4 1 2 3",
        power={1: 1, 2: 1},
    )
    state = fight(state, "1: turn", "K")
    state = fight(state, "1: lift L5", "DD")
    assert told(state, "fight-begins")[0].values == [0, 0], "his own marker still lies there"
    state = fight(state, "1: turn", "DDD")
    assert told(state, "fight-begins")[0].values == [1, 1]


def test_5_5_only_knights_on_marked_lands_fight() -> None:
    state = table("offering turn=1", hands={2: "X"}, tiles="2 1 3 4", knights="L3 L5")
    state = do(state, "2: offer X")
    assert told(state, "attacked")[0].values == [0, 1] and not told(state, "fight-begins")
    assert named(state, "knights") == ["L3", "L5"]


def test_5_6_marked_lands_without_knight_are_lost_with_gear_and_stack() -> None:
    state = table(
        "offering turn=1",
        hands={2: "X"},
        tiles="2 1 3 4",
        swords="L0",
        shields="L1 L4",
        stacks={"L0": "PK", "L1": "S", "L23": "K"},
    )
    before = named(state, "removed")
    state = do(state, "2: offer X")
    assert named(state, "lost") == ["L0", "L1"] and named(state, "marked") == []
    assert named(state, "swords") == [] and named(state, "shields") == ["L4"]
    after = named(state, "removed")
    assert [int(after[kind]) - int(before[kind]) for kind in range(5)] == [0, 0, 1, 1, 0], "the stacks leave unseen"
    assert view(state, 1).unseen[2] == 2
    assert named(state, "lands 1")[0] == "L0", "who had it is remembered"
    assert [event.values for event in told(state, "land-lost")] == [[0, 0], [1, 1]]
    assert refusal(do(state, "2: piece 2"), "2: buy L1")[0] in ("7.1", "3.1")


def test_5_6_a_land_with_a_knight_is_never_lost() -> None:
    state = table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", knights="L0", stacks={"L0": "P", "L23": "K"})
    lost = fight(state, "2: offer X", "DDD")
    assert named(lost, "lost") == [] and named(lost, "knights") == [] and named(lost, "stack L0") == ["P"]
    won = fight(state, "2: offer X", "KKK")
    assert named(won, "lost") == [] and named(won, "knights") == ["L0"]
