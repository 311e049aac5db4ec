"""The description of the interface, and the pages of the browser client."""

import asyncio
import html
import json
import re
from pathlib import Path

import msgspec
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from drachenhort.games import all_games
from drachenhort.server.http.docs import page
from drachenhort.server.http.openapi import HANDLERS, describe
from drachenhort.server.http.pages import DRAWN, NOT_BUILT, page_handlers, read_bundle, start_page, with_plain_games
from tests.server.web import RunningServer


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>table</title>")
    for name in ("table", "replay", "rules", "new"):
        (tmp_path / f"{name}-drachenfels.html").write_text(f"<!doctype html><title>{name} of drachenfels</title>")
    (tmp_path / "assets" / "index-a1b2.js").write_text("1;" * 1000)
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "app.webmanifest").write_text("{}")
    return tmp_path


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(bundle: Path) -> None:
    files = read_bundle(bundle)
    starts = {"/index.html", *(f"/{name}-drachenfels.html" for name in ("table", "replay", "rules", "new"))}
    assert set(files) == {*starts, "/assets/index-a1b2.js", "/icon.svg", "/app.webmanifest"}
    script = files["/assets/index-a1b2.js"]
    assert "immutable" in script.caching and script.media_type == "text/javascript"
    assert script.packed is not None and len(script.packed) < 100
    assert files["/index.html"].caching == "no-cache"
    assert files["/app.webmanifest"].media_type == "application/manifest+json"


def test_only_the_files_that_are_there_have_an_address(bundle: Path) -> None:
    paths = [path for handler in page_handlers(bundle) for path in handler.paths]
    files = {"/assets/index-a1b2.js", "/icon.svg", "/app.webmanifest"}
    assert set(paths) == files | set(DRAWN)


def test_without_a_bundle_a_page_says_so(tmp_path: Path) -> None:
    assert [len(handler.paths) for handler in page_handlers(tmp_path / "nothing")] == [len(DRAWN)]
    assert "have not been built yet" in NOT_BUILT and "noch nicht gebaut" in NOT_BUILT


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/drachenfels",
        "/t/abc",
        "/t/abc/def",
        "/g/drachenfels",
        "/rules",
        "/rules/drachenfels/3.1",
        "/puzzles",
        "/puzzles/96ac21",
    ],
)
def test_the_client_draws_these_addresses(server: RunningServer, path: str) -> None:
    with server.visitor() as visitor:
        answer = visitor.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "<!doctype html>" in answer.text


@pytest.mark.parametrize(
    ("path", "start"),
    [
        ("/", "/hall.html"),
        ("/rules", "/index.html"),
        ("/rules/drachenfels", "/rules-drachenfels.html"),
        ("/rules/drachenfels/3.1", "/rules-drachenfels.html"),
        ("/new/drachenfaust", "/new-drachenfaust.html"),
        ("/t/mine", "/table-drachenhueter.html"),
        ("/g/mine", "/replay-drachenhueter.html"),
        ("/t/nowhere", "/index.html"),
        ("/g/", "/index.html"),
        ("/elsewhere/mine", "/index.html"),
    ],
)
def test_a_page_of_a_game_begins_with_the_start_page_of_that_game(path: str, start: str) -> None:
    async def game_at(table: str) -> str | None:
        return "drachenhueter" if table == "mine" else None

    assert asyncio.run(start_page(path, game_at)) == start


def test_a_table_begins_with_the_start_page_of_its_game(server: RunningServer) -> None:
    """As far as pages are built; without them there is one that says so."""
    with server.visitor() as visitor:
        visitor.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = visitor.post("/api/tables", json={"game": "drachenfels", "seats": seats}).json()["table"]["id"]
        page = visitor.get(f"/t/{table}").text
        assert ('<meta name="game" content="drachenfels" />' in page) == (page != NOT_BUILT)
        assert visitor.get("/t/nowhere").text == visitor.get("/rules").text


def test_at_unknown_addresses_people_get_the_client_and_programs_a_fault(server: RunningServer) -> None:
    with server.visitor() as visitor:
        page = visitor.get("/nowhere/at/all", headers={"accept": "text/html,*/*"})
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert page.text == visitor.get("/rules").text and "content-security-policy" in page.headers
        for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
            answer = visitor.get(path, headers={"accept": accept})
            assert (answer.status_code, answer.json()["code"]) == (404, "no-address")
        assert visitor.post("/nowhere", headers={"accept": "text/html"}).json()["code"] == "no-address"


def test_the_page_of_the_description_loads_nothing_from_elsewhere(server: RunningServer) -> None:
    with server.visitor() as visitor:
        html = visitor.get("/api/docs").text
        assert html == visitor.get("/api").text
        assert "<script" not in html and "style=" not in html and " on" not in re.sub(r">[^<]*<", "><", html)
        loaded = re.findall(r'(?:src|href)="([^"#]+)', html)
        assert sorted(set(loaded)) == ["/api/docs.css", "/api/openapi.json", "data:,"]
        assert all(visitor.get(path).status_code == 200 for path in loaded if path != "data:,")


def test_the_page_has_every_operation_and_every_body() -> None:
    document = describe("drachenhort")
    html = page(document)
    schemas = document["components"]["schemas"]  # type: ignore[call-overload,index]
    for name in schemas:  # type: ignore[union-attr]
        assert f'id="{name}"' in html
    for handler in HANDLERS:
        assert f'id="{handler.operation_id}"' in html
    for link in re.findall(r'href="#([^"]+)"', html):
        assert f'id="{link}"' in html


def test_the_description_is_valid_openapi_3_1() -> None:
    document = describe("drachenhort")
    assert document["openapi"] == "3.1.0"
    OpenAPIV31SpecValidator(msgspec.convert(document, dict[str, object])).validate()


def test_every_operation_has_a_name_a_tag_a_summary_and_says_what_comes_back() -> None:
    names = [handler.operation_id for handler in HANDLERS]
    assert len(set(names)) == len(names)
    for handler in HANDLERS:
        assert handler.summary and handler.tags and len(handler.tags) == 1
        assert handler.response_description or (handler.responses and 200 in handler.responses)


def test_pages_name_the_games_that_the_client_has_no_folder_for() -> None:
    plain = b"<html><head><title>Drachenhort</title></head><body></body></html>"
    ids = [game.id for game in all_games()]
    assert with_plain_games(plain, ids) == plain
    told = with_plain_games(plain, [game for game in ids if game != "drachenfels"]).decode()
    content = re.search(r'<meta name="plain-games" content="([^"]*)" /></head>', told)
    assert content is not None
    covers = json.loads(html.unescape(content.group(1)))
    assert list(covers) == ["drachenfels"]
    cover = covers["drachenfels"]
    assert (cover["title"], cover["seats"], cover["is_guided"]) == ("Drachenfels", [2, 4], True)
    assert cover["about"]["en"].endswith(".") and cover["about"]["de"] != cover["about"]["en"]
