import StackScrollCore

/// Reads the keys of one JSON object, and notices those that nobody asked for.
public struct FixtureReader {
  private let object: [String: JSONValue]
  private let path: [String]
  private var asked: Set<String> = []

  /// Starts at an object; throws `FixtureError` if it is none.
  package init(_ value: JSONValue, at path: [String] = []) throws(FixtureError) {
    guard case .object(let object) = value else {
      throw FixtureError(.wrongValue(expected: "an object", found: value.kind), at: path)
    }
    self.object = object
    self.path = path
  }

  /// An error at a key of this object, or at the object itself.
  public func error(_ problem: FixtureError.Problem, at key: String? = nil) -> FixtureError {
    FixtureError(problem, at: path + (key.map { [$0] } ?? []))
  }

  /// The value of a key, nil if it is not there.
  public mutating func optional(_ key: String) -> JSONValue? {
    asked.insert(key)
    return object[key]
  }

  /// The value of a key.
  package mutating func value(_ key: String) throws(FixtureError) -> JSONValue {
    guard let value = optional(key) else { throw error(.missingKey(key)) }
    return value
  }

  /// A number.
  public mutating func number(
    _ key: String, default fallback: Double? = nil
  ) throws(FixtureError) -> Double {
    if let fallback, optional(key) == nil { return fallback }
    let value = try value(key)
    guard case .number(let number) = value else {
      throw error(.wrongValue(expected: "a number", found: value.kind), at: key)
    }
    return number
  }

  /// A whole number.
  public mutating func int(
    _ key: String, default fallback: Int? = nil
  ) throws(FixtureError) -> Int {
    let number = try number(key, default: fallback.map(Double.init))
    guard let whole = Int(exactly: number) else {
      throw error(.wrongValue(expected: "a whole number", found: "the number \(number)"), at: key)
    }
    return whole
  }

  /// A truth value.
  public mutating func bool(
    _ key: String, default fallback: Bool? = nil
  ) throws(FixtureError) -> Bool {
    if let fallback, optional(key) == nil { return fallback }
    let value = try value(key)
    guard case .bool(let bool) = value else {
      throw error(.wrongValue(expected: "true or false", found: value.kind), at: key)
    }
    return bool
  }

  /// A list of numbers.
  package mutating func numbers(_ key: String) throws(FixtureError) -> [Double] {
    guard case .array(let values) = try value(key) else {
      throw error(
        .wrongValue(expected: "a list of numbers", found: object[key]?.kind ?? "nothing"), at: key)
    }
    var numbers: [Double] = []
    for (position, value) in values.enumerated() {
      guard case .number(let number) = value else {
        throw FixtureError(
          .wrongValue(expected: "a number", found: value.kind), at: path + [key, String(position)])
      }
      numbers.append(number)
    }
    return numbers
  }

  /// A text.
  public mutating func string(_ key: String) throws(FixtureError) -> String {
    let value = try value(key)
    guard case .string(let string) = value else {
      throw error(.wrongValue(expected: "a text", found: value.kind), at: key)
    }
    return string
  }

  /// A text that is one of a few words.
  public mutating func word<Word>(
    _ key: String, among words: [(String, Word)], default fallback: Word? = nil
  ) throws(FixtureError) -> Word {
    if let fallback, optional(key) == nil { return fallback }
    let text = try string(key)
    guard let word = words.first(where: { $0.0 == text })?.1 else {
      let names = words.map { "\"\($0.0)\"" }.joined(separator: ", ")
      throw error(.wrongValue(expected: "one of \(names)", found: "\"\(text.printable)\""), at: key)
    }
    return word
  }

  /// The items of a list, each read as an object.
  public mutating func list<Item>(
    _ key: String, _ read: (inout FixtureReader) throws(FixtureError) -> Item
  ) throws(FixtureError) -> [Item] {
    let value = try value(key)
    guard case .array(let values) = value else {
      throw error(.wrongValue(expected: "a list", found: value.kind), at: key)
    }
    var items: [Item] = []
    for (position, value) in values.enumerated() {
      var reader = try FixtureReader(value, at: path + [key, String(position)])
      items.append(try read(&reader))
      try reader.finish()
    }
    return items
  }

  /// An object of its own, read to its end; the fallback where the key is not there.
  public mutating func object<Item>(
    _ key: String, default fallback: Item? = nil,
    _ read: (inout FixtureReader) throws(FixtureError) -> Item
  ) throws(FixtureError) -> Item {
    if let fallback, optional(key) == nil { return fallback }
    var reader = try FixtureReader(try value(key), at: path + [key])
    let item = try read(&reader)
    try reader.finish()
    return item
  }

  /// The keys, in order, for objects whose keys are names.
  package var keys: [String] { object.keys.sorted() }

  /// Makes a value, and turns the core's refusal into an error at this object.
  public func making<Value>(
    _ make: () throws -> Value
  ) throws(FixtureError) -> Value {
    do { return try make() } catch { throw self.error(.refused("\(error)")) }
  }

  /// Ends the reading; throws `FixtureError` if a key was never asked for.
  package func finish() throws(FixtureError) {
    for key in keys where !asked.contains(key) {
      throw error(.unknownKey(key, known: asked.sorted()))
    }
  }
}

extension FixtureReader {
  /// A number that may be left out.
  mutating func optionalNumber(_ key: String) throws(FixtureError) -> Double? {
    optional(key) == nil ? nil : try number(key)
  }
}
