import ConsoleLogs
import Foundation
import PropertyKit
import Testing

/// Logs that were damaged at random are read or refused, and nothing else happens.
///
/// `STACKSCROLL_MUTATIONS=100000` asks for more of them.
@Suite struct LogMutationTests {
  @Test("a damaged log gives constraints or an error with its place")
  func damaged() {
    let asked = ProcessInfo.processInfo.environment["STACKSCROLL_MUTATIONS"].flatMap(Int.init)
    var random = SplitMix(state: 20_260_102)
    let logs = Self.logs.map { Array($0.utf8) }
    var read = 0
    var refused = 0
    for number in 0..<(asked ?? 2000) {
      var bytes = logs[number % logs.count]
      for _ in 0...random.below(4) { Self.damage(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(LogError) {
        let log = try ConflictLog(parsing: text)
        for report in log.reports { _ = LogSystem(report, allowsRounding: true) }
        #expect(log.problems.allSatisfy { $0.position.line > 0 && $0.position.column > 0 })
        read += 1
      } catch {
        #expect(error.position.line > 0 && error.position.column > 0)
        #expect(!"\(error)".isEmpty)
        refused += 1
      }
    }
    #expect(read > 0 && refused > 0, "\(read) read, \(refused) refused")
  }

  private static let logs: [String] = {
    let forms = LogFormTests.sizes + LogFormTests.gaps + LogFormTests.names + LogFormTests.masks
    let list = "(\n" + forms.map { "\"\($0.line)\"" }.joined(separator: ",\n") + "\n)"
    return LogPastingTests.pasted.map(\.1) + [LogPastingTests.traces, list] + forms.map(\.line)
  }()

  private static let odd: [[UInt8]] =
    [
      "<", ">", "\"", "'", "\\", "|", "[", "]", "(", ")", "-", "==", "0x", ":", ".", "*", "@",
      "e999",
      "\u{0}", "\u{202E}", "👨‍👩‍👧", "\n", "\r", "NaN", "inf", "-1e308", "99999999999999999999",
      "&quot;", "\\u00",
      "(active", "names:", ".top ==", "<NSLayoutConstraint:0x1 ",
    ].map { (text: String) in Array(text.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80]]

  private static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let place = random.below(bytes.count)
    let other = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] ^= UInt8(1 << random.below(8))
    case 2: bytes.swapAt(place, other)
    case 3: bytes.removeSubrange(min(place, other)..<min(min(place, other) + 9, bytes.count))
    case 4: bytes.insert(contentsOf: odd[random.below(odd.count)], at: place)
    default:
      bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)].prefix(60), at: place)
    }
  }
}

/// Numbers that are the same in every run.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
private struct SplitMix {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: (mixed ^ (mixed >> 31)) >> 1) % max(1, limit)
  }
}
