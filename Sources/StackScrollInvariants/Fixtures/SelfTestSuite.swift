import PropertyKit

/// A layout that is wrong on purpose, in a way that shipped code has been wrong.
///
/// A catalogue is worth what it catches: every one of these must be found by some law, soon, and
/// shrunk to a few views.
package struct PlantedBug: Sendable {
  /// A short name.
  package let id: String
  /// What is wrong, as a sentence.
  package let sentence: String
  /// In what kind of code such a bug was seen.
  package let seen: String
  /// The layout with the bug in it.
  package let model: LayoutModel
  /// Whether it is in how windows are laid out, and not in what screens are asked.
  package let isOfWindows: Bool

  /// Plants a bug in the standard model.
  package init(
    _ id: String, _ sentence: String, seen: String, isOfWindows: Bool = false,
    plant: (inout LayoutModel) -> Void
  ) {
    self.isOfWindows = isOfWindows
    self.id = id
    self.sentence = sentence
    self.seen = seen
    model = .twin(id, change: plant)
  }

  /// How many cases a law may take to catch a bug.
  package static let maximumCases = 1000

  /// A law that caught a bug, and how soon.
  package struct Catch: Sendable {
    /// The law.
    package let law: Invariant
    /// The median number of cases to the first failure, over the seeds; a seed that found nothing
    /// counts as one case more than is allowed.
    package let medianCases: Int
    /// The shrunk counterexample of the first seed.
    package let counterexample: Counterexample<any Subject>

    /// Makes a catch of what a hunt measured.
    package init(law: Invariant, medianCases: Int, counterexample: Counterexample<any Subject>) {
      self.law = law
      self.medianCases = medianCases
      self.counterexample = counterexample
    }
  }
}

/// What a tool tests itself with: laws about the layout that ships, and layouts that are wrong on
/// purpose.
///
/// They say nothing of a user's screens, so a catalogue has none of them; the executable hands them
/// to the commands that run them. A value with functions in it, as ``LayoutModel`` is, so that
/// a tool without self tests is not linked with them.
package struct SelfTestSuite: Sendable {
  /// Laws about the layout itself; none of them is in a catalogue of laws about screens.
  package var laws: [Invariant]
  /// The layouts that are wrong on purpose, in the order in which they are listed.
  package let bugs: [PlantedBug]

  /// The one of some laws that catches a bug soonest, over some seeds; nil if none does.
  package let fastest: @Sendable (PlantedBug, [Invariant], [Seed]) -> PlantedBug.Catch?
  /// A law with the smallest case that breaks it under one of the bugs; nil if none is small.
  package let breaking: @Sendable (Invariant, [Seed]) -> BrokenFixture?

  /// Makes a suite of laws and bugs, and of what hunts the bugs.
  package init(
    laws: [Invariant], bugs: [PlantedBug],
    fastest: @escaping @Sendable (PlantedBug, [Invariant], [Seed]) -> PlantedBug.Catch?,
    breaking: @escaping @Sendable (Invariant, [Seed]) -> BrokenFixture?
  ) {
    self.laws = laws
    self.bugs = bugs
    self.fastest = fastest
    self.breaking = breaking
  }

  /// No test of the tool itself, as for a catalogue of somebody's own.
  package static let none = SelfTestSuite(
    laws: [], bugs: [], fastest: { _, _, _ in nil }, breaking: { _, _ in nil })

  /// The laws of this as a catalogue, behind the canaries of another: without them no run counts.
  package func catalogue(besideCanariesOf catalogue: Catalogue) -> Catalogue {
    Catalogue(unchecked: catalogue.invariants.filter { $0.role == .canary } + laws)
  }

  /// A catalogue with the laws of this behind its own; where a name is there already, that one
  /// stays.
  package func joined(to catalogue: Catalogue) -> Catalogue {
    let names = Set(catalogue.invariants.map(\.id)).union(catalogue.families)
    return Catalogue(
      unchecked: catalogue.invariants + laws.filter { !names.contains($0.id) })
  }
}
