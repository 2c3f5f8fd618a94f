import StackScrollCore
import Testing

/// What a screen refuses, and in which words.
struct ScreenErrorTests {
  /// A description that is not a screen, and the place that should be blamed.
  struct BadValue: Sendable, CustomTestStringConvertible {
    let name: String
    let place: ErrorLocation
    let make: @Sendable () throws(ScreenError) -> ScrolledStack

    var testDescription: String { name }

    init(
      _ name: String, _ place: ErrorLocation,
      _ make: @escaping @Sendable () throws(ScreenError) -> ScrolledStack
    ) {
      self.name = name
      self.place = place
      self.make = make
    }
  }

  private static let window = ScrollView(size: Size(width: 100, height: 100))

  private static func screen(
    _ scrollView: ScrollView = window, _ view: View = View("v"),
    pins: DirectionalEdgeInsets = .zero
  ) throws(ScreenError) -> ScrolledStack {
    try ScrolledStack(scrollView: scrollView, content: view, pins: pins)
  }

  private static let badValues: [BadValue] = [
    BadValue("width nan", ErrorLocation(.scrollView, .width)) { () throws(ScreenError) in
      try screen(ScrollView(size: Size(width: .nan, height: 1)))
    },
    BadValue("height negative", ErrorLocation(.scrollView, .height)) { () throws(ScreenError) in
      try screen(ScrollView(size: Size(width: 1, height: -0.5)))
    },
    BadValue("width huge", ErrorLocation(.scrollView, .width)) { () throws(ScreenError) in
      try screen(ScrollView(size: Size(width: 1e300, height: 1)))
    },
    BadValue("inset top", ErrorLocation(.scrollView, .contentInsetTop)) { () throws(ScreenError) in
      try screen(ScrollView(size: .zero, contentInset: EdgeInsets(top: .infinity)))
    },
    BadValue("inset left", ErrorLocation(.scrollView, .contentInsetLeft)) {
      () throws(ScreenError) in
      try screen(ScrollView(size: .zero, contentInset: EdgeInsets(left: .nan)))
    },
    BadValue("inset right", ErrorLocation(.scrollView, .contentInsetRight)) {
      () throws(ScreenError) in
      try screen(ScrollView(size: .zero, contentInset: EdgeInsets(right: 1e10)))
    },
    BadValue("offset x", ErrorLocation(.scrollView, .contentOffsetX)) { () throws(ScreenError) in
      try screen(ScrollView(size: .zero, contentOffset: Point(x: -.infinity)))
    },
    BadValue("offset y", ErrorLocation(.scrollView, .contentOffsetY)) { () throws(ScreenError) in
      try screen(ScrollView(size: .zero, contentOffset: Point(y: .nan)))
    },
    BadValue("pins leading", ErrorLocation(.screen, .pinsLeading)) { () throws(ScreenError) in
      try screen(pins: DirectionalEdgeInsets(leading: .nan))
    },
    BadValue("pins bottom", ErrorLocation(.screen, .pinsBottom)) { () throws(ScreenError) in
      try screen(pins: DirectionalEdgeInsets(bottom: -2e9))
    },
    BadValue("constant negative", ErrorLocation(.view("v"), .width)) { () throws(ScreenError) in
      try screen(window, View("v", width: .constant(-1)))
    },
    BadValue("constant nan", ErrorLocation(.view("v"), .height)) { () throws(ScreenError) in
      try screen(window, View("v", height: .constant(.nan)))
    },
    BadValue("fraction negative", ErrorLocation(.view("v"), .width)) { () throws(ScreenError) in
      try screen(window, View("v", width: .fraction(-0.1, of: .frameLayoutGuide)))
    },
    BadValue("fraction too large", ErrorLocation(.view("v"), .height)) { () throws(ScreenError) in
      try screen(window, View("v", height: .fraction(1e8, of: .frameLayoutGuide)))
    },
    BadValue("intrinsic negative", ErrorLocation(.view("v"), .intrinsicWidth)) {
      () throws(ScreenError) in
      try screen(window, View("v", intrinsic: IntrinsicSize(width: -3)))
    },
    BadValue("intrinsic infinite", ErrorLocation(.view("v"), .intrinsicHeight)) {
      () throws(ScreenError) in
      try screen(window, View("v", intrinsic: IntrinsicSize(height: .infinity)))
    },
    BadValue("spacing nan", ErrorLocation(.view("stack"), .spacing)) { () throws(ScreenError) in
      try ScrolledStack(scrollView: window, content: StackView(axis: .vertical, spacing: .nan))
    },
  ]

  @Test(arguments: badValues)
  func `a bad value is refused and its place is named`(_ bad: BadValue) throws {
    let error = #expect(throws: ScreenError.self) { try bad.make() }
    #expect(error?.location == bad.place)
    #expect(error?.description.hasPrefix("The ") == true)
  }

  @Test func `names are unique and not empty`() throws {
    #expect(throws: ScreenError.duplicateID("a")) { try row([leaf("a"), leaf("a")]) }
    #expect(throws: ScreenError.duplicateID("stack")) { try row([leaf("stack")]) }
    #expect(throws: ScreenError.emptyID(position: 2)) { try row([leaf("a"), leaf("")]) }
  }

