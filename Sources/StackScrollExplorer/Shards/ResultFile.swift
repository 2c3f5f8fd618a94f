import Foundation
import PropertyKit
import StackScrollInvariants

/// A result as text: lines of JSON, each with a fingerprint of all that stands before and in it.
///
/// So the first line that was changed, moved or lost is found, and a file that was cut off lacks its
/// last line, which holds nothing but the number of lines before it. The last fingerprint is that
/// of the whole content and part of the file's name.
struct ResultFile {
  /// The text.
  let data: Data
  /// The fingerprint of the content.
  let fingerprint: String

  /// Longer files are not read.
  static let maximumBytes = 1 << 28

  /// What a line holds: one of four.
  private struct Line: Codable {
    var result: ShardResult.Header?
    var covered: String?
    var found: ShardRecord.Entry?
    var end: Int?
  }

  /// Writes a result; throws if a value has no form in JSON.
  init(_ result: ShardResult) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let entries = result.record.entries
    let lines =
      [Line(result: result.header), Line(covered: result.coverage.text)]
      + entries.map { Line(found: $0) } + [Line(end: entries.count + 2)]
    var data = Data()
    var sum = Fingerprint()
    for line in lines {
      let body = try encoder.encode(line).dropFirst()
      sum.add(body)
      data += Data(Self.prefix(sum).utf8) + body + Data("\n".utf8)
    }
    self.data = data
    fingerprint = sum.description
  }

  /// Reads a result; throws `ResultError.Damage` with the line that is wrong.
  static func result(in data: Data) throws(ResultError.Damage) -> ShardResult {
    guard data.count <= maximumBytes else { throw .tooLarge(data.count) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let rest = lines.popLast(), rest.isEmpty else { throw .cutOff(line: lines.count + 1) }
    var sum = Fingerprint()
    var content = Content(lineCount: lines.count)
    for (place, line) in lines.enumerated() {
      try content.add(try Self.line(line, at: place + 1, &sum, decoder), at: place)
    }
    return try content.result()
  }

  /// What the lines of a file say, as far as they were read.
  private struct Content {
    let lineCount: Int
    var header: ShardResult.Header?
    var coverage = ScreenCoverage()
    var entries: [ShardRecord.Entry] = []
    var isWhole = false

    init(lineCount: Int) { self.lineCount = lineCount }

    /// Reads the next line: the header, what was covered, what was found, and the end.
    mutating func add(_ line: Line, at place: Int) throws(ResultError.Damage) {
      let isLast = place == lineCount - 1
      if place == 0 {
        header = try ResultFile.header(line)
      } else if place == 1 {
        guard let text = line.covered, let read = ScreenCoverage(text: text) else {
          throw .unreadable(line: 2, "expected the kinds of screens that were covered")
        }
        coverage = read
      } else if let end = line.end {
        guard end == place, isLast else { throw .changed(line: place + 1) }
        isWhole = true
      } else if isLast {
        throw .cutOff(line: place + 2)
      } else if let entry = line.found {
        entries.append(entry)
      } else {
        throw .unreadable(line: place + 1, "expected \"found\" or \"end\"")
      }
    }

    func result() throws(ResultError.Damage) -> ShardResult {
      guard let header, isWhole else { throw .cutOff(line: lineCount + 1) }
      return ShardResult(header: header, record: ShardRecord(entries), coverage: coverage)
    }
  }

  private static func line(
    _ bytes: Data, at number: Int, _ sum: inout Fingerprint, _ decoder: JSONDecoder
  ) throws(ResultError.Damage) -> Line {
    guard bytes.starts(with: Data(prefix(nil).utf8)) else { throw .foreign(line: number) }
    let body = bytes.dropFirst(prefix(sum).utf8.count)
    sum.add(body)
    guard bytes.starts(with: Data(prefix(sum).utf8)) else { throw .changed(line: number) }
    do {
      return try decoder.decode(Line.self, from: Data("{".utf8) + body)
    } catch {
      throw .unreadable(line: number, ResultError.account(of: error))
    }
  }

  private static func header(_ line: Line) throws(ResultError.Damage) -> ShardResult.Header {
    guard let header = line.result else { throw .foreign(line: 1) }
    guard header.format == ShardResult.Header.currentFormat else {
      throw .otherFormat(header.format)
    }
    let run = header.run
    guard run.shards > 0, (0..<run.shards).contains(header.shard), run.shards <= Shard.maximumCount,
      run.invariants.contains(header.invariant)
    else { throw .unreadable(line: 1, "no part of its own run") }
    return header
  }

  /// How a line begins: with a fingerprint, or as far as all lines begin alike.
  private static func prefix(_ sum: Fingerprint?) -> String {
    let start = #"{"sum":""#
    return sum.map { start + $0.description + #"","# } ?? start
  }
}
