"""A board file on the command line: `board=@FILE` puts its short form into the options."""

from pathlib import Path

import pytest

from drachenhort.cli.inputs import InputError, option_values
from drachenhort.games.drachenfels.board import read_board
from drachenhort.games.drachenfels.game import GAME
from drachenhort.games.files import read_file

TEXT = read_file("drachenfels", "board.toml")


def test_the_file_is_read_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT, encoding="utf-8")
    values = option_values(GAME, [f"board=@{file}", "turn_limit=5"])
    assert values == {"board": read_board(TEXT).tokens(), "turn_limit": "5"}
    assert option_values(GAME, ["board=standard"]) == {"board": "standard"}


def test_a_bad_or_missing_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    file.write_text(TEXT.replace('id = "b1"', 'id = "b9"', 1), encoding="utf-8")
    with pytest.raises(InputError, match=r"board\.toml: .*b9"):
        option_values(GAME, [f"board=@{file}"])
    with pytest.raises(InputError, match="cannot be read"):
        option_values(GAME, [f"board=@{tmp_path / 'none.toml'}"])
