"""What a review says of a choice, and of a whole game."""

from itertools import islice

import msgspec
import pytest

from drachenhort.core.decision import Decision
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import all_games
from drachenhort.players.policies.policy import Policy
from drachenhort.review.account import account_of
from drachenhort.review.chances import FITS, Fit, chance_of, smoothed
from drachenhort.review.choices import choices_of
from drachenhort.review.classes import BARS, mark_of
from drachenhort.review.judged import Question, judge_choice
from drachenhort.review.review import NotOver, Review, carry_out, review_of, tasks_of, winners_of
from tests.review.games import recorded

PLAYOUTS = 40


def reviewed(game_id: str, seats: int, most: int = 6) -> Review:
    """The first choices of the first seat."""
    record = recorded(game_id, seats, players=("level-1", "greedy"))
    names = {"de": ["Anna"] + ["Bot"] * (seats - 1), "en": ["Anna"] + ["Bot"] * (seats - 1)}
    tasks = [task for task in tasks_of(record, 0, PLAYOUTS, names) if task is not None][:most]
    return review_of(tasks, [carry_out(task) for task in tasks], record, 0, winners_of(record))


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_every_game_is_reviewed_in_words_of_both_languages_and_read_back(game_id: str) -> None:
    review = reviewed(game_id, 3)
    assert len(review.choices) == 6
    for each in review.choices:
        assert set(each.said) == {"de", "en"}
        said = each.said["de"]
        assert said.asked and said.played and said.best and len(said.others) == len(each.judged.others)
        assert (said.reason is None) == (each.judged.mark in ("best", "good"))
        assert 0 <= each.judged.played.chance.low <= each.judged.played.chance.mean <= each.judged.played.chance.high <= 1
        assert each.judged.loss.low <= each.judged.loss.mean <= each.judged.loss.high
    data = msgspec.json.encode(review)
    assert msgspec.json.encode(msgspec.json.decode(data, type=Review)) == data


def test_the_same_choice_is_judged_the_same_again() -> None:
    one, two = (msgspec.json.encode(reviewed("drachenhueter", 2, most=3)) for _ in range(2))
    assert one == two


def test_the_account_adds_up_to_the_result() -> None:
    review = reviewed("drachensachen", 3)
    account = review.account
    assert account.equal == pytest.approx(1 / 3)
    assert account.equal + account.deal + account.luck + account.skill.mean == pytest.approx(account.won)
    assert account.lost.mean == pytest.approx(sum(each.judged.loss.mean for each in review.choices))


def test_somebody_who_had_nothing_to_choose_owes_all_to_the_deal() -> None:
    account = account_of(4, [], 1.0)
    assert (account.deal, account.luck, account.skill.mean) == (0.75, 0.0, 0.0)


class Blind(Policy):
    """Stops at once and says that it is a draw of lots, from a seed that the action does not change."""

    horizon = 1

    def __init__(self, seed: str) -> None:
        self.rng = Rng.from_seed(seed)

    def choose(self, state: State, decision: Decision, rng: Rng) -> int:
        return decision.nth(rng.below(decision.count()))

    def value(self, state: State, seat: int) -> float:
        return float(self.rng.below(2))


def test_noise_accuses_nobody() -> None:
    """With playouts that know nothing all actions are alike, however far apart their shares happen to lie."""
    record = recorded("drachensachen", 3)
    free = (choice for choice in choices_of(record, 0) if choice.is_free)
    marks: list[str] = []
    for choice in islice(free, 40):
        decision = choice.state.decision_of(0)
        assert decision is not None
        question = Question(record.game, choice.state.view(0), decision, choice.number, choice.actions)
        marks.append(judge_choice(question, Blind(f"noise {choice.number}"), 400).judged.mark)
    assert not {"mistake", "blunder"}.intersection(marks), marks


def test_what_loses_a_game_that_is_won_is_a_blunder() -> None:
    """Somewhere in games of careless players, and never where a careful one thinks long."""
    record = recorded("drachensachen", 2, seed="hasty", players=("random", "greedy"))
    tasks = [task for task in tasks_of(record, 0, 200) if task is not None]
    marks = [carry_out(task).judged.mark for task in tasks[:25]]
    assert "blunder" in marks or "mistake" in marks


def test_a_class_needs_its_bar_at_the_lower_end() -> None:
    assert mark_of(is_best=True, mean=0.5, low=0.4) == "best"
    assert mark_of(is_best=False, mean=0.3, low=BARS.blunder) == "mistake"
    assert mark_of(is_best=False, mean=0.3, low=BARS.blunder + 0.001) == "blunder"
    assert mark_of(is_best=False, mean=0.3, low=BARS.mistake) == "inaccurate"
    assert mark_of(is_best=False, mean=0.3, low=BARS.inaccurate) == "good"
    assert mark_of(is_best=False, mean=0.3, low=-0.1) == "good"
    assert mark_of(is_best=False, mean=BARS.best, low=-0.1) == "best"


def test_a_game_without_an_end_is_not_reviewed() -> None:
    record = recorded("drachensachen", 3)
    del record.actions[-1]
    with pytest.raises(NotOver, match="not over"):
        winners_of(record)


def test_chances_follow_their_shares_and_an_equal_share_is_an_equal_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FITS, "some", Fit(0.0, 0.5))
    shares = [share / 20 for share in range(21)]
    chances = [chance_of("some", 4, share) for share in shares]
    assert chances == sorted(chances) and chances[0] > 0 and chances[-1] < 1
    assert chance_of("some", 4, 0.25) == pytest.approx(0.25)
    assert 0.25 < chance_of("some", 4, 0.6) < 0.6
    assert chance_of("nobody measured it", 3, 0.6) == pytest.approx(0.6)
    assert smoothed(0, 0, 4) == 0.25 and smoothed(0, 100, 4) > 0 and smoothed(100, 100, 4) < 1
