"""Many quick games from a position: counted rightly, the same for the same seed, fair from a view, different in chance."""

import pytest

from drachenhort.core.outcome import Outcome
from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games, find
from drachenhort.players.registry import make_player
from drachenhort.players.search.quick_games import Beginning, Tally, play_games, play_out, quick_policy

GAMES = [game.id for game in all_games()]
SHORT: dict[str, dict[str, Json]] = {
    "drachensachen": {"single_game": True},
    "drachenfaust": {"round_limit": 2},
    "drachenfels": {"turn_limit": 15},
    "drachenhueter": {"turn_limit": 10},
    "schutt_und_asche": {"round_limit": 1},
}


def middle(game_id: str, moves: int = 10) -> State:
    game = find(game_id)
    state = game.new(3, game.options(SHORT[game_id]), "what if")
    player, rng = make_player(game_id, "greedy"), Rng.from_seed("what if")
    for _ in range(moves):
        decision = state.pending[-1]
        state.apply(decision.seat, player.choose(state.view(decision.seat), decision, rng))
    return state


def counts(tally: Tally) -> list[int]:
    return [tally.won, tally.shared, tally.lost, tally.nobody, tally.endless]


def test_every_end_is_counted_in_its_own_place() -> None:
    tally = Tally()
    for outcome in (
        Outcome("a", [3, 1, 1], [0]),
        Outcome("a", [3, 1, 1], [0]),
        Outcome("a", [3, 3, 1], [0, 1]),
        Outcome("a", [1, 3, 1], [1]),
        Outcome("a", [0, 0, 0], []),
        None,
    ):
        tally.note(outcome, 0)
    assert counts(tally) == [2, 1, 1, 1, 1] and tally.games == 6
    low, high = tally.interval()
    assert low < tally.share() == 2 / 6 < high
    other = Tally(1, 1, 1, 1, 1)
    other.add(tally)
    assert counts(other) == [3, 2, 2, 2, 2]
    assert Tally().interval() == (0.0, 1.0)


@pytest.mark.parametrize("is_view", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_numbers_are_the_same_games_however_they_are_parted(game: str, is_view: bool) -> None:
    state = middle(game)
    before = state.text()
    policy = quick_policy(game)
    for seat in range(2):
        beginning = Beginning(state, seat, [], is_view)
        whole = play_games(beginning, policy, "s", 0, 6)
        parts = play_games(beginning, policy, "s", 4, 2)
        parts.add(play_games(beginning, policy, "s", 0, 4))
        assert counts(whole) == counts(parts) and whole.games == 6
    assert state.text() == before, "the position stays as it was"


@pytest.mark.parametrize("game", GAMES)
def test_from_a_view_nothing_is_known_that_the_seat_did_not_know(game: str) -> None:
    state = middle(game)
    policy = quick_policy(game)
    for seat in range(3):
        other = state.view(seat).sample(Rng.from_seed("swapped"))
        told = [counts(play_games(Beginning(each, seat, [], True), policy, "s", 0, 5)) for each in (state, other)]
        assert told[0] == told[1]


def test_from_the_truth_what_is_hidden_stays_and_only_chance_is_new() -> None:
    state = middle("drachensachen")
    begun = [Beginning(state, 0, [], False).table(quick_policy("drachensachen"), Rng.from_seed(seed)) for seed in "ab"]
    for table in begun:
        for seat in range(3):
            assert table.view(seat).to_json() == state.view(seat).to_json()
    assert begun[0].rng.words() != begun[1].rng.words()
    samples = [Beginning(state, 0, [], True).table(quick_policy("drachensachen"), Rng.from_seed(seed)) for seed in "ab"]
    assert samples[0].view(1).to_json() != samples[1].view(1).to_json(), "what others hold is dealt anew"


@pytest.mark.parametrize("game", GAMES)
def test_what_the_seat_does_first_is_done_in_every_game(game: str) -> None:
    state = middle(game)
    decision = state.pending[-1]
    for action in decision.legal[:3]:
        for is_view in (False, True):
            table = Beginning(state, decision.seat, [action], is_view).table(quick_policy(game), Rng.from_seed("first"))
            with_it = state.copy()
            with_it.apply(decision.seat, action)
            assert [each.seat for each in table.pending] == [each.seat for each in with_it.pending]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_cards_do_not_lead_to_the_same_game_every_time(game: str) -> None:
    """Even where no chance is left: all hands are dealt, and the policy has one answer for each position."""
    beginning, policy = Beginning(middle(game), 0, [], False), quick_policy(game)
    ends = set()
    for number in range(6):
        rng = Rng.from_seed(f"end {number}")
        table = beginning.table(policy, rng)
        table.rng = Rng.from_seed("the same chance")
        play_out(table, policy, rng)
        ends.add(str(table.view(0).to_json()))
    assert len(ends) > 1


def test_a_player_can_play_on_in_all_seats_and_time_ends_a_part_after_one_game() -> None:
    state = middle("drachenhueter")
    level = quick_policy("drachenhueter", make_player("drachenhueter", "level-1"))
    assert play_games(Beginning(state, 0, [], False), level, "s", 0, 3).games == 3
    assert play_games(Beginning(state, 0, [], False), level, "s", 0, 50, 1e-9).games == 1
