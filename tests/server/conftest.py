"""A server that several tests may share: what they do there does not touch the others."""

from collections.abc import Iterator

import pytest

from tests.server.web import RunningServer, running_server


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as running:
        yield running
