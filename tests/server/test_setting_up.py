"""Setting up a table: every game with every option, every kind of seat and clock, and what is refused."""

import msgspec
import pytest

from drachenhort.core.plain import Json
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.games.files import read_file
from drachenhort.lab.random_options import random_options
from drachenhort.server.base.errors import Cannot, Code
from drachenhort.server.base.plans import Clock, OptionValues, SeatPlan, TableSetup
from drachenhort.server.store.store import Person, StoreError
from drachenhort.server.table import seating
from tests.server.house import Inn, scene

HOST = Person("anna", "Anna")
GAMES = [game.id for game in all_games()]
ME, OPEN, INVITED, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("invited"), SeatPlan("bot")
CREATURE = """
[[creature]]
name = { de = "Zöllner", en = "Customs Officer" }
text = { de = "Nimm jedem 1 Silber.", en = "Take 1 silver from everybody." }
effects = [{ do = "take", what = "silver", count = 1, from = "each" }]
"""


def seats_for(game: str) -> list[SeatPlan]:
    return [ME, *[BOT] * (find(game).min_seats - 1)]


async def refusal(setup: TableSetup) -> tuple[Code, str]:
    """Why this table cannot be set up; nothing of it is stored."""
    inn = Inn()
    with pytest.raises(Cannot) as reason:
        await inn.tables.create(HOST, setup)
    assert not inn.store.logs
    return reason.value.code, reason.value.text


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_every_option_of_every_game_can_be_chosen(game: str) -> None:
    for number in range(8):
        values = random_options(find(game), Rng.from_seed(f"{game} {number}"))
        wanted = find(game).options(values).to_json()
        inn = Inn()
        table = await inn.tables.create(HOST, TableSetup(game, seats_for(game), msgspec.convert(values, OptionValues)))
        assert (await table.info()).options == wanted
        await table.do(seating.start, HOST.id)
        inn = await inn.restart()
        info = await (await inn.tables.find(table.id)).info()
        assert (info.options, info.status) == (wanted, "running")
        await inn.tables.close()


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_options_that_are_not_given_have_their_defaults(game: str) -> None:
    inn = Inn()
    table = await inn.tables.create(HOST, TableSetup(game, seats_for(game)))
    assert (await table.info()).options == find(game).options({}).to_json()


@scene
async def test_creatures_and_boards_come_as_the_text_of_their_files() -> None:
    inn = Inn()
    options: OptionValues = {"creatures": CREATURE}
    table = await inn.tables.create(HOST, TableSetup("drachenfaust", seats_for("drachenfaust"), options))
    (word,) = msgspec.convert((await table.info()).options["creatures"], list[str])
    assert "Customs" in word
    await table.do(seating.start, HOST.id)
    options = {"board": read_file("drachenfels", "board.toml")}
    table = await inn.tables.create(HOST, TableSetup("drachenfels", seats_for("drachenfels"), options))
    assert len(msgspec.convert((await table.info()).options["board"], list[str])) > 50
    await table.do(seating.start, HOST.id)


HOSTILE_TEXTS = ["", "none of this", "[[creature]]", "a = " + "[" * 5000, "\x00", "[[creature]]\nname = 3", "=" * 20_000]


@pytest.mark.parametrize("text", HOSTILE_TEXTS)
@pytest.mark.parametrize(("game", "option"), [("drachenfaust", "creatures"), ("drachenfels", "board")])
@scene
async def test_a_file_that_is_none_is_refused_in_words(game: str, option: str, text: str) -> None:
    code, reason = await refusal(TableSetup(game, seats_for(game), {option: text}))
    assert code == "bad-options"
    assert reason


BAD_OPTIONS: list[tuple[str, Json, str]] = [
    ("target", 0, "from 1 to 999"),
    ("target", "many", "from 1 to 999"),
    ("target", True, "from 1 to 999"),
    ("single_game", 1, "on or off"),
    ("curses", ["none of them"], "some of"),
    ("stakes", 3, "there is no option stakes"),
]


@pytest.mark.parametrize(("option", "value", "right"), BAD_OPTIONS)
@scene
async def test_a_wrong_option_is_refused_with_what_would_be_right(option: str, value: Json, right: str) -> None:
    options = {option: msgspec.convert(value, bool | int | str | list[str])}
    code, text = await refusal(TableSetup("drachensachen", [ME, BOT], options))
    assert code == "bad-options"
    assert right in text


