"""6 The fight, card by card."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import Given, asked, do, fight, legal, named, refusal, table, told


def attack(options: str = "claims=0", power: int = 0, **lines: Given) -> State:
    """The knight of seat 1 on L0 will be attacked when seat 2 offers its X."""
    return table(
        "offering turn=1", options=options, hands={2: "X"}, tiles="1 2 3 4", power={1: power}, **{"knights": "L0", **lines}
    )


def mid_fight(cards: str, ask: str, power: int = 0, **lines: Given) -> State:
    """A fight on L0 with so many knights, dragons, swords, shields and dragons aside."""
    names = ["knights", "dragons", "swords", "shields", "aside"]
    counts = " ".join(f"{name}={count}" for name, count in zip(names, cards.split(), strict=True))
    lines = {"marked": "L0", "knights": "L0", "face_up": "1", "tiles": "4 1 2 3", **lines}
    return table(f"fight land=L0 by=marker {counts} ask={ask}", power={1: power}, **lines)


MOVE = "2: offer X"


@pytest.mark.parametrize("cards", ["DDD", "KDDSHD", "KKDDD", "SSSDDD", "HHHDDD"])
def test_6_1_the_third_dragon_wins_for_the_dragon(cards: str) -> None:
    state = fight(attack(), MOVE, cards)
    assert told(state, "dragon-won-fight") and not told(state, "hit")


@pytest.mark.parametrize("cards", ["KKK", "KDKDK", "KSKK"])
def test_6_1_the_third_knight_wins_for_the_knight(cards: str) -> None:
    state = fight(attack(), MOVE, cards)
    assert told(state, "hit") and not told(state, "dragon-won-fight")


def test_6_1_the_third_sword_wins_with_a_sword_only() -> None:
    state = fight(attack(swords="L0"), MOVE, "SSS")
    assert told(state, "hit")
    state = fight(mid_fight("0 2 2 0 0", "power", power=1, swords="L2"), "1: turn", "S")
    assert asked(state) == "1 power" and not told(state, "hit"), "a sword on another land is no help"


def test_6_1_all_cards_are_shuffled_for_a_repeated_fight() -> None:
    state = mid_fight("2 2 0 0 0", "power", power=1, marked="L0 L1")
    state = fight(state, "1: turn", "K")
    assert asked(state) == "1 marker"
    state = fight(state, "1: lift L1", "KKK")
    assert told(state, "fight-begins") and named(state, "hits") == ["2"], "three new knights were needed"


@pytest.mark.parametrize(("level", "expected"), [(0, 7 / 36), (1, 6 / 36), (2, 5 / 36)])
def test_6_1_the_level_changes_the_cards(level: int, expected: float) -> None:
    state = attack(options=f"claims=0 level={level}")
    firsts = 0
    for _ in range(3000):
        state.rng.word()
        firsts += told(do(state, MOVE), "combat-card")[0].values[0] == 0
    assert abs(firsts / 3000 - expected) < 0.025


def test_6_1_cards_come_without_being_put_back() -> None:
    """At level 2 there are 15 dragons; with 14 of them aside and one open, the next card is none."""
    state = mid_fight("2 1 2 3 14", "shield", power=1, shields="L0", options="claims=0 level=2")
    for _ in range(200):
        state.rng.word()
        turned = do(state, "1: onward")
        assert not [event for event in told(turned, "combat-card") if event.values[0] == 1]


def test_6_2_the_third_shield_lets_a_knight_with_a_shield_stop() -> None:
    state = fight(attack(shields="L0"), MOVE, "HHH")
    assert asked(state) == "1 shield" and legal(state, 1) == ["stop", "onward"]
    assert refusal(state, "1: spend") == ("6.3", "not-at-two-dragons")
    assert refusal(state, "1: done") == ("6.1", "fight-first")
    state = do(state, "1: stop")
    assert told(state, "draw") and named(state, "hits") == ["0"]
    assert named(state, "knights") == ["L0"]


def test_6_2_not_without_a_shield_and_not_at_other_cards() -> None:
    state = fight(mid_fight("0 2 0 2 0", "power", power=1), "1: turn", "H")
    assert asked(state) == "1 power"
    state = fight(mid_fight("0 2 0 3 0", "power", power=1, shields="L0"), "1: turn", "S")
    assert asked(state) == "1 power", "a sword after the third shield asks nothing"


def test_6_2_asked_again_at_the_next_shield() -> None:
    state = fight(attack(shields="L0"), MOVE, "HHH")
    state = fight(state, "1: onward", "H")
    assert asked(state) == "1 shield"


def test_6_2_before_the_power_is_asked_for() -> None:
    state = fight(mid_fight("0 2 0 2 0", "power", power=1, shields="L0"), "1: turn", "H")
    assert asked(state) == "1 shield"
    assert asked(do(state, "1: onward")) == "1 power"


def test_6_3_at_two_dragons_power_may_be_spent() -> None:
    state = fight(attack(power=1), MOVE, "DD")
    assert asked(state) == "1 power" and legal(state, 1) == ["turn", "spend"]
    assert refusal(state, "1: stop") == ("6.2", "not-at-third-shield")
    before = int(named(state, "removed")[0])
    state = fight(state, "1: spend", "KDDD")
    assert named(state, "power 1") == ["0"] and int(named(state, "removed")[0]) == before + 1
    assert told(state, "dragon-won-fight"), "without power nothing is asked any more"


def test_6_3_both_dragons_are_cancelled_for_the_rest_of_the_fight() -> None:
    state = fight(fight(attack(power=2), MOVE, "DD"), "1: spend", "DD")
    assert asked(state) == "1 power", "as often as it applies"
    words = named(state, "step")
    assert "dragons=2" in words and "aside=2" in words


def test_6_3_dragons_cancelled_before_stay_cancelled() -> None:
    state = fight(mid_fight("0 2 0 2 2", "power", power=1, shields="L0"), "1: spend", "H")
    assert asked(state) == "1 shield" and "aside=4" in named(state, "step")


def test_6_3_asked_before_every_card_while_two_lie_open() -> None:
    state = fight(attack(power=1), MOVE, "DD")
    state = fight(state, "1: turn", "S")
    assert asked(state) == "1 power"
    state = fight(state, "1: turn", "D")
    assert told(state, "dragon-won-fight") and named(state, "power 1") == ["1"], "never after the third"


def test_6_3_not_at_one_dragon_and_only_with_own_power() -> None:
    assert combat(fight(attack(power=1), MOVE, "DKKK")) == "hit"
    other = table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", power={2: 3}, knights="L0")
    assert combat(fight(other, MOVE, "DDD")) == "dragon-won-fight"


def combat(state: State) -> str:
    return next(event.kind.name for event in state.events if event.kind.name in ("hit", "dragon-won-fight"))


def test_6_4_knight_and_gear_leave_and_the_marker_comes_off() -> None:
    state = attack(swords="L0 L2", shields="L0", stacks={"L0": "PP", "L23": "K"})
    before = named(state, "removed")
    state = fight(state, MOVE, "DDD")
    assert named(state, "knights") == [] and named(state, "swords") == ["L2"] and named(state, "shields") == []
    after = named(state, "removed")
    assert [int(after[kind]) - int(before[kind]) for kind in range(5)] == [0, 1, 1, 1, 0]
    assert named(state, "lost") == [] and named(state, "stack L0") == ["P", "P"]
    assert named(state, "marked") == []


def test_6_5_a_win_brings_a_hit_marker_and_takes_one_marker_off() -> None:
    state = fight(mid_fight("2 2 0 0 0", "power", power=1, marked="L0 L1 L5"), "1: turn", "K")
    assert named(state, "hit markers 1") == ["1"] and named(state, "hits") == ["1"]
    assert asked(state) == "1 marker" and legal(state, 1) == ["lift L0", "lift L1", "lift L5"]
    assert refusal(state, "1: lift L2") == ("6.5", "no-marker-there")
    state = do(state, "1: lift L0")
    assert named(state, "lost") == ["L1", "L5"], "the others were still marked"
    assert named(state, "knights") == ["L0"]


def test_6_5_own_marker_left_lying_he_fights_again_at_once() -> None:
    state = fight(mid_fight("2 2 0 0 0", "power", power=1, marked="L0 L1"), "1: turn", "K")
    again = fight(state, "1: lift L1", "DD")
    assert asked(again) == "1 power" and named(again, "marked") == ["L0"]
    lost = fight(again, "1: turn", "D")
    assert named(lost, "lost") == [] and named(lost, "knights") == []


def test_6_5_a_draw_is_the_same_without_a_hit() -> None:
    state = do(mid_fight("0 0 0 3 0", "shield", shields="L0", marked="L0 L1"), "1: stop")
    assert asked(state) == "1 marker" and named(state, "hits") == ["0"] and named(state, "hit markers 1") == ["0"]
    state = do(state, "1: lift L0")
    assert named(state, "lost") == ["L1"] and named(state, "successful 1") == ["off"]


def test_6_5_with_only_his_own_marker_there_is_no_choice() -> None:
    state = fight(attack(), MOVE, "KKK")
    assert told(state, "marker-lifted")[0].values == [0, 0]
    assert asked(state) == "2 dragon-piece"


def test_6_5_a_knight_whose_marker_came_off_is_out_of_this_attack() -> None:
    state = mid_fight("2 2 0 0 0", "power", power=1, marked="L0 L1", knights="L0 L1")
    state = fight(state, "1: turn", "K")
    state = fight(state, "1: lift L1", "DD")
    state = fight(state, "1: turn", "D")
    assert [event.values[1] for event in told(state, "fight-begins")] == [] and named(state, "knights") == ["L1"]
    assert asked(state) == "2 dragon-piece"


def test_6_6_the_first_hit_makes_a_successful_fighter_for_good() -> None:
    state = fight(attack(), MOVE, "KKK")
    assert named(state, "successful 1") == ["on"] and named(state, "successful 2") == ["off"]
    assert [event.values for event in told(state, "successful")] == [[0]]
    second = fight(attack(hits="1", successful_1="on"), MOVE, "KKK")
    assert not told(second, "successful") and named(second, "hit markers 1") == ["1"]


def test_6_6_in_the_purchase_phase_too() -> None:
    state = table(hands={1: "2"}, stacks={"L0": "D", "L23": "K"}, knights="L0")
    state = fight(state, "1: buy L0", "KKK")
    assert named(state, "successful 1") == ["on"]
