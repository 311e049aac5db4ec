"""A program at the table: it plays legal actions at random. docs/programs.md says how it gets a seat.

    python examples/bot.py ws://127.0.0.1:8080/ws TABLE

The token of the seat is a secret: it comes from the environment as DRACHENHORT_TOKEN, or is asked for.
"""

import asyncio
import json
import os
import random
import sys
from functools import reduce
from getpass import getpass
from operator import getitem
from urllib.parse import urljoin

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus


async def play(address: str, table: str, token: str) -> str | None:
    """Returns where the table is, if it is elsewhere: several servers may share the tables."""
    async for socket in connect(address, additional_headers={"Authorization": f"Bearer {token}"}):  # Again, if it is lost.
        try:
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            await socket.send(json.dumps({"type": "enter", "table": table}))
            acted_on = -1
            async for text in socket:
                message = json.loads(text)
                match message["type"]:
                    case "view":
                        shown = message
                    case "moved":
                        for path, value in message["changes"]:
                            way = ["view", *path]
                            reduce(getitem, way[:-1], shown)[way[-1]] = value
                    case "problem" if message["code"] == "elsewhere":
                        return urljoin(address, str(message.get("place", "/ws")))
                    case "problem":
                        sys.exit(message["text"])
                    case _:
                        continue
                view = shown["view"]
                if view["outcome"]:
                    print(json.dumps(view["outcome"]))
                    return None
                if view["legal"] and message["version"] > acted_on:
                    acted_on = message["version"]
                    await asyncio.sleep(0.03)  # The server takes 50 messages a second.
                    act = {"type": "act", "table": table, "seat": view["seat"], "version": acted_on}
                    choice = {"id": random.randbytes(8).hex(), "action": random.choice(view["legal"])}
                    await socket.send(json.dumps(act | choice))
        except ConnectionClosed:
            print("no connection; trying again", file=sys.stderr)
    return None


if __name__ == "__main__":
    token = os.environ.get("DRACHENHORT_TOKEN") or getpass("The token of the seat: ")
    try:
        place: str | None = sys.argv[1]
        while place is not None:
            place = asyncio.run(play(place, sys.argv[2], token))
    except InvalidStatus as refusal:
        sys.exit(f"the server does not let me in: {refusal.response.body.decode()}")
