"""Work that strangers make for the server by asking for what is allowed (S9)."""

import asyncio
import time
from collections import Counter
from statistics import median

import msgspec

from bench.server.attack.asking import NO_ANSWER, Target, ask
from bench.server.attack.hall import Kind, log_size
from bench.server.attack.scene import Attack, Scene
from bench.server.attack.stock import FINISHED, RUNNING, fill
from bench.server.attack.talking import Talk
from bench.server.ours import NewTable
from bench.server.visits import GONE, Wrong
from drachenhort.server.wire.messages import Chat, Leave

CHATTERERS, LOOKERS, READERS = 20, 10, 12
MOST_SAID = 5
"""Lines a second that strangers without a seat may add to a table, all together."""
QUICK = 0.1
"""Seconds within which a table has to be shown to somebody who enters."""
BOT_TABLES = 10
GRACE = 1.0
"""Seconds after which tables without people have to have stopped."""
MOST_UNWATCHED, MOST_WATCHED = 2, 100
"""Acts a second of all tables of bots together."""
LISTED = 40
MOST_LISTED = 2500
"""Bytes of a table in a list."""

FAST_TALK = Kind(settings="messages = 1000\n")
"""So that in seconds is said what would otherwise take an hour."""
STOCKED = Kind(prepare=fill)


# Chat.


async def chatter(target: Target, cookies: list[str], table: str, seconds: float) -> int:
    """Everybody says as much as they can. How many lines the table was told."""
    talks = [await Talk.open(target, cookie, number) for number, cookie in enumerate(cookies)]
    for talk in talks:
        await talk.enter(table)
    end = time.monotonic() + seconds
    said = await asyncio.gather(count_said(talks[0], end), *(chat_on(talk, table, end) for talk in talks))
    for talk in talks:
        talk.close()
    return said[0] or 0


async def chat_on(talk: Talk, table: str, end: float) -> None:
    try:
        while time.monotonic() < end:
            await talk.say(Chat(table, "drachen " * 37))
            await asyncio.sleep(0.01)
    except GONE:
        pass


async def count_said(talk: Talk, end: float) -> int:
    lines = 0
    try:
        async with asyncio.timeout(max(0.1, end - time.monotonic())):
            while True:
                lines += (await talk.hear_any()).type == "said"
    except (TimeoutError, *GONE):
        return lines


async def time_enters(target: Target, cookie: str, table: str, times: int) -> list[float]:
    talk = await Talk.open(target, cookie, 0)
    seconds = [(await talk.enter(table))[1] for _ in range(times)]
    talk.close()
    return seconds


async def chat(scene: Scene) -> None:
    """At the very table of the two, whose link has got about."""
    cookies = await scene.guests(scene.plan.many(CHATTERERS))
    table = scene.hall.pair.table
    lines = await scene.send(chatter, scene.target, cookies, table, scene.plan.seconds)
    rate = lines / scene.plan.seconds
    scene.expect(rate <= MOST_SAID, f"strangers say at most {MOST_SAID} lines a second ({rate:.0f}, {lines:,} in all)")
    newcomer = (await scene.ask("/api/me")).cookie
    enter = max(await scene.send(time_enters, scene.target, newcomer, table, 3))
    scene.expect(enter < QUICK, f"afterwards the table is shown within {QUICK:g} s ({enter:.2f})")


# Tables of bots alone.


async def watch(target: Target, cookie: str, tables: list[str], seconds: float) -> None:
    talk = await Talk.open(target, cookie)
    for table in tables:
        await talk.enter(table)
    try:
        async with asyncio.timeout(seconds):
            while True:
                await talk.hear_any()
    except (TimeoutError, *GONE):
        talk.close()


async def bots(scene: Scene) -> None:
    cookie = (await scene.guests(1))[0]
    tables = [await bots_alone(scene, cookie) for _ in range(BOT_TABLES)]
    await asyncio.sleep(GRACE)
    half = scene.plan.seconds / 2
    before = log_size(scene.hall.data)
    alone = await acts_a_second(scene, half)
    growth = (log_size(scene.hall.data) - before) / half * 86_400 / 1e9
    scene.expect(
        alone <= MOST_UNWATCHED, f"bots that nobody watches stop ({alone:.0f} acts a second, {growth:.1f} GB a day)"
    )
    watching = asyncio.create_task(scene.send(watch, scene.target, cookie, tables, half + GRACE))
    await asyncio.sleep(GRACE)
    watched = await acts_a_second(scene, half)
    scene.expect(watched <= MOST_WATCHED, f"watched they make at most {MOST_WATCHED} acts a second ({watched:.0f})")
    await watching


async def bots_alone(scene: Scene, cookie: str) -> str:
    setup = {"game": "drachensachen", "seats": [{"kind": "bot"}] * 4, "options": {"target": 999}}
    address = scene.target.address(0)
    answer = await scene.ask("/api/tables", address, cookie, msgspec.json.encode(setup))
    table = msgspec.json.decode(answer.body, type=NewTable).table.id
    await scene.ask(f"/api/tables/{table}/start", address, cookie, b"{}")
    return table


