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
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  open var automationElements: [Any]?
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var userActivity: NSUserActivity?
  open var restorationIdentifier: String?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func encode(with coder: NSCoder) {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
