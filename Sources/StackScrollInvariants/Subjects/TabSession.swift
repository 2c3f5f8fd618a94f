import PropertyKit
import PublishedScreens
import StackScrollConstraints
import StackScrollCore

/// A tab strip and how often it is tapped.
package struct TabSession: Hashable, Sendable {
  /// The taps as a program, whose model says what each should do.
  package let program: Program<TabGestures>

  /// The greatest number of taps: enough to go up and down many times.
  package static let maximumTaps = 1000

  /// Makes a session of a program of taps.
  package init(_ program: Program<TabGestures>) {
    self.program = program
  }

  /// Makes a session; a number of taps outside of its range is cut to it.
  package init(start: TabStrip, taps: Int) {
    let count = min(max(0, taps), Self.maximumTaps)
    self.init(Program(TabGestures(start), Array(repeating: .tap, count: count)))
  }

  /// The strip before the first tap.
  package var start: TabStrip { program.start.strip }

  /// The number of taps.
  package var taps: Int { program.commands.count }

  /// The strip before the first tap and after each, where a tap does something of its own.
  func states(tapping tap: (TabStrip) -> TabStrip) -> [TabStrip] {
    (0..<taps).reduce(into: [start]) { states, _ in
      states.append(tap(states.last ?? start))
    }
  }

  /// The strip after the last tap.
  ///
  /// - Complexity: O(n) for n taps.
  package var end: TabStrip { end { $0.tapped() } }

  /// The strip after the last tap, where a tap does something of its own.
  func end(tapping tap: (TabStrip) -> TabStrip) -> TabStrip {
    (0..<taps).reduce(start) { strip, _ in tap(strip) }
  }
}

extension TabSession: LaidOutSubject {
  /// The name of the type in fixtures.
  package static var formatName: String { "tabSession" }

  /// What several are called.
  package static var pluralName: String { "taps that add and remove tabs" }

  /// The kind of the strip before the first tap.
  package var screenKind: ScreenKind? { start.screenKind }

  /// The session as JSON.
  package var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a session.
  package init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The strip after the last tap, drawn, and its label.
  package func picture(_ style: NumberStyle) -> String {
    """
    after \(taps) tap\(taps == 1 ? "" : "s"):
    \(end.picture(style))

    \(end.statusText)
    """
  }

  /// How many tabs there are before the first tap.
  package var viewCount: Int { start.tabCount }

  /// How many taps there are.
  package var stepCount: Int { taps }

  /// The session as Swift source.
  package var counterexampleSource: String { source }
}

extension TabSession: HasFields {
  static let fields = Fields<TabSession>(
    { start, taps in
      guard (0...maximumTaps).contains(taps) else {
        throw FixtureError(
          .wrongValue(expected: "0 to \(maximumTaps) taps", found: "\(taps)"), at: ["taps"])
      }
      return TabSession(start: start, taps: taps)
    },
    Field("start", \.start, .object), Field("taps", \.taps, .whole))
}

/// Taps on a tab strip, with their place on the way up to nine tabs and back as the model.
package struct TabGestures: Machine, Hashable {
  /// What a person can do to the strip.
  package enum Command: Hashable, Sendable {
    /// One tap, anywhere.
    case tap
  }

  /// The strip before the first tap.
  package let strip: TabStrip
  /// How many taps lie between a strip of one tab and this one.
  private var place: Int

  /// How many taps lead from one tab up and back to one tab.
  static let period = 2 * (TabStrip.maximumTabs - 1)

  /// Makes the machine of a strip that has not been tapped yet.
  package init(_ strip: TabStrip) {
    self.strip = strip
    place = strip.isAdding ? strip.tabCount - 1 : Self.period + 1 - strip.tabCount
  }

  /// How many tabs there should be.
  var tabCount: Int { min(place, Self.period - place) + 1 }

  /// Taps and nothing else.
  package var commands: Gen<Command> { .always(.tap) }

  /// Goes one place on, round and round.
  package mutating func advance(by step: Step<Command>) {
    place = (place + 1) % Self.period
  }

  /// The strip itself.
  package func makeSystem() -> TabStrip { strip }

  /// Taps; what a tap should do, a law says.
  package func run(_ step: Step<Command>, on strip: inout TabStrip) -> Outcome {
    strip = strip.tapped()
    return .passed
  }
}
