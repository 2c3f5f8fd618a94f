import Foundation
import PropertyKit
import PropertyTesting
import Synchronization
import TestSupport
import Testing

/// The Swift and the output that the guide shows, run.
@Suite struct GuideTests {
  @Test func `sorting keeps every element`() async throws {
    try await forAll(.array(of: .int())) { list in
      #expect(list.sorted().count == list.count)
    }
  }

  @Test func `addition commutes`() async throws {
    try await forAll(.int(in: 0...99), .int(in: 0..<100)) { a, b in a + b == b + a }
  }

  @Test func `a failure reads as the guide shows`() async throws {
    let found = Mutex<[Issue]>([])
    let collecting: IssueHandlingTrait = .compactMapIssues { issue in
      found.withLock { $0.append(issue) }
      return nil
    }
    let test = try #require(Test.current)
    try await collecting.provideScope(for: test, testCase: Test.Case.current) {
      try await forAll(.array(of: .int())) { list in
        #expect(list.sorted() == Array(Set(list)).sorted())
      }
    }
    let issue = try #require(found.withLock { $0.first })
    let shown = try #require(Self.texts.first { $0.contains("Expectation failed") })
      .split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    #expect("\(issue.kind)".hasPrefix(shown[0]), "\(issue.kind)")
    let text = issue.comments.map(\.rawValue).joined()
      .replacing("a failure reads as the guide shows", with: "sets keep every element")
    #expect(text + "\n" == shown[2], "\(text)")
  }

  @Test func `a report reads as the guide shows`() throws {
    let report = check(.array(of: .int())) { list in Set(list).count < 3 }
    print(report)
    #expect(Self.texts.contains("\(report)\n"), "\(report)")
    let token = try ReplayToken("p1-8km02001040g401fsfgxw")
    let again = check(.array(of: .int()), settings: Settings(replay: token)) { list in
      Set(list).count < 3
    }
    #expect(again.counterexample?.value == report.counterexample?.value)
    #expect(!report.holds)
  }

  enum Discount: Equatable { case percent(Int) }
  enum Shape: Equatable { case circle(Double), box(Double, Double) }
  indirect enum JSON { case null, number(Int), list([JSON]) }

  struct Booking: Equatable {
    var name: String
    var seats: [Int]

    struct Overbooked: Error {}

    init(name: String, seats: [Int]) throws {
      guard Set(seats).count == seats.count else { throw Overbooked() }
      (self.name, self.seats) = (name, seats)
    }
  }

