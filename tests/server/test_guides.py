"""Every guided first game, played from its data alone: it can be done as it says, everything else is answered, and it ends.

These fail when a change of the rules breaks a station.
"""

from importlib import import_module
from itertools import pairwise
from typing import Final

import msgspec
import pytest

from drachenhort.core.clauses import parse_clauses
from drachenhort.core.record import load_record
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.games.files import rules_text
from drachenhort.games.guide import PLAYER, Guide, GuideError, guide_of
from drachenhort.players.registry import make_player
from drachenhort.server.base.plans import SeatPlan
from drachenhort.server.store.entries import Acted
from drachenhort.server.table import guiding, retrospect
from drachenhort.server.table.queued_table import QueuedTable
from drachenhort.server.wire.messages import Guided
from drachenhort.texts.catalogue import LANGUAGES, guide_catalogue
from tests.server.house import Guest, Inn, scene

GUIDES: Final = {game.id: guide for game in all_games() if (guide := guide_of(game)) is not None}
FEWEST, MOST = 6, 10
"""So many stations a guided game has."""

LONGEST: Final = 400
"""Acts of the player after which the free part must have come to its end."""


async def begun(inn: Inn, guide: Guide, lang: str = "en") -> tuple[QueuedTable, Guest]:
    guest = inn.visitor("Anna", lang)
    seats = [SeatPlan("me"), *[SeatPlan("bot", guide.level)] * (guide.seats - 1)]
    table = await inn.tables.create_prepared(guest.person, guide.game.id, guide.position, seats, guide=guide.mark)
    guest.say("enter", table=table.id)
    await inn.rest()
    return table, guest


def told(guest: Guest) -> Guided:
    """What the player is told now."""
    said = next(message["words"] for message in reversed(guest.got) if "words" in message)
    assert isinstance(said, dict)
    return msgspec.convert(said["guide"], Guided)


async def do(inn: Inn, table: QueuedTable, guest: Guest, action: int) -> None:
    guest.act(table.id, PLAYER, action)
    await inn.rest()
    assert not guest.of("refused") and not guest.of("problem"), guest.got[-1]


async def led(inn: Inn, table: QueuedTable, guest: Guest, tasks: int, choice: int = 0) -> None:
    """The player does what so many tasks ask for; of several ways the one with this number."""
    for _ in range(tasks):
        asked = told(guest).asked
        assert asked, f"at station {told(guest).station + 1} nothing that it asks for is allowed"
        await do(inn, table, guest, asked[choice % len(asked)])


async def strays(inn: Inn, table: QueuedTable, guest: Guest, guide: Guide, lang: str) -> None:
    """Everything else that the rules allow is answered in words, with a rule that is there, and changes nothing."""
    now, version = told(guest), guest.version
    rules = parse_clauses(rules_text(guide.game.id, lang))
    for action in [code for code in guest.legal if code not in now.asked]:
        name = guest.act(table.id, PLAYER, action)
        await inn.rest()
        refused = guest.last("refused")
        assert (refused["id"], refused["reason"]) == (name, "guided")
        assert refused["clause"] == now.clause and refused["rule"] == rules[str(now.clause)].text
        assert str(refused["text"]).strip()
    assert guest.version == version and told(guest) == now
    guest.got = [message for message in guest.got if message["type"] != "refused"]