@scene
async def test_a_game_nobody_knows_is_refused() -> None:
    code, text = await refusal(TableSetup("skat", [ME, BOT]))
    assert code == "no-game"
    assert "drachensachen" in text


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_a_wrong_number_of_seats_is_refused(game: str) -> None:
    code, text = await refusal(TableSetup(game, [ME] * (find(game).max_seats + 1)))
    assert code == "bad-seats"
    assert f"{find(game).min_seats} to {find(game).max_seats}" in text


@scene
async def test_a_bot_nobody_knows_is_refused() -> None:
    code, text = await refusal(TableSetup("drachensachen", [ME, SeatPlan("bot", "grandmaster")]))
    assert code == "bad-seats"
    assert "greedy" in text


GOOD_CLOCKS = [
    Clock(),
    Clock("decision", seconds=30),
    Clock("game", seconds=600),
    Clock("game", seconds=600, increment=5),
    Clock("days", days=3),
]
BAD_CLOCKS = [
    Clock("none", seconds=1),
    Clock("none", days=1),
    Clock("decision"),
    Clock("decision", seconds=30, days=1),
    Clock("decision", seconds=30, increment=5),
    Clock("game", increment=5),
    Clock("game", days=3),
    Clock("days"),
    Clock("days", seconds=30),
    Clock("days", days=2, increment=1),
]


@pytest.mark.parametrize("clock", GOOD_CLOCKS)
@scene
async def test_every_kind_of_clock_can_be_chosen(clock: Clock) -> None:
    table = await Inn().tables.create(HOST, TableSetup("drachensachen", [ME, OPEN], clock=clock))
    assert (await table.info()).clock == clock


@pytest.mark.parametrize("clock", BAD_CLOCKS)
@scene
async def test_a_clock_that_does_not_know_its_own_time_is_refused(clock: Clock) -> None:
    code, text = await refusal(TableSetup("drachensachen", [ME, OPEN], clock=clock))
    assert code == "bad-clock"
    assert clock.kind in text or "increment" in text


@scene
async def test_the_seats_are_what_was_wanted() -> None:
    inn = Inn()
    table = await inn.tables.create(HOST, TableSetup("drachensachen", [ME, OPEN, INVITED, BOT, ME]))
    info = await table.info()
    assert [seat.kind for seat in info.seats] == ["person", "open", "invited", "bot", "person"]
    assert [seat.person for seat in info.seats] == ["anna", None, None, None, "anna"]
    assert [seat.level for seat in info.seats] == [None, None, None, "level-2", None]
    assert (info.host, info.status, info.version, info.commitment) == ("anna", "open", 0, None)


@scene
async def test_a_private_table_cannot_be_found_by_guessing() -> None:
    inn = Inn()
    private = [(await inn.tables.create(HOST, TableSetup("drachensachen", [ME, OPEN]))).id for _ in range(20)]
    assert len(set(private)) == 20
    assert all(len(table) >= 20 for table in private)
    with pytest.raises(Cannot) as reason:
        await inn.tables.find("AAAAAAAA")
    assert reason.value.code == "no-table"


@scene
async def test_public_tables_are_listed_until_they_are_full_of_people_playing() -> None:
    inn = Inn()
    public = await inn.tables.create(HOST, TableSetup("drachensachen", [ME, BOT], is_public=True))
    await inn.tables.create(HOST, TableSetup("drachenfels", [ME, BOT], is_public=True))
    await inn.tables.create(HOST, TableSetup("drachensachen", [ME, BOT]))
    assert [row.id for row in await inn.store.public_tables("open", "drachensachen", 10)] == [public.id]
    assert len(await inn.store.public_tables("open", None, 10)) == 2
    await public.do(seating.start, "anna")
    assert [row.id for row in await inn.store.public_tables("running", None, 10)] == [public.id]
    assert len(await inn.store.tables_of("anna", 10)) == 3
    assert await inn.store.tables_of("ben", 10) == []


@scene
async def test_a_table_that_cannot_be_stored_is_not_there() -> None:
    inn = Inn()
    inn.store.is_broken = True
    with pytest.raises(StoreError):
        await inn.tables.create(HOST, TableSetup("drachensachen", [ME, OPEN]))
    inn.store.is_broken = False
    assert inn.tables.in_memory() == []
