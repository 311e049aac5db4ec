"""What Drachenhüter says at the table."""

from drachenhort.core.words import Maker
from drachenhort.games.drachenhueter.words.sentences import DrachenhueterWords

__all__ = ["WORDS"]

WORDS: Maker = DrachenhueterWords
