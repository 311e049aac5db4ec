"""Hostile frames, made by chance: what a stranger could send over a WebSocket instead of messages."""

import json
import struct
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, get_args

import msgspec

from drachenhort.server.wire.messages import ClientMessage, FromClient
from drachenhort.server.wire.sockets import LARGEST_MESSAGE, MOST_PIECES

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NO_OPCODES = (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)

MESSAGES: Sequence[type[FromClient]] = get_args(ClientMessage)

WRONG: Sequence[str] = (
    *("null", "true", "false", "0", "-1", "1", "5", "6", "2.5", "1e308", "1e999", "-0", "1099511627777", "9" * 400),
    *('""', '"x"', '"0"', '"%s"' % ("x" * 33), '"%s"' % ("ä" * 301), '"\\u0000"', '"\\ud800"', '"../../etc/passwd"'),
    *(
        "[]",
        "[0]",
        "[[]]",
        "{}",
        '{"type":"act"}',
        "[null,null]",
        "NaN",
        "Infinity",
        "'0'",
        "0x10",
        "[" * 1000 + "]" * 1000,
    ),
)
"""Values that hardly any field allows."""


class Known(NamedTuple):
    """What a stranger may have found out: ids of tables, other people's and their own."""

    tables: Sequence[str]


def frame(
    opcode: int, payload: bytes, random: Random, *, fin: bool = True, rsv: int = 0, masked: bool = True, length: int = -1
) -> bytes:
    """As it goes over the wire; `length` says something else than how long the payload is."""
    size = len(payload) if length < 0 else length
    first = (fin << 7) | (rsv << 4) | opcode
    bit = masked << 7
    if size < 126:
        head = struct.pack("!BB", first, bit | size)
    elif size < 2**16:
        head = struct.pack("!BBH", first, bit | 126, size)
    else:
        head = struct.pack("!BBQ", first, bit | 127, size)
    if not masked:
        return head + payload
    mask = random.randbytes(4)
    whole = int.from_bytes(payload, "big") ^ int.from_bytes((mask * (len(payload) // 4 + 1))[: len(payload)], "big")
    return head + mask + whole.to_bytes(len(payload), "big")


# Texts: each is one message, and whoever sends it is answered or ignored, never cut off.


def valid(random: Random, known: Known) -> dict[str, str]:
    """Some message with fields that are right by their type, as JSON texts; seldom one that makes sense."""
    kind = random.choice(MESSAGES)
    fields = {"type": json.dumps(str(kind.__struct_config__.tag))}
    for field in msgspec.structs.fields(kind):
        fields[field.name] = right(random, known, field.name)
    return fields


def right(random: Random, known: Known, field: str) -> str:
    match field:
        case "table":
            return json.dumps(random.choice([*known.tables, "nosuchtable", "abcdef" * 5]))
        case "seat":
            return str(random.randrange(6))
        case "protocol":
            return random.choice(["1", "1", "1", "2"])
        case "lang":
            return random.choice(['"de"', '"en"', "null"])
        case "yes":
            return random.choice(["true", "false"])
        case "id" | "text":
            return json.dumps("".join(random.choices("abc <&\"'\\\u202e\u0000ä💥", k=random.randint(1, 20))))
        case "then":
            return json.dumps([number(random) for _ in range(random.randrange(4))])
        case _:
            return str(number(random))


def number(random: Random) -> int:
    return random.choice([0, 1, random.randrange(100), random.randrange(2**40)])


def text_of(fields: dict[str, str]) -> bytes:
    return ("{" + ",".join(f'"{name}":{value}' for name, value in fields.items()) + "}").encode("utf-8", "surrogatepass")


def out_of_order(random: Random, known: Known) -> bytes:
    return text_of(valid(random, known))


def wrong_type(random: Random, known: Known) -> bytes:
    fields = valid(random, known)
    fields[random.choice(list(fields))] = random.choice(WRONG)
    return text_of(fields)


def wrong_fields(random: Random, known: Known) -> bytes:
    """One is missing, too much, or twice."""
    fields = valid(random, known)
    what = random.randrange(3)
    if what == 0:
        del fields[random.choice(list(fields))]
    elif what == 1:
        fields[random.choice(["x", "", "__class__", "Type", "type\\u0000"])] = random.choice(WRONG)
    text = text_of(fields)
    return text[:-1] + b"," + text[1:] if what == 2 else text


def unknown_type(random: Random, known: Known) -> bytes:
    fields = valid(random, known)
    fields["type"] = random.choice(['"moved"', '"view"', '"Act"', '"quit"', '"__init__"', '"%s"' % ("z" * 999), '""'])
    return text_of(fields)


def broken(random: Random, known: Known) -> bytes:
    """A message with some bytes cut off, changed or put in; often no UTF-8 any more."""
    text = bytearray(text_of(valid(random, known)))
    for _ in range(random.randint(1, 4)):
        place = random.randrange(len(text) + 1)
        what = random.randrange(3)
        if what == 0:
            del text[place:]
        elif what == 1 and place < len(text):
            text[place] = random.randrange(256)
        else:
            text[place:place] = random.randbytes(random.randint(1, 8))
        if not text:
            break
    return bytes(text)


def bad_utf8(random: Random, known: Known) -> bytes:
    bad = random.choice([b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x80", b"\xc3"])
    return text_of({"type": '"chat"', "table": right(random, known, "table"), "text": '"?"'}).replace(b"?", bad)


def nested(random: Random, known: Known) -> bytes:
    depth = random.choice([10, 500, 1000, 5000, LARGEST_MESSAGE // 2 - 100])
    opening, closing = random.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'{"type":', b"}")])
    depth = min(depth, (LARGEST_MESSAGE - 100) // (len(opening) + 1))
    inner = opening * depth + b"0" + (closing * depth if random.random() < 0.7 else b"")
    return inner if random.random() < 0.5 else (b'{"type":"hello","protocol":' + inner + b"}")[:LARGEST_MESSAGE]


def huge_number(random: Random, known: Known) -> bytes:
    number = random.choice(["9" * 5000, "-" + "9" * 300, "1e9999", "1" + "0" * 4000 + "e-4000", "0." + "0" * 5000 + "1"])
    fields = valid(random, known)
    fields[random.choice(list(fields))] = number
    return text_of(fields)


def noise(random: Random, known: Known) -> bytes:
    return random.randbytes(random.choice([0, 1, 10, 200, random.randrange(LARGEST_MESSAGE)]))


TEXTS: Sequence[Callable[[Random, Known], bytes]] = (
    *(out_of_order, wrong_type, wrong_type, wrong_fields, unknown_type),
    *(broken, broken, bad_utf8, nested, huge_number, noise),
)


def answered(random: Random, known: Known) -> bytes:
    """A frame, or several that make one message, after which the connection stays."""
    chance = random.random()
    if chance < 0.04:
        return frame(random.choice([PING, PONG]), random.randbytes(random.randrange(126)), random)
    payload = random.choice(TEXTS)(random, known)
    if chance < 0.12:
        return in_pieces(random, payload)
    return frame(TEXT, payload, random)


def in_pieces(random: Random, payload: bytes) -> bytes:
    """Some of them empty, with a ping in between."""
    cuts = sorted(random.randrange(len(payload) + 1) for _ in range(random.randint(1, 6)))
    parts = [payload[start:end] for start, end in zip([0, *cuts], [*cuts, len(payload)], strict=True)]
    out = b""
    for place, part in enumerate(parts):
        out += frame(CONTINUATION if place else TEXT, part, random, fin=place == len(parts) - 1)
        if place == 0:
            out += frame(PING, b"between", random)
    return out


# What ends a connection: nobody may go on after it.


def ending(random: Random) -> bytes:
    return random.choice(ENDINGS)(random)


ENDINGS: Sequence[Callable[[Random], bytes]] = (
    lambda random: frame(BINARY, random.randbytes(20), random),
    lambda random: frame(BINARY, b"", random, fin=False),
    lambda random: frame(random.choice(NO_OPCODES), b"{}", random),
    lambda random: frame(TEXT, b"{}", random, rsv=random.randint(1, 7)),
    # A ping with such bits is answered by picows itself, and nothing comes of it.
    lambda random: frame(PONG, b"{}", random, rsv=random.randint(1, 7)),
    lambda random: frame(TEXT, b"{}", random, masked=False),
    lambda random: frame(CONTINUATION, b"{}", random, fin=random.random() < 0.5),
    lambda random: frame(TEXT, b"{", random, fin=False) + frame(TEXT, b"}", random),
    lambda random: frame(TEXT, b"{", random, fin=False) + frame(CONTINUATION, b"}", random, rsv=random.randint(1, 7)),
    lambda random: frame(random.choice([PING, PONG, CLOSE]), b"", random, fin=False),
    lambda random: frame(random.choice([PING, PONG, CLOSE]), b"x" * 126, random),
    lambda random: frame(TEXT, b"x" * (LARGEST_MESSAGE + 1), random),
    lambda random: frame(TEXT, b"x", random, length=random.choice([LARGEST_MESSAGE + 1, 2**20, 2**40, 2**63 - 1])),
    lambda random: frame(TEXT, b"x", random, length=2**63 + random.randrange(2**63)),
    lambda random: struct.pack("!BBH", 0x81, 0xFE, random.randrange(126)),  # Longer than it need be.
    lambda random: struct.pack("!BBQ", 0x81, 0xFF, random.randrange(2**16)),
    lambda random: frame(TEXT, b"x", random, fin=False) + frame(CONTINUATION, b"x", random, fin=False) * (MOST_PIECES + 1),
    lambda random: (
        frame(TEXT, b"x" * 9000, random, fin=False) + frame(CONTINUATION, b"x" * 9000, random, fin=random.random() < 0.5)
    ),
    lambda random: frame(CLOSE, random.choice([b"", b"\x03", b"\x03\xe8", b"\x00\x00", b"\x03\xed", b"\xff\xff"]), random),
    lambda random: frame(CLOSE, b"\x03\xe8\xff\xfe", random),
)
