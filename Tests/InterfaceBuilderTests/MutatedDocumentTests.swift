import Foundation
import InterfaceBuilder
import StackScrollConstraints
import StackScrollCore
import Testing

/// Documents with lines dropped and doubled, references bent and numbers made absurd.
@Suite struct MutatedDocumentTests {
  private static let mutants = 2_000
  private static let numbers = ["0", "-1", "1e6", "-1e6", "0.0001", "1e300", "nan", "", "7:0"]

  @Test("whatever became of a document, it is linted or refused with a sentence")
  func mutated() throws {
    let texts = try DocumentLintTests.faults.map {
      try FixtureDocumentTests.text("Faults/\($0.name).storyboard")
    }
    var bits = SplitBits(state: 42)
    var read = 0
    var found: Set<ScreenLaw> = []
    for number in 0..<Self.mutants {
      var lines = texts[number % texts.count].split(separator: "\n").map(String.init)
      for _ in 0...bits.below(3) { Self.mutate(&lines, &bits) }
      do throws(DocumentError) {
        let lint = try DocumentFixtures.read(lines.joined(separator: "\n")).lint()
        read += 1
        found.formUnion(lint.findings.map(\.law))
        #expect(lint.findings.filter { $0.place.line < 1 || $0.message.isEmpty }.isEmpty)
        #expect(lint.failures.filter { $0.description.isEmpty }.isEmpty)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
    #expect(read > Self.mutants / 4 && read < Self.mutants)
    #expect(found.count >= 6)
  }

  private static func mutate(_ lines: inout [String], _ bits: inout SplitBits) {
    let index = bits.below(lines.count)
    switch bits.below(5) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: bits.below(lines.count))
    case 2: lines.swapAt(index, bits.below(lines.count))
    case 3: replaceValue(in: &lines[index], with: numbers[bits.below(numbers.count)], &bits)
    default:
      let other = values(in: lines[bits.below(lines.count)])
      let word = other.isEmpty ? "page" : other[bits.below(other.count)]
      replaceValue(in: &lines[index], with: word, &bits)
    }
  }

  private static func values(in line: String) -> [String] {
    line.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  private static func replaceValue(
    in line: inout String, with word: String, _ bits: inout SplitBits
  ) {
    var parts = line.components(separatedBy: "\"")
    guard parts.count > 2 else { return }
    parts[1 + 2 * bits.below(parts.count / 2)] = word
    line = parts.joined(separator: "\"")
  }
}

/// The same numbers on every run.
private struct SplitBits {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }
}
