"""The table as text: for a terminal, a plain pipe or a screen reader."""

from drachenhort.terminal.drachensachen import DrachensachenWords
from drachenhort.terminal.schutt_und_asche import SchuttUndAscheWords
from drachenhort.terminal.words import register

register("drachensachen", DrachensachenWords)
register("schutt_und_asche", SchuttUndAscheWords)
