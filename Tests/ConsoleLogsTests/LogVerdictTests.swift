import ConsoleLogs
import PropertyKit
import PropertyTesting
import StackScrollConstraints
import StackScrollCore
import Testing

/// Verdicts on console logs, and the claims that come with them.
@Suite struct LogVerdictTests {
  @Test func `the lines that the module's page shows run`() throws {
    let text = ["40", "50"].enumerated().map { place, width in
      "<NSLayoutConstraint:0x\(place + 1) UILabel:0x9.width == \(width)   (active)>"
    }.joined(separator: "\n")
    let log = try ConflictLog(parsing: text)
    for report in log.reports {
      if case .unsatisfiable(let conflict) = try report.verdict() {
        print(conflict.lines.map { report.lines[$0].position.line })
        #expect(conflict.lines.count == 2)
      }
    }
    #expect(log.reports.count == 1)
  }

  private static func report(_ bodies: [String]) throws -> LogReport {
    let lines = bodies.enumerated().map { "<NSLayoutConstraint:c\($0.offset) \($0.element)>" }
    return try #require(try ConflictLog(parsing: lines.joined(separator: "\n")).reports.first)
  }

  private static func conflict(_ bodies: [String]) throws -> LogConflict? {
    if case .unsatisfiable(let conflict) = try report(bodies).verdict() {
      conflict
    } else {
      nil
    }
  }

  private static func canHold(_ system: ConstraintSystem) throws -> Bool {
    var layout = try ConstraintLayout(system)
    return try layout.solve() == .solved
  }

