"""The table as text: for a terminal, a plain pipe or a screen reader."""

from drachenhort.terminal.drachenfels import DrachenfelsWords
from drachenhort.terminal.drachensachen import DrachensachenWords
from drachenhort.terminal.words import register

register("drachensachen", DrachensachenWords)
register("drachenfels", DrachenfelsWords)
