import StackScrollConstraints
import StackScrollCore

// Constraints beside the tree.

extension ScreenImporter {
  func constraints() throws(ImportRefusal) -> [Constraint] {
    var constraints: [Constraint] = []
    for number in scene.scene.views where number != scene.scene.root {
      constraints += maskConstraints(of: number)
    }
    if purpose == .app { constraints += scene.scene.views.flatMap(contentConstraints) }
    return try constraints + written()
  }

  /// What is written, in the order of the document.
  func written() throws(ImportRefusal) -> [Constraint] {
    var constraints: [Constraint] = []
    for constraint in scene.written { constraints.append(try self.constraint(constraint)) }
    return constraints
  }

  /// A scroll view that holds nothing yet shows nothing, until the app fills it.
  ///
  /// Source: UIScrollView documentation, `contentSize`: it is zero by default.
  private func contentConstraints(of number: Int) -> [Constraint] {
    guard let content = scene.content(of: number), views[number].subviews.isEmpty else { return [] }
    let place = views[number].place
    return Axis.allCases.map { axis in
      Constraint(
        content[axis.length], constant: 0, priority: ScenePriority.canvasLength,
        origin: .document(element: place.element, line: place.line))
    }
  }

  /// What a mask says of a view that keeps its frame; what stands in an effect view fills it.
  private func maskConstraints(of number: Int) -> [Constraint] {
    let view = views[number]
    guard view.flags.contains(.hasFixedFrame), let superview = view.superview else { return [] }
    let (item, around) = (scene.item(number), scene.item(superview))
    let origin = ConstraintOrigin.document(element: view.place.element, line: view.place.line)
    if views[superview].kind.stretchesItsContent {
      return [LayoutAttribute.left, .right, .top, .bottom].map {
        Constraint(item[$0], .equal, around[$0], origin: origin)
      }
    }
    let rect = scene.geometry.alignmentRect(number)
    let outer = scene.geometry.frame(superview).origin
    if isForApp, scene.isContentOfCell(number) {
      let cell = scene.geometry.frame(superview)
      let inner = scene.isContentOutOfDate(number) ? cell : rect
      let far = [
        (LayoutAttribute.right, inner.maxX - cell.maxX), (.bottom, inner.maxY - cell.maxY),
      ]
      let near = [(LayoutAttribute.left, inner.minX - cell.minX), (.top, inner.minY - cell.minY)]
      return (near + far).map { edge, inset in
        Constraint(item[edge], .equal, around[edge], constant: inset, origin: origin)
      }
    }
    return [
      Constraint(
        item[.left], .equal, around[.left], constant: rect.minX - outer.x, origin: origin),
      Constraint(item[.top], .equal, around[.top], constant: rect.minY - outer.y, origin: origin),
      Constraint(item[.width], constant: rect.size.width, origin: origin),
      Constraint(
        item[.height], constant: rect.size.height, priority: maskPriority(of: number),
        origin: origin),
    ]
  }

  private func constraint(_ source: DocumentConstraint) throws(ImportRefusal) -> Constraint {
    var (multiplier, constant) = (source.multiplier, source.constant)
    var second: Anchor?
    if let side = source.second {
      switch try target(side, of: source) {
      case .anchor(let anchor): second = anchor
      case .points(let points):
        constant += multiplier * points
        multiplier = 1
      }
    }
    guard case .anchor(let first) = try target(source.first, of: source) else {
      throw .stripLength(source.place)
    }
    return Constraint(
      first, source.relation, second, multiplier: multiplier, constant: constant,
      priority: isForApp && source.isPlaceholder && source.first.attribute.isLength
        ? min(source.priority, ScenePriority.placeholderLength) : source.priority,
      identifier: source.isVarying ? source.id : source.identifier,
      origin: .document(element: source.place.element, line: source.place.line))
  }

  private enum Target {
    case anchor(Anchor)
    case points(Double)
  }

  /// What a side of a constraint is in the screen.
  private func target(
    _ side: DocumentConstraint.Side, of source: DocumentConstraint
  ) throws(ImportRefusal) -> Target {
    switch side.item {
    case .view(let number):
      return .anchor(scene.readableEdge(side) ?? scene.item(number)[side.attribute])
    case .guide(let number):
      let guide = document.guides[number]
      let owner = scene.item(guide.owner)
      let isScrollView = views[guide.owner].kind.isScrollView
      switch guide.kind {
      case .safeArea where isScrollView && scene.scene.bars.hasNavigationBar && purpose != .app:
        // It is not scrolled, so that its content begins where the safe area is taken to begin.
        return .anchor(owner.guide(.frameLayoutGuide)[side.attribute])
      case .safeArea: return .anchor(owner.safeAreaLayoutGuide[side.attribute])
      case .layoutMargins:
        return .anchor(
          scene.readableEdge(side) ?? owner.guide(.layoutMarginsGuide)[side.attribute])
      case .readableContent: return .anchor(owner.readableContentGuide[side.attribute])
      case .keyboard: return .anchor(owner.keyboardLayoutGuide[side.attribute])
      case .content where isScrollView:
        return .anchor(owner.guide(.contentLayoutGuide)[side.attribute])
      case .frame where isScrollView:
        return .anchor(owner.guide(.frameLayoutGuide)[side.attribute])
      case .content, .frame: return .anchor(owner[side.attribute])
      case .top, .bottom:
        return try strip(guide.kind == .top, along: owner, side.attribute, of: source)
      }
    }
  }

  /// The guides of old lie under the bars, along the top or the bottom of a view: their inner edge is
  /// that of the safe area.
  ///
  /// Source: UIViewController documentation, `topLayoutGuide` and `bottomLayoutGuide`.
  private func strip(
    _ isTop: Bool, along owner: LayoutItem, _ attribute: LayoutAttribute,
    of source: DocumentConstraint
  ) throws(ImportRefusal) -> Target {
    switch attribute {
    case .bottom where isTop: return .anchor(owner.safeAreaLayoutGuide[.top])
    case .top where !isTop: return .anchor(owner.safeAreaLayoutGuide[.bottom])
    case .height:
      let area = scene.insets.safeArea
      return .points(isTop ? area.top : area.bottom)
    case .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin:
      throw .stripLength(source.place)
    default: return .anchor(owner[attribute])
    }
  }
}
