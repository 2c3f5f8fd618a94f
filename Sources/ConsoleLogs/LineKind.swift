import StackScrollConstraints
import StackScrollCore

/// Who made a constraint of a log, as far as its class and its name tell.
package enum LineKind: Hashable {
  /// A stack view, for a view that is hidden.
  case hiding
  /// A stack view, for what it arranges.
  case stackView
  /// The system, for the size that a view has at the moment, or is asked for.
  case size
  /// The system, of how a view stretches with its superview.
  case autoresizing
  /// The system, for a layout guide.
  case guide
  /// The system, for something else.
  case system
  /// The author of the screen.
  case written

  package init(_ line: LogLine) {
    let name = line.identifier ?? ""
    if name.isEmpty {
      self =
        line.isAutoresizing
        ? .autoresizing
        : line.className.hasPrefix("_UI") || line.isPrivate
          ? .system : line.isUnmeasuredCell ? .size : .written
    } else if name == "UISV-hiding" {
      self = .hiding
    } else if name.hasPrefix("UISV-") || name.hasPrefix("NSStackView") {
      self = .stackView
    } else if ["Encapsulated-Layout", "fittingSize", "TemporaryLayout"].contains(
      where: name.contains)
    {
      self = .size
    } else if line.isAutoresizing {
      self = .autoresizing
    } else if name.contains("Guide-") || name.contains("-guide-") {
      self = .guide
    } else if name.hasPrefix("UI") || name.hasPrefix("TUI") || line.className.hasPrefix("_UI")
      || line.isPrivate
    {
      self = .system
    } else {
      self = .written
    }
  }
}

extension LayoutItem {
  /// How classes of views begin that only the system makes.
  private static let prefixes = [
    "_UI", "UIKB", "TUI", "UIInput", "UIKeyboard", "UIRemoteKeyboard", "SystemInput",
    "UIContinuousPath",
  ]
  private static let plain: Set<String> = [
    "UIView", "UILayoutGuide", "UIWindow", "UIToolbar", "UINavigationBar", "UITabBar",
  ]

  /// Whether it only keeps room in a stack view.
  var isSpacer: Bool {
    className.hasPrefix("_UILayoutSpacer") || className.hasPrefix("_UIOLA")
      || text?.hasPrefix("UISV-") == true
  }

  /// Whether it belongs to a cell, whose size is for a while not what it asks for.
  var isCell: Bool {
    ["Cell", "CellContentView", "HeaderFooterView", "HeaderFooterContentView"].contains {
      className.hasSuffix($0)
    }
  }

  /// Whether it is a view of the system that nobody else ties: no cell, no guide at a bar, no view
  /// that hosts what others made.
  var isPrivate: Bool {
    Self.prefixes.contains(where: className.hasPrefix) && !isCell && !isSpacer
      && !className.hasPrefix("_UILayoutGuide") && !className.contains("Hosting")
  }

  /// Whether its class does not tell whose it is.
  var isPlain: Bool { Self.plain.contains(className) }
}

extension LogCondition {
  /// The items it speaks of.
  var items: [LayoutItem] {
    [constraint.first.item] + (constraint.second.map { [$0.item] } ?? [])
  }
}

extension LayoutAttribute {
  /// The place along its axis; nil for lengths and for the lines of text.
  var side: ItemPlace.Side? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: .near
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: .far
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .width, .height, .firstBaseline, .lastBaseline: nil
    }
  }
}

extension Constraint {
  /// Whether it ties the same edge of two items.
  var isAlongEdge: Bool {
    guard let second, let side = first.attribute.side else { return false }
    return side == second.attribute.side
  }
}

extension LogLine {
  /// Whether it says that what a cell holds has no width or no height.
  ///
  /// The system gives that length before it measures the cell; some libraries print constraints
  /// without the name by which it is told.
  fileprivate var isUnmeasuredCell: Bool {
    guard conditions.count == 1, let constraint = conditions.first?.constraint else { return false }
    return constraint.second == nil && constraint.first.attribute.isLength
      && constraint.relation == .equal && constraint.constant == 0
      && constraint.first.item.className.hasSuffix("CellContentView")
  }

  /// Whether it speaks of a view that only the system makes.
  fileprivate var isPrivate: Bool {
    conditions.contains { condition in
      condition.items.contains { $0.isPrivate || $0.isSpacer }
    }
  }

  /// Which of two items seems to be inside the other, by the sign of the distance; at the near edge
  /// and the centre, the first is if there is no distance.
  var nesting: (inner: LayoutItem, outer: LayoutItem)? {
    if let tie = containments.first { return (tie.item, tie.container) }
    guard let constraint = conditions.first?.constraint, let second = constraint.second,
      constraint.isAlongEdge, let side = second.attribute.side
    else { return nil }
    let isFirstInside: Bool
    if constraint.first.attribute.isMargin != second.attribute.isMargin {
      isFirstInside = second.attribute.isMargin
    } else if side == .middle || constraint.constant == 0 {
      if side == .far { return nil }
      isFirstInside = true
    } else {
      isFirstInside = (constraint.constant > 0) == (side == .near)
    }
    let items = (constraint.first.item, second.item)
    return isFirstInside ? items : (items.1, items.0)
  }
}

/// What lines of stack views show of what they arrange.
struct ArrangedViews {
  /// Views that are arranged side by side, with the stack views around them.
  private var groups: [(views: Set<LayoutItem>, stacks: Set<LayoutItem>)] = []

  init(_ lines: [LogLine]) {
    for line in lines {
      guard let constraint = line.conditions.first?.constraint else { continue }
      var views = Set(line.conditions.flatMap(\.items).filter { !$0.isSpacer && !$0.isGuide })
      var stacks: Set<LayoutItem> = []
      if line.identifier == "UISV-canvas-connection" {
        let stack = line.containments.first?.container ?? Self.stack(of: constraint)
        views.remove(stack)
        stacks = [stack]
      }
      let near = groups.filter { !$0.views.isDisjoint(with: views) }
      groups.removeAll { !$0.views.isDisjoint(with: views) }
      for group in near {
        views.formUnion(group.views)
        stacks.formUnion(group.stacks)
      }
      groups.append((views, stacks))
    }
  }

  /// The one of two items that is the stack view; it comes first if both could be.
  private static func stack(of constraint: Constraint) -> LayoutItem {
    guard let second = constraint.second?.item else { return constraint.first.item }
    let isSecond = second.isStackView && !constraint.first.item.isStackView
    return isSecond ? second : constraint.first.item
  }

  /// Whether a line ties an arranged view to its stack view, or to something else around it.
  func areTied(by line: LogLine) -> Bool {
    let items = Set(line.conditions.flatMap(\.items))
    let isLength = line.conditions.first?.constraint.first.attribute.isLength ?? true
    return !isLength
      && groups.contains { group in
        !group.views.isDisjoint(with: items) && !group.stacks.isDisjoint(with: items)
          || line.nesting.map { group.views.contains($0.inner) } == true
      }
  }
}

extension LayoutItem {
  fileprivate var isStackView: Bool { className.hasSuffix("StackView") }
  fileprivate var isGuide: Bool { className.hasSuffix("Guide") }
}
