"""Rule 9: options; own boards, how they are refused and drawn."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from drachenhort.core.errors import OptionError
from drachenhort.core.plain import Json
from drachenhort.core.playout import play_random, random_move
from drachenhort.core.record import Record, load_record
from drachenhort.core.rng import Rng
from drachenhort.games.drachenfels.board import read_board, read_tokens, standard_board
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.drachenfels.drawing import draw_board
from drachenhort.games.drachenfels.fields import FIELD_NUMBERS
from drachenhort.games.drachenfels.game import GAME
from drachenhort.games.drachenfels.options import Options
from drachenhort.games.files import read_file
from tests.games.drachenfels.plain_search import plain_moves, position_of
from tests.games.drachenfels.table import asked, legal, line, play, table, told

TEXT = read_file("drachenfels", "board.toml")


def without_claims(text: str) -> str:
    """The same board, claiming nothing of itself."""
    return re.sub(r'symmetry = \["rotation", "mirror"\]', "symmetry = []", text).partition("# Fewest steps")[0]


def other_board() -> str:
    """A board that is not the standard one: the diagonals have one field more, between f and p."""
    text = without_claims(TEXT)
    fields = "".join(f'  {{ id = "g{q}", kind = "plain", at = [{900 + q}, {900 + q}] }},\n' for q in (1, 2, 3, 4))
    text = text.replace("fields = [\n", "fields = [\n" + fields)
    for q in (1, 2, 3, 4):
        text = text.replace(f'["f{q}", "p{q}"]', f'["f{q}", "g{q}"], ["g{q}", "p{q}"]')
    return text


def test_9_the_limit_of_turns_is_a_draw() -> None:
    state = play(table(options="turn_limit=3", turns=3), "refresh")
    assert state.outcome is not None
    assert [state.outcome.ending, state.outcome.scores, state.outcome.winners] == ["stopped", [0, 0], []]


def test_9_the_limit_that_is_reached_is_told() -> None:
    everybody = told(table(options="turn_limit=3", turns=3), "refresh")
    assert all(events[-1] == "{'event': 'stopped', 'turns': 3}" for events in everybody.values())


def test_9_before_it_the_game_goes_on() -> None:
    assert asked(play(table(options="turn_limit=4", turns=3), "refresh")) == "2 turn"


def test_9_the_limit_is_10000_by_default() -> None:
    assert Options({}).turn_limit == 10_000
    assert Options({}).board is standard_board()


@pytest.mark.parametrize("value", [0, 1_000_001, "x", True])
def test_9_other_limits_are_refused(value: int | str) -> None:
    with pytest.raises(OptionError, match="turn_limit"):
        Options({"turn_limit": value})


def test_9_an_own_board_is_kept_in_the_options_and_replays() -> None:
    options = GAME.options({"board": other_board()})
    kept = options.to_json()["board"]
    assert isinstance(kept, list) and len(kept) == 89
    assert GAME.options({"board": kept}).to_json() == options.to_json()
    record = Record(GAME, options.to_json(), 3, "own board", "salt", [])
    state, rng = record.start(), Rng.from_seed("own board")
    for _ in range(200):
        assert state.decision is not None
        action = state.decision.nth(rng.below(state.decision.count()))
        record.actions.append((state.decision.seat, action))
        state.apply(state.decision.seat, action)
    assert load_record(record.text()).replay().text() == state.text()
    assert GAME.load(state.text()).text() == state.text()


def test_9_moves_follow_the_own_board() -> None:
    state = GAME.new(2, GAME.options({"board": other_board(), "knights_by_seat": True, "first_seat_starts": True}), "own")
    text = re.sub(r"(?m)^step: .*", "step: move 3", state.text())
    text = re.sub(r"(?m)^field 1: .*", "field 1: f1", text)
    state = GAME.load(text)
    assert "to y1" in legal(state) and "to G1" not in legal(state)
    assert legal(state) == plain_moves(position_of(state), 3)


def test_9_random_games_on_an_own_board_end() -> None:
    options = GAME.options({"board": other_board(), "turn_limit": 300})
    for seed in range(5):
        state = GAME.new(4, options, str(seed))
        play_random(state, Rng.from_seed(str(seed)))
        assert GAME.load(state.text()).text() == state.text()


def test_9_a_field_that_an_own_board_lacks_is_refused() -> None:
    state = GAME.new(2, GAME.options({"knights_by_seat": True}), "standard")
    while state.decision is not None and GAME.decision_names[state.decision.kind] != "move":
        random_move(state, Rng.from_seed("any"))
    assert state.decision is not None
    reason = state.why_not(state.decision.seat, GAME.parse("to g1"))
    assert reason is not None and reason.clause == "2.1"


@pytest.mark.parametrize("value", ["standard", "none", []])
def test_9_the_standard_board_has_a_name(value: Json) -> None:
    assert Options({"board": value}).to_json()["board"] == []


BAD = [
    ('id = "b1", kind', 'id = "b9", kind', "b9", "no name of a field"),
    ('id = "b1", kind = "dotted"', 'id = "b1", kind = "rock"', "b1", "dotted or plain"),
    ('id = "S1", kind = "start"', 'id = "S1", kind = "star"', "S1", "start"),
    ('id = "b2", kind', 'id = "b1", kind', "b1", "second time"),
    ('  { id = "R3", kind = "rock", at = [-225, 225] },\n', "", "R3", "missing|not on this board"),
    ('["S1", "a1"]', '["S1", "q1"]', "q1", "no name of a field"),
    ('["S1", "a1"]', '["S1", "g1"]', "S1", "not on this board"),
    ('["S1", "a1"]', '["a1", "a1"]', "a1", "itself"),
    ('["S1", "a1"]', '["a1", "b1"]', "a1", "twice"),
    ('["S1", "a1"], ["a1", "b1"]', '["S1", "b1"]', "a1", "reached"),
    ('["S1", "a1"]', '["S1", "a1"], ["S1", "K"]', "K", "rainbows only"),
    ('["G1", "F1"]', '["p1", "F1"]', "F1", "G1"),
    ('["m1", "H1"], ', "", "H1", "two fields"),
    ('["m1", "H1"]', '["m1", "H1"], ["H1", "H2"]', "H1|H2", "bridges"),
    ('["S1", "a1"]', '["S1", "a1"], ["T1", "T2"]', "T1", "flights"),
    ('"K", kind = "castle", at = [0, 0]', '"K", kind = "castle", at = [0, -200]', "S1", "same place"),
    ('"K", kind = "castle", at = [0, 0]', '"K", kind = "castle", at = [0, 20000]', "K", "10000"),
    ('"K", kind = "castle", at = [0, 0]', '"K", kind = "castle", at = [0, 0.5]', "K", "whole numbers"),
    ('"K", kind = "castle", at = [0, 0]', '"K", kind = "castle", at = [0]', "K", "whole numbers"),
    ('"K", kind = "castle", at = [0, 0]', '"K", kind = "castle"', "K", "exactly"),
    ('["S1", "a1"]', '["S1", "a1", "b1"]', "edge 1", "two fields"),
    ("fields = [", "fields = 3\nfelder = [", "the file", "felder"),
    ("symmetry = [", "symmetry = [[", "the file", "TOML"),
    ('"rotation"', '"point"', "the file", "point"),
    ('from = "S1", to = "R1", steps = 5', 'from = "S1", to = "R1", steps = 6', "S1", "it is 5"),
    ('from = "S1", to = "R1", steps = 5', 'from = "S1", to = "F1", steps = 6', "S1", "no way"),
    ('from = "S1", to = "R1", steps = 5', 'from = "S1", to = "R1"', "distance 1", "steps"),
    ('bridges = ["H1"]', 'bridges = ["X1"]', "distance", "X1"),
    ('id = "a1", kind = "plain"', 'id = "a1", kind = "dotted"', "a1|a4", "another kind"),
    ('["w1", "x1"], ["x1", "p1"]', '["w1", "p1"], ["x1", "p1"]', "", "neighbours|turned|distance"),
]


@pytest.mark.parametrize(("old", "new", "field", "reason"), BAD)
def test_9_a_bad_board_is_refused_with_the_field_and_the_reason(old: str, new: str, field: str, reason: str) -> None:
    assert old in TEXT
    bad = TEXT.replace(old, new, 1)
    with pytest.raises(BoardError) as refusal:
        read_board(bad)
    assert re.search(field, refusal.value.field)
    assert re.search(reason, refusal.value.reason)
    with pytest.raises(OptionError):
        GAME.options({"board": bad})


@pytest.mark.parametrize(("letters", "what"), [("a", "turned"), ("w", "mirror")])
def test_9_a_claimed_symmetry_must_hold(letters: str, what: str) -> None:
    x, y = standard_board().xs[FIELD_NUMBERS[f"{letters}1"]], standard_board().ys[FIELD_NUMBERS[f"{letters}1"]]
    bad = TEXT.replace(f"at = [{x}, {y}]", f"at = [{x + 3}, {y}]", 1)
    if what == "mirror":
        bad = bad.replace('["rotation", "mirror"]', '["mirror"]')
    with pytest.raises(BoardError, match=what):
        read_board(bad)


def test_9_too_few_dotted_fields_are_refused() -> None:
    bad = without_claims(TEXT).replace('"dotted"', '"plain"')
    with pytest.raises(BoardError, match="dragon"):
        read_board(bad)


def test_9_a_board_with_too_many_ways_is_refused() -> None:
    ways = "".join(f'  ["{a}{q}", "{b}{q}"],\n' for q in (1, 2, 3, 4) for a, b in MANY)
    with pytest.raises(BoardError, match="too many ways"):
        read_board(without_claims(TEXT).replace("edges = [\n", "edges = [\n" + ways))


LAND = "aAbBcdefpmnwxyz"
CHAINED = ["ab", "bc", "Bc", "AB", "cd", "ef", "fp", "wx", "px", "py", "yz"]
MANY = [(a, b) for i, a in enumerate(LAND) for b in LAND[i + 1 :] if a + b not in CHAINED and b + a not in CHAINED]


@pytest.mark.parametrize("word", ["S1", "S1:start:0:0", "S1:start:x:0:", "S1:start:0:0:q9"])
def test_9_a_bad_short_form_is_refused(word: str) -> None:
    with pytest.raises(BoardError):
        read_tokens([word])
    with pytest.raises(OptionError):
        GAME.options({"board": [word]})


def test_9_a_short_form_whose_neighbours_disagree_is_refused() -> None:
    words = [word.replace("a1/b2", "b2") if word.startswith("S2") else word for word in standard_board().tokens()]
    changed = [word.replace(":S1/b1", ":b1") if word.startswith("a1:") else word for word in words]
    assert changed != words
    with pytest.raises(BoardError, match="in return"):
        read_tokens(changed)


@pytest.mark.parametrize("value", [5, None, [1, 2], {"a": 1}])
def test_9_what_is_no_board_at_all_is_refused(value: Json) -> None:
    with pytest.raises(OptionError, match="board"):
        Options({"board": value})


def test_9_the_drawing_shows_every_field_and_every_way() -> None:
    svg = draw_board(standard_board())
    root = ElementTree.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    groups = root.findall(f"{space}g")
    assert len(groups) == 85
    assert len({group.get("id") for group in groups}) == 85
    lines = root.findall(f"{space}line")
    assert len(lines) == 92
    assert len([each for each in lines if each.get("class") == "gap"]) == 16
    assert svg.count('class="dot"') == 44
    left, top, width, height = (int(word) for word in str(root.get("viewBox")).split())
    for each in lines:
        assert left < int(str(each.get("x1"))) < left + width
        assert top < int(str(each.get("y1"))) < top + height


def test_9_another_board_gives_another_drawing() -> None:
    svg = draw_board(read_board(other_board()))
    assert svg.count("<g id=") == 89
    assert line(table(), "options").count("board=none") == 1
