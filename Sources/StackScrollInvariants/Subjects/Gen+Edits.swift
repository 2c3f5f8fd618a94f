import PropertyKit
import StackScrollCore

extension Gen where Value == Edit {
  /// Edits of a screen or a window: which views they name depends on it, what is drawn does not.
  static func edits(of names: EditNames) -> Gen {
    Gen { source throws(Discard) in
      let kind = try source.draw(.int(in: 0...(names.constraints == nil ? 15 : 28)))
      let view = names.view(try source.draw(.int(in: 0...9)))
      let stack = names.stack(try source.draw(.int(in: 0...3)))
      let index = try source.draw(.int(in: 0...5))
      switch kind {
      case 0: return .setHidden(true, view)
      case 1: return .setHidden(false, view)
      case 2: return .remove(view)
      case 3:
        let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
        return .insert(
          View(names.unused, intrinsic: IntrinsicSize(size)), into: stack,
          at: index % (names.count(of: stack) + 1))
      case 4: return .move(view, to: index % names.siblings(of: view))
      case 5: return .setCustomSpacing(try source.draw(.spacings), after: view)
      case 6: return .setCustomSpacing(nil, after: view)
      case 7: return .setSpacing(try source.draw(.spacings), of: stack)
      case 8...15: return try Self.otherEdit(kind, of: view, in: names.scrollView(index), &source)
      default: return try Self.windowEdit(kind, of: view, stack, index, names, &source)
      }
    }
  }

  /// Edits of lengths and of what is scrolled.
  private static func otherEdit(
    _ kind: Int, of view: ViewID, in name: ViewID?, _ source: inout Source
  ) throws(Discard) -> Edit {
    let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
    switch kind {
    case 8: return .setIntrinsicSize(IntrinsicSize(size), of: view)
    case 9: return .setLength(.constant(size.width), .horizontal, of: view)
    case 10: return .resize(size)
    case 11: return .rotate
    case 12:
      return .setContentInset(EdgeInsets(top: size.width / 10, bottom: size.height / 10), in: name)
    case 13: return .avoidKeyboard(overlap: size.height, in: name)
    case 14: return .scroll(to: Point(x: size.width, y: size.height), in: name)
    default: return try Self.gesture(size, of: view, in: name, &source)
    }
  }

  private static func gesture(
    _ size: Size, of view: ViewID, in name: ViewID?, _ source: inout Source
  ) throws(Discard) -> Edit {
    switch try source.draw(.int(in: 0...2)) {
    case 0: .scrollToEnd(in: name)
    case 1: .drag(by: Point(x: 100 - size.width, y: 100 - size.height), in: name)
    default: .scrollToVisible(view)
    }
  }

  /// Edits that windows have, and what else they have of stacks.
  private static func windowEdit(
    _ kind: Int, of view: ViewID, _ stack: ViewID, _ index: Int, _ names: EditNames,
    _ source: inout Source
  ) throws(Discard) -> Edit {
    let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
    let constraint = ConstraintReference.index(index % max(1, names.constraints ?? 0))
    switch kind {
    case 16:
      return .addConstraint(
        Constraint(
          Anchor(LayoutItem(view.name), .width), constant: size.width, priority: 600,
          identifier: "added"))
    case 17: return .removeConstraint(try source.draw(.bool) ? "added" : constraint)
    case 18: return .setConstant(size.width / 10, of: constraint)
    case 19: return .setPriority(try source.draw(.element(of: [.required, 700])), of: constraint)
    case 20:
      return .setSafeAreaInsets(EdgeInsets(top: size.width / 10, bottom: size.height / 10))
    case 21:
      return .setLayoutDirection(try source.draw(.element(of: LayoutDirection.allCases)))
    case 22: return .setKeyboardHeight(try source.draw(.bool) ? size.height : 0)
    case 23: return .settle(in: names.scrollView(index))
    case 24: return .tap(Point(x: size.width, y: size.height))
    case 25: return .setAxis(try source.draw(.axes), of: stack)
    case 26:
      return .setDistribution(try source.draw(.element(of: Distribution.allCases)), of: stack)
    case 27:
      return .setAlignment(try source.draw(.element(of: [.fill, .leading, .center])), of: stack)
    default:
      return .setContentSizeCategory(try source.draw(.element(of: ContentSizeCategory.allCases)))
    }
  }
}

/// What edits can name.
struct EditNames: Sendable {
  private let views: [ViewID]
  private let holders: [(id: ViewID, views: [ViewID])]
  private let stacks: [ViewID]
  private let scrollViews: [ViewID]
  private let outermost: ViewID
  /// How many constraints there are; nil for a screen, which has none to name.
  let constraints: Int?

  init(_ view: View, constraints: Int? = nil) {
    let inside = view.arrangedInside
    let all = [view] + inside
    outermost = view.id
    views = inside.map(\.id)
    holders = all.filter { $0.leaf == nil }.map { ($0.id, $0.subviews.map(\.id)) }
    stacks = all.filter { $0.stack != nil }.map(\.id)
    scrollViews = all.filter { $0.container?.scrollView != nil }.map(\.id)
    self.constraints = constraints
  }

  /// A view inside the outermost one, round and round; the outermost if there is none.
  func view(_ index: Int) -> ViewID { views.isEmpty ? outermost : views[index % views.count] }

  /// A stack, round and round; the outermost view if there is none.
  func stack(_ index: Int) -> ViewID { stacks.isEmpty ? outermost : stacks[index % stacks.count] }

  /// A scroll view, round and round; nil if there is none.
  func scrollView(_ index: Int) -> ViewID? {
    scrollViews.isEmpty ? nil : scrollViews[index % scrollViews.count]
  }

  /// How many views another holds.
  func count(of holder: ViewID) -> Int {
    holders.first { $0.id == holder }?.views.count ?? 0
  }

  /// How many views stand beside a view, itself counted; at least one.
  func siblings(of view: ViewID) -> Int {
    holders.first { $0.views.contains(view) }?.views.count ?? 1
  }

  /// A name that no view has.
  var unused: ViewID {
    var number = 1
    while views.contains(ViewID("n\(number)")) { number += 1 }
    return ViewID("n\(number)")
  }
}
