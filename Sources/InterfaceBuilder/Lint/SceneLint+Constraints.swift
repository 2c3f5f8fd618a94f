import StackScrollConstraints
import StackScrollCore

// Constraints that hold as drawn, and not as code or people change the screen.

extension SceneLint {
  /// Looks at rows that code may hide, at what scrolls, at sides of views, and at constraints that say nothing.
  ///
  /// - Complexity: a layout for each row with an outlet and for each scroll view.
  mutating func lookAtConstraints(_ layout: ConstraintLayout) throws(ConstraintLayoutError) {
    try lookForRowsThatCodeHides()
    try lookForTiesToWhatStands(layout)
    lookForMixedEdges()
    lookForIdleConstraints()
  }

  /// Reports plain views of which a stack view leaves the thickness open, so that they have none, though they were
  /// drawn to be seen: with a background of their own, or as a line.
  ///
  /// Without either it may be meant as room between others.
  mutating func lookAtThickness(_ layout: ConstraintLayout) throws(ConstraintLayoutError) {
    for number in scene.scene.views {
      let view = document.views[number]
      guard let around = view.superview, let stack = document.views[around].stack,
        stack.alignment != .fill, view.kind.element == "view", view.customClass == nil,
        view.subviews.isEmpty, !scene.geometry.leftOut.contains(number),
        !view.flags.contains(.silencesAmbiguity), view.placeholderSize == PlaceholderSize()
      else { continue }
      let across = stack.axis.perpendicular
      let part = across == .horizontal ? FramePart.width : .height
      guard standsOut(view) || scene.isHeldThin(number),
        !scene.written.contains(where: { settles($0, number, across) }),
        let found = try layout.value(of: Anchor(scene.item(number), across.length)), found < 1
      else { continue }
      report(.openFrame([part], with: []), at: view.place)
    }
  }

  /// Whether a view has a background that is not that of what is behind it.
  private func standsOut(_ view: DocumentView) -> Bool {
    guard view.flags.contains(.hasBackground) else { return false }
    let behind = sequence(first: view) { $0.superview.map { document.views[$0] } }.dropFirst()
      .first { $0.flags.contains(.hasBackground) }
    return view.background != behind?.background
  }

  private func settles(_ source: DocumentConstraint, _ number: Int, _ axis: Axis) -> Bool {
    [source.first, source.second].contains { side in
      side?.item == .view(number) && side?.attribute.axis == axis
    }
  }

  /// Notes rows of stack views that outlets are connected to and that must have a length: code that hides one makes
  /// constraints contradict each other.
  ///
  /// What is told of are plain views that hold others, since an outlet is there to hide them as a rule.
  private mutating func lookForRowsThatCodeHides() throws(ConstraintLayoutError) {
    let rows = scene.scene.views.filter { number in
      let view = document.views[number]
      return view.kind.element == "view" && view.customClass == nil && !view.subviews.isEmpty
        && document.connected.contains(view.id) && !scene.geometry.leftOut.contains(number)
        && view.superview.map { document.views[$0].stack != nil } ?? false
    }
    for number in rows.prefix(limits.texts) {
      let view = document.views[number]
      guard let around = view.superview, let stack = document.views[around].stack else { continue }
      let hiding = Constraint(Anchor(scene.item(number), stack.axis.length), .equal, constant: 0)
      var layout = try ConstraintLayout(system.adding([hiding]))
      guard try layout.solve() != .solved, let conflict = try layout.conflict() else { continue }
      let asking = conflict.constraints.filter { $0 != hiding }
      let sources = asking.compactMap { constraint in
        screen.written.first { $0.constraint == constraint }?.source
      }
      guard !sources.isEmpty, sources.count == asking.count(where: \.isWritten),
        sources.allSatisfy({ source in
          !(source.place.id.map(document.connected.contains) ?? false)
            && [source.first, source.second].compactMap(\.self).map(scene.view).allSatisfy {
              $0 == number || scene.geometry.isInside($0, number)
            }
        })
      else { continue }
      report(.hiddenByCode(view.place, asking.map(parties.party)), at: view.place)
    }
  }

