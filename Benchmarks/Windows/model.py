"""The constraints behind a window, written down from Documentation/Stacks.md and Windows.md.

Sums are counted along the layout direction where it matters: from right to left, the near edge of a
view is the negative of its right edge. Each condition names the axis it is about; a ratio ties both.
"""

from program import Condition, Fraction, Sum, ZERO

X, Y = 0, 1
NAMES = ("horizontal", "vertical")
SIDES = (("left", "right"), ("top", "bottom"))
DIRECTIONAL = (("leading", "trailing"), ("top", "bottom"))
RELATIONS = {"equal": "=", "atLeast": ">", "atMost": "<"}
HALF = Fraction(1, 2)
GUIDES = ("safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide",
          "keyboardLayoutGuide", "contentLayoutGuide", "frameLayoutGuide")


class Declined(Exception):
    """What this model does not tell, and why."""


class View:
    """A view of the tree, with what stands around it."""

    def __init__(self, json, parent=None):
        self.json, self.parent, self.id = json, parent, json["id"]
        self.stack = json.get("stack")
        self.is_scroll = "scrollView" in json
        self.is_hidden = json.get("hidden", False)
        children = self.stack["arrangedViews"] if self.stack else json.get("subviews", [])
        self.children = [View(child, self) for child in children]
        if self.stack:
            self.axis = X if self.stack["axis"] == "horizontal" else Y
            self.shown = [child for child in self.children if not child.is_hidden]

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def is_arranged(self):
        return self.parent is not None and self.parent.stack is not None

    @property
    def is_left_out(self):
        """Hidden in a stack, or in such a view: it takes part in no constraint."""
        view = self
        while view.parent:
            if view.is_hidden and view.is_arranged:
                return True
            view = view.parent
        return False

    @property
    def counts(self):
        """Whether it has a frame: what is hidden in a stack has one, and what is in that has none."""
        return not self.is_left_out or self.is_hidden and not self.parent.is_left_out

    @property
    def ancestors(self):
        """The view itself, and those around it."""
        view = self
        while view:
            yield view
            view = view.parent

    @property
    def scroll(self):
        """The innermost scroll view around the view, if there is one."""
        return next((view for view in list(self.ancestors)[1:] if view.is_scroll), None)

    def priority(self, key, axis):
        return Fraction(self.json.get(key, {}).get(NAMES[axis], 250 if key == "hugging" else 750))


class Text:
    """Words that are as wide as the file says, on lines."""

    def __init__(self, json):
        if "words" not in json:
            raise Declined("a string")
        self.words = [Fraction(word) for word in json["words"]]
        self.space, self.height = Fraction(json.get("space", 0)), Fraction(json["lineHeight"])
        self.limit = json.get("numberOfLines", 0)
        self.preferred = json.get("preferredMaxLayoutWidth")

    @property
    def wraps(self):
        """Whether its lines end where the layout puts its edges."""
        return self.limit != 1 and self.preferred is None and len(self.words) > 0

    def size(self, width=None):
        """The size with lines that end at a width; on one line without. A paragraph that goes on behind the
        last line that is shown fills it."""
        if self.preferred is not None:
            width = Fraction(self.preferred)
        if width is not None and width < Fraction(1, 1000):
            width = None
        lines = self.lines(width if self.limit != 1 else None)
        shown = min(len(lines), self.limit or len(lines))
        return width if shown < len(lines) else max(lines, default=ZERO), shown * self.height

    def lines(self, width):
        lines = []
        for word in self.words:
            if lines and (width is None or lines[-1] + self.space + word <= width):
                lines[-1] += self.space + word
                continue
            while width is not None and word > width:
                lines.append(width)
                word -= width
            lines.append(word)
        return lines

    def is_at_an_edge(self, width):
        """Whether a line fits by so little that rounding decides."""
        sums = [ZERO]
        for start in range(len(self.words)):
            line = -self.space
            for word in self.words[start:]:
                line += self.space + word
                sums.append(line)
        return any(0 < abs(line - width) < Fraction(1, 10**6) for line in sums)


