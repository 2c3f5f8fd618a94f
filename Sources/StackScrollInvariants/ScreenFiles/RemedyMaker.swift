import StackScrollConstraints
import StackScrollCore

/// Makes the changes that are tried against a fault.
struct RemedyMaker {
  let window: Screen
  let views: [View]
  let axis: Axis

  /// Where views stand as given or as drawn.
  private let frames: [ViewID: Rect]

  init(_ window: Screen, _ evidence: Evidence, _ frames: [ViewID: Rect]) {
    (self.window, self.frames) = (window, frames)
    let all = [window.root] + window.root.arrangedInside
    views = evidence.views.compactMap { id in all.first { $0.id == id } }
    axis = evidence.axis ?? .horizontal
  }

  func candidates(law: ScreenLaw) -> [WindowRemedy] {
    switch law {
    case .contentFitsAcross: ties + lengths + changes
    case .growingContentScrolls: yielding
    case .textIsNotCut: lines + lengths + changes + growing
    case .viewsDoNotOverlap: apart + changes
    case .nothingIsCutOff, .viewsStayInside:
      lines + lengths + relations + growing + inside + weaker
    case .touchTargetsReach44: reaching
    case .everyViewClearsTheBars: toSafeArea + changes
    case .layoutIsDetermined: yieldingFirst + bothEdges + changes + settled
    default: lengths + changes
    }
  }

  /// The constants with which constraints hold where views were drawn, by their lines.
  func asDrawn(_ constants: [Int: Double]) -> [WindowRemedy] {
    guard !constants.isEmpty else { return [] }
    return window.constraints.enumerated().compactMap { index, constraint in
      guard case .document(_, let line) = constraint.origin, let constant = constants[line],
        constraint.first.attribute.axis == axis
      else { return nil }
      return WindowRemedy(
        edits: [.setConstant(constant, of: .index(index))],
        words: "a constant of \(NumberText(constant)), as drawn, in \(words(constraint))",
        constraint: constraint, isAsDrawn: true)
    }
  }

  private func name(_ anchor: Anchor) -> String { anchor.description }

  private func words(_ constraint: Constraint) -> String {
    constraint.words(naming: name) { NumberText($0).description }
  }

  private func adding(_ constraint: Constraint) -> WindowRemedy {
    WindowRemedy(
      edits: [.addConstraint(constraint)], words: "adding \(words(constraint))",
      constraint: nil)
  }

  private func item(_ view: View) -> LayoutItem { LayoutItem(view.id.name) }

  /// What is in a scroll view as wide or as high as its frame.
  private var ties: [WindowRemedy] {
    guard let scrollView = views.first, scrollView.container?.scrollView != nil else { return [] }
    let frame = item(scrollView).guide(.frameLayoutGuide)
    let inside = Set(scrollView.arrangedInside.map(\.id.name))
    let moved = window.constraints.enumerated().compactMap { index, constraint -> WindowRemedy? in
      guard let second = constraint.second, constraint.first.attribute == axis.length,
        second.attribute == axis.length,
        inside.contains(constraint.first.item.id) != inside.contains(second.item.id),
        ![constraint.first.item, second.item].contains(frame)
      else { return nil }
      var changed = constraint
      if inside.contains(second.item.id) {
        changed.first = frame[axis.length]
      } else {
        changed.second = frame[axis.length]
      }
      return replacing(index, constraint, changed)
    }
    let added = scrollView.subviews.prefix(1).map { content in
      adding(Constraint(item(content)[axis.length], .equal, frame[axis.length]))
    }
    return moved + added
  }

  /// What ties content to the frame of a scroll view, as the least or as what gives way.
  private var yielding: [WindowRemedy] {
    guard let scrollView = views.first else { return [] }
    let inside = Set(scrollView.arrangedInside.map(\.id.name))
    let ties = window.constraints.enumerated().filter { _, constraint in
      guard let second = constraint.second, constraint.first.attribute == axis.length else {
        return false
      }
      return inside.contains(constraint.first.item.id) != inside.contains(second.item.id)
    }
    return ties.flatMap { index, tie -> [WindowRemedy] in
      var least = tie
      least.relation = inside.contains(tie.first.item.id) ? .greaterThanOrEqual : .lessThanOrEqual
      return [replacing(index, tie, least), weaker(index, tie, 749)]
    } + lengths
  }

