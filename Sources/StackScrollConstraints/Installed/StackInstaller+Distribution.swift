import StackScrollCore

extension StackInstaller {
  /// How lengths along the axis are shared out.
  mutating func distribute() {
    switch settings.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalGaps(from: axis.far, to: axis.near) { _ in .required }
    case .equalCentering:
      equalGaps(from: axis.center, to: axis.center, InstalledPriority.centring)
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(.fillEqually, view.item[axis.length], first.item[axis.length])
    }
  }

  /// Each view asks for its share: its own length over all of them and the gaps.
  ///
  /// That priorities fall by visible index, that actual gaps count in the shares, and that views
  /// without any length share equally is this model's reading. One that fits its content is left as
  /// it is.
  private mutating func fillProportionally() {
    let gaps = zip(visible, visible.dropFirst()).reduce(0) {
      $0 + (edgeGap($1.0, $1.1) ?? gap(after: $1.0))
    }
    let lengths = visible.reduce(0) { $0 + ($1.intrinsic[axis] ?? 0) }
    guard lengths > 0, lengths + gaps > 0 else {
      return visible.contains(where: \.fitsContent) ? () : fillEqually()
    }
    for (place, view) in visible.enumerated() {
      guard let own = view.intrinsic[axis] else {
        if !view.fitsContent { add(.fillProportionally, view.item[axis.length]) }
        continue
      }
      add(
        .fillProportionally, view.item[axis.length], .equal, canvas[axis.length],
        multiplier: own / (lengths + gaps), priority: InstalledPriority.share(place))
    }
  }

  /// Spacers from view to view, all as long as the first.
  ///
  /// No spacer is shorter than 0, but views may overlap: so each reaches back by as much as they
  /// may at most, which is nothing unless a gap is negative.
  ///
  /// - Parameter priority: how strongly a spacer, counted from 1, is held to be like the first.
  private mutating func equalGaps(
    from end: LayoutAttribute, to start: LayoutAttribute,
    _ priority: (Int) -> LayoutPriority
  ) {
    let pairs = Array(zip(visible, visible.dropFirst()))
    let reach = reach(over: pairs, of: "\(arrangement.stack.id).gap")
    var first: LayoutItem?
    for (place, (view, next)) in pairs.enumerated() {
      let gap = names.item(
        "\(arrangement.stack.id).gap \(place + 1)", className: "_UIOLAGapGuide")
      begin(gap, at: view.item[end], .distributingEdge, reach)
      add(.distributingEdge, next.item[start], gap[axis.far])
      if let first {
        add(.distributingEdge, gap[axis.length], first[axis.length], priority: priority(place))
      }
      first = first ?? gap
    }
    if !visible.isEmpty {
      add(.canvasFit, canvas[axis.length], priority: InstalledPriority.canvasFit)
    }
  }
}
