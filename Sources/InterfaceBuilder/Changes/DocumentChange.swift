import Foundation
import StackScrollCore

/// A change of a document, as it is made in the text.
public enum DocumentChange: Hashable, Sendable {
  /// An attribute of an element gets a value.
  case set(String, to: String, of: DocumentPlace)
  /// A constraint is written behind those of a view.
  case add(constraint: [Attribute], to: DocumentPlace)

  /// An attribute of an element that is added.
  public struct Attribute: Hashable, Sendable {
    /// The name, such as `firstItem`.
    public let name: String
    /// The value.
    public let value: String
  }
}

/// Lines of a text that go, and those that come in their place.
public struct ChangedLines: Hashable, Sendable {
  /// The number of the first line that goes, or before which lines are added, from 1.
  public let line: Int
  /// The lines that go.
  public let removed: [String]
  /// The lines that come.
  public let added: [String]
}

/// The text of a document, to be changed line by line.
public struct DocumentText: Sendable {
  private let lines: [String]

  /// Takes a text apart.
  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines that changes ask for; nil if a tag does not stand on one line by itself, as Interface Builder writes
  /// them.
  ///
  /// - Complexity: O(n) for n lines.
  public func lines(for changes: [DocumentChange]) -> [ChangedLines]? {
    var places: [Int: ChangedLines] = [:]
    for change in changes {
      switch change {
      case .set(let name, let value, of: let place):
        guard lines.indices.contains(place.line - 1) else { return nil }
        let old = lines[place.line - 1]
        let line = places[place.line]?.added.last ?? old
        guard let new = Self.setting(name, to: value, of: place, in: line) else { return nil }
        places[place.line] = ChangedLines(line: place.line, removed: [old], added: [new])
      case .add(constraint: let attributes, to: let view):
        guard let (line, words) = adding(attributes, to: view),
          places[line]?.removed.isEmpty ?? true
        else { return nil }
        places[line] = ChangedLines(
          line: line, removed: [], added: (places[line]?.added ?? []) + words)
      }
    }
    return places.values.sorted { $0.line < $1.line }
  }

  /// The text with other lines.
  public func replacing(_ changes: [ChangedLines]) -> String {
    var lines = lines
    for change in changes.sorted(by: { $1.line < $0.line }) {
      let start = change.line - 1
      lines.replaceSubrange(start..<start + change.removed.count, with: change.added)
    }
    return lines.joined(separator: "\n")
  }

  /// A line in which a tag has another attribute.
  private static func setting(
    _ name: String, to value: String, of place: DocumentPlace, in line: String
  ) -> String? {
    guard let id = place.id, let mark = line.range(of: " id=\"\(escaped(id))\""),
      let start = line.range(
        of: "<\(place.element) ", options: .backwards, range: line.startIndex..<mark.upperBound),
      let end = line.range(of: ">", range: mark.upperBound..<line.endIndex)
    else { return nil }
    var line = line
    let attribute = " \(name)=\"\(escaped(value))\""
    let tag = line.index(before: start.upperBound)..<end.lowerBound
    if let old = line.range(of: " \(name)=\"", range: tag),
      let quote = line.range(of: "\"", range: old.upperBound..<line.endIndex)
    {
      line.replaceSubrange(old.lowerBound..<quote.upperBound, with: attribute)
      return line
    }
    // Interface Builder writes attributes in one order.
    let earlier = order.contains(name) ? order.prefix { $0 != name } : []
    let before = earlier.reversed().firstResult { line.range(of: " \($0)=\"", range: tag) }
    let next =
      before.flatMap { line.range(of: "\"", range: $0.upperBound..<end.lowerBound)?.upperBound }
      ?? mark.lowerBound
    line.insert(contentsOf: attribute, at: next)
    return line
  }

  /// The order of the attributes of views, as far as they are changed, and of constraints.
  private static let order = [
    "contentMode", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
    "priority", "constant",
  ]

  /// The lines of a constraint more, and the line before which they stand.
  private func adding(
    _ attributes: [DocumentChange.Attribute], to view: DocumentPlace
  ) -> (line: Int, words: [String])? {
    guard
      let list = try? ElementList(
        parsing: Data(lines.joined(separator: "\n").utf8), limits: .standard),
      let owner = list.elements.firstIndex(where: {
        $0.name == view.element && $0.line == view.line && $0.attributes["id"] == view.id
      })
    else { return nil }
    let ids = Set(list.elements.compactMap { $0.attributes["id"] })
    let words =
      (attributes + [
        DocumentChange.Attribute(name: "id", value: Self.identifier(attributes, besides: ids))
      ])
      .map { " \($0.name)=\"\(Self.escaped($0.value))\"" }.joined()
    let children = list.elements.filter { $0.parent == owner }
    if let constraints = children.last(where: { $0.name == "constraints" }) {
      let line = lines[constraints.line - 1]
      guard line.trimmingCharacters(in: .whitespaces) == "<constraints>" else { return nil }
      return (constraints.line + 1, ["\(line.prefix { $0 == " " })    <constraint\(words)/>"])
    }
    guard let before = children.last(where: { ["rect", "autoresizingMask"].contains($0.name) }),
      lines[before.line - 1].trimmingCharacters(in: .whitespaces).hasSuffix("/>")
    else { return nil }
    let indent = lines[before.line - 1].prefix { $0 == " " }
    return (
      before.line + 1,
      ["\(indent)<constraints>", "\(indent)    <constraint\(words)/>", "\(indent)</constraints>"]
    )
  }

  /// An identifier like those of Interface Builder that nothing else has.
  private static func identifier(
    _ attributes: [DocumentChange.Attribute], besides ids: Set<String>
  ) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    // FNV-1a, so that the same change has the same name everywhere.
    var state: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in attributes.map({ "\($0.name)=\($0.value)" }).joined(separator: ",").utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    while true {
      var rest = state
      var signs: [Character] = []
      for _ in 0..<8 {
        signs.append(letters[Int(rest % UInt64(letters.count))])
        rest /= UInt64(letters.count)
      }
      let id = "\(String(signs[..<3]))-\(String(signs[3..<5]))-\(String(signs[5...]))"
      if !ids.contains(id) { return id }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
  }

  private static func escaped(_ value: String) -> String {
    value.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
