"""All about somebody: in one file, and gone when they say so. What others have played stays."""

from typing import Final

import msgspec
import pytest

from drachenhort.core.rng import Rng
from drachenhort.server.base.errors import Cannot
from drachenhort.server.base.plans import OptionValues
from drachenhort.server.store import entries as log
from drachenhort.server.table import seating
from drachenhort.server.table.erasing import erase_person
from drachenhort.server.table.history import decode_history
from drachenhort.server.table.joining import bring_along
from drachenhort.server.table.ledger import Ledger, ledger_of
from tests.server.house import Inn, MemoryStore, laid, play, scene
from tests.server.test_accounts import Comer, come, make, sign_in, tables, who
from tests.server.test_tables_over_http import create, fault
from tests.server.web import RunningServer

__all__ = ["come"]

SHORT: Final[OptionValues] = {"target": 1, "turn_limit": 2}


def all_of(store: MemoryStore) -> bytes:
    """Everything that is stored, histories unpacked."""
    parts = [entry for entries in store.logs.values() for entry in entries]
    parts += [row.summary + str(row).encode() for row in store.rows.values()]
    parts += [data for data, _ in store.accounts.values() if data is not None]
    parts += [str(line).encode() for lines in store.lines.values() for line in lines]
    parts += [*store.records.values(), *store.reviews.values()]
    for data in store.histories.values():
        history = decode_history(data)
        parts.append(history.record().encode())
        steps = [history.steps(seat) for seat in [*range(len(history.packed_steps) - 1), None]]
        parts.append(msgspec.json.encode(steps))
    return b"\n".join(parts)


@scene
async def test_of_whoever_deletes_everything_nothing_is_left_and_the_games_stay() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Annabella", "en"), inn.visitor("Ben", "en")
    over = await laid(inn, [anna, ben], options=SHORT)
    anna.say("chat", table=over, text="good luck from Annabella")
    ben.say("chat", table=over, text="the same to you")
    await play(inn, over, [anna, ben], Rng.from_seed("to its end"))
    await (await inn.tables.find(over)).keep_history()
    running = await laid(inn, [ben, anna])
    waiting = await laid(inn, [anna, ben], is_started=False)
    joined = await laid(inn, [ben, anna], is_started=False)
    left = await laid(inn, [ben, anna], is_started=False)
    await (await inn.tables.find(left)).do(seating.stand, anna.person.id, 1)
    await inn.rest()
    assert b"Annabella" in all_of(inn.store) and over in inn.store.histories

    await erase_person(inn.tables, anna.person.id, "Guest")
    await inn.rest()

    assert b"nnabella" not in all_of(inn.store)
    assert await inn.store.tables_of(anna.person.id, 10, with_closed=True) == []
    assert [inn.store.rows[table].status for table in (over, running, waiting, joined)] == [
        "over",
        "running",
        "closed",
        "open",
    ]
    again = inn.visitor("Ben", "en")
    again.say("enter", table=running)
    await inn.rest()
    assert [(seat.name, seat.is_bot_playing) for seat in again.info.seats] == [("Ben", False), ("Guest", True)]
    again.say("enter", table=over)
    await inn.rest()
    assert [seat.name for seat in again.info.seats] == ["Guest", "Ben"] and again.info.outcome is not None
    assert [line.text for line in again.chat] == ["the same to you"]
    await (await inn.tables.find(over)).keep_history()
    assert b"nnabella" not in all_of(inn.store), "what it showed is told anew, without the name"
    house = await inn.restart(is_graceful=True)
    assert (await house.tables.find(over)).table.status == "over"
    await house.tables.close()


@scene
async def test_a_game_that_cannot_be_told_anew_is_told_without_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    inn = Inn()
    anna, ben = inn.visitor("Annabella", "en"), inn.visitor("Ben", "en")
    over = await laid(inn, [anna, ben], options=SHORT)
    await play(inn, over, [anna, ben], Rng.from_seed("to its end"))
    await (await inn.tables.find(over)).keep_history()
    before = decode_history(inn.store.histories[over])
    monkeypatch.setattr(Ledger, "can_be_played", False)
    await erase_person(inn.tables, anna.person.id, "Guest")
    after = decode_history(inn.store.histories[over])
    assert b"nnabella" not in all_of(inn.store)
    assert len(after.steps(0)) == len(before.steps(0)) and after.moves == before.moves
    assert any("Ben" in text for step in after.steps(None) for texts in step.said for text in texts)
    await inn.tables.close()


