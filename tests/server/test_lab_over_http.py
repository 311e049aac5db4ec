"""The designer's lab over HTTP: who may begin what, what becomes of it, and what of it can be seen."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import httpx
import msgspec
import pytest

from drachenhort.server.base.config import Settings
from drachenhort.server.http.lab import LabCompared, LabGame, LabRunShown, LabState
from drachenhort.server.lab import lab as lab_module
from drachenhort.server.lab.lab import MOST_WAITING
from drachenhort.server.lab.runs import keepers_key
from tests.server.test_tables_over_http import PLAN, fault
from tests.server.web import UNLIMITED, RunningServer, WebStore, running_server

WISH = {"game": "drachensachen", "seats": 2, "player": "random", "games": 100, "options": {"single_game": True}}
VARIANT = 'game = "drachensachen"\nname = "<b>Small</b>"\n\n[deal]\nhand = 4\n'
FROM_ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}
"""Whoever comes by a proxy is not at the machine itself."""

QUICK = """
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
wanted = json.loads((folder / "order.json").read_text())["plan"]
figure = {"value": 0.5, "low": 0.4, "high": 0.6, "games_to_halve": 400}
(folder / "index.html").write_text("<p>so far</p>")
(folder / "uses.csv").write_text("seats,use")
names = ["wins seat 1", "choices", "ending match", "decisions"]
(folder / "progress.json").write_text(json.dumps({"games": 40, "figures": dict.fromkeys(names, figure)}))
if wanted["seed"] == "lasts":
    sys.stdin.read()
if wanted["seed"] == "fails":
    (folder / "fault.txt").write_text("it cannot be played")
    sys.exit(1)
(folder / "progress.json").write_text(json.dumps({"games": wanted["games"], "figures": {}}))
"""
"""In place of the real program, which test_lab_run.py tries: plays nothing; what becomes of it the seed says."""

PAIRS = """
import json, pathlib, sys
with (pathlib.Path(sys.argv[2]).parents[1] / "asked").open("a") as asked:
    asked.write("x")