class Model:
    """The conditions of a window with given insets and given widths of its texts' lines.

    insets: by view, a pair of (safe area, margins), each as ((left, right), (top, bottom)).
    """

    def __init__(self, window, root, insets, widths):
        self.window, self.root, self.insets, self.widths = window, root, insets, widths
        self.views = {view.id: view for view in root.walk()}
        self.is_mirrored = window.get("layoutDirection") == "rightToLeft"
        policy = window.get("policy", {})
        self.counts_hidden = policy.get("hiddenViews", "count") == "count"
        self.fits_zero = policy.get("emptyStack", "fitsZero") == "fitsZero"
        self.conditions = []
        self.is_joint = False
        # The views on whose safe area or margins something hangs along an axis, and the guides that are
        # written down.
        self.used_insets, self.guides = set(), set()
        self.write()

    # Places.

    def length(self, item, axis):
        return Sum.of((item, axis, "length"))

    def low(self, item, axis):
        """The left or the top edge."""
        return Sum.of((item, axis, "low"))

    def high(self, item, axis):
        return self.low(item, axis) + self.length(item, axis)

    def near(self, view, axis):
        """Where a view begins, along the layout direction."""
        if axis == X and self.is_mirrored:
            return -self.high(view.id, axis)
        return self.low(view.id, axis)

    def far(self, view, axis):
        return self.near(view, axis) + self.length(view.id, axis)

    def middle(self, view, axis):
        return self.near(view, axis) + self.length(view.id, axis) * HALF

    # Writing down.

    def hold(self, sum, relation, axis, priority=1000, owner=None):
        self.conditions.append(Condition(sum, relation, priority, axis, owner))

    def write(self):
        window, root = self.window, self.root
        for axis, key in enumerate(("width", "height")):
            self.hold(self.low(root.id, axis), "=", axis)
            priority = window.get("fittingPriorities", {}).get(NAMES[axis], 1000)
            size = Fraction(window["size"][key])
            self.hold(self.length(root.id, axis) - size, "=", axis, priority)
        for view in root.walk():
            if view.parent and view.parent.is_left_out:
                continue
            for axis in (X, Y):
                self.hold(self.length(view.id, axis), ">", axis)
            if view.is_left_out:
                self.hidden(view)
                continue
            self.own_lengths(view)
            if view.is_scroll:
                self.content(view)
            if view.stack:
                Stack(self, view).write()
        for json in window.get("constraints", []):
            self.constraint(json)

    def content(self, view):
        """The content begins where the scroll view does, less how far it is scrolled."""
        offset = view.json["scrollView"].get("contentOffset", {})
        for axis, key in enumerate("xy"):
            guide = view.id + ".contentLayoutGuide"
            distance = self.low(guide, axis) - self.low(view.id, axis)
            self.hold(distance + Fraction(offset.get(key, 0)), "=", axis)
            self.hold(self.length(guide, axis), ">", axis)

    def size_of(self, view):
        """The size of a leaf of its own: (width, height), None where it has none."""
        if "text" in view.json:
            return Text(view.json["text"]).size(self.widths.get(view.id))
        own = view.json.get("intrinsic", {})
        return tuple(Fraction(own[key]) if key in own else None for key in ("width", "height"))

    def has_several_lines(self, view):
        """Whether a view is a text that may have several lines, and has a width of its own."""
        if view.stack or view.children or view.is_scroll or self.size_of(view)[X] is None:
            return False
        return Text(view.json["text"]).limit != 1 if "text" in view.json else view.json.get("multilineText")

    def own_lengths(self, view):
        for axis, key in enumerate(("width", "height")):
            length = self.length(view.id, axis)
            for json in conditions_of(view.json.get(key, [])):
                relation = RELATIONS[json.get("relation", "equal")]
                self.hold(length - self.target(view, json, axis), relation, axis,
                          json.get("priority", 1000), view)
            if not view.children and not view.stack and not view.is_scroll:
                self.own_length(view, axis, self.size_of(view)[axis])

    def own_length(self, view, axis, own, hugging=None, resistance=None):
        if own is None:
            return
        excess = self.length(view.id, axis) - own
        self.hold(excess, "<", axis, hugging or view.priority("hugging", axis), view)
        self.hold(excess, ">", axis, resistance or view.priority("compressionResistance", axis), view)

    def target(self, view, json, axis):
        if "ratio" in json:
            self.is_joint = True
            return self.length(view.id, 1 - axis) * Fraction(json["ratio"])
        if "fractionOfFrame" in json:
            around = view.scroll or self.root
            return self.length(around.id, axis) * Fraction(json["fractionOfFrame"])
        return Sum(json["constant"])

    def hidden(self, view):
        """A view that its stack leaves out still counts across it, for the length of its own."""
        stack = view.parent
        axis = 1 - stack.axis
        if stack.stack.get("alignment", "fill") != "fill" or not self.counts_hidden or not stack.shown:
            return
        if view.stack:
            length = fitting_length(self, view, axis, rests=True)
            if length:
                self.own_length(view, axis, length, 250, 750)
        elif not view.children and not view.is_scroll:
            own = self.size_of(view)[axis]
            if own:
                self.own_length(view, axis, own)

    # Constraints between anchors.

    def constraint(self, json):
        first, second = self.anchor(json["first"]), self.anchor(json.get("second"))
        views = [anchor[0] for anchor in (first, second) if anchor]
        if any(view.is_left_out for view in views):
            return
        # Between a scroll view and what is in it, edges reach the content.
        items = [self.reached(anchor, other)
                 for anchor, other in ((first, second), (second, first)) if anchor]
        axes = [axis_of(anchor[2]) for anchor in (first, second) if anchor]
        if len(set(axes)) > 1:
            self.is_joint = True
        # Without a second anchor, a position is a coordinate.
        follows = second and self.is_mirrored and any(
            word in anchor[2] for anchor in (first, second) if anchor for word in DIRECTIONAL[X])
        values = [self.attribute(item, anchor, follows)
                  for item, anchor in zip(items, (first, second))]
        multiplier = Fraction(json.get("multiplier", 1))
        sum = values[0] - Fraction(json.get("constant", 0))
        if second:
            sum = sum.plus(values[1], -multiplier)
            if multiplier != 1 and first[2] not in ("width", "height"):
                around = next(view for view in views[0].ancestors if view in list(views[1].ancestors))
                inside = ".contentLayoutGuide" if around.is_scroll else ""
                origin = self.low(around.id + inside, axes[0])
                if follows:
                    origin = -origin
                sum = sum.plus(origin, multiplier - 1)
        relation = RELATIONS[json.get("relation", "equal")]
        self.hold(sum, relation, axes[0], json.get("priority", 1000),
                  None if first[1] in GUIDES else views[0])

    def anchor(self, text):
        """The view, the guide and the attribute that a text names."""
        if text is None:
            return None
        name, _, attribute = text.rpartition(".")
        guide = None
        if name not in self.views:
            name, _, guide = name.rpartition(".")
        if attribute.endswith("Margin") or attribute.endswith("WithinMargins"):
            guide, attribute = "margins", attribute.replace("WithinMargins", "").replace("Margin", "")
        return self.views[name], guide, attribute

    def reached(self, anchor, other):
        view, guide, attribute = anchor
        if guide in ("frameLayoutGuide", None) and view.is_scroll:
            is_edge = attribute not in ("width", "height", "centerX", "centerY")
            is_inside = other and view in list(other[0].ancestors)[1:]
            return view.id + ".contentLayoutGuide" if not guide and is_edge and is_inside else view.id
        if guide is None:
            return view.id
        if guide == "margins":
            self.used_insets.add((view.id, "margins", axis_of(attribute)))
            return view.id
        item = view.id + "." + guide
        if guide != "contentLayoutGuide" and item not in self.guides:
            kind = "margins" if guide in ("layoutMarginsGuide", "readableContentGuide") else "safe area"
            # No guide has a negative length, so its insets count on both axes.
            self.guides.add(item)
            self.used_insets.update((view.id, kind, axis) for axis in (X, Y))
            self.guide(view, guide, item)
        return item

    def guide(self, view, guide, item):
        safe, margins = self.insets[view.id]
        for axis in (X, Y):
            if guide == "keyboardLayoutGuide":
                # It fits into the window.
                covered = max(Fraction(self.window.get("keyboardHeight", 0)), safe[Y][1])
                covered = min(covered, Fraction(self.window["size"]["height"]))
                if view is not self.root:
                    raise Declined("a keyboard guide inside the window")
                insets = (safe[X][0], safe[X][1]) if axis == X else (None, ZERO)
                if axis == Y:
                    self.hold(self.length(item, Y) - covered, "=", Y)
            else:
                insets = (safe if guide == "safeAreaLayoutGuide" else margins)[axis]
            if guide == "readableContentGuide" and axis == X:
                self.readable(view, item, insets)
                continue
            if insets[0] is not None:
                self.hold(self.low(item, axis) - self.low(view.id, axis) - insets[0], "=", axis)
            self.hold(self.high(view.id, axis) - self.high(item, axis) - insets[1], "=", axis)
            self.hold(self.length(item, axis), ">", axis)

    def readable(self, view, item, insets):
        """What margins leave, and in a wider window 672 points in the middle of that."""
        if view is not self.root:
            raise Declined("a readable guide inside the window")
        room = Fraction(self.window["size"]["width"]) - insets[0] - insets[1]
        beyond = max(ZERO, room - 672) * HALF
        if beyond and self.window.get("fittingPriorities", {}).get("horizontal", 1000) < 1000:
            raise Declined("a readable guide in a wide window that fits its content")
        self.hold(self.low(item, X) - self.low(view.id, X) - insets[0] - beyond, "=", X)
        self.hold(self.high(view.id, X) - self.high(item, X) - insets[1] - beyond, "=", X)
        self.hold(self.length(item, X), ">", X)

    def attribute(self, item, anchor, follows):
        """Where an attribute is, counted from the other end if it follows the direction right to left."""
        view, guide, attribute = anchor
        axis = axis_of(attribute)
        if attribute in ("width", "height"):
            return self.length(item, axis)
        if attribute in ("firstBaseline", "lastBaseline"):
            return self.baseline(view, attribute == "firstBaseline")
        low, high = self.low(item, axis), self.high(item, axis)
        if guide == "margins":
            margins = self.insets[view.id][1][axis]
            low, high = low + margins[0], high - margins[1]
        if attribute in ("centerX", "centerY"):
            value = (low + high) * HALF
        else:
            is_near = attribute in ("left", "top", "leading")
            if axis == X and self.is_mirrored and attribute in DIRECTIONAL[X]:
                is_near = not is_near
            value = low if is_near else high
        return -value if follows else value

    def baseline(self, view, is_first, without_text=None):
        """The line of a leaf's text, its bottom without; that of a column is its first or last view's."""
        while view.stack and view.shown:
            line = "firstBaseline" if is_first else "lastBaseline"
            if view.axis == X and len(view.shown) > 1 and view.stack.get("alignment") != line:
                raise Declined("the baseline of a row")
            view = view.shown[-1] if view.axis == Y and not is_first else view.shown[0]
        if "text" in view.json:
            raise Declined("the baseline of a text")
        lines = view.json.get("baselines")
        if not lines:
            return (without_text or self.far)(view, Y)
        if is_first:
            return self.low(view.id, Y) + Fraction(lines["first"])
        return self.high(view.id, Y) - Fraction(lines["last"])


