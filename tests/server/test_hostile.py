"""schemathesis hunts through the whole interface: by what its description allows, what it forbids, and at the edges.

`make hostile` hunts longer: HOSTILE is how many examples each operation gets.
"""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.test_tables_over_http import create, finished
from tests.server.web import RunningServer

EXAMPLES = os.environ.get("HOSTILE", "8")
SEED = [] if "HOSTILE" in os.environ else ["--seed", "1"]  # The long hunt goes another way each time.
SECONDS = 60 + int(EXAMPLES) * 20

SETTINGS = """
[checks.positive_data_acceptance]
# 422: well written, but not possible, which no schema can tell; 413: too much of it; 401: no token that we have given.
expected-statuses = ["2xx", "3xx", 401, 403, 404, 409, 413, 422, 429]

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
"""


def hunt(server: RunningServer, folder: Path, settings: str, *arguments: str) -> None:
    """Every check schemathesis knows; its report is shown when one fails."""
    file = folder / "schemathesis.toml"
    file.write_text(SETTINGS + settings, encoding="utf-8")
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(file)]
    options = ["--checks", "all", "--max-examples", EXAMPLES, *SEED, "--no-color", "--warnings", "off"]
    done = subprocess.run(
        [*program, "run", f"{server.url}/api/openapi.json", *options, *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
    assert "No issues found" in done.stdout, done.stdout[-2000:]


def as_person(server: RunningServer, person: httpx.Client) -> list[str]:
    return ["--header", f"Origin: {server.url}", "--header", f"Cookie: drachenhort={person.cookies['drachenhort']}"]


def test_strangers_break_nothing(server: RunningServer, tmp_path: Path) -> None:
    hunt(server, tmp_path, "")


@pytest.mark.parametrize("kind", ["open", "running", "over"])
def test_the_host_of_a_table_breaks_nothing(server: RunningServer, tmp_path: Path, kind: str) -> None:
    with server.visitor() as host:
        host.get("/api/me")
        if kind == "over":
            table = finished(server, host).id
        else:
            table = create(host, seats=[{"kind": "me"}, {"kind": "bot"}], is_public=True).id
        if kind == "running":
            host.post(f"/api/tables/{table}/start")
        settings = f'[parameters]\n"path.table_id" = "{table}"\n'
        phases = ["--phases", "fuzzing", "--include-path-regex", "table_id"]
        hunt(server, tmp_path, settings, *phases, *as_person(server, host))
