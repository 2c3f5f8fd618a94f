import StackScrollConstraints
import StackScrollCore

@testable import ConsoleLogs

/// Prints constraints as the console prints them, with labels in place of addresses.
///
/// What it prints, ``ConflictLog`` reads back as the same constraints: classes, texts and names in
/// which something could be mistaken are escaped as the console escapes letters beyond ASCII.
struct LogPrinter {
  /// A list in brackets, a constraint a line.
  func list(_ constraints: [Constraint]) -> String {
    let lines = constraints.enumerated().map {
      "\"\(line($0.element, label: "c\($0.offset + 1)"))\""
    }
    return "(\n\(lines.joined(separator: ",\n"))\n)\n"
  }

  /// One constraint, with a label in place of its address.
  func line(_ constraint: Constraint, label: String) -> String {
    let identifier = constraint.identifier.map { " '\(Self.escaped($0, ".,_ -"))'" } ?? ""
    return "<NSLayoutConstraint:\(label)\(identifier) \(body(constraint))   (active)>"
  }

  /// What a constraint says.
  func body(_ constraint: Constraint) -> String {
    var words = "\(anchor(constraint.first)) \(constraint.relation.rawValue) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { words += "\(number(constraint.multiplier))*" }
      words += anchor(second)
      if constraint.constant != 0 {
        words += constraint.constant < 0 ? " - " : " + "
        words += number(constraint.constant.magnitude)
      }
    } else {
      words += number(constraint.constant)
    }
    let priority = constraint.priority
    return priority == .required ? words : words + " @\(number(priority.rawValue))"
  }

  /// An attribute of an item.
  func anchor(_ anchor: Anchor) -> String {
    "\(item(anchor.item)).\(anchor.attribute.rawValue)"
  }

  /// An item by its class, its name or address, and its text.
  func item(_ item: LayoutItem) -> String {
    let text = item.text.map { "'\(Self.escaped($0, ".,_ -"))'" } ?? ""
    return "\(Self.escaped(item.className, "._$")):\(Self.label(item.id))\(text)"
  }

  /// A number in the fewest digits that say which.
  private func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A name, with a mark at its start if it could be mistaken for an address.
  private static func label(_ id: String) -> String {
    let label = escaped(id, "._$-")
    let digits = label.dropFirst(2).utf8
    let isAddress = !digits.isEmpty && digits.allSatisfy { $0.isHexDigit && !$0.isUppercase }
    guard label.hasPrefix("0x"), !isAddress else { return label }
    return "\\U0030" + label.dropFirst()
  }

  private static func escaped(_ text: String, _ plain: String) -> String {
    encoded(text) { unit in
      guard let byte = UInt8(exactly: unit) else { return false }
      return byte.isLetter || byte.isDigit || plain.utf8.contains(byte)
    }
  }

  /// The text with escapes for every letter that is not one of those that may stay.
  private static func encoded(_ text: String, keeping isPlain: (UInt16) -> Bool) -> String {
    var result = ""
    for unit in text.utf16 {
      if isPlain(unit), let scalar = Unicode.Scalar(unit) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(unit, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}

extension UInt8 {
  fileprivate var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
