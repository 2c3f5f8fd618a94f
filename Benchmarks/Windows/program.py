"""Linear programs of several levels, in exact fractions.

A condition holds a sum of unknowns to 0: equal, at least or at most. What is required is not missed;
below that, each priority is a level, and on each the sum of what is missed is as small as it can be
while no stronger level gets worse. What remains, the optimal face, is kept: any sum has a range on it.

The method is the simplex method on dictionaries (Chvátal, "Linear Programming", 1983): each basic
variable is written as a sum of those at 0. After a level, whoever would cost something on it stays at 0
for good, so its columns are deleted, and the next level goes on from there.
"""

try:
    from gmpy2 import mpq as Fraction
except ImportError:
    from fractions import Fraction

ZERO, ONE = Fraction(0), Fraction(1)


class Sum:
    """A constant and multiples of unknowns, which are named by whatever can be a key."""

    __slots__ = ("constant", "terms")

    def __init__(self, constant=0, terms=None):
        self.constant = Fraction(constant)
        self.terms = terms or {}

    @staticmethod
    def of(unknown):
        return Sum(0, {unknown: ONE})

    def plus(self, other, factor=ONE):
        """The sum with so many times another one."""
        if not isinstance(other, Sum):
            return Sum(self.constant + factor * other, self.terms)
        terms = dict(self.terms)
        add(terms, other.terms, factor)
        return Sum(self.constant + factor * other.constant, terms)

    def __add__(self, other):
        return self.plus(other)

    def __sub__(self, other):
        return self.plus(other, -ONE)

    def __mul__(self, factor):
        if factor == 0:
            return Sum()
        return Sum(self.constant * factor, {key: value * factor for key, value in self.terms.items()})

    def __neg__(self):
        return self * -ONE


def add(terms, others, factor):
    """Adds so many times other terms, and drops those that come to 0."""
    for key, value in others.items():
        result = terms.get(key, ZERO) + factor * value
        if result == 0:
            terms.pop(key, None)
        else:
            terms[key] = result


class Condition:
    """A sum that is to be "=", ">" (at least) or "<" (at most) 0, at a priority up to 1000.

    `axis` and `owner` are for whoever asks about some of the conditions only.
    """

    def __init__(self, sum, relation, priority=1000, axis=None, owner=None):
        self.sum, self.relation, self.priority = sum, relation, Fraction(priority)
        self.axis, self.owner = axis, owner
        # What it costs: the variables that say by how much it is missed.
        self.misses = []


class Contradiction(Exception):
    """What is required cannot hold together."""


