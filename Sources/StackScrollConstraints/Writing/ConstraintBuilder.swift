import StackScrollCore

/// Collects constraints that are written one below the other.
@resultBuilder
public enum ConstraintBuilder {
  /// A constraint on its own.
  public static func buildExpression(_ constraint: Constraint) -> [Constraint] { [constraint] }
  /// Several at once.
  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }
  /// What stands below each other.
  public static func buildBlock(_ parts: [Constraint]...) -> [Constraint] { parts.flatMap { $0 } }
  /// What a condition leaves out.
  public static func buildOptional(_ part: [Constraint]?) -> [Constraint] { part ?? [] }
  /// One side of a condition.
  public static func buildEither(first part: [Constraint]) -> [Constraint] { part }
  /// The other side.
  public static func buildEither(second part: [Constraint]) -> [Constraint] { part }
  /// What a loop writes.
  public static func buildArray(_ parts: [[Constraint]]) -> [Constraint] { parts.flatMap { $0 } }
  /// What only some systems have.
  public static func buildLimitedAvailability(_ part: [Constraint]) -> [Constraint] { part }
}

extension ConstraintSystem {
  /// Makes a system of constraints written one below the other, with conditions and loops.
  ///
  /// ```swift
  /// let scrollView = ScrollViewItem("scrollView")
  /// let green = LayoutItem("green")
  /// let system = ConstraintSystem(contents: [scrollView: [green]]) {
  ///   scrollView.placed(size: Size(width: 375, height: 667))
  ///   green.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor)
  ///   green.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor)
  ///   green.topAnchor.constraint(equalTo: scrollView.topAnchor)
  ///   green.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
  ///   green.heightAnchor.constraint(equalToConstant: 2000)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - layoutDirection: the side at which leading is.
  ///   - metrics: what items have of their own: sizes, priorities, margins.
  ///   - contents: what is inside each scroll view, at any depth; see ``reaching(into:)``.
  ///   - constraints: the constraints, a line each.
  public init(
    layoutDirection: LayoutDirection = .leftToRight, metrics: [LayoutItem: ItemMetrics] = [:],
    contents: [ScrollViewItem: Set<LayoutItem>] = [:],
    @ConstraintBuilder _ constraints: () -> [Constraint]
  ) {
    let written = ConstraintSystem(
      constraints(), layoutDirection: layoutDirection, metrics: metrics)
    self = written.reaching(into: contents)
  }
}
