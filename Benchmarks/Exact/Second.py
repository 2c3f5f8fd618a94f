"""Solves the judge's programs in another way: level by level in floating point, with scipy's HiGHS.

usage: SelfTool exact --single 300 --nested 100 | judge --programs | python3 Second.py

Each line is a program and the judge's solution of it. Held against HiGHS are whether it has one,
the least sum of every level, each value that the judge calls settled, and that those it calls open
are.
"""

import json
import sys

import numpy as np
from scipy.optimize import linprog

KINDS = {
    None: "the same",
    "unknown": "HiGHS gives up",
    "large": "numbers too far apart for floating point",
}


class Levels:
    """The rows of a program as one matrix: every row has a miss above and a miss below."""

    def __init__(self, program):
        rows = [(level, row) for level in program["levels"] for row in level["rows"]]
        self.unknowns = program["unknowns"]
        count = self.unknowns + 2 * len(rows)
        self.equal = np.zeros((len(rows), count))
        self.right = np.zeros(len(rows))
        self.bounds = [(None, None)] * self.unknowns + [(0, None)] * (2 * len(rows))
        self.prices = []
        for place, (level, (relation, sum)) in enumerate(rows):
            above, below = self.unknowns + 2 * place, self.unknowns + 2 * place + 1
            self.right[place] = -sum[0]
            for unknown, coefficient in sum[1:]:
                self.equal[place, unknown] = coefficient
            self.equal[place, above], self.equal[place, below] = -1, 1
            price = np.zeros(count)
            if relation != ">":
                price[above] = 1
            if relation != "<":
                price[below] = 1
            self.prices.append((level["priority"], price))
        self.kept = []

    def least(self, price):
        limits = {}
        if self.kept:
            limits = {"A_ub": np.array([row for row, _ in self.kept]),
                      "b_ub": np.array([limit for _, limit in self.kept])}
        result = linprog(price, A_eq=self.equal, b_eq=self.right, bounds=self.bounds, **limits)
        return result.fun if result.status == 0 else (-np.inf if result.status == 3 else None)

    def objective(self, sum):
        price = np.zeros(len(self.bounds))
        for unknown, coefficient in sum[1:]:
            price[unknown] = coefficient
        return price


def compare(program):
    """What differs, or nothing."""
    levels = Levels(program)
    scale = 1 + max([abs(x) for x in levels.right], default=0)
    if scale > 1e4:
        return "large"
    near = 1e-5 * scale
    for level in program["levels"]:
        price = sum(price for priority, price in levels.prices if priority == level["priority"])
        found = levels.least(price)
        if found is None:
            return "unknown"
        if level["priority"] == 1000 and (found > near) == program["solved"]:
            return f"solved: {program['solved']}, required misses: {found}"
        if not program["solved"]:
            return None
        if abs(found - level["least"]) > near:
            return f"level {level['priority']}: {found}, the judge has {level['least']}"
        levels.kept.append((price, max(found, level["least"]) + 1e-9 * scale))
    for text, value, is_settled in program["values"]:
        price = levels.objective(text)
        ends = [levels.least(price), levels.least(-price)]
        if None in ends:
            return "unknown"
        low, high = text[0] + ends[0], text[0] - ends[1]
        if is_settled and (abs(low - value) > 10 * near or abs(high - value) > 10 * near):
            return f"{text} is {value}, here from {low} to {high}"
        if not is_settled and high - low < 1e-9 * scale:
            return f"{text} is called open, here it is {low}"
    return None


def main():
    counts, faults = {}, 0
    for line in sys.stdin:
        result = compare(json.loads(line))
        kind = KINDS.get(result, "DIFFERENT")
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "DIFFERENT":
            faults += 1
            if faults <= 5:
                print(result, line, sep="\n")
    for kind, count in sorted(counts.items()):
        print(f"{count}  {kind}")
    sys.exit(1 if faults else 0)


main()
