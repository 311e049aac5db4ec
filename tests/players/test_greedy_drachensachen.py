"""The greedy player of Drachensachen, in positions that random play leads to."""

from collections.abc import Iterator
from typing import Final

from drachenhort.core.decision import Decision
from drachenhort.core.packed import pack
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import KEEP, PLAYS_END, pick_code, play_count, swap_code
from drachenhort.games.drachensachen.cards import EXTERMINO, PROTECTO, cards_of
from drachenhort.games.drachensachen.decisions import DECISIONS
from drachenhort.games.drachensachen.view import View
from drachenhort.lab.simulate import simulate
from drachenhort.lab.table import play_game
from drachenhort.players.greedy.drachensachen import PLAYER, Mind
from drachenhort.players.greedy.drachensachen_odds import cards_left
from tests.games.drachensachen.table import table

GAME: Final = find("drachensachen")
EVERYTHING: Final[dict[str, Json]] = {
    "target": 60,
    "curses": "all",
    "skills": "all",
    "blind_answer": True,
    "fives_answer": True,
    "far_protecto": True,
}


def positions(seats: int, options: dict[str, Json], seed: str) -> Iterator[tuple[State, Decision]]:
    """Every decision of a random game."""
    state = GAME.new(seats, GAME.simulation_options(options), seed)
    rng = Rng.from_seed(seed)
    while state.decision is not None:
        yield state, state.decision
        random_move(state, rng)


def seen_by(state: State, decision: Decision) -> View:
    view = state.view(decision.seat)
    assert isinstance(view, View)
    return view


def greedy_choice(view: View, decision: Decision) -> int:
    return PLAYER.choose(view, decision, Rng.from_seed("greedy"))


def test_it_decides_legally_in_every_kind_of_decision_with_all_options() -> None:
    kinds: set[int] = set()
    for seats in (2, 4, 6):
        for state, decision in positions(seats, EVERYTHING, f"kinds {seats}"):
            action = greedy_choice(seen_by(state, decision), decision)
            assert decision.allows(action), GAME.notation(action)
            kinds.add(decision.kind)
    assert kinds == set(range(len(DECISIONS.names)))


def test_it_does_not_know_what_its_view_hides() -> None:
    rng = Rng.from_seed("other deals")
    for state, decision in positions(3, EVERYTHING, "hidden"):
        if rng.below(8) == 0:
            view = seen_by(state, decision)
            other = view.sample(rng)
            there = other.decision_of(decision.seat)
            assert there is not None
            assert greedy_choice(seen_by(other, there), there) == greedy_choice(view, decision)


def test_it_finishes_whenever_it_can() -> None:
    chances = 0
    for number in range(20):
        for state, decision in positions(3, EVERYTHING, f"finish {number}"):
            view = seen_by(state, decision)
            left = cards_left(view, decision.seat)
            winning = [code for code in decision.legal if code < PLAYS_END and play_count(code) == left]
            if winning:
                chances += 1
                assert greedy_choice(view, decision) in winning
    assert chances >= 20


def test_8_7_it_leaves_the_last_card_of_another_where_it_is() -> None:
    view = GAME.new(3, GAME.options({}), "picks").view(0)
    assert isinstance(view, View)
    view.hand_sizes[1] = view.hidden_counts[1] = 0
    extermino, one = pick_code(1, EXTERMINO), pick_code(2, 1)
    decision = Decision(0, decisions.PICK, 0, 0, [extermino, one])
    view.opens[1] = cards_of(EXTERMINO, 2)
    assert greedy_choice(view, decision) == extermino
    view.opens[1] = cards_of(EXTERMINO, 1)
    assert greedy_choice(view, decision) == one


def test_a_turn_lost_is_good_for_others_seats_and_bad_for_its_own() -> None:
    view = GAME.new(4, GAME.options({}), "harm").view(0)
    assert isinstance(view, View)
    view.hand_sizes[2] = view.hidden_counts[2] = view.opens[2] = 0
    mind = Mind(view)
    assert mind.harm(0) < 0.0 < mind.harm(1) == mind.harm(3) < mind.harm(2)


def test_4_2_it_leaves_a_draw_to_whoever_is_next() -> None:
    state = table(seats=3, hands=["4 9", "1 1 1 8 8"], opens=["2"], pile="2")
    decision = state.decision_of(0)
    assert decision is not None
    mind = Mind(seen_by(state, decision))
    top = mind.top.after(4, 1)
    assert mind.pressure(1, top, 2, 2) > mind.pressure(1, top, 2, 0) > 0.0


def test_2_2_it_swaps_a_strong_hand_card_for_a_weak_open_one() -> None:
    view = GAME.new(2, GAME.options({}), "swap").view(0)
    assert isinstance(view, View)
    view.hand = view.known[0] = pack([4, 4, 8, 8, EXTERMINO])
    view.opens[0] = pack([1, 9, PROTECTO])
    decision = Decision(0, decisions.SWAP, 0, 0, [KEEP, swap_code(9, EXTERMINO), swap_code(1, EXTERMINO), swap_code(1, 8)])
    assert greedy_choice(view, decision) == swap_code(1, EXTERMINO)
    view.opens[0] = pack([EXTERMINO, EXTERMINO, EXTERMINO])
    decision = Decision(0, decisions.SWAP, 0, 0, [swap_code(EXTERMINO, 4), KEEP])
    assert greedy_choice(view, decision) == KEEP


def test_it_clearly_beats_three_randoms() -> None:
    result = simulate("drachensachen", 4, ["greedy", "random", "random", "random"], 40, "clear", 1, {}, lambda done: None)
    assert result.players["greedy"].win_share > 0.75


def test_two_of_them_do_not_hand_each_other_the_same_piles_for_ever() -> None:
    options = GAME.options({"single_game": True})
    for seed in ("loop 20", "loop 33", "loop 39"):
        state = play_game(GAME, options, 2, seed, [PLAYER, PLAYER], "p", most_moves=5000)
        assert state.outcome is not None
