"""The server lets itself have as many open files as the system grants."""

import resource

import pytest

from drachenhort.server.run import FEWER_FILES, FILES, allow_many_files

NO_LIMIT = resource.RLIM_INFINITY


class System:
    """Grants up to so many, whatever it says; a shell begins with 256."""

    def __init__(self, hard: int, grants: int) -> None:
        self.limits = (256, hard)
        self.grants = grants

    def get(self, _kind: int) -> tuple[int, int]:
        return self.limits

    def set(self, _kind: int, limits: tuple[int, int]) -> None:
        if limits[0] > self.grants:
            raise ValueError("current limit exceeds maximum limit")
        self.limits = limits


@pytest.mark.parametrize(
    ("hard", "grants", "gets"),
    [
        (NO_LIMIT, 1_000_000, FILES),
        (4_096, 4_096, 4_096),
        (NO_LIMIT, FEWER_FILES, FEWER_FILES),
        (NO_LIMIT, 1_000, 256),
    ],
)
def test_it_takes_what_it_gets_and_serves(hard: int, grants: int, gets: int, monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(hard, grants)
    monkeypatch.setattr(resource, "getrlimit", system.get)
    monkeypatch.setattr(resource, "setrlimit", system.set)
    allow_many_files()
    assert system.limits == (gets, hard)
