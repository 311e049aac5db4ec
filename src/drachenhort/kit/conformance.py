"""What every game must pass, ours and those of other packages.

    TestConformance = conformance("my_game", hidden_swap, Path(__file__).parent)

A game in which nothing is hidden has no swap: `conformance("my_game", None, ...)`.
"""

import itertools
import json
import re
from collections.abc import Callable
from pathlib import Path

import jsonschema_rs
import pytest
from hypothesis import HealthCheck, given, settings

from drachenhort.core.clauses import parse_clauses
from drachenhort.core.errors import DrachenhortError, Illegal, NotationError
from drachenhort.core.event import only
from drachenhort.core.game import Game
from drachenhort.core.playout import play_random, random_move
from drachenhort.core.record import Record, load_record
from drachenhort.core.rng import Rng
from drachenhort.core.schema import DIALECT, action_schema, event_schema, view_schema
from drachenhort.core.state import WATCHER, State
from drachenhort.core.words import Company
from drachenhort.games import find
from drachenhort.games.files import has_file, rules_text
from drachenhort.kit.positions import options_from, position, seats_from, seeds, whole_game
from drachenhort.players.observation import whole_encoder_for
from drachenhort.texts.catalogue import LANGUAGES, catalogue
from drachenhort.words import words_for
from drachenhort.words.options import option_told
from drachenhort.words.plain import plain_table

HiddenSwap = Callable[[State, int, Rng], State]
"""Gives a State in which some of what a seat cannot know has been changed, and nothing else."""

EXAMPLES = 40
MOST_MOVES = 200_000
MOVES_LOOKED_AT = 120
NO_ACTIONS = [-1, -(10**9), 10**6, 2**40]
TEST_NAME = re.compile(r"^def test_(\d+)(?:_(\d+))?_", re.MULTILINE)


def examples(count: int) -> settings:
    """So many examples; the tests are shared by the classes of all games, which hypothesis would take for a mistake."""
    return settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.differing_executors])


def views(state: State) -> list[str]:
    """Every seat's view and the watcher's, as text to compare."""
    return [view_text(state, seat) for seat in [*range(state.seats), WATCHER]]


def view_text(state: State, seat: int) -> str:
    return json.dumps(state.view(seat).to_json(), sort_keys=True)


def events_for(state: State, seat: int) -> list[str]:
    return [json.dumps(event.to_json()) for event in state.events if event.is_for(seat)]


def after(state: State, seat: int, action: int) -> State:
    twin = state.copy()
    twin.is_logging = True
    twin.apply(seat, action)
    return twin


def refused(state: State, seat: int, action: int) -> Illegal:
    """Tries an action that must be refused; the state must not notice."""
    before = state.text()
    with pytest.raises(Illegal) as refusal:
        state.apply(seat, action)
    assert state.text() == before, f"the refused action {action} of seat {seat} changed the state"
    reason = state.why_not(seat, action)
    assert reason is not None
    assert (reason.clause, reason.reason) == (refusal.value.clause, refusal.value.reason)
    return reason


def refusals(state: State, seat: int, game: Game) -> list[tuple[int, Illegal]]:
    """Some actions that this seat may not do now, and why."""
    found = [(code, state.why_not(seat, code)) for code in game.action_codes]
    return [(code, no) for code, no in found if no is not None]


