import StackScrollCore

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

extension ConstraintSystem {
  /// The same system, with each mention of a scroll view replaced by what it reaches.
  ///
  /// Constraints between a scroll view and something outside reach its frame. Between a scroll view
  /// and its own content, edges and margins reach the content area; widths, heights and centres
  /// reach the frame.
  ///
  /// Source: Technical Note TN2154, UIScrollView And Autolayout; Auto Layout Guide, Working with
  /// Scroll Views.
  ///
  /// - Parameter contents: the items inside each scroll view, at any depth.
  /// - Complexity: O(n) for n constraints.
  public func reaching(into contents: [ScrollViewItem: Set<LayoutItem>]) -> ConstraintSystem {
    guard !contents.isEmpty else { return self }
    let reach = ScrollViewReach(contents)
    var system = self
    system.constraints = constraints.map(reach.resolved)
    for scrollView in contents.keys {
      guard let metrics = metrics[scrollView.layoutItem] else { continue }
      system.metrics[scrollView.contentLayoutGuide] = metrics
      system.metrics[scrollView.frameLayoutGuide] = metrics
    }
    return system
  }
}

/// What mentions of scroll views reach.
private struct ScrollViewReach {
  private var scrollViews: [LayoutItem: (view: ScrollViewItem, inside: Set<LayoutItem>)] = [:]

  init(_ contents: [ScrollViewItem: Set<LayoutItem>]) {
    for (view, items) in contents {
      var inside = items
      for inner in contents.keys where items.contains(inner.layoutItem) {
        inside.formUnion([inner.contentLayoutGuide, inner.frameLayoutGuide])
      }
      scrollViews[view.layoutItem] = (view, inside)
    }
  }

  func resolved(_ constraint: Constraint) -> Constraint {
    Constraint(
      resolved(constraint.first, beside: constraint.second), constraint.relation,
      constraint.second.map { resolved($0, beside: constraint.first) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority, identifier: constraint.identifier, origin: constraint.origin)
  }

  private func resolved(_ anchor: Anchor, beside other: Anchor?) -> Anchor {
    guard let (view, inside) = scrollViews[anchor.item] else { return anchor }
    let isOwnContent = other.map { inside.contains($0.item) } ?? false
    let guide =
      isOwnContent && anchor.attribute.isEdge ? view.contentLayoutGuide : view.frameLayoutGuide
    return guide[anchor.attribute]
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, or an edge less its margin.
  package var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .firstBaseline, .lastBaseline:
      true
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: false
    }
  }
}
