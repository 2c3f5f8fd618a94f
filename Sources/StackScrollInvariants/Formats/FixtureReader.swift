import StackScrollCore

/// Reads the keys of one JSON object, and notices those that nobody asked for.
///
/// Its errors have their place from the object on; ``object(_:default:_:)`` and
/// ``list(_:_:)`` put in front the keys that lead to the objects inside.
public struct FixtureReader {
  private let object: [String: JSONValue]
  private var asked: Set<String> = []

  /// Starts at an object; throws `FixtureError` if it is none.
  package init(_ value: JSONValue) throws(FixtureError) {
    guard case .object(let object) = value else { throw value.isNot("an object") }
    self.object = object
  }

  /// An error at a key of this object, or at the object itself.
  public func error(_ problem: FixtureError.Problem, at key: String? = nil) -> FixtureError {
    FixtureError(problem, at: key.map { [$0] } ?? [])
  }

  /// The error that the keys of the object are not one of those that tell what it is.
  func notOne(of known: [String]) -> FixtureError {
    error(
      .wrongValue(
        expected: "one of the keys \(known.joined(separator: ", "))",
        found: object.isEmpty ? "none" : keys.joined(separator: ", ")))
  }

  /// Whether a key is there.
  func has(_ key: String) -> Bool { object[key] != nil }

  /// Notes keys that could have been there.
  mutating func know(_ keys: [String]) { asked.formUnion(keys.filter { !has($0) }) }

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

  /// The value of a key, read; the fallback where the key is not there.
  package mutating func read<Value>(
    _ key: String, default fallback: Value? = nil,
    _ read: (JSONValue) throws(FixtureError) -> Value
  ) throws(FixtureError) -> Value {
    if let fallback, optional(key) == nil { return fallback }
    return try value(key).read(at: key, read)
  }

  /// A number.
  public mutating func number(
    _ key: String, default fallback: Double? = nil
  ) throws(FixtureError) -> Double {
    try read(key, default: fallback) { json throws(FixtureError) in try json.number() }
  }

  /// A whole number.
  public mutating func int(
    _ key: String, default fallback: Int? = nil
  ) throws(FixtureError) -> Int {
    try read(key, default: fallback) { json throws(FixtureError) in try json.whole() }
  }

  /// A truth value.
  public mutating func bool(
    _ key: String, default fallback: Bool? = nil
  ) throws(FixtureError) -> Bool {
    try read(key, default: fallback) { json throws(FixtureError) in try json.bool() }
  }

  /// A text.
  public mutating func string(_ key: String) throws(FixtureError) -> String {
    try read(key) { json throws(FixtureError) in try json.string() }
  }

  /// A text that is one of a few words.
  public mutating func word<Word>(
    _ key: String, among words: [(String, Word)], default fallback: Word? = nil
  ) throws(FixtureError) -> Word {
    try read(key, default: fallback) { json throws(FixtureError) in try json.word(among: words) }
  }

  /// The items of a list, each read as an object.
  public mutating func list<Item>(
    _ key: String, _ read: (inout FixtureReader) throws(FixtureError) -> Item
  ) throws(FixtureError) -> [Item] {
    try self.read(key) { json throws(FixtureError) in
      try json.items { item throws(FixtureError) in try item.fields(read) }
    }
  }

  /// An object of its own, read to its end; the fallback where the key is not there.
  public mutating func object<Item>(
    _ key: String, default fallback: Item? = nil,
    _ read: (inout FixtureReader) throws(FixtureError) -> Item
  ) throws(FixtureError) -> Item {
    try self.read(key, default: fallback) { json throws(FixtureError) in try json.fields(read) }
  }

  /// The keys, in order, for objects whose keys are names.
  package var keys: [String] { object.keys.sorted() }

  /// The error that a model refuses what the object says, at the part that it is about.
  func refusal(_ error: any Error) -> FixtureError { JSONValue.object(object).refusal(error) }

  /// Makes a value, and turns the core's refusal into an error at the part that it is about.
  public func making<Value>(
    _ make: () throws -> Value
  ) throws(FixtureError) -> Value {
    do { return try make() } catch { throw refusal(error) }
  }

  /// Ends the reading; throws `FixtureError` if a key was never asked for.
  package func finish() throws(FixtureError) {
    guard !object.keys.allSatisfy(asked.contains) else { return }
    for key in keys where !asked.contains(key) {
      throw error(.unknownKey(key, known: asked.sorted()))
    }
  }
}

extension JSONValue {
  /// The error that the value is another than was expected.
  func isNot(_ expected: String) -> FixtureError {
    FixtureError(.wrongValue(expected: expected, found: kind), at: [])
  }

  /// The value read as what stands at a key.
  fileprivate func read<Value>(
    at key: String, _ read: (JSONValue) throws(FixtureError) -> Value
  ) throws(FixtureError) -> Value {
    do throws(FixtureError) {
      return try read(self)
    } catch {
      throw FixtureError(error.problem, at: [key] + error.path)
    }
  }

  func number() throws(FixtureError) -> Double {
    guard case .number(let number) = self else { throw isNot("a number") }
    return number
  }

  func whole() throws(FixtureError) -> Int {
    guard let whole = Int(exactly: try number()) else { throw isNot("a whole number") }
    return whole
  }

  func bool() throws(FixtureError) -> Bool {
    guard case .bool(let bool) = self else { throw isNot("true or false") }
    return bool
  }

  /// A value that needs no more than its key.
  func flag<Value>(_ value: Value) throws(FixtureError) -> Value {
    guard try bool() else { throw isNot("true") }
    return value
  }

  package func string() throws(FixtureError) -> String {
    guard case .string(let text) = self else { throw isNot("a text") }
    return text
  }

  /// A text that is one of a few words.
  package func word<Word>(among words: [(String, Word)]) throws(FixtureError) -> Word {
    let text = try string()
    guard let word = words.first(where: { $0.0 == text })?.1 else {
      let names = words.map { "\"\($0.0)\"" }.joined(separator: ", ")
      throw FixtureError(
        .wrongValue(expected: "one of \(names)", found: "\"\(text.printable)\""), at: [])
    }
    return word
  }

  /// The items of a list.
  package func items<Item>(
    called name: String = "a list", _ read: (JSONValue) throws(FixtureError) -> Item
  ) throws(FixtureError) -> [Item] {
    guard case .array(let values) = self else { throw isNot(name) }
    var items: [Item] = []
    items.reserveCapacity(values.count)
    for (position, value) in values.enumerated() {
      items.append(try value.read(at: String(position), read))
    }
    return items
  }

  /// An object, read to its end.
  package func fields<Item>(
    _ read: (inout FixtureReader) throws(FixtureError) -> Item
  ) throws(FixtureError) -> Item {
    var reader = try FixtureReader(self)
    let item = try read(&reader)
    try reader.finish()
    return item
  }
}
