import StackScrollCore

/// A view before it has a name: names depend on the whole tree, and must not change what shrinks.
package enum ViewDraft: Sendable {
  case leaf(
    Leaf, width: Length = .intrinsic, height: Length = .intrinsic, isHidden: Bool = false,
    gap: Double? = nil)
  case stack(StackDraft)

  /// The view, with the next names.
  package func named(_ names: inout Names) -> View {
    switch self {
    case .leaf(let leaf, let width, let height, let isHidden, _):
      View(names.next("v"), width: width, height: height, leaf: leaf, isHidden: isHidden)
    case .stack(let draft):
      draft.named(&names, width: .intrinsic, height: .intrinsic)
    }
  }

  /// The gap after it, if it is not the stack's.
  package var gap: Double? {
    switch self {
    case .leaf(_, _, _, _, let gap): gap
    case .stack(let draft): draft.gap
    }
  }
}

/// A stack before its views have names.
package struct StackDraft: Sendable {
  package var stack: StackView
  package var views: [ViewDraft]
  /// Whether the side across the axis is tied to the scroll view's.
  package var isTied = false
  package var isHidden = false
  /// The gap after it in another stack.
  package var gap: Double?

  /// Makes a stack without a gap of its own, neither hidden nor tied.
  package init(stack: StackView, views: [ViewDraft]) {
    self.stack = stack
    self.views = views
  }

  /// The same stack, tied across its axis or not.
  package func tied(_ isTied: Bool) -> StackDraft {
    var result = self
    result.isTied = isTied
    return result
  }

  /// The stack as the content of a screen.
  package func named() -> View {
    var names = Names()
    let isWide = isTied && stack.axis == .vertical
    let isHigh = isTied && stack.axis == .horizontal
    return named(
      &names, width: isWide ? .equal(to: .frameLayoutGuide) : .intrinsic,
      height: isHigh ? .equal(to: .frameLayoutGuide) : .intrinsic)
  }

  package func named(_ names: inout Names, width: Length, height: Length) -> View {
    var stack = stack
    let id = names.next("stack")
    stack.arrangedViews = views.map { $0.named(&names) }
    for place in views.indices {
      guard let gap = views[place].gap else { continue }
      stack.setCustomSpacing(gap, after: stack.arrangedViews[place].id)
    }
    return View(id, width: width, height: height, stack: stack, isHidden: isHidden)
  }
}

/// Hands out names in tree order: `stack1`, `v1`, `v2` and so on.
///
/// There are two or three prefixes, which are compared sooner than hashed.
package struct Names {
  private var counts: [(prefix: String, count: Int)] = []

  /// Begins with 1.
  package init() { counts.reserveCapacity(3) }

  package mutating func next(_ prefix: String) -> ViewID {
    let known = counts.firstIndex { $0.prefix == prefix }
    if known == nil { counts.append((prefix, 0)) }
    let place = known ?? counts.count - 1
    counts[place].count += 1
    return ViewID("\(prefix)\(counts[place].count)")
  }
}
