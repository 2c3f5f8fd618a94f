public import Foundation

/// What a row does when it is swept aside, without effect: nobody sweeps.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What is done with an action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What it is called.
  open var title: String?
  /// What is done.
  public let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) { (self.title, self.handler) = (title, handler) }

  /// What an action is for.
  public enum Style: Int, Sendable {
    /// Anything, or taking away.
    case normal, destructive
  }

  // Kept or taken, and without effect.
  open var image: UIImage?
  open var backgroundColor: UIColor?
}

/// What a row does when it is swept aside, without effect: nobody sweeps.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// What it does.
  public let actions: [UIContextualAction]

  /// Makes a choice of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  // Kept or taken, and without effect.
  open var performsFirstActionWithFullSwipe = true
}
