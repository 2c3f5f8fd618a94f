import StackScrollCore

/// A type whose fields are written once, in a list.
///
/// What is read and written follows from the list, so a further field is one more line of it, in the
/// place of the parameter of the initialiser that takes it:
///
/// ```swift
/// Field("isPagingEnabled", \.isPagingEnabled, .bool, default: false)
/// ```
protocol HasFields: Sendable {
  /// The fields, in the order in which they are read and in which Swift has them.
  static var fields: Fields<Self> { get }
  /// The value as Swift source.
  var source: String { get }
}

extension HasFields {
  /// The value as JSON.
  var json: [String: JSONValue] { Self.fields.json(self) }

  /// The initialiser with the fields that are not as they are by default.
  var source: String { Self.fields.source(self) }

  /// Reads a value; throws `FixtureError` for anything unexpected.
  static func read(_ reader: inout FixtureReader) throws(FixtureError) -> Self {
    try fields.read(&reader)
  }
}

/// One field of a type: its key in JSON, its label in Swift, how its value is got and written, and
/// what it is where it is left out.
struct Field<Owner: Sendable, Value: Sendable>: Sendable {
  let entry: Entry<Owner>
  let read: @Sendable (inout FixtureReader) throws(FixtureError) -> Value

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - key: its key in JSON.
  ///   - label: its label in Swift where that is not the key; an empty one for none.
  ///   - get: its value.
  ///   - format: how the value is written.
  ///   - fallback: what is left out; nil for a field that must be there.
  ///   - form: where it is written even so, and where in Swift it stands.
  init(
    _ key: String, as label: String? = nil, _ get: @escaping @Sendable (Owner) -> Value,
    _ format: Format<Value>, default fallback: Value? = nil, _ form: FieldForm = []
  ) where Value: Equatable {
    let implied = form.contains(.required) ? nil : fallback
    entry = Entry(
      write: { owner, object in
        let value = get(owner)
        if form.contains(.inJSON) || value != implied { object[key] = format.json(value) }
      },
      arguments: { owner in
        let value = get(owner)
        let text = !form.contains(.inSwift) && value == fallback ? "" : format.source(value)
        return [Argument(label: label ?? key, text: text, isLast: form.contains(.last))]
      },
      schemaKeys: [SchemaKey(key: key, schema: format.schema, fallback: implied.map(format.json))])
    read = { reader throws(FixtureError) in try reader.read(key, default: implied, format.read) }
  }

  /// Makes a field that may be left out.
  init<Wrapped: Equatable & Sendable>(
    optional key: String, _ get: @escaping @Sendable (Owner) -> Wrapped?,
    _ format: Format<Wrapped>
  ) where Value == Wrapped? {
    self.init(key, get, format.optional, default: .some(nil))
  }

  /// Makes a field whose own fields stand among those of its owner in JSON; in Swift too, unless it
  /// has a label there.
  init(
    inline get: @escaping @Sendable (Owner) -> Value, as label: String? = nil,
    _ fields: Fields<Value>
  ) {
    entry = Entry(
      write: { owner, object in
        let value = get(owner)
        for entry in fields.entries { entry.write(value, &object) }
      },
      arguments: { owner in
        guard let label else { return fields.arguments(get(owner)) }
        return [Argument(label: label, text: fields.source(get(owner)))]
      },
      schemaKeys: fields.schemaKeys, choices: fields.entries.flatMap(\.choices))
    read = fields.read
  }
}

/// Where a field is written although it may be left out, and where in Swift it stands.
struct FieldForm: OptionSet {
  let rawValue: Int

  /// JSON must have it.
  static let required = FieldForm(rawValue: 1)
  /// JSON that is written has it.
  static let inJSON = FieldForm(rawValue: 2)
  /// Swift that is written has it.
  static let inSwift = FieldForm(rawValue: 4)
  /// All that is written has it.
  static let written: FieldForm = [.inJSON, .inSwift]
  /// Swift has it behind the fields that follow it in the list.
  static let last = FieldForm(rawValue: 8)
}

/// What a field adds to its owner's JSON, Swift source and schema.
struct Entry<Owner: Sendable>: Sendable {
  let write: @Sendable (Owner, inout [String: JSONValue]) -> Void
  let arguments: @Sendable (Owner) -> [Argument]
  let schemaKeys: [SchemaKey]
  /// What an object is that has it in place of something else; empty for what stands in any.
  var choices: [SchemaChoice] = []
}

