"""At a guided game: what the player is to do now, what is answered to anything else, and what the bots do meanwhile.

Everything said follows from how often the player has acted and from whether they are asked, so it tells nothing hidden.
"""

from msgspec import UNSET

from drachenhort.core.errors import OldRules
from drachenhort.core.state import State
from drachenhort.core.words import Argument
from drachenhort.games import find
from drachenhort.games.guide import PLAYER, Guide, Task, guide_of
from drachenhort.server.base.plans import Language
from drachenhort.server.table.ledger import Ledger
from drachenhort.server.table.live_game import LiveGame
from drachenhort.server.wire.messages import Guided
from drachenhort.texts.catalogue import guide_catalogue

FREE = "free"
"""In the texts: when everything that the stations ask for is done."""


def guide_for(ledger: Ledger) -> Guide | None:
    """The guide of this table, if it is one that is guided, and both guide and rules are still those it began with."""
    mark = ledger.created.guide
    if mark is None:
        return None
    try:
        game = ledger.game()
    except OldRules:
        return None
    guide = guide_of(game) if game is find(game.id) else None
    return guide if guide is not None and guide.mark == mark else None


def task_of(guide: Guide | None, live: LiveGame, seat: int) -> Task | None:
    """What this seat is to do when it is asked; None if it is not guided, or free by now."""
    if guide is None or seat != PLAYER or live.state.outcome is not None:
        return None
    return guide.task(live.played[seat])


def told_act(guide: Guide | None, live: LiveGame, seat: int) -> int | None:
    """What the guide says that this seat does now: the next act of a bot, or of the player. None if it says nothing."""
    decision = live.state.decision_of(seat)
    if guide is None or decision is None:
        return None
    if seat != PLAYER:
        act = guide.act(seat, live.played[seat])
        return act if act is not None and decision.allows(act) else None
    task = task_of(guide, live, seat)
    return next((code for code in task.asked if decision.allows(code)), None) if task is not None else None


def strayed(guide: Guide | None, live: LiveGame, seat: int, actions: list[int]) -> Task | None:
    """The task that a legal act of the player is no answer to."""
    first = task_of(guide, live, seat)
    decision = live.state.decision_of(seat)
    if guide is None or first is None or decision is None or not any(decision.allows(code) for code in first.asked):
        return None
    for index, action in enumerate(actions):
        task = guide.task(live.played[seat] + index)
        if task is not None and action not in task.asked:
            return task
    return None


def wrong(guide: Guide, task: Task, lang: Language, names: list[str]) -> tuple[str, str]:
    """What is said to a legal act that is not what the station is about: the words, and the clause of its rule."""
    station = guide.stations[task.station]
    text = guide_catalogue(lang, guide.game.id).say(f"guide-{station.id}.wrong", task=task.number, **_called(names))
    return text, station.clause


def words(guide: Guide, lang: Language, state: State, done: int, names: list[str]) -> Guided:
    """The idea, and what is to be done now. While others act it is still about what was done last."""
    texts = guide_catalogue(lang, guide.game.id)
    decision = state.decision_of(PLAYER)
    is_over = state.outcome is not None
    is_waiting = decision is None and not is_over
    task = guide.task(max(0, done - 1) if is_waiting else done) if not is_over else None
    station = FREE if task is None else guide.stations[task.station].id
    key = f"guide-{station}"
    number = 1 if task is None else task.number
    said: dict[str, Argument] = {"task": number, **_called(names)}
    todo = f"{key}.todo"
    if is_over:
        todo = f"{key}.over"
    elif is_waiting:
        todo = f"{key}.done" if texts.has(f"{key}.done") else "guide-watch"
    asked, via = [], []
    if task is not None and decision is not None:
        asked = [code for code in task.asked if decision.allows(code)]
        via = [code for code in task.on_the_way if decision.allows(code)]
    return Guided(
        station=len(guide.stations) if task is None else task.station,
        stations=len(guide.stations),
        title=texts.say(f"{key}.title"),
        idea=texts.say(key, **said),
        todo=texts.say(todo, **said),
        clause=UNSET if task is None else guide.stations[task.station].clause,
        asked=asked,
        via=via,
    )


def _called(names: list[str]) -> dict[str, str]:
    """What the texts call those at the table: `seat2` is a bot's name."""
    return {f"seat{number}": name for number, name in enumerate(names, 1)}
