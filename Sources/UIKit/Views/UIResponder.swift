public import Foundation

/// Whatever events can come to.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// What is asked next.
  open var next: UIResponder? { nil }
  /// Whether it wants what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives up what is typed.
  open var canResignFirstResponder: Bool { true }
  /// Whether what is typed comes to it.
  open private(set) var isFirstResponder = false

  /// Makes a responder.
  public override init() { super.init() }

  /// Asks for what is typed; tells whether it comes.
  ///
  /// Whoever had it before in the same window gives it up.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder else { return false }
    let window = ownWindow
    if let other = window?.firstResponder, !other.resignFirstResponder() { return false }
    isFirstResponder = true
    window?.firstResponder = self
    return true
  }

  /// Gives up what is typed; tells whether it has done so.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    isFirstResponder = false
    if ownWindow?.firstResponder === self { ownWindow?.firstResponder = nil }
    return true
  }

  /// Whether a keyboard comes while what is typed comes to it.
  package var wantsKeyboard: Bool { false }

  /// The window that it belongs to.
  final var ownWindow: UIWindow? {
    var current: UIResponder? = self
    while let responder = current {
      if let view = responder as? UIView { return view.window }
      if let view = (responder as? UIViewController)?.viewIfLoaded { return view.window }
      current = responder.next
    }
    return nil
  }

  // Kept or taken, and without effect.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityFrame = CGRect.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityLanguage: String?
  open var accessibilityUserInputLabels: [String]?
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var canBecomeFocused: Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func reloadInputViews() {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func accessibilityActivate() -> Bool { false }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

/// What is known of a focus that moves, of which there is none.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The view that had it.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets it.
  open var nextFocusedView: UIView? { nil }
}

/// What goes along with a focus that moves, of which there is none.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}

/// A finger, of which nothing is told.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The view that it came down in.
  open var view: UIView? { nil }
  /// How often it came down.
  open var tapCount: Int { 1 }

  // Kept or taken, and without effect.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What comes to a window from outside; nothing of it is told here.
@preconcurrency @MainActor open class UIEvent: NSObject {}
