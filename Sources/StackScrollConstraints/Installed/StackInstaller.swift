import StackScrollCore

/// Writes down what one stack view installs, a concern at a time.
///
/// Source: observed on the class: the constraints it prints, their identifiers and priorities.
struct StackInstaller {
  typealias Member = StackArrangement.Member

  let arrangement: StackArrangement
  /// The members that show, in order.
  let visible: [Member]
  /// What the views are arranged in: the stack view, or the guide inside its margins.
  private(set) var canvas: LayoutItem
  private(set) var constraints: [Constraint] = []
  var names: ItemNames

  init(_ arrangement: StackArrangement, names: ItemNames) {
    self.arrangement = arrangement
    self.names = names
    visible = arrangement.members.filter { !$0.isHidden }
    canvas = arrangement.stack
  }

  var settings: StackView { arrangement.settings }
  /// The axis along which views follow each other.
  var axis: Axis { settings.axis }

  /// A stack view without arranged views installs nothing; its margins do not count either.
  mutating func install() {
    if !arrangement.members.isEmpty {
      connectMargins()
      connectAlong()
      space()
      distribute()
      align()
      hide()
    }
    let isEmpty = arrangement.members.isEmpty
    if isEmpty ? arrangement.emptyStack == .fitsZero : visible.isEmpty { fitNothing() }
  }

  /// Stack views that show nothing are no longer than their margins; whether that is so of one that
  /// arranges nothing is a policy.
  private mutating func fitNothing() {
    for axis in Axis.allCases {
      add(.emptyFit, canvas[axis.length], priority: InstalledPriority.emptyFit)
    }
  }

  /// The views are arranged inside the margins, and these keep clear of the safe area.
  private mutating func connectMargins() {
    guard settings.isLayoutMarginsRelativeArrangement else { return }
    let stack = arrangement.stack
    canvas = names.item("\(stack.id).layoutMarginsGuide", className: "UILayoutGuide")
    let margins = settings.layoutMargins
    let isKeptClear = settings.insetsLayoutMarginsFromSafeArea
    let safeArea = isKeptClear ? settings.safeAreaInsets : .zero
    let isMirrored = arrangement.layoutDirection == .rightToLeft
    let leading = margins.leading + (isMirrored ? safeArea.right : safeArea.left)
    let trailing = margins.trailing + (isMirrored ? safeArea.left : safeArea.right)
    add(.leadingMargin, canvas[.leading], stack[.leading], constant: leading)
    add(.trailingMargin, stack[.trailing], canvas[.trailing], constant: trailing)
    add(.topMargin, canvas[.top], stack[.top], constant: margins.top + safeArea.top)
    add(.bottomMargin, stack[.bottom], canvas[.bottom], constant: margins.bottom + safeArea.bottom)
  }

  /// The first and the last view stand at the ends.
  private mutating func connectAlong() {
    guard let first = visible.first, let last = visible.last else { return }
    add(.canvasConnection, canvas[axis.near], first.item[axis.near])
    add(.canvasConnection, last.item[axis.far], canvas[axis.far])
  }

  mutating func add(
    _ identifier: InstalledIdentifier, _ first: Anchor,
    _ relation: Constraint.Relation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: LayoutPriority = .required
  ) {
    constraints.append(
      Constraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
        identifier: identifier.rawValue,
        origin: .stackView(ViewID(arrangement.stack.id))))
  }

  mutating func add(
    _ identifier: InstalledIdentifier, _ first: Anchor, _ second: Anchor, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    add(identifier, first, .equal, second, constant: constant, priority: priority)
  }
}

extension StackInstaller {
  /// Hidden views have no length along the axis, and no gap at the ends.
  mutating func hide() {
    let first = visible.first
    var last: Member?
    var shown = 0
    for member in arrangement.members {
      guard member.isHidden else {
        (last, shown) = (member, shown + 1)
        continue
      }
      add(.hiding, member.item[axis.length])
      if shown > 0, shown < visible.count { continue }
      if shown > 0, let last {
        add(.spacing, member.item[axis.near], last.item[axis.far])
      } else if let first {
        add(.spacing, first.item[axis.near], member.item[axis.far])
      } else {
        add(.canvasConnection, canvas[axis.near], member.item[axis.near])
      }
    }
  }
}

