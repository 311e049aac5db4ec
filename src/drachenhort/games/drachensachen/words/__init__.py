"""What Drachensachen says at the table."""

from drachenhort.core.words import Maker
from drachenhort.games.drachensachen.words.sentences import DrachensachenWords

__all__ = ["WORDS"]

WORDS: Maker = DrachensachenWords
