import StackScrollCore

/// A document that differs from another in one place.
struct Neighbour: Sendable {
  /// What is different, in words.
  let difference: String
  /// The document.
  let value: JSONValue
}

extension JSONValue {
  /// Every document that differs in one place: first those with a number less or a usual word,
  /// then those with a key or an item left out, last those with a number more.
  ///
  /// - Complexity: O(n²) for a document of n values: each neighbour is a copy.
  var neighbours: [Neighbour] {
    let all = changes(at: "")
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

  private func changes(at path: String) -> [Change] {
    switch self {
    case .null, .string: return word(at: path)
    case .bool(let bool): return [Self.change("\(path): \(!bool)", .bool(!bool))]
    case .number(let number):
      let less = [number.rounded(.towardZero), number - 1, number / 2, 0].filter {
        $0.magnitude < number.magnitude
      }
      return less.map { Self.change("\(path): \(NumberText($0))", .number($0)) }
        + [Self.change("\(path): \(NumberText(number + 1))", .number(number + 1), .larger)]
    case .array(let items): return Self.changes(of: items, at: path)
    case .object(let object): return Self.changes(of: object, at: path)
    }
  }

  /// The usual word in place of another one.
  private func word(at path: String) -> [Change] {
    let usual = ["layoutDirection": "leftToRight", "distribution": "fill", "alignment": "fill"]
    let key = path.split(separator: ".").last.map(String.init) ?? ""
    guard let word = usual[key], self != .string(word) else { return [] }
    return [Self.change("\(path): \(word)", .string(word))]
  }

  private static func changes(of items: [JSONValue], at path: String) -> [Change] {
    let fewer = items.indices.map { index in
      var rest = items
      rest.remove(at: index)
      return change("\(path).\(index) left out", .array(rest), .leftOut)
    }
    return items.indices.flatMap { index in
      items[index].changes(at: "\(path).\(index)").map { change in
        change.inside { item in
          var changed = items
          changed[index] = item
          return .array(changed)
        }
      }
    } + fewer
  }

  private static func changes(of object: [String: JSONValue], at path: String) -> [Change] {
    let keys = object.keys.sorted()
    let prefix = path.isEmpty ? "" : "\(path)."
    let inside = keys.flatMap { key in
      (object[key] ?? .null).changes(at: prefix + key.printable).map { change in
        change.inside { item in .object(object.merging([key: item]) { _, new in new }) }
      }
    }
    return inside
      + keys.map { key in
        change(
          "\(prefix)\(key.printable) left out", .object(object.filter { $0.key != key }), .leftOut)
      }
  }

  private static func change(
    _ difference: String, _ value: JSONValue, _ kind: Change.Kind = .smaller
  ) -> Change {
    Change(
      neighbour: Neighbour(difference: difference, value: value), kind: kind)
  }
}
