import StackScrollConstraints
import StackScrollCore

/// Which numbers of a scene move if something that was read off its frames is taken otherwise.
///
/// A number that does not move does not rest on it.
struct SceneSway {
  private let layouts: [SceneLayout]
  private let tolerance: Tolerance

  /// Lays a scene out with each change.
  static func laidOut(
    _ scene: SceneFacts, with changes: [SceneFacts.Change], _ tolerance: Tolerance
  ) -> SceneSway {
    SceneSway(
      layouts: changes.compactMap { try? SceneLayout.solved(scene.changing($0), tellsOpen: false) },
      tolerance: tolerance)
  }

  /// Whether a number is the same with each change.
  func isSettled(_ part: FramePart, of view: Int, in frame: Rect?) -> Bool {
    guard let frame, !layouts.isEmpty else { return false }
    return layouts.allSatisfy { layout in
      layout.frames[view].map { tolerance.isEqual($0[part], frame[part]) } ?? false
    }
  }
}

/// What each number of a scene rests on.
///
/// Fonts and images are not in the document, so the sizes of labels and the like are taken from the
/// frames, as are insets that nothing else tells, and lengths that only the canvas holds.
struct ScenePremises {
  /// What a number rests on besides sizes of leaves.
  enum Premise: Hashable {
    /// Nothing that was read off.
    case nothingReadOff
    /// An inset that no other scene and no default settles.
    case openInset(InsetGap)
    /// It is a length that the canvas holds.
    case heldLength
    /// A length that the canvas holds.
    case hangsOnHeldLength
    /// Nothing: its constraints leave it open.
    case nothing
  }

  private let leaves: SceneSway
  private let insets: [(gap: InsetGap, sway: SceneSway)]
  private let canvas: SceneSway?
  private let scene: SceneFacts
  private let layout: SceneLayout

  /// Lays a scene out with everything changed that was read off its frames.
  static func found(
    in scene: SceneFacts, _ layout: SceneLayout, _ tolerance: Tolerance
  ) -> ScenePremises {
    func sway(_ changes: [SceneFacts.Change]) -> SceneSway {
      .laidOut(scene, with: changes, tolerance)
    }
    return ScenePremises(
      leaves: sway([.init(ownLength: { $0 * 0.5 }), .init(ownLength: { $0 * 1.5 + 8 })]),
      insets: InsetGap.allCases.filter(scene.insets.gaps.contains).map { gap in
        (gap, sway(distances.map { .init(insets: .init(gap: gap, distance: $0)) }))
      },
      canvas: scene.hasCanvasLengths ? sway(distances.map { .init(canvasLength: $0) }) : nil,
      scene: scene, layout: layout)
  }

  /// Far enough to be seen, either way, and no sum of what people write.
  private static let distances = [13.37, -11.71]

  /// Whether a number is the same with leaves of other sizes.
  func isSettledByNoLeaf(_ part: FramePart, of view: Int) -> Bool {
    leaves.isSettled(part, of: view, in: layout.frames[view])
  }

  /// What a number rests on.
  func premise(of part: FramePart, of view: Int) -> Premise {
    let frame = layout.frames[view]
    if let open = insets.first(where: { !$0.sway.isSettled(part, of: view, in: frame) }) {
      return .openInset(open.gap)
    }
    let isHeld = part.attribute.isLength && scene.canvasLength(view, part.axis) != nil
    if isOpen(part, of: view) { return isHeld ? .heldLength : .nothing }
    guard let canvas else { return .nothingReadOff }
    if canvas.isSettled(part, of: view, in: frame) { return .nothingReadOff }
    return isHeld ? .heldLength : .hangsOnHeldLength
  }

  /// Whether constraints leave a number open.
  ///
  /// A place is one in the superview: where that is open too, the two may be open together.
  private func isOpen(_ part: FramePart, of view: Int) -> Bool {
    guard layout.open[view]?.contains(part) ?? false else { return false }
    guard !part.attribute.isLength, let superview = scene.document.views[view].superview else {
      return true
    }
    return !(layout.open[superview]?.contains(part) ?? false)
  }
}
