import ConsoleLogs
import StackScrollConstraints
import StackScrollCore
import Testing

/// Contradictions as sums, and as weights.
@Suite struct LogSumTests {
  private static func constraints(_ bodies: [String]) throws -> [Constraint] {
    let list = bodies.enumerated().map { "<NSLayoutConstraint:c\($0.offset) \($0.element)>" }
    return try ConflictLog(parsing: list.joined(separator: "\n")).reports
      .flatMap(\.lines).flatMap(\.conditions).map(\.constraint)
  }

  @Test("the given length and the way through what is in it")
  func way() throws {
    let parties = try Self.constraints([
      "UIView:0x1.height == 100", "UIView:0x2.top == UIView:0x1.top + 10",
      "UIView:0x2.height == 2*UIView:0x2.width", "UIView:0x2.width == 44",
      "UIView:0x1.bottom >= UIView:0x2.bottom + 9",
    ])
    let sum = try #require(ConflictSum.find(in: parties, lengths: []))
    #expect(sum.subject.points == 100 && sum.subject.reason.parties == [0])
    #expect(sum.way.map(\.points) == [10, 88, 9])
    #expect(sum.way.map(\.relation) == [.equal, .equal, .greaterThanOrEqual])
    #expect(sum.way.map(\.reason.parties) == [[1], [3, 2], [4]])
    #expect(sum.total == 107 && sum.totalRelation == .greaterThanOrEqual)
  }

  @Test("the parts lie end to end, from where the subject begins to where it ends")
  func chain() throws {
    let parties = try Self.constraints([
      "UIView:0x1.width == 70", "UIView:0x2.width == 54",
      "UIView:0x2.centerX == UIView:0x1.centerX", "UIView:0x1.trailing == UIView:0x2.trailing - 2",
    ])
    let sum = try #require(ConflictSum.find(in: parties, lengths: []))
    #expect(sum.way.first?.from == sum.subject.from && sum.way.last?.to == sum.subject.to)
    for (first, second) in zip(sum.way, sum.way.dropFirst()) { #expect(first.to == second.from) }
    #expect(sum.total == 60 && sum.subject.points == 70)
  }

  @Test("a length that would be negative")
  func negative() throws {
    let parties = try Self.constraints(["UIView:0x1.leading == UIView:0x1.trailing + 10"])
    let width = Anchor(LayoutItem("0x1"), .width)
    let sum = try #require(ConflictSum.find(in: parties, lengths: [width]))
    #expect(sum.subject.reason == .notNegative(width) && sum.total == -10)
    #expect(ConflictSum.find(in: parties, lengths: []) == nil)
  }

  @Test("what holds together has neither sum nor weights")
  func satisfiable() throws {
    let parties = try Self.constraints(["UIView:0x1.width >= 10", "UIView:0x1.width <= 10"])
    #expect(ConflictSum.find(in: parties, lengths: []) == nil)
    #expect(ConflictWeights.find(in: parties, lengths: []) == nil)
  }

  @Test("weights cancel everything unknown")
  func weights() throws {
    let parties = try Self.constraints([
      "UIView:0x1.width == 2*UIView:0x2.width", "UIView:0x1.width == UIView:0x3.width",
      "UIView:0x3.width >= 2*UIView:0x2.width + 6",
    ])
    let weights = try #require(ConflictWeights.find(in: parties, lengths: []))
    #expect(weights.constraints == [1, -1, -1] && weights.rest == -6)
  }
}
