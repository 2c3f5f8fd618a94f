// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

extension UITouch {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
}

extension UIEvent {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}

@preconcurrency @MainActor open class UIPress: NSObject {
  open var type: PressType { .select }
  open var key: UIKey? { nil }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open var allPresses: Set<UIPress> { [] }
}

@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}

@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state = State.off
  open var propertyList: Any?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.propertyList, self.discoverabilityTitle) = (propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, image: image)
  }
}

@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {}
}

@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  func insertChild(_ menu: UIMenu, atStartOfMenu identifier: UIMenu.Identifier)
  func insertChild(_ menu: UIMenu, atEndOfMenu identifier: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, beforeMenu identifier: UIMenu.Identifier)
  func insertSibling(_ menu: UIMenu, afterMenu identifier: UIMenu.Identifier)
  func remove(menu identifier: UIMenu.Identifier)
}

extension UIMenu {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let help = Identifier("com.apple.menu.help")
    public static let share = Identifier("com.apple.menu.share")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let replace = Identifier("com.apple.menu.replace")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let services = Identifier("com.apple.menu.services")
    public static let format = Identifier("com.apple.menu.format")
  }
}

@preconcurrency @MainActor open class UIInputView: UIView {
  open var allowsSelfSizing = false
  public enum Style: Int, Sendable { case `default`, keyboard }

  public init(frame: CGRect, inputViewStyle style: Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open var needsInputModeSwitchKey: Bool { false }
  open var hasFullAccess: Bool { false }
  open var primaryLanguage: String?
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