class Program:
    """All best solutions of a list of conditions.

    Raises Contradiction if there is none.
    """

    def __init__(self, conditions):
        self.known = {}  # an unknown that an equation gives, as a sum of the others
        self.rows = {}  # each basic variable as a sum of those at 0
        self.free = set()  # those that may be negative
        self.columns = {}  # the rows in which a variable at 0 has a part
        self.count = 0
        self.substitute([c for c in conditions if c.priority >= 1000 and c.relation == "="])
        others = [c for c in conditions if c.priority < 1000 or c.relation != "="]
        self.start(sorted(others, key=lambda c: -c.priority if c.priority < 1000 else 0))
        levels = {}
        for condition in others:
            if condition.misses:
                levels.setdefault(condition.priority, []).append(condition)
        for priority in sorted(levels, reverse=True):
            if self.minimise(levels[priority]) > 0 and priority >= 1000:
                raise Contradiction

    # What equations give.

    def substitute(self, equations):
        for equation in equations:
            sum = self.resolved(equation.sum)
            if not sum.terms:
                if sum.constant != 0:
                    raise Contradiction
                continue
            chosen, factor = next(iter(sum.terms.items()))
            terms = {key: -value / factor for key, value in sum.terms.items() if key != chosen}
            value = Sum(-sum.constant / factor, terms)
            for key, other in self.known.items():
                multiple = other.terms.pop(chosen, None)
                if multiple is not None:
                    self.known[key] = other.plus(value, multiple)
            self.known[chosen] = value

    def resolved(self, sum):
        terms, constant = {}, sum.constant
        for key, value in sum.terms.items():
            known = self.known.get(key)
            if known is None:
                add(terms, {key: ONE}, value)
            else:
                constant += value * known.constant
                add(terms, known.terms, value)
        return Sum(constant, terms)

    # The first dictionary.

    def variable(self):
        self.count += 1
        return self.count

    def start(self, conditions):
        """Each condition gives one of its unknowns, as if it were met exactly, in their order. The rest of
        them say how far they are from 0."""
        given, rest = {}, []
        for condition in conditions:
            sum = self.replaced(condition.sum, given)
            # At least 0, what is beyond that being `above` and what is missing `below`.
            if condition.relation == "<":
                sum = -sum
            unknown = next((key for key in sum.terms if not isinstance(key, int)), None)
            if unknown is None:
                rest.append((condition, sum))
                continue
            above = self.variable()
            difference = Sum.of(above)
            if condition.priority < 1000:
                below = self.variable()
                difference -= Sum.of(below)
                self.price(condition, above, below)
            factor = sum.terms.pop(unknown)
            value = (difference - sum) * (ONE / factor)
            for key, other in given.items():
                multiple = other.terms.pop(unknown, None)
                if multiple is not None:
                    given[key] = other.plus(value, multiple)
            given[unknown] = value
        for unknown, value in given.items():
            self.free.add(unknown)
            self.rows[unknown] = value
        for condition, sum in rest:
            sum = Sum(sum.constant, dict(sum.terms))
            above = self.variable()
            is_met = sum.constant >= 0
            if condition.priority >= 1000 and is_met:
                self.rows[above] = sum
                continue
            below = self.variable()
            self.price(condition, above, below)
            basic, other = (above, below) if is_met else (below, above)
            row = sum if is_met else -sum
            row.terms[other] = row.terms.get(other, ZERO) + ONE
            self.rows[basic] = row
        for name, row in self.rows.items():
            for key in row.terms:
                self.columns.setdefault(key, set()).add(name)

    def price(self, condition, above, below):
        condition.misses = [below] if condition.relation != "=" else [above, below]

    def replaced(self, sum, given):
        sum = self.resolved(sum)
        terms, constant = {}, sum.constant
        for key, value in sum.terms.items():
            if key in given:
                constant += value * given[key].constant
                add(terms, given[key].terms, value)
            else:
                add(terms, {key: ONE}, value)
        return Sum(constant, terms)

    # Levels.

    def minimise(self, conditions):
        """Makes the sum of what these miss as small as it can be, and keeps it there."""
        total = Sum()
        for condition in conditions:
            for miss in condition.misses:
                total = total + self.expressed(Sum.of(miss))
        total = self.descend(total)
        for key in [key for key, value in total.terms.items() if value > 0]:
            for name in self.columns.pop(key, ()):
                del self.rows[name].terms[key]
        return total.constant

    def expressed(self, sum):
        """A sum of variables in terms of those at 0 that may still grow."""
        result = Sum(sum.constant)
        for key, value in sum.terms.items():
            if key in self.rows:
                result = result.plus(self.rows[key], value)
            elif key in self.columns or not isinstance(key, int):
                result = result.plus(Sum.of(key), value)
        return result

    def descend(self, goal):
        """Follows edges as long as the goal falls; None if it falls without end."""
        idle = 0
        while True:
            falling = [(value, key) for key, value in goal.terms.items() if value < 0]
            if not falling:
                return goal
            # Bland's rule, if nothing has moved for a while: it cannot cycle.
            entering = min(key for _, key in falling) if idle > 20 else min(falling)[1]
            least, leaving = None, None
            for name in self.columns.get(entering, ()):
                row = self.rows[name]
                slope = row.terms[entering]
                if slope < 0 and name not in self.free:
                    step = -row.constant / slope
                    if least is None or (step, name) < (least, leaving):
                        least, leaving = step, name
            if leaving is None:
                return None
            idle = idle + 1 if least == 0 else 0
            goal = self.pivot(entering, leaving, goal)

    def pivot(self, entering, leaving, goal):
        row = self.rows.pop(leaving)
        for key in row.terms:
            self.columns[key].discard(leaving)
        factor = row.terms.pop(entering)
        terms = {key: -value / factor for key, value in row.terms.items()}
        terms[leaving] = ONE / factor
        value = Sum(-row.constant / factor, terms)
        for name in self.columns.pop(entering):
            other = self.rows[name]
            multiple = other.terms.pop(entering)
            other.constant += multiple * value.constant
            for key, term in terms.items():
                result = other.terms.get(key, ZERO) + multiple * term
                if result == 0:
                    del other.terms[key]
                    self.columns[key].discard(name)
                else:
                    other.terms[key] = result
                    self.columns.setdefault(key, set()).add(name)
        self.rows[entering] = value
        for key in terms:
            self.columns.setdefault(key, set()).add(entering)
        multiple = goal.terms.get(entering, ZERO)
        rest = Sum(goal.constant, {key: v for key, v in goal.terms.items() if key != entering})
        return rest.plus(value, multiple)

    # What is left.

    def range(self, sum):
        """The least and the greatest value of a sum in the best solutions; None where there is no end."""
        sum = self.expressed(self.resolved(sum))
        if not sum.terms:
            return sum.constant, sum.constant
        if any(not isinstance(key, int) for key in sum.terms):
            return None, None
        least = self.descend(sum)
        # The descent has changed the basis.
        most = self.descend(-self.expressed(sum))
        return least and least.constant, most and -most.constant

    def value(self, sum):
        """A value that the sum has in one of the best solutions."""
        return self.expressed(self.resolved(sum)).constant
