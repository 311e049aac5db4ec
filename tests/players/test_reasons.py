"""Reasons: facts compared on the same samples, on a game so small that everything is known, and fair in all of ours."""

from collections.abc import Callable

import pytest

from drachenhort import is_compiled
from drachenhort.core.decision import Decision
from drachenhort.core.facts import LEAD, LESS_IS_BETTER, MORE_IS_BETTER, NO_FACTS, WIN, Fact, Facts, Reason
from drachenhort.core.outcome import Outcome
from drachenhort.core.rng import Rng
from drachenhort.core.state import State, View
from drachenhort.games import all_games, find
from drachenhort.games.facts import facts_of
from drachenhort.players.policies import policy_for
from drachenhort.players.policies.policy import AtRandom, Policy
from drachenhort.players.reasons.advice import Advice, advise
from drachenhort.players.reasons.coaching import LOSES_MUCH, Lesson, teach
from drachenhort.players.reasons.figures import spread_of, together
from drachenhort.players.reasons.reasons import changed, clear_lead, compare, matters_now
from drachenhort.players.search.evaluation import Budget
from tests.games.drachenfaust.hidden import hidden_swap as faust_swap
from tests.games.drachenfels.hidden import hidden_swap as fels_swap
from tests.games.drachenhueter.hidden import hidden_swap as hueter_swap
from tests.games.drachensachen.hidden import hidden_swap as sachen_swap
from tests.games.drachensachen.table import table
from tests.games.schutt_und_asche.hidden import hidden_swap as schutt_swap

SWAPS: dict[str, Callable[[State, int, Rng], State]] = {
    "drachenfaust": faust_swap,
    "drachenfels": fels_swap,
    "drachenhueter": hueter_swap,
    "drachensachen": sachen_swap,
    "schutt_und_asche": schutt_swap,
}
SAMPLES = Budget(600)
FEW = Budget(60 if is_compiled() else 8)
LOOKED_AT, SWAPPED = (4, 4) if is_compiled() else (1, 2)
"""Uncompiled, a playout takes its time."""


class Purse(State):
    """The first of two seats takes from 1 to 4 coins, the second throws for as many more as chance gives; then it ends.

    Whoever has more coins wins. Of the buttons that the first seat takes as well, as many as coins left, nothing depends.
    """

    def __init__(self, rng: Rng, mine: int = 0, others: int = -1, turn: int = 0) -> None:
        super().__init__(2, rng)
        self.mine, self.others, self.turn = mine, others, turn
        if turn == 2:
            scores = [mine, others]
            self.outcome = Outcome("empty", scores, [seat for seat in range(2) if scores[seat] == max(scores)])
        else:
            self.decision = Decision(turn, 0, 0, 0, [1, 2, 3, 4] if turn == 0 else [0])

    def copy(self) -> "Purse":
        return Purse(self.rng.copy(), self.mine, self.others, self.turn)

    def answer(self, seat: int, action: int) -> None:
        after = Purse(self.rng, action, -1, 1) if seat == 0 else Purse(self.rng, self.mine, self.rng.below(5), 2)
        self.mine, self.others, self.turn = after.mine, after.others, after.turn
        self.decision, self.outcome = after.decision, after.outcome

    def view(self, seat: int) -> "PurseView":
        return PurseView(seat, self)


class PurseView(View):
    """Nothing is hidden but what chance will give."""

    def __init__(self, seat: int, state: Purse) -> None:
        super().__init__(seat, state.seats)
        self.state = state

    def sample(self, rng: Rng) -> State:
        return Purse(rng.fork(), self.state.mine, self.state.others, self.state.turn)


def purse(state: State) -> Purse:
    assert isinstance(state, Purse)
    return state


COINS = Fact("coins", "1.1", MORE_IS_BETTER, lambda state, seat: float(purse(state).mine), alarm=1, jolt=2)
BUTTONS = Fact("buttons", "1.1", MORE_IS_BETTER, lambda state, seat: float(4 - purse(state).mine))
RIVALS = Fact("rivals", "1.1", LESS_IS_BETTER, lambda state, seat: float(max(purse(state).others, 0)))
TOSS = Fact("toss", "1.1", MORE_IS_BETTER, lambda state, seat: float(purse(state).rng.copy().below(2)), is_whether=True)


