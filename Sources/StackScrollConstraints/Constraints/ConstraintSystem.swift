import StackScrollCore

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
  /// Where its text stands; without text, the baselines are the top and the bottom.
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
