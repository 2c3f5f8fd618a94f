import StackScrollCore

/// A document that differs from another in one place.
struct Neighbour: Sendable {
  /// What is different.
  let difference: JSONDifference
  /// The document.
  let value: JSONValue
}

/// A place in which a document differs from another, and what stands there.
public struct JSONDifference: Hashable, Sendable {
  /// The keys and indices that lead to the place.
  public let path: [String]
  /// What stands there now; nil if it was left out.
  public let value: JSONValue?

  /// The place.
  package var place: String { path.joined(separator: ".") }

  /// What became of the place: `: 0`, or ` left out`.
  package var change: String {
    switch value {
    case .number(let number): ": \(NumberText(number))"
    case .bool(let bool): ": \(bool)"
    case .string(let word): ": \(word)"
    case .null: ": null"
    case .array, .object, nil: " left out"
    }
  }
}

extension JSONDifference: CustomStringConvertible {
  /// The difference in words: `start.spacing: 0`.
  public var description: String { place + change }
}

extension JSONValue {
  /// Every document that differs in one place: first those with a number less or a usual word,
  /// then those with a key or an item left out, last those with a number more.
  ///
  /// - Complexity: O(n²) for a document of n values: each neighbour is a copy.
  var neighbours: [Neighbour] {
    let all = changes(at: [])
    return Change.Kind.allCases.flatMap { kind in all.filter { $0.kind == kind }.map(\.neighbour) }
  }

  private struct Change {
    let neighbour: Neighbour
    let kind: Kind

    /// How a document differs, the least difference first.
    enum Kind: CaseIterable {
      case smaller
      case leftOut
      case larger
    }

    /// The same change inside of something larger.
    func inside(_ embed: (JSONValue) -> JSONValue) -> Change {
      Change(
        neighbour: Neighbour(difference: neighbour.difference, value: embed(neighbour.value)),
        kind: kind)
    }
  }

  private func changes(at path: [String]) -> [Change] {
    switch self {
    case .null, .string: return word(at: path)
    case .bool(let bool): return [Self.change(path, .bool(!bool))]
    case .number(let number):
      let less = [number.rounded(.towardZero), number - 1, number / 2, 0].filter {
        $0.magnitude < number.magnitude
      }
      return less.map { Self.change(path, .number($0)) }
        + [Self.change(path, .number(number + 1), .larger)]
    case .array(let items): return Self.changes(of: items, at: path)
    case .object(let object): return Self.changes(of: object, at: path)
    }
  }

  /// The usual word in place of another one.
  private func word(at path: [String]) -> [Change] {
    guard let word = Self.usualValues[path.last ?? ""], case .string = word, self != word else {
      return []
    }
    return [Self.change(path, word)]
  }

  /// What the keys of screens and stacks have where they are left out.
  private static let usualValues = Dictionary(
    (ScrollViewScreen.fields.schemaKeys + StackView.fields.schemaKeys).compactMap { key in
      key.fallback.map { (key.key, $0) }
    }, uniquingKeysWith: { first, _ in first })

  private static func changes(of items: [JSONValue], at path: [String]) -> [Change] {
    let fewer = items.indices.map { index in
      var rest = items
      rest.remove(at: index)
      return leftOut(path + ["\(index)"], .array(rest))
    }
    return items.indices.flatMap { index in
      items[index].changes(at: path + ["\(index)"]).map { change in
        change.inside { item in
          var changed = items
          changed[index] = item
          return .array(changed)
        }
      }
    } + fewer
  }

  private static func changes(of object: [String: JSONValue], at path: [String]) -> [Change] {
    let keys = object.keys.sorted()
    let inside = keys.flatMap { key in
      (object[key] ?? .null).changes(at: path + [key.printable]).map { change in
        change.inside { item in .object(object.merging([key: item]) { _, new in new }) }
      }
    }
    return inside
      + keys.map { key in
        leftOut(path + [key.printable], .object(object.filter { $0.key != key }))
      }
  }

  private static func change(
    _ path: [String], _ value: JSONValue, _ kind: Change.Kind = .smaller
  ) -> Change {
    Change(
      neighbour: Neighbour(difference: JSONDifference(path: path, value: value), value: value),
      kind: kind)
  }

  /// The change by which the place is gone from a document.
  private static func leftOut(_ path: [String], _ rest: JSONValue) -> Change {
    Change(
      neighbour: Neighbour(difference: JSONDifference(path: path, value: nil), value: rest),
      kind: .leftOut)
  }
}