def start() -> tuple[View, Decision]:
    state = Purse(Rng.from_seed("purse"))
    assert state.decision is not None
    return state.view(0), state.decision


def test_the_reason_is_the_fact_that_differs_and_goes_together_with_winning() -> None:
    view, decision = start()
    for facts in ([COINS, BUTTONS, RIVALS, TOSS], [TOSS, RIVALS, BUTTONS, COINS]):
        found = compare(view, decision, [3, 1], AtRandom(), Facts(facts), SAMPLES, Rng.from_seed("x"))
        assert found.why(3, 1) == Reason("better", "coins", 3.0, 1.0)


def test_a_fact_that_is_better_after_the_worse_action_is_no_reason() -> None:
    view, decision = start()
    found = compare(view, decision, [3, 1], AtRandom(), Facts([BUTTONS, TOSS, RIVALS]), SAMPLES, Rng.from_seed("x"))
    reason = found.why(3, 1)
    assert reason.fact == WIN and reason.value > 0.6 > 0.4 > reason.other


def test_a_game_without_facts_has_the_lead_in_points() -> None:
    view, decision = start()
    found = compare(view, decision, [4, 1], AtRandom(), NO_FACTS, SAMPLES, Rng.from_seed("x"))
    reason = found.why(4, 1)
    assert reason.fact == LEAD and abs(reason.value - reason.other - 3.0) < 1e-9