def axis_of(attribute):
    horizontal = ("left", "right", "leading", "trailing", "width", "centerX")
    return X if attribute in horizontal else Y


class Stack:
    """What one stack view installs, constraint by constraint."""

    def __init__(self, model, view):
        self.model, self.view, self.stack = model, view, view.stack
        self.shown = view.shown

    def hold(self, sum, relation, axis, priority=1000, owner=None):
        self.model.hold(sum, relation, axis, priority, owner or self.view)

    def write(self):
        model, view = self.model, self.view
        if not view.children:
            if model.fits_zero:
                for axis in (X, Y):
                    self.hold(model.length(view.id, axis), "=", axis, HALF)
            return
        start, extent = [None, None], [None, None]
        for axis in (X, Y):
            near, far = self.margins(axis)
            start[axis] = model.near(view, axis) + near
            extent[axis] = model.length(view.id, axis) - (near + far)
            self.hold(extent[axis], ">", axis)
            if not self.shown:
                self.hold(extent[axis], "=", axis, HALF)
        for child in view.children:
            if child.is_hidden:  # UISV-hiding
                self.hold(model.length(child.id, view.axis), "=", view.axis)
        if self.shown:
            self.distribute(start[view.axis], extent[view.axis])
        self.align(start[1 - view.axis], extent[1 - view.axis])

    def margins(self, axis):
        """Margins at the near and the far end, which count only if the stack says so."""
        if not self.stack.get("marginsRelative", False):
            return ZERO, ZERO
        own = self.stack.get("layoutMargins", {})
        near, far = (Fraction(own.get(side, 0)) for side in DIRECTIONAL[axis])
        if self.stack.get("marginsFromSafeArea", True):
            self.model.used_insets.add((self.view.id, "safe area", axis))
            low, high = self.model.insets[self.view.id][0][axis]
            if axis == X and self.model.is_mirrored:
                low, high = high, low
            near, far = near + low, far + high
        return near, far

    # Along the axis.

    def gap(self, child):
        """Behind a view: its custom spacing, or else that of the stack."""
        custom = self.stack.get("customSpacings", {})
        return Fraction(custom.get(child.id, self.stack.get("spacing", 0)))

    def distribute(self, start, extent):
        model, axis, shown = self.model, self.view.axis, self.shown
        distribution = self.stack.get("distribution", "fill")
        is_equal = distribution in ("equalSpacing", "equalCentering")
        # UISV-canvas-connection
        self.hold(model.near(shown[0], axis) - start, "=", axis)
        self.hold(model.far(shown[-1], axis) - start - extent, "=", axis)
        by_text = self.stack.get("baselineRelative", False) and axis == Y
        for one, next in zip(shown, shown[1:]):  # UISV-spacing
            distance = model.near(next, axis) - model.far(one, axis)
            if by_text:
                # A view without text begins at its top there.
                distance = model.baseline(next, True, model.near) - model.baseline(one, False)
            self.hold(distance - self.gap(one), ">" if is_equal else "=", axis)
        if distribution == "fill" and axis == X:
            self.share_width_of_texts(extent)
        if distribution == "fillEqually":
            self.fill_equally()
        if distribution == "fillProportionally":
            if by_text:
                raise Declined("shares of gaps between baselines")
            self.fill_proportionally(extent)
        if not is_equal:
            return
        self.hold(extent, "=", axis, 49)  # UISV-canvas-fit
        if distribution == "equalCentering":
            distances = [model.middle(b, axis) - model.middle(a, axis)
                         for a, b in zip(shown, shown[1:])]
        else:
            distances = [model.near(b, axis) - model.far(a, axis) for a, b in zip(shown, shown[1:])]
        for place, distance in enumerate(distances[1:], 1):
            level = 150 - place if distribution == "equalCentering" else 1000
            self.hold(distance - distances[0], "=", axis, level)

    def share_width_of_texts(self, extent):
        """In a row of texts of several lines and nothing else, each asks for an equal part of what gaps
        leave, 10 more strongly than it resists compression: UISV-text-width-disambiguation."""
        if len(self.shown) < 2 or not all(self.model.has_several_lines(child) for child in self.shown):
            return
        gaps = sum((self.gap(child) for child in self.shown[:-1]), ZERO)
        part = (extent - gaps) * (Fraction(1) / len(self.shown))
        for child in self.shown:
            priority = min(999, child.priority("compressionResistance", X) + 10)
            self.hold(self.model.length(child.id, X) - part, "=", X, priority, child)

    def fill_equally(self):
        model, axis = self.model, self.view.axis
        first = model.length(self.shown[0].id, axis)
        for child in self.shown[1:]:
            self.hold(model.length(child.id, axis) - first, "=", axis)

    def fill_proportionally(self, extent):
        """Each gets its share of the stack: its own length over all lengths and gaps."""
        model, axis = self.model, self.view.axis
        lengths = {}
        for child in self.shown:
            if child.stack:
                length = fitting_length(model, child, axis, rests=False)
                lengths[child.id] = "its content's" if length is None and child.children else length
            elif child.children or child.is_scroll:
                lengths[child.id] = "its content's"
            else:
                lengths[child.id] = model.size_of(child)[axis]
        known = [value for value in lengths.values() if value is not None and not isinstance(value, str)]
        gaps = sum((self.gap(child) for child in self.shown[:-1]), ZERO)
        whole = sum(known, ZERO) + gaps
        if not any(value > 0 for value in known) or whole <= 0:
            return None if "its content's" in lengths.values() else self.fill_equally()
        for place, child in enumerate(self.shown):
            own, length = lengths[child.id], model.length(child.id, axis)
            if own is None:
                self.hold(length, "=", axis)
            elif not isinstance(own, str):
                self.hold(length - extent * (own / whole), "=", axis, 999 - place, child)

    # Across the axis.

    def align(self, start, extent):
        model, axis = self.model, 1 - self.view.axis
        alignment = self.stack.get("alignment", "fill")
        children, shown = self.view.children, self.shown
        end = start + extent
        if alignment == "fill":
            for child in children:
                self.hold(model.near(child, axis) - start, "=", axis)
                self.hold(model.far(child, axis) - end, "=", axis)
            return
        first = shown[0] if shown else children[0]
        is_text = alignment.endswith("Baseline")
        is_alone = len(children) == 1

        def line(child):
            if is_text and len(shown) > 1 and not child.is_hidden:
                return model.baseline(child, alignment == "firstBaseline")
            if alignment == "leading":
                return model.near(child, axis)
            return (model.middle if alignment == "center" else model.far)(child, axis)

        for child in children:  # UISV-alignment, UISV-ambiguity-suppression
            if child is not first:
                self.hold(line(child) - line(first), "=", axis)
            self.hold(model.length(child.id, axis), "=", axis, 25, child)
        if alignment == "leading":
            self.hold(model.near(first, axis) - start, "=", axis)
        if alignment == "trailing":
            self.hold(model.far(first, axis) - end, "=", axis)
        if alignment == "center":
            self.hold(model.middle(first, axis) - start - extent * HALF, "=", axis)
        if not shown:
            return
        if is_text or is_alone:  # UISV-canvas-fit
            self.hold(extent, "=", axis, 49)
        if is_alone and not is_text:
            self.hold(model.near(first, axis) - start, ">", axis)
            self.hold(end - model.far(first, axis), ">", axis)
            return
        # The spanner holds all that is shown.
        spanner = self.view.id + ".spanner"
        low, length = Sum.of((spanner, axis, "low")), model.length(spanner, axis)
        high = low + length
        self.hold(length, ">", axis)
        self.hold(length, "=", axis, 49 if is_alone else 51)  # UISV-spanning-fit
        for child in shown:  # UISV-spanning-boundary
            self.hold(model.near(child, axis) - low, ">", axis)
            self.hold(high - model.far(child, axis), ">", axis)
            if alignment == "leading":
                self.hold(model.near(child, axis) - low, "=", axis, Fraction(1999, 2))
            if alignment == "trailing":
                self.hold(model.far(child, axis) - high, "=", axis, Fraction(1999, 2))
        if alignment not in ("leading", "firstBaseline"):
            self.hold(low - start, "=", axis)
        if alignment not in ("trailing", "lastBaseline"):
            self.hold(high - end, "=", axis)
        if alignment == "firstBaseline":
            self.hold(model.near(first, axis) - start, ">", axis)
        if alignment == "lastBaseline":
            self.hold(end - model.far(first, axis), ">", axis)


