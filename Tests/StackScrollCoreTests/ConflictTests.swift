import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// Which views are said to contradict each other.
struct ConflictTests {
  @Test func `those that are named are at odds whatever the others ask for`() {
    var conflicts = 0
    let report = check(.rows, settings: Settings(cases: 2000)) { screen in
      guard case .unsatisfiable(let views) = screen.verdict(.horizontal) else { return true }
      conflicts += 1
      let all = [screen.content] + (screen.content.stack?.arrangedViews ?? [])
      let others = all.filter { !views.contains($0.id) }
      // Of those that are named each requires something. Among shares that is also a length of 0 of
      // what has none of its own.
      let hasShares = screen.content.stack?.distribution == .fillProportionally
      let requiresNothing = all.dropFirst().filter { view in
        view.width == .intrinsic && !(hasShares && view.leaf?.intrinsic.width == nil)
      }
      guard requiresNothing.allSatisfy({ !views.contains($0.id) }) else { return false }
      let rest = try screen.with(
        content: others.reduce(screen.content) {
          try $0.applying(.setLength(.intrinsic, .horizontal, of: $1.id))
        })
      if case .unsatisfiable = rest.verdict(.horizontal) { return true }
      return false
    }
    #expect(report.counterexample == nil, "\(report)")
    #expect(conflicts > 200)
  }

  @Test func `in a content that is too narrow the views that are wider than it are named`()
    async throws
  {
    let widths = Gen<[Int]>.array(of: .int(in: 1...100), count: 1...4)
    try await forAll(.zip(widths, .int(in: 1...100), .int(in: 0...10), .int(in: 0...10))) {
      widths, content, pin, margin in
      let views = widths.enumerated().map { place, width in
        View(ViewID("v\(place)"), width: .constant(Double(width)), height: .constant(1))
      }
      let screen = try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 10, height: 10)),
        content: View(
          "column",
          stack: StackView(
            axis: .vertical, alignment: .leading,
            layoutMargins: DirectionalEdgeInsets(leading: 1, trailing: Double(margin)),
            isLayoutMarginsRelativeArrangement: true, arrangedViews: views)),
        pins: DirectionalEdgeInsets(leading: Double(pin)),
        attachment: ContentAttachment(
          trailing: .contentLayoutGuideAtLeast, contentWidth: .constant(Double(content))))
      let room = content - pin - margin - 1
      let wider = widths.indices.filter { widths[$0] > room }
      guard room >= 0, !wider.isEmpty else { return }
      #expect(
        screen.verdict(.horizontal)
          == .unsatisfiable(["column"] + wider.map { ViewID("v\($0)") }))
    }
  }
}

extension Gen where Value == ScrolledStack {
  /// Rows of lengths that are required, or bounded, or the views' own.
  fileprivate static var rows: Gen {
    let points = Gen<Double>.element(of: [0, 10, 20, 50])
    let widths = Gen<Length>.one(of: [
      .always(.intrinsic), points.map { .constant($0) }, points.map { .atLeast($0) },
      points.map { .atMost($0) },
    ])
    let own = Gen<Double?>.element(of: [nil, 0, 10, 30])
    return Gen { source throws(Discard) in
      let count = try source.draw(Gen<Int>.int(in: 1...4))
      let views = try (0..<count).map { place throws(Discard) in
        View(
          ViewID("v\(place)"), width: try source.draw(widths), height: .constant(1),
          intrinsic: IntrinsicSize(width: try source.draw(own)))
      }
      let spacing = try source.draw(Gen<Double>.element(of: [0, 5, -25]))
      let width = try source.draw(widths)
      let distribution = try source.draw(.element(of: Distribution.allCases))
      return try source.making {
        try row(views, spacing: spacing, width: width, distribution: distribution)
      }
    }
  }
}
