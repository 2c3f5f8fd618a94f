import Foundation
import Testing

@testable import PropertyKit

/// A run that is given what its shards wrote down is the run that was never shared out.
struct ShardRecordTests {
  typealias Sample = ShardTests.Sample

  private static func records(of sample: Sample, count: Int) throws -> [ShardRecord] {
    try (0..<count).map { index in
      var settings = sample.settings
      settings.shard = try Shard(index, of: count)
      settings.keepsRecord = true
      return try #require(sample.report(settings).record)
    }
  }

  /// Written as text and read again, as another process would.
  private static func copy(_ record: ShardRecord) throws -> ShardRecord {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return ShardRecord(
      try record.entries.map {
        try decoder.decode(ShardRecord.Entry.self, from: encoder.encode($0))
      })
  }

  private func expect(_ sample: Sample, _ records: [ShardRecord], workers: Int = 1) {
    let whole = sample.report(sample.settings)
    var settings = sample.settings
    settings.records = records
    let merged = sample.report(settings, workers: workers)
    #expect(ReportText.text(of: merged) == ReportText.text(of: whole))
    #expect("\(merged.verdict)" == "\(whole.verdict)")
    #expect("\(merged.otherCounterexamples)" == "\(whole.otherCounterexamples)")
    #expect(merged.passed == whole.passed && merged.discarded == whole.discarded)
    #expect(merged.statistics == whole.statistics && merged.extent == whole.extent)
  }

  @Test(arguments: Sample.allCases)
  func `records that were written and read give the whole run, in any order and repeated`(
    sample: Sample
  ) throws {
    for count in [1, 2, 5, 16] {
      let records = try Self.records(of: sample, count: count).map(Self.copy)
      expect(sample, records.reversed() + [records[0]], workers: count)
    }
  }

  @Test(arguments: Sample.allCases)
  func `what records lack is run here`(sample: Sample) throws {
    let records = try Self.records(of: sample, count: 3)
    for missing in records.indices {
      expect(sample, records.indices.filter { $0 != missing }.map { records[$0] })
    }
  }

  @Test func `nothing is run that a record holds`() throws {
    var settings = Settings(seed: 3, cases: 1000)
    let calls = Counter()
    let body = { (list: [Int]) in
      calls.count()
      return list.count < 9 || list[7] > 30
    }
    var records: [ShardRecord] = []
    for index in 0..<4 {
      settings.shard = try Shard(index, of: 4)
      records.append(try #require(check(ShardTests.lists, settings: settings, body).record))
    }
    settings.shard = .whole
    settings.records = records
    let before = calls.value
    let report = check(ShardTests.lists, settings: settings, body)
    #expect(report.counterexample != nil && before > 100)
    #expect(calls.value == before)
  }

  @Test func `a law that holds is a few entries, however many cases there are`() throws {
    for (cases, limit) in [(100, 1), (100_000, 2)] {
      var settings = Settings(cases: cases)
      settings.shard = try Shard(0, of: 7)
      let record = try #require(check(ShardTests.lists, settings: settings) { _ in }.record)
      #expect((1...limit).contains(record.entries.count))
    }
  }

  @Test func `only a shard that came to its end has a record`() throws {
    #expect(check(ShardTests.lists) { _ in }.record == nil)
    var settings = Settings(cases: 1000)
    settings.shard = try Shard(0, of: 2)
    #expect(
      check(ShardTests.lists, settings: settings, observe: { _ in .stop }) { _ in }.record == nil)
  }

  @Test func `a record's findings can be replayed`() throws {
    let records = try Self.records(of: .twoKinds, count: 2)
    let findings = records.flatMap(\.findings)
    #expect(!findings.isEmpty)
    for finding in findings {
      var settings = Sample.twoKinds.settings
      let token: ReplayToken = try #require(finding.token)
      settings.replay = token
      let again = try #require(Sample.twoKinds.report(settings).counterexample)
      #expect(again.failure == finding.failure)
    }
  }

  @Test func `entries that no run can have found are of no use and do no harm`() throws {
    let huge = Int.max
    let failure =
      #"{"slot":1,"origin":{"recorded":{"_0":[1]}},"failure":{"kind":"a","message":"b"}}"#
    let texts = [
      #"{"passed":{"first":0,"length":128,"distance":0,"count":\#(huge)}}"#,
      #"{"passed":{"first":\#(Int.min),"length":1,"distance":1,"count":9}}"#,
      #"{"passed":{"first":0,"length":-1,"distance":-5,"count":-1}}"#,
      Self.block(0, passed: huge),
      Self.block(
        128, reasons: #"[{"tooManyChoices":{}}]"#, discards: "[[128,\(huge),0]]"),
      Self.block(256, failures: "[\(failure)]"),
      Self.block(384, counters: #"[{"cases":-1,"hits":\#(huge),"labels":{}}]"#),
    ]
    let entries = try texts.map { text in
      try JSONDecoder().decode(ShardRecord.Entry.self, from: Data(text.utf8))
    }
    for place in entries.indices {
      expect(.passes, [ShardRecord([entries[place]])])
      expect(.fails, [ShardRecord(Array(entries[place...]))])
    }
  }

  private static func block(
    _ first: Int, passed: Int = 1, reasons: String = "[]", discards: String = "[]",
    failures: String = "[]", counters: String = "[]"
  ) -> String {
    #"{"block":{"firstSlot":\#(first),"passed":\#(passed),"reasons":\#(reasons),"#
      + #""discards":\#(discards),"failures":\#(failures),"tally":{"counters":\#(counters)}}}"#
  }

  static let noEntries = [
    "{}", #"{"passed":null}"#, #"{"failure":{}}"#, "[]", "3",
    block(0, discards: "[[0,1,0]]"), block(0, discards: "[[0,1]]"),
  ]

  @Test(arguments: noEntries)
  func `an entry is exactly one of three things`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ShardRecord.Entry.self, from: Data(text.utf8))
    }
  }
}

/// Counts calls on one thread.
private final class Counter {
  private(set) var value = 0

  func count() { value += 1 }
}