  private func weaker(
    _ index: Int, _ constraint: Constraint, _ priority: Double
  ) -> WindowRemedy {
    WindowRemedy(
      edits: [.setPriority(LayoutPriority(priority), of: .index(index))],
      words: "a priority of \(NumberText(priority)) for \(words(constraint))",
      constraint: constraint)
  }

  private func replacing(
    _ index: Int, _ constraint: Constraint, _ changed: Constraint
  ) -> WindowRemedy {
    WindowRemedy(
      edits: [.removeConstraint(.index(index)), .addConstraint(changed)],
      words: "\(words(changed)) in place of \(words(constraint))", constraint: constraint)
  }

  /// As many lines as there are.
  private var lines: [WindowRemedy] {
    views.prefix(1).compactMap { view in
      guard let lines = view.leaf?.text?.numberOfLines, lines > 0 else { return nil }
      return WindowRemedy(
        edits: [.setNumberOfLines(0, of: view.id)],
        words: "numberOfLines = 0, no limit, for \(view.id)",
        constraint: nil)
    }
  }

  /// Lengths that views were given as the least there may be, or as ones that give way.
  private var lengths: [WindowRemedy] {
    views.prefix(2).flatMap { view -> [WindowRemedy] in
      let own = view.length(along: axis).constraints
      return own.enumerated().flatMap { place, condition -> [WindowRemedy] in
        func changing(
          _ what: String, _ change: (inout LengthConstraint) -> Void
        ) -> WindowRemedy {
          var conditions = own
          change(&conditions[place])
          return WindowRemedy(
            edits: [.setLength(Length(conditions), axis, of: view.id)],
            words: "\(what) for the \(axis.lengthName) of \(view.id)", constraint: nil)
        }
        return
          (condition.relation == .equal
          ? [changing("at least in place of equal") { $0.relation = .atLeast }] : [])
          + (condition.priority >= .required
            ? [
              changing("a priority of 999") { $0.priority = 999 },
              changing("a priority of 749") { $0.priority = 749 },
            ] : [])
      }
    }
  }

  /// What holds the first view as high as it needs, in place of a fixed height, and ending behind the view if nothing
  /// says so: at the distance at which the view begins.
  private var growing: [WindowRemedy] {
    guard axis == .vertical, let view = views.first else { return [] }
    let around = sequence(first: view.id) { window.root.holder(of: $0)?.id }.dropFirst()
    return around.prefix(2).flatMap { holder -> [WindowRemedy] in
      let item = LayoutItem(holder.name)
      let fixed = window.constraints.enumerated().first { _, constraint in
        constraint.first == item[.height] && constraint.second == nil
          && constraint.relation == .equal && constraint.priority >= .required
      }
      guard let (index, height) = fixed else { return [] }
      var least = height
      least.relation = .greaterThanOrEqual
      let higher = replacing(index, height, least)
      let start = window.constraints.first {
        $0.first == self.item(view)[.top] && $0.second == item[.top]
      }
      guard let start, start.relation == .equal else { return [higher] }
      let end = Constraint(
        item[.bottom], .equal, self.item(view)[.bottom], constant: start.constant)
      return [
        higher,
        WindowRemedy(
          edits: higher.edits + [.addConstraint(end)],
          words: "\(higher.words), and \(words(end))", constraint: height),
      ]
    }
  }

  /// One behind the other, at a distance that other views have, and without one.
  private var apart: [WindowRemedy] {
    guard views.count == 2 else { return [] }
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let gap = usualConstant { $0.first.attribute == near && $0.second?.attribute == far }
    return [(views[0], views[1]), (views[1], views[0])].flatMap { first, second in
      [gap, 0].compactMap(\.self).map { gap in
        adding(
          Constraint(item(second)[near], .greaterThanOrEqual, item(first)[far], constant: gap))
      }
    }
  }

  /// The constant that most of some constraints have, of as many the least; nil if none has one above 0.
  private func usualConstant(of isMeant: (Constraint) -> Bool) -> Double? {
    let constants = window.constraints.filter(isMeant).map { $0.constant.magnitude }
    return Dictionary(grouping: constants.filter { $0 > 0 }, by: \.self)
      .max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }

