"""What has changed between two plain values, and the way back."""

import json

from hypothesis import given
from hypothesis import strategies as st

from drachenhort.core.delta import changes, with_changes
from drachenhort.core.plain import Json

leaves = st.one_of(st.none(), st.integers(-3, 3), st.sampled_from(["", "a", "b"]))
values = st.recursive(
    leaves, lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.sampled_from("xyz"), inner, max_size=3))
)


def copy(value: Json) -> Json:
    copied: Json = json.loads(json.dumps(value))
    return copied


@given(values, values)
def test_the_changes_lead_from_one_value_to_the_other(old: Json, new: Json) -> None:
    after = with_changes(copy(old), changes(copy(old), copy(new)))
    assert json.dumps(after, sort_keys=True) == json.dumps(new, sort_keys=True)


@given(values)
def test_nothing_has_changed_in_the_same(value: Json) -> None:
    assert changes(value, copy(value)) == []


def test_a_change_deep_down_is_told_alone() -> None:
    old: Json = {"players": [{"hand": 3, "open": ["a"]}, {"hand": 4, "open": ["b"]}], "turn": 0}
    new: Json = {"players": [{"hand": 3, "open": ["a"]}, {"hand": 2, "open": ["b"]}], "turn": 0}
    assert changes(old, new) == [[["players", 1, "hand"], 2]]


def test_a_list_of_another_length_is_told_whole() -> None:
    assert changes({"pile": [{"n": 1}]}, {"pile": [{"n": 1}, {"n": 2}]}) == [[["pile"], [{"n": 1}, {"n": 2}]]]


def test_an_object_with_other_names_is_told_whole_and_once() -> None:
    old: Json = {"step": {"seat": 0, "card": 3}}
    new: Json = {"step": {"seat": 1, "left": 2}}
    assert changes(old, new) == [[["step"], {"seat": 1, "left": 2}]]
