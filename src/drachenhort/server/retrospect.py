"""A finished game looked back upon: its record, and its positions and its chronicle through anybody's eyes."""

from collections.abc import Iterator, Sequence

from msgspec import Raw

from drachenhort.core.event import Event
from drachenhort.server.audience import eyes_of, known_to
from drachenhort.server.entries import Acted
from drachenhort.server.errors import Cannot
from drachenhort.server.messages import Chronicle, Replay, Told, encode
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.ledger import plays_of
from drachenhort.server.moves.live import Live, begin, follow_log
from drachenhort.server.moves.showing import events_json
from drachenhort.server.plans import Language
from drachenhort.server.speech import names_of


async def record_text(desk: Desk) -> str:
    """The record as a file's text, seed included: only after the end."""
    _check_over(desk)
    if desk.record is None:
        desk.record = await _record(desk)
    return desk.record


async def _record(desk: Desk) -> str:
    started = desk.ledger.started
    assert started is not None, "a game that is over has begun"
    record = desk.ledger.record(started, names_of(desk.ledger.created.game, desk.ledger.chairs, "en"))
    plays = plays_of(await desk.entries())
    record.actions = [(play.seat, action) for play in plays for action in play.actions()]
    return record.text()


async def replay(desk: Desk, move: int, seat: int | None, lang: Language) -> Replay:
    """The position after so many acts. Nothing is secret any more."""
    _check_seat(desk, seat)
    plays = plays_of(await desk.entries())
    if not 0 <= move <= len(plays):
        raise Cannot("no-move", f"this game has the moves 0 to {len(plays)}")
    live = await _played(desk, plays[:move])
    view = live.state.view(eyes_of(seat))
    known = known_to(eyes_of(seat), live.recent[-1].events)
    speech = desk.showing.speech
    last = plays[move - 1] if move else None
    return Replay(
        table=desk.id,
        game=desk.ledger.created.game,
        move=move,
        moves=len(plays),
        seat=seat,
        view=Raw(encode(view.to_json())),
        by=None if last is None else last.seat,
        action=None if last is None else ", ".join(live.game.notation(action) for action in last.actions()),
        events=events_json(known),
        said=speech.events(lang, seat, known),
        prompt=speech.sentences(lang, seat, live.state, view).prompt,
    )


async def chronicle(desk: Desk, seat: int | None, lang: Language) -> Chronicle:
    """All that happened, as far as a seat could know."""
    _check_seat(desk, seat)
    plays = plays_of(await desk.entries())
    moves: list[Told] = []
    await desk.house.slices.run(_tell_all(desk, plays, seat, lang, moves))
    return Chronicle(desk.id, desk.ledger.created.game, seat, moves)


def _tell_all(desk: Desk, plays: Sequence[Acted], seat: int | None, lang: Language, moves: list[Told]) -> Iterator[None]:
    live = _deal(desk)
    moves.append(_told(desk, None, live.recent[-1].events, seat, lang))
    for play in plays:
        moves.append(_told(desk, play.seat, live.play(play), seat, lang))
        yield


def _told(desk: Desk, by: int | None, events: list[Event], seat: int | None, lang: Language) -> Told:
    known = known_to(eyes_of(seat), events)
    return Told(by, events_json(known), desk.showing.speech.events(lang, seat, known))


def _check_seat(desk: Desk, seat: int | None) -> None:
    """Whether the game is over and the table has this seat."""
    _check_over(desk)
    if seat is not None and not 0 <= seat < len(desk.ledger.chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(desk.ledger.chairs)}")


def _deal(desk: Desk) -> Live:
    started = desk.ledger.started
    assert started is not None, "a game that is over has begun"
    return begin(desk.ledger, started)


async def _played(desk: Desk, plays: Sequence[Acted]) -> Live:
    """The game after these acts."""
    live = _deal(desk)
    await desk.house.slices.run(follow_log(live, plays))
    return live


def _check_over(desk: Desk) -> None:
    if desk.status != "over":
        raise Cannot("not-over", "the record and the replay are there when the game is over: until then it has secrets")
