"""Windows drawn from a seed: plain views, stacks, texts and scroll views, and constraints between them.

Most are close to what people write: every view is pinned or centred once on each axis, a few have too
little, too much or odd numbers. Numbers are whole or halves, multipliers mostly short fractions, so that
what fits exactly does so in floating point too.
"""

import random

PRIORITIES = [1000] * 10 + [999, 751, 750, 749, 500, 300, 251, 250, 249, 150, 100, 52, 51, 50, 49, 25, 10, 1]
DISTRIBUTIONS = ["fill", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
ALIGNMENTS = ["fill", "fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"]
MULTIPLIERS = [0.5, 2, 1.5, 0.25, 0.75, 3, -1, -0.5, -2, 1.25, 0.3]
AXES = ("horizontal", "vertical")
EDGES = (("leading", "trailing", "width", "centerX", ("left", "right")),
         ("top", "bottom", "height", "centerY", ("top", "bottom")))


class Draw:
    """One window, a function of its seed and number."""

    def __init__(self, seed, number):
        self.random = random.Random(f"{seed}/{number}")
        self.count = 0
        self.constraints = []
        # The views that constraints may name: id, the views around it, and whether it is a scroll view.
        self.views = []
        # How much this window has of everything.
        self.size = self.pick([4, 6, 8, 10, 14])
        self.oddity = self.pick([0, 0, 0, 0.05, 0.15, 0.4])
        self.texts = self.pick([0, 0, 0.2, 0.5])
        # Views that bars reach into by chance move each other out of the window, so there are fewer guides
        # inside.
        self.bars = self.chance(0.16)
        if self.bars:
            self.oddity = min(self.oddity, 0.05)

    def chance(self, share):
        return self.random.random() < share

    def pick(self, list):
        return self.random.choice(list)

    def number(self, low, high):
        value = self.random.randint(low, high)
        return value + 0.5 if self.chance(0.1) else value

    def name(self, kind):
        self.count += 1
        return f"{kind}{self.count}"

    def priorities(self):
        return {axis: self.pick(PRIORITIES[9:] + [250, 251, 750, 751] * 3)
                for axis in AXES if self.chance(0.7)}

    def insets(self, sides, low, high):
        return {side: self.number(low, high) for side in sides if self.chance(0.7)}

    def window(self):
        width, height = self.pick([
            (320, 568), (390, 844), (844, 390), (1024, 768), (390, 844), (320, 568), (300, 200), (100, 60)])
        self.frame = width, height
        window = {"size": {"width": width, "height": height}}
        if self.bars:
            window["safeAreaInsets"] = self.insets(("top", "left", "bottom", "right"), 0, 60)
        if self.chance(0.1):
            window["keyboardHeight"] = self.number(0, 300)
        if self.chance(0.25):
            window["layoutDirection"] = "rightToLeft"
        if width < 700 and self.chance(0.06):
            window["fittingPriorities"] = {axis: self.pick([50, 250, 1000, 999]) for axis in AXES}
        policy = {}
        if self.chance(0.25):
            policy["ties"] = "ambiguous"
        if self.chance(0.1):
            policy["hiddenViews"] = "areIgnored"
        if self.chance(0.1):
            policy["emptyStack"] = "ambiguous"
        if policy:
            window["policy"] = policy
        window["root"] = self.container("root", [], 0)
        for _ in range(self.random.randint(0, 3) if self.oddity else 0):
            self.extra()
        window["constraints"] = self.constraints
        if not self.constraints:
            del window["constraints"]
        return window

    # Views.

    def view(self, around, depth):
        """A view of any kind, and what it holds."""
        self.size -= 1
        kinds = ["leaf"] * 4
        if depth < 4 and self.size > 0:
            kinds += ["stack"] * 3 + ["plain"] * 2 + ["scroll"]
        kind = self.pick(kinds)
        if kind == "leaf":
            return self.leaf(around)
        if kind == "stack":
            return self.stack(around, depth)
        view = self.container(self.name("box" if kind == "plain" else "scroll"), around, depth,
                              kind == "scroll")
        return view

    def leaf(self, around):
        view = {"id": self.name("v")}
        is_text = self.chance(self.texts)
        self.views.append((view["id"], around, "text" if is_text else "leaf"))
        if is_text:
            view["text"] = {"words": [self.random.randint(5, 90) for _ in range(self.random.randint(1, 8))],
                            "space": self.random.randint(0, 8), "lineHeight": self.number(10, 24)}
            if self.chance(0.3):
                view["text"]["numberOfLines"] = self.random.randint(1, 3)
            if self.chance(0.1):
                view["text"]["preferredMaxLayoutWidth"] = self.random.randint(20, 300)
        elif self.chance(0.95 - self.oddity):
            view["intrinsic"] = {key: self.number(0, 120) for key in ("width", "height")
                                 if self.chance(0.95 - self.oddity / 2)}
            if self.chance(self.texts * 0.3):
                view["multilineText"] = True
            if self.chance(0.1):
                view["baselines"] = {"first": self.number(0, 20), "last": self.number(0, 10)}
        for key in ("hugging", "compressionResistance"):
            if self.chance(0.3):
                view[key] = self.priorities()
        self.lengths(view, 0.06 if "intrinsic" in view or "text" in view else 0.6)
        self.hide(view)
        return view

    def lengths(self, view, share):
        """Conditions on its width and height; at most one side goes by the other."""
        has_ratio = False
        for key in ("width", "height"):
            if not self.chance(share):
                continue
            if self.chance(0.5):
                view[key] = self.number(0 if self.chance(0.1) else 10, 150)
                continue
            conditions = []
            for _ in range(self.pick([1, 1, 1, 2])):
                condition = {}
                if not has_ratio and self.chance(0.3):
                    condition["ratio"] = self.pick([1, 0.5, 2, 1.5, 0.75, 0.5625])
                    has_ratio = True
                elif self.chance(0.3):
                    condition["fractionOfFrame"] = self.pick([0.5, 0.25, 1, 0.75])
                else:
                    condition["constant"] = self.number(0, 150)
                if self.chance(0.4):
                    condition["relation"] = self.pick(["atLeast", "atMost"])
                if self.chance(0.7):
                    condition["priority"] = self.pick(PRIORITIES)
                conditions.append(condition)
            view[key] = conditions

    def hide(self, view):
        if self.chance(0.12):
            view["hidden"] = True

    def stack(self, around, depth):
        view = {"id": self.name("stack")}
        self.views.append((view["id"], around, "stack"))
        stack = {"axis": self.pick(AXES), "arrangedViews": []}
        stack["distribution"], stack["alignment"] = self.pick(DISTRIBUTIONS), self.pick(ALIGNMENTS)
        if stack["axis"] == "vertical" and stack["alignment"].endswith("Baseline"):
            stack["alignment"] = "fill"
        if self.chance(0.6):
            stack["spacing"] = self.number(-8 if self.chance(0.1) else 0, 24)
        for _ in range(self.pick([0, 1, 2, 2, 3, 3, 4, 5])):
            stack["arrangedViews"].append(self.view(around + [view["id"]], depth + 1))
        if stack["alignment"].endswith("Baseline") and any(
                "stack" in child or "text" in child for child in stack["arrangedViews"]):
            stack["alignment"] = "center"
        for child in stack["arrangedViews"][:-1]:
            if self.chance(0.1):
                stack.setdefault("customSpacings", {})[child["id"]] = self.number(0, 30)
        if self.chance(0.2):
            stack["marginsRelative"] = True
            stack["layoutMargins"] = self.insets(("top", "leading", "bottom", "trailing"), 0, 20)
            if self.chance(0.8 if self.bars else 0.3):
                stack["marginsFromSafeArea"] = False
        leaves = all("stack" not in child and "text" not in child for child in stack["arrangedViews"])
        spaces_text = stack["axis"] == "vertical" and stack["distribution"] != "fillProportionally"
        if leaves and spaces_text and self.chance(0.06):
            stack["baselineRelative"] = True
        view["stack"] = stack
        self.lengths(view, 0.05)
        if depth > 0:
            self.hide(view)
        return view

    def container(self, id, around, depth, is_scroll=False):
        """A plain view or a scroll view, with views in it that constraints place."""
        view = {"id": id, "subviews": []}
        self.views.append((id, around, "scroll" if is_scroll else "plain"))
        inside = around + [id]
        if is_scroll:
            view["scrollView"] = self.scroll()
            children = [self.view(inside, depth + 1)]
            if self.chance(0.1):
                children.append(self.view(inside, depth + 1))
        else:
            count = self.pick([0, 1, 1, 2, 3] if depth else [1, 2, 3, 4])
            children = [self.view(inside, depth + 1) for _ in range(count)]
            if self.chance(0.3):
                view["layoutMargins"] = self.insets(("top", "leading", "bottom", "trailing"), 0, 30)
            if self.oddity == 0 and self.chance(0.12):
                view["preservesSuperviewMargins"] = True
            if self.chance(0.5 if self.bars and depth else 0.2):
                view["marginsFromSafeArea"] = False
            if depth and self.chance(0.15):
                self.lengths(view, 0.7)
        for place, child in enumerate(children):
            view["subviews"].append(child)
            self.place(child, view, children[:place], is_scroll)
        if is_scroll and self.chance(0.85):
            # Content as wide as the frame.
            axis = self.pick([0, 0, 0, 1])
            self.hold(children[0]["id"] + "." + EDGES[axis][2],
                      f"{id}.frameLayoutGuide.{EDGES[axis][2]}")
        if depth:
            self.hide(view)
        return view

    def scroll(self):
        scroll = {}
        if self.chance(0.2):
            scroll["contentInset"] = self.insets(("top", "left", "bottom", "right"), 0, 20)
        if self.chance(0.3):
            scroll["contentInsetAdjustmentBehavior"] = self.pick(["scrollableAxes", "never", "always"])
        if self.chance(0.1):
            scroll["controllerEmbedding"] = "navigationOrTabBarController"
        if self.chance(0.1):
            scroll["alwaysBounceVertical"] = True
        if self.chance(0.1):
            scroll["contentOffset"] = {"x": self.number(0, 20), "y": self.number(-20, 100)}
        return scroll

    # Constraints.

    def hold(self, first, second=None, **more):
        constraint = {"first": first}
        if second:
            constraint["second"] = second
        constraint.update({key: value for key, value in more.items() if value is not None})
        if self.chance(self.oddity):
            constraint["priority"] = self.pick(PRIORITIES)
        if self.chance(self.oddity):
            constraint["relation"] = self.pick(["atLeast", "atMost"])
        if not self.chance(self.oddity * 0.5):
            self.constraints.append(constraint)

    def holder(self, view, is_scroll):
        """What a view in another is pinned to."""
        if is_scroll:
            return view["id"] + self.pick([".contentLayoutGuide"] * 3 + [""])
        guides = ["", "", ".layoutMarginsGuide", ".safeAreaLayoutGuide"]
        if view["id"] == "root":
            guides += [".readableContentGuide"]
        elif self.bars and (self.oddity or self.chance(0.6)):
            guides = [""]
        return view["id"] + self.pick(guides)

    def place(self, child, view, before, is_scroll):
        """Pins a view once on each axis, to what holds it or to a view before it."""
        id = child["id"]
        for axis in (0, 1):
            near, far, length, center, sides = EDGES[axis]
            holder = self.holder(view, is_scroll)
            if self.chance(0.1):
                near, far = sides
            out = self.chance(self.oddity)
            inset = self.number(-40, 40) if out else self.pick([0, 0, 8, 16, self.number(0, 40)])
            pins = self.pick(["both", "both", "both", "near", "center", "far", "multiple"])
            if is_scroll and self.chance(0.9):
                pins = "both"
            elif pins == "both" and (length in child):
                pins = self.pick(["near", "near", "both", "far", "center"])
            if before and self.chance(0.6) and not is_scroll:
                other = self.pick(before)["id"]
                self.hold(f"{id}.{near}", f"{other}.{far if self.chance(0.7) else near}", constant=inset)
                if self.chance(0.3) and length not in child:
                    self.hold(f"{id}.{far}", f"{holder}.{far}", constant=-inset,
                              relation="atMost" if self.chance(0.7) else None)
                elif self.chance(0.2) and length not in child:
                    self.hold(f"{id}.{length}", f"{other}.{length}", multiplier=abs(self.multiplier()))
            elif pins == "both":
                self.hold(f"{id}.{near}", f"{holder}.{near}", constant=inset or None)
                self.hold(f"{id}.{far}", f"{holder}.{far}", constant=-inset or None)
            elif pins == "center":
                self.hold(f"{id}.{center}", f"{holder}.{center}", constant=inset or None,
                          multiplier=self.multiplier() if self.chance(0.1) else None)
            elif pins == "multiple" and not is_scroll:
                other = self.pick(before)["id"] if before else holder
                edge = self.pick([near, far])
                self.hold(f"{id}.{near}", f"{other}.{edge}", constant=inset or None,
                          multiplier=self.multiplier())
            else:
                edge = near if pins == "near" else far
                self.hold(f"{id}.{edge}", f"{holder}.{edge}", constant=inset or None)
                if self.chance(0.4):
                    other = far if edge == near else near
                    self.hold(f"{id}.{other}", f"{holder}.{other}", constant=0,
                              relation=self.pick(["atLeast", "atMost"]))

    def multiplier(self):
        return self.pick(MULTIPLIERS)

    def extra(self):
        """One more constraint, between any two views."""
        one, two = self.pick(self.views), self.pick(self.views)
        axis = self.pick([0, 1])
        near, far, length, center, sides = EDGES[axis]
        kind = self.pick(["length", "length", "number", "edge", "center", "margin", "cross", "keyboard",
                          "baseline", "coordinate", "guide"])
        priority = self.pick(PRIORITIES)
        relation = self.pick([None, None, "atLeast", "atMost"])
        more = {"priority": priority, "relation": relation}
        if kind == "number":
            self.hold(f"{one[0]}.{length}", constant=self.number(0, 200), **more)
        elif kind == "coordinate":
            self.hold(f"{one[0]}.{self.pick([near, far])}", constant=self.number(0, 200), **more)
        elif kind == "keyboard" and one[0] != "root":
            self.hold(f"{one[0]}.bottom", "root.keyboardLayoutGuide.top", constant=-8, **more)
        elif one[0] == two[0]:
            return
        elif kind == "baseline" and one[2] == two[2] == "leaf":
            self.hold(f"{one[0]}.{self.pick(['firstBaseline', 'lastBaseline'])}",
                      f"{two[0]}.{self.pick(['firstBaseline', 'lastBaseline'])}", **more)
        elif kind == "length":
            self.hold(f"{one[0]}.{length}", f"{two[0]}.{length}", constant=self.number(-20, 20),
                      multiplier=self.pick([self.multiplier(), 2, 0.5, 0]) if self.chance(0.5) else None,
                      **more)
        elif kind == "edge":
            self.hold(f"{one[0]}.{self.pick([near, far])}", f"{two[0]}.{self.pick([near, far])}",
                      constant=self.number(-20, 20), **more)
        elif kind == "center":
            self.hold(f"{one[0]}.{center}", f"{two[0]}.{center}", constant=self.number(-20, 20), **more)
        elif kind == "margin" and two[2] != "scroll":
            self.hold(f"{one[0]}.{near}", f"{two[0]}.{near}Margin", constant=self.number(-20, 20), **more)
        elif kind == "guide":
            guide = self.pick(["layoutMarginsGuide", "safeAreaLayoutGuide"])
            self.hold(f"{one[0]}.{self.pick([near, center])}", f"{two[0]}.{guide}.{self.pick([near, far])}",
                      **more)
        elif kind == "cross":
            self.hold(f"{one[0]}.width", f"{two[0]}.height", constant=self.number(-20, 20),
                      multiplier=abs(self.multiplier()), **more)
