"""Files with creatures and boards, as somebody writes them who means harm: they are read or refused, and soon."""

import re
import time
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drachenhort.core.errors import DrachenhortError
from drachenhort.core.text_bounds import LONGEST_TEXT
from drachenhort.games.drachenfaust.custom import read_creatures
from drachenhort.games.drachenfels.board import read_board
from drachenhort.games.files import read_file

Reader = Callable[[str], object]

READERS: list[Reader] = [read_creatures, read_board]
SECONDS = 0.05
"""Of the processor, for a text of any kind."""
TRIES = 3
"""The least of so many times counts: anything may come between once."""

HEAD = '[[creature]]\nname = { de = "Kröte", en = "Toad" }\ntext = { de = "Quak.", en = "Croak." }\n'
PIECES = [
    *(
        ".",
        "a",
        "a.",
        "a . ",
        '"".',
        "=",
        " = ",
        ",",
        "#",
        "1",
        "f",
        "_",
        "-",
        "0x",
        "1,",
        "1.5,",
        "true,",
        "\\",
        "\\u0041",
    ),
    *(
        " ",
        "\t",
        "\n",
        "\r\n",
        "\r",
        "\x00",
        "ä",
        "\u2028",
        '"',
        "'",
        '"""',
        "'''",
        '""',
        "''",
        "[",
        "]",
        "[[",
        "]]",
        "{",
        "}",
    ),
    *("{a=1},", "{a.b=1},", "[1],", "a = 1\n", "[a]\n", "[[a]]\n", "[a.b.c.d]\n", "1979-05-27,", "a=[\n", "]\n", "x"),
    *(HEAD, "[[creature]]\n", "creature", "name", "do", "do ", "do = ", '"effects two" = 1\n', '"" = 1\n', "effects = "),
    *('effects = [{ do = "draw", count = 1 }]\n', "[[creature.effects]]\n", "fields = [", "edges = [", "distances = ["),
    *('{ id = "b1", kind = "dotted", at = [1, 2] },\n', '["S1", "a1"],', '{ from = "S1", to = "R1", steps = 5 },'),
    *('"fields"', "symmetry = ['mirror']\n", read_file("drachenfels", "board.toml")),
]


