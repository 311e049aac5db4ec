"""Logs: one line for each thing that happened, as JSON, or plainly when somebody is looking at a terminal.

Who, what and at which table is left out: routes as they are written in the program, never paths; exceptions by their kind
and where they were raised, never with their text, which may quote a name or a secret.
"""

import json
import logging
import sys
import time
import traceback
from typing import Final, Literal

LEVELS: Final = {
    "drachenhort": logging.INFO,
    "uvicorn": logging.ERROR,  # It warns of what strangers send; they are not to fill the log.
    "asyncio": logging.WARNING,
    "litestar": logging.WARNING,
    "py.warnings": logging.WARNING,
}

log: Final = logging.getLogger("drachenhort.server")


def set_up_logs(style: Literal["auto", "json", "text"]) -> None:
    """All logs to stderr, in one style; the access log of the web server, which has paths in it, stays off."""
    is_plain = style == "text" or (style == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if is_plain else JsonLines())
    if is_plain:
        handler.addFilter(_is_for_people)
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.access").handlers = []
    logging.getLogger("uvicorn.access").propagate = False
    logging.captureWarnings(True)


def note(event: str, /, level: int = logging.INFO, **facts: str | int | float) -> None:
    """Writes what happened and the facts about it. The caller sees to it that no secret is among them."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})


def note_request(method: str, route: str, status: int, seconds: float) -> None:
    note("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _is_for_people(record: logging.LogRecord) -> bool:
    """Requests that went well would push the address to play at off the screen."""
    status = _facts(record).get("status", 0)
    return not (isinstance(status, int) and 0 < status < 400)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, str | int | float | list[str]] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": _event(record),
        }
        line.update(_facts(record))
        kind, frames = _fault(record)
        if kind:
            line["exception"] = kind
            line["at"] = frames
        return json.dumps(line, ensure_ascii=True)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{name}={value}" for name, value in _facts(record).items())
        kind, frames = _fault(record)
        fault = f" {kind}" + "".join(f"\n    {frame}" for frame in frames) if kind else ""
        return f"{_time(record)[11:19]} {record.levelname.lower():<7} {_event(record)} {facts}".rstrip() + fault


def _time(record: logging.LogRecord) -> str:
    seconds = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    return f"{seconds}.{int(record.msecs):03}Z"


def _event(record: logging.LogRecord) -> str:
    """What the record says. What libraries say is cut after a line: asyncio goes on with the values of a task."""
    text = record.getMessage()
    return text if record.name.startswith("drachenhort") else text.partition("\n")[0]


def _facts(record: logging.LogRecord) -> dict[str, str | int | float]:
    facts = getattr(record, "facts", None)
    return facts if isinstance(facts, dict) else {}


def _fault(record: logging.LogRecord) -> tuple[str, list[str]]:
    """The kind of an exception and where it was raised, the innermost frame last."""
    if not record.exc_info or record.exc_info[1] is None:
        return "", []
    error = record.exc_info[1]
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return type(error).__name__, [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
