"""Logs and figures tell that something happened, and not what about."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from drachenhort.server.base.logs import JsonLines, PlainLines, note_request, set_up_logs
from tests.server.test_tables_over_http import create, finished
from tests.server.web import RunningServer

NAMES = ("drachenhort", "uvicorn", "uvicorn.access", "asyncio", "litestar", "py.warnings")


@contextmanager
def logs_kept() -> Iterator[None]:
    """Afterwards logs go again where they went before."""
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger, logger.handlers, logger.propagate, logger.level) for logger in loggers]
    try:
        yield
    finally:
        logging.captureWarnings(False)
        for logger, handlers, propagate, level in before:
            logger.handlers, logger.propagate = handlers, propagate
            logger.setLevel(level)


@contextmanager
def written(monkeypatch: pytest.MonkeyPatch, style: str) -> Iterator[io.StringIO]:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with logs_kept():
        set_up_logs("json" if style == "json" else "text")
        yield stream


def failed(text: str) -> logging.LogRecord:
    """A record of an exception with this text."""
    try:
        raise ValueError(text)
    except ValueError:
        return logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "went wrong\nmore of it", (), sys.exc_info())


def test_a_request_is_one_line_of_json(monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, "json") as stream:
        note_request("GET", "/api/tables/{table_id}", 404, 0.01234)
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "info",
        "logger": "drachenhort.server",
        "event": "request",
        "method": "GET",
        "route": "/api/tables/{table_id}",
        "status": 404,
        "ms": 12.3,
    }


def test_for_people_only_what_went_wrong_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, "text") as stream:
        note_request("GET", "/api/games", 200, 0.001)
        note_request("GET", "/api/games", 429, 0.001)
    assert stream.getvalue().count("\n") == 1
    assert stream.getvalue().endswith("info    request method=GET route=/api/games status=429 ms=1.0\n")


@pytest.mark.parametrize("style", [JsonLines(), PlainLines()])
def test_of_an_exception_kind_and_place_are_written_but_not_its_text(style: logging.Formatter) -> None:
    text = style.format(failed("the seed is 123"))
    assert "ValueError" in text and "test_logs.py" in text and "went wrong" in text
    assert "seed" not in text and "more of it" not in text


def test_no_log_and_no_figure_has_a_secret_or_a_name_in_it(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    with written(monkeypatch, "json") as stream, server.visitor() as host, server.visitor() as guest:
        me = host.put("/api/me", json={"name": "Xanthippe"}).json()
        seats = [{"kind": "me"}, {"kind": "invited"}, {"kind": "bot"}]
        made = host.post("/api/tables", json={"game": "drachensachen", "seats": seats}).json()
        table, code = made["table"]["id"], made["invitations"][0]["code"]
        guest.post(f"/api/tables/{table}/sit", json={"code": code + "x"})
        guest.post(f"/api/tables/{table}/sit", json={"code": code})
        token = host.post(f"/api/tables/{table}/seats/2/token", json={"name": "Xenophon"}).json()["token"]
        host.get(f"/api/tables/{table}/nothing/here")
        host.get(f"/t/{table}")
        host.get(f"/api/tables/{table}", params={"code": code})
        over = finished(server, host)
        host.get(f"/api/tables/{over.id}/record")
        server.store.is_broken = True
        assert host.get("/healthz").status_code == 503
        assert host.post(f"/api/tables/{create_id(table)}/start").status_code in (404, 409, 503)
        server.store.is_broken = False
        figures = host.get("/metrics").text
        cookie = host.cookies["drachenhort"]
    log = stream.getvalue()
    assert log.count("\n") > 10 and '"route": "/api/tables/{table_id}/sit"' in log
    assert over.seed is not None and over.salt is not None
    secrets = [table, code, token, cookie, over.id, over.seed, over.salt, me["person"], "Xanthippe", "Xenophon"]
    for secret in secrets:
        assert secret not in log and secret not in figures


def create_id(table: str) -> str:
    """An id that is not in memory, so that the store is asked."""
    return table[::-1]


def test_the_figures_count(server: RunningServer) -> None:
    with server.visitor() as host:
        create(host)
        finished(server, host)
        figures = host.get("/metrics").text
    values = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert float(values['drachenhort_tables{status="over"}']) >= 1
    assert float(values['drachenhort_tables{status="open"}']) >= 1
    assert float(values["drachenhort_moves_total"]) > 10
    assert float(values['drachenhort_requests_total{method="POST",route="/api/tables",status="201"}']) >= 2
    assert float(values["drachenhort_uptime_seconds"]) > 0
