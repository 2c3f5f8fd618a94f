import StackScrollConstraints
import StackScrollCore

extension Screen {
  /// Edits that lead to the screen of the same scene in other size classes; nil if none do.
  ///
  /// Views are compared as far as documents vary them: what is in them, whether they are hidden, how
  /// stacks arrange theirs, and lengths. Constraints that vary have identifiers.
  func edits(to other: Screen) -> [Edit]? {
    guard var edits = root.edits(to: other.root), let views = try? applying(edits) else {
      return nil
    }
    let after = Dictionary(
      other.constraints.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    for found in views.constraints where after[found.place] != found {
      guard let reference = found.identifier.map(ConstraintReference.identifier) else { return nil }
      guard let wanted = after[found.place] else {
        edits.append(.removeConstraint(reference))
        continue
      }
      if found.constant != wanted.constant {
        edits.append(.setConstant(wanted.constant, of: reference))
      }
      if found.priority != wanted.priority {
        edits.append(.setPriority(wanted.priority, of: reference))
      }
    }
    let before = Set(views.constraints.map(\.place))
    return edits
      + other.constraints.filter { !before.contains($0.place) }.map { .addConstraint($0) }
  }
}

extension Constraint {
  /// What makes it this one in a document: where it stands and what it ties, but for what it comes to.
  fileprivate var place: Constraint {
    var place = self
    (place.constant, place.priority, place.identifier) = (0, .required, nil)
    return place
  }
}

extension View {
  /// Edits that lead to another view of the name; nil if it is of another kind.
  fileprivate func edits(to other: View) -> [Edit]? {
    guard (leaf == nil) == (other.leaf == nil), (stack == nil) == (other.stack == nil) else {
      return nil
    }
    var edits: [Edit] = []
    if isHidden != other.isHidden { edits.append(.setHidden(other.isHidden, id)) }
    for axis in Axis.allCases where length(along: axis) != other.length(along: axis) {
      edits.append(.setLength(other.length(along: axis), axis, of: id))
    }
    if let size = other.leaf?.intrinsic, leaf?.intrinsic != size {
      edits.append(.setIntrinsicSize(size, of: id))
    }
    if let own = stack, let their = other.stack {
      if own.axis != their.axis { edits.append(.setAxis(their.axis, of: id)) }
      if own.distribution != their.distribution {
        edits.append(.setDistribution(their.distribution, of: id))
      }
      if own.alignment != their.alignment { edits.append(.setAlignment(their.alignment, of: id)) }
      if own.spacing != their.spacing { edits.append(.setSpacing(their.spacing, of: id)) }
    }
    let own = Dictionary(subviews.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = Set(other.subviews.map(\.id))
    edits += subviews.filter { !kept.contains($0.id) }.map { .remove($0.id) }
    for (index, view) in other.subviews.enumerated() {
      if let inside = own[view.id]?.edits(to: view) {
        edits += inside
      } else {
        if own[view.id] != nil { edits.append(.remove(view.id)) }
        edits.append(.insert(view, into: id, at: index))
      }
    }
    return edits
  }
}

extension Variation {
  /// Variations for edits in pairs of size classes, as few as say it.
  static func all(_ edits: [SizeClasses: [Edit]]) -> [Variation] {
    let groupings = [\SizeClasses.horizontal, \SizeClasses.vertical].map { axis in
      SizeClass.allCases.flatMap { size -> [Variation] in
        let pairs = SizeClasses.all.filter { $0[keyPath: axis] == size }
        let all = pairs.map { Variation($0, edits: edits[$0] ?? []) }
        guard let first = all.first, all.allSatisfy({ $0.edits == first.edits }) else { return all }
        var alike = Variation(SizeClasses(), edits: first.edits)
        alike.sizeClasses[keyPath: axis] = size
        return [alike]
      }.filter { !$0.edits.isEmpty }
    }
    return groupings.min { $0.count < $1.count } ?? []
  }
}
