"""A lost connection goes on with exactly what was missed; two devices of one person are both right."""

import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import all_games
from drachenhort.server.table.live_game import LATELY
from drachenhort.server.table.looking import SHOWN_ACTS
from tests.server.house import Guest, Inn, Message, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAMES = [game.id for game in all_games()]


def log_of(message: Message) -> list[Message]:
    log: list[Message] = msgspec.json.decode(msgspec.json.encode(message["log"]))
    return log


def moves_of(guest: Guest, after: int) -> list[Message]:
    """What somebody who never lost the connection was sent for each act, as a log has it."""
    return [
        {name: value for name, value in message.items() if name in ("version", "events", "said")}
        for message in guest.of("moved")
        if int(str(message["version"])) > after
    ]


async def a_table(inn: Inn, game: str = "drachensachen") -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben", "en")]
    bots = 1 if game == "drachenfaust" else 0
    return await laid(inn, people, game, bots), people


async def come_again(inn: Inn, table: str, name: str, lang: str | None, seen: int | None) -> Guest:
    again = inn.visitor(name, lang)
    again.say("enter", table=table, **({} if seen is None else {"seen": seen}))
    await inn.rest()
    return again


@pytest.mark.parametrize("missed", [0, 1, 7, LATELY, LATELY + 30])
@pytest.mark.parametrize("game", GAMES)
@scene
async def test_exactly_what_was_missed_is_told(game: str, missed: int) -> None:
    """Within what is at hand and beyond it, for a seat and for a watcher, in their own words."""
    inn = Inn()
    table, people = await a_table(inn, game)
    watcher = await come_again(inn, table, "Wanda", "de", None)
    await play(inn, table, people, Rng.from_seed("before"), 9)
    witnesses = [(people[0], "de"), (people[1], "en"), (watcher, "de")]
    seen = [witness.version for witness, _ in witnesses]
    while people[0].version < seen[0] + missed:
        await play(inn, table, people, Rng.from_seed("missed"), 1)
    for (witness, lang), version in zip(witnesses, seen, strict=True):
        again = await come_again(inn, table, witness.person.name, lang, version)
        shown = again.last("view")
        assert shown["is_whole"] is False
        assert log_of(shown) == moves_of(witness, version)
        assert len(log_of(shown)) == witness.version - version
        assert (again.version, again.view) == (witness.version, witness.view)


@scene
async def test_the_same_after_a_restart() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    await play(inn, table, people, Rng.from_seed("before"), 60)
    seen = people[0].version - 20
    inn = await inn.restart()
    again = await come_again(inn, table, "Anna", "de", seen)
    assert log_of(again.last("view")) == moves_of(people[0], seen)


@scene
async def test_who_comes_for_the_first_time_is_told_the_game_so_far() -> None:
    inn = Inn()
    table, people = await a_table(inn)
    await play(inn, table, people, Rng.from_seed("so far"), 40)
    again = await come_again(inn, table, "Anna", "de", None)
    shown = again.last("view")
    assert shown["is_whole"] is True
    log = log_of(shown)
    assert [int(str(act["version"])) for act in log] == list(range(people[0].version + 1))
    assert log[0]["events"] == log_of(people[0].of("view")[0])[0]["events"], "the deal"
    assert log[1:] == moves_of(people[0], 0)


@scene
async def test_of_a_long_game_only_the_last_acts_are_told() -> None:
    inn = Inn()
    people = [inn.visitor("Anna"), inn.visitor("Ben")]
    table = await laid(inn, people, options={"target": 900})
    await play(inn, table, people, Rng.from_seed("long"), SHOWN_ACTS + 20)
    for seen in (None, 5):
        again = await come_again(inn, table, "Anna", None, seen)
        assert again.last("view")["is_whole"] is True
        assert log_of(again.last("view")) == moves_of(people[0], people[0].version - SHOWN_ACTS)
    again = await come_again(inn, table, "Anna", None, people[0].version - SHOWN_ACTS)
    assert again.last("view")["is_whole"] is False
    assert log_of(again.last("view")) == moves_of(people[0], people[0].version - SHOWN_ACTS)


