"""What the greedy player of Schutt und Asche says, and when it lays cards without worth (4.5, 5.2).

It says what it will give, or how little it has, where lands of its own are at stake and somebody is still to offer: then
the others know what is missing. It tells the truth. Where it gives less than its part it lays its X cards as well: all
see how many cards lie there, and nobody what they are worth.
"""

from drachenhort.core.decision import Decision
from drachenhort.core.native import i64
from drachenhort.games.schutt_und_asche import actions
from drachenhort.games.schutt_und_asche.data import KINDS
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.steps_dragon import Offering
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.players.greedy.schutt_und_asche_lands import known_top


def is_heard(view: View) -> bool:
    """5.2 Whether somebody offers after this seat."""
    step = view.step
    return isinstance(step, Offering) and step.turn < view.seats - 1


def topic_of(view: View, decision: Decision, due: i64, share: i64) -> i64:
    """What there is to say before the first card, as the code of a topic; 0 if nothing new."""
    if due == 0 or view.offered or not is_heard(view):
        return 0
    topic: i64 = actions.TALK + (actions.ABOUT_OFFER if share else actions.ABOUT_GOLD)
    claim: i64 = actions.SAY_OFFER + share if share else actions.SAY_GOLD + worth_of(view.hand)
    return topic if decision.allows(topic) and _last_said(view) != claim else 0


def _last_said(view: View) -> i64:
    """This round by this seat; 0 if nothing."""
    said: i64 = 0
    for claim in view.claims:
        if claim // 1000 == view.seat:
            said = claim % 1000
    return said


def claim_about(view: View, decision: Decision, share: i64) -> i64:
    """The truth about the topic, or what comes nearest to it among what can be said."""
    first = decision.nth(0)
    if first >= actions.SAY_TOP:
        return _known_top_among(view, decision)
    truth: i64 = actions.SAY_GOLD + worth_of(view.hand) if first >= actions.SAY_GOLD else actions.SAY_OFFER + share
    best = first
    for code in decision.legal:
        if _apart(code, truth) < _apart(best, truth):
            best = code
    return best


def _apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def _known_top_among(view: View, decision: Decision) -> i64:
    """The first claim about a stack that is true, else the first."""
    for code in decision.legal:
        about: i64 = code - actions.SAY_TOP
        if known_top(view, about // KINDS) == about % KINDS + 1:
            return code
    return decision.nth(0)


def is_laid_for_show(view: View, due: i64) -> bool:
    """5.2 Whether an X card hides that less lies there than this seat's part."""
    return is_heard(view) and view.offered != 0 and worth_of(view.offered) < due
