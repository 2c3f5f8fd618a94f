/// View code rewritten for a machine without the Objective-C runtime.
///
/// What only that runtime can compile is rewritten token by token; all else stays byte for byte, and
/// each line keeps its number but for members that have to move:
///
/// - `@objc`, `@IBAction`, `@IBOutlet` and the like go;
/// - `#selector(tapped(_:))` becomes `Selector(Form.tapped(_:))`, with the type that it stands in: the
///   type, and not `Self`, which a stored property may not name;
/// - a protocol that was one of Objective-C keeps to classes, so that references to it can be weak;
/// - a member of an extension that overrides, or that a subclass overrides, moves into its class: only
///   methods of that runtime can be overridden from or in extensions.
/// - `os(iOS)` in a condition becomes `canImport(UIKit)`, an import of CoreGraphics, QuartzCore or ObjectiveC one of UIKit,
///   and a file that names UIKit without importing it imports it;
/// - tests of XCTest are on no actor, and enter the main actor by themselves.
///
/// Branches of `#if canImport(ObjectiveC)` stay as they are.
package struct PortedSource: Sendable {
  /// Something at a place of the source as it was.
  package struct Note: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// In bytes, from 1.
    package let column: Int
    /// What was changed, or what cannot be and what to do about it.
    package let words: String
  }

  /// The source as rewritten.
  package let text: String
  /// What was changed, in order.
  package let changes: [Note]
  /// What will not compile or not work all the same, in order.
  package let obstacles: [Note]

  /// Rewrites a source.
  ///
  /// - Parameter overridden: the methods and properties that subclasses in other files override, by
  ///   the names of their superclasses; see ``overrides(in:)``.
  /// - Complexity: O(n log n) for n bytes.
  package init(_ source: String, overridden: [String: Set<String>] = [:]) {
    var porting = Porting(Array(source.utf8))
    porting.rewrite(overridden: overridden)
    text = porting.text
    (changes, obstacles) = (
      porting.notes(of: porting.changes), porting.notes(of: porting.obstacles)
    )
  }

  /// The methods and properties that classes of a source override, by the names of their
  /// superclasses.
  package static func overrides(in source: String) -> [String: Set<String>] {
    Declarations(Array(source.utf8)).overrides
  }
}

extension Declarations {
  /// The methods and properties that classes override, by the names of their superclasses.
  var overrides: [String: Set<String>] {
    var overridden: [String: Set<String>] = [:]
    for type in types where type.keyword == "class" {
      guard let superclass = type.inherited.first else { continue }
      let names = members(of: type).filter { $0.modifiers.contains("override") }.compactMap(\.name)
      overridden[superclass, default: []].formUnion(names)
    }
    return overridden
  }
}
