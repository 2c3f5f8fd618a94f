import StackScrollConstraints
import StackScrollCore

/// What somebody meant by a window, as far as the window as given tells: laws are silent about it.
package struct DesignIntent: Sendable {
  /// Where views stand as given, by name.
  package var frames: [ViewID: Rect] = [:]
  /// The axes along which scroll views scroll as given, by name.
  package var scrolling: [ViewID: Set<Axis>] = [:]
  /// What is known of how it was drawn; nil unless it was.
  package var drawing: Drawing?
  /// What code or translators change; nil if anything may be otherwise.
  package var variety: ScreenVariety?
  /// The sizes that texts like as given, by name; nil if nobody knows.
  package var texts: [ViewID: Size]?
  /// Whether it is a whole window of a device, and no part of one such as a cell.
  package var isWhole = true
  /// Whether what bars cover is told by whoever wrote the window, and does not change with the device:
  /// a screen says it of its scroll view and its stacks, for one window.
  package var tellsSafeArea = false
  /// What bars cover as given.
  package var safeAreaInsets = EdgeInsets.zero

  /// Nothing is known to be meant.
  package init() {}

  /// What a window means as it is laid out.
  package init(
    _ window: Screen, _ layout: Layout?, drawing: Drawing? = nil
  ) {
    self.drawing = drawing
    frames = drawing?.frames ?? [:]
    if frames.isEmpty { frames = layout?.framesByID() ?? [:] }
    texts = layout?.textSizes
    for id in layout?.scrollViews ?? [] {
      guard let content = layout?.content(of: id) else { continue }
      scrolling[id] = Set(Axis.allCases.filter { content.scrolls($0) })
    }
    safeAreaInsets = window.safeAreaInsets
    isWhole =
      !(drawing?.isPart ?? false)
      && window.fittingPriorities == AxisPriorities(.required)
      && min(window.size.width, window.size.height) >= Self.shortestWindow
  }

  /// Whether it was drawn in Interface Builder: texts and images are those of the canvas, and code
  /// fills what is empty.
  package var isDrawn: Bool { drawing != nil }

  /// What is known of a window that was drawn in Interface Builder.
  package struct Drawing: Sendable {
    /// The lengths of leaves of which only what they were drawn with is known.
    package var lengths: [ViewID: Set<Axis>]
    /// The views whose frames hold while their superviews are as large as drawn.
    package var fixedFrames: Set<ViewID>
    /// The views that may be ambiguous.
    package var silenced: Set<ViewID>
    /// Where views stand as they were drawn; empty if nobody knows.
    package var frames: [ViewID: Rect]
    /// Where views were drawn that constraints put elsewhere.
    package var misplaced: [ViewID: Rect]
    /// The lines of constraints that do not hold where views were drawn, with the constants with which
    /// they would.
    package var constantsAsDrawn: [Int: Double]
    /// The lines of the constraints that code may change.
    package var changedByCode: Set<Int>
    /// The views of which code may change what they show.
    package var filledByCode: Set<ViewID>
    /// The views of which nothing shows where they end.
    package var seeThrough: Set<ViewID>
    /// Where texts stand in labels that are wider; those that are not told stand where lines begin.
    package var textAlignments: [ViewID: TextAlignment]
    /// What is seen of buttons of which no more than a title and an image is.
    package var buttonContents: [ViewID: ButtonContent]
    /// Texts in fonts that are not known, as wide as in the font of the system.
    package var estimatedTexts: [ViewID: LabelText]
    /// Whether its texts are there in other languages, too.
    package var isTranslated: Bool
    /// Whether the app turns its phones, so that the bars at their sides count.
    package var turnsPhones: Bool
    /// The leaves that show nothing: plain views without a background, which keep others apart.
    package var invisible: Set<ViewID>
    /// The leaves that scroll what they show, and so keep it clear of bars.
    package var scrollingLeaves: Set<ViewID>
    /// Whether something else than the screen decides on its size.
    package var isPart: Bool
    /// Whether it is a row of a table, which is as high as its content.
    package var isRow: Bool
    /// Whether it was drawn on a tablet.
    package var isForTablets: Bool

    /// Makes what is known.
    package init(
      lengths: [ViewID: Set<Axis>] = [:], fixedFrames: Set<ViewID> = [],
      silenced: Set<ViewID> = [], frames: [ViewID: Rect] = [:], misplaced: [ViewID: Rect] = [:],
      constantsAsDrawn: [Int: Double] = [:], changedByCode: Set<Int> = [],
      filledByCode: Set<ViewID> = [], invisible: Set<ViewID> = [],
      seeThrough: Set<ViewID> = [], textAlignments: [ViewID: TextAlignment] = [:],
      buttonContents: [ViewID: ButtonContent] = [:],
      estimatedTexts: [ViewID: LabelText] = [:], isTranslated: Bool = true,
      turnsPhones: Bool = false, scrollingLeaves: Set<ViewID> = [], isPart: Bool = false,
      isRow: Bool = false,
      isForTablets: Bool = false
    ) {
      (self.lengths, self.fixedFrames, self.silenced) = (lengths, fixedFrames, silenced)
      (self.frames, self.misplaced) = (frames, misplaced)
      (self.constantsAsDrawn, self.changedByCode) = (constantsAsDrawn, changedByCode)
      (self.filledByCode, self.scrollingLeaves) = (filledByCode, scrollingLeaves)
      (self.invisible, self.seeThrough) = (invisible, seeThrough)
      (self.textAlignments, self.buttonContents) = (textAlignments, buttonContents)
      self.isTranslated = isTranslated
      (self.estimatedTexts, self.turnsPhones) = (estimatedTexts, turnsPhones)
      (self.isPart, self.isRow, self.isForTablets) = (isPart, isRow, isForTablets)
    }
  }

  /// What is shorter is a part of a screen.
  package static let shortestWindow = 320.0
}

