import Foundation
import PropertyKit
import PropertyTesting
import Testing

/// Forms in which people write generators and properties, each with what it comes to.
struct WrittenFormsTests {
  struct User: Equatable, Sendable {
    var id: Int
    var name: String
  }

  enum Shape: Equatable { case circle(Double), box(Double, Double), dots(Int) }

  @Test func `closures draw with errors of any type`() {
    struct Empty: Error {}
    let users = Gen { source in
      User(id: try source.draw(.int(in: 0...9)), name: try source.draw(.string()))
    }
    let strict = Gen { source in
      let user = try source.draw(users)
      guard !user.name.isEmpty else { throw Empty() }
      return user
    }
    #expect(check(strict) { $0.id < 5 }.counterexample?.value == User(id: 5, name: "a"))
    let odd = Gen { source in
      let number = try source.draw(.int(in: 0...9))
      if number % 2 == 0 { throw Discard() }
      return number
    }
    #expect(check(odd) { $0 % 2 == 1 }.holds)
    let never = Gen<Int> { _ in throw Empty() }
    guard case .gaveUp(.precondition(let reason, _)) = check(never, { _ in }).verdict else {
      Issue.record("a generator that always throws gives up")
      return
    }
    #expect(reason == "Empty()")
  }

  @Test func `ranges are closed, half-open, open, or one number`() {
    func values<Value: Hashable>(_ generator: Gen<Value>) -> Set<Value> {
      Set(generator.sample(300))
    }
    #expect(values(.int(in: 0..<3)) == [0, 1, 2])
    #expect(values(.int(in: 4)) == [4])
    #expect(values(Gen<UInt8>.int(in: 254...)) == [254, 255])
    #expect(values(Gen<Int8>.int(in: ...(-127))) == [-128, -127])
    #expect(values(Gen<Int8>.int(in: ..<(-127))) == [-128])
    #expect(values(Gen<[Bool]>.array(of: .bool, count: 1)) == [[true], [false]])
    #expect(Gen<String>.string(of: .letters, count: ..<3).sample(99).allSatisfy { $0.count < 3 })
    #expect(Gen<Double>.double(in: 0..<1).sample(999).allSatisfy { 0 <= $0 && $0 < 1 })
    #expect(Gen<Double>.double(in: 5...).sample(99).allSatisfy { $0 >= 5 && $0.isFinite })
    for empty in [check(.int(in: 3..<3)) { _ in }.verdict] {
      guard case .gaveUp(.nothingToChooseFrom) = empty else {
        Issue.record("\(empty)")
        return
      }
    }
  }

  @Test(arguments: [3, 300]) func `numbers of every floating-point type`(bound: Double) {
    let floats = check(Gen<Float>.double(in: 0...400)) { $0 < Float(bound) }
    #expect(floats.counterexample?.value == Float(bound))
    let lengths = check(Gen<CGFloat>.double(in: 0...400)) { $0 < bound }
    #expect(lengths.counterexample?.value == CGFloat(bound))
    let tenths = Gen<Float>.double(in: 0.1...0.3).sample(500)
    #expect(tenths.allSatisfy { (0.1 as Float)...0.3 ~= $0 })
  }

  @Test func `parts are mapped behind a leading dot`() {
    let shapes = Gen<Shape>.one(of: [
      .double(in: 0...1).map(Shape.circle), .int(in: 0...3).map { .dots($0) },
      .zip(.double(in: 0...1), .double(in: 0...1)).map(Shape.box),
      .optional(.int(in: 1...2)).map { .dots($0 ?? 9) }, .bool.map { .dots($0 ? 1 : 0) },
      .array(of: .int(), count: 2).map { .dots($0.count) },
      .set(of: .int(in: 0...5), count: 0...3).map { .dots($0.count) },
      .dictionary(of: .int(), .bool, count: 0...3).map { .dots($0.count) },
      .string(of: .letters, count: 3).map { .dots($0.count) },
      .element(of: ["a", "bb"]).map { .dots($0.count) },
      .letters.map { .dots($0.isLetter ? 7 : 8) }, .shuffled([1, 2]).map { .dots($0[0]) },
      .subsequence(of: [1, 2]).map { .dots($0.count) }, .int().map { .dots($0 & 1) },
      .character(in: "a"..."c").map { .dots($0 == "a" ? 0 : 1) },
    ])
    #expect(Set(shapes.sample(400).map { "\($0)".prefix { $0 != "(" } }).count == 3)
    let names: Gen<[String]> = .array(of: .int(in: 1..<4).map { "\($0)" }, count: 1)
    #expect(Set(names.sample(100)) == [["1"], ["2"], ["3"]])
  }

