"""The player that thinks ahead, on a game so small that everything can be worked out, and on ours."""

import time

import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.errors import Illegal
from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.games import all_games, find
from drachenhort.lab.table import play_game
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import AtRandom, Policy
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import Budget, Evaluation, evaluate, play_on, win_of, worth_of
from drachenhort.players.search.judging import judge
from drachenhort.players.search.search_player import SearchPlayer

GAMES = [game.id for game in all_games()]
SMALL = Budget(8)
SHORT: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True, "turn_limit": 60},
    "drachenhueter": {"turn_limit": 20},
}
"""Options that end a game soon: uncompiled, a playout takes its time."""


class Coins(State):
    """Two seats take one to three coins in turn; whoever takes the last one wins. With four left one has lost."""

    def __init__(self, coins: int, turn: int) -> None:
        super().__init__(2, Rng.from_seed("coins"))
        self.coins = coins
        self.turn = turn
        self.run()

    def run(self) -> None:
        if self.coins > 0:
            self.decision = Decision(self.turn, 0, 0, 0, [count for count in (1, 2, 3) if count <= self.coins])
        else:
            winner = 1 - self.turn
            self.outcome = Outcome("empty", [int(seat == winner) for seat in range(2)], [winner])

    def copy(self) -> "Coins":
        return Coins(self.coins, self.turn)

    def answer(self, seat: int, action: int) -> None:
        self.coins -= action
        self.turn = 1 - seat
        self.run()

    def refusal(self, seat: int, action: int) -> Illegal:
        return Illegal("1.2", "not-so-many")

    def view(self, seat: int) -> "CoinsView":
        return CoinsView(seat, self)


class Lost(State):
    """The first of three seats takes one to three points, and the second wins with nine, whatever the first does."""

    def __init__(self) -> None:
        super().__init__(3, Rng.from_seed("lost"))
        self.decision = Decision(0, 0, 0, 0, [1, 2, 3])

    def copy(self) -> "Lost":
        return Lost()

    def answer(self, seat: int, action: int) -> None:
        self.outcome = Outcome("lost", [action, 9, 0], [1])

    def view(self, seat: int) -> "CoinsView":
        return CoinsView(seat, self)


class CoinsView(View):
    """Nothing is hidden."""

    def __init__(self, seat: int, state: State) -> None:
        super().__init__(seat, state.seats)
        self.state = state

    def sample(self, rng: Rng) -> State:
        return self.state.copy()


def asked(state: State) -> tuple[View, Decision]:
    decision = state.decision
    assert decision is not None
    return state.view(decision.seat), decision


@pytest.mark.parametrize(("coins", "wins"), [(5, 1), (6, 2), (7, 3), (3, 3)])
def test_it_finds_what_wins(coins: int, wins: int) -> None:
    view, decision = asked(Coins(coins, 0))
    assert SearchPlayer("search", AtRandom(), Budget(600)).choose(view, decision, Rng.from_seed("x")) == wins


def test_what_is_to_be_kept_is_tried_as_often_as_the_best() -> None:
    view, decision = asked(Coins(7, 0))
    judged = judge(view, decision, AtRandom(), Budget(900), Rng.from_seed("x"), kept=[2])
    kept = judged.of(2)
    assert kept is not None and judged.best.action == 3
    assert kept.playouts == judged.best.playouts > 300, "without it the two would have been given up"
    loss = judged.loss(kept)
    assert 0.0 < loss.low < loss.mean < loss.high
    assert abs(loss.mean - (judged.best.chance - kept.chance)) < 1e-9


def test_the_best_loses_nothing_and_chances_lie_in_their_intervals() -> None:
    view, decision = asked(Coins(6, 0))
    judged = judge(view, decision, AtRandom(), Budget(300), Rng.from_seed("x"))
    assert judged.best.action == 2 and judged.loss(judged.best).high == 0.0
    assert judged.of(9) is None
    assert all(choice.low <= choice.chance <= choice.high for choice in judged.choices)


def test_what_was_tried_says_how_likely_it_wins() -> None:
    view, decision = asked(Coins(3, 0))
    found = evaluate(view, decision, AtRandom(), Budget(300), Rng.from_seed("x"))
    assert found.best().action == 3
    assert found.best().chance() == 1.0
    assert sorted(candidate.action for candidate in found.candidates) == [1, 2, 3]
    assert sum(candidate.playouts for candidate in found.candidates) <= 300
    assert all(candidate.chance() < 1.0 for candidate in found.candidates if candidate.action != 3)


def test_where_nothing_wins_it_takes_what_brings_the_most_points() -> None:
    view, decision = asked(Lost())
    for seed in ("a", "b", "c", "d"):
        found = evaluate(view, decision, AtRandom(), Budget(30), Rng.from_seed(seed))
        assert (found.best().action, found.best().chance()) == (3, 0.0)


