"""A game by a variant beside the usual one: it plays otherwise, and its records and positions carry what differs."""

import json
import sys
from pathlib import Path

import pytest

from drachenhort.core.errors import PositionError, RecordError
from drachenhort.core.game import Game
from drachenhort.core.playout import random_move
from drachenhort.core.position import game_of
from drachenhort.core.record import Record, load_record, variant_of
from drachenhort.core.rng import Rng
from drachenhort.core.state import State
from drachenhort.games import find
from drachenhort.games import variants as module
from drachenhort.games.variant_text import VariantError
from drachenhort.games.variants import KEPT_BESIDE, VariantInUse, load, use
from drachenhort.words import Company, words_for
from tests.packages import python
from tests.variants import line, variant

SEEN = [
    ("drachensachen", "[deal]\nhand = 4", "hand 1", 5, 4),
    ("drachenfels", "[cards]\ndragon = 7", "draw pile", 31, 33),
    ("drachenfaust", "[coins]\nfairy = 63", "bank", "36", "39"),
    ("drachenhueter", "[pieces]\n20 = 6", "pieces", 45 - 12, 48 - 12),
    ("schutt_und_asche", "[gold]\nx = 6\none = 13", "discard", 5, 6),
]
"""A value of every game, and what a fresh table of three shows of it: how many words of a line, or its first."""


def dealt(game: Game, seed: str = "seed") -> State:
    return game.new(3, game.simulation_options({}), seed, is_logging=True)


def shown(state: State, key: str, like: int | str) -> int | str:
    words = line(state.text(), key)
    return words[0] if isinstance(like, str) else words.count("X") if key == "discard" else len(words)


@pytest.mark.parametrize(("game_id", "text", "key", "printed", "varied"), SEEN)
def test_a_value_that_differs_is_seen_and_the_usual_game_stays(
    game_id: str, text: str, key: str, printed: int | str, varied: int | str
) -> None:
    usual = find(game_id)
    before = dealt(usual).text()
    game = load(variant(game_id, text))
    assert shown(dealt(game), key, varied) == varied
    assert shown(dealt(usual), key, printed) == printed
    assert dealt(usual).text() == before
    assert find(game_id) is usual and usual.variation is None


def played(game: Game, moves: int) -> Record:
    record = Record(game, game.simulation_options({}).to_json(), 3, "a seed", "salt", ["random"] * 3)
    state = record.start()
    rng = Rng.from_seed("moves")
    while state.outcome is None and len(record.actions) < moves:
        decision = state.pending[0]
        action = decision.nth(rng.below(decision.count()))
        record.actions.append((decision.seat, action))
        state.apply(decision.seat, action)
    return record


@pytest.mark.parametrize(("game_id", "text"), [each[:2] for each in SEEN])
def test_a_record_carries_it(game_id: str, text: str) -> None:
    chosen = variant(game_id, text)
    record = played(load(chosen), 40)
    written = record.text()
    assert variant_of(written) == chosen.rules == json.loads(written)["variant"]
    again = load_record(written)
    assert again.text() == written
    assert again.game.variation is not None and again.game is not find(game_id)
    # It is the variant that makes it so: the usual game does not begin so.
    usual = Record(find(game_id), record.options, 3, "a seed", "salt", record.players)
    assert usual.start().text() != record.start().text().partition("\n")[2]


@pytest.mark.parametrize(("game_id", "text"), [each[:2] for each in SEEN])
def test_it_can_be_told_in_words(game_id: str, text: str) -> None:
    game = load(variant(game_id, text))
    options = game.simulation_options({})
    words = words_for(game_id, "en", Company(["A", "B", "C"], 0), options, game.variation)
    state = dealt(game)
    rng = Rng.from_seed("moves")
    said: list[str] = []
    for _ in range(30):
        decision = state.pending[0]
        view = state.view(decision.seat)
        said += [*words.table(view), words.move(view, decision.nth(0))]
        random_move(state, rng)
        said += [words.event(event) for event in state.take_events()]
    assert len(said) > 60


def test_it_replays_in_a_process_that_has_never_heard_of_it(tmp_path: Path) -> None:
    chosen = variant("drachensachen", "[deal]\nhand = 4", "Any # name: “ä”")
    file = tmp_path / "record.json"
    file.write_text(played(load(chosen), 40).text(), encoding="utf-8")
    verified = python(tmp_path, "-m", "drachenhort", "verify", str(file), "--lang", "de")
    assert verified.returncode == 0, verified.stderr
    assert "Das ist eine Variante, „Any # name: “ä”“." in verified.stdout
    assert "deal.hand: 4 statt 5; das war gedruckt" in verified.stdout


