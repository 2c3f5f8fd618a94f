"""Runs Hypothesis on the families of `families` and prints its table beside that of PropertyKit.

Both draw the same shapes with the same constants and hold them against the same law; the Swift program
says what they are. Calls are those of the property behind its first failure, every one counted, and
cases those up to it; both count the last call that confirms the result. Fewer calls are compared in two
ways: the mean of all runs, and all calls of a kind for each right answer, since who gives up early calls
seldom. If any run of either finds something simpler than what is said to be the minimum,
that is an error. Puzzles of numbers are told and not scored.

usage: families.py [--program PATH] [--seeds N] [--examples N] [--jobs N]
                   [--tune SEED | --judge SEED | --further SEED | --unseen SEED | --fresh SEED
                   | --latest SEED] [--only TEXT]

Hypothesis gives a run up after so many examples.
"""

import argparse
import functools
import itertools
import json
import math
import multiprocessing
import operator
import subprocess
import sys

import hypothesis
from hypothesis import strategies as st


def strategy(shape):
    kind, *rest = shape
    match kind:
        case "int":
            return st.integers(*rest)
        case "choice":
            return st.sampled_from(range(rest[0]))
        case "interval":
            low, high = rest
            return st.integers(low, high).flatmap(lambda a: st.integers(a, high).map(lambda b: [a, b]))
        case "tuple":
            return st.tuples(*map(strategy, rest)).map(list)
        case "union":
            return st.one_of(*map(strategy, rest))
        case "tree":
            return tree(strategy(rest[1]), rest[0])
    low, high, inner = rest
    of = strategy(inner)
    sized = lambda least, most: lambda s: st.lists(s, min_size=least, max_size=most)
    if kind == "list":
        return sized(low, high)(of)
    make = {
        "square": lambda n: sized(n, n)(sized(n, n)(of)),
        "counted": lambda n: st.tuples(*[of] * n).map(list),
        "twins": lambda n: st.tuples(sized(n, n)(of), sized(n, n)(of)).map(list),
        "levels": lambda n: sized(n, n)(sized(0, n)(of)),
    }[kind]
    return st.integers(low, high).flatmap(make)


def tree(value, depth):
    if depth == 0:
        return st.just([])
    inner = tree(value, depth - 1)
    return st.one_of(st.just([]), st.tuples(value, inner, inner).map(list))


def choices(shape, value):
    """A value as the choices that make it, 0 the simplest, as both libraries order them."""
    kind, *rest = shape
    match kind:
        case "int":
            low, high = rest
            target = min(max(0, low), high)
            paired, distance = min(high - target, target - low), abs(value - target)
            if distance > paired:
                return [distance + paired]
            return [distance * 2 - 1 if value > target else distance * 2]
        case "choice":
            return [value]
        case "interval":
            return [value[0] - rest[0], value[1] - value[0]]
        case "tuple":
            return [c for s, v in zip(rest, value) for c in choices(s, v)]
        case "list":
            return [c for v in value for c in [1, *choices(rest[2], v)]] + [0]
        case "tree":
            if not value:
                return [0] if rest[0] else []
            inner = ["tree", rest[0] - 1, rest[1]]
            return [1, *choices(rest[1], value[0]), *choices(inner, value[1]), *choices(inner, value[2])]
        case "union":
            place = 0 if isinstance(value, int) else 1
            return [place, *choices(rest[place], value)]
    if kind == "counted":
        return [len(value)] + [c for v in value for c in choices(rest[2], v)]
    row = lambda v: choices(["list", 0, 0, rest[2]], v)
    size = len(value[0]) if kind == "twins" else len(value)
    rows = [[1, *row(v)] if kind != "twins" else row(v) for v in value]
    return [size] + [c for r in rows for c in r] + ([0] if kind != "twins" else [])


def key(shape, value):
    found = choices(shape, value)
    return (len(found), found)


def nodes(t):
    return [t, *nodes(t[1]), *nodes(t[2])] if t else []


def height(t):
    return 1 + max(height(t[1]), height(t[2])) if t else 0


def paths(t):
    """The sums of the numbers from the root of a tree to each leaf."""
    inner = [*paths(t[1]), *paths(t[2])] if t else []
    return [t[0] + n for n in inner or [0]] if t else []


def steps(number):
    count = 0
    while number > 1:
        number, count = number // 2 if number % 2 == 0 else 3 * number + 1, count + 1
    return count


def depth(text):
    heights = list(itertools.accumulate(1 if c == 0 else -1 for c in text))
    return max(heights) if heights and min(heights) >= 0 and heights[-1] == 0 else 0


def cycles(permutation):
    """How long the cycles are in which it moves each of its places; none of another list."""
    if sorted(permutation) != list(range(len(permutation))):
        return []
    lengths = []
    for start, place in enumerate(permutation):
        length = 1
        while place != start:
            place, length = permutation[place], length + 1
        lengths.append(length)
    return lengths


