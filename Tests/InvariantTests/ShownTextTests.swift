import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import Testing

@testable import StackScrollInvariants

/// What labels show of their texts.
@Suite struct ShownTextTests {
  /// What is wrong with what is shown of a text in a size; nil if nothing is.
  private static func problem(_ shown: ShownText, of text: LabelText, in size: Size) -> String? {
    let drawn = shown.lines.compactMap(\.string).joined().filter { !$0.isWhitespace }
    let given = text.string.map { $0.filter { !$0.isWhitespace } }
    let widths = shown.lines.flatMap(\.words).reduce(0) { $0 + $1.width }
    let whole = text.words.reduce(0, +)
    if let given {
      let isPart = drawn.hasSuffix("…") && given.hasPrefix(drawn.dropLast())
      guard drawn == given || (shown.isCut && (isPart || drawn.isEmpty)) else {
        return "\(drawn) for \(given)"
      }
    } else if widths > whole + 1e-6 || (!shown.isCut && widths < whole - 1e-6) {
      return "\(widths) of \(whole) points"
    }
    let isBeyond = shown.lines.contains {
      $0.frame.minX < -1e-6 || $0.frame.maxX > size.width + 1e-6
    }
    if isBeyond { return "a line sticks out" }
    let height = (shown.lines.last?.frame.maxY ?? 0) - (shown.lines.first?.frame.minY ?? 0)
    let isCounted = shown.isCut || abs(height - text.size(fitting: size.width).height) < 1e-6
    return isCounted || text.widthError > 0 ? nil : "\(height) high"
  }

  private static let cases = Gen.zip(
    .labelTexts, .int(in: 1...300), .int(in: 1...200), .element(of: LayoutDirection.allCases))

  @Test func `the words of all lines are those of the text, unless it is cut`() async throws {
    var kinds: Set<String> = []
    let report = check(Self.cases, settings: Settings(cases: 2000)) {
      text, width, height, direction in
      let size = Size(width: Double(width), height: Double(height))
      let shown = text.shown(in: size, nil, direction)
      return Self.problem(shown, of: text, in: size) == nil
    }
    #expect(report.counterexample == nil, "\(report)")
    for width in 1...300 {
      let text = LabelText("several lines, or one", font: .systemFont(ofSize: 17))
      let shown = text.shown(in: Size(width: Double(width), height: 60))
      kinds.insert("\(shown.lines.count) \(shown.isCut)")
    }
    #expect(kinds.isSuperset(of: ["1 false", "2 false", "2 true"]))
  }

  @Test func `a twin that leaves a word out, or breaks lines elsewhere, is noticed`() {
    func isCaught(_ twin: (LabelText, Size) -> ShownText) -> Bool {
      check(Self.cases, settings: Settings(cases: 2000)) { text, width, height, _ in
        let size = Size(width: Double(width), height: Double(height))
        return Self.problem(twin(text, size), of: text, in: size) == nil
      }.counterexample != nil
    }
    #expect(
      isCaught { text, size in
        guard let string = text.string, let font = text.font else { return text.shown(in: size) }
        let words = string.split(separator: " ").dropLast().joined(separator: " ")
        return LabelText(words, font: font, numberOfLines: text.numberOfLines).shown(in: size)
      })
    #expect(
      isCaught { text, size in
        text.shown(in: Size(width: size.width * 1.5, height: size.height))
      })
    #expect(!isCaught { text, size in text.shown(in: size) })
  }

  @Test func `lines begin where they are read from, at their baselines`() {
    let text = LabelText(words: [40, 30, 50], space: 5, lineHeight: 20)
    let size = Size(width: 100, height: 44)
    let lines = text.shown(in: size, Baselines(first: 15, last: 5)).lines
    #expect(lines.map(\.baseline) == [15, 35])
    #expect(lines.map { $0.words.map(\.start) } == [[0, 45], [0]])
    #expect(lines.map(\.frame.minX) == [0, 0])
    let mirrored = text.shown(in: size, nil, .rightToLeft)
    #expect(mirrored.lines.map(\.frame.minX) == [25, 50])
    let first = mirrored.lines[0]
    #expect(first.words.map { mirrored.frame(of: $0, on: first).minX } == [60, 25])
  }

  @Test func `a text that is cut ends with an ellipsis, one that a margin of error saves does not`()
  {
    let font = Font.systemFont(ofSize: 10)
    var text = LabelText("first second third", font: font)
    let line = text.size(fitting: 0)
    func strings(_ width: Double, _ height: Double) -> [String] {
      text.shown(in: Size(width: width, height: height)).lines.compactMap(\.string)
    }
    #expect(strings(line.width, 12) == ["first second third"])
    #expect(strings(line.width * 0.96, 12) == ["first second third"])
    #expect(strings(line.width * 0.7, 24) == ["first second", "third"])
    #expect(strings(line.width * 0.6, 12) == ["first sec…"])
    text.numberOfLines = 1
    #expect(strings(line.width * 0.3, 100) == ["firs…"])
    #expect(strings(0, 12) == [])
    #expect(LabelText("ab\ncd", font: font, numberOfLines: 1).shown(in: line).isCut)
    #expect(
      LabelText("WWWWWWWW", font: font).shown(in: Size(width: 30, height: 99)).lines
        .compactMap(\.string) == ["WWWW", "WWW", "W"])
  }
}
