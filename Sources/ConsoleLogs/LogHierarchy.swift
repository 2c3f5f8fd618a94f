import StackScrollConstraints

/// What the lines of a log show of the tree of views.
struct LogHierarchy {
  private var containers: [LayoutItem: LayoutItem] = [:]

  init(_ lines: [LogLine]) {
    for containment in lines.flatMap(\.containments) where containers[containment.item] == nil {
      containers[containment.item] = containment.container
    }
  }

  /// Whether an item is inside another; nil if the lines do not show it.
  func contains(_ container: LayoutItem, _ item: LayoutItem) -> Bool? {
    let above = path(from: item)
    if above.dropFirst().contains(container) { return true }
    let others = Set(path(from: container).dropFirst())
    // A view that holds both, with nothing of the way down missing, decides it.
    return above.contains(where: others.contains) || item == container ? false : nil
  }

  /// An item, what it is in, and so on; a log may go round in circles.
  private func path(from item: LayoutItem) -> [LayoutItem] {
    var path = [item]
    var seen: Set<LayoutItem> = [item]
    while let last = path.last, let next = containers[last], seen.insert(next).inserted {
      path.append(next)
    }
    return path
  }
}
