"""Tables played by a variant: set up, played, brought back, looked back upon; and nobody sits down unknowingly."""

import gc
import json

import msgspec
import pytest

from drachenhort.core.record import Record, _checksum, load_record
from drachenhort.core.rng import Rng
from drachenhort.games.files import read_file
from drachenhort.games.variants import lay, number_laid, read_variant
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import Difference, OptionValues, SeatPlan, TableSetup
from drachenhort.server.store.store import Person
from drachenhort.server.table import playing_on, seating, variants
from drachenhort.server.table.options import in_short
from drachenhort.server.table.playing_on import branch_of_table, record_of, seats_of
from drachenhort.server.table.retrospect import chronicle, record_text, replay
from drachenhort.server.wire.messages import TableInfo
from tests.server.house import Guest, Inn, play, scene
from tests.server.test_tables_over_http import PLAN, create, fault
from tests.server.web import RunningServer

SMALL = """game = "drachensachen"
name = "Small hands"
description = "One card less in hand."

[deal]
hand = 4

[options]
target = 5
"""
HOST = Person("anna", "Anna")
BOTS = [SeatPlan("me"), SeatPlan("bot", "random"), SeatPlan("bot", "random")]


def setup(text: str = SMALL, options: OptionValues | None = None, game: str = "drachensachen") -> TableSetup:
    return TableSetup(game, BOTS, options or {}, variant=text)


def other(number: int) -> str:
    """A variant like no other."""
    return SMALL.replace("Small hands", f"Number {number}")


class Trusting:
    """Takes every variant for a good one, without trial games."""

    async def read_variant(self, text: str) -> list[tuple[int, str]]:
        return []


def trusting(monkeypatch: pytest.MonkeyPatch) -> Inn:
    inn = Inn()
    monkeypatch.setattr(inn.tables.variants, "_trier", Trusting())
    return inn


async def begun(inn: Inn, guest: Guest, text: str = SMALL) -> str:
    table = await inn.tables.create(guest.person, setup(text))
    guest.say("enter", table=table.id)
    await table.do(seating.start, guest.person.id)
    await inn.rest()
    return table.id


def hand_size(guest: Guest) -> int:
    players = guest.view["players"]
    assert isinstance(players, list) and isinstance(players[0], dict)
    return int(str(players[0]["hand_size"]))


@scene
async def test_a_table_says_what_differs_before_anybody_sits_down() -> None:
    inn = Inn()
    table = await inn.tables.create(HOST, setup())
    told = (await table.info()).variant
    assert told is not None
    assert (told.name, told.description, told.count) == ("Small hands", "One card less in hand.", 1)
    assert told.changes == [Difference("deal.hand", 5, 4)]
    summary = msgspec.json.decode(inn.store.rows[table.id].summary, type=TableInfo)
    assert summary.variant == told, "lists say it too"
    assert (await (await inn.tables.create(HOST, TableSetup("drachensachen", BOTS))).info()).variant is None


@scene
async def test_lists_name_the_first_differences_only(monkeypatch: pytest.MonkeyPatch) -> None:
    text = SMALL.replace("hand = 4", "hand = 4\n[coins]\n5 = 2\n7 = 2\n8 = 2\n9 = 2")
    told = in_short(await (await trusting(monkeypatch).tables.create(HOST, setup(text))).info()).variant
    assert told is not None and (len(told.changes), told.count) == (3, 5)


@scene
async def test_its_options_count_where_the_host_says_nothing_else() -> None:
    inn = Inn()
    assert (await (await inn.tables.create(HOST, setup())).info()).options["target"] == 5
    assert (await (await inn.tables.create(HOST, setup(options={"target": 9}))).info()).options["target"] == 9


