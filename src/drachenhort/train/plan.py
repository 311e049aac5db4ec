"""What is trained: the game, its tables and the size of the network, as plain data for all processes."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, cast

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.game import Game
from drachenhort.core.plain import Json
from drachenhort.games import find
from drachenhort.games.files import read_file
from drachenhort.players import greedy

USUAL_SEATS: Final = 4


class TrainingError(DrachenhortError):
    """Something that cannot be trained so, or not here."""


@dataclass(frozen=True)
class Plan:
    """Everything but the time it takes."""

    game_id: str
    seats: list[int]
    options: list[dict[str, Json]]
    """Ways to play; every game draws one of them."""
    seed: str
    width: int = 128
    """Of both layers."""
    tables: int = 256
    """Played at once, by each process."""
    portion: int = 16_384
    """Decisions from one change of the weights to the next."""
    lessons: int = 400_000
    """Decisions copied from the greedy player before it plays itself."""
    mixed: int = 30
    """At so many tables of a hundred the greedy player has some of the seats."""
    entropy: float = 0.01
    """What openness counts beside success."""

    @property
    def check_seats(self) -> int:
        """The table at which strength is measured."""
        return USUAL_SEATS if USUAL_SEATS in self.seats else self.seats[-1]

    def save(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self), indent=1) + "\n", encoding="utf-8")


def load_plan(path: Path) -> Plan:
    try:
        return Plan(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError) as error:
        raise TrainingError(f"{path.parent} holds no training to go on with: {error}; start one without --resume") from None


def teacher_of(game_id: str) -> str:
    """Whom it copies first, and against whom it is measured."""
    return greedy.LEVEL.name if greedy.player_for(game_id) is not None else "random"


def usual_options(game: Game) -> list[dict[str, Json]]:
    """The ways to play that stand on the box; a game without a box is played as it is."""
    try:
        cover = json.loads(read_file(game.id, "cover.json"))
    except OSError:
        return [settled(game, {})]
    ways: list[dict[str, Json]] = []
    for preset in cover["presets"]:
        values: dict[str, Json] = {**preset["options"], **dict.fromkeys(preset.get("all", []), "all")}
        ways.append(settled(game, values))
    return ways


def settled(game: Game, values: dict[str, Json]) -> dict[str, Json]:
    """All options as simulations have them."""
    return game.simulation_options(game.with_bots(values)).to_json()


def tables_of(text: str, game: Game) -> list[int]:
    """The seat counts of `3,4` or `all`."""
    every = list(range(game.min_seats, game.max_seats + 1))
    if text == "all":
        return every
    words = [word.strip() for word in text.split(",")]
    if not all(word.isdigit() and int(word) in every for word in words):
        raise TrainingError(f"--seats {text}: it can be all, or numbers from {every[0]} to {every[-1]} with commas between")
    return sorted({int(word) for word in words})


def about(plan: Plan, version: str) -> dict[str, Json]:
    """What a player must know of its weights."""
    assert find(plan.game_id).id == plan.game_id
    return {
        "game": plan.game_id,
        "features": version,
        "seats": cast("list[Json]", plan.seats),
        "options": cast("list[Json]", plan.options),
        "width": plan.width,
    }
