"""What Drachenfaust says at the table."""

from collections.abc import Sequence

import pytest

from drachenhort.core.event import Event, EventKind
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games.drachenfaust import events
from drachenhort.games.drachenfaust.cards import CUSTOM, NAMES
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.texts.catalogue import LANGUAGES
from drachenhort.words import Company, Words, words_for
from tests.games.drachenfaust.table import bid, do, own_creatures, table, win


def words(language: str = "en", reader: int | None = 0, seats: int = 3, own: Sequence[str] = ()) -> Words:
    company = Company([f"P{seat + 1}" for seat in range(seats)], reader)
    return words_for("drachenfaust", language, company, GAME.options({"creatures": list(own)}))


def plain(lines: list[str]) -> list[str]:
    return [line.replace("\u00a0", " ") for line in lines]


def moves(state: State, language: str = "en") -> list[str]:
    decision = state.decision_of(0)
    assert decision is not None
    return [words(language).move(state.view(0), action) for action in decision.legal]


def refusal(state: State, notation: str, language: str = "en") -> str:
    action = GAME.parse(notation)
    illegal = state.why_not(0, action)
    assert illegal is not None
    return words(language).refusal(state.view(0), action, illegal)


def said(kind: EventKind, values: list[int], reader: int | None = 0, language: str = "en") -> str:
    return words(language, reader).event(Event(kind, 0, values))


def asked(state: State, language: str = "en") -> str:
    assert state.decision is not None
    return words(language).decision(state.view(0), state.decision.seat, state.decision.kind)


def test_the_table_shows_everything_seat_1_sees() -> None:
    state = table(
        "magician",
        stack="thief wizard",
        stones={1: (1, 2, 0), 2: (0, 0, 1)},
        coins={2: (7, 2, 5, 1, 0)},
        laid={3: 2},
        scores={2: 1},
        double=(3, "from-before"),
    )
    assert plain(words().table(state.view(0))) == [
        "Round 1. 3 points win.",
        "Up for auction: Magician.",
        "",
        "Bank: 35 fairy gold, 9 common gold, 25 silver and 2 red coins; stones: 11 red, 10 blue and 11 yellow.",
        "Still to come, in any order: Wizard, Thief.",
        "Discards: Witch, Sorcerer, Red Dragon, Blue Dragon, Yellow Dragon.",
        "",
        "P2 (seat 2): 1 point; stones: 1 yellow; 1 black coin.",
        "P3 (seat 3): 0 points; stones: none; 2 fairy gold laid out; Doppelganger.",
        "",
        "In front of you: 0 points; stones: 1 red and 2 blue.",
        "Behind your screen: 8 fairy gold, 2 common gold and 5 silver.",
    ]


def test_coins_of_others_are_shown_only_to_learners() -> None:
    shown = "behind the screen: 8 fairy gold, 2 common gold and 5 silver"
    assert not any(shown in line for line in words().table(table("magician").view(0)))
    assert any(shown in line for line in words().table(table("magician", options="open_coins=on").view(0)))


@pytest.mark.parametrize(
    ("coins", "shown"),
    [((8, 2, 5, 0, 1), "1 red coin"), ((8, 2, 5, 1, 1), "1 black coin and 1 red coin"), ((8, 2, 5, 0, 0), "stones: none")],
)
def test_2_2_magic_coins_of_others_are_shown_to_all(coins: tuple[int, ...], shown: str) -> None:
    told = plain(words().table(table("magician", coins={2: coins}).view(0)))
    assert next(line for line in told if line.startswith("P2")).endswith(f"; {shown}.")


def test_a_closed_fist_is_shown_to_its_owner_only() -> None:
    state = table("magician")
    do(state, "1: bid 3f 1g")
    fist = "In your closed fist: 3 fairy gold and 1 common gold."
    assert fist in words().table(state.view(0))
    for seat in (1, WATCHER):
        assert not any("3 fairy gold" in line for line in words(reader=seat).table(state.view(seat)))


def test_gold_already_chosen_is_shown_while_magic_coins_are() -> None:
    state = table("magician", coins={1: (8, 2, 5, 1, 0)})
    do(state, "1: bid 2f")
    assert "In your closed fist: 2 fairy gold." in words().table(state.view(0))
    assert moves(state) == ["add nothing", "add 1 black coin"]


def test_what_the_table_shows_anyway_need_not_be_told() -> None:
    assert words().is_on_table(Event(events.TURNED_UP, 0, [0]))
    assert words().is_on_table(Event(events.DECIDED, 0, [0]))
    assert not words().is_on_table(Event(events.HEXED, 0, [0]))


