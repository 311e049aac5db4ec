"""What Drachenfels says at the table."""

import re

import pytest

from drachenhort.core.event import Event, EventKind
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.games.drachenfels import events
from drachenhort.games.drachenfels.board import standard_board
from drachenhort.games.drachenfels.fields import FIELDS
from drachenhort.games.drachenfels.view import View
from drachenhort.games.drachenfels.words.board import COLUMNS, drawn_board
from drachenhort.games.drachenfels.words.places import Places
from drachenhort.kit.positions import options_from
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, Words, words_for
from tests.games.drachenfels.table import play, table

GAME = find("drachenfels")


def words(language: str = "en", reader: int | None = 0, seats: int = 2) -> Words:
    company = Company([f"P{seat + 1}" for seat in range(seats)], reader)
    return words_for("drachenfels", language, company, GAME.options({}))


def moves(state: State) -> list[str]:
    assert state.decision is not None
    return [words().move(state.view(0), action) for action in state.decision.legal]


def said(kind: EventKind, values: list[int], reader: int | None = 0, language: str = "en") -> str:
    return words(language, reader).event(Event(kind, 0, values))


def board_of(state: State) -> list[str]:
    view = state.view(0)
    assert isinstance(view, View)
    return drawn_board(view)


def test_the_table_tells_everything_seat_1_sees() -> None:
    state = table(
        hands=["1 rainbow", "2 3 cloud"],
        fields=["b1", "K"],
        armour=[1, 2],
        looked={1: "F1"},
        rainbows="R1-K R2-F3",
        bridges="G2",
        discards="4 bridge",
        known={"hand 2 known to 1": "cloud"},
        turns=9,
    )
    lines = words().table(state.view(0))
    assert lines[0] == "Turn 9."
    assert lines[-12:] == [
        "@1 is the knight of seat 1, && a dragon; a bridged site has its name, an open one ::.",
        "Rainbows: R1-K, R2-F3. 2 in the supply.",
        "Bridges: G2. 1 in the supply.",
        "Dragons: F1, F2, F3, F4.",
        "Rainbows may join rocks and rock castles.",
        "Draw pile: 24 cards. Discards from the top: bridge, 4.",
        "",
        "P2 (seat 2, blue): on K, with armour; 3 cards in hand, among them great cloud.",
        "",
        "Your knight (red): on b1, with armour, has searched in vain: F1.",
        "You have seen: blue in F1.",
        "Your hand: 1, rainbow.",
    ]


def asked(state: State, reader: int | None, language: str = "en") -> str:
    assert state.decision is not None
    view = state.view(WATCHER if reader is None else reader)
    return words(language, reader, state.seats).decision(view, state.decision.seat, state.decision.kind)


def test_9_the_last_hundred_turns_are_counted_down_for_all() -> None:
    hand = "Your turn: move with a 1. Or draw from others, or take a new hand."
    assert asked(table(turns=9_900, hands=["1", "2"]), 0) == hand
    near = table(turns=9_901, hands=["1", "2"])
    assert asked(near, 0) == f"{hand} 100 turns are left, this one included; then the game is a draw."
    assert asked(near, 1) == "It is P1’s turn. 100 turns are left, this one included; then the game is a draw."
    assert asked(near, None) == asked(near, 1)
    assert asked(play(near, "play 1"), 0) == "Go exactly 1 step: choose one of 3 fields."
    last = table(turns=30, options="turn_limit=30")
    assert asked(last, 0).endswith(" This is the last turn; after it the game is a draw.")
    assert play(last, "refresh").outcome is not None


def test_4_a_turn_names_what_one_holds_and_only_what_can_be_done() -> None:
    assert asked(table(hands=["1 3 5 rainbow", "2"], discards="4"), 0) == (
        "Your turn: move with a 1, 3 or 5, magic first if you like. "
        "Or use the top discard, draw from others, or take a new hand."
    )
    assert asked(table(hands=["rainbow", ""]), 0) == (
        "Your turn: play magic. You have no point card to move with. Or take a new hand."
    )
    assert asked(table(hands=["", "2"]), 0) == "Your turn: your hand is empty. Or draw from others, or take a new hand."
    no_starts = table(seats=4, hands=["cloud", "2", "2", "2"], fields=["S1", "S2", "S3", "S4"])
    assert asked(no_starts, 0).startswith("Your turn: none of your cards can be played now. Or draw")


