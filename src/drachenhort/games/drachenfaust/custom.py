"""6.21 Creatures of one's own: from a TOML text to checked data, and as one word for options, records and positions.

    [[creature]]
    name = { de = "Zöllner", en = "Customs Officer" }
    text = { de = "Nimm jedem 1 Silber.", en = "Take 1 silver from everybody." }
    effects = [{ do = "take", what = "silver", count = 1, from = "each" }]

The effects are a closed set; none of them makes coins or stones out of nothing:
gain from the bank, pay stones for points, take from others, make players lose a colour, draw stones from the bag.
"""

import re
from typing import Final, final
from urllib.parse import quote, unquote

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.native import i64
from drachenhort.core.plain import LONGEST_SHOWN, shortened, whole_number
from drachenhort.core.rng import Rng
from drachenhort.core.text_bounds import TextError
from drachenhort.games.files import Toml, read_toml

MOST_FAULTS: Final = 20  # To find the places of thousands of them takes long.
MOST_CREATURES: Final = 3
MOST_EFFECTS: Final = 4
MOST_NAME: Final = 40
MOST_TEXT: Final = 300

GAIN: Final = 0
PAY: Final = 1
TAKE: Final = 2
LOSE: Final = 3
DRAW: Final = 4
VERBS: Final = ["gain", "pay", "take", "lose", "draw"]

# The numbers 0 to 2 are the colours of stones (see cards.py).
CHOICE: Final = 3
FAIRY: Final = 4
COMMON: Final = 5
SILVER: Final = 6
ANY: Final = 7
SAME: Final = 8
EACH: Final = 9
THINGS: Final = ["red", "blue", "yellow", "choice", "fairy", "common", "silver", "any", "same", "each"]

_FIELDS: Final = [["what", "count"], ["what", "count", "points"], ["what", "count", "from"], ["what", "who"], ["count"]]
"""By verb: what an effect of this kind says beside `do`."""
_WHAT: Final = [
    [0, 1, 2, CHOICE, FAIRY, COMMON, SILVER],
    [ANY, SAME, EACH],
    [0, 1, 2, FAIRY, COMMON, SILVER],
    [0, 1, 2, CHOICE],
    [],
]
"""By verb: what it can be about."""
_WHOM: Final = [[], [], ["one", "each"], ["others", "all"], []]
"""By verb: who can be affected."""
MOST_POINTS: Final = 2
MOST_PAID: Final = 6


def most_of(verb: int, what: int) -> int:
    """The highest `count` of an effect."""
    if verb == PAY:
        return 2 if what == EACH else MOST_PAID
    if verb == DRAW or what == CHOICE:
        return 3
    return 5


@final
class Effect:
    """One effect. `is_wide` means: from each other seat (take), all seats instead of the others (lose)."""

    def __init__(self, verb: i64, what: i64, count: i64, points: i64, is_wide: bool) -> None:
        self.verb: i64 = verb
        self.what: i64 = what
        self.count: i64 = count
        self.points: i64 = points
        self.is_wide: Final = is_wide


LANGUAGES: Final = ("de", "en")
"""6.21 What people write on a blank card they write in both, in this order."""


def place_of(language: str) -> int:
    """Where the words for a reader of this language stand: whoever reads neither of the two gets the English ones."""
    return LANGUAGES.index(language if language in LANGUAGES else "en")


@final
class Creature:
    """A creature of one's own; names and texts in the order of LANGUAGES."""

    def __init__(self, names: list[str], texts: list[str], effects: list[Effect]) -> None:
        self.names: Final = names
        self.texts: Final = texts
        self.effects: Final = effects


@final
class Wrong:
    """Which mistake it is and what it is about, for those who say it in other languages: `reason` says it in English."""

    def __init__(self, key: str, shown: str = "", allowed: str = "", most: int = 0) -> None:
        self.key: Final = key
        self.shown: Final = shown
        self.allowed: Final = allowed
        self.most: Final = most


@final
class CreatureError(DrachenhortError):
    """A description that does not fit: where, and what is allowed there.

    `creature` and `effect` count from 1, 0 is none of them; `key` is what is wrong there.
    """

    def __init__(
        self, line: int, field: str, reason: str, wrong: Wrong, creature: int = 0, effect: int = 0, key: str = ""
    ) -> None:
        super().__init__(f"line {line}: {field}: {reason}")
        self.line: Final = line
        self.field: Final = field
        self.reason: Final = reason
        self.wrong: Final = wrong
        self.creature: Final = creature
        self.effect: Final = effect
        self.key: Final = key


