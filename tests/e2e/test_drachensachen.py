"""Somebody plays Drachensachen in a browser against bots: by tapping cards, and by keyboard alone."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.player import Player
from tests.e2e.visitor import PHONE
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")


def test_a_person_taps_a_game_to_its_end(browser: Browser, server: ServerProcess) -> None:
    player = Player(browser, server, "drachensachen", 3, {"single_game": True}, size=PHONE)
    player.look("opening")
    player.play(lambda: player.tap_first(player.buttons, player.usable))
    player.look("end")
    player.close()
