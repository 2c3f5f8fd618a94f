import Foundation
import PropertyKit
import StackScrollConstraints
import StackScrollCore
import TestSupport
import Testing

@testable import StackScrollExplorer
@testable import StackScrollInvariants
@testable import StackScrollReport

/// Sliders: how the pieces of a screen become numbers of a page, and what is said where there are none.
@Suite struct LengthSliderTests {
  private static let root: LayoutItem = "root"

  /// A label of 200 points that gives way, beside a button of 80: the row of Documentation/Widths.md.
  private static func row(_ name: String = "label", width: Double = 310) throws -> Screen {
    let (label, button) = (LayoutItem(name), LayoutItem("button"))
    return try Screen(
      size: Size(width: width, height: 100),
      root: View(
        "root",
        subviews: [
          View(ViewID(name), intrinsic: IntrinsicSize(width: 200, height: 20)),
          View("button", width: .constant(80), height: .constant(20)),
        ]),
      constraints: [
        label.leftAnchor == root.leftAnchor + 20, label.topAnchor == root.topAnchor,
        button.leftAnchor >= label.rightAnchor + 8,
        button.rightAnchor == root.rightAnchor - 20, button.topAnchor == root.topAnchor,
      ])
  }

  private static func slider(
    _ screen: Screen, in range: ClosedRange<Double>, outlining views: [ViewID] = []
  ) -> LengthSlider {
    let failing = FailingInterval(lastGood: nil, firstBad: 300, lastBad: 312.5, nextGood: 312.5)
    return LengthSlider(
      of: screen, along: .horizontal, in: range, failing: [failing], outlining: views)
  }

  @Test func `each shape has its numbers at both ends of each piece`() throws {
    let slider = Self.slider(try Self.row(), in: 300...400, outlining: ["label"])
    let source = slider.markup(name: "x").source
    #expect(
      source.hasPrefix(
        #"<div class="slider" hidden="" data-name="width" data-pieces="[[328,-1],[400,-1]]""#
          + #" data-fails="[[300,312.5]]">"#))
    // 720 units for 400 points, from 18 on: the label from 20 on is 172 wide at 300, and 200 from 328 on.
    let label = #"data-at="54 18 309.6 36,54 18 360 36,,""#
    #expect(source.contains("<rect class=\"view\" \(label)"), "\(source)")
    #expect(source.contains("<rect class=\"mark a\" \(label)"))
    // The button begins at 200, 228 and 300.
    #expect(source.contains(#"data-at="378 18 144 36,428.4 18 144 36,,558 18 144 36""#))
    #expect(source.contains(#"min="300" max="400" step="0.01" value="310""#))
    // What the script makes of it is where the screen is laid out.
    let frame = try #require(try Self.row().layout().frame(of: "button"))
    let share = (310.0 - 300) / (328 - 300)
    #expect(abs(378 + (428.4 - 378) * share - (18 + 1.8 * frame.minX)) < 0.01)
  }

  @Test func `a piece without a layout says why, and one length alone has a picture`() throws {
    let view: LayoutItem = "a"
    func screen(_ constraints: [Constraint]) throws -> Screen {
      try Screen(
        size: Size(width: 310, height: 100),
        root: View("root", subviews: [View("a", width: .constant(280), height: .constant(10))]),
        constraints: constraints + [view.topAnchor == Self.root.topAnchor])
    }
    let sides = [
      view.leftAnchor == Self.root.leftAnchor + 20, view.rightAnchor == Self.root.rightAnchor - 20,
    ]
    let source = Self.slider(try screen(sides), in: 300...400).markup(name: "x").source
    #expect(source.contains(#"data-pieces="[[320,0],[320,-1],[400,1]]""#), "\(source)")
    #expect(
      source.contains("<p>There is no layout from 300 to 320. In one of these: The horizontal"))
    #expect(source.contains(#"class="view" data-at="-,,"#))
    // Where there is no picture at all, there is nothing to move.
    #expect(Self.slider(try screen([]), in: 300...400).markup(name: "x") == .none)
  }

  @Test func `what is sampled says so, and so do pieces beyond the most that are drawn`() throws {
    let text: LayoutItem = "text"
    let words = LabelText(
      words: Array(repeating: 100, count: 90), space: 10, lineHeight: 20)
    let screen = try Screen(
      size: Size(width: 9990, height: 100),
      root: View("root", subviews: [View("text", text: words)]),
      constraints: [
        text.leftAnchor == Self.root.leftAnchor, text.rightAnchor == Self.root.rightAnchor,
        text.topAnchor == Self.root.topAnchor,
      ])
    let source = LengthSlider(
      of: screen, along: .horizontal, in: 150...9990, failing: [], outlining: [], atMost: 10
    ).markup(name: "x").source
    let pieces = try #require(source.firstMatch(of: /data-pieces="\[\[(.*?)\]\]"/)).1
    let numbers = pieces.split(separator: "],[").compactMap { piece in
      piece.split(separator: ",").last.flatMap { Int($0) }
    }
    let notes = source.matches(of: /<p>(.*?)<\/p>/).map(\.1)
    // The given length is in the last piece, that of all the rest.
    #expect(numbers.count > 20 && numbers.suffix(10).allSatisfy { $0 != 0 })
    #expect(numbers.dropLast(10).allSatisfy { $0 == 0 } && numbers.contains(-1))
    #expect(notes.first == PageText.leftOut[...], "\(notes)")
    #expect(try #require(notes.last).contains(" to 9990 layouts were only sampled"))
  }

