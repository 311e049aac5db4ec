"""What Drachenhüter says at the table, sentence by sentence."""

import pytest

from drachenhort.core.event import Event, EventKind
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games.drachenhueter import events
from drachenhort.games.drachenhueter.cards import NAMES
from drachenhort.games.drachenhueter.game import GAME
from drachenhort.games.drachenhueter.steps_lay import PEARL_TAKEN
from drachenhort.words import Company, Words, words_for
from tests.games.drachenhueter.table import play, table


def words(language: str = "en", reader: int | None = 0, seats: int = 2) -> Words:
    company = Company([f"P{seat + 1}" for seat in range(seats)], reader)
    return words_for("drachenhueter", language, company, GAME.options({}))


def lines(state: State, language: str = "en") -> list[str]:
    return [line.replace("\u00a0", " ") for line in words(language, 0, state.seats).table(state.view(0))]


def moves(state: State, language: str = "en") -> list[str]:
    assert state.decision is not None
    seat = state.decision.seat
    speaker = words(language, seat, state.seats)
    return [speaker.move(state.view(seat), action).replace("\u00a0", " ") for action in state.decision.legal]


def decision(state: State, reader: int, language: str = "en") -> str:
    assert state.decision is not None
    return words(language, reader, state.seats).decision(state.view(reader), state.decision.seat, state.decision.kind)


def said(kind: EventKind, values: list[int], reader: int | None = 0, language: str = "en") -> str:
    return words(language, reader).event(Event(kind, 0, values)).replace("\u00a0", " ")


def refusal(state: State, notation: str, language: str = "en") -> str:
    action = GAME.parse(notation)
    illegal = state.why_not(0, action)
    assert illegal is not None
    return words(language).refusal(state.view(0), action, illegal)


def full(options: str = "") -> State:
    return table(
        hands=["r1 r1 rw x", "w3 gr b2 bg*"],
        rows=[{"r": "r2 r3", "w": "w1"}, {}],
        pieces=["1 1 20", "6"],
        left="b4",
        right="bg",
        left_put="g3",
        crystals=[1, 0],
        eggs=[0, 2],
        options=options,
    )


def test_the_table_shows_the_book_the_display_all_rows_and_what_laying_earns() -> None:
    assert lines(full()) == [
        "Turn 1. The game ends after the turn in which 7 amulets are complete; so far 1 is.",
        "",
        "The book: 3 green.",
        "Display: left green dragon (back 5), right green dragon (back blue).",
        "Stacks: 44 cards on the left, 49 on the right.",
        "Laying now earns the lowest amulet piece (1), a backlight dragon, a crystal.",
        "",
        "Pieces: 1 × 6, 6 × 4, 8 × 4, 12 × 4, 16 × 5, 20 × 2.",
        "Supply: 6 red and 8 blue pearls, crests 12, 8, 10 backlight dragons, 9 crystals, 7 eggs.",
        "",
        "P2 (seat 2): 4 cards in hand, backs 2, 3, red, start card with green; nothing laid; 1 piece, eggs 2, crystals 0.",
        "",
        "In front of you: row red 2, white 1; 3 pieces (1 × 2, 20), pearls 0 red, 1 blue, eggs 0, crystals 1.",
        "Your hand: 2 × red dragon (back 1), red dragon (back white), backlight dragon (back 6).",
    ]


def test_6_3_the_memory_aid_shows_pieces_fronts_and_cards_put() -> None:
    told = lines(full("memory_aid=on"))
    assert "Known on the left, from the top: green dragon (back 3)." in told
    other = next(line for line in told if line.startswith("P2"))
    assert "fronts white dragon (back 3), blue dragon (back 2), green dragon (back red)" in other
    assert "1 piece (6)" in other
    assert "bg" not in other and "start card)" not in other  # Its own secret stays one.


def test_6_2_cards_put_are_told_from_the_top_and_then_those_below_the_stack() -> None:
    told = lines(table(left_put="g3 r2", left_under="b5", options="memory_aid=on"))
    assert "The book: 2 blue." in told
    known = "red dragon (back 2), green dragon (back 3), blue dragon (back 5)"
    assert f"Known on the left, from the top: {known}." in told


