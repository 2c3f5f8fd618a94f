import StackScrollConstraints
import StackScrollCore

/// Looks for the constraint that would settle the content of a scroll view.
///
/// Each candidate is tried: it is the missing one if with it the length is no longer open.
struct ContentRemedies {
  private let lint: SceneLint
  private let number: Int
  private let content: LayoutItem
  private let axis: Axis

  init(_ lint: SceneLint, _ number: Int, _ content: LayoutItem, _ axis: Axis) {
    (self.lint, self.number, self.content, self.axis) = (lint, number, content, axis)
  }

  /// The first candidate that settles the length: pins before lengths, as pins are what is
  /// forgotten.
  func first() throws(ConstraintLayoutError) -> LintRemedy? {
    for (view, attributes) in candidates.prefix(lint.limits.remedies)
    where try settles(view, attributes) {
      return LintRemedy(view: lint.document.views[view].place, attributes: attributes)
    }
    return nil
  }

  private var candidates: [(view: Int, attributes: [LayoutAttribute])] {
    let far = lint.shownSubviews(number).sorted { end($0) > end($1) }
    let outer =
      far.map { ($0, [axis.far]) } + far.reversed().map { ($0, [axis.near]) }
    let both = far.prefix(1).map { ($0, [axis.near, axis.far]) }
    let leaves = lint.scene.scene.views.filter { view in
      lint.scene.geometry.isInside(view, number) && lint.shownSubviews(view).isEmpty
        && !lint.scene.geometry.leftOut.contains(view) && lint.scene.ownLength(view, axis) == nil
    }
    let lengths = (leaves + far).map { ($0, [axis.length]) }
    let perKind = max(1, lint.limits.remedies / Self.kinds)
    return outer.prefix(2 * perKind) + both + lengths.prefix(perKind)
  }

  /// Two edges, both at once, and lengths.
  private static let kinds = 4

  /// Where a view ends, as far as the recorded frame tells.
  private func end(_ view: Int) -> Double {
    let frame = lint.scene.geometry.frame(view)
    return axis == .horizontal ? frame.maxX : frame.maxY
  }

  private func settles(
    _ view: Int, _ attributes: [LayoutAttribute]
  ) throws(ConstraintLayoutError) -> Bool {
    var system = lint.system
    let item = lint.scene.items.view(view)
    for attribute in attributes {
      let other = attribute.isLength ? nil : Anchor(content, attribute)
      let constant = attribute.isLength ? lint.scene.geometry.frame(view).size[axis] : 0
      system.constraints.append(
        Constraint(Anchor(item, attribute), .equal, other, constant: constant))
    }
    return try system.solved()?.isDetermined(Anchor(content, axis.length)) ?? false
  }
}
