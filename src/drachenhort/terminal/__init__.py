"""The table as text: for a terminal, a plain pipe or a screen reader."""

from drachenhort.terminal.drachenfaust import DrachenfaustWords
from drachenhort.terminal.drachenfels import DrachenfelsWords
from drachenhort.terminal.drachenhueter import DrachenhueterWords
from drachenhort.terminal.drachensachen import DrachensachenWords
from drachenhort.terminal.schutt_und_asche import SchuttUndAscheWords
from drachenhort.terminal.words import register

register("drachenhueter", DrachenhueterWords)
register("drachensachen", DrachensachenWords)
register("drachenfaust", DrachenfaustWords)
register("drachenfels", DrachenfelsWords)
register("schutt_und_asche", SchuttUndAscheWords)
