import Foundation
import PropertyKit
import SelfTests
import StackScrollCore
import StackScrollInvariants
import Testing

/// Checking a screen of somebody's own: what breaks each law, what does not, and no false alarms.
@Suite struct ScreenCheckTests {
  private static func leaf(_ name: String, _ width: Double, _ height: Double) -> View {
    View(ViewID(name), intrinsic: IntrinsicSize(width: width, height: height))
  }

  private static func column(
    _ views: [View], tied: Bool = true, height: Length = .intrinsic, spacing: Double = 0,
    bottom: Double = 0, scroll change: (inout ScrollView) -> Void = { _ in },
    attachment: ContentAttachment = .standard
  ) throws -> Screen {
    var scroll = ScrollView(size: Size(width: 390, height: 600))
    change(&scroll)
    return try Screen(
      scrollView: scroll,
      content: StackView(axis: .vertical, spacing: spacing, arrangedViews: views),
      width: tied ? .equal(to: .frameLayoutGuide) : .intrinsic, height: height,
      pins: DirectionalEdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0),
      attachment: attachment)
  }

  /// Each law with a screen that breaks it, and the nearest that does not.
  private static func pairs() throws -> [(law: String, broken: Screen, sound: Screen)] {
    let rows = [leaf("a", 100, 400), leaf("b", 100, 400)]
    let narrow = View(
      "row",
      stack: StackView(
        axis: .horizontal, arrangedViews: [leaf("left", 180, 20), leaf("right", 180, 20)]))
    let slim = View(
      "row",
      stack: StackView(
        axis: .horizontal, arrangedViews: [leaf("left", 160, 20), leaf("right", 160, 20)]))
    let fixed = [View("a", height: .constant(300)), View("b", height: .constant(300))]
    func bars(_ behavior: ContentInsetAdjustmentBehavior) throws -> Screen {
      try column(rows) {
        $0.safeAreaInsets = EdgeInsets(top: 40, bottom: 30)
        $0.contentInsetAdjustmentBehavior = behavior
      }
    }
    // Four words of 160 take two lines as given and four in the narrowest window, of 320.
    func text(lines: Int) -> View {
      View(
        "text",
        text: LabelText(
          words: [160, 160, 160, 160], space: 4, lineHeight: 20, numberOfLines: lines))
    }
    return [
      ("layout-is-determined", try column([View("a")]), try column([leaf("a", 1, 1)])),
      (
        "hiding-keeps-the-layout", try column(fixed, height: .constant(600)), try column(fixed)
      ),
      (
        "content-fits-across", try column([leaf("a", 321, 9)], tied: false),
        try column([leaf("a", 320, 9)], tied: false)
      ),
      ("every-view-can-be-shown", try column(rows, bottom: -1), try column(rows)),
      ("every-view-clears-the-bars", try bars(.never), try bars(.always)),
      ("end-shows-the-last-view", try column(rows, bottom: 321), try column(rows, bottom: 10)),
      (
        "scrolls-as-needed",
        try column(
          [leaf("a", 1, 1)],
          attachment: ContentAttachment(bottom: .nothing, contentHeight: .constant(2000))),
        try column([leaf("a", 1, 1)])
      ),
      ("no-view-is-squeezed", try column([narrow]), try column([slim])),
      ("text-is-not-cut", try column([text(lines: 3)]), try column([text(lines: 4)])),
    ]
  }

  /// What fails, of the laws of which it is wanted.
  private static func findings(
    of screen: Screen, cases: Int, _ isWanted: (String) -> Bool
  ) throws -> [String: String] {
    let checkup = try Checkup(
      of: ScreenFile(screen), in: VariationRange(around: screen), catalogue: .standard)
    return checkup.invariants.filter { isWanted($0.id) }.reduce(into: [:]) { found, law in
      let settings = Settings(cases: cases, maximumDiscardRatio: 3)
      if let failure = law.explore(settings: settings).counterexample {
        found[law.id] = failure.failure.message
      }
    }
  }

  @Test func `each law is broken by a screen, and not by the nearest`() throws {
    let pairs = try Self.pairs()
    #expect(pairs.map(\.law).sorted() == ScreenCheck.all.map(\.id).sorted())
    for (law, broken, sound) in pairs {
      #expect(
        try Self.findings(of: broken, cases: 150) { $0 == law }[law] != nil,
        "\(law) holds for what should break it")
      let found = try Self.findings(of: sound, cases: 150) { $0 == law }
      #expect(found[law] == nil, "\(law): \(found[law] ?? "")")
    }
  }

  @Test func `a failure is shrunk towards the screen as given`() throws {
    let screen = try Self.column([Self.leaf("a", 321, 9)], tied: false)
    let checkup = try Checkup(
      of: ScreenFile(screen), in: VariationRange(around: screen), catalogue: .standard)
    let law = try #require(checkup.invariants.first { $0.id == "content-fits-across" })
    for seed in 0..<5 {
      let found = try #require(
        law.explore(settings: Settings(seed: Seed(UInt64(seed)))).counterexample)
      #expect(found.value as? VariedScreen == VariedScreen(screen, width: 320))
    }
  }

  /// Those of the laws that test StackScroll itself that are about every screen there is.
  private static let universal = [
    "clamp-is-idempotent", "drag-ends-in-range", "edited-and-settled-is-in-range",
    "edited-layout-depends-on-state", "edits-at-once-are-one-by-one",
    "hidden-views-keep-their-place", "hidden-views-take-no-length", "hide-then-show-is-nothing",
    "hiding-is-a-state", "keyboard-comes-back-alike", "larger-window-shows-no-less",
    "lengths-scale", "mirrored-offset-mirrors-back", "moved-back-is-nothing",
    "offset-set-in-code-is-kept", "pixels-change-lengths-by-one", "pixels-keep-neighbours",
    "pixels-rounded-twice-are-once", "range-is-content-and-insets", "rotated-twice-is-nothing",
    "scroll-to-end-sees-the-edit", "shrunk-content-is-followed", "window-edits-leave-frames",
  ]

  @Test(arguments: universal)
  func `a law about every screen holds around some golden layouts`(id: String) throws {
    let law = try #require(Catalogue.selfTests[id])
    let files = try FixtureFolder.files(in: "Screens", "json")
    for file in stride(from: 0, to: files.count, by: 4).map({ files[$0] }) {
      let screen = try ScreenFile(parsing: try Data(contentsOf: file)).screen
      let around = try #require(
        law.around(.variations(of: screen, in: VariationRange(around: screen))))
      let found = around.explore(settings: Settings(cases: 4, maximumDiscardRatio: 3))
      let failure = found.counterexample?.failure.message
      #expect(failure == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `a variation reads back as it was written`() throws {
    let text = View(
      "b", intrinsic: IntrinsicSize(width: 50, height: 20), baselines: Baselines(first: 15, last: 5)
    )
    let screen = try Self.column([Self.leaf("a", 100, 700), text])
    var range = VariationRange(around: screen)
    range.textScales = VariationRange.grownText
    let generator = Gen.variations(of: screen, in: range)
    let report = check(generator, settings: Settings(cases: 200)) { varied in
      var reader = try FixtureReader(.object(varied.json))
      return try VariedScreen(reading: &reader) == varied
    }
    #expect(report.counterexample == nil && report.passed == 200)
  }

  @Test func `only text grows, in both lengths, and what it stands on with it`() throws {
    let text = View(
      "b", intrinsic: IntrinsicSize(width: 50, height: 20), baselines: Baselines(first: 15, last: 5)
    )
    let screen = try Self.column([Self.leaf("a", 100, 700), text])
    let grown = try VariedScreen(screen, textScale: 2).screen()
    guard let views = grown.content.stack?.arrangedViews, views.count == 2,
      case .leaf(let plain) = views[0].content, case .leaf(let large) = views[1].content
    else {
      Issue.record("no column of two leaves")
      return
    }
    #expect(plain.intrinsic == IntrinsicSize(width: 100, height: 700))
    #expect(large.intrinsic == IntrinsicSize(width: 100, height: 40))
    #expect(large.baselines == Baselines(first: 30, last: 10))
  }

  @Test func `a law that is waived is not checked, and one that there is not is refused`() throws {
    let screen = try Self.column([Self.leaf("a", 321, 9)], tied: false)
    let range = VariationRange(around: screen)
    let waived = ScreenFile(screen, waivers: ["content-fits-across": "It is a map."])
    let checkup = try Checkup(of: waived, in: range, catalogue: .standard)
    #expect(!checkup.invariants.contains { $0.id == "content-fits-across" })
    #expect(checkup.waivers.map(\.reason) == ["It is a map."])
    let unknown = ScreenFile(screen, waivers: ["no-such-law": "why"])
    #expect(throws: FixtureError.self) {
      _ = try Checkup(of: unknown, in: range, catalogue: .standard)
    }
  }
}
