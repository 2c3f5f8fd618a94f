import StackScrollConstraints
import StackScrollCore

/// Which numbers of a scene hang on the sizes of its leaves.
///
/// Fonts and images are not in the document, so the sizes of labels and the like are taken from the
/// frames; a number that they can move is weaker evidence than one that they cannot.
struct LeafSway {
  private let layouts: [SceneLayout]
  private let tolerance: Tolerance

  /// Lays the scene out with smaller leaves and with larger ones.
  init(_ document: InterfaceDocument, _ scene: DocumentScene, _ tolerance: Tolerance) {
    self.tolerance = tolerance
    let changes: [@Sendable (Double) -> Double] = [{ $0 * 0.5 }, { $0 * 1.5 + 8 }]
    layouts = changes.compactMap {
      try? SceneLayout(SceneConstraints(document, scene, changingOwnLengths: $0))
    }
  }

  /// Whether a number is the same with other leaves.
  func isSettled(_ part: FramePart, of view: Int, in frame: Rect?) -> Bool {
    guard let frame, !layouts.isEmpty else { return false }
    return layouts.allSatisfy { layout in
      layout.frames[view].map { tolerance.isEqual($0[part], frame[part]) } ?? false
    }
  }
}
