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
    let shown = guides.lazy.compactMap {
      inset(Key(subject: .guide($0), edge: edge), usual: usual)
    }.first
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
    guard inset > -Self.tolerance, inset < Self.largest,
      found[key]?.count ?? 0 < Self.enough
    else { return }
    found[key, default: []].append(max(0, inset))
  }

  private static let tolerance = 0.1
  /// More evidence than this changes no vote, in any document that people made.
  private static let enough = 100
  /// No bar and no margin takes more, in points.
  private static let largest = 250.0
}
