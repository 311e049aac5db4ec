"""9 The end, 10 tips and 11 examples."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import GAME, Given, asked, do, fight, legal, named, refusal, table, told, view


def last_fight(options: str = "claims=0", seats: int = 2, power: dict[int, int] | None = None, **lines: Given) -> State:
    """Six hits are scored; the knight on L0 is about to turn a card, with two knights and two dragons open."""
    spare = {1: 1, **(power or {})}
    fields = {"marked": "L0 L1", "knights": "L0", "face_up": "1", "tiles": "4 1 2 3", **lines}
    return table(
        "fight land=L0 by=marker knights=2 dragons=2 swords=0 shields=0 aside=0 ask=power",
        seats=seats,
        options=options,
        power=spare,
        hits="6",
        successful_2="on",
        **fields,
    )


def test_9_1_the_seventh_hit_stops_everything_at_once() -> None:
    state = last_fight(stacks={"L1": "P", "L23": "K"}, hands={1: "1", 2: "2"})
    state = fight(state, "1: turn", "K")
    assert state.outcome is not None and state.pending == []
    assert named(state, "victor") == ["1"] and named(state, "hits") == ["7"]
    assert named(state, "lost") == [] and named(state, "marked") == [], "marked lands stand"
    assert not told(state, "marker-lifted") and not told(state, "land-lost")
    assert refusal(state, "1: turn") == ("9.1", "game-over")


def test_9_1_in_the_middle_of_a_purchase_too() -> None:
    state = table(hands={1: "2 2 2"}, stacks={"L0": "D", "L2": "P", "L23": "K"}, knights="L0", hits="6", successful_2="on")
    state = fight(state, "1: buy L0", "KKK")
    assert state.outcome is not None and named(state, "victor") == ["1"]


def dragon_near(**lines: Given) -> State:
    """The tile under the piece is a 1, nothing is offered, L0 is attacked."""
    return table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", **lines)


def test_9_2_no_knight_anywhere_the_dragon_wins_by_knights() -> None:
    state = do(dragon_near(stacks={"L0": "K", "L1": "PP"}), "2: offer X")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.scores, state.outcome.winners) == ("dragon-by-knights", [0, 0], [])
    assert refusal(state, "1: done") == ("9.2", "game-over")


def test_9_2_a_knight_hidden_in_a_stack_keeps_the_game_going() -> None:
    state = do(dragon_near(stacks={"L0": "K", "L1": "PPK"}), "2: offer X")
    assert state.outcome is None and named(state, "lost") == ["L0"]


def test_9_2_a_standing_knight_keeps_the_game_going() -> None:
    state = do(dragon_near(stacks={"L0": "K"}, knights="L5"), "2: offer X")
    assert state.outcome is None


def test_9_2_no_land_left() -> None:
    lost = " ".join(f"L{land}" for land in range(1, 24))
    state = do(dragon_near(stacks={"L0": "K", "L1": "K"}, lost=lost), "2: offer X")
    assert state.outcome is not None and state.outcome.ending == "dragon-by-lands"


def test_9_2_judged_after_the_whole_attack_not_between_fights() -> None:
    state = table(
        "fight land=L0 by=marker knights=0 dragons=2 swords=0 shields=0 aside=0 ask=power",
        marked="L0 L3",
        knights="L0",
        face_up="1",
        tiles="4 1 2 3",
        power={1: 1},
        stacks={"L3": "K"},
    )
    state = fight(state, "1: turn", "D")
    assert [event.kind.name for event in state.events][-2:] == ["land-lost", "dragon-won"]
    assert state.outcome is not None and state.outcome.ending == "dragon-by-knights"


def test_9_2_judged_after_each_purchased_tile() -> None:
    state = table(hands={1: "2 2"}, stacks={"L0": "DK", "L2": "P"})
    assert do(state, "1: buy L2").outcome is None
    state = do(state, "1: buy L0")
    assert state.outcome is not None and state.outcome.ending == "dragon-by-knights"


def test_9_2_a_bought_knight_is_put_before_it_is_judged() -> None:
    state = do(table(hands={1: "2"}, stacks={"L0": "K"}), "1: buy L0")
    assert state.outcome is None and asked(state) == "1 put"
    assert do(state, "1: put L0").outcome is None


def test_9_2_the_last_knight_falls_to_a_bought_attack() -> None:
    state = fight(table(hands={1: "2"}, stacks={"L0": "DP"}, knights="L0"), "1: buy L0", "DDD")
    assert state.outcome is not None and state.outcome.ending == "dragon-by-knights"


def test_9_2_a_knight_bought_no_longer_lies_in_a_stack() -> None:
    state = table(hands={1: "2 2"}, stacks={"L2": "KDP"})
    state = fight(do(state, "1: buy L2", "1: put L2"), "1: buy L2", "DDD")
    assert state.outcome is not None and state.outcome.ending == "dragon-by-knights"


def test_9_2_the_seventh_hit_comes_first() -> None:
    state = fight(last_fight(stacks={"L0": "P"}), "1: turn", "K")
    assert state.outcome is not None and state.outcome.winners == [0]


def test_9_3_together_the_result_is_the_number_of_standing_lands() -> None:
    state = last_fight(options="claims=0 cooperative=on", lost="L5 L6", stacks={"L2": "PP", "L23": "K"})
    state = fight(state, "1: turn", "K")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.scores) == ("cooperative", [22, 22])
    assert state.outcome.winners == [0, 1] and not told(state, "turned")


def test_9_3_together_the_dragon_still_wins_with_nothing() -> None:
    state = do(dragon_near(options="claims=0 cooperative=on", stacks={"L0": "K"}), "2: offer X")
    assert state.outcome is not None and state.outcome.scores == [0, 0] and state.outcome.winners == []


def test_9_3_alone_there_is_no_finale_either() -> None:
    state = table(
        "fight land=L0 by=marker knights=2 dragons=2 swords=0 shields=0 aside=0 ask=power",
        seats=1,
        power={1: 1},
        hits="6",
        successful_1="on",
        marked="L0",
        knights="L0",
        face_up="1",
        tiles="4 1 2 3",
        lost="L9",
    )
    state = fight(state, "1: turn", "K")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.scores, state.outcome.winners) == ("alone", [23], [0])


@pytest.mark.parametrize(("limit", "is_over"), [(3, True), (4, False), (0, False)])
def test_9_3_the_round_limit_ends_without_a_result(limit: int, is_over: bool) -> None:
    state = table(
        options=f"claims=0 round_limit={limit}", round="3", buyer="1", tiles="3 4 5 6", regent="1", hands={2: "1"}
    )
    state = do(state, "2: done")
    assert (state.outcome is not None) == is_over
    if state.outcome is not None:
        assert (state.outcome.ending, state.outcome.scores, state.outcome.winners) == ("stopped", [0, 0], [])


def test_9_3_no_limit_but_in_simulations() -> None:
    assert GAME.options({}).values["round_limit"] == 0
    assert GAME.simulation_options({}).values["round_limit"] == 40


def test_9_4_power_on_top_is_taken_until_another_tile_ends_it() -> None:
    stacks = {"L2": "PPK", "L4": "KPP", "L6": "PP", "L3": "PSP", "L5": "D"}
    state = fight(last_fight(stacks=stacks, lost="L23"), "1: turn", "K")
    assert named(state, "power 1") == ["5"], "one kept, two from L2, two from L6"
    assert named(state, "power 2") == ["1"]
    assert [named(state, f"stack {land}") for land in ("L2", "L4", "L6", "L3")] == [[], ["P", "P"], [], ["P"]]
    assert named(state, "turned") == ["L2/K", "L3/S", "L4/K", "L5/D"]
    assert view(state, 2).stacks[4] == 0, "the rest leaves unseen"


def test_9_4_stacks_of_lost_lands_are_not_turned() -> None:
    state = fight(last_fight(stacks={"L2": "PP", "L23": "K"}, lost="L2"), "1: turn", "K")
    assert named(state, "power 1") == ["1"] and named(state, "stack L2") == ["P", "P"]


def final(power: dict[int, int], options: str = "claims=0", **lines: Given) -> State:
    """The end of a finale with three seats: seat 1 victorious, seat 2 successful."""
    return table(
        str(lines.pop("step", "over")),
        seats=3,
        power=power,
        stacks={},
        options=options,
        **{"knights": "L0", "hits": "7", "victor": "1", "successful_1": "on", "successful_2": "on", **lines},
    )


def test_9_5_power_counts_once_twice_or_three_times() -> None:
    state = final({1: 2, 2: 4, 3: 7})
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.winners) == ([6, 8, 7], [1])
    assert state.outcome.ending == "crown-by-power"


def test_9_5_on_a_tie_more_standing_lands() -> None:
    state = final({1: 2, 2: 3, 3: 5}, lost="L1")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("crown-by-lands", [0])
    state = final({1: 2, 2: 3, 3: 5}, lost="L0", knights="L3")
    assert state.outcome is not None and state.outcome.winners == [1]


def test_9_5_still_tied_the_regent_in_office_names_one_of_them() -> None:
    state = final({1: 2, 2: 3, 3: 5}, step="crown", regent="3")
    assert asked(state) == "3 name-king" and legal(state, 3) == ["name 1", "name 2"]
    assert refusal(state, "3: name 3") == ("9.5", "not-tied")
    assert refusal(state, "1: name 1") == ("3.1", "not-your-turn")
    state = do(state, "3: name 2")
    assert state.outcome is not None
    assert (state.outcome.ending, state.outcome.winners) == ("crown-by-regent", [1])


def test_9_5_the_regent_may_name_himself() -> None:
    state = do(final({1: 2, 2: 3, 3: 5}, step="crown", regent="2"), "2: name 2")
    assert state.outcome is not None and state.outcome.winners == [1]


def test_9_5_a_tie_comes_about_in_play() -> None:
    state = fight(last_fight(power={1: 2, 2: 3}, regent="2", round="2", tiles="5 2 3 4"), "1: turn", "K")
    assert asked(state) == "2 name-king"
    counted = [event.values for event in told(state, "counted")]
    assert counted == [[0, 6, 12], [1, 6, 12]]


def test_10_power_on_top_is_free_in_the_finale() -> None:
    state = fight(last_fight(stacks={"L2": "P", "L23": "K"}), "1: turn", "K")
    assert named(state, "power 1") == ["2"] and named(state, "spent 1") == ["0"]


def test_10_a_known_dragon_attack_under_a_strong_knight_can_be_the_last_hit() -> None:
    state = table(hands={1: "3"}, stacks={"L0": "PD", "L23": "K"}, knights="L0", swords="L0", hits="6", successful_2="on")
    state = do(state, "1: look L0", "1: next dragon")
    state = fight(state, "1: buy L0", "SSS")
    assert state.outcome is not None and state.outcome.winners == [0]


def test_11_the_last_of_a_colour_follows() -> None:
    """Round 2, yellow 2 and 4 revealed: the hidden yellow is the 3, the red the 5."""
    state = table("piece", attack="2", round="2", regent="2", tiles="2 3 5 4", face_up="1 4", hands={1: "1"})
    fields = view(state, 1).to_json()["fields"]
    assert isinstance(fields, list)
    possible = [field["possible"] for field in fields if isinstance(field, dict)]
    assert possible == [[2], [3], [5], [4]]


def test_11_shield_but_no_sword_swords_never_count() -> None:
    state = table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", knights="L0", shields="L0")
    assert told(fight(state, "2: offer X", "SKKK"), "hit")
    step = "fight land=L0 by=marker knights=2 dragons=2 swords=2 shields=0 aside=0 ask=power"
    late = table(step, knights="L0", shields="L0", marked="L0", power={1: 1}, face_up="1")
    late = fight(late, "1: turn", "S")
    assert asked(late) == "1 power"
    assert told(fight(late, "1: turn", "K"), "hit")


def test_11_sword_and_shield_the_owner_goes_on_and_is_asked_again() -> None:
    state = table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", knights="L0", shields="L0", swords="L0")
    state = fight(state, "2: offer X", "HHH")
    assert asked(state) == "1 shield"
    state = fight(state, "1: onward", "KH")
    assert asked(state) == "1 shield"
