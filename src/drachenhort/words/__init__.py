"""What the games say at the table, in sentences for whoever shows it. Each game has its words beside its rules."""

from importlib import import_module

from drachenhort.core.game import Variation
from drachenhort.core.options import Options
from drachenhort.core.words import Company, Maker, Words
from drachenhort.games.files import room_of
from drachenhort.texts.catalogue import catalogue

__all__ = ["Company", "Words", "words_for"]


def words_for(game_id: str, language: str, company: Company, options: Options, variation: Variation | None = None) -> Words:
    """The words of a game for this company; the options say what else there is at the table, and how it is called."""
    module = import_module(f"{room_of(game_id)}.words") if variation is None else variation.module("words")
    make: Maker = module.WORDS
    return make(catalogue(language, game_id), company, options)
