"""What is written from the server's messages, and what the messages promise of the engine."""

import msgspec
import pytest

from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games import all_games, find
from drachenhort.server.wire.messages import View
from tools.protocol.outputs import OUTPUTS, ROOT


@pytest.mark.parametrize("name", OUTPUTS)
def test_the_files_are_as_the_messages_are(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == OUTPUTS[name](), "`make protocol` writes it anew"


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_every_view_has_what_the_protocol_says_of_all_views(game_id: str) -> None:
    game = find(game_id)
    seats = game.max_seats
    state = game.new(seats, game.simulation_options({}), "views")
    rng = Rng.from_seed("views")
    while True:
        for seat in (0, seats - 1, WATCHER):
            view = msgspec.convert(state.view(seat).to_json(), View)
            decision = state.decision_of(seat)
            assert view.game == game_id
            assert view.seat == (None if seat == WATCHER else seat)
            assert view.legal == ([] if decision is None else decision.legal)
            assert [pending.seat for pending in view.pending] == [pending.seat for pending in state.pending]
            assert (view.outcome is None) == (state.outcome is None)
        if state.outcome is not None:
            break
        random_move(state, rng)
