"""Who shares the work of a command: processes of this machine, or a Ray cluster."""

from typing import Annotated, Final, TypeAlias

import typer

from drachenhort.cli import inputs
from drachenhort.cli.inputs import InputError
from drachenhort.lab.on_ray import LOCAL, Cluster
from drachenhort.lab.workers import Jobs

MOST_JOBS: Final = 256
ALONE: Final = "1"

JobsOption: TypeAlias = Annotated[str, typer.Option("--jobs", metavar="J", help="How many processes share the work.")]
RayOption: TypeAlias = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help=f"A Ray cluster shares the work: HOST:PORT, or {LOCAL} to start one."),
]


def processes(jobs: str) -> int:
    return inputs.number("--jobs", jobs, 1, MOST_JOBS)


def shared_by(jobs: str, ray: str | None) -> Jobs:
    if ray is None:
        return processes(jobs)
    if jobs != ALONE:
        raise InputError("--ray and --jobs both say who shares the work; give one of them")
    return Cluster(ray)
