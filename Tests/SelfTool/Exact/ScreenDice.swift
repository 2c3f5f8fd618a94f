import StackScrollCore

/// Draws screens by a seed: wider than the package's generators, and richer in ties, exact fits and
/// round numbers, where layouts are open or on the edge of it.
struct ScreenDice {
  /// Whether one stack of leaves is all there is, or stacks nest up to three deep in it.
  enum Kind: String, CaseIterable {
    case single, nested
  }

  private var state: UInt64
  private var views = 0
  private var window = Size.zero
  /// Ratios tie both axes together, so that one with trouble troubles the other: not in all screens.
  private var hasRatios = false
  /// Among many views, each has conditions more seldom, or most screens would contradict themselves.
  private var isNested = false

  init(seed: UInt64) { state = seed }

  mutating func screen(_ kind: Kind) throws(ScreenError) -> ScrolledStack {
    views = 0
    window = Size(width: viewport(), height: viewport())
    var scrollView = ScrollView(size: window)
    if oneIn(8) { scrollView.contentOffset = Point(x: signed(), y: signed()) }
    hasRatios = oneIn(6)
    isNested = kind == .nested
    var content =
      kind == .single && oneIn(80)
      ? leaf() : stackView(depth: kind == .single ? 0 : 3, isContent: true)
    while kind == .nested, !(content.stack?.arrangedViews.contains { $0.stack != nil } ?? false) {
      content = stackView(depth: 3, isContent: true)
    }
    return try ScrolledStack(
      scrollView: scrollView, content: content, pins: oneIn(5) ? insets() : .zero,
      layoutDirection: oneIn(3) ? .rightToLeft : .leftToRight,
      policy: LayoutPolicy(
        emptyStack: oneIn(6) ? .ambiguous : .fitsZero,
        hiddenViews: oneIn(4) ? .areIgnored : .count))
  }

  // MARK: Numbers

  private mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  private mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func length() -> Double {
    switch below(20) {
    case 0..<9: pick([10, 20, 24, 30, 40, 44, 50, 60, 100, 120])
    case 9..<14: Double(below(301))
    case 14..<16: Double(below(2401)) / 8
    case 16..<18: Double(below(30001)) / 100
    case 18: Double(next() >> 11) / Double(1 << 53) * 500
    default: pick([0, 0, 1, 0.5, 1000, 100_000])
    }
  }

  private mutating func signed() -> Double { oneIn(4) ? -length() / 4 : length() / 2 }

  private mutating func gap() -> Double {
    switch below(12) {
    case 0..<3: 0
    case 3..<7: pick([4, 5, 8, 10, 16, 20])
    case 7..<9: Double(below(501)) / 10
    case 9..<11: -Double(below(61))
    default: pick([Double(below(300)), 1_000_000, -1000, 0.1])
    }
  }

  private mutating func viewport() -> Double {
    switch below(4) {
    case 0: pick([320, 375, 390, 600, 844])
    case 1: pick([40, 60, 80, 100, 200])
    case 2: Double(1 + below(1200))
    default: Double(1 + below(30000)) / 10
    }
  }

  private mutating func priority() -> LayoutPriority {
    if oneIn(6) { return LayoutPriority(Double(1 + below(1000))) }
    return pick([
      250, 750, 1000, 251, 249, 751, 749, 500, 999, 998, 1, 200, 999.5, 150, 149, 148, 100, 51, 50,
      49, 48, 25,
    ])
  }

  private mutating func insets() -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: signed(), leading: signed(), bottom: signed(), trailing: signed())
  }

  // MARK: Views

  private mutating func share() -> Double { pick([1, 0.5, 0.25, 1.0 / 3.0, 2.0 / 3.0, 0.2, 2]) }

  private mutating func condition() -> LengthConstraint {
    let target: LengthConstraint.Target =
      switch below(hasRatios ? 10 : 7) {
      case 0..<5: .constant(length())
      case 5..<7: .fraction(share(), of: .frameLayoutGuide)
      default: .ratio(pick([1, 0.5, 2, 0.75, 1.5]))
      }
    let relation = pick([LengthConstraint.Relation.equal, .equal, .atLeast, .atMost])
    return LengthConstraint(relation, target, priority: oneIn(3) ? .required : priority())
  }

  private mutating func conditions(oneIn chance: Int) -> Length {
    guard oneIn(isNested ? 2 * chance : chance) else { return .intrinsic }
    return Length((0..<pick([1, 1, 1, 2, 3])).map { _ in condition() })
  }

  private mutating func leaf() -> View {
    views += 1
    let id = ViewID("v\(views)")
    var leaf = Leaf(
      intrinsic: IntrinsicSize(
        width: oneIn(9) ? nil : length(), height: oneIn(9) ? nil : length()))
    for axis in Axis.allCases {
      if oneIn(5) { leaf.hugging[axis] = priority() }
      if oneIn(5) { leaf.compressionResistance[axis] = priority() }
    }
    if oneIn(4) { leaf.baselines = Baselines(first: length() / 4, last: length() / 8) }
    return View(
      id, width: conditions(oneIn: 7), height: conditions(oneIn: 7), leaf: leaf,
      isHidden: oneIn(9))
  }

  private mutating func stackView(depth: Int, isContent: Bool) -> View {
    views += 1
    let id = ViewID("s\(views)")
    var stack = StackView(
      axis: pick(Axis.allCases), distribution: pick(Distribution.allCases), spacing: gap())
    stack.alignment = pick(
      Alignment.allCases.filter { stack.axis == .horizontal || !$0.isBaseline })
    if stack.axis == .vertical { stack.isBaselineRelativeArrangement = oneIn(8) }
    if oneIn(5) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = insets()
      stack.insetsLayoutMarginsFromSafeArea = oneIn(2)
      if oneIn(2) {
        stack.safeAreaInsets = EdgeInsets(
          top: signed(), left: signed(), bottom: signed(), right: signed())
      }
    }
    let count = oneIn(25) ? 0 : oneIn(30) ? 6 + below(7) : 1 + below(isContent ? 5 : 4)
    for _ in 0..<count {
      let isStack = depth > 0 && oneIn(3) && (!followsText(stack) || oneIn(6))
      let view = isStack ? stackView(depth: depth - 1, isContent: false) : leaf()
      stack.append(view)
      if oneIn(6) { stack.setCustomSpacing(gap(), after: view.id) }
    }
    let isGiven = isContent && oneIn(2)
    var lengths: [Axis: Length] = [:]
    for axis in Axis.allCases { lengths[axis] = conditions(oneIn: 10) }
    if isGiven { lengths[stack.axis] = .constant(oneIn(3) ? length() : 2 * length()) }
    if isContent, oneIn(3) { lengths[stack.axis.perpendicular] = .equal(to: .frameLayoutGuide) }
    return View(
      id, width: lengths[.horizontal] ?? .intrinsic, height: lengths[.vertical] ?? .intrinsic,
      stack: stack, isHidden: !isContent && oneIn(10))
  }

  private func followsText(_ stack: StackView) -> Bool {
    stack.alignment.isBaseline || stack.isBaselineRelativeArrangement
  }
}
