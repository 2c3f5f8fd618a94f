internal import UIKit

/// What views are called in reports: by the property that has them, and else by their identifier, by what they
/// say, or by their class.
@MainActor struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []

  /// Names the views of a window.
  ///
  /// - Complexity: O(n) for n views and properties of controllers and views.
  init(_ window: UIWindow) {
    add("window", to: window)
    if let controller = window.rootViewController {
      if let view = controller.viewIfLoaded { add("view", to: view) }
      addProperties(of: controller, prefix: "")
      addChildren(of: controller)
    }
    var counts: [String: Int] = [:]
    eachView(in: window) { view in
      if let given = view.accessibilityIdentifier, !given.isEmpty { add(given, to: view) }
      if let words = Self.words(of: view) { add(words, to: view) }
      // What has no name is counted by its class, in tree order.
      let type = String(describing: Swift.type(of: view))
      counts[type, default: 0] += 1
      add("\(type) \(counts[type, default: 0])", to: view)
      addProperties(of: view, prefix: "\(names[ObjectIdentifier(view)] ?? type) ")
    }
  }

  /// The name of a view; nil for one of another window.
  subscript(view: UIView) -> String? { names[ObjectIdentifier(view)] }

  /// The beginning of what a view says to people, on one line; nil if it says nothing.
  private static func words(of view: UIView) -> String? {
    let texts =
      switch view {
      case let button as UIButton: [button.currentTitle, button.configuration?.title]
      case let label as UILabel: [label.text]
      case let field as UITextField: [field.placeholder]
      default: [String?]()
      }
    let said = (texts + [view.accessibilityLabel]).compactMap(\.self).lazy.map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let words = said.first(where: { !$0.isEmpty }) else { return nil }
    return words.count <= longest ? words : "\(words.prefix(longest - 1))…"
  }

  /// How many letters of a text are a name.
  private static let longest = 24

  private mutating func add(_ name: String, to view: UIView) {
    guard names[ObjectIdentifier(view)] == nil else { return }
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name) (\(number))"
      number += 1
    }
    names[ObjectIdentifier(view)] = unique
  }

  private mutating func addChildren(of controller: UIViewController) {
    for child in controller.children {
      let prefix = "\(type(of: child)) "
      if let view = child.viewIfLoaded { add(prefix + "view", to: view) }
      addProperties(of: child, prefix: prefix)
      addChildren(of: child)
    }
  }

  /// Names the views that an object has as properties, those of its superclasses among them.
  private mutating func addProperties(of object: AnyObject, prefix: String) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit.") {
      for (label, value) in current.children {
        guard let label else { continue }
        let name = prefix + label.replacing("$__lazy_storage_$_", with: "")
        if let view = value as? UIView {
          add(name, to: view)
        } else if let views = value as? [UIView] {
          for (index, view) in views.enumerated() { add("\(name)[\(index)]", to: view) }
        }
      }
      mirror = current.superclassMirror
    }
  }

  private func eachView(in view: UIView, _ body: (UIView) -> Void) {
    body(view)
    for subview in view.subviews { eachView(in: subview, body) }
  }
}
