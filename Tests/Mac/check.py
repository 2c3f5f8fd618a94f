#!/usr/bin/env python3
"""Checks on Linux what can be known there of a Mac.

    python3 Tests/Mac/check.py               all of it
    python3 Tests/Mac/check.py disk          the package loads from a disk that folds case
    python3 Tests/Mac/check.py types [NAME]  every target of every package, or those named

types: a copy of the sources takes the branches that a Mac takes ("canImport(Darwin)", not "canImport(Glibc)"; the
manifests those of "os(macOS)"), and the compiler checks every module and every test in it, against what
Darwin.swift and XCTest.swift declare by hand. Foundation, Dispatch and Testing are those of Linux. The modules
that an app for iOS can import are checked a second time with "os(iOS)".

Prints each error and ends with 1 if there is one.
"""
import collections, json, os, re, shutil, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
PACKAGES = [".", "Recorder", "Examples", "Examples/Feed", "Examples/Properties", "Benchmarks"]
# What an app for iOS can import; the rest starts processes or reads command lines.
FOR_IOS = ["SystemCalls", "PropertyKit", "PropertyTesting", "StackScrollCore", "StackScrollConstraints", "StackScrollKit"]
# On a Mac, Foundation has these itself.
INSIDE_FOUNDATION = ["FoundationXML"]
CONDITIONS = {
    "canImport(Glibc)": False, "canImport(Musl)": False, "canImport(FoundationEssentials)": False,
    "canImport(FoundationXML)": False, "canImport(FoundationNetworking)": False,
    "canImport(ObjectiveC)": True, "canImport(Darwin)": True, "os(Linux)": False,
}


def run(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, **options)


