import StackScrollConstraints
import StackScrollCore

/// The constraints that the engine has for a scene of a document.
///
/// What is written, what stack views install, what masks and sizes mean, and where the insets are.
struct SceneConstraints {
  let document: InterfaceDocument
  let scene: DocumentScene
  let geometry: RecordedGeometry
  var items: SceneItems
  let insets: SceneInsets
  /// The conditions that the document holds.
  let written: [DocumentConstraint]
  var system = ConstraintSystem()
  private let recorded: RecordedInsets
  private let change: Change

  /// What is taken otherwise than the document says, to see what hangs on it.
  struct Change: Sendable {
    /// What to take for a length that a leaf has of its own, or that the canvas gave it.
    var ownLength: @Sendable (Double) -> Double = { $0 }
    /// How much longer to take what only the canvas gave a length.
    var canvasLength = 0.0
    /// Which open insets to change.
    var insets: SceneInsets.Shift?
  }

  /// Writes down the constraints of a scene.
  ///
  /// - Parameter recorded: what the scenes of the document show of each other's insets.
  /// - Complexity: O(n) for n views, guides and constraints of the scene.
  init(
    _ document: InterfaceDocument, _ scene: DocumentScene, _ recorded: RecordedInsets,
    changing change: Change = Change()
  ) {
    self.recorded = recorded
    self.change = change
    self.document = document
    self.scene = scene
    geometry = RecordedGeometry(document, scene)
    items = SceneItems(document, geometry)
    written = scene.constraints.map { document.constraints[$0] }
    insets = SceneInsets(geometry, recorded, written, shifting: change.insets)
    for number in scene.views where !geometry.leftOut.contains(number) { addView(number) }
    for number in scene.guides where !geometry.leftOut.contains(document.guides[number].owner) {
      addGuide(number, document.guides[number])
    }
    for constraint in written { addWritten(constraint) }
  }

  /// The constraints of the scene with something taken otherwise.
  func changing(_ change: Change) -> SceneConstraints {
    SceneConstraints(document, scene, recorded, changing: change)
  }

