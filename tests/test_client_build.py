"""The browser client is built when its sources changed, and a build that fails leaves the earlier bundle in use."""

import re
import shutil
from pathlib import Path

import pytest

from build_tools import client, node

SOURCES = (
    "web/index.html",
    "web/package.json",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/src/lib/router.ts",
    "web/scripts/size.ts",
    "src/drachenhort/texts/de/web.ftl",
    "src/drachenhort/games/drachenfels/rules.de.md",
    "src/drachenhort/games/drachenfels/texts.de.ftl",
    "src/drachenhort/games/drachenfels/cover.json",
)
IRRELEVANT = ("web/src/lib/router.test.ts", "web/node_modules/svelte/index.js", "src/drachenhort/core/rng.py")


class FakeNpm:
    """Writes the bundle that npm would, or fails with its words."""

    def __init__(self) -> None:
        self.builds = 0
        self.failure: str | None = None

    def install(self, web: Path, for_checks: bool) -> None:
        assert web.name == "web" and not for_checks

    def run(self, web: Path, *arguments: str) -> None:
        self.builds += 1
        [scratch] = [Path(each.removeprefix("--outDir=")) for each in arguments if each.startswith("--outDir=")]
        scratch.mkdir(parents=True)
        (scratch / f"asset-{self.builds}.js").touch()
        if self.failure is not None:
            raise node.NpmFailed(self.failure)
        (scratch / "index.html").write_text(f"bundle {self.builds}", encoding="utf-8")


@pytest.fixture
def npm(monkeypatch: pytest.MonkeyPatch) -> FakeNpm:
    fake = FakeNpm()
    monkeypatch.setattr(client, "install_packages", fake.install)
    monkeypatch.setattr(client, "npm_quietly", fake.run)
    return fake


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in (*SOURCES, *IRRELEVANT):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name, encoding="utf-8")
    return tmp_path


def bundle(root: Path) -> list[str]:
    return sorted(path.name for path in (root / client.STATIC).iterdir())


def test_a_bundle_is_built_once(root: Path, npm: FakeNpm) -> None:
    client.build_client(root)
    client.build_client(root)
    assert npm.builds == 1
    assert bundle(root) == ["asset-1.js", "index.html", "stamp.txt"]


@pytest.mark.parametrize("name", SOURCES)
def test_a_changed_source_builds_a_bundle_without_the_earlier_files(name: str, root: Path, npm: FakeNpm) -> None:
    client.build_client(root)
    (root / name).write_text("changed", encoding="utf-8")
    client.build_client(root)
    assert bundle(root) == ["asset-2.js", "index.html", "stamp.txt"]


def test_a_new_source_and_a_renamed_one_count(root: Path) -> None:
    before = client.hash_sources(root)
    (root / "web/src/lib/router.ts").rename(root / "web/src/lib/ways.ts")
    renamed = client.hash_sources(root)
    (root / "web/src/lib/empty.ts").touch()
    assert len({before, renamed, client.hash_sources(root)}) == 3


@pytest.mark.parametrize("name", IRRELEVANT)
def test_what_the_bundle_is_not_made_from_builds_nothing(name: str, root: Path, npm: FakeNpm) -> None:
    client.build_client(root)
    (root / name).write_text("changed", encoding="utf-8")
    client.build_client(root)
    assert npm.builds == 1


def test_a_lost_bundle_is_built_again(root: Path, npm: FakeNpm) -> None:
    client.build_client(root)
    shutil.rmtree(root / client.STATIC)
    client.build_client(root)
    assert npm.builds == 2


def test_a_failed_build_leaves_the_earlier_bundle_and_is_tried_again(root: Path, npm: FakeNpm) -> None:
    client.build_client(root)
    (root / "web/index.html").write_text("broken", encoding="utf-8")
    npm.failure = "no network"
    with pytest.raises(client.CannotBuild, match="no network") as raised:
        client.build_client(root)
    assert bundle(root) == ["asset-1.js", "index.html", "stamp.txt"]
    assert "built earlier stays in use" in client.explain(raised.value, root)
    npm.failure = None
    client.build_client(root)
    assert bundle(root) == ["asset-3.js", "index.html", "stamp.txt"]


def test_without_any_bundle_it_says_what_to_do(root: Path, npm: FakeNpm) -> None:
    npm.failure = "no network"
    with pytest.raises(client.CannotBuild) as raised:
        client.build_client(root)
    text = client.explain(raised.value, root)
    assert "no network" in text
    assert "There is no browser client yet" in text
    assert "`make web` tries again" in text


def test_packages_are_installed_when_the_lock_changed_or_more_is_needed(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = root / "web"
    calls: list[bool] = []
    monkeypatch.setattr(node, "npm_quietly", lambda _, *arguments: calls.append("--omit=dev" in arguments))
    node.install_packages(web, for_checks=False)
    node.install_packages(web, for_checks=False)
    assert calls == [True]
    node.install_packages(web, for_checks=True)
    node.install_packages(web, for_checks=True)
    node.install_packages(web, for_checks=False)
    assert calls == [True, False]
    (web / "package-lock.json").write_text("changed", encoding="utf-8")
    node.install_packages(web, for_checks=False)
    assert calls == [True, False, True]


def test_the_lock_file_names_no_host() -> None:
    lock = (node.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in lock
    assert '"integrity": "sha512-' in lock


def test_every_font_of_the_bundle_has_its_licence_beside_it() -> None:
    bundle = node.ROOT / client.STATIC
    fonts = {path.name.partition("-latin-")[0] for path in bundle.glob("assets/*.woff2")}
    assert fonts == {"alegreya", "alegreya-sans", "grenze-gotisch"}
    text = (bundle / "licences.txt").read_text(encoding="utf-8")
    assert {*re.findall(r"^@fontsource\S*/(\S+) \S+, OFL-1\.1\n=+\n\nCopyright", text, re.MULTILINE)} == fonts
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == len(fonts)
