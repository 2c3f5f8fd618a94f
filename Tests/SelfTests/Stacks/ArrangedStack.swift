import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// A stack in a layout, with what it arranges and where that stands.
///
/// Laws about stacks look at these: along its axis a stack is a row that is read from its first
/// view on, whatever the direction.
struct ArrangedStack {
  let id: ViewID
  let stack: StackView
  let frame: Rect
  let direction: LayoutDirection
  /// The views, hidden ones too, each with its frame.
  var views: [(view: View, frame: Rect)] = []

  var axis: Axis { stack.axis }
  /// Whether the first view stands at the right end.
  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }
  /// The views that are not hidden.
  var visible: [(view: View, frame: Rect)] { views.filter { !$0.view.isHidden } }
  /// The space between the edges and the views.
  var margins: EdgeInsets { stack.margins(readIn: direction) }

  /// The least gaps between visible neighbours, each that of the view before it.
  var leastGaps: [Double] {
    visible.dropLast().map { stack.customSpacing(after: $0.view.id) ?? stack.spacing }
  }

  /// The gaps between visible neighbours as laid out.
  var gaps: [Double] {
    zip(visible, visible.dropFirst()).map { before, after in
      isMirrored
        ? before.frame.min(axis) - after.frame.max(axis)
        : after.frame.min(axis) - before.frame.max(axis)
    }
  }

  /// The gap behind a visible view, by name.
  func gap(after place: Int) -> Quantity {
    let (first, second) = (visible[place].view.id, visible[place + 1].view.id)
    return isMirrored ? .gap(second, first, axis) : .gap(first, second, axis)
  }

  /// The lengths of visible views along the axis.
  var lengths: [Double] { visible.map { $0.frame.length(axis) } }

  /// What the margins leave along an axis; below 0 where they need more than there is.
  func room(_ axis: Axis) -> Double {
    frame.length(axis) - margins.near(axis) - margins.far(axis)
  }
}

extension StackView {
  /// The space between the edges and the views: none where the margins are off.
  ///
  /// Written again on purpose: laws do not ask the core for what they check it against.
  func margins(readIn direction: LayoutDirection) -> EdgeInsets {
    guard isLayoutMarginsRelativeArrangement else { return .zero }
    return layoutMargins.resolved(in: direction)
  }
}

extension ContentLayout {
  /// Every stack that is not hidden, nor inside of what is hidden, the content stack first.
  ///
  /// - Complexity: O(n) for n views.
  func stacks(in content: View, readIn direction: LayoutDirection) -> [ArrangedStack] {
    var found: [ArrangedStack] = []
    var next = 0
    collect(content, isShown: true, direction, &next, into: &found)
    return found
  }

  private func collect(
    _ view: View, isShown: Bool, _ direction: LayoutDirection, _ next: inout Int,
    into found: inout [ArrangedStack]
  ) {
    guard next < frames.count else { return }
    let frame = frames[next]
    next += 1
    guard let stack = view.stack else { return }
    let place = found.count
    if isShown {
      found.append(
        ArrangedStack(id: view.id, stack: stack, frame: frame, direction: direction))
      found[place].views.reserveCapacity(stack.arrangedViews.count)
    }
    for arranged in stack.arrangedViews where next < frames.count {
      if isShown { found[place].views.append((arranged, frames[next])) }
      collect(
        arranged, isShown: isShown && !arranged.isHidden, direction, &next, into: &found)
    }
  }
}

extension Distribution {
  /// Whether gaps are exactly the spacing, and not at least it.
  var fills: Bool { self == .fill || self == .fillEqually || self == .fillProportionally }
}

extension LawContext {
  /// Lays a screen out, with its content stack; throws `Discard` if its content is none.
  func row(_ screen: Screen) throws -> (shown: ShownStack, row: ArrangedStack) {
    let shown = try shown(screen)
    guard let row = shown.stacks.first else {
      throw Discard.precondition("the content is no stack")
    }
    return (shown, row)
  }
}

extension ShownStack {
  /// Every stack that is not hidden, the content stack first.
  ///
  /// - Complexity: O(n) for n views.
  var stacks: [ArrangedStack] {
    layout.stacks(in: screen.content, readIn: screen.layoutDirection)
  }

  /// Holds if every gap between visible views of a stack is the least there may be.
  func expectLeastGaps(of row: ArrangedStack) throws {
    for (place, (gap, least)) in zip(row.gaps, row.leastGaps).enumerated() {
      try expect(row.gap(after: place), is: gap, equals: least, within: .pile)
    }
  }
}
