"""Many tables played at once, so that the network is asked about all of them together."""

from array import array
from dataclasses import dataclass
from typing import Final

import numpy as np

from drachenhort.core.decision import Decision
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.lab.table import ask
from drachenhort.players.learned.network import Network
from drachenhort.players.observation import encoder_for
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.player import Player
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import win_of, worth_of
from drachenhort.train.batch import Batch, Floats, Numbers, Trail, padded
from drachenhort.train.plan import Plan, teacher_of

REACH: Final = 0.95
"""How far the surprise of a result reaches back: each earlier decision has so much of the later one's."""
LONGEST: Final = 20_000
"""A game with more decisions teaches nothing any more."""

MARGIN: Final = 0.15
"""What a lead in points counts beside winning."""


@dataclass
class Table:
    """A game under way. `learners` says of each seat whether the network decides there; their decisions are kept."""

    state: State
    learners: list[bool]
    trails: list[Trail]
    decisions: int = 0


class Asked:
    """The open decisions of several tables, put to the network together."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder: Final = encoder
        self.features: list[list[int]] = []
        self.legal: list[list[int]] = []

    def add(self, state: State, decision: Decision) -> None:
        view = state.view(decision.seat)
        features: list[int] = []
        self._encoder.write(view, features)
        table = self._encoder.table(view)
        self.features.append(features)
        self.legal.append([table[code] for code in decision.legal])

    def answers(self, network: Network) -> tuple[Floats, Floats]:
        """The logarithm of each legal action's chance, a row for each decision, and how the seats stand."""
        present = np.zeros((len(self.features), len(self._encoder.names)), np.float32)
        rows = np.repeat(np.arange(len(self.features)), [len(features) for features in self.features])
        present[rows, flat(self.features)] = 1
        thoughts = network.thoughts(present)
        counts = np.array([len(legal) for legal in self.legal], np.int32)
        nothing = len(self._encoder.actions)
        legal = padded(flat(self.legal), counts, int(counts.max()), nothing)
        scores = np.take_along_axis(network.all_scores(thoughts), np.minimum(legal, nothing - 1), axis=1)
        scores = np.where(legal == nothing, -np.inf, scores)
        scores = scores - scores.max(axis=1, keepdims=True)
        chances: Floats = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return chances, network.standing(thoughts)


def flat(lists: list[list[int]]) -> "np.ndarray[tuple[int], np.dtype[np.uint16]]":
    return np.frombuffer(b"".join([array("H", each).tobytes() for each in lists]), np.uint16)


