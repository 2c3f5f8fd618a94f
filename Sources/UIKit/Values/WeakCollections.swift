public import Foundation

// What Foundation has on Apple's platforms alone.

/// How a collection keeps what is in it.
public struct NSPointerFunctions {
  /// Whether it keeps it alive.
  public struct Options: OptionSet, Sendable {
    /// The parts.
    public let rawValue: UInt

    /// Makes options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It does.
    public static let strongMemory: Options = []
    /// It does not.
    public static let weakMemory = Options(rawValue: 5)
    /// Those that are the same object are the same.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// What is taken is a copy; without effect.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// How a set keeps what is in it.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// How a table keeps what is in it.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// An object that is kept alive, or not.
private struct Kept {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
  }

  var object: AnyObject? { weakObject }

  func isSame(as other: AnyObject) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return (object as? NSObject)?.isEqual(other) ?? false
  }
}

/// A set of objects that it need not keep alive.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var kept: [Kept] = []
  private let options: NSHashTableOptions

  /// Makes an empty set.
  public init(options: NSHashTableOptions = [], capacity: Int = 0) { self.options = options }
  /// Makes an empty set.
  public override convenience init() { self.init(options: []) }
  /// Makes an empty set that keeps nothing alive.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: .weakMemory)
  }

  /// The objects that are there, in the order in which they came.
  public var allObjects: [ObjectType] { kept.compactMap { $0.object as? ObjectType } }
  /// One of them.
  public var anyObject: ObjectType? { allObjects.first }
  /// How many objects are there.
  public var count: Int { allObjects.count }
  /// Whether an object is there.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
  /// The object that is there and the same.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return kept.first { $0.isSame(as: object) }?.object as? ObjectType
  }
  /// Takes an object, unless it is there.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    kept.removeAll { $0.object == nil }
    kept.append(Kept(object, options))
  }
  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    kept.removeAll { $0.isSame(as: object) }
  }
  /// Removes all.
  public func removeAllObjects() { kept = [] }
}

/// Objects by others, none of which it need keep alive.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var kept: [(key: Kept, value: Kept)] = []
  private let options: (key: NSMapTableOptions, value: NSMapTableOptions)

  /// Makes an empty table.
  public init(
    keyOptions: NSMapTableOptions = [], valueOptions: NSMapTableOptions = [], capacity: Int = 0
  ) { options = (keyOptions, valueOptions) }
  /// Makes an empty table.
  public override convenience init() { self.init(keyOptions: []) }
  /// Makes an empty table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }
  /// Makes an empty table that keeps the values alive while their keys are.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Makes an empty table that keeps the keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Makes an empty table.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

  private var pairs: [(key: AnyObject, value: ObjectType)] {
    kept.compactMap {
      guard let key = $0.key.object, let value = $0.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// How many values are there.
  public var count: Int { pairs.count }
  /// The value of a key.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return kept.first { $0.key.isSame(as: key) }?.value.object as? ObjectType
  }
  /// Sets the value of a key.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    kept.removeAll { $0.key.object == nil || $0.key.isSame(as: key) }
    if let object { kept.append((Kept(key, options.key), Kept(object, options.value))) }
  }
  /// Removes the value of a key.
  public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }
  /// Removes all.
  public func removeAllObjects() { kept = [] }
  /// The keys, in the order in which they came.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: pairs.map(\.key)).objectEnumerator()
  }
  /// The values, in the order in which their keys came.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: pairs.map(\.value)).objectEnumerator()
  }
}

/// A whole number.
public typealias NSInteger = Int
/// A whole number that is not negative.
public typealias NSUInteger = UInt

extension NSObject {
  /// The name of the class, with that of its module.
  public class func description() -> String { String(reflecting: self) }
}

extension UserDefaults {
  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension String {
  /// A text to look up in another language.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    fileprivate let key: String

    /// Makes a text.
    public init(_ key: String) { self.key = key }
    /// Makes a text.
    public init(stringLiteral value: String) { key = value }
  }

  /// A text in the language of the user, as far as a bundle has it; what is put into it is looked up with it.
  public init(
    localized value: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: value.key, value: nil, table: table) }

  /// A text in the language of the user, as far as a bundle has it, or another one.
  public init(
    localized key: StaticString, defaultValue value: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(
      forKey: "\(key)", value: value.key, table: table)
  }
}
