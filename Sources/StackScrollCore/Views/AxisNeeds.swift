/// What one view needs on one axis, apart from what is inside it, as plain data.
///
/// Most views need one of three things, and a layout of many of them reads nothing else.
struct AxisNeeds: Sendable {
  /// What a view needs.
  enum Kind: UInt8, Sendable {
    /// A required length.
    case required
    /// A length of its own that gives way in both directions.
    case own
    /// Nothing.
    case nothing
    /// More than that: see ``SpecialNeeds``.
    case special
  }

  /// The length in points, where there is one.
  private(set) var length: Double
  /// Where to find the special needs, the length of its own beside a required one, or how strongly a
  /// length of its own is held.
  ///
  /// The last is 0 for UIKit's defaults; -1 if there is nothing to find.
  let place: Int32
  let kind: Kind

  private init(_ kind: Kind, _ length: Double = 0, place: Int = -1) {
    (self.kind, self.length, self.place) = (kind, length, Int32(place))
  }

  /// A length of its own that is held as UIKit does by default; nothing without one.
  @inline(__always)
  init(own length: Double?) {
    self.init(length == nil ? .nothing : .own, length ?? 0, place: length == nil ? -1 : 0)
  }

  /// A required length, and where the length of the view's own stands, if it has one too.
  static func required(_ length: Double, own place: Int?) -> AxisNeeds {
    AxisNeeds(.required, length, place: place ?? -1)
  }

  /// Changes a required length.
  mutating func require(_ length: Double) { self.length = length }

  /// A length of its own, and where it stands how strongly that is held.
  static func own(_ length: Double, held place: Int = 0) -> AxisNeeds {
    AxisNeeds(.own, length, place: place)
  }

  /// Whether it is a length of the view's own, held as UIKit does by default, and nothing else.
  var isUsual: Bool { kind == .own && place == 0 }

  static let nothing = AxisNeeds(.nothing)

  static func special(_ place: Int) -> AxisNeeds { AxisNeeds(.special, place: place) }
}

/// How strongly a view holds the length that it has of its own.
struct HeldLevels: Hashable, Sendable {
  let hugging: LayoutPriority
  let resistance: LayoutPriority

  static let usual = HeldLevels(hugging: .defaultLow, resistance: .defaultHigh)

  /// Whether it can be stretched and squeezed.
  var givesWay: Bool { !hugging.isRequired && !resistance.isRequired }
}

/// What one view needs on one axis, apart from what is inside it, in full.
struct SpecialNeeds: Sendable {
  /// The length of its own; nil for a view that holds others.
  let own: Double?
  let held: HeldLevels
  private let length: Length
  let axis: Axis
  /// The position of the view in its tree.
  let position: Int
  /// What fractions refer to, if there is a scroll view.
  private(set) var guideLength: Double?
  /// Whether the length depends on the one on the other axis.
  let hasRatio: Bool
  /// Whether the length depends on that of the guide.
  let asksForShare: Bool

  /// What a view needs that has a length of its own, or none by default.
  init(
    _ length: Length, along axis: Axis, of position: Int, _ guideLength: Double?,
    own: Double?, _ held: HeldLevels
  ) {
    (self.axis, self.guideLength, self.length) = (axis, guideLength, length)
    (self.own, self.held) = (own, held)
    self.position = position
    var (hasRatio, asksForShare) = (false, false)
    length.forEach { constraint in
      switch constraint.target {
      case .constant: break
      case .fraction: asksForShare = true
      case .ratio: hasRatio = true
      }
    }
    (self.hasRatio, self.asksForShare) = (hasRatio, asksForShare)
  }

  /// The conditions on the length.
  var constraints: [LengthConstraint] { length.constraints }

  /// How many there are.
  var count: Int { length.count }

  /// Calls a function for each condition, without an array of them.
  @inline(__always)
  func forEachConstraint(_ body: (LengthConstraint) -> Void) { length.forEach(body) }

  /// The target of a condition in points; nil if what it refers to is not known.
  @inline(__always)
  func points(of constraint: LengthConstraint, crossLength: Double?) -> Double? {
    constraint.points(guideLength: guideLength, crossLength: crossLength)
  }

  /// The same beside a guide of another size; nil if a share of it is out of bounds.
  func beside(_ guide: Size) -> SpecialNeeds? {
    var isWithinLimits = true
    length.forEach { constraint in
      guard case .fraction(let share, of: _) = constraint.target else { return }
      isWithinLimits = isWithinLimits && share * guide[axis] <= ScreenLimits.magnitude
    }
    guard isWithinLimits else { return nil }
    var needs = self
    needs.guideLength = guide[axis]
    return needs
  }

  /// Adds the lengths that it is compared with to the grid of its axis.
  func addPoints(to grids: inout ViewTree.AxisGrids) {
    length.forEach { constraint in
      guard !constraint.isRatio else { return }
      grids.add(points(of: constraint, crossLength: nil) ?? 0, along: axis)
    }
  }

  /// From the least to the greatest length that the conditions allow, if all of them are required; nil
  /// if some are not, or if what they refer to is not known.
  @inline(__always)
  func bounds(_ crossLength: Double?) -> (least: Double, most: Double)? {
    var (least, most, areKnown) = (0.0, Double.infinity, true)
    length.forEach { constraint in
      guard constraint.priority.isRequired,
        let points = points(of: constraint, crossLength: crossLength)
      else {
        areKnown = false
        return
      }
      if constraint.relation != .atMost { least = Swift.max(least, points) }
      if constraint.relation != .atLeast { most = Swift.min(most, points) }
    }
    return areKnown ? (least, most) : nil
  }
}

/// What a stack does, as plain data.
struct StackSettings: Sendable {
  /// The position of the stack itself.
  let position: Int
  let axis: Axis
  let distribution: Distribution
  let alignment: Alignment
  let spacing: Double
  let isBaselineRelativeArrangement: Bool
  let isLayoutMarginsRelativeArrangement: Bool
  /// Whether all gaps are as wide as ``spacing`` says.
  let hasPlainGaps: Bool
  /// Whether no stack is inside it.
  var holdsLeavesOnly = true
  /// Whether one of the views that it arranges is hidden.
  var holdsHidden = false
  /// Whether it holds leaves that all show and of which plain data says what they need, by axis.
  var hasPlainWidths = false
  var hasPlainHeights = false
  /// Whether all of these are required to have one share of the guide, by axis, as tabs are.
  var sharesWidth = false
  var sharesHeight = false
  /// Whether it is a filled row of two or more texts of several lines and nothing else, by what shows.
  var isRowOfTexts = false
  private let leftToRight: EdgeInsets
  private let rightToLeft: EdgeInsets

  init(_ stack: borrowing StackView, at position: Int) {
    self.position = position
    (axis, distribution, alignment) = (stack.axis, stack.distribution, stack.alignment)
    spacing = stack.spacing
    isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
    isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
    hasPlainGaps = stack.customSpacings.isEmpty && !stack.isBaselineRelativeArrangement
    leftToRight = stack.margins(in: .leftToRight)
    rightToLeft = stack.margins(in: .rightToLeft)
  }

  /// The space between the edges and the views.
  func margins(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: leftToRight
    case .rightToLeft: rightToLeft
    }
  }
}
