import InterfaceBuilder
import StackScrollInvariants

/// A law that a scroll view of a document breaks, as a screen under some conditions.
struct BrokenLaw {
  /// The scroll view.
  let place: DocumentPlace
  /// The law.
  let law: Invariant
  /// The screen that breaks it, under the simplest conditions that were found.
  let subject: VariedScreen
  /// What the law says of it.
  let message: String
  /// The change of the screen that is enough to keep the law under these conditions, if one is.
  let change: String?
}
