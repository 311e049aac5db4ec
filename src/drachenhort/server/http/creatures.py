"""Creatures of one's own for Drachenfaust, as they are put together: what is wrong with them, and what they are worth."""

import secrets
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import Meta

from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.games.drachenfaust.custom import (
    LANGUAGES,
    MOST_CREATURES,
    MOST_EFFECTS,
    MOST_NAME,
    MOST_TEXT,
    VERBS,
    Creature,
    CreatureError,
    Draft,
    Part,
    creature_word,
    read_draft,
)
from drachenhort.games.drachenfaust.words.creatures import effects_words, fault_words, worth_words
from drachenhort.games.files import Toml
from drachenhort.lab.creature_worth import GAME, SEATS, gold_of, worth_of
from drachenhort.players.search.forks import Forks, WorthTask
from drachenhort.server.base.errors import Cannot
from drachenhort.server.http.context import Context, Lang, TheContext, language_of
from drachenhort.server.http.many_games import LINES, MOST_GAMES, check_is_free, lines, read_aside
from drachenhort.server.http.problems import HttpRequest
from drachenhort.server.http.routes import Routes
from drachenhort.server.table.many_games import PART_SECONDS, play_in_parts
from drachenhort.server.table.table import Thinker
from drachenhort.texts.catalogue import catalogue

CREATURES: Final = Routes("creatures")
MOST_ASKED: Final = 20


class CreatureText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file with creatures, finished or not."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class CreatureTrial(CreatureText, frozen=True, forbid_unknown_fields=True):
    """Four players of one level, and one of the file's creatures comes up in an early round."""

    which: Annotated[int, Meta(ge=0, lt=MOST_CREATURES, description="Of the file's creatures.")] = 0
    level: Literal["level-1", "level-2"] = "level-2"
    games: Annotated[int, Meta(ge=1, le=MOST_GAMES)] = MOST_GAMES
    asked: Annotated[int, Meta(ge=0, le=MOST_ASKED, description="So much gold it is meant to be worth.")] | None = None


class EffectPart(msgspec.Struct, frozen=True):
    """What an effect that begins with `do` can say."""

    do: str
    what: Annotated[list[str], Meta(description="What it is about; empty if that goes without saying.")]
    most: Annotated[list[int], Meta(description="The highest count, for each of them; 0 where nothing is counted.")]
    points: Annotated[int, Meta(description="The most points; 0 where none are scored.")]
    key: Annotated[str, Meta(description="Under which key the file says whom it affects.")]
    whom: list[str]


class CreatureParts(msgspec.Struct, frozen=True):
    """What creatures can be put together from."""

    creatures: int
    effects: int
    name: Annotated[int, Meta(description="The longest name, in characters.")]
    text: int
    parts: list[EffectPart]


class InBoth(msgspec.Struct, frozen=True):
    """Something in both languages."""

    de: str = ""
    en: str = ""


class DraftEffect(msgspec.Struct, frozen=True):
    """An effect as the file has it; what it does not say is empty or 0."""

    do: str = ""
    what: str = ""
    count: int = 0
    points: int = 0
    whom: str = ""


class DraftCreature(msgspec.Struct, frozen=True):
    """A creature as the file has it. `says` is what its effects do, in words."""

    name: InBoth
    text: InBoth
    effects: list[DraftEffect]
    says: Annotated[InBoth, Meta(description="Empty as long as something is wrong with the effects.")]


class CreatureFault(msgspec.Struct, frozen=True):
    """Something that is wrong. Creatures and effects are counted from 1; 0 is none of them."""

    creature: int
    effect: int
    key: str
    line: int
    field: Annotated[str, Meta(description="As the command line names it.")]
    text: str


class CreaturesRead(msgspec.Struct, frozen=True):
    """What a file describes, as far as it can be read, and what is wrong with it."""

    creatures: list[DraftCreature]
    faults: list[CreatureFault]


class CreatureTried(msgspec.Struct, frozen=True):
    """The games played so far."""

    games: int
    of: Annotated[int, Meta(description="So many were asked for.")]
    won: Annotated[int, Meta(description="In so many of them somebody won the creature; these are played on.")]
    gold: Annotated[float | None, Meta(description="What it is worth in common gold; null as long as nobody can tell.")]
    reach: Annotated[float, Meta(description="How far the 95 % interval goes to each side.")]
    text: Annotated[str, Meta(description="The same in a sentence.")]


TRIED: Final = {200: ResponseSpec(CreatureTried, generate_examples=False, description="Line by line.", media_type=LINES)}


