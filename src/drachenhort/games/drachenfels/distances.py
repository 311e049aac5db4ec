"""6.4 How far it is from one field to another."""

from drachenhort.games.drachenfels.fields import (
    END_FIELDS,
    ENDS,
    FIELDS,
    HOLE,
    POWERS,
    QUARTERS,
    ROCK,
    STAR,
    is_site,
    is_star,
)


def distances(neighbours: list[list[int]], start: int, bridges: int, rainbows: int) -> list[int]:
    """Fewest steps from a field to every other, -1 where none leads; nothing in the way, flights free (6.4).

    `bridges` are sites and `rainbows` pairs, as bits. Passing through a castle is not asked for: it ends a move.
    """
    steps = [-1] * FIELDS
    steps[start] = 0
    rim = [start]
    while rim:
        following: list[int] = []
        for field in rim:
            for other in _over(neighbours, field, bridges, rainbows):
                if steps[other] < 0:
                    steps[other] = steps[field] + 1
                    following.append(other)
        if any(is_star(field) for field in following):
            at = max(steps[field] for field in following)
            for star in range(STAR, STAR + QUARTERS):
                if steps[star] < 0:
                    steps[star] = at
                    following.append(star)
        rim = following
    return steps


def _over(neighbours: list[list[int]], field: int, bridges: int, rainbows: int) -> list[int]:
    """The fields one step away."""
    if is_site(field) and not bridges & POWERS[field - HOLE]:
        return []
    out = [other for other in neighbours[field] if not is_site(other) or bridges & POWERS[other - HOLE]]
    for rock in range(QUARTERS):
        for end in range(ENDS):
            if rainbows & POWERS[rock * ENDS + end]:
                if field == ROCK + rock:
                    out.append(END_FIELDS[end])
                elif field == END_FIELDS[end]:
                    out.append(ROCK + rock)
    return out
