import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// Laws of texts that wrap: how high they are follows from how wide they come out.
enum TextInvariants {
  static let all: [Invariant] = [laidOutTwice, sameAsGivenWidths]

  static let laidOutTwice = Invariant(
    "texts-are-laid-out-twice",
    "A text has the size of its lines, ending where a layout of it on one line has its edges.",
    for: .screensOfText, check: expectLaidOutTwice)

  /// Holds if the texts of a screen have the sizes of their lines, worked out here once more.
  static func expectLaidOutTwice(_ screen: Screen, _ law: LawContext) throws {
    let layout = try law.model.frames(of: screen)
    let category = screen.contentSizeCategory
    let widths = try screen.widthsOnOneLine()
    let second = try screen.with(
      root: screen.root.measuringTexts(for: category) { text, id in
        text.filled(
          upTo: text.numberOfLines == 1 ? .infinity : widths[id] ?? .infinity, for: category)
      })
    try law.expect(layout, sameAs: try LayoutModel.standard.frames(of: second))
  }

  static let sameAsGivenWidths = Invariant(
    "given-widths-change-no-layout",
    "Told where its lines end, a text that has come out so wide is laid out as before.",
    for: .screensOfText
  ) { screen, law in
    let layout = try law.model.frames(of: screen)
    let widths = try screen.widthsOnOneLine()
    let given = try screen.with(
      root: screen.root.changingTexts { text, id in
        text.preferredMaxLayoutWidth = text.preferredMaxLayoutWidth ?? widths[id] ?? 0
      })
    try law.expect(layout, sameAs: try law.model.frames(of: given))
  }
}

extension Screen {
  /// How wide views come out with each text on one line; those that have any width.
  fileprivate func widthsOnOneLine() throws -> [ViewID: Double] {
    let category = contentSizeCategory
    let first = try with(
      root: root.measuringTexts(for: category) { text, _ in
        text.filled(upTo: .infinity, for: category)
      })
    do {
      let layout = try (try? first.layout()) ?? first.bestLayout(along: [.horizontal]).layout
      return layout.framesByID().mapValues(\.size.width).filter { $1 > 0 }
    } catch {
      throw Discard.noLayout(error)
    }
  }
}

extension LabelText {
  /// The size of the lines when words fill them one after the other, where people like text of a size.
  ///
  /// Written again on purpose, and word by word: laws do not ask the core for what they check it
  /// against. A word that is too long for a line is cut off line by line.
  func filled(upTo width: Double, for category: ContentSizeCategory = .large) -> Size {
    // Lines that are narrower than a thousandth end nowhere.
    let end = [preferredMaxLayoutWidth ?? 0, width].filter { $0 >= 1e-3 }.min() ?? .infinity
    let (space, height, leading) = measures(for: category)
    var lines: [Double] = []
    var ends: [Int] = []
    for paragraph in paragraphs(for: category) {
      var line: Double?
      for word in paragraph {
        if let start = line, start + space + word <= end + 1e-6 {
          line = start + space + word
          continue
        }
        if let line { lines.append(line) }
        var rest = word
        while rest > end + 1e-6 {
          lines.append(end)
          rest -= end
        }
        line = rest
      }
      if let line { lines.append(line) }
      ends.append(lines.count)
      if numberOfLines == 1 { break }
    }
    let shown = numberOfLines > 0 ? Swift.min(lines.count, numberOfLines) : lines.count
    // A paragraph that goes on where no more lines are shown fills the last of them.
    let isFilled = shown < lines.count && !ends.contains(shown)
    return Size(
      width: isFilled ? end : lines.prefix(shown).max() ?? 0,
      height: Double(shown) * height + Double(Swift.max(0, shown - 1)) * leading)
  }

  /// The widths of words between line breaks; an empty paragraph has one of no width.
  private func paragraphs(for category: ContentSizeCategory) -> [[Double]] {
    guard let string, let font, !string.isEmpty else { return [words] }
    return string.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      let words = paragraph.split(separator: " ").map { word in
        LabelText(String(word), font: font).measured(for: category).words.reduce(0, +)
      }
      return words.isEmpty ? [0] : words
    }
  }

  /// The width of a space, the height of a line, and how much further apart lines are than that.
  private func measures(for category: ContentSizeCategory) -> (Double, Double, Double) {
    guard let font else { return (space, lineHeight, 0) }
    let size = font.pointSize(for: category)
    let two = LabelText("i i", font: font).measured(for: category)
    let space = two.intrinsicSize.width - 2 * two.words[0]
    let height = size * 1.193
    return (space, height, two.size(fitting: two.words[0]).height - 2 * height)
  }
}