@scene
async def test_it_is_played_by_its_values_to_the_end_and_its_record_replays() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "en")
    name = await begun(inn, anna)
    table = inn.tables.known(name)
    assert table is not None and table.table.live is not None
    assert table.table.live.game.variation is not None and anna.info.rules is msgspec.UNSET
    assert hand_size(anna) == 4
    await play(inn, name, [anna], Rng.from_seed("acts"))
    assert anna.info.status == "over"
    text = await table.do(record_text)
    record = load_record(text)
    assert record.game.variation is not None and record.game.variation.name == "Small hands"
    shown = await table.do(replay, 0, 0, "de")
    assert shown.moves == len((await table.do(chronicle, 0, "en")).moves) - 1
    await table.keep_history(0)
    assert await table.do(record_text) == text, "kept, it is the same record"
    assert msgspec.json.decode((await table.do(replay, 0, 0, "de")).view) == msgspec.json.decode(shown.view)
    again = inn.tables.known(await inn.tables.rematch(table, anna.person))
    assert again is not None
    told = (await again.info()).variant
    assert told is not None and told.name == "Small hands"


@scene
async def test_after_a_restart_it_goes_on_as_it_was_with_undo_too() -> None:
    inn = Inn()
    anna = inn.visitor("Anna", "en")
    name = await begun(inn, anna)
    await play(inn, name, [anna], Rng.from_seed("acts"), 4)
    anna.say("undo", table=name, id="back")
    await inn.rest()
    before = anna.view
    inn = await inn.restart()
    await inn.tables.find(name)
    anna = inn.visitor("Anna", "en")
    anna.say("enter", table=name)
    await inn.rest()
    assert anna.view == before
    table = inn.tables.known(name)
    assert table is not None and table.table.live is not None
    variation = table.table.live.game.variation
    assert variation is not None and variation.name == "Small hands"
    await play(inn, name, [anna], Rng.from_seed("acts"), 4)
    assert not anna.of("problem")


@scene
async def test_one_that_needs_rules_of_another_day_waits_for_them() -> None:
    inn = Inn()
    name = await begun(inn, inn.visitor("Anna"))
    log = inn.store.logs[name]
    for change in ((b"hand = 4", b"hand = 99"), (b"hand = 4", b"hands = 4")):
        inn.store.logs[name] = [entry.replace(*change) for entry in log]
        inn = await inn.restart()
        with pytest.raises(Cannot) as reason:
            await inn.tables.find(name)
        assert reason.value.code == "old-game" and "its variant" in reason.value.text


@scene
async def test_a_finished_game_is_played_on_by_the_same_variant() -> None:
    inn = Inn()
    anna = inn.visitor("Anna")
    name = await begun(inn, anna)
    await play(inn, name, [anna], Rng.from_seed("acts"))
    table = inn.tables.known(name)
    assert table is not None
    branch = await branch_of_table(table, 3)
    seats = seats_of(branch, 0, "random")
    made = await inn.tables.create_prepared(
        anna.person, branch.game.id, branch.state.text(), seats, origin=branch.origin, variant=branch.variant
    )
    info, before = await made.info(anna.person.id), await table.info()
    assert (info.variant, info.options, info.is_prepared) == (before.variant, before.options, True)
    assert made.table.live is not None and made.table.live.game is branch.game


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("game = ", "line 1: "),
        ('game = "chess"\nname = "x"', "line 1: there is no game 'chess'"),
        (SMALL.replace("hand = 4", "hand = 99"), "line 6: deal.hand = 99: it can be 0 to 15"),
        (SMALL.replace("drachensachen", "drachenfels"), "line 9: there is no option target"),
        (SMALL.replace("hand = 4", "hands = 4\nhend = 4").replace("target = 5", "target = true"), "line 6: "),
    ],
)
def test_what_is_wrong_with_a_variant_is_named_by_line_and_nothing_is_set_up(
    server: RunningServer, text: str, wanted: str
) -> None:
    with server.visitor() as host:
        answer = host.post("/api/tables", json={**PLAN, "variant": text})
        assert fault(answer) == (422, "bad-variant")
        assert answer.json()["text"].startswith(wanted)
        assert host.get("/api/me/tables").json() == {"tables": []}


def test_a_variant_of_another_game_is_refused(server: RunningServer) -> None:
    with server.visitor() as host:
        answer = host.post("/api/tables", json={**PLAN, "game": "drachenhueter", "variant": SMALL})
        assert fault(answer) == (422, "bad-variant")
        wanted = "line 1: this is a variant of drachensachen, and the table is for drachenhueter"
        assert answer.json()["text"] == wanted


