"""The greedy player of Schutt und Asche."""

import pytest

from drachenhort.core.plain import Json
from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.games.schutt_und_asche.decisions import DECISIONS
from drachenhort.games.schutt_und_asche.state import State
from drachenhort.games.schutt_und_asche.view import View
from drachenhort.lab.table import play_game
from drachenhort.players.greedy.schutt_und_asche import PLAYER, Mind
from drachenhort.players.random import RandomPlayer
from tests.games.schutt_und_asche.table import GAME, do, table


def choice(state: State) -> str:
    assert state.decision is not None
    view = state.view(state.decision.seat)
    return GAME.notation(PLAYER.choose(view, state.decision, Rng.from_seed("greedy")))


def test_it_decides_legally_in_every_kind_of_decision() -> None:
    kinds: set[int] = set()
    rng = Rng.from_seed("every kind")
    for number in range(48):
        values: dict[str, Json] = {"claims": 2} if number % 2 else {"level": 0}
        state = GAME.new(number % 6 + 1, GAME.simulation_options(values), f"kinds {number}")
        while state.decision is not None:
            decision = state.decision
            action = PLAYER.choose(state.view(decision.seat), decision, rng)
            assert decision.allows(action), GAME.notation(action)
            kinds.add(decision.kind)
            if rng.below(4):
                state.apply(decision.seat, action)
            else:
                random_move(state, rng)
    assert kinds == set(range(len(DECISIONS.names)))


def test_it_gives_its_share_of_the_lands_at_stake() -> None:
    state = table("offering turn=0", hands={1: "1 1 1 1 1 1 1 1 1", 2: "1 1"}, tiles="4 3 2 1", field="1")
    assert choice(state) == "offer 1"
    state = do(state, "1: offer 1", "1: offer 1")
    assert choice(state) == "done", "half of the lands at stake are its own"
    others = {1: "L23", 2: " ".join(f"L{land}" for land in range(23))}
    assert choice(table("offering turn=0", hands={1: "1 1 1 1", 2: "1"}, lands=others, tiles="4 3 2 1")) == "done"


@pytest.mark.parametrize(("seats", "kept"), [(1, 13), (2, 7), (3, 5), (4, 3), (5, 3), (6, 3)])
def test_it_keeps_a_look_and_its_tiles_from_a_usual_purse(seats: int, kept: int) -> None:
    view = GAME.new(seats, GAME.simulation_options({}), "purse").view(0)
    assert isinstance(view, View)
    assert Mind(view).kept() == kept


def test_it_keeps_nothing_when_most_of_its_lands_are_at_stake() -> None:
    both = {1: "L0 L1", 2: " ".join(f"L{land}" for land in range(2, 24))}
    state = table("offering turn=0", hands={1: "1 1", 2: "1"}, lands=both, tiles="4 3 2 1", field="1")
    assert choice(state) == "offer 1"
    more = {1: "L0 L1 L2 L14 L15 L16 L17", 2: " ".join(f"L{land}" for land in range(3, 24) if land not in range(14, 18))}
    assert choice(table("offering turn=0", hands={1: "1 1", 2: "1"}, lands=more, tiles="4 3 2 1", field="1")) == "done"


def test_4_5_it_says_what_it_will_give_once_and_not_when_nobody_is_left_to_hear() -> None:
    state = table("offering turn=0", hands={1: "1 1 1 1 1 1 1 1 1", 2: "1"}, tiles="4 3 2 1", field="1", claims_left_1="3")
    assert choice(state) == "talk offer"
    state = do(state, "1: talk offer")
    assert choice(state) == "say offer 2"
    state = do(state, "1: say offer 2")
    assert choice(state) == "offer 1", "it has said so"
    hand = {1: "1 1 1 1 1 1 1 1 1"}
    last = table("offering turn=1", hands=hand, field="1", regent="2", tiles="4 3 2 1", claims_left_1="3")
    assert choice(last) == "offer 1"


def test_4_5_it_says_how_little_it_has_where_it_can_give_nothing() -> None:
    state = table("offering turn=0", hands={1: "X", 2: "1"}, tiles="4 3 2 1", field="1", claims_left_1="3")
    assert choice(state) == "talk gold"
    assert choice(do(state, "1: talk gold")) == "say gold 0"


def test_4_5_somebody_who_began_to_speak_of_tops_hears_the_truth_from_it() -> None:
    known = " ".join(["2"] + ["0"] * 23)
    state = table(hands={1: "2"}, stacks={"L0": "SP", "L23": "K"}, known=known, claims_left_1="3")
    assert choice(do(state, "1: talk top")) == "say top L0 sword"


def test_5_2_x_cards_hide_that_it_gives_less_than_its_part() -> None:
    state = table("offering turn=0", hands={1: "X 1", 2: "1"}, tiles="4 3 2 1", field="1")
    state = do(state, "1: offer 1")
    assert choice(state) == "offer X"
    assert choice(do(state, "1: offer X")) == "done"
    enough = table("offering turn=0", hands={1: "X 1 1", 2: "1"}, tiles="4 3 2 1", field="1")
    assert choice(do(enough, "1: offer 1", "1: offer 1")) == "done"


