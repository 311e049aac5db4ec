"""What is kept of an account, as one JSON text."""

import msgspec


class Passkey(msgspec.Struct, frozen=True):
    """One of an account's. `key` is public, and `count` how often its maker says that it was used; many never count."""

    id: str
    name: str
    key: bytes
    count: int
    is_synced: bool
    transports: list[str]
    made: int
    used: int | None = None


class Account(msgspec.Struct, frozen=True):
    """`generation` is that of the sign-ins that hold."""

    name: str
    made: int
    passkeys: list[Passkey]
    generation: int = 0

    def passkey(self, passkey: str) -> Passkey | None:
        return next((found for found in self.passkeys if found.id == passkey), None)

    def having(self, passkey: Passkey) -> "Account":
        """With this one in place of the one with its id, or as a further one."""
        others = [found for found in self.passkeys if found.id != passkey.id]
        return msgspec.structs.replace(self, passkeys=sorted([*others, passkey], key=lambda found: found.made))

    def without(self, passkey: Passkey) -> "Account":
        return msgspec.structs.replace(self, passkeys=[found for found in self.passkeys if found != passkey])
