"""The greedy player of Drachenhüter."""

from collections.abc import Iterator
from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachenhueter import decisions
from drachenhort.games.drachenhueter.decisions import DECISIONS
from drachenhort.games.drachenhueter.state import State as DrachenhueterState
from drachenhort.lab.simulate import simulate
from drachenhort.lab.table import play_game
from drachenhort.players.greedy.drachenhueter import PLAYER, page_after_take
from tests.games.drachenhueter.table import table, view

GAME: Final = find("drachenhueter")
EVERYTHING: Final[dict[str, Json]] = {"chests": 6}


def positions(seats: int, options: dict[str, Json], seed: str) -> Iterator[tuple[State, Decision]]:
    """Every decision of a random game."""
    state = GAME.new(seats, GAME.simulation_options(options), seed)
    rng = Rng.from_seed(seed)
    while state.decision is not None:
        yield state, state.decision
        random_move(state, rng)


def choice(state: State) -> str:
    """What it does, in notation."""
    decision = state.decision
    assert decision is not None
    action = PLAYER.choose(state.view(decision.seat), decision, Rng.from_seed("greedy"))
    assert decision.allows(action)
    return GAME.notation(action)


def test_it_decides_legally_in_every_kind_of_decision_with_all_chests() -> None:
    kinds: set[int] = set()
    for number in range(6):
        for state, decision in positions(2 + number % 3, EVERYTHING, f"kinds {number}"):
            choice(state)
            kinds.add(decision.kind)
    assert kinds >= set(range(len(DECISIONS.names))) - {decisions.STAND_IN}  # Which random play hardly ever comes to.


def test_5_3_it_lets_the_card_stand_in_that_it_needs_least() -> None:
    state = table("lay seat=1", chests="4", crystals=[1, 0], hands=["w4 w5 b5"], left="g1", right="br")
    assert choice(state) == "lay any"
    state.apply(0, GAME.parse("lay any"))
    assert choice(state) == "stand b5"


def test_it_does_not_know_what_its_view_hides() -> None:
    rng = Rng.from_seed("other deals")
    compared = 0
    for state, decision in positions(3, EVERYTHING, "hidden"):
        if rng.below(8) == 0:
            assert choice(state.view(decision.seat).sample(rng)) == choice(state)
            compared += 1
    assert compared > 20


def test_3_2_it_turns_the_book_to_what_it_can_lay() -> None:
    state = table("change left=0 right=0", hands=["r1 g3"], left="w4", right="wg")
    assert choice(state) == "put r1"


def test_3_2_it_keeps_its_cards_when_they_change_nothing() -> None:
    state = table("change left=0 right=0", hands=["r5"], left="w1", right="br")
    assert choice(state) == "done"


def test_3_8_it_turns_the_book_away_from_what_another_seat_could_lay_along() -> None:
    state = table("change left=0 right=0", hands=["wr", "g1 g2"], left="w2", right="bg")
    assert choice(state) == "put wr"
    state = table("change left=0 right=0", hands=["wr", "b1 b2"], left="w2", right="bg")
    assert choice(state) == "done"


def test_3_3_it_lays_without_spending_backlight_dragons() -> None:
    state = table("lay seat=1", hands=["r1 r2 x"], left="w2", right="br")
    assert choice(state) == "lay"


def test_3_4_it_encloses_the_colour_of_which_it_holds_less() -> None:
    state = table("lay seat=1", hands=["r1 w3 w4"], left="b1", right="br", rows=[{"w": "w1", "g": "g1"}])
    state.apply(0, GAME.parse("lay"))
    assert choice(state) == "end right"


def test_3_5_it_takes_a_red_pearl() -> None:
    state = table("lay seat=1", hands=["b1 b2"], left="g2", right="rb", pieces=["1 1"])
    state.apply(0, GAME.parse("lay"))
    assert choice(state) == "pearl red"


def test_3_1_it_prefers_a_card_of_the_colour_it_collects() -> None:
    state = table(hands=["r1 r2 r3"], left_display="g5", right_display="rw", left="b4", right="rb")
    assert choice(state) == "take right"


def test_6_2_it_knows_the_page_under_a_card_that_was_put() -> None:
    state: DrachenhueterState = table(left="b5", left_put="r1 w2")
    assert page_after_take(view(state, 1).left) == 1
    assert page_after_take(view(table(left="b5", left_put="r1"), 1).left) == 5
    assert page_after_take(view(table(left="b5"), 1).left) == -1


def test_it_clearly_beats_three_randoms() -> None:
    players = ["greedy", "random", "random", "random"]
    result = simulate("drachenhueter", 4, players, 12, "clear", 1, {}, lambda done: None)
    assert result.players["greedy"].win_share > 0.8


def test_its_games_last_5_to_15_rounds() -> None:
    for seats in (2, 3, 4):
        rounds = []
        for number in range(4):
            state = play_game(GAME, GAME.options({}), seats, f"rounds {number}", [PLAYER] * seats, "p", most_moves=2000)
            assert isinstance(state, DrachenhueterState)
            assert state.outcome is not None and state.outcome.ending == "amulets"
            rounds.append(state.turns / seats)
        assert 5 <= sum(rounds) / len(rounds) <= 15
