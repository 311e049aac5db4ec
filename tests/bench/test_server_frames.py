"""The hunt with hostile frames: the frames are what they are meant to be, it can fail, and a short one finds nothing."""

import subprocess
import sys
from random import Random

import msgspec
import pytest

from bench.server.frames import wrong_in
from bench.server.hostile import MESSAGES, TEXT, TEXTS, Known, frame, text_of, valid, wrong_type
from drachenhort.server.wire.messages import FromClient, decode_client
from drachenhort.server.wire.sockets import LARGEST_MESSAGE

KNOWN = Known(["sometable", "othertable"])


def unmasked(data: bytes) -> bytes:
    """The payload of a short frame."""
    mask, payload = data[2:6], data[6:]
    return bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def test_a_frame_is_masked() -> None:
    data = frame(TEXT, b"dragon", Random(1))
    assert data[:2] == b"\x81\x86" and unmasked(data) == b"dragon"


def test_a_frame_can_lie_about_its_length() -> None:
    assert frame(TEXT, b"x", Random(1), masked=False, length=2**40) == b"\x81\x7f\x00\x00\x01\x00\x00\x00\x00\x00x"


def test_every_field_of_every_message_goes_wrong() -> None:
    random = Random(1)
    seen: set[str] = set()
    for _ in range(20_000):
        try:
            decode_client(wrong_type(random, KNOWN))
        except msgspec.ValidationError as problem:
            seen.add(str(problem).rpartition("at `$.")[2].rstrip("`"))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
    assert {field.name for kind in MESSAGES for field in msgspec.structs.fields(kind)} <= seen


def test_messages_out_of_order_are_good_by_themselves() -> None:
    random = Random(1)
    kinds: set[type[FromClient]] = {type(decode_client(text_of(valid(random, KNOWN)))) for _ in range(500)}
    assert kinds == set(MESSAGES)


def test_what_is_to_be_answered_is_not_too_long() -> None:
    random = Random(1)
    for make in TEXTS:
        assert max(len(make(random, KNOWN)) for _ in range(200)) <= LARGEST_MESSAGE


@pytest.mark.parametrize(
    "line",
    [
        '{"level": "error", "event": "a table stopped", "exception": "KeyError"}',
        '{"level": "warning", "event": "a table cannot go on"}',
        "Traceback (most recent call last):",
        "KeyError: 3",
        '{"level": "info", "event": "New connection from 127.0.0.1"}',
    ],
)
def test_a_failure_in_the_log_is_found(line: str) -> None:
    assert wrong_in(line) is not None


@pytest.mark.parametrize("line", ['{"level": "info", "event": "request", "status": 200}', "", "  http://127.0.0.1:8080"])
def test_what_a_server_says_anyway_is_no_failure(line: str) -> None:
    assert wrong_in(line) is None


def test_a_short_hunt_finds_nothing() -> None:
    command = [sys.executable, "-m", "bench.server.frames", "--frames", "2000", "--quick", "--seed", "1"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
