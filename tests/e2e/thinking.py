"""Two people at a table where one of them takes their time: what the other one sees meanwhile."""

from playwright.sync_api import Browser, Page, ViewportSize, expect

from drachenhort.core.plain import Json
from tests.e2e.visitor import PHONE, Visitor
from tests.server.process import ServerProcess


def look_while_others_think(
    browser: Browser, server: ServerProcess, game: str, options: dict[str, Json], size: ViewportSize = PHONE
) -> None:
    """The sentence says whom everybody waits for; nothing can be done, and nothing is amiss."""
    first, second = Visitor(browser, server, size=size), Visitor(browser, server, size=size)
    for visitor in (first, second):
        visitor.page.goto("/")
    table = first.set_up(game, [{"kind": "me"}, {"kind": "open"}], options=options)
    second.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    first.ask("POST", f"/api/tables/{table}/start")
    for visitor in (first, second):
        visitor.page.goto(f"/t/{table}")
        expect(visitor.page.locator(".prompt")).to_be_visible()
    idle = first if is_asked(second.page) else second
    assert is_asked((second if idle is first else first).page), "somebody has to decide"
    assert not is_asked(idle.page), "and only one of them"
    expect(idle.page.locator(".around [data-can]")).to_have_count(0)
    assert idle.look_over() == []
    assert not idle.is_too_wide()
    for visitor in (first, second):
        visitor.close()


def is_asked(page: Page) -> bool:
    """Whether the lamp on their own plaque is lit."""
    return page.locator(".mine .lit").count() == 1
