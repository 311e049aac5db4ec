"""One choice judged from the view of whoever made it: what it was worth, and what the best would have been.

Two looks. The first one tries everything and finds what is best. The second compares that with what was played, on new
tables: whoever picks the best of many by chance must not be believed that it is so much better, so only the second look
tells how much was lost.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from drachenhort.core.decision import Decision
from drachenhort.core.game import Game
from drachenhort.core.rng import Rng
from drachenhort.core.shares import wilson
from drachenhort.core.state import View
from drachenhort.players.policies.policy import Policy
from drachenhort.players.search.evaluation import Budget
from drachenhort.players.search.judging import Judgement, judge
from drachenhort.review.chances import Span, chance_of, smoothed
from drachenhort.review.choices import LONGEST, goes_on, next_part
from drachenhort.review.classes import Mark, mark_of
from drachenhort.review.lines import Line, compare, go_on, loss_of, tables_for

PLAYOUTS: Final = 1600
"""For one choice. Half of them look for the best, the others tell how much was lost."""

FEWEST: Final = 5
ACCUSING: Final[tuple[Mark, ...]] = ("mistake", "blunder")
HEARING: Final = 2
"""Before anybody is accused of a mistake, so many times more tables are heard: chance seldom says the same twice."""
MOST_OTHERS: Final = 3
"""So many other actions are named beside the played and the best one."""


class Way(msgspec.Struct, frozen=True):
    """One choice in the game's notation, a text for each of its parts, and the chance to win with it."""

    actions: list[str]
    chance: Span


class Judged(msgspec.Struct, frozen=True):
    """What somebody could have known of their choice. It is the same whatever was hidden from them."""

    number: int
    """How many choices the seat had made before."""
    kind: str
    """Of the decision, in the game's words."""
    mark: Mark
    played: Way
    best: Way
    """The same as what was played, where nothing better was found."""
    usual: Way
    """What the policy that plays on in playouts would have done."""
    loss: Span
    """What the played one cost against the other that seemed best. Below 0 it did better after all."""
    gain: Span
    """What it brought against the usual one."""
    others: list[Way]
    """What else was looked at, the best first. Fewer playouts were spent on it."""


class Looked(NamedTuple):
    """A judgement, and the actions that it compares, for those who go on from there."""

    judged: Judged
    best: list[int]
    others: list[list[int]]


class Question(NamedTuple):
    """A choice as the seat saw it, and what it did. `number` counts its own choices: nothing else chance depends on."""

    game: Game
    view: View
    decision: Decision
    number: int
    played: list[int]


