"""What every creature does, as data: the same cases are tried by auction, hexed, tied, doubled and through other cards."""

from typing import NamedTuple


class Case(NamedTuple):
    """Seat 1 has these stones, wins the card, makes these moves; then this has changed."""

    card: str
    stones: dict[int, tuple[int, ...]]
    moves: list[str]
    changed: dict[str, int]
    again: list[str]
    """The moves of a second use, doubled."""
    changed_twice: dict[str, int]
    """After both uses."""
    clause: str


def paid(red: int, blue: int, yellow: int, score: int) -> dict[str, int]:
    values = {"1.red": -red, "1.blue": -blue, "1.yellow": -yellow, "1.score": score}
    return {key: value for key, value in values.items() if value}


MANY: dict[int, tuple[int, ...]] = {1: (4, 4, 4)}

CASES = [
    Case("witch", {}, [], {"1.black": 1}, [], {"1.black": 2}, "5.1"),
    Case("magician", {1: (4, 0, 0)}, ["pay 4r"], paid(4, 0, 0, 1), [], {**paid(4, 0, 0, 1), "1.silver": 3}, "5.2"),
    Case("magician", MANY, ["pay 2r 1b 1y"], paid(2, 1, 1, 1), ["pay 3b 1y"], paid(2, 4, 2, 2), "5.2"),
    Case("magician", MANY, ["take"], {"1.silver": 3}, ["take"], {"1.silver": 6}, "5.2"),
    Case("sorcerer", MANY, ["pay 4b"], paid(0, 4, 0, 2), ["take"], {**paid(0, 4, 0, 2), "1.common": 1}, "5.3"),
    Case("sorcerer", {}, [], {"1.common": 1}, [], {"1.common": 2}, "5.3"),
    Case("wizard", MANY, ["pay 1r 1b 1y"], paid(1, 1, 1, 1), ["pay 1r 1b 1y"], paid(2, 2, 2, 2), "5.4"),
    Case("wizard", {}, [], {"1.silver": 3}, [], {"1.silver": 6}, "5.4"),
    Case("thief", {2: (2, 1, 0)}, ["steal 2 red"], {"1.red": 1, "2.red": -1}, ["steal 2 blue"], {}, "5.6"),
    Case("thief", {}, ["coin 2"], {"1.common": 1, "2.common": -1}, ["pass"], {"1.common": 1, "2.common": -1}, "5.6"),
    Case("red-dragon", {}, [], {"1.red": 1}, [], {"1.red": 2}, "5.5"),
    Case("blue-dragon", {}, [], {"1.blue": 1}, [], {"1.blue": 2}, "5.5"),
    Case("yellow-dragon", {}, [], {"1.yellow": 1}, [], {"1.yellow": 2}, "5.5"),
    Case("alchemist", {}, [], {"1.common": 3}, [], {"1.common": 6}, "6.1"),
    Case("ancient-dragon", {}, ["colour blue"], {"1.blue": 1}, ["colour red"], {"1.blue": 1, "1.red": 1}, "6.2"),
    Case("brigand", {}, ["rob 2"], {"1.common": 2, "2.common": -2, "1.silver": 5, "2.silver": -5}, ["rob 2"], {}, "6.3"),
    Case("dwarf-4", {}, [], {"1.silver": 4}, [], {"1.silver": 8}, "6.5"),
    Case("dwarf-5", {}, [], {"1.silver": 5}, [], {"1.silver": 10}, "6.5"),
    Case("enchantress", {1: (3, 2, 0)}, ["pay 3r 2b"], paid(3, 2, 0, 2), [], {**paid(3, 2, 0, 2), "1.fairy": 1}, "6.6"),
    Case("enchantress", MANY, ["take"], {"1.fairy": 1}, ["take"], {"1.fairy": 2}, "6.6"),
    Case("fairy", {}, [], {"1.fairy": 1}, [], {"1.fairy": 2}, "6.7"),
    Case("gnome", {}, [], {"1.common": 2, "1.silver": 2}, [], {"1.common": 4, "1.silver": 4}, "6.9"),
    Case("goldsmith", {}, [], {"1.magic": 1}, [], {"1.magic": 2}, "6.11"),
    Case("merchant", {}, ["buy red silver", "pass"], {"1.red": 1, "1.silver": -3}, ["pass"], {}, "6.13"),
    Case(
        "merchant", {}, ["buy blue common", "pass"], {"1.blue": 1, "1.common": -1}, ["buy blue fairy", "pass"], {}, "6.13"
    ),
    Case("quack", {1: (1, 2, 3)}, [], paid(1, 2, 3, 1), [], paid(1, 2, 3, 2), "6.15"),
    Case("apprentice", {1: (2, 3, 0)}, ["pay 2b"], paid(0, 2, 0, 1), [], paid(2, 2, 0, 2), "6.17"),
    Case("apprentice", {1: (1, 1, 1)}, [], {}, [], {}, "6.17"),
    Case("troll", {1: (1, 1, 0), 2: (3, 0, 2)}, ["colour red"], {"1.red": -1, "2.red": -3}, ["colour yellow"], {}, "6.18"),
]
"""Where `changed_twice` is empty although something changes, a test of its own says what the second use does."""
