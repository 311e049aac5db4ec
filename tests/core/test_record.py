"""Records replay, and whatever is wrong with one is named with its place."""

import json

import pytest

from drachenhort.core.errors import OldRecord, RecordError
from drachenhort.core.plain import Json
from drachenhort.core.record import Record, commitment, load_record, seed_of
from drachenhort.core.rng import Rng
from drachenhort.games import find

GAME = find("drachensachen")


def played(moves: int) -> Record:
    record = Record(GAME, GAME.simulation_options({"skills": "all"}).to_json(), 3, "a seed", "salt", ["random"] * 3)
    state = record.start()
    rng = Rng.from_seed("moves")
    while state.outcome is None and len(record.actions) < moves:
        decision = state.pending[0]
        action = decision.nth(rng.below(decision.count()))
        record.actions.append((decision.seat, action))
        state.apply(decision.seat, action)
    return record


RECORD = played(60)
TEXT = RECORD.text()


def test_a_record_reads_back() -> None:
    record = load_record(TEXT)
    assert record.actions == RECORD.actions
    assert record.replay().text() == RECORD.replay().text()
    assert record.text() == TEXT


def test_a_replay_can_stop_anywhere() -> None:
    assert RECORD.replay(0).text() == RECORD.start().text()
    half = RECORD.replay(30)
    for seat, action in RECORD.actions[30:]:
        half.apply(seat, action)
    assert half.text() == RECORD.replay().text()


def test_the_commitment_hides_the_seed_and_proves_it() -> None:
    assert commitment("seed", "salt") == commitment("seed", "salt")
    assert commitment("seed", "salt") != commitment("seed", "other")
    assert "a seed" not in commitment("a seed", "salt")


@pytest.mark.parametrize("share", [0, 1, 10, 50, 90, 99])
def test_a_record_that_is_cut_off(share: int) -> None:
    with pytest.raises(RecordError) as error:
        load_record(TEXT[: len(TEXT) * share // 100])
    assert error.value.place.startswith("line ")


def body() -> dict[str, Json]:
    loaded = json.loads(TEXT)
    assert isinstance(loaded, dict)
    return loaded


@pytest.mark.parametrize("field", list(body()))
def test_a_field_that_is_missing_or_edited(field: str) -> None:
    changes: list[Json] = ["gone", None, 7, "x", [], {"a": 1}, ["9 play 7"]]
    for change in changes:
        edited = body()
        if change == edited[field]:
            continue
        if change == "gone":
            del edited[field]
        else:
            edited[field] = change
        with pytest.raises(RecordError):
            load_record(json.dumps(edited))


def resealed(edited: dict[str, Json]) -> str:
    """An edit by somebody who knows how the checksum is made."""
    from drachenhort.core.record import _checksum

    del edited["check"]
    edited["check"] = _checksum(edited)
    return json.dumps(edited)


def test_an_action_changed_by_somebody_who_can_seal_it_again() -> None:
    edited = body()
    actions = edited["actions"]
    assert isinstance(actions, list)
    actions[10] = "1 give 2"
    with pytest.raises(RecordError) as error:
        load_record(resealed(edited))
    assert error.value.place == "action 11 (1 give 2)"


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("seed", "another", "commitment"),
        ("version", 999, "version"),
        ("version", True, "version"),
        ("game", "drachenschach", "game"),
        ("seats", 9, "options"),
        ("options", {"target": 0}, "options"),
        ("options", [], "options"),
        ("actions", ["play 7"], "action 1"),
        ("actions", ["1 nonsense"], "action 1"),
        ("actions", ["0 take"], "action 1"),
        ("actions", ["7 take"], "action 1"),
        ("digest", "0" * 32, "digest"),
        ("outcome", {"ending": "match", "scores": [0, 0, 0], "winners": [1]}, "outcome"),
    ],
)
def test_each_lie_is_found_at_its_place(field: str, value: Json, place: str) -> None:
    edited = body()
    edited[field] = value
    with pytest.raises(RecordError) as error:
        load_record(resealed(edited))
    assert error.value.place == place


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "7", '"x"', "{}", '{"format": "chess"}', "[" * 100_000, "1" * 5_000, "\x00\x01"]
)
def test_what_is_no_record_at_all(text: str) -> None:
    with pytest.raises(RecordError):
        load_record(text)


@pytest.mark.parametrize(
    ("field", "value", "place"),
    [
        ("seed", "\ud800", "seed"),
        ("salt", "half \udfff", "salt"),
        ("players", ["\ud800"] * 3, "players"),
        ("options", {"\ud800": 1}, "options"),
        pytest.param("version", 10**4000, "version", id="4000 digits"),
        ("options", {"target": -(10**18)}, "options"),
        ("\ud800", 1, "\ud800"),
    ],
)
def test_what_json_can_say_and_no_record_means(field: str, value: Json, place: str) -> None:
    edited = body()
    edited[field] = value
    with pytest.raises(RecordError) as error:
        load_record(resealed(edited))
    assert error.value.place == place
    assert len(str(error.value)) < 200