def early(game: Game, most: int) -> int:
    """So many moves, or a quarter of a game, if it is a short one: most is still hidden then."""
    return min(most, len(whole_game(game, "length")) // 4)


def without_chance(text: str) -> str:
    """A position without where chance stands."""
    return "\n".join(line for line in text.splitlines() if not line.startswith("rng:"))


class Conformance:
    """The tests; `conformance` makes a class of them for one game."""

    game: Game
    tests: Path

    @given(seeds())
    @examples(EXAMPLES)
    def test_copies_never_touch_each_other(self, seed: str) -> None:
        state = position(self.game, seed)
        rng = Rng.from_seed(seed)
        copies: list[tuple[State, str]] = []
        for _ in range(12):
            copies.append((state.copy(), state.text()))
            assert copies[-1][0].text() == copies[-1][1]
            if state.outcome is not None:
                break
            random_move(state, rng)
        for copy, text in copies:
            assert copy.text() == text
        now = state.text()
        for copy, _ in copies:
            if copy.outcome is None:
                play_random(copy, rng)
        assert state.text() == now

    @given(seeds())
    @examples(EXAMPLES)
    def test_position_text_round_trips(self, seed: str) -> None:
        state = position(self.game, seed)
        loaded = self.game.load(state.text())
        assert loaded.text() == state.text()
        assert views(loaded) == views(state)
        rng = Rng.from_seed(seed)
        twin = rng.copy()
        assert play_random(loaded, rng) == play_random(state, twin)
        assert loaded.text() == state.text()

    def test_notation_and_json_round_trip_for_every_action(self) -> None:
        assert len(set(self.game.action_codes)) == len(self.game.action_codes)
        for code in self.game.action_codes:
            assert self.game.parse(self.game.notation(code)) == code
            assert self.game.action_from_json(self.game.action_json(code)) == code

    def test_the_fields_of_an_action_stand_in_any_order(self) -> None:
        for code in self.game.action_codes:
            fields = list(self.game.action_json(code).items())
            assert self.game.action_from_json(dict(fields[::-1])) == code

    @pytest.mark.parametrize("text", ["", " ", "nonsense", "play", "play 77", "0", "\x00", "play 7 \u0663", "1" * 500])
    def test_what_is_no_notation_is_refused(self, text: str) -> None:
        with pytest.raises(NotationError):
            self.game.parse(text)

    @given(seeds())
    @examples(EXAMPLES // 4)
    def test_a_record_replays_to_an_equal_state(self, seed: str) -> None:
        options = options_from(self.game, seed).to_json()
        record = Record(self.game, options, seats_from(self.game, seed), seed, "salt", [])
        state = record.start()
        rng = Rng.from_seed(seed)
        for _ in range(150):
            if state.outcome is not None:
                break
            decision = state.pending[rng.below(len(state.pending))]
            action = decision.nth(rng.below(decision.count()))
            record.actions.append((decision.seat, action))
            state.apply(decision.seat, action)
        assert load_record(record.text()).replay().text() == state.text()

    @given(seeds())
    @examples(EXAMPLES)
    def test_every_listed_action_is_accepted(self, seed: str) -> None:
        state = position(self.game, seed)
        before = state.text()
        for decision in state.pending:
            legal = decision.legal
            assert legal, "a decision without a legal action"
            assert len(set(legal)) == len(legal) == decision.count()
            assert [decision.nth(place) for place in range(len(legal))] == legal
            for action in legal:
                assert state.why_not(decision.seat, action) is None
                after(state, decision.seat, action)
        assert state.text() == before

    @given(seeds())
    @examples(EXAMPLES)
    def test_every_other_action_is_refused_with_a_clause(self, seed: str) -> None:
        state = position(self.game, seed)
        known = parse_clauses(rules_text(self.game.id, "en"))
        rng = Rng.from_seed(seed)
        for seat in range(state.seats):
            decision = state.decision_of(seat)
            codes = [self.game.action_codes[rng.below(len(self.game.action_codes))] for _ in range(40)]
            for action in codes + NO_ACTIONS:
                if decision is None or not decision.allows(action):
                    assert refused(state, seat, action).clause in known
        for seat in (state.seats, WATCHER):
            assert refused(state, seat, self.game.action_codes[0]).clause in known

    @given(seeds())
    @examples(EXAMPLES // 4)
    def test_random_games_end_and_nothing_is_lost(self, seed: str) -> None:
        """Loading a position checks that every piece is there once, so it is the check of conservation."""
        state = position(self.game, seed, 0)
        rng = Rng.from_seed(seed)
        moves = 0
        while state.outcome is None:
            assert state.decision is not None, "nobody decides and the game is not over"
            if moves % 50 == 0:
                self.game.load(state.text())
            random_move(state, rng)
            moves += 1
            assert moves < MOST_MOVES, "a runaway"
        assert not state.pending
        outcome = state.outcome
        assert outcome.ending in self.game.endings
        assert len(outcome.scores) == state.seats
        assert all(0 <= winner < state.seats for winner in outcome.winners)
        self.game.load(state.text())

    @given(seeds())
    @examples(EXAMPLES)
    def test_only_parts_of_a_choice_are_hidden(self, seed: str) -> None:
        """Of every other act all can see at least that it was made; of a part nobody else can, until the choice is made."""
        state = position(self.game, seed)
        rng = Rng.from_seed(seed)
        for _ in range(20):
            if state.outcome is not None:
                return
            decision = state.pending[rng.below(len(state.pending))]
            following = after(state, decision.seat, decision.nth(rng.below(decision.count())))
            is_part = decision.kind in self.game.parts
            is_known = any(event.audience != only(decision.seat) for event in following.events)
            for seat in [*range(state.seats), WATCHER]:
                if seat != decision.seat:
                    is_seen = bool(events_for(following, seat)) or view_text(following, seat) != view_text(state, seat)
                    assert is_seen == (is_known or not is_part)
            state = following

    @given(seeds())
    @examples(EXAMPLES)
    def test_a_secret_choice_shows_only_that_it_was_made(self, seed: str) -> None:
        """While several seats decide at the same time, nobody else can tell one choice from another."""
        state = position(self.game, seed, 0)
        rng = Rng.from_seed(seed)
        while len(state.pending) > 2:
            decision = state.pending[rng.below(len(state.pending))]
            one = after(state, decision.seat, decision.nth(rng.below(decision.count())))
            other = after(state, decision.seat, decision.nth(rng.below(decision.count())))
            for seat in [*range(state.seats), WATCHER]:
                if seat != decision.seat:
                    assert view_text(one, seat) == view_text(other, seat)
                    assert events_for(one, seat) == events_for(other, seat)
            state = one

    @given(seeds())
    @examples(EXAMPLES * 2)
    def test_a_sample_fits_its_view(self, seed: str) -> None:
        state = position(self.game, seed)
        rng = Rng.from_seed(seed)
        for seat in [*range(state.seats), WATCHER]:
            sampled = state.view(seat).sample(rng)
            assert view_text(sampled, seat) == view_text(state, seat)
            assert self.game.load(sampled.text()).text() == sampled.text()
            if sampled.outcome is None:
                random_move(sampled, rng)

    @examples(EXAMPLES)
    @given(seeds())
    def test_views_and_events_look_as_declared(self, seed: str) -> None:
        """Nothing is missing, nothing is there that is not declared, and every value is one of its domain."""
        is_view = jsonschema_rs.validator_for({"$schema": DIALECT, **view_schema(self.game)})
        is_event = jsonschema_rs.validator_for({"$schema": DIALECT, **event_schema(self.game)})
        state = self.game.new(seats_from(self.game, seed), options_from(self.game, seed), seed, is_logging=True)
        rng = Rng.from_seed(seed)
        for _ in range(MOVES_LOOKED_AT):
            for seat in (*range(state.seats), WATCHER):
                is_view.validate(state.view(seat).to_json())
            for event in state.take_events():
                is_event.validate(event.to_json())
            if state.outcome is not None:
                break
            random_move(state, rng)

    def test_actions_look_as_declared(self) -> None:
        is_action = jsonschema_rs.validator_for({"$schema": DIALECT, **action_schema(self.game)})
        for code in self.game.action_codes:
            is_action.validate(self.game.action_json(code))

    def test_everything_declared_names_a_clause(self) -> None:
        clauses = parse_clauses(rules_text(self.game.id, "en"))
        contract = self.game.contract
        sections = {clause.partition(".")[0] for clause in clauses}
        for form in (*contract.actions.kinds, *contract.events.kinds):
            assert form.clause in clauses or form.clause in sections, f"{form.name} names the rule {form.clause}"

    def test_every_option_names_a_clause(self) -> None:
        known = parse_clauses(rules_text(self.game.id, "en"))
        for field in self.game.spec.fields:
            assert field.clause in known
        assert self.game.turn_clause in known

    @pytest.mark.parametrize("change", [-1, 1])
    def test_wrong_numbers_of_seats_are_refused(self, change: int) -> None:
        seats = self.game.min_seats - 1 if change < 0 else self.game.max_seats + 1
        with pytest.raises(DrachenhortError):
            self.game.new(seats, self.game.options({}), "seed")

    def test_old_positions_do_not_change_while_a_game_goes_on(self) -> None:
        states = whole_game(self.game, "old positions")
        texts = [state.text() for state in states]
        assert len(set(texts)) == len(texts)
        for state, following in itertools.pairwise(states):
            assert state.text() != following.text()

    def test_every_clause_has_a_test_that_is_named_after_it(self) -> None:
        """`def test_1_2_...` in a file `test_*.py` of the folder."""
        tested: set[str] = set()
        for file in self.tests.glob("test_*.py"):
            for section, clause in TEST_NAME.findall(file.read_text(encoding="utf-8")):
                tested.add(f"{section}.{clause}" if clause else section)
        missing = [clause for clause in parse_clauses(rules_text(self.game.id, "en")) if clause not in tested]
        assert not missing, f"no test for {missing}"

    def test_all_languages_have_the_same_clauses(self) -> None:
        ids = list(parse_clauses(rules_text(self.game.id, "en")))
        assert ids, "the rules have clauses"
        spoken = [language for language in LANGUAGES if has_file(self.game.id, f"rules.{language}.md")]
        assert all(list(parse_clauses(rules_text(self.game.id, language))) == ids for language in spoken)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_can_be_said(self, language: str) -> None:
        """A whole game in words: what lies there, who decides what, what can be done, what happened, how it ended."""
        options = self.game.simulation_options({})
        state = self.game.new(self.game.min_seats, options, "words", is_logging=True)
        words = words_for(self.game.id, language, Company([f"P{seat}" for seat in range(state.seats)], 0), options)
        rng = Rng.from_seed("words")
        said: list[str] = []
        for _ in range(MOVES_LOOKED_AT):
            said += [words.event(event) for event in state.take_events()]
            for decision in state.pending:
                view = state.view(decision.seat)
                said += words.table(view)
                said += [words.decision(view, decision.seat, decision.kind), words.move(view, decision.nth(0))]
                said += [words.refusal(view, code, no) for code, no in refusals(state, decision.seat, self.game)[:40]]
            if state.outcome is not None:
                said += words.outcome(state.outcome)
                break
            random_move(state, rng)
        assert any(said), "nothing was said"

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_plain_table_can_be_drawn(self, language: str) -> None:
        declared = plain_table(self.game, language)
        assert json.loads(json.dumps(declared)) == declared
        texts = [option_told(self.game.id, field, catalogue(language, self.game.id)) for field in self.game.spec.fields]
        assert all(told.title and told.about for told in texts), "every option is told"


class Secrets:
    """What games must pass in which something is hidden."""

    game: Game
    hidden_swap: HiddenSwap
    clearing: tuple[str, ...]
    least_samples = 2
    """How many of 20 samples must be different ones; where much is hidden, nearly all."""

    @given(seeds())
    @examples(EXAMPLES * 2)
    def test_hidden_swap_changes_nothing_a_seat_sees(self, seed: str) -> None:
        state = position(self.game, seed)
        rng = Rng.from_seed(seed)
        for seat in [*range(state.seats), WATCHER]:
            swapped = type(self).hidden_swap(state, seat, rng)
            assert view_text(swapped, seat) == view_text(state, seat)
            for decision in state.pending:
                other = swapped.decision_of(decision.seat)
                assert other is not None
                if decision.seat == seat:
                    assert other.legal == decision.legal
                action = decision.nth(rng.below(decision.count()))
                if other.allows(action):
                    self.compare_what_is_told(
                        after(state, decision.seat, action), after(swapped, decision.seat, action), seat
                    )

    def compare_what_is_told(self, one: State, other: State, seat: int) -> None:
        """Events tell a seat nothing that its view does not show: where they differ, the views do too.

        After some events the table is cleared, and a view no longer shows what was turned up before.
        """
        if any(event.kind.name in self.clearing for event in one.events + other.events):
            return
        if events_for(one, seat) != events_for(other, seat):
            assert view_text(one, seat) != view_text(other, seat)

    def test_hidden_swap_really_changes_something(self) -> None:
        rng = Rng.from_seed("swap")
        changed = 0
        moves = early(self.game, 30)
        for number in range(20):
            state = position(self.game, f"swap {number}", moves)
            changed += type(self).hidden_swap(state, 0, rng).text() != state.text()
        assert changed >= 10

    def test_a_critic_is_told_what_is_hidden(self) -> None:
        """By what `whole.py` tells, or else by what the other seats see. What nobody sees need not be told."""
        whole, rng = whole_encoder_for(self.game.id), Rng.from_seed("whole")
        (one, other), seen, told = (bytearray(len(whole.names)) for _ in range(2)), 0, 0
        for number in range(20):
            state = position(self.game, f"whole {number}", early(self.game, 30))
            swapped = type(self).hidden_swap(state, 0, rng)
            whole.fill(state, 0, one)
            whole.fill(swapped, 0, other)
            seen += views(swapped) != views(state)
            told += one != other
        assert told > 0 or seen == 0

    def test_samples_vary(self) -> None:
        rng = Rng.from_seed("samples")
        view = position(self.game, "samples", early(self.game, 12)).view(0)
        texts = {without_chance(view.sample(rng).text()) for _ in range(20)}
        assert len(texts) >= self.least_samples


class NoSecrets:
    """What games must pass in which nothing is hidden: everybody sees the same."""

    game: Game

    @given(seeds())
    @examples(EXAMPLES)
    def test_everybody_sees_the_same(self, seed: str) -> None:
        state = position(self.game, seed)
        seen = [state.view(seat).to_json() for seat in [*range(state.seats), WATCHER]]
        for view in seen:
            del view["seat"], view["legal"]
        assert all(view == seen[0] for view in seen)


def conformance(
    game_id: str, hidden_swap: HiddenSwap | None, tests: Path, clearing: tuple[str, ...] = ()
) -> type[Conformance]:
    """The tests every game must pass, for this one. `tests` is the folder of its tests, `clearing` names the events that
    clear the table: after them a view no longer shows what was turned up before."""
    fields: dict[str, object] = {"game": find(game_id), "tests": tests, "clearing": clearing}
    if hidden_swap is None:
        return type(f"TestConformance_{game_id}", (Conformance, NoSecrets), fields)
    return type(f"TestConformance_{game_id}", (Conformance, Secrets), {**fields, "hidden_swap": staticmethod(hidden_swap)})
