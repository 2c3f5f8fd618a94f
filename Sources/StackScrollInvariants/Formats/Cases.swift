/// A case of an enumeration: an object that is told by the key of its first field.
struct Case<Value: Sendable>: Sendable {
  /// Reads the keys of the case.
  let read: @Sendable (inout FixtureReader) throws(FixtureError) -> Value
  fileprivate let name: String
  /// Whether it comes with nothing, and is written without parentheses in Swift.
  private(set) fileprivate var isBare = false
  fileprivate let isMeant: @Sendable (Value) -> Bool
  /// What the case adds to JSON, Swift source and schema; nothing for a value of another case.
  let entry: Entry<Value>

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - name: its name in Swift.
  ///   - given: an argument in Swift that the key stands for already.
  ///   - make: the value of its parts.
  ///   - parts: the parts of a value; nil if it is of another case.
  ///   - field: the fields that the parts are.
  init<Parts: Sendable, each Part: Sendable>(
    _ name: String, given: String = "",
    _ make: @escaping @Sendable (repeat each Part) -> Value,
    _ parts: @escaping @Sendable (Value) -> Parts?,
    _ field: repeat Field<Parts, each Part>
  ) {
    var entries: [Entry<Parts>] = []
    for field in repeat each field { entries.append(field.entry) }
    let fields = entries
    self.name = name
    isMeant = { parts($0) != nil }
    entry = Entry(
      write: { value, object in
        if let parts = parts(value) { for entry in fields { entry.write(parts, &object) } }
      },
      arguments: { value in
        guard let parts = parts(value) else { return [] }
        return [Argument(label: "", text: given)] + fields.flatMap { $0.arguments(parts) }
      },
      schemaKeys: fields.flatMap(\.schemaKeys).map {
        SchemaKey(key: $0.key, schema: $0.schema, fallback: $0.fallback ?? .null)
      },
      choices: [
        SchemaChoice(
          required: fields.flatMap(\.schemaKeys).filter { $0.fallback == nil }.map(\.key),
          keys: Set(fields.flatMap(\.schemaKeys).map(\.key)))
      ])
    read = { reader throws(FixtureError) in make(repeat try (each field).read(&reader)) }
  }

  /// A case that comes with nothing: its key has the value true.
  init(_ name: String, key: String, _ value: Value) where Value: Equatable {
    self.init(name, { _ in value }, { $0 == value ? true : nil }, Field(key, \.self, .flag))
    isBare = true
  }

  /// The key that tells the case.
  var key: String { entry.schemaKeys.first?.key ?? name }
}

/// The cases of an enumeration, each told by a key.
struct Cases<Value: Sendable>: Sendable {
  private let cases: [Case<Value>]
  /// The keys of all cases.
  let keys: [String]

  /// Lists the cases.
  init(_ cases: Case<Value>...) {
    self.cases = cases
    keys = cases.flatMap(\.entry.schemaKeys).map(\.key)
  }

  /// What each case adds to JSON, Swift source and schema where a value is of it.
  ///
  /// The key that tells a case must be there where the value is of it.
  var entries: [Entry<Value>] {
    cases.map { told in
      var entry = told.entry
      entry.choices = entry.choices.map { choice in
        let others = choice.required.filter { $0 != told.key }
        return SchemaChoice(required: [told.key] + others, keys: choice.keys)
      }
      return entry
    }
  }

  /// The value as Swift source: the case with its arguments, if it has any.
  func source(_ value: Value) -> String {
    guard let found = cases.first(where: { $0.isMeant(value) }) else { return "" }
    let arguments = SourceText.arguments(found.entry.arguments(value))
    return found.isBare ? ".\(found.name)" : ".\(found.name)(\(arguments))"
  }

  /// The cases that are told by the keys of an object, in the order in which they are listed.
  func told(in reader: FixtureReader) -> [Case<Value>] {
    cases.filter { reader.has($0.key) }
  }

  /// Reads the one case that the keys of an object tell.
  @Sendable func read(_ reader: inout FixtureReader) throws(FixtureError) -> Value {
    reader.know(keys)
    let told = told(in: reader)
    guard told.count == 1 else { throw unclear(in: reader) }
    return try told[0].read(&reader)
  }

  /// The error that the keys of an object tell no case, or too many.
  func unclear(in reader: FixtureReader) -> FixtureError { reader.notOne(of: cases.map(\.key)) }
}

extension Format where Value == Bool {
  /// True, which only tells that its key is there; Swift source does without.
  static var flag: Format {
    Format(
      json: JSONValue.bool, read: { json throws(FixtureError) in try json.flag(true) },
      source: { _ in "" }, schema: { .object(["const": .bool(true)]) })
  }
}
