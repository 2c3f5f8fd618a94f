internal import Foundation

// Values that somebody hangs on an object under a key, as extensions do that want properties. Without the
// Objective-C runtime the objects do not know of them: a table does.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How a value is held; any way it is held here, by all ways alike.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Held all the same.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Held.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Held, and not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Held.
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  /// Held, and not copied.
  case OBJC_ASSOCIATION_COPY = 0o1403
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Hangs a value on an object under a key, in the place of the one before; nil takes that away.
///
/// A value goes some time after its object: when many more objects have one than had before.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.all.set(value, key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The value that hangs on an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.all.value(key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away all values that hang on an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.all.remove(object as AnyObject)
}

/// The values by objects.
private final class AssociatedObjects: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  static let all = AssociatedObjects()

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many there may be before those of objects that are gone are looked for.
  private var limit = 64

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.withLock { entry(of: object)?.values[key] }
  }

  /// - Complexity: O(1) on average over many calls.
  func set(_ value: Any?, _ key: UnsafeRawPointer, of object: AnyObject) {
    lock.withLock {
      if entries.count >= limit {
        entries = entries.filter { $0.value.object != nil }
        limit = max(64, 2 * entries.count)
      }
      var entry = entry(of: object) ?? Entry(object: object)
      entry.values[key] = value
      entries[ObjectIdentifier(object)] = entry
    }
  }

  func remove(_ object: AnyObject) {
    lock.withLock { entries[ObjectIdentifier(object)] = nil }
  }

  /// The entry of an object, and not of one that was at the same place in memory.
  private func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }
}
