import StackScrollCore

/// Why nothing but the recorded frames of a scene itself tells an inset of it.
public enum InsetGap: String, Hashable, Sendable, CaseIterable {
  /// The document names a device of which nothing is known.
  case unknownDevice
  /// The view of a controller is smaller than the screen, and no bar and no sheet tells why.
  case partOfScreen
  /// Other scenes of the same sort show other insets than is usual, and not all the same.
  case scenesDisagree
}

/// The insets that the recorded frames of a document's scenes show, by what they depend on.
///
/// What a scene shows counts for other scenes of its sort, never for itself: frames are to be held
/// against insets that were not read off them.
struct RecordedInsets: Sendable {
  /// What the safe area of a root depends on, within a document.
  struct Sort: Hashable {
    let edge: BoxEdge
    let role: DocumentScene.Role
    let element: String
    let isFreeform: Bool
    let bars: DocumentBars
    let size: Size
  }

  /// What a scene shows of an inset.
  private struct Showing {
    let root: Int
    let inset: Double
  }

  private var shown: [Sort: [Showing]] = [:]

  /// Nothing is shown.
  init() {}

  /// Collects what every scene shows.
  ///
  /// - Complexity: O(n) for n views and constraints.
  init(_ document: InterfaceDocument) {
    for scene in document.scenes where !scene.guides.isEmpty {
      let geometry = RecordedGeometry(document, scene)
      let usual = UsualInsets(geometry).safeArea
      let evidence = InsetEvidence(geometry, scene.constraints.map { document.constraints[$0] })
      for edge in BoxEdge.allCases {
        guard let inset = evidence.safeArea(edge, usual: usual[edge]) else { continue }
        shown[Self.sort(edge, document, scene), default: []].append(
          Showing(root: scene.root, inset: inset))
      }
    }
  }

  private static func sort(
    _ edge: BoxEdge, _ document: InterfaceDocument, _ scene: DocumentScene
  ) -> Sort {
    let root = document.views[scene.root]
    return Sort(
      edge: edge, role: scene.role, element: root.kind.element, isFreeform: scene.isFreeform,
      bars: scene.bars, size: root.recordedFrame.size)
  }

  /// What the other scenes of its sort show of the safe area of a scene: nothing, one inset, or
  /// several.
  func others(_ edge: BoxEdge, _ document: InterfaceDocument, _ scene: DocumentScene) -> [Double] {
    (shown[Self.sort(edge, document, scene)] ?? []).filter { $0.root != scene.root }.map(\.inset)
  }
}