  /// What gives way first: a view hugs a little less, or a text resists a little less to be cut at its end, the first
  /// one first, as titles are.
  ///
  /// No text is made lower than its lines, no image or control narrower, no control wider that hugs its size, such as a
  /// switch, and no priority is written that people do not use.
  private var yieldingFirst: [WindowRemedy] {
    let hugging = views.prefix(3).reversed().compactMap { view in
      view.leaf.flatMap { leaf in
        leaf.role == .control && leaf.hugging[axis] >= .defaultHigh
          ? nil : Self.less[leaf.hugging[axis].rawValue]
      }
      .map { Edit.setHugging(LayoutPriority($0), axis, of: view.id) }
    }
    let resisting = views.prefix(3).compactMap { view -> Edit? in
      guard axis == .horizontal, let leaf = view.leaf, leaf.text != nil, leaf.role == .content
      else { return nil }
      return Self.less[leaf.compressionResistance[axis].rawValue]
        .map { .setCompressionResistance(LayoutPriority($0), axis, of: view.id) }
    }
    return (hugging + resisting).map {
      WindowRemedy(edits: [$0], words: $0.words(.exact), constraint: nil)
    }
  }

  /// The priorities that people give, each with the one a little less.
  private static let less: [Double: Double] = [1000: 999, 751: 750, 750: 749, 251: 250, 250: 249]

  /// Of a view that has a size, a centre and both edges, the edges give way.
  private var bothEdges: [WindowRemedy] {
    let all = window.constraints.enumerated().filter {
      $0.element.first.attribute.axis == axis && $0.element.relation == .equal
        && $0.element.priority >= .required
    }
    return views.prefix(3).flatMap { view -> [WindowRemedy] in
      func edge(_ attributes: [LayoutAttribute]) -> (offset: Int, element: Constraint)? {
        all.first { _, constraint in
          [constraint.first, constraint.second].contains { side in
            side.map { $0.item.id == view.id.name && attributes.contains($0.attribute) } ?? false
          }
        }
      }
      let (near, far, middle): ([LayoutAttribute], [LayoutAttribute], LayoutAttribute) =
        axis == .horizontal
        ? ([.leading, .left], [.trailing, .right], .centerX) : ([.top], [.bottom], .centerY)
      guard edge([middle]) != nil, let first = edge(near), let last = edge(far) else { return [] }
      let edits: [Edit] = [first, last].map { .setPriority(999, of: .index($0.offset)) }
      return [
        WindowRemedy(
          edits: edits,
          words: "a priority of 999 for \(words(first.element)) and \(words(last.element))",
          constraint: nil)
      ]
    }
  }

  /// As large as a finger needs: 44 points at least in place of a length.
  private var reaching: [WindowRemedy] {
    let names = Set(views.prefix(1).map(\.id.name))
    return window.constraints.enumerated().compactMap { index, constraint in
      guard constraint.first.attribute == axis.length, constraint.second == nil,
        names.contains(constraint.first.item.id), constraint.relation == .equal
      else { return nil }
      var changed = constraint
      changed.relation = .greaterThanOrEqual
      changed.constant = WindowLaw.target
      return replacing(index, constraint, changed)
    }
  }

  /// Edges that are tied to those of the outermost view, tied to its safe area.
  private var toSafeArea: [WindowRemedy] {
    let names = Set(views.map(\.id.name))
    let root = item(window.root)
    let safeArea = root.guide(.safeAreaLayoutGuide)
    return window.constraints.enumerated().compactMap { index, constraint -> WindowRemedy? in
      guard constraint.first.attribute.axis == axis, let second = constraint.second,
        [constraint.first.item, second.item].contains(root),
        constraint.items.contains(where: { names.contains($0.id) })
      else { return nil }
      var changed = constraint
      if constraint.first.item == root {
        changed.first = safeArea[constraint.first.attribute]
      } else {
        changed.second = safeArea[second.attribute]
      }
      return replacing(index, constraint, changed)
    }
  }

