"""Those who ask what to do: hints, and the coach. Bots think about it while the table goes on."""

import asyncio
from functools import partial

from msgspec import UNSET

from drachenhort.server.base.errors import Cannot
from drachenhort.server.bots.advice import Advised, Given, Hints, Taught
from drachenhort.server.table import guiding
from drachenhort.server.table.live_game import Asked, LiveGame
from drachenhort.server.table.playing import check_handed, thought
from drachenhort.server.table.table import Table
from drachenhort.server.wire.link import Link
from drachenhort.server.wire.messages import Coach, Coached, Hint, Hinted, Tip, Warned
from drachenhort.words import Words
from drachenhort.words.reasons import ReasonWords


def hint(table: Table, link: Link, message: Hint) -> None:
    """The best actions with reasons. Where only one is allowed, or a guide asks for one, no bot is needed."""
    live, asked = _asked(table, link, message.seat)
    if link in table.advising:
        raise Cannot("too-fast", "a bot is thinking about your last question; wait for its answer")
    only = asked.decision.nth(0) if asked.decision.count() == 1 else guiding.told_act(table.guide, live, message.seat)
    if only is not None:
        _advise(table, link, message, asked, Hints([Advised(only)]))
        return
    seed = f"hint/{asked.version}"
    ask = partial(table.services.bots.hint, live.game.id, live.state.text(), message.seat, seed, table.ledger.rules)
    table.advising[link] = asyncio.create_task(thought(table, ask, partial(_hinted, table, link, message, asked)))


def _hinted(table: Table, link: Link, message: Hint, asked: Asked, found: Hints) -> None:
    del table.advising[link]
    _advise(table, link, message, asked, found)


def _advise(table: Table, link: Link, message: Hint, asked: Asked, found: Hints) -> None:
    """What has passed by then is not answered."""
    live = table.live
    if live is None or not _is_still_asked(table, live, link, message.seat, asked):
        return
    best = found.tips[0].action
    said = _speaker(table, live, link, message.seat)
    if said is None:
        tips = [Tip(each.action, *_hundredths(each)) for each in found.tips]
        link.send(Hinted(table.id, message.id, best, tips))
    else:
        tips = [said.tip(each) for each in found.tips]
        why = UNSET if found.why is None else said.reason(found.why, found.tips[1].action)
        link.send(Hinted(table.id, message.id, best, tips, said.move(best), why))


def coach(table: Table, link: Link, message: Coach) -> None:
    """What matters before a decision. Where other people or programs play there is none: it would play for somebody."""
    if any(chair.kind != "bot" and chair.person != link.person for chair in table.ledger.chairs):
        raise Cannot("not-alone", "a coach speaks only where all others are bots")
    live, asked = _asked(table, link, message.seat)
    if guiding.task_of(table.guide, live, message.seat) is not None:  # The guide says what matters.
        link.send(Coached(table.id, message.id, [], []))
        return
    before = table.left_at.setdefault(message.seat, "")
    seed = f"coach/{asked.version}"
    game, position, rules = live.game.id, live.state.text(), table.ledger.rules
    ask = partial(table.services.bots.teach, game, position, message.seat, seed, rules, before)
    answer = partial(_coached, table, link, message, asked)
    # Whoever asks about the next decision does not wait for the last answer any more.
    for other, task in list(table.coaching.items()):
        if other is link or task.done():
            table.coaching.pop(other).cancel()
    table.coaching[link] = asyncio.create_task(thought(table, ask, answer))


def _coached(table: Table, link: Link, message: Coach, asked: Asked, found: Taught | None) -> None:
    """A coach that had no time says nothing."""
    live = table.live
    if live is None or not _is_still_asked(table, live, link, message.seat, asked):
        return
    said = _speaker(table, live, link, message.seat)
    if found is None or said is None:
        link.send(Coached(table.id, message.id, [], []))
        return
    happened = [] if found.happened is None else [said.reason(found.happened)]
    now = [said.reason(each) for each in found.now]
    warnings = [Warned(each.action, said.reason(each.why, found.best)) for each in found.warnings]
    link.send(Coached(table.id, message.id, [*happened, *now], warnings, found.best))


def _asked(table: Table, link: Link, seat: int) -> tuple[LiveGame, Asked]:
    """The game, and what this seat is asked. Raises Cannot if it may not ask back."""
    table.chair_of(link.person, seat)
    check_handed(link, seat)
    live = table.playing()
    asked = live.asked.get(seat)
    if asked is None:
        raise Cannot("not-your-turn", "there is nothing for you to decide now")
    return live, asked


def _is_still_asked(table: Table, live: LiveGame, link: Link, seat: int, asked: Asked) -> bool:
    return live.asked.get(seat) is asked and link.channel.seat == seat and link in table.links


class _Speaker:
    """Says advice to one seat."""

    def __init__(self, live: LiveGame, seat: int, words: Words, reasons: ReasonWords) -> None:
        self._view = live.state.view(seat)
        self._words = words
        self._reasons = reasons

    def move(self, action: int) -> str:
        return self._words.move(self._view, action)

    def reason(self, told: Given, other: int | None = None) -> str:
        """`other` is the action that the reason compares with."""
        return self._reasons.say(told.reason(), "" if other is None else self.move(other))

    def tip(self, told: Advised) -> Tip:
        low, high = _hundredths(told)
        chance = UNSET if low is None or high is None else self._reasons.chance(low, high)
        risk = UNSET if told.risk is None else self.reason(told.risk)
        return Tip(told.action, low, high, self.move(told.action), chance, risk)


def _speaker(table: Table, live: LiveGame, link: Link, seat: int) -> _Speaker | None:
    """None for a program that has named no language."""
    lang = link.channel.lang
    if lang is None:
        return None
    speech = table.showing.speech
    return _Speaker(live, seat, speech.to(lang, seat), speech.reasons(lang, seat))


def _hundredths(told: Advised) -> tuple[int | None, int | None]:
    """The interval of the chance, of 100 games, in steps of five: more is not known."""
    if not told.is_known:
        return None, None
    return 5 * round(told.low * 20), 5 * round(told.high * 20)
