"""A position laid open: its text, what one seat sees and may do, and what has just happened or was refused."""

from dataclasses import dataclass

from drachenhort.core.codec import PositionReader
from drachenhort.core.errors import Illegal
from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.options import parse_words
from drachenhort.core.plain import Json
from drachenhort.core.state import State, View
from drachenhort.terminal.screen import Screen
from drachenhort.texts.catalogue import Catalogue, catalogue
from drachenhort.words import Company, Words, words_for
from drachenhort.words.rules import clauses_of


@dataclass(frozen=True)
class Refusal:
    """An action that was refused: which of those given, whose, why, and what that seat saw."""

    number: int
    seat: int
    action: int
    illegal: Illegal
    view: View


@dataclass(frozen=True)
class Exposition:
    """A position, the seat that looks at it, and how it came about. With a refusal nothing has been played.

    `told` are those of the events that make a log without saying anything twice.
    """

    state: State
    viewer: int
    events: list[Event]
    told: list[Event]
    refusal: Refusal | None


def _words(game: Game, shown: Exposition, texts: Catalogue, reader: int | None) -> Words:
    names = [_name(seat, texts) for seat in range(shown.state.seats)]
    options = game.options(parse_words(PositionReader(shown.state.text()).take("options").words))
    return words_for(game.id, texts.language, Company(names, reader), options, game.variation)


def _name(seat: int, texts: Catalogue) -> str:
    return texts.say(f"bot-{seat + 1}")


def exposition_json(game: Game, shown: Exposition, language: str) -> dict[str, Json]:
    """Seats are counted from 0 here, as everywhere in JSON."""
    state = shown.state
    decision = state.decision_of(shown.viewer)
    return {
        "game": game.id,
        "position": state.text(),
        "seat": shown.viewer,
        "view": state.view(shown.viewer).to_json(),
        "legal": [game.notation(action) for action in (decision.legal if decision is not None else [])],
        "events": [_event_json(event, state.seats) for event in shown.events],
        "pending": [{"seat": open.seat, "decision": game.decision_names[open.kind]} for open in state.pending],
        "refusal": None if shown.refusal is None else _refusal_json(game, shown, shown.refusal, language),
        "outcome": None if state.outcome is None else state.outcome.to_json(),
    }


def _event_json(event: Event, seats: int) -> dict[str, Json]:
    out: dict[str, Json] = {}
    for name, value in event.to_json().items():
        out[name] = list[Json](value) if isinstance(value, list) else value
    out["audience"] = [seat for seat in range(seats) if event.is_for(seat)]
    return out


def _refusal_json(game: Game, shown: Exposition, refusal: Refusal, language: str) -> dict[str, Json]:
    texts = catalogue(language, game.id)
    return {
        "act": refusal.number,
        "seat": refusal.seat,
        "action": game.notation(refusal.action),
        "clause": refusal.illegal.clause,
        "reason": refusal.illegal.reason,
        "text": _words(game, shown, texts, refusal.seat).refusal(refusal.view, refusal.action, refusal.illegal),
        "rule": clauses_of(game.id, language)[refusal.illegal.clause].text,
    }


def exposition_lines(game: Game, shown: Exposition, texts: Catalogue, screen: Screen) -> None:
    """The same for people."""
    if shown.refusal is not None:
        _say_refusal(game, shown, shown.refusal, texts, screen)
        return
    state = shown.state
    if shown.told:
        log = _words(game, shown, texts, None)
        screen.say(texts.say("show-events"))
        for event in shown.told:
            screen.say("  " + log.event(event), indent=4)
        screen.gap()
    screen.say(texts.say("show-position"))
    screen.lines(state.text().splitlines())
    screen.gap()
    _say_view(game, shown, texts, screen)


def _say_view(game: Game, shown: Exposition, texts: Catalogue, screen: Screen) -> None:
    """What the seat sees, who decides what, and what it may do."""
    state = shown.state
    words = _words(game, shown, texts, shown.viewer)
    view = state.view(shown.viewer)
    name = _name(shown.viewer, texts)
    screen.say(texts.say("show-view", name=name, seat=shown.viewer + 1))
    for line in words.table(view):
        screen.say("  " + line if line else "", indent=4)
    screen.gap()
    if state.outcome is not None:
        for line in words.outcome(state.outcome):
            screen.say(line)
        return
    for line in dict.fromkeys(words.decision(view, open.seat, open.kind) for open in state.pending):
        screen.say(line)
    decision = state.decision_of(shown.viewer)
    if decision is not None:
        screen.say(texts.say("show-legal", name=name, seat=shown.viewer + 1))
        screen.lines(["  " + game.notation(action) for action in decision.legal])


def _say_refusal(game: Game, shown: Exposition, refusal: Refusal, texts: Catalogue, screen: Screen) -> None:
    illegal = refusal.illegal
    reason = _words(game, shown, texts, refusal.seat).refusal(refusal.view, refusal.action, illegal)
    clause = clauses_of(game.id, texts.language)[illegal.clause]
    name = _name(refusal.seat, texts)
    screen.say(texts.say("show-refused", number=refusal.number, name=name, seat=refusal.seat + 1))
    screen.say(texts.say("refused", move=game.notation(refusal.action), clause=illegal.clause, reason=reason))
    screen.say(texts.say("rule", clause=clause.id, title=clause.title, text=clause.text))
