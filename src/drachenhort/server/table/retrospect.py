"""A finished game looked back upon: its record, and its positions and its chronicle through anybody's eyes."""

from collections.abc import Iterator, Sequence

from msgspec import Raw

from drachenhort.core.errors import OldRules
from drachenhort.core.event import Event
from drachenhort.core.game import Game
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Language
from drachenhort.server.store.entries import Acted
from drachenhort.server.table.audience import eyes_of, known_to
from drachenhort.server.table.history import History, view_at
from drachenhort.server.table.ledger import plays_of
from drachenhort.server.table.live_game import LiveGame, begin, follow_log
from drachenhort.server.table.showing import events_json
from drachenhort.server.table.speech import names_of
from drachenhort.server.table.table import Table
from drachenhort.server.wire.messages import Chronicle, Replay, Told, encode


async def record_text(table: Table) -> str:
    """The record as a file's text, seed included: only after the end."""
    _check_over(table)
    if table.past is not None:
        return table.past.record()
    if table.record is None:
        table.record = await _record(table)
    return table.record


async def _record(table: Table) -> str:
    started = table.ledger.started
    assert started is not None, "a game that is over has begun"
    record = table.ledger.record(started, names_of(table.ledger.created.game, table.ledger.chairs, "en"))
    plays = plays_of(await table.entries())
    record.actions = [(play.seat, action) for play in plays for action in play.actions()]
    return record.text()


async def replay(table: Table, move: int, seat: int | None, lang: Language) -> Replay:
    """The position after so many acts. Nothing is secret any more."""
    _check_seat(table, seat)
    if table.past is not None:
        return _kept_replay(table, table.past, move, seat, lang)
    plays = plays_of(await table.entries())
    check_move(move, len(plays))
    live = await _played(table, plays[:move])
    view = live.state.view(eyes_of(seat))
    known = known_to(eyes_of(seat), live.recent[-1].events)
    speech = table.showing.speech
    last = plays[move - 1] if move else None
    return Replay(
        table=table.id,
        game=table.ledger.created.game,
        move=move,
        moves=len(plays),
        seat=seat,
        view=Raw(encode(view.to_json())),
        by=None if last is None else last.seat,
        action=None if last is None else ", ".join(live.game.notation(action) for action in last.actions()),
        events=events_json(known),
        said=speech.events(lang, seat, known),
        prompt=speech.prompt(lang, seat, live.state, view),
    )


async def position_at(table: Table, move: int) -> State:
    """The whole position after so many acts, hidden things included. Only by today's rules it can be played on."""
    _check_over(table)
    try:
        await table.ledger.lay_out()
        check_rules(table.ledger.game())
    except OldRules as error:
        raise Cannot("old-game", str(error)) from None
    plays = plays_of(await table.entries())
    check_move(move, len(plays))
    return (await _played(table, plays[:move])).state


async def chronicle(table: Table, seat: int | None, lang: Language) -> Chronicle:
    """All that happened, as far as a seat could know."""
    _check_seat(table, seat)
    if table.past is not None:
        return _kept_chronicle(table, table.past, seat, lang)
    plays = plays_of(await table.entries())
    moves: list[Told] = []
    await table.services.slices.run(_tell_all(table, plays, seat, lang, moves))
    return Chronicle(table.id, table.ledger.created.game, seat, moves)


def _tell_all(table: Table, plays: Sequence[Acted], seat: int | None, lang: Language, moves: list[Told]) -> Iterator[None]:
    live = _deal(table)
    moves.append(_told(table, None, live.recent[-1].events, seat, lang))
    for play in plays:
        moves.append(_told(table, play.seat, live.play(play), seat, lang))
        yield


def _told(table: Table, by: int | None, events: list[Event], seat: int | None, lang: Language) -> Told:
    known = known_to(eyes_of(seat), events)
    return Told(by, events_json(known), table.showing.speech.events(lang, seat, known))


# What is kept needs no rules.


def _kept_replay(table: Table, past: History, move: int, seat: int | None, lang: Language) -> Replay:
    check_move(move, len(past.moves))
    steps, words = past.steps(seat), past.place_of(lang)
    by, action = past.moves[move - 1] if move else (None, None)
    return Replay(
        table=table.id,
        game=table.ledger.created.game,
        move=move,
        moves=len(past.moves),
        seat=seat,
        view=Raw(encode(view_at(steps, move))),
        by=by,
        action=action,
        events=steps[move].events,
        said=steps[move].said[words],
        prompt=steps[move].prompt[words],
    )


def _kept_chronicle(table: Table, past: History, seat: int | None, lang: Language) -> Chronicle:
    words = past.place_of(lang)
    by: list[int | None] = [None, *(seat for seat, _ in past.moves)]
    moves = [Told(who, step.events, step.said[words]) for who, step in zip(by, past.steps(seat), strict=True)]
    return Chronicle(table.id, table.ledger.created.game, seat, moves)


def check_rules(game: Game) -> None:
    """Only by today's rules a game is played on."""
    if game.variation is None and game is not find(game.id):
        raise Cannot("old-game", "this game was played by earlier rules; it can be looked at, but not played on")


def check_move(move: int, moves: int) -> None:
    if not 0 <= move <= moves:
        raise Cannot("no-move", f"this game has the moves 0 to {moves}")


def _check_seat(table: Table, seat: int | None) -> None:
    """Whether the game is over and the table has this seat."""
    _check_over(table)
    if seat is not None and not 0 <= seat < len(table.ledger.chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(table.ledger.chairs)}")


def _deal(table: Table) -> LiveGame:
    started = table.ledger.started
    assert started is not None, "a game that is over has begun"
    return begin(table.ledger, started)


async def _played(table: Table, plays: Sequence[Acted]) -> LiveGame:
    """The game after these acts."""
    live = _deal(table)
    await table.services.slices.run(follow_log(live, plays))
    return live


def _check_over(table: Table) -> None:
    if table.status != "over":
        raise Cannot("not-over", "the record and the replay are there when the game is over: until then it has secrets")
