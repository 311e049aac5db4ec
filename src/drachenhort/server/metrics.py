"""Figures for Prometheus: how much is going on, never who or where."""

import time
from collections import Counter as Counts
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from drachenhort.server.sockets import Sockets
from drachenhort.server.tables import Tables

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class _House(Collector):
    """What tables and sockets count themselves, looked up when somebody asks."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self._tables = tables
        self._sockets = sockets
        self._started = time.monotonic()

    def collect(self) -> Iterable[CounterMetricFamily | GaugeMetricFamily]:
        counters = self._tables.counters
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
        yield GaugeMetricFamily(
            "drachenhort_uptime_seconds", "How long the server has been up", time.monotonic() - self._started
        )


class Metrics:
    """One for each server; whoever does something counts it here."""

    def __init__(self, tables: Tables, sockets: Sockets) -> None:
        self._registry: Final = CollectorRegistry()
        self._registry.register(_House(tables, sockets))
        self.bots_thinking: Final = Gauge("drachenhort_bots_thinking", "Bots deciding now", registry=self._registry)
        self.bots_replaced: Final = Counter(
            "drachenhort_bots_replaced", "Decisions that greedy made for a slow or crashed bot", registry=self._registry
        )
        self.append_seconds: Final = Histogram(
            "drachenhort_append_seconds",
            "How long it takes until something is on the disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
            registry=self._registry,
        )
        self._requests: Final = Counter(
            "drachenhort_requests", "Answered requests", ["method", "route", "status"], registry=self._registry
        )
        self._request_seconds: Final = Histogram(
            "drachenhort_request_seconds", "How long answers took", registry=self._registry
        )

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Counts a request, by its route as it is written in the program."""
        self._requests.labels(method if method in METHODS else "other", route, str(status)).inc()
        self._request_seconds.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
