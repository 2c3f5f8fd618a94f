import Foundation

/// A value as Swift source that makes it again, as far as its type allows.
///
/// Types stand without their modules and enum cases with a leading dot, so the text can be pasted into a
/// list of `regressions`: `Invoice(number: 3, lines: [], discount: .percent(10))`. Sets and dictionaries
/// are in the order of their texts, since their own differs from one process to the next. A type that
/// describes itself (`CustomStringConvertible`) is shown as it does.
struct ValueText {
  /// How deep values are shown inside one another; what is deeper, as in classes that refer to each
  /// other, is an ellipsis.
  static let greatestDepth = 20

  private let depth: Int

  /// The text of a value.
  static func text(of value: Any) -> String { ValueText(depth: 0).text(value) }

  private func text(_ value: Any) -> String {
    if let source = Self.source(of: value) { return source }
    guard depth < Self.greatestDepth else { return "…" }
    let inner = ValueText(depth: depth + 1)
    let mirror = Mirror(reflecting: value)
    let children = mirror.children.map { ($0.label, $0.value) }
    switch mirror.displayStyle {
    case .optional: return children.first.map { text($0.1) } ?? "nil"
    case .collection where value is any RandomAccessCollection || value is [Any]:
      return "[\(children.map { inner.text($0.1) }.joined(separator: ", "))]"
    case .set: return "[\(children.map { inner.text($0.1) }.sorted().joined(separator: ", "))]"
    case .dictionary:
      let pairs = children.compactMap { child in
        let parts = Mirror(reflecting: child.1).children.map { inner.text($0.value) }
        return parts.count == 2 ? "\(parts[0]): \(parts[1])" : nil
      }
      return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
    case .tuple: return "(\(inner.arguments(children)))"
    default: break
    }
    if value is any CustomStringConvertible { return "\(value)" }
    switch mirror.displayStyle {
    case .enum: return "." + inner.enumCase(of: value, children)
    case .struct, .class:
      return "\(type(of: value))(\(inner.arguments(Self.inherited(by: mirror) + children)))"
    default: return "\(value)"
    }
  }

  /// A case with its values; one without values is its own description.
  private func enumCase(of value: Any, _ children: [(String?, Any)]) -> String {
    guard let (name, values) = children.first else { return "\(value)" }
    let isTuple = Mirror(reflecting: values).displayStyle == .tuple
    return "\(name ?? "")\(isTuple ? text(values) : "(\(text(values)))")"
  }

  /// Values with their labels; those that Swift made itself, such as `.0`, are left out.
  private func arguments(_ children: [(label: String?, value: Any)]) -> String {
    children.map { label, value in
      guard let label, !label.hasPrefix(".") else { return text(value) }
      return "\(label): \(text(value))"
    }.joined(separator: ", ")
  }

  private static func inherited(by mirror: Mirror) -> [(String?, Any)] {
    guard let parent = mirror.superclassMirror else { return [] }
    return inherited(by: parent) + parent.children.map { ($0.label, $0.value) }
  }

  /// The source of a value whose type is known; nil for other types.
  private static func source(of value: Any) -> String? {
    switch value {
    case let value as any CounterexampleRepresentable: value.counterexampleSource
    case let value as String: value.debugDescription
    case let value as Substring: value.debugDescription
    case let value as Character: value.debugDescription
    case let value as Unicode.Scalar: value.debugDescription
    case let value as any BinaryFloatingPoint: number(value)
    case let value as Date:
      "Date(timeIntervalSinceReferenceDate: \(value.timeIntervalSinceReferenceDate))"
    case let value as UUID: "UUID(uuidString: \"\(value)\")!"
    case let value as URL: "URL(string: \(value.absoluteString.debugDescription))!"
    case let value as Data: "Data(\(Array(value)))"
    case let value as IndexSet: "IndexSet(\(Array(value)))"
    case let value as Decimal: "Decimal(string: \"\(value)\")!"
    default: nil
    }
  }

  private static func number(_ value: some BinaryFloatingPoint) -> String {
    if value.isNaN { return ".nan" }
    return value.isInfinite ? "\(value < 0 ? "-" : "").infinity" : "\(value)"
  }
}
