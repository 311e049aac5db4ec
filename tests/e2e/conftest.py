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
SEEDED = Path(__file__).with_name("seeded_server.py")


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


@pytest.fixture(scope="session")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that names whose deals the servers give."""
    return tmp_path_factory.mktemp("deals") / "name"


@pytest.fixture(autouse=True)
def own_deals(request: pytest.FixtureRequest, deals: Path) -> None:
    """Every test is dealt what it was dealt before. So a test that fails once fails again."""
    deals.write_text(request.node.nodeid, encoding="utf-8")


@pytest.fixture
def server(tmp_path: Path, deals: Path) -> Iterator[ServerProcess]:
    yield from serving(tmp_path, deals)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, deals: Path) -> Iterator[ServerProcess]:
    """One server for a whole file, whose tests do not mind one another's tables."""
    yield from serving(tmp_path_factory.mktemp("house"), deals)


def serving(folder: Path, deals: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(folder, (str(SEEDED), str(deals)))
    server.start()
    yield server
    if server.is_running:
        server.stop()
