"""2.2, 6.3: whoever was there from the start can count everybody's coins, so a seat's view may name them."""

from drachenhort.core.event import Event
from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER
from drachenhort.games.drachenfaust.game import GAME
from drachenhort.games.drachenfaust.state import State
from tests.games.drachenfaust.table import own_creatures

FAIRY, COMMON, SILVER, LAID = range(4)


class Counter:
    """Somebody with pencil and paper, who is told only what everybody is told."""

    def __init__(self, state: State) -> None:
        self.coins = [[state.options.fairy_gold, 2, 5, 0] for _ in range(state.seats)]

    def hear(self, event: Event) -> None:
        seat, *values = event.values or [0]
        match event.kind.name:
            case "bid":
                self.move(seat, FAIRY, -values[0])
                self.move(seat, LAID, values[0])
                self.move(seat, COMMON, -values[1])
            case "bid-silver":
                self.move(seat, SILVER, -values[0])
            case "took-coins":
                self.gain(seat, values)
            case "bought":
                self.gain(seat, [-coins for coins in values[1:]])
            case "stole-coins":
                self.steal(seat, values[0], values[1:])
            case "robbed":  # 6.3 Everything of two kinds: nobody needs to be told how much.
                _, common, silver, _ = self.coins[values[0]]
                self.steal(seat, values[0], [0, common, silver])
            case "gave-up":
                self.move(seat, LAID, -values[0])
            case "round-ends":
                for coins in self.coins:
                    coins[FAIRY] += coins[LAID]
                    coins[LAID] = 0

    def move(self, seat: int, kind: int, count: int) -> None:
        self.coins[seat][kind] += count

    def gain(self, seat: int, coins: list[int]) -> None:
        for kind, count in enumerate(coins):
            self.move(seat, kind, count)

    def steal(self, seat: int, victim: int, coins: list[int]) -> None:
        """5.6 Fairy gold from behind the screen first, else from what lies out."""
        is_laid = coins[FAIRY] > 0 and self.coins[victim][FAIRY] == 0
        self.gain(seat, coins)
        self.gain(victim, [0 if is_laid else -coins[FAIRY], -coins[COMMON], -coins[SILVER]])
        self.move(victim, LAID, -coins[FAIRY] if is_laid else 0)


def test_2_2_whoever_was_there_from_the_start_can_count_all_coins() -> None:
    heard: set[str] = set()
    for seed in range(8):
        heard |= counted_game(3 + seed % 4, str(seed))
    assert {"robbed", "stole-coins", "bought", "gave-up", "bid-silver", "took-coins"} <= heard
    assert "robbed-coins" not in heard


def counted_game(seats: int, seed: str) -> set[str]:
    """A random game in which all coins are counted after every act; the kinds of events there were."""
    options = GAME.simulation_options({"round_limit": 12, "points": 6, "creatures": list[Json](own_creatures())})
    state = GAME.new(seats, options, seed, is_logging=True)
    assert isinstance(state, State)
    counter = Counter(state)
    rng = Rng.from_seed(seed)
    heard: set[str] = set()
    while state.outcome is None:
        random_move(state, rng)
        for event in state.take_events():
            if event.is_for(WATCHER):
                counter.hear(event)
                heard.add(event.kind.name)
        assert counter.coins == [[place.fairy, place.common, place.silver, place.laid] for place in state.places]
    return heard
