import PropertyKit
import PublishedScreens
import StackScrollCore

/// Taps on a tab strip, with their place on the way up to nine tabs and back as the model.
public struct TabGestures: Machine, Hashable {
  /// What a person can do to the strip.
  public enum Command: Hashable, Sendable {
    /// One tap, anywhere.
    case tap
  }

  /// The strip before the first tap.
  public let strip: TabStrip
  /// How many taps lie between a strip of one tab and this one.
  private var place: Int

  /// How many taps lead from one tab up and back to one tab.
  static let period = 2 * (TabStrip.maximumTabs - 1)

  /// Makes the machine of a strip that has not been tapped yet.
  public init(_ strip: TabStrip) {
    self.strip = strip
    place = strip.isAdding ? strip.tabCount - 1 : Self.period + 1 - strip.tabCount
  }

  /// How many tabs there should be.
  var tabCount: Int { min(place, Self.period - place) + 1 }

  /// Taps and nothing else.
  public var commands: Gen<Command> { .always(.tap) }

  /// Goes one place on, round and round.
  public mutating func advance(by step: Step<Command>) {
    place = (place + 1) % Self.period
  }

  /// The strip itself.
  public func makeSystem() -> TabStrip { strip }

  /// Taps: there must be one tab more or one less, and the direction turns exactly at the ends.
  public func run(_ step: Step<Command>, on strip: inout TabStrip) -> Outcome {
    let before = strip
    strip = before.tapped()
    return Self.isTap(from: before, to: strip)
  }

  /// Holds if a strip can be what a tap made of another.
  static func isTap(from before: TabStrip, to strip: TabStrip) -> Outcome {
    let isAdding = strip.tabCount == before.tabCount + 1
    let isOneStep = isAdding || strip.tabCount == before.tabCount - 1
    let turned = strip.isAdding != before.isAdding
    let isAtAnEnd = strip.tabCount == 1 || strip.tabCount == TabStrip.maximumTabs
    return .holds(
      if: isOneStep && isAdding == before.isAdding && turned == isAtAnEnd,
      otherwise: "\(before.tabCount) tabs became \(strip.tabCount),"
        + " \(turned ? "turning round" : "going on")")
  }

  /// There are as many tabs as the model counts.
  public func check(_ strip: TabStrip) -> Outcome {
    .holds(
      if: strip.tabCount == tabCount,
      otherwise: "there are \(strip.tabCount) tabs, expected \(tabCount)")
  }
}