  @Test func `two to four generators are drawn apart and shrunk together`() async throws {
    let two = check(.int(in: 0...99), .array(of: .int())) { $0 < 9 || $1.count < 2 }
    #expect(two.counterexample.map { $0.value == (9, [0, 0]) } == true)
    let three = check(.int(), .int(), .bool) { a, b, c in !c || a <= b }
    #expect(
      three.counterexample.map { $0.value == (1, 0, true) || $0.value == (0, -1, true) } == true)
    let four = check(.int(), .bool, .letters, .int(in: 0..<9)) {
      $3 < 5 || $2 == "a" || !$1 || $0 < 0
    }
    #expect(four.counterexample.map { $0.value == (0, true, "b", 5) } == true)
    try await forAll(.int(), .bool) { (a: Int, b: Bool) in a == a && b == b }
    try await forAll(.int(in: 0...9), .int(in: 0...9), .bool, cases: 30) { a, b, c in
      #expect(a + b == b + a)
    }
    try await forAll(
      .int(), .int(), .int(), .int(), regressions: [(1, 2, 3, 4)]
    ) { a, b, c, d in
      await Task.yield()
      return a &+ b &+ c &+ d == d &+ c &+ b &+ a
    }
  }

  @MainActor final class Model {
    var total = 0
    func add(_ number: Int) { total += number }
  }

  @MainActor @Test func `a body uses what its test may use`() async throws {
    let shared = Model()
    var runs = 0
    try await forAll(.int(in: 0...9), settings: Settings(enumeration: .never)) { number in
      MainActor.assertIsolated()
      let model = Model()
      model.add(number)
      shared.add(1)
      runs += 1
      #expect(model.total == number)
    }
    try await forAll(.int(in: 0...9), settings: Settings(enumeration: .never)) { number in
      await Task.yield()
      MainActor.assertIsolated()
      shared.add(1)
      runs += 1
    }
    #expect(shared.total == 2000)
    #expect(runs == 2000)
  }

  actor Bank {
    var total = 0
    func test() async throws {
      try await forAll(.int(in: 0...99), cases: 50) { number in self.total += number * 0 + 1 }
    }
  }

  @Test func `a body may stand in an actor`() async throws {
    let bank = Bank()
    try await bank.test()
    #expect(await bank.total == 50)
  }

  struct Stack {
    private(set) var items: [Int] = []
    mutating func push(_ item: Int) throws {
      struct Full: Error {}
      guard items.count < 3 else { throw Full() }
      items.append(item)
    }
  }

  struct StackMachine: Machine {
    enum Command { case push(Int) }
    var count = 0
    var commands: Gen<Command> { .int(in: 0...9).map { .push($0) } }
    mutating func advance(by step: Step<Command>) { count += 1 }
    func makeSystem() -> Stack { Stack() }
    func run(_ step: Step<Command>, on stack: inout Stack) throws {
      switch step.command {
      case .push(let item): try stack.push(item)
      }
    }
    func check(_ stack: Stack) -> Bool { stack.items.count == count }
  }

  @Test func `a machine throws, returns nothing, and looks with a Boolean`() {
    let report = check(StackMachine().programs()) { $0.run() }
    #expect(report.counterexample?.value.commands.count == 4)
    #expect(report.counterexample?.failure.message.contains("threw Full()") == true)
  }

  @Test func `a sample is what a run draws first`() {
    var drawn: [[Int]] = []
    _ = check(.array(of: .int()), settings: Settings(cases: 20)) { drawn.append($0) }
    #expect(Gen<[Int]>.array(of: .int()).sample(20) == drawn)
    #expect(Gen<Int>.int().sample(-3).isEmpty)
    #expect(Gen<Int>.int().sample(5, seed: 1) != Gen<Int>.int().sample(5, seed: 2))
  }

  @Test func `an assumption discards, and says which`() {
    let none = check(.int(in: 0...9)) { try assume($0 > 10, "more than ten") }
    #expect("\(none)".contains("more than ten"))
    let some = check(.int(in: 0...9)) { number in
      try assume(number % 2 == 0)
      #expect(number % 2 == 0)
    }
    #expect(some.passed == 5 && some.discarded == 5 && some.holds)
  }
}
