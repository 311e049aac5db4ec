"""Short games of each kind, and what is true of them when they are over."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from drachenhort.core.plain import Json
from drachenhort.core.record import Record
from drachenhort.texts.catalogue import catalogue
from drachenhort.words import Company, words_for

MOST_CLICKS: Final = 500
LONGEST: Final = 120.0
"""Seconds that a game may take on a busy machine."""


@dataclass(frozen=True)
class Evening:
    """A game short enough for slow browsers: what is played, and which of the legal actions they choose."""

    game: str
    seats: int
    options: dict[str, Json]
    choice: Literal["first", "last"]


EVENINGS: Final = [
    Evening("drachensachen", 3, {"single_game": True, "turn_limit": 24}, "last"),
    Evening("drachenfaust", 4, {"points": 2, "tavern": True}, "last"),
    Evening("drachenhueter", 4, {"turn_limit": 16}, "last"),
    Evening("drachenfels", 4, {"knights_by_seat": True, "nearest_rainbows": True, "turn_limit": 16}, "first"),
    Evening("schutt_und_asche", 4, {"round_limit": 1, "claims": 1, "start_1": 1, "start_2": 1}, "first"),
]


def outcome_in_words(record: Record, seat: int, lang: Literal["de", "en"]) -> str:
    outcome = record.replay().outcome
    assert outcome is not None, "the record goes to the end"
    texts = catalogue(lang, record.game.id)
    # The people have the first two seats; the others have their names from the texts.
    names = [name if place < 2 else texts.say(f"bot-{place + 1}") for place, name in enumerate(record.players)]
    company = Company(names, seat)
    words = words_for(record.game.id, lang, company, record.game.options(record.options))
    return "\n".join(words.outcome(outcome))


def verify(file: Path, seal: str) -> int:
    command = [sys.executable, "-m", "drachenhort", "verify", str(file), "--seal", seal]
    return subprocess.run(command, check=False, stdout=subprocess.DEVNULL).returncode
