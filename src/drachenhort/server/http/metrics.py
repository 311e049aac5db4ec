"""Figures for Prometheus: how much is going on, never who or where."""

import time
from collections import Counter as Counts
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from drachenhort.server.bots.bots import Bots, Purpose
from drachenhort.server.table.tables import Tables
from drachenhort.server.wire.sockets import Sockets

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})

disable_created_metrics()  # type: ignore[no-untyped-call]


class _TablesAndSockets(Collector):
    """What tables and sockets count themselves, looked up when somebody asks."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self._tables = tables
        self._sockets = sockets
        self._started = time.monotonic()

    def collect(self) -> Iterable[CounterMetricFamily | GaugeMetricFamily]:
        counters = self._tables.services.counters
        yield CounterMetricFamily("drachenhort_moves", "Acts that count", counters.moves)
        yield CounterMetricFamily("drachenhort_refused", "Acts that the rules refused", counters.refused)
        yield CounterMetricFamily("drachenhort_late", "Acts that came too late", counters.late)
        yield CounterMetricFamily("drachenhort_messages_received", "WebSocket frames in", self._sockets.received)
        yield CounterMetricFamily("drachenhort_messages_sent", "WebSocket messages out", self._sockets.sent)
        yield CounterMetricFamily("drachenhort_cut_off", "Sockets that did not read", self._sockets.cut_off)
        yield GaugeMetricFamily("drachenhort_connections", "Open WebSockets", len(self._sockets.open))
        by_status = GaugeMetricFamily("drachenhort_tables", "Tables in memory", labels=["status"])
        for status, count in Counts(self._tables.in_memory()).items():
            by_status.add_metric([status], count)
        yield by_status
        places = self._tables.services.store.places
        if places is not None:
            yield GaugeMetricFamily("drachenhort_shards", "Shards of tables that live here", len(places.own))
        yield GaugeMetricFamily(
            "drachenhort_uptime_seconds", "How long the server has been up", time.monotonic() - self._started
        )


class _Workers(Collector):
    """What the bots count themselves."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots

    def collect(self) -> Iterable[CounterMetricFamily | GaugeMetricFamily]:
        bots = self._bots
        yield GaugeMetricFamily("drachenhort_bots_thinking", "Decisions bots are making or wait to make", bots.thinking)
        yield CounterMetricFamily("drachenhort_bots_decisions", "Decisions of bots", bots.decisions)
        replaced = CounterMetricFamily(
            "drachenhort_bots_replaced", "Decisions a quick player made for another", labels=["why"]
        )
        for reason, count in bots.replaced.items():
            replaced.add_metric([reason], count)
        yield replaced


class Metrics:
    """One for each server."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self._append_seconds: Final = Histogram(
            "drachenhort_append_seconds",
            "How long it takes until a group of entries is on the disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
            registry=self._registry,
        )
        self._requests: Final = Counter(
            "drachenhort_requests", "Answered requests", ["method", "route", "status"], registry=self._registry
        )
        self._request_seconds: Final = Histogram(
            "drachenhort_request_seconds", "How long answers took", registry=self._registry
        )
        self._wait_seconds: Final = Histogram(
            "drachenhort_bots_wait_seconds",
            "How long somebody waited for a bot",
            ["purpose"],
            buckets=(0.003, 0.01, 0.03, 0.1, 0.3, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0),
            registry=self._registry,
        )
        self._worst_wait: Final = Gauge(
            "drachenhort_bots_worst_wait_seconds", "The longest of these waits", ["purpose"], registry=self._registry
        )
        self._worst: Final[dict[Purpose, float]] = {}

    def watch(self, tables: Tables, sockets: Sockets) -> None:
        """From now on their figures are among the others."""
        self._registry.register(_TablesAndSockets(tables, sockets))

    def watch_bots(self, bots: Bots) -> None:
        self._registry.register(_Workers(bots))

    def group(self, seconds: float) -> None:
        """A group of entries has reached the disk, after so long."""
        self._append_seconds.observe(seconds)

    def wait(self, purpose: Purpose, seconds: float) -> None:
        """Somebody has waited so long for a bot."""
        self._wait_seconds.labels(purpose).observe(seconds)
        if seconds > self._worst.get(purpose, 0.0):
            self._worst[purpose] = seconds
            self._worst_wait.labels(purpose).set(seconds)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Counts a request, by its route as it is written in the program."""
        self._requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self._request_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
