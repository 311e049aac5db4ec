"""What a prompt of Drachenhüter says about the book and the hand of whoever is asked."""

from dataclasses import dataclass

from drachenhort.core.words import Argument
from drachenhort.games.drachenhueter.actions import ACTIONS, PASS, Lay, Put
from drachenhort.games.drachenhueter.cards import BACKLIGHT, FRONT, is_left
from drachenhort.games.drachenhueter.steps import Take
from drachenhort.games.drachenhueter.steps_lay import ChooseCards
from drachenhort.games.drachenhueter.view import View

ROUNDS_TO_LEARN = 3
"""So many rounds long a prompt says what taking a card does to the book."""


@dataclass(frozen=True)
class Asked:
    """The book beside what one seat has for it, as far as this view knows its hand."""

    state: str
    """`can`: the seat could lay now; `short`: it has too few; `enclosed`: its stack is; `missing`: a page is."""
    count: int
    """How many dragons of the book's colour it has."""
    backlights: int


def asked(view: View, seat: int) -> Asked:
    number, colour = view.left.page, view.right.page
    backlights = view.hands[seat].count(BACKLIGHT)
    if number is None or colour is None:
        return Asked("missing", 0, backlights)
    count = sum(FRONT[kind] == colour for kind in view.hands[seat])
    if colour in view.rows[seat][1:-1]:  # 3.4 A stack with a neighbour on both sides.
        return Asked("enclosed", count, backlights)
    is_enough = count > 0 and count + backlights >= number  # 3.3 At least one dragon of that colour.
    return Asked("can" if is_enough else "short", count, backlights)


def taking(view: View) -> dict[str, Argument]:
    """How far somebody is with taking (3.1)."""
    step = view.step
    taken, must = (step.taken, step.must_take) if isinstance(step, Take) else (0, False)
    is_new = view.turns <= ROUNDS_TO_LEARN * view.seats
    return {"number": taken, "left": 3 - taken, "news": "yes" if is_new else "no", "must": "yes" if must else "no"}


def changing(view: View) -> dict[str, Argument]:
    """On which pages a card can be put (3.2)."""
    sides = {is_left(act.card) for act in map(ACTIONS.meaning, view.legal) if isinstance(act, Put)}
    return {"side": "both" if len(sides) == 2 else "left" if True in sides else "right" if False in sides else "none"}


def laying(view: View) -> dict[str, Argument]:
    """Whether something can be laid: by the hand alone, with a chest, or not at all (3.3, 5.3)."""
    lays = [act for act in map(ACTIONS.meaning, view.legal) if isinstance(act, Lay)]
    way = "none" if view.legal == [PASS] else "plain" if any(act.way == 0 for act in lays) else "chest"
    return {"way": way}


def still_to_lay(view: View) -> int:
    return int(view.step.left) if isinstance(view.step, ChooseCards) else 0
