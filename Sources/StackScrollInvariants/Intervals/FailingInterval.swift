import StackScrollCore

/// Neighbouring points of a pixel grid at all of which a law fails.
///
/// Points where the law says nothing do not count: they neither end an interval nor belong to it.
public struct FailingInterval: Hashable, Sendable {
  /// The point before the first that fails, where the law holds; nil if there is none.
  public let lastGood: Double?
  /// The first point that fails.
  public let firstBad: Double
  /// The last point that fails.
  public let lastBad: Double
  /// The point after the last that fails, where the law holds; nil if there is none.
  public let nextGood: Double?
  /// How the failure looks from the first point to the last, in parts without a gap; none if there
  /// would be more than ``maximumPieces``.
  package let pieces: [FailurePiece]

  /// More parts than these tell a reader nothing.
  package static let maximumPieces = 6

  /// Makes an interval.
  package init(
    lastGood: Double?, firstBad: Double, lastBad: Double, nextGood: Double?,
    pieces: [FailurePiece] = []
  ) {
    self.lastGood = lastGood
    self.firstBad = firstBad
    self.lastBad = lastBad
    self.nextGood = nextGood
    self.pieces = pieces.count > Self.maximumPieces ? [] : pieces
  }

  /// The four points, told apart.
  package func texts(
    _ style: NumberStyle
  ) -> (lastGood: String?, firstBad: String, lastBad: String, nextGood: String?) {
    let texts = style.texts([lastGood ?? firstBad, firstBad, lastBad, nextGood ?? lastBad])
    return (lastGood.map { _ in texts[0] }, texts[1], texts[2], nextGood.map { _ in texts[3] })
  }

  /// Whether a point is one of those that fail.
  package func contains(_ value: Double) -> Bool { firstBad <= value && value <= lastBad }
}

/// A part of an interval in which a failure is one formula of the length that is swept.
package struct FailurePiece: Hashable, Sendable {
  /// The first point.
  package let first: Double
  /// The last point.
  package let last: Double
  /// What the law says there, each number that changes as a formula: "is 148 - height, expected 0".
  package let message: StyledText
  /// By how much a number is off, as a number or a formula; nil if the message does not compare.
  package let error: StyledText?
  /// Whether what is off is the same at each point.
  package let isConstant: Bool

  /// Makes a part.
  package init(
    first: Double, last: Double, message: StyledText, error: StyledText? = nil,
    isConstant: Bool = true
  ) {
    self.first = first
    self.last = last
    self.message = message
    self.error = error
    self.isConstant = isConstant
  }
}
