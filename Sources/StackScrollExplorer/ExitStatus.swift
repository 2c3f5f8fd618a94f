/// How a command came out, as the number that the process ends with.
///
/// Few numbers are enough for a script to tell "look at this" from "this was not run".
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Everything came out as expected.
  case success = 0
  /// Something did not: a law failed, or what must fail did not.
  case unexpected = 1
  /// The arguments, a file or a token could not be used, or something was not saved.
  case unusable = 2
  /// Results of some shards are missing; what is there is sound.
  case incomplete = 3
  /// Somebody ended the run (SIGINT or SIGTERM) before anything unexpected came up; what it had by
  /// then was shown.
  case interrupted = 130

  /// The worse of two, for commands that do several things.
  func worse(_ other: ExitStatus) -> ExitStatus {
    Self.order.firstIndex(of: self) ?? 0 >= Self.order.firstIndex(of: other) ?? 0 ? self : other
  }

  /// From the best to the worst: a run that was ended and found something found something.
  private static let order: [ExitStatus] = [
    .success, .interrupted, .incomplete, .unexpected, .unusable,
  ]
}
