"""All of it as one application."""

from importlib.resources.abc import Traversable

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, SerializationException

from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, keep_pace
from drachenhort.server.http.docs import doc_handlers
from drachenhort.server.http.openapi import HANDLERS, describe
from drachenhort.server.http.pages import lost_page, page_handlers
from drachenhort.server.http.problems import on_bad_json, on_cannot, on_fault, on_http_error, on_store_error
from drachenhort.server.http.strictness import check_request
from drachenhort.server.store.store import StoreError


def make_api(context: Context, bundle: Traversable | None = None) -> Litestar:
    """The application. `bundle` is the folder of the browser client, if not the one that comes with the package."""
    return Litestar(
        route_handlers=[
            *HANDLERS,
            *doc_handlers(describe(context.identity.cookie_name)),
            *page_handlers(bundle),
        ],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        guards=[keep_pace],
        before_request=check_request,
        state=State({"context": context}),
        exception_handlers={
            Cannot: on_cannot,
            StoreError: on_store_error,
            SerializationException: on_bad_json,
            RecursionError: on_bad_json,
            NotFoundException: lost_page(bundle),
            HTTPException: on_http_error,
            Exception: on_fault,
        },
        request_max_body_size=context.settings.largest_body,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
