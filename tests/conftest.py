"""What is asked for in more than one folder."""

from collections.abc import Iterator

import pytest

from tests.server.databases import Postgres, programs, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Databases for whoever asks for one. `.ci/run` sees to it that PostgreSQL is there."""
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine (Debian, Ubuntu: apt install postgresql)")
    with running_postgres(found) as server:
        yield server