class Tables:
    """The tables of one process."""

    def __init__(self, plan: Plan, seed: str) -> None:
        self._plan: Final = plan
        self._game: Final = find(plan.game_id)
        self._encoder: Final = encoder_for(plan.game_id)
        self._teacher: Final = make_player(plan.game_id, teacher_of(plan.game_id))
        self._ways: Final = [self._game.options(options) for options in plan.options]
        self._seed: Final = seed
        self._rng: Final = Rng.from_seed(seed)
        self._chance: Final = np.random.default_rng(self._rng.words())
        self._begun = 0
        self._tables: list[Table] = []
        self._over = Trail()
        self._games = 0

    def lessons(self, decisions: int) -> Batch:
        """The teacher plays, and every choice it makes is kept."""
        while len(self._over.chosen) < decisions:
            table = self._new(is_mixed=False)
            while (decision := table.state.decision) is not None and table.decisions < LONGEST:
                table.decisions += 1
                action = ask(self._teacher, table.state, decision, self._rng)
                if decision.count() > 1:
                    asked = Asked(self._encoder)
                    asked.add(table.state, decision)
                    place = decision.legal.index(action)
                    table.trails[decision.seat].note(asked.features[0], asked.legal[0], place, 0.0, 0.0)
                table.state.apply(decision.seat, action)
            self._finish(table)
        return self._handed_over(is_taught=True)

    def play(self, network: Network, decisions: int) -> Batch:
        """The network plays until so many decisions of finished games are there."""
        while len(self._tables) < self._plan.tables:
            self._tables.append(self._new(is_mixed=True))
        while len(self._over.chosen) < decisions:
            asked = Asked(self._encoder)
            opens: list[Decision] = []
            for place in range(len(self._tables)):
                opens.append(self._open(place, asked))
            chances, standing = asked.answers(network)
            places = sampled(chances, self._chance).tolist()
            hopes = (standing[:, 0] + MARGIN * standing[:, 1]).tolist()
            for number, decision in enumerate(opens):
                table = self._tables[number]
                chosen = places[number]
                chance = float(chances[number, chosen])
                table.trails[decision.seat].note(asked.features[number], asked.legal[number], chosen, chance, hopes[number])
                table.state.apply(decision.seat, decision.nth(chosen))
        return self._handed_over(is_taught=False)

    def _open(self, place: int, asked: Asked) -> Decision:
        """The next decision that the network has to make at a table; a game that ends makes room for another one."""
        while True:
            table = self._tables[place]
            decision = table.state.decision
            if decision is None or table.decisions >= LONGEST:
                self._finish(table)
                self._tables[place] = self._new(is_mixed=True)
                continue
            table.decisions += 1
            if decision.count() == 1:
                table.state.apply(decision.seat, decision.nth(0))
            elif not table.learners[decision.seat]:
                table.state.apply(decision.seat, ask(self._teacher, table.state, decision, self._rng))
            else:
                asked.add(table.state, decision)
                return decision

    def _new(self, is_mixed: bool) -> Table:
        rng = self._rng
        seats = self._plan.seats[rng.below(len(self._plan.seats))]
        options = self._ways[rng.below(len(self._ways))]
        self._begun += 1
        learners = [True] * seats
        if is_mixed and seats > 1 and rng.below(100) < self._plan.mixed:
            order = list(range(seats))
            rng.shuffle(order)
            for seat in order[: 1 + rng.below(seats - 1)]:
                learners[seat] = False
        state = self._game.new(seats, options, f"{self._seed}/{self._begun}")
        return Table(state, learners, [Trail() for _ in range(seats)])

    def _finish(self, table: Table) -> None:
        outcome = table.state.outcome
        if outcome is None:
            return
        self._games += 1
        for seat, trail in enumerate(table.trails):
            win, worth = win_of(outcome, seat), worth_of(outcome, seat, MARGIN)
            trail.rate(win, (worth - win) / MARGIN, worth, REACH)
            self._over.add(trail)

    def _handed_over(self, is_taught: bool) -> Batch:
        batch = self._over.batch(is_taught, self._games)
        self._over, self._games = Trail(), 0
        return batch


def sampled(chances: Floats, chance: np.random.Generator) -> Numbers:
    """A place of each row, as likely as it says."""
    places: Numbers = (chances + chance.gumbel(size=chances.shape)).argmax(axis=1).astype(np.int32)
    return places


def duels(plan: Plan, network: Network, other: Player, games: int, seed: str, is_turned: bool) -> list[Outcome | None]:
    """So many games of one seat that the network plays against another player at all others; turned, of one seat of that
    player against the network at all others.

    The one seat goes around: in game g it is g modulo the number of seats. The network plays as it does at a table.
    """
    game, encoder = find(plan.game_id), encoder_for(plan.game_id)
    seats, rng = plan.check_seats, Rng.from_seed(f"{seed}/players")
    chance = np.random.default_rng(rng.words())
    options = game.options(plan.options[plain_way(plan)])
    states = [game.new(seats, options, f"{seed}/{number}") for number in range(games)]
    ends: list[Outcome | None] = [None] * games
    left = list(range(games))
    for _ in range(LONGEST):
        asked = Asked(encoder)
        opens: list[tuple[int, Decision]] = []
        for number in left:
            learners = [(seat == number % seats) != is_turned for seat in range(seats)]
            decision = _until(states[number], learners, other, rng)
            if decision is None:
                ends[number] = states[number].outcome
            else:
                asked.add(states[number], decision)
                opens.append((number, decision))
        if not opens:
            break
        places = sampled(asked.answers(network)[0], chance).tolist()
        for place, (number, decision) in enumerate(opens):
            states[number].apply(decision.seat, decision.nth(places[place]))
        left = [number for number, _ in opens]
    return ends


def plain_way(plan: Plan) -> int:
    """The way to play without anything special, if it is among them."""
    plain = find(plan.game_id).simulation_options({}).to_json()
    return plan.options.index(plain) if plain in plan.options else 0


def _until(state: State, learners: list[bool], other: Player, rng: Rng) -> Decision | None:
    """Plays on until the network has a choice; None if the game is over before."""
    while (decision := state.decision) is not None:
        if decision.count() == 1:
            state.apply(decision.seat, decision.nth(0))
        elif learners[decision.seat]:
            return decision
        else:
            state.apply(decision.seat, ask(other, state, decision, rng))
    return None
