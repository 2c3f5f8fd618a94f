import StackScrollConstraints
import StackScrollCore

/// A change of a window with which something is not found any more.
package struct WindowRemedy: Sendable {
  /// What is changed.
  package let edits: [Edit]
  /// The change in words.
  package let words: String
  /// The constraint that is changed, if one is.
  package let constraint: Constraint?
  /// Whether it gets the constant that views were drawn with.
  private(set) var isAsDrawn = false

  /// The line of the constraint that gets the constant that views were drawn with; nil if none does.
  package var lineAsDrawn: Int? {
    guard isAsDrawn, case .document(_, let line)? = constraint?.origin else { return nil }
    return line
  }

  /// The views of constraints that are changed or added.
  var views: [ViewID] {
    let added = edits.compactMap { if case .addConstraint(let added) = $0 { added } else { nil } }
    return (added + [constraint].compactMap(\.self)).flatMap {
      $0.items.map { ViewID($0.viewName) }
    }
  }
}

/// The changes that are tried against a fault, in the order in which an author would: of one priority, relation, anchor
/// or number of lines, and one constraint more; of constants those that the screen has elsewhere.
struct WindowRemedies {
  private let window: Screen
  private let candidates: [WindowRemedy]

  /// The most changes that are tried.
  private static let most = 30

  init(_ fault: Fault, _ window: Screen, _ intent: DesignIntent) {
    self.window = window
    let maker = RemedyMaker(window, fault.evidence)
    candidates =
      maker.asDrawn(intent.drawing?.constantsAsDrawn ?? [:])
      + maker.candidates(law: fault.law.id)
  }

  /// The first change that does, as somebody tells of the window with it.
  func first(where mends: (Screen) -> Bool) -> WindowRemedy? {
    candidates.prefix(Self.most).first { remedy in
      guard let changed = try? window.applying(remedy.edits) else { return false }
      return mends(changed)
    }
  }
}

private struct RemedyMaker {
  let window: Screen
  let views: [View]
  let axis: Axis

  init(_ window: Screen, _ evidence: Evidence) {
    self.window = window
    let all = [window.root] + window.root.arrangedInside
    views = evidence.views.compactMap { id in all.first { $0.id == id } }
    axis = evidence.axis ?? .horizontal
  }

  func candidates(law: String) -> [WindowRemedy] {
    switch law {
    case WindowLaw.fitsAcross.id: ties + lengths + changes
    case WindowLaw.growthScrolls.id: yielding
    case WindowLaw.textIsWhole.id: lines + lengths + changes
    case WindowLaw.doNotOverlap.id: apart + changes
    case WindowLaw.isNotCutOff.id, WindowLaw.staysInside.id: inside + lines + lengths + changes
    case WindowLaw.clearsTheBars.id: toSafeArea + changes
    case WindowLaw.determined.id: yieldingFirst + changes + settled
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

  /// What gives way first: one of the views hugs or resists a little less.
  private var yieldingFirst: [WindowRemedy] {
    views.prefix(3).reversed().flatMap { view -> [WindowRemedy] in
      guard let leaf = view.leaf else { return [] }
      func less(_ priority: LayoutPriority) -> LayoutPriority {
        LayoutPriority(max(1, priority.rawValue - 1))
      }
      let edits: [Edit] = [
        .setHugging(less(leaf.hugging[axis]), axis, of: view.id),
        .setCompressionResistance(less(leaf.compressionResistance[axis]), axis, of: view.id),
      ]
      return edits.map {
        WindowRemedy(edits: [$0], words: $0.words(.exact), constraint: nil)
      }
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

  /// Edges that are open, at the distance that others have from what holds them, or at none.
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
        return [gap, 0].compactMap(\.self).map { gap in
          adding(
            Constraint(
              item(view)[edge], .equal, item(holder)[edge], constant: isFar ? -gap : gap))
        }
      }
    }
  }

  /// Every constraint about the views along the axis with another relation or priority.
  ///
  /// No constant is tried but those that views were drawn with: one that just does would fit the texts that were
  /// tried, and no others.
  private var changes: [WindowRemedy] {
    let names = Set(views.map(\.id.name))
    return window.constraints.enumerated().flatMap { index, constraint -> [WindowRemedy] in
      guard constraint.first.attribute.axis == axis,
        constraint.items.contains(where: { names.contains($0.id) })
      else { return [] }
      var found: [WindowRemedy] = []
      if constraint.relation == .equal, constraint.second == nil {
        var changed = constraint
        changed.relation = .greaterThanOrEqual
        found.append(replacing(index, constraint, changed))
      }
      if constraint.priority >= .required {
        found += [weaker(index, constraint, 999), weaker(index, constraint, 749)]
      }
      return found
    }
  }
}

extension View {
  /// The view that holds another.
  fileprivate func holder(of id: ViewID) -> View? {
    subviews.contains { $0.id == id } ? self : subviews.firstResult { $0.holder(of: id) }
  }
}
