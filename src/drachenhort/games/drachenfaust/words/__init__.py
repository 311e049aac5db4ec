"""What Drachenfaust says at the table."""

from drachenhort.core.words import Maker
from drachenhort.games.drachenfaust.words.sentences import DrachenfaustWords

__all__ = ["WORDS"]

WORDS: Maker = DrachenfaustWords
