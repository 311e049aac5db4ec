"""A finished game looked back upon: its record, and any of its positions through anybody's eyes."""

from msgspec import Raw

from drachenhort.core.state import WATCHER
from drachenhort.server.desk import Desk
from drachenhort.server.errors import Cannot
from drachenhort.server.ledger import history_of
from drachenhort.server.live import begin
from drachenhort.server.messages import Replay, encode
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
    _check_over(desk)
    started = desk.ledger.started
    assert started is not None, "a game that is over has begun"
    if seat is not None and not 0 <= seat < len(desk.ledger.chairs):
        raise Cannot("no-seat", f"this table has the seats 1 to {len(desk.ledger.chairs)}")
    plays = history_of(await desk.entries()).plays
    if not 0 <= move <= len(plays):
        raise Cannot("no-move", f"this game has the moves 0 to {len(plays)}")
    live = begin(desk.ledger, started)
    events = live.recent[-1].events
    for version, acted in plays[:move]:
        live.version = version - 1
        events = live.play(acted.seat, acted.action, acted.at)
    eyes = WATCHER if seat is None else seat
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
        events=[Raw(encode(event.to_json())) for event in known],
        said=speech.events(lang, seat, known),
        prompt=speech.sentences(lang, seat, live.state, view).prompt,
    )


def _check_over(desk: Desk) -> None:
    if desk.status != "over":
        raise Cannot("not-over", "the record and the replay are there when the game is over: until then it has secrets")
