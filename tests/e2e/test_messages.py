"""Messages as people switch them on, and as the browser shows them. Its push service is made up: there is none here."""

import json
import re
from collections.abc import Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.server import push_service
from tests.server.process import ServerProcess

pytestmark = pytest.mark.usefixtures("client")

WHERE: Final = "/api/people/me/messages"
MADE_UP: Final = """subscription => {
    const bytes = text => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), c => c.charCodeAt(0));
    const own = () => sessionStorage.getItem("made-up") === null ? null : {
        endpoint: subscription.endpoint,
        options: {applicationServerKey: bytes(sessionStorage.getItem("made-up")).buffer},
        getKey: name => bytes(name === "auth" ? subscription.auth : subscription.key).buffer,
        unsubscribe: async () => (sessionStorage.removeItem("made-up"), true),
    };
    PushManager.prototype.getSubscription = async () => own();
    PushManager.prototype.subscribe = async ({applicationServerKey}) => {
        if (Notification.permission !== "granted") throw new DOMException("no", "NotAllowedError");
        sessionStorage.setItem("made-up", btoa(String.fromCharCode(...applicationServerKey)));
        return own();
    };
}"""
SHOWN: Final = """async () => {
    const worker = await navigator.serviceWorker.getRegistration("/messages.js");
    return (await worker.getNotifications()).map(({title, body, tag, lang, data}) => ({title, body, tag, lang, ...data}));
}"""


