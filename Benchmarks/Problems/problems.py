"""Runs Hypothesis on the problems of `problems` and prints its table, alone or beside that of PropertyKit.

Both draw the same values and hold them against the same law, which is written in both languages. Calls are
those of the law behind its first failure, every one counted, and cases those up to it; both count the last
call that confirms the result, and discards. An answer that is simpler than the one in the list is an error
of the list and is said to be one.

usage: problems.py [--part earlier|working|judged|NAME] [--seeds N] [--from N] [--only TEXT] [--jobs N]
                   [--out FILE] [--ours FILE] [--theirs FILE] [--check]

--out FILE writes problems and what was found as JSON lines, as `problems --json` prints them, which --ours
FILE reads; --theirs FILE reads what --out wrote instead of running Hypothesis. --check runs nothing and
says which of the listed answers do not fail.
"""

import argparse
import collections
import functools
import json
import math
import multiprocessing
import pathlib
import sys
import warnings

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Families"))

import problems_earlier
import problems_judged
import problems_working
from families import mean, run
from problem import shown

PARTS = {
    "earlier": problems_earlier.PROBLEMS,
    "working": problems_working.PROBLEMS,
    "judged": problems_judged.PROBLEMS,
}


def chosen(part, only):
    everything = [problem for problems in PARTS.values() for problem in problems]
    named = PARTS.get(part) or [p for p in everything if part in ("", p.name)]
    return [p for p in named if only in p.name or only in p.kind]


def line(problem, runs):
    """A problem and what became of it: shares of the runs in percent, means of all, finals counted."""
    finals = collections.Counter(shown(r["found"]) for r in runs)
    return {
        "name": problem.name,
        "kind": problem.kind,
        "smallest": problem.text,
        "right": 100 * finals[problem.text] / len(runs),
        "found": 100 * mean([r["found"] is not None for r in runs]),
        "calls": mean([r["calls"] for r in runs]),
        "cases": mean([r["cases"] for r in runs]),
        "finals": dict(finals.most_common()),
    }


def measured(part, only, seeds, place):
    problem = chosen(part, only)[place]
    fails = lambda value: not problem.law(value)
    return line(problem, [run(problem.values, fails, seed, 2000) for seed in seeds])


def read(path):
    with open(path) as lines:
        return [json.loads(text) for text in lines if text.strip()]


def row(one):
    wrong = [(text, count) for text, count in one["finals"].items() if text != one["smallest"]]
    wrong.sort(key=lambda pair: (-pair[1], pair[0]))
    numbers = "".join(f"{one[key]:8.1f}" for key in ["right", "calls", "cases", "found"])
    words = ", ".join(f"{count} x {text}" for text, count in wrong[:3])
    return f"{one['name']:30}{numbers}   {one['smallest']}" + (f"   not {words}" if words else "")


def complaints(problems, lines, who):
    """What is wrong with the list: answers that are simpler than the listed one."""
    finals = {one["name"]: one["finals"] for one in lines}
    for problem in problems:
        for text in finals.get(problem.name, {}):
            if text != "null" and problem.is_simpler(text):
                yield f"{problem.name}: {text} ({who}) is simpler than {problem.text}"


def error(numbers):
    """The standard error of a mean."""
    middle = mean(numbers)
    variance = sum((n - middle) ** 2 for n in numbers) / max(1, len(numbers) - 1)
    return math.sqrt(variance / max(1, len(numbers)))


def compare(ours, theirs):
    print(f"{'problem':30}{'right %':>8}{'calls':>8}{'cases':>8}   Hypothesis{'calls':>8}{'cases':>8}")
    pairs = []
    for one in theirs:
        mine = next((line for line in ours if line["name"] == one["name"]), None)
        if mine is None:
            continue
        if mine["smallest"] != one["smallest"]:
            raise SystemExit(f"{one['name']}: {mine['smallest']} and {one['smallest']} are the smallest")
        pairs.append((mine, one))
        cells = ["".join(f"{x[key]:8.1f}" for key in ["right", "calls", "cases"]) for x in (mine, one)]
        print(f"{one['name']:30}{cells[0]}     {cells[1]}")
    difference = [mine["right"] - one["right"] for mine, one in pairs]
    print(
        f"right: {mean([m['right'] for m, _ in pairs]):.1f} %, Hypothesis"
        f" {mean([t['right'] for _, t in pairs]):.1f} %, difference {mean(difference):.1f},"
        f" standard error {error(difference):.1f}"
    )
    print(
        f"of {len(pairs)} problems: right more often in {sum(d > 0 for d in difference)},"
        f" less often in {sum(d < 0 for d in difference)},"
        f" more than 10 points less in {sum(d < -10 for d in difference)}"
    )
    both = [(m["calls"], t["calls"]) for m, t in pairs if min(m["right"], t["right"]) >= 90]
    print(
        f"calls in the {len(both)} that both get right in 90 % or more: {sum(m for m, _ in both):.0f},"
        f" Hypothesis {sum(t for _, t in both):.0f}"
    )
    print(f"found in as many cases or fewer in {sum(m['cases'] <= t['cases'] for m, t in pairs)}")


def check(problems):
    with warnings.catch_warnings(action="ignore"):  # of `assume` outside of a run
        wrong = [p for p in problems if p.law(p.smallest)]
    for problem in wrong:
        print(f"{problem.name}: {problem.text} does not fail")
    counts = collections.Counter(p.name for p in problems)
    for name in [name for name, count in counts.items() if count > 1]:
        print(f"{name}: {counts[name]} problems")
    print(f"{len(problems) - len(wrong)} of {len(problems)} answers fail")
    return 1 if wrong or len(counts) < len(problems) else 0


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--part", default="")
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out")
    parser.add_argument("--ours")
    parser.add_argument("--theirs")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    problems = chosen(options.part, options.only)
    if not problems:
        parser.error("no such problem")
    if options.check:
        return check(problems)
    if options.theirs:
        names = {p.name for p in problems}
        theirs = [line for line in read(options.theirs) if line["name"] in names]
    else:
        seeds = range(options.first, options.first + options.seeds)
        work = functools.partial(measured, options.part, options.only, seeds)
        theirs = []
        out = open(options.out, "w") if options.out else None
        print(f"{'problem':30}{'right %':>8}{'calls':>8}{'cases':>8}{'found %':>8}   smallest")
        with multiprocessing.Pool(options.jobs) as pool:
            for one in pool.imap(work, range(len(problems))):
                theirs.append(one)
                print(row(one), flush=True)
                if out:
                    print(json.dumps(one, ensure_ascii=False), file=out, flush=True)
        rights = [one["right"] for one in theirs]
        print(f"{len(theirs)} problems: {mean(rights):.1f} % right, standard error {error(rights):.1f}")
    ours = read(options.ours) if options.ours else []
    if ours:
        compare(ours, theirs)
    wrong = [*complaints(problems, theirs, "Hypothesis"), *complaints(problems, ours, "PropertyKit")]
    print("".join(f"{text}\n" for text in wrong), end="")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
