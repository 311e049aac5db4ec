"""What is read of a server's figures about those who wait for bots."""

from bench.server.thinkers import Figures, figures
from drachenhort.server.bots.bots import Bots
from drachenhort.server.http.metrics import Metrics


def test_the_figures_are_those_that_the_server_tells() -> None:
    metrics = Metrics()
    bots = Bots()
    bots.replaced["busy"] += 2
    metrics.watch_bots(bots)
    metrics.wait("hint", 9.0)
    for seconds in (1.0, 2.5, 1.0):
        metrics.wait("decision", seconds)
    found = figures(metrics.text().decode())
    assert found == Figures(decisions=3, mean=1.5, worst=2.5, replaced=2) and found.is_fine


def test_a_wait_of_more_than_three_seconds_is_too_long_and_no_decisions_prove_nothing() -> None:
    assert not Figures(100, 1.0, 3.1, 0).is_fine
    assert not Figures(0, 0.0, 0.0, 0).is_fine
