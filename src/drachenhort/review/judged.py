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
from drachenhort.review.choices import LONGEST, next_part
from drachenhort.review.classes import Mark, mark_of
from drachenhort.review.lines import Line, compare, loss_of, tables_for

PLAYOUTS: Final = 800
"""For one choice. Half of them look for the best, the others tell how much was lost."""

FEWEST: Final = 20
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
    loss: Span
    """What the played one cost against the other that seemed best. Below 0 it did better after all."""
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
    first = _first_look(view, decision, played[:1], policy, playouts // 2 // len(played), rng)
    best = [first.best.action]
    if played[1:] or decision.kind in game.parts:
        best = _whole(question, best, policy, playouts // 2 // len(played), rng)
    rivals = [played] if best == played else [played, best]
    if len(rivals) == 1:  # The best was played. The next best tells how much hung on it.
        rivals += [_whole(question, [choice.action], policy, FEWEST, rng) for choice in first.choices[1:2]]
    tables = max(FEWEST, playouts // 2 // len(rivals))
    lines = compare(tables_for(view, policy), view.seat, rivals, policy, tables, rng)
    mine, rival = lines[0], lines[-1]
    lead = loss_of(mine, rival)
    # Where the first look found nothing better, only clear proof makes the runner-up the better one.
    is_best = lead.mean <= 0 if best != played else lead.low <= 0
    loss = Span(0.0, 0.0, 0.0) if best == played and is_best else _loss(game, view.seats, mine, rival)
    top = mine if is_best else rival
    others = [each for each in first.choices if [each.action] not in (played[:1], top.actions[:1])][:MOST_OTHERS]
    top_chance = span_of(game, view.seats, top.wins, top.playouts)
    judged = Judged(
        number=number,
        kind=game.decision_names[decision.kind],
        mark=mark_of(is_best, loss.mean, loss.low),
        played=Way(notations(game, played), top_chance if is_best else _less(top_chance, loss.mean)),
        best=Way(notations(game, top.actions), top_chance),
        loss=loss,
        others=[
            Way(notations(game, [each.action]), span_of(game, view.seats, sum(each.won), each.playouts)) for each in others
        ],
    )
    return Looked(judged, top.actions, [[each.action] for each in others])


def _first_look(
    view: View, decision: Decision, played: list[int], policy: Policy, playouts: int, rng: Rng
) -> Judgement:
    return judge(view, decision, policy, Budget(max(playouts, FEWEST)), rng, played)


def _whole(question: Question, begun: list[int], policy: Policy, playouts: int, rng: Rng) -> list[int]:
    """A choice whose first parts are known, with the best that is found for each of the others."""
    game, view = question.game, question.view
    actions = begun[:]
    while len(actions) < LONGEST:
        part = next_part(view, actions, game.parts, rng)
        if part is None:
            break
        seen, decision = part
        is_as_played = question.played[: len(actions)] == actions and len(question.played) > len(actions)
        kept = [question.played[len(actions)]] if is_as_played else []
        actions.append(
            decision.nth(0)
            if decision.count() == 1
            else _first_look(seen, decision, kept, policy, playouts, rng).best.action
        )
    return actions


def _loss(game: Game, seats: int, mine: Line, rival: Line) -> Span:
    """What was lost against a rival, as chances against people who play well."""
    raw = loss_of(mine, rival)
    share = smoothed(rival.wins, rival.playouts, seats)
    chance = chance_of(game.id, seats, share)

    def lost(amount: float) -> float:
        return chance - chance_of(game.id, seats, share - amount)

    return Span(lost(raw.mean), lost(raw.low), lost(raw.high))


def _less(chance: Span, loss: float) -> Span:
    """The loss is measured on the same tables, so it is far surer than a chance itself: the chance of what was played is
    that of the best, less the loss."""
    return Span(chance.mean - loss, max(0.0, chance.low - loss), min(1.0, chance.high - loss))


def span_of(game: Game, seats: int, wins: float, playouts: int) -> Span:
    low, high = wilson(wins, playouts)
    mean = chance_of(game.id, seats, smoothed(wins, playouts, seats))
    return Span(
        mean, min(mean, chance_of(game.id, seats, low)), max(mean, chance_of(game.id, seats, high))
    )


def notations(game: Game, actions: Sequence[int]) -> list[str]:
    return [game.notation(action) for action in actions]
