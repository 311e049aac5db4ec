"""A game that another package brings: found by its entry point, with its rules and words, and played like any other.

`tests/outside` is such an installation: `drachenrest` works, and `drachenbruch` promises a game that is not there.
"""

import json
import os
import shutil
import sys
import urllib.request
from pathlib import Path

import pytest

from drachenhort.games import all_games
from tests.packages import note_installed, python
from tests.server.process import ServerProcess

OUTSIDE = Path(__file__).parent / "outside"
OURS = [game.id for game in all_games()]
FAULT = "the package drachenbruch brings 'drachenbruch', which cannot be played: ModuleNotFoundError: "


def test_it_stands_on_the_shelf_behind_ours_and_a_broken_one_is_named() -> None:
    listed = python(OUTSIDE, "-m", "drachenhort", "games", "--lang", "de")
    assert listed.returncode == 0
    ids = [line for line in listed.stdout.splitlines() if line and not line.startswith(" ")]
    assert ids == [*OURS, "drachenrest"]
    # It has no German: it says in English what it is.
    assert "Drachenrest: 2 bis 4 Plätze. Take coins from the hoard." in listed.stdout
    assert FAULT in listed.stderr
    unknown = python(OUTSIDE, "-m", "drachenhort", "rules", "drachenbruch")
    assert unknown.returncode == 2 and "there is no game 'drachenbruch'" in unknown.stderr and FAULT in unknown.stderr


NAMES = ["random", "search", "level-1", "level-2", "level-3", "level-4", "level-5"]
"""A game needs no player of its own to be played well: looking ahead takes the rules alone."""

PLAYED = """
from drachenhort.core.playout import play_random
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import player_names
from drachenhort.words import Company, words_for
game = find("drachenrest")
options = game.options({})
state = game.new(3, options, "seed", is_logging=True)
words = words_for("drachenrest", "de", Company(["Ada", "Bo", "Cleo"], 0), options)
moves = play_random(state, Rng.from_seed("chance"))
print(player_names("drachenrest"), moves >= 4, state.coins)
print(*[words.event(event) for event in state.take_events()], *words.outcome(state.outcome))
"""


def test_it_is_played_at_random_to_its_end_and_tells_about_it() -> None:
    played = python(OUTSIDE, "-c", PLAYED)
    assert played.stderr == ""
    told = played.stdout.splitlines()
    assert told[0] == f"{NAMES} True 0"
    assert told[1].startswith("You take ") and told[1].endswith(" the last coin.")


def test_its_rules_are_read_and_many_games_of_it_simulated() -> None:
    assert "1.2   Taking." in python(OUTSIDE, "-m", "drachenhort", "rules", "drachenrest", "--lang", "en").stdout
    simulated = python(
        OUTSIDE, "-m", "drachenhort", "simulate", "drachenrest", "--games", "20", "--seats", "2", "--jobs", "1"
    )
    assert simulated.returncode == 0 and "Drachenrest: 20 games" in simulated.stdout


def test_the_server_lists_it_with_the_bots_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(OUTSIDE), *sys.path]))
    server = ServerProcess(tmp_path)
    server.start()
    try:
        with urllib.request.urlopen(f"{server.url}/api/games?lang=en") as answer:
            games = json.load(answer)
        with urllib.request.urlopen(f"{server.url}/api/games/drachenrest/rules/de") as answer:
            rules = json.load(answer)
        with urllib.request.urlopen(f"{server.url}/api/games/drachenrest/table/de") as answer:
            declared = json.load(answer)["declared"]
        assert "no-game" in server.log() and FAULT in server.log()
    finally:
        server.stop()
    assert [game["id"] for game in games] == [*OURS, "drachenrest"]
    assert games[-1]["levels"] == NAMES and games[-1]["level_names"]["random"] == "plays at random"
    assert rules["title"] == "Drachenrest"
    # What the client needs to draw its table.
    assert [part["label"]["text"] for part in declared["view"]["parts"]] == ["Münzen", "Am Zug"]


