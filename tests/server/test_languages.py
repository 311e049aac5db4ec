"""The language of whoever asks, by the header that browsers send."""

import pytest

from drachenhort.server.base.languages import choose_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("xx,de;q=0.3,en;q=0.2", "de"),
        ("xx", "en"),
        ("de;q=0", "en"),
        ("de;q=nonsense,en;q=0.1", "en"),
        ("de;q=nan,en;q=0.1", "en"),
        ("DE-ch", "de"),
        ("den", "en"),
        (";;;,,,=", "en"),
    ],
)
def test_the_best_of_our_languages(header: str | None, language: str) -> None:
    assert choose_language(header) == language