  @Test func `stored generators name their types`() {
    let sizes = Gen<CGFloat>.double(in: 0...400)
    let discounts: Gen<Discount> = .int(in: 0...100).map { .percent($0) }
    let shapes = Gen<Shape>.one(of: [
      .double(in: 0...9).map { .circle($0) },
      .zip(.double(in: 0...9), .double(in: 0...9)).map { .box($0, $1) },
    ])
    let pairs = Gen<Int>.int(in: 1...10).flatMap { n in .zip(.always(n), .int(in: 0..<n)) }
    let values: Gen<JSON> = .recursive(
      depth: 3, base: .one(of: [.always(.null), .int().map { .number($0) }])
    ) { inner in .array(of: inner, count: 0...3).map { .list($0) } }
    #expect(check(sizes) { $0 < 300 }.counterexample?.value == 300)
    #expect(check(discounts) { $0 != .percent(7) }.counterexample?.value == .percent(7))
    #expect(
      check(shapes) { if case .box = $0 { false } else { true } }.counterexample?.value
        == .box(0, 0))
    #expect(check(pairs) { $0 > $1 }.holds)
    let lists = check(values) { if case .list(let parts) = $0 { parts.isEmpty } else { true } }
    #expect("\(lists)".contains("\n.list([.null])\n"))
  }

  struct Plate: Codable { var number: Int }

  struct Team: Codable { var lead: String; var members: [String]; var budget: Double }

  @Test func `types that are decoded are drawn`() {
    let teams = Gen.decoded(Team.self, .field("budget", .double(in: 0...1)))
    let plates = Gen<String>.string(matching: "[A-Z]{2}-[0-9]{4}")
    let days = Gen<Date>.date(in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 4e9))
    #expect(check(teams) { $0.budget <= 1 }.holds)
    #expect(check(plates) { $0.count == 7 }.holds)
    #expect(check(days) { $0.timeIntervalSince1970 <= 4e9 }.holds)
    #expect(check(.decoded(Plate.self)) { 1...9999 ~= $0.number }.holds)
  }

  @Test func `a type of one's own is drawn by its parts`() {
    let bookings = Gen { source in
      let name = try source.draw(.string(of: .letters, count: 1...12))
      let seats = try source.draw(.array(of: .int(in: 1...40), count: 0...6))
      return try Booking(name: name, seats: seats)
    }
    let report = check(bookings) { $0.seats.count < 2 }
    #expect(report.counterexample?.value.name == "a")
    #expect(report.counterexample?.value.seats == [1, 2])
    #expect(bookings.sample().count > 5)
  }

  @Test func `division is exact`() async throws {
    var largest = 0
    try await forAll(.int(in: -99...99), .int(in: -9...9)) { a, b in
      try assume(b != 0)
      let quotient = a / b
      note("quotient \(quotient)")
      largest = max(largest, quotient)
      #expect(quotient * b + a % b == a)
    }
    #expect(largest > 9)
  }

  @Test(.forAll(cases: 5000, seed: 3)) func `many cases of one seed`() async throws {
    try await forAll(.int()) { $0 &+ 1 != $0 }
    try await forAll(.int(), cases: 100) { $0 &- 1 != $0 }
    try await forAll(.int(), settings: Settings(seed: .random(), cases: 10)) { $0 ^ $0 == 0 }
  }

  @Test func `statistics read as the guide shows`() {
    let covered = check(
      .array(of: .int()),
      statistics: [
        .classify("empty") { $0.isEmpty },
        .cover(40, "longer than ten") { $0.count > 10 },
      ]
    ) { list in list.sorted().count == list.count }
    #expect(
      Self.texts.contains(ReportText.text(of: covered) + "\n"), "\(ReportText.text(of: covered))")
  }

  @Test func `what does not matter is marked as the guide shows`() throws {
    let pair = check(.zip(.int(in: 0...1000), .int(in: 0...1000))) { $0.1 < 700 }
    let text = ReportText.text(of: pair)
    let marked = try #require(Self.texts.first { $0.contains("~") })
    #expect(text.contains(marked), "\(text)")
  }

  @Test func `committed values are checked`() async throws {
    try await forAll(.array(of: .int()), regressions: [[0, 1, -1], []]) { list in
      #expect(list.sorted().count == list.count)
    }
  }

  @Test(.enabled(if: Isolation.isAvailable)) func `a trap is shrunk`() {
    let isolated = check(
      .int(in: 0...1000), settings: Settings(isolation: Isolation())
    ) { index in
      let table = Array(repeating: 0, count: 700)
      return table[index] == 0
    }
    #expect(isolated.counterexample?.value == 700)
  }

  @Test func `the guide shows lines of these tests only`() throws {
    let source = Set(Self.lines(try String(contentsOfFile: #filePath, encoding: .utf8)))
    let shown = Self.blocks("swift", of: "Guide.md").flatMap(Self.lines)
    #expect(shown.count > 60)
    for line in shown {
      #expect(source.contains(line), "the guide shows \"\(line)\", which no test runs")
    }
  }

  @Test func `the page of settings names all of them, with their defaults, and every variable`() {
    let page = Self.page("Settings.md")
    // Which passes are left out is for measurements of the engine alone.
    for child in Mirror(reflecting: Settings()).children where child.label != "omittedPasses" {
      let name = child.label ?? ""
      #expect(page.contains("| `\(name)` |"), "\(name)")
      if let number = child.value as? Int {
        #expect(page.contains("| `\(name)` | \(number) |"), "\(name)")
      }
    }
    for variable in Settings.Variable.allCases {
      #expect(page.contains("`\(variable.rawValue)`"), "\(variable)")
    }
    for child in Mirror(reflecting: Isolation()).children {
      #expect(page.contains("`\(child.label ?? "")`"), "\(child)")
    }
  }

  private static var texts: [String] { blocks("text", of: "Guide.md") }

  private static func page(_ name: String) -> String {
    let page = Repository.root.appending(path: "Documentation/\(name)")
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }

  /// The code blocks of a page in one language.
  private static func blocks(_ language: String, of name: String) -> [String] {
    page(name).components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

typealias Plate = GuideTests.Plate

extension Plate: Arbitrary {
  static var arbitrary: Gen<Plate> { .int(in: 1...9999).map { Plate(number: $0) } }
}
