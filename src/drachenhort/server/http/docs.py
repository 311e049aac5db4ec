"""The description of the interface as a page for people, without a script and without anything from elsewhere."""

import re
from html import escape
from typing import Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from drachenhort.core.plain import Json
from drachenhort.server.http.prepared import ASK_AGAIN, JSON, Prepared
from drachenhort.server.http.problems import HttpRequest

STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
details { margin: .4rem 0; padding: .4rem .8rem; border: 1px solid; border-radius: .4rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-width: 3.2rem; }
table { border-collapse: collapse; }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; vertical-align: top; }
pre { overflow-x: auto; padding: .6rem; border: 1px dashed; }
"""


def _text(value: Json) -> str:
    """A text with its `code` marked."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(value if isinstance(value, str) else ""))


def _at(value: Json, *names: str) -> Json:
    for name in names:
        value = value.get(name) if isinstance(value, dict) else None
    return value


def _items(value: Json) -> list[tuple[str, Json]]:
    return list(value.items()) if isinstance(value, dict) else []


def _type(schema: Json) -> str:
    """A schema in a few words, with links to the bodies."""
    reference = _at(schema, "$ref")
    if isinstance(reference, str):
        name = escape(reference.rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        parts = _at(schema, union)
        if isinstance(parts, list):
            return " or ".join(_type(part) for part in parts)
    choices = _at(schema, "enum")
    if isinstance(choices, list):
        return ", ".join(f"<code>{escape(str(choice))}</code>" for choice in choices)
    if _at(schema, "const") is not None:
        return f"<code>{escape(str(_at(schema, 'const')))}</code>"
    if _at(schema, "type") == "array":
        return f"list of {_type(_at(schema, 'items'))}"
    if _at(schema, "additionalProperties"):
        return f"object with values: {_type(_at(schema, 'additionalProperties'))}"
    kind = _at(schema, "type")
    return escape(str(kind)) if kind else "anything"


def _parameters(operation: Json) -> str:
    parameters = _at(operation, "parameters")
    if not isinstance(parameters, list):
        return ""
    rows = "".join(
        f"<tr><td><code>{escape(str(_at(part, 'name')))}</code></td><td>{escape(str(_at(part, 'in')))}</td>"
        f"<td>{_type(_at(part, 'schema'))}</td><td>{_text(_at(part, 'description'))}</td></tr>"
        for part in parameters
    )
    return f"<h4>Parameters</h4><table>{rows}</table>"


def _answers(operation: Json) -> str:
    rows = ""
    for status, answer in sorted(_items(_at(operation, "responses"))):
        kinds = " ".join(_type(_at(content, "schema")) for _, content in _items(_at(answer, "content")))
        rows += f"<tr><td>{escape(status)}</td><td>{kinds}</td><td>{_text(_at(answer, 'description'))}</td></tr>"
    return f"<h4>Answers</h4><table>{rows}</table>"


def _operation(method: str, path: str, operation: Json) -> str:
    body = _at(operation, "requestBody", "content", "application/json", "schema")
    return (
        f'<details id="{escape(str(_at(operation, "operationId")))}"><summary><b>{method.upper()}</b> '
        f"<code>{escape(path)}</code> {_text(_at(operation, 'summary'))}</summary>"
        f"<p>{_text(_at(operation, 'description'))}</p>{_parameters(operation)}"
        + (f"<h4>Body</h4><p>{_type(body)}</p>" if body else "")
        + f"{_answers(operation)}</details>"
    )


def _body(name: str, schema: Json) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_type(about)}</td><td>{_text(_at(about, 'description'))}</td></tr>"
        for field, about in _items(_at(schema, "properties"))
    )
    examples = _at(schema, "examples")
    example = ""
    if isinstance(examples, list):
        shown = msgspec.json.format(msgspec.json.encode(examples[0]), indent=2).decode()
        example = f"<pre>{escape(shown)}</pre>"
    return (
        f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
        f"<p>{_text(_at(schema, 'description'))}</p><table>{rows}</table>{example}</details>"
    )


def page(document: dict[str, Json]) -> str:
    parts = []
    for tag in _tags(document):
        parts.append(f"<h2>{escape(str(_at(tag, 'name')))}</h2><p>{_text(_at(tag, 'description'))}</p>")
        for path, methods in _items(document["paths"]):
            for method, operation in _items(methods):
                tags = _at(operation, "tags")
                if isinstance(tags, list) and _at(tag, "name") in tags:
                    parts.append(_operation(method, path, operation))
    bodies = "".join(_body(name, schema) for name, schema in _items(_at(document, "components", "schemas")))
    about = "".join(f"<p>{_text(part)}</p>" for part in str(_at(document, "info", "description")).split("\n\n"))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Drachenhort: the interface for programs</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs.css"></head>'
        "<body><main><h1>The interface for programs</h1>"
        f'{about}<p><a href="/api/openapi.json">openapi.json</a> has all of this for programs.</p>'
        f"{''.join(parts)}<h2>Bodies</h2>{bodies}</main></body></html>"
    )


def _tags(document: dict[str, Json]) -> list[Json]:
    tags = document["tags"]
    return tags if isinstance(tags, list) else []


def doc_handlers(document: dict[str, Json]) -> list[HTTPRouteHandler]:
    description = Prepared(msgspec.json.encode(document), JSON, ASK_AGAIN)
    people_page = Prepared(page(document).encode(), "text/html", ASK_AGAIN)
    style = Prepared(STYLE.encode(), "text/css", ASK_AGAIN)

    @get("/api/openapi.json", include_in_schema=False)
    async def get_description(request: HttpRequest) -> Response[bytes]:
        return description.answer(request)

    @get(["/api", "/api/docs"], include_in_schema=False)
    async def get_page(request: HttpRequest) -> Response[bytes]:
        return people_page.answer(request)

    @get("/api/docs.css", include_in_schema=False)
    async def get_style(request: HttpRequest) -> Response[bytes]:
        return style.answer(request)

    return [get_description, get_page, get_style]