def test_a_long_list_of_mistakes_is_cut_and_too_long_a_text_is_no_message(server: RunningServer) -> None:
    many = "\n".join(f"a{number} = 1" for number in range(9))
    with server.visitor() as host:
        answer = host.post("/api/tables", json={**PLAN, "variant": f"{SMALL}\n[coins]\n{many}\n"})
        lines = answer.json()["text"].splitlines()
        assert len(lines) == 6 and lines[-1] == "and 4 more"
        assert fault(host.post("/api/tables", json={**PLAN, "variant": "#" * 20_001})) == (400, "malformed")
        assert fault(host.post("/api/tables", json={**PLAN, "variant": 5})) == (400, "malformed")


def test_a_variant_can_be_looked_at_before_a_table_is_set_up(server: RunningServer) -> None:
    with server.visitor() as person:
        read = person.post("/api/variants/check", json={"text": SMALL}).json()
        assert read["mistakes"] == [] and (read["game"], read["options"]) == ("drachensachen", {"target": 5})
        assert read["variant"]["changes"] == [{"name": "deal.hand", "printed": 5, "now": 4}]
        wrong = person.post("/api/variants/check", json={"text": SMALL.replace("hand = 4", "hend = 4")}).json()
        assert wrong["variant"] is None and [each["line"] for each in wrong["mistakes"]] == [6]
        server.bots.are_busy = True
        try:
            assert fault(person.post("/api/variants/check", json={"text": other(1)})) == (429, "too-fast")
        finally:
            server.bots.are_busy = False


def test_codes_are_those_of_the_table(server: RunningServer) -> None:
    text = 'game = "drachenhueter"\nname = "Eggs"\n[box]\negg = 5\n'
    seats = [{"kind": "me"}, {"kind": "bot"}]
    with server.visitor() as host:
        table = create(host, game="drachenhueter", seats=seats, variant=text)
        actions = host.get(f"/api/tables/{table.id}/actions").json()
        usual = host.get(f"/api/games/drachenhueter/actions/{actions['version']}").json()
    assert {"code", "notation", "action"} <= set(actions["actions"][0])
    assert actions["printed"]["egg"] == 5 and len(usual["actions"]) > 5


@scene
async def test_variants_that_nobody_plays_leave_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    gc.collect()
    before = number_laid()
    inn = trusting(monkeypatch)
    names = [(await inn.tables.create(HOST, setup(other(number)))).id for number in range(3)]
    gc.collect()
    assert number_laid() == before + 3
    for name in names:
        await inn.tables._put_away(name)
    gc.collect()
    assert number_laid() == before


@scene
async def test_the_same_variant_at_two_tables_is_in_memory_once() -> None:
    inn = Inn()
    tables = [await inn.tables.create(HOST, setup()) for _ in range(2)]
    one, two = (table.table.ledger.game() for table in tables)
    third = await inn.tables.create(HOST, setup())
    assert one is two is third.table.ledger.game()


@scene
async def test_there_are_only_so_many_variants_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = trusting(monkeypatch)
    here = await inn.tables.create(HOST, setup(other(50)))
    gc.collect()
    monkeypatch.setattr(variants, "MOST_LAID", number_laid())
    with pytest.raises(Cannot) as reason:
        await inn.tables.create(HOST, setup(other(51)))
    assert reason.value.code == "too-many-variants"
    assert len(inn.store.logs) == 1, "nothing was set up"
    await inn.tables.create(HOST, setup(other(50)))
    assert (await here.info()).status == "open"


@scene
async def test_a_variant_known_to_be_good_is_not_tried_again() -> None:
    inn = Inn()
    await inn.tables.create(HOST, setup())
    asked = inn.bots.questions
    await inn.tables.create(HOST, setup())
    assert inn.bots.questions == asked == 1


def record_by(text: str, end: int) -> str:
    """The record of a game by a variant, as it was played elsewhere."""
    laid = lay(read_variant(text))
    record = Record(laid.game, laid.game.options({"target": 1}).to_json(), 2, "a seed", "salt", ["random"] * 2)
    state, rng = record.start(), Rng.from_seed("moves")
    while state.outcome is None and len(record.actions) < end:
        decision = state.pending[0]
        action = decision.nth(rng.below(decision.count()))
        record.actions.append((decision.seat, action))
        state.apply(decision.seat, action)
    return record.text()