  @Test func `a drawn screen that breaks a law in some widths has a slider`() throws {
    let screens = Gen<Screen> { source throws(Discard) in
      let width = try source.draw(.int(in: 200...400))
      return try source.making { try Self.row(width: Double(width)) }
    }
    let law = Invariant("labels-are-whole", "Each label has its width.", for: screens) {
      screen, law in
      let width = (try? screen.layout())?.frame(of: "label")?.size.width ?? 0
      try law.expect(width >= 199.999, "it is cut off")
    }
    let folder = try TemporaryFolder()
    _ = CommandLineRun(
      ["explore", "--cases", "60", "--scale", "1", "--report", folder.path], try Catalogue([law]))
    let page = try #require(try folder.contents()["index.html"])
    let found = page.matches(of: /class="slider" hidden="" data-name="width" .* data-fails="(.*?)"/)
    #expect(found.map(\.1) == ["[[1,327]]"])
  }

  @Test func `names from outside are text, and without scripts the pictures are as before`() throws
  {
    let name = "</script><script>alert(1)</script><img src=x onerror='a()'>\""
    let screen = try Self.row(name)
    func page(_ slider: LengthSlider?) -> String {
      let entry = FindingsPage.Entry(
        place: "a:1", rule: "rule", sentence: "s", message: "m", notes: [],
        moments: [Moment(after: nil) { try screen.layout() }], view: ViewID(name), slider: slider,
        isNew: true)
      return FindingsPage(
        tool: "tool", version: "1", command: "tool", summary: "one", entries: [entry]
      ).file.text
    }
    let (with, without) = (page(Self.slider(screen, in: 300...400)), page(nil))
    #expect(with == page(Self.slider(screen, in: 300...400)))
    #expect(with.matches(of: /<script>/).count == 1 && !with.contains("<img"))
    #expect(with.contains(#"<div class="slider" hidden="""#))
    let start = try #require(with.firstRange(of: "<div class=\"slider\""))
    let picture = with[..<start.lowerBound].components(separatedBy: "<article").last ?? ""
    #expect(picture.contains("<svg class=\"picture\"") && without.contains(picture))
  }

  @Test func `the one script of a page is that of which the policy has the hash`() throws {
    let page = Page(title: "t", body: []).source
    let script = try #require(page.firstMatch(of: /<script>((?s).*)<\/script>/)).1
    let hash = Data(SHA256.hash(Array(script.utf8))).base64EncodedString()
    #expect(page.contains("script-src &#39;sha256-\(hash)&#39;\""), "the hash is \(hash)")
  }
}

/// The hash that browsers compare scripts with.
///
/// Source: NIST, FIPS 180-4, "Secure Hash Standard", 6.2.
private enum SHA256 {
  static func hash(_ message: [UInt8]) -> [UInt8] {
    // The first 32 bits of the fractions of cube roots and square roots of primes.
    let primes = (2...311).filter { number in !(2..<number).contains { number % $0 == 0 } }
    func bits(_ makeRoot: (Double) -> Double, _ prime: Int) -> UInt32 {
      let root = makeRoot(Double(prime))
      return UInt32((root - root.rounded(.down)) * 0x1p32)
    }
    let rounds = primes.map { bits(cbrt, $0) }
    var state = primes.prefix(8).map { bits({ $0.squareRoot() }, $0) }
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: (8 * message.count) >> (8 * $0)) }
    func turned(_ word: UInt32, _ places: [UInt32]) -> UInt32 {
      places.reduce(0) { $0 ^ (word >> $1 | word << (32 - $1)) }
    }
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[start + 4 * word + $1]) }
      }
      for place in 16..<64 {
        let (far, near) = (words[place - 15], words[place - 2])
        words.append(
          words[place - 16] &+ words[place - 7] &+ (turned(far, [7, 18]) ^ far >> 3)
            &+ (turned(near, [17, 19]) ^ near >> 10))
      }
      var s = state
      for (word, round) in zip(words, rounds) {
        let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
        let first = s[7] &+ turned(s[4], [6, 11, 25]) &+ choice &+ round &+ word
        let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
        s =
          [first &+ turned(s[0], [2, 13, 22]) &+ majority] + s[0..<3] + [s[3] &+ first] + s[4..<7]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }
}
