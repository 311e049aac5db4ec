"""What Schutt und Asche says at the table."""

from drachenhort.core.words import Maker
from drachenhort.games.schutt_und_asche.words.sentences import SchuttUndAscheWords

__all__ = ["WORDS"]

WORDS: Maker = SchuttUndAscheWords