@pytest.mark.parametrize("depth", [9, 300, 900])
def test_what_is_nested_too_deeply_is_named_with_its_field(depth: int) -> None:
    text = TEXT.replace('"seats": 3', f'"seats": {"[" * depth}{"]" * depth}')
    with pytest.raises(RecordError, match="at most 8 brackets") as error:
        load_record(text)
    assert error.value.place == "seats"


@pytest.mark.parametrize("value", ["[" * 5000, '{"a":' * 5000, "3" * 5000, "-" + "3" * 5000, '{"]]": ' + "3" * 5000 + "}"])
def test_where_the_parser_gives_up_is_named_with_its_line(value: str) -> None:
    text = TEXT.replace('"seats": 3', f'"seats": {value}')
    line = next(number for number, content in enumerate(TEXT.split("\n"), 1) if '"seats"' in content)
    with pytest.raises(RecordError, match=r"at most 8 brackets|at most 18 digits") as error:
        load_record(text)
    assert error.value.place == f"line {line}"


@pytest.mark.parametrize("line", ["play " * 100_000, "9" * 100_000, "1 " + "x" * 100_000])
def test_a_long_action_is_refused_without_repeating_it(line: str) -> None:
    edited = body()
    edited["actions"] = [line]
    with pytest.raises(RecordError) as error:
        load_record(resealed(edited))
    assert error.value.place == "action 1" and len(str(error.value)) < 1000


@pytest.mark.parametrize(
    ("game_id", "digest"),
    [
        ("drachensachen", "af02c2ac94b28dcdc2048e2ae3bbe27a"),
        ("drachenfaust", "f30e118418d1d86961327e8e3083bd6c"),
        ("drachenhueter", "5024bd3a29bcd523a5e914826f956f51"),
        ("drachenfels", "168cac62753a534298c71c71c5b2cc49"),
        ("schutt_und_asche", "ad60fa72a35821e78956a645bf9aced6"),
    ],
)
def test_the_digest_of_a_deal_never_changes_within_a_version(game_id: str, digest: str) -> None:
    """Records that people have kept hold such digests. A new option must leave position texts without it as they are."""
    game = find(game_id)
    assert (game.rules_version, game.format_version) == (1, 1)
    assert game.new(game.max_seats, game.options({}), "a seed").digest() == digest


def test_a_digest_counts_only_if_positions_are_still_written_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    edited = body()
    edited["digest"] = "0" * 32
    lie = resealed(edited)
    assert "positions" not in body()
    monkeypatch.setattr(RECORD.game, "format_version", 2)
    assert load_record(lie).actions == RECORD.actions
    newer = RECORD.text()
    assert json.loads(newer)["positions"] == 2
    assert load_record(newer).text() == newer
    with pytest.raises(RecordError, match="digest"):
        load_record(resealed({**edited, "positions": 2}))
    with pytest.raises(RecordError, match="outcome"):
        load_record(resealed({**edited, "outcome": {"ending": "match", "scores": [0, 0, 0], "winners": [1]}}))
    monkeypatch.undo()
    assert load_record(newer).text() == TEXT


def test_rules_that_are_not_here_are_another_matter_than_a_wrong_record(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RECORD.game, "rules_version", 2)
    with pytest.raises(OldRecord) as error:
        load_record(TEXT)
    assert error.value.place == "version"
    assert seed_of(TEXT) == (RECORD.seed, RECORD.salt)
    with pytest.raises(RecordError, match="changed after"):
        seed_of(TEXT.replace(RECORD.seed, "another"))
    monkeypatch.setattr(RECORD.game, "compatible_with", [1])
    assert load_record(TEXT).text() == TEXT, "it says as before by which rules it began"


def from_position() -> Record:
    """The same game from its middle on, as a game of its own."""
    half = RECORD.replay(30)
    record = Record(GAME, RECORD.options, 3, "another seed", "salt", ["random"] * 3, position=half.text())
    record.actions = RECORD.actions[30:]
    return record


def test_a_game_can_begin_with_a_position() -> None:
    record = from_position()
    assert record.start().text() == RECORD.replay(30).text()
    assert record.replay().text() == RECORD.replay().text()
    text = record.text()
    loaded = load_record(text)
    assert loaded.position == record.position
    assert loaded.text() == text
    assert loaded.start(is_logging=True).is_logging


def test_a_dealt_game_has_no_position() -> None:
    assert "position" not in body()
    assert load_record(TEXT).position is None


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seats: 3", "seats: 2", "position"),
        ("rng:", "ring:", "position"),
        ("single_game=off", "single_game=on", "position"),
        ("position: drachensachen", "position: drachenfels", "position"),
    ],
)
def test_a_position_that_is_none_of_this_table(old: str, new: str, place: str) -> None:
    edited = json.loads(from_position().text())
    assert old in edited["position"]
    edited["position"] = edited["position"].replace(old, new, 1)
    with pytest.raises(RecordError) as error:
        load_record(resealed(edited))
    assert error.value.place == place
