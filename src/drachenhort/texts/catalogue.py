"""Reads the Fluent catalogues and fills in their messages."""

from functools import cache, lru_cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.words import Argument
from drachenhort.games.files import game_texts, guide_texts

SHARED: Final = "table"
"""The catalogue of what every game needs; each game has one of its own beside its rules."""
PLAIN: Final = "plain"
"""What parts and pieces of games are called where a game says nothing of its own."""
REPORT: Final = "report"
"""What reports about many games say."""
OWN: Final = (SHARED, PLAIN, REPORT, "web")
"""The catalogues that lie here, a folder for each language; `web` is read by the browser alone."""
GUIDE: Final = "guide:"
"""Before the id of a game: what its guided first game says."""
LANGUAGES: Final = tuple(
    sorted(each.name for each in resources.files("drachenhort.texts").iterdir() if (each / f"{SHARED}.ftl").is_file())
)
"""Whatever has a folder here."""
KEPT: Final = 4096
"""So many filled-in messages are kept: cards and coins are named again and again, and to fill in takes ten times longer."""


class UnknownLanguage(DrachenhortError):
    """A language that nothing is written in."""


class Catalogue:
    """The texts of one game, and those that all games share, in one language."""

    def __init__(self, language: str, names: tuple[str, ...]) -> None:
        self.language: Final = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for name in names:
            self._bundle.add_resource(FluentResource(catalogue_text(language, name)))
        self._filled_in: Final = lru_cache(KEPT)(self._fill_in)

    def say(self, key: str, **values: Argument) -> str:
        """The message with this key, or its attribute for `key.attribute`. A missing text is a broken program."""
        return self._filled_in(key, **values)

    def has(self, key: str) -> bool:
        """Whether there is a message with this key, or an attribute for `key.attribute`."""
        message_id, _, attribute = key.partition(".")
        if not self._bundle.has_message(message_id):
            return False
        message = self._bundle.get_message(message_id)
        return attribute in message.attributes if attribute else message.value is not None

    def _fill_in(self, key: str, **values: Argument) -> str:
        message_id, _, attribute = key.partition(".")
        assert self._bundle.has_message(message_id), f"no text {message_id} in {self.language}"
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        assert pattern is not None, f"no text {key} in {self.language}"
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, f"text {key} in {self.language}: {errors}"
        return str(text)


def check_language(language: str) -> str:
    """The language, if there are texts in it."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language '{language}'; there are {', '.join(LANGUAGES)}")
    return language


@cache
def shared_texts(language: str) -> Catalogue:
    """The texts that no game is needed for."""
    return Catalogue(check_language(language), (SHARED,))


@cache
def plain_texts(language: str) -> Catalogue:
    """What parts of tables are called that no game has a name of its own for."""
    return Catalogue(check_language(language), (PLAIN,))


@cache
def report_texts(language: str) -> Catalogue:
    """What reports say."""
    return Catalogue(check_language(language), (REPORT,))


@cache
def catalogue(language: str, game_id: str) -> Catalogue:
    """The texts for a game."""
    return Catalogue(check_language(language), (SHARED, game_id))


@cache
def guide_catalogue(language: str, game_id: str) -> Catalogue:
    """The texts for a game and for its guided first game."""
    return Catalogue(check_language(language), (SHARED, game_id, GUIDE + game_id))


def catalogue_text(language: str, name: str) -> str:
    """The Fluent source of one catalogue: one of ours, or that of the game with this id, or of its guided first game."""
    if name.startswith(GUIDE):
        return guide_texts(name.removeprefix(GUIDE), language)
    if name not in OWN:
        return game_texts(name, language)
    return (resources.files("drachenhort.texts") / language / f"{name}.ftl").read_text(encoding="utf-8")