/// One of several things that an object can be: which keys it must have then, and may have.
struct SchemaChoice: Sendable {
  let required: [String]
  let keys: Set<String>
}

extension SchemaChoice {
  /// What the schema says of the keys of all choices where it is this one.
  fileprivate func schema(among all: Set<String>) -> JSONValue {
    var schema: [String: JSONValue] = [:]
    if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
    let others = all.subtracting(keys)
    schema["properties"] = .object(
      Dictionary(uniqueKeysWithValues: others.map { ($0, .bool(false)) }))
    return .object(schema)
  }
}

/// An argument of an initialiser in Swift source; one without text is left out.
struct Argument: Sendable {
  let label: String
  let text: String
  var isLast = false
}

/// What the schema says of one key.
struct SchemaKey: Sendable {
  let key: String
  let schema: @Sendable () -> JSONValue
  /// What the key has where it is left out; nil if it must be there.
  let fallback: JSONValue?
}

/// The fields of a type, and what follows from them: its JSON, how that is read, its Swift source
/// and its schema.
struct Fields<Owner: Sendable>: Sendable {
  /// The name of the initialiser in Swift.
  var name = "\(Owner.self)"
  /// The name of the type in the schema; nil if it is described where it stands.
  var definition: String?
  /// What the fields add, one after the other.
  let entries: [Entry<Owner>]
  /// Reads the keys of an object; throws `FixtureError` for anything unexpected.
  let read: @Sendable (inout FixtureReader) throws(FixtureError) -> Owner

  /// The keys and values as JSON.
  func json(_ owner: Owner) -> [String: JSONValue] {
    entries.reduce(into: [:]) { $1.write(owner, &$0) }
  }

  /// The arguments in Swift.
  func arguments(_ owner: Owner) -> [Argument] { entries.flatMap { $0.arguments(owner) } }

  /// The value as Swift source.
  func source(_ owner: Owner) -> String { "\(name)(\(SourceText.arguments(arguments(owner))))" }

  /// What the schema says of the keys.
  var schemaKeys: [SchemaKey] { entries.flatMap(\.schemaKeys) }

  /// What the schema says of the object.
  var schema: JSONValue {
    let required = schemaKeys.filter { $0.fallback == nil }.map { JSONValue.string($0.key) }
    var schema: [String: JSONValue] = [
      "type": .string("object"), "additionalProperties": .bool(false),
      "properties": .object(
        Dictionary(schemaKeys.map { ($0.key, $0.schema()) }, uniquingKeysWith: { key, _ in key })),
    ]
    if !required.isEmpty { schema["required"] = .array(required) }
    let choices = entries.flatMap(\.choices)
    let keys = choices.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    if !choices.isEmpty {
      schema["oneOf"] = .array(choices.map { $0.schema(among: keys) })
    }
    return .object(schema)
  }
}

extension Fields {
  /// Lists the fields of a type.
  ///
  /// - Parameters:
  ///   - name: the name of the initialiser in Swift, if it is not that of the type.
  ///   - definition: the name of the type in the schema; nil if it is described where it stands.
  ///   - check: throws for a value that is refused. What this or `make` throws is an error of the
  ///     object that is read, unless it is a `FixtureError` itself.
  ///   - make: makes a value of the values of the fields.
  ///   - field: the fields, in the order of the parameters.
  init<each Part: Sendable, Refusal: Error>(
    called name: String = "\(Owner.self)", definition: String? = nil,
    check: @escaping @Sendable (Owner) throws -> Void = { _ in },
    _ make: @escaping @Sendable (repeat each Part) throws(Refusal) -> Owner,
    _ field: repeat Field<Owner, each Part>
  ) {
    var entries: [Entry<Owner>] = []
    for field in repeat each field { entries.append(field.entry) }
    self.init(name: name, definition: definition, entries: entries) { reader throws(FixtureError) in
      do {
        let owner = try make(repeat try (each field).read(&reader))
        try check(owner)
        return owner
      } catch {
        throw error as? FixtureError ?? reader.refusal(error)
      }
    }
  }
}