extension StackInstaller {
  /// How lengths along the axis are shared out.
  mutating func distribute() {
    switch settings.distribution {
    case .fill: shareTextWidths()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalGaps(from: axis.far, to: axis.near) { _ in .required }
    case .equalCentering:
      equalGaps(from: axis.center, to: axis.center, InstalledPriority.centring)
    }
  }

  private mutating func fillEqually() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      add(.fillEqually, view.item[axis.length], first.item[axis.length])
    }
  }

  /// In a row of texts of several lines and nothing else, each asks for an equal part of what the gaps
  /// leave.
  ///
  /// That every view that shows must be such a text, and that actual gaps are left out, is what recorded
  /// frames show; that no such constraint is stronger than 999 is chosen.
  private mutating func shareTextWidths() {
    let resistances = visible.compactMap(\.textResistance)
    guard axis == .horizontal, visible.count > 1, resistances.count == visible.count else { return }
    let gaps = visible.dropLast().reduce(0) { $0 + gap(after: $1) }
    let count = Double(visible.count)
    for (view, resistance) in zip(visible, resistances) {
      add(
        .textWidth, view.item[axis.length], .equal, canvas[axis.length], multiplier: 1 / count,
        constant: -gaps / count, priority: InstalledPriority.textWidth(resistance: resistance))
    }
  }

  /// Each view asks for its share: its own length over all of them and the gaps.
  ///
  /// That priorities fall by visible index, that actual gaps count in the shares, and that views
  /// without any length share equally is this model's reading. One that fits its content is left as
  /// it is.
  private mutating func fillProportionally() {
    let gaps = zip(visible, visible.dropFirst()).map { edgeGap($0, $1) ?? gap(after: $0) }
    let lengths = visible.reduce(0) { $0 + ($1.intrinsic[axis] ?? 0) }
    let total = lengths + gaps.reduce(0, +)
    let magnitude = gaps.reduce(lengths) { $0 + $1.magnitude }
    guard lengths > 0, Tolerance.isPositive(total, amongst: magnitude) else {
      return visible.contains(where: \.fitsContent) ? () : fillEqually()
    }
    for (place, view) in visible.enumerated() {
      guard let own = view.intrinsic[axis] else {
        if !view.fitsContent { add(.fillProportionally, view.item[axis.length]) }
        continue
      }
      add(
        .fillProportionally, view.item[axis.length], .equal, canvas[axis.length],
        multiplier: own / total, priority: InstalledPriority.share(place))
    }
  }

  /// Spacers from view to view, all as long as the first.
  ///
  /// No spacer is shorter than 0, but views may overlap: so each reaches back by as much as they
  /// may at most, which is nothing unless a gap is negative.
  ///
  /// - Parameter priority: how strongly a spacer, counted from 1, is held to be like the first.
  private mutating func equalGaps(
    from end: LayoutAttribute, to start: LayoutAttribute,
    _ priority: (Int) -> LayoutPriority
  ) {
    let pairs = Array(zip(visible, visible.dropFirst()))
    let reach = reach(over: pairs, of: "\(arrangement.stack.id).gap")
    var first: LayoutItem?
    for (place, (view, next)) in pairs.enumerated() {
      let gap = names.item(
        "\(arrangement.stack.id).gap \(place + 1)", className: "_UIOLAGapGuide")
      begin(gap, at: view.item[end], .distributingEdge, reach)
      add(.distributingEdge, next.item[start], gap[axis.far])
      if let first {
        add(.distributingEdge, gap[axis.length], first[axis.length], priority: priority(place))
      }
      first = first ?? gap
    }
    if !visible.isEmpty {
      add(.canvasFit, canvas[axis.length], priority: InstalledPriority.canvasFit)
    }
  }
}
