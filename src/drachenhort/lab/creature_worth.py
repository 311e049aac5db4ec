"""What a creature of Drachenfaust is worth to whoever wins it, in gold.

A game is played as ever until somebody has won the auction for the creature. From there it is played on three times over
with the same chance: the winner uses the creature, or gets FEW common gold instead, or MANY. Nothing else differs, so the
difference in wins is due to the creature; what a coin is worth is measured in the same games, and the one divided by the
other is a price. The intervals are those of reports (`lab/report/estimate.py`).
"""

from collections.abc import Callable
from dataclasses import replace
from time import perf_counter
from typing import Final, NamedTuple

from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.games.drachenfaust.cards import CUSTOM, is_extra
from drachenhort.games.drachenfaust.custom import COMMON, GAIN, Creature, Effect, creature_word
from drachenhort.games.drachenfaust.events import TOOK_COINS, WON
from drachenhort.games.drachenfaust.state import State
from drachenhort.games.drachenfaust.steps import Auction, ClosedFists, TieBreak
from drachenhort.games.drachenfaust.use import Declare
from drachenhort.lab.report.estimate import GROUPS, Estimate, estimate
from drachenhort.lab.workers import Jobs, in_order
from drachenhort.players.levels.careless import noticed_of
from drachenhort.players.policies.policy import Policy
from drachenhort.players.registry import make_player
from drachenhort.players.search.evaluation import LONGEST
from drachenhort.players.search.forks import Fork, Forks, WorthTask
from drachenhort.players.search.quick_games import OVERLOOKED, play_out, quick_policy

GAME: Final = "drachenfaust"
SEATS: Final = 4
"""Unless somebody asks for others."""
ROUNDS: Final = 3
"""The creature comes up in one of the first rounds, each as likely; most games last four to eight."""
TIMES: Final = 4
"""So often each game is played on, each time with other chance: getting there takes as long as going on."""
CHUNK: Final = 10
"""So many games are handed out at once."""
FEW: Final = 1
MANY: Final = 6
PURSES: Final = [CUSTOM + 1, CUSTOM + 2]
"""Blank cards that give FEW and MANY; nobody sees them before they have been won."""
FEWEST_GROUPS: Final = 20
CLEAR: Final = 4.0
"""What a coin is worth must be so many standard errors above nothing, before anything is divided by it."""


class Worth(NamedTuple):
    """In common gold; None as long as the games do not tell. `share` is what the creature brings in wins."""

    gold: Estimate | None
    share: Estimate
    coin: Estimate
    """What one coin brings in wins."""


def play_many(task: WorthTask, jobs: Jobs, progress: Callable[[int], None]) -> Forks:
    """The same whoever shares the work: every game has a seed of its own. `progress` gets the number of games so far."""
    out = Forks()
    chunks = [replace(task, first=first, games=min(CHUNK, task.games - first)) for first in range(0, task.games, CHUNK)]
    for part in in_order(play_forks, chunks, jobs):
        out.add(part)
        progress(out.games)
    return out


def play_forks(task: WorthTask) -> Forks:
    game, begin = find(GAME), perf_counter()
    purses = [_purse(FEW), _purse(MANY)]
    options = game.options({"creatures": [task.creature, *purses]})
    policy = quick_policy(GAME, make_player(GAME, task.level))
    out = Forks()
    for number in range(task.first, task.first + task.games):
        seed = f"{task.seed}/{number}"
        state = game.new(task.seats, options, seed)
        assert isinstance(state, State), "the game is Drachenfaust"
        found = _fork(state, policy, seed, number)
        out.games += 1
        if found is not None:
            out.found.append(found)
        if task.seconds > 0 and perf_counter() - begin > task.seconds:
            break
    return out


def _purse(coins: int) -> str:
    """A creature that gives so many common gold, as its word; one effect gives 5 at most."""
    effects = [Effect(GAIN, COMMON, min(5, coins - given), 0, False) for given in range(0, coins, 5)]
    return creature_word(Creature(["-", "-"], ["-", "-"], effects))


def _fork(state: State, policy: Policy, seed: str, number: int) -> Fork | None:
    rng = Rng.from_seed(f"{seed}/players")
    _put_in(state, rng)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None:
            return None
        before = state.copy() if _is_up(state) else None
        action = policy.choose(state, noticed_of(decision, OVERLOOKED, rng), rng)
        state.apply(decision.seat, action)
        if before is not None and not _is_up(state):
            return _played_on(state, before, decision.seat, action, policy, seed, number)
    return None


def _put_in(state: State, rng: Rng) -> None:
    """The creature in one of the first rounds, and no purse: an extra takes the place of each in the first."""
    pile = [card for card in state.extras if card < CUSTOM]
    stack = [card if card < CUSTOM else pile.pop() for card in state.stack]
    extras = state.options.extras
    place = rng.below(extras * ROUNDS)
    if place < extras:
        at = [spot for spot, card in enumerate(stack) if is_extra(card)][place]
        pile.insert(rng.below(len(pile) + 1), stack[at])
        stack[at] = CUSTOM
    else:
        pile.insert(len(pile) - (place - extras), CUSTOM)
    state.stack, state.extras = stack, pile


