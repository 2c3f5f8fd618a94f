import SelfTests
import StackScrollCore

/// Writes a screen and all that is said of it down in lines that another program can judge.
///
/// Numbers are written so that they are read back the same; shares of the frame as quotients of
/// small numbers where they are meant so.
struct ScreenLines {
  private(set) var text = ""

  init(_ screen: ScrolledStack, name: String, kind: String, draw: String) throws {
    add("screen", name, kind, draw)
    let window = screen.scrollView
    add("window", number(window.size.width), number(window.size.height))
    add("direction", "\(screen.layoutDirection)")
    add("policy", "\(screen.policy.emptyStack)", "\(screen.policy.hiddenViews)")
    add("pins", sides(screen.pins))
    var count = 0
    add(screen.content, parent: -1, gap: nil, &count)
    for (name, ties) in [("index", LayoutPolicy.Ties.lowestIndex), ("table", .ambiguous)] {
      answer(name, try screen.settling(ties))
    }
  }

  private mutating func add(_ words: String...) {
    text += words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  private func number(_ value: Double) -> String { "\(value)" }

  private func share(_ value: Double) -> String {
    for under in 1...12 {
      let over = (value * Double(under)).rounded()
      if over / Double(under) == value { return "\(Int(over))/\(under)" }
    }
    return number(value)
  }

  private func sides(_ insets: DirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(number)
      .joined(separator: " ")
  }

  private mutating func add(_ view: View, parent: Int, gap: Double?, _ count: inout Int) {
    let index = count
    count += 1
    let gap = gap.map { "gap " + number($0) } ?? ""
    add(
      "view", view.id.name, "\(parent)", view.isHidden ? "hidden" : "shown",
      view.stack.map(words) ?? view.leaf.map(words) ?? "", gap)
    for axis in Axis.allCases {
      for condition in view.length(along: axis).constraints {
        add("condition", axis == .horizontal ? "width" : "height", words(condition))
      }
    }
    guard let stack = view.stack else { return }
    for arranged in stack.arrangedViews {
      add(arranged, parent: index, gap: stack.customSpacing(after: arranged.id), &count)
    }
  }

  private func words(_ condition: LengthConstraint) -> String {
    let target =
      switch condition.target {
      case .constant(let points): "points " + number(points)
      case .fraction(let part, of: .frameLayoutGuide): "fraction " + share(part)
      case .ratio(let factor): "ratio " + share(factor)
      }
    return "\(condition.relation) \(target) \(condition.priority.rawValue)"
  }

  private func words(_ leaf: Leaf) -> String {
    let own = [leaf.intrinsic.width, leaf.intrinsic.height].map { $0.map(number) ?? "-" }
    var words = ["leaf", "own"] + own
    words += ["hugging", pair(leaf.hugging), "resistance", pair(leaf.compressionResistance)]
    if let text = leaf.baselines { words += ["baselines", number(text.first), number(text.last)] }
    if leaf.isMultilineText { words.append("multiline") }
    return words.joined(separator: " ")
  }

  private func pair(_ priorities: AxisPriorities) -> String {
    "\(priorities.horizontal.rawValue) \(priorities.vertical.rawValue)"
  }

  private func words(_ stack: StackView) -> String {
    var words = [
      "stack", "axis", "\(stack.axis)", "distribution", "\(stack.distribution)", "alignment",
      "\(stack.alignment)", "spacing", number(stack.spacing),
    ]
    if stack.isLayoutMarginsRelativeArrangement {
      words += ["margins", sides(stack.layoutMargins)]
      if stack.insetsLayoutMarginsFromSafeArea {
        let area = stack.safeAreaInsets
        words += ["safeArea"] + [area.top, area.left, area.bottom, area.right].map(number)
      }
    }
    if stack.isBaselineRelativeArrangement { words.append("baselineRelative") }
    return words.joined(separator: " ")
  }

  /// What each axis comes to: by the rules of stacks, else by constraints; and the frames that the rules
  /// give.
  private mutating func answer(_ name: String, _ screen: ScrolledStack) {
    let outcomes = Axis.allCases.map { screen.outcome($0) }
    add("answer", name, outcomes.map(word).joined(separator: " "))
    let layout = try? screen.layout()
    for (axis, outcome) in zip(Axis.allCases, outcomes) where outcome == .determined {
      guard let layout = layout ?? screen.layoutOfOneAxis(axis) else { continue }
      add("axis", "\(axis)", number(layout.contentSize[axis]))
      for frame in layout.frames {
        add("span", number(axis == .horizontal ? frame.minX : frame.minY), number(frame.size[axis]))
      }
    }
  }

  private func word(_ outcome: AxisOutcome) -> String {
    switch outcome {
    case .determined: "determined"
    case .ambiguous: "ambiguous"
    case .contradictory: "unsatisfiable"
    case .undecided: "undecided"
    }
  }
}

extension ScrolledStack {
  /// A layout that is right along one axis, where the other has none: the same screen, with nothing
  /// to settle along the other; nil if ratios tie the two.
  fileprivate func layoutOfOneAxis(_ axis: Axis) -> ContentLayout? {
    guard !content.hasRatios else { return nil }
    var policy = policy
    policy.emptyStack = .fitsZero
    let screen = try? ScrolledStack(
      scrollView: scrollView, content: content.keepingOnly(axis), pins: pins,
      layoutDirection: layoutDirection, policy: policy)
    return try? screen?.layout()
  }

  /// The same screen, ties settled so.
  fileprivate func settling(_ ties: LayoutPolicy.Ties) throws(ScreenError) -> ScrolledStack {
    try ScrolledStack(
      scrollView: scrollView, content: content, pins: pins, layoutDirection: layoutDirection,
      policy: LayoutPolicy(
        emptyStack: policy.emptyStack, ties: ties, hiddenViews: policy.hiddenViews))
  }
}

extension View {
  /// Whether a length in it is a multiple of one on the other axis.
  fileprivate var hasRatios: Bool {
    let isRatio = { (constraint: LengthConstraint) in
      if case .ratio = constraint.target { true } else { false }
    }
    return (width.constraints + height.constraints).contains(where: isRatio)
      || stack?.arrangedViews.contains(where: \.hasRatios) ?? false
  }

  /// The view with its lengths along one axis as they are, and all of its leaves of length 0 across.
  fileprivate func keepingOnly(_ axis: Axis) -> View {
    let width = axis == .horizontal ? width : .intrinsic
    let height = axis == .vertical ? height : .intrinsic
    switch content {
    case .leaf(var leaf):
      let other = axis.perpendicular
      leaf.intrinsic[other] = 0
      leaf.hugging[other] = .defaultLow
      leaf.compressionResistance[other] = .defaultHigh
      return View(id, width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(var stack):
      stack.arrangedViews = stack.arrangedViews.map { $0.keepingOnly(axis) }
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    case .container:
      // A screen holds none.
      return self
    }
  }
}
