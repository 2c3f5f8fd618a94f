import Foundation

/// A storyboard or a xib as its lines, with the element that begins on each, so that one line can be
/// changed and all others stay as they are.
struct DocumentLines {
  /// An element that begins on a line.
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The number of the line, from 0 on.
    let line: Int
    /// The number of the element around it.
    let parent: Int?
    /// The number of the line on which it ends.
    var end: Int

    var id: String? { attributes["id"] }
  }

  private(set) var lines: [String]
  private(set) var elements: [Element] = []
  private var numbers: [String: Int] = [:]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    var open: [Int] = []
    // Made once: each time the literal is reached, it is parsed anew.
    let beginning = /<(\w+)((?:\s+[\w:]+="[^"]*")*)\s*(\/?)>/
    let attribute = /([\w:]+)="([^"]*)"/
    for (line, text) in lines.enumerated() {
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("</") {
        if let last = open.popLast() { elements[last].end = line }
        continue
      }
      guard let match = trimmed.prefixMatch(of: beginning) else {
        continue
      }
      var attributes: [String: String] = [:]
      for found in match.2.matches(of: attribute) {
        attributes[String(found.1)] = String(found.2)
      }
      let name = String(match.1)
      elements.append(
        Element(name: name, attributes: attributes, line: line, parent: open.last, end: line))
      if let id = attributes["id"] { numbers[id] = elements.count - 1 }
      if match.3.isEmpty, !trimmed.hasSuffix("</\(name)>") { open.append(elements.count - 1) }
    }
  }

  var text: String { lines.joined(separator: "\n") }

  subscript(id: String?) -> Element? { id.flatMap { numbers[$0] }.map { elements[$0] } }

  /// The view around an element, or that has a guide or a constraint.
  func owner(of element: Element) -> Element? {
    guard let parent = element.parent else { return nil }
    let around = elements[parent]
    return ["subviews", "constraints"].contains(around.name)
      ? around.parent.map { elements[$0] } : around
  }

  /// The views around a view, the outermost one last.
  func ancestors(of view: Element) -> [Element] {
    let around = owner(of: view).flatMap { $0.id == nil ? nil : $0 }
    guard let around, around.name.hasSuffix("iew") else { return [] }
    return [around] + ancestors(of: around)
  }

  /// The identifier of the guide of the safe area of a view.
  func safeArea(of view: Element) -> String? {
    elements.first {
      $0.attributes["key"] == "safeArea" && owner(of: $0)?.id == view.id
    }?.id
  }

  /// The view that an end of a constraint speaks of: a view, or the one that has the guide.
  func view(_ id: String?) -> Element? {
    guard let element = self[id] else { return nil }
    return element.name == "viewLayoutGuide" ? owner(of: element) : element
  }

  /// The views in a view.
  func subviews(of view: Element) -> [Element] {
    elements.filter { element in
      element.parent.map { elements[$0].name == "subviews" } ?? false
        && element.id != nil && owner(of: element)?.line == view.line
    }
  }

  /// The recorded size.
  func size(of view: Element) -> (width: Double, height: Double)? {
    let rect = elements.first { element in
      element.attributes["key"] == "frame" && element.parent.map { elements[$0].line } == view.line
    }
    guard let width = rect?.attributes["width"].flatMap(Double.init),
      let height = rect?.attributes["height"].flatMap(Double.init)
    else { return nil }
    return (width, height)
  }

  /// The constraints, with what stands left out filled in.
  var constraints: [WrittenConstraint] {
    elements.compactMap { element in
      guard element.name == "constraint", element.attributes["placeholder"] == nil,
        element.line == element.end, let id = element.id, let owner = owner(of: element)?.id
      else { return nil }
      return WrittenConstraint(
        id: id, element: element, owner: owner, first: element.attributes["firstItem"] ?? owner,
        second: element.attributes["secondItem"])
    }
  }
}

/// A constraint of a document.
struct WrittenConstraint {
  let id: String
  let element: DocumentLines.Element
  let owner: String
  let first: String
  let second: String?

  var attribute: String { element.attributes["firstAttribute"] ?? "" }
  var secondAttribute: String { element.attributes["secondAttribute"] ?? "" }
  var constant: Double { element.attributes["constant"].flatMap(Double.init) ?? 0 }
  /// Whether it is a required equality without a factor.
  var isPlain: Bool {
    ["relation", "priority", "multiplier"].allSatisfy { element.attributes[$0] == nil }
  }
}

extension DocumentLines {
  /// The document without some lines.
  func removing(_ element: Element) -> DocumentLines {
    var lines = lines
    lines.removeSubrange(element.line...element.end)
    return DocumentLines(lines.joined(separator: "\n"))
  }

  /// The document with another value of an attribute; nil takes it away.
  func setting(_ name: String, _ value: String?, of element: Element) -> DocumentLines {
    var lines = lines
    var line = lines[element.line]
    if let range = line.range(of: " \(name)=\"[^\"]*\"", options: .regularExpression) {
      line.removeSubrange(range)
    }
    if let value, let start = line.range(of: "<\(element.name)") {
      line.insert(contentsOf: " \(name)=\"\(value)\"", at: start.upperBound)
    }
    lines[element.line] = line
    return DocumentLines(lines.joined(separator: "\n"))
  }

  /// The document with one more constraint of a view, called ``planted``.
  func constraining(_ view: Element, _ attributes: String) -> DocumentLines? {
    let constraint = "<constraint \(attributes) id=\"\(Self.planted)\"/>"
    var lines = lines
    let list = elements.first { element in
      element.name == "constraints" && element.parent.map { elements[$0].line } == view.line
        && element.end > element.line
    }
    if let list {
      lines.insert(constraint, at: list.line + 1)
    } else {
      guard view.end > view.line else { return nil }
      lines.insert(contentsOf: ["<constraints>", constraint, "</constraints>"], at: view.end)
    }
    return DocumentLines(lines.joined(separator: "\n"))
  }

  /// The document in which a view has a guide of its safe area.
  func havingSafeArea(of view: Element) -> DocumentLines? {
    guard safeArea(of: view) == nil else { return self }
    guard view.end > view.line else { return nil }
    var lines = lines
    lines.insert("<viewLayoutGuide key=\"safeArea\" id=\"\(Self.planted)-guide\"/>", at: view.end)
    return DocumentLines(lines.joined(separator: "\n"))
  }

  /// The identifier of a constraint that was added.
  static let planted = "planted"
}