def test_a_record_that_somebody_brings_is_played_on_by_its_variant(server: RunningServer) -> None:
    text = record_by(other(90), 6)
    with server.visitor() as host:
        moment = {"record": text, "move": 4, "seat": 0}
        made = host.post("/api/play-on", json={**moment, "level": "random"})
        assert made.status_code == 201, made.text
        table = host.get(f"/api/tables/{made.json()['id']}").json()
        assert table["variant"]["name"] == "Number 90"
        assert table["variant"]["changes"] == [{"name": "deal.hand", "printed": 5, "now": 4}]
        # What is wrong with it is said before any of it is run.
        body = json.loads(text)
        body["variant"] = body["variant"].replace("hand = 4", "hand = 99")
        changed = json.dumps(body)
        del body["check"]
        sealed = json.dumps({**body, "check": _checksum(body)})
        for bad, wanted in ((changed, "the record was changed"), (sealed, "line 5: deal.hand = 99: it can be 0 to 15")):
            answer = host.post("/api/play-on", json={**moment, "record": bad})
            assert fault(answer) == (422, "bad-record") and wanted in answer.json()["text"]


def test_a_record_that_somebody_brings_is_reviewed_by_its_variant(server: RunningServer) -> None:
    with server.visitor() as host:
        begun = host.post("/api/reviews", json={"record": record_by(other(91), 100_000), "seat": 0})
        assert begun.status_code == 201, begun.text
        assert host.get(f"/api/reviews/{begun.json()['id']}").json()["game"] == "drachensachen"


def test_a_record_that_runs_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record_by(other(92), 6)
    laid = lay(read_variant(other(92)))
    assert record_of(text, laid).game is laid.game
    monkeypatch.setattr(playing_on, "MOST_LINES", 100)
    with pytest.raises(Cannot) as reason:
        record_of(text, laid)
    assert reason.value.code == "bad-record" and "does not come to an end" in reason.value.text


CREATURE = """
[[creature]]
name = { de = "Zöllner", en = "Customs Officer" }
text = { de = "Nimm jedem 1 Silber.", en = "Take 1 silver from everybody." }
effects = [{ do = "take", what = "silver", count = 1, from = "each" }]
"""
BOARD = f"\n[board]\n{read_file('drachenfels', 'board.toml')}"


@pytest.mark.parametrize(
    ("game", "option", "text", "brought"),
    [
        ("drachenfels", "board", "[deal]\nhand = 6\n", BOARD),
        ("drachenfaust", "creatures", "[coins]\nfairy = 63\n", CREATURE),
    ],
)
@scene
async def test_a_board_or_creatures_inside_are_played_with(
    monkeypatch: pytest.MonkeyPatch, game: str, option: str, text: str, brought: str
) -> None:
    inn = trusting(monkeypatch)
    anna = inn.visitor("Anna", "en")
    whole = f'game = "{game}"\nname = "Mine"\n{text}{brought}'
    table = await inn.tables.create(anna.person, setup(whole, game=game))
    assert (await table.info()).options[option] == read_variant(whole).options[option] != []
    anna.say("enter", table=table.id)
    await table.do(seating.start, anna.person.id)
    await inn.rest()
    await play(inn, table.id, [anna], Rng.from_seed("acts"), 5)
    assert not anna.of("problem")
    inn = await inn.restart()
    again = await inn.tables.find(table.id)
    assert (await again.info()).options[option] and again.table.ledger.game().variation is not None


@scene
async def test_several_at_one_device_play_by_it(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = trusting(monkeypatch)
    anna = inn.visitor("Anna", "en")
    table = await inn.tables.create(
        anna.person, TableSetup("drachensachen", [SeatPlan("me")] * 2, {"single_game": True}, variant=SMALL)
    )
    anna.say("enter", table=table.id)
    await table.do(seating.start, anna.person.id)
    rng = Rng.from_seed("acts")
    acts = 0
    for turn in range(12):
        anna.say("handover", table=table.id, seat=turn % 2)
        await inn.rest()
        assert anna.view["seat"] == turn % 2
        if turn == 0:
            assert hand_size(anna) == 4
        acts += await play(inn, table.id, [anna], rng, 1)
    assert acts >= 6 and not anna.of("problem")
