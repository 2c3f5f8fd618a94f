import StackScrollInvariants

/// What stands around a counterexample: where its law fails, and the nearest case where it holds.
struct Surroundings {
  /// Where the law fails, along every dimension the subject has.
  let intervals: [FailingIntervals]
  /// The nearest case for which the law holds, if there is one.
  let nearest: NearestPassing?

  init(of subject: any Subject, breaking law: Invariant, sweep: PixelSweep) {
    intervals = FailingIntervals.all(of: subject, breaking: law, sweep: sweep)
    nearest = NearestPassing(to: subject, of: law)
  }
}
