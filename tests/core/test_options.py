"""Options are validated, frozen and say what would be right."""

import pytest

from drachenhort.core.errors import OptionError
from drachenhort.core.options import Choices, Flag, Number, Options, Spec, parse_words
from drachenhort.core.plain import Json

SPEC = Spec([Flag("fast", False, "1"), Number("goal", 21, 1, 99, "6.1"), Choices("extra", [], ["a", "b", "c"], "8")])


def test_what_is_not_given_has_its_default() -> None:
    assert Options(SPEC, {}).values == {"fast": False, "goal": 21, "extra": []}


@pytest.mark.parametrize(
    ("values", "name", "value"),
    [
        ({"fast": True}, "fast", True),
        ({"fast": "on"}, "fast", True),
        ({"fast": "off"}, "fast", False),
        ({"goal": 1}, "goal", 1),
        ({"goal": "99"}, "goal", 99),
        ({"extra": "all"}, "extra", ["a", "b", "c"]),
        ({"extra": "none"}, "extra", []),
        ({"extra": "c,a"}, "extra", ["a", "c"]),
        ({"extra": ["b"]}, "extra", ["b"]),
    ],
)
def test_allowed_values(values: dict[str, Json], name: str, value: Json) -> None:
    assert Options(SPEC, values).values[name] == value


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"slow": True}, "there is no option slow; there are fast, goal, extra"),
        ({"fast": "yes"}, "option fast=yes: it can be on or off"),
        ({"fast": 1}, "option fast=1: it can be on or off"),
        ({"goal": 0}, "option goal=0: it can be a whole number from 1 to 99"),
        ({"goal": True}, "option goal=on: it can be a whole number from 1 to 99"),
        ({"goal": "9" * 5000}, f"option goal={'9' * 60}...: it can be a whole number from 1 to 99"),
        ({"goal": "-5"}, "option goal=-5: it can be a whole number from 1 to 99"),
        ({"goal": None}, "option goal=None: it can be a whole number from 1 to 99"),
        ({"extra": "d"}, "option extra=d: it can be all, none, or some of a,b,c"),
        ({"extra": ["a", "a"]}, "option extra=a,a: it can be all, none, or some of a,b,c"),
    ],
)
def test_anything_else_is_refused_with_what_would_be_right(values: dict[str, Json], message: str) -> None:
    with pytest.raises(OptionError) as error:
        Options(SPEC, values)
    assert str(error.value) == message


def test_words_go_there_and_back() -> None:
    options = Options(SPEC, {"extra": ["a", "c"], "fast": True})
    assert options.words() == ["fast=on", "goal=21", "extra=a,c"]
    assert Options(SPEC, parse_words(options.words())).values == options.values
    assert Options(SPEC, options.to_json()).values == options.values
    assert options.to_json()["fast"] is True


def test_words_leave_out_the_default_of_an_option_that_is_not_named_always() -> None:
    """So a position text stays as it is when its game gets such an option."""
    spec = Spec([Flag("fast", False, "1"), Flag("new", True, "2", is_named_always=False)])
    assert Options(spec, {}).words() == Options(spec, {"new": True}).words() == ["fast=off"]
    changed = Options(spec, {"new": False})
    assert changed.words() == ["fast=off", "new=off"]
    assert Options(spec, parse_words(changed.words())).values == changed.values
    assert Options(spec, {}).to_json() == {"fast": False, "new": True}


@pytest.mark.parametrize(
    ("words", "message"),
    [(["goal"], "'goal' is not of the form name=value"), (["=3"], "'=3' is not of the form name=value")],
)
def test_words_that_are_none(words: list[str], message: str) -> None:
    with pytest.raises(OptionError) as error:
        parse_words(words)
    assert str(error.value) == message


def test_an_option_given_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="goal is given twice"):
        parse_words(["goal=1", "goal=2"])