def resealed(text: str, change: dict[str, str]) -> str:
    """A record that somebody has changed who knows how the check is made."""
    from drachenhort.core.record import _checksum

    body = {**json.loads(text), **change}
    body.pop("check")
    return json.dumps({**body, "check": _checksum(body)})


def test_a_record_with_another_variant_text_is_refused() -> None:
    text = played(load(variant("drachensachen", "[deal]\nhand = 4")), 40).text()
    with pytest.raises(RecordError, match=r"^check: the record was changed"):
        load_record(text.replace("hand = 4", "hand = 6"))
    other = json.loads(text)["variant"].replace("hand = 4", "hand = 6")
    with pytest.raises(RecordError, match=r"^action |^digest|^outcome"):
        load_record(resealed(text, {"variant": other}))
    with pytest.raises(RecordError, match=r"^variant: line 5: deal.hand = 99: it can be 0 to 15"):
        load_record(resealed(text, {"variant": other.replace("hand = 6", "hand = 99")}))
    with pytest.raises(RecordError, match=r"^variant: it is a variant of Drachenfels, not of Drachensachen"):
        load_record(resealed(text, {"variant": variant("drachenfels", "[deal]\nhand = 6").rules}))
    without = json.loads(text)
    del without["variant"]
    with pytest.raises(RecordError, match=r"^action |^digest|^outcome"):
        load_record(resealed(json.dumps(without), {}))


def test_a_position_carries_it_too() -> None:
    game = load(variant("drachensachen", "[deal]\nhand = 4"))
    usual = find("drachensachen")
    text = dealt(game).text()
    assert game_of(text, usual) is game
    assert game.load(text).text() == text
    with pytest.raises(
        PositionError, match=r"^line 1: variant: this position is of other values; here .* as it is in the box"
    ):
        usual.load(text)
    other = load(variant("drachensachen", "[deal]\nhand = 6", "Six"))
    with pytest.raises(PositionError, match=r"by the variant 'Six'"):
        other.load(text)
    plain = dealt(usual).text()
    assert game_of(plain, usual) is usual
    with pytest.raises(PositionError, match=r"the line 'variant: ...' is missing"):
        game.load(plain)
    with pytest.raises(PositionError, match=r"^line 1: variant: line 5: deal.hand = 99"):
        game_of(text.replace("hand%20=%204", "hand%20=%2099"), usual)
    with pytest.raises(PositionError, match=r"^line 1: variant: it is a variant of Drachensachen, not of Drachenfels"):
        game_of(text, find("drachenfels"))


def test_the_same_values_are_the_same_game_and_only_a_few_are_kept() -> None:
    first = variant("drachensachen", "[deal]\nhand = 4")
    assert load(first) is load(variant("drachensachen", "[deal]\nhand = 4\n[options]\ntarget = 5"))
    for number in range(1, KEPT_BESIDE + 2):
        load(variant("drachensachen", f"[options]\ntarget = {number}", f"Number {number}"))
    assert len(module._beside) == KEPT_BESIDE


def test_rules_that_never_end_or_break_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_LINES", 300_000)
    worthless = "".join(f"{card} = 0\n" for card in [*range(1, 10), "null", "extermino", "protecto", "back"])
    with pytest.raises(VariantError, match=r"line 4: a trial game of 2 seats: .* does not come to an end"):
        load(variant("drachensachen", f"[coins]\n{worthless}[options]\nturn_limit = 0"))
    with pytest.raises(VariantError, match=r"line 4: a trial game of 6 seats went wrong, "):
        load(variant("drachensachen", "[deal]\nhand = 15"))


def test_a_variant_is_used_before_the_rules_are_there() -> None:
    find("drachensachen")
    with pytest.raises(VariantInUse, match=r"the rules of drachensachen are loaded already"):
        use(variant("drachensachen", "[deal]\nhand = 4"))
    assert "drachenhort.games.drachensachen.data" in sys.modules


USED = """
from drachenhort.games.variants import load, use
from tests.variants import line, variant
first = variant("drachensachen", "[deal]\\nhand = 4")
use(first)
use(first)
from drachenhort.core.errors import DrachenhortError
from drachenhort.games import find
game = find("drachensachen")
text = game.new(3, game.options({}), "seed").text()
print(len(line(text, "hand 1")), load(first) is game, game.variation.name)
beside = load(variant("drachensachen", "[deal]\\nhand = 6"))
print(len(line(beside.new(3, beside.options({}), "seed").text(), "hand 1")))
try:
    use(variant("drachensachen", "[deal]\\nhand = 3"))
except DrachenhortError as error:
    print(error)
"""


def test_a_process_that_uses_a_variant_plays_by_it_from_its_beginning(tmp_path: Path) -> None:
    done = python(tmp_path, "-c", USED)
    assert done.stdout.splitlines() == ["4 True Mine", "6", "this process plays drachensachen by 'Mine' already"], (
        done.stderr
    )
