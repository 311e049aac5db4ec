"""Every sentence of a game: who decides what, moves, the table, what happened, how it ended."""

import re

from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.shapes import Count, Domain, Many, Seat
from drachenhort.core.state import WATCHER, State
from drachenhort.games import find
from drachenhort.words import Company, Words, words_for
from tests.wide.evenings import Look, looks
from tests.wide.examples import Examples

MOVES = 6
"""So many of the moves of a decision, from all over the list."""
TABLE_EVERY = 4
VALUES = 6
"""So many of a count, and the highest."""
MOST_VALUES = 60


_NUMBERS = re.compile(r"[\d,]+")


class Speakers:
    """The words of a game for everybody who may read them."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self._language = language
        self.options = game.options({})

    def words(self, state: State, reader: int | None) -> Words:
        names = [f"P{seat + 1}" for seat in range(state.seats)]
        return words_for(self._game.id, self._language, Company(names, reader), self.options)


def sentences(game_id: str, language: str) -> str:
    game = find(game_id)
    speakers, examples = Speakers(game, language), Examples()
    seen: dict[str, tuple[State, list[int]]] = {}
    for look in looks(game):
        speakers.options = look.options
        _note_events(speakers, examples, look, seen)
        _note_decisions(game, speakers, examples, look.state)
        if look.number % TABLE_EVERY == 0 or look.state.outcome is not None:
            _note_table(speakers, examples, look)
    _sweep_events(game, speakers, examples, seen)
    return examples.text()


def _note_events(speakers: Speakers, examples: Examples, look: Look, seen: dict[str, tuple[State, list[int]]]) -> None:
    state = look.state
    for event in look.events:
        seen.setdefault(event.kind.name, (state.copy(), event.values))
        reader = look.number % (state.seats + 1)
        words = speakers.words(state, reader if reader < state.seats and event.is_for(reader) else None)
        examples.note("what happens", _said(words, event), event.kind.name)


def _said(words: Words, event: Event) -> str:
    shown = " (on the table)" if words.is_on_table(event) else ""
    return f"{event.kind.name}: {words.event(event)}{shown}"


def _note_decisions(game: Game, speakers: Speakers, examples: Examples, state: State) -> None:
    for decision in state.pending:
        view, own = state.view(decision.seat), speakers.words(state, decision.seat)
        name = game.decision_names[decision.kind]
        examples.note("decisions", f"{name}: {own.decision(view, decision.seat, decision.kind)}")
        other = (decision.seat + 1) % state.seats
        told = speakers.words(state, other).decision(state.view(other), decision.seat, decision.kind)
        examples.note("decisions of others", f"{name}: {told}")
        legal = decision.legal
        for action in legal[:: max(1, len(legal) // MOVES)]:
            kind = f"{name} {game.notation(action).partition(' ')[0]}"
            examples.note("moves", f"{name}: {own.move(view, action)}", kind)


def _note_table(speakers: Speakers, examples: Examples, look: Look) -> None:
    state = look.state
    reader = look.number // TABLE_EVERY % (state.seats + 1)
    seat = reader if reader < state.seats else None
    words = speakers.words(state, seat)
    for line in words.table(state.view(WATCHER if seat is None else seat)):
        examples.note("table", line, " ".join(_NUMBERS.sub("#", line).split()[:3]))
    if state.outcome is not None:
        for line in words.outcome(state.outcome):
            examples.note("the end", line)


def _sweep_events(game: Game, speakers: Speakers, examples: Examples, seen: dict[str, tuple[State, list[int]]]) -> None:
    """Every event with every value of its fields, one field after the other, whether it was seen or not."""
    some = next(iter(seen.values()))[0]
    for kind in game.event_kinds:
        shapes = list(kind.fields.values())
        state, values = seen.get(kind.name, (some, [_first(shape) for shape in shapes]))
        readers = [speakers.words(state, reader) for reader in (0, 1, None)]
        for place, shape in enumerate(shapes):
            for value in _values(shape, state.seats):
                changed = [*values[:place], value, *values[place + 1 :]]
                for words in readers:
                    examples.note(
                        f"every {kind.name}", _said_if_possible(words, Event(kind, 0, changed)), f"{kind.name} {place}"
                    )


def _said_if_possible(words: Words, event: Event) -> str:
    """Some values never come together: then there may be no text for them."""
    try:
        return _said(words, event)
    except (AssertionError, KeyError, IndexError) as impossible:
        return f"{event.kind.name}: impossible, {str(impossible).splitlines()[0]}"


def _first(shape: object) -> int:
    domain = shape.of if isinstance(shape, Many) else shape
    assert isinstance(domain, Domain)
    return _values(domain, 2)[0]


def _values(shape: object, seats: int) -> list[int]:
    domain = shape.of if isinstance(shape, Many) else shape
    assert isinstance(domain, Domain)
    if isinstance(domain, Seat):
        return list(range(seats))
    if isinstance(domain, Count):
        return [*range(domain.low, min(domain.low + VALUES, domain.high)), domain.high]
    return domain.numbers()[:MOST_VALUES]
