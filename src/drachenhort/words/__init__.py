"""What the games say at the table, in sentences for whoever shows it: one vocabulary per game."""

from drachenhort.words.drachenfaust import DrachenfaustWords
from drachenhort.words.drachenfels import DrachenfelsWords
from drachenhort.words.drachenhueter import DrachenhueterWords
from drachenhort.words.drachensachen import DrachensachenWords
from drachenhort.words.schutt_und_asche import SchuttUndAscheWords
from drachenhort.words.words import Company, Words, register, words_for

__all__ = ["Company", "Words", "words_for"]

register("drachenhueter", lambda texts, company, _: DrachenhueterWords(texts, company))
register("drachensachen", lambda texts, company, _: DrachensachenWords(texts, company))
register("drachenfaust", DrachenfaustWords)
register("drachenfels", lambda texts, company, _: DrachenfelsWords(texts, company))
register("schutt_und_asche", lambda texts, company, _: SchuttUndAscheWords(texts, company))
