import PropertyKit
import StackScrollInvariants

/// What the run of one invariant came to, given what it was expected to find.
///
/// In the order in which a reader wants to know.
enum Judgement: Hashable, Sendable, CaseIterable {
  /// A law failed: this is what exploring is for.
  case newFinding
  /// A claim that is known to be false was not refuted.
  case notRefuted
  /// The canary was not caught.
  case missed
  /// Too many cases were discarded.
  case gaveUp
  /// A case failed once and passed when it was run again.
  case flaky
  /// A law held.
  case holds
  /// A claim was refuted, as it should be.
  case refuted
  /// The canary was caught, as it should be.
  case caught
  /// Time was up before the run had ended.
  case stopped
  /// Time was up before the run had begun.
  case notRun

  /// Judges a verdict; none means that the invariant was not run.
  init(_ verdict: Verdict<any Subject>?, for role: Invariant.Role) {
    self =
      switch (verdict, role) {
      case (.passed, .law): .holds
      case (.passed, .refutedClaim), (.ranNothing, .refutedClaim): .notRefuted
      case (.passed, .canary), (.ranNothing, .canary): .missed
      case (.failed, .law): .newFinding
      case (.failed, .refutedClaim): .refuted
      case (.failed, .canary): .caught
      case (.gaveUp, _), (.uncovered, _): .gaveUp
      case (.flaky, _): .flaky
      case (.stopped, _): .stopped
      case (.ranNothing, .law), (nil, _): .notRun
      }
  }
}
