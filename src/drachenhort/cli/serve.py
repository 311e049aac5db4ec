"""`serve`: the table for browsers. What only the server needs is loaded when it is served: it takes half a second."""

import asyncio
import os
import sys
import threading
import webbrowser
from io import StringIO
from typing import TYPE_CHECKING, Annotated, Final

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import InputError, LanguageOption
from drachenhort.core.errors import DrachenhortError
from drachenhort.server.base.network import EVERYWHERE, network_address
from drachenhort.terminal.screen import Screen, terminal_screen
from drachenhort.texts.catalogue import Catalogue, shared_texts

if TYPE_CHECKING:
    from drachenhort.server.base.config import Settings

STRANDED: Final = 1
WHITE_ON_BLACK: Final = "\x1b[97;40m"
AS_BEFORE: Final = "\x1b[0m"
NOT_ON_WINDOWS: Final = (
    "the server runs on Linux and macOS; on Windows start it in WSL. Everything in the terminal works here"
)


def serve(
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="127.0.0.1 is this machine only, 0.0.0.0 the whole network."),
    ] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="N", help="The port; 8080 if nothing is said.")] = None,
    data: Annotated[
        str | None, typer.Option("--data", metavar="DIR", help="Where tables are kept; made if it is not there.")
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            "--store", metavar="ADDRESS", help="Keep tables in PostgreSQL instead: postgres://USER@HOST/DATABASE."
        ),
    ] = None,
    node: Annotated[
        str | None,
        typer.Option("--node", metavar="NAME", help="Share the tables with others on the same database, under this name."),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option("--public-url", metavar="URL", help="What people type to come here, if a proxy stands before it."),
    ] = None,
    contact: Annotated[
        str | None,
        typer.Option("--contact", metavar="ADDRESS", help="Whom push services can turn to: mailto:SOMEBODY@HOST."),
    ] = None,
    config: Annotated[
        str | None, typer.Option("--config", metavar="FILE", help="More settings: docs/operating.md lists them.")
    ] = None,
    accept_loss: Annotated[
        bool, typer.Option("--accept-loss", help="Go on though entries are missing in the data. For one start only.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Only say which tables this version can go on with, and change nothing.")
    ] = False,
    lab: Annotated[
        bool, typer.Option("--lab", help="Show the link to the designer's lab that is for whoever runs this server alone.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser, where there is one.")] = False,
    lang: LanguageOption = None,
) -> None:
    """Serve the table for browsers, on this machine or for a whole network."""
    if not _can_serve():
        raise InputError(NOT_ON_WINDOWS)
    given = {
        "host": host,
        "port": port,
        "data": data,
        "store": store,
        "node": node,
        "public_url": public_url,
        "contact": contact,
    }
    settings = _settings(config, given)
    if lab and settings.has_address:
        raise InputError("--lab: the lab keeps its runs in the data folder; leave it out where --store names a database")
    texts = shared_texts(inputs.language(lang))
    screen = terminal_screen(is_plain=True)
    if check:
        raise typer.Exit(_check(settings, texts, screen))

    def greet(bound: int, lab_key: str) -> None:
        _greet(settings, bound, texts, screen)
        if lab:
            screen.say(texts.say("serve-lab", address=f"{_here(settings, bound)}/lab#{lab_key}"))
        if open_browser and _has_display():
            threading.Thread(target=webbrowser.open, args=[_here(settings, bound)], daemon=True).start()

    from drachenhort.server.run import run

    run(settings, greet, accept_loss)
    screen.say(texts.say("serve-ended"))


def _check(settings: "Settings", texts: Catalogue, screen: Screen) -> int:
    """What an upgrade to this version would mean; the exit code says whether any table is stranded."""
    from drachenhort.server.upgrade import affected_tables, affected_tables_in

    if settings.has_address:
        found = asyncio.run(affected_tables_in(settings.store))
    else:
        found = affected_tables(settings.folder())
    counts = {
        "check-finished": found.finished,
        "check-today": found.today,
        "check-compatible": found.compatible,
        "check-older": found.older,
        "check-stranded": len(found.stranded),
    }
    screen.lines([texts.say(about, count=count) for about, count in counts.items()])
    screen.lines([f"  {table}: {why}" for table, why in found.stranded.items()])
    return STRANDED if found.stranded else 0


def _can_serve() -> bool:
    """The server locks its folder and talks to its bots in ways that Windows does not have."""
    return sys.platform != "win32"


def _settings(file: str | None, given: dict[str, str | None]) -> "Settings":
    from drachenhort.server.base.config import read_settings

    values: dict[str, str | int] = {name: value for name, value in given.items() if value is not None and name != "port"}
    if given["port"] is not None:
        values["port"] = inputs.number("--port", given["port"], 0, 65535)
    try:
        return read_settings("" if file is None else inputs.read_text(file), values)
    except InputError:
        raise
    except DrachenhortError as error:
        raise InputError(f"{file}: {error}" if file else str(error)) from None


def _greet(settings: "Settings", port: int, texts: Catalogue, screen: Screen) -> None:
    screen.say(texts.say("serve-here", address=_here(settings, port)))
    network = network_address() if settings.host in EVERYWHERE else None
    if network is not None:
        address = f"http://{network}:{port}"
        screen.say(texts.say("serve-network", address=address))
        if sys.stdout.isatty():
            screen.lines(qr_lines(settings.public_url or address))
    screen.say(texts.say("serve-stop"))


def _here(settings: "Settings", port: int) -> str:
    if settings.public_url is not None:
        return settings.public_url
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def qr_lines(link: str) -> list[str]:
    """A QR code in half blocks, light on dark whatever colours the terminal has."""
    import segno

    out = StringIO()
    segno.make(link, error="m").terminal(out, border=2, compact=True)
    return [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in out.getvalue().splitlines()]


def _has_display() -> bool:
    if sys.platform == "darwin":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
