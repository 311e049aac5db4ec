"""Figures for Prometheus: how much is going on, never who or where."""

import time
from collections.abc import Callable, Mapping
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class _Watched(Collector):
    """Figures that are looked up when somebody asks."""

    def __init__(self, tables: Callable[[], Mapping[str, int]], started: float) -> None:
        self._tables = tables
        self._started = started

    def collect(self) -> list[GaugeMetricFamily]:
        tables = GaugeMetricFamily("drachenhort_tables", "Tables in memory", labels=["status"])
        for status, count in self._tables().items():
            tables.add_metric([status], count)
        uptime = GaugeMetricFamily("drachenhort_uptime_seconds", "How long the server has been up")
        uptime.add_metric([], time.monotonic() - self._started)
        return [tables, uptime]


class Metrics:
    """One for each server; whoever does something counts it here."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self.connections: Final = Gauge("drachenhort_connections", "Open WebSockets", registry=self._registry)
        self.moves: Final = Counter("drachenhort_moves", "Acts that count", ["by"], registry=self._registry)
        self.refused: Final = Counter("drachenhort_refused", "Acts that the rules refused", registry=self._registry)
        self.messages: Final = Counter("drachenhort_messages", "WebSocket messages", ["direction"], registry=self._registry)
        self.bots_thinking: Final = Gauge("drachenhort_bots_thinking", "Bots that are deciding now", registry=self._registry)
        self.bots_replaced: Final = Counter(
            "drachenhort_bots_replaced", "Decisions that greedy made for a slow or crashed bot", registry=self._registry
        )
        self.append_seconds: Final = Histogram(
            "drachenhort_append_seconds",
            "How long it takes until something is on the disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0),
            registry=self._registry,
        )
        self.requests: Final = Counter(
            "drachenhort_requests", "Answered requests", ["method", "route", "status"], registry=self._registry
        )
        self.request_seconds: Final = Histogram(
            "drachenhort_request_seconds", "How long answers took", registry=self._registry
        )

    def watch(self, tables: Callable[[], Mapping[str, int]]) -> None:
        """Says where to look up the tables in memory by their status."""
        self._registry.register(_Watched(tables, time.monotonic()))

    def text(self) -> bytes:
        return generate_latest(self._registry)
