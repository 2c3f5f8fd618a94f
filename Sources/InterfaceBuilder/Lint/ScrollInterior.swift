import StackScrollConstraints
import StackScrollCore

/// What moves when a scroll view scrolls, and what ties it to the rest.
struct ScrollInterior {
  let content: LayoutItem
  let frame: LayoutItem
  /// The scroll view and what it stands in: none of them grows with the content.
  private let around: [LayoutItem]
  /// The content and all that stands in it.
  private let items: Set<LayoutItem>
  /// Longer than anything on a screen.
  private let growth: Double

  init(_ scene: SceneFacts, _ number: Int, _ content: LayoutItem) {
    self.content = content
    frame = scene.item(number)
    let inScene = Set(scene.scene.views)
    around = sequence(first: number) { scene.document.views[$0].superview }
      .prefix { inScene.contains($0) }.map { scene.item($0) }
    let inside = scene.scene.views.filter { scene.geometry.isInside($0, number) }
    items = Set(
      [content]
        + inside.map { scene.item($0) }.flatMap { item in
          [item] + ViewGuide.allCases.map { item.guide($0) }
        })
    let screen = scene.geometry.frame(scene.scene.root).size
    growth = Self.screens * max(1, screen.width + screen.height)
  }

  private static let screens = 2.0

  /// The system with leaves in the content that are longer than the screen.
  func grown(_ system: ConstraintSystem) -> ConstraintSystem {
    system.withOwnLengths(of: items) { $0 + growth }
  }

  /// Whether the content outgrows the frame if the views in it ask for more, as strongly as leaves do.
  ///
  /// A tie that is weaker is no tie: it makes the content fill the frame while there is little of it.
  func yields(
    _ views: [LayoutItem], in system: ConstraintSystem
  ) throws(ConstraintLayoutError) -> Bool {
    for axis in Axis.allCases {
      var pressed = system
      pressed.constraints += views.map {
        Constraint(
          Anchor($0, axis.length), .greaterThanOrEqual, constant: growth,
          priority: .defaultHigh)
      }
      for longer in [pressed, withLongerLeastLengths(system, axis)] {
        guard let layout = try longer.solved() else { continue }
        if try !isAsLongAsFrame(axis, in: layout) { return true }
      }
    }
    return false
  }

  /// The system in which what must have a least length has a longer one: a content that is 455 points long at
  /// least, and else as long as its frame, scrolls where there is less room.
  private func withLongerLeastLengths(_ system: ConstraintSystem, _ axis: Axis) -> ConstraintSystem
  {
    var longer = system
    for index in system.constraints.indices {
      let least = system.constraints[index]
      guard least.isWritten, least.relation == .greaterThanOrEqual, least.second == nil,
        least.first.attribute == axis.length, items.contains(least.first.item)
      else { continue }
      longer.constraints[index].constant += growth
    }
    return longer
  }

  /// The written constraints along an axis between the content and what does not scroll, by number.
  func ties(in system: ConstraintSystem, _ axis: Axis) -> [Int] {
    system.constraints.indices.filter { index in
      let constraint = system.constraints[index]
      guard constraint.isWritten, constraint.first.attribute.axis == axis,
        let second = constraint.second
      else { return false }
      return items.contains(constraint.first.item) != items.contains(second.item)
    }
  }

  /// Whether the content is as long as the frame, or as what the scroll view stands in.
  func isAsLongAsFrame(
    _ axis: Axis, in layout: ConstraintLayout
  ) throws(ConstraintLayoutError) -> Bool {
    guard let inner = try layout.value(of: Anchor(content, axis.length)) else { return false }
    for item in around {
      guard let outer = try layout.value(of: Anchor(item, axis.length)) else { continue }
      if DocumentVerification.tolerance.isEqual(inner, outer) { return true }
    }
    return false
  }

  /// Whether the frame is longer in a layout than in another, as one is that follows its content.
  func isFrameLonger(
    _ axis: Axis, in layout: ConstraintLayout, than other: ConstraintLayout
  ) throws(ConstraintLayoutError) -> Bool {
    let anchor = Anchor(frame, axis.length)
    guard let long = try layout.value(of: anchor), let short = try other.value(of: anchor)
    else { return false }
    return long > short + DocumentVerification.tolerance.absolute
  }

  /// Whether the content is longer than the frame if a tie gives way to it.
  func grows(
    past ties: [Int], _ system: ConstraintSystem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> Bool {
    guard ties.count == 1 else { return false }
    var weak = system
    weak.constraints[ties[0]].priority = .defaultLow
    guard let layout = try weak.solved() else { return false }
    return try !isAsLongAsFrame(axis, in: layout)
  }

  /// Whether the content would be longer than the frame, or as long as somebody says, without ties.
  func scrolls(
    without ties: [Int], _ system: ConstraintSystem, _ axis: Axis
  ) throws(ConstraintLayoutError) -> Bool {
    guard !ties.isEmpty else { return false }
    let dropped = Set(ties)
    var free = system
    free.constraints = system.constraints.indices.filter { !dropped.contains($0) }
      .map { system.constraints[$0] }
    guard let layout = try free.solved() else { return false }
    if try !layout.isDetermined(Anchor(content, axis.length)) { return true }
    return try !isAsLongAsFrame(axis, in: layout)
  }
}

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
    let all = lint.shownSubviews(number).sorted { end($0) > end($1) }
    let far = all.filter(isFilling) + all.filter { !isFilling($0) }
    let outer =
      far.map { ($0, [axis.far]) } + far.reversed().map { ($0, [axis.near]) }
    let both = far.prefix(1).map { ($0, [axis.near, axis.far]) }
    let leaves = lint.scene.scene.views.filter { view in
      lint.scene.geometry.isInside(view, number) && lint.shownSubviews(view).isEmpty
        && !lint.scene.geometry.leftOut.contains(view) && lint.scene.ownLength(view, axis) == nil
        && lint.document.views[view].kind.element != "label"
    }
    let lengths = (leaves + far).map { ($0, [axis.length]) }
    let perKind = max(1, lint.limits.remedies / Self.kinds)
    return outer.prefix(2 * perKind) + both + lengths.prefix(perKind)
  }

  /// Two edges, both at once, and lengths.
  private static let kinds = 4

  /// Whether a view is as long as the frame across the axis, as what holds the others is.
  private func isFilling(_ view: Int) -> Bool {
    let across = axis.perpendicular
    let (own, frame) = (lint.scene.geometry.frame(view), lint.scene.geometry.frame(number))
    return DocumentVerification.tolerance.isEqual(own.size[across], frame.size[across])
  }

  /// Where a view ends, as far as the recorded frame tells.
  private func end(_ view: Int) -> Double {
    let frame = lint.scene.geometry.frame(view)
    return axis == .horizontal ? frame.maxX : frame.maxY
  }

  private func settles(
    _ view: Int, _ attributes: [LayoutAttribute]
  ) throws(ConstraintLayoutError) -> Bool {
    var system = lint.system
    let item = lint.scene.item(view)
    for attribute in attributes {
      let other = attribute.isLength ? nil : Anchor(content, attribute)
      let constant = attribute.isLength ? lint.scene.geometry.frame(view).size[axis] : 0
      system.constraints.append(
        Constraint(Anchor(item, attribute), .equal, other, constant: constant))
    }
    return try system.solved()?.isDetermined(Anchor(content, axis.length)) ?? false
  }
}