/// A window with its layout, as laws read it: what is shown, where, and which part of it can be seen.
package struct ShownWindow: Sendable {
  /// A view that is shown.
  package struct Place: Sendable {
    /// The view.
    package let view: View
    /// The view that holds it, by its place; nil for the root.
    package let superview: Int?
    /// The innermost scroll view around it, by its place; nil if it stands in none.
    package let scrollView: Int?
    /// The frame in the coordinates of the window.
    package let frame: Rect
    /// The places after it that are inside it end here.
    package internal(set) var end: Int

    /// Whether it is a leaf that is there to be seen whole or to be touched.
    package var isMeant: Bool {
      guard let leaf = view.leaf, leaf.role != .decoration else { return false }
      return frame.size.width > 0 && frame.size.height > 0
    }

    /// Whether it is such a leaf with something of its own to show.
    package var hasInk: Bool {
      guard isMeant, let leaf = view.leaf else { return false }
      return leaf.role == .control || leaf.intrinsic != .none
    }
  }

  /// The window as it is laid out: edited, and varied for its size classes.
  package let window: Screen
  /// Its layout.
  package let layout: Layout
  /// What was meant.
  package let intent: DesignIntent
  /// Whether nothing but its size is otherwise than it was drawn: then what is seen where it was not
  /// drawn comes of constraints alone.
  package let isAsDrawn: Bool
  /// Whether texts are longer or larger than they were given.
  package let isTextChanged: Bool
  /// The views that are shown, in tree order: none that is hidden or stands in one that is.
  package let places: [Place]
  /// Which constraints beside the tree name a view or a guide of it, by the name of the view.
  private let constraints: [String: [Int]]

  /// Reads a layout.
  ///
  /// - Parameter isAsGiven: whether nothing but the size of the window is otherwise than it was given.
  /// - Complexity: O(n) for n views and constraints.
  package init(
    _ window: Screen, _ layout: Layout, _ intent: DesignIntent, isAsGiven: Bool = false
  ) {
    let varied = window.varied
    (self.window, self.layout, self.intent) = (varied, layout, intent)
    isAsDrawn = isAsGiven && intent.isDrawn
    isTextChanged = intent.texts != nil && intent.texts != layout.textSizes
    let frames = layout.framesByID()
    var places: [Place] = []
    func add(_ view: View, _ superview: Int?, _ scrollView: Int?) {
      guard !view.isHidden, let frame = frames[view.id] else { return }
      let number = places.count
      places.append(
        Place(view: view, superview: superview, scrollView: scrollView, frame: frame, end: number))
      let inner = view.container?.scrollView == nil ? scrollView : number
      for inside in view.subviews { add(inside, number, inner) }
      places[number].end = places.count
    }
    add(varied.root, nil, nil)
    self.places = places
    var constraints: [String: [Int]] = [:]
    for (number, constraint) in varied.constraints.enumerated() {
      let (first, second) = (constraint.first.item.viewName, constraint.second?.item.viewName)
      constraints[first, default: []].append(number)
      if let second, second != first { constraints[second, default: []].append(number) }
    }
    self.constraints = constraints
  }

  /// The leaves that are there to be seen or touched, with their places.
  package var leaves: [(number: Int, place: Place)] {
    places.enumerated().filter { $0.element.isMeant }.map { ($0.offset, $0.element) }
  }

  /// The scroll views that are shown and hold something, with what is in them.
  package var scrollViews: [(number: Int, place: Place, content: ContentLayout)] {
    places.enumerated().compactMap { number, place in
      guard place.view.container?.scrollView != nil, place.end > number + 1,
        place.frame.size.width > 0, place.frame.size.height > 0,
        let content = layout.content(of: place.view.id)
      else { return nil }
      return (number, place, content)
    }
  }

  /// The direction in which what is in a scroll view is meant to scroll; nil if in any.
  ///
  /// That is the axis of the stack in it, and else the one across which a constraint makes what is in it as long
  /// as its frame, that along which its content was given a longer size, or the one along which it scrolls as given.
  package func scrollAxis(of place: Place, _ content: ContentLayout) -> Axis? {
    guard let scrollView = place.view.container?.scrollView, !scrollView.isPagingEnabled else {
      return nil
    }
    let given = intent.scrolling[place.view.id] ?? []
    if place.view.innerStack == nil {
      let held = Axis.allCases.filter { holdsContent(place.view.id, $0) }
      if held.count == 1 { return held[0].perpendicular }
      let sized = Axis.allCases.filter {
        givesContent(place.view.id, $0)
          && content.offsetRange($0).upperBound
            > content.offsetRange($0).lowerBound
      }
      if !sized.isEmpty { return sized.count == 1 ? sized[0] : nil }
      if given.count == 2 { return nil }
      if given == [.horizontal] { return .horizontal }
    }
    return content.contentAxis
  }

  /// Whether something in a scroll view is required to be as long as its frame.
  private func holdsContent(_ scrollView: ViewID, _ axis: Axis) -> Bool {
    let frames = [scrollView.name, "\(scrollView.name).\(ViewGuide.frameLayoutGuide.rawValue)"]
    return constraints(of: scrollView).contains { constraint in
      guard constraint.relation == .equal, constraint.priority == .required,
        constraint.multiplier == 1, let second = constraint.second,
        constraint.first.attribute == axis.length, second.attribute == axis.length,
        let other = [constraint.first.item, second.item].first(where: { !frames.contains($0.id) }),
        let place = places.firstIndex(where: { $0.view.id.name == other.viewName })
      else { return false }
      return sequence(first: place, next: { places[$0].superview }).contains {
        places[$0].view.id == scrollView && $0 != place
      }
    }
  }

  /// Whether a content was given a length, and not by what is in it.
  private func givesContent(_ scrollView: ViewID, _ axis: Axis) -> Bool {
    let content = LayoutItem(scrollView.name).guide(.contentLayoutGuide)
    return constraints(of: scrollView).contains {
      $0.second == nil && $0.first == Anchor(content, axis.length)
    }
  }

  /// The constraints beside the tree that name a view.
  package func constraints(of view: ViewID) -> [Constraint] {
    constraints[view.name, default: []].map { window.constraints[$0] }
  }

  /// Whether a constant holds a length of a view, or keeps it from growing.
  package func isHeld(_ view: View, _ axis: Axis) -> Bool {
    view.length(along: axis).constraints.contains { condition in
      if case .constant = condition.target { condition.relation != .atLeast } else { false }
    }
      || constraints(of: view.id).contains { constraint in
        constraint.second == nil && constraint.relation != .greaterThanOrEqual
          && constraint.first == Anchor(LayoutItem(view.id.name), axis.length)
      }
  }

  /// Whether somebody made two views overlap: a constraint between them has a constant that moves one
  /// into the other, or out of it.
  package func isMeantToReachOut(_ view: ViewID, _ other: ViewID, _ axis: Axis) -> Bool {
    constraints(of: view).contains { constraint in
      guard let second = constraint.second, constraint.first.attribute.axis == axis,
        Set([constraint.first.item.viewName, second.item.viewName]) == [view.name, other.name]
      else { return false }
      let isInside = constraint.first.attribute.isNear == second.attribute.isNear
      let isTurned = isInside && constraint.first.item.viewName != view.name
      let constant = isTurned ? -constraint.constant : constraint.constant
      return constant != 0 && (constant < 0) == constraint.first.attribute.isNear
    }
  }

  /// Whether the window keeps something clear of the safe area along an axis, so that it can be told
  /// from one that was drawn for screens without one.
  package func mindsSafeArea(_ axis: Axis) -> Bool {
    let guide = LayoutItem(window.root.id.name).guide(.safeAreaLayoutGuide)
    return window.constraints.contains { constraint in
      constraint.first.attribute.axis == axis
        && (constraint.first.item == guide || constraint.second?.item == guide)
    }
  }

  /// Whether a view is as long as it was drawn; one of which nobody knows that is not.
  package func isAsLongAsDrawn(_ place: Place, _ axis: Axis) -> Bool {
    intent.frames[place.view.id].map {
      (place.frame.length(axis) - $0.length(axis)).magnitude <= tolerance
    } ?? false
  }

  /// Whether a text of one line was as high before it became longer, so that no more of it is cut.
  package func wasAsHigh(_ place: Place, below least: Double) -> Bool {
    guard layout.text(of: place.view.id)?.numberOfLines == 1,
      let given = intent.texts?[place.view.id]
    else { return false }
    return given.height >= least
  }

  /// What is found, as evidence with the layout.
  package func evidence(
    _ quantity: Quantity, _ found: Reading, _ relation: Evidence.Relation, _ expected: Reading,
    _ circumstance: Circumstance? = nil, blaming views: [ViewID] = []
  ) -> Evidence {
    Evidence(
      quantity, found.rounded, relation, expected.rounded, circumstance, layout: layout.whole,
      blaming: views)
  }

  /// What frames that were drawn may miss each other by: texts are measured by estimates.
  package var tolerance: Double { intent.isDrawn ? 2 : Self.leastMiss }

  /// What differences of less than this are not told apart, in points.
  package static let leastMiss = 0.5
}

extension View {
  /// The stack that is all that is in a view, directly or in plain views.
  package var innerStack: View? {
    var view = self
    while let only = view.subviews.first, view.subviews.count == 1 {
      if only.stack != nil { return only }
      view = only
    }
    return nil
  }
}

extension Reading {
  /// A number as people look at it.
  fileprivate var rounded: Reading {
    guard case .number(let number) = self, number.magnitude < 1e9 else { return self }
    return .number(number.inHundredths + 0)
  }
}

extension LayoutAttribute {
  /// Whether it is where something begins.
  fileprivate var isNear: Bool {
    [.left, .leading, .top, .leftMargin, .leadingMargin, .topMargin].contains(self)
  }
}

extension Rect {
  /// How far two frames overlap along an axis; below 0 where they are apart.
  package func overlap(with other: Rect, _ axis: Axis) -> Double {
    Swift.min(max(axis), other.max(axis)) - Swift.max(min(axis), other.min(axis))
  }
}
