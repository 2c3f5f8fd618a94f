"""What a window comes to: the verdict on each axis, frames, and what is open."""

from model import DIRECTIONAL, Declined, Fraction, Model, NAMES, SIDES, Text, View, X, Y, ZERO
from program import Contradiction, Program

PASSES = 8
INFINITY = float("inf")


class Solution:
    """The best layouts of a model along some axes, which are solved together."""

    def __init__(self, model, axes, ties=True):
        self.model, self.axes = model, axes
        conditions = [c for c in model.conditions if c.axis in axes]
        self.is_contradictory = False
        try:
            self.program = Program(conditions)
        except Contradiction:
            self.is_contradictory = True
            return
        if ties and model.window.get("policy", {}).get("ties", "lowestIndex") == "lowestIndex":
            self.settle_ties()

    def settle_ties(self):
        """In each stack of a settled length whose views are not, from the outermost on, the last view that
        is shown gives up as little as it can, then the one before it."""
        model = self.model
        waiting = [
            view for view in model.root.walk()
            if view.stack and view.axis in self.axes and not view.is_left_out and len(view.shown) > 1
            and view.stack.get("distribution") != "fillEqually"]
        while True:
            ready = [
                view for view in waiting if self.is_settled(model.length(view.id, view.axis))
                and not all(self.is_settled(model.length(v.id, view.axis)) for v in view.shown)]
            if not ready:
                return
            waiting = [view for view in waiting if view not in ready]
            for view in ready:
                for child in reversed(view.shown):
                    self.give_up_least(child, view.axis)

    def give_up_least(self, child, axis):
        inside = set(child.walk())
        levels = {}
        for condition in self.model.conditions:
            if condition.axis == axis and condition.owner in inside and condition.priority < 1000:
                if condition.misses:
                    levels.setdefault(condition.priority, []).append(condition)
        for priority in sorted(levels, reverse=True):
            self.program.minimise(levels[priority])

    def is_settled(self, sum):
        low, high = self.program.range(sum)
        return low is not None and low == high

    def value(self, sum):
        return self.program.value(sum)

    def open(self, axis):
        """What is open: by view that takes part, "low" and "length" with the bounds."""
        result = {}
        for view in self.model.root.walk():
            if view.is_left_out:
                continue
            items = [view.id] + ([view.id + ".contentLayoutGuide"] if view.is_scroll else [])
            for item in items:
                for name, sum in (("low", self.model.low(item, axis)),
                                  ("length", self.model.length(item, axis))):
                    bounds = self.program.range(sum)
                    if bounds[0] is None or bounds[0] != bounds[1]:
                        result.setdefault(item, {})[name] = bounds
        return result


