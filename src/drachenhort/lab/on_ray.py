"""The work of many processes on a Ray cluster, or on one that is started here for it.

Ray is asked for only when somebody names a cluster; nothing that is played needs it.
"""

import hashlib
import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeVar

from drachenhort.core.errors import DrachenhortError
from drachenhort.games.variants import use_text

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"
PATIENCE: Final = 5.0
"""Seconds until a cluster that does not answer counts as not there."""

AHEAD: Final = 8
"""So many tasks for each core of the cluster are handed out before they are needed."""

_visits = 0


class ClusterError(DrachenhortError):
    """There is no cluster, or it cannot do the work."""


@dataclass(frozen=True)
class Cluster:
    """Where it is: HOST:PORT, or `local` for one that is started here and ends with the work."""

    address: str

    def __post_init__(self) -> None:
        if self.address == LOCAL:
            return
        host, _, port = self.address.rpartition(":")
        if not host or not port.isascii() or not port.isdigit() or not 0 < int(port) < 1 << 16:
            raise ClusterError(
                f"'{self.address}' is no Ray cluster; say HOST:PORT, as `ray start --head` names it, or {LOCAL}"
            )


def on_cluster(
    work: Callable[[Task], Result], tasks: Sequence[Task], cluster: Cluster, variant: str | None
) -> Generator[Result, None, None]:
    """The result of every task, in their order. What a machine did not finish before it died is done by another."""
    ray = _ray()
    with _connected(ray, cluster):
        # A process plays by one variant as long as it lives; by this they have different ones for different variants.
        name = "" if variant is None else hashlib.sha256(variant.encode()).hexdigest()
        surroundings = {"env_vars": {"DRACHENHORT_VARIANT": name}}
        play = ray.remote(num_cpus=1, max_retries=-1, runtime_env=surroundings)(_carry_out)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for task in tasks:
            waiting.append(play.remote(work, task, variant))
            if len(waiting) > ahead:
                yield _result(ray, waiting.popleft())
        while waiting:
            yield _result(ray, waiting.popleft())


@contextmanager
def held(jobs: int | Cluster) -> Generator[None, None, None]:
    """Whatever is played meanwhile shares one visit to the cluster; one that is started here is started once."""
    if not isinstance(jobs, Cluster):
        yield
        return
    with _connected(_ray(), jobs):
        yield


def _carry_out(work: Callable[[Task], Result], task: Task, variant: str | None) -> Result:
    use_text(variant)
    return work(task)


def _ray() -> Any:
    # Otherwise it reports to its makers who uses it, and counts what is installed before it begins.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise ClusterError("--ray needs Ray, which is not installed: pip install 'drachenhort[ray]'") from None


@contextmanager
def _connected(ray: Any, cluster: Cluster) -> Generator[None, None, None]:
    """Whatever happens, Ctrl-C too, nothing of ours goes on afterwards. Several that go on side by side are one visit."""
    global _visits
    if _visits == 0:
        _begin(ray, cluster)
    _visits += 1
    try:
        yield
    finally:
        _visits -= 1
        if _visits == 0:
            ray.shutdown()


def _begin(ray: Any, cluster: Cluster) -> None:
    if cluster.address != LOCAL:
        _check_reached(cluster.address)
    try:
        ray.init(
            address=cluster.address,
            include_dashboard=False if cluster.address == LOCAL else None,
            log_to_driver=False,
            logging_level="ERROR",
        )
    except Exception as fault:  # What Ray raises for a cluster that it does not like is of many kinds.
        raise ClusterError(f"the Ray cluster at {cluster.address} cannot be used: {_first_line(fault)}") from None


def _check_reached(address: str) -> None:
    """Ray itself goes on asking for minutes."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as fault:
        raise ClusterError(
            f"no Ray cluster answers at {address} ({fault.strerror or fault}); `ray start --head` says where it is"
        ) from None


def _result(ray: Any, promise: Any) -> Any:
    try:
        return ray.get(promise)
    except ray.exceptions.RayTaskError as fault:
        if isinstance(fault.cause, DrachenhortError):
            raise fault.cause from None
        raise
    except ray.exceptions.RayError as fault:
        raise ClusterError(f"the Ray cluster did not finish the work: {_first_line(fault)}") from None


def _first_line(fault: BaseException) -> str:
    return str(fault).strip().partition("\n")[0] or type(fault).__name__
