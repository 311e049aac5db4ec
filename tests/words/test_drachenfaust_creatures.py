"""6.21 Creatures of one's own in words: their effects, and what is wrong with a description of them."""

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games.drachenfaust.custom import (
    MOST_EFFECTS,
    MOST_TEXT,
    VERBS,
    Effect,
    Part,
    random_creature,
    read_creatures,
    read_draft,
)
from drachenhort.games.drachenfaust.words.creatures import effects_words, fault_words, worth_words
from drachenhort.texts.catalogue import catalogue


def every_effect() -> list[Effect]:
    """Built from what the parts say, with the highest counts, and through the file's own checks."""
    out: list[Effect] = []
    for part in map(Part, range(len(VERBS))):
        for what, most in zip(part.what or [""], part.most, strict=True):
            for count in {min(1, most), most}:
                for whom in part.whom or [""]:
                    said = [f'do = "{part.do}"', f'what = "{what}"' if what else "", f"count = {count}" if most else ""]
                    said += [f"points = {part.points}" if part.points else "", f'{part.key} = "{whom}"' if whom else ""]
                    line = ", ".join(each for each in said if each)
                    words = '{ de = "x", en = "x" }'
                    text = f"[[creature]]\nname = {words}\ntext = {words}\neffects = [{{ {line} }}]"
                    out += read_creatures(text)[0].effects
    return out


@pytest.mark.parametrize("language", ["de", "en"])
def test_6_21_every_effect_has_a_sentence_of_its_own(language: str) -> None:
    texts = catalogue(language, "drachenfaust")
    said = [effects_words([effect], texts) for effect in every_effect()]
    assert len(said) > 50 and len(set(said)) >= len(said) - 2, "to pay one stone of any kind or of one colour is the same"
    assert all(each.endswith(".") and "{" not in each and "effect-" not in each for each in said)
    longest = max(map(len, said))
    assert MOST_EFFECTS * (longest + 1) - 1 <= MOST_TEXT, "the text of any creature fits its card"


def test_6_21_effects_are_said_in_their_order() -> None:
    creature = random_creature(Rng.from_seed("said"))
    texts = catalogue("en", "drachenfaust")
    assert effects_words(creature.effects, texts) == " ".join(effects_words([each], texts) for each in creature.effects)


def test_6_21_all_mistakes_are_found_and_said_in_german_too() -> None:
    draft = read_draft(
        'more = 1\n[[creature]]\nname = { de = "a" }\ntext = { de = "", en = "b" }\nfoo = 1\n'
        'effects = [{ do = "gain", what = "x" }, { do = "pay", what = "any", count = 9 }, 3, { do = "draw" }]'
    )
    german = [fault_words(fault, catalogue("de", "drachenfaust")) for fault in draft.faults]
    assert [(fault.creature, fault.effect, fault.key) for fault in draft.faults] == [
        (0, 0, ""),
        (1, 0, "foo"),
        (1, 0, "name"),
        (1, 0, "text"),
        (1, 1, "what"),
        (1, 2, "count"),
        (1, 3, ""),
        (1, 4, "count"),
    ]
    assert german[5] == "ist 9; erlaubt ist eine ganze Zahl von 1 bis 6"
    assert german[7] == "fehlt; erlaubt ist eine ganze Zahl von 1 bis 3"
    assert german[0] == "ist hier nicht bekannt; erlaubt: [[creature]]"
    english = catalogue("en", "drachenfaust")
    assert [fault_words(fault, english) for fault in draft.faults] == [fault.reason for fault in draft.faults]


def test_a_worth_is_said_with_its_interval() -> None:
    german = catalogue("de", "drachenfaust")
    said = worth_words(3.14, 0.55, 5, german)
    assert said == "Etwa 3,1 ± 0,6 gewöhnliches Gold wert, für den, der sie ersteigert. Du verlangst 5: zu teuer."
    assert worth_words(-0.44, 0.5, None, catalogue("en", "drachenfaust")).startswith("Worth about −0.4 ± 0.5 common gold")
