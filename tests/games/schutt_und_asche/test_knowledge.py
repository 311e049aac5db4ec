"""What each seat knows, and what a sampled state keeps to."""

from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche.gold import worth_of
from drachenhort.games.schutt_und_asche.state import State
from tests.games.schutt_und_asche.table import do, named, table, told, view


def samples(state: State, seat: int, count: int = 40) -> list[State]:
    rng = Rng.from_seed("knowledge")
    out = []
    for _ in range(count):
        sampled = view(state, seat).sample(rng)
        assert isinstance(sampled, State)
        out.append(sampled)
    return out


def test_a_sample_has_a_knight_standing_or_hidden() -> None:
    """9.2 The game goes on, so somewhere in a standing stack the one hidden knight must lie, however unlikely."""
    lost = " ".join(f"L{land}" for land in range(22))
    stacks = {f"L{land}": "SHD" for land in range(18)} | {"L22": "P", "L23": "K"}
    state = table(hands={1: "1"}, lost=lost, stacks=stacks)
    found = set()
    for sampled in samples(state, 16):
        hidden = [land for land in ("L22", "L23") if "K" in named(sampled, f"stack {land}")]
        assert hidden
        found.add(str(hidden))
    assert found == {"['L22']", "['L23']"}


def test_a_sample_after_the_dragons_victory_hides_no_knight() -> None:
    stacks = {"L0": "K", "L1": "PP", "L3": "SS", "L5": "HH", "L7": "DDDD"}
    state = do(table("offering turn=1", hands={2: "X"}, tiles="1 2 3 4", stacks=stacks), "2: offer X")
    assert state.outcome is not None
    for sampled in samples(state, 1):
        assert named(sampled, "stack L0") == ["K"]


def test_a_sample_gives_nobody_less_gold_than_was_spent() -> None:
    hands = {1: "3 2 2", 2: "1 1", 3: "X X X 1 1 1 1 1 1"}
    state = table(seats=3, hands=hands, stacks={"L0": "PPP", "L23": "K"})
    state = do(state, "1: buy L0", "1: buy L0", "1: buy L0", "1: done")
    purses = {worth_of(sampled.places[0].returned) for sampled in samples(state, 2)}
    assert purses == {6, 7}
    assert all(len(named(sampled, "returned 1")) == 3 for sampled in samples(state, 16))


def test_a_sample_keeps_what_the_seat_knows() -> None:
    state = table(hands={1: "1 1", 2: "2"}, stacks={"L0": "SHD", "L2": "PPP", "L23": "K"}, power={2: 4})
    state = do(state, "1: look L0", "1: next dragon", "1: next shield")
    for sampled in samples(state, 1):
        assert named(sampled, "stack L0") == ["D", "H", "S"] and named(sampled, "hand 1") == ["1", "1"]
    stacks = {tuple(named(sampled, "stack L0")) for sampled in samples(state, 2)}
    assert len(stacks) > 5


def test_the_owner_keeps_what_it_knew_of_a_lost_land() -> None:
    state = table(hands={1: "1 2"}, stacks={"L0": "SPD", "L23": "K"})
    state = do(state, "1: look L0", "1: next dragon", "1: next sword", "1: buy L0")
    assert named(state, "lost") == ["L0"] and named(state, "stack L0") == ["S", "P"]
    assert view(state, 1).stacks[0] == state.stacks[0] and view(state, 2).stacks[0] == 0
    assert view(state, 2).heights[0] == 2


def test_unseen_tiles_are_counted_per_seat() -> None:
    state = do(table(hands={1: "1 1"}, stacks={"L0": "SP", "L1": "HK", "L23": "K"}), "1: look L0", "1: next power")
    assert view(state, 1).unseen == [0, 0, 2, 0, 1, 0]
    assert view(state, 2).unseen == [0, 1, 2, 1, 1, 0]
    assert view(state, 16).unseen == view(state, 2).unseen


def test_hidden_dragon_numbers_are_sampled_within_their_colour() -> None:
    state = table("piece", round="3", tiles="3 4 5 6", hands={1: "1"})
    seen = {tuple(sampled.tiles) for sampled in samples(state, 1)}
    assert seen == {(3, 4, 5, 6), (4, 3, 5, 6), (3, 4, 6, 5), (4, 3, 6, 5)}


def test_events_of_hidden_things_have_their_audience() -> None:
    state = table("lay-out", seats=3, round="2", regent="2", tiles="0 0 0 0")
    state = do(state, "2: lay YYYR")
    for event in told(state, "tiles-laid"):
        assert event.values[1:] == [0, 0, 0, 1], "colours only"
    assert {event.audience for event in told(state, "gold-held")} == {1, 2, 4}
