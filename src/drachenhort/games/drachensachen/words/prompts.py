"""What Drachensachen asks: what is wanted, what of it one has, and what can be done."""

from drachenhort.core.state import View as AnyView
from drachenhort.core.words import Argument, Company, Texts
from drachenhort.games.drachensachen import decisions
from drachenhort.games.drachensachen.actions import ACTIONS, Play, Remove, Swap, Turn
from drachenhort.games.drachensachen.cards import NULL, PROTECTO, count_of
from drachenhort.games.drachensachen.data import SKILL_ONE
from drachenhort.games.drachensachen.decisions import DECISIONS
from drachenhort.games.drachensachen.pile import Pile, pile_of
from drachenhort.games.drachensachen.view import View


class Prompts:
    """The sentence for every open decision, in one language and for one company."""

    def __init__(self, texts: Texts, company: Company) -> None:
        self.texts = texts
        self.company = company

    def decision(self, view: View, seat: int, kind: int) -> str:
        if kind == decisions.DIRECTION:
            return self.texts.say("decision-direction", **self._next(view, seat), **self.company.who(seat))
        if seat == self.company.reader and view.seat == seat:
            if kind == decisions.PLAY:
                return self._play(view)
            if kind == decisions.OWED_DRAW:
                return self.texts.say("prompt-draw", count=to_draw(view), answer=_answer(view), held=_fitting(view))
            if kind == decisions.OWED_SKIP:
                answers = skip_answer(view)
                return self.texts.say("prompt-skip", by=answers, answer=_answer(view), held=_fitting(view))
            if kind == decisions.SWAP:
                can = any(isinstance(ACTIONS.meaning(action), Swap) for action in view.legal)
                return self.texts.say("prompt-swap", can="some" if can else "none")
        need = need_of(pile_of(view.pile))
        said: dict[str, Argument] = {"count": to_draw(view), "need": need, "beat": _beat(view)}
        return self.texts.say(f"decision-{DECISIONS.names[kind]}", **said, **self.company.who(seat))

    def _play(self, view: View) -> str:
        source = _source(view)
        need = need_of(pile_of(view.pile))
        said: dict[str, Argument] = {"from": source, "need": need, "beat": _beat(view), "held": _fitting(view)}
        said["one"] = "yes" if view.skills & SKILL_ONE else "no"
        has_four = any(isinstance(ACTIONS.meaning(action), Remove) for action in view.legal)
        if source == "hidden" and need != "empty":
            return self.texts.say("prompt-turn", **said)
        if need != "empty" and not _fitting(view):
            return self.texts.say("prompt-none", four="yes" if has_four else "no", **said)
        asked = self.texts.say("prompt-start" if need == "empty" else "prompt-fits", **said)
        return " ".join([asked, self.texts.say("prompt-four")] if has_four else [asked])

    def _next(self, view: View, seat: int) -> dict[str, Argument]:
        """8.5 Who is next, and who if the direction changes: with two seats whoever chooses."""
        onward = view.next_seat(seat)
        back = (seat - view.direction) % view.seats
        return {
            "next": self.company.names[onward],
            "back": self.company.names[back],
            "two": "yes" if view.seats == 2 else "no",
        }


def need_of(pile: Pile) -> str:
    """What a pile asks for, as the texts name it."""
    if pile.top == 0:
        return "empty"
    if pile.beat == 0:
        return "protectos"
    if pile.beat == NULL:
        return "null"
    if pile.beat == 3:
        return "undercut"
    if pile.beat == 6:
        return "no-dragons"
    is_covered = pile.top == PROTECTO
    if pile.beat == 9:
        return "nine-covered" if is_covered else "nine"
    return "covered" if is_covered else "value"


def skip_answer(view: View) -> str:
    """4.3, 9.2 What answers a skip at this table."""
    return "fives" if view.options.fives_answer else "protecto"


def to_draw(view: View) -> int:
    """3.10 What is owed, or what is left of it to draw."""
    return min(view.owed, view.draw_count)


def seen(view: AnyView) -> View:
    assert isinstance(view, View), "a view of another game"
    return view


def _beat(view: View) -> int:
    return pile_of(view.pile).beat


def _source(view: View) -> str:
    """3.1, 3.8 Where this seat plays from."""
    return "hand" if view.hand else "open" if view.opens[view.seat] else "hidden"


def _fitting(view: View) -> int:
    """How many cards this seat could play now, one or the other."""
    kinds = {act.kind for act in map(ACTIONS.meaning, view.legal) if isinstance(act, Play)}
    cards = view.hand or view.opens[view.seat]
    return sum(count_of(cards, kind) for kind in kinds)


def _answer(view: View) -> str:
    """What there is to answer a draw or a skip with."""
    if _fitting(view):
        return "some"
    acts = [ACTIONS.meaning(action) for action in view.legal]
    if any(isinstance(act, Turn) for act in acts):
        return "blind"
    if any(isinstance(act, Remove) for act in acts):
        return "four"
    return "hidden" if _source(view) == "hidden" else "none"