extension Gen where Value == LabelText {
  /// Texts of a few words, of nearly any length of words and number of lines; some are strings.
  package static var labelTexts: Gen { .weighted([(3, textsOfWidths), (1, textsOfStrings)]) }

  private static var textsOfStrings: Gen {
    Gen { source throws(Discard) in
      let words = try source.draw(
        .array(of: .element(of: ["a", "Mi", "wrap", "WWW", "several"]), count: 1...5))
      var string = words[0]
      for word in words.dropFirst() {
        string += (try source.draw(.rarely(4, if: true)) ? "\n" : " ") + word
      }
      let weight = try source.draw(.element(of: Font.Weight.allCases))
      let isPlain = try source.draw(.rarely(3, if: true))
      let font: Font =
        isPlain
        ? .systemFont(ofSize: Double(try source.draw(.int(in: 8...40))), weight: weight)
        : .preferredFont(
          forTextStyle: try source.draw(.element(of: Font.TextStyle.allCases)), weight: weight)
      return LabelText(
        string, font: font, numberOfLines: try source.draw(.element(of: [0, 2, 1, 3])))
    }
  }

  private static var textsOfWidths: Gen {
    Gen { source throws(Discard) in
      let width = Gen<Int>.weighted([(6, .int(in: 1...90)), (1, .int(in: 0...400))]).map(
        Double.init)
      var words: [Double] = []
      for _ in 0..<(try source.draw(.int(in: 0...6))) { words.append(try source.draw(width)) }
      return LabelText(
        words: words, space: try source.draw(.element(of: [4, 0, 5.5])),
        lineHeight: try source.draw(.element(of: [20, 17, 20.5])),
        numberOfLines: try source.draw(.element(of: [0, 2, 1, 3])))
    }
  }
}

extension Gen where Value == Screen {
  /// Rows and nested stacks some of whose leaves are texts.
  package static var screensOfText: Gen { .weighted([(2, rowsOfTexts), (1, nestedTexts)]) }

  /// A row in a window that is often too narrow for it, so that a first layout squeezes texts; lines
  /// that end early then leave room for the others.
  private static var rowsOfTexts: Gen {
    Gen { source throws(Discard) in
      var row = StackView(
        axis: .horizontal,
        distribution: try source.draw(
          .element(of: [.fill, .equalSpacing, .equalCentering])),
        alignment: try source.draw(.element(of: [.leading, .fill])),
        spacing: try source.draw(.element(of: [8, 0])))
      for place in 0..<(try source.draw(.int(in: 2...3))) {
        let id = ViewID("v\(place + 1)")
        let isText = try source.draw(.weighted([(3, .always(true)), (1, .always(false))]))
        row.append(
          isText
            ? View(id, text: try source.draw(.labelTexts))
            : View(id, intrinsic: IntrinsicSize(width: try source.draw(.rowLengths), height: 20)))
      }
      let width = Double(try source.draw(.int(in: 100...300)))
      return try source.making { () throws(ScreenError) in
        try Screen(
          scrollView: ScrollView(size: Size(width: width, height: 200)), content: row,
          width: .fraction(1, of: .frameLayoutGuide))
      }
    }
  }

  private static var nestedTexts: Gen {
    let plain: Gen<Screen> = .weighted([
      (2, ScreenDraw.given(.settled).values), (1, ScreenDraw.given(.all).values),
    ])
    return Gen { source throws(Discard) in
      let screen = try source.draw(plain)
      var texts: [ViewID: LabelText] = [:]
      for view in [screen.content] + screen.content.arrangedInside where view.leaf != nil {
        guard try !source.draw(.rarely(3, if: true)) else { continue }
        texts[view.id] = try source.draw(.labelTexts)
      }
      let content = screen.content.mappingLeaves { id, leaf in
        var leaf = leaf
        if let text = texts[id] { leaf.text = text }
        return leaf
      }
      return try source.making { () throws(ScreenError) in try screen.with(content: content) }
    }
  }
}