  /// Adds a condition of which the document is the author.
  mutating func add(
    _ first: Anchor, _ relation: Constraint.Relation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, at place: DocumentPlace
  ) {
    system.constraints.append(
      Constraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
        identifier: identifier, origin: .document(element: place.element, line: place.line)))
  }

  private mutating func addView(_ number: Int) {
    let view = document.views[number]
    system.metrics[items.view(number)] = ItemMetrics(
      baselines: baselines(number), layoutMargins: insets.margins[number] ?? .zero)
    if let around = view.superview, number != scene.root, isStretched(number, in: around) {
      addStretch(number, in: around)
    } else if number == scene.root || isPlacedByMask(number) {
      addFrame(number)
    }
    addOwnLengths(number)
    if let content = items.contents[number] { addContent(content, of: number) }
    if let stack = view.stack { addStack(number, stack) }
  }

  /// Where the text of a view stands in its recorded frame.
  func baselines(_ number: Int) -> Baselines? {
    TextBaselines.baselines(
      of: document.views[number], height: geometry.alignmentRect(number).size.height)
  }

  /// Whether a view keeps the frame that the document says; a stack view places what it arranges.
  private func isPlacedByMask(_ number: Int) -> Bool {
    document.views[number].flags.contains(.hasFixedFrame)
  }

  /// Whether a view follows the size of what it stands in, although the document holds a frame.
  private func isStretched(_ number: Int, in superview: Int) -> Bool {
    isPlacedByMask(number) && document.views[superview].kind.stretchesItsContent
  }

  private mutating func addStretch(_ number: Int, in superview: Int) {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      add(
        Anchor(items.view(number), attribute), .equal, Anchor(items.view(superview), attribute),
        at: document.views[number].place)
    }
  }

  private mutating func addFrame(_ number: Int) {
    let view = document.views[number]
    let item = items.view(number)
    let rect = geometry.alignmentRect(number)
    let around = number == scene.root ? nil : view.superview
    let origin = around.map { geometry.frame($0).origin } ?? .zero
    let box = around.map(items.interior)
    add(
      Anchor(item, .left), .equal, box.map { Anchor($0, .left) },
      constant: rect.minX - origin.x, at: view.place)
    add(
      Anchor(item, .top), .equal, box.map { Anchor($0, .top) },
      constant: rect.minY - origin.y, at: view.place)
    add(Anchor(item, .width), constant: rect.size.width, at: view.place)
    add(Anchor(item, .height), constant: rect.size.height, at: view.place)
  }

  /// Hugging and compression resistance, where there is a length of its own to hold.
  private mutating func addOwnLengths(_ number: Int) {
    let view = document.views[number]
    for axis in Axis.allCases {
      guard let length = ownLength(number, axis) else { continue }
      let anchor = items.view(number)[axis.length]
      for (relation, priorities) in [
        (Constraint.Relation.lessThanOrEqual, view.hugging),
        (.greaterThanOrEqual, view.compressionResistance),
      ] {
        system.constraints.append(
          Constraint(
            anchor, relation, constant: length,
            priority: min(priorities[axis], ScenePriority.ownLength),
            origin: .intrinsicSize(ViewID(view.id))))
      }
    }
  }

  /// The length that a view has of its own: what was set for the canvas, or what was recorded.
  func ownLength(_ number: Int, _ axis: Axis) -> Double? {
    let view = document.views[number]
    switch view.placeholderSize[axis] {
    case .points(let length): return change.ownLength(length)
    case .none: return nil
    case .own:
      let flag = axis == .horizontal ? ViewFlags.hasIntrinsicWidth : .hasIntrinsicHeight
      guard view.flags.contains(flag) else { return nil }
      return change.ownLength(geometry.alignmentRect(number).size[axis])
    }
  }

  /// Wishes that views without a length of their own keep the recorded one where nothing else
  /// settles it.
  ///
  /// A view of a class of the app's own in which nothing stands may have one, and holds it as it
  /// says.
  func canvasLengths(at priority: LayoutPriority) -> [Constraint] {
    scene.views.filter { $0 != scene.root && !geometry.leftOut.contains($0) }.flatMap { number in
      Axis.allCases.flatMap { axis -> [Constraint] in
        guard let length = canvasLength(number, axis) else { return [] }
        return canvasLength(number, axis, length, at: priority)
      }
    }
  }

  /// Whether there is a view that may keep such a length.
  var hasCanvasLengths: Bool {
    scene.views.contains { number in
      number != scene.root && Axis.allCases.contains { canvasLength(number, $0) != nil }
    }
  }

  private func canvasLength(
    _ number: Int, _ axis: Axis, _ length: Double, at priority: LayoutPriority
  ) -> [Constraint] {
    let view = document.views[number]
    let holds = view.customClass != nil && view.subviews.isEmpty
    let sides: [(Constraint.Relation, AxisPriorities)] = [
      (.lessThanOrEqual, view.hugging), (.greaterThanOrEqual, view.compressionResistance),
    ]
    return sides.map { relation, priorities in
      Constraint(
        items.view(number)[axis.length], relation,
        constant: length,
        priority: holds ? min(priorities[axis], ScenePriority.ownLength) : priority,
        origin: .intrinsicSize(ViewID(view.id)))
    }
  }

  /// The length that the canvas gave a view that has none of its own.
  ///
  /// A stack view that arranges something is as long as that asks for.
  func canvasLength(_ number: Int, _ axis: Axis) -> Double? {
    let view = document.views[number]
    guard view.stack == nil || view.subviews.isEmpty,
      !view.flags.contains(.hasNoRecordedFrame), ownLength(number, axis) == nil
    else { return nil }
    let length = geometry.alignmentRect(number).size[axis]
    return max(
      0, (view.subviews.isEmpty ? change.ownLength(length) : length) + change.canvasLength)
  }

  /// The content of a scroll view begins where its frame does while nothing is scrolled.
  private mutating func addContent(_ content: LayoutItem, of number: Int) {
    let frame = items.view(number)
    let place = document.views[number].place
    add(Anchor(content, .left), .equal, Anchor(frame, .left), at: place)
    add(Anchor(content, .top), .equal, Anchor(frame, .top), at: place)
    system.metrics[content] = ItemMetrics(layoutMargins: insets.margins[number] ?? .zero)
  }
}

/// The priorities that a scene has beside those that its document holds, from weak to strong.
enum ScenePriority {
  /// What a row that sizes itself holds its height with.
  ///
  /// Source: UIKit documentation, `UILayoutPriority.fittingSizeLevel`.
  static let rowHeight = LayoutPriority(50)
  /// Weaker than what people and leaves ask for, stronger than what stack views add lest anything be
  /// ambiguous.
  static let canvasLength = LayoutPriority(60)
  /// A recorded length is no more exact than pixels are, so no contradiction may come of it.
  static let ownLength = LayoutPriority(999.25)
  /// Stronger than any length of a leaf, as the size is that is given later.
  static let sizeGivenLater = LayoutPriority(999.5)
  /// Above all that is less than required.
  static let missedConstraint = LayoutPriority(999.75)
}

extension InterfaceDocument {
  /// The constraints that the engine has for a scene: what is written, what stack views install, and
  /// what frames, masks, sizes and insets say.
  ///
  /// - Complexity: O(n) for n views, guides and constraints of the document.
  package func constraintSystem(of scene: DocumentScene) -> ConstraintSystem {
    SceneConstraints(self, scene, .collected(from: self)).system
  }
}
