"""What Drachenfels says at the table."""

from drachenhort.core.words import Maker
from drachenhort.games.drachenfels.words.sentences import DrachenfelsWords

__all__ = ["WORDS"]

WORDS: Maker = DrachenfelsWords
