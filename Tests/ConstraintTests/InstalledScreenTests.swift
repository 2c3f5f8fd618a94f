import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite struct InstalledScreenTests {
  @Test("a row prints what the class prints")
  func row() throws {
    let stack = StackView(
      axis: .horizontal, alignment: .top, spacing: 5,
      arrangedViews: [View("a"), View("b"), View("c", isHidden: true), View("d")])
    #expect(
      try lines(stack) == [
        "stack.leading == a.leading 'UISV-canvas-connection'",
        "d.trailing == stack.trailing 'UISV-canvas-connection'",
        "b.leading == a.trailing + 5.0 'UISV-spacing'",
        "c.leading == b.trailing + 2.5 'UISV-spacing'",
        "d.leading == c.trailing + 2.5 'UISV-spacing'",
        "b.top == a.top 'UISV-alignment'",
        "c.top == a.top 'UISV-alignment'",
        "d.top == a.top 'UISV-alignment'",
        "a.height == 0.0 @25 'UISV-ambiguity-suppression'",
        "b.height == 0.0 @25 'UISV-ambiguity-suppression'",
        "c.height == 0.0 @25 'UISV-ambiguity-suppression'",
        "d.height == 0.0 @25 'UISV-ambiguity-suppression'",
        "stack.top == a.top 'UISV-canvas-connection'",
      ]
        + ["a", "b", "d"].flatMap { view in
          [
            "stack.alignment-spanner.top <= \(view).top 'UISV-spanning-boundary'",
            "stack.alignment-spanner.bottom >= \(view).bottom 'UISV-spanning-boundary'",
            "stack.alignment-spanner.top == \(view).top @999.5 'UISV-spanning-boundary'",
          ]
        } + [
          "stack.alignment-spanner.height == 0.0 @51 'UISV-spanning-fit'",
          "stack.bottom == stack.alignment-spanner.bottom 'UISV-canvas-connection'",
          "c.width == 0.0 'UISV-hiding'",
        ])
  }

  @Test("a row of texts of several lines asks for equal parts")
  func rowOfTexts() throws {
    let texts = [750.0, 749, 1000].enumerated().map { place, resistance in
      View(
        ViewID("t\(place)"), intrinsic: IntrinsicSize(width: 40),
        compressionResistance: AxisPriorities(LayoutPriority(resistance)), isMultilineText: true)
    }
    var stack = StackView(
      axis: .horizontal, spacing: 6, arrangedViews: texts + [View("hidden", isHidden: true)])
    let parts = { try self.lines(stack).filter { $0.contains("UISV-text-width") } }
    #expect(
      try parts() == [
        "t0.width == 0.3333333333333333 * stack.width - 4.0 @760 'UISV-text-width-disambiguation'",
        "t1.width == 0.3333333333333333 * stack.width - 4.0 @759 'UISV-text-width-disambiguation'",
        "t2.width == 0.3333333333333333 * stack.width - 4.0 @999 'UISV-text-width-disambiguation'",
      ])
    stack.distribution = .equalSpacing
    #expect(try parts().isEmpty)
    stack.distribution = .fill
    stack.append(View("line", intrinsic: IntrinsicSize(width: 40)))
    #expect(try parts().isEmpty)
  }

  @Test("equal spacing puts spacers between views, and holds the stack as short as it may be")
  func equalSpacing() throws {
    let stack = StackView(
      axis: .vertical, distribution: .equalSpacing, spacing: -3,
      arrangedViews: [View("a"), View("b"), View("c")])
    #expect(
      try lines(stack).filter { !$0.contains("'UISV-alignment'") } == [
        "stack.top == a.top 'UISV-canvas-connection'",
        "c.bottom == stack.bottom 'UISV-canvas-connection'",
        "b.top >= a.bottom - 3.0 'UISV-spacing'",
        "c.top >= b.bottom - 3.0 'UISV-spacing'",
        "stack.gap 1.top == a.bottom - 3.0 'UISV-distributing-edge'",
        "b.top == stack.gap 1.bottom 'UISV-distributing-edge'",
        "stack.gap 2.top == b.bottom - 3.0 'UISV-distributing-edge'",
        "c.top == stack.gap 2.bottom 'UISV-distributing-edge'",
        "stack.gap 2.height == stack.gap 1.height 'UISV-distributing-edge'",
        "stack.height == 0.0 @49 'UISV-canvas-fit'",
        "stack.leading == a.leading 'UISV-canvas-connection'",
        "a.trailing == stack.trailing 'UISV-canvas-connection'",
      ])
  }

  @Test("shares count the gaps, and their priorities fall strictly above those of views")
  func proportional() throws {
    let views = (0..<300).map { View(ViewID("v\($0)"), intrinsic: IntrinsicSize(width: 1)) }
    let stack = StackView(
      axis: .horizontal, distribution: .fillProportionally, spacing: 1, arrangedViews: views)
    let shares = try constraints(stack).filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(shares.allSatisfy { $0.multiplier == 1.0 / 599 })
    let priorities = shares.map(\.priority)
    #expect(priorities.prefix(3) == [999, 998, 997])
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 > $1 })
    #expect(priorities.allSatisfy { $0 > 750 })
  }

  @Test("centres are held to be alike ever more weakly, but more strongly than the stack is short")
  func centring() throws {
    let views = (0..<300).map { View(ViewID("v\($0)")) }
    let stack = StackView(
      axis: .horizontal, distribution: .equalCentering, arrangedViews: views)
    let priorities = try constraints(stack).map(\.priority).filter { $0 <= 149 && $0 > 49 }
    #expect(priorities.prefix(3) == [149, 148, 147])
    #expect(priorities.count == 298)
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test("a hidden view's own length rests, unless the literal constraints are asked for")
  func hidden() throws {
    let stack = StackView(
      axis: .vertical,
      arrangedViews: [
        View("a", height: .constant(10), isHidden: true), View("b", height: .constant(10)),
      ])
    let screen = try ScrolledStack(scrollView: ScrollView(size: .zero), content: stack)
    let own = Constraint(
      LayoutItem("a")[.height], constant: 10, origin: .length("a"))
    let literal = ConstraintSystem(screen, options: .init(freesHiddenViews: false))
    #expect(!screen.constraints.constraints.contains(own))
    #expect(literal.constraints.contains(own))
    #expect(literal.constraints.contains { $0.identifier == "UISV-hiding" })
  }

  @Test("guides and spacers have names of their own, whatever views are called")
  func names() throws {
    let views = ["stack.alignment-spanner", "stack.alignment-spanner'", "stack.gap 1"].map {
      View(ViewID($0), intrinsic: IntrinsicSize(width: 1))
    }
    let stack = StackView(
      axis: .horizontal, distribution: .equalSpacing, alignment: .center, arrangedViews: views)
    let items = try items(stack)
    #expect(items.contains("stack.alignment-spanner''"))
    #expect(items.contains("stack.gap 1'"))
    #expect(items.contains("stack.gap 2"))
  }

  @Test("margins are a guide that keeps clear of the safe area, by the reading direction")
  func margins() throws {
    let stack = StackView(
      axis: .vertical, layoutMargins: DirectionalEdgeInsets(leading: 1, trailing: 2),
      isLayoutMarginsRelativeArrangement: true,
      safeAreaInsets: EdgeInsets(left: 10, right: 20), arrangedViews: [View("a")])
    let direction = LayoutDirection.rightToLeft
    let screen = try ScrolledStack(
      scrollView: ScrollView(size: .zero), content: stack, layoutDirection: direction)
    let lines = screen.constraints.constraints.map(line)
    #expect(
      lines.contains(
        "stack.layoutMarginsGuide.leading == stack.leading + 21.0"
          + " 'UIView-leadingMargin-guide-constraint'"))
    #expect(
      lines.contains(
        "stack.trailing == stack.layoutMarginsGuide.trailing + 12.0"
          + " 'UIView-trailingMargin-guide-constraint'"))
  }

  @Test("every constraint of a random screen is well formed, and there are not too many")
  func wellFormed() async throws {
    try await forAll(.screens, settings: Settings(cases: 300)) { screen in
      guard let stack = screen.scrolledStack else { return }
      let installed = InstalledStack(stack)
      let ids = Set(installed.system.constraints.flatMap { [$0.first, $0.second ?? $0.first] })
      #expect(ids.allSatisfy { !$0.item.id.isEmpty })
      for constraint in installed.system.constraints {
        #expect(constraint.constant.isFinite && constraint.multiplier.isFinite)
        #expect(
          constraint.second.map { $0.attribute.axis == constraint.first.attribute.axis } ?? true)
      }
      #expect(installed.system.constraints.count < 20 * installed.views.count + 20)
    }
  }

  private func constraints(_ stack: StackView) throws -> [Constraint] {
    try ScrolledStack(scrollView: ScrollView(size: .zero), content: stack).constraints.constraints
      .filter { if case .stackView = $0.origin { true } else { false } }
  }

  private func lines(_ stack: StackView) throws -> [String] { try constraints(stack).map(line) }

  private func items(_ stack: StackView) throws -> Set<String> {
    Set(try constraints(stack).flatMap { [$0.first.item.id, ($0.second ?? $0.first).item.id] })
  }

  private func line(_ constraint: Constraint) -> String {
    let sign = constraint.constant < 0 ? "-" : "+"
    let points = "\(constraint.constant.magnitude)"
    var text = "\(constraint.first) \(constraint.relation.rawValue) "
    if let second = constraint.second {
      text += constraint.multiplier == 1 ? "" : "\(constraint.multiplier) * "
      text += "\(second)" + (constraint.constant == 0 ? "" : " \(sign) \(points)")
    } else {
      text += points
    }
    if constraint.priority != .required { text += " @\(constraint.priority)" }
    return text + (constraint.identifier.map { " '\($0)'" } ?? "")
  }
}
