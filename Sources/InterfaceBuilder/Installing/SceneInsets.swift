import StackScrollCore

/// The margins and safe areas of a scene: what the document holds, what its frames show, and where
/// neither says anything, what is usual.
///
/// Source: UIView documentation, `layoutMargins`, `preservesSuperviewLayoutMargins` and
/// `insetsLayoutMarginsFromSafeArea`; what is usual was observed on recorded frames.
struct SceneInsets {
  /// The margins of each view, by number.
  private(set) var margins: [Int: EdgeInsets] = [:]
  /// How far each guide is inside its view, by number.
  private(set) var guides: [Int: EdgeInsets] = [:]

  /// What neither the document nor its frames tell.
  private var guessed: Set<InsetEvidence.Key> = []

  private let geometry: RecordedGeometry
  private let evidence: InsetEvidence
  private let safeArea: EdgeInsets
  /// The margins without the part of the safe area.
  private var ownMargins: [Int: EdgeInsets] = [:]

  init(_ geometry: RecordedGeometry, _ constraints: [DocumentConstraint]) {
    self.geometry = geometry
    evidence = InsetEvidence(geometry, constraints)
    safeArea = Self.safeArea(geometry, evidence)
    for view in geometry.scene.views { addMargins(of: view) }
    for number in geometry.scene.guides { addGuide(number, geometry.document.guides[number]) }
  }

  /// Whether the document or its frames tell the margin of a view at a side.
  func isKnown(margin view: Int, _ edge: BoxEdge) -> Bool {
    !guessed.contains(.init(subject: .margin(view), edge: edge))
  }

  /// Whether the frames of the document tell the inset of a guide at a side.
  ///
  /// The guides at the top and at the bottom end where the inset of their own side does.
  func isKnown(guide number: Int, _ edge: BoxEdge) -> Bool {
    let side: BoxEdge =
      switch geometry.document.guides[number].kind {
      case .top: .top
      case .bottom, .keyboard: .bottom
      case .safeArea, .layoutMargins, .content, .frame: edge
      }
    return !guessed.contains(.init(subject: .guide(number), edge: side))
  }

  private mutating func addMargins(of number: Int) {
    let view = geometry.document.views[number]
    let own = ownMargins(of: number)
    ownMargins[number] = own
    guard view.stack == nil || view.layoutMargins != nil else {
      margins[number] = .zero
      return
    }
    var usual = own
    if reachesIntoMargins(number) { usual = usual + safeArea(of: number) }
    for edge in BoxEdge.allCases {
      let key = InsetEvidence.Key(subject: .margin(number), edge: edge)
      let shown = evidence.inset(key, usual: usual[edge])
      let least = view.layoutMargins?.resolved(in: .leftToRight)[edge] ?? 0
      if let shown, shown > least - 1 {
        usual[edge] = shown
      } else if view.layoutMargins == nil {
        guessed.insert(key)
      }
    }
    margins[number] = usual
  }

  /// The margins that the document gives a view or that are usual, with those of its superview.
  private func ownMargins(of number: Int) -> EdgeInsets {
    let view = geometry.document.views[number]
    var own = view.layoutMargins?.resolved(in: .leftToRight) ?? usualMargins(of: number)
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

  private func usualMargins(of number: Int) -> EdgeInsets {
    let view = geometry.document.views[number]
    let isCellContent =
      view.kind.isCellContent
      || (view.superview.map { geometry.document.views[$0].kind.isCell } ?? false)
    let side = geometry.document.device.sideMargin(width: geometry.frame(number).size.width)
    switch (number == geometry.scene.root, isCellContent || view.kind.isCell) {
    case (_, true):
      return geometry.document.usesSafeAreas
        ? EdgeInsets(top: 11, left: side, bottom: 11, right: side)
        : EdgeInsets(top: 8, left: 15, bottom: 8, right: 15)
    case (true, false): return EdgeInsets(left: side, right: side)
    case (false, false): return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
  }

  /// Whether the safe area adds to the margins of a view: those of a root only if it has the guide.
  private func reachesIntoMargins(_ number: Int) -> Bool {
    guard !geometry.document.views[number].flags.contains(.ignoresSafeArea) else { return false }
    return number != geometry.scene.root
      || geometry.scene.guides.contains {
        geometry.document.guides[$0].owner == number
          && geometry.document.guides[$0].kind == .safeArea
      }
  }

  /// The part of the safe area that reaches into a view.
  private func safeArea(of number: Int) -> EdgeInsets {
    guard number != geometry.scene.root else { return safeArea }
    guard geometry.document.usesSafeAreas, !isAdjusted(number) else { return .zero }
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

  private mutating func addGuide(_ number: Int, _ guide: DocumentGuide) {
    var insets: EdgeInsets
    switch guide.kind {
    case .layoutMargins: insets = margins[guide.owner] ?? .zero
    case .safeArea, .keyboard:
      let content = geometry.document.views[guide.owner].kind.isScrollView
      insets =
        content && geometry.scene.bars.hasNavigationBar ? .zero : safeArea(of: guide.owner)
    case .top, .bottom: insets = safeArea
    case .content, .frame: insets = .zero
    }
    for edge in BoxEdge.allCases {
      let key = InsetEvidence.Key(subject: .guide(number), edge: edge)
      if let shown = evidence.inset(key, usual: insets[edge]) {
        insets[edge] = shown
      } else {
        guessed.insert(key)
      }
    }
    guides[number] = insets
  }
}

extension SceneInsets {
  /// The safe area of the root: what guides show, or what the device and the bars take.
  private static func safeArea(
    _ geometry: RecordedGeometry, _ evidence: InsetEvidence
  ) -> EdgeInsets {
    let root = geometry.scene.root
    let guides = geometry.scene.guides.filter {
      geometry.document.guides[$0].owner == root
    }
    let usual = usualSafeArea(geometry, hasGuide: !guides.isEmpty)
    var safeArea = usual
    for edge in BoxEdge.allCases {
      var shown = guides.lazy.compactMap { guide in
        evidence.inset(.init(subject: .guide(guide), edge: edge), usual: usual[edge])
      }.first
      if shown == nil, edge == .top || edge == .bottom, !guides.isEmpty,
        geometry.document.views[root].layoutMargins == nil
      {
        shown = evidence.inset(.init(subject: .margin(root), edge: edge), usual: usual[edge])
      }
      if let shown { safeArea[edge] = shown }
    }
    return safeArea
  }

  private static func usualSafeArea(_ geometry: RecordedGeometry, hasGuide: Bool) -> EdgeInsets {
    let root = geometry.document.views[geometry.scene.root]
    guard hasGuide, !root.kind.isCell, root.recordedFrame.size.height >= smallestScreen else {
      return .zero
    }
    var insets = geometry.document.device.systemInsets
    if geometry.scene.bars.hasNavigationBar { insets.top += navigationBar }
    if geometry.scene.bars.hasBottomBar { insets.bottom += tabBar }
    return insets
  }

  private static let navigationBar = 44.0
  private static let tabBar = 49.0
  /// A lower root is part of a screen.
  private static let smallestScreen = 480.0
}
