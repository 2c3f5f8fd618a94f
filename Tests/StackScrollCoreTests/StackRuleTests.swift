import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollCore

/// What the rules of all distributions and alignments have in common.
struct StackRuleTests {
  @Test func `what a stack costs is told in the priorities of its views and of its rule`()
    async throws
  {
    let views = Gen.array(of: Gen<Cost>.known, count: 1...4)
    let fits = [Slope.canvasFit, .spanningFit, .ambiguitySuppression, .emptiness].map(\.strongest)
    let places = (0...4).map { place in
      [
        EqualCenteringRule.priority(ofPitch: place),
        FillProportionallyRule.priority(ofShare: place).rawValue,
      ]
    }
    let own = Set(fits + places.joined())
    try await forAll(.zip(views, .rules), settings: Settings(cases: 2000)) { views, rule in
      guard let cost = rule.rule(of: views)?.cost(of: views) else { return }
      let asked = Set(views.flatMap(\.priorities))
      #expect(cost.priorities.allSatisfy { own.contains($0) || asked.contains($0) })
    }
  }

  @Test func `every priority of pitches and shares is below the one before it, by no more than 1`()
  {
    let shares = { (place: Int) in
      FillProportionallyRule.priority(ofShare: place).rawValue
    }
    let pitches = EqualCenteringRule.priority(ofPitch:)
    let bounds = [(pitches, 1, 149.0, Slope.canvasFit.strongest), (shares, 0, 999, 750)]
    for (priority, first, strongest, weakest) in bounds {
      #expect(priority(first) == strongest)
      for place in first...1000 {
        let fall = priority(place) - priority(place + 1)
        #expect(fall > 0 && fall <= 1, "\(place)")
        #expect(priority(place + 1) > weakest)
      }
    }
  }
}

extension Cost {
  fileprivate var priorities: [Double] { pieces.flatMap { $0.slope?.levels.map(\.priority) ?? [] } }
}

/// A rule for any number of views.
private struct DrawnRule {
  let distribution: Distribution?
  let alignment: Alignment
  let gap: Int
  let ties: LayoutPolicy.Ties
  /// Baselines, or what views ask for shares with.
  let numbers: [Int?]

  func rule(of views: [Cost]) -> (any StackRule)? {
    let gaps = views.dropFirst().map { _ in DoubleDouble(gap) }
    let row = SpacedRow(gaps: gaps, isMirrored: false, ties: ties)
    let isLone = views.count == 1
    switch (distribution?.among(views.count), alignment) {
    case (.fill, _): return FillRule(row: row)
    case (.fillEqually, _): return FillEquallyRule(row: row)
    case (.equalSpacing, _): return EqualSpacingRule(row: row)
    case (.equalCentering, _): return EqualCenteringRule(row: row, isPriced: true)
    case (.fillProportionally, _):
      let own = numbers.prefix(views.count).map { $0.map(Double.init) }
      return FillProportionallyRule(row: row, own: own, isPlain: false)
    case (nil, .fill): return AlignFillRule(hidden: [])
    case (nil, .leading): return AlignSideRule(place: 0, isLone: isLone)
    case (nil, .center): return AlignSideRule(place: 0.5, isLone: isLone)
    case (nil, .trailing): return AlignSideRule(place: 1, isLone: isLone)
    case (nil, .firstBaseline), (nil, .lastBaseline):
      return AlignBaselineRule(
        distances: numbers.prefix(views.count).map { DoubleDouble($0 ?? 0) },
        isFirst: alignment == .firstBaseline, isLone: isLone)
    }
  }
}

extension Gen where Value == DrawnRule {
  fileprivate static var rules: Gen {
    let distributions = Distribution.allCases.map { Optional($0) } + [nil, nil, nil, nil]
    let number = Gen<Int?>.weighted([(2, Gen<Int>.int(in: 0...6).map { $0 }), (1, .always(nil))])
    return Gen { source throws(Discard) in
      DrawnRule(
        distribution: try source.draw(.element(of: distributions)),
        alignment: try source.draw(.element(of: Alignment.allCases)),
        gap: try source.draw(.int(in: 0...3)),
        ties: try source.draw(.element(of: LayoutPolicy.Ties.allCases)),
        numbers: try source.draw(.array(of: number, count: 4...4)))
    }
  }
}