  @Test("a conflict is one, nothing can be left out of it, and each remedy settles all")
  func irreducible() async throws {
    try await forAll(.array(of: .rowConstraints, count: 1...12)) { constraints in
      let text = LogPrinter().list(constraints)
      let report = try #require(try ConflictLog(parsing: text).reports.first)
      let system = LogSystem(report)
      let all = Set(report.lines.indices)
      guard case .unsatisfiable(let conflict) = try report.verdict() else {
        #expect(try Self.canHold(system.system) == true)
        return
      }
      let lines = Set(conflict.lines)
      #expect(try Self.canHold(system.system(of: lines)) == false)
      for line in lines {
        #expect(try Self.canHold(system.system(of: lines.subtracting([line]))) == true)
        let settles = try Self.canHold(system.system(of: all.subtracting([line])))
        #expect(settles == conflict.remedies?.contains(line))
      }
      #expect(conflict.weights != nil, "a smallest set has weights")
      if let sum = conflict.sum {
        #expect(
          Set(sum.way.flatMap(\.reason.parties) + sum.subject.reason.parties)
            == Set(conflict.constraints.indices))
      }
    }
  }

  @Test("what is not printed is never a reason")
  func hidden() throws {
    let ends = [
      "UIView:0x1.top == UIView:0x2.top", "UIView:0x1.height == 10", "UIView:0x2.height == 99",
    ]
    for line in [
      "UIView:0x1.topMargin == UIView:0x2.top + 50",
      "UIView:0x1.firstBaseline == UIView:0x2.top - 7",
      "UIView:0x1.bottom == UIView:0x2.bottom NSSpace(0)", "V:[UIView:0x1]-[UIView:0x2]",
      "UIView:0x1.centerY == 3*UIView:0x2.centerY", "V:|-(7)-[UIView:0x1]",
    ] {
      #expect(try Self.conflict(ends + [line]) == nil, "\(line)")
    }
    #expect(try Self.conflict(ends + ["UIView:0x1.bottom == UIView:0x2.bottom"]) != nil)
  }

  @Test("one margin has one value")
  func margin() throws {
    let lines = [
      "UIView:0x1.left == UIView:0x2.leftMargin", "UIView:0x1.left == UIView:0x2.leftMargin + 1",
    ]
    #expect(try Self.conflict(lines)?.lines == [0, 1])
  }

  @Test("a place with a factor is counted from the edge of what holds it")
  func factors() throws {
    let inside = "V:|-(0)-[UIView:0x1]   (active, names: '|':UIView:0x2 )"
    let half = "UIView:0x1.bottom == 0.5*UIView:0x2.bottom"
    let lines = [inside, half, "UIView:0x2.height == 100"]
    #expect(try Self.conflict(lines + ["UIView:0x1.height == 50"]) == nil)
    #expect(try Self.conflict(lines + ["UIView:0x1.height == 51"])?.lines == [0, 1, 2, 3])
  }

  @Test("content may be longer than the scroll view it is in, a frame may not")
  func scrolling() throws {
    let bar = "(active, names: '|':UIScrollView:0x2 )"
    let inside = ["V:|-(0)-[UIView:0x1]   \(bar)", "V:[UIView:0x1]-(0)-|   \(bar)"]
    let lengths = ["UIView:0x1.height == 900", "UIScrollView:0x2.height == 600"]
    #expect(try Self.conflict(inside + lengths) == nil)
    let beside = [
      "UIView:0x1.top == UIScrollView:0x2.top", "UIView:0x1.bottom == UIScrollView:0x2.bottom",
    ]
    #expect(try Self.conflict(beside + lengths)?.assumptions == [.framesOfScrollViews])
    let around = "V:|-(0)-[UIScrollView:0x2]   (active, names: '|':UIView:0x1 )"
    #expect(try Self.conflict([around] + beside + lengths)?.assumptions == [])
  }

  @Test("left and leading are the same in one direction only")
  func directions() throws {
    let tied = [
      "UIView:0x1.left == UIView:0x2.left + 20", "UIView:0x1.leading == UIView:0x2.leading + 10",
    ]
    #expect(try Self.conflict(tied)?.assumptions == [.leftToRight])
    let mirrored = [
      "UIView:0x1.right == UIView:0x2.right - 20", tied[1],
      "UIView:0x1.left == UIView:0x2.left + 10",
    ]
    #expect(try Self.conflict(mirrored)?.assumptions == [.rightToLeft])
    let both = ["UIView:0x1.left == UIView:0x1.right + 1", tied[1]]
    #expect(try Self.conflict(both)?.assumptions == [])
  }

  @Test("numbers that printing rounds contradict each other only by more than that")
  func rounding() throws {
    let third = ["UIView:0x1.width == 0.333333*UIView:0x2.width", "UIView:0x2.width == 320"]
    #expect(try Self.conflict(third + ["UIView:0x1.width == 106.667"]) == nil)
    #expect(try Self.conflict(third + ["UIView:0x1.width == 106.7"])?.lines == [0, 1, 2])
    let rounded = try Self.report(third + ["UIView:0x1.width == 106.667"])
    guard case .satisfiable(let freedom) = try rounded.verdict() else {
      Issue.record("what is rounded away is no contradiction")
      return
    }
    #expect(freedom.rounded == [0, 1, 2])
  }

  @Test("what is not required contradicts nothing")
  func priorities() throws {
    let lines = ["UIView:0x1.width == 3 @999", "UIView:0x1.width == 4"]
    #expect(try Self.conflict(lines) == nil)
  }
}

extension Gen where Value == Constraint {
  /// Whole numbers of points among few views on one axis, so that contradictions are common.
  static var rowConstraints: Gen {
    Gen { source throws(Discard) in
      let item = Gen<Int>.int(in: 1...4).map { LayoutItem("0x\($0)") }
      let relation = Gen<Constraint.Relation>.element(of: [
        .equal, .greaterThanOrEqual, .lessThanOrEqual,
      ])
      let isLength = try source.draw(.bool)
      let edges = Gen<LayoutAttribute>.element(of: [.top, .bottom, .centerY])
      let points = Double(try source.draw(Gen<Int>.int(in: -20...60)))
      guard isLength else {
        return Constraint(
          Anchor(try source.draw(item), try source.draw(edges)), try source.draw(relation),
          Anchor(try source.draw(item), try source.draw(edges)), constant: points)
      }
      let hasSecond = try source.draw(.bool)
      let second = hasSecond ? Anchor(try source.draw(item), .height) : nil
      return Constraint(
        Anchor(try source.draw(item), .height), try source.draw(relation), second,
        multiplier: hasSecond ? try source.draw(.element(of: [1, 2, 0.5])) : 1, constant: points)
    }
  }
}