@final
class _Misfit(Exception):
    """A wrong key, before it is known in which line it stands: of the creature itself, or of its nth effect, from 1."""

    def __init__(self, key: str, reason: str, wrong: Wrong, effect: int = 0) -> None:
        super().__init__(reason)
        self.key: Final = key
        self.reason: Final = reason
        self.wrong: Final = wrong
        self.effect: Final = effect

    def field(self) -> str:
        """As complaints name it, such as `effects 2 count`."""
        if not self.effect:
            return _named(self.key)
        return f"effects {self.effect} {_named(self.key)}" if self.key else f"effects {self.effect}"


def _named(key: str) -> str:
    return shortened(key) if key == key.strip() != "" else f"'{shortened(key)}'"


@final
class Draft:
    """What a file describes, finished or not: its tables as they stand there, and all that is wrong with them."""

    def __init__(self, tables: list[Toml], creatures: list[Creature], faults: list[CreatureError]) -> None:
        self.tables: Final = tables
        self.creatures: Final = creatures
        self.faults: Final = faults


def read_creatures(text: str) -> list[Creature]:
    """The creatures of a TOML text. Raises CreatureError with line, field, reason and what is allowed."""
    draft = read_draft(text)
    if draft.faults:
        raise draft.faults[0]
    return draft.creatures


def read_draft(text: str) -> Draft:
    """The same with all mistakes, or the first of very many. Raises CreatureError for what is no TOML at all."""
    try:
        document = read_toml(text)
    except TextError as error:
        raise CreatureError(error.line, "TOML", error.reason, Wrong("toml")) from None
    lines = [_squeezed(line) for line in text.split("\n")]
    faults: list[CreatureError] = []
    for key in document:
        if key != "creature" and len(faults) < MOST_FAULTS:
            line = _line_of(lines, 0, len(lines), key)
            reason = "unknown; only [[creature]] is allowed"
            faults.append(CreatureError(line, _named(key), reason, Wrong("unknown", "", "[[creature]]")))
    tables = document.get("creature", [])
    if not isinstance(tables, list) or not 1 <= len(tables) <= MOST_CREATURES:
        reason = f"there must be 1 to {MOST_CREATURES} tables [[creature]]"
        faults.append(CreatureError(1, "creature", reason, Wrong("creatures", most=MOST_CREATURES)))
        return Draft([], [], faults)
    starts = [number for number, line in enumerate(lines) if re.match(r" ?\[\[ ?creature ?\]\]", line)]
    if len(starts) != len(tables):  # Written inline: one place for all of them.
        starts = [_line_of(lines, 0, len(lines), "creature") - 1] * len(tables)
    creatures: list[Creature] = []
    for number, table in enumerate(tables):
        start = starts[number]
        end = min([other for other in starts if other > start], default=len(lines))
        misfits: list[_Misfit] = []
        creatures.append(_read(table, misfits))
        for misfit in misfits[: MOST_FAULTS - len(faults)]:
            line = _place(lines, start, end, misfit)
            wrong, effect, key = misfit.wrong, misfit.effect, misfit.key
            faults.append(CreatureError(line, misfit.field(), misfit.reason, wrong, number + 1, effect, key))
    return Draft(tables, creatures, faults)


def _squeezed(line: str) -> str:
    """Without the comment and with single blanks, so that looking for a key in it never goes over a blank twice."""
    return re.sub(r"\s+", " ", line.partition("#")[0])


def _place(lines: list[str], start: int, end: int, misfit: _Misfit) -> int:
    """The line of a key, or of what comes nearest."""
    if not misfit.effect:
        return _line_of(lines, start, end, misfit.key)
    nth = misfit.effect
    for number in range(start, end):
        for _ in re.findall(r"\bdo ?=|\[\[ ?creature\.effects ?\]\]", lines[number]):
            nth -= 1
            if nth == 0:
                return _line_of(lines, number, end, misfit.key) if misfit.key else number + 1
    return _line_of(lines, start, end, "effects")


