import StackScrollCore

/// One condition: an anchor compared with a multiple of another anchor and a constant.
///
/// `first relation multiplier * second + constant`; without a second anchor the right side is the
/// constant alone.
///
/// Source: NSLayoutConstraint documentation.
public struct Constraint: Hashable, Sendable {
  /// How the two sides compare.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    /// They are the same.
    case equal = "=="
    /// The left side is not more than the right one.
    case lessThanOrEqual = "<="
    /// The left side is not less than the right one.
    case greaterThanOrEqual = ">="

    /// How far two sides are from comparing so, if the left one is greater by an amount.
    package func miss(by excess: Double) -> Double {
      switch self {
      case .equal: excess.magnitude
      case .lessThanOrEqual: max(0, excess)
      case .greaterThanOrEqual: max(0, -excess)
      }
    }

    /// The relation of the negated sides.
    package var mirrored: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// The left side.
  public var first: Anchor
  /// How the sides compare.
  public var relation: Relation
  /// The anchor on the right side, if there is one.
  public var second: Anchor?
  /// What the anchor on the right side is multiplied by.
  public var multiplier: Double
  /// What is added to it, in points.
  public var constant: Double
  /// How strongly the condition is held.
  public var priority: LayoutPriority
  /// The name it was given, such as `UISV-spacing`.
  public var identifier: String?
  /// Who asked for it.
  public var origin: ConstraintOrigin

  /// Makes a condition.
  public init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, origin: ConstraintOrigin = .written
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.origin = origin
  }
}

/// Who asked for a constraint.
///
/// A conflict has several parties, and the message about it must name each: the author of a screen
/// can change what is written, and what a stack view installed only by changing the stack view.
public enum ConstraintOrigin: Hashable, Sendable {
  /// Whoever wrote the constraint down.
  case written
  /// A stack view, which installs constraints for what it arranges.
  case stackView(ViewID)
  /// How the content view hangs in the scroll view.
  case attachment
  /// What is known before the layout, such as the frame of the scroll view.
  case frame
  /// The width or the height that a view was given.
  case length(ViewID)
  /// The size that a view has of its own: hugging and compression resistance.
  case intrinsicSize(ViewID)
  /// A rule of the engine: no width and no height is negative.
  case engine
  /// An element of a document.
  case document(element: String, line: Int)
  /// A line of a console log.
  case log(line: Int)
}

/// Constraints, and what must be known about the items to read them.
///
/// No width and no height is negative; that need not be said.
public struct ConstraintSystem: Hashable, Sendable {
  /// The conditions, in the order in which they were made.
  public var constraints: [Constraint]
  /// The side on which leading edges are.
  public var layoutDirection: LayoutDirection
  /// What is known of the items that have baselines or margins.
  public var metrics: [LayoutItem: ItemMetrics]

  /// Makes a system.
  public init(
    _ constraints: [Constraint] = [], layoutDirection: LayoutDirection = .leftToRight,
    metrics: [LayoutItem: ItemMetrics] = [:]
  ) {
    self.constraints = constraints
    self.layoutDirection = layoutDirection
    self.metrics = metrics
  }
}

/// The lines inside an item that constraints may refer to beside its edges.
public struct ItemMetrics: Hashable, Sendable {
  /// Where its text stands; without text, both baselines are the bottom.
  public var baselines: Baselines?
  /// How far its margins are from its edges.
  public var layoutMargins: EdgeInsets

  /// Makes metrics.
  public init(baselines: Baselines? = nil, layoutMargins: EdgeInsets = .zero) {
    self.baselines = baselines
    self.layoutMargins = layoutMargins
  }
}

/// Why constraints cannot hold together: a set of them from which nothing can be left out.
public struct Conflict: Hashable, Sendable {
  /// The parties, in the order of the system; without any one of them the others can hold.
  public let constraints: [Constraint]
  /// The lengths that must be at least 0 for there to be a conflict.
  public let lengths: [Anchor]
  /// The parties any one of which, lowered to 999, lets all the rest of the system hold.
  ///
  /// It is empty if the system has further conflicts that do not go away with this one,
  /// and nil if there are too many parties to try them.
  public let remedies: [Constraint]?

  /// Makes a conflict.
  package init(constraints: [Constraint], lengths: [Anchor], remedies: [Constraint]?) {
    self.constraints = constraints
    self.lengths = lengths
    self.remedies = remedies
  }
}
