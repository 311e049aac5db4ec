"""Messages to those who are not there: who gets one and when, and what is kept of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.plans import SECONDS_A_DAY, Clock
from drachenhort.server.push import calling
from drachenhort.server.push.calling import Calls
from drachenhort.server.push.devices import MOST_DEVICES, Device, keep_device, name_of, wishes_of
from drachenhort.server.push.posting import Connect
from drachenhort.server.push.quiet import Quiet
from drachenhort.server.push.sealing import Sender
from drachenhort.server.store.store import StoreError
from tests.server.house import Guest, Inn, asked, laid, play, scene
from tests.server.push_service import QUIET, Browser, PushService, at, names, push_service

__all__ = ["names"]

GRACE = 60


class Evening:
    """A table of Anna's and Ben's, of whom the one whose turn it is has gone and wants messages."""

    def __init__(self, inn: Inn, table: str, away: Guest, other: Guest, service: PushService, connect: Connect) -> None:
        self.inn = inn
        self.table = table
        self.away = away
        self.other = other
        self.service = service
        self._connect = connect
        self.browser = Browser()
        self.calls = self._calls()

    def _calls(self) -> Calls:
        sender = Sender(self.inn.store.key, "mailto:me@example.org", lambda: self.inn.time)
        return Calls(self.inn.tables, sender, GRACE, self._connect)

    async def subscribe(self, browser: Browser | None = None, quiet: Quiet | None = None, language: str = "en") -> None:
        found = browser or self.browser
        device = Device(found.endpoint, found.key, found.auth, language, self.inn.time)
        await keep_device(self.inn.store, self.away.person.id, device, quiet)
        self.calls.note(self.away.person.id)
        await self.calls.settled()

    async def later(self, seconds: float) -> None:
        """Two looks: one sees who is asked, the next one finds that their time has come."""
        await self.calls.look()
        await self.calls.settled()
        self.inn.time += round(seconds * 1000)
        await self.calls.look()
        await self.calls.settled()

    async def restart(self) -> None:
        self.inn = await self.inn.restart()
        self.calls = self._calls()

    def told(self, browser: Browser | None = None) -> int:
        return len(self.service.told(browser or self.browser))


@asynccontextmanager
async def evening(folder: Path, clock: Clock | None = None, **how: bool) -> AsyncIterator[Evening]:
    async with push_service(folder) as (service, connect):
        inn = Inn()
        inn.time = at("2026-01-10T18:00")
        people = [inn.visitor("Anna", "en"), inn.visitor("Ben", "en")]
        table = await laid(inn, people, "drachenfels", clock=clock or Clock())
        away = asked(people)[0]
        other = people[1 - people.index(away)]
        away.say("leave", table=table)
        await inn.rest()
        found = Evening(inn, table, away, other, service, connect)
        if how.get("is_subscribed", True):
            await found.subscribe()
        yield found
        await found.inn.tables.close()


@scene
async def test_whoever_is_asked_and_away_gets_one_message_that_their_browser_reads(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE - 1)
        assert here.told() == 0, "there was no time to come yet"
        await here.later(1)
        [message] = here.service.told(here.browser)
        assert message == {
            "table": here.table,
            "turn": message["turn"],
            "title": "Your turn in Drachenfels",
            "text": f"With {here.other.person.name}",
            "lang": "en",
        }
        [received] = here.service.received
        assert here.calls.sender is not None
        claims = received.check_proof(here.calls.sender.public, here.inn.time // 1000)
        assert claims["sub"] == "mailto:me@example.org"
        assert received.headers["ttl"] == "604800" and received.headers["topic"] == here.calls.sender.topic(here.table)
        assert received.headers["content-encoding"] == "aes128gcm"
        await here.later(SECONDS_A_DAY)
        assert here.told() == 1, "of the same decision nobody is told twice"


@scene
async def test_the_next_turn_is_told_anew_and_a_restart_doubles_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE)
        await here.restart()
        await here.later(GRACE)
        assert here.told() == 1
        people = [here.inn.visitor(name, "en") for name in ("Anna", "Ben")]
        for guest in people:
            guest.say("enter", table=here.table)
        await here.inn.rest()
        me = next(guest for guest in people if guest.person.id == here.away.person.id)
        await play(here.inn, here.table, people, Rng.from_seed("on"), 1)
        while asked(people) != [me]:
            await play(here.inn, here.table, people, Rng.from_seed("on"), 1)
        me.say("leave", table=here.table)
        await here.inn.rest()
        await here.later(GRACE)
        first, second = here.service.told(here.browser)
        assert first["turn"] != second["turn"] and first["table"] == second["table"]


@scene
async def test_what_was_due_when_the_power_failed_is_told_afterwards(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE - 1)
        await here.restart()
        await here.later(GRACE)
        assert here.told() == 1


@scene
async def test_a_table_that_has_gone_out_of_memory_still_asks(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.other.say("leave", table=here.table)
        await here.inn.rest()
        await here.calls.look()
        await here.inn.tables._put_away(here.table)
        assert here.inn.tables.playing() == []
        await here.later(GRACE)
        assert here.told() == 1


@scene
async def test_nobody_who_looks_on_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        await here.later(GRACE * 2)
        assert here.told() == 0
        here.away.say("leave", table=here.table)
        await here.inn.rest()
        await here.later(GRACE - 1)
        assert here.told() == 0, "time begins when they have gone"
        await here.later(1)
        assert here.told() == 1


@scene
async def test_whoever_came_back_meanwhile_is_not_told(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.calls.look()
        here.inn.time += GRACE * 1000
        [waiting] = here.calls._waiting.values()
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        await here.calls._call(here.table, here.away.person.id, waiting)
        assert here.told() == 0 and not here.calls._waiting


@scene
async def test_where_nobody_else_plays_and_at_quick_tables_nobody_is_told(tmp_path: Path) -> None:
    async with evening(tmp_path, Clock("decision", seconds=600)) as here:
        alone = await laid(here.inn, [here.away], bots=1)
        here.away.say("leave", table=alone)
        await here.inn.rest()
        await here.later(GRACE)
        assert here.told() == 0


@scene
async def test_with_days_to_decide_a_message_is_kept_as_long_as_there_is_time(tmp_path: Path) -> None:
    async with evening(tmp_path, Clock("days", days=2)) as here:
        await here.later(GRACE)
        [received] = here.service.received
        assert received.headers["ttl"] == str(2 * SECONDS_A_DAY - GRACE)


@scene
async def test_what_falls_into_quiet_hours_is_told_when_they_end_if_it_is_still_due(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(quiet=QUIET)
        here.inn.time = at("2026-01-10T21:59:30")
        await here.later(GRACE)
        assert here.told() == 0
        here.inn.time = at("2026-01-11T07:59")
        await here.later(0)
        assert here.told() == 0
        here.inn.time = at("2026-01-11T08:00")
        await here.later(0)
        assert here.told() == 1


@scene
async def test_whoever_played_in_their_quiet_hours_is_not_told_of_it(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(quiet=QUIET)
        here.inn.time = at("2026-01-10T23:00")
        await here.later(GRACE)
        here.away.say("enter", table=here.table)
        await here.inn.rest()
        while asked([here.away]):
            await play(here.inn, here.table, [here.away], Rng.from_seed("night"), 1)
        here.away.say("leave", table=here.table)
        await here.inn.rest()
        here.inn.time = at("2026-01-11T08:00")
        await here.later(GRACE)
        assert here.told() == 0


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(status: int, tmp_path: Path) -> None:
    @scene
    async def run() -> None:
        async with evening(tmp_path) as here:
            here.service.answers.append(f"HTTP/1.1 {status} Gone\r\n\r\n")
            await here.later(GRACE)
            assert here.inn.store.wanted == {}, "it was the only one, so nothing is left"
            await here.later(SECONDS_A_DAY)
            assert here.told() == 1

    run()


@scene
async def test_of_two_browsers_only_the_one_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        other = Browser()
        await here.subscribe(other)
        here.service.answers.append("HTTP/1.1 410 Gone\r\n\r\n")
        await here.later(GRACE)
        gone = here.service.received[0].endpoint
        left = {here.browser.endpoint, other.endpoint} - {gone}
        wishes = await wishes_of(here.inn.store, here.away.person.id)
        assert {device.endpoint for device in wishes.devices.values()} == left
        assert here.told() == here.told(other) == 1


@pytest.mark.parametrize("said", ["HTTP/1.1 429 Slow\r\nRetry-After: 600\r\n\r\n", "HTTP/1.1 503 Busy\r\n\r\n", ""])
def test_a_service_that_is_busy_is_asked_again_later_and_those_who_heard_it_are_not(said: str, tmp_path: Path) -> None:
    @scene
    async def run() -> None:
        async with evening(tmp_path) as here:
            other = Browser()
            await here.subscribe(other)
            here.service.answers.append(said)
            await here.later(GRACE)
            assert len(here.service.received) == 2
            wait = 600 if "429" in said else calling.WAITS[0]
            await here.later(wait - 1)
            assert len(here.service.received) == 2
            await here.later(1)
            assert (
                len(here.service.received) == 3 and here.service.received[2].endpoint == here.service.received[0].endpoint
            )

    run()


@scene
async def test_nobody_is_tried_for_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        here.service.answers.extend(["HTTP/1.1 500 Broken\r\n\r\n"] * 100)
        await here.later(GRACE)
        for _ in range(20):
            await here.later(SECONDS_A_DAY)
        assert len(here.service.received) == 1 + len(calling.WAITS)


@scene
async def test_a_service_that_refuses_is_not_asked_again_and_the_browser_stays(tmp_path: Path) -> None:
    """It may be that this server's clock is wrong: then all browsers of the site are refused."""
    async with evening(tmp_path) as here:
        here.service.answers.append("HTTP/1.1 403 Forbidden\r\n\r\n")
        await here.later(GRACE)
        await here.later(SECONDS_A_DAY)
        assert here.told() == 1 and len((await wishes_of(here.inn.store, here.away.person.id)).devices) == 1


