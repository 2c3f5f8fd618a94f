import ConsoleLogs
import Foundation
import StackScrollInvariants

/// Where the text of a log comes from: a file, or the input.
enum LogSource {
  /// Reads the text; bytes that are no letters become marks, which logs have nowhere that matters.
  static func text(
    of file: String?, terminal: any Terminal
  ) throws(FixtureError) -> String {
    let limit = LogLimits().bytes
    let data: Data
    if let file {
      guard FixtureFiles.exists(file) else {
        throw FixtureError(.fileSystem(ExplainText.nothingThere), at: [])
      }
      data = try InputFiles.data(at: file, limit: limit)
    } else {
      do {
        data = Data(try terminal.readInput(limit: limit))
      } catch {
        throw FixtureError(.fileSystem(FixtureFiles.reason(for: error)), at: [])
      }
    }
    guard data.count <= limit else {
      throw FixtureError(.tooLarge(bytes: data.count, limit: limit), at: [])
    }
    return decoded(data)
  }

  /// Text of Windows programs begins with a mark of two bytes; all other is UTF-8.
  private static func decoded(_ data: Data) -> String {
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isWide, let text = String(data: data, encoding: .utf16) { return text }
    return String(decoding: data, as: UTF8.self)
  }
}
