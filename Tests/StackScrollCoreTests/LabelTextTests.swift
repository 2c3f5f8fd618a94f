import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import Testing

/// Texts that wrap: how words fill lines, and how a screen with them is laid out and written down.
@Suite struct LabelTextTests {
  /// The fewest lines that hold some words, by trying every first line.
  private static func fewestLines(_ words: ArraySlice<Double>, _ space: Double, _ end: Double)
    -> Int
  {
    guard !words.isEmpty else { return 0 }
    var (fewest, line) = (Int.max, -space)
    for (count, word) in words.enumerated() {
      line += space + word
      guard count == 0 || line <= end + 1e-6 else { break }
      fewest = min(fewest, 1 + fewestLines(words.dropFirst(count + 1), space, end))
    }
    return fewest
  }

  @Test func `no way to break lines takes fewer of them, and none is too long`() async throws {
    try await forAll(.zip(.labelTexts, .int(in: 90...300))) { text, width in
      var text = text
      let end = Double(width)
      text.numberOfLines = 0
      text.words = text.words.map { min($0, end) }
      let size = text.size(fitting: end)
      #expect(
        size.height == Double(Self.fewestLines(text.words[...], text.space, end)) * text.lineHeight)
      #expect(size.width <= end + 1e-6)
    }
  }

  @Test func `a word that is too long for a line is broken where lines end`() {
    let text = LabelText(words: [30, 250, 20], space: 5, lineHeight: 10)
    // 30; 100; 100; 50 + 5 + 20
    #expect(text.size(fitting: 100) == Size(width: 100, height: 40))
    #expect(text.size(fitting: 250) == Size(width: 250, height: 30))
    #expect(text.size(fitting: 0) == Size(width: 310, height: 10))
    #expect(text.intrinsicSize == Size(width: 310, height: 10))
    let tiny = text.size(fitting: 0.001)
    #expect(tiny.height > 1_000_000 && tiny.height <= ScreenLimits.magnitude)
    #expect(text.size(fitting: .leastNonzeroMagnitude) == text.size(fitting: 0))
  }

  @Test func `no more lines are shown than are allowed, and one line never ends`() {
    // The second line goes on with the third word, as far as it can.
    var text = LabelText(words: [60, 60, 60], space: 5, lineHeight: 20, numberOfLines: 2)
    #expect(text.size(fitting: 70) == Size(width: 70, height: 40))
    #expect(text.wholeSize(fitting: 70) == Size(width: 60, height: 60))
    text.numberOfLines = 1
    #expect(text.size(fitting: 70) == Size(width: 190, height: 20))
    #expect(text.wholeSize(fitting: 70) == Size(width: 190, height: 20))
    #expect(LabelText(words: [], space: 5, lineHeight: 20).intrinsicSize == .zero)
  }

  @Test func `lines that are not shown make no text wider`() {
    func width(_ string: String) -> Double {
      LabelText(string, numberOfLines: 2).size(fitting: 200).width
    }
    #expect(width("a\nbb\nMMMMMM") == width("a\nbb"))
    // Of 50, of 60 and of what does not end at 100.
    let text = LabelText(words: [50, 60, 100], space: 5, lineHeight: 20, numberOfLines: 1)
    #expect(text.intrinsicSize.width == 220)
    var several = text
    several.numberOfLines = 3
    #expect(several.size(fitting: 100).width == 100)
  }

  @Test func `a text of given widths stands where the system's font of its lines does`() {
    let string = LabelText("Ab", font: .systemFont(ofSize: 20))
    let words = LabelText(words: [40], space: 4, lineHeight: string.lineHeight)
    let baselines = [string, words].map { View("a", text: $0).leaf?.baselines }
    #expect(baselines[0] == baselines[1])
    #expect(words.size(fitting: 100).height == string.size(fitting: 100).height)
  }

  @Test func `by constraints texts come out as by closed forms`() async throws {
    let settings = Settings(cases: 300, maximumDiscardRatio: 5)
    try await forAll(.screensOfText, settings: settings) { screen in
      guard let layout = screen.layoutByStackRules(),
        let solved = try? screen.layoutByConstraints()
      else { throw Discard.nothingToChooseFrom }
      for (frame, other) in zip(layout.frames, solved.frames) {
        for axis in Axis.allCases {
          #expect(Tolerance(absolute: 1e-6).isEqual(frame.min(axis), other.min(axis)))
          #expect(Tolerance(absolute: 1e-6).isEqual(frame.max(axis), other.max(axis)))
        }
      }
    }
  }

  @Test func `a view in a given size lays its texts out as a screen of that size does`() throws {
    let text = LabelText(words: [60, 60, 60], space: 5, lineHeight: 20)
    let column = View(
      "column",
      stack: StackView(
        axis: .vertical, alignment: .leading,
        arrangedViews: [
          View("text", text: text), View("rest"),
        ]))
    let frames = try column.frames(in: Size(width: 130, height: 300))
    #expect(frames.frame(of: "text") == Rect(x: 0, y: 0, width: 125, height: 40))
    #expect(frames.frame(of: "rest")?.size.height == 260)
  }

  @Test func `texts read back as they were written, and stand in the Swift source`() async throws {
    try await forAll(.screensOfText) { screen in
      var reader = try FixtureReader(.object(screen.json))
      #expect(try Screen(reading: &reader) == screen)
      if screen.content.stack?.arrangedViews.contains(where: { $0.leaf?.text != nil }) ?? false {
        #expect(screen.counterexampleSource.contains("text: LabelText("))
      }
    }
  }

  @Test func `a text with a number that is none is refused, and the number is named`() {
    typealias Change = (inout LabelText) -> Void
    let changes: [(ErrorLocation.Property, Change)] = [
      (.textWords, { $0.words = [1, .nan] }), (.textSpace, { $0.space = -1 }),
      (.textLineHeight, { $0.lineHeight = .infinity }), (.numberOfLines, { $0.numberOfLines = -1 }),
      (.preferredMaxLayoutWidth, { $0.preferredMaxLayoutWidth = 1e10 }),
      (.intrinsicWidth, { $0.words = [1e9, 1e9] }),
    ]
    for (property, change) in changes {
      var text = LabelText(words: [10, 20], space: 5, lineHeight: 20)
      change(&text)
      let error = #expect(throws: ScreenError.self) {
        _ = try ScrolledStack(
          scrollView: ScrollView(size: .zero), content: View("text", text: text))
      }
      #expect(error?.location == ErrorLocation(.view("text"), property))
    }
  }

  @Test func `a text that is given a size only keeps that it may have several lines`() throws {
    let text = View("text", text: LabelText(words: [10, 20], space: 5, lineHeight: 20))
    let size = IntrinsicSize(width: 7, height: 8)
    let edited = try text.applying(.setIntrinsicSize(size, of: "text"))
    #expect(edited.leaf == Leaf(intrinsic: size, isMultilineText: true))
  }
}

