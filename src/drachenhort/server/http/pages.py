"""The browser client: its files as the build left them in `static/`, and its start page wherever it draws the page."""

import html
import json
import mimetypes
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler

from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.games import all_games
from drachenhort.games.files import has_file, read_file
from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, TheContext
from drachenhort.server.http.prepared import ASK_AGAIN, FOREVER, Prepared
from drachenhort.server.http.problems import Fault, HttpRequest, on_http_error
from drachenhort.server.store.store import StoreError
from drachenhort.texts.catalogue import LANGUAGES, catalogue

HTML: Final = "text/html"
HASHED: Final = "/assets/"
"""Files here have their content's hash in their names, so they never change."""

DRAWN: Final = (
    "/",
    "/new/{rest:path}",
    "/make/{rest:path}",
    "/t/{rest:path}",
    "/g/{rest:path}",
    "/rules",
    "/rules/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/record",
    "/lab",
    "/lab/{rest:path}",
    "/account",
    "/review",
)
"""The client looks at the rest of these addresses itself."""

PLAIN: Final = "/index.html"
HALL: Final = "/hall.html"
NAMED: Final = ("rules", "new")
"""Here the address itself names the game."""

START_PAGES: Final = {"t": "table", "g": "replay", "rules": "rules", "new": "new"}
"""Each game has start pages of its own for these, which name what the client will need there."""

A_TABLE: Final = "/table-"
"""Of these there is one for each game that the client has a folder for."""

COVER: Final = "cover.json"
GUIDE: Final = "guide.toml"
USUAL_SEATS: Final = 4
"""Or as many as a game has, if nobody says how many usually sit there."""

TYPES: Final = {
    ".html": HTML,
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".txt": "text/plain",
}

NOT_BUILT: Final = """<!doctype html><html lang="en"><head>
<meta charset="utf-8"><link rel="icon" href="data:,"><title>Drachenhort</title></head><body>
<h1>Drachenhort</h1>
<p lang="de">Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut: mit <code>make play</code>.</p>
<p>The server is running, but its pages for the browser have not been built yet. <code>make play</code> builds them.</p>
<p><a href="/api/docs">The interface for programs</a></p>
</body></html>
"""


NO_PAGE: Final = Prepared(NOT_BUILT.encode(), HTML, ASK_AGAIN)


def built_pages() -> Traversable:
    return resources.files("drachenhort.server") / "static"


def read_bundle(folder: Traversable) -> dict[str, Prepared]:
    """The files of a folder by their addresses."""
    files: dict[str, Prepared] = {}
    for path, file in _files(folder, ""):
        suffix = "." + path.rpartition(".")[2]
        media_type = TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
        files[path] = Prepared(file.read_bytes(), media_type, FOREVER if path.startswith(HASHED) else ASK_AGAIN)
    return files


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found: list[tuple[str, Traversable]] = []
    for child in sorted(folder.iterdir(), key=lambda child: child.name):
        if child.is_dir():
            found += _files(child, f"{path}/{child.name}")
        else:
            found.append((f"{path}/{child.name}", child))
    return found


def cover_of(game: Game, order: int) -> dict[str, Json]:
    """What stands on the box of a game that the client has no folder for. What its `cover.json` says goes before."""
    usual: Json = max(game.min_seats, min(game.max_seats, USUAL_SEATS))
    own: dict[str, Json] = json.loads(read_file(game.id, COVER)) if has_file(game.id, COVER) else {}
    return {
        "title": game.title,
        "seats": [game.min_seats, game.max_seats],
        "minutes": None,
        "usual": usual,
        "level": None,
        "can_all_lose": False,
        "is_guided": has_file(game.id, GUIDE),
        **own,
        "order": order,
        "presets": [],  # The words for ways to play come with the client.
        "about": {language: catalogue(language, game.id).say("about") for language in LANGUAGES},
    }


def with_plain_games(page: bytes, drawn: Iterable[str]) -> bytes:
    """A page that tells the client which games there are besides those it has a folder for: drawn plainly."""
    games = [game for game in all_games() if game.id not in drawn]
    if not games:
        return page
    covers = {game.id: cover_of(game, order) for order, game in enumerate(games)}
    told = html.escape(json.dumps(covers, ensure_ascii=False, separators=(",", ":")))
    return page.replace(b"</head>", f'<meta name="plain-games" content="{told}" /></head>'.encode(), 1)


async def start_page(path: str, game_at: Callable[[str], Awaitable[str | None]]) -> str:
    """The file that an address begins with. `game_at` says which game is played at a table."""
    _, kind, name, *_ = *path.split("/"), "", ""
    if path == "/":
        return HALL
    page = START_PAGES.get(kind)
    if page is None or not name:
        return PLAIN
    game = name if page in NAMED else await game_at(name)
    return PLAIN if game is None else f"/{page}-{game}.html"


async def _game_at(context: Context, table_id: str) -> str | None:
    """Which game is played there; where there is no table the client finds that out itself, and says so."""
    try:
        return (await (await context.tables.find(table_id)).info(None)).game
    except (Cannot, StoreError):
        return None


def page_handlers(folder: Traversable | None = None) -> list[HTTPRouteHandler]:
    """Handlers for the files that are there when the server starts; nothing else can be asked for."""
    folder = folder or built_pages()
    files = read_bundle(folder) if folder.is_dir() else {}
    found = {path: files.pop(path) for path in list(files) if path.endswith(".html")}
    drawn = [path.removeprefix(A_TABLE).removesuffix(".html") for path in found if path.startswith(A_TABLE)]
    starts = {path: Prepared(with_plain_games(page.body, drawn), HTML, ASK_AGAIN) for path, page in found.items()}
    plain = starts.get(PLAIN, NO_PAGE)

    @get(list(DRAWN), include_in_schema=False)
    async def get_start(request: HttpRequest, context: TheContext) -> Response[bytes]:
        start = await start_page(request.scope["path"], partial(_game_at, context))
        return starts.get(start, plain).answer(request)

    @get(list(files), include_in_schema=False)
    async def get_file(request: HttpRequest) -> Response[bytes]:
        return files[request.scope["path"]].answer(request)

    return [get_start, get_file] if files else [get_start]


def plain_page(folder: Traversable | None = None) -> bytes:
    start = (folder or built_pages()) / "index.html"
    return start.read_bytes() if start.is_file() else NO_PAGE.body


def lost_page(
    folder: Traversable | None = None,
) -> Callable[[HttpRequest, HTTPException], Response[bytes] | Response[Fault]]:
    """What answers at addresses where there is nothing: to people the client says so, with a way back to the hall."""
    page = plain_page(folder)

    def answer(request: HttpRequest, error: HTTPException) -> Response[bytes] | Response[Fault]:
        is_for_people = request.method == "GET" and HTML in request.headers.get("accept", "")
        if not is_for_people or request.url.path.startswith("/api"):
            return on_http_error(request, error)
        return Response(page, status_code=404, media_type=HTML, headers={"cache-control": ASK_AGAIN, "vary": "accept"})

    return answer
