import PropertyKit
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants

/// A view of a window before it has a name.
private indirect enum WindowDraft: Sendable {
  /// A leaf, or a stack of leaves and stacks.
  case view(ViewDraft)
  case text(LabelText)
  case container(ContainerDraft)
}

/// A container whose views stand in a row or a column.
private struct ContainerDraft: Sendable {
  /// What the views are tied to.
  enum Frame: CaseIterable, Sendable {
    case edges, margins, safeArea, readable
  }

  var axis: Axis
  /// The length that a scroll view has along the axis of what holds it, and across it in a content.
  var length: Double
  var views: [WindowDraft]
  var gap: Double
  var frame: Frame
  var settings: Container
  /// Whether the last view ends where the frame does, so that the container is as long as they are.
  var isClosed: Bool
  /// How a view stands across the axis.
  var across: Across

  enum Across: CaseIterable, Sendable {
    case filling, starting, centred
  }
}

extension Gen where Value == Screen {
  /// Windows of containers in containers, scroll views in scroll views, stacks, texts and leaves, each
  /// container a row or a column that is tied to its edges, its margins or a guide.
  ///
  /// Some have no layout: the law that asks for one discards them.
  package static var windows: Gen { windows(with: nil) }

  /// What there is in each of some windows.
  enum Part {
    /// A scroll view; others stand inside it alone.
    case scrollView
    case text
  }

  /// Such windows.
  static func windows(with part: Part?) -> Gen {
    Gen { source throws(Discard) in
      let size = Size(
        width: Double(try source.draw(.element(of: [320, 390, 844, 1100]))),
        height: Double(try source.draw(.int(in: 200...1200))))
      let hasBars = try source.draw(.bool)
      let bars =
        hasBars
        ? EdgeInsets(
          top: Double(try source.draw(.int(in: 0...100))),
          left: Double(try source.draw(.element(of: [0, 0, 59]))),
          bottom: Double(try source.draw(.int(in: 0...60))),
          right: Double(try source.draw(.element(of: [0, 0, 44])))) : .zero
      var root = try source.draw(
        Gen<ContainerDraft>.containers(
          depth: part == .scrollView ? 0 : 2, count: (part == nil ? 1 : 0)...3))
      root.isClosed = false
      root.settings.scrollView = nil
      switch part {
      case nil: break
      case .text?: root.views.append(.text(try source.draw(.labelTexts)))
      case .scrollView?:
        root.views.append(
          .container(try source.draw(Gen<ContainerDraft>.containers(depth: 1, scrolls: true))))
      }
      let isMirrored = try source.draw(.rarely(3, if: true))
      let category = try source.draw(.categories)
      let draft = root
      let hasKeyboard = try source.draw(.rarely(3, if: true))
      let keyboard = hasKeyboard ? Double(try source.draw(.int(in: 1...150))) : 0
      return try source.making { () throws(ScreenError) in
        var builder = WindowBuilder()
        var view = builder.view(draft, id: "root", in: nil)
        if hasKeyboard { view = builder.addingBar(aboveKeyboardOf: view) }
        return try Screen(
          size: size, safeAreaInsets: bars, keyboardHeight: keyboard, root: view,
          constraints: builder.constraints,
          layoutDirection: isMirrored ? .rightToLeft : .leftToRight,
          contentSizeCategory: category)
      }
    }
  }
}

