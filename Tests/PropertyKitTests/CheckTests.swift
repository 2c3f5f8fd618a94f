import Testing

@testable import PropertyKit

/// What a run does with its settings, its body and whoever watches it.
struct CheckTests {
  struct First: Error {}
  struct Second: Error {}

  static let lists = Gen.array(of: Gen<Int>.int())

  @Test func `the same settings give the same report`() {
    for seed: UInt64 in 0..<20 {
      let settings = Settings(seed: Seed(seed), cases: 300)
      let reports = (0..<2).map { _ in
        check(Self.lists, settings: settings) { $0.reduce(0, &+) % 11 != 4 }
      }
      #expect("\(reports[0])" == "\(reports[1])")
    }
  }

  @Test func `a property that holds passes all cases, each run once`() {
    var runs = 0
    let report = check(Self.lists, settings: Settings(cases: 50)) { _ in runs += 1 }
    #expect("\(report.verdict)" == "passed")
    #expect(report.passed == 50 && report.discarded == 0 && runs == 50)
  }

  @Test func `the body may return a Bool, an outcome or nothing, or throw`() {
    let settings = Settings(cases: 5)
    #expect(
      check(Gen<Int>.int(), settings: settings) { _ in false }.failureKind == "returned false")
    #expect(
      check(Gen<Int>.int(), settings: settings) { _ in
        Outcome.holds(if: false, otherwise: "no", fileID: "Own/Test.swift", line: 7)
      }.failureKind == "condition at Own/Test.swift:7")
    #expect(
      check(Gen<Int>.int(), settings: settings) { _ in throw First() }.failureKind == "threw First")
    #expect(
      check(Gen<Int>.int(), settings: settings) { _ in
        throw Failure(kind: "own", message: "m")
      }.failureKind == "own")
    #expect(check(Gen<Int>.int(), settings: settings) { _ in }.failureKind == nil)
  }

  @Test func `discarded cases do not count, and too many of them give up`() {
    let half = check(Gen<Int>.int(), settings: Settings(cases: 100)) {
      $0.isMultiple(of: 2) ? Outcome.passed : .discarded(because: "even")
    }
    #expect(half.passed == 100 && half.discarded > 20)
    let none = check(Gen<Int>.int(), settings: Settings(cases: 10, maximumDiscardRatio: 3)) { _ in
      throw Discard.precondition("never")
    }
    #expect(none.giveUpReason == .precondition("never"))
    #expect(none.passed == 0 && none.discarded == 31)
    let filtered = check(Gen<Int>.int().filter { _ in false }, settings: Settings(cases: 2)) { _ in
    }
    #expect(filtered.giveUpReason == .filterExhausted(attempts: 100))
  }

  @Test func `a ratio of zero gives up at the first discard, the greatest one does not overflow`() {
    let strict = Settings(cases: 10, maximumDiscardRatio: 0)
    let discarding = check(Gen<Int>.int(), settings: strict) { _ in
      Outcome.discarded(because: "never")
    }
    #expect(discarding.discarded == 1)
    var count = 0
    let patient = Settings(cases: 10, maximumDiscardRatio: .max)
    let report = check(Gen<Int>.int(), settings: patient) { _ in
      count += 1
      return count < 500 ? Outcome.discarded(because: "not yet") : .passed
    }
    #expect(report.passed == 10 && report.discarded == 499)
  }

  @Test func `a generator that never ends is given up soon, with advice`() {
    let endless = Gen<Int> { source throws(Discard) in
      while true { _ = try source.draw(Gen<Int>.int()) }
    }
    let report = check(endless) { _ in }
    #expect(
      ReportText.text(of: report)
        == "gave up: 11 cases discarded for 0 that passed; the last because the case drew more"
        + " choices than Settings.maximumChoices; generate smaller values")
  }

  @Test func `a run of no cases says so instead of passing`() {
    let report = check(Self.lists, settings: Settings(cases: 0)) { _ in false }
    #expect("\(report.verdict)" == "ranNothing")
  }

  @Test func `negative settings count as zero, however they are set`() {
    let made = Settings(
      cases: -5, maximumDiscardRatio: -5, maximumChoices: -5, maximumShrinkEvaluations: -5)
    #expect(
      made
        == Settings(
          cases: 0, maximumDiscardRatio: 0, maximumChoices: 0, maximumShrinkEvaluations: 0))
    var changed = Settings()
    changed.cases = .min
    #expect("\(check(Self.lists, settings: changed) { _ in false }.verdict)" == "ranNothing")
    changed.cases = 3
    changed.maximumChoices = .min
    #expect(check(Self.lists, settings: changed) { _ in }.giveUpReason == .tooManyChoices)
    changed.maximumDiscardRatio = .min
    #expect(check(Self.lists, settings: changed) { _ in }.discarded == 1)
    changed = Settings()
    changed.maximumShrinkEvaluations = .min
    let report = check(Self.lists, settings: changed) { $0.isEmpty }
    #expect(report.counterexample?.shrinking.evaluations == 1)
    #expect(report.counterexample?.shrinking.wasCutShort == true)
  }

  @Test func `whoever watches may stop the run between blocks of cases`() {
    var seen: [Int] = []
    let report = check(
      Self.lists, settings: Settings(cases: 1000),
      observe: { progress in
        seen.append(progress.passed)
        return progress.passed > 200 ? .stop : .proceed
      }
    ) { _ in true }
    #expect("\(report.verdict)" == "stopped")
    #expect(report.passed == 256 && seen == [128, 256])
  }

  @Test func `a stop after the last case comes too late`() {
    let report = check(
      Self.lists, settings: Settings(cases: 3),
      observe: {
        $0.passed == 3 ? .stop : .proceed
      }
    ) { _ in true }
    #expect("\(report.verdict)" == "passed")
  }

  @Test func `a stop while shrinking keeps the failure`() {
    let report = check(
      Self.lists, observe: { $0.shrinkEvaluations >= 2 ? .stop : .proceed }
    ) { $0.count < 5 }
    #expect(report.counterexample?.shrinking.evaluations == 3)
    #expect(report.counterexample?.shrinking.wasCutShort == true)
  }

  @Test func `every call of a property is counted`() {
    for seed: UInt64 in 0..<20 {
      var (calls, callsBeforeShrinking) = (0, 0)
      let report = check(
        Self.lists, settings: Settings(seed: Seed(seed), enumeration: .never, casesAfterFailure: 0)
      ) { list in
        if callsBeforeShrinking == 0, Set(list).count >= 3 { callsBeforeShrinking = calls + 1 }
        calls += 1
        return Set(list).count < 3
      }
      let shrinking = report.counterexample?.shrinking
      #expect(callsBeforeShrinking == report.passed + 1)
      #expect(shrinking?.evaluations != 0 && shrinking?.explainEvaluations != 0)
      #expect(
        calls - callsBeforeShrinking
          == (shrinking?.evaluations ?? 0) + (shrinking?.explainEvaluations ?? 0))
    }
  }

  @Test func `whoever runs a property once more on what was shrunk counts that too`() {
    var report = check(Self.lists, settings: Settings(casesAfterFailure: 1000)) { list in
      if list.count > 5 { throw First() }
      if list.contains(where: { $0 < 0 }) { throw Second() }
    }
    let before = report.counterexamples.map(\.shrinking.evaluations)
    #expect(before.count == 2)
    report.rerun { $0.value }
    let values = report.counterexamples.compactMap { $0.details as? [Int] }
    #expect(values.map(\.count).sorted() == [1, 6])
    #expect(report.counterexamples.map(\.shrinking.evaluations) == before.map { $0 + 1 })
  }

  @Test func `a body that does not fail again is flaky`() {
    var runs = 0
    let once = check(Self.lists) { _ in
      runs += 1
      return runs != 3
    }
    #expect(once.isFlaky)
    #expect(once.passed == 2)
    runs = 0
    let changing = check(Self.lists) { _ in
      runs += 1
      if runs == 1 { throw First() }
      throw Second()
    }
    #expect(changing.isFlaky)
  }

  @Test func `a body that tires after its first failures is flaky, not another failure`() {
    for lasting in 2..<12 {
      var runs = 0
      let report = check(Gen<Int>.int(in: 5...9), settings: Settings(cases: 1)) { _ in
        runs += 1
        if runs <= lasting { throw First() }
        throw Second()
      }
      #expect(report.isFlaky || report.failureKind == "threw First")
    }
  }

  @Test func `shrinking never slips from one failure into another`() {
    for seed: UInt64 in 0..<50 {
      var kinds: [String] = []
      let report = check(Gen<Int>.int(in: 0...10_000), settings: Settings(seed: Seed(seed))) {
        guard $0 >= 10 else { return }
        if $0 < 500 {
          kinds.append("threw First")
          throw First()
        }
        kinds.append("threw Second")
        throw Second()
      }
      #expect(report.failureKind == kinds.first)
      #expect(report.counterexample?.value == (kinds.first == "threw First" ? 10 : 500))
    }
  }

  @Test func `the printed token gives the same counterexample again`() throws {
    for seed: UInt64 in 0..<50 {
      let body: ([Int]) -> Bool = { list in Set(list).count < 3 }
      let found = check(Self.lists, settings: Settings(seed: Seed(seed)), body)
      let counterexample = try #require(found.counterexample)
      let token = try ReplayToken(counterexample.token.description)
      let again = check(Self.lists, settings: Settings(replay: token), body)
      #expect(again.counterexample?.value == counterexample.value)
      #expect(again.counterexample?.token == counterexample.token)
      #expect(again.counterexample?.failure == counterexample.failure)
      #expect(again.counterexample?.shrinking.evaluations == 0)
    }
  }

  @Test func `a replay runs its one case whatever the number of cases`() {
    let token = ReplayToken(replayed(Self.lists, [1, 4, 0]).sequence)
    let settings = Settings(cases: 0, replay: token)
    var values: [[Int]] = []
    let report = check(Self.lists, settings: settings) { values.append($0) }
    #expect("\(report.verdict)" == "passed")
    #expect(values == [[-2]])
    let discarding = check(Self.lists, settings: settings) { _ in throw Discard.precondition("no") }
    #expect(discarding.giveUpReason == .precondition("no"))
  }

  @Test func `a counterexample's case can be drawn again from its seed and index`() throws {
    let report = check(Self.lists, settings: Settings(seed: 9)) { Set($0).count < 3 }
    let index = try #require(report.counterexample?.caseIndex)
    let value = fresh(Self.lists, caseIndex: index, settings: Settings(seed: 9)).value
    #expect(Set(value ?? []).count >= 3)
    #expect(index == report.passed + report.discarded)
  }

  @Test func `every other case grows from small to large, the rest are large`() {
    let sizes = (0..<404).map { Sizes.ramp.size(slot: $0) }
    #expect(sizes.prefix(6) == [0, 100, 1, 100, 2, 100])
    #expect(sizes[200] == 100 && sizes[202] == 0)
    #expect(sizes.allSatisfy { (0...100).contains($0) })
    #expect([-5, 7, 200].map { Sizes.constant($0).size(slot: 3) } == [0, 7, 100])
  }

  @Test(arguments: [Sizes.ramp, .constant(-5), .constant(7), .constant(100)])
  func `a case leaves out what its size says`(sizes: Sizes) {
    let omission = Omission(sizes)
    for slot in 0..<10_000 {
      for attempt in [0, 1, 60, 1000] {
        let share = Double(omission.share(slot: slot, attempt: attempt)) * 0x1p-64
        let size = sizes.size(slot: slot, attempt: attempt)
        #expect(abs(share - Double(100 - size) / 101) < 1e-9, "slot \(slot), attempt \(attempt)")
      }
    }
  }

  @Test(arguments: [Sizes.ramp, .constant(30)])
  func `cases that are drawn many at a time are those that are drawn one by one`(sizes: Sizes) {
    for cases in [1, 15, 16, 17, 300] {
      let settings = Settings(seed: 4, cases: cases, sizes: sizes, enumeration: .never)
      expectSameCases(.int(in: 0...1000), settings)
      expectSameCases(.int(in: -7...1000, origin: 5), settings)
      expectSameCases(Gen<Int>.int(), settings)
      expectSameCases(Gen<UInt64>.int(), settings)
      expectSameCases(Gen<Int8>.int(), settings)
      expectSameCases(Gen<Int128>.int(), settings)
    }
  }

  private func expectSameCases<Value: Equatable>(_ generator: Gen<Value>, _ settings: Settings) {
    var seen: [Value] = []
    let report = check(generator, settings: settings) { seen.append($0) }
    #expect(report.passed == settings.cases)
    #expect(seen == drawn(generator, settings))
  }

  @Test func `what follows a failure is looked at as far as the settings say`() {
    let settings = Settings(cases: 1000, enumeration: .never, casesAfterFailure: 37)
    var seen: [Int] = []
    let values = drawn(Gen<Int>.int(), settings)
    let first = values.firstIndex { $0.magnitude > 1000 } ?? 0
    _ = check(.int(), settings: settings) { (value: Int) in
      seen.append(value)
      return value.magnitude <= 1000
    }
    #expect(Array(seen.prefix(first + 38)) == Array(values.prefix(first + 38)))
    #expect(seen.dropFirst(first + 38).prefix(3) != values.dropFirst(first + 38).prefix(3))
  }
}

extension Report {
  fileprivate var failureKind: String? { counterexample?.failure.kind }

  fileprivate var giveUpReason: Discard? {
    guard case .gaveUp(let reason) = verdict else { return nil }
    return reason
  }

  fileprivate var isFlaky: Bool {
    guard case .flaky = verdict else { return false }
    return true
  }
}