@scene
async def test_a_table_that_cannot_be_loaded_loses_the_name_where_it_is_stored() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Annabella", "en"), inn.visitor("Ben", "en")
    table = await laid(inn, [anna, ben])
    await inn.tables.close()
    version = 999
    created = log.decode_entry(inn.store.logs[table][0])
    assert isinstance(created, log.Created)
    inn.store.logs[table][0] = log.encode_entry(msgspec.structs.replace(created, version=version))
    house = Inn(inn.store)
    with pytest.raises(Cannot):
        await house.tables.find(table)
    await erase_person(house.tables, anna.person.id, "Guest")
    assert b"nnabella" not in all_of(inn.store) and b"Ben" in all_of(inn.store)
    stored = await inn.store.load(table)
    assert stored is not None
    ledger = ledger_of(stored.entries)
    assert [chair.name for chair in ledger.chairs] == ["Guest", "Ben"] and ledger.created.version == version
    await house.tables.close()


@scene
async def test_a_guests_seats_are_the_accounts_after_a_restart_too() -> None:
    inn = Inn()
    guest, ben = inn.visitor("Guest"), inn.visitor("Ben")
    running = await laid(inn, [guest, ben])
    await play(inn, running, [guest, ben], Rng.from_seed("a few"), 4)
    assert await bring_along(inn.tables, guest.person.id, "account") == 0
    assert await bring_along(inn.tables, guest.person.id, "account") == 0, "there is nothing more to bring"
    house = await inn.restart(is_graceful=True)
    ledger = (await house.tables.find(running)).table.ledger
    assert [chair.person for chair in ledger.chairs] == ["account", ben.person.id]
    assert ledger.created.host == "account" and [chair.name for chair in ledger.chairs] == ["Guest", "Ben"]
    assert [row.id for row in await inn.store.tables_of("account", 5)] == [running]
    await house.tables.close()


# Over HTTP.


def test_the_file_has_all_there_is_about_somebody_and_nobody_elses(server: RunningServer, come: Comer) -> None:
    anna, ben = come("Anna"), come("Ben")
    passkey = make(server, anna)
    table = create(anna).id
    assert ben.post(f"/api/tables/{table}/sit", json={}).status_code == 200
    create(ben)
    record = {"games": [{"table": "t1", "game": "drachenfels", "ended": 5, "seats": 2, "result": "won"}]}
    anna.put("/api/people/me/record", json=record)
    answer = anna.get("/api/account/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="drachenhort.json"'
    told = answer.json()
    assert (told["person"], told["name"], len(told["passkeys"])) == (who(anna), "Anna", 1)
    assert [game["table"] for game in told["games"]] == ["t1"]
    assert [found["table"]["id"] for found in told["tables"]] == [table]
    assert set(told["tables"][0]) == {"table", "record", "reviews_by_seat", "said"}
    assert passkey.id in answer.text and '"key"' not in answer.text
    with server.visitor() as guest:
        assert fault(guest.get("/api/account/export")) == (403, "not-your-seat")


def test_deleting_ends_every_sign_in_and_guests_can_delete_too(server: RunningServer, come: Comer) -> None:
    anna, phone, guest = come("Annabella"), come("Phone"), come("Passing By")
    passkey = make(server, anna)
    person, table = who(anna), create(anna).id
    sign_in(phone, passkey)
    assert fault(anna.post("/api/account/delete", json={"name": "Anna"})) == (422, "bad-name")
    assert tables(anna) == {table}
    assert anna.post("/api/account/delete?lang=de", json={"name": "Annabella"}).status_code == 200
    assert who(anna) != person and who(phone) != person
    assert fault(sign_in(phone, passkey)) == (404, "no-passkey")
    mine = create(guest).id
    assert guest.post("/api/account/delete", json={"name": "Passing By"}).status_code == 200
    assert guest.get(f"/api/tables/{mine}").json()["status"] == "closed"
    assert b"Passing By" not in all_of(server.store) and b"nnabella" not in all_of(server.store)