def _line_of(lines: list[str], start: int, end: int, key: str) -> int:
    """The first line from `start` on that sets this key, counted from 1; else the first of them."""
    wanted = _squeezed(key)
    # Of a key that is longer than any of ours the beginning will do: comparing all of it in many places would take long.
    end_of_key = "" if len(wanted) > LONGEST_SHOWN else r"[\"']? ?[=.\]]"
    name = re.escape(wanted[:LONGEST_SHOWN]) or "[\"']"  # The name of nothing is its quotes.
    setting = re.compile(rf"(^|[\s{{,\[.\"']){name}{end_of_key}")
    for number in range(start, end):
        if setting.search(lines[number]):
            return number + 1
    return start + 1


def _creature(table: Toml) -> Creature:
    misfits: list[_Misfit] = []
    creature = _read(table, misfits)
    if misfits:
        raise misfits[0]
    return creature


def _read(table: Toml, misfits: list[_Misfit]) -> Creature:
    """As far as it can be read; what cannot is noted and left out."""
    names: list[str] = []
    texts: list[str] = []
    effects: list[Effect] = []
    if not isinstance(table, dict):
        misfits.append(_Misfit("creature", "must be a table [[creature]]", Wrong("table", "", "[[creature]]")))
        return Creature(names, texts, effects)
    for key in table:
        if key not in ("name", "text", "effects"):
            wrong = Wrong("unknown", "", "name, text, effects")
            misfits.append(_Misfit(key, "unknown; allowed are name, text and effects", wrong))
    try:
        names = _both_languages(table, "name", MOST_NAME)
    except _Misfit as misfit:
        misfits.append(misfit)
    try:
        texts = _both_languages(table, "text", MOST_TEXT)
    except _Misfit as misfit:
        misfits.append(misfit)
    listed = table.get("effects")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_EFFECTS:
        reason = f'must be a list of 1 to {MOST_EFFECTS} effects, each like {{ do = "draw", count = 1 }}'
        misfits.append(_Misfit("effects", reason, Wrong("effects", most=MOST_EFFECTS)))
        return Creature(names, texts, effects)
    for number, effect in enumerate(listed, 1):
        try:
            effects.append(_effect(number, effect))
        except _Misfit as misfit:
            misfits.append(misfit)
    return Creature(names, texts, effects)


def _both_languages(table: dict[str, Toml], key: str, longest: int) -> list[str]:
    entry = table.get(key)
    if not isinstance(entry, dict) or sorted(entry) != list(LANGUAGES):
        reason = 'must be { de = "...", en = "..." }, both languages and nothing else'
        raise _Misfit(key, reason, Wrong("both"))
    out: list[str] = []
    for language in LANGUAGES:
        value = entry[language]
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= longest or not value.isprintable():
            reason = f"{language} must be a text of 1 to {longest} printable characters in one line"
            raise _Misfit(key, reason, Wrong("text", language, most=longest))
        out.append(value.strip())
    return out


def _effect(nth: int, table: Toml) -> Effect:
    if not isinstance(table, dict):
        example = '{ do = "draw", count = 1 }'
        raise _Misfit("", f"must be a table like {example}", Wrong("table", "", example), nth)
    name = table.get("do")
    if not isinstance(name, str) or name not in VERBS:
        allowed = ", ".join(VERBS)
        raise _Misfit("do", f"{_show(name)}; allowed are {allowed}", Wrong("choice", _shown(name), allowed), nth)
    verb = VERBS.index(name)
    fields = _FIELDS[verb]
    for key in table:
        if key != "do" and key not in fields:
            allowed = ", ".join(fields)
            raise _Misfit(key, f"unknown here; '{name}' allows {allowed}", Wrong("unknown", "", allowed), nth)
    what = _what(nth, verb, table) if _WHAT[verb] else CHOICE
    count = _number(nth, table, "count", most_of(verb, what)) if "count" in fields else 0
    points = _number(nth, table, "points", MOST_POINTS) if "points" in fields else 0
    return Effect(verb, what, count, points, _is_wide(nth, verb, table) if _WHOM[verb] else False)


def _what(nth: int, verb: int, table: dict[str, Toml]) -> int:
    names = [THINGS[what] for what in _WHAT[verb]]
    value = table.get("what")
    if not isinstance(value, str) or value not in names:
        allowed = ", ".join(names)
        wrong = Wrong("choice", _shown(value), allowed)
        raise _Misfit("what", f"{_show(value)}; '{VERBS[verb]}' allows {allowed}", wrong, nth)
    return THINGS.index(value)


def _number(nth: int, table: dict[str, Toml], key: str, most: int) -> int:
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= most:
        reason = f"{_show(value)}; allowed is a whole number from 1 to {most}"
        raise _Misfit(key, reason, Wrong("number", _shown(value), most=most), nth)
    return value