def some_positions(game_id: str, seats: int, count: int) -> list[State]:
    game = find(game_id)
    rng, out = Rng.from_seed("positions"), list[State]()
    while len(out) < count:
        state = game.new(seats, game.simulation_options(SHORT.get(game_id, {})), f"{game_id} {len(out)}")
        for _ in range(10 + rng.below(10)):
            if state.decision is not None:
                random_move(state, rng)
        if state.decision is not None and state.decision.count() > 1:
            out.append(state)
    return out


def thinker(game_id: str, budget: Budget) -> SearchPlayer:
    return SearchPlayer("search", policy_for(game_id), budget)


@pytest.mark.parametrize("game_id", GAMES)
def test_it_does_what_is_allowed_and_the_same_again(game_id: str) -> None:
    for seats in (find(game_id).min_seats, find(game_id).max_seats):
        for state in some_positions(game_id, seats, 1):
            before = state.text()
            view, decision = asked(state)
            chosen = [thinker(game_id, SMALL).choose(view, decision, Rng.from_seed("same")) for _ in range(2)]
            assert decision.allows(chosen[0]) and chosen[0] == chosen[1]
            assert state.text() == before, "it thinks about other tables than this one"


@pytest.mark.parametrize("game_id", GAMES)
def test_it_has_an_answer_when_its_time_is_up(game_id: str) -> None:
    (state,) = some_positions(game_id, find(game_id).max_seats, 1)
    view, decision = asked(state)
    begin = time.perf_counter()
    found = evaluate(view, decision, policy_for(game_id), Budget(10**9, seconds=0.001), Rng.from_seed("hurry"))
    assert decision.allows(found.best().action)
    most = max(candidate.playouts for candidate in found.candidates)
    assert [candidate.playouts for candidate in found.candidates].count(most) > 1, "a sample counts for all or for none"
    assert time.perf_counter() - begin < 20


def test_where_nobody_wins_points_are_worth_nothing() -> None:
    lost = Outcome("dragon", [4, 0], [])
    assert worth_of(lost, 0, 0.1) == worth_of(lost, 1, 0.1) == worth_of(None, 0, 0.1) == -0.1
    assert worth_of(lost, 0, 0.1, common_defeat=3.0) == -3.1, "worse than to see somebody else win"
    shared = Outcome("points", [7, 7, 2], [0, 1])
    assert [win_of(shared, seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert worth_of(shared, 0, 0.1) > worth_of(shared, 2, 0.1) >= worth_of(lost, 0, 0.1)


def test_it_beats_greedy_at_drachenfaust() -> None:
    game = find("drachenfaust")
    wins = 0.0
    for number in range(10):
        players = [make_player(game.id, "greedy")] * 3
        players[number % 3] = SearchPlayer("search", policy_for(game.id), Budget(100))
        outcome = play_game(game, game.options({"points": 1}), 3, f"duel {number}", players, "players").outcome
        wins += win_of(outcome, number % 3)
    assert wins >= 7, "its share would be less than half of that"


def test_where_there_is_doubt_it_does_what_is_usual() -> None:
    def found(doubt: float, leads: list[float]) -> int:
        evaluation = Evaluation([1, 2], 1, doubt)
        for lead in leads:
            evaluation.candidates[0].note(0.0, 0.5)
            evaluation.candidates[1].note(0.0, 0.5 + lead)
        return evaluation.best().action

    unclear, clear = [0.4, -0.3] * 8, [0.4, 0.3] * 8
    assert (found(0.0, unclear), found(1.5, unclear), found(1.5, clear)) == (2, 1, 2)


class Hopeful(Policy):
    """Takes one coin and looks two decisions ahead; then whoever is on turn is as good as lost."""

    def __init__(self) -> None:
        self.horizon = 2

    def choose(self, state: State, decision: Decision, rng: Rng) -> int:
        return decision.legal[0]

    def value(self, state: State, seat: int) -> float:
        assert state.decision is not None, "nobody asks how it stands when it is over"
        return 0.25 if state.decision.seat == seat else 0.75


def test_a_policy_with_a_horizon_says_how_it_stands_there() -> None:
    state = Coins(9, 0)
    assert play_on(state, Hopeful(), Rng.from_seed("x")) and state.coins == 7 and state.outcome is None
    view, decision = asked(Coins(9, 0))
    found = evaluate(view, decision, Hopeful(), Budget(30), Rng.from_seed("x"))
    assert {candidate.chance() for candidate in found.candidates} == {0.75}, "after three decisions the other is on turn"


def test_what_is_clearly_worse_is_given_up_before_the_budget_is() -> None:
    view, decision = asked(Coins(3, 0))
    found = evaluate(view, decision, AtRandom(), Budget(6000), Rng.from_seed("x"))
    assert found.best().action == 3
    assert sum(candidate.playouts for candidate in found.candidates) < 1000
