"""Holds the layouts of drawn windows against a model of their constraints that shares no code with the
package.

model.py writes down what views, stacks, scroll views and guides install, as Documentation/Stacks.md and
Windows.md say; program.py solves that in exact fractions, level by level; solution.py lays out again for
texts and insets, and tells the verdict on each axis, the frames, and what is open within which bounds.
draw.py draws the windows. `stackscroll layout --verdicts` says what the package makes of them.

usage: windows.py [--tool PATH] [--seed N] [--count N] [--from N] [--jobs N] [--write FOLDER]
                  [--shrink N] [FILE ...]

Files, if there are any, are judged in place of drawn windows. It prints how many axes agree, by verdict,
how many do not, by kind, and how many windows are not judged, by reason. With --write, one small window
of each kind of disagreement is written into a folder, made smaller in up to so many trials (--shrink).
gmpy2, if it is installed, makes it several times faster.
"""

import argparse
import collections
import copy
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile

from draw import Draw
from model import Declined, NAMES, X, Y
from program import Fraction
from solution import Judgement

TOLERANCE = 1e-6
BATCH = 250
WORDS = {"determined": "determined", "ambiguous": "ambiguous", "openContent": "ambiguous",
         "unsatisfiable": "contradictory"}
KEYS = ({"low": "left", "length": "width"}, {"low": "top", "length": "height"})


# What a file of a screen says of it beside the screen.
NOT_OF_A_WINDOW = ["format", "about", "waived", "expected"]


def asked(tool, windows):
    """What the tool says of each window: its verdicts, or why there are none."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, window in enumerate(windows):
            paths.append(os.path.join(folder, f"{number}.json"))
            with open(paths[-1], "w") as file:
                json.dump(window, file)
        run = subprocess.run([tool, "layout", *paths, "--verdicts"], capture_output=True, text=True)
        answers = {}
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            answers[answer["file"]] = answer
        for path in paths:
            if path not in answers:
                refusal = next((line for line in run.stderr.splitlines() if path in line), "no answer")
                answers[path] = {"refused": refusal.split(": ")[-1][:80]}
        return [answers[path] for path in paths]


def exact(window):
    """The window with its numbers as they are written, in fractions."""
    return json.loads(json.dumps(window), parse_float=Fraction)


def judged(window, answer):
    """By axis, what came of the comparison: a kind, and whether that is a disagreement."""
    if "refused" in answer:
        return [("the file is refused: " + answer["refused"], True, "")]
    try:
        judgement = Judgement(exact(window))
    except Declined as reason:
        return [("not judged: " + str(reason), None, "")]
    outcomes = []
    for axis in (X, Y):
        if axis in judgement.doubts:
            outcomes.append(("an axis: " + judgement.doubts[axis], None, ""))
        else:
            outcomes.append(compared(judgement, axis, answer["axes"][NAMES[axis]]))
    return outcomes


def safely_judged(window, answer):
    try:
        return judged(window, answer)
    except Exception as error:
        return [(f"the judge fails: {error!r}", True, "")]


def compared(judgement, axis, said):
    ours, theirs = judgement.verdicts[axis], WORDS.get(said["verdict"], said["verdict"])
    if theirs == "unsupported" and "insets" in said["says"].lower():
        theirs = "restless"
    if theirs == "unsupported":
        return f"unsupported, and {ours}: {said['says'][:60]}", True, ""
    if ours != theirs:
        return f"{ours}, said {theirs}", True, ""
    if ours == "ambiguous":
        if axis not in judgement.asks_bounds:
            return "ambiguous, of bounds that are not asked", False, ""
        return compared_open(judgement.open[axis], said.get("open", {}), axis)
    if ours == "determined" and "frames" in said:
        return compared_frames(judgement, axis, said)
    return ours, False, ""


def compared_frames(judgement, axis, said):
    """Whether views that take part stand in the same places, and contents are as long."""
    for id, frame in judgement.frames.items():
        name, _, guide = id.rpartition(".")
        if judgement.by_id[name if guide == "contentLayoutGuide" else id].is_left_out:
            continue
        if guide == "contentLayoutGuide":
            pairs = [("content length", frame[axis][1], said["contents"][name]["length"])]
        else:
            found = said["frames"][id]
            pairs = [(key, value, found[key]) for key, value in zip(KEYS[axis].values(), frame[axis])]
        for key, value, other in pairs:
            if abs(float(value) - other) > TOLERANCE * max(1, abs(float(value))):
                return "determined, other frames", True, f"{id}.{key} is {float(value)}, said {other}"
    return "determined, with the same frames", False, ""


def compared_open(ours, said, axis):
    """Whether the same is open, within the same bounds."""
    for id in sorted(set(ours) | set(said)):
        for part, key in KEYS[axis].items():
            if id.endswith(".contentLayoutGuide") and part == "low":
                continue
            bounds = ours.get(id, {}).get(part)
            if (bounds is not None) != (key in said.get(id, {})):
                side = "not told" if bounds is not None else "told, but settled"
                return f"ambiguous, {key} {side}", True, f"{id}.{key}"
            if bounds is None:
                continue
            # What no constraint names has no bounds told.
            told = said[id][key] or {"from": bounds[0], "to": None}
            for one, other in zip(bounds, (told["from"], told["to"])):
                if (one is None) != (other is None) or one is not None and abs(
                        float(one) - other) > TOLERANCE * max(1, abs(float(one))):
                    numbers = [None if b is None else float(b) for b in bounds]
                    return "ambiguous, other bounds", True, f"{id}.{key} {numbers}, said {told}"
    return "ambiguous, with the same bounds", False, ""


# Smaller windows.

def smaller(window):
    """Windows with one part less."""
    constraints = window.get("constraints", [])
    for index in range(len(constraints)):
        yield dict(window, constraints=constraints[:index] + constraints[index + 1:])
    for path in list(paths(window["root"])):
        result = copy.deepcopy(window)
        holder, key = result["root"], None
        for step in path[:-1]:
            holder = holder[step]
        gone = holder.pop(path[-1])
        names = [view["id"] for view in views(gone)] if isinstance(gone, dict) and "id" in gone else []
        result["constraints"] = [
            c for c in result.get("constraints", [])
            if not any(owner(c.get(key, "")) in names for key in ("first", "second"))]
        yield result
        if names and isinstance(gone, dict):
            # What is in it, in its place.
            inner = gone.get("subviews") or gone.get("stack", {}).get("arrangedViews") or []
            if inner and isinstance(holder, list):
                result = copy.deepcopy(result)
                holder = result["root"]
                for step in path[:-1]:
                    holder = holder[step]
                holder[path[-1]:path[-1]] = inner
                yield result
    for index, constraint in enumerate(constraints):
        for key in set(constraint) - {"first"}:
            other = {k: v for k, v in constraint.items() if k != key}
            yield dict(window, constraints=constraints[:index] + [other] + constraints[index + 1:])
    for key in set(window) - {"size", "root", "constraints"}:
        yield {k: v for k, v in window.items() if k != key}


def owner(anchor):
    return anchor.split(".")[0]


def paths(value, path=()):
    """The places of everything that can be left out, the larger first."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in ("id", "axis", "scrollView") or key == "arrangedViews":
                yield from paths(inner, path + (key,))
                continue
            yield path + (key,)
            yield from paths(inner, path + (key,))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield path + (index,)
            yield from paths(inner, path + (index,))


