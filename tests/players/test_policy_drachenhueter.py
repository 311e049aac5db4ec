"""How Drachenhüter is played on while a search looks ahead."""

from collections.abc import Iterator
from typing import Final

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenhueter import decisions
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.drachenhueter import POLICY
from tests.games.drachenhueter.table import table

GAME: Final = find("drachenhueter")
EVERYTHING: Final[dict[str, Json]] = {"chests": 6}


def positions(seats: int, options: dict[str, Json], seed: str, random_of: int) -> Iterator[tuple[State, Decision]]:
    """Every decision of a game in which one of so many moves is made at random, the others by the policy."""
    state = GAME.new(seats, GAME.simulation_options(options), seed)
    rng = Rng.from_seed(seed)
    while (decision := state.decision) is not None:
        yield state, decision
        if rng.below(random_of) == 0:
            random_move(state, rng)
        else:
            state.apply(decision.seat, POLICY.choose(state, decision, rng))


def choice(state: State) -> str:
    """What it does, in notation."""
    decision = state.decision
    assert decision is not None
    action = POLICY.choose(state, decision, Rng.from_seed("policy"))
    assert decision.allows(action)
    return GAME.notation(action)


def test_it_plays_on_in_drachenhueter() -> None:
    assert policy_for("drachenhueter") is POLICY


@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_it_decides_legally_in_every_kind_of_decision(options: dict[str, Json]) -> None:
    kinds: set[int] = set()
    for number in range(8):
        for state, decision in positions(2 + number % 3, options, f"kinds {number}", 1 + number % 2 * 3):
            choice(state)
            kinds.add(decision.kind)
    assert kinds >= set(range(len(DECISIONS.names))) - {decisions.STAND_IN}  # Which random play hardly ever comes to.


def test_it_does_not_know_what_its_seat_cannot_know() -> None:
    rng = Rng.from_seed("other deals")
    compared = 0
    for number in range(4):
        for state, decision in positions(2 + number % 3, EVERYTHING, f"hidden {number}", 4):
            if rng.below(4) == 0:
                assert choice(state.view(decision.seat).sample(rng)) == choice(state)
                compared += 1
    assert compared > 40


def test_6_1_a_start_card_that_only_another_seat_knows_is_not_reckoned_with() -> None:
    hands = ["wr", "g1 gw*"]
    secret = table("change left=0 right=0", hands=hands, left="w2", right="bg")
    assert choice(secret) == "done", "as far as anybody knows the other seat has a single green dragon"
    shown = table("change left=0 right=0", hands=hands, left="w2", right="bg", shown="gw*")
    assert choice(shown) == "put wr"


def test_of_actions_that_are_overlooked_it_takes_another() -> None:
    state = table("lay seat=1", hands=["r1 r2 x"], left="w2", right="br")
    assert choice(state) == "lay"
    with_backlight = GAME.parse("lay x")
    seen = Decision(0, decisions.LAY, 0, 0, [with_backlight])
    assert POLICY.choose(state, seen, Rng.from_seed("policy")) == with_backlight


def test_3_1_it_prefers_a_card_of_the_colour_it_collects() -> None:
    state = table(hands=["r1 r2 r3"], left_display="g5", right_display="rw", left="b4", right="rb")
    assert choice(state) == "take right"


def test_3_1_it_takes_no_more_where_that_would_turn_a_page_it_needs() -> None:
    state = table("take taken=1 must=off", hands=["r2 r3 r3 r4 r4"], left_display="g1", left="b5", right="br")
    assert choice(state) == "stop"


def test_3_2_it_turns_the_book_to_what_it_can_lay() -> None:
    state = table("change left=0 right=0", hands=["r1 g3"], left="w4", right="wg")
    assert choice(state) == "put r1"


def test_3_2_it_turns_both_pages_where_it_needs_both() -> None:
    state = table("change left=0 right=0", hands=["r5 r5 r4 r4 r4 w5 bg gr"], left="w1", right="rw")
    assert choice(state) == "put w5"
    state.apply(0, GAME.parse("put w5"))
    assert choice(state) == "put gr"
    state.apply(0, GAME.parse("put gr"))
    assert choice(state) == "lay"


def test_3_2_it_puts_the_card_that_it_needs_least() -> None:
    state = table("change left=0 right=0", hands=["w1 w2 r1 g3"], left="w4", right="wg")
    assert choice(state) == "put r1", "a single red dragon, where it has two white ones"


def test_3_2_it_keeps_its_cards_when_they_change_nothing() -> None:
    state = table("change left=0 right=0", hands=["r5"], left="w1", right="br")
    assert choice(state) == "done"


def test_3_8_it_turns_the_book_away_from_what_another_seat_could_lay_along() -> None:
    state = table("change left=0 right=0", hands=["wr", "g1 g2"], left="w2", right="bg")
    assert choice(state) == "put wr"
    state = table("change left=0 right=0", hands=["wr", "b1 b2"], left="w2", right="bg")
    assert choice(state) == "done"


def test_3_4_it_encloses_the_colour_of_which_it_holds_less() -> None:
    state = table("lay seat=1", hands=["r1 w3 w4"], left="b1", right="br", rows=[{"w": "w1", "g": "g1"}])
    state.apply(0, GAME.parse("lay"))
    assert choice(state) == "end right"


def test_3_5_it_takes_a_red_pearl() -> None:
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=["1 1"])
    state.apply(0, GAME.parse("lay"))
    assert choice(state) == "pearl red"


def test_5_3_it_lets_the_card_stand_in_that_it_needs_least() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w4 w5 b5"], left="g1", right="br")
    assert choice(state) == "lay any"
    state.apply(0, GAME.parse("lay any"))
    assert choice(state) == "stand b5"