class Reader:
    """Somebody at the address where browsers have messages, who allows them or not."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        lang: Literal["de", "en"] = "en",
        size: ViewportSize = DESK,
        *,
        allows: bool = True,
    ) -> None:
        self.origin: Final = server.url.replace("127.0.0.1", "localhost")
        self.visitor: Final = Visitor(browser, server, lang, size)
        self.page: Final[Page] = self.visitor.page
        self.subscription: Final = push_service.Browser()
        if allows:
            self.visitor.context.grant_permissions(["notifications"], origin=self.origin)
        self.visitor.context.add_init_script(f"({MADE_UP})({json.dumps(self.subscription.subscription())})")

    def open(self, path: str = "/") -> None:
        self.page.goto(self.origin + path)

    def open_settings(self) -> None:
        self.page.get_by_role("button", name=re.compile("^(Settings|Einstellungen)")).first.click()

    def choose(self, legend: str, label: str) -> None:
        self.page.get_by_role("group", name=legend).get_by_role("radio", name=label, exact=True).check()

    def wanted(self) -> dict[str, Json]:
        return self.visitor.ask("GET", WHERE)

    def receive(self, message: dict[str, Json]) -> None:
        """What the push service brings, as the browser hands it to the worker."""
        session = self.visitor.context.new_cdp_session(self.page)
        ids: list[str] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: ids.extend(found["registrationId"] for found in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        while not ids:
            self.page.wait_for_timeout(20)
        delivery = {"origin": self.origin, "registrationId": ids[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", delivery)
        session.detach()

    def close(self) -> None:
        self.visitor.close()


@pytest.fixture
def reader(browser: Browser, house: ServerProcess) -> Iterator[Reader]:
    found = Reader(browser, house)
    yield found
    found.close()


def test_messages_are_switched_on_have_quiet_hours_and_are_switched_off(reader: Reader) -> None:
    reader.open()
    reader.open_settings()
    reader.choose("Message when it is my turn", "In this browser")
    expect(reader.page.get_by_label("From")).to_have_value("22:00")
    found = reader.wanted()
    assert isinstance(found["devices"], list) and len(found["devices"]) == 1
    reader.page.get_by_label("until").fill("07:30")
    reader.page.get_by_label("until").press("Tab")
    expect(reader.page.locator(".messages[aria-busy=false]")).to_be_visible()
    quiet = reader.wanted()["quiet"]
    assert isinstance(quiet, dict) and (quiet["begin"], quiet["end"]) == (22 * 60, 7 * 60 + 30)
    reader.choose("Quiet hours", "None")
    expect(reader.page.get_by_label("From")).to_have_count(0)
    assert reader.wanted()["quiet"] is None
    reader.page.reload()
    reader.open_settings()
    expect(reader.page.get_by_role("group", name="Quiet hours")).to_be_visible()
    reader.choose("Message when it is my turn", "Off")
    expect(reader.page.get_by_role("group", name="Quiet hours")).to_have_count(0)
    assert reader.wanted()["devices"] == []


def test_a_message_is_shown_once_for_each_table_and_put_away_by_whoever_looks(reader: Reader) -> None:
    reader.open()
    reader.open_settings()
    reader.choose("Message when it is my turn", "In this browser")
    expect(reader.page.get_by_role("group", name="Quiet hours")).to_be_visible()
    table = reader.visitor.set_up("drachenfels", [{"kind": "me"}, {"kind": "open"}])
    message: dict[str, Json] = {"table": table, "turn": "0:1", "title": "Your turn", "text": "With Ben", "lang": "en"}
    reader.receive(message)
    shown = {"title": "Your turn", "body": "With Ben", "tag": f"table {table}", "lang": "en", "table": table, "turn": "0:1"}
    reader.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert reader.page.evaluate(SHOWN) == [shown]
    reader.receive({**message, "turn": "0:5"})
    reader.page.wait_for_function(f"async () => (await ({SHOWN})()).some(({{turn}}) => turn === '0:5')")
    assert reader.page.evaluate(SHOWN) == [{**shown, "turn": "0:5"}]
    reader.open(f"/t/{table}")
    reader.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 0")


def test_whoever_does_not_allow_it_is_told_what_to_do(browser: Browser, house: ServerProcess) -> None:
    reader = Reader(browser, house, "de", PHONE, allows=False)
    reader.visitor.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    reader.visitor.context.add_init_script("Object.defineProperty(Notification, 'permission', {get: () => 'denied'})")
    reader.open()
    reader.open_settings()
    expect(reader.page.get_by_text("sind in deinem Browser verboten")).to_be_visible()
    reader.close()
    reader = Reader(browser, house, "en", PHONE)
    reader.visitor.context.add_init_script("delete window.PushManager; Navigator.prototype.standalone = false")
    reader.open()
    reader.open_settings()
    expect(reader.page.get_by_text("Add to Home Screen")).to_be_visible()
    reader.close()


def test_whoever_does_not_answer_sees_that_it_is_off(reader: Reader) -> None:
    reader.visitor.context.add_init_script("Notification.requestPermission = async () => 'default'")
    reader.open()
    reader.open_settings()
    choices = reader.page.get_by_role("group", name="Message when it is my turn")
    choices.get_by_role("radio", name="In this browser").click()
    expect(choices.get_by_role("radio", name="Off")).to_be_checked()
    assert reader.wanted()["devices"] == []


def test_where_the_server_has_none_nothing_is_shown(browser: Browser, house: ServerProcess) -> None:
    visitor = Visitor(browser, house)
    visitor.page.goto(house.url)
    with visitor.page.expect_response(f"**{WHERE}") as answer:
        visitor.page.get_by_role("button", name="Settings").first.click()
    assert answer.value.json()["key"] is None
    expect(visitor.page.get_by_role("link", name=re.compile("record"))).to_be_visible()
    expect(visitor.page.get_by_text("Message when it is my turn")).to_have_count(0)
    visitor.close()


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("de", PHONE)])
def test_the_switch_in_the_menu_of_a_table_fits_and_speaks(
    lang: Literal["de", "en"], size: ViewportSize, browser: Browser, house: ServerProcess
) -> None:
    reader = Reader(browser, house, lang, size)
    reader.open()
    table = reader.visitor.set_up("drachenfels", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    reader.visitor.ask("POST", f"/api/tables/{table}/start")
    reader.open(f"/t/{table}")
    reader.page.get_by_role("button", name=re.compile("^(Menu|Menü)")).first.click()
    legend = "Message when it is my turn" if lang == "en" else "Nachricht, wenn ich dran bin"
    reader.choose(legend, "In this browser" if lang == "en" else "In diesem Browser")
    expect(reader.page.get_by_label(re.compile("From|Von"))).to_be_visible()
    reader.visitor.look_over()
    reader.close()
