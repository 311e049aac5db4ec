"""What Drachenfels says at the table."""

import ast
from pathlib import Path

import pytest

import drachenhort
from drachenhort.core.event import Event, EventKind
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.games.drachenfels import events
from drachenhort.games.drachenfels.view import View
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, Words, words_for
from drachenhort.words.drachenfels_board import COLUMNS, drawn_board
from tests.games.drachenfels.table import play, table
from tests.generators import options_from

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
        "Your knight (red): on b1, with armour, has looked in vain in F1.",
        "You have seen: blue in F1.",
        "Your hand: 1, rainbow.",
    ]


def asked(state: State, reader: int | None, language: str = "en") -> str:
    assert state.decision is not None
    view = state.view(WATCHER if reader is None else reader)
    return words(language, reader).decision(view, state.decision.seat, state.decision.kind)


def test_9_the_last_hundred_turns_are_counted_down_for_all() -> None:
    assert asked(table(turns=9_900), 0) == "Your turn."
    near = table(turns=9_901, hands=["1"])
    assert asked(near, 0) == "Your turn. 100 turns are left, this one included; then the game is a draw."
    assert asked(near, 1).startswith("It is the turn of P1. 100 turns are left")
    assert asked(near, None).startswith("It is the turn of P1. 100 turns are left")
    assert asked(play(near, "play 1"), 0) == "Where do you go with the 1?"
    last = table(turns=30, options="turn_limit=30")
    assert asked(last, 0) == "Your turn. This is the last turn; after it the game is a draw."
    assert play(last, "refresh").outcome is not None


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
    assert moves(state) == ["to d1, a duel with P2", "to e1", "to K, over the rainbow from R1"]
    state = table(hands=["2"], fields=["K"], armour=[1, 2], looked={2: "F4"}, dragons="F2 F3 F4 b2", rainbows="R1-K")
    assert "to F1, over the rainbow to R1 and the same rainbow, re-set to R1" in moves(play(state, "play 2"))


def test_events_speak_to_the_person_and_about_the_others() -> None:
    assert said(events.PLAYED, [0, 6]) == "You play a rainbow."
    assert said(events.PLAYED, [1, 3]) == "P2 plays a 3."
    assert said(events.ROBBED_CARD, [1, 0, 6]) == "P2 draws a rainbow from you."
    assert (
        said(events.MOVED, [1, 2, 0, 256 + 5, 256 + 13])
        == "P2 goes 2 steps: from K, over the rainbow R1, over the rainbow F1."
    )
    assert said(events.SENT_HOME, [1, 0, 2], language="de") == "P2 stellt dich auf S2."
    assert said(events.SAW, [0, 2, 1], language="de") == "Du siehst vergeblich nach in F3: Die Schuhe sind blau."


def reasons() -> set[str]:
    """Every reason that the refusals can give: the texts in the second place of `Illegal(...)`."""
    found: set[str] = set()
    source = Path(drachenhort.__file__).parent / "games" / "drachenfels" / "refusals.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
            texts = [part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
            found |= {text for text in texts if isinstance(text, str)}
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reason_has_a_text(language: str) -> None:
    assert len(reasons()) > 40
    for reason in reasons():
        assert catalogue(language, "drachenfels").say(f"refuse-{reason}")


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
