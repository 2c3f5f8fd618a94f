import PropertyKit
import PublishedScreens
import StackScrollCore
import StackScrollInvariants
import Synchronization

/// Small catalogues in which everything that can come out of a run comes out.
package enum Sample {
  package static let law = invariant("tabs-count", "A strip has a tab.") { $0 > 0 }
  package static let claim = invariant(
    "claim-two-tabs", "No strip has more than two tabs.", role: .refutedClaim(because: "Some do.")
  ) { $0 <= 2 }
  package static let canary = invariant("canary-one-tab", "Strips have one tab.", role: .canary) {
    $0 == 1
  }
  package static let brokenLaw = invariant("tabs-at-most-four", "A strip has at most four tabs.") {
    $0 <= 4
  }
  package static let trueClaim = invariant(
    "claim-that-holds", "A strip has a tab.", role: .refutedClaim(because: "It is not.")
  ) { $0 > 0 }
  package static let deadCanary = invariant("canary-dead", "A strip has a tab.", role: .canary) {
    $0 > 0
  }
  package static let idleLaw = Invariant(
    "tabs-never-count", "Nothing counts.", for: Gen<TabStrip>.tabStrips
  ) { _, _ in throw Discard.precondition("no strip is good enough") }

  /// A law that fails the first time it is asked and never again.
  package static func flakyLaw() -> Invariant {
    let first = Mutex(true)
    return invariant("tabs-flaky", "A strip has a tab, after the first.") { _ in
      !first.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
    }
  }

  package static func catalogue(_ invariants: Invariant...) throws -> Catalogue {
    try Catalogue(invariants)
  }

  /// Three that come out as they should.
  package static func sound() throws -> Catalogue { try catalogue(law, claim, canary) }

  private static func invariant(
    _ id: String, _ sentence: String, role: Invariant.Role = .law,
    holds: @escaping @Sendable (Int) -> Bool
  ) -> Invariant {
    Invariant(id, sentence, role: role, for: Gen<TabStrip>.tabStrips) { strip, law in
      try law.expect(holds(strip.tabCount), "there are \(strip.tabCount) tabs")
    }
  }
}