def runs_empty(steps, least):
    pushed = level = 0
    for step in steps:
        if step == 1 and level == 0 and pushed >= least:
            return True
        if step == 0:
            pushed, level = pushed + 1, level + 1
        elif step == 1:
            level = max(0, level - 1)
    return False


def door(steps, least):
    state = opened = 0
    for step in steps:
        if (state, step) == (0, 0):
            state, opened = 1, opened + 1
        elif (state, step) == (1, 1):
            state = 0
        elif (state, step) == (0, 2):
            state = 2
        elif (state, step) == (2, 0) and opened >= least:
            return True
    return False


def overdrawn(transfers, start):
    balances = [start] * 3
    for giver, taker, amount in transfers:
        balances[giver] -= amount
        balances[taker] += amount
        if min(balances) < 0:
            return True
    return False


def stock(steps):
    stock = removed = 0
    for kind, amount in steps:
        if kind == 0:
            stock += amount
        elif amount <= stock:
            stock, removed = stock - amount, max(removed, amount)
    return stock, removed


def quotes(text):
    """Whether a quote is open at the end, and how many are escaped."""
    inside, escaped, place = False, 0, 0
    while place < len(text):
        if text[place] == 1:
            inside = not inside
        elif text[place] == 2:
            place += 1
            escaped += text[place : place + 1] == [1]
        place += 1
    return inside, escaped


def run(values, fails, seed, examples):
    state = {"found": None, "calls": 0, "cases": 0}

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=examples, database=None, deadline=None, report_multiple_bugs=False,
        suppress_health_check=list(hypothesis.HealthCheck),
        phases=[hypothesis.Phase.generate, hypothesis.Phase.shrink],
    )  # fmt: skip
    @hypothesis.given(values)
    def law(x):
        state["calls" if state["found"] is not None else "cases"] += 1
        if fails(x):
            state["found"] = x
            raise AssertionError

    try:
        law()
    except AssertionError:
        pass
    return state


def theirs(seeds, examples, line):
    """A family, and what Hypothesis makes of it."""
    family = json.loads(line)
    names = {"functools": functools, "itertools": itertools, "math": math, "operator": operator}
    laws = [nodes, height, depth, paths, steps, cycles, runs_empty, door, overdrawn, stock, quotes]
    names |= {law.__name__: law for law in laws}
    fails = eval("lambda x: " + family["fails"], names)
    values = strategy(family["shape"])
    return family, [run(values, fails, seed, examples) for seed in range(seeds)]


def mean(numbers):
    return sum(numbers) / max(1, len(numbers))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--program", default="Benchmarks/.build/release/families")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--examples", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=1)
    parts = parser.add_mutually_exclusive_group()
    for part in ["tune", "judge", "further", "unseen", "fresh", "latest"]:
        parts.add_argument(f"--{part}", dest="part", type=lambda text, part=part: [f"--{part}", text], default=[])
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    command = [options.program, "--json", "--seeds", str(options.seeds), "--only", options.only]
    command += options.part
    ours = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    print(f"{'family':30}{'right %':>8}{'calls':>8}{'cases':>8}   Hypothesis{'calls':>8}{'cases':>8}")
    totals, ahead, behind, fewer, wrong = {"ours": [], "theirs": []}, 0, 0, 0, 0
    cheaper = 0
    count = 0
    pool = multiprocessing.Pool(options.jobs)
    work = functools.partial(theirs, options.seeds, options.examples)
    for family, runs in pool.imap(work, ours.stdout):
        found = {"ours": family["runs"], "theirs": runs}
        least = key(family["shape"], family["minimum"])
        cells, shares, calls = [], {}, {}
        for who, runs in found.items():
            for one in runs:
                value = one.get("found")
                if value is not None and key(family["shape"], value) < least:
                    wrong += 1
                    print(f"{family['name']}: {value} is simpler than {family['minimum']}")
            shares[who] = 100 * mean([one.get("found") == family["minimum"] for one in runs])
            calls[who] = mean([one["calls"] for one in runs])
            totals[who].append(shares[who])
            cells.append(f"{shares[who]:8.0f}{calls[who]:8.0f}{mean([o['cases'] for o in runs]):8.0f}")
        print(f"{family['name']:30}{cells[0]}     {cells[1]}", flush=True)
        if family["isPuzzle"]:
            for shares_of in totals.values():
                shares_of.pop()
            continue
        count += 1
        ahead += shares["ours"] >= shares["theirs"]
        behind += shares["ours"] < shares["theirs"] - 2
        fewer += calls["ours"] <= calls["theirs"]
        prices = {who: calls[who] / shares[who] if shares[who] else math.inf for who in shares}
        cheaper += prices["ours"] <= prices["theirs"]
    print(f"right: {mean(totals['ours']):.1f} %, Hypothesis {mean(totals['theirs']):.1f} %")
    print(f"of {count} families: right as often or more in {ahead}, more than two points less in {behind}")
    print(f"as many calls or fewer in {fewer}; for each right answer in {cheaper}")
    return 1 if wrong or ours.wait() else 0


if __name__ == "__main__":
    sys.exit(main())
