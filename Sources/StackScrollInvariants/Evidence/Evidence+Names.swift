import StackScrollCore

/// Evidence with other names for its views, for sentences about a document.
extension Evidence {
  /// The same with other names; what has none keeps its own.
  ///
  /// What a law says in words of its own keeps them.
  func renamed(_ name: (ViewID) -> String?) -> Evidence {
    func other(_ view: ViewID) -> ViewID { name(view).map { ViewID($0) } ?? view }
    return Evidence(
      quantity.renamed(other), found.renamed(other), relation, expected.renamed(other),
      circumstance.map { Circumstance($0.name, $0.value?.renamed(other)) }, layout: layout,
      blaming: blamed.map(other))
  }
}

extension Quantity {
  fileprivate func renamed(_ other: (ViewID) -> ViewID) -> Quantity {
    switch self {
    case .length(let view, let axis): .length(other(view), axis)
    case .start(let view, let axis): .start(other(view), axis)
    case .end(let view, let axis): .end(other(view), axis)
    case .middle(let view, let axis): .middle(other(view), axis)
    case .gap(let first, let second, let axis): .gap(other(first), other(second), axis)
    case .textRoom(let view, let axis): .textRoom(other(view), axis)
    case .part(let view, of: let around, let axis, let isFar):
      .part(other(view), of: around.map(other), axis, isFar: isFar)
    case .frame(let view): .frame(other(view))
    case .other(let measure):
      .other(
        Measure(
          measure.name, measure.kind, of: measure.views.map(other), along: measure.axis))
    case .contentLength, .offset, .offsetToEnd, .offsetRange, .adjustedInset, .scrolls, .verdict,
      .views, .viewsSeen:
      self
    }
  }
}

extension Reading {
  fileprivate func renamed(_ other: (ViewID) -> ViewID) -> Reading {
    if case .views(let views) = self { .views(views.map(other)) } else { self }
  }
}
