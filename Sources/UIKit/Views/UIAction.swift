public import Foundation

/// What stands in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// What it is called.
  open var title: String
  /// What stands beside the title.
  open var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }

  /// What is special about it.
  public struct Attributes: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It does not act.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not there.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// Whether it is chosen.
  public enum State: Int, Sendable {
    /// It is not, it is, or partly.
    case off, on, mixed
  }

  // Kept or taken, and without effect.
  open var subtitle: String?
}

/// Something to do, with a title and an image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// A name to find it by.
  public let identifier: Identifier
  /// What triggered it.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    (self.attributes, self.state) = (attributes, state)
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// A name to find an action by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  // Kept or taken, and without effect.
  open var attributes: Attributes
  open var state: State
}

/// Things to choose from; a menu is not shown.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What can be chosen.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}
