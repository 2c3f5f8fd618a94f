import StackScrollConstraints
import StackScrollCore

/// Makes a screen of a scene: its views as they nest, and beside them what is written and what masks
/// say.
struct ScreenImporter {
  let scene: SceneFacts
  let purpose: Purpose
  /// Whether labels are texts of their strings.
  private let measuresTexts: Bool
  /// The views whose insets constraints name.
  private let viewsOfInsets: Set<Int>

  /// What a screen is made for: what of it keeps the length it was drawn with.
  enum Purpose {
    /// The canvas: the root, and as far as nothing else settles them, all views but stacks that
    /// arrange something.
    case canvas
    /// What constraints say on the canvas: the root alone.
    case constraints
    /// The app: a row is as high as its content, and what is no more than a leaf has a length of its
    /// own there.
    case app
    /// What constraints say in the app, whoever loads the scene.
    case appConstraints
  }

  init(_ scene: SceneFacts, for purpose: Purpose, measuresTexts: Bool = false) {
    self.scene = scene
    self.purpose = purpose
    self.measuresTexts = measuresTexts
    viewsOfInsets = Set(
      scene.written.flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }.compactMap { side in
        switch side.item {
        case .view(let number): side.attribute.isMargin ? number : nil
        case .guide(let number): scene.document.guides[number].owner
        }
      })
  }

  var document: InterfaceDocument { scene.document }
  var views: [DocumentView] { scene.document.views }

  /// The screen.
  func screen() throws(ImportRefusal) -> Screen {
    let place = views[scene.scene.root].place
    guard document.usesAutoLayout else { throw .withoutAutoLayout(place) }
    guard let root = tree() else { throw .refused(place, .emptyID(position: 0)) }
    let constraints = try constraints()
    do throws(ScreenError) {
      return try Screen(
        size: scene.geometry.alignmentRect(scene.scene.root).size,
        fittingPriorities: fittingPriorities,
        safeAreaInsets: safeArea, root: root,
        constraints: constraints,
        policy: purpose == .app ? .standard : Self.policyOfConstraints)
    } catch {
      throw .refused(place, error)
    }
  }

  /// The safe area: bars cover the canvas of a cell or of a small part of a screen, and nothing of it in the
  /// app.
  private var safeArea: EdgeInsets {
    if isForApp, scene.isSmallPart { return .zero }
    return purpose == .app ? shownSafeArea : scene.insets.safeArea
  }

  /// The safe area that recorded frames show, which are not held against it in the app; else what is
  /// usual.
  private var shownSafeArea: EdgeInsets {
    let evidence = InsetEvidence(scene.geometry, scene.written)
    var insets = scene.insets.safeArea
    for edge in BoxEdge.allCases {
      insets[edge] = evidence.safeArea(edge, usual: insets[edge]) ?? insets[edge]
    }
    return insets
  }

  /// The canvas shows what constraints leave open as it comes, and hidden views hold nothing open.
  private static let policyOfConstraints = LayoutPolicy(
    emptyStack: .ambiguous, ties: .ambiguous, hiddenViews: .areIgnored)

  /// The views as they nest, made from the innermost ones on: each stands after its superview.
  private func tree() -> View? {
    var made: [Int: View] = [:]
    for number in scene.scene.views.reversed() {
      made[number] = view(number, around: views[number].subviews.compactMap { made[$0] })
    }
    return made[scene.scene.root]
  }

  private func view(_ number: Int, around subviews: [View]) -> View {
    let source = views[number]
    let id = ViewID(source.id)
    let isHidden = source.flags.contains(.isHidden)
    guard
      source.stack != nil || !subviews.isEmpty || source.kind.isScrollView
        || viewsOfInsets.contains(number)
    else {
      return View(id, leaf: leaf(number), isHidden: isHidden)
    }
    let (width, height) = (length(of: number, .horizontal), length(of: number, .vertical))
    guard let attributes = source.stack else {
      return View(
        id, width: width, height: height, container: container(number, around: subviews),
        isHidden: isHidden)
    }
    var stack = scene.settings(attributes, margins: .zero)
    // Stacks of screens preserve no margins of what they stand in: they have them as drawn, for
    // themselves and for what is in them.
    if source.layoutMargins != nil || source.flags.contains(.preservesSuperviewMargins) {
      stack.layoutMargins = DirectionalEdgeInsets(scene.insets.ownMargins[number] ?? .zero)
    }
    stack.isLayoutMarginsRelativeArrangement = source.layoutMargins != nil
    stack.insetsLayoutMarginsFromSafeArea =
      source.layoutMargins != nil && scene.insets.reachesIntoMargins(number)
    stack.arrangedViews = subviews
    return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }

  private func container(_ number: Int, around subviews: [View]) -> Container {
    Container(
      subviews: subviews,
      layoutMargins: DirectionalEdgeInsets(scene.insets.givenMargins(of: number)),
      preservesSuperviewLayoutMargins: number != scene.scene.root
        && views[number].flags.contains(.preservesSuperviewMargins),
      insetsLayoutMarginsFromSafeArea: reachesIntoMargins(number),
      scrollView: views[number].kind.isScrollView ? scrollView(number) : nil)
  }

  /// Whether the safe area adds to the margins of a view: to those of the root of an app always, whatever tools drew it,
  /// unless the document says that it does not.
  ///
  /// Source: UIView documentation, `insetsLayoutMarginsFromSafeArea`, which is true by default.
  private func reachesIntoMargins(_ number: Int) -> Bool {
    purpose == .app && number == scene.scene.root
      ? !views[number].flags.contains(.ignoresSafeArea) : scene.insets.reachesIntoMargins(number)
  }

  /// A scroll view below a bar keeps its content clear of it.
  ///
  /// In the app it is scrolled to the start of its content, and on the canvas it is not scrolled.
  ///
  /// Source: observed on recorded frames.
  private func scrollView(_ number: Int) -> ScrollView {
    let isApp = purpose == .app
    let hasBar = scene.scene.bars.hasNavigationBar
    let given = (isApp ? views[number].scroll : nil) ?? ScrollAttributes()
    let adjustment = given.insetAdjustment ?? (isApp || hasBar ? .automatic : .never)
    let isBelowBar = isApp && hasBar && adjustment != .never
    return ScrollView(
      contentOffset: Point(x: 0, y: isBelowBar ? -scene.insets.safeArea(of: number).top : 0),
      contentInsetAdjustmentBehavior: adjustment,
      controllerEmbedding: hasBar ? .navigationOrTabBarController : .standalone,
      alwaysBounceHorizontal: given.alwaysBounces.contains(.horizontal),
      alwaysBounceVertical: given.alwaysBounces.contains(.vertical))
  }
}

