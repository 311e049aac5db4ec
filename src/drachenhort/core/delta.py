"""What has changed between two plain values, so that a wire need carry no more than that."""

from drachenhort.core.plain import Json


def changes(old: Json, new: Json) -> list[Json]:
    """Pairs of a path and the value now found there. Put in one after the other they make `new` out of `old`.

    A path is a list of names and places. Lists of another length are given whole. `old` and `new` are objects with the
    same names all the way down, as two views of one seat are; where names differ the object is given whole. A place that
    holds numbers never holds flags: true and 1 are taken for the same.
    """
    out: list[Json] = []
    _compare(old, new, [], out)
    return out


def _compare(old: Json, new: Json, path: list[Json], out: list[Json]) -> None:
    """Every leaf is looked at once. `path` is lent: whoever keeps it copies it."""
    if isinstance(new, dict):
        if isinstance(old, dict) and len(old) == len(new) and _compare_names(old, new, path, out):
            return
    elif isinstance(new, list):
        if isinstance(old, list) and len(old) == len(new):
            # A list of names or numbers is short: giving it whole takes less than saying what is different.
            if new and isinstance(new[0], dict | list):
                for place in range(len(new)):
                    path.append(place)
                    _compare(old[place], new[place], path, out)
                    path.pop()
                return
            if old == new:
                return
    elif old == new:
        return
    out.append([path[:], new])


def _compare_names(old: dict[str, Json], new: dict[str, Json], path: list[Json], out: list[Json]) -> bool:
    """False, and nothing noted, if the names are not the same."""
    noted = len(out)
    for name, value in new.items():
        before = old.get(name)
        if before is None and name not in old:
            del out[noted:]
            return False
        if isinstance(value, dict | list):
            path.append(name)
            _compare(before, value, path, out)
            path.pop()
        elif before is not value and before != value:
            out.append([[*path, name], value])
    return True


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