  @Test func `negative spacing, pins, insets and offsets are fine`() throws {
    let scrollView = ScrollView(
      size: .zero, contentInset: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4),
      contentOffset: Point(x: -5, y: -6))
    let stack = StackView(axis: .vertical, spacing: -7)
    let pins = DirectionalEdgeInsets(top: -1, leading: -2, bottom: -3, trailing: -4)
    _ = try ScrolledStack(scrollView: scrollView, content: stack, pins: pins).layout()
  }

  @Test func `256 levels can be laid out and one more is refused, as are ten thousand`() throws {
    func nested(_ levels: Int) -> View {
      var view = View("0", width: .constant(1), height: .constant(1))
      for level in 1..<levels {
        view = View(
          ViewID("\(level)"), stack: StackView(axis: .vertical, arrangedViews: [view]))
      }
      return view
    }
    let limit = ScreenLimits.maximumNesting
    let deepest = try ScrolledStack(scrollView: Self.window, content: nested(limit))
    #expect(try deepest.layout().contentSize == Size(width: 1, height: 1))
    #expect(try deepest.layout().depths.max() == limit - 1)
    for levels in [limit + 1, 10_000] {
      #expect(throws: ScreenError.nestedTooDeeply(ViewID("\(levels - 1)"), limit: limit)) {
        try ScrolledStack(scrollView: Self.window, content: nested(levels))
      }
      // Nothing of it is kept, so that no walk over it can be too deep.
      #expect(nested(levels).stack?.arrangedViews.isEmpty == true)
    }
  }

  @Test func `a few lines that describe more views than there is memory are refused`() throws {
    var view = View("leaf")
    for level in 1...60 {
      let stack = StackView(axis: .vertical, arrangedViews: [view, view])
      view = View(ViewID("\(level)"), stack: stack)
    }
    let limit = ScreenLimits.maximumViews
    #expect(throws: ScreenError.tooManyViews("60", limit: limit)) {
      try ScrolledStack(scrollView: Self.window, content: view)
    }
    #expect(view.stack?.arrangedViews.isEmpty == true)
  }

  @Test func `as many views as the limit are kept, and not one more`() {
    let leaves = [View](repeating: View("leaf"), count: 1000)
    let row = View("row", stack: StackView(axis: .horizontal, arrangedViews: leaves))
    let inside = (ScreenLimits.maximumViews - 1).quotientAndRemainder(dividingBy: 1001)
    var column = StackView(
      axis: .vertical,
      arrangedViews: [View](repeating: row, count: inside.quotient) + leaves[..<inside.remainder])
    #expect(View("column", stack: column).stack?.arrangedViews.isEmpty == false)
    column.append(View("one more"))
    #expect(View("column", stack: column).stack?.arrangedViews.isEmpty == true)
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a baseline that is no number is named`(number: Double) throws {
    for (baselines, name) in [
      (Baselines(first: number, last: 1), ErrorLocation.Property.firstBaseline),
      (Baselines(first: 1, last: number), .lastBaseline),
    ] {
      let text = View("text", intrinsic: IntrinsicSize(width: 1, height: 1), baselines: baselines)
      do {
        _ = try ScrolledStack(scrollView: Self.window, content: text)
        Issue.record("\(baselines) is accepted")
      } catch ScreenError.notFinite(let place, _) {
        #expect(place == ErrorLocation(.view("text"), name))
      }
    }
  }

  @Test func `errors say what is wrong, where, and what to do`() throws {
    #expect(
      ScreenError.notFinite(ErrorLocation(.view("a"), .width), .nan).description
        == "The width of view \"a\" is nan. Give it a finite number.")
    #expect(
      ScreenError.duplicateID("a").description
        == "Two views have the name \"a\". Rename one: a layout finds its views by name.")
    let many = (1...20).map { ViewID("v\($0)") }
    #expect(ViewID.list(many).hasSuffix("\"v8\" and 12 more"))
  }

  /// Every distance from an edge that a description holds, by the place that is blamed for it.
  private static let edges:
    [(any WritableKeyPath<EdgeInsets, Double> & Sendable, [ErrorLocation.Property])] = [
      (\.top, [.safeAreaTop, .contentInsetTop, .pinsTop]),
      (\.left, [.safeAreaLeft, .contentInsetLeft, .pinsLeading]),
      (\.bottom, [.safeAreaBottom, .contentInsetBottom, .pinsBottom]),
      (\.right, [.safeAreaRight, .contentInsetRight, .pinsTrailing]),
    ]

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a distance from any edge that is no length is blamed on that edge`(value: Double) {
    for (edge, properties) in Self.edges {
      var insets = EdgeInsets.zero
      insets[keyPath: edge] = value
      let pins = DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
      var column = StackView(axis: .vertical)
      var inset = StackView(axis: .vertical)
      column.safeAreaInsets = insets
      inset.layoutMargins = pins
      let places =
        [properties[0], properties[1]].map { ErrorLocation(.scrollView, $0) }
        + [ErrorLocation(.screen, properties[2]), ErrorLocation(.view("v"), .safeAreaInsets)]
        + [ErrorLocation(.view("v"), .layoutMargins)]
      let screens: [() throws -> ScrolledStack] = [
        { try Self.screen(ScrollView(size: .zero, safeAreaInsets: insets)) },
        { try Self.screen(ScrollView(size: .zero, contentInset: insets)) },
        { try Self.screen(pins: pins) },
        { try Self.screen(Self.window, View("v", stack: column)) },
        { try Self.screen(Self.window, View("v", stack: inset)) },
      ]
      for (place, screen) in zip(places, screens) {
        let error = #expect(throws: ScreenError.self) { try screen() }
        #expect(error?.location == place)
      }
    }
  }
}
