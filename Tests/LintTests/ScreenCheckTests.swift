import Foundation
import PropertyKit
import SelfTests
import StackScrollConstraints
import StackScrollCore
import StackScrollInvariants
import TestSupport
import Testing

/// Laws of a catalogue around a screen of somebody's own: what is done to it, and no false alarms.
@Suite struct ScreenCheckTests {
  private static func column(_ views: [View]) throws -> Screen {
    try Screen(
      scrollView: ScrollView(size: Size(width: 390, height: 600)),
      content: StackView(axis: .vertical, arrangedViews: views),
      width: .equal(to: .frameLayoutGuide), height: .intrinsic)
  }

  /// A law that looks at an inset alone is broken by one edit, however many are drawn.
  @Test func `what is done to a screen is shrunk towards the screen as given`() throws {
    let screen = try Self.column([View("a", intrinsic: IntrinsicSize(width: 10, height: 10))])
    let law = Invariant("inset", "No inset is larger than 50.", for: .always(screen)) {
      screen, law in
      let inset = screen.root.container?.scrollView?.contentInset
      try law.expect((inset?.top ?? 0) <= 50, "it is large")
    }
    let around = try #require(law.around(.sessions(around: screen, in: WindowRange())))
    for seed in 0..<5 {
      let found = try #require(
        around.explore(settings: Settings(seed: Seed(UInt64(seed)))).counterexample)
      let session = try #require(found.value as? EditSession)
      #expect(session == EditSession(start: screen, edits: [.setContentInset(EdgeInsets(top: 51))]))
    }
  }

  @Test func `a part of a screen keeps its size, and one of a device does not`() throws {
    let wide = try Self.column([View("a", intrinsic: IntrinsicSize(width: 10, height: 10))])
    let own = wide.size
    #expect(!Self.areAll(.init(), around: wide) { $0 == own })
    let devices = 320.0...1376
    #expect(
      Self.areAll(.init(), around: wide) {
        devices.contains($0.width) && devices.contains($0.height)
      })
    let part = try wide.with(size: Size(width: 200, height: 100))
    #expect(Self.areAll(.init(), around: part) { $0 == Size(width: 200, height: 100) })
    let held = WindowRange(widths: 400...400, heights: 300...500)
    #expect(Self.areAll(held, around: wide) { $0.width == 400 && (300...500).contains($0.height) })
  }

  /// Whether the windows of all sessions are as they should be, before anything turns them.
  private static func areAll(
    _ range: WindowRange, around screen: Screen, _ isRight: @escaping @Sendable (Size) -> Bool
  ) -> Bool {
    let report = check(.sessions(around: screen, in: range), settings: Settings(cases: 300)) {
      session in
      let edits = session.edits.prefix {
        switch $0 {
        case .resize, .setLayoutDirection: true
        default: false
        }
      }
      return isRight(try session.start.applying(edits).size)
    }
    return report.counterexample == nil && report.passed == 300
  }
}
