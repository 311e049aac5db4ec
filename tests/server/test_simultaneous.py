"""Where several decide at the same time, nobody has to wait for the others to be in time."""

import pytest

from drachenhort.core.rng import Rng
from tests.server.house import Guest, Inn, asked, laid, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")


async def three_at_a_table(inn: Inn, game: str) -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna"), inn.visitor("Ben", "de"), inn.visitor("Carla", "en")]
    table = await laid(inn, people, game)
    assert all(guest.legal for guest in people), "everybody decides at once"
    return table, people


@pytest.mark.parametrize("game", ["drachenfaust", "drachensachen"])
@scene
async def test_everybody_decides_on_the_version_they_saw(game: str) -> None:
    inn = Inn()
    table, people = await three_at_a_table(inn, game)
    first = [(guest, seat_of(guest), guest.legal[0]) for guest in people]
    for guest, seat, action in first:
        guest.act(table, seat, action, version=0)
    await inn.rest()
    assert [guest.last("ack")["version"] for guest in people] == [1, 2, 3]
    assert not any(guest.of("view")[1:] for guest in people)


@pytest.mark.parametrize("game", ["drachenfaust", "drachensachen"])
@scene
async def test_the_same_after_a_restart(game: str) -> None:
    inn = Inn()
    table, people = await three_at_a_table(inn, game)
    actions = [guest.legal[0] for guest in people]
    people[0].act(table, 0, actions[0], version=0)
    await inn.rest()
    inn = await inn.restart()
    for seat, name in ((1, "Ben"), (2, "Carla")):
        guest = inn.visitor(name)
        guest.say("enter", table=table, seen=0)
        await inn.rest()
        guest.act(table, seat, actions[seat], version=0)
        await inn.rest()
        assert guest.last("ack")["version"] == seat + 1


@scene
async def test_a_second_decision_of_ones_own_is_another_one() -> None:
    """In Drachenfaust a fist may be filled in two steps: what was decided on the first does not fit the second."""
    inn = Inn()
    table, people = await three_at_a_table(inn, "drachenfaust")
    rng = Rng.from_seed("fists")
    met = 0
    for _ in range(60):
        deciding = asked(people)
        guest = deciding[rng.below(len(deciding))]
        version, action = guest.version, guest.legal[rng.below(len(guest.legal))]
        guest.act(table, seat_of(guest), action, version=version)
        await inn.rest()
        if len(deciding) > 1 and len(asked(people)) == len(deciding) and guest.legal:
            met += 1
            name = guest.act(table, seat_of(guest), guest.legal[0], version=version)
            await inn.rest()
            assert guest.last("view")["late"] == name
            assert guest.version == version + 1
    assert met > 2


@scene
async def test_a_choice_made_with_others_can_be_refused_too() -> None:
    inn = Inn()
    table, people = await three_at_a_table(inn, "drachenfaust")
    people[0].act(table, 0, people[0].legal[0])
    await inn.rest()
    people[1].act(table, 1, 10**6, version=0)
    await inn.rest()
    assert people[1].of("refused")
    assert people[1].version == 1
