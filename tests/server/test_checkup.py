"""Health is found out by writing, and nobody can keep the disk busy by asking."""

import asyncio
import logging

import pytest

from drachenhort.server.store import checkup
from drachenhort.server.store.checkup import Checkup
from tests.server.house import MemoryStore, scene


@scene
async def test_many_who_ask_share_one_attempt_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    health = Checkup(store)
    assert await asyncio.gather(*(health.fault() for _ in range(100))) == [None] * 100
    assert await health.fault() is None
    assert store.probes == 1
    monkeypatch.setattr(checkup, "EVERY", 0.0)
    assert await health.fault() is None
    assert store.probes == 2


@scene
async def test_a_store_that_takes_no_writes_is_not_well_until_it_does(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(checkup, "EVERY", 0.0)
    store = MemoryStore()
    health = Checkup(store)
    store.is_broken = True
    assert await health.fault() == await health.fault() == "the disk is full"
    store.is_broken = False
    assert await health.fault() is None and await health.fault() is None
    said = [record.getMessage() for record in caplog.records]
    assert said == ["the store takes no writes: the disk is full", "the store takes writes again"]


@scene
async def test_a_store_that_does_not_answer_is_not_asked_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "PATIENCE", 0.02)
    monkeypatch.setattr(checkup, "EVERY", 0.0)
    store = MemoryStore()
    store.is_held = True
    health = Checkup(store)
    for _ in range(3):
        assert await health.fault() == "the store does not answer"
    assert store.probes == 1
    store.is_held = False
    assert await health.fault() is None