def judge_choice(question: Question, policy: Policy, playouts: int = PLAYOUTS) -> Looked:
    """Looks at no clock: the same choice is judged the same on any machine."""
    game, view, decision, number, played = question
    rng = Rng.from_seed(f"review {game.id} {view.seat} {number}")
    look = Budget(max(playouts // 2 // len(played), FEWEST))
    first = judge(view, decision, policy, look, rng, played[:1])
    best = _whole(question, first.best.action, policy, look, rng)
    # Where the best was played, the next best tells how much hung on it.
    rival = best if best != played else _next_best(question, first, policy, rng)
    compared = _compare(question, rival, usual_line(question, policy, rng), policy, playouts // 2, rng, best == played)
    top = compared.mine if compared.is_best else compared.rival
    begins = (played[:1], top.actions[:1])
    others = [each for each in first.choices if [each.action] not in begins][:MOST_OTHERS]
    judged = Judged(
        number=number,
        kind=game.decision_names[decision.kind],
        mark=compared.mark,
        played=way_of(question, compared.mine),
        best=way_of(question, top),
        usual=way_of(question, compared.usual),
        loss=compared.loss,
        gain=_turned(_loss(game, view.seats, compared.mine, compared.usual)),
        others=[
            Way(notations(game, [each.action]), span_of(game, view.seats, sum(each.won), each.playouts)) for each in others
        ],
    )
    return Looked(judged, top.actions, [[each.action] for each in others])


class _Compared(NamedTuple):
    """The second look."""

    mine: Line
    rival: Line
    usual: Line
    is_best: bool
    loss: Span
    mark: Mark


def _compare(
    question: Question, rival: list[int], usual: list[int], policy: Policy, playouts: int, rng: Rng, is_thought_best: bool
) -> _Compared:
    view, played = question.view, question.played
    ways = [played]
    for way in (rival, usual):
        if way not in ways:
            ways.append(way)
    lines = compare(tables_for(view, policy), view.seat, ways, policy, max(FEWEST, playouts // len(ways)), rng)
    compared = _verdict(question, lines, rival, usual, is_thought_best)
    if compared.mark in ACCUSING:
        go_on(lines, tables_for(view, policy), view.seat, policy, HEARING * lines[0].playouts, rng)
        compared = _verdict(question, lines, rival, usual, is_thought_best)
    return compared


def _verdict(question: Question, lines: list[Line], rival: list[int], usual: list[int], is_thought_best: bool) -> _Compared:
    """Where the first look found nothing better, only clear proof makes the runner-up the better one."""
    mine, other, habit = (next(line for line in lines if line.actions == way) for way in (question.played, rival, usual))
    lead = loss_of(mine, other)
    is_best = lead.low <= 0 if is_thought_best else lead.mean <= 0
    is_nothing_lost = is_thought_best and is_best
    loss = Span(0.0, 0.0, 0.0) if is_nothing_lost else _loss(question.game, question.view.seats, mine, other)
    return _Compared(mine, other, habit, is_best, loss, mark_of(is_best, loss.mean, loss.low))


def usual_line(question: Question, policy: Policy, rng: Rng) -> list[int]:
    """What the policy does, with all its parts. It uses no more of a table than the seat could know, so any will do."""
    game, view = question.game, question.view
    state = view.sample(rng)
    actions: list[int] = []
    decision: Decision | None = question.decision
    state.is_logging = True
    while decision is not None and len(actions) < LONGEST:
        action = policy.choose(state, decision, rng)
        actions.append(action)
        state.apply(view.seat, action)
        decision = state.decision_of(view.seat) if goes_on(state, decision, game.parts) else None
    return actions


def _next_best(question: Question, first: Judgement, policy: Policy, rng: Rng) -> list[int]:
    """The whole of what came second in the first look; what was played, if there was nothing else."""
    played = question.played
    second = next((choice.action for choice in first.choices if choice.action != played[0]), None)
    return played if second is None else _whole(question, second, policy, Budget(FEWEST), rng)


def _whole(question: Question, begun: int, policy: Policy, look: Budget, rng: Rng) -> list[int]:
    """A choice whose first part is known, with the best that is found for each of the others."""
    game, played = question.game, question.played
    actions = [begun]
    if question.decision.kind not in game.parts:
        return actions
    while len(actions) < LONGEST:
        part = next_part(question.view, actions, game.parts, rng)
        if part is None:
            break
        seen, decision = part
        kept = played[len(actions) : len(actions) + 1] if played[: len(actions)] == actions else []
        is_free = decision.count() > 1
        actions.append(judge(seen, decision, policy, look, rng, kept).best.action if is_free else decision.nth(0))
    return actions


def _loss(game: Game, seats: int, mine: Line, rival: Line) -> Span:
    """What was lost against a rival, as chances against people who play well."""
    raw = loss_of(mine, rival)
    share = smoothed(rival.wins, rival.playouts, seats)
    chance = chance_of(game.id, seats, share)

    def lost(amount: float) -> float:
        return chance - chance_of(game.id, seats, share - amount)

    return Span(lost(raw.mean), lost(raw.low), lost(raw.high))


def _turned(loss: Span) -> Span:
    return Span(-loss.mean, -loss.high, -loss.low)


def span_of(game: Game, seats: int, wins: float, playouts: int) -> Span:
    low, high = wilson(wins, playouts)
    mean = chance_of(game.id, seats, smoothed(wins, playouts, seats))
    return Span(mean, min(mean, chance_of(game.id, seats, low)), max(mean, chance_of(game.id, seats, high)))


def way_of(question: Question, line: Line) -> Way:
    game = question.game
    return Way(notations(game, line.actions), span_of(game, question.view.seats, line.wins, line.playouts))


def notations(game: Game, actions: Sequence[int]) -> list[str]:
    return [game.notation(action) for action in actions]
