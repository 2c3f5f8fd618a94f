import StackScrollConstraints
import StackScrollCore
import Testing

@Suite struct WritingTests {
  let view = LayoutItem("view")
  let other = LayoutItem("other")
  let scrollView = ScrollViewItem("scrollView")

  @Test("anchors and operators write the same constraints")
  func operators() {
    let byName = [
      view.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 8),
      view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: -40),
      view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1.0 / 3, constant: 2),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ]
    let byOperator: [Constraint] = [
      view.leadingAnchor == other.trailingAnchor + 8,
      view.topAnchor >= other.bottomAnchor - 40,
      view.widthAnchor == other.widthAnchor / 3 + 2,
      view.heightAnchor <= 50,
      view.heightAnchor == view.widthAnchor,
    ]
    #expect(byName == byOperator)
  }

  @Test("a constraint keeps the priority and the name it is given")
  func chaining() {
    let constraint = (view.widthAnchor >= 44).priority(.defaultHigh).identifier("touchable")
    #expect(constraint.priority == 750)
    #expect(constraint.identifier == "touchable")
    #expect(constraint.origin == .written)
  }

  @Test("conditions and loops write constraints in order", arguments: [false, true])
  func builder(isTied: Bool) {
    let tabs = (1...3).map { LayoutItem("tab\($0)") }
    let system = ConstraintSystem {
      for tab in tabs { tab.widthAnchor == scrollView.frameLayoutGuide.widthAnchor / 3 }
      if isTied {
        view.heightAnchor == scrollView.frameLayoutGuide.heightAnchor
      } else {
        view.heightAnchor == 58
      }
      if isTied { view.widthAnchor == 10 }
    }
    #expect(system.constraints.count == (isTied ? 5 : 4))
    #expect(system.constraints.map(\.first.item.id).prefix(3) == ["tab1", "tab2", "tab3"])
  }

  @Test(
    "edges and margins written to a scroll view from its content reach the content area",
    arguments: LayoutAttribute.allCases)
  func riddle(attribute: LayoutAttribute) {
    let written = Constraint(view[attribute], .equal, scrollView.layoutItem[attribute])
    let inside = ConstraintSystem([written]).reaching(into: [scrollView: [view]])
    let outside = ConstraintSystem([written]).reaching(into: [scrollView: [other]])
    let reachesFrame: Set<LayoutAttribute> = [
      .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins,
    ]
    let guide =
      reachesFrame.contains(attribute)
      ? scrollView.frameLayoutGuide : scrollView.contentLayoutGuide
    #expect(inside.constraints.map(\.second?.item) == [guide])
    #expect(outside.constraints.map(\.second?.item) == [scrollView.frameLayoutGuide])
  }

  @Test("a scroll view inside another is content of the outer one, and a frame to it")
  func nesting() {
    let inner = ScrollViewItem("inner")
    let system = ConstraintSystem(
      contents: [scrollView: [inner.layoutItem, view], inner: [view]]
    ) {
      inner.topAnchor == scrollView.topAnchor
      view.topAnchor == inner.topAnchor
    }
    #expect(
      system.constraints == [
        inner.frameLayoutGuide.topAnchor == scrollView.contentLayoutGuide.topAnchor,
        view.topAnchor == inner.contentLayoutGuide.topAnchor,
      ])
  }
}
