import InterfaceBuilder
import PropertyKit
import StackScrollInvariants

/// A law that a scroll view of a document breaks, as a screen under some conditions.
struct BrokenLaw {
  /// The scroll view.
  let place: DocumentPlace
  /// The law.
  let law: Invariant
  /// The screen that breaks it, under the simplest conditions that were found.
  let subject: any Subject
  /// What differs from the document, a line each.
  let conditions: [String]
  /// What the law says of it.
  let message: String
  /// The nearest that keeps all laws, as far as one difference is enough: another value in the
  /// document, or else another condition.
  let nearest: String?

  /// - Parameters:
  ///   - views: how many views the screen has.
  ///   - laws: the laws that what is nearest must keep.
  init(
    _ place: DocumentPlace, _ law: Invariant, _ found: Counterexample<any Subject>, _ views: Int,
    _ laws: [Invariant]
  ) {
    self.place = place
    self.law = law
    subject = found.value
    message = found.failure.message
    conditions = (found.value as? VariedScreen)?.conditions ?? []
    guard views <= LawBudget.changedViews else {
      nearest = nil
      return
    }
    func passing(_ isWanted: (String) -> Bool) -> NearestPassing? {
      NearestPassing(
        to: found.value, of: law, keeping: laws, trying: LawBudget.changes, where: isWanted)
    }
    let change = passing(ScreenChange.isOfDocument) ?? passing(ScreenChange.isOfConditions)
    nearest = change.map { ScreenChange.words($0.difference, of: found.value) }
  }
}
