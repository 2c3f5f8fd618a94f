import StackScrollConstraints
import StackScrollCore

/// Looks at one scene.
struct SceneLint {
  let scene: SceneFacts
  let screen: LintedScreen
  let limits: DocumentLint.Limits
  let parties: LintParties
  /// The constraints, less those that had to be given up.
  var system: ConstraintSystem
  private(set) var findings: [LintFinding] = []
  /// What is left open, before it is known what else is open because of it.
  private(set) var leftOpen: [LeftOpen] = []
  /// The lines of constraints that were lowered because they rest on a guess.
  var guesses: Set<Int> = []
  /// The axes on which the content of a scroll view is as long as its frame by mistake.
  var tied: [Int: Axis] = [:]

  /// Looks at a scene.
  init(lookingAt scene: SceneFacts, _ limits: DocumentLint.Limits) throws(SceneFailure) {
    self.scene = scene
    self.limits = limits
    screen = try LintedScreen(scene)
    parties = LintParties(scene, screen)
    system = screen.installed.tree.system
    do throws(ConstraintLayoutError) {
      try run()
    } catch { throw .unsolved(.solver(error)) }
  }

  /// Looks for everything; a conflict that nobody wrote leaves nothing more to look at.
  private mutating func run() throws(ConstraintLayoutError) {
    guard let layout = try settleConflicts() else { return }
    try findHiddenRows()
    let scrolling = scene.scene.views.filter(isScrollView)
    let placed = placedViews
    let open = try layout.openings(
      of: scrolling.flatMap(contentLengths) + placed.flatMap(frameAnchors))
    for number in scrolling { try lookAtScrollView(number, open) }
    try lookAtFrames(placed, open)
    try reportWhatIsLeftOpen()
    try lookAtStacks(layout)
    try lookForWeakPins()
    try lookAtThickness(layout)
    try lookAtTexts(layout)
    try lookAtConstraints(layout)
    try lookAtTheCanvas()
  }

  var document: InterfaceDocument { scene.document }

  /// Adds what was found.
  mutating func report(_ fact: LintFinding.Fact, at place: DocumentPlace) {
    findings.append(LintFinding(fact: fact, place: place, scene: scene.scene.name))
  }

  /// Keeps what is left open until it is known what follows from it.
  mutating func leaveOpen(
    _ what: LeftOpen.What, at view: Int, settledBy constraints: [Constraint]
  ) {
    leftOpen.append(LeftOpen(what: what, view: view, settledBy: constraints))
  }

  /// The views in a view that a stack view does not leave out.
  func shownSubviews(_ number: Int) -> [Int] {
    document.views[number].subviews.filter { !scene.geometry.leftOut.contains($0) }
  }

  private func isScrollView(_ number: Int) -> Bool {
    scene.content(of: number) != nil && !scene.geometry.leftOut.contains(number)
      && !shownSubviews(number).isEmpty
  }
}

/// A length or a place that nothing settles.
struct LeftOpen {
  /// What of the view is open.
  enum What {
    case contentSize(Axis, missing: LintRemedy?)
    case frame([FramePart])
  }

  let what: What
  let view: Int
  /// Constraints that hold it as it was drawn.
  let settledBy: [Constraint]

  /// What is told of it, with the views that are open because of it.
  func fact(with others: [DocumentPlace]) -> LintFinding.Fact {
    switch what {
    case .contentSize(let axis, let missing):
      .openContentSize(axis, missing: missing, with: others)
    case .frame(let parts): .openFrame(parts, with: others)
    }
  }
}

/// What the constraints of a scene leave open.
struct SceneOpenings {
  let layout: ConstraintLayout
  fileprivate let anchors: Set<Anchor>

  /// Whether one of these places or lengths is open; what no constraint names is.
  func isOpen(_ item: LayoutItem, _ attribute: LayoutAttribute) throws(ConstraintLayoutError)
    -> Bool
  {
    let anchor = Anchor(item, attribute)
    if anchors.contains(anchor) { return true }
    return try layout.value(of: anchor) == nil
  }
}

extension ConstraintLayout {
  /// Finds out which of the places and lengths that will be asked for are open.
  func openings(of asked: [Anchor]) throws(ConstraintLayoutError) -> SceneOpenings {
    SceneOpenings(layout: self, anchors: Set(try ambiguous(among: asked)))
  }
}

extension ConstraintSystem {
  /// The layout that the constraints ask for; nil if they contradict each other.
  func solved() throws(ConstraintLayoutError) -> ConstraintLayout? {
    var layout = try ConstraintLayout(self)
    return try layout.solve() == .solved ? layout : nil
  }

  /// The same with more constraints.
  func adding(_ more: [Constraint]) -> ConstraintSystem {
    var system = self
    system.constraints += more
    return system
  }

  /// The same with these own lengths.
  func withOwnLengths(_ lengths: [Anchor: Double]) -> ConstraintSystem {
    var changed = self
    for (index, constraint) in constraints.enumerated() where constraint.isOwnLength {
      if let length = lengths[constraint.first] { changed.constraints[index].constant = length }
    }
    return changed
  }

  /// The same with other own lengths of views: in a screen of a document, no other length stands in
  /// the tree.
  func withOwnLengths(
    of items: Set<LayoutItem>? = nil, except lengths: Set<Anchor> = [], _ change: (Double) -> Double
  ) -> ConstraintSystem {
    var changed = self
    for (index, constraint) in constraints.enumerated() {
      guard constraint.isOwnLength, items?.contains(constraint.first.item) ?? true,
        !lengths.contains(constraint.first)
      else { continue }
      changed.constraints[index].constant = change(constraint.constant)
    }
    return changed
  }
}

extension Constraint {
  /// Whether it holds a length that a view has of its own.
  fileprivate var isOwnLength: Bool {
    switch origin {
    case .intrinsicSize, .length: true
    case .written, .stackView, .attachment, .frame, .engine, .document, .log: false
    }
  }
}
