"""A finished game looked back upon: its record, and its positions and its chronicle through anybody's eyes."""

from msgspec import Raw

from drachenhort.core.event import Event
from drachenhort.core.state import WATCHER
from drachenhort.server.errors import Cannot
from drachenhort.server.messages import Chronicle, Replay, Told, encode
from drachenhort.server.moves.desk import Desk
from drachenhort.server.moves.ledger import Play, history_of
from drachenhort.server.moves.live import Live, begin
from drachenhort.server.moves.showing import events_json
from drachenhort.server.plans import Language
from drachenhort.server.speech import names_of


async def record_text(desk: Desk) -> str:
    """The record as a file's text, seed included: only after the end."""
    _check_over(desk)
    started = desk.ledger.started
    assert started is not None, "a game that is over has begun"
    record = desk.ledger.record(started, names_of(desk.ledger.created.game, desk.ledger.chairs, "en"))
    record.actions = [(play.acted.seat, play.acted.action) for play in history_of(await desk.entries()).plays]
    return record.text()


async def replay(desk: Desk, move: int, seat: int | None, lang: Language) -> Replay:
    """The position after so many acts. Nothing is secret any more."""
    eyes = _eyes(desk, seat)
    plays = history_of(await desk.entries()).plays
    if not 0 <= move <= len(plays):
        raise Cannot("no-move", f"this game has the moves 0 to {len(plays)}")
    live = _deal(desk)
    events = live.recent[-1].events
    for play in plays[:move]:
        events = _follow(live, play)
    view = live.state.view(eyes)
    known = [event for event in events if event.is_for(eyes)]
    speech = desk.showing.speech
    last = plays[move - 1].acted if move else None
    return Replay(
        table=desk.id,
        game=desk.ledger.created.game,
        move=move,
        moves=len(plays),
        seat=seat,
        view=Raw(encode(view.to_json())),
        by=None if last is None else last.seat,
        action=None if last is None else live.game.notation(last.action),
        events=events_json(known),
        said=speech.events(lang, seat, known),
        prompt=speech.sentences(lang, seat, live.state, view).prompt,
    )


async def chronicle(desk: Desk, seat: int | None, lang: Language) -> Chronicle:
    """All that happened, as far as a seat could know."""
    eyes = _eyes(desk, seat)
    live = _deal(desk)
    speech = desk.showing.speech

    def told(by: int | None, events: list[Event]) -> Told:
        known = [event for event in events if event.is_for(eyes)]
        return Told(by, events_json(known), speech.events(lang, seat, known))

    moves = [told(None, live.recent[-1].events)]
    moves += [told(play.acted.seat, _follow(live, play)) for play in history_of(await desk.entries()).plays]
    return Chronicle(desk.id, desk.ledger.created.game, seat, moves)


def _eyes(desk: Desk, seat: int | None) -> int:
    """Whose view it is to be, of a game that is over."""
    _check_over(desk)
    if seat is None:
        return WATCHER
    if not 0 <= seat < len(desk.ledger.chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(desk.ledger.chairs)}")
    return seat


def _deal(desk: Desk) -> Live:
    started = desk.ledger.started
    assert started is not None, "a game that is over has begun"
    return begin(desk.ledger, started)


def _follow(live: Live, play: Play) -> list[Event]:
    live.version = play.version - 1
    return live.play(play.acted.seat, play.acted.action, play.acted.at)


def _check_over(desk: Desk) -> None:
    if desk.status != "over":
        raise Cannot("not-over", "the record and the replay are there when the game is over: until then it has secrets")
