import StackScrollCore

/// The margins and safe areas of a scene: what the document holds, what is usual for its device,
/// and what its other scenes show.
///
/// Only where none of these tells an inset do the scene's own frames: it is then open, and what hangs
/// on it is no evidence of the layout.
///
/// Source: UIView documentation, `layoutMargins`, `preservesSuperviewLayoutMargins` and
/// `insetsLayoutMarginsFromSafeArea`; what is usual was observed on recorded frames.
struct SceneInsets {
  /// A change of every inset that is open for one reason: what moves with it hangs on it.
  struct Shift: Sendable {
    /// The reason.
    let gap: InsetGap
    /// How far, in points.
    let distance: Double
  }

  /// The margins of each view, by number.
  private(set) var margins: [Int: EdgeInsets] = [:]
  /// How far each guide of a safe area is inside its view, by number.
  private(set) var guides: [Int: EdgeInsets] = [:]
  /// Why insets are open, as far as some are.
  private(set) var gaps: Set<InsetGap> = []

  private let geometry: RecordedGeometry
  private let shift: Shift?
  private let usual: UsualInsets
  /// The safe area of the root.
  private(set) var safeArea = EdgeInsets.zero
  /// Why sides of the safe area are open.
  private var safeAreaGaps: [BoxEdge: InsetGap] = [:]
  /// The margins without the part of the safe area, as drawn: those of superviews counted that views
  /// preserve.
  private(set) var ownMargins: [Int: EdgeInsets] = [:]

  init(
    _ geometry: RecordedGeometry, _ recorded: RecordedInsets, _ constraints: [DocumentConstraint],
    shifting shift: Shift? = nil
  ) {
    self.geometry = geometry
    self.shift = shift
    usual = UsualInsets(geometry)
    findSafeArea(recorded, constraints)
    for view in geometry.scene.views { addMargins(of: view) }
    for number in geometry.scene.guides { addGuide(number, geometry.document.guides[number]) }
  }

  /// Whether the document itself tells the margin of a view at a side.
  func isWritten(margin view: Int) -> Bool { geometry.document.views[view].layoutMargins != nil }

  /// What other scenes show goes before what is usual; what is open is read off the frames.
  private mutating func findSafeArea(
    _ recorded: RecordedInsets, _ constraints: [DocumentConstraint]
  ) {
    safeArea = usual.safeArea
    safeAreaGaps = usual.gaps
    let (document, scene) = (geometry.document, geometry.scene)
    for edge in BoxEdge.allCases {
      let others = recorded.others(edge, document, scene)
      if let agreed = Self.agreed(others) {
        safeArea[edge] = agreed
        safeAreaGaps[edge] = nil
      } else if safeAreaGaps[edge] != nil, let shown = others.first {
        safeArea[edge] = shown
        safeAreaGaps[edge] = others.count == 1 ? nil : .scenesDisagree
      }
    }
    gaps = Set(safeAreaGaps.values)
    guard !gaps.isEmpty else { return }
    let evidence = InsetEvidence(geometry, constraints)
    for (edge, gap) in safeAreaGaps {
      if let shown = evidence.safeArea(edge, usual: safeArea[edge]) { safeArea[edge] = shown }
      if let shift, shift.gap == gap { safeArea[edge] += shift.distance }
    }
  }

  /// What several scenes show alike.
  private static func agreed(_ insets: [Double]) -> Double? {
    guard insets.count >= fewestWitnesses, let first = insets.first,
      insets.allSatisfy({ ($0 - first).magnitude < sameInset })
    else { return nil }
    return first
  }

  private static let fewestWitnesses = 2
  private static let sameInset = 0.1

  private mutating func addMargins(of number: Int) {
    let view = geometry.document.views[number]
    let own = ownMargins(of: number)
    ownMargins[number] = own
    guard view.stack == nil || view.layoutMargins != nil else {
      margins[number] = .zero
      return
    }
    margins[number] = reachesIntoMargins(number) ? own + safeArea(of: number) : own
  }

  /// The margins that the document gives a view or that are usual, with those of its superview.
  private func ownMargins(of number: Int) -> EdgeInsets {
    let view = geometry.document.views[number]
    var own = givenMargins(of: number)
    guard view.flags.contains(.preservesSuperviewMargins), let superview = view.superview,
      let around = ownMargins[superview]
    else { return own }
    let frame = geometry.frame(number)
    for edge in BoxEdge.allCases {
      let distance = edge.inset(of: edge.position(in: frame), in: geometry.frame(superview))
      own[edge] = max(own[edge], around[edge] - max(0, distance))
    }
    return own
  }

  /// The margins that the document gives a view or that are usual.
  func givenMargins(of number: Int) -> EdgeInsets {
    geometry.document.views[number].layoutMargins?.resolved(in: .leftToRight)
      ?? usual.margins(of: number)
  }

  /// Whether the safe area adds to the margins of a view.
  func reachesIntoMargins(_ number: Int) -> Bool {
    guard !geometry.document.views[number].flags.contains(.ignoresSafeArea) else { return false }
    return number == geometry.scene.root ? usual.reachesIntoRoot : usual.reachesIntoViews
  }

  /// The part of the safe area that reaches into a view.
  func safeArea(of number: Int) -> EdgeInsets {
    guard number != geometry.scene.root else { return safeArea }
    guard usual.reachesIntoViews, !isAdjusted(number) else { return .zero }
    let root = geometry.frame(geometry.scene.root)
    let frame = geometry.frame(number)
    var insets = EdgeInsets.zero
    for edge in BoxEdge.allCases {
      let distance = edge.inset(of: edge.position(in: frame), in: root)
      insets[edge] = max(0, safeArea[edge] - max(0, distance))
    }
    return insets
  }

  /// Whether a view stands in a scroll view that bars have moved the content of.
  private func isAdjusted(_ number: Int) -> Bool {
    geometry.scrolled.contains(number) && geometry.scene.bars.hasNavigationBar
  }

  /// Where bars have moved the content of a scroll view, its safe area has nothing left to tell.
  private mutating func addGuide(_ number: Int, _ guide: DocumentGuide) {
    guard guide.kind == .safeArea else { return }
    let isContent = geometry.document.views[guide.owner].kind.isScrollView
    let insets =
      isContent && geometry.scene.bars.hasNavigationBar ? .zero : safeArea(of: guide.owner)
    guides[number] = insets.fitting(into: geometry.frame(guide.owner).size)
  }
}

extension EdgeInsets {
  /// What of them there is room for: what lies before comes first.
  fileprivate func fitting(into size: Size) -> EdgeInsets {
    var fitting = self
    fitting.top = min(top, size.height)
    fitting.left = min(left, size.width)
    fitting.bottom = min(bottom, size.height - fitting.top)
    fitting.right = min(right, size.width - fitting.left)
    return fitting
  }
}
