import StackScrollConstraints
import StackScrollCore

/// What constraints and recorded frames together say of insets that the document does not hold.
///
/// The margins of a view and the safe area of a screen depend on the device, on bars and on the
/// version of the tools. But a view that is tied to a margin stands where the margin was: what the
/// two tell goes before what is usual.
struct InsetEvidence {
  /// Whose inset it is.
  enum Subject: Hashable {
    /// The margin of the view of that number.
    case margin(Int)
    /// The guide of that number.
    case guide(Int)
  }

  /// An inset at one side.
  struct Key: Hashable {
    let subject: Subject
    let edge: BoxEdge
  }

  private var found: [Key: [Double]] = [:]
  /// Whether some of it is for an inset that nothing has: less than none, or more than bars take.
  private(set) var isImpossible = false
  private let geometry: RecordedGeometry

  init(_ geometry: RecordedGeometry, _ constraints: [DocumentConstraint]) {
    self.geometry = geometry
    for constraint in constraints {
      guard constraint.relation == .equal, constraint.priority == .required,
        constraint.multiplier == 1, let second = constraint.second
      else { continue }
      note(constraint.first, at: position(second).map { $0 + constraint.constant })
      note(second, at: position(constraint.first).map { $0 - constraint.constant })
    }
  }

  /// The inset that most of the evidence is for; among equals the one nearest to what is usual.
  func inset(_ key: Key, usual: Double) -> Double? {
    guard let values = found[key] else { return nil }
    func support(_ value: Double) -> Int {
      values.count { ($0 - value).magnitude < Self.tolerance }
    }
    return values.max { first, second in
      (support(first), -(first - usual).magnitude)
        < (support(second), -(second - usual).magnitude)
    }
  }

  /// Whether all that stands by the edge of a guide stands where there is no inset, or that of another bar
  /// than the safe area is taken to have.
  func showsOther(_ side: DocumentConstraint.Side, than safeArea: EdgeInsets) -> Bool {
    guard case .guide(let number) = side.item, let (edge, _) = BoxEdge.named(by: side.attribute),
      let (inset, _) = guideInset(number, edge, 0),
      let values = found[Key(subject: .guide(number), edge: inset)]
    else { return false }
    return values.allSatisfy {
      $0 < Self.tolerance
        || $0 > Self.lowestBar - Self.tolerance
          && ($0 - safeArea[inset]).magnitude > Self.tolerance
    }
  }

  /// The safe area of the root that most of the evidence is for.
  func safeArea(_ edge: BoxEdge, usual: Double) -> Double? {
    let guides = geometry.scene.guides.filter { number in
      let guide = geometry.document.guides[number]
      guard guide.owner == geometry.scene.root else { return false }
      switch guide.kind {
      case .safeArea: return true
      case .top: return edge == .top
      case .bottom: return edge == .bottom
      case .layoutMargins, .readableContent, .content, .frame, .keyboard: return false
      }
    }
    let shown = guides.firstResult {
      inset(Key(subject: .guide($0), edge: edge), usual: usual)
    }
    guard shown == nil, edge == .top || edge == .bottom, !guides.isEmpty,
      geometry.document.views[geometry.scene.root].layoutMargins == nil
    else { return shown }
    return inset(Key(subject: .margin(geometry.scene.root), edge: edge), usual: usual)
  }

  /// Where a side stood, if it is the edge of a view whose recorded frame holds.
  private func position(_ side: DocumentConstraint.Side) -> Double? {
    guard case .view(let view) = side.item, isTrusted(view),
      let (edge, isMargin) = BoxEdge.named(by: side.attribute), !isMargin
    else { return nil }
    return edge.position(in: geometry.alignmentRect(view))
  }

  private func isTrusted(_ view: Int) -> Bool {
    geometry.document.views[view].flags.isDisjoint(with: [.isMisplaced, .hasNoRecordedFrame])
      && !geometry.leftOut.contains(view)
  }

  private mutating func note(_ side: DocumentConstraint.Side, at position: Double?) {
    guard let position, let (edge, isMargin) = BoxEdge.named(by: side.attribute) else { return }
    switch side.item {
    case .view(let view):
      guard isMargin, isTrusted(view), canTell(view, edge) else { return }
      add(
        edge.inset(of: position, in: geometry.frame(view)), Key(subject: .margin(view), edge: edge))
    case .guide(let number):
      guard let (edge, inset) = guideInset(number, edge, position) else { return }
      add(inset, Key(subject: .guide(number), edge: edge))
    }
  }

  /// The far edges of content are unknown: only its size was recorded in no frame.
  private func canTell(_ view: Int, _ edge: BoxEdge) -> Bool {
    !geometry.document.views[view].kind.isScrollView || edge == .top || edge == .left
  }

  /// The inset of a guide, and its side, from the place of one of its edges.
  private func guideInset(
    _ number: Int, _ edge: BoxEdge, _ position: Double
  ) -> (BoxEdge, Double)? {
    let guide = geometry.document.guides[number]
    let frame = geometry.frame(guide.owner)
    switch guide.kind {
    case .safeArea, .layoutMargins, .readableContent:
      return (edge, edge.inset(of: position, in: frame))
    case .top where edge == .bottom: return (.top, BoxEdge.top.inset(of: position, in: frame))
    case .bottom where edge == .top:
      return (.bottom, BoxEdge.bottom.inset(of: position, in: frame))
    case .keyboard where edge == .top:
      return (.bottom, BoxEdge.bottom.inset(of: position, in: frame))
    case .top, .bottom, .keyboard, .content, .frame: return nil
    }
  }

  private mutating func add(_ inset: Double, _ key: Key) {
    guard inset > -Self.tolerance, inset < Self.largest else {
      isImpossible = true
      return
    }
    guard found[key]?.count ?? 0 < Self.enough else { return }
    found[key, default: []].append(max(0, inset))
  }

  private static let tolerance = 0.1
  /// That of the status on a screen without rounded corners, in points.
  private static let lowestBar = 20.0
  /// More evidence than this changes no vote, in any document that people made.
  private static let enough = 100
  /// No bar and no margin takes more, in points.
  private static let largest = 250.0
}

/// Why nothing but the recorded frames of a scene itself tells an inset of it.
package enum InsetGap: String, Hashable, Sendable, CaseIterable {
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

  /// Collects what every scene of a document shows.
  ///
  /// - Complexity: O(n) for n views and constraints.
  static func collected(from document: InterfaceDocument) -> RecordedInsets {
    var insets = RecordedInsets()
    for scene in document.scenes where !scene.guides.isEmpty {
      let geometry = RecordedGeometry(document, scene)
      let usual = UsualInsets(geometry).safeArea
      let evidence = InsetEvidence(geometry, scene.constraints.map { document.constraints[$0] })
      for edge in BoxEdge.allCases {
        guard let inset = evidence.safeArea(edge, usual: usual[edge]) else { continue }
        insets.shown[sort(edge, document, scene), default: []].append(
          Showing(root: scene.root, inset: inset))
      }
    }
    return insets
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
