"""Position text: lines in, lines out, and every complaint with its line."""

import pytest

from drachenhort.core.codec import PositionReader, PositionWriter
from drachenhort.core.errors import PositionError


def test_what_is_written_is_read() -> None:
    out = PositionWriter()
    out.comment("A comment.")
    out.words("pile", ["7", "N"], "topmost last")
    out.numbers("lost", [0, 21])
    out.words("empty", [])
    assert out.text() == "# A comment.\npile: 7 N  # topmost last\nlost: 0 21\nempty:\n"
    reader = PositionReader(out.text())
    assert reader.take("pile").words == ["7", "N"]
    assert reader.take("lost").numbers(2, 0, 99) == [0, 21]
    assert reader.take("empty").words == []
    reader.finish()


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a: 1\nnonsense", 2, "'nonsense' is not of the form 'key: values'"),
        ("a: 1\n\n# a: 2\na: 3", 4, "'a' stands here for the second time"),
        ("b: 1\n", 2, "the line 'a: ...' is missing"),
        ("", 1, "the line 'a: ...' is missing"),
        ("a: 1 2", 1, "a: needs 1 numbers, not 2"),
        ("a: x", 1, "a: 'x' is not a number from 0 to 5"),
        ("a: 6", 1, "a: '6' is not a number from 0 to 5"),
        ("a: " + "1" * 5000, 1, f"a: '{'1' * 60}...' is not a number from 0 to 5"),
        ("a: -1", 1, "a: '-1' is not a number from 0 to 5"),
        ("a: ²", 1, "a: '²' is not a number from 0 to 5"),
        ("z: 1\na: 1", 1, "z: this line has no meaning here"),
        ("a: 1\n" + "z" * 5000, 2, f"'{'z' * 60}...' is not of the form 'key: values'"),
        ("a: 1\n" + "z" * 5000 + ": 1", 2, f"{'z' * 60}...: this line has no meaning here"),
        ("a: 1\n#" + "z" * 100_000, 2, "this line is too long; a line has at most 100000 characters"),
        ("# \n" * 2000, 2001, "the text is too long; it has at most 2000 lines"),
        (("#" * 60_000 + "\n") * 4, 4, "the text is too long; it has at most 200000 characters"),
    ],
)
def test_complaints_name_the_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(PositionError) as error:
        read(text)
    assert (error.value.line, error.value.reason) == (line, reason)


def read(text: str) -> None:
    reader = PositionReader(text)
    reader.take("a").one_number(0, 5)
    reader.finish()


def test_keys_and_values_may_be_spaced_freely() -> None:
    reader = PositionReader("  draw   pile :  1   2 # rest\n")
    assert reader.take("draw pile").words == ["1", "2"]
