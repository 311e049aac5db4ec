"""Rules 1: what is in the box."""

import tomllib
from collections import Counter

import pytest

from drachenhort.games.drachensachen.game import GAME
from drachenhort.games.files import read_file
from tests.games.drachensachen.table import KINDS, line, lost, play, table

CURSES = ["plague_6", "plague_7", "plague_8", "blind_2_4", "blind_1_5", "blind_0_6", "chaos"]


def test_1_the_deck_is_eight_cards_of_each_of_nine_monsters_and_three_dragons() -> None:
    state = GAME.new(6, GAME.options({}), "deck")
    keys = ["draw pile", "out", *(f"{row} {seat}" for row in ("hand", "open", "hidden") for seat in range(1, 7))]
    cards = Counter(card for key in keys for card in line(state, key).split())
    assert cards == dict.fromkeys("123456789NEP", 8)
    assert cards.total() == 96


def test_1_there_are_seven_skills_one_for_each_effect_of_section_8() -> None:
    box = tomllib.loads(read_file("drachensachen", "components.toml"))
    assert [skill["clause"] for skill in box["skills"]] == ["8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7"]
    assert GAME.options({"skills": "all"}).chosen("skills") == [skill["id"] for skill in box["skills"]]


def test_1_there_are_seven_curses() -> None:
    assert GAME.options({"curses": "all"}).chosen("curses") == CURSES


@pytest.mark.parametrize("kind", KINDS)
def test_1_every_face_shows_one_gold(kind: str) -> None:
    in_hand = table(seats=2, hands=["1", kind], opens=["", ""], hidden=["", ""], options="single_game=on")
    assert lost(play(in_hand, "play 1")) == [0, 1]
    lying_open = table(seats=2, hands=["1", ""], opens=["", kind], hidden=["", ""], options="single_game=on")
    assert lost(play(lying_open, "play 1")) == [0, 1]


@pytest.mark.parametrize("kind", KINDS)
def test_1_every_back_shows_one_gold(kind: str) -> None:
    state = table(seats=2, hands=["1", ""], opens=["", ""], hidden=["", kind], options="single_game=on")
    assert lost(play(state, "play 1")) == [0, 1]
