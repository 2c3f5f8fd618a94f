import Testing

@testable import PropertyKit

/// Replays by structure: values keep their choices where the shape before them changes.
struct SpanAlignmentTests {
  typealias Rows = (rows: [[Int]], tail: [Int])

  /// A number, exactly so many lists, and a list behind them.
  private static let counted: Gen<Rows> = Gen<([[Int]], [Int])>.zip(
    Gen<Int>.int(in: 0...6).flatMap { (count: Int) in
      .array(of: .array(of: .int(in: 0...99), count: 0...4), count: count...count)
    }, .array(of: .int(in: 0...99), count: 0...5)
  ).map { (rows: $0.0, tail: $0.1) }

  /// A version, the fields that it has, and a number of another kind.
  private static let record = Gen<[Int]> { source throws(Discard) in
    let version = try source.draw(.int(in: 0...2))
    var fields = [version]
    for _ in 0..<version { fields.append(try source.draw(.int(in: 0...9))) }
    fields.append(try source.draw(.int(in: 0...99)))
    return fields
  }

  @Test(arguments: GeneratorLawTests.samples)
  func `along an unchanged sequence the same is drawn`(sample: GeneratorLawTests.Sample) {
    let unlike = (0..<200).filter { caseIndex in
      let first = fresh(sample.generator, caseIndex: caseIndex)
      return first.value != nil && !isRedrawn(first, sample.generator)
    }
    #expect(unlike.isEmpty)
  }

  @Test func `along an unchanged sequence the same program is drawn`() {
    let (files, lists) = (FileMachine().programs(), ListMachine().programs())
    let unlike = (0..<200).filter { caseIndex in
      !isRedrawn(fresh(files, caseIndex: caseIndex), files)
        || !isRedrawn(fresh(lists, caseIndex: caseIndex), lists)
    }
    #expect(unlike.isEmpty)
  }

  @Test func `the first values stay, or the last, and what stands behind them`() {
    var met = 0
    for caseIndex in 0..<200 {
      let old = fresh(Self.counted, caseIndex: caseIndex)
      guard let value = old.value else { continue }
      for count in 0..<value.rows.count {
        let found = realigned(Self.counted, old.indices, lowering: 0, to: UInt64(count))
        #expect(found.map(\.rows) == [Array(value.rows.prefix(count)), value.rows.suffix(count)])
        #expect(found.allSatisfy { $0.tail == value.tail })
        met += 1
      }
    }
    #expect(met > 200)
  }

  @Test func `an example: a length falls from 3 to 1, and the list behind keeps its 7`() {
    let rows: [UInt64] = [3, 1, 1, 5, 0, 1, 0, 1, 1, 6, 0, 0]
    let found = PropertyKitTests.realigned(
      Self.counted, Realignment(script: rows + [1, 7, 0], position: 0, index: 1))
    #expect(found == [[1, 1, 1, 5, 0, 0, 1, 7, 0], [1, 1, 1, 6, 0, 0, 1, 7, 0]])
  }

  @Test func `choices outside of spans are paired by kind`() {
    let found = realigned(Self.record, [2, 5, 6, 77], lowering: 0, to: 1)
    #expect(found == [[1, 5, 77], [1, 5, 77]])
    #expect(realigned(Self.record, [2, 5, 6, 77], lowering: 0, to: 0) == [[0, 77], [0, 77]])
  }

  @Test func `a value that has no partner reads zeros`() {
    let form = Gen<[Int]>.one(of: [
      Gen<Int>.int(in: 0...9).map { [$0] }, .array(of: .int(in: 0...9), count: 2...4),
    ])
    let both = Gen.zip(form, Gen<Int>.int(in: 0...50))
    let found = realigned(both, [1, 1, 8, 1, 9, 0, 40], lowering: 0, to: 0)
    #expect(found.map { "\($0)" } == ["([0], 40)", "([0], 40)"])
  }

  @Test func `what kind the lowered choice is of, and that it is there, is all that is asked`() {
    #expect(realigned(Self.record, [2, 5, 6, 77], lowering: 4, to: 0).isEmpty)
    let refused = Gen<Int>.int(in: 0...9).filter(attempts: 1) { $0 > 3 }
    #expect(realigned(refused, [8], lowering: 0, to: 1).isEmpty)
  }

  @Test func `a case drawn along the best is taken if it is simpler and fails, unseen if not`() {
    var calls: [[UInt64]] = []
    var shrinker = Shrinker(
      from: replayed(Self.record, [2, 5, 6, 77]).sequence, limit: 9,
      realign: { _ in [[2, 5, 7, 0], [1, 4, 77], [1, 5, 77]] },
      evaluate: { script in
        calls.append(script)
        let drawing = replayed(Self.record, script)
        return .init(drawn: drawing.sequence, fails: drawing.indices == [1, 5, 77])
      })
    let isTaken = shrinker.consider(lowering: 0, to: 1)
    #expect(isTaken)
    #expect(shrinker.best.indices == [1, 5, 77])
    #expect(calls == [[1, 5, 6, 77], [1, 4, 77], [1, 5, 77]])
  }

  private func isRedrawn<Value>(_ first: Drawing<Value>, _ generator: Gen<Value>) -> Bool {
    let again = Drawing(
      generator, from: Source(along: SpanAlignment(with: first.sequence), maximumChoices: 10_000))
    return again.indices == first.indices && again.sequence.spans == first.sequence.spans
  }

  /// The values that are drawn along a sequence with one choice lowered.
  private func realigned<Value>(
    _ generator: Gen<Value>, _ script: [UInt64], lowering position: Int, to index: UInt64
  ) -> [Value] {
    let change = Realignment(script: script, position: position, index: index)
    return PropertyKitTests.realigned(generator, change).compactMap {
      replayed(generator, $0).value
    }
  }
}
