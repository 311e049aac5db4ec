"""What a bot would do, for those who ask; the table does not wait for it."""

from typing import cast

import pytest

from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from tests.server.house import Guest, Inn, Message, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")


async def a_table(inn: Inn, game: str = "drachensachen", acts: int = 6) -> tuple[str, Guest, Guest]:
    """The table, somebody who is asked, and the other one."""
    people = [inn.visitor("Anna", "de"), inn.visitor("Ben")]
    table = await laid(inn, people, game, bots=max(0, find(game).min_seats - 2))
    await play(inn, table, people, Rng.from_seed(f"hint {game}"), acts)
    waiting = asked(people)[0]
    for guest in people:
        guest.forget()
    return table, waiting, next(guest for guest in people if guest is not waiting)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
@scene
async def test_a_hint_is_a_legal_action_in_the_askers_language(game: str) -> None:
    inn = Inn()
    table, anna, _ = await a_table(inn, game)
    anna.say("hint", table=table, seat=seat_of(anna), id="help")
    await inn.rest()
    hinted = anna.last("hinted")
    assert hinted["id"] == "help"
    assert hinted["action"] in anna.legal
    speaks = anna.person.name == "Anna"
    assert ("text" in hinted) == speaks
    tips = cast("list[Message]", hinted["tips"])
    assert tips[0]["action"] == hinted["action"] and len(tips) == len({str(tip["action"]) for tip in tips}) <= 3
    assert {tip["action"] for tip in tips} <= set(anna.legal)
    for tip in tips:
        assert ("text" in tip) == speaks and ("chance" in tip) == (speaks and tip["low"] is not None)
    assert ("why" in hinted) == (speaks and len(tips) > 1)
    if len(anna.legal) > 1:
        assert inn.bots.asked[-1] == (seat_of(anna), "level-5")


@scene
async def test_only_who_is_asked_gets_a_hint() -> None:
    inn = Inn()
    table, anna, ben = await a_table(inn)
    ben.say("hint", table=table, seat=seat_of(ben), id="mine")
    await inn.rest()
    assert ben.problem[0] == "not-your-turn"
    ben.say("hint", table=table, seat=seat_of(anna), id="hers")
    await inn.rest()
    assert ben.problem[0] == "not-your-seat"
    assert not ben.of("hinted")


@scene
async def test_the_table_goes_on_while_a_bot_thinks_about_a_hint() -> None:
    inn = Inn()
    table, anna, ben = await a_table(inn)
    inn.bots.is_held = True
    anna.say("hint", table=table, seat=seat_of(anna), id="help")
    ben.say("chat", table=table, text="Well?")
    await inn.rest()
    assert anna.of("said")
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    assert anna.of("ack")
    inn.bots.is_held = False
    await inn.rest()
    assert not anna.of("hinted"), "the decision it was about has passed"


@scene
async def test_one_hint_at_a_time() -> None:
    inn = Inn()
    table, anna, _ = await a_table(inn)
    inn.bots.is_held = True
    for name in ("one", "two"):
        anna.say("hint", table=table, seat=seat_of(anna), id=name)
    await inn.rest()
    assert (anna.problem[0], anna.last("problem")["id"]) == ("too-fast", "two")
    inn.bots.is_held = False
    await inn.rest()
    assert anna.last("hinted")["id"] == "one"
    anna.say("hint", table=table, seat=seat_of(anna), id="three")
    await inn.rest()
    assert anna.last("hinted")["id"] == "three"


@scene
async def test_a_hint_does_not_know_of_an_act_that_is_not_written_down() -> None:
    """Begun in its turn: while something is being written, the question waits."""
    inn = Inn()
    table, anna, _ = await a_table(inn)
    inn.store.is_held = True
    anna.act(table, seat_of(anna), anna.legal[0])
    await inn.rest()
    thought = len(inn.bots.asked)
    anna.say("hint", table=table, seat=seat_of(anna), id="help")
    await inn.rest()
    assert len(inn.bots.asked) == thought
    inn.store.is_held = False
    await inn.rest()
    assert anna.of("ack")


@scene
async def test_where_one_act_is_allowed_the_hint_is_that_act_and_says_no_chance() -> None:
    inn = Inn()
    anna, ben = inn.visitor("Anna", "en"), inn.visitor("Ben")
    table = await laid(inn, [anna, ben], "drachensachen")
    while True:
        waiting = asked([anna, ben])[0]
        if len(waiting.legal) == 1 and waiting is anna:
            break
        waiting.act(table, seat_of(waiting), waiting.legal[-1])
        await inn.rest()
    thought = len(inn.bots.asked)
    anna.say("hint", table=table, seat=seat_of(anna), id="help")
    await inn.rest()
    hinted = anna.last("hinted")
    (tip,) = cast("list[Message]", hinted["tips"])
    assert tip["action"] == hinted["action"] == anna.legal[0]
    assert tip["low"] is None and "chance" not in tip and "why" not in hinted
    assert len(inn.bots.asked) == thought, "there is nothing to think about"