extension Gen where Value == Screen {
  /// Screens with plain views around the scroll view and around its content, each pinned to the edges of
  /// its superview, that are laid out by closed forms and by constraints.
  package static var enclosedScreens: Gen {
    Gen { source throws(Discard) in
      let screen = try source.draw(
        .weighted([(3, ScreenDraw.given(.settled).values), (1, .screensOfText)]))
      let bars = try source.draw(.bool) ? EdgeInsets(top: 59, left: 20, bottom: 34) : .zero
      let outer = try source.draw(.array(of: .margins, count: 0...2))
      let inner = try source.draw(
        .array(of: .weighted([(1, .margins), (1, .farOutside)]), count: 0...2))
      let usesSafeArea = try source.draw(.bool)
      let isAsWide = try source.draw(.rarely(12, if: true))
      let category = try source.draw(.categories)
      return try source.making { () throws(ScreenError) in
        var (root, size, constraints) = (screen.root, screen.size, screen.constraints)
        if var container = root.container, let content = container.subviews.first, !inner.isEmpty {
          let scrollView = ScrollViewItem(root.id.name)
          var view = content
          constraints = []
          for (place, insets) in inner.enumerated() {
            let box = LayoutItem("inner \(place)")
            constraints += LayoutItem(view.id.name).edges(equalTo: box, insets: insets)
            view = View(ViewID(box.id), subviews: [view])
          }
          constraints += LayoutItem(view.id.name).edges(equalTo: scrollView)
          if isAsWide {
            constraints.append(LayoutItem(view.id.name).widthAnchor == scrollView.widthAnchor)
          }
          container.subviews = [view]
          root = root.with(content: .container(container))
        }
        for (place, insets) in outer.enumerated() {
          let box = LayoutItem("outer \(place)")
          let isClear = usesSafeArea && place == outer.count - 1
          let taken = insets.resolved(in: screen.layoutDirection) + (isClear ? bars : .zero)
          size.width += taken.left + taken.right
          size.height += taken.top + taken.bottom
          constraints += LayoutItem(root.id.name).edges(
            equalTo: isClear ? box.safeAreaLayoutGuide : box, insets: insets)
          root = View(ViewID(box.id), subviews: [root])
        }
        return try Screen(
          size: size, safeAreaInsets: bars, root: root, constraints: constraints,
          layoutDirection: screen.layoutDirection, contentSizeCategory: category,
          policy: screen.policy)
      }
    }
  }
}

extension Gen where Value == DirectionalEdgeInsets {
  /// Insets that reach so far inside or outside that a view may be left no length between them.
  fileprivate static var farOutside: Gen {
    Gen { source throws(Discard) in
      DirectionalEdgeInsets(
        top: 0, leading: Double(try source.draw(.int(in: -400...50))), bottom: 0,
        trailing: Double(try source.draw(.int(in: -400...50))))
    }
  }
}

extension Gen where Value == ContentSizeCategory {
  /// Mostly the usual size.
  fileprivate static var categories: Gen {
    .weighted([(3, .always(.large)), (1, .element(of: ContentSizeCategory.allCases))])
  }
}

extension Gen where Value == ContainerDraft {
  fileprivate static func containers(
    depth: Int, scrolls: Bool = false, count: ClosedRange<Int> = 1...3
  ) -> Gen {
    Gen { source throws(Discard) in
      let drawn = try source.draw(.rarely(3, if: true))
      let scrolls = scrolls || drawn
      let axis: Axis = try source.draw(.rarely(3, if: true)) ? .horizontal : .vertical
      var settings = Container()
      if try source.draw(.rarely(4, if: true)) {
        settings.layoutMargins = try source.draw(.margins)
      }
      settings.preservesSuperviewLayoutMargins = try source.draw(.rarely(4, if: true))
      settings.insetsLayoutMarginsFromSafeArea = try !source.draw(.rarely(5, if: true))
      if scrolls {
        settings.scrollView = ScrollView(
          contentOffset: Point(
            x: Double(try source.draw(.int(in: -30...60))),
            y: Double(try source.draw(.int(in: -30...60)))),
          contentInsetAdjustmentBehavior: try source.draw(
            .element(of: [.automatic, .never, .always, .scrollableAxes])))
      }
      let frame =
        scrolls ? .edges : try source.draw(.element(of: ContainerDraft.Frame.allCases))
      return ContainerDraft(
        axis: axis,
        length: Double(try source.draw(.int(in: 20...200))),
        views: try source.draw(.array(of: .parts(depth: depth), count: count)),
        gap: try source.draw(.element(of: [0, 8, 13])), frame: frame, settings: settings,
        isClosed: true,
        across: try source.draw(.element(of: ContainerDraft.Across.allCases)))
    }
  }
}

extension Gen where Value == WindowDraft {
  fileprivate static func parts(depth: Int) -> Gen {
    let leaf = Gen<ViewDraft> { source throws(Discard) in
      .leaf(
        Leaf(
          intrinsic: IntrinsicSize(
            width: Double(try source.draw(.int(in: 1...120))),
            height: Double(try source.draw(.int(in: 1...60)))),
          hugging: try source.draw(.element(of: [.defaultLow, .init(251), .init(750)]))))
    }
    let stack = Gen<WindowDraft> { source throws(Discard) in
      var stack = StackView(
        axis: try source.draw(.axes),
        distribution: try source.draw(.element(of: Distribution.allCases)),
        alignment: try source.draw(.element(of: [.fill, .leading, .center])),
        spacing: try source.draw(.element(of: [0, 8])))
      stack.isLayoutMarginsRelativeArrangement = try source.draw(.rarely(3, if: true))
      if stack.isLayoutMarginsRelativeArrangement { stack.layoutMargins = .standardMargins }
      let views = try source.draw(.array(of: leaf, count: 1...3))
      return .view(.stack(StackDraft(stack: stack, views: views)))
    }
    let plain: [(weight: Int, generator: Gen<WindowDraft>)] = [
      (4, leaf.map { .view($0) }), (2, stack), (3, Gen<LabelText>.labelTexts.map { .text($0) }),
    ]
    guard depth > 0 else { return .weighted(plain) }
    return .weighted(
      plain + [(3, Gen<ContainerDraft>.containers(depth: depth - 1).map { .container($0) })])
  }
}

