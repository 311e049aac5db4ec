"""Which shard a table belongs to: by its id, for ever."""

from typing import Final
from zlib import crc32

SHARDS: Final = 1024
"""Tables change their server a shard at a time. Stored with the data: not to be changed."""


def shard_of(table: str) -> int:
    return crc32(table.encode()) % SHARDS