line = {"name": "wins seat 1", "labels": {}, "first": 0.5, "second": 0.6, "judged": 0.1, "low": None, "high": None}
lines = [{**line, "is_clear": True, "is_share": True}]
print(json.dumps([{"question": "any", "verdict": "yes", "needed": None, "figures": 1, "lines": lines}]))
"""


@pytest.fixture
def quick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "quick_lab.py").write_text(QUICK)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(lab_module, "program", ModuleType("quick_lab"))


@contextmanager
def laboratory(folder: Path, store: WebStore | None = None, budget: int = 1000) -> Iterator[RunningServer]:
    settings = Settings(paces=UNLIMITED, leisure=0, moment=0, lab_games=budget)
    with running_server(settings, store, folder / "lab") as server:
        yield server


def begun(person: httpx.Client, **wish: object) -> str:
    answer = person.post("/api/lab/runs", json={**WISH, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def shown(person: httpx.Client, run: str) -> LabRunShown:
    answer = person.get(f"/api/lab/runs/{run}?lang=en")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=LabRunShown)


def state(person: httpx.Client) -> LabState:
    return msgspec.json.decode(person.get("/api/lab").content, type=LabState)


def once(person: httpx.Client, run: str, is_so: Callable[[LabRunShown], bool]) -> LabRunShown:
    for _ in range(3000):
        found = shown(person, run)
        if is_so(found):
            return found
        time.sleep(0.02)
    raise AssertionError(f"it has not come to that: {found}")


def over(person: httpx.Client, run: str) -> LabRunShown:
    return once(person, run, lambda found: found.state != "waiting")


pytestmark = pytest.mark.usefixtures("quick")


def test_what_can_be_changed_comes_with_where_it_is_from(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as person:
        found = msgspec.json.decode(person.get("/api/lab/games/drachensachen?lang=de").content, type=LabGame)
        assert fault(person.get("/api/lab/games/chess")) == (404, "no-game")
    parts = {part.name: part for part in found.parts}
    [hand] = [value for value in parts["deal"].values if value.name == "deal.hand"]
    assert (hand.value, hand.source, hand.low, hand.high) == (5, "printed", 0, 15)
    assert {value.source for part in found.parts for value in part.values} == {"printed", "reconstructed"}
    assert "level-1" in found.players and any(part.title for part in found.parts)


def test_a_run_is_played_and_everybody_with_its_id_sees_the_report(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper, server.visitor(**FROM_ELSEWHERE) as other:
        run = begun(keeper, variant=VARIANT)
        done = over(keeper, run)
        assert (done.state, done.done, done.name, done.is_mine) == ("done", 100, "<b>Small</b>", True)
        assert done.options == ["single_game=on"] and done.variant is not None and "hand = 4" in done.variant
        seen = shown(other, run)
        assert (seen.state, seen.is_mine) == ("done", False)
        page = other.get(f"/api/lab/runs/{run}/index.html")
        assert page.text == "<p>so far</p>" and page.headers["content-type"].startswith("text/html")
        policy = page.headers.get_list("content-security-policy")
        assert len(policy) == 1 and "default-src 'none'" in policy[0] and "sandbox" in policy[0]
        assert "script" not in policy[0] and page.headers["x-frame-options"] == "DENY"
        data = other.get(f"/api/lab/runs/{run}/uses.csv")
        assert data.headers["content-disposition"] == 'attachment; filename="uses.csv"'
        for name in ("order.json", "run.json", "counts.json", "fault.txt", "..%2Frun.json", "index.fr.html"):
            assert other.get(f"/api/lab/runs/{run}/{name}").status_code == 404, name
        assert [each.id for each in state(keeper).runs] == [run] and state(other).runs == []


def test_while_it_is_played_its_figures_are_shown_and_it_can_be_stopped(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper, server.visitor(**FROM_ELSEWHERE) as other:
        run = begun(keeper, seed="lasts")
        playing = once(keeper, run, lambda found: found.done > 0)
        assert (playing.is_playing, playing.done, playing.games) == (True, 40, 100)
        assert [(each.name, each.label, each.is_share) for each in playing.figures] == [
            ("wins seat 1", "", True),
            ("ending match", "The match is over.", True),
            ("decisions", "", False),
        ]
        next_one = begun(keeper)
        assert shown(keeper, next_one).state == "waiting", "one at a time"
        for what in ("stop", "remove"):
            assert fault(other.post(f"/api/lab/runs/{run}/{what}")) == (403, "not-your-run")
        assert keeper.post(f"/api/lab/runs/{run}/stop").json()["state"] == "stopped"
        assert over(keeper, next_one).state == "done"
        stopped = shown(keeper, run)
        assert (stopped.state, stopped.done, stopped.is_playing) == ("stopped", 40, False)
        assert keeper.get(f"/api/lab/runs/{run}/index.html").status_code == 200, "what has been played stays"
        assert keeper.post(f"/api/lab/runs/{run}/remove").status_code == 200
        assert fault(keeper.get(f"/api/lab/runs/{run}")) == (404, "no-run")
        assert not (tmp_path / "lab" / run).exists()


def test_a_run_goes_on_after_a_restart(tmp_path: Path) -> None:
    store = WebStore()
    with laboratory(tmp_path, store) as server, server.visitor() as keeper:
        run = begun(keeper, seed="lasts")
        once(keeper, run, lambda found: found.is_playing and found.done == 40)
        waiting = begun(keeper)
    order = tmp_path / "lab" / run / "order.json"
    order.write_text(order.read_text().replace('"lasts"', '"s"'))
    (tmp_path / "lab" / "half-made").mkdir()
    with laboratory(tmp_path, store) as server, server.visitor() as keeper:
        assert [over(keeper, each).done for each in (run, waiting)] == [100, 100]


def test_what_fails_says_why(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper:
        failed = over(keeper, begun(keeper, seed="fails"))
    assert (failed.state, failed.fault) == ("failed", "it cannot be played")


def test_guests_have_a_budget_and_one_run_at_a_time(tmp_path: Path) -> None:
    store = WebStore()
    with (
        laboratory(tmp_path, store, budget=350) as server,
        server.visitor(**FROM_ELSEWHERE) as guest,
        server.visitor(**FROM_ELSEWHERE) as other,
    ):
        found = state(guest)
        assert (found.is_keeper, found.most, found.budget) == (False, 350, 350)
        assert fault(guest.post("/api/lab/runs", json={**WISH, "games": 351})) == (409, "lab-full")
        assert fault(guest.post("/api/lab/runs", json={**WISH, "player": "level-4"})) == (422, "bad-seats")
        run = begun(guest, seed="lasts")
        assert fault(guest.post("/api/lab/runs", json=WISH)) == (409, "lab-full")
        assert state(guest).most == 250 and [each.is_mine for each in state(guest).runs] == [True]
        assert fault(other.post(f"/api/lab/runs/{run}/stop")) == (403, "not-your-run")
        assert guest.post(f"/api/lab/runs/{run}/stop").json()["state"] == "stopped"
        over(guest, begun(guest, games=200))
        assert state(other).most == 0, "50 are left, fewer than a run has"
        assert "192.0.2.7" not in (text := (tmp_path / "lab" / run / "run.json").read_text())
        assert guest.get("/api/me").json()["person"] not in text
        key = {"authorization": f"Bearer {keepers_key(store.key)}"}
        assert other.get("/api/lab", headers=key).json()["is_keeper"] is True
        assert other.get("/api/lab", headers={"authorization": "Bearer x"}).json()["is_keeper"] is False
    with laboratory(tmp_path, store, budget=0) as server, server.visitor(**FROM_ELSEWHERE) as guest:
        assert fault(guest.post("/api/lab/runs", json=WISH)) == (409, "lab-full")


def test_only_so_many_wait(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper:
        first = begun(keeper, seed="lasts")
        for _ in range(MOST_WAITING - 1):
            begun(keeper)
        assert fault(keeper.post("/api/lab/runs", json=WISH)) == (409, "lab-full")
        keeper.post(f"/api/lab/runs/{first}/remove")


REFUSED: list[tuple[dict[str, object], tuple[int, str]]] = [
    ({"game": "chess"}, (404, "no-game")),
    ({"games": 99}, (400, "malformed")),
    ({"games": 10**9}, (400, "malformed")),
    ({"seats": 0}, (400, "malformed")),
    ({"seats": 1}, (422, "bad-seats")),
    ({"player": "level-9"}, (422, "bad-seats")),
    ({"player": "level-3@9999999"}, (400, "malformed")),
    ({"seed": "../x"}, (400, "malformed")),
    ({"options": {"target": 0}}, (422, "bad-options")),
    ({"options": {"no": 1}}, (422, "bad-options")),
    ({"variant": "x" * 20_001}, (400, "malformed")),
    ({"variant": "["}, (422, "bad-variant")),
    ({"variant": VARIANT.replace("hand", "foot")}, (422, "bad-variant")),
    ({"variant": 'game = "drachenfels"\nname = "x"\n'}, (422, "bad-variant")),
    ({"more": 1}, (400, "malformed")),
]


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper:
        for wish, wanted in REFUSED:
            assert fault(keeper.post("/api/lab/runs", json={**WISH, **wish})) == wanted, wish
        assert state(keeper).runs == [] and list((tmp_path / "lab").iterdir()) == []


def test_a_bad_variant_is_refused_as_at_a_table(tmp_path: Path) -> None:
    many = VARIANT.replace("hand = 4", "foot = 1\nhead = 2")
    elsewhere = 'game = "drachenfels"\nname = "x"\n'
    with laboratory(tmp_path) as server, server.visitor() as keeper:
        for variant in ("[", many, VARIANT.replace("4", "99")):
            answers = [
                keeper.post("/api/lab/runs", json={**WISH, "variant": variant}),
                keeper.post("/api/tables", json={**PLAN, "variant": variant}),
            ]
            assert fault(answers[0]) == fault(answers[1]) == (422, "bad-variant")
            assert answers[0].json()["text"] == answers[1].json()["text"]
        said = keeper.post("/api/lab/runs", json={**WISH, "variant": elsewhere}).json()["text"]
    assert said == "line 1: this is a variant of drachenfels, and the run is for drachensachen"


def test_a_table_takes_options_as_a_run_tells_them(tmp_path: Path) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper:
        run = begun(keeper, variant=VARIANT, options={"single_game": True, "skills": ["one", "two"]})
        told = over(keeper, run)
        options = dict(word.split("=", 1) for word in told.options)
        table = keeper.post("/api/tables", json={**PLAN, "variant": told.variant, "options": options}).json()["table"]
    assert table["options"]["single_game"] is True and table["options"]["skills"] == ["one", "two"]
    assert table["variant"]["changes"] == [{"name": "deal.hand", "printed": 5, "now": 4}]


def test_a_full_disk_begins_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with laboratory(tmp_path) as server, server.visitor() as keeper:

        def full(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("drachenhort.server.lab.runs._write", full)
        assert fault(keeper.post("/api/lab/runs", json=WISH)) == (503, "storage")
        assert state(keeper).runs == [] and list((tmp_path / "lab").iterdir()) == []


def test_without_a_data_folder_there_is_no_lab(server: RunningServer) -> None:
    with server.visitor() as person:
        for path in ("/api/lab", "/api/lab/runs/x", "/api/lab/runs/x/index.html"):
            assert fault(person.get(path)) == (409, "no-lab")
        assert fault(person.post("/api/lab/runs", json=WISH)) == (409, "no-lab")


def test_runs_on_the_same_deals_are_compared_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "quick_pair.py").write_text(PAIRS)
    monkeypatch.setattr(lab_module, "pair", ModuleType("quick_pair"))
    with laboratory(tmp_path) as server, server.visitor() as keeper, server.visitor(**FROM_ELSEWHERE) as other:
        plain, small, elsewhere = begun(keeper), begun(keeper, variant=VARIANT), begun(keeper, seed="x")
        assert [over(keeper, run).state for run in (plain, small, elsewhere)] == ["done"] * 3
        for _ in range(2):
            answer = other.post("/api/lab/compare", json={"one": plain, "other": small})
            [found] = msgspec.json.decode(answer.content, type=LabCompared).answers
            assert (found.question, found.verdict, found.lines[0].low) == ("any", "yes", None)
        assert len((tmp_path / "asked").read_text()) == 1, "the second time it is known"
        for one, two in ((plain, elsewhere), (small, small)):
            assert fault(keeper.post("/api/lab/compare", json={"one": one, "other": two})) == (409, "no-pair")
        assert fault(keeper.post("/api/lab/compare", json={"one": plain, "other": "none"})) == (404, "no-run")
        assert fault(keeper.post("/api/lab/compare", json={"one": plain})) == (400, "malformed")
        (tmp_path / "quick_pair.py").write_text("raise SystemExit(1)")
        assert fault(keeper.post("/api/lab/compare", json={"one": small, "other": plain})) == (503, "storage")
