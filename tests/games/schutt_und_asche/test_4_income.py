"""4 Income and talk."""

import pytest

from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import GAME, Given, asked, do, legal, named, refusal, table, told, view


def next_round(seats: Given = 3, **lines: Given) -> State:
    """Just before the income of round 2; seat 2 will be the regent."""
    return table("lay-out", seats=seats, round="2", regent="2", tiles="0 0 0 0", **lines)


def income(state: State) -> State:
    return do(state, "2: lay YYYR")


def sizes(state: State) -> list[int]:
    return [len(named(state, f"hand {seat + 1}")) for seat in range(state.seats)]


def test_4_1_all_cards_are_shuffled_every_round() -> None:
    state = next_round()
    seen = set()
    for _ in range(20):
        state.rng.word()
        dealt = income(state)
        hands = [named(dealt, f"hand {seat}") for seat in (1, 2, 3)]
        seen.add(str(hands))
        cards = sorted(hands[0] + hands[1] + hands[2])
        assert cards == sorted(["3"] + ["2"] * 4 + ["1"] * 14 + ["X"] * 5)
    assert len(seen) > 15


def test_4_2_one_card_per_fame_four_per_hit_from_the_regent_on() -> None:
    state = income(next_round(fame_1="1 3", hits="2", hit_markers_3="2", successful_3="on"))
    assert sizes(state) == [4 + 4, 4, 8 + 4]
    order = [event.values[0] for event in told(state, "handed-in")]
    assert order == [2, 0]


def test_4_2_too_few_cards_the_shortfall_lapses() -> None:
    everything = {"hits": "6", "hit_markers_2": "5", "successful_2": "on", "hit_markers_3": "1", "successful_3": "on"}
    state = income(next_round(fame_3="3", **everything))
    assert sizes(state) == [0, 20, 4]
    assert [event.values for event in told(state, "handed-in")] == [[1, 0, 5, 20], [2, 3, 1, 4]]


def test_4_3_markers_are_handed_in_and_the_dragon_does_not_heal() -> None:
    state = income(next_round(fame_1="2 2", hits="3", hit_markers_3="1", successful_3="on"))
    assert named(state, "fame 1") == [] and named(state, "hit markers 3") == ["0"]
    assert named(state, "hits") == ["3"] and named(state, "successful 3") == ["on"]


def test_4_4_the_rest_is_dealt_one_by_one_from_the_regent_on() -> None:
    assert sizes(income(next_round())) == [8, 8, 8]
    assert sizes(income(next_round(fame_3="1"))) == [7, 8, 9], "23 cards: seat 2, seat 3, and seat 1 misses the last"
    assert sizes(income(next_round(5))) == [4, 5, 5, 5, 5]


def test_4_5_hands_are_secret_and_their_size_is_not() -> None:
    state = income(next_round())
    for seat in (1, 2, 3):
        shown = view(state, seat)
        assert [place.hand_size for place in shown.places] == [8, 8, 8]
        assert shown.hand == state.places[seat - 1].hand
    assert view(state, 16).hand == 0
    for event in told(state, "gold-held"):
        assert event.audience == 1 << event.values[0]


def talking(**lines: Given) -> State:
    return table(
        "piece",
        options="claims=2",
        hands={1: "1 1", 2: "X 3"},
        stacks={"L0": "PK", "L1": "S"},
        claims_left_1="2",
        claims_left_2="1",
        **lines,
    )


def test_4_5_a_claim_is_heard_by_all_and_binds_nobody() -> None:
    state = do(talking(), "1: talk offer")
    assert asked(state) == "1 claim" and legal(state, 1) == [f"say offer {gold}" for gold in range(26)]
    assert refusal(state, "1: piece 1")[0] == "5.1"
    state = do(state, "1: say offer 25")
    assert asked(state) == "1 dragon-piece"
    assert told(state, "claimed")[0].is_for(1)
    assert named(state, "claims") == ["1=offer/25"]
    state = do(state, "1: talk top", "1: say top L0 dragon", "1: piece 1", "1: done")
    assert named(state, "claims") == ["1=offer/25", "1=top/L0/dragon"]
    claims = view(state, 2).to_json()["claims"]
    assert claims == [{"seat": 0, "claim": "say offer 25"}, {"seat": 0, "claim": "say top L0 dragon"}]


def test_4_5_claims_are_limited_and_about_own_tiles() -> None:
    state = talking()
    assert [word for word in legal(state, 1) if word.startswith("talk")] == ["talk offer", "talk gold", "talk top"]
    assert refusal(state, "1: say top L0 knight") == ("4.5", "talk-first")
    about = do(state, "1: talk top")
    assert legal(about, 1) == [f"say top L0 {tile}" for tile in ("power", "knight", "sword", "shield", "dragon")]
    assert refusal(about, "1: say top L1 knight") == ("4.5", "no-own-stack-there")
    assert refusal(about, "1: say top L2 knight") == ("4.5", "no-own-stack-there")
    assert refusal(about, "1: say gold 3") == ("4.5", "other-topic")
    state = do(state, "1: talk gold", "1: say gold 3", "1: talk gold", "1: say gold 3")
    assert refusal(state, "1: talk gold") == ("4.5", "enough-said")
    assert refusal(do(talking(), "1: piece 1"), "2: talk gold") == ("3.1", "not-your-turn")
    bare = table("piece", options="claims=2", claims_left_1="1", hands={1: "1"})
    assert refusal(bare, "1: talk top") == ("4.5", "no-own-stack-there")


def test_4_5_claims_come_back_with_the_purchase_phase_and_the_round() -> None:
    state = table(
        "offering turn=0", options="claims=2", attack="3", face_up="1 2 3", field="4", tiles="4 3 2 1", hands={2: "1"}
    )
    state = do(state, "2: offer 1")
    assert asked(state) == "1 purchase"
    assert [named(state, f"claims left {seat}") for seat in (1, 2)] == [["2"], ["2"]]
    state = do(state, "1: talk gold", "1: say gold 0", "1: done", "2: done", "2: lay YYYR")
    assert named(state, "claims left 1") == ["2"] and named(state, "claims") == []


def test_4_5_no_claims_alone_or_during_a_fight() -> None:
    alone = GAME.new(1, GAME.options({"claims": 3}), "alone")
    assert isinstance(alone, State)
    alone = do(alone, "1: put L0", "1: done")
    assert not [word for word in legal(alone, 1) if word.startswith("talk")]
    state = table(
        "fight land=L0 by=marker knights=0 dragons=2 swords=0 shields=0 aside=0 ask=power",
        options="claims=2",
        knights="L0",
        marked="L0",
        power={1: 1},
        face_up="1",
        claims_left_1="2",
    )
    assert refusal(state, "1: talk gold") == ("4.5", "no-claim-now")


def test_4_5_cards_never_pass_between_seats() -> None:
    names = {GAME.notation(code).split()[0] for code in GAME.action_codes}
    assert not names & {"give", "trade", "pay", "swap"}


@pytest.mark.parametrize("claims", [0, 2])
def test_4_5_the_option_says_how_many(claims: int) -> None:
    state = table("lay-out", options=f"claims={claims}", round="2", regent="2", tiles="0 0 0 0")
    state = do(state, "2: lay RYYY")
    assert named(state, "claims left 1") == [str(claims)]
    assert bool([word for word in legal(state, 2) if word.startswith("talk")]) == bool(claims)