def repeated(piece: str, count: int) -> str:
    """So many of a piece, cut off where no more is allowed."""
    return (piece * min(count, LONGEST_TEXT // len(piece) + 1))[:LONGEST_TEXT]


def numbered(piece: str, count: int) -> str:
    """So many lines of which no two are the same, since a key that comes twice ends everything."""
    return "".join(f"{piece}{number} = 1\n" for number in range(min(count, 2000)))


COUNTS = st.one_of(st.integers(1, 3), st.integers(1, LONGEST_TEXT))
RUNS = st.one_of(
    st.builds(repeated, st.sampled_from(PIECES), COUNTS),
    st.builds(numbered, st.sampled_from(["a", "a.b.c.d.e.f.g.h", '"".', "x-"]), COUNTS),
)
TEXTS = st.lists(RUNS, min_size=1, max_size=8).map(lambda runs: "".join(runs)[:LONGEST_TEXT])


def complaint(read: Reader, text: str) -> str:
    """What is said about a text; nothing about one that is right."""
    try:
        read(text)
    except DrachenhortError as error:
        return str(error)
    return ""


def check(read: Reader, text: str) -> None:
    """A text is read, or refused with a line; and it does not take long."""
    seconds = []
    for _ in range(TRIES):
        start = time.thread_time()
        said = complaint(read, text)
        seconds.append(time.thread_time() - start)
        assert not said or re.match(r"line [1-9][0-9]{0,4}: ", said), said
        assert len(said) < 500, "a complaint does not repeat what was sent"
        if seconds[-1] < SECONDS:
            return
    raise AssertionError(f"{min(seconds)} seconds")


@pytest.mark.parametrize("read", READERS)
@settings(max_examples=150, deadline=None)
@given(text=TEXTS)
def test_any_text_is_read_or_refused_within_50_milliseconds(read: Reader, text: str) -> None:
    check(read, text)


FULL = LONGEST_TEXT
QUOTES = "'" * 1900
SLOW = {
    "a key of ten thousand parts": ".".join(["a"] * (FULL // 2 - 1)) + "=1",
    "a header of ten thousand parts": "[" + ".".join(["a"] * (FULL // 2 - 2)) + "]",
    "lines of a thousand parts each": "\n".join("x." * 990 + f"k{number} = 1" for number in range(10)),
    "keys of as many parts as may be": "\n".join(f"a.b.c.d.e.f.g.k{number}=1" for number in range(950)),
    "blanks before an equals sign": '"" = 1\n' + "\n".join(" " * 1990 + f"k{number} = 1" for number in range(9)),
    "blanks in a key": f'"{" " * 1900}b" = 1\n' + "\n".join(f'k{number} = "{" " * 1900}"' for number in range(9)),
    "quotes in a key": f'"{QUOTES}b" = 1\n' + "\n".join(f'k{number} = "{QUOTES}"' for number in range(9)),
    "a number of 5,000 digits": "a = " + "1" * 5000,
    "a hexadecimal number of 1,900 digits": f"{HEAD}effects = [{{ do = 'draw', count = 0x{'f' * 1900} }}]",
    "lists in lists": "a = " + "[" * 1900,
    "tables in tables": "a = " + "{ a = " * 300,
    "quotes after quotes": 'a = """' + '\\"""' * 480,
    "small numbers": "a = [\n" + ("1," * 990 + "\n") * 10 + "]",
    "small tables": "a = [\n" + ("{a=1}," * 330 + "\n") * 10 + "]",
    "many distances": read_file("drachenfels", "board.toml").replace(
        "distances = [", "distances = [\n" + '{ from = "S1", to = "R1", steps = 5 },\n' * 270
    ),
}


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("what", SLOW)
def test_what_used_to_take_seconds_is_refused_at_once(read: Reader, what: str) -> None:
    assert len(SLOW[what]) <= LONGEST_TEXT, "longer ones are refused for that alone"
    check(read, SLOW[what])
    with pytest.raises(DrachenhortError):
        read(SLOW[what])


@pytest.mark.parametrize(
    ("key", "field"), [('""', "''"), ('"  "', "'  '"), ('"effects two"', "effects two"), ("'a.b'", "a.b")]
)
def test_keys_of_any_kind_are_refused_with_their_line(key: str, field: str) -> None:
    with pytest.raises(DrachenhortError, match=rf"^line 4: {re.escape(field)}: unknown; allowed are name, text"):
        read_creatures(f"{HEAD}{key} = 1\n")


BOARD = read_file("drachenfels", "board.toml")
LINES = BOARD.split("\n")


@pytest.mark.parametrize(
    ("old", "new", "at", "reason"),
    [
        ('{ id = "b1"', '{ id = "b9"', '{ id = "b9"', "b9: is no name of a field"),
        ('{ id = "b1"', '{ id = "b2"', '{ id = "b2", kind = "dotted", at = [173', "b2: stands here for the second time"),
        ('kind = "castle"', 'kind = "hut"', 'kind = "hut"', "K: its kind is 'hut'"),
        ('["T2", "w2"]', '["T2"]', '["T2"]', "must be two fields"),
        ('["T2", "w2"]', '["T2", "T2"]', '["T2", "T2"]', "T2: is joined with itself"),
        ('to = "K", steps = 6', 'to = "K", steps = 7', 'to = "K", steps = 7', "should be 7"),
        ('"mirror"]', '"glass"]', '"glass"]', "symmetry 'glass'"),
        ("distances = [", "distance = [", "distance = [", "'distance' has no meaning here"),
        ("distances = [", "distances = [[", '["T4"', "this is no TOML"),
    ],
)
def test_a_mistake_in_a_board_is_refused_with_its_line(old: str, new: str, at: str, reason: str) -> None:
    text = BOARD.replace(old, new, 1)
    with pytest.raises(DrachenhortError, match=re.escape(reason)) as error:
        read_board(text)
    if "no TOML" in reason:  # The bracket is missed at the end.
        assert str(error.value).startswith(f"line {len(LINES) - 1}: ")
    else:
        line = next(number for number, content in enumerate(text.split("\n"), 1) if at in content)
        assert str(error.value).startswith(f"line {line}: board, ")
