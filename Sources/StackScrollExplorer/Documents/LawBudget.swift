/// How much work the laws of screens may be for a document.
///
/// It is counted in views that are laid out, not in time, so that the findings are the same on every
/// machine.
struct LawBudget {
  /// The most variations of a screen that each law is checked on; 0 leaves the laws out.
  let cases: Int
  /// The views that may still be laid out.
  private(set) var views = Self.views

  init(cases: Int) {
    self.cases = cases
  }

  /// How many variations each law gets if nobody says.
  static let usualCases = 20
  /// The views that may be laid out for a document, in all laws and variations together.
  static let views = 100_000
  /// The layouts that shrinking one failure may take.
  static let shrinking = 200
  /// The changes that are tried on a screen that breaks a law.
  static let changes = 200
  /// The largest screen of which changes are tried, in views.
  static let changedViews = 100

  /// Takes the variations of a screen out of the budget; 0 if it is too large for what is left.
  ///
  /// - Parameter layouts: how many layouts all laws together take for one variation.
  mutating func take(views count: Int, layouts: Int) -> Int {
    let each = max(1, count * max(1, layouts))
    let taken = min(cases, views / each)
    views -= taken * each
    return taken
  }
}
