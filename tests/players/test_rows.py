"""Rows: what a seat sees and may do, in memory of the caller's, whichever way it gets there."""

from importlib import import_module

import pytest

from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.kit.positions import position
from drachenhort.players.observation import encoder_for, whole_encoder_for
from drachenhort.players.observation.encoder import Encoder
from drachenhort.players.observation.row import Rows
from drachenhort.players.observation.turning import NO_ACTION
from tests.conformance import HiddenSwap

GAMES = [game.id for game in all_games()]
POSITIONS = 60
SWAPS = 25


def seen(encoder: Encoder, state: State, seat: int) -> bytes:
    memory = bytearray(b"x" * len(encoder.names))
    encoder.fill(state, seat, memory)
    return bytes(memory)


def legal(encoder: Encoder, state: State, seat: int) -> bytes:
    memory = bytearray(b"x" * len(encoder.actions))
    encoder.fill_legal(state, seat, memory)
    return bytes(memory)


def named(names: list[str], one: bytes, other: bytes) -> list[str]:
    return [name for name, here, there in zip(names, one, other, strict=True) if here != there]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_short_way_makes_what_the_way_over_the_view_makes(game_id: str) -> None:
    encoder = encoder_for(game_id)
    for number in range(POSITIONS):
        state = position(find(game_id), f"rows {number}")
        for seat in range(state.seats):
            row, same = seen(encoder, state, seat), encoder.seen(state.view(seat))
            assert row == same, named(encoder.names, row, same)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_seat_cannot_know_changes_no_byte(game_id: str) -> None:
    swap: HiddenSwap = import_module(f"tests.games.{game_id}.hidden").hidden_swap
    encoder = encoder_for(game_id)
    changed = 0
    for number in range(SWAPS):
        state = position(find(game_id), f"unseen {number}")
        for seat in range(state.seats):
            other = swap(state, seat, Rng.from_seed(f"swap {number}"))
            changed += other.text() != state.text()
            assert seen(encoder, other, seat) == seen(encoder, state, seat)
            assert legal(encoder, other, seat) == legal(encoder, state, seat)
    assert changed > SWAPS, "something was hidden"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_mask_names_what_is_legal_and_every_number_leads_back_to_its_action(game_id: str) -> None:
    encoder = encoder_for(game_id)
    for number in range(POSITIONS):
        state = position(find(game_id), f"masks {number}")
        for seat in range(state.seats):
            codes, numbers = encoder.codes(seat, state.seats), encoder.numbers(seat, state.seats)
            decision = state.decision_of(seat)
            mask = legal(encoder, state, seat)
            told = sorted(codes[place] for place, there in enumerate(mask) if there)
            assert told == sorted([] if decision is None else decision.legal)
            assert all(code == NO_ACTION or numbers[code] == place for place, code in enumerate(codes))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_whole_position_begins_with_what_the_seat_sees_and_tells_what_is_hidden(game_id: str) -> None:
    swap: HiddenSwap = import_module(f"tests.games.{game_id}.hidden").hidden_swap
    encoder, whole = encoder_for(game_id), whole_encoder_for(game_id)
    assert len(set(whole.names)) == len(whole.names) and whole.names[: len(encoder.names)] == encoder.names
    assert all(name.startswith("hidden.") for name in whole.names[len(encoder.names) :])
    told = changed = 0
    one, other = bytearray(len(whole.names)), bytearray(len(whole.names))
    for number in range(SWAPS):
        state = position(find(game_id), f"whole {number}")
        swapped = swap(state, 0, Rng.from_seed(f"swap {number}"))
        whole.fill(state, 0, one)
        whole.fill(swapped, 0, other)
        assert one[: len(encoder.names)] == seen(encoder, state, 0)
        changed += swapped.text() != state.text()
        told += one != other
    # Some swaps change the order of a hand, or what others know, which is nothing that is told.
    assert told > changed * 0.6 and changed > SWAPS / 2


def test_memory_of_another_size_is_refused() -> None:
    encoder, state = encoder_for("drachensachen"), position(find("drachensachen"), "memory")
    with pytest.raises(ValueError, match=r"has 12 bytes; it must have 2,487"):
        encoder.fill(state, 0, bytearray(12))


def test_a_short_way_that_is_wrong_is_noticed() -> None:
    """The comparison above can fail: here the seats are not turned."""

    class Unturned(Rows):
        def add(self, state: State, seat: int, out: list[bytes]) -> None:
            out.append(encoder.seen(state.view(0)))

    encoder = Encoder(find("drachensachen"))
    encoder.use(Unturned())
    state = position(find("drachensachen"), "wrong", moves=30)
    assert seen(encoder, state, 0) == encoder.seen(state.view(0))
    assert seen(encoder, state, 1) != encoder.seen(state.view(1))