def _is_wide(nth: int, verb: int, table: dict[str, Toml]) -> bool:
    key = _FIELDS[verb][-1]
    value = table.get(key)
    if not isinstance(value, str) or value not in _WHOM[verb]:
        allowed = ", ".join(_WHOM[verb])
        wrong = Wrong("choice", _shown(value), allowed)
        raise _Misfit(key, f"{_show(value)}; '{VERBS[verb]}' allows {allowed}", wrong, nth)
    return value == _WHOM[verb][1]


def _shown(value: "Toml | None") -> str:
    """What stands there; nothing for what is missing."""
    return "" if value is None else shortened(repr(value))


def _show(value: "Toml | None") -> str:
    return "is missing" if value is None else f"is {_shown(value)}"


# One word for each creature, without blanks, commas or #, since options stand in a line of the position text.


def creature_word(creature: Creature) -> str:
    """`Name|Name|Text|Text|take:silver:1:each`, everything that people wrote percent-encoded."""
    parts = [quote(text, safe="") for text in creature.names + creature.texts]
    return "|".join(parts + [_effect_word(effect) for effect in creature.effects])


def read_creature_word(word: str) -> Creature | None:
    """The way back, with the same checks; None for a word that is no creature."""
    parts = word.split("|")
    if len(parts) < 5:
        return None
    texts: list[Toml] = [unquote(part) for part in parts[:4]]
    table: dict[str, Toml] = {
        "name": {"de": texts[0], "en": texts[1]},
        "text": {"de": texts[2], "en": texts[3]},
        "effects": [_effect_table(part) for part in parts[4:]],
    }
    try:
        creature = _creature(table)
    except _Misfit:
        return None
    return creature if creature_word(creature) == word else None


def _effect_table(word: str) -> Toml:
    values = word.split(":")
    table: dict[str, Toml] = {"do": values[0]}
    if values[0] in VERBS:
        for key, value in zip(_FIELDS[VERBS.index(values[0])], values[1:], strict=False):
            number = whole_number(value)
            table[key] = value if number is None else number
    return table


@final
class Part:
    """6.21 What an effect that begins with this verb can say: what it is about with the highest count of it, 0 where
    nothing is counted; the highest number of points; under which key whom it affects.
    """

    def __init__(self, verb: int) -> None:
        fields = _FIELDS[verb]
        self.do: Final = VERBS[verb]
        self.what: Final = [THINGS[what] for what in _WHAT[verb]]
        counted = "count" in fields
        abouts = _WHAT[verb] if _WHAT[verb] else [CHOICE]
        self.most: Final = [most_of(verb, what) if counted else 0 for what in abouts]
        self.points: Final = MOST_POINTS if "points" in fields else 0
        self.key: Final = fields[-1] if _WHOM[verb] else ""
        self.whom: Final = _WHOM[verb][:]


def effect_values(effect: Effect) -> dict[str, str | int]:
    """What a file says of it."""
    verb = effect.verb
    out: dict[str, str | int] = {"do": VERBS[verb]}
    if _WHAT[verb]:
        out["what"] = THINGS[effect.what]
    if effect.count:
        out["count"] = int(effect.count)
    if effect.points:
        out["points"] = int(effect.points)
    if _WHOM[verb]:
        out[_FIELDS[verb][-1]] = _WHOM[verb][1 if effect.is_wide else 0]
    return out


def _effect_word(effect: Effect) -> str:
    return ":".join([str(value) for value in effect_values(effect).values()])


def random_creature(rng: Rng) -> Creature:
    """Anything that is allowed, for hunting faults."""
    effects: list[Effect] = []
    for _ in range(1 + rng.below(MOST_EFFECTS)):
        verb = rng.below(len(VERBS))
        what = _WHAT[verb][rng.below(len(_WHAT[verb]))] if _WHAT[verb] else CHOICE
        count = 1 + rng.below(most_of(verb, what)) if "count" in _FIELDS[verb] else 0
        points = 1 + rng.below(MOST_POINTS) if "points" in _FIELDS[verb] else 0
        effects.append(Effect(verb, what, count, points, bool(_WHOM[verb]) and rng.below(2) == 1))
    return Creature(["Irrwicht", "Will-o'-the-Wisp"], ["Irgendetwas.", "Something."], effects)
