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
  /// Kept without effect.
  open var severity = 0

  /// Makes a message.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Where a message stands.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle.
    case actionSheet, alert
  }
}

/// A choice of a message.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What it is called.
  public let title: String?
  /// What it is for.
  public let style: Style
  /// Whether it can be taken, without effect.
  open var isEnabled = true
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
}

/// How a controller is shown, without effect.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  /// As on Apple's platforms, without effect.
  case overCurrentContext, popover, blurOverFullScreen
  /// As on Apple's platforms, without effect.
  case none = -1
  /// As on Apple's platforms, without effect.
  case automatic = -2
}

/// How a controller comes, without effect.
public enum UIModalTransitionStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What shows a controller in front of another, without effect.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
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
  /// Kept without effect.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes one.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }

  /// Does nothing: without effect.
  open func presentationTransitionWillBegin() {}
  /// Does nothing: without effect.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing: without effect.
  open func dismissalTransitionWillBegin() {}
  /// Does nothing: without effect.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Does nothing: without effect.
  open func containerViewWillLayoutSubviews() {}
  /// Does nothing: without effect.
  open func containerViewDidLayoutSubviews() {}
}

/// Who is asked how controllers are shown; nobody is, without effect.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// As on Apple's platforms, without effect.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// As on Apple's platforms, without effect.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// As on Apple's platforms, without effect.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
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
  /// Does nothing: without effect.
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
}

/// What shows a controller beside a view, without effect.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Kept without effect.
  open var sourceView: UIView?
  /// Kept without effect.
  open var sourceRect = CGRect.zero
  /// Kept without effect.
  open var barButtonItem: UIBarButtonItem?
  /// Kept without effect.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Kept without effect.
  open var backgroundColor: UIColor?
}

/// Who is asked about popovers; nobody is.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}

/// Where the arrow of a popover points, without effect.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions.
  public let rawValue: UInt

  /// Makes a set of directions.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// As on Apple's platforms, without effect.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// As on Apple's platforms, without effect.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// As on Apple's platforms, without effect.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// As on Apple's platforms, without effect.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}

/// What shows a controller as a sheet, without effect.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Kept without effect.
  open var detents: [Detent] = [.large()]
  /// Kept without effect.
  open var prefersGrabberVisible = false
  /// Kept without effect.
  open var preferredCornerRadius: CGFloat?
  /// Kept without effect.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Kept without effect.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Kept without effect.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept without effect.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept without effect.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false

  /// How high a sheet is, without effect.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// As on Apple's platforms, without effect.
    open class func medium() -> Detent { Detent() }
    /// As on Apple's platforms, without effect.
    open class func large() -> Detent { Detent() }
    /// As on Apple's platforms, without effect.
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping (any Context) -> CGFloat?
    ) -> Detent { Detent() }

    /// What is known when a height is chosen.
    @preconcurrency @MainActor public protocol Context {
      /// The largest height.
      var maximumDetentValue: CGFloat { get }
    }

    /// A name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// As on Apple's platforms, without effect.
      public static let medium = Identifier("medium")
      /// As on Apple's platforms, without effect.
      public static let large = Identifier("large")
    }
  }
}

/// A controller for sending something elsewhere, which shows nothing.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Kept without effect.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Kept without effect.
  open var excludedActivityTypes: [ActivityType]?

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
}

extension UIActivityViewController.ActivityType {
  /// As on Apple's platforms, without effect.
  public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
  /// As on Apple's platforms, without effect.
  public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
  /// As on Apple's platforms, without effect.
  public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  /// As on Apple's platforms, without effect.
  public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
  /// As on Apple's platforms, without effect.
  public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
}

/// What is done with something elsewhere, without effect.
@preconcurrency @MainActor open class UIActivity: NSObject {}

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

  /// Does nothing: without effect.
  open func perform() {}
}

/// A document with a view, which is not read.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Makes one.
  public init(nibName: String, bundle: Bundle?) {}
  /// Nothing: documents are not read.
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] { [] }

  /// How a document is read, without effect.
  public struct OptionsKey: Hashable, Sendable {}
}

extension Bundle {
  /// Nothing: documents are not read.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { nil }
}

/// How the bar with the clock looks, without effect.
public enum UIStatusBarStyle: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case `default`, lightContent
  /// As on Apple's platforms, without effect.
  case darkContent = 3
}

/// How the bar with the clock comes, without effect.
public enum UIStatusBarAnimation: Int, Sendable {
  /// As on Apple's platforms, without effect.
  case none, fade, slide
}
