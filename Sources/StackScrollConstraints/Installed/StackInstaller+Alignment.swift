import StackScrollCore

extension StackInstaller {
  /// Where views stand across the axis, those that are hidden too.
  mutating func align() {
    guard let first = visible.first ?? arrangement.members.first else { return }
    switch settings.alignment {
    case .fill: alignBothEdges(with: first)
    case .leading:
      span(first, at: cross.near, connect: cross.near)
    case .center:
      span(first, at: cross.center, connect: cross.center)
    case .trailing:
      span(first, at: cross.far, connect: cross.far)
    case .firstBaseline:
      span(first, at: .firstBaseline, connect: nil)
    case .lastBaseline:
      span(first, at: .lastBaseline, connect: nil)
    }
  }

  private var cross: Axis { axis.perpendicular }

  /// Whether one view is all that is arranged: it needs no spanner.
  private var isLone: Bool { arrangement.members.count == 1 }

  private func others(than first: Member) -> [Member] {
    arrangement.members.filter { $0.item != first.item }
  }

  private mutating func alignBothEdges(with first: Member) {
    add(.canvasConnection, canvas[cross.near], first.item[cross.near])
    add(.canvasConnection, first.item[cross.far], canvas[cross.far])
    for member in others(than: first) {
      add(.alignment, member.item[cross.near], first.item[cross.near])
      add(.alignment, member.item[cross.far], first.item[cross.far])
    }
  }

  /// Aligns views by one of their attributes, with a spanner around those that show.
  ///
  /// - Parameter edge: the attribute of the first view that is the stack view's own; nil for
  ///   baselines, where the stack view hangs on the spanner.
  private mutating func span(
    _ first: Member, at attribute: LayoutAttribute, connect edge: LayoutAttribute?
  ) {
    for member in others(than: first) {
      add(.alignment, member[attribute], first[attribute])
    }
    for member in arrangement.members {
      add(
        .ambiguitySuppression, member.item[cross.length],
        priority: InstalledPriority.ambiguitySuppression)
    }
    if let edge { add(.canvasConnection, canvas[edge], first.item[edge]) }
    guard !visible.isEmpty else { return placeHidden(first, edge) }
    if let edge, isLone {
      connectLone(first, edge)
    } else {
      connectSpanner(around: first, at: attribute, edge)
    }
  }

  /// A stack view that shows nothing has its hidden views at the side they are aligned to.
  private mutating func placeHidden(_ first: Member, _ edge: LayoutAttribute?) {
    if edge == nil { add(.canvasConnection, canvas[cross.far], first.item[cross.far]) }
  }

  private mutating func connectLone(_ view: Member, _ edge: LayoutAttribute) {
    if edge != cross.near {
      add(.canvasConnection, canvas[cross.near], .lessThanOrEqual, view.item[cross.near])
    }
    if edge != cross.far {
      add(.canvasConnection, canvas[cross.far], .greaterThanOrEqual, view.item[cross.far])
    }
    add(.canvasFit, canvas[cross.length], priority: InstalledPriority.canvasFit)
  }

  private mutating func connectSpanner(
    around first: Member, at attribute: LayoutAttribute, _ edge: LayoutAttribute?
  ) {
    let spanner = names.item(
      "\(arrangement.stack.id).alignment-spanner", className: "_UILayoutSpacer")
    for view in visible {
      add(.spanningBoundary, spanner[cross.near], .lessThanOrEqual, view.item[cross.near])
      add(.spanningBoundary, spanner[cross.far], .greaterThanOrEqual, view.item[cross.far])
      if let edge, edge != cross.center {
        add(
          .spanningBoundary, spanner[edge], view.item[edge], priority: InstalledPriority.boundary)
      }
    }
    add(
      .spanningFit, spanner[cross.length],
      priority: isLone ? InstalledPriority.canvasFit : InstalledPriority.spanningFit)
    connect(first, spanner, at: attribute, edge)
  }

  /// The side of the stack view that its views do not settle is the spanner's.
  private mutating func connect(
    _ first: Member, _ spanner: LayoutItem, at attribute: LayoutAttribute, _ edge: LayoutAttribute?
  ) {
    if edge != cross.near, attribute != .firstBaseline {
      add(.canvasConnection, canvas[cross.near], spanner[cross.near])
    }
    if edge != cross.far, attribute != .lastBaseline {
      add(.canvasConnection, canvas[cross.far], spanner[cross.far])
    }
    guard edge == nil else { return }
    if attribute == .firstBaseline {
      add(.canvasConnection, canvas[cross.near], .lessThanOrEqual, first.item[cross.near])
    } else {
      add(.canvasConnection, canvas[cross.far], .greaterThanOrEqual, first.item[cross.far])
    }
    add(.canvasFit, canvas[cross.length], priority: InstalledPriority.canvasFit)
  }
}

/// Whose text stands for that of a stack.
///
/// A vertical stack answers with its first or its last view, and a stack in that place with one of
/// its own. A horizontal stack answers with its tallest view, which is known after the layout only:
/// unless there is one view, or all stand on that line.
///
/// Source: UIStackView documentation, Positioning and Sizing the Stack View. That hidden views do
/// not count, and that a stack without visible views is like a view without text, is chosen.
enum BaselineView {
  /// The items for the first and the last baseline of a stack; where one depends on the layout, that
  /// of the stack, whose top or bottom stands for it.
  static func items(of view: View) -> StackArrangement.BaselineItems {
    let first = self.view(for: .firstBaseline, of: view) ?? view
    return StackArrangement.BaselineItems(
      first: InstalledTree.item(of: first),
      last: InstalledTree.item(of: self.view(for: .lastBaseline, of: view) ?? view))
  }

  /// The view whose baseline is that of a view; nil if it depends on the layout.
  static func view(for alignment: Alignment, of view: View) -> View? {
    var view = view
    while let stack = view.stack {
      let visible = stack.arrangedViews.filter { !$0.isHidden }
      guard let first = visible.first, let last = visible.last else { return view }
      if stack.axis == .horizontal, visible.count > 1, stack.alignment != alignment { return nil }
      view = stack.axis == .vertical && alignment == .lastBaseline ? last : first
    }
    return view
  }
}
