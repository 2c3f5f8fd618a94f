import PropertyKit
import StackScrollCore

extension Gen where Value == Edit {
  /// Edits of a screen: which views they name depends on it, what is drawn does not; some of them cannot be
  /// applied.
  static func edits(of names: EditNames) -> Gen {
    Gen { source throws(Discard) in
      let kind = try source.draw(.int(in: 0...28))
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
    let constraint = ConstraintReference.index(index % max(1, names.constraints))
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
  private let outermost: View
  private let inside: [View]
  /// How many constraints there are.
  let constraints: Int

  init(_ screen: Screen) {
    (outermost, inside) = (screen.root, screen.root.arrangedInside)
    constraints = screen.constraints.count
  }

  /// A view inside the outermost one, round and round; the outermost if there is none.
  func view(_ index: Int) -> ViewID {
    inside.isEmpty ? outermost.id : inside[index % inside.count].id
  }

  /// A stack, round and round; the outermost view if there is none.
  func stack(_ index: Int) -> ViewID { name(index) { $0.stack != nil } ?? outermost.id }

  /// A scroll view, round and round; nil if there is none.
  func scrollView(_ index: Int) -> ViewID? { name(index) { $0.container?.scrollView != nil } }

  /// One of some views in tree order, round and round.
  private func name(_ index: Int, where isMeant: (View) -> Bool) -> ViewID? {
    let places = inside.indices.filter { isMeant(inside[$0]) }
    let before = isMeant(outermost) ? 1 : 0
    guard before + places.count > 0 else { return nil }
    let place = index % (before + places.count)
    return place < before ? outermost.id : inside[places[place - before]].id
  }

  /// How many views another holds.
  func count(of holder: ViewID) -> Int { first { $0.id == holder }?.subviews.count ?? 0 }

  /// How many views stand beside a view, itself counted; at least one.
  func siblings(of view: ViewID) -> Int {
    first { $0.subviews.contains { $0.id == view } }?.subviews.count ?? 1
  }

  private func first(where isMeant: (View) -> Bool) -> View? {
    isMeant(outermost) ? outermost : inside.first(where: isMeant)
  }

  /// A name that no view has.
  var unused: ViewID {
    var number = 1
    while inside.contains(where: { $0.id == ViewID("n\(number)") }) { number += 1 }
    return ViewID("n\(number)")
  }
}