// How strongly what was drawn is held.

extension ScreenImporter {
  /// How strongly the size of the root is held: a row is as high as its content, and a view of no
  /// controller as large as who loads it wants.
  ///
  /// No contradiction may come of the size that was chosen for drawing them.
  private var fittingPriorities: AxisPriorities {
    let root = views[scene.scene.root]
    var priorities = AxisPriorities(.required)
    if root.kind.isRow {
      if isForApp { priorities.vertical = ScenePriority.rowHeight }
    } else if purpose == .appConstraints, root.flags.contains(.isFreeStanding) {
      priorities = AxisPriorities(ScenePriority.sizeGivenLater)
    }
    return priorities
  }

  /// How strongly a mask holds the height of a view.
  func maskPriority(of number: Int) -> LayoutPriority {
    isForApp && views[number].kind.isRow ? ScenePriority.rowHeight : .required
  }

  var isForApp: Bool { purpose == .app || purpose == .appConstraints }
}

// Lengths of views.

extension ScreenImporter {
  private func leaf(_ number: Int) -> Leaf {
    if let text = measuresTexts ? scene.measuredText(number) : scene.wrappingText(number) {
      let view = views[number]
      let limit = ScenePriority.ownLength
      var leaf = Leaf(
        hugging: AxisPriorities(
          horizontal: min(view.hugging.horizontal, limit),
          vertical: min(view.hugging.vertical, limit)),
        compressionResistance: AxisPriorities(
          horizontal: min(view.compressionResistance.horizontal, limit),
          vertical: min(view.compressionResistance.vertical, limit)),
        role: view.kind.role)
      leaf.text = text
      return leaf
    }
    let role = scene.isDrawnAsLine(number) ? Leaf.Role.decoration : views[number].kind.role
    var leaf = Leaf(baselines: scene.baselines(number), role: role)
    for axis in Axis.allCases {
      guard let own = heldLength(number, axis) else { continue }
      leaf.intrinsic[axis] = own.length
      leaf.hugging[axis] = own.hugging
      leaf.compressionResistance[axis] = own.resistance
    }
    leaf.isMultilineText = views[number].isMultilineText
    return leaf
  }

  /// What holds other views has its own length, or what it is held to, as a length that gives way.
  private func length(of number: Int, _ axis: Axis) -> Length {
    guard let held = heldLength(number, axis) else { return .intrinsic }
    return [
      .atMost(held.length, priority: held.hugging),
      .atLeast(held.length, priority: held.resistance),
    ]
  }

  private struct HeldLength {
    let length: Double
    let hugging: LayoutPriority
    let resistance: LayoutPriority
  }

  private func keepsCanvasLength(_ number: Int) -> Bool {
    switch purpose {
    case .constraints, .appConstraints: false
    case .app: views[number].subviews.isEmpty
    case .canvas: true
    }
  }

  /// The width of the text of a label that makes its font smaller, where it was drawn clearly wider, if texts
  /// are measured: then it was stretched.
  private func stretchedText(_ number: Int, _ axis: Axis) -> Double? {
    let view = views[number]
    guard measuresTexts, axis == .horizontal, view.flags.contains(.shrinksText),
      view.customClass == nil, let text = view.labelText
    else { return nil }
    let width = text.size(fitting: 0).width * (1 + 2 * text.widthError)
    return width > 0 && width < scene.geometry.alignmentRect(number).size.width ? width : nil
  }

  /// The length that a view has of its own, or that the canvas gave it.
  private func heldLength(_ number: Int, _ axis: Axis) -> HeldLength? {
    let view = views[number]
    let isOwn: Bool
    let length: Double
    let isOnlyDrawn = isForApp && scene.isOnlyDrawn(number, axis)
    if let own = scene.ownLength(number, axis) {
      if isOnlyDrawn, !view.subviews.isEmpty { return nil }
      (length, isOwn) = (stretchedText(number, axis) ?? own, !isOnlyDrawn)
    } else if keepsCanvasLength(number), let drawn = scene.canvasLength(number, axis) {
      (length, isOwn) = (
        drawn,
        view.customClass != nil && view.subviews.isEmpty && !isOnlyDrawn
          // A slider has no width of its own, whatever its class.
          && view.kind.ownLengths != .height
      )
    } else {
      return nil
    }
    return HeldLength(
      length: max(0, length),
      hugging: isOwn
        ? min(view.hugging[axis], ScenePriority.ownLength) : ScenePriority.canvasLength,
      resistance: isOwn
        ? min(view.compressionResistance[axis], ScenePriority.ownLength)
        : ScenePriority.canvasLength)
  }
}