/// Names views in tree order and ties them together.
private struct WindowBuilder {
  private var names = Names()
  private(set) var constraints: [Constraint] = []

  /// A container and what is in it.
  ///
  /// What nothing around it gives a thickness gets one from what fills it.
  mutating func view(
    _ draft: ContainerDraft, id: ViewID, in axis: Axis?, isInContent: Bool = false
  ) -> View {
    let item = LayoutItem(id.name)
    let isScrollView = draft.settings.scrollView != nil
    let frame =
      isScrollView ? ScrollViewItem(id.name).contentLayoutGuide : Self.frame(draft.frame, of: item)
    var container = draft.settings
    let isGiven = !isScrollView && (axis == nil || axis == draft.axis && axis == .vertical)
    var last: Anchor?
    for part in draft.views {
      let view = view(part, in: draft.axis, isInContent: isScrollView)
      container.subviews.append(view)
      let inner = LayoutItem(view.id.name)
      constraints.append(
        Constraint(
          inner[draft.axis.near], .equal, last ?? frame[draft.axis.near], constant: draft.gap))
      last = inner[draft.axis.far]
      tie(
        inner, across: draft.axis.perpendicular, to: frame,
        isGiven && view.container == nil ? draft.across : .filling)
    }
    if let last {
      constraints.append(
        Constraint(
          frame[draft.axis.far], draft.isClosed ? .equal : .greaterThanOrEqual, last,
          constant: draft.gap, priority: draft.isClosed ? .required : 999))
    }
    let length = Length.constant(draft.length)
    return View(
      id, width: isScrollView && (isInContent || axis == .horizontal) ? length : .intrinsic,
      height: isScrollView && (isInContent || axis == .vertical) ? length : .intrinsic,
      container: container)
  }

  /// A view with a leaf in it that stands on the keyboard.
  mutating func addingBar(aboveKeyboardOf view: View) -> View {
    let (bar, around) = (LayoutItem("bar"), LayoutItem(view.id.name))
    constraints += [
      Constraint(bar[.bottom], .equal, around.keyboardLayoutGuide[.top]),
      Constraint(bar[.leading], .equal, around[.leading]),
    ]
    return view.with(
      subviews: view.subviews + [View("bar", intrinsic: IntrinsicSize(width: 60, height: 30))])
  }

  /// Across the axis a view fills the frame or stands inside it.
  private mutating func tie(
    _ view: LayoutItem, across axis: Axis, to frame: LayoutItem, _ across: ContainerDraft.Across
  ) {
    guard across != .filling else {
      constraints += [
        Constraint(view[axis.near], .equal, frame[axis.near]),
        Constraint(frame[axis.far], .equal, view[axis.far]),
      ]
      return
    }
    let place = across == .starting ? axis.near : axis.center
    constraints += [
      Constraint(view[place], .equal, frame[place]),
      Constraint(frame[axis.far], .greaterThanOrEqual, view[axis.far]),
    ]
  }

  private mutating func view(
    _ part: WindowDraft, in axis: Axis, isInContent: Bool
  ) -> View {
    switch part {
    case .view(let draft): draft.named(&names)
    case .text(let text): View(names.next("text"), text: text)
    case .container(let draft):
      view(
        draft, id: names.next(draft.settings.scrollView == nil ? "box" : "scroll"), in: axis,
        isInContent: isInContent)
    }
  }

  private static func frame(_ frame: ContainerDraft.Frame, of item: LayoutItem) -> LayoutItem {
    switch frame {
    case .edges: item
    case .margins: item.guide(.layoutMarginsGuide)
    case .safeArea: item.safeAreaLayoutGuide
    case .readable: item.readableContentGuide
    }
  }
}
