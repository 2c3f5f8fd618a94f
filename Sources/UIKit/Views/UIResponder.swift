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
  /// What is shown in the place of the keyboard, without effect.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard; without effect: it takes no room.
  open var inputAccessoryView: UIView? { nil }
  /// Keys that do something, without effect: nobody presses keys.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// What it hears of notifications, which ends with it.
  var observations: NotificationObservations?

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

  /// A finger comes down, for subclasses to override; without effect: taps and drags are made whole.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger moves, for subclasses to override; without effect.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger goes up, for subclasses to override; without effect.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches are cancelled, for subclasses to override; without effect.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Does nothing: without effect.
  open func reloadInputViews() {}
  /// Whether it does something that a menu offers, without effect.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// What is only kept, by the name of its property.
  var kept: [String: Any] = [:]

  /// What is read out for it, without effect.
  open var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is read out as its value, without effect.
  open var accessibilityValue: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is read out of what it does, without effect.
  open var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How it is read out, without effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Whether it is read out, without effect.
  open var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Does what it does, for those who listen, without effect: nobody calls it.
  open func accessibilityActivate() -> Bool { false }
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
  /// Where it is: at the origin, without effect.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was: at the origin, without effect.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that does something, without effect: nobody presses keys.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// Kept without effect.
  open var title = ""
  /// Kept without effect.
  open var discoverabilityTitle: String?
  /// Kept without effect.
  open var input: String?
  /// Kept without effect.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes one.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init()
    self.input = input
  }

  /// Makes one.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Makes one.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.init()
    (self.title, self.input) = (title, input)
  }

  /// As on Apple's platforms, without effect.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// As on Apple's platforms, without effect.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// As on Apple's platforms, without effect.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// As on Apple's platforms, without effect.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// As on Apple's platforms, without effect.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
}

/// Keys that are held, without effect.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The keys.
  public let rawValue: Int

  /// Makes a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As on Apple's platforms, without effect.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// As on Apple's platforms, without effect.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// As on Apple's platforms, without effect.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// As on Apple's platforms, without effect.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// What comes to a window from outside; nothing of it is told here.
@preconcurrency @MainActor open class UIEvent: NSObject {}