class Judgement:
    """What each axis of a window comes to.

    verdicts: by axis, "determined", "ambiguous" or "contradictory"; open: by axis, what is open;
    frames: by view, ((left, width), (top, height)), where an axis is not contradictory;
    doubts: by axis, why what is said of it is not certain, if it is not.
    """

    def __init__(self, window):
        if window.get("variations"):
            raise Declined("variations")
        self.window, self.root = window, View(window["root"])
        self.views = list(self.root.walk())
        self.by_id = {view.id: view for view in self.views}
        self.size = [Fraction(window["size"][key]) for key in ("width", "height")]
        bars = window.get("safeAreaInsets", {})
        self.bars = [[Fraction(bars.get(side, 0)) for side in sides]
                     for sides in SIDES]
        self.verdicts, self.open, self.doubts = {}, {}, {}
        self.is_restless = False
        # The axes along which the model tells what is open within which bounds.
        self.asks_bounds = {X, Y}
        self.frames = self.known_frames()
        self.insets = self.at_rest()
        self.settle({})
        texts = [view for view in self.views if "text" in view.json and view.counts]
        texts = [view for view in texts if Text(view.json["text"]).wraps]
        if texts and self.verdicts[X] != "contradictory" and not self.is_restless:
            self.wrap(texts)

    def wrap(self, texts):
        """Lays out once more with lines that end at the widths that one line each has come to. What is said
        of widths is of one line, if some of these are open."""
        open = [view for view in texts
                if not self.solutions[X].is_settled(self.model.length(view.id, X))]
        widths = {view.id: self.frames[view.id][X][1] for view in texts}
        if any(Text(view.json["text"]).is_at_an_edge(width)
               for view in texts for width in self.widths_left(view) if width is not None):
            raise Declined("a text that fits by rounding")
        if any(len({Text(view.json["text"]).size(width)[Y] for width in self.widths_left(view)}) > 1
               for view in open if not view.is_left_out):
            if self.verdicts[Y] != "contradictory":
                self.verdicts[Y] = "ambiguous"
                self.asks_bounds = {X}
            return
        across = self.verdicts[X], self.open[X], self.doubts.get(X)
        self.settle(widths)
        if open:
            self.verdicts[X], self.open[X], doubt = across
            self.doubts.pop(X, None)
            self.doubts.update({X: doubt} if doubt else {})

    def widths_left(self, view):
        """The narrowest and the widest that a text may be, and no width at all if it may have that."""
        narrowest = Fraction(1, 1000)
        least, most = self.range(self.model.length(view.id, X), X)
        widest = None if most == INFINITY else most
        if least >= narrowest or least == most:
            return least, widest
        return ZERO, narrowest, widest

    def settle(self, widths):
        """Lays out again until the insets stay the same."""
        doubts = {}
        for _ in range(PASSES):
            model = Model(self.window, self.root, self.insets, widths)
            self.solve(model)
            # What a guess has made contradict itself need not.
            self.doubts = {axis: doubt for axis, doubt in doubts.items()
                           if self.verdicts[axis] == "contradictory"}
            insets = self.at_rest()
            used = model.used_insets
            self.doubt(used)
            kinds = "safe area", "margins"
            if all(insets[id][kinds.index(kind)][axis] == self.insets[id][kinds.index(kind)][axis]
                   for id, kind, axis in used):
                self.insets = insets
                return
            self.insets, doubts = insets, self.doubts
        self.is_restless = True
        for axis in (X, Y):
            if self.verdicts[axis] == "determined":
                self.verdicts[axis] = "restless"

    def doubt(self, used):
        """Insets of a view whose place is open are only guessed, unless they are the same at each place."""
        for id, kind, axis in used:
            view = self.by_id[id]
            ranges = (self.reach_range if kind == "safe area" else self.margins_range)(view, axis)
            if any(least != most for least, most in ranges):
                self.doubts[axis] = "insets of views without a settled place"

    def solve(self, model):
        groups = [[X, Y]] if model.is_joint else [[X], [Y]]
        self.is_joint, self.model = model.is_joint, model
        self.solutions = {}
        self.frames = {id: list(frame) for id, frame in self.known_frames().items()}
        for axes in groups:
            if any(self.verdicts.get(axis) == "contradictory" for axis in axes):
                continue  # It has no edges from which insets or lines of texts could follow.
            solution = Solution(model, axes)
            for axis in axes:
                if not solution.is_contradictory:
                    self.solutions[axis] = solution
                self.open[axis] = {} if solution.is_contradictory else solution.open(axis)
                self.verdicts[axis] = ("contradictory" if solution.is_contradictory else
                                       "ambiguous" if self.open[axis] else "determined")
                if solution.is_contradictory:
                    continue
                for view in self.views:
                    if not view.counts:
                        continue
                    for item in [view.id] + [view.id + ".contentLayoutGuide"] * view.is_scroll:
                        self.frames.setdefault(item, [None, None])[axis] = (
                            solution.value(model.low(item, axis)),
                            solution.value(model.length(item, axis)))

    # Insets.

    def known_frames(self):
        """The frames of views that are pinned with all four edges to a superview of a known frame."""
        pins = {}
        for json in self.window.get("constraints", []):
            if json.get("relation", "equal") != "equal" or json.get("priority", 1000) < 1000:
                continue
            if json.get("multiplier", 1) != 1 or "second" not in json:
                continue
            for one, other, sign in ((json["first"], json["second"], 1), (json["second"], json["first"], -1)):
                id, _, edge = one.rpartition(".")
                view = self.by_id.get(id)
                if view and view.parent and not view.parent.is_scroll and other == f"{view.parent.id}.{edge}":
                    pins.setdefault(id, {}).setdefault(edge, sign * Fraction(json.get("constant", 0)))
        frames = {self.root.id: [(ZERO, self.size[X]), (ZERO, self.size[Y])]}
        mirrored = self.window.get("layoutDirection") == "rightToLeft"
        for view in self.views:
            if view.parent is None or view.parent.id not in frames or view.id not in pins:
                continue
            edges = dict(pins[view.id])
            for near, far in (("leading", "trailing"), ("trailing", "leading")):
                if near in edges:
                    side = "left" if (near == "leading") != mirrored else "right"
                    edges.setdefault(side, -edges[near] if mirrored else edges[near])
            if not all(side in edges for side in ("left", "right", "top", "bottom")):
                continue
            frames[view.id] = [
                (low + edges[near], length + edges[far] - edges[near])
                for (low, length), (near, far) in zip(frames[view.parent.id], SIDES)]
        return frames

    def at_rest(self):
        """The safe area and the margins of each view where frames put it."""
        insets = {}
        for view in self.views:
            if view.is_left_out:
                insets[view.id] = ((ZERO, ZERO),) * 2, ((ZERO, ZERO),) * 2
                continue
            safe = tuple(
                self.fitted(self.bars[axis], axis) if view is self.root
                else self.reach(view, axis) for axis in (X, Y))
            insets[view.id] = safe, self.margins(view, safe, insets)
        return insets

    def frame(self, item, axis):
        return self.frames.get(item, [None, None])[axis]

    def fitted(self, insets, axis):
        """What the window has room for: the top and the leading side come first."""
        is_mirrored = axis == X and self.window.get("layoutDirection") == "rightToLeft"
        first, second = reversed(insets) if is_mirrored else insets
        first = min(first, self.size[axis])
        pair = first, min(second, self.size[axis] - first)
        return tuple(reversed(pair)) if is_mirrored else pair

    def reach(self, view, axis):
        """How far bars reach into a view, each scroll view at the start of its content."""
        frame = self.frame(view.id, axis)
        if frame is None:
            return ZERO, ZERO
        low, length = frame
        reaches = list(self.bars[axis])
        scroll = view.scroll
        while scroll:
            adjusted = self.adjusted(scroll, axis)
            if adjusted is None:
                return ZERO, ZERO
            low += adjusted[0]
            if adjusted[1]:
                reaches = [ZERO, ZERO]
            scroll = scroll.scroll
        # A root that is as long as its views ask for has the bars at its own edges.
        beyond = low, self.frame(self.root.id, axis)[1] - low - length
        return tuple(max(ZERO, min(reach, reach - far)) for reach, far in zip(reaches, beyond))

    def adjusted(self, scroll, axis):
        """How far content moves to rest at its start, and whether the safe area has a part in the insets."""
        frame = self.frame(scroll.id, axis)
        content = self.frame(scroll.id + ".contentLayoutGuide", axis)
        if frame is None or content is None:
            return None
        counts = self.counts_safe_area(scroll, axis, content[1] - frame[1])
        return self.own_adjustment(scroll, axis) + (self.reach(scroll, axis)[0] if counts else 0), counts

    def shift(self, view, axis):
        """How far what is in a view moves until its content rests at its start."""
        adjusted = self.adjusted(view, axis) if view.is_scroll else None
        return adjusted[0] if adjusted else ZERO

    def counts_safe_area(self, scroll, axis, beyond):
        """Whether the safe area is part of the insets, if the content is so much longer than the frame."""
        json = scroll.json["scrollView"]
        behavior = json.get("contentInsetAdjustmentBehavior", "automatic")
        bounces = json.get("alwaysBounce" + NAMES[axis].capitalize(), False)
        embedded = json.get("controllerEmbedding") == "navigationOrTabBarController"
        return behavior == "always" or behavior != "never" and (
            bounces or beyond > 0 or embedded and axis == Y and behavior == "automatic")

    def own_adjustment(self, scroll, axis):
        """How far content moves to rest at its start for its own inset, from where it is scrolled to."""
        json = scroll.json["scrollView"]
        return (Fraction(json.get("contentInset", {}).get(("left", "top")[axis], 0)) +
                Fraction(json.get("contentOffset", {}).get("xy"[axis], 0)))

    def margins(self, view, safe, insets):
        json = view.stack or view.json
        result = []
        for axis in (X, Y):
            pair = self.own_margins(view, axis)
            if json.get("marginsFromSafeArea", True):
                pair = [margin + reach for margin, reach in zip(pair, safe[axis])]
            if view.json.get("preservesSuperviewMargins") and view.parent:
                around, frame = self.frame(view.parent.id, axis), self.frame(view.id, axis)
                if around and frame:
                    low = frame[0] - around[0] + self.shift(view.parent, axis)
                    distances = low, around[1] - low - frame[1]
                    outer = insets[view.parent.id][1][axis]
                    pair = [max(margin, min(other, other - distance))
                            for margin, other, distance in zip(pair, outer, distances)]
            if view is self.root:
                pair = self.fitted(pair, axis)
            result.append(tuple(pair))
        return tuple(result)

    def own_margins(self, view, axis):
        """Those that it has by itself: of a stack 0 unless it has others."""
        own = (view.stack or view.json).get("layoutMargins", {} if view.stack else None)
        sides = DIRECTIONAL[axis]
        if axis == X and self.window.get("layoutDirection") == "rightToLeft":
            sides = reversed(sides)
        return [Fraction(8 if own is None else own.get(side, 0)) for side in sides]

    # Insets wherever views may stand: for each, the least and the greatest.

    def range(self, sum, axis):
        least, most = self.solutions[axis].program.range(sum)
        return -INFINITY if least is None else least, INFINITY if most is None else most

    def distances(self, view, around, axis):
        """How far a view begins behind and ends before another one."""
        model = self.model
        return (self.range(model.low(view.id, axis) - model.low(around.id, axis), axis),
                self.range(model.high(around.id, axis) - model.high(view.id, axis), axis))

    def reach_range(self, view, axis):
        """How far bars reach into a view, at the near and the far end."""
        if view is self.root or axis not in self.solutions:
            return [(reach, reach) for reach in self.insets[view.id][0][axis]]
        reaches = [(reach, reach) for reach in self.bars[axis]]
        moved = ZERO, ZERO
        scroll = view.scroll
        while scroll:
            (least, most), counts = self.adjusted_range(scroll, axis)
            moved = moved[0] + least, moved[1] + most
            reaches = [(ZERO if True in counts else least, most if False in counts else ZERO)
                       for least, most in reaches]
            scroll = scroll.scroll
        near, far = self.distances(view, self.root, axis)
        distances = (near[0] + moved[0], near[1] + moved[1]), (far[0] - moved[1], far[1] - moved[0])
        return [within(reach, distance) for reach, distance in zip(reaches, distances)]

    def adjusted_range(self, scroll, axis):
        """How far content moves to rest at its start, and whether the safe area may have a part."""
        content = self.model.length(scroll.id + ".contentLayoutGuide", axis)
        least, most = self.range(content - self.model.length(scroll.id, axis), axis)
        counts = {self.counts_safe_area(scroll, axis, beyond) for beyond in (least, most)}
        reach = self.reach_range(scroll, axis)[0]
        own = self.own_adjustment(scroll, axis)
        return (own + (ZERO if False in counts else reach[0]),
                own + (reach[1] if True in counts else ZERO)), counts

    def margins_range(self, view, axis):
        """The margins of a view, at the left or top and at the other end."""
        pairs = [(margin, margin) for margin in self.insets[view.id][1][axis]]
        if view is self.root or axis not in self.solutions:
            return pairs
        json = view.stack or view.json
        pairs = [(margin, margin) for margin in self.own_margins(view, axis)]
        if json.get("marginsFromSafeArea", True):
            pairs = [(pair[0] + reach[0], pair[1] + reach[1])
                     for pair, reach in zip(pairs, self.reach_range(view, axis))]
        if view.json.get("preservesSuperviewMargins"):
            outer = self.margins_range(view.parent, axis)
            least, most = self.adjusted_range(view.parent, axis)[0] if view.parent.is_scroll else (ZERO, ZERO)
            near, far = self.distances(view, view.parent, axis)
            kept = [within(outer[0], (near[0] + least, near[1] + most)),
                    within(outer[1], (far[0] - most, far[1] - least))]
            pairs = [(max(own[0], other[0]), max(own[1], other[1])) for own, other in zip(pairs, kept)]
        return pairs


def within(inset, distance):
    """How far an inset reaches into what stands at a distance inside: each the least and the greatest."""
    return tuple(max(ZERO, min(reach, reach - far)) for reach, far in zip(inset, reversed(distance)))
