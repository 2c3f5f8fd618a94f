import PropertyKit
import StackScrollCore

/// What a screen of somebody's own is checked on: the laws about screens of one's own, and those of
/// a catalogue that say something about every screen.
package struct Checkup: Sendable {
  /// The laws that say something about the screen, over variations around it.
  package let invariants: [Invariant]
  /// The laws about screens of one's own that say nothing about this one, each with the reason.
  package let exemptions: [(id: String, reason: String)]
  /// The laws that the file waives, each with the reason it gives.
  package let waivers: [(id: String, reason: String)]
  /// How many of the laws are about screens of one's own.
  package let ownLaws: Int

  /// Gathers the laws for a screen.
  ///
  /// - Throws: `FixtureError` if a waiver names a law that there is not.
  package init(
    of file: ScreenFile, in range: VariationRange, catalogue: Catalogue
  ) throws(FixtureError) {
    for id in file.waivers.keys.sorted() where catalogue.check(named: id) == nil {
      throw FixtureError(.unknownInvariant(id), at: ["waived", id])
    }
    let variations = Gen.variations(of: file.screen, in: range)
    let checks = ScreenCheck.all.filter { file.waivers[$0.id] == nil }
    exemptions = checks.compactMap { check in
      check.exemption(file.screen).map { (check.id, $0) }
    }
    let own = checks.filter { $0.exemption(file.screen) == nil }
    ownLaws = own.count
    let others = catalogue.invariants.filter { law in
      law.role == .law && file.waivers[law.id] == nil && law.speaks(of: file.screen)
    }
    invariants =
      own.map { $0.invariant(over: variations) } + others.compactMap { $0.around(variations) }
    waivers = file.waivers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Invariant {
  /// Whether the law says something about a screen: all that it takes for granted is known to hold.
  fileprivate func speaks(of screen: Screen) -> Bool {
    assumptions.allSatisfy { $0.isSatisfied(by: screen) == true }
  }
}
