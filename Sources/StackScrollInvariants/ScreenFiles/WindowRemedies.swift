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

/// The changes that are tried against a fault, the smallest first: of one constant, priority, relation
/// or number of lines, and one constraint more.
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
  let miss: Double

  init(_ window: Screen, _ evidence: Evidence) {
    self.window = window
    let all = [window.root] + window.root.arrangedInside
    views = evidence.views.compactMap { id in all.first { $0.id == id } }
    axis = evidence.axis ?? .horizontal
    if case (.number(let found), .number(let expected)) = (evidence.found, evidence.expected) {
      miss = ((expected - found).magnitude * 2).rounded(.up) / 2
    } else {
      miss = 0
    }
  }

  func candidates(law: String) -> [WindowRemedy] {
    switch law {
    case WindowLaw.fitsAcross.id: ties + lengths + changes
    case WindowLaw.growthScrolls.id: yielding
    case WindowLaw.textIsWhole.id: lines + lengths + changes
    case WindowLaw.doNotOverlap.id: apart + changes
    case WindowLaw.isNotCutOff.id, WindowLaw.staysInside.id: inside + lines + lengths + changes
    case WindowLaw.determined.id: settled + changes
    case WindowLaw.partHasRoom.id: constants + changes
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

  /// One behind the other.
  private var apart: [WindowRemedy] {
    guard views.count == 2 else { return [] }
    let (near, far): (LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    return [(views[0], views[1]), (views[1], views[0])].map { first, second in
      adding(Constraint(item(second)[near], .greaterThanOrEqual, item(first)[far]))
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

  /// Lengths and edges that are open, as the best layout has them.
  private var settled: [WindowRemedy] {
    guard let layout = try? window.bestLayout().layout else { return [] }
    return views.prefix(3).flatMap { view -> [WindowRemedy] in
      guard let frame = layout.frame(of: view.id), let holder = window.root.holder(of: view.id),
        let around = layout.frame(of: holder.id)
      else { return [] }
      let near: LayoutAttribute = axis == .horizontal ? .leading : .top
      let far: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
      return [
        adding(
          Constraint(
            item(view)[near], .equal, item(holder)[near],
            constant: (frame.min(axis) - around.min(axis)).rounded())),
        adding(
          Constraint(
            item(view)[far], .equal, item(holder)[far],
            constant: (frame.max(axis) - around.max(axis)).rounded())),
        adding(Constraint(item(view)[axis.length], constant: max(1, frame.length(axis).rounded()))),
      ]
    }
  }

  /// Every constraint about the views along the axis with another constant.
  private var constants: [WindowRemedy] {
    changes.filter { if case .setConstant? = $0.edits.first { true } else { false } }
  }

  /// Every constraint about the views along the axis with another priority, relation or constant.
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
      var constants = [constraint.constant + miss, constraint.constant - miss]
      if constraint.second != nil, constraint.constant != 0 { constants.insert(0, at: 0) }
      if constraint.priority >= .required {
        found += [weaker(index, constraint, 999), weaker(index, constraint, 749)]
      }
      return found
        + constants.filter { $0 != constraint.constant }.map { constant in
          WindowRemedy(
            edits: [.setConstant(constant, of: .index(index))],
            words: "a constant of \(NumberText(constant)) in \(words(constraint))",
            constraint: constraint)
        }
    }
  }
}

extension View {
  /// The view that holds another.
  fileprivate func holder(of id: ViewID) -> View? {
    subviews.contains { $0.id == id } ? self : subviews.firstResult { $0.holder(of: id) }
  }
}
