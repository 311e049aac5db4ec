"""Names: a text of some length that shows itself and turns nothing else around."""

import pytest

from drachenhort.server.base.errors import Cannot
from drachenhort.server.table.people import check_name, new_guest


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Kim", "Kim"),
        ("  Kim  ", "Kim"),
        ("Kim   von  Drachenfels", "Kim von Drachenfels"),
        ("<b>Kim</b>", "<b>Kim</b>"),
        ("龍", "龍"),
        ("👩‍👧 Ash", "👩‍👧 Ash"),
        ("Jose\u0301", "José"),
        ("👩🏽‍🚀", "👩🏽‍🚀"),
        ("🏴‍☠️ Ash", "🏴‍☠️ Ash"),
        ("Drache 1️⃣", "Drache 1️⃣"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("a" * 24, "a" * 24),
    ],
)
def test_a_name_is_kept_as_it_is_written(text: str, name: str) -> None:
    assert check_name(text) == name


@pytest.mark.parametrize(
    "text",
    ["", " ", "a" * 25, "a\nb", "a\x00b", "\x1b[31m", "a\u202eb", "\u2066", "\u200b", "\u3164", "\u2028", "\ud800"],
)
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(Cannot) as refused:
        check_name(text)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize("sign", [*"\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\ufe0f\u115f\u3164\u2800\U000e0061"])
def test_with_something_invisible_in_it_nobody_can_take_the_name_of_somebody_else(sign: str) -> None:
    for text in (f"Kim{sign}", f"K{sign}im", f"{sign}Kim", f"Kim 2{sign}"):
        with pytest.raises(Cannot) as refused:
            check_name(text)
        assert refused.value.code == "bad-name"


def test_guests_have_different_ids_and_a_name_in_their_language() -> None:
    german, english = new_guest("de"), new_guest("en")
    assert german.id != english.id
    assert german.name.startswith("Gast ") and english.name.startswith("Guest ")
    assert check_name(german.name) == german.name
