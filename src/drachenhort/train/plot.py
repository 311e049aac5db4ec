"""Strength over time as a picture."""

from pathlib import Path

from drachenhort.train.progress import Check, Progress


def draw(path: Path, title: str, even: float, progress: Progress) -> None:
    """One line for each kind of measurement, with its intervals; dotted where all are equally strong."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    with pyplot.rc_context({"svg.fonttype": "none", "svg.hashsalt": "drachenhort"}):
        figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
        for marker, newest in zip("os^", progress.newest(), strict=False):
            checks = [check for check in progress.checks if check.label == newest.label]
            minutes = [check.seconds / 60 for check in checks]
            shares = [100 * check.share for check in checks]
            axes.errorbar(minutes, shares, yerr=reaches(checks), marker=marker, capsize=2, label=newest.label)
        axes.axhline(100 * even, color="black", linestyle=":", linewidth=1)
        axes.set_ylim(0, 100)
        axes.set_xlabel("minutes")
        axes.set_ylabel("games won, %")
        axes.set_title(title)
        if progress.checks:
            axes.legend(frameon=False)
        figure.savefig(path, metadata={"Date": None})
        pyplot.close(figure)


def reaches(checks: list[Check]) -> list[list[float]]:
    """How far each interval reaches below and above its share."""
    below = [100 * (check.share - check.interval[0]) for check in checks]
    above = [100 * (check.interval[1] - check.share) for check in checks]
    return [below, above]
