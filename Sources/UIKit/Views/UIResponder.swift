/// Whatever events can come to.
@MainActor open class UIResponder: ObjectIdentity {
  /// What is asked next.
  open var next: UIResponder? { nil }
  /// Whether it wants what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether what is typed comes to it.
  public private(set) var isFirstResponder = false

  /// Makes a responder.
  public init() {}

  /// Asks for what is typed; tells whether it comes.
  @discardableResult open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Gives up what is typed.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

/// What is the same as nothing but itself, as all objects of UIKit.
public protocol ObjectIdentity: AnyObject, Hashable {}

extension ObjectIdentity {
  /// Whether two are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
