import PropertyKit
import StackScrollCore
import StackScrollInvariants

/// A session as a row of pictures: before the first step, and after each, up to where it breaks.
struct FilmStrip {
  /// One picture of the row.
  struct Frame {
    /// The number of steps before it.
    let number: Int
    let moment: Moment
    /// What the law says of the session up to here; nil where it holds or has nothing to say.
    let failure: String?
  }

  /// The pictures, the start first; some in the middle are left out if there are too many.
  let frames: [Frame]
  /// The first step after which the law fails; nil if it does so for the whole story only.
  let firstBroken: Int?
  /// How many pictures are left out.
  let omitted: Int

  /// The most pictures; what is between the start and the end is left out first.
  static let maximumFrames = 24

  /// Makes the film of a subject that fails a law under a model.
  init(_ subject: any Subject, failing invariant: Invariant, in model: LayoutModel) {
    let moments = subject.moments(in: model)
    let failures = moments.indices.map { count -> String? in
      guard count > 0 || subject.stepCount == 0 else { return nil }
      return Self.failure(of: subject.firstSteps(count), invariant, model)
    }
    firstBroken = failures.firstIndex { $0 != nil }
    let all = moments.enumerated().map { index, moment in
      Frame(number: index, moment: moment, failure: failures[index])
    }
    let kept = Self.kept(of: all.count, around: firstBroken ?? all.count - 1)
    frames = kept.map { all[$0] }
    omitted = all.count - frames.count
  }

  /// The picture that shows the fault: the first broken one, else the last.
  var decisive: Frame? { frames.first { $0.number == firstBroken } ?? frames.last }

  private static func failure(
    of subject: any Subject, _ invariant: Invariant, _ model: LayoutModel
  ) -> String? {
    guard case .failed(let failure)? = try? invariant.outcome(for: subject, model: model) else {
      return nil
    }
    return failure.message
  }

  /// The start, and what leads up to the place that matters.
  private static func kept(of count: Int, around place: Int) -> [Int] {
    guard count > maximumFrames else { return Array(0..<count) }
    let end = min(count, max(place + 2, maximumFrames))
    return [0] + Array((end - maximumFrames + 1)..<end)
  }
}