async def acts_a_second(scene: Scene, seconds: float) -> float:
    """Of everybody but the two."""
    made, acts = len(scene.hall.pair.made), await scene.hall.metric("drachenhort_moves_total")
    await asyncio.sleep(seconds)
    now = await scene.hall.metric("drachenhort_moves_total")
    return max(0.0, now - acts - (len(scene.hall.pair.made) - made)) / seconds


# Long games.


async def read_again(target: Target, cookies: list[str], paths: list[str], seconds: float) -> Counter[int]:
    """Everybody asks for these in turn as fast as they are answered. The statuses."""
    end = time.monotonic() + seconds
    statuses: Counter[int] = Counter()

    async def read(number: int) -> None:
        turn = number
        while time.monotonic() < end:
            path = paths[turn % len(paths)]
            statuses[(await ask(target.port, path, target.address(number), cookies[number])).status] += 1
            turn += 1

    await asyncio.gather(*(read(number) for number in range(len(cookies))))
    return statuses


async def hammer(scene: Scene) -> None:
    cookies = await scene.guests(scene.plan.many(READERS))
    table = f"/api/tables/{FINISHED}"
    paths = [
        f"{table}/chronicle?lang=de",
        f"{table}/replay?move=3000&lang=en",
        f"{table}/record",
        f"{table}/chronicle?seat=1",
    ]
    expect_answers(scene, await scene.send(read_again, scene.target, cookies, paths, scene.plan.seconds))


def expect_answers(scene: Scene, statuses: Counter[int]) -> None:
    """Slower is fine, wrong is not."""
    fine = statuses[200] > 0 and not set(statuses) - {200, 429, 503, NO_ANSWER}
    scene.expect(fine, f"readers are answered, or told to wait ({dict(sorted(statuses.items()))})")


async def enter_again(target: Target, cookies: list[str], table: str, seconds: float) -> list[float]:
    """Everybody enters and leaves. How long each view took."""
    end = time.monotonic() + seconds
    took: list[float] = []

    async def look(number: int) -> None:
        try:
            talk = await Talk.open(target, cookies[number], number)
        except (Wrong, TimeoutError, *GONE):
            return
        try:
            while time.monotonic() < end:
                answer, after = await talk.enter(table)
                took.append(after)
                if answer.type == "problem":
                    await asyncio.sleep(0.1)
                await talk.say(Leave(table))
        except GONE:
            pass
        talk.close()

    await asyncio.gather(*(look(number) for number in range(len(cookies))))
    return took


async def enter(scene: Scene) -> None:
    cookies = await scene.guests(scene.plan.many(LOOKERS))
    took = await scene.send(enter_again, scene.target, cookies, RUNNING, scene.plan.seconds)
    middle = median(took) if took else 99.0
    scene.expect(middle < 1.0, f"a long table is shown within 1 s ({len(took)} times, {middle:.2f} s in the median)")


# Lists.


def creatures() -> str:
    """Three of one's own, as long as they may be."""
    one = """[[creature]]
name = {{ de = "{name}", en = "{name}" }}
text = {{ de = "{text}", en = "{text}" }}
effects = [{{ do = "draw", count = 1 }}]
"""
    return "".join(one.format(name=chr(0x1F400 + number) * 40, text=chr(0x1F409) * 300) for number in range(3))


async def set_up(target: Target, cookie: str, number: int, count: int) -> list[int]:
    """Public tables, all with own creatures."""
    setup = {
        "game": "drachenfaust",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "options": {"creatures": creatures()},
        "is_public": True,
    }
    body = msgspec.json.encode(setup)
    return [(await ask(target.port, "/api/tables", target.address(number), cookie, body)).status for _ in range(count)]


class Listed(msgspec.Struct):
    tables: list[msgspec.Raw]


async def lists(scene: Scene) -> None:
    cookies = await scene.guests(scene.plan.many(READERS))
    each = 8  # Of one guest, who may have ten in a minute.
    makers = cookies[: max(1, scene.plan.many(LISTED) // each)]
    for number, cookie in enumerate(makers):
        await scene.send(set_up, scene.target, cookie, number, each)
    paths = ["/api/tables?limit=200"]
    expect_answers(scene, await scene.send(read_again, scene.target, cookies, paths, scene.plan.seconds))
    listed = msgspec.json.decode((await scene.ask(paths[0])).body, type=Listed).tables
    largest = max((len(bytes(entry)) for entry in listed), default=0)
    scene.expect(
        0 < largest < MOST_LISTED,
        f"each of {len(listed)} tables in a list takes at most {MOST_LISTED:,} bytes ({largest:,})",
    )


ATTACKS = [
    Attack("chat", chat, FAST_TALK),
    Attack("bots-alone", bots),
    Attack("long-game-looked-back", hammer, STOCKED),
    Attack("long-table-entered", enter, STOCKED),
    Attack("lists", lists),
]
