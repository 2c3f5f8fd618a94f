import StackScrollCore

extension View {
  /// Every view inside this one, in tree order.
  package var arrangedInside: [View] {
    var inside: [View] = []
    appendInside(to: &inside)
    return inside
  }

  private func appendInside(to views: inout [View]) {
    for view in subviews {
      views.append(view)
      view.appendInside(to: &views)
    }
  }

  /// The names of the views inside of hidden ones: they are not shown, and stand nowhere.
  package var insideHidden: Set<ViewID> {
    subviews.reduce(into: []) { names, view in
      let isLeftOut = view.isHidden && stack != nil
      names.formUnion(isLeftOut ? Set(view.arrangedInside.map(\.id)) : view.insideHidden)
    }
  }
}
