"""The way here for others."""

import pytest

from drachenhort.server.base import network
from drachenhort.server.base.config import Settings
from drachenhort.server.base.network import origin_for_others
from tests.server.web import UNLIMITED, RunningServer, running_server


@pytest.fixture
def living_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has an address in a network."""
    monkeypatch.setattr(network, "network_address", lambda: "192.168.0.7")


@pytest.mark.parametrize("host", ["192.168.0.7:8080", "games.example", "[fd00::7]:8080"])
def test_an_address_that_others_can_open_is_given_away_as_it_is(host: str) -> None:
    assert origin_for_others(host, "0.0.0.0") == f"http://{host}"


@pytest.mark.usefixtures("living_room")
@pytest.mark.parametrize("host", ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"])
def test_this_machine_is_given_away_by_its_address_in_the_network(host: str) -> None:
    assert origin_for_others(host, "0.0.0.0") == "http://192.168.0.7:8080"
    assert origin_for_others("localhost", "::") == "http://192.168.0.7"


@pytest.mark.usefixtures("living_room")
def test_a_server_for_this_machine_alone_is_not_given_away() -> None:
    assert origin_for_others("127.0.0.1:8080", "127.0.0.1") is None


def test_a_machine_without_a_network_is_not_given_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "network_address", lambda: None)
    assert origin_for_others("127.0.0.1:8080", "0.0.0.0") is None


def test_without_a_way_for_others_there_is_no_code(server: RunningServer) -> None:
    with server.visitor() as visitor:
        assert visitor.get("/api/address").json() == {"url": None}
        answer = visitor.get("/api/address/qr.svg")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-way")


@pytest.mark.usefixtures("living_room")
def test_the_code_is_a_picture_of_the_way_here() -> None:
    with running_server(Settings(host="0.0.0.0", paces=UNLIMITED)) as server, server.visitor() as visitor:
        port = server.url.rpartition(":")[2]
        assert visitor.get("/api/address").json() == {"url": f"http://192.168.0.7:{port}"}
        answer = visitor.get("/api/address/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg") and "style" not in answer.text


def test_behind_a_proxy_the_public_address_is_given_away() -> None:
    settings = Settings(public_url="https://games.example.org", paces=UNLIMITED)
    with running_server(settings) as server, server.visitor() as visitor:
        assert visitor.get("/api/address").json() == {"url": "https://games.example.org"}