def test_its_talk_and_its_x_cards_change_no_game() -> None:
    """It is the measure of other players: four of it end every game as if none could speak."""
    said = 0
    for number in range(12):
        ends = []
        for claims in (0, 3):
            options = GAME.simulation_options({"claims": claims})
            ends.append(play_game(GAME, options, 4, f"talk {number}", [PLAYER] * 4, "talk"))
        said += len(ends[1].claims) if isinstance(ends[1], State) else 0
        mute, speaking = (end.outcome for end in ends)
        assert mute is not None and speaking is not None
        assert (mute.ending, mute.scores, mute.winners) == (speaking.ending, speaking.scores, speaking.winners)
    assert said > 0


def test_it_buys_what_it_knows_and_wants() -> None:
    known = " ".join(["2"] + ["0"] * 24).split()[:24]
    state = table(hands={1: "2"}, stacks={"L0": "SP", "L23": "K"}, knights="L0", known=" ".join(known))
    assert choice(state) == "buy L0"
    attack = table(hands={1: "2"}, stacks={"L0": "DP", "L23": "K"}, known=" ".join(known))
    assert choice(attack) == "done", "a known dragon attack without a knight is left alone"
    armed = table(
        hands={1: "2"}, stacks={"L0": "DP", "L23": "K"}, known=" ".join(known), knights="L0", swords="L0", power={1: 1}
    )
    assert choice(armed) == "buy L0"


def test_it_looks_before_it_buys() -> None:
    assert choice(table(hands={1: "2 2"}, stacks={"L0": "PPPP", "L23": "K"})) == "look L0"


def test_it_lays_dragon_attacks_to_the_bottom() -> None:
    state = do(table(hands={1: "2 2"}, stacks={"L0": "DPS", "L23": "K"}), "1: look L0")
    assert choice(state) == "next power"
    assert choice(do(state, "1: next power")) == "next sword"


def test_it_arms_its_knight() -> None:
    state = table("put tile=sword", knights="L4", hands={1: "2"})
    assert choice(state) == "put L4"


def test_it_saves_an_armed_knight_with_power_and_stops_a_lost_fight() -> None:
    fight = "fight land=L0 by=marker knights={} dragons={} swords=0 shields={} aside=0 ask={}"
    armed = {"knights": "L0 L2", "marked": "L0", "face_up": "1"}
    state = table(fight.format(0, 2, 0, "power"), power={1: 1}, swords="L0", **armed)
    assert choice(state) == "spend"
    assert choice(table(fight.format(0, 2, 0, "power"), power={1: 1}, **armed)) == "turn"
    assert choice(table(fight.format(0, 2, 3, "shield"), shields="L0", **armed)) == "stop"
    assert choice(table(fight.format(2, 0, 3, "shield"), shields="L0", **armed)) == "onward"


def test_its_victorious_knight_saves_himself_and_an_armed_one_with_power_another_land() -> None:
    attack = {"knights": "L0", "marked": "L0 L2 L3", "face_up": "1", "tiles": "4 1 2 3"}
    assert choice(table("lift land=L0", **attack)) == "lift L0"
    assert choice(table("lift land=L0", swords="L0", **attack)) == "lift L0", "without power he is not safe"
    assert choice(table("lift land=L0", swords="L0", power={1: 1}, **attack)) == "lift L2", "L3 is the neighbour's"


def test_it_names_itself_king() -> None:
    state = table("crown", power={1: 1, 2: 3}, hits="7", victor="1", successful_1="on", stacks={}, regent="2", round="2",
                  tiles="2 3 4 5")  # fmt: skip
    assert choice(state) == "name 2"


def test_four_of_them_win_often_and_random_players_hardly_ever() -> None:
    wins = {"greedy": 0, "random": 0}
    options = GAME.simulation_options({})
    for number in range(40):
        for player in (PLAYER, RandomPlayer()):
            end = play_game(GAME, options, 4, f"four {number}", [player] * 4, f"four {number}")
            assert end.outcome is not None
            wins[player.name] += bool(end.outcome.winners)
    assert wins["greedy"] >= 16 and wins["random"] <= 4


@pytest.mark.parametrize(("seats", "least"), [(1, 20), (2, 28)])
def test_few_of_them_win_about_as_often_as_not(seats: int, least: int) -> None:
    """The gold of the whole table is theirs, and most of it has to be kept for knights and swords."""
    options = GAME.simulation_options({})
    ends = [play_game(GAME, options, seats, f"few {game}", [PLAYER] * seats, f"few {game}") for game in range(60)]
    assert sum(bool(end.outcome and end.outcome.winners) for end in ends) >= least
