import Testing

@testable import PropertyKit

/// Laws that hold for every generator, over a table of them.
struct GeneratorLawTests {
  /// A generator of values as text, with its domain.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let generator: Gen<String>
    let simplest: String

    init<Value>(
      _ name: String, _ generator: Gen<Value>, simplest: String,
      _ isInside: @escaping @Sendable (Value) -> Bool
    ) {
      testDescription = name
      self.generator = generator.map { isInside($0) ? "\($0)" : "outside: \($0)" }
      self.simplest = simplest
    }
  }

  static let samples = plain + composed

  private static let plain: [Sample] = [
    Sample("int", Gen<Int>.int(), simplest: "0") { _ in true },
    Sample("int8", Gen<Int8>.int(), simplest: "0") { _ in true },
    Sample("int8 in range", Gen<Int8>.int(in: -128...100, origin: 99), simplest: "99") {
      $0 <= 100
    },
    Sample("uint64", Gen<UInt64>.int(), simplest: "0") { _ in true },
    Sample("uint16", Gen<UInt16>.int(in: 5...9), simplest: "5") { (5...9).contains($0) },
    Sample("int128", Gen<Int128>.int(), simplest: "0") { _ in true },
    Sample("int below 0", Gen<Int>.int(in: -30 ... -7), simplest: "-7") {
      (-30 ... -7).contains($0)
    },
    Sample("bool", Gen<Bool>.bool, simplest: "false") { _ in true },
    Sample("always", Gen.always(3), simplest: "3") { $0 == 3 },
    Sample("double", Gen<Double>.double(in: -10...10), simplest: "0.0") { abs($0) <= 10 },
    Sample("double around 0.1", Gen<Double>.double(in: 0.1...0.2), simplest: "0.1") {
      (0.1...0.2).contains($0)
    },
    Sample(
      "all doubles", Gen<Double>.double(in: -.infinity ... .infinity), simplest: "0.0"
    ) { $0.isFinite },
    Sample(
      "doubles from the least", Gen<Double>.double(in: -1e308...1e308, origin: -1e308),
      simplest: "-2251799813685248.0"
    ) { $0.isFinite },
    Sample("array", Gen.array(of: Gen<Int>.int()), simplest: "[]") { $0.count <= 100 },
    Sample(
      "array of 2 to 4", Gen.array(of: Gen<Bool>.bool, count: 2...4), simplest: "[false, false]"
    ) { (2...4).contains($0.count) },
    Sample(
      "array of 3", Gen.array(of: Gen<Int>.int(), count: 3...3), simplest: "[0, 0, 0]"
    ) { $0.count == 3 },
    Sample(
      "nested arrays", Gen.array(of: .array(of: Gen<Int>.int(), count: 0...3)), simplest: "[]"
    ) { $0.allSatisfy { $0.count <= 3 } },
    Sample("one of", Gen.one(of: [.always(1), .int(in: 5...6)]), simplest: "1") {
      [1, 5, 6].contains($0)
    },
    Sample(
      "weighted",
      Gen.weighted([(0, .always(9)), (3, .always(1)), (-2, .always(8)), (1, .always(2))]),
      simplest: "1"
    ) { [1, 2].contains($0) },
    Sample("element", Gen.element(of: ["a", "b", "c"]), simplest: "a") { "abc".contains($0) },
    Sample("optional", Gen.optional(Gen<Int>.int(in: 1...5)), simplest: "nil") {
      $0.map { (1...5).contains($0) } ?? true
    },
    Sample("filter", Gen<Int>.int(in: 0...100).filter { $0 % 3 == 0 }, simplest: "0") {
      $0 % 3 == 0
    },
    Sample(
      "filtered arrays", Gen.array(of: Gen<Int>.int(), count: 0...5).filter { $0.count != 1 },
      simplest: "[]"
    ) { $0.count != 1 },
    Sample(
      "flatMap", Gen<Int>.int(in: 1...5).flatMap { .array(of: .always($0), count: $0...$0) },
      simplest: "[1]"
    ) { list in list.allSatisfy { $0 == list.count } },
    Sample("zip", Gen.zip(Gen<Int>.int(), Gen<Bool>.bool), simplest: "(0, false)") { _ in true },
    Sample("recursive", Expression.generator, simplest: "false") { $0.depth <= 5 },
    Sample("calculation", Calculation.generator, simplest: "0") { _ in true },
  ]

  private static let composed: [Sample] = [
    Sample("narrow int128", Gen<Int128>.int(in: -5...5), simplest: "0") { $0.magnitude <= 5 },
    Sample("wide uint128", Gen<UInt128>.int(in: 7 ... .max), simplest: "7") { $0 >= 7 },
    Sample("constants", Gen<Int>.int(in: 0...99, constants: [64, 500]), simplest: "0") {
      (0...99).contains($0)
    },
    Sample(
      "special doubles", Gen<Double>.double(in: 0...1).including([.nan, .infinity]),
      simplest: "0.0"
    ) { !($0 < 0) },
    Sample("enum", Gen<Side>.allCases, simplest: "left") { _ in true },
    Sample(
      "result", Gen<Result<Int, Discard>>.result(.int(), failure: .always(.tooManyChoices)),
      simplest: "success(0)"
    ) { _ in true },
    Sample("string", Gen<String>.string(count: 2...5), simplest: "aa") {
      (2...5).contains($0.count) && $0.allSatisfy(\.isASCII)
    },
    Sample("unicode", Gen<String>.string(of: .unicode), simplest: "") { $0.count <= 100 },
    Sample("scalars", Gen<Character>.character(in: "x"..."\u{10FFFF}"), simplest: "x") {
      $0 >= "x" || $0.unicodeScalars.count == 1
    },
    Sample(
      "set", Gen<Set<Int>>.set(of: .int(in: 0...9), count: 1...6).map { $0.sorted() },
      simplest: "[0]"
    ) { (1...6).contains($0.count) },
    Sample(
      "dictionary", Gen<[Int: Bool]>.dictionary(of: .int(), .bool, count: 0...3).map { $0.count },
      simplest: "0"
    ) { (0...3).contains($0) },
    Sample("shuffled", Gen<[Int]>.shuffled([3, 1, 2]), simplest: "[3, 1, 2]") {
      $0.sorted() == [1, 2, 3]
    },
    Sample("subsequence", Gen<[Int]>.subsequence(of: [3, 1, 2]), simplest: "[]") {
      [3, 1, 2].filter($0.contains) == $0
    },
    Sample("recursive by size", Nesting.parts(size: 9), simplest: "1") { (1...19).contains($0) },
  ]

  @Test(arguments: samples) func `a replay of recorded choices gives the same value`(
    sample: Sample
  ) {
    let unlike = (0..<200).filter { caseIndex in
      let first = fresh(sample.generator, caseIndex: caseIndex)
      let again = replayed(sample.generator, first.indices)
      return again.value != first.value || again.sequence.choices != first.sequence.choices
        || again.sequence.spans != first.sequence.spans
    }
    #expect(unlike.isEmpty)
  }

  @Test(arguments: samples) func `recording changes nothing`(sample: Sample) {
    let unlike = (0..<200).filter { caseIndex in
      let recorded = fresh(sample.generator, caseIndex: caseIndex)
      let unrecorded = fresh(sample.generator, caseIndex: caseIndex, isRecording: false)
      return recorded.value != unrecorded.value || !unrecorded.indices.isEmpty
    }
    #expect(unlike.isEmpty)
  }

  @Test(arguments: samples) func `values of every size lie in the domain`(sample: Sample) {
    for size in [-1, 0, 1, 50, 99, 100, 101] {
      for caseIndex in 0..<50 {
        let value = fresh(sample.generator, caseIndex: caseIndex, size: size).value
        #expect(value?.hasPrefix("outside") == false, "\(value ?? "none")")
      }
    }
  }

  @Test(arguments: samples) func `no choices at all mean the simplest value`(sample: Sample) {
    #expect(replayed(sample.generator, []).value == sample.simplest)
  }

  @Test(arguments: samples) func `any numbers mean some value of the domain`(sample: Sample) {
    var random = RandomBits(seed: 11, caseIndex: 0)
    for _ in 0..<300 {
      let numbers = (0..<random.upTo(30)).map { _ in random.next() >> random.upTo(63) }
      let drawing = replayed(sample.generator, numbers)
      if let value = drawing.value {
        #expect(!value.hasPrefix("outside"), "\(value) of \(numbers)")
        #expect(replayed(sample.generator, drawing.indices).value == value)
      } else {
        #expect(drawing.discard != nil)
      }
    }
  }

  @Test(arguments: samples) func `choices keep their limits and spans nest`(sample: Sample) {
    for caseIndex in 0..<20 {
      let sequence = fresh(sample.generator, caseIndex: caseIndex).sequence
      #expect(sequence.choices.allSatisfy { $0.index <= $0.limit })
      #expect(sequence.spans.allSatisfy { $0.range.upperBound <= sequence.choices.count })
      #expect(sequence.spans.allSatisfy { span in isNested(span, in: sequence.spans) })
    }
  }

  /// Whether a span lies inside one that is a level higher, unless it is at the top.
  private func isNested(_ span: ChoiceSpan, in spans: [ChoiceSpan]) -> Bool {
    span.depth == 0
      || spans.contains { $0.depth == span.depth - 1 && $0.range.contains(span.range) }
  }
}
