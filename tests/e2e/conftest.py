"""A browser, and a server to point it at. Without a Chromium on this machine these tests are skipped."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from build_tools.client import CannotBuild, build_client
from build_tools.node import NpmFailed, install_packages
from tests.e2e.visitor import AXE, WEB
from tests.server.process import ServerProcess

NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Only as long as one file's tests: while it is open no other test of this process could run an event loop."""
    found = next((path for path in map(shutil.which, NAMES) if path is not None), None)
    if found is None:
        pytest.skip(f"there is no browser on this machine; looked for {', '.join(NAMES)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The client as its sources are now, and what looks it over."""
    try:
        build_client()
        if not AXE.is_file():
            install_packages(WEB, for_checks=True)
    except (CannotBuild, NpmFailed) as reason:
        pytest.fail(f"the browser client cannot be built here: {reason}")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    yield from serving(tmp_path)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One server for a whole file, whose tests do not mind one another's tables."""
    yield from serving(tmp_path_factory.mktemp("house"))


def serving(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(folder)
    server.start()
    yield server
    if server.is_running:
        server.stop()