/// Texts of strings: how wide and high the metrics of the system's font make them.
@Suite struct StringTextTests {
  private static let hello = "Tap anywhere to add a tab"

  @Test func `lines are as high as recorded, and those of text styles stand further apart`() {
    // Rounded up to half a point: 20.5, 41, 42.5 and 86.5 of labels that documents record.
    func height(_ lines: Int, _ font: Font) -> Double {
      let string = Array(repeating: "i", count: lines).joined(separator: "\n")
      return (LabelText(string, font: font).intrinsicSize.height * 2).rounded(.up) / 2
    }
    #expect([1, 2].map { height($0, .systemFont(ofSize: 17)) } == [20.5, 41])
    #expect(
      [1, 2, 4].map { height($0, .preferredFont(forTextStyle: .body)) } == [20.5, 42.5, 86.5])
    #expect([1, 3].map { height($0, .preferredFont(forTextStyle: .subheadline)) } == [18, 58])
    #expect(height(5, .preferredFont(forTextStyle: .caption1)) == 78.5)
  }

  @Test func `a string is the text of the widths of its words`() {
    let text = LabelText(Self.hello)
    let given = LabelText(words: text.words, space: text.space, lineHeight: text.lineHeight)
    #expect(text.words.count == 6 && given.string == nil && given.widthError == 0)
    for width in stride(from: 10.0, through: 250, by: 7) {
      #expect(text.size(fitting: width) == given.size(fitting: width))
    }
    var changed = text
    changed.space += 1
    #expect(changed.string == nil && changed != text)
  }

  @Test func `no text of a style gets smaller in a larger category, and others stay`() {
    let strings =
      [Self.hello, "'''", "jjj", "中文", "é"] + (33...126).map { String(Unicode.Scalar(UInt8($0))) }
    for style in Font.TextStyle.allCases {
      for string in strings {
        let text = LabelText(string, font: .preferredFont(forTextStyle: style))
        let sizes = ContentSizeCategory.allCases.map { text.measured(for: $0).intrinsicSize }
        for (size, next) in zip(sizes, sizes.dropFirst()) {
          #expect(next.width >= size.width && next.height >= size.height, "\(string) \(style)")
        }
      }
    }
    let plain = LabelText(Self.hello)
    #expect(ContentSizeCategory.allCases.allSatisfy { plain.measured(for: $0) == plain })
  }

  @Test func `line breaks end lines, and a label of one line shows the first paragraph`() {
    let line = LabelText("Wi").intrinsicSize
    #expect(
      LabelText("Wi\n\nWi\n").intrinsicSize == Size(width: line.width, height: 3 * line.height))
    #expect(LabelText("Wi\nlonger", numberOfLines: 1).intrinsicSize == line)
    #expect(LabelText("Wi\r\ni").intrinsicSize.height == 2 * line.height)
    #expect(LabelText("\n").intrinsicSize == Size(width: 0, height: line.height))
    // Spaces at an end count on one line, and begin none.
    let spaced = LabelText("Wi ")
    #expect(spaced.intrinsicSize.width == line.width + spaced.space)
    #expect(spaced.size(fitting: line.width) == line)
  }

  @Test func `lines end behind hyphens and between signs of East Asian scripts`() {
    let narrow = { (string: String) in LabelText(string).size(fitting: 40).height / 20.281 }
    #expect(narrow("well-known") > 1.9 && narrow("中文中文") > 1.9)
    #expect(LabelText("-1").words.count == 1)
  }

  @Test func `each letter of a bolder font is wider by the same`() {
    func width(_ string: String, _ weight: Font.Weight) -> Double {
      LabelText(string, font: .systemFont(ofSize: 20, weight: weight)).intrinsicSize.width
    }
    for weight in [Font.Weight.medium, .semibold, .bold] {
      let narrow = width("!", weight) - width("!", .regular)
      let wide = width("W", weight) - width("W", .regular)
      #expect(narrow > 0 && abs(narrow - wide) < 1e-9)
    }
  }

  @Test func `hostile strings are measured or refused`() throws {
    #expect(LabelText("").intrinsicSize == .zero)
    #expect(LabelText("   ").intrinsicSize.width == 3 * LabelText("a").space)
    let nothing = LabelText("\u{0}\u{7}\u{200B}\u{202E}\u{301}")
    #expect(nothing.intrinsicSize.width == 0)
    for font in [Font.systemFont(ofSize: 8), .systemFont(ofSize: 17, weight: .bold)] {
      #expect(LabelText("\u{200B}\u{202E}", font: font).intrinsicSize.width == 0)
    }
    for string in ["👩‍👩‍👧‍👦", "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "a\u{301}\u{302}", "\u{10FFFF}", "ﷺ"] {
      let width = LabelText(string).intrinsicSize.width
      #expect(width > 0 && width < 80)
    }
    #expect(LabelText("a\u{301}").intrinsicSize.width == LabelText("a").intrinsicSize.width)
    #expect(LabelText("中").widthError > LabelText("é").widthError)
    func screen(_ text: LabelText) throws -> ScrolledStack {
      try ScrolledStack(
        scrollView: ScrollView(size: Size(width: 90, height: 90)),
        content: StackView(axis: .vertical, arrangedViews: [View("label", text: text)]))
    }
    let limit = ScreenLimits.textLength
    _ = try screen(LabelText(String(repeating: "a ", count: limit / 2)))
    #expect(throws: ScreenError.textTooLong("label", limit: limit)) {
      try screen(LabelText(String(repeating: "a", count: 1_000_000)))
    }
    for size in [Double.nan, .infinity, -1, 1e300] {
      #expect(throws: ScreenError.self) {
        try screen(LabelText("a b", font: .systemFont(ofSize: size)))
      }
    }
    #expect(throws: ScreenError.self) {
      try screen(LabelText(String(repeating: "W", count: 9000), font: .systemFont(ofSize: 1e9)))
    }
    #expect(try screen(LabelText("a b", font: .systemFont(ofSize: 0))).layout().frames.count == 2)
  }
}
