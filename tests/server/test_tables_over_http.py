"""Tables over HTTP, from setting up to looking back."""

import time

import httpx
import msgspec

from drachenhort.core.record import commitment, load_record
from drachenhort.server.wire.messages import TableInfo
from tests.server.web import RunningServer, looking_on

PLAN = {"game": "drachensachen", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]}


def create(host: httpx.Client, **changes: object) -> TableInfo:
    answer = host.post("/api/tables", json={**PLAN, **changes})
    assert answer.status_code == 201, answer.text
    return msgspec.convert(answer.json()["table"], TableInfo)


def fault(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of what went wrong; the body has a text too and nothing else."""
    body = answer.json()
    assert set(body) == {"code", "text"} and body["text"]
    return answer.status_code, body["code"]


def finished(server: RunningServer, host: httpx.Client) -> TableInfo:
    """A table of bots that have played to the end."""
    plan = {"game": "drachenhueter", "seats": [{"kind": "bot"}, {"kind": "bot", "level": "random"}]}
    table = create(host, **plan)
    assert host.post(f"/api/tables/{table.id}/start").status_code == 200
    with looking_on(server, host, table.id):
        for _ in range(600):
            info = msgspec.convert(host.get(f"/api/tables/{table.id}").json(), TableInfo)
            if info.status == "over":
                return info
            time.sleep(0.05)
    raise AssertionError("the bots do not come to an end")


def test_the_host_sits_where_the_plan_says_me(server: RunningServer) -> None:
    with server.visitor() as host:
        me = host.get("/api/me").json()
        table = create(host)
        assert [seat.kind for seat in table.seats] == ["person", "open", "bot"]
        assert (table.seats[0].person, table.seats[0].name) == (me["person"], me["name"])
        assert (table.host, table.status, table.is_public) == (me["person"], "open", False)


def test_somebody_else_sits_down_and_the_host_starts(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        table = create(host)
        assert fault(host.post(f"/api/tables/{table.id}/start")) == (409, "seats-open")
        sitting = guest.post(f"/api/tables/{table.id}/sit", json={}).json()
        assert sitting["seat"] == 1
        assert fault(guest.post(f"/api/tables/{table.id}/start")) == (403, "not-host")
        started = host.post(f"/api/tables/{table.id}/start")
        info = msgspec.convert(started.json(), TableInfo)
        assert (info.status, info.seed, info.salt) == ("running", None, None)
        assert info.commitment is not None and len(info.commitment) == 64


def test_a_kept_seat_opens_only_with_its_code(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        seats = [{"kind": "me"}, {"kind": "invited"}]
        made = host.post("/api/tables", json={**PLAN, "seats": seats}).json()
        table, [invitation] = made["table"]["id"], made["invitations"]
        assert host.get(f"/api/tables/{table}/invitations").json() == [invitation]
        assert fault(guest.get(f"/api/tables/{table}/invitations")) == (403, "not-your-seat")
        assert fault(guest.post(f"/api/tables/{table}/sit", json={"seat": 1})) == (403, "seat-kept")
        assert fault(guest.post(f"/api/tables/{table}/sit", json={"seat": 1, "code": "guessed"})) == (403, "seat-kept")
        assert fault(guest.get(f"/api/tables/{table}/invitations")) == (403, "not-host")
        sat = guest.post(f"/api/tables/{table}/sit", json={"code": invitation["code"]})
        assert sat.json()["seat"] == 1


def test_getting_up_before_the_start_frees_the_seat(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        table = create(host)
        assert fault(guest.post(f"/api/tables/{table.id}/stand", json={"seat": 0})) == (403, "not-your-seat")
        guest.post(f"/api/tables/{table.id}/sit", json={"seat": 1})
        assert fault(guest.post(f"/api/tables/{table.id}/stand", json={"seat": 0})) == (403, "not-your-seat")
        stood = guest.post(f"/api/tables/{table.id}/stand", json={"seat": 1})
        assert [seat["kind"] for seat in stood.json()["seats"]] == ["person", "open", "bot"]


def test_only_public_tables_are_listed_and_each_person_finds_their_own(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        hidden, shown = create(host), create(host, is_public=True)
        listed = [table["id"] for table in guest.get("/api/tables").json()["tables"]]
        assert shown.id in listed and hidden.id not in listed
        other_game = guest.get("/api/tables", params={"game": "drachenfels"}).json()["tables"]
        assert shown.id not in [table["id"] for table in other_game]
        mine = [table["id"] for table in host.get("/api/me/tables").json()["tables"]]
        assert {hidden.id, shown.id} <= set(mine)
        assert guest.get("/api/me/tables").json() == {"tables": []}


def test_my_running_games_say_whose_turn_it_is(server: RunningServer) -> None:
    with server.visitor() as host:
        waiting = create(host)
        playing = create(host, seats=[{"kind": "bot"}, {"kind": "me"}, {"kind": "me"}])
        host.post(f"/api/tables/{playing.id}/start")
        tables = {table["id"]: table for table in host.get("/api/me/tables").json()["tables"]}
        assert (tables[waiting.id]["status"], tables[waiting.id]["asked"]) == ("open", [])
        # Both have to say what they swap; the bot has said it already or is about to.
        assert tables[playing.id]["status"] == "running" and {1, 2} <= set(tables[playing.id]["asked"])
        listed = host.get("/api/me/tables", params={"limit": 1}).json()["tables"]
        assert [table["id"] for table in listed] == [playing.id]


def test_ids_of_private_tables_cannot_be_guessed(server: RunningServer) -> None:
    with server.visitor() as host:
        assert len(create(host).id) >= 20


def test_the_host_gives_a_table_up(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        table = create(host)
        guest.get("/api/me")
        assert fault(guest.post(f"/api/tables/{table.id}/close")) == (403, "not-host")
        assert host.post(f"/api/tables/{table.id}/close").json()["status"] == "closed"
        assert fault(guest.post(f"/api/tables/{table.id}/sit", json={})) == (409, "closed")


def test_what_is_not_possible_is_said_with_a_code(server: RunningServer) -> None:
    with server.visitor() as host:
        assert fault(host.post("/api/tables", json={**PLAN, "game": "chess"})) == (404, "no-game")
        assert fault(host.post("/api/tables", json={**PLAN, "options": {"target": 0}})) == (422, "bad-options")
        assert fault(host.post("/api/tables", json={**PLAN, "options": {"aim": 1}})) == (422, "bad-options")
        assert fault(host.post("/api/tables", json={**PLAN, "seats": [{"kind": "me"}]})) == (422, "bad-seats")
        assert fault(host.post("/api/tables", json={**PLAN, "clock": {"kind": "days"}})) == (422, "bad-clock")
        assert fault(host.get("/api/tables/nosuchtable")) == (404, "no-table")
        assert fault(host.post("/api/tables/nosuchtable/start")) == (404, "no-table")


def test_what_is_wrong_with_a_file_comes_with_its_option(server: RunningServer) -> None:
    with server.visitor() as host:
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        answer = host.post(
            "/api/tables", json={"game": "drachenfaust", "seats": seats, "options": {"creatures": "[[creature]]\nname = 1"}}
        )
        assert fault(answer) == (422, "bad-options")
        assert answer.json()["text"].startswith("option creatures: line 2: name: must be")


def test_options_reach_the_table(server: RunningServer) -> None:
    with server.visitor() as host:
        table = create(host, options={"target": 7, "curses": ["chaos"]})
        assert (table.options["target"], table.options["curses"]) == (7, ["chaos"])


def test_a_finished_game_shows_seed_record_and_every_move(server: RunningServer) -> None:
    with server.visitor() as host:
        table = finished(server, host)
        assert table.seed is not None and table.salt is not None
        assert table.commitment == commitment(table.seed, table.salt)

        answer = host.get(f"/api/tables/{table.id}/record")
        assert answer.headers["content-disposition"].startswith('attachment; filename="drachenhort-drachenhueter-20')
        record = load_record(answer.text)
        assert (record.seed, record.salt) == (table.seed, table.salt)

        moves = len(record.actions)
        last = host.get(f"/api/tables/{table.id}/replay", params={"move": moves, "seat": 1, "lang": "de"}).json()
        assert (last["move"], last["moves"], last["seat"]) == (moves, moves, 1)
        assert last["view"] == msgspec.json.decode(msgspec.json.encode(record.replay().view(1).to_json()))
        first = host.get(f"/api/tables/{table.id}/replay").json()
        assert (first["move"], first["action"], first["seat"]) == (0, None, None)
        assert fault(host.get(f"/api/tables/{table.id}/replay", params={"move": moves + 1})) == (404, "no-move")
        assert fault(host.get(f"/api/tables/{table.id}/replay", params={"seat": 5})) == (404, "no-seat")


def test_a_finished_game_is_told_from_the_deal_to_the_end(server: RunningServer) -> None:
    with server.visitor() as host:
        table = finished(server, host)
        address = f"/api/tables/{table.id}"
        moves = len(load_record(host.get(f"{address}/record").text).actions)
        told = host.get(f"{address}/chronicle", params={"seat": 1, "lang": "de"}).json()
        assert (told["game"], told["seat"], len(told["moves"])) == ("drachenhueter", 1, moves + 1)
        assert told["moves"][0]["by"] is None
        for move in (0, 1, moves):
            replay = host.get(f"{address}/replay", params={"move": move, "seat": 1, "lang": "de"}).json()
            assert told["moves"][move] == {name: replay[name] for name in ("by", "events", "said")}
        everybody = host.get(f"{address}/chronicle", params={"lang": "de"}).json()
        assert everybody["seat"] is None and everybody["moves"] != told["moves"]
        assert fault(host.get(f"{address}/chronicle", params={"seat": 5})) == (404, "no-seat")


def test_before_the_end_there_is_neither_record_nor_replay(server: RunningServer) -> None:
    with server.visitor() as host:
        table = create(host, seats=[{"kind": "me"}, {"kind": "bot"}])
        host.post(f"/api/tables/{table.id}/start")
        assert fault(host.get(f"/api/tables/{table.id}/record")) == (409, "not-over")
        assert fault(host.get(f"/api/tables/{table.id}/replay")) == (409, "not-over")
        assert fault(host.get(f"/api/tables/{table.id}/chronicle")) == (409, "not-over")
        assert fault(host.post(f"/api/tables/{table.id}/rematch")) == (409, "not-over")


def test_the_qr_code_is_a_picture_of_the_table_s_link(server: RunningServer) -> None:
    with server.visitor() as host:
        answer = host.get(f"/api/tables/{create(host).id}/qr.svg")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg") and "style" not in answer.text


def test_a_program_gets_a_seat_with_a_token(server: RunningServer) -> None:
    with server.visitor() as host, server.visitor() as guest:
        table = create(host)
        guest.post(f"/api/tables/{table.id}/sit", json={"seat": 1})
        assert fault(host.post(f"/api/tables/{table.id}/seats/1/token", json={})) == (409, "seat-taken")
        assert fault(guest.post(f"/api/tables/{table.id}/seats/2/token", json={})) == (403, "not-your-seat")
        assert fault(host.post(f"/api/tables/{table.id}/seats/5/token", json={})) == (404, "no-seat")
        assert fault(host.post(f"/api/tables/{table.id}/seats/2/token", json={"name": "\n"})) == (422, "bad-name")
        made = host.post(f"/api/tables/{table.id}/seats/2/token", json={"name": "Deep Ash"})
        assert made.status_code == 201 and made.json()["seat"] == 2
        seat = host.get(f"/api/tables/{table.id}").json()["seats"][2]
        assert (seat["kind"], seat["name"], seat["person"]) == ("program", "Deep Ash", made.json()["person"])
        assert guest.post(f"/api/tables/{table.id}/seats/1/token", json={}).status_code == 201
        host.post(f"/api/tables/{table.id}/start")
        assert fault(host.post(f"/api/tables/{table.id}/seats/1/token", json={})) == (409, "started")
        again = host.post(f"/api/tables/{table.id}/seats/2/token", json={})
        assert again.status_code == 201 and again.json()["person"] != made.json()["person"]
        assert host.post(f"/api/tables/{table.id}/sit", json={"seat": 2}).json()["table"]["seats"][2]["kind"] == "person"
