"""The outcomes as a table for people."""

from bench.server.attack.scene import Outcome, Plan

NUMBERS = f"{'median':>8}{'p99':>9}{'worst':>9}{'beside':>9}{'acts':>7}{'lost':>6}{'core':>6}{'MB':>16}"
HEAD = f"  {'attack':<24}{NUMBERS}  expected"


def row(outcome: Outcome, plan: Plan) -> str:
    waits = outcome.waits
    sizes = f"{outcome.size_before:.0f}/{outcome.size_largest:.0f}/{outcome.size_after:.0f}"
    met = len(outcome.expected) - len(outcome.unmet)
    mark = " " if outcome.is_fine(plan.bar) else "!"
    return (
        f"{mark} {outcome.name:<24}{waits.median:>8.1f}{waits.p99:>9.1f}{waits.worst:>9.1f}{outcome.beside.p99:>9.1f}"
        f"{outcome.acts:>7}{outcome.faults.total():>6}{outcome.cpu:>6.0%}{sizes:>16}  {met} of {len(outcome.expected)}"
    )


def misses(outcome: Outcome, plan: Plan) -> list[str]:
    """What is wrong, each in a line."""
    lines: list[str] = []
    if outcome.waits.p99 >= plan.bar:
        lines.append(f"99 of 100 honest acts were answered within {outcome.waits.p99:.0f} ms, the bar is {plan.bar:g}")
    if outcome.beside.p99 >= plan.bar:
        lines.append(f"the machine is too busy to tell: without an attack it was {outcome.beside.p99:.0f} ms")
    if outcome.late:
        lines.append(f"for {len(outcome.late)} bots no worker had time")
    lines += [f"{count} honest acts are {what}" for what, count in outcome.faults.items() if count]
    lines += [f"not so: {text}" for text in outcome.unmet]
    return [f"    ! {line}" for line in lines]


LEGEND = """
Milliseconds from an honest act to its answer. `beside` is the p99 while the strangers' processes worked as hard on nothing;
`core` is the share of a core that they used. `MB` is the server's size before, at most, and after."""
