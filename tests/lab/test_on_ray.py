"""What is said when there is no Ray cluster. `ray_cluster.py` plays on a real one."""

from types import SimpleNamespace

import pytest

from drachenhort.lab import on_ray
from drachenhort.lab.on_ray import LOCAL, Cluster, ClusterError, held
from drachenhort.lab.workers import in_order
from tests.server.process import free_port


@pytest.mark.parametrize("address", ["", "here", "host:", ":6379", "host:port", "host:70000", "host:٣"])
def test_what_is_no_address_is_refused_before_anything_is_played(address: str) -> None:
    with pytest.raises(ClusterError, match=f"say HOST:PORT.*or {LOCAL}"):
        Cluster(address)


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "import_module", lambda name: None)
    address = f"127.0.0.1:{free_port()}"
    with pytest.raises(ClusterError, match=f"no Ray cluster answers at {address}"):
        list(in_order(abs, [1], Cluster(address)))


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(on_ray, "import_module", missing)
    with pytest.raises(ClusterError, match=r"pip install 'drachenhort\[ray\]'"):
        list(in_order(abs, [1], Cluster(LOCAL)))


def test_what_is_held_together_starts_one_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search has a piece of work for every trial."""
    visits: list[str] = []
    ray = SimpleNamespace(
        init=lambda **_settings: visits.append("begin"),
        shutdown=lambda: visits.append("end"),
        cluster_resources=lambda: {"CPU": 2},
        remote=lambda **_settings: lambda work: SimpleNamespace(remote=work),
        get=lambda promise: promise,
    )
    monkeypatch.setattr(on_ray, "import_module", lambda name: ray)
    with held(Cluster(LOCAL)):
        assert [list(in_order(abs, tasks, Cluster(LOCAL))) for tasks in ([-1, 2], [-3])] == [[1, 2], [3]]
        assert visits == ["begin"]
    assert visits == ["begin", "end"]
    list(in_order(abs, [-1], Cluster(LOCAL)))
    assert visits == ["begin", "end"] * 2