def test_4_1_after_magic_a_point_card_is_owed_if_there_is_one() -> None:
    after = play(table(hands=["2 rainbow rainbow", "2"]), "play rainbow", "set R1-K")
    assert asked(after, 0) == "Go on: more magic, or move with a 2, which ends your turn."
    assert asked(play(after, "play rainbow", "set R2-K"), 0) == "Go on: move with a 2, which ends your turn."
    used = play(table(hands=["2", "2"], discards="rainbow"), "use", "set R1-K")
    assert asked(used, 0) == "You may go on with a 2, or end your turn."
    only_magic = play(table(hands=["rainbow dragon", "2"]), "play rainbow", "set R1-K")
    assert asked(only_magic, 0) == "Play more magic, or end your turn."


def test_5_magic_says_what_to_choose() -> None:
    state = play(table(hands=["rainbow 1", "2"]), "play rainbow")
    assert asked(state, 0) == "Set a rainbow: choose the rock it starts from; it leads to the royal castle."
    assert asked(state, 1) == "P1 sets, moves or removes a rainbow."
    opened = play(table(hands=["rainbow", "2"], armour=[2], looked={2: "F2"}, rainbows="R1-K"), "play rainbow")
    assert asked(opened, 0) == "Set a rainbow: choose a rock, then a castle. Or choose one that stands."
    full = play(table(hands=["rainbow", "2"], rainbows="R1-K R2-K R3-K R4-K"), "play rainbow")
    assert asked(full, 0) == "All rainbows stand on the board: choose one to move or remove."
    bridges = play(table(hands=["bridge", "2"], bridges="H1 G2"), "play bridge")
    assert asked(bridges, 0) == "Both bridges lie on the board: choose one to move or remove."
    stood_on = play(table(hands=["bridge", "2"], bridges="H1", fields=["S1", "H1"]), "play bridge")
    assert asked(stood_on, 0) == "Lay a bridge: choose an earth hole or a gate."
    cloud = play(table(hands=["cloud", "2"]), "play cloud", "cloud 2")
    assert asked(cloud, 0) == "Choose a start for P2’s knight."


def test_6_a_move_says_how_far_and_which_castle_is_in_reach() -> None:
    state = play(table(hands=["1", "2"], fields=["R1", "d1"], rainbows="R1-K"), "play 1")
    assert asked(state, 0) == "Go exactly 1 step: choose one of 3 fields. The royal castle is in reach."
    assert asked(state, 1) == "P1 moves with a 1."
    double = table(hands=["1", "2"], fields=["p1", "S2"], armour=[1], looked={1: "F2"}, bridges="G1", dragons="F2 F3 F4 b2")
    assert asked(play(double, "play 1"), 0) == (
        "Go exactly 1 step or exactly 2: choose one of 8 fields. A rock castle is in reach."
    )


def test_7_2_after_a_duel_only_the_loser_can_be_drawn_from() -> None:
    state = play(table(seats=3, hands=["1", "2 2", "3"], fields=["a1", "b1"]), "play 1", "to b1")
    assert asked(state, 0) == "Choose a start for P2’s knight."
    state = play(state, "to S2")
    assert asked(state, 0) == "You may draw up to 2 cards from P2, or stop."
    assert moves(state)[-1] == "draw a card from P2"
    assert moves(state)[0] == "draw no more"


def test_no_two_fields_of_the_board_go_by_the_same_words() -> None:
    for language in ("de", "en"):
        places = Places(catalogue(language, "drachenfels"), standard_board())
        names = [places.name(field) for field in range(FIELDS) if places.board.has(field)]
        assert len(set(names)) == len(names) == 85
        assert not any(re.search(r"\d", name) for name in names)


def test_4_3_a_used_discard_is_told_as_such() -> None:
    state = play(table(hands=["1", "1"], discards="4 2", options="fresh_discard=on"), "use", "to b1")
    assert "Discards from the top: 2, 4. The top discard has been used already." in " ".join(words().table(state.view(1)))
    refusal = state.why_not(1, GAME.parse("use"))
    assert refusal is not None
    said_why = words(reader=1).refusal(state.view(1), GAME.parse("use"), refusal)
    assert said_why == "This discard has been used already; another card must lie on it first."


