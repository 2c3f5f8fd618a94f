/// What one view needs on one axis, apart from what is inside it, as plain data.
///
/// Most views need one of three things, and a layout of many of them reads nothing else.
struct AxisNeeds: Sendable {
  /// What a view needs.
  enum Kind: UInt8, Sendable {
    /// A required length.
    case required
    /// A length of its own, held as strongly as UIKit does by default.
    case own
    /// Nothing.
    case nothing
    /// More than that: see ``SpecialNeeds``.
    case special
  }

  /// The kinds that some views have.
  struct Kinds: OptionSet, Sendable {
    let rawValue: UInt8

    static let required = Kinds(.required)
    static let own = Kinds(.own)

    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    init(_ kind: Kind) {
      rawValue = 1 << kind.rawValue
    }
  }

  /// The length in points, where there is one.
  private(set) var length: Double
  /// Where the special needs are, or the length of its own beside a required one; -1 if nowhere.
  let place: Int32
  let kind: Kind

  private init(_ kind: Kind, _ length: Double = 0, place: Int = -1) {
    (self.kind, self.length, self.place) = (kind, length, Int32(place))
  }

  /// A required length, and where the length of the view's own stands, if it has one too.
  static func required(_ length: Double, own place: Int?) -> AxisNeeds {
    AxisNeeds(.required, length, place: place ?? -1)
  }

  /// The same with another required length.
  func required(_ length: Double) -> AxisNeeds {
    var needs = self
    needs.length = length
    return needs
  }

  static func own(_ length: Double) -> AxisNeeds { AxisNeeds(.own, length) }

  static let nothing = AxisNeeds(.nothing)

  static func special(_ place: Int) -> AxisNeeds { AxisNeeds(.special, place: place) }
}

/// What one view needs on one axis, apart from what is inside it, in full.
struct SpecialNeeds: Sendable {
  /// The length of its own; nil for a view that holds others.
  let own: Double?
  let hugging: LayoutPriority
  let resistance: LayoutPriority
  let constraints: [LengthConstraint]
  let axis: Axis
  /// What fractions refer to, if there is a scroll view.
  private(set) var guideLength: Double?

  /// What a view needs that has a length of its own, or none by default.
  init(
    _ length: Length, along axis: Axis, _ guideLength: Double?, own: Double? = nil,
    _ hugging: LayoutPriority = .defaultLow, _ resistance: LayoutPriority = .defaultHigh
  ) {
    (self.axis, self.guideLength, constraints) = (axis, guideLength, length.constraints)
    (self.own, self.hugging, self.resistance) = (own, hugging, resistance)
  }

  /// The same beside a guide of another size; nil if a share of it is out of bounds.
  func beside(_ guide: Size) -> SpecialNeeds? {
    for case .fraction(let share, of: _) in constraints.lazy.map(\.target)
    where !(share * guide[axis] <= Screen.Limits.magnitude) {
      return nil
    }
    var needs = self
    needs.guideLength = guide[axis]
    return needs
  }

  /// The needs as plain data, if they are that simple; a length of the view's own beside a required
  /// one is noted in a list.
  func plain(noting ownLengths: inout [Double]) -> AxisNeeds? {
    let isUsual = own == nil || hugging == .defaultLow && resistance == .defaultHigh
    guard isUsual else { return nil }
    if constraints.isEmpty { return own.map(AxisNeeds.own) ?? .nothing }
    guard constraints.count == 1, case let only = constraints[0], only.relation == .equal,
      only.priority.isRequired,
      let length = only.points(guideLength: guideLength, crossLength: nil)
    else { return nil }
    guard let own else { return .required(length, own: nil) }
    ownLengths.append(own)
    return .required(length, own: ownLengths.count - 1)
  }

  /// The share of the guide that the length is required to be, if that is plain data.
  var share: Double? {
    guard constraints.count == 1, case .fraction(let share, of: _) = constraints[0].target else {
      return nil
    }
    return share
  }

  /// Whether the length depends on the one on the other axis.
  var hasRatio: Bool { constraints.contains(where: \.isRatio) }
}

/// What a stack does on one axis as plain data, for the layouts that need no more.
struct FastPathStack: Sendable {
  /// Whether the views stand one after the other on this axis, not side by side.
  let isAlong: Bool
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  /// The position of the stack itself.
  let position: Int
  /// Whether no stack is inside it.
  private(set) var holdsLeavesOnly = false
  /// What its leaves need, if it holds nothing else.
  private var kinds: AxisNeeds.Kinds = []
  private let leftToRight: Margins
  private let rightToLeft: Margins

  /// The space between the stack's edges and its views.
  typealias Margins = (near: Double, far: Double)

  init(_ stack: StackView, along axis: Axis, at position: Int) {
    self.position = position
    isAlong = stack.axis == axis
    distribution = stack.distribution
    alignment = stack.alignment
    spacing = stack.spacing
    let margins = { (direction: LayoutDirection) in
      let margins = stack.margins(in: direction)
      return (margins.near(axis), margins.far(axis))
    }
    leftToRight = margins(.leftToRight)
    rightToLeft = margins(.rightToLeft)
  }

  func margins(in direction: LayoutDirection) -> Margins {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }

  /// Notes that no stack is inside, and what the leaves need.
  mutating func holds(_ leaves: some Sequence<AxisNeeds>) {
    holdsLeavesOnly = true
    for needs in leaves { kinds.insert(AxisNeeds.Kinds(needs.kind)) }
  }

  /// What all views need, if they are leaves that need the same.
  var uniformKind: AxisNeeds.Kinds? {
    kinds == .required || kinds == .own ? kinds : nil
  }
}

extension StackView {
  /// Whether ``FastPathLayout`` knows what to do with the stack.
  var isFastPathEligible: Bool {
    let isPlainDistribution =
      distribution == .fill || distribution == .fillEqually || distribution == .equalSpacing
    return isPlainDistribution && !alignment.isBaseline && customSpacings.isEmpty
      && !isBaselineRelativeArrangement
  }
}
