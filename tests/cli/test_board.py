"""`board`: the drawing, and boards of one's own in other commands."""

from pathlib import Path
from xml.etree import ElementTree

from drachenhort.games.files import read_file
from tests.cli.shell import Shell


def test_the_board_is_drawn(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    shell.fine("board", "drachenfels", "--svg", str(file))
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_a_board_of_ones_own_is_drawn_and_played_on(shell: Shell, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(read_file("drachenfels", "board.toml"), encoding="utf-8")
    shell.fine("board", "drachenfels", "--svg", str(tmp_path / "own.svg"), "--option", f"board=@{own}")
    shell.fine("position", "drachenfels", "--option", f"board=@{own}")


def test_a_bad_board_is_refused_with_file_field_and_reason(shell: Shell, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("nonsense = 1\n", encoding="utf-8")
    error = shell.wrong("board", "drachenfels", "--svg", str(tmp_path / "own.svg"), "--option", f"board=@{own}")
    assert "own.toml" in error
    assert not (tmp_path / "own.svg").exists()


def test_a_hostile_board_is_refused_with_its_line(shell: Shell, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("\nfields = " + "[" * 1900, encoding="utf-8")
    error = shell.wrong("board", "drachenfels", "--svg", str(tmp_path / "own.svg"), "--option", f"board=@{own}")
    assert "own.toml: line 2: board, the file: nested too deeply" in error


def test_other_games_have_no_board_to_draw(shell: Shell, tmp_path: Path) -> None:
    assert "only drachenfels" in shell.wrong("board", "drachensachen", "--svg", str(tmp_path / "x.svg"))
    assert "cannot be written" in shell.wrong("board", "drachenfels", "--svg", "no/such/folder/x.svg")
