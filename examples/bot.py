"""A program at the table: it plays legal actions at random. docs/programs.md says how it gets a seat.

    python examples/bot.py ws://127.0.0.1:8080/ws TABLE

The token of the seat is a secret: it comes from the environment as DRACHENHORT_TOKEN, or is asked for.
"""

import json
import os
import random
import sys
import time
from getpass import getpass

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect


def play(socket: ClientConnection, table: str) -> bool:
    """Plays until the game is over; False if the connection ends before that. The next view has all that was missed."""
    socket.send(json.dumps({"type": "hello", "protocol": 1}))
    socket.send(json.dumps({"type": "enter", "table": table}))
    is_waiting = False  # For the answer to an act.
    for message in map(json.loads, socket):
        match message["type"]:
            case "view":
                shown, is_waiting = message, False
            case "moved":
                is_waiting = is_waiting and "act" not in message  # It carries the id of our own act.
                for path, value in message["changes"]:
                    place, steps = shown, ["view", *path]
                    for step in steps[:-1]:
                        place = place[step]
                    place[steps[-1]] = value
            case "problem":
                sys.exit(message["text"])
            case _:
                continue
        view = shown["view"]
        if view["outcome"]:
            print(json.dumps(view["outcome"]))
            return True
        if view["legal"] and not is_waiting:
            time.sleep(0.03)  # The server takes 50 messages a second.
            act = {"type": "act", "table": table, "seat": view["seat"], "version": message["version"]}
            socket.send(json.dumps({**act, "id": random.randbytes(8).hex(), "action": random.choice(view["legal"])}))
            is_waiting = True
    return False


def main(address: str, table: str) -> None:
    token = os.environ.get("DRACHENHORT_TOKEN") or getpass("The token of the seat: ")
    is_over = False
    while not is_over:
        try:
            with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
                is_over = play(socket, table)
        except InvalidStatus as refusal:
            sys.exit(f"the server does not let me in: {refusal.response.body.decode()}")
        except (OSError, ConnectionClosed):
            print("no connection; trying again", file=sys.stderr)
            time.sleep(1)


if __name__ == "__main__":
    main(*sys.argv[1:])
