"""OpenSpiel's card games, each driven in the fastest ways that its Python package offers.

The package has no type information, so the few calls we need are named here as Protocols.
"""

import importlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, cast

CRAZY_EIGHTS = "crazy_eights(players=4)"
"""Four players instead of the default five; the rest as it comes: one deck, no reshuffle, at most 100 turns."""

HEARTS = "hearts"
"""Always four players; everything as it comes, so three cards are passed first."""

DEALS = 256
ROLLOUTS = 50


class SpielState(Protocol):
    def apply_action(self, _action: int, /) -> None: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def clone(self) -> "SpielState": ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...
    def num_players(self) -> int: ...


class Evaluator(Protocol): ...


class Bot(Protocol):
    def step(self, _state: SpielState, /) -> int: ...


class Pyspiel(Protocol):
    load_game: Callable[[str], SpielGame]
    RandomRolloutEvaluator: Callable[[int, int], Evaluator]
    MCTSBot: Callable[[SpielGame, Evaluator, float, int, int, bool, int, bool], Bot]
    make_uniform_random_bot: Callable[[int, int], Bot]
    evaluate_bots: Callable[[SpielState, Sequence[Bot], int], list[float]]


class OpenSpiel:
    """One of its games with a stock of dealt positions. Every way to play returns the players' decisions it made.

    Chance is a node of its own there, while our games resolve it inside. Its nodes cost the peer time in every way to
    play below, except for those of the first deal where a way starts from dealt positions; they are never counted.
    """

    def __init__(self, name: str, counted_games: int) -> None:
        self.pyspiel = cast(Pyspiel, importlib.import_module("pyspiel"))
        self.game = self.pyspiel.load_game(name)
        self.random = Random(8)
        self.deals = [self.deal() for _ in range(DEALS)]
        games = max(counted_games, DEALS)
        decisions = sum(self.count_decisions(self.deals[i % DEALS].clone()) for i in range(games))
        self.decisions_per_game = decisions / games

    def deal(self) -> SpielState:
        """A position at the first decision of a player."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.resolve_chance(state)
        return state

    def resolve_chance(self, state: SpielState) -> None:
        outcomes = state.chance_outcomes()
        shares = [share for _, share in outcomes]
        # `from_python` relies on this.
        assert max(shares) - min(shares) < 1e-9, "chance is expected to be even in this game"
        state.apply_action(self.random.choice(outcomes)[0])

    def count_decisions(self, state: SpielState) -> int:
        """Plays to the end. The fast ways cannot count without being slowed down; they use the average of these."""
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                self.resolve_chance(state)
            else:
                state.apply_action(self.random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def native_rollouts(self) -> Callable[[], float]:
        """Random play inside C++ from a copy of a dealt position: its fastest way, and the one we compare with.

        The rollout evaluator cannot be called from Python by itself. A search with a single simulation does nothing
        but hand its root to the evaluator, which then plays all its rollouts without a tree. The root must not be a
        chance node, hence the dealt positions: the peer is spared the deal, while our engine pays for it.
        """
        seed, exploration, simulations, megabytes, solves, prints = 7, 1.0, 1, 1, False, False
        evaluator = self.pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        bot = self.pyspiel.MCTSBot(self.game, evaluator, exploration, simulations, megabytes, solves, seed, prints)
        step, decisions, turn = bot.step, ROLLOUTS * self.decisions_per_game, 0

        def play() -> float:
            nonlocal turn
            turn += 1
            step(self.deals[turn % DEALS])
            return decisions

        return play

    def native_games(self) -> Callable[[], float]:
        """Whole games inside C++, deal included: its own random bots, one call from Python per game."""
        bots = [self.pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(self.game.num_players())]
        evaluate, new, decisions, seed = (
            self.pyspiel.evaluate_bots,
            self.game.new_initial_state,
            self.decisions_per_game,
            0,
        )

        def play() -> float:
            nonlocal seed
            seed += 1
            evaluate(new(), bots, seed)
            return decisions

        return play

    def from_python(self) -> Callable[[], float]:
        """Whole games move by move, as cheaply as Python can.

        Chance is even here, so the legal actions of a chance node are picked from like a player's, which is twice as
        fast as asking what kind of node it is and for the outcomes with their probabilities. None are left at the end.
        """
        random, new, decisions = self.random.random, self.game.new_initial_state, self.decisions_per_game

        def play() -> float:
            state = new()
            legal_actions, apply_action = state.legal_actions, state.apply_action
            while legal := legal_actions():
                apply_action(legal[int(random() * len(legal))])
            return decisions

        return play

    def from_python_by_the_book(self) -> Callable[[], float]:
        """The same with the loop that its documentation teaches, which works for every game."""
        random, new, decisions = self.random.random, self.game.new_initial_state, self.decisions_per_game

        def play() -> float:
            state = new()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(random() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
            return decisions

        return play
