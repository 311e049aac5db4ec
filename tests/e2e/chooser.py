"""Somebody at a table of the client, who does whatever can be done, in words: works for every game."""

from typing import Literal

from playwright.sync_api import Locator, TimeoutError

from tests.e2e.visitor import Visitor

SHORT = 1000
"""Milliseconds to wait for something that what others do can take away."""


class Chooser(Visitor):
    """Acts with the buttons beside the sentence, or from the list of everything that is allowed."""

    def come_to(self, table: str) -> None:
        self.page.goto(f"/t/{table}")

    @property
    def prompt(self) -> str:
        """The sentence that says what is being decided."""
        return "\n".join(self.page.locator(".prompt span").all_inner_texts())

    @property
    def buttons(self) -> Locator:
        return self.page.locator(".words [data-can]")

    @property
    def scores(self) -> Locator:
        return self.page.locator("dialog[open] table")

    @property
    def is_at_the_end(self) -> bool:
        return self.scores.count() > 0

    def act(self, choice: Literal["first", "last"]) -> bool:
        """False if there was nothing to do, or what others did took it away."""
        everything = self.page.locator(".words .all")
        listed = self.page.locator("dialog[open] li button")
        if everything.count():
            return (listed.count() > 0 or press(everything)) and self._do(pick(listed, choice))
        return self.buttons.count() > 0 and self._do(pick(self.buttons, choice))

    def _do(self, button: Locator) -> bool:
        is_done = press(button)
        self.wait_for_answer()
        return is_done


def pick(things: Locator, choice: Literal["first", "last"]) -> Locator:
    return things.first if choice == "first" else things.last


def press(button: Locator) -> bool:
    """False if it went away."""
    try:
        button.click(timeout=SHORT)
    except TimeoutError:
        return False
    return True
