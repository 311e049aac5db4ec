"""What has changed between two plain values, so that a wire need carry no more than that."""

from drachenhort.core.plain import Json


def changes(old: Json, new: Json) -> list[Json]:
    """Pairs of a path and the value now found there. Put in one after the other they make `new` out of `old`.

    A path is a list of names and places. Lists of another length are given whole. `old` and `new` are objects with the
    same names all the way down, as two views of one seat are; where names differ the object is given whole. A place that
    holds numbers never holds flags: true and 1 are taken for the same.
    """
    out: list[Json] = []
    if old != new:
        _compare(old, new, [], out)
    return out


def _compare(old: Json, new: Json, path: list[Json], out: list[Json]) -> None:
    """For two values that are different."""
    if isinstance(new, dict) and isinstance(old, dict) and len(old) == len(new):
        for name in new:
            if name not in old:
                out.append([path[:], new])
                return
        for name, value in new.items():
            before = old[name]
            if before != value:
                _compare(before, value, [*path, name], out)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new) and not _is_flat(new):
        for place in range(len(new)):
            if old[place] != new[place]:
                _compare(old[place], new[place], [*path, place], out)
    else:
        out.append([path[:], new])


def _is_flat(values: list[Json]) -> bool:
    """A list of names or numbers is short: giving it whole takes less than saying what is different."""
    return not any(isinstance(value, dict | list) for value in values)


def with_changes(old: Json, pairs: list[Json]) -> Json:
    """The other way: the value after these changes. `old` itself is changed where it can be."""
    for pair in pairs:
        assert isinstance(pair, list) and isinstance(pair[0], list), "a change is a pair of a path and a value"
        path, value = pair[0], pair[1]
        if not path:
            old = value
            continue
        place: Json = old
        for step in path[:-1]:
            place = _inside(place, step)
        _put(place, path[-1], value)
    return old


def _inside(place: Json, step: Json) -> Json:
    if isinstance(place, dict) and isinstance(step, str):
        return place[step]
    assert isinstance(place, list) and isinstance(step, int), "a path leads through objects and lists"
    return place[step]


def _put(place: Json, step: Json, value: Json) -> None:
    if isinstance(place, dict) and isinstance(step, str):
        place[step] = value
    else:
        assert isinstance(place, list) and isinstance(step, int), "a path ends in an object or a list"
        place[step] = value