def test_the_table_says_when_a_page_is_missing() -> None:
    assert "The book: no left page, green on the right. Nobody can lay." in lines(table(left_empty=True, right="bg"))
    assert "The book: 4 on the left, no right page. Nobody can lay." in lines(table(right_empty=True, left="b4"))


def test_the_table_shows_gaps_the_last_round_and_chests() -> None:
    state = table(
        "change left=0 right=0",
        last_round=1,
        left_empty=True,
        right_empty=True,
        left_display="none",
        right_display="none",
        hands=["r1"],
        chests="2 5",
    )
    told = lines(state)
    assert told[0].endswith("Last round: nobody takes cards any more.")
    assert "Display: left nothing, right nothing." in told
    assert "Open chests: 2 (lay one card fewer than the book wants), 5 (lay on a stack that is closed in)." in told


def test_the_highest_piece_is_named() -> None:
    assert "Laying now earns the highest amulet piece (20)." in lines(table(left_put="x"))


def test_moves_are_told_in_words() -> None:
    assert moves(table("take taken=3 must=off", crystals=[1, 0])) == [
        "take a green dragon (back 5) from the left, for a crystal",
        "take a green dragon (back blue) from the right, for a crystal",
        "take no more cards",
    ]
    assert moves(table("change left=0 right=0", hands=["r1 rw*"])) == [
        "leave the book as it is",
        "put a red dragon (back 1) on the left page",
        "put a red dragon (start card, back white) on the right page",
    ]
    state = table("lay seat=1", hands=["r1 r2 x x"], left="w3", right="br", chests="2", crystals=[1, 0])
    assert moves(state) == [
        "lay nothing",
        "lay 3 red, one of them a backlight dragon",
        "lay 3 red, 2 of them backlight dragons",
        "lay 2 red (chest 2, for a crystal)",
        "lay 2 red, one of them a backlight dragon (chest 2, for a crystal)",
    ]


def test_whoever_cannot_lay_goes_on() -> None:
    assert moves(table("lay seat=1", hands=["bg*"], left="w1", right="br")) == ["go on"]


TAKE = "Take 1 to 3 open cards; each changes a page of the book."


@pytest.mark.parametrize(
    ("state", "mine", "theirs"),
    [
        (
            table(left="b4", right="bg"),
            f"{TAKE} The book wants 4 green dragons; you have none.",
            "P1 takes 1 to 3 cards.",
        ),
        (
            table(left="b4", right="bg", turns=7, hands=["g1 g2 g3 x"]),
            "Take 1 to 3 open cards. The book wants 4 green dragons, and you can lay them.",
            "P1 takes 1 to 3 cards.",
        ),
        (
            table("take taken=1 must=off", left="b4", right="bg", hands=["g1 x x"]),
            "The book wants 4 green dragons; you have 1 and 2 backlight dragons. Take up to 2 more cards, or stop.",
            "P1 has taken 1 card and may take more.",
        ),
        (
            table("take taken=3 must=off", left="b1", right="bg", hands=["g1"], crystals=[1, 0]),
            "The book wants 1 green dragon, and you can lay it. Stop here, or take a fourth card for a crystal.",
            "P1 has taken 3 cards and may take more.",
        ),
        (
            table("change left=0 right=0", left="b2", right="bg", hands=["r1"]),
            "The book wants 2 green dragons; you have none. A hand card can change the left page.",
            "P1 may change the book.",
        ),
        (
            table("change left=0 right=0", left="b2", right="bg", hands=["g1 gb x"]),
            "To lay 2 green dragons, leave the book as it is. Or change a page with a hand card.",
            "P1 may change the book.",
        ),
        (
            table("change left=0 right=0", left_empty=True, right="bg", hands=["r1 rw"]),
            "A page of the book is empty, so nobody can lay. A hand card can change a page.",
            "P1 may change the book.",
        ),
        (
            table("lay seat=1", hands=["r1 x"], left="w2", right="br"),
            "You can lay 2 red dragons and take your reward, or lay nothing.",
            "P1 may lay 2 red dragons.",
        ),
        (
            table("lay seat=1", hands=["bg*"], left="w3", right="br"),
            "The book wants 3 red dragons; you have none. Go on.",
            "P1 may lay 3 red dragons.",
        ),
        (
            table("lay seat=1", hands=["x x bg*"], left="w1", right="br"),
            "The book wants 1 red dragon; you have none. Go on.",
            "P1 may lay 1 red dragon.",
        ),
        (
            table("lay seat=1", hands=["r1 bg*"], left="w1", right="br", rows=[{"w": "w1", "r": "r2", "g": "g1"}]),
            "The book wants 1 red dragon, but your red stack is closed in. Go on.",
            "P1 may lay 1 red dragon.",
        ),
        (
            table("lay seat=1", hands=["r1"], left="w2", right="br", chests="2", crystals=[1, 0]),
            "The book wants 2 red dragons; you have 1. A chest can help, for a crystal.",
            "P1 may lay 2 red dragons.",
        ),
        (
            table("lay seat=1", on_turn=2, hands=["r1 r2"], left="w2", right="br"),
            "On P2’s turn you may lay too: 2 red dragons, for the full reward.",
            "P1 may lay 2 red dragons too.",
        ),
        (
            table("lay seat=1", on_turn=2, hands=["r1 bg*"], left="w2", right="br"),
            "On P2’s turn you may lay too. The book wants 2 red dragons; you have 1. Go on.",
            "P1 may lay 2 red dragons too.",
        ),
    ],
)
def test_a_prompt_says_what_is_wanted_what_one_has_and_what_can_be_done(state: State, mine: str, theirs: str) -> None:
    assert decision(state, 0) == mine
    assert decision(state, 1) == theirs