def test_the_board_shows_every_field_once_with_knights_and_dragons() -> None:
    lines = board_of(table(fields=["b1", "T2"], dragons="F1 F2 x1 y2", bridges="H1"))
    assert max(len(line) for line in lines) <= COLUMNS
    signs = " ".join(lines).split()
    assert len(signs) == 85
    assert [signs.count(sign) for sign in ("@1", "@2", "&&", "::", "H1", "b1", "T2", "K")] == [1, 1, 4, 7, 1, 0, 0, 1]


def test_several_knights_in_the_castle_are_one_sign() -> None:
    assert " ".join(board_of(table(fields=["K", "K"], armour=[1, 2]))).split().count("@+") == 1


def test_moves_are_told_in_words() -> None:
    state = play(table(hands=["1"], fields=["R1", "d1"], rainbows="R1-K"), "play 1")
    assert moves(state) == [
        "to the field south-west of the rainbow rock in the north-east, a duel with P2",
        "to the field north-east of the rainbow rock in the north-east",
        "to the royal castle, over the rainbow from the rock in the north-east",
    ]
    state = table(hands=["2"], fields=["K"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 F4 b2", rainbows="R1-K")
    assert (
        "to the rock castle in the north-east, over the rainbow to the rock in the north-east "
        "and the same rainbow, moved to the rock in the north-east"
    ) in moves(play(state, "play 2"))


def test_9_the_limit_that_ended_the_game_is_told() -> None:
    state = table(hands=["1"], fields=["b1"], turns=12, options="turn_limit=12")
    state.is_logging = True
    play(state, "play 1")
    while state.decision is not None:
        state.apply(state.decision.seat, state.decision.nth(0))
    assert words().event(state.events[-1]) == "The limit of 12 turns is reached: a draw."


def test_events_speak_to_the_person_and_about_the_others() -> None:
    assert said(events.PLAYED, [0, 6]) == "You play a rainbow."
    assert said(events.PLAYED, [1, 3]) == "P2 plays a 3."
    assert said(events.ROBBED_CARD, [1, 0, 6]) == "P2 draws a rainbow from you."
    over = [1, 2, 0, 256 + 5, 256 + 13]
    assert said(events.MOVED, over) == "P2 goes 2 steps to the rock castle in the north-east, over a rainbow."
    assert said(events.MOVED, [0, 3, 1, 25, 33, 41]) == "You go 3 steps."
    assert (
        said(events.MOVED, [0, 1, 61, 9, 128 + 11]) == "You go 1 step to the star in the south, flying from star to star."
    )
    assert said(events.SENT_HOME, [1, 0, 2], language="de") == "P2 stellt dich auf den blauen Start."
    saw = "Du siehst in der Felsenburg im Südwesten nach: Die Schuhe sind blau, nicht deine Farbe."
    assert said(events.SAW, [0, 2, 1], language="de") == saw


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everything_that_happens_in_random_games_can_be_said(seed: str, language: str) -> None:
    """Tables, decisions, moves, refusals and events of every seat; a text without its values would fail."""
    options = GAME.options({**options_from(GAME, seed).to_json(), "turn_limit": 120})
    state = GAME.new(3, options, seed, is_logging=True)
    rng = Rng.from_seed(seed)
    heard: set[str] = set()
    while state.decision is not None:
        for reader in (0, 2, None):
            speech = words(language, reader, 3)
            view = state.view(WATCHER if reader is None else reader)
            assert all(speech.table(view)[:1])
            assert speech.decision(view, state.decision.seat, state.decision.kind)
            for event in state.events:
                if reader is None or event.is_for(reader):
                    assert speech.event(event)
                    heard.add(event.kind.name)
        seat = state.decision.seat
        for action in state.decision.legal[:20]:
            assert words(language, seat, 3).move(state.view(seat), action)
        action = GAME.action_codes[rng.below(len(GAME.action_codes))]
        illegal = state.why_not(seat, action)
        if illegal is not None:
            assert words(language, seat, 3).refusal(state.view(seat), action, illegal)
        state.take_events()
        random_move(state, rng)
    assert len(heard) > 15
    assert state.outcome is not None
    assert words(language, 0, 3).outcome(state.outcome)
