"""A recorded game, told from its first move to its last."""

from drachenhort.core.event import EVERYBODY, Event
from drachenhort.core.game import Variation
from drachenhort.core.options import show
from drachenhort.core.record import Record
from drachenhort.core.state import WATCHER, State
from drachenhort.games.variants import read_variant
from drachenhort.review.people import is_bot, names_in
from drachenhort.terminal.players import called
from drachenhort.terminal.screen import Screen
from drachenhort.texts.catalogue import Catalogue
from drachenhort.words import Company, Words, words_for


def company_of(record: Record, texts: Catalogue) -> Company:
    """Everybody by the names they have at the table; nobody of them reads."""
    return Company(names_in(record, texts), None)


def tell_record(record: Record, stop: int, texts: Catalogue, company: Company, screen: Screen) -> None:
    """Everything that happened up to move `stop`, hidden things included, then how it stands or ended."""
    game = record.game
    words = words_for(game.id, texts.language, company, game.options(record.options), game.variation)
    _tell_heading(record, texts, company, screen)
    state = record.start(is_logging=True)
    for event in state.take_events():
        if is_for_the_log(event):
            screen.say(" " * 6 + words.event(event), indent=6)
    for number, (seat, action) in enumerate(record.actions[:stop], 1):
        choice = texts.say("replay-choice", name=company.names[seat], move=words.move(state.view(seat), action))
        state.apply(seat, action)
        events = [event for event in state.take_events() if is_for_the_log(event)]
        sentences = [words.event(event) for event in events]
        if not events or not _is_by(events[0], seat):
            sentences.insert(0, choice)
        screen.say(f"{number:>4}  {sentences[0]}", indent=6)
        for sentence in sentences[1:]:
            screen.say(" " * 6 + sentence, indent=6)
    screen.gap()
    _tell_end(record, stop, state, words, texts, screen)


def is_for_the_log(event: Event) -> bool:
    """Where an event has a public version without its secret, the log has the one with it."""
    return event.audience == EVERYBODY or not event.is_for(WATCHER)


def _is_by(event: Event, seat: int) -> bool:
    """Whether the event tells what this seat did; a choice kept secret at first is told later, with those of others."""
    return next(iter(event.kind.fields), "") == "seat" and event.values[0] == seat


def _tell_heading(record: Record, texts: Catalogue, company: Company, screen: Screen) -> None:
    players: list[str] = []
    for seat, name in enumerate(company.names):
        if is_bot(record, seat) and seat < len(record.players):
            player = called(record.game.id, record.players[seat], texts)
            players.append(texts.say("replay-player-bot", name=name, player=player, seat=seat + 1))
        else:
            players.append(texts.say("replay-player", name=name, seat=seat + 1))
    screen.say(texts.say("replay-title", title=record.game.title, seats=record.seats, players="; ".join(players)))
    if record.game.variation is not None:
        tell_variant(record.game.variation, texts, screen)
    options = ", ".join(f"{name}={show(value)}" for name, value in record.options.items())
    if options:
        screen.say(texts.say("replay-options", options=options))
    screen.gap()


def tell_variant(variation: Variation, texts: Catalogue, screen: Screen) -> None:
    """That it is played by a variant, and what differs."""
    variant = read_variant(variation.text)
    screen.say(texts.say("variant-of", name=variant.name))
    for name, printed, value, source in (change.told() for change in variant.changes):
        said = texts.say("variant-value", name=name, printed=printed, value=value, source=source)
        screen.say(f"  {said}", indent=4)
    if not variant.changes:
        screen.say("  " + texts.say("variant-options"), indent=4)


def _tell_end(record: Record, stop: int, state: State, words: Words, texts: Catalogue, screen: Screen) -> None:
    if state.outcome is not None:
        for line in words.outcome(state.outcome):
            screen.say(line)
        return
    moves = len(record.actions)
    screen.say(
        texts.say("replay-open", moves=moves) if stop == moves else texts.say("replay-stopped", move=stop, moves=moves)
    )
    view = state.view(WATCHER)
    screen.gap()
    for line in words.table(view):
        screen.say(line, indent=2)
    screen.gap()
    for line in dict.fromkeys(words.decision(view, decision.seat, decision.kind) for decision in state.pending):
        screen.say(line)
