"""Deals that are the same every time."""

import itertools
import secrets

import pytest


@pytest.fixture
def fixed_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds and salts come from a counter, so that a test that fails once fails again."""
    numbers = itertools.count()
    monkeypatch.setattr(secrets, "token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
