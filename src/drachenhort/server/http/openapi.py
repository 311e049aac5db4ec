"""The description of the interface for programs, as OpenAPI 3.1."""

import json
from typing import Final

import msgspec
from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, License, OpenAPI, SecurityScheme, Tag

from drachenhort.core.plain import Json
from drachenhort.server.base.plans import TableChange, TableSetup
from drachenhort.server.http import (
    address,
    boards,
    creatures,
    games,
    guides,
    health,
    lab,
    lab_wishes,
    own_data,
    own_games,
    own_record,
    people,
    problems,
    programs,
    push,
    puzzle_answers,
    puzzles,
    retrospect,
    reviews,
    rules,
    signing_in,
    tables,
    variants,
    what_if,
)
from drachenhort.server.http.routes import SEAT_SCHEME
from drachenhort.server.wire.messages import Chronicle, Replay, TableInfo

HANDLERS: Final = [
    games.list_games,
    games.get_game,
    games.get_actions,
    games.get_schema,
    games.get_plain_table,
    games.get_rules,
    people.get_me,
    people.change_me,
    own_record.get_own_record,
    own_record.keep_own_record,
    push.get_messages,
    push.keep_messages,
    push.end_messages,
    signing_in.get_account,
    signing_in.begin_passkey,
    signing_in.make_passkey,
    signing_in.name_passkey,
    signing_in.remove_passkey,
    signing_in.begin_sign_in,
    signing_in.sign_in,
    signing_in.sign_out,
    own_data.export_everything,
    own_data.delete_everything,
    tables.create_table,
    guides.begin_guide,
    tables.list_tables,
    tables.list_my_tables,
    tables.get_table,
    tables.get_table_actions,
    tables.list_invitations,
    tables.sit_down,
    tables.stand_up,
    tables.change_table,
    tables.name_seat,
    tables.exchange_bot,
    tables.start_table,
    tables.close_table,
    tables.play_again,
    programs.seat_program,
    programs.evaluate_seat,
    retrospect.get_record,
    retrospect.get_replay,
    retrospect.get_chronicle,
    puzzles.list_puzzles,
    puzzles.get_puzzle,
    puzzles.try_puzzle,
    puzzles.play_puzzle,
    what_if.play_on,
    what_if.what_if,
    boards.get_printed_board,
    boards.check_board,
    boards.try_board,
    variants.check_variant,
    lab.get_lab,
    lab.get_lab_game,
    lab.begin_run,
    lab.get_run,
    lab.stop_run,
    lab.remove_run,
    lab.get_report,
    lab.compare_runs,
    creatures.get_creature_parts,
    creatures.check_creatures,
    creatures.try_creature,
    reviews.begin_review,
    reviews.get_review,
    reviews.review_record,
    reviews.get_record_review,
    address.get_qr_code,
    address.get_address,
    address.get_address_qr_code,
    health.get_health,
    health.get_server,
    health.get_metrics,
]
"""All that programs can ask for."""

VERSION: Final = "1"

ABOUT: Final = """Everything outside play; play itself is one WebSocket at `/ws`.

Whoever asks is a guest, known by a signed cookie that the first answer sets. What goes wrong always has the body
`{"code": ..., "text": ...}`. Requests that change something must come from one of the server's own pages (`Origin`), or
from a program that sends no cookie or the server's own address as its `Origin`. Seats and moves count from 0, times are
in milliseconds since the beginning of 1970."""

TAGS: Final = {
    "games": "What there is to play.",
    "people": "Who you are.",
    "tables": "Setting up tables and sitting down at them.",
    "looking back": "Finished games.",
    "boards": "Boards of one's own for Drachenfels.",
    "variants": "Games with other values than those of the box.",
    "lab": "Runs of many games by one's own values, and the reports about them.",
    "creatures": "Creatures of one's own for Drachenfaust.",
    "puzzles": "Positions with one best move.",
    "operating": "For those who run the server.",
}

