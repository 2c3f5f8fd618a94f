import PropertyKit
import StackScrollCore

/// Where along a dimension a counterexample's law fails: exact on a pixel grid.
public struct FailingIntervals: Hashable, Sendable {
  /// What is varied.
  package let dimension: SweptDimension
  /// How many pixels a point has.
  package let scale: Int
  /// The least and the greatest point that was tried.
  package let swept: ClosedRange<Double>
  /// Where the counterexample itself stands.
  package let own: Double
  /// The intervals, ascending; at least the one that the counterexample is in.
  package let intervals: [FailingInterval]
  /// At how many points the law holds.
  package let goodPoints: Int
  /// At how many points the law fails.
  package let badPoints: Int
  /// At how many points the law says nothing: there is no such screen, or no layout.
  package let silentPoints: Int

  /// The interval that the counterexample is in.
  public var around: FailingInterval? { intervals.first { $0.contains(own) } }

  /// Whether the law fails wherever it says anything: the dimension does not matter.
  package var isEverywhere: Bool { goodPoints == 0 }

  /// Tries every point of a dimension.
  ///
  /// Where a law assumes something of the length itself, points without it are left out: there the
  /// law says nothing. A subject that is outside of the assumptions anyway is tried everywhere.
  ///
  /// - Parameter isStopped: asked before each point.
  /// - Returns: nil if the subject has no such dimension, lies too far out, does not fail, or the
  ///   search was stopped.
  /// - Complexity: one check of the law for each point.
  public static func find(
    of subject: any Subject, breaking law: Invariant, along dimension: SweptDimension,
    sweep: PixelSweep = .standard, model: LayoutModel = .standard,
    unless isStopped: () -> Bool = { false }
  ) -> FailingIntervals? {
    guard let subject = subject.laidOut, let own = subject.value(of: dimension),
      let points = sweep.points(of: dimension, with: own)
    else { return nil }
    let isMeant = law.speaks(of: subject)
    func verdict(at point: Double) -> LawVerdict {
      guard let varied = subject.with(dimension, point), !isMeant || law.speaks(of: varied) else {
        return .silent
      }
      return (try? law.judge(varied, LawContext(model))) ?? .silent
    }
    var verdicts: [LawVerdict] = []
    for point in points {
      guard !isStopped() else { return nil }
      verdicts.append(verdict(at: point))
    }
    let told = zip(points, verdicts).filter { $0.1 != .silent }
    let badPoints = told.count { $0.1.evidence != nil }
    let found = FailingIntervals(
      dimension: dimension, scale: sweep.scale,
      swept: (points.first ?? own)...(points.last ?? own), own: own,
      intervals: intervals(told.map(\.0), told.map(\.1), named: dimension.rawValue),
      goodPoints: told.count - badPoints, badPoints: badPoints,
      silentPoints: points.count - told.count)
    return found.around == nil ? nil : found
  }

  /// The intervals along every dimension that a subject has.
  package static func findAll(
    of subject: any Subject, breaking law: Invariant, sweep: PixelSweep = .standard,
    model: LayoutModel = .standard, unless isStopped: () -> Bool = { false }
  ) -> [FailingIntervals] {
    SweptDimension.allCases.compactMap { dimension in
      find(
        of: subject, breaking: law, along: dimension, sweep: sweep, model: model,
        unless: isStopped)
    }
  }

  private static func intervals(
    _ points: [Double], _ verdicts: [LawVerdict], named name: String
  ) -> [FailingInterval] {
    var intervals: [FailingInterval] = []
    var start = 0
    while start < points.count {
      let evidence = verdicts[start...].prefix { $0.evidence != nil }.compactMap(\.evidence)
      guard !evidence.isEmpty else {
        start += 1
        continue
      }
      let end = start + evidence.count
      let bad = Array(points[start..<end])
      intervals.append(
        FailingInterval(
          lastGood: start > 0 ? points[start - 1] : nil,
          firstBad: points[start], lastBad: points[end - 1],
          nextGood: end < points.count ? points[end] : nil,
          pieces: FailurePiece.pieces(of: evidence, at: bad, named: name)))
      start = end
    }
    return intervals
  }
}
