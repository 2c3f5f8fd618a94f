public import Foundation

// A controller that is presented is kept by the one that presents it, loaded, and told that it appears;
// it does not cover the window, so the laws go on looking at what is below.

/// A message with choices, which nobody sees; tests take it from `presentedViewController`.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// What is said below the title.
  open var message: String?
  /// The choices.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key takes.
  open var preferredAction: UIAlertAction?
  /// Where something is typed.
  open private(set) var textFields: [UITextField]?
  /// Whether it stands in the middle or at the bottom.
  open private(set) var preferredStyle = Style.alert

  /// Makes a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      tell(
        .wrongCount, "is given two choices to cancel", .inconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
        "Give one of them another style.")
    }
    actions.append(action)
  }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      tell(
        .misplacedController, "is an action sheet that is given a text field", .inconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
        "Make it an alert.")
    }
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Where a message stands.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet, alert
  }

  // Kept or taken, and without effect.
  open var severity = 0
}

/// A choice of a message.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What it is called.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// What is done when it is taken.
  package let handler: ((UIAlertAction) -> Void)?

  /// Makes a choice.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// What a choice is for.
  public enum Style: Int, Sendable {
    /// Anything, nothing, or taking away.
    case `default`, cancel, destructive
  }

  // Kept or taken, and without effect.
  open var isEnabled = true
}

/// What shows a controller in front of another, without effect.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// What is shown.
  public let presentedViewController: UIViewController
  /// What is below it.
  public let presentingViewController: UIViewController
  /// The view around what is shown; none.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that is.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }

  /// Makes one.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }

  // Kept or taken, and without effect.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .automatic }
  open var shouldPresentInFullscreen: Bool { true }
  open var shouldRemovePresentersView: Bool { false }
  open var overrideTraitCollection: UITraitCollection?
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize
  ) -> CGSize { size }
}

extension UIAdaptivePresentationControllerDelegate {
  /// As usual.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// As usual.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
}

/// Who is asked about popovers; nobody is.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// A controller for sending something elsewhere, which shows nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Makes one.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Where something is sent.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  // Kept or taken, and without effect.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var excludedActivityTypes: [ActivityType]?
}

/// A document with controllers, of which there are none.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Makes one.
  public init(name: String, bundle: Bundle?) {}
  /// An empty controller: documents are not read.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
  /// None: documents are not read.
  open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// The way from one controller to another in a document.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController

  /// Makes one.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }

  // Kept or taken, and without effect.
  open func perform() {}
}

/// A document with a view, which is not read.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Makes one.
  public init(nibName: String, bundle: Bundle?) {}
  /// Nothing: documents are not read.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  /// Nothing: documents are not read.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}
