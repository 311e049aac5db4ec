"""All of it as one application."""

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, License, SecurityScheme, Tag

from drachenhort.server.api import games, health, people
from drachenhort.server.api.problems import on_bad_json, on_cannot, on_fault, on_http_error, on_store_error
from drachenhort.server.api.reception import Reception, keep_pace
from drachenhort.server.errors import Cannot
from drachenhort.server.store import StoreError

VERSION = "1"

ABOUT = """Everything outside play; play itself is one WebSocket at `/ws`, whose messages `docs/protocol.md` lists.

Whoever asks is a guest, known by a signed cookie that the first answer sets. What goes wrong always has the body
`{"code": ..., "text": ...}`. Requests that change something must come from one of the server's own pages (`Origin`), or
from a program that sends no cookie or the server's own address as its `Origin`. Seats and moves count from 0, times are
in milliseconds."""


def make_api(reception: Reception) -> Litestar:
    return Litestar(
        route_handlers=[
            games.list_games,
            games.get_game,
            games.get_actions,
            games.get_rules,
            people.get_me,
            people.change_me,
            health.get_health,
            health.get_metrics,
        ],
        dependencies={"reception": Provide(lambda: reception, sync_to_thread=False)},
        guards=[keep_pace],
        state=State({"reception": reception}),
        exception_handlers={
            Cannot: on_cannot,
            StoreError: on_store_error,
            SerializationException: on_bad_json,
            RecursionError: on_bad_json,
            HTTPException: on_http_error,
            Exception: on_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Drachenhort",
            version=VERSION,
            description=ABOUT,
            license=License(name="MIT", identifier="MIT"),
            components=Components(
                security_schemes={
                    "guest": SecurityScheme(
                        type="apiKey",
                        name=reception.identity.cookie_name,
                        security_scheme_in="cookie",
                        description="Set by the first answer.",
                    )
                }
            ),
            security=[{}, {"guest": []}],
            tags=[
                Tag("games", "What there is to play."),
                Tag("people", "Who you are."),
                Tag("tables", "Setting up tables and sitting down at them."),
                Tag("looking back", "Finished games."),
                Tag("operating", "For those who run the server."),
            ],
            render_plugins=[],
            path="/api",
        ),
        request_max_body_size=reception.settings.largest_body,
        logging_config=None,
        debug=False,
    )
