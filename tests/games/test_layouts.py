"""`layout.toml`: what a room says about its looks, and what it is told when that cannot be."""

import pytest

from drachenhort.games import all_games, find
from drachenhort.games.layout import Layout, LayoutError, layout_of
from drachenhort.texts.catalogue import LANGUAGES
from drachenhort.words.plain import plain_table

GAME = find("drachensachen")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[part.hand]", "[part] is not known; there are parts, boards and words"),
        ("[parts.gold]\nzone = 'mine'", "the view has no 'gold'; there are game_number, starter,"),
        ("[parts.'players.gold']\nzone = 'mine'", "the view has no 'players.gold'; there are lost, hand_size,"),
        ("[parts.hand]\nzone = 'left'", "parts.hand.zone is 'left'; it can be mine, middle, seats, hidden"),
        ("[parts.hand]\nshape = 3", "parts.hand.shape is 3; it can be cards,"),
        ("[parts.hand]\ncolumns = 0", "parts.hand.columns is not zone, shape, columns, taps or colours as they should be"),
        ("[parts.hand]\ncolours = { 7 = 'pink' }", "parts.hand.colours.7 is 'pink'; it can be ruby,"),
        ("[parts]\nhand = 3", "[parts.hand] must be a table"),
        ("[boards.hand]\nlinks = []", "[boards.hand.at] must be a table"),
        ("[boards.hand]\nat = { a = [1] }", "boards.hand.at.a must be two whole numbers"),
        ("[boards.hand]\nat = { a = [1, 'b'] }", "boards.hand.at.a must be two whole numbers"),
        ("[boards.hand]\nat = { a = [1, 2] }\nlinks = ['a b']", "'a b' is not two places that are in `at`"),
        ("[boards.hand]\nfile = 'nowhere.toml'", "there is no file 'nowhere.toml' in the room"),
        ("[words]\nKind = 3", "words.Kind must be a message and what it calls the value"),
        ("[words]\nKind = 'card'", "words.Kind must be a message and what it calls the value"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(text: str, complaint: str) -> None:
    with pytest.raises(LayoutError) as error:
        Layout(GAME, text)
    said = str(error.value)
    assert said.startswith("drachensachen/layout.toml: ") and complaint in said and "\n" not in said


def test_a_board_comes_from_a_file_of_the_room() -> None:
    board = layout_of(find("drachenfels")).boards["dragons"]
    assert board.at["S1"] == [0, -200] and ("S1", "a1") in board.links and len(board.at) == 85


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_every_part_of_a_view_has_a_name(game_id: str, language: str) -> None:
    declared = plain_table(find(game_id), language)
    assert sorted(declared) == ["actions", "boards", "domains", "events", "view"]
    nameless = [label for label in labels(declared) if not label.strip()]
    assert nameless == [] and len(labels(declared)) > 20


def labels(value: object) -> list[str]:
    """All names in a declaration."""
    if isinstance(value, list):
        return [name for each in value for name in labels(each)]
    if not isinstance(value, dict):
        return []
    own = [str(value["text"])] if "text" in value else []
    return own + [name for each in value.values() for name in labels(each)]


def test_names_are_in_the_language_as_far_as_there_are_words() -> None:
    german, english = plain_table(GAME, "de"), plain_table(GAME, "en")
    assert "Nachziehstapel" in labels(german) and "Draw pile" in labels(english)
    # The game's own words for its cards.
    assert "Extermino" in labels(german) and "Seuche" not in labels(english)
