"""A board as it is being drawn: all that is wrong with it is found, and the first of it is what the command line says."""

import pytest

from drachenhort.games.drachenfels.board import read_board, read_drawing, standard_board
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.files import read_file
from drachenhort.texts.catalogue import catalogue

TEXT = read_file("drachenfels", "board.toml")
CLAIMLESS = TEXT.replace('symmetry = ["rotation", "mirror"]', "").partition("# Fewest steps")[0]
CHANGES = [
    ("missing", '{ id = "T1", kind = "star", at = [0, -450] },', ""),
    ("few-dotted", 'kind = "dotted"', 'kind = "plain"'),
    ("same-place", "at = [0, -450]", "at = [0, -325]"),
    ("castle-joined", '["S1", "a1"]', '["S1", "a1"], ["K", "S1"]'),
    ("gate-only", '["S1", "a1"]', '["S1", "a1"], ["F1", "S1"]'),
    ("bridge-short", '["m1", "H1"], ', ""),
    ("bridges-joined", '["S1", "a1"]', '["S1", "a1"], ["H1", "H2"]'),
    ("stars-joined", '["S1", "a1"]', '["S1", "a1"], ["T1", "T2"]'),
    ("no-way", '["d1", "R1"], ["R1", "e1"], ', ""),
    ("no-way-over-gate", '["p1", "G1"]', '["H1", "G1"]'),
]
CLAIMED = [
    ("turn-place", "at = [0, -450]", "at = [0, -440]"),
    ("turn-ways", '["S1", "a1"]', '["S1", "a1"], ["S1", "b1"]'),
    ("turn-kind", '{ id = "a1", kind = "plain"', '{ id = "a1", kind = "dotted"'),
    ("mirror-place", '["rotation", "mirror"]', '["mirror"]'),
    ("distance", "steps = 5 }", "steps = 6 }"),
]


def changed(key: str, old: str, new: str) -> str:
    text = CLAIMLESS if (key, old, new) in CHANGES else TEXT
    assert old in text, key
    text = text.replace(old, new)
    return text.replace("at = [0, -450]", "at = [7, -450]") if key == "mirror-place" else text


def test_the_printed_board_has_no_faults_and_is_the_same_board() -> None:
    drawing = read_drawing(TEXT)
    assert drawing.faults == [] and drawing.board is not None
    assert drawing.board.tokens() == standard_board().tokens()


@pytest.mark.parametrize(("key", "old", "new"), CHANGES + CLAIMED)
def test_what_is_wrong_is_named_with_its_field_as_the_command_line_says_it(key: str, old: str, new: str) -> None:
    text = changed(key, old, new)
    drawing = read_drawing(text)
    assert key in [fault.key for fault in drawing.faults] and drawing.board is None
    with pytest.raises(BoardError) as first:
        read_board(text)
    assert str(first.value) == str(drawing.faults[0])
    for fault in drawing.faults:
        said = [
            catalogue(lang, "drachenfels").say("board-fault", wrong=fault.key, other=fault.other) for lang in ("en", "de")
        ]
        assert fault.key in ("", "distance") or said[0] == fault.reason, "the catalogue says what the engine says"
        assert said[1] not in said[:1]


def test_all_faults_are_found_at_once_and_a_field_without_a_way_once() -> None:
    text = CLAIMLESS.replace('["d1", "R1"], ["R1", "e1"], ', "").replace(
        '["S1", "a1"]', '["S1", "a1"], ["T1", "T2"], ["K", "S1"]'
    )
    assert {(fault.key, fault.field) for fault in read_drawing(text).faults} >= {
        ("castle-joined", "K"),
        ("stars-joined", "T1"),
        ("stars-joined", "T2"),
        ("no-way", "R1"),
    }
    found = [fault.field for fault in read_drawing(text).faults if fault.key == "no-way"]
    assert len(found) == len(set(found))


def test_what_cannot_be_read_is_left_out_and_named() -> None:
    drawing = read_drawing(
        'fields = [{ id = "K", kind = "castle", at = [0, 0] }, { id = "Q" }]\nedges = [["K"], 5]\nsize = 3\n'
    )
    assert drawing.draft.kinds[0] == "castle"
    assert [fault.line for fault in drawing.faults if not fault.key] == [3, 1, 2, 2]
    with pytest.raises(BoardError, match="this is no TOML"):
        read_drawing("fields = [")
