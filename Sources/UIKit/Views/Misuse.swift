internal import Foundation

/// A call that UIKit answers with an exception.
///
/// It does not keep alive what it names.
package struct Misuse {
  /// What is wrong.
  package enum Kind: String, Hashable, Sendable {
    /// A constraint is to count between views that nothing is around.
    case strayConstraint = "stray constraint"
    /// A constraint is to count that ties a place to nothing, or something that is no view and no guide.
    case constraintWithoutItem = "constraint without item"
    /// A view is added to itself, or to what is in it.
    case viewInItself = "a view in itself"
    /// A view is to be arranged beyond the end of a stack.
    case arrangedBeyondEnd = "arranged beyond the end"
    /// An active constraint becomes required, or is that no longer.
    case changedPriority = "changed priority"
    /// A place is to be 0 times another one.
    case placeTimesZero = "a place times zero"
    /// A view holds a constraint of what is not in it.
    case constraintElsewhere = "a constraint of what is elsewhere"
    /// A visual format names a view that it is not given.
    case unknownViewOfFormat = "a view that a format does not know"
    /// A view is to stand where no number says.
    case notANumber = "not a number"
    /// A controller is presented while it is presented.
    case presentedTwice = "presented twice"
    /// A controller is pushed that is in the stack.
    case pushedTwice = "pushed twice"
    /// A constraint ties attributes that do not go together.
    case mismatchedAttributes = "attributes that do not go together"
    /// A constraint gets a number that none may have.
    case illegalNumber = "a number that no constraint may have"
    /// A controller is put where its kind has no place, or into itself.
    case misplacedController = "a controller in the wrong place"
    /// A controller is named that is not where it should be.
    case controllerElsewhere = "a controller that is elsewhere"
    /// There are too many or too few of something, or one of them twice.
    case wrongCount = "a wrong count"
    /// A place in a list is named that is not there.
    case outOfBounds = "out of bounds"
    /// A cell or view is asked for by a name that nothing is registered for.
    case unregistered = "a name that nothing is registered for"
    /// A control is given a range that is none.
    case illegalRange = "an illegal range"
  }

  /// What is wrong.
  package let kind: Kind
  private let sentence: String
  private let parties: [Party]

  /// What UIKit raises.
  enum Exception: String {
    case argument = "NSInvalidArgumentException"
    case inconsistency = "NSInternalInconsistencyException"
    case range = "NSRangeException"
    case hierarchy = "UIViewControllerHierarchyInconsistency"
  }

  /// What is done, what UIKit raises for it, and what to do instead.
  static func sentence(
    _ done: String, _ exception: Exception, _ words: String, _ advice: String
  ) -> String { "\(done): UIKit raises \(exception.rawValue), \"\(words)\". \(advice)" }

  private struct Party {
    weak var view: UIView?
    let className: String
  }

  /// Makes one.
  ///
  /// - Parameter sentence: what UIKit raises and what to do, with `%1` and so on for the names of views.
  @MainActor init(_ kind: Kind, _ sentence: String, _ views: [UIView?]) {
    (self.kind, self.sentence) = (kind, sentence)
    parties = views.map { Party(view: $0, className: $0?.className ?? "a view") }
  }

  /// What UIKit raises, where, and what to do.
  ///
  /// - Parameter name: what a view is called.
  @MainActor package func text(naming name: (UIView) -> String) -> String {
    var text = sentence
    for (index, party) in parties.enumerated() {
      text = text.replacing("%\(index + 1)", with: party.view.map(name) ?? party.className)
    }
    return text
  }
}

extension UIView {
  /// Takes note of a misuse of it, which is `%1` in what is done and to do.
  func tell(
    _ kind: Misuse.Kind, _ done: String, _ exception: Misuse.Exception, _ words: String,
    _ advice: String
  ) {
    Self.tell(
      Misuse(kind, Misuse.sentence(done, exception, words, advice), [self]), by: [self])
  }

  /// Takes note of a misuse, which the layout of each of some views tells from then on, and that of the windows
  /// that they are in.
  ///
  /// A view tells the first alone: an app does not come further on a device.
  static func tell(_ misuse: Misuse, by views: [UIView?]) {
    for view in views.compactMap(\.self) {
      for teller in [view, view.window].compactMap(\.self) where teller.misuse == nil {
        teller.misuse = misuse
      }
      view.invalidate()
    }
  }
}
