import ConsoleLogs
import Foundation
import StackScrollConstraints
import StackScrollCore

/// How lines of a log are referred to, and what they say with short names.
struct LineWords {
  let report: LogReport
  let names: ShortNames

  /// `line 12`, or with the column where several constraints share a line.
  func reference(to line: Int) -> String { "line \(place(of: line))" }

  /// `lines 4, 5 and 7`.
  func references(to lines: [Int], or isChoice: Bool = false) -> String {
    let places = lines.map(place)
    guard let last = places.last else { return "" }
    if places.count == 1 { return "line \(last)" }
    let word = isChoice ? "or" : "and"
    let noun = isChoice ? "line" : "lines"
    return "\(noun) \(places.dropLast().joined(separator: ", ")) \(word) \(last)"
  }

  private func place(of line: Int) -> String {
    let position = report.lines[line].position
    // Lines are kept in the order of the text.
    let isShared = [line - 1, line + 1].contains {
      report.lines.indices.contains($0) && report.lines[$0].position.line == position.line
    }
    return isShared ? "\(position.line):\(position.column)" : "\(position.line)"
  }

  /// What a line says, and the name it has.
  func sentence(of line: Int) -> String {
    let line = report.lines[line]
    let conditions = line.conditions.map { words(for: $0.constraint) }.joined(separator: ", ")
    let notes = [line.identifier, line.place, line.isAutoresizing ? "autoresizing mask" : nil]
      .compactMap { $0 }.filter { !$0.isEmpty }
    return notes.isEmpty
      ? conditions : "\(conditions)   (\(notes.map(\.printable).joined(separator: ", ")))"
  }

  /// A condition with short names.
  func words(for constraint: Constraint) -> String {
    constraint.words { names.name(of: $0) }
  }
}

/// Short names for items: class and text, and the end of the address where that is not enough.
struct ShortNames {
  private var names: [String: String] = [:]
  /// What items are not by themselves but by another, such as its margin.
  private static let parts = ["content": "the content of"]

  init(_ items: [LayoutItem]) {
    var seen: Set<String> = []
    var groups: [(name: String, ids: [String])] = []
    var places: [String: Int] = [:]
    // The console leaves texts out now and then; where one stands, it tells most.
    for item in items.filter({ $0.text != nil }) + items.filter({ $0.text == nil }) {
      let id = Self.base(item.id)
      guard seen.insert(id).inserted else { continue }
      let name = Self.plainName(item)
      if let group = places[name] {
        groups[group].ids.append(id)
      } else {
        places[name] = groups.count
        groups.append((name, [id]))
      }
    }
    for group in groups { name(group.ids, group.name) }
  }

  /// The name of an item.
  func name(of item: LayoutItem) -> String {
    let base = Self.base(item.id)
    let name = names[base] ?? Self.plainName(item)
    let rest = item.id.dropFirst(base.count).drop { $0 == " " }
    return Self.parts[String(rest)].map { "\($0) \(name)" } ?? name
  }

  /// The name of an attribute of an item.
  func name(of anchor: Anchor) -> String {
    let rest = anchor.item.id.dropFirst(Self.base(anchor.item.id).count).drop { $0 == " " }
    let isStandIn = LayoutAttribute(rawValue: String(rest)) != nil
    let attribute = isStandIn ? String(rest) : anchor.attribute.rawValue
    return "\(name(of: anchor.item)).\(attribute)"
  }

  /// What stands for a margin or a baseline: its name, such as `topMargin`.
  static func standIn(_ item: LayoutItem) -> String? {
    let rest = item.id.dropFirst(base(item.id).count).drop { $0 == " " }
    return LayoutAttribute(rawValue: String(rest)) == nil ? nil : String(rest)
  }

  private mutating func name(_ ids: [String], _ name: String) {
    guard ids.count > 1 else {
      for id in ids { names[id] = name }
      return
    }
    let longest = ids.map(\.count).max() ?? 0
    var digits = 4
    while digits < longest, Set(ids.map { $0.suffix(digits) }).count < ids.count { digits += 1 }
    for id in ids { names[id] = "\(name) \(id.suffix(digits).printable)" }
  }

  /// The identity of what an item belongs to.
  private static func base(_ id: String) -> String {
    id.utf8.contains(UInt8(ascii: " ")) ? String(id.prefix { $0 != " " }) : id
  }

  /// The class without its module, and the text.
  private static func plainName(_ item: LayoutItem) -> String {
    let parts = item.className.split(separator: ".")
    let isNickname = item.className.hasSuffix("...")
    let name = isNickname ? item.className : parts.last.map(String.init) ?? item.className
    if !item.id.hasPrefix("0x"), item.text == nil { return base(item.id).printable }
    if item.className.hasPrefix("UILayoutGuide") || item.className.hasPrefix("_UILayout"),
      let text = item.text, !text.isEmpty
    {
      return (text.hasPrefix("UIView") ? String(text.dropFirst(6)) : text).printable
    }
    guard let text = item.text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
      return name.printable
    }
    return "\(name) \"\(text)\"".printable
  }
}
