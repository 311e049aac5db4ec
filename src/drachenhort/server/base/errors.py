"""What cannot be done at a table, and why."""

from typing import Final, Literal, TypeAlias

Code: TypeAlias = Literal[
    "malformed",
    "protocol",
    "too-fast",
    "too-many-tables",
    "storage",
    "elsewhere",
    "no-game",
    "old-game",
    "no-table",
    "no-move",
    "no-review",
    "no-puzzle",
    "no-way",
    "no-lab",
    "no-run",
    "not-your-run",
    "lab-full",
    "no-pair",
    "no-passkeys",
    "shared-tables",
    "no-passkey",
    "bad-passkey",
    "last-passkey",
    "too-many-passkeys",
    "no-account",
    "no-push",
    "bad-endpoint",
    "busy",
    "bad-action",
    "bad-record",
    "bad-options",
    "bad-variant",
    "too-many-variants",
    "bad-seats",
    "bad-clock",
    "bad-name",
    "bad-text",
    "set-up-anew",
    "too-many-changes",
    "not-host",
    "not-entered",
    "no-token",
    "not-your-seat",
    "not-seated",
    "no-seat",
    "seat-taken",
    "seat-kept",
    "seats-open",
    "no-bot",
    "started",
    "not-started",
    "not-over",
    "over",
    "closed",
    "nothing-to-undo",
    "undo-learnt",
    "undo-secret",
    "undo-asked",
    "no-undo-asked",
    "not-your-turn",
    "not-alone",
    "several-choices",
]
"""For programs, and for the client to say it in the reader's language."""

MEANING: Final[dict[Code, str]] = {
    "malformed": "This is not a message of the protocol.",
    "protocol": "The server speaks another version of the protocol, or there was no `hello`.",
    "too-fast": "Too many messages, or too many tables at a time.",
    "too-many-tables": "Somebody, or an address, has as many tables as there may be at a time.",
    "storage": "The disk is full or broken.",
    "elsewhere": "Another server has the table: go to its place, or if none is named enter the table again.",
    "no-game": "There is no such game.",
    "old-game": "The rules that the table began with, or that were asked for, are not here. The table waits for them.",
    "no-table": "There is no such table.",
    "no-move": "The replay has no such move.",
    "no-review": "There is no such review, or it has been forgotten.",
    "no-puzzle": "There is no such puzzle.",
    "no-way": "Only the machine that the server runs on can come here.",
    "no-lab": "This server has no lab: its data is in a database.",
    "no-run": "The lab has no such run, or nothing of its report yet.",
    "not-your-run": "Somebody else has begun this run.",
    "lab-full": "The lab takes no such run now: the budget of guests, or the room for runs, is used up.",
    "no-pair": "These two runs of the lab cannot be compared: other deals, or not over yet.",
    "no-passkeys": "At this address there are no passkeys.",
    "shared-tables": "Several servers share the tables here, and only a single one does this.",
    "no-passkey": "There is no such passkey, or it was removed.",
    "bad-passkey": "The passkey's answer does not hold, came too late or is used already.",
    "last-passkey": "An account has at least one passkey.",
    "too-many-passkeys": "An account has only so many passkeys.",
    "no-account": "A guest has no account that could do this.",
    "no-push": "At this address there are no messages.",
    "bad-endpoint": "A push subscription cannot be like this.",
    "busy": "Something else is being done with this account just now.",
    "bad-action": "The game has no such action, or its rules forbid it there.",
    "bad-record": "This is not the record of a game.",
    "bad-options": "The game does not have these options or values.",
    "bad-variant": "This is no variant of the game, or it cannot be played; the text names the first mistakes.",
    "too-many-variants": "As many variants are being played as there may be at a time.",
    "bad-seats": "The game cannot be played with these seats or bots.",
    "bad-clock": "There is no such clock.",
    "bad-name": "A name cannot be like this.",
    "bad-text": "A text cannot be like this.",
    "set-up-anew": "The table has been changed meanwhile; look at it again first.",
    "too-many-changes": "The table, or the name of a seat, has been changed as often as it may be.",
    "not-host": "Only the person who set the table up can do this.",
    "not-entered": "The table has to be entered first.",
    "no-token": "This takes the token of a program's seat.",
    "not-your-seat": "The seat is somebody else's.",
    "not-seated": "Those who only look on do not chat.",
    "no-seat": "The table has no such seat.",
    "seat-taken": "Somebody else sits there.",
    "seat-kept": "The seat is kept for somebody with an invitation.",
    "seats-open": "Before the start all seats must have somebody.",
    "no-bot": "No bot sits there.",
    "started": "The game has begun already.",
    "not-started": "The game has not begun yet.",
    "not-over": "The game is not over yet.",
    "over": "The game is over.",
    "closed": "The table was given up.",
    "nothing-to-undo": "There is no act of one's own to take back.",
    "undo-learnt": "Since that act one has seen something that one did not know before.",
    "undo-secret": "Nobody else knows of that act, and to ask them would tell.",
    "undo-asked": "Somebody has asked for an undo already.",
    "no-undo-asked": "Nobody asks for an undo.",
    "not-your-turn": "There is nothing for this seat to decide.",
    "not-alone": "Other people or programs play at the table, and a coach speaks only where all others are bots.",
    "several-choices": "An act is one choice at the table, and this would be several.",
}


PLACE: Final = "/n/"
"""With the name of a server after it: how paths begin that lead to one of several."""


class Cannot(Exception):
    """Somebody wanted something that is not possible; nothing has changed. `text` says what would be."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class Elsewhere(Cannot):
    """It is to be asked at another server, of several that share the tables."""

    def __init__(self, node: str) -> None:
        super().__init__("elsewhere", "another server has this table; ask at its place")
        self.place: Final = f"{PLACE}{node}"
