"""What Taffy takes for the trees that `layouts --kinds` counts, as far as flexbox can say them.

usage: python3 Benchmarks/Taffy/taffy.py [VIEWS ...]      (30 and 300)

Needs valgrind (Linux), `pip install stretchable`, which has Taffy compiled in, and the release build of
`layouts`. For each kind and number of views `layouts --flex` writes the tree as flexbox has it and the
frames that it has here. Taffy lays it out; only where all frames agree, as far as the single precision
that Taffy calculates in can tell, are instructions printed: those of Taffy's layout call alone (its
nodes are made before, and not counted), and beside it those of a layout here, of a screen that is given
and of one made from nothing.
"""
import json, os, re, subprocess, sys

HERE = os.path.dirname(os.path.abspath(__file__))
LAYOUTS = os.path.join(HERE, "..", ".build", "release", "layouts")
PRECISION = 2.0 ** -24  # a view, as part of the largest number: what single precision rounds in a sum


class Tree:
    """A tree of Taffy's nodes."""

    def __init__(self, node):
        from stretchable import taffylib
        self.library, self.styles = taffylib, {}
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.nodes = []
        self.root = self.make(node)

    def make(self, node):
        key = json.dumps(node["style"])
        if key not in self.styles:
            self.styles[key] = style(node["style"])
        made = self.library.node_create(self.taffy, self.styles[key])
        self.nodes.append(made)
        for child in node["children"]:
            self.library.node_add_child(self.taffy, made, self.make(child))
        return made

    def lay_out(self):
        from stretchable.style.geometry.length import LengthAvailableSpace
        from stretchable.style.geometry.size import SizeAvailableSpace
        room = SizeAvailableSpace(
            LengthAvailableSpace.max_content(), LengthAvailableSpace.max_content())
        self.library.node_compute_layout(self.taffy, self.root, room.to_dict())

    def difference(self, node):
        """The greatest difference from the frames of a tree, as a part of the largest number there."""
        layout, made = self.library.PyLayout(), iter(self.nodes)
        worst = largest = 0.0

        def visit(node, x, y, is_shown):
            nonlocal worst, largest
            self.library.node_get_layout(self.taffy, next(made), layout)
            x, y = x + layout.x, y + layout.y
            # What is hidden has a place here, and none there.
            is_shown = is_shown and node["style"].get("display") != "none"
            if is_shown:
                found = [x, y, layout.width, layout.height]
                worst = max([worst] + [abs(a - b) for a, b in zip(found, node["frame"])])
                largest = max([largest] + node["frame"])
            for child in node["children"]:
                visit(child, x, y, is_shown)

        visit(node, 0.0, 0.0, True)
        return worst / largest


def style(said):
    from stretchable.style import AlignItems, AUTO, Display, FlexDirection, JustifyContent, PCT, Style
    lengths = lambda values: tuple(AUTO if value is None else value for value in values)
    said = dict(said)
    names = dict(
        display=Display, flex_direction=FlexDirection, align_items=AlignItems,
        justify_content=JustifyContent)
    for name, kind in names.items():
        if name in said:
            said[name] = kind[said[name].upper().replace("-", "_")]
    for name in ("size", "min_size"):
        said[name] = lengths(said[name])
    if said.pop("fills_width", False):
        said["size"] = (100 * PCT, said["size"][1])
    return Style(flex_shrink=0, **said).to_dict()


def flex(kind, views):
    said = subprocess.run(
        [LAYOUTS, "--flex", kind, str(views)], capture_output=True, text=True, check=True).stdout
    return json.loads(said) if said.strip() else None


def counted(command, only=()):
    toggles = ["--toggle-collect=" + name for name in only]
    said = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *toggles, *command],
        capture_output=True, text=True, env=dict(os.environ, PYTHONHASHSEED="0")).stderr
    return int(re.search(r"Collected\s*:\s*(\d+)", said).group(1))


def here(kind, work, views):
    times = max(2, 3000 // views)
    run = lambda times: counted([LAYOUTS, "--run-kind", kind, work, str(views), str(times)])
    return (run(2 * times) - run(times)) / times


def main(sizes):
    kinds = subprocess.run(
        [LAYOUTS, "--names"], capture_output=True, text=True, check=True).stdout.splitlines()
    print("| | views | Taffy's layout call | layout | from nothing |\n|---|---|---|---|---|")
    for kind in kinds:
        for views in sizes:
            tree = flex(kind, views)
            if tree is None:
                print(f"| {kind} | {views} | flexbox cannot say it | | |", flush=True)
                continue
            built = Tree(tree)
            built.lay_out()
            if built.difference(tree) > PRECISION * len(built.nodes):
                print(f"| {kind} | {views} | flexbox makes other frames of it | | |", flush=True)
                continue
            count = len(built.nodes)
            peer = counted(
                [sys.executable, __file__, "--one", kind, str(views)],
                ["*__pyfunction_node_compute_layout"])
            ours = [here(kind, work, views) for work in ("layout", "scratch")]
            figures = " | ".join(f"{figure / count:,.0f}" for figure in [peer] + ours)
            print(f"| {kind} | {count} | {figures} |", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        Tree(flex(sys.argv[2], int(sys.argv[3]))).lay_out()
    elif sys.argv[1:2] in (["--help"], ["-h"]):
        print(__doc__)
    else:
        main([int(argument) for argument in sys.argv[1:]] or [30, 300])
