"""6.21 Creatures of one's own in words: what their effects do, and what is wrong with a description."""

from drachenhort.core.words import Texts
from drachenhort.games.drachenfaust.custom import CreatureError, Effect, effect_values
from drachenhort.games.files import FALLBACK


def effects_words(effects: list[Effect], texts: Texts) -> str:
    """A sentence for each, as a card says it."""
    return " ".join(_effect_words(effect, texts) for effect in effects)


def _effect_words(effect: Effect, texts: Texts) -> str:
    values = effect_values(effect)
    said = {key: values.get(key, "") for key in ("do", "what", "count", "points")}
    return texts.say("effect-says", **said, whom=values.get("from", values.get("who", "")))


def fault_words(fault: CreatureError, texts: Texts) -> str:
    """In English the engine says it itself, as it does on the command line."""
    wrong = fault.wrong
    if texts.language == FALLBACK or wrong.key == "toml":
        return fault.reason
    shown = wrong.shown or "none"
    return texts.say("creature-fault", wrong=wrong.key, shown=shown, allowed=wrong.allowed, most=wrong.most)


def worth_words(gold: float | None, reach: float, asked: int | None, texts: Texts) -> str:
    """What simulation says of a creature's worth, and of what somebody asks for it."""
    if gold is None:
        return texts.say("worth-unknown")
    out = texts.say("worth-says", gold=_decimal(gold, texts), reach=_decimal(reach, texts))
    if asked is None:
        return out
    verdict = "dear" if asked > gold + reach else "cheap" if asked < gold - reach else "fits"
    return " ".join([out, texts.say("worth-asked", asked=asked, verdict=verdict)])


def _decimal(value: float, texts: Texts) -> str:
    tenths = round(10 * abs(value))
    number = texts.say("decimal", whole=tenths // 10, tenth=tenths % 10)
    return f"−{number}" if value < 0 and tenths else number