@scene
async def test_who_has_seen_more_than_there_is_starts_over() -> None:
    """A version that this table never had, from another server perhaps."""
    inn = Inn()
    table, people = await a_table(inn)
    await play(inn, table, people, Rng.from_seed("so far"), 4)
    again = await come_again(inn, table, "Anna", None, 5000)
    assert again.last("view")["is_whole"] is True
    assert again.view == people[0].view


@pytest.mark.parametrize("is_restarted", [False, True])
@scene
async def test_who_has_seen_what_was_taken_back_starts_over(is_restarted: bool) -> None:
    inn = Inn()
    table, (anna, ben) = await a_table(inn)
    await play(inn, table, [anna, ben], Rng.from_seed("before"), 8)
    seen = anna.version
    anna.say("undo", table=table, id="oh")
    await inn.rest()
    ben.say("agree", table=table, yes=True)
    await inn.rest()
    undone = anna.version
    assert undone == seen + 1
    await play(inn, table, [anna, ben], Rng.from_seed("after"), 3)
    if is_restarted:
        inn = await inn.restart()
    for version in (seen, seen - 1, 0):
        again = await come_again(inn, table, "Anna", "de", version)
        shown = again.last("view")
        assert shown["is_whole"] is True
        told = [int(str(act["version"])) for act in log_of(shown)]
        assert told == sorted(told) and seen not in told and undone not in told
        assert told[-3:] == [undone + 1, undone + 2, undone + 3]
        assert again.view == anna.view
    again = await come_again(inn, table, "Anna", "de", undone)
    assert again.last("view")["is_whole"] is False
    assert log_of(again.last("view")) == moves_of(anna, undone)


# Two devices.


@scene
async def test_two_devices_of_one_person_are_both_right() -> None:
    inn = Inn()
    table, (anna, ben) = await a_table(inn)
    phone = await come_again(inn, table, "Anna", "en", None)
    rng = Rng.from_seed("two devices")
    for _ in range(25):
        devices = [anna, phone]
        for guest in asked([devices[rng.below(2)], ben])[:1]:
            guest.act(table, seat_of(guest), guest.legal[rng.below(len(guest.legal))])
            await inn.rest()
        assert (phone.version, phone.view) == (anna.version, anna.view)
    assert anna.of("ack") and phone.of("ack")
    assert anna.version > 10
    assert len(phone.of("moved")) == anna.version


@scene
async def test_who_decides_on_both_devices_decides_once() -> None:
    inn = Inn()
    table, (anna, _) = await a_table(inn)
    phone = await come_again(inn, table, "Anna", None, None)
    version = anna.version
    first, second = anna.legal[0], anna.legal[-1]
    counted = anna.act(table, 0, first, version=version)
    late = phone.act(table, 0, second, version=version)
    await inn.rest()
    assert [[ack["id"] for ack in device.of("ack")] for device in (anna, phone)] == [[counted], [counted]]
    assert phone.last("view")["late"] == late or phone.of("refused")
    assert anna.version == version + 1


@scene
async def test_a_person_is_there_as_long_as_one_device_is() -> None:
    inn = Inn()
    table, (anna, ben) = await a_table(inn)
    phone = await come_again(inn, table, "Anna", None, None)
    anna.connection.close()
    await inn.rest()
    assert ben.info.seats[0].is_here
    phone.connection.close()
    await inn.rest()
    assert not ben.info.seats[0].is_here


@scene
async def test_entering_twice_over_one_connection_shows_the_table_again() -> None:
    inn = Inn()
    table, (anna, _) = await a_table(inn)
    anna.forget()
    anna.say("enter", table=table, seen=anna.version)
    await inn.rest()
    assert len(anna.of("view")) == 1
    anna.act(table, 0, anna.legal[0])
    await inn.rest()
    assert len(anna.of("moved")) == 1, "and everything comes once"