def test_events_speak_to_the_person_and_about_the_others() -> None:
    red_one = NAMES.index("r1")
    assert said(events.TOOK, [0, 0, red_one]) == "You take a red dragon (back 1)."
    assert said(events.TOOK, [0, 0, red_one], reader=1) == "P1 takes a red dragon (back 1)."
    assert said(events.LAID, [1, 0, red_one, 2]) == "P2 lays 2 red dragons."
    assert said(events.LAID, [0, 0, NAMES.index("x"), 1]) == "You lay a backlight dragon as red."
    assert said(events.REWARDED, [1, 4, 1, 0, 2]) == "P2 gets a piece worth 4, a backlight dragon, 2 eggs."
    assert said(PEARL_TAKEN, [0, 1]) == "You complete an amulet with a red pearl."
    assert said(events.GAME_WON, [0]) == "You win!"


def test_refusals_are_friendly() -> None:
    assert refusal(table(), "stop") == "You must take at least one card."
    assert refusal(table(), "exchange") == "That chest is not open in this game."


def test_the_end_names_every_seat() -> None:
    state = table("lay seat=1", hands=["r1"], left="w1", right="br", options="turn_limit=1")
    play(state, 1, "pass")
    assert state.outcome is not None
    assert words().outcome(state.outcome) == [
        "The game was stopped at the limit of turns.",
        "You have 0 points.",
        "P2 has 0 points.",
    ]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everything_that_happens_in_random_games_can_be_said(seed: str, language: str) -> None:
    """Tables, decisions, moves, refusals and events of every seat; a text without its values would fail."""
    options = GAME.options({"chests": 6, "memory_aid": seed == "a", "turn_limit": 80})
    state = GAME.new(4, options, seed, is_logging=True)
    rng = Rng.from_seed(seed)
    speakers = [words(language, reader, 4) for reader in (0, 2, None)]
    while state.decision is not None:
        if rng.below(8) == 0:
            seat = state.decision.seat
            view = state.view(seat)
            speaker = speakers[rng.below(3)]
            assert speaker.table(view)[0] and speaker.table(state.view(WATCHER))[0]
            assert speaker.decision(view, seat, state.decision.kind)
            assert all(speaker.move(view, action) for action in state.decision.legal)
            action = GAME.action_codes[rng.below(len(GAME.action_codes))]
            illegal = state.why_not(seat, action)
            assert illegal is None or speaker.refusal(view, action, illegal)
        random_move(state, rng)
        for event in state.take_events():
            assert speakers[rng.below(3)].event(event)
    assert state.outcome is not None
    assert len(speakers[0].outcome(state.outcome)) == 5