def ways(guide: Guide) -> int:
    """So many times it is played, to take every way that a task leaves open."""
    return max(len(task.asked) for task in guide.tasks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
@scene
async def test_it_can_be_done_as_it_says_and_everything_else_is_answered(game: str, lang: str) -> None:
    guide = GUIDES[game]
    inn = Inn()
    table, guest = await begun(inn, guide, lang)
    stations: list[int] = []
    for task in guide.tasks:
        now = told(guest)
        assert (now.station, now.stations) == (task.station, len(guide.stations))
        assert now.title and now.idea and now.todo
        assert set(now.via) <= set(guest.legal)
        stations.append(now.station)
        await strays(inn, table, guest, guide, lang)
        await led(inn, table, guest, 1)
    assert all(later - earlier in (0, 1) for earlier, later in pairwise([*stations, len(guide.stations)]))
    assert FEWEST <= len(guide.stations) <= MOST


@pytest.mark.parametrize(("game", "way"), [(game, way) for game, guide in GUIDES.items() for way in range(ways(guide))])
@scene
async def test_bots_do_what_it_says_and_then_it_goes_on_to_the_end_of_the_game(game: str, way: int) -> None:
    guide = GUIDES[game]
    inn = Inn()
    table, guest = await begun(inn, guide)
    await led(inn, table, guest, len(guide.tasks), way)
    assert guest.legal, "the player has something to decide on their own"
    now = told(guest)
    assert (now.station, now.asked, now.clause) == (len(guide.stations), [], msgspec.UNSET)
    acts = [entry for entry in await table.do(_entries) if isinstance(entry, Acted)]
    for seat, script in enumerate(guide.scripts):
        done = [action for acted in acts if acted.seat == seat for action in acted.actions()]
        assert seat == PLAYER or done[: len(script)] == script, f"seat {seat + 1} does all that the guide says"
    await play_freely(inn, table, guest, guide)
    assert told(guest).todo == guide_catalogue("en", game).say("guide-free.over", **called(inn, guide))
    record = load_record(await table.do(retrospect.record_text))
    assert record.replay().outcome is not None


async def _entries(table: object) -> list[object]:
    from drachenhort.server.table.table import Table

    assert isinstance(table, Table)
    return list(await table.entries())


async def play_freely(inn: Inn, table: QueuedTable, guest: Guest, guide: Guide) -> None:
    player, rng = make_player(guide.game.id, "greedy"), Rng.from_seed("free")
    live = table.table.live
    assert live is not None
    for _ in range(LONGEST):
        decision = live.state.decision_of(PLAYER)
        if decision is None:
            break
        await do(inn, table, guest, player.choose(live.state.view(PLAYER), decision, rng))
    assert live.state.outcome is not None, "a short free game"


def called(inn: Inn, guide: Guide) -> dict[str, str | int]:
    texts = guide_catalogue("en", guide.game.id)
    return {f"seat{seat}": "Anna" if seat == 1 else texts.say(f"bot-{seat}") for seat in range(1, guide.seats + 1)}


@pytest.mark.parametrize("game", GUIDES)
@scene
async def test_it_is_taken_up_where_it_was_left(game: str) -> None:
    guide = GUIDES[game]
    inn = Inn()
    table, guest = await begun(inn, guide)
    half = len(guide.tasks) // 2
    await led(inn, table, guest, half)
    before = told(guest)
    inn = await inn.restart()
    again = inn.visitor("Anna", "en")
    again.say("enter", table=table.id)
    await inn.rest()
    assert told(again) == before
    table = await inn.tables.find(table.id)
    await led(inn, table, again, len(guide.tasks) - half)
    assert told(again).station == len(guide.stations)


@pytest.mark.parametrize("game", GUIDES)
@scene
async def test_what_it_says_does_not_change_with_what_is_hidden(game: str) -> None:
    guide = GUIDES[game]
    swap = import_module(f"tests.games.{game}.hidden").hidden_swap
    inn = Inn()
    table, guest = await begun(inn, guide)
    rng = Rng.from_seed(f"swap {game}")
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fee"]
    swapped = 0
    for _ in guide.tasks:
        live = table.table.live
        assert live is not None
        for lang in LANGUAGES:
            other = swap(live.state.copy(), PLAYER, rng)
            swapped += other.text() != live.state.text()
            said = [guiding.words(guide, lang, state, live.played[PLAYER], names) for state in (live.state, other)]
            assert said[0] == said[1]
        await led(inn, table, guest, 1)
    assert swapped > len(guide.tasks) // 2, "something else was hidden"


@scene
async def test_an_act_that_is_taken_back_is_asked_for_again() -> None:
    guide = GUIDES["drachensachen"]
    inn = Inn()
    table, guest = await begun(inn, guide)
    await led(inn, table, guest, 4)
    before = told(guest)
    await led(inn, table, guest, 1)  # The fourth of a kind: another turn, and nothing that was hidden is seen.
    assert told(guest).station == before.station + 1
    guest.say("undo", table=table.id, id="u1")
    await inn.rest()
    assert told(guest) == before


@scene
async def test_a_hint_is_what_the_station_asks_for() -> None:
    guide = GUIDES["drachensachen"]
    inn = Inn()
    table, guest = await begun(inn, guide)
    for task in guide.tasks[:-1]:
        guest.say("hint", table=table.id, seat=PLAYER, id="h")
        await inn.rest()
        assert guest.last("hinted")["action"] in task.asked
        await led(inn, table, guest, 1)
    assert not inn.bots.asked, "nobody had to think"


@scene
async def test_a_table_whose_guide_has_changed_goes_on_without_it() -> None:
    guide = GUIDES["drachensachen"]
    inn = Inn()
    guest = inn.visitor("Anna", "en")
    seats = [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("bot", "random")]
    table = await inn.tables.create_prepared(guest.person, guide.game.id, guide.position, seats, guide="another")
    guest.say("enter", table=table.id)
    await inn.rest()
    said = guest.last("view")["words"]
    assert isinstance(said, dict) and "guide" not in said
    await do(inn, table, guest, guest.legal[-1])


@pytest.mark.parametrize("game", GUIDES)
def test_every_station_has_its_words_in_every_language_and_none_is_left_over(game: str) -> None:
    guide = GUIDES[game]
    for lang in LANGUAGES:
        texts = guide_catalogue(lang, game)
        for station in guide.stations:
            for part in ("", ".title", ".todo", ".wrong"):
                assert texts.has(f"guide-{station.id}{part}"), f"{lang}: guide-{station.id}{part}"
        for part in ("", ".title", ".todo", ".over"):
            assert texts.has(f"guide-free{part}"), f"{lang}: guide-free{part}"


TOML: Final = """
position = '''{position}'''
[[stations]]
id = "goal"
clause = "3.2"
[[stations.tasks]]
act = ["{act}"]
then = ["{then}"]
{more}
"""


@pytest.mark.parametrize(
    ("act", "then", "more", "wrong"),
    [
        ("fly 7", "2 take", "", "'fly 7' is no action of Drachensachen"),
        ("take", "1 take", "", "'1 take' does not begin with the seat of a bot, 2 to 3"),
        ("take", "4 take", "", "2 to 3"),
        ("take", "2 fly", "", "'fly' is no action of Drachensachen"),
        ("take", "2 take", "vai = []", "vai: nothing is known by this name here"),
    ],
)
def test_what_is_wrong_with_a_guide_is_said_with_its_place(act: str, then: str, more: str, wrong: str) -> None:
    position = GUIDES["drachensachen"].position
    with pytest.raises(GuideError) as said:
        Guide(find("drachensachen"), TOML.format(position=position, act=act, then=then, more=more))
    assert wrong in str(said.value) and "stations 1, tasks 1" in str(said.value)
