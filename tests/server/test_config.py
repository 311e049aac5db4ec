"""Settings: what can be told to a server, and how it says what it does not understand."""

from pathlib import Path

import pytest

from drachenhort.server.base.config import ConfigError, Settings, read_settings
from drachenhort.server.base.data_folder import default_folder


def test_nothing_said_means_this_machine_only() -> None:
    settings = read_settings("", {})
    assert (settings.host, settings.port, settings.public_url, settings.trusted_proxies) == ("127.0.0.1", 8080, None, [])


def test_the_command_line_goes_before_the_file() -> None:
    settings = read_settings(
        'port = 9000\nhost = "0.0.0.0"\n[paces.tables]\nperson = "1/day"\naddress = "9/day"', {"port": 80}
    )
    assert (settings.host, settings.port, settings.paces.tables.person) == ("0.0.0.0", 80, "1/day")
    assert settings.paces.reads.person == "600/minute"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("port = ", "not a file of settings"),
        pytest.param("port = " + "8" * 5000, "not a file of settings", id="5000 digits"),
        pytest.param("proxies = " + "[" * 5000, "not a file of settings", id="5000 brackets"),
        ("[caps]\nopen = 0", r"at `\$.caps.open`"),
        ("prot = 1", "unknown field `prot`"),
        ("port = 65536", r"at `\$.port`"),
        ('port = "80"', r"at `\$.port`"),
        ('log = "loud"', r"at `\$.log`"),
        ('proxies = ["localhost"]', "localhost is not an address such as"),
        ('hosts = ["games.example.org:80"]', "is not a name such as games.example.org, without a port"),
        ('hosts = ["http://x"]', "is not a name such as"),
        ('hosts = [""]', "is not a name such as"),
        ('metrics = "nobody"', r"at `\$.metrics`"),
        ("[sockets]\nperson = 0", r"at `\$.sockets.person`"),
        ('[paces.reads]\nperson = "often"\naddress = "1/day"', "'often' is not of the form"),
        ('public_url = "games.example.org"', "it is written like https://games.example.org"),
        ('public_url = "https://games.example.org/"', "without a path"),
        ('public_url = "https://games.example.org:0"', "it is written like"),
        ('public_url = "https://kim@games.example.org"', "it is written like"),
        ('public_url = "https://[games"', "it is written like"),
        ('public_url = "ftp://games.example.org"', "it is written like"),
    ],
)
def test_what_is_wrong_is_said(text: str, complaint: str) -> None:
    with pytest.raises(ConfigError, match=complaint):
        read_settings(text, {})


def test_a_public_address_means_a_proxy_on_this_machine_unless_said_otherwise() -> None:
    assert Settings(public_url="https://games.example.org").trusted_proxies == ["127.0.0.1", "::1"]
    assert Settings(public_url="https://games.example.org", proxies=[]).trusted_proxies == []


def test_the_data_folder_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "drachenhort"
    assert Settings(data="~/games").folder() == Path.home() / "games"