def test_actions_that_are_equally_good_have_no_fact_for_a_reason() -> None:
    view, decision = start()
    found = compare(view, decision, [2, 2], AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x"))
    reason = found.why(2, 2)
    assert reason.fact == WIN and reason.value == reason.other


def test_what_an_action_risks_is_the_fact_that_is_worst_where_it_goes_badly() -> None:
    view, decision = start()
    found = compare(view, decision, [2], AtRandom(), Facts([COINS, TOSS, RIVALS]), SAMPLES, Rng.from_seed("x"))
    risk = found.risk(2)
    assert risk is not None and (risk.topic, risk.fact) == ("risk", "rivals")
    assert risk.value > 3.0 > risk.other > 1.0


def test_where_nothing_can_go_worse_nothing_is_risked() -> None:
    view, decision = start()
    found = compare(view, decision, [4], AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x"))
    assert found.risk(4) is None


def test_only_what_is_at_its_alarm_matters_now() -> None:
    facts = Facts([COINS, BUTTONS])
    now = matters_now(Purse(Rng.from_seed("x"), mine=1).view(0), facts, Rng.from_seed("x"))
    assert now == [Reason("now", "coins", 1.0, 1.0)]
    assert matters_now(Purse(Rng.from_seed("x"), mine=2).view(0), facts, Rng.from_seed("x")) == []


def test_a_change_is_told_if_it_is_a_jolt() -> None:
    facts = Facts([COINS, BUTTONS])
    before = Purse(Rng.from_seed("x"), mine=1).view(0)
    much, little = (Purse(Rng.from_seed("x"), mine=mine).view(0) for mine in (3, 2))
    assert changed(before, much, facts, Rng.from_seed("x")) == Reason("changed", "coins", 3.0, 1.0)
    assert changed(before, little, facts, Rng.from_seed("x")) is None


def test_what_is_not_clear_is_no_lead() -> None:
    assert clear_lead([1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0]) == 0.0
    assert clear_lead([1.0] * 9, [0.0] * 9) == 2.0
    assert clear_lead([1.0], [0.0]) == 0.0 and clear_lead([1.0, 1.0], [1.0, 1.0]) == 0.0


def test_how_numbers_go_together() -> None:
    assert together([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(1.0)
    assert together([1.0, 2.0, 3.0], [3.0, 2.0, 1.0]) == pytest.approx(-1.0)
    assert together([1.0, 1.0], [0.0, 1.0]) == 0.0 and spread_of([]) == 0.0


def test_the_best_comes_first_with_its_chance_and_why() -> None:
    view, decision = start()
    advice = advise(view, decision, AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x"))
    assert [tip.action for tip in advice.tips] == [4, 3, 2]
    assert advice.why == Reason("better", "coins", 4.0, 3.0)
    for tip in advice.tips:
        assert tip.low < tip.chance < tip.high and tip.playouts == SAMPLES.playouts // 2 // 3
    assert advice.tips[0].chance > 0.8


def test_where_one_action_is_legal_there_is_nothing_to_compare() -> None:
    state = Purse(Rng.from_seed("x"), 2, -1, 1)
    assert state.decision is not None
    advice = advise(state.view(1), state.decision, AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x"))
    assert [tip.action for tip in advice.tips] == [0] and advice.why is None and advice.tips[0].playouts == 0
    lesson = teach(state.view(1), None, state.decision, AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x"))
    assert lesson.best == 0 and not lesson.warnings


def test_a_coach_warns_of_what_loses_much_and_of_nothing_else() -> None:
    view, decision = start()
    lesson = teach(view, None, decision, AtRandom(), Facts([COINS]), Budget(2000), Rng.from_seed("x"))
    assert lesson.best == 4 and {each.action for each in lesson.warnings} == {1, 2, 3}
    assert all(each.loss >= LOSES_MUCH and each.why.topic == "worse" for each in lesson.warnings)
    one = next(each for each in lesson.warnings if each.action == 1)
    assert one.why == Reason("worse", "coins", 4.0, 1.0)


def test_nobody_is_warned_where_nothing_is_lost() -> None:
    view, _ = start()
    same = Decision(0, 0, 0, 0, [4, 4])
    assert not teach(view, None, same, AtRandom(), Facts([COINS]), SAMPLES, Rng.from_seed("x")).warnings


def told(advice: Advice, lesson: Lesson) -> list[object]:
    """All that is said, to compare."""
    tips = [(tip.action, tip.chance, tip.low, tip.high, tip.risk) for tip in advice.tips]
    warnings = [(each.action, each.loss, each.why) for each in lesson.warnings]
    return [tips, advice.why, lesson.now, lesson.happened, lesson.best, warnings]


def all_said(game: str, state: State, before: State) -> list[object]:
    decision = state.pending[0]
    policy: Policy = policy_for(game)
    view, facts = state.view(decision.seat), facts_of(game)
    advice = advise(view, decision, policy, facts, FEW, Rng.from_seed("seed"))
    seen_before = before.view(decision.seat)
    return told(advice, teach(view, seen_before, decision, policy, facts, FEW, Rng.from_seed("seed")))


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_what_is_hidden_changes_nothing_that_is_said_and_the_same_seed_says_the_same(game_id: str) -> None:
    game, policy = find(game_id), policy_for(game_id)
    state = game.new(max(3, game.min_seats), game.simulation_options({}), "reasons")
    rng = Rng.from_seed("reasons")
    before, swapped = state.copy(), 0
    looked = 0
    while looked < LOOKED_AT and state.decision is not None:
        decision = state.decision
        if decision.count() > 1 and rng.below(4) == 0:
            looked += 1
            said = all_said(game_id, state, before)
            assert said == all_said(game_id, state, before)
            for _ in range(SWAPPED):
                other = SWAPS[game_id](state, decision.seat, rng)
                other_before = SWAPS[game_id](before, decision.seat, rng)
                swapped += other.text() != state.text()
                assert all_said(game_id, other, other_before) == said
        if decision.seat == 0:
            before = state.copy()
        state.apply(decision.seat, policy.choose(state, decision, rng))
    assert swapped > 0


def test_a_6_is_better_than_a_7_since_the_next_player_s_last_card_is_a_dragon() -> None:
    state = table(
        seats=2, hands=["6 7", ""], opens=["", "N"], hidden=["1", ""], pile="2", draw="1 1 2", options="single_game=on"
    )
    decision = state.decision
    assert decision is not None
    game, facts = find("drachensachen"), facts_of("drachensachen")
    six, seven = game.parse("play 6"), game.parse("play 7")
    found = compare(
        state.view(0), decision, [six, seven], policy_for("drachensachen"), facts, Budget(120), Rng.from_seed("x")
    )
    assert found.of(seven).chance() == 0.0, "the Null fits on the 7, and the game is over"
    reason = found.why(six, seven)
    assert reason.fact in ("next-cards", "stuck", "own-cards") and found.of(six).chance() > 0.5
    assert [each.fact for each in matters_now(state.view(0), facts, Rng.from_seed("x"))] == ["next-cards"]
    lesson = teach(state.view(0), None, decision, policy_for("drachensachen"), facts, Budget(240), Rng.from_seed("x"))
    assert lesson.best == six and seven in [each.action for each in lesson.warnings]
