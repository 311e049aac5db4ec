"""The position text of Drachenfels: what cannot be is refused with its line and the reason."""

import re

import pytest

from drachenhort.core.errors import PositionError
from drachenhort.core.state import State
from drachenhort.games.drachenfels.game import GAME
from tests.games.drachenfels.table import play, table


def changed(state: State, key: str, value: str) -> str:
    text, count = re.subn(rf"(?m)^{key}:.*$", f"{key}: {value}", state.text())
    assert count == 1, key
    return text


def complaint(state: State, key: str, value: str) -> str:
    """Why a position with this one line changed is refused; the line must be the one that is named."""
    text = changed(state, key, value)
    with pytest.raises(PositionError) as refusal:
        GAME.load(text)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("position", "drachensachen 1", "must be 'drachenfels 1'"),
        ("options", "turn_limit=0", "turn_limit"),
        ("options", "board=K:castle", "board"),
        ("seats", "5", "from 2 to 4"),
        ("rng", "1 2 3", "4 numbers"),
        ("on turn", "3", "from 1 to 2"),
        ("princesses", "red red blue white", "once"),
        ("princesses", "red blue yellow", "once"),
        ("princesses", "red blue yellow green", "green"),
        ("dragons", "F1 F2 F3", "4 different"),
        ("dragons", "F1 F2 F3 F3", "4 different"),
        ("dragons", "F1 F2 F3 K", "5.3"),
        ("dragons", "F1 F2 F3 a1", "5.3"),
        ("dragons", "F1 F2 F3 b1", "knight"),
        ("dragons", "F1 F2 F3 q9", "not one of"),
        ("rainbows", "R1-K R1-K", "twice"),
        ("rainbows", "R1-F1", "8.4"),
        ("rainbows", "R1-R2", "not one of"),
        ("bridges", "H1 H2 G1", "only 2"),
        ("bridges", "S1", "not one of"),
        ("discards", "6", "not one of"),
        ("discards", "1 1 1 1 1", "only 4 cards 1|not so many"),
        ("draw pile", "", "are anywhere"),
        ("knight 1", "blue", "taken"),
        ("knight 1", "-", "field"),
        ("field 1", "-", "field"),
        ("field 1", "g1", "not on this board"),
        ("field 1", "H1", "no bridge"),
        ("field 1", "S2", "two knights"),
        ("field 1", "K", "7.1"),
        ("field 1", "F1", "knight stands"),
        ("armour 1", "maybe", "not one of"),
        ("looked 1", "F1", "6.2"),
        ("looked 1", "K", "not one of"),
        ("hand 1", "1 1 1 1 1 1", "not so many"),
        ("hand 1", "cloud", "cloud|anywhere|only"),
        ("step", "", "not one of"),
        ("step", "dance", "not one of"),
        ("step", "knights", "3.1"),
        ("step", "turn", "1 more words"),
        ("step", "turn third", "not one of"),
        ("step", "move 6", "from 1 to 5"),
        ("step", "re-set R1-K", "not a pair with a rainbow"),
        ("step", "re-set", "one or two"),
        ("step", "home loser=2", "stands where"),
        ("step", "home loser=1", "itself"),
        ("step", "home", "1 more words"),
        ("step", "draw left=3", "from 1 to 2"),
        ("step", "draw", "missing"),
        ("step", "draw left=1 loser=2", "no card to draw"),
        ("step", "rainbow", "used or played"),
        ("step", "rainbow first", "used or played"),
        ("step", "rainbow from=F1 played", "no meaning"),
        ("step", "dragon from=b2 played", "no dragon"),
        ("step", "cloud knight=1 played", "5.5"),
        ("step", "over", "not over"),
        ("turns", "-1", "not a number"),
    ],
)
def test_what_cannot_be_is_refused(key: str, value: str, reason: str) -> None:
    state = table(hands=["1 2", ""], fields=["b1", "S2"])
    assert re.search(reason, complaint(state, key, value))


def test_a_look_at_ones_own_princess_was_not_in_vain() -> None:
    assert "8.1" in complaint(table(armour=[1]), "looked 1", "F4")


def test_nobody_stands_in_a_rock_castle_unseen() -> None:
    state = table(fields=["F1"], armour=[1], looked={1: "F1"}, dragons="F2 F3 F4 b1")
    assert "8.1" in complaint(state, "looked 1", "F2")
    assert "6.2" in complaint(state, "armour 1", "off")


def test_known_cards_must_be_there() -> None:
    text = table(hands=["1 2", ""]).text()
    with pytest.raises(PositionError, match="not so many cards cloud"):
        GAME.load(text + "hand 1 known to 2: cloud\n")
    with pytest.raises(PositionError, match="no meaning"):
        GAME.load(text + "hand 1 known to 1: 1\n")
    with pytest.raises(PositionError, match="not so many cards 2"):
        GAME.load(text + "hand 1 known to 2: 1\nhand 1 known to 2 unawares: 2\n")
    with pytest.raises(PositionError, match="no meaning"):
        GAME.load(text + "hand 1 known to 2 unawares: 2\n")


@pytest.mark.parametrize(
    ("options", "discards", "word", "reason"),
    [
        ("", "1", "used", "only with the option fresh_discard"),
        ("fresh_discard=on", "", "used", "only with the option fresh_discard and a discard"),
        ("fresh_discard=on", "1", "covered", "can only be 'used'"),
    ],
)
def test_a_top_discard_is_used_only_where_that_matters(options: str, discards: str, word: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        GAME.load(table(discards=discards, options=options).text() + f"top discard: {word}\n")


def test_rainbows_to_rock_castles_need_a_look_and_with_the_option_the_nearest_rock() -> None:
    state = table(armour=[1], looked={1: "F1"}, rainbows="R1-F1", options="nearest_rainbows=on")
    assert "2.3" in complaint(state, "rainbows", "R1-F2")


@pytest.mark.parametrize(
    "moves",
    [
        ["play rainbow"],
        ["play bridge"],
        ["play dragon"],
        ["play dragon", "dragon F1"],
        ["play teletransfer"],
        ["play cloud"],
        ["play cloud", "cloud 2"],
        ["play 1"],
        ["play 1", "to K via R1"],
        ["play 1", "to d1"],
        ["play 1", "to d1", "to S3"],
        ["draw 2"],
        ["use"],
        ["use", "set R2-K"],
    ],
)
def test_every_procedure_under_way_round_trips(moves: list[str]) -> None:
    state = table(hands=["1 rainbow bridge dragon teletransfer cloud", "2 2 2"], fields=["R1", "d1"], rainbows="R1-K",
                  discards="rainbow")  # fmt: skip
    play(state, *moves)
    loaded = GAME.load(state.text())
    assert loaded.text() == state.text()
    assert loaded.decision is not None and state.decision is not None
    assert (loaded.decision.kind, loaded.decision.legal) == (state.decision.kind, state.decision.legal)
