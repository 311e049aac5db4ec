"""What is checked of a text before it goes to the parser of TOML."""

import tomllib

import pytest

from drachenhort.core.text_bounds import (
    DEEPEST,
    LONGEST_LINE,
    LONGEST_NUMBER,
    LONGEST_TEXT,
    MOST_LINES,
    MOST_PARTS,
    MOST_SIGNS,
    TextError,
    check_toml,
)
from drachenhort.games.files import read_file

FINE = [
    "",
    read_file("drachenfels", "board.toml"),
    ".".join(["a"] * MOST_PARTS) + " = 1",
    "a = " + "[" * DEEPEST + "]" * DEEPEST,
    "a = " + "1" * LONGEST_NUMBER,
    "a = '" + "x" * (LONGEST_LINE - 6) + "'",
    "#\n" * (MOST_LINES - 1),
    # Dots, brackets and digits mean nothing in texts and comments.
    f"a = '{'.' * 100}{'[' * 100}{'1' * 100}'",
    f'a = "{"a.b" * 100}\\"{"[" * 100}"',
    f'a = """\n{"a.b." * 100}\n"{"[" * 100}""{"1" * 100}"""""',
    f"a = '''\n{'a.b.' * 100}\n'{'[' * 100}''{'1' * 100}'''''",
    f"# {'a.b.' * 100} {'[' * 100} {'1' * 100} \"'",
    "\n".join(f"a.b{number} = [[1.5, 2.5]]" for number in range(200)),
]

TOO_MUCH = [
    ("#\n" * MOST_LINES, MOST_LINES + 1, f"{MOST_LINES} lines"),
    ("# text\n" * 100 + ("#" * 1900 + "\n") * 11, 111, f"{LONGEST_TEXT} characters"),
    ("a = 1\n\n" + " " * (LONGEST_LINE + 1), 3, f"a line has at most {LONGEST_LINE}"),
    ("\n" + ".".join(["a"] * (MOST_PARTS + 1)) + " = 1", 2, f"{MOST_PARTS} parts"),
    ("\n" + ' . "x" . '.join(["a"] * MOST_PARTS) + " = 1", 2, f"{MOST_PARTS} parts"),
    ("\n[" + ".".join(["a"] * (MOST_PARTS + 1)) + "]", 2, f"{MOST_PARTS} parts"),
    ("x = { " + ".".join(["a"] * (MOST_PARTS + 1)) + " = 1 }", 1, f"{MOST_PARTS} parts"),
    ('x = { a = """""""", ' + ".".join(["a"] * (MOST_PARTS + 1)) + " = 1 }", 1, f"{MOST_PARTS} parts"),
    ("x = { a = '''''', " + ".".join(["a"] * (MOST_PARTS + 1)) + " = 1 }", 1, f"{MOST_PARTS} parts"),
    ("\n\na = " + "[" * (DEEPEST + 1), 3, f"{DEEPEST} brackets"),
    ("a = " + "{ a = " * (DEEPEST + 1), 1, f"{DEEPEST} brackets"),
    ("\na = " + "1" * (LONGEST_NUMBER + 1), 2, f"{LONGEST_NUMBER} characters"),
    ("a = 0x" + "f" * LONGEST_NUMBER, 1, f"{LONGEST_NUMBER} characters"),
    ("a = -1" + "_1" * LONGEST_NUMBER, 1, f"{LONGEST_NUMBER} characters"),
    ("a = [\n" + ("1," * 500 + "\n") * 9, 9, f"{MOST_SIGNS} words and signs"),
    ("a = 1." + "1" * (LONGEST_NUMBER + 1), 1, f"{LONGEST_NUMBER} characters"),
]


@pytest.mark.parametrize("text", FINE)
def test_what_is_within_the_bounds_goes_to_the_parser(text: str) -> None:
    check_toml(text)
    tomllib.loads(text)


@pytest.mark.parametrize(("text", "line", "right"), TOO_MUCH)
def test_what_is_not_is_refused_with_the_line_and_what_would_be_right(text: str, line: int, right: str) -> None:
    with pytest.raises(TextError, match=right) as error:
        check_toml(text)
    assert error.value.line == line
    assert str(error.value).startswith(f"line {line}: ")
