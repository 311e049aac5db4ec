"""What the rules forbid is refused with clause, text and rule, in both languages; `why` asks beforehand."""

import pytest

from drachenhort.core.clauses import parse_clauses
from drachenhort.core.rng import Rng
from drachenhort.games import all_games, find
from drachenhort.games.files import rules_text
from tests.server.house import Guest, Inn, asked, laid, play, scene, seat_of

pytestmark = pytest.mark.usefixtures("fixed_deals")

GAMES = [game.id for game in all_games()]
NO_ACTIONS = [10**6, 2**40]


async def a_table(
    inn: Inn, game: str, acts: int, langs: tuple[str | None, str | None] = ("de", "en")
) -> tuple[str, list[Guest]]:
    people = [inn.visitor("Anna", langs[0]), inn.visitor("Ben", langs[1])]
    options = find(game).simulation_options({}).to_json()
    table = await laid(inn, people, game, bots=max(0, find(game).min_seats - 2), options=options)  # type: ignore[arg-type]
    await play(inn, table, people, Rng.from_seed(f"{game} {acts}"), acts)
    for guest in people:
        guest.forget()
    return table, people


@pytest.mark.parametrize("acts", [0, 12, 45])
@pytest.mark.parametrize("game", GAMES)
@scene
async def test_every_action_that_is_not_legal_is_refused_in_words_and_nothing_else_happens(game: str, acts: int) -> None:
    """Those who are not asked as well as those who are; numbers that are no action at all too."""
    inn = Inn()
    table, people = await a_table(inn, game, acts)
    codes = find(game).action_codes
    rng = Rng.from_seed(f"refused {game} {acts}")
    for guest, lang in zip(people, ("de", "en"), strict=True):
        rules = parse_clauses(rules_text(game, lang))
        seat, version = seat_of(guest), guest.version
        some = [codes[rng.below(len(codes))] for _ in range(40)]
        for action in [code for code in [*some, *NO_ACTIONS] if code not in guest.legal]:
            name = guest.act(table, seat, action)
            await inn.rest()
            (refused,) = guest.got
            assert (refused["type"], refused["id"], refused["table"]) == ("refused", name, table)
            clause = rules[str(refused["clause"])]
            assert refused["rule"] == clause.text
            assert refused["reason"] and str(refused["text"]).strip()
            guest.forget()
        assert guest.version == version
    assert inn.tables.services.counters.refused > 40


@scene
async def test_the_two_languages_say_the_same_thing_differently() -> None:
    inn = Inn()
    table, (anna, ben) = await a_table(inn, "drachensachen", 6)
    (waiting,) = asked([anna, ben])
    other = inn.visitor(waiting.person.name, "en" if waiting is anna else "de")
    other.say("enter", table=table)
    await inn.rest()
    action = next(code for code in find("drachensachen").action_codes if code not in waiting.legal)
    for guest in (waiting, other):
        guest.say("why", table=table, seat=seat_of(guest), id="why", action=action)
    await inn.rest()
    one, two = waiting.last("refused"), other.last("refused")
    assert (one["clause"], one["reason"]) == (two["clause"], two["reason"])
    assert one["text"] != two["text"] and one["rule"] != two["rule"]


@scene
async def test_a_program_without_a_language_gets_clause_and_reason_alone() -> None:
    inn = Inn()
    table, people = await a_table(inn, "drachensachen", 6, (None, None))
    (waiting,) = asked(people)
    waiting.act(table, seat_of(waiting), 10**6)
    await inn.rest()
    assert sorted(waiting.last("refused")) == ["clause", "id", "reason", "table", "type"]


@pytest.mark.parametrize("game", GAMES)
@scene
async def test_why_answers_for_everything_and_changes_nothing(game: str) -> None:
    inn = Inn()
    table, people = await a_table(inn, game, 8)
    waiting = asked(people)[0]
    version = waiting.version
    for action in waiting.legal[:10]:
        waiting.say("why", table=table, seat=seat_of(waiting), id=f"why {action}", action=action)
    await inn.rest()
    assert [message["type"] for message in waiting.got] == ["allowed"] * len(waiting.legal[:10])
    waiting.say("why", table=table, seat=seat_of(waiting), id="no", action=10**6)
    await inn.rest()
    assert waiting.last("refused")["id"] == "no"
    assert waiting.version == version


@scene
async def test_nobody_asks_why_for_another_seat() -> None:
    """The answer would tell what the other has."""
    inn = Inn()
    table, people = await a_table(inn, "drachensachen", 6)
    (waiting,) = asked(people)
    other = next(guest for guest in people if guest is not waiting)
    other.say("why", table=table, seat=seat_of(waiting), id="why", action=waiting.legal[0])
    await inn.rest()
    assert other.problem[0] == "not-your-seat"
    assert other.last("problem")["id"] == "why"