def fitting_length(model, view, axis, rests):
    """The length that fits a stack by itself, the least one that is as good as any; None if there is none.

    Plain views in it count for their own conditions alone, and ratios and shares of frames not. What is
    hidden (`rests`) counts without its conditions, and not for a length that is open."""
    from solution import Solution

    def alone(json):
        copy = {key: value for key, value in json.items() if key not in ("subviews", "scrollView")}
        if json is view.json:
            copy.pop("hidden", None)
        for key in ("width", "height"):
            conditions = copy.pop(key, [])
            if not rests:
                copy[key] = numbers(conditions)
        if "stack" in copy:
            copy["stack"] = dict(copy["stack"], arrangedViews=[
                alone(child) for child in copy["stack"]["arrangedViews"]])
        return copy

    root = View({"id": "the root of " + view.id, "subviews": [alone(view.json)]})
    inner = root.children[0]
    if not rests and not any(
            has_length(model, part, axis) for part in inner.walk() if not is_hidden_in(part, inner)):
        return None
    window = dict(model.window, constraints=[], size={"width": 0, "height": 0},
                  fittingPriorities={"horizontal": 0.01, "vertical": 0.01})
    copy = Model(window, root, {v.id: model.insets.get(v.id) for v in root.walk()}, model.widths)
    solution = Solution(copy, [axis], ties=False)
    if solution.is_contradictory:
        return None
    low, high = solution.program.range(copy.length(inner.id, axis))
    if rests and low != high:
        return None
    return low if rests and low > 0 or not rests else None


def has_length(model, view, axis):
    """Whether a view has a length of its own or is asked for one."""
    is_leaf = not view.stack and not view.children and not view.is_scroll
    is_asked = bool(numbers(view.json.get(("width", "height")[axis], [])))
    return is_asked or is_leaf and model.size_of(view)[axis] is not None


def numbers(tie):
    """The conditions of a width or a height that are numbers."""
    return [condition for condition in conditions_of(tie) if "constant" in condition]


def conditions_of(tie):
    """The conditions that a width or a height is written as."""
    if tie == "intrinsic":
        return []
    return [tie if isinstance(tie, dict) else {"constant": tie}
            for tie in (tie if isinstance(tie, list) else [tie])]


def is_hidden_in(view, stack):
    return any(inner.is_hidden for inner in view.ancestors if stack in list(inner.ancestors)[1:])