@scene
async def test_a_broken_disk_is_no_reason_to_be_silent_for_ever(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.calls.look()
        here.inn.time += GRACE * 1000

        async def broken(person: str) -> dict[str, bytes]:
            raise StoreError("the disk is full")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(here.inn.store, "pushes", broken)
            await here.calls.look()
            await here.calls.settled()
        assert here.told() == 0
        await here.later(calling.WAITS[0])
        assert here.told() == 1


@scene
async def test_whoever_has_too_many_browsers_loses_the_oldest(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        browsers = [Browser() for _ in range(MOST_DEVICES + 2)]
        for browser in browsers:
            here.inn.time += 1
            await here.subscribe(browser)
        wishes = await wishes_of(here.inn.store, here.away.person.id)
        assert set(wishes.devices) == {name_of(browser.endpoint) for browser in browsers[2:]}


@scene
async def test_in_german_and_of_whoever_is_forgotten_nothing_is_left(tmp_path: Path) -> None:
    async with evening(tmp_path, is_subscribed=False) as here:
        await here.subscribe(language="de")
        await here.later(GRACE)
        [message] = here.service.told(here.browser)
        assert message["title"] == "Du bist dran: Drachenfels" and message["text"] == f"Mit {here.other.person.name}"
        assert here.inn.store.wanted != {}
        await here.calls.forget(here.away.person.id)
        assert here.inn.store.wanted == {} and not here.calls._waiting


@scene
async def test_a_guests_browser_comes_along_into_the_account(tmp_path: Path) -> None:
    async with evening(tmp_path) as here:
        await here.later(GRACE)
        await here.calls.bring_along(here.away.person.id, "account")
        assert set(here.inn.store.wanted) == {"account"}
        assert len((await wishes_of(here.inn.store, "account")).devices) == 1
