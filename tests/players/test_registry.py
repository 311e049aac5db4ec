"""Which players there are."""

import pytest

from drachenhort.core.errors import DrachenhortError, UnknownGame
from drachenhort.core.rng import Rng
from drachenhort.games import find
from drachenhort.players.registry import UnknownPlayer, make_player, player_names


def test_every_listed_player_can_be_made() -> None:
    names = player_names("drachensachen")
    assert names.index("random") < names.index("greedy"), "the weakest first"
    assert [make_player("drachensachen", name).name for name in names] == names


def test_the_levels_stand_in_their_order() -> None:
    levels = [name for name in player_names("drachensachen") if name.startswith("level-")]
    assert len(levels) > 1 and levels == sorted(levels)


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    names = ", ".join(player_names("drachensachen"))
    with pytest.raises(UnknownPlayer, match=f"'gready' for drachensachen; there are {names}") as caught:
        make_player("drachensachen", "gready")
    assert isinstance(caught.value, DrachenhortError)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        player_names("dragons")


def test_a_greedy_player_plays_its_own_game_only() -> None:
    other = find("drachensachen")
    state = other.new(2, other.options({}), "deal")
    assert state.decision is not None
    with pytest.raises(AssertionError, match="a view of another game"):
        make_player("drachenfaust", "greedy").choose(state.view(state.decision.seat), state.decision, Rng.from_seed("p"))


def test_a_search_with_so_many_playouts_has_them_in_its_name() -> None:
    assert make_player("drachensachen", "search@30").name == "search@30"
    assert "search@30" not in player_names("drachensachen"), "only the lab asks for it"


@pytest.mark.parametrize("name", ["search@", "search@0", "search@-3", "search@x", "search@10000000"])
def test_a_search_with_an_odd_number_of_playouts_is_refused(name: str) -> None:
    with pytest.raises(UnknownPlayer, match=f"'{name}': search@N thinks N playouts"):
        make_player("drachensachen", name)


def test_only_the_search_comes_in_variants() -> None:
    with pytest.raises(UnknownPlayer, match="there is no player 'greedy@3'"):
        make_player("drachensachen", "greedy@3")