def _is_up(state: State) -> bool:
    step = state.step
    return isinstance(step, ClosedFists) and step.card == CUSTOM


def _played_on(used: State, before: State, seat: int, action: int, policy: Policy, seed: str, number: int) -> Fork | None:
    """`used` is the game after the last bid, `before` the one before it."""
    few, many = (_with_purse(before, seat, action, purse) for purse in PURSES)
    if few.winner is None or many.winner is None:
        return None
    wins = [0.0, 0.0, 0.0]
    for time in range(TIMES):
        for way, state in enumerate((used, few.state, many.state)):
            wins[way] += _wins(state, policy, few.winner, f"{seed}/{time}")
    return Fork(number, wins[0], wins[1], wins[2], few.coins, many.coins)


class _Won(NamedTuple):
    """The game after a purse was won, by whom, and so many coins. Nobody, if it was not, or with a Doppelganger: then more
    than one thing would differ.
    """

    state: State
    winner: int | None
    coins: int


def _with_purse(before: State, seat: int, action: int, purse: int) -> _Won:
    """The same bids, but what is won is a purse; after that the creature lies where the purse would."""
    state = before.copy()
    step = state.step
    assert isinstance(step, Auction | TieBreak), "the creature is up for auction"
    choices = step.choices[:]
    state.replace(Auction(purse, choices) if isinstance(step, Auction) else TieBreak(purse, choices))
    state.is_logging = True
    state.apply(seat, action)
    winner, coins = None, 0
    for event in state.take_events():
        if event.kind is WON and event.values[1] == purse and not isinstance(state.step, Declare):
            winner = event.values[0]
        elif event.kind is TOOK_COINS:
            coins += event.values[2]
    state.is_logging = False
    state.discards = [CUSTOM if card == purse else card for card in state.discards]
    state.aside = [CUSTOM if card == purse else card for card in state.aside]
    return _Won(state, winner, coins)


def _wins(table: State, policy: Policy, seat: int, seed: str) -> float:
    """1 for a win alone; those who win together share it."""
    state, rng = table.copy(), Rng.from_seed(seed)
    state.rng = rng.fork()
    play_out(state, policy, rng)
    outcome: Outcome | None = state.outcome
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1 / len(outcome.winners)


def worth_of(forks: Forks) -> Worth | None:
    """None as long as the creature was never won. The intervals come of leaving out every group of games in turn."""
    found = forks.found
    if not found:
        return None
    groups = [[fork for fork in found if fork.number % GROUPS == group] for group in range(GROUPS)]
    sums = [_Sums(group) for group in groups if group]
    whole = _Sums(found)
    without = [whole.less(each) for each in sums] if len(sums) > 1 else []
    coin = estimate(whole.coin(), [each.coin() for each in without], len(found))
    share = estimate(whole.share(), [each.share() for each in without], len(found))
    if len(sums) < FEWEST_GROUPS or coin.value <= CLEAR * coin.error:
        return Worth(None, share, coin)
    gold = estimate(whole.gold(), [each.gold() for each in without], len(found))
    return Worth(gold, share, coin)


def gold_of(worth: Worth | None) -> tuple[float | None, float]:
    """Its worth in gold, and how far the interval goes to each side; None as long as the games do not tell."""
    gold = None if worth is None else worth.gold
    return (None, 0.0) if gold is None else (gold.value, gold.reach())


class _Sums:
    """Of some forks, how often each way was played on, how often it won, and how many coins the purses held."""

    def __init__(self, forks: list[Fork]) -> None:
        self.played = float(TIMES * len(forks))
        self.used = sum(fork.used for fork in forks)
        self.few = sum(fork.few for fork in forks)
        self.many = sum(fork.many for fork in forks)
        self.got_few = sum(TIMES * fork.got_few for fork in forks)
        self.got_many = sum(TIMES * fork.got_many for fork in forks)

    def less(self, other: "_Sums") -> "_Sums":
        rest = _Sums([])
        rest.played = self.played - other.played
        rest.used, rest.few, rest.many = self.used - other.used, self.few - other.few, self.many - other.many
        rest.got_few, rest.got_many = self.got_few - other.got_few, self.got_many - other.got_many
        return rest

    def coin(self) -> float:
        """What one coin brings in wins."""
        coins = self.got_many - self.got_few
        return (self.many - self.few) / coins if coins else 0.0

    def share(self) -> float:
        """What the creature brings, beside nothing: it was compared with FEW."""
        return (self.used - self.few + self.coin() * self.got_few) / self.played

    def gold(self) -> float:
        return self.share() / self.coin() if self.coin() else 0.0
