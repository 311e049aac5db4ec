"""The command line that makes a report again."""

from shlex import join
from typing import Final

from drachenhort.lab.report.play import Plan

RANGE: Final = "-"


def command_of(plans: list[Plan], players: str, options: list[str], variant: str | None, skill: int = 0) -> str:
    """`options` are written NAME=VALUE; `variant` is the name of its file."""
    first, last = plans[0], plans[-1]
    seats = str(first.seats) if first is last else f"{first.seats}{RANGE}{last.seats}"
    words = ["drachenhort", "report", first.game_id, "--players", players, "--seats", seats, "--games", str(first.games)]
    words += ["--seed", first.seed]
    for option in options:
        words += ["--option", option]
    if variant is not None:
        words += ["--variant", variant]
    return join([*words, *(["--skill", str(skill)] if skill else []), "--out", "FOLDER"])
