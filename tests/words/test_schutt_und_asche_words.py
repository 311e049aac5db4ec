"""What Schutt und Asche says at the table."""

import pytest

from drachenhort.core.event import Event
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games.schutt_und_asche import events
from drachenhort.lab.random_options import random_options
from drachenhort.texts.catalogue import LANGUAGES
from drachenhort.words import Company, Words, words_for
from tests.games.schutt_und_asche.table import GAME, do, table


def words(language: str = "en", reader: int | None = 0, seats: int = 2) -> Words:
    company = Company([f"P{seat + 1}" for seat in range(seats)], reader)
    return words_for("schutt_und_asche", language, company, GAME.options({}))


def shown(state: State, seat: int = 0) -> list[str]:
    return [line.replace("\u00a0", " ") for line in words(reader=seat).table(state.view(seat))]


def moves(state: State) -> list[str]:
    assert state.decision is not None
    return [words().move(state.view(0), action) for action in state.decision.legal]


def test_the_table_shows_what_a_seat_may_know() -> None:
    state = table(
        hands={1: "1 2", 2: "X"},
        stacks={"L0": "SPD", "L1": "PP", "L23": "K"},
        knights="L0",
        lost="L5",
        power={1: 2},
        lands={1: "L0 L2", 2: " ".join(f"L{land}" for land in range(24) if land not in (0, 2))},
    )
    state = do(state, "1: look L0", "1: next dragon", "1: next power")
    mine = shown(state)
    assert mine[:2] == ["Round 1, regent: you. Hits: 0 of 7.", "Field 1, north (L0 North Gate): yellow 1, face up."]
    assert "you (seat 1): 2 gold cards, 0 offered, 1 gold spent; power 2, fame 0, hit markers 0." in mine
    assert "Lands: L0 North Gate 3 (knight; from the top: dragon attack, power, sword), L2 Toad Mill 0." in mine
    assert "Lost lands: L5 Bear Keep." in mine
    assert mine[-1] == "Your gold cards: 1, 2. Worth 2 gold."
    theirs = shown(state, 1)
    assert (
        "Lands: L0 North Gate 3 (knight), L2 Toad Mill 0." in theirs and theirs[-1] == "Your gold cards: X. Worth 0 gold."
    )


def test_hidden_dragon_tiles_show_colour_and_what_they_can_be() -> None:
    state = table("piece", attack="2", round="2", regent="2", tiles="2 3 5 4", face_up="1 4", hands={1: "1"})
    assert shown(state)[1:5] == [
        "Field 1, north (L0 North Gate): yellow 2, face up.",
        "Field 2, east (L6 East Gate): yellow, face down; possible: 3.",
        "Field 3, south (L12 South Gate): red, face down; possible: 5.",
        "Field 4, west (L18 West Gate): yellow 4, face up.",
    ]


def test_a_fight_and_claims_are_shown() -> None:
    step = "fight land=L0 by=marker knights=1 dragons=2 swords=0 shields=1 aside=0 ask=power"
    state = table(step, knights="L0", marked="L0", power={1: 1}, face_up="1", claims="2=gold/9 1=top/L0/knight")
    lines = shown(state)
    assert "Fight at North Gate. Open: knights 1, dragons 2, swords 0, shields 1." in lines
    assert "P2 said: I hold 9 gold." in lines and "You said: on top at North Gate: knight." in lines
    assert "Lands: L0 North Gate 0 (knight, attack marker)" in lines[7]
    assert moves(state) == ["turn the next card", "spend a power"]


def test_tiles_to_lay_out() -> None:
    state = table("lay-out", round="2", regent="1", tiles="0 0 0 0")
    assert shown(state)[1] == "The dragon tiles are being laid out anew."
    assert moves(state)[0] == "lay the red ones: north"


def test_events_speak_to_the_person_and_about_the_others() -> None:
    assert words().event(Event(events.BOUGHT, 0, [0, 3, 2])) == "You buy at Owl Tower: knight."
    assert words(reader=1).event(Event(events.BOUGHT, 0, [0, 3, 5])) == "P1 buys at Owl Tower: dragon attack."
    assert words().event(Event(events.REVEALED, 0, [1, 0, 2])) == "P2 gave 2 gold: X, 2."
    assert words().event(Event(events.REVEALED, 0, [1])) == "P2 gave nothing."
    assert (
        words().event(Event(events.ATTACKED, 0, [0, 1])) == "That is too little. The dragon attacks North Gate, Raven Keep."
    )
    assert words().event(Event(events.TILE_UP, 0, [0, 4, 2])) == "The northern tile is a 4; 2 gold was offered."
    assert words("de").event(Event(events.COMBAT_CARD, 0, [1])) == "Die nächste Karte: Drache."


def test_a_lost_land_says_why() -> None:
    told = words().event(Event(events.LAND_LOST, 0, [1, 10]))
    assert told == "P2 loses Mouse Mill: the dragon came, and no knight stood there."


def test_who_listens_is_told_of_lands_stacks_and_their_own_gold() -> None:
    for happened in (
        Event(events.TOOK_LAND, 0, [0, 3]),
        Event(events.SAW_STACK, 0, [0, 3, 1]),
        Event(events.GOLD_HELD, 0, [0, 1]),
    ):
        assert not words().is_on_table(happened)
    assert words().is_on_table(Event(events.GOT_GOLD, 0, [1, 4]))
    assert words().is_on_table(Event(events.OFFERED_CARDS, 0, [0]))
    assert not words().is_on_table(Event(events.OFFERED_CARDS, 0, [0, 2]))


def test_the_end_names_the_winner() -> None:
    state = table("over", power={1: 3, 2: 1}, hits="7", victor="1", successful_1="on", stacks={})
    assert state.outcome is not None
    assert words().outcome(state.outcome) == [
        "The dragon is slain. The most power wins the crown.",
        "You: 9, a winner.",
        "P2: 1.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_random_games_can_be_said(language: str) -> None:
    told: set[str] = set()
    for number in range(30):
        rng = Rng.from_seed(f"said {number}")
        seats = number % 6 + 1
        state = GAME.new(seats, GAME.options(random_options(GAME, rng)), f"said {number}", True)
        speaker = words(language, 0, seats)
        for _ in range(250):
            told |= {event.kind.name for event in state.events}
            assert all(speaker.event(event).endswith(".") for event in state.take_events())
            if state.decision is None:
                assert state.outcome is not None and speaker.outcome(state.outcome)
                break
            view = state.view(state.decision.seat)
            assert speaker.decision(view, state.decision.seat, state.decision.kind)
            assert all(speaker.move(view, action) for action in state.decision.legal)
            refused = GAME.action_codes[rng.below(len(GAME.action_codes))]
            illegal = state.why_not(state.decision.seat, refused)
            assert illegal is None or speaker.refusal(view, refused, illegal)
            assert speaker.table(view) and speaker.table(state.view(WATCHER))
            random_move(state, rng)
    assert len(told) > 30
