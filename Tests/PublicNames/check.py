#!/usr/bin/env python3
"""Counts the public declarations of each module, and names those that are public for no reader.

usage: python3 Tests/PublicNames/check.py [--list MODULE]

A public declaration is for users: its name stands in another module, a test, an example or a page, or in
another public declaration of its module, whose type it is. The symbol lists of documentation pages name
everything, so they do not count, and neither do benchmarks: what only they read is
`@_spi(Measuring) public`, which nobody meets who does not import it so. Such names are not counted. The
module UIKit has the names of UIKit, whoever uses them. --list prints the declarations of a module with
what names them.

Names are compared as words: one that something else has too counts as named. Ends with status 1 if a
name is public for no reader.
"""
import collections, os, re, sys

# Public because the test framework asks for it, or the language of a result builder.
ASKED_FOR = {"isRecursive"} | {
    "build" + name
    for name in ["Block", "Expression", "Optional", "Either", "Array", "LimitedAvailability"]}

DECLARATION = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:static|final|nonisolated|indirect|mutating)\s+)*public\s+"
    r"(?:(?:package|internal|private|fileprivate)\(set\)\s+)?"
    r"(?:(?:static|class|final|nonisolated|indirect|mutating|override|convenience|consuming)\s+)*"
    r"(struct|enum|class|actor|protocol|func|var|let|init|subscript|typealias|case|macro)\b\s*`?(\w*)")
# Public for who imports the module with the same word.
SPI = re.compile(r"^\s*@_spi\(\w+\)\s")
WORD = re.compile(r"[A-Za-z_]\w*")


def files():
    for top in ["Sources", "Tests", "Examples", "Documentation", "."]:
        for folder, folders, names in os.walk(top):
            folders[:] = [] if top == "." else [f for f in folders if not f.startswith(".")]
            for name in names:
                if name.endswith((".swift", ".md", ".tutorial")):
                    yield os.path.normpath(os.path.join(folder, name))


def place(path):
    """The module of a source; the folder, or for a page its path, of anything else."""
    parts = path.split(os.sep)
    if path.endswith(".swift") and ".docc" not in path:
        return parts[1] if parts[0] == "Sources" else "/".join(parts[: 2 if parts[0] == "Tests" else 1])
    return "page " + path


def main(arguments):
    os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
    if arguments and (arguments[0] != "--list" or len(arguments) != 2):
        sys.exit(__doc__)
    texts = {path: open(path, encoding="utf-8").read() for path in files()}
    named = collections.defaultdict(set)
    for path, text in texts.items():
        if ".docc" in path:
            text = re.sub(r"^- ``[^`]*``\s*$", "", text, flags=re.M)
        for word in set(WORD.findall(text)):
            named[word].add(place(path))
    counts, unnamed, listed = collections.Counter(), [], []
    for path, text in sorted(texts.items()):
        if not path.startswith("Sources" + os.sep) or not path.endswith(".swift") or ".docc" in path:
            continue
        module, lines = place(path), text.splitlines()
        for number, line in enumerate(lines):
            found = DECLARATION.match(line)
            if not found or SPI.match(line):
                continue
            counts[module] += 1
            name = found[2]
            if not name or found[1] in ("init", "subscript") or name in ASKED_FOR:
                continue
            others = named[name] - {module}
            listed.append((module, f"{path}:{number + 1}", name, others))
            if not others and module != "UIKit":
                unnamed.append((module, f"{path}:{number + 1}", name))
    # What a public protocol of its module asks for.
    for path, text in texts.items():
        for body in re.findall(r"^public protocol [^{]*\{(.*?)^\}", text, flags=re.M | re.S):
            for name in re.findall(r"\b(?:var|func) (\w+)", body):
                named[name].add(place(path) + ", as a requirement")
    unnamed = [one for one in unnamed if one[0] + ", as a requirement" not in named[one[2]]]
    # What stands in a public declaration or the head of an extension: types that users meet.
    signatures = collections.defaultdict(list)
    for path, text in texts.items():
        if path.startswith("Sources" + os.sep):
            for head in re.findall(
                r"^\s*(?:@\w+ )*(?:static |final |indirect )*(?:public\b[^{}]*|extension [^{]*|case \w+\(.*)",
                text, flags=re.M):
                signatures[place(path)].append(re.sub(DECLARATION, "", head))
    unnamed = [
        one for one in unnamed
        if not any(re.search(rf"\b{one[2]}\b", head) for head in signatures[one[0]])]
    if arguments:
        for module, where, name, others in listed:
            if module == arguments[1]:
                print(f"{where} {name}: {', '.join(sorted(others)) or 'only its own module'}")
        return
    for module, count in sorted(counts.items()):
        print(f"{module:28}{count:6}")
    print(f"{'without UIKit':28}{sum(counts.values()) - counts['UIKit']:6}")
    for _, where, name in unnamed:
        print(f"{where}: {name} is public, and nothing outside of its module names it: make it package")
    sys.exit(1 if unnamed else 0)


main(sys.argv[1:])
