import StackScrollConstraints
import StackScrollCore

/// Looks for the likely reasons why views stand elsewhere than recorded.
struct DifferenceCauses {
  private let scene: SceneFacts
  private let layout: SceneLayout
  /// The numbers that differ, by view.
  private let moved: [Int: [FramePart]]
  private let record: RecordedPlaces
  /// The constraints on each view, by its number.
  private var constraints: [Int: [DocumentConstraint]] = [:]

  init(_ scene: SceneFacts, _ layout: SceneLayout, _ moved: [Int: [FramePart]]) {
    self.scene = scene
    self.layout = layout
    self.moved = moved
    record = RecordedPlaces(scene)
    for constraint in scene.written {
      for side in [constraint.first, constraint.second].compactMap(\.self) {
        if case .view(let number) = side.item, moved[number] != nil {
          constraints[number, default: []].append(constraint)
        }
      }
    }
  }

  /// The likely reason for one view.
  func cause(of view: Int) -> FrameDifference.Cause {
    directCause(of: view) ?? neighbour(of: view) ?? .unknown
  }

  /// A reason that has nothing to do with other views that differ.
  private func directCause(of view: Int) -> FrameDifference.Cause? {
    let parts = moved[view] ?? []
    if !(layout.open[view] ?? []).isDisjoint(with: parts) { return .ambiguity }
    let axes = axes(of: view)
    let ties = (constraints[view] ?? []).filter { axes.contains($0.first.attribute.axis) }
    if let stale = ties.first(where: record.isBroken) {
      return .staleRecord(constraint: stale.place)
    }
    if layout.conflict != nil { return .contradiction }
    if parts.contains(where: { $0.attribute.isLength && hasMadeUpLength(view, $0.axis) }) {
      return .madeUpLength
    }
    return ties.firstResult { weakSpot($0, beside: view) }
  }

  /// Whether a view is a leaf without a length of its own: the canvas keeps what it was drawn with.
  private func hasMadeUpLength(_ view: Int, _ axis: Axis) -> Bool {
    scene.document.views[view].subviews.isEmpty && scene.ownLength(view, axis) == nil
  }

  private func axes(of view: Int) -> Set<Axis> { Set((moved[view] ?? []).map(\.axis)) }

  /// What a constraint hangs on that the document does not tell for certain.
  private func weakSpot(
    _ constraint: DocumentConstraint, beside view: Int
  ) -> FrameDifference.Cause? {
    for side in [constraint.first, constraint.second].compactMap(\.self) {
      if side.attribute == .firstBaseline || side.attribute == .lastBaseline {
        return .guessedBaseline
      }
      let named = BoxEdge.named(by: side.attribute)
      switch (side.item, named) {
      case (.guide(let number), .some) where !Self.isExact(scene.document.guides[number].kind):
        return .guessedInset(scene.document.guides[number].place)
      case (.view(let number), (_, true)?) where !scene.insets.isWritten(margin: number):
        return .guessedInset(scene.document.views[number].place)
      case (.view(let number), _)
      where number != view && scene.document.views[number].flags.contains(.isMisplaced):
        return .misplacedNeighbour(scene.document.views[number].place)
      case (.view, _), (.guide, _): continue
      }
    }
    return nil
  }

  /// Whether a guide is where a view is, whatever the device.
  private static func isExact(_ kind: DocumentGuide.Kind) -> Bool {
    kind == .content || kind == .frame
  }

  /// Another view that stands elsewhere and takes this one along.
  ///
  /// It has a reason of its own, or comes before this one, so that no two follow each other.
  private func neighbour(of view: Int) -> FrameDifference.Cause? {
    let axes = axes(of: view)
    let others = tied(to: view).filter { other in
      other != view && !axes.isDisjoint(with: self.axes(of: other))
    }
    let other = others.first { directCause(of: $0) != nil } ?? others.first { $0 < view }
    return other.map { .follows(scene.document.views[$0].place) }
  }

  /// The views that constraints, a stack view or nesting tie to a view.
  private func tied(to view: Int) -> [Int] {
    var tied: [Int] = []
    for constraint in constraints[view] ?? [] {
      for side in [constraint.first, constraint.second].compactMap(\.self) {
        if case .view(let number) = side.item { tied.append(number) }
      }
    }
    let views = scene.document.views
    if let superview = views[view].superview {
      tied.append(superview)
      if views[superview].stack != nil { tied += views[superview].subviews }
    }
    return tied + views[view].subviews
  }
}
