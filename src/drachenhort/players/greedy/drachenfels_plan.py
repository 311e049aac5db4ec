"""How far a knight of Drachenfels is from what it wants, and what stands in its way.

The measure is steps; whatever a magic card would have to do first counts as several.
"""

from typing import Final, final

from drachenhort.core.native import i64
from drachenhort.games.drachenfels import fields
from drachenhort.games.drachenfels.cards import BRIDGE, DRAGON, RAINBOW, count_of
from drachenhort.games.drachenfels.view import View

FAR: Final = 200  # Farther than anything.
HELD: Final = 2  # What it costs in steps to use a card that is there.
MISSING: Final = 9  # What it costs to wait for one that is not.
TAKEN: Final = 5  # What a knight in a rock castle costs: it has to leave first.


@final
class Needs:
    """Which magic a knight's way needs first, and how many steps before."""

    def __init__(self, card: i64, place: i64, steps: i64) -> None:
        self.card: i64 = card  # The kind of card; 0 for none.
        self.place: i64 = place  # The pair, the site or the dragon's field.
        self.steps: i64 = steps


@final
class Plan:
    """The distances of one seat's knight to its goals from everywhere. `cards` are those it may count on, packed."""

    def __init__(self, view: View, seat: i64, cards: i64) -> None:
        self.view: Final = view
        self.seat: i64 = seat
        self.rainbow_cost: i64 = HELD if count_of(cards, RAINBOW) else MISSING
        self.bridge_cost: i64 = HELD if count_of(cards, BRIDGE) else MISSING
        self.dragon_cost: i64 = HELD if count_of(cards, DRAGON) else MISSING
        self.pairs: i64 = allowed(view)
        self.enter: Final = self._costs_to_enter()
        self.goals: Final = self._goals()
        self.steps: Final = [FAR] * fields.FIELDS
        self._spread()

    def _goals(self) -> list[int]:
        """7.1 First the castle, then 8.1 every rock castle where this knight's princess can be for all that is known."""
        place = self.view.places[self.seat]
        if not place.has_armour:
            return [fields.CASTLE]
        if self.seat == self.view.seat:
            sheet = self.view.clues().sheet()
            return [fields.ROCK_CASTLE + castle for castle in range(fields.QUARTERS) if place.colour in sheet[castle]]
        return [
            fields.ROCK_CASTLE + castle for castle in range(fields.QUARTERS) if not place.looked & fields.POWERS[castle]
        ]

    def _costs_to_enter(self) -> list[int]:
        """What a step onto each field costs."""
        view = self.view
        costs = [1] * fields.FIELDS
        for site in range(fields.HOLE, fields.HOLE + 2 * fields.QUARTERS):
            if not view.bridges & fields.POWERS[site - fields.HOLE]:
                costs[site] += self.bridge_cost
        for dragon in view.dragons:
            costs[dragon] += self.dragon_cost
        for seat in range(view.seats):
            field = view.places[seat].field
            if seat != self.seat and fields.ROCK_CASTLE <= field < fields.ROCK_CASTLE + fields.QUARTERS:
                costs[field] += TAKEN
        return costs

    def _spread(self) -> None:
        """From the goals outwards, nearest first."""
        rims: list[list[int]] = [[] for _ in range(FAR + 32)]
        for goal in self.goals:
            self.steps[goal] = 0
            rims[0].append(goal)
        for steps in range(FAR):
            for field in rims[steps]:
                if self.steps[field] == steps:
                    self._spread_from(field, steps, rims)

    def _spread_from(self, field: i64, steps: i64, rims: list[list[int]]) -> None:
        into = steps + self.enter[field]
        for other in self.view.options.board.neighbours[field]:
            self._reach(other, into, rims)
        if fields.is_star(field):
            for star in range(fields.STAR, fields.STAR + fields.QUARTERS):
                self._reach(star, steps, rims)
        end = fields.end_of(field)
        if end < fields.ENDS:
            for rock in range(fields.QUARTERS):
                self._reach(fields.ROCK + rock, into + self.crossing(rock * fields.ENDS + end), rims)
        elif fields.is_rock(field):
            for each in range(fields.ENDS):
                self._reach(fields.END_FIELDS[each], into + self.crossing((field - fields.ROCK) * fields.ENDS + each), rims)

    def crossing(self, pair: i64) -> i64:
        """What has to be done before this pair can be crossed."""
        if self.view.rainbows & fields.POWERS[pair]:
            return 0
        return self.rainbow_cost if self.pairs & fields.POWERS[pair] else FAR

    def _reach(self, field: i64, steps: i64, rims: list[list[int]]) -> None:
        if steps < self.steps[field]:
            self.steps[field] = steps
            rims[steps].append(field)

    def distance(self) -> i64:
        """Of the knight where it stands."""
        return self.steps[self.view.places[self.seat].field]

    def way(self, field: i64) -> list[int]:
        """The fields of one best way from here to a goal."""
        out: list[int] = []
        while self.steps[field] > 0 and len(out) < fields.FIELDS:
            field = self._next(field)
            out.append(field)
        return out

    def _next(self, field: i64) -> i64:
        steps = self.steps[field]
        for other in self.view.options.board.neighbours[field]:
            if self.steps[other] + self.enter[other] == steps:
                return other
        end = fields.end_of(field)
        for rock in range(fields.QUARTERS):
            if end < fields.ENDS and self.steps[fields.ROCK + rock] + 1 + self.crossing(rock * fields.ENDS + end) == steps:
                return fields.ROCK + rock
        if fields.is_rock(field):
            for each in range(fields.ENDS):
                to = fields.END_FIELDS[each]
                if self.steps[to] + self.enter[to] + self.crossing((field - fields.ROCK) * fields.ENDS + each) == steps:
                    return to
        for star in range(fields.STAR, fields.STAR + fields.QUARTERS):
            if fields.is_star(field) and star != field and self.steps[star] == steps:
                for other in self.view.options.board.neighbours[star]:
                    if self.steps[other] + self.enter[other] == steps:
                        return star
        return field

    def needs(self, field: i64) -> Needs:
        """The first magic on the way from this field."""
        at = field
        steps: i64 = 0
        for following in self.way(field):
            pair = _pair(at, following)
            if pair < POWERS_END and not self.view.rainbows & fields.POWERS[pair]:
                return Needs(RAINBOW, pair, steps)
            if fields.is_site(following) and not self.view.bridges & fields.POWERS[following - fields.HOLE]:
                return Needs(BRIDGE, following - fields.HOLE, steps)
            for dragon in self.view.dragons:
                if dragon == following:
                    return Needs(DRAGON, following, steps)
            at = following
            steps += 1
        return Needs(0, 0, steps)


POWERS_END: Final = fields.QUARTERS * fields.ENDS


def _pair(one: i64, other: i64) -> i64:
    """The pair of a rock and a castle; POWERS_END for fields that no rainbow joins."""
    if fields.is_rock(one) and fields.end_of(other) < fields.ENDS:
        return (one - fields.ROCK) * fields.ENDS + fields.end_of(other)
    if fields.is_rock(other) and fields.end_of(one) < fields.ENDS:
        return (other - fields.ROCK) * fields.ENDS + fields.end_of(one)
    return POWERS_END


def allowed(view: View) -> i64:
    """2.3, 8.4 Where rainbows may stand."""
    is_open = False
    for place in view.places:
        if place.looked:
            is_open = True
    pairs: i64 = 0
    for rock in range(fields.QUARTERS):
        pairs |= fields.POWERS[rock * fields.ENDS]
        if is_open:
            for castle in range(fields.QUARTERS):
                if not view.options.nearest_rainbows or view.options.board.nearest[rock] == castle:
                    pairs |= fields.POWERS[rock * fields.ENDS + 1 + castle]
    return pairs
