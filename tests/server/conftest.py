"""A server that several tests may share, and deals that are the same every time."""

import itertools
import secrets
from collections.abc import Iterator

import pytest

from tests.server.web import RunningServer, running_server


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    """What tests do there does not touch the others."""
    with running_server() as running:
        yield running


@pytest.fixture
def fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and salts come from a counter, so that a test that fails once fails again."""
    numbers = itertools.count()
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
