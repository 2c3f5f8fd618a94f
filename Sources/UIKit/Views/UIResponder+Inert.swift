// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

// Kept or taken, and without effect.

@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3,
      headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText,
      misspelledWord, image, textField, table, list, landmark
  }

  open var name: String
  open var itemSearchBlock: Search
  open private(set) var systemRotorType = SystemRotorType.none

  public init(name: String, itemSearch search: @escaping Search) {
    (self.name, itemSearchBlock) = (name, search)
  }
  public init(systemType type: SystemRotorType, itemSearch search: @escaping Search) {
    (name, itemSearchBlock, systemRotorType) = ("", search, type)
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() {}
  public init(targetElement element: any NSObjectProtocol, targetRange range: UITextRange?) {
    (targetElement, targetRange) = (element, range)
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

extension UIResponder: UIUserActivityRestoring {}
