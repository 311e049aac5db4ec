"""All languages say the same things, and everything the games can say has its words."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

import drachenhort
from drachenhort.games import all_games, find
from drachenhort.games.drachensachen.data import CURSE_IDS, NO_CURSE, SKILL_IDS
from drachenhort.players.registry import levels_of
from drachenhort.texts.catalogue import (
    LANGUAGES,
    PLAIN,
    REPORT,
    SHARED,
    Catalogue,
    UnknownLanguage,
    catalogue,
    catalogue_text,
)
from drachenhort.words.options import option_told, told_by
from drachenhort.words.rules import clauses_of

GAME_IDS = [game.id for game in all_games()]
READ_HERE = [SHARED, REPORT, *GAME_IDS]
NAMES = [*READ_HERE, PLAIN, "web"]
"""All catalogues but the games' covers. The browser's own is read by the browser alone, and its tests look after both."""


def keys(language: str, name: str) -> list[str]:
    """All keys of one catalogue, attributes as `key.attribute`. What cannot be read, Fluent would skip silently."""
    found: list[str] = []
    for entry in FluentResource(catalogue_text(language, name)).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}.ftl cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def messages(language: str, name: str) -> dict[str, str]:
    """The source of every message by its key."""
    source = catalogue_text(language, name)
    body = FluentResource(source).body
    return {
        entry.id.name: source[entry.span.start : entry.span.end]
        for entry in body
        if isinstance(entry, ftl.Message) and entry.span is not None
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_all_languages_have_the_same_keys_in_the_same_order(name: str, language: str) -> None:
    """A language that came later also says how the bots play, which German and English do beside them."""
    assert [key for key in keys(language, name) if not key.startswith("level-")] == keys("en", name)


def test_every_player_says_in_every_language_how_it_plays() -> None:
    for level in [level for game in GAME_IDS for level in levels_of(game)]:
        for language in LANGUAGES:
            assert language in level.about or f"level-{level.name}" in keys(language, SHARED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_our_games_are_written_in_every_language(game_id: str, language: str) -> None:
    """Else the game would speak English, as one from another package may."""
    room = Path(drachenhort.__file__).parent / "games" / game_id
    assert all(
        (room / file).is_file() for file in (f"rules.{language}.md", f"texts.{language}.ftl", f"cover.{language}.ftl")
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_no_key_stands_twice(name: str, language: str) -> None:
    found = keys(language, name)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_no_game_hides_a_shared_text(game_id: str) -> None:
    assert not set(keys("en", game_id)) & set(keys("en", SHARED))


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_everything_a_game_names_has_a_text(game_id: str) -> None:
    game = find(game_id)
    wanted = {f"event-{kind.name}" for kind in game.event_kinds}
    wanted |= {f"decision-{name}" for name in game.decision_names}
    wanted |= {f"ending-{name}" for name in game.endings}
    clauses = clauses_of(game_id, "en")
    options = [field.name for field in game.spec.fields if told_by(clauses[field.clause], field.name) is None]
    wanted |= {f"option-{name}" for name in options}
    wanted |= {f"option-{name}.about" for name in options}
    assert wanted <= set(keys("en", game_id))


def test_no_option_is_named_by_its_clause_and_by_the_texts() -> None:
    for game in all_games():
        clauses = clauses_of(game.id, "en")
        own = [field.name for field in game.spec.fields if told_by(clauses[field.clause], field.name) is not None]
        assert not {f"option-{name}" for name in own} & set(keys("en", game.id))


def test_an_option_with_a_clause_of_its_own_is_told_by_it() -> None:
    (field,) = [field for field in find("drachensachen").spec.fields if field.name == "blind_answer"]
    told = [option_told("drachensachen", field, catalogue(language, "drachensachen")) for language in ("en", "de")]
    assert told == [
        ("Answering a 4 blind", "If you have only hidden cards and owe a draw, you may first turn one over."),
        ("Blind auf die 4 antworten", "Hast du nur verdeckte Karten und sollst ziehen, darfst du vorher eine umdrehen."),
    ]


def test_every_seat_has_a_name() -> None:
    most = max(game.max_seats for game in all_games())
    assert {f"bot-{seat}" for seat in range(1, most + 1)} <= set(keys("en", SHARED))


def test_every_skill_and_curse_has_a_name_and_an_explanation() -> None:
    wanted = {f"skill-{name}" for name in SKILL_IDS}
    wanted |= {f"curse-{name}" for place, name in enumerate(CURSE_IDS) if place != NO_CURSE}
    wanted |= {f"{key}.about" for key in wanted}
    assert wanted <= set(keys("en", "drachensachen"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_all_languages_use_the_same_values(name: str, language: str) -> None:
    """German may need a case where English needs none; nothing else may differ."""
    other, english = messages(language, name), messages("en", name)
    for key in english:
        assert values(key, other) == values(key, english), key


def values(key: str, texts: dict[str, str]) -> set[str]:
    """The values a message needs, those of the messages within it included, if they are not what all games share."""
    found = set(re.findall(r"\$\w+", texts[key])) - {"$case"}
    for part in re.findall(r"\{ ([a-z][a-z-]*) \}", texts[key]):
        found |= values(part, texts) if part in texts else {part}
    return found


def test_no_text_is_left_over() -> None:
    """Every key is named in the code, within another message, or built from a prefix that is.

    What begins with `web-` only the browser says; its own tests look after that. Editors are made by several games.
    """
    folder = Path(drachenhort.__file__).parent
    places = (
        "cli/*.py",
        "server/push/*.py",
        "terminal/*.py",
        "words/*.py",
        "games/*/words/*.py",
        "review/*.py",
        "lab/*/*.py",
    )
    paths = [folder / "server/table/guiding.py"]
    paths += [path for place in places for path in folder.glob(place)]
    paths += Path(__file__).parents[2].glob("web/src/games/*/editor/*.svelte")
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    prefixes = ("web-", *re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', code))
    every = [text for name in READ_HERE for text in messages("en", name).values()]
    for name in READ_HERE:
        texts = messages("en", name)
        inner = set(re.findall(r"\{ ([a-z][a-z-]*) \}", "".join(every)))
        unused = {key for key in texts if f'"{key}"' not in code and key not in inner and not key.startswith(prefixes)}
        assert not unused


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_only_winning_has_an_exclamation_mark(name: str, language: str) -> None:
    loud = {key for key, text in messages(language, name).items() if "!" in text}
    assert loud <= {"event-game-won", "event-match-won", "end-you-won"}


def test_german_says_du() -> None:
    for name in NAMES:
        for key, text in messages("de", name).items():
            assert not re.search(r"\b(Ihnen|Ihre?[mnrs]?)\b", text), key


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(AssertionError, match="no text nonsense in en"):
        catalogue("en", "drachensachen").say("nonsense")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(AssertionError, match="text welcome in de"):
        Catalogue("de", (SHARED,)).say("welcome", title="X")


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="there is no language 'xx'; there are de, en"):
        catalogue("xx", "drachensachen")