def test_bids_are_shown_while_a_card_is_used() -> None:
    state = table("magician", stones={1: (4, 0, 0)})
    win(state)
    lines = words().table(state.view(0))
    assert "In use: Magician." in lines
    assert "Bids: you: 1 fairy gold; P2: nothing; P3: nothing." in lines
    assert asked(state) == "Magician: pay stones for 1 point, or take 3 silver? Your stones: 4 red."
    assert moves(state) == ["pay 4 red stones", "take 3 silver from the bank"]
    assert moves(state, "de") == ["4 rote Steine zahlen", "3 Silber aus der Bank nehmen"]


def test_how_far_another_seat_has_come_is_not_told() -> None:
    state = table("magician", coins={2: (8, 2, 5, 0, 1)})
    before = words().decision(state.view(0), 1, state.pending[1].kind)
    do(state, "2: bid 1f")
    assert words().decision(state.view(0), 1, state.pending[1].kind) == before == "Magician: P2 and P3 are still bidding."


def test_refusals_are_sentences() -> None:
    assert refusal(table("magician"), "bid 9f") == "You do not have that much gold behind your screen."
    assert refusal(table("magician"), "bid 9f", "de") == "So viel Gold hast du nicht hinter deinem Schirm."


def test_own_creatures_have_their_own_names() -> None:
    state = table("custom-2", options=f"creatures={','.join(own_creatures())}")
    speaker = words("de", own=own_creatures())
    assert "Zu ersteigern: Orakel." in speaker.table(state.view(0))


def test_what_happens_to_own_creatures_is_told_by_name_before_anybody_has_looked_at_the_table() -> None:
    turned_up = Event(events.TURNED_UP, 0, [CUSTOM])
    assert words("de", own=own_creatures()).event(turned_up) == "Zu ersteigern: Zöllner."
    assert words(own=own_creatures()[1:]).event(turned_up) == "Up for auction: Oracle."


def test_what_happens_is_told_to_whom_it_happens() -> None:
    assert said(events.STOLE_STONE, [1, 0, 2]) == "P2 steals a yellow stone from you."
    assert said(events.STOLE_STONE, [1, 0, 2], language="de") == "P2 stiehlt einen gelben Stein von dir."
    assert said(events.SCORED, [0, 1, 3], language="de") == "Du machst 1 Punkt; insgesamt 3."
    assert said(events.WON, [0, NAMES.index("quack")]) == "You win the auction: Quack."


def test_names_are_listed_as_people_say_them() -> None:
    assert said(events.TIED, [0, 1, 2]) == "Tie between you, P2 and P3: silver decides."
    assert said(events.TIED, [0, 1, 2], language="de") == "Gleichstand zwischen dir, P2 und P3: Silber entscheidet."
    assert said(events.TIED, [0, 1], language="de") == "Gleichstand zwischen dir und P2: Silber entscheidet."


def test_stones_are_told_within_a_sentence() -> None:
    assert said(events.PAID_STONES, [1, 2, 1, 0]) == "P2 pays 2 red stones and a blue stone."
    assert said(events.LOST_STONES, [0, 0, 0, 1], language="de") == "Du verlierst einen gelben Stein."
    assert said(events.TOOK_STONES, [1, 0, 0, 0]) == "P2 takes no stones."


def test_a_tie_and_a_rainbow_are_on_the_table() -> None:
    state = table("magician")
    bid(state, "2f", "2f", "nothing")
    assert "Tie-break with silver for: Magician." in words().table(state.view(0))
    state = table("rainbow-dragon", stones={3: (11, 0, 0)})
    win(state, "colour red")
    assert any(line.startswith("Rainbow Dragon, named red; drawn: 1") for line in words().table(state.view(0)))
    assert asked(state).startswith("Drawn: 1 ") and asked(state).endswith("Draw on, or stop?")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_can_be_said(language: str) -> None:
    kinds: set[str] = set()
    rng = Rng.from_seed(language)
    for number in range(12):
        options = GAME.simulation_options({"creatures": list(own_creatures()), "extras": 3, "points": 6})
        state = GAME.new(3 + number % 4, options, f"say {number}", is_logging=True)
        speaker = words(language, number % 3, state.seats, own_creatures())
        moves_left = 500
        while state.decision is not None and moves_left:
            moves_left -= 1
            for event in state.take_events():
                kinds.add(event.kind.name)
                assert speaker.event(event)
            decision = state.decision
            view = state.view(decision.seat)
            assert speaker.table(view)
            assert speaker.decision(view, decision.seat, decision.kind)
            assert all(speaker.move(view, action) for action in decision.legal)
            code = GAME.action_codes[rng.below(len(GAME.action_codes))]
            illegal = state.why_not(decision.seat, code)
            if illegal is not None:
                assert speaker.refusal(view, code, illegal)
            random_move(state, rng)
        if state.outcome is not None:
            assert len(speaker.outcome(state.outcome)) == 1 + state.seats
    assert len(kinds) >= len(events.EVENTS.kinds) - 4
