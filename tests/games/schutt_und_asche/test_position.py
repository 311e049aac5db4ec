"""Position texts that cannot be are refused with their line; impossible notation too."""

import pytest

from drachenhort.core.errors import NotationError, OptionError, PositionError
from tests.games.schutt_und_asche.table import GAME, asked, table

ATTACK = {"face_up": "1", "tiles": "4 1 2 3", "marked": "L0 L1", "knights": "L0"}
FIGHT = "fight land=L0 by=marker knights={} dragons={} swords={} shields={} aside={} ask={}"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ({"lost": "L0", "knights": "L0"}, "nothing lies on a lost land"),
        ({"lost": "L99"}, "no land"),
        ({"lost": "L1 L1"}, "twice"),
        ({"marked": "L1"}, "only during an attack"),
        ({"tiles": "1 2 3 5"}, "dragon tiles of round 1"),
        ({"face_up": "1 2 3"}, "3 dragon tiles are face up"),
        ({"spent_1": "5"}, "more than this seat had"),
        ({"fame_1": "3 3", "fame_2": "3"}, "only 2 fame markers 3"),
        ({"hit_markers_1": "1"}, "more markers than hits"),
        ({"hits": "1", "hit_markers_1": "1"}, "successful dragon fighter"),
        ({"successful_1": "maybe"}, "needs on or off"),
        ({"successful_1": ""}, "needs on or off"),
        ({"hits": "7", "victor": "1", "successful_1": "on"}, "crown or over"),
        ({"victor": "1"}, "else none"),
        ({"offered_1": "1"}, "face down"),
        ({"known": " ".join(["1"] * 24)}, "not so high"),
        ({"turned": "L0/K"}, "finale only"),
        ({"claims": "1=nonsense"}, "offer/3"),
        ({"step": "over"}, "not over"),
        ({"step": "dance"}, "is not one of"),
        ({"step": "sorting 1=- 2=-"}, "put aside"),
        ({"step": "lay-out"}, "taken up"),
        ({"step": "crown"}, "crown or over"),
        ({"step": "talk topic=gold purchase", "hand_1": "1"}, "make a claim"),
        ({"step": "talk topic=weather purchase", "claims_left_1": "1"}, "not one of offer, gold, top"),
        ({"step": "put tile=power"}, "not one of knight, sword, shield"),
        ({"step": "put"}, "missing"),
        ({"step": "order stack=L0/"}, "nothing is left to choose"),
        ({"lands_1": "L0", "lands_2": "L1"}, "belongs to nobody"),
        ({"lands_1": "L0 L1"}, "one seat only"),
        ({"hand_1": "9"}, "no gold card"),
        ({"stack_L0": "Q"}, "no city tile"),
        ({"stack_L0": "P P P P P P"}, "at most 5"),
        ({"regent": "3"}, "from 1 to 2"),
        ({"dragons": "1"}, "no meaning"),
    ],
)
def test_an_impossible_position_is_refused(lines: dict[str, str], complaint: str) -> None:
    step = lines.pop("step", "purchase")
    with pytest.raises(PositionError, match=complaint):
        table(step, **lines)


@pytest.mark.parametrize(
    ("cards", "lines", "complaint"),
    [
        ("0 2 0 0 0 power", {}, "power to spend"),
        ("0 1 0 0 0 power", {"power_1": "1"}, "two dragons open"),
        ("0 0 0 3 0 shield", {}, "knight with a shield"),
        ("0 0 0 2 0 shield", {"shields": "L0"}, "third shield"),
        ("0 2 3 0 0 power", {"swords": "L0", "power_1": "1"}, "third sword"),
        ("3 2 0 0 0 power", {"power_1": "1"}, "from 0 to 2"),
        ("0 2 0 0 3 power", {"power_1": "1"}, "two at a time"),
        ("0 2 0 0 14 power", {"power_1": "1"}, "only 14 dragon cards"),
        ("0 2 0 0 0 power", {"power_1": "1", "knights": "L4"}, "needs a knight"),
    ],
)
def test_an_impossible_fight_is_refused(cards: str, lines: dict[str, str], complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        table(FIGHT.format(*cards.split()), **{**ATTACK, **lines})


def test_7_4_a_bought_tile_attacks_only_the_seat_that_buys() -> None:
    step = "fight land={} by=tile knights=0 dragons=2 swords=0 shields=0 aside=0 ask=power"
    lines = {"attack": "4", "face_up": "1 2 3 4", "knights": "L0 L1", "power_1": "1", "power_2": "1"}
    assert asked(table(step.format("L0"), buyer="0", **lines)) == "1 power"
    assert asked(table(step.format("L1"), buyer="1", **lines)) == "2 power"
    for land, buyer in (("L1", "0"), ("L0", "1")):
        with pytest.raises(PositionError, match="only the seat that buys"):
            table(step.format(land), buyer=buyer, **lines)


def test_5_4_all_eight_attack_markers_may_lie_on_the_lands_but_not_nine() -> None:
    step, lines = FIGHT.format(0, 2, 0, 0, 0, "power"), {**ATTACK, "power_1": "1"}
    eight = " ".join(f"L{land}" for land in range(8))
    assert f"marked: {eight}" in table(step, **{**lines, "marked": eight}).text()
    with pytest.raises(PositionError, match="only 8 attack markers"):
        table(step, **{**lines, "marked": f"{eight} L8"})


def test_missing_and_surplus_pieces_are_named() -> None:
    text = table(hands={1: "1"}).text()
    with pytest.raises(PositionError, match="cards 1 are somewhere"):
        GAME.load(text.replace("hand 1: 1", "hand 1: 1 1"))
    with pytest.raises(PositionError, match="tiles P"):
        GAME.load(text.replace("power 2: 0", "power 2: 1"))
    with pytest.raises(PositionError, match="no knight stands or lies"):
        GAME.load(text.replace("stack L23: K", "stack L23:").replace("removed: 22 21", "removed: 22 22"))


def test_a_header_of_another_game_is_refused() -> None:
    with pytest.raises(PositionError, match="must be 'schutt_und_asche 1'"):
        GAME.load(table().text().replace("schutt_und_asche 1", "schutt_und_asche 2"))


@pytest.mark.parametrize("text", ["take", "take L24", "offer 4", "piece 0", "lay YYY", "say top L0", "next dragonfly"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="write: take L3"):
        GAME.parse(text)


def test_notation_is_read_in_any_case_and_spacing() -> None:
    assert GAME.parse("  TAKE   l3 ") == GAME.parse("take L3")


@pytest.mark.parametrize("options", [{"claims": 7}, {"level": 3}, {"start_1": 4}, {"regent": 7}, {"dragons": 3}])
def test_options_out_of_bounds_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        GAME.options(dict(options))
