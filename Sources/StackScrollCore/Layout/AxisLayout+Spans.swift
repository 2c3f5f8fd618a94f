extension AxisLayout {
  /// Where each view stands, from the root down.
  func spans(_ demands: [Demand], root: Span) throws(AxisFailure) -> [Span] {
    var spans = [Span](repeating: root, count: tree.nodes.count)
    for position in tree.nodes.indices {
      guard let rule = rule(of: position) else { continue }
      let arranged = tree.children(of: position).map { demands[$0] }
      let places: [Span]
      do throws(SharingFailure) {
        places = try rule.spans(of: arranged, in: spans[position])
      } catch {
        throw self.error(error, in: position)
      }
      for (child, place) in zip(tree.children(of: position), places) { spans[child] = place }
    }
    return spans
  }

  /// A stack's failure with the names that its indices stand for.
  private func error(_ failure: SharingFailure, in stack: Int) -> AxisFailure {
    switch failure {
    case .ambiguous(let arranged): .ambiguous(ids(arranged, in: stack))
    case .unsupported(let reason): .unsupported(tree.nodes[stack].id, reason)
    }
  }
}