@CREATURES.add("GET", "/api/creatures/parts", "What creatures are put together from", "The parts.")
async def get_creature_parts() -> CreatureParts:
    """Everything that the file of own creatures allows."""
    parts = [Part(verb) for verb in range(len(VERBS))]
    told = [EffectPart(each.do, each.what, each.most, each.points, each.key, each.whom) for each in parts]
    return CreatureParts(MOST_CREATURES, MOST_EFFECTS, MOST_NAME, MOST_TEXT, told)


@CREATURES.add(
    "POST",
    "/api/creatures/check",
    "What is wrong with own creatures",
    "The creatures, and their faults.",
    (422,),
    pace="writes",
)
async def check_creatures(
    request: HttpRequest, context: TheContext, data: JSONBody[CreatureText], lang: Lang = "auto"
) -> CreaturesRead:
    """For creatures in the making, whenever they change. Nothing is kept. A text that is no TOML at all is refused."""
    return _told(await _draft(context, data.text), language_of(request, lang))


@CREATURES.add("POST", "/api/creatures/try", "What a creature is worth", TRIED, (422,), pace="evaluations")
async def try_creature(
    request: HttpRequest, context: TheContext, data: JSONBody[CreatureTrial], lang: Lang = "auto"
) -> Stream:
    """Many quick games, played while no bot has anything better to do; whoever wins the creature gets gold instead in some.
    An object in each line says what those so far tell; the last has all of them, or a `code` and a `text` if it broke off.
    Whoever goes away stops it. One at a time.
    """
    person = (await context.person(request)).id
    draft = await _draft(context, data.text)
    if draft.faults:
        raise Cannot("bad-options", str(draft.faults[0]))
    if data.which >= len(draft.creatures):
        raise Cannot("bad-options", f"which {data.which}: the file has {len(draft.creatures)}, counted from 0")
    check_is_free(context, person)
    creature, seed, spoken = draft.creatures[data.which], secrets.token_hex(8), language_of(request, lang)
    parts = play_in_parts(
        partial(_play, context.tables.services.bots, creature_word(creature), data.level, seed), Forks(), data.games
    )
    told = partial(_tried, data.games, data.asked, spoken)
    return Stream(lines(context, person, parts, told), media_type=LINES)


async def _play(bots: Thinker, word: str, level: str, seed: str, first: int, games: int) -> Forks | None:
    return await bots.price(WorthTask(word, SEATS, level, seed, first, games, PART_SECONDS))


def _tried(of: int, asked: int | None, language: str, forks: Forks) -> CreatureTried:
    value, reach = gold_of(worth_of(forks))
    text = worth_words(value, reach, asked, catalogue(language, GAME))
    return CreatureTried(forks.games, of, len(forks.found), value, reach, text)


async def _draft(context: Context, text: str) -> Draft:
    try:
        return await read_aside(context, partial(read_draft, text))
    except CreatureError as fault:
        raise Cannot("bad-options", str(fault)) from None


def _told(draft: Draft, language: str) -> CreaturesRead:
    wrong = {fault.creature for fault in draft.faults if fault.effect or fault.key == "effects"}
    creatures = [
        _creature(table, creature, number not in wrong)
        for number, (table, creature) in enumerate(zip(draft.tables, draft.creatures, strict=True), 1)
    ]
    return CreaturesRead(creatures, [_fault(fault, language) for fault in draft.faults])


def _creature(table: Toml, creature: Creature, are_fine: bool) -> DraftCreature:
    found = table if isinstance(table, dict) else {}
    effects = found.get("effects")
    says = [effects_words(creature.effects, catalogue(language, GAME)) for language in LANGUAGES] if are_fine else ["", ""]
    return DraftCreature(
        _in_both(found.get("name")),
        _in_both(found.get("text")),
        [_effect(each) for each in effects[:MOST_EFFECTS]] if isinstance(effects, list) else [],
        InBoth(*says),
    )


def _in_both(entry: "Toml | None") -> InBoth:
    found = entry if isinstance(entry, dict) else {}
    return InBoth(*[value if isinstance(value := found.get(each), str) else "" for each in LANGUAGES])


def _effect(entry: Toml) -> DraftEffect:
    found = entry if isinstance(entry, dict) else {}
    words = [value if isinstance(value := found.get(key), str) else "" for key in ("do", "what", "from", "who")]
    numbers = [value if type(value := found.get(key)) is int else 0 for key in ("count", "points")]
    return DraftEffect(words[0], words[1], numbers[0], numbers[1], words[2] or words[3])


def _fault(fault: CreatureError, language: str) -> CreatureFault:
    text = fault_words(fault, catalogue(language, GAME))
    return CreatureFault(fault.creature, fault.effect, fault.key, fault.line, fault.field, text)
