import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// The description of a window that nobody would write: extreme numbers, constraints between anything.
package struct HostileScreen: Sendable {
  let size: Size
  let priorities: AxisPriorities
  let safeAreaInsets: EdgeInsets
  let root: View
  let constraints: [Constraint]
  let layoutDirection: LayoutDirection
  let keyboardHeight: Double

  /// The window; throws `ScreenError` for what is none.
  package func window() throws(ScreenError) -> Screen {
    try Screen(
      size: size, fittingPriorities: priorities, safeAreaInsets: safeAreaInsets,
      keyboardHeight: keyboardHeight, root: root, constraints: constraints,
      layoutDirection: layoutDirection)
  }
}

extension Gen where Value == HostileScreen {
  /// Descriptions with numbers of every kind, and constraints between any views and guides, of which
  /// many contradict each other; and as many windows with such constraints beside their own.
  package static var hostileWindows: Gen { .weighted([(1, wild), (1, spoilt)]) }

  /// Windows that have a layout, mostly, with some constraints too many.
  private static var spoilt: Gen {
    Gen { source throws(Discard) in
      let window = try source.draw(Gen<Screen>.windows)
      let items = window.root.items
      let more = try source.draw(.array(of: .hostile(among: items, isOdd: false), count: 0...4))
      let isTight = try source.draw(.bool)
      return HostileScreen(
        size: isTight ? Size(width: try source.draw(.hostile), height: 0.1) : window.size,
        priorities: try source.draw(.element(of: [AxisPriorities(.required), AxisPriorities(50)])),
        safeAreaInsets: isTight ? try source.draw(.hostile) : window.safeAreaInsets,
        root: window.root, constraints: window.constraints + more,
        layoutDirection: window.layoutDirection, keyboardHeight: window.keyboardHeight)
    }
  }

  private static var wild: Gen {
    Gen { source throws(Discard) in
      var names = Names()
      let root = try source.draw(.hostileContainer(depth: 3)).named(&names)
      let items = root.items + [LayoutItem("nobody"), LayoutItem("v1.frameLayoutGuide")]
      return HostileScreen(
        size: Size(width: try source.draw(.hostile), height: try source.draw(.hostile)),
        priorities: try source.draw(
          .element(of: [AxisPriorities(.required), AxisPriorities(50), AxisPriorities(0)])),
        safeAreaInsets: try source.draw(.hostile), root: root,
        constraints: try source.draw(
          .array(of: .hostile(among: items, isOdd: true), count: 0...12)),
        layoutDirection: try source.draw(.element(of: LayoutDirection.allCases)),
        keyboardHeight: try source.draw(.weighted([(4, .always(0)), (1, Gen<Double>.hostile)])))
    }
  }
}

/// A view of a hostile window before it has a name.
private indirect enum HostileViewDraft: Sendable {
  case view(ViewDraft)
  case container(Container, [HostileViewDraft])

  func named(_ names: inout Names) -> View {
    switch self {
    case .view(let draft): return draft.named(&names)
    case .container(var container, let views):
      let id = names.next("box")
      container.subviews = views.map { $0.named(&names) }
      return View(id, container: container)
    }
  }
}

extension Gen where Value == HostileViewDraft {
  fileprivate static func hostileContainer(depth: Int) -> Gen {
    Gen { source throws(Discard) in
      var container = Container()
      if try source.draw(.rarely(3, if: true)) {
        container.layoutMargins = try source.draw(.hostile)
        container.preservesSuperviewLayoutMargins = try source.draw(.bool)
      }
      if try source.draw(.rarely(3, if: true)) {
        var scrollView = ScrollView()
        scrollView.contentOffset = Point(
          x: try source.draw(.hostile), y: try source.draw(.hostile))
        scrollView.contentInset = try source.draw(.hostile)
        container.scrollView = scrollView
      }
      let plain = Gen<ViewDraft>.hostile(depth: 1).map { HostileViewDraft.view($0) }
      let inside: Gen =
        depth == 0 ? plain : .weighted([(2, plain), (1, hostileContainer(depth: depth - 1))])
      return .container(container, try source.draw(.array(of: inside, count: 0...3)))
    }
  }
}

extension Gen where Value == Constraint {
  /// - Parameter isOdd: whether places are compared with lengths, too, which is refused.
  fileprivate static func hostile(among items: [LayoutItem], isOdd: Bool) -> Gen {
    let anchor = Gen<Anchor> { source throws(Discard) in
      Anchor(
        try source.draw(.element(of: items)),
        try source.draw(.element(of: LayoutAttribute.allCases)))
    }
    return Gen { source throws(Discard) in
      let first = try source.draw(anchor)
      let isAlike = try source.draw(.bool) || !isOdd
      let second = try source.draw(anchor)
      return Constraint(
        first, try source.draw(.element(of: Constraint.Relation.allCases)),
        isAlike ? second.item[first.attribute] : try source.draw(.bool) ? second : nil,
        multiplier: try source.draw(.weighted([(4, .always(1)), (1, Gen<Double>.hostile)])),
        constant: try source.draw(.hostile),
        priority: try source.draw(.element(of: [.required, .required, 999, 250, 1, 0])))
    }
  }
}

extension View {
  /// The view, its guides, and those of all that is in it.
  fileprivate var items: [LayoutItem] {
    let item = LayoutItem(id.name)
    let guides = ViewGuide.allCases.filter {
      container?.scrollView != nil || ($0 != .contentLayoutGuide && $0 != .frameLayoutGuide)
    }
    return [item] + guides.map { item.guide($0) } + subviews.flatMap(\.items)
  }
}
