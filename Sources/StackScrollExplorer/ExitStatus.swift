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

  /// The worse of two, for commands that do several things.
  func worse(_ other: ExitStatus) -> ExitStatus {
    rawValue >= other.rawValue ? self : other
  }
}