def views(view):
    yield view
    for child in view.get("subviews", []) + view.get("stack", {}).get("arrangedViews", []):
        yield from views(child)


def shrunk(tool, window, kind, trials):
    """A smaller window with a disagreement of the same kind."""
    place, idle = 0, 0
    while trials > 0:
        candidates = list(smaller(window))
        if not candidates or idle > len(candidates):
            break
        batch = [candidates[(place + step) % len(candidates)] for step in range(16)]
        trials -= len(batch)
        for step, (candidate, answer) in enumerate(zip(batch, asked(tool, batch))):
            if any(outcome[0] == kind for outcome in safely_judged(candidate, answer)):
                window, place, idle = candidate, place + step, 0
                break
        else:
            place, idle = place + len(batch), idle + len(batch)
    return window


# Running.

def work(arguments):
    tool, seed, numbers = arguments
    windows = [Draw(seed, number).window() for number in numbers]
    results = []
    for number, window, answer in zip(numbers, windows, asked(tool, windows)):
        results.append((number, window, safely_judged(window, answer)))
    return results


def report(tally, samples, total):
    axes = sum(count for (_, wrong), count in tally.items() if wrong is not None)
    agreed = sum(count for (_, wrong), count in tally.items() if wrong is False)
    print(f"{total} windows, {axes} axes compared, {agreed} agree")
    for title, which in (("agree", False), ("disagree", True), ("windows that are not judged", None)):
        rows = [(count, kind) for (kind, wrong), count in tally.items() if wrong is which]
        rows.sort(reverse=True)
        if rows:
            print(f"\n{title}: {sum(count for count, _ in rows)}")
        for count, kind in rows:
            print(f"  {count:7}  {kind}")
            if kind in samples and which:
                number, window, detail = samples[kind]
                print(f"           smallest: number {number}, {detail}")


def main():
    parser = argparse.ArgumentParser(usage=__doc__, add_help=True)
    parser.add_argument("--tool", default=".build/release/stackscroll")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--from", type=int, default=0, dest="start")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--write")
    parser.add_argument("--shrink", type=int, default=0)
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    tally, samples, total = collections.Counter(), {}, 0

    def count(number, window, outcomes):
        for kind, wrong, detail in outcomes:
            tally[kind, wrong] += 1
            if wrong and (kind not in samples or
                          len(json.dumps(window)) < len(json.dumps(samples[kind][1]))):
                samples[kind] = number, window, detail

    if options.files:
        for path in options.files:
            with open(path) as file:
                window = json.load(file)
            if "root" not in window:
                print(os.path.basename(path), "is in a short form, which the model does not read")
                continue
            for key in NOT_OF_A_WINDOW:
                window.pop(key, None)
            total += 1
            outcomes = judged(window, asked(options.tool, [window])[0])
            count(path, window, outcomes)
            print(os.path.basename(path), [(kind, detail) for kind, _, detail in outcomes])
    else:
        numbers = range(options.start, options.start + options.count)
        batches = [(options.tool, options.seed, numbers[start:start + BATCH])
                   for start in range(0, len(numbers), BATCH)]
        with multiprocessing.Pool(options.jobs) as pool:
            for results in pool.imap(work, batches):
                for number, window, outcomes in results:
                    total += 1
                    count(number, window, outcomes)
    report(tally, samples, total)
    if options.write:
        os.makedirs(options.write, exist_ok=True)
        for kind, (number, window, detail) in samples.items():
            window = shrunk(options.tool, window, kind, options.shrink)
            name = "".join(c if c.isalnum() else "-" for c in kind)[:70]
            with open(os.path.join(options.write, name + ".json"), "w") as file:
                json.dump(window, file, indent=1)
    return 1 if any(wrong for _, wrong in tally) else 0


if __name__ == "__main__":
    sys.exit(main())
