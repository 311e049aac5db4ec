"""What Drachenfels asks somebody to decide: what is wanted, what they hold, what they can do."""

from typing import Final

from drachenhort.core.decision import bit_count
from drachenhort.core.words import Argument, Company, Texts
from drachenhort.games.drachenfels import decisions
from drachenhort.games.drachenfels.actions import ACTIONS, Draw, Move, Play, Raze, Stop, Use
from drachenhort.games.drachenfels.cards import NAMES, POINTS
from drachenhort.games.drachenfels.data import BRIDGES, RAINBOWS
from drachenhort.games.drachenfels.decisions import DECISIONS
from drachenhort.games.drachenfels.fields import CASTLE, is_rock_castle
from drachenhort.games.drachenfels.steps import EVERY_SEAT, DrawCards, SendHome, Turn
from drachenhort.games.drachenfels.steps import Move as MoveStep
from drachenhort.games.drachenfels.steps_magic import CloudHome
from drachenhort.games.drachenfels.view import View

LAST_TURNS: Final = 100
"""9 So many turns before the limit everybody is told how many are left."""


class Prompts:
    """One person's questions at one table."""

    def __init__(self, texts: Texts, company: Company) -> None:
        self.texts: Final = texts
        self.company: Final = company

    def decision(self, view: View, seat: int, kind: int) -> str:
        asked = self._mine(view, kind) if seat == self.company.reader == view.seat else self._of_another(view, seat, kind)
        left = view.options.turn_limit - view.turns + 1
        if kind == decisions.TURN and left <= LAST_TURNS:
            asked += " " + self.texts.say("turns-left", count=left)
        return asked

    def _of_another(self, view: View, seat: int, kind: int) -> str:
        value = view.step.value if isinstance(view.step, MoveStep) else 0
        return self.texts.say(f"decision-{DECISIONS.names[kind]}", value=value, name=self.company.names[seat])

    def _mine(self, view: View, kind: int) -> str:
        if kind == decisions.TURN:
            return self._turn(view)
        key = f"ask-{DECISIONS.names[kind]}"
        if kind == decisions.MOVE:
            return self._move(view, key)
        if kind == decisions.HOME:
            return self.texts.say(key, other=self._loser(view))
        return self._draw(view, key) if kind == decisions.DRAW else self.texts.say(key, **_pieces(view, kind))

    # 4 A turn.

    def _turn(self, view: View) -> str:
        offers = [ACTIONS.meaning(action) for action in view.legal]
        kinds = [offer.kind for offer in offers if isinstance(offer, Play)]
        points = [NAMES[kind] for kind in kinds if kind <= POINTS]
        step = view.step
        assert isinstance(step, Turn), "a turn is taken in its own step"
        if step.is_first_act:
            key = "turn-points" if points else "turn-magic" if kinds else "turn-none" if view.hand else "turn-no-cards"
        elif not points:
            key = "turn-more-magic" if kinds else "turn-over"
        else:
            key = "turn-more" if any(isinstance(offer, Stop) for offer in offers) else "turn-owed"
        asked = self.texts.say(key, values=self._or(points), magic=_yes(len(kinds) > len(points)))
        if not step.is_first_act:
            return asked
        use, draw = (_yes(any(isinstance(offer, what) for offer in offers)) for what in (Use, Draw))
        return " ".join([asked, self.texts.say("turn-else", use=use, draw=draw)])

    def _or(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        return self.texts.say("list-or", one=", ".join(words[:-1]), other=words[-1])

    # 6 A move, 7.2 the loser of a duel, 4.2 the hands of others.

    def _move(self, view: View, key: str) -> str:
        step = view.step
        assert isinstance(step, MoveStep), "a knight is moved in a move"
        ends = {offer.field for offer in map(ACTIONS.meaning, view.legal) if isinstance(offer, Move)}
        asked = self.texts.say(
            key,
            value=step.value,
            double=2 * step.value if view.places[view.seat].looked else 0,
            count=len(ends),
        )
        key = "reach-castle" if CASTLE in ends else "reach-rock-castle" if any(map(is_rock_castle, ends)) else ""
        return asked if key == "" else " ".join([asked, self.texts.say(key)])

    def _loser(self, view: View) -> str:
        step = view.step
        assert isinstance(step, SendHome | CloudHome), "somebody is sent to a start"
        return self.company.names[step.loser if isinstance(step, SendHome) else step.knight]

    def _draw(self, view: View, key: str) -> str:
        step = view.step
        assert isinstance(step, DrawCards), "cards are drawn one after another"
        if step.seats == EVERY_SEAT:
            return self.texts.say(key, left=step.left)
        loser = next(offer.seat for offer in map(ACTIONS.meaning, view.legal) if isinstance(offer, Draw))
        return self.texts.say("ask-draw-duel", left=step.left, other=self.company.names[loser])


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _pieces(view: View, kind: int) -> dict[str, Argument]:
    """5.1, 5.2 How many there are to set, and whether one that stands can be moved."""
    if kind == decisions.RAINBOW:
        left, can_move = RAINBOWS - bit_count(view.rainbows), view.rainbows != 0
    elif kind == decisions.BRIDGE:
        left = BRIDGES - bit_count(view.bridges)
        can_move = any(isinstance(ACTIONS.meaning(action), Raze) for action in view.legal)
    else:
        return {}
    is_open = any(place.looked for place in view.places)
    return {"left": left, "move": _yes(can_move), "open": _yes(is_open)}
