extension View {
  /// The same view with the leaves in it changed; a leaf's name is told.
  ///
  /// - Complexity: O(n) for n views; a screen bounds how deep they nest.
  package func mappingLeaves(_ change: (ViewID, Leaf) -> Leaf) -> View {
    switch content {
    case .leaf(let leaf):
      return View(id, width: width, height: height, leaf: change(id, leaf), isHidden: isHidden)
    case .stack(var stack):
      stack.arrangedViews = stack.arrangedViews.map { $0.mappingLeaves(change) }
      return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
    }
  }
}
