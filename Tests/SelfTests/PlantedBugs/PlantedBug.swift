import PropertyKit
import StackScrollInvariants

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

    /// How many cases a law may take for what is caught soon.
    package static let fewCases = 200

    /// Whether the bug is caught soon, and on a screen that is understood at a glance.
    package var isClear: Bool { medianCases <= Self.fewCases && counterexample.isSmall }

    /// Makes a catch of what a hunt measured.
    package init(law: Invariant, medianCases: Int, counterexample: Counterexample<any Subject>) {
      self.law = law
      self.medianCases = medianCases
      self.counterexample = counterexample
    }
  }
}