BODIES: Final = (
    games.GameSummary,
    games.GameInfo,
    games.GameActions,
    tables.TableActions,
    games.GameSchema,
    games.PlainTable,
    rules.Rules,
    people.Me,
    people.NewName,
    own_games.OwnRecord,
    own_data.Deletion,
    push.MessagesWanted,
    push.NewDevice,
    push.OldDevice,
    signing_in.OwnAccount,
    signing_in.PasskeyWanted,
    signing_in.NewPasskey,
    signing_in.PasskeyRenamed,
    signing_in.SignInWanted,
    signing_in.SignIn,
    signing_in.SignedIn,
    signing_in.SignOut,
    tables.NewTable,
    tables.TableList,
    tables.MyTables,
    tables.SitDown,
    tables.Sitting,
    tables.StandUp,
    tables.NameSeat,
    tables.BotLevel,
    tables.Rematch,
    programs.NewProgram,
    programs.ProgramSeat,
    programs.SeatEvaluation,
    puzzles.PuzzleList,
    puzzles.PuzzleShown,
    puzzles.PuzzleTry,
    puzzle_answers.PuzzleAnswer,
    puzzles.PuzzleGame,
    puzzles.PuzzleTable,
    what_if.PlayOn,
    what_if.PlayedOn,
    what_if.WhatIf,
    what_if.WhatCame,
    boards.BoardText,
    boards.BoardRead,
    boards.BoardTrial,
    boards.BoardTried,
    variants.VariantText,
    variants.VariantRead,
    lab.LabState,
    lab.LabGame,
    lab_wishes.LabWish,
    lab.LabRun,
    lab.LabRunShown,
    lab.LabRunBegun,
    lab.LabPair,
    lab.LabCompared,
    creatures.CreatureParts,
    creatures.CreatureText,
    creatures.CreaturesRead,
    creatures.CreatureTrial,
    creatures.CreatureTried,
    reviews.ReviewState,
    reviews.RecordToReview,
    reviews.ReviewBegun,
    address.Address,
    health.Health,
    health.ServerInfo,
    problems.Fault,
    TableInfo,
    TableSetup,
    TableChange,
    Replay,
    Chronicle,
)
"""Everything that is sent or received as JSON."""

VARIANT: Final = """game = "drachensachen"\nname = "Small hands"\n\n[deal]\nhand = 4\n"""

EXAMPLES: Final[dict[str, Json]] = {
    "TableSetup": {
        "game": "drachensachen",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "level-3"}, {"kind": "open"}],
        "options": {"target": 21},
        "clock": {"kind": "decision", "seconds": 60},
        "is_public": True,
    },
    "TableChange": {
        "seen": 0,
        "seats": [{"kind": "me", "was": 0}, {"kind": "open", "was": 2}, {"kind": "bot", "level": "level-3"}],
        "clock": {"kind": "none"},
    },
    "NameSeat": {"seat": 1, "name": "Smaug"},
    "BotLevel": {"level": "level-4"},
    "SitDown": {"seat": 2},
    "StandUp": {"seat": 2},
    "Me": {"person": "cb6a133a5364094e", "name": "Guest 417"},
    "Rematch": {"table": "h7Jd-2pQ"},
    "PlayOn": {"table": "h7Jd-2pQ", "move": 12, "seat": 0, "level": "level-3"},
    "WhatIf": {"table": "h7Jd-2pQ", "move": 12, "seat": 0, "way": "view", "games": 200},
    "PlayedOn": {"id": "Zk3v9XmB1a0cT7qQ"},
    "ReviewBegun": {"id": "b1a0cT7qQZk3v9Xm"},
    "LabWish": {"game": "drachensachen", "seats": 4, "games": 5000, "variant": VARIANT},
    "LabPair": {"one": "Zk3v9Xmb1a0cT7aB2d1wqQ", "other": "qQZk3v9Xmb1a0cT7aB2d1w"},
    "LabRunBegun": {"id": "qQZk3v9Xmb1a0cT7aB2d1w"},
    "Health": {"status": "ok"},
}


def describe(cookie_name: str) -> dict[str, Json]:
    """The whole description. Bodies as msgspec tells them, which knows their texts and that nothing may be added."""
    generated = msgspec.json.encode(_generate(cookie_name).to_schema())
    document: dict[str, Json] = json.loads(generated, parse_float=lambda number: int(float(number)))
    _, schemas = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    for name, example in EXAMPLES.items():
        schemas[name]["examples"] = [example]
    components = document["components"]
    assert isinstance(components, dict), "there are components"
    components["schemas"] = json.loads(msgspec.json.encode(schemas))
    return document


def _generate(cookie_name: str) -> OpenAPI:
    """What Litestar makes of the handlers. In an application of its own: it adds pages that load from elsewhere."""
    scheme = SecurityScheme(
        type="apiKey", name=cookie_name, security_scheme_in="cookie", description="Set by the first answer."
    )
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a program's seat.")
    config = OpenAPIConfig(
        title="Drachenhort",
        version=VERSION,
        description=ABOUT,
        license=License(name="MIT", identifier="MIT"),
        components=Components(security_schemes={"guest": scheme, SEAT_SCHEME: token}),
        security=[{}, {"guest": []}],
        tags=[Tag(name, about) for name, about in TAGS.items()],
    )
    # Only the names of what handlers depend on matter here.
    nothing = Provide(lambda: None, sync_to_thread=False)
    return Litestar(HANDLERS, openapi_config=config, dependencies={"context": nothing}, logging_config=None).openapi_schema
