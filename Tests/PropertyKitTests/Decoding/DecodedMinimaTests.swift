import Foundation
import Testing

@testable import PropertyKit

/// That a decoded value shrinks as one of a generator written by hand.
struct DecodedMinimaTests {
  /// A law that fails, a generator written by hand and the one right answer of both.
  struct Comparison: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: String
    /// The answers for a seed: decoded, and by hand.
    let run: @Sendable (Settings) -> (decoded: String?, byHand: String?)

    init<Value: Decodable & SendableMetatype>(
      _ name: String, _ answer: String, by hand: Gen<Value>,
      _ law: @escaping @Sendable (Value) -> Bool
    ) {
      testDescription = name
      self.answer = answer
      run = { settings in
        (
          check(Gen<Value>.decoded(), settings: settings, law).counterexample.map {
            DecodedMinimaTests.text($0.value)
          },
          check(hand, settings: settings, law).counterexample.map {
            DecodedMinimaTests.text($0.value)
          }
        )
      }
    }
  }

  @Test(arguments: comparisons) func `every seed ends in the one right value, as by hand`(
    comparison: Comparison
  ) {
    let seeds: UInt64 = 10
    var found: [String?: Int] = [:]
    var byHand: [String?: Int] = [:]
    for seed in 0..<seeds {
      let settings = Settings(seed: Seed(seed), cases: 20_000)
      let (one, other) = comparison.run(settings)
      found[one, default: 0] += 1
      byHand[other, default: 0] += 1
    }
    #expect(found == [comparison.answer: Int(seeds)])
    #expect(byHand == [comparison.answer: Int(seeds)])
  }

  /// A value as text, without the names of the module and of the types around it.
  static func text<Value>(_ value: Value) -> String {
    "\(value)".replacingOccurrences(of: "\(String(reflecting: Models.self)).", with: "")
  }

  typealias Account = Models.Account
  typealias Shape = Models.Shape

  private static let roles = Gen<Models.Role>.element(of: [.owner, .editor, .guest])

  private static func accounts(_ roleCount: ClosedRange<Int>) -> Gen<Account> {
    Gen { source throws(Discard) in
      Account(
        id: try source.draw(.int()), name: try source.draw(String.arbitrary),
        roles: try source.draw(.array(of: roles, count: roleCount)),
        note: try source.draw(.optional(String.arbitrary)))
    }
  }

  private static let teams = Gen { source throws(Discard) in
    Models.Team(
      lead: try source.draw(accounts(0...20)),
      members: try source.draw(.array(of: accounts(0...8), count: 0...20)),
      budget: try source.draw(Double.arbitrary))
  }

  private static let shapes = Gen<Shape>.recursive(
    size: 32,
    base: .one(of: [
      Double.arbitrary.map { .circle(radius: $0) },
      Gen<(Double, Double)>.zip(Double.arbitrary, Double.arbitrary).map {
        .rectangle(width: $0, height: $1)
      },
      .always(.nothing),
    ])
  ) { Gen<[Shape]>.array(of: $0, count: 0...20).map { .many($0) } }

  private static let expressions = Gen<Models.Expression>.recursive(
    size: 32, base: Gen<Int>.int().map { .number($0) }
  ) { inner in
    .one(of: [
      Gen<(Models.Expression, Models.Expression)>.zip(inner, inner).map { .sum($0, $1) },
      inner.map { .negated($0) },
    ])
  }

  private static let folders = Gen<Models.Folder>.recursive(
    size: 32, base: String.arbitrary.map { Models.Folder(name: $0, children: []) }
  ) { inner in
    Gen<(String, [Models.Folder])>.zip(String.arbitrary, .array(of: inner, count: 0...8)).map {
      Models.Folder(name: $0, children: $1)
    }
  }

  private static let events = Gen<Models.Event>.one(of: [
    Gen<Int>.int().map { .pushEvent(count: $0) }, String.arbitrary.map { .openEvent(title: $0) },
  ])

  static let comparisons: [Comparison] = [
    Comparison(
      "members with two roles have small numbers",
      "Team(lead: Account(id: 0, name: \"\", roles: [], note: nil), members: [Account(id: 100,"
        + " name: \"\", roles: [Role.owner, Role.owner], note: nil)], budget: 0.0)", by: teams
    ) { $0.members.allSatisfy { $0.roles.count < 2 || $0.id < 100 } },
    Comparison(
      "no member has the leader's number",
      "Team(lead: Account(id: 0, name: \"\", roles: [], note: nil), members: [Account(id: 0, name:"
        + " \"\", roles: [], note: nil)], budget: 0.0)", by: teams
    ) { team in team.members.allSatisfy { $0.id != team.lead.id } },
    Comparison(
      "a budget is below 12.3 or the leader has a note",
      "Team(lead: Account(id: 0, name: \"\", roles: [], note: nil), members: [], budget: 13.0)",
      by: teams
    ) { $0.budget < 12.3 || $0.lead.note != nil },
    Comparison(
      "no note has three characters, and no guest is one",
      "Account(id: 0, name: \"\", roles: [Role.guest], note: Optional(\"aaa\"))",
      by: accounts(0...20)
    ) { ($0.note?.count ?? 0) < 3 || !$0.roles.contains(.guest) },
    Comparison("a rectangle is narrow", "rectangle(width: 10.0, height: 1.0)", by: shapes) {
      if case .rectangle(let width, let height) = $0 { width < 10 || height <= 0 } else { true }
    },
    Comparison("shapes do not hold nothing", "many([Shape.nothing])", by: shapes) {
      if case .many(let inner) = $0 { !inner.contains(.nothing) } else { true }
    },
    Comparison(
      "nothing is negated twice", "negated(Expression.negated(Expression.number(0)))",
      by: expressions
    ) { !$0.hasDoubleNegation },
    Comparison(
      "folders are not three deep",
      "Folder(name: \"\", children: [Folder(name: \"\", children: [Folder(name: \"\", children: [])])])",
      by: folders
    ) { $0.depth < 3 },
    Comparison("pushes are few", "pushEvent(count: 7)", by: events) {
      if case .pushEvent(let count) = $0 { count < 7 } else { true }
    },
    Comparison(
      "shares come to no more than 100",
      "Poll(shares: [Percentage(value: 1), Percentage(value: 100)], quorum: nil)",
      by: Gen { source throws(Discard) in
        Models.Poll(
          shares: try source.draw(.array(of: Models.Percentage.arbitrary, count: 0...20)),
          quorum: try source.draw(.optional(Models.Percentage.arbitrary)))
      }
    ) { $0.shares.map(\.value).reduce(0, +) <= 100 },
  ]
}
