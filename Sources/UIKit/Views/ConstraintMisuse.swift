internal import Foundation

extension NSLayoutConstraint {
  /// Takes note of a misuse of it, by the views that it names, and one that is to hold it.
  ///
  /// - Parameter consequence: what UIKit raises and what to do, with `%3` for the view that is to hold it.
  func tell(_ kind: Misuse.Kind, _ consequence: String, with holder: UIView? = nil) {
    let views = [first?.party, second?.party, holder]
    UIView.tell(Misuse(kind, "\(words) \(consequence)", views), by: views)
  }

  /// What it ties, with `%1` and `%2` for the views.
  private var words: String {
    let name = identifier.map { "The constraint \($0.debugDescription)" } ?? "A constraint"
    func side(_ item: (any LayoutParty)?, _ attribute: Attribute, _ view: String) -> String? {
      guard let item else { return nil }
      let owner = item.party == nil ? "a guide of no view" : view
      return attribute == .notAnAttribute ? owner : "\(attribute) of \(owner)"
    }
    let sides = [
      side(first, firstAttribute, "%1"), side(second, secondAttribute, "%2"),
    ].compactMap(\.self)
    return "\(name) of \(sides.joined(separator: " and "))"
  }

  /// Takes note of a number that it must not have.
  func tellNumber(_ number: String, _ consequence: String) {
    tell(.illegalNumber, "gets \(number): \(consequence)")
  }

  /// Takes note that its attributes do not go together, if they do not.
  ///
  /// Source: NSLayoutConstraint documentation, `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`;
  /// Auto Layout Guide, Anatomy of a Constraint.
  func tellPair() {
    let (first, second) = (firstAttribute.kind, secondAttribute.kind)
    guard let first, let second, first != second else { return }
    switch (first, second) {
    case (.middle, .side), (.side, .middle), (.middle, .readingSide), (.readingSide, .middle):
      return
    case (.side, .readingSide), (.readingSide, .side):
      tell(.mismatchedAttributes, Self.mixesSides)
    default: tell(.mismatchedAttributes, Self.isNoPair)
    }
  }

  // What UIKit raises, and what to do.

  static let isNotFinite =
    "UIKit raises NSInternalInconsistencyException, \"Constant is not finite! That's illegal\", or "
    + "\"Multiplier is not finite! That's illegal\". Look for a division by 0."
  static let isNoPriority =
    "UIKit raises NSInternalInconsistencyException, \"It's illegal to set priority. Priorities must be "
    + "greater than 0 and less or equal to NSLayoutPriorityRequired\". Give it one from 1 to 1000."
  static let mixesSides =
    "ties a leading or trailing edge to a left or right one: UIKit raises NSInvalidArgumentException, \"A "
    + "constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
    + "leading/trailing for both or neither\"."
  static let isNoPair =
    "ties a length to a place, or a horizontal place to a vertical one: UIKit raises "
    + "NSInvalidArgumentException, \"Invalid pairing of layout attributes\". Tie attributes of one kind."

  static let isStray =
    "is activated while no view is around both sides: UIKit raises NSGenericException, \"Unable to "
    + "activate constraint with anchors … because they have no common ancestor\". Add both to one tree "
    + "of views first, and activate it again when one of them has left that and come back."
  static let lacksItem =
    "ties a place to no other place, or names what is no view and no guide: UIKit raises "
    + "NSInvalidArgumentException, \"Location attributes must be specified in pairs\". Name a second view "
    + "or guide with an attribute of its own."
  static let changesPriority =
    "becomes required, or is that no longer, while it is active: UIKit raises "
    + "NSInternalInconsistencyException, \"Mutating a priority from required to not on an installed "
    + "constraint (or vice-versa) is not supported\". Deactivate it before, or give it 999 at most from "
    + "the beginning."
  static let isZeroTimesPlace =
    "ties a place with a multiplier of 0: UIKit raises NSInvalidArgumentException where it is made, \"A "
    + "multiplier of 0 or a nil second item together with a location for the first attribute creates an "
    + "illegal constraint of a location equal to a constant\". Give it another multiplier, and the "
    + "distance as its constant."
  static let isElsewhere =
    "is added to %3, and not all of it is in that: UIKit raises NSGenericException, \"Unable to install "
    + "constraint on view\". Add it to a view around all that it names, or activate it, which finds one."
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared.
  fileprivate enum Kind {
    case length, vertical
    /// A horizontal place: the middle, left or right, and where reading begins or ends.
    case middle, side, readingSide
  }

  /// What it is; nil for none.
  fileprivate var kind: Kind? {
    switch self {
    case .width, .height: .length
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .centerX, .centerXWithinMargins: .middle
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }
}