BROKEN = {
    "syntax": ("game.py", "class Rest(State):", "class Rest(State:", "SyntaxError"),
    "wrong_view": ("game.py", '{"coins": self.coins, "on_turn": self.turn}', '{"coins": self.coins}', "missing on_turn"),
    "wrong_part": ("layout.toml", "", "[parts.gold]\nzone = 'mine'\n", "the view has no 'gold'; there are coins, on_turn"),
    "no_end": ("game.py", "self.coins -= action", "self.coins -= 0", "it does not come to an end"),
    "loop": ("game.py", "self.coins -= action", "while True: action += 0", "it does not come to an end"),
    "no_load": ("game.py", "    def load(self, text", "    def lade(self, text", "it has no `load`"),
    "full_table": (
        "game.py",
        "self.coins -= action",
        "self.coins -= action * (self.seats < 4)",
        "it does not come to an end",
    ),
    "no_rules": ("rules.en.md", "1.2 ", "1.9 ", "rules.en.md has no 1.2, which says whose turn it is"),
    "no_words": ("words/__init__.py", "WORDS: Maker", "SPEECH: Maker", "its `words` has no WORDS"),
    "other_id": ("game.py", '"drachenrest",\n    "1.2"', '"drachenrast",\n    "1.2"', "its own id is 'drachenrast'"),
}
"""What is broken: the file, what is right in it, what stands there instead, and what is said about it."""


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_package_is_named_and_harms_no_other_game(tmp_path: Path, fault: str) -> None:
    broken_package(tmp_path, fault, *BROKEN[fault][:3])
    listed = python(tmp_path, "-m", "drachenhort", "games", "--lang", "en")
    ids = [line for line in listed.stdout.splitlines() if line and not line.startswith(" ")]
    assert listed.returncode == 0 and ids == OURS
    faults = [line for line in listed.stderr.splitlines() if "brings" in line]
    assert len(faults) == 1 and f"the package {fault} brings '{fault}', which cannot be played: " in faults[0]
    assert BROKEN[fault][3] in faults[0]


def broken_package(tmp_path: Path, fault: str, file: str, right: str, wrong: str) -> None:
    """Drachenrest with a mistake, under a name of its own."""
    room = tmp_path / fault
    shutil.copytree(OUTSIDE / "drachenrest", room, ignore=shutil.ignore_patterns("__pycache__"))
    for each in room.rglob("*.py"):
        # Every package has an id of its own.
        each.write_text(each.read_text(encoding="utf-8").replace('"drachenrest"', f'"{fault}"'), encoding="utf-8")
    whole = (room / file).read_text(encoding="utf-8") if (room / file).exists() else ""
    right = right.replace("drachenrest", fault)
    assert right in whole
    (room / file).write_text(whole.replace(right, wrong) if right else wrong, encoding="utf-8")
    note_installed(tmp_path, fault)


LATE = """
import asyncio
from drachenhort.games import faults
from tests.server.house import Inn, laid, play
from drachenhort.core.rng import Rng

async def evening():
    inn = Inn()
    anna, ben = people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people, "late", options={"coins": 40})
    anna.act(table, 0, 1)
    await inn.rest()
    print(anna.problem)
    other = await laid(inn, people, "drachenhueter", options={"turn_limit": 4})
    await play(inn, other, people, Rng.from_seed("other"))
    print(anna.info.status, faults())

asyncio.run(evening())
"""


def test_rules_that_go_on_and_on_at_some_later_table_stop_that_table_alone(tmp_path: Path) -> None:
    taking = "self.coins -= action"
    broken_package(tmp_path, "late", "game.py", taking, f"while self.coins == 40: pass\n        {taking}")
    played = python(tmp_path, "-c", LATE)
    assert played.returncode == 0, played.stderr
    problem, rest = played.stdout.splitlines()
    assert "storage" in problem and rest == "over []"
    assert "CannotBePlayed: it does not come to an end: " in played.stderr and "answer last" in played.stderr
