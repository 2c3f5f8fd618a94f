/// What a tool tests itself with: laws about the layout that ships, and layouts that are wrong on
/// purpose.
///
/// They say nothing of a user's screens, so a catalogue has none of them; the executable hands them
/// to the commands that run them.
package struct SelfTestSuite: Sendable {
  /// Laws about the layout itself; none of them is in a catalogue of laws about screens.
  package let laws: [Invariant]
  /// The layouts that are wrong on purpose, in the order in which they are listed.
  package let bugs: [PlantedBug]

  package init(laws: [Invariant], bugs: [PlantedBug]) {
    self.laws = laws
    self.bugs = bugs
  }

  /// No test of the tool itself, as for a catalogue of somebody's own.
  package static let none = SelfTestSuite(laws: [], bugs: [])

  /// A catalogue with the laws of this behind its own; where a name is there already, that one
  /// stays.
  package func joined(to catalogue: Catalogue) -> Catalogue {
    let names = Set(catalogue.invariants.map(\.id)).union(catalogue.families)
    return Catalogue(
      unchecked: catalogue.invariants + laws.filter { !names.contains($0.id) })
  }
}