def tracked():
    listed = run("git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout
    return [path for path in listed.split("\0") if path and os.path.lexists(os.path.join(ROOT, path))]


def put(path, folder, name):
    """Copies a file of the repository, or a link as it is."""
    target = os.path.join(folder, name)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    shutil.copy2(os.path.join(ROOT, path), target, follow_symlinks=False)
    return target


# A disk that folds case

def folded(paths):
    """The paths, each with the place where a disk keeps it on which "Sources/a" and "Sources/A" are one folder."""
    spelling = {}
    for path in paths:
        kept = ""
        for part in path.split("/"):
            place = f"{kept}/{part}" if kept else part
            kept = spelling.setdefault(place.lower(), place)
        yield path, kept


def check_disk(scratch):
    folder = os.path.join(scratch, "disk")
    for path, kept in folded(tracked()):
        put(path, folder, kept)
    errors = []
    for package in PACKAGES:
        loaded = run(
            "swift", "package", "--scratch-path", os.path.join(scratch, "load"),
            "--package-path", os.path.join(folder, package), "describe")
        lines = [line for line in loaded.stderr.splitlines() if "error:" in line]
        errors += [f"{package}: {line}" for line in lines or [loaded.stderr.strip()][: loaded.returncode]]
    names = collections.defaultdict(set)
    dump = json.loads(run(
        "swift", "package", "--scratch-path", os.path.join(scratch, "load"), "--package-path", ROOT, "dump-package").stdout)
    for kind in ("targets", "products"):
        for entry in dump[kind]:
            names[entry["name"].lower()].add(entry["name"])
    errors += [f"names that differ by case alone: {sorted(same)}" for same in names.values() if len(same) > 1]
    print(f"disk: {len(PACKAGES)} packages loaded, {len(errors)} errors")
    return errors


# What a Mac's compiler would see

def take_branches(text, system):
    """The text with the conditions answered as on a Mac, or for iOS."""
    answers = dict(CONDITIONS, **{"os(macOS)": system == "macOS", "os(iOS)": system == "iOS"})

    def answer(match):
        line = match.group(0)
        for condition, holds in answers.items():
            line = line.replace(condition, "true" if holds else "false")
        return line

    return re.sub(r"^ *#(if|elseif) .*$", answer, text, flags=re.M)


class Simulation:
    def __init__(self, scratch, system):
        self.system = system
        self.copy = os.path.join(scratch, system, "copy")
        self.modules = os.path.join(scratch, system, "modules")
        os.makedirs(self.modules)
        for path in tracked():
            if not path.endswith((".swift", ".cpp")):
                continue
            target = put(path, self.copy, path)
            if path.endswith(".swift") and not os.path.islink(target):
                with open(target) as file:
                    text = take_branches(file.read(), system)
                with open(target, "w") as file:
                    file.write(text)
        compiler = os.path.realpath(shutil.which("swiftc"))
        self.plugins = os.path.join(os.path.dirname(compiler), "../lib/swift/host/plugins/testing")

    def targets(self):
        """Every target with its sources and the targets that it needs, those of all packages."""
        found, products = {}, {}
        for package in PACKAGES:
            folder = os.path.join(self.copy, package)
            described = run("swift", "package", "--package-path", folder, "describe", "--type", "json")
            if described.returncode:
                yield package, described.stderr
                return
            description = json.loads(described.stdout)
            for product in description["products"] if package == "." else []:
                products[product["name"]] = product["targets"]
            for target in description["targets"]:
                if target["module_type"] != "SwiftTarget" or target["type"] == "plugin":
                    continue
                name = target["name"]
                needed = target.get("target_dependencies", []) + [
                    part for product in target.get("product_dependencies", []) for part in products.get(product, [])]
                sources = [os.path.join(folder, target["path"], source) for source in target["sources"]]
                found[(package, name)] = (sources, needed)
        self.found = found

    def compile(self, name, sources, extra=()):
        """The errors of a module; its interface is there for others afterwards."""
        flags = ["-parse-as-library"] if not any(path.endswith("/main.swift") for path in sources) else []
        done = run(
            "swiftc", "-wmo", "-emit-module", "-emit-module-path", os.path.join(self.modules, name + ".swiftmodule"),
            "-module-name", name.replace("-", "_"), "-package-name", "stackscroll", "-swift-version", "6",
            "-enable-testing", "-plugin-path", self.plugins, "-I", self.modules, "-suppress-warnings", *flags, *extra, *sources)
        if done.returncode == 0:
            return []
        lines = [line for line in done.stderr.splitlines() if re.match(r"\S.*error:", line)]
        return [line.replace(self.copy + "/", "") for line in lines] or [f"{name}: {done.stderr.strip()[:500]}"]

    def check(self, wanted):
        errors = []
        for name in ("DarwinTypes", "Darwin", "XCTest"):
            errors += self.compile(name, [os.path.join(HERE, name + ".swift")])
        for package, message in self.targets():
            return errors + [f"{package}: {message.strip()}"]
        done, rest, counted = set(), dict(self.found), 0
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            while rest:
                ready = [key for key, (_, needed) in rest.items() if set(needed) <= done]
                if not ready:
                    return errors + [f"{name} needs what is missing: {needed}" for (_, name), (_, needed) in rest.items()]
                jobs = []
                for key in ready:
                    sources, _ = rest.pop(key)
                    done.add(key[1])
                    if wanted and key[1] not in wanted and not any(key[1] in self.closure(one) for one in wanted):
                        continue
                    extra = [flag for module in INSIDE_FOUNDATION if key[1] == "InterfaceBuilder"
                             for flag in ("-Xfrontend", "-import-module", "-Xfrontend", module)]
                    jobs.append(pool.submit(self.compile, key[1], sources, extra))
                    counted += 1
                for job in jobs:
                    errors += job.result()
        print(f"types: {counted} targets as for {self.system}, {len(errors)} errors")
        return errors

    def closure(self, name):
        needed, rest = set(), [name]
        while rest:
            one = rest.pop()
            for (_, other), (_, parts) in self.found.items():
                if other == one:
                    rest += [part for part in parts if part not in needed]
                    needed |= set(parts)
        return needed


def main(arguments):
    if arguments and arguments[0] in ("-h", "--help"):
        print(__doc__)
        return 0
    what, names = (arguments[0] if arguments else "all"), arguments[1:]
    if what not in ("all", "disk", "types"):
        print(f"{what} is no check: disk, types, or nothing for both", file=sys.stderr)
        return 2
    errors = []
    with tempfile.TemporaryDirectory() as scratch:
        if what in ("all", "disk"):
            errors += check_disk(scratch)
        if what in ("all", "types"):
            errors += Simulation(scratch, "macOS").check(names)
            errors += Simulation(scratch, "iOS").check(names or FOR_IOS)
    for error in errors:
        print(error)
    print("a Mac would take it, as far as can be known here" if not errors else f"{len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