  /// No farther than what holds it.
  private var inside: [WindowRemedy] {
    guard let view = views.first, let holder = window.root.holder(of: view.id) else { return [] }
    let edges: [(LayoutAttribute, Constraint.Relation)] =
      axis == .horizontal
      ? [(.trailing, .lessThanOrEqual), (.leading, .greaterThanOrEqual)]
      : [(.bottom, .lessThanOrEqual), (.top, .greaterThanOrEqual)]
    return edges.map { edge, relation in
      adding(Constraint(item(view)[edge], relation, item(holder)[edge]))
    }
  }

  /// Whether something stands between a view and an edge of what holds it.
  private func isBehindOther(_ view: View, in holder: View, isFar: Bool) -> Bool {
    guard let own = frames[view.id] else { return false }
    return holder.subviews.contains { other in
      guard other.id != view.id, let frame = frames[other.id],
        frame.overlap(with: own, axis.perpendicular) > 0
      else { return false }
      return isFar
        ? frame.min(axis) >= own.max(axis) - 1 : frame.max(axis) <= own.min(axis) + 1
    }
  }

  /// Edges that are open and have nothing before them, at the distance that others have from what holds them, or at none.
  private var settled: [WindowRemedy] {
    let edges: [LayoutAttribute] =
      axis == .horizontal ? [.trailing, .leading] : [.bottom, .top]
    let gap = usualConstant {
      edges.contains($0.first.attribute) && $0.first.attribute == $0.second?.attribute
    }
    return views.prefix(3).flatMap { view -> [WindowRemedy] in
      guard let holder = window.root.holder(of: view.id) else { return [] }
      return edges.flatMap { edge -> [WindowRemedy] in
        let isFar = edge == edges[0]
        guard !isBehindOther(view, in: holder, isFar: isFar) else { return [WindowRemedy]() }
        return [gap, 0].compactMap(\.self).map { gap in
          adding(
            Constraint(
              item(view)[edge], .equal, item(holder)[edge], constant: isFar ? -gap : gap))
        }
      }
    }
  }

  /// The constraints about the views along the axis.
  ///
  /// No constant is tried but those that views were drawn with: one that just does would fit the texts that were
  /// tried, and no others.
  private var own: [(index: Int, constraint: Constraint)] {
    let names = Set(views.map(\.id.name))
    return window.constraints.enumerated().filter { _, constraint in
      constraint.first.attribute.axis == axis
        && constraint.items.contains { names.contains($0.id) }
    }.map { ($0, $1) }
  }

  private var changes: [WindowRemedy] { relations + weaker }
  /// Lengths that are the least there may be.
  private var relations: [WindowRemedy] {
    own.compactMap { index, constraint in
      guard constraint.relation == .equal, constraint.second == nil else { return nil }
      var changed = constraint
      changed.relation = .greaterThanOrEqual
      return replacing(index, constraint, changed)
    }
  }

  /// Sizes and centres that give way to what is required, or to content, then edges of what holds a view; the distance
  /// of neighbours stays, and so does what a length may be at most or at least.
  private var weaker: [WindowRemedy] {
    let required = own.filter {
      $0.constraint.priority >= .required && $0.constraint.relation == .equal
    }
    let sizes = required.filter {
      [.centerX, .centerY].contains($0.constraint.first.attribute)
        || $0.constraint.first.attribute.isLength
    }
    let edges = required.filter { one in
      !sizes.contains { $0.index == one.index } && !isSpacing(one.constraint)
    }
    return (sizes + edges).map { weaker($0.index, $0.constraint, 999) }
      + sizes.map { weaker($0.index, $0.constraint, 749) }
  }

  /// Whether it is about two views of which none holds the other.
  private func isSpacing(_ constraint: Constraint) -> Bool {
    let all = [window.root] + window.root.arrangedInside
    let pair = constraint.items.compactMap { item in all.first { $0.id.name == item.viewName } }
    guard pair.count == 2 else { return false }
    return !pair[0].holds(pair[1].id) && !pair[1].holds(pair[0].id)
  }
}

extension View {
  /// The view that holds another.
  fileprivate func holder(of id: ViewID) -> View? {
    subviews.contains { $0.id == id } ? self : subviews.firstResult { $0.holder(of: id) }
  }
}