  /// Reports what holds together only while a scroll view is not scrolled.
  private mutating func lookForTiesToWhatStands(
    _ layout: ConstraintLayout
  ) throws(ConstraintLayoutError) {
    let scrolling = scene.scene.views.filter {
      scene.content(of: $0) != nil && !scene.geometry.leftOut.contains($0)
    }
    for number in scrolling.prefix(limits.texts) {
      guard let content = scene.content(of: number) else { continue }
      let frame = scene.item(number)
      for axis in Axis.allCases {
        guard let shown = try layout.value(of: Anchor(frame, axis.length)),
          let whole = try layout.value(of: Anchor(content, axis.length)), whole > shown + 1
        else { continue }
        let near: LayoutAttribute = axis == .horizontal ? .left : .top
        var scrolled = system
        for index in system.constraints.indices {
          let one = system.constraints[index]
          if case .frame = one.origin, one.first == Anchor(content, near),
            one.second == Anchor(frame, near)
          {
            scrolled.constraints[index].constant -= whole - shown
          }
        }
        var moved = try ConstraintLayout(scrolled)
        guard scrolled != system, try moved.solve() != .solved,
          let conflict = try moved.conflict()
        else { continue }
        let found = conflict.constraints.filter(\.isWritten).map(parties.party)
        report(.conflictOnceScrolled(axis, found), at: document.views[number].place)
      }
    }
  }

  /// Notes views with left or right at one side and leading or trailing at the other: read from right to left, both
  /// are about one side.
  private mutating func lookForMixedEdges() {
    var sides: [Int: [(attribute: LayoutAttribute, party: Constraint)]] = [:]
    for (source, constraint) in screen.written {
      guard source.relation == .equal, let second = source.second, !source.isPlaceholder else {
        continue
      }
      for (inner, outer) in [(source.first, second), (second, source.first)] {
        guard case .view(let view) = inner.item, inner.attribute.axis == .horizontal,
          document.views[view].superview == scene.view(of: outer), isPlaced(view)
        else { continue }
        sides[view, default: []].append((inner.attribute, constraint))
      }
    }
    for (view, found) in sides.sorted(by: { $0.key < $1.key }) {
      let pairs: [(LayoutAttribute, LayoutAttribute)] = [(.left, .trailing), (.leading, .right)]
      for (near, far) in pairs {
        guard let first = found.first(where: { $0.attribute == near }),
          let last = found.first(where: { $0.attribute == far }),
          !found.contains(where: { ![near, far].contains($0.attribute) })
        else { continue }
        report(
          .mixedEdges([first, last].map { parties.party($0.party) }),
          at: document.views[view].place)
      }
    }
  }

  /// Notes constraints that others say already, and those that tie a view to itself.
  private mutating func lookForIdleConstraints() {
    var said: Set<Saying> = []
    var idle: [Constraint] = []
    for (source, constraint) in screen.written
    where !source.isPlaceholder && !source.isVarying
      && !(source.place.id.map(document.connected.contains) ?? false)
    {
      let isNew = said.insert(Saying(constraint)).inserted
      let isTrue =
        constraint.first == constraint.second && constraint.multiplier == 1
        && constraint.constant == 0
      if !isNew || isTrue { idle.append(constraint) }
    }
    guard let first = idle.first.map(parties.party) else { return }
    report(
      .idleConstraints(idle.map(parties.party)),
      at: first.place ?? document.views[scene.scene.root].place)
  }
}

/// What a constraint says, whichever side it begins with.
private struct Saying: Hashable {
  private let anchors: [Anchor?]
  private let relation: Constraint.Relation
  private let numbers: [Double]

  init(_ constraint: Constraint) {
    let isTurned =
      constraint.second.map { second in
        constraint.multiplier == 1
          && (second.item.id, second.attribute.rawValue)
            < (constraint.first.item.id, constraint.first.attribute.rawValue)
      } ?? false
    anchors =
      isTurned
      ? [constraint.second, constraint.first] : [constraint.first, constraint.second]
    relation = isTurned ? constraint.relation.turned : constraint.relation
    numbers = [
      isTurned ? -constraint.constant : constraint.constant, constraint.multiplier,
      constraint.priority.rawValue,
    ]
  }
}

extension Constraint.Relation {
  /// The relation of the second side to the first.
  fileprivate var turned: Constraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
