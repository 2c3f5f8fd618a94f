import StackScrollCore

/// How the values of one type are written: as JSON, as Swift source, and what the schema of screen
/// files says of them.
struct Format<Value: Sendable>: Sendable {
  /// The value as JSON.
  let json: @Sendable (Value) -> JSONValue
  /// Reads the value back; throws `FixtureError` with the place from the value on.
  let read: @Sendable (JSONValue) throws(FixtureError) -> Value
  /// The value as Swift source; an empty text stands for no argument.
  let source: @Sendable (Value) -> String
  /// What the schema says of the value, made when it is asked for: views and stacks hold each other.
  var schema: @Sendable () -> JSONValue = { .object([:]) }

  /// The same format, with a name in the schema.
  func defined(as name: String) -> Format {
    Format(json: json, read: read, source: source, schema: { .definition(name) })
  }

  /// The same format for a value that may be left out.
  var optional: Format<Value?> {
    Format<Value?>(
      json: { $0.map(json) ?? .null }, read: { value throws(FixtureError) in try read(value) },
      source: { $0.map(source) ?? "" }, schema: schema)
  }
}

extension Format {
  /// An object of some fields.
  static func object(of fields: Fields<Value>) -> Format {
    Format(
      json: { .object(fields.json($0)) },
      read: { json throws(FixtureError) in try json.fields(fields.read) },
      source: fields.source,
      schema: { fields.definition.map(JSONValue.definition) ?? fields.schema })
  }

  /// A list.
  static func list<Item>(_ item: Format<Item>, called name: String = "a list") -> Format
  where Value == [Item] {
    Format(
      json: { .array($0.map(item.json)) },
      read: { json throws(FixtureError) in try json.items(called: name, item.read) },
      source: { "[\($0.map(item.source).joined(separator: ", "))]" },
      schema: { .object(["type": .string("array"), "items": item.schema()]) })
  }

  /// Values by the names of views.
  static func byView<Item>(_ item: Format<Item>) -> Format where Value == [ViewID: Item] {
    Format(
      json: { values in
        .object(Dictionary(uniqueKeysWithValues: values.map { ($0.key.name, item.json($0.value)) }))
      },
      read: { json throws(FixtureError) in
        try json.fields { reader throws(FixtureError) in
          var values: [ViewID: Item] = [:]
          for name in reader.keys { values[ViewID(name)] = try reader.read(name, item.read) }
          return values
        }
      },
      source: { values in
        let pairs = values.sorted { $0.key < $1.key }.map {
          "\(PrintableText.literal($0.key.name)): \(item.source($0.value))"
        }
        return "[\(pairs.joined(separator: ", "))]"
      },
      schema: { .object(["type": .string("object"), "additionalProperties": item.schema()]) })
  }
}

extension Format where Value: HasFields {
  /// An object of the fields of its type.
  static var object: Format {
    Format(
      json: { .object($0.json) },
      read: { json throws(FixtureError) in try json.fields(Value.read) }, source: \.source,
      schema: { Format.object(of: Value.fields).schema() })
  }
}

extension Format where Value: CaseIterable & Equatable {
  /// A case of an enumeration: a word in JSON.
  static var word: Format {
    let words = Value.allCases.map { ("\($0)", $0) }
    let word: @Sendable (Value) -> String = { value in words.first { $0.1 == value }?.0 ?? "" }
    return Format(
      json: { .string(word($0)) },
      read: { json throws(FixtureError) in try json.word(among: words) },
      source: { ".\(word($0))" },
      schema: { .object(["enum": .array(words.map { .string($0.0) })]) })
  }
}

extension Format where Value == Double {
  /// A length in points, or a factor: 0 or more.
  static var length: Format {
    Format(
      json: JSONValue.number, read: { json throws(FixtureError) in try json.number() },
      source: SourceText.number, schema: { .definition("length") })
  }

  /// A distance in points, which may be negative.
  static var offset: Format { length.defined(as: "offset") }

  /// A number as it comes out of a layout: `null` for one that JSON has no digits for.
  static var finite: Format {
    Format(
      json: JSONValue.finite, read: length.read, source: length.source,
      schema: { .object(["type": .string("number")]) })
  }
}

extension Format where Value == Int {
  /// A whole number.
  static var whole: Format {
    Format(
      json: { .number(Double($0)) }, read: { json throws(FixtureError) in try json.whole() },
      source: \.description,
      schema: { .object(["type": .string("integer"), "minimum": .number(0)]) })
  }
}

extension Format where Value == Bool {
  /// A truth value.
  static var bool: Format {
    Format(
      json: JSONValue.bool, read: { json throws(FixtureError) in try json.bool() },
      source: \.description, schema: { .object(["type": .string("boolean")]) })
  }
}

extension Format where Value == ViewID {
  /// The name of a view.
  static var id: Format {
    Format(
      json: { .string($0.name) },
      read: { json throws(FixtureError) in ViewID(try json.string()) },
      source: { PrintableText.literal($0.name) },
      schema: { .object(["type": .string("string"), "minLength": .number(1)]) })
  }
}

extension Format where Value == LayoutPriority {
  /// A priority.
  static var priority: Format {
    Format(
      json: { .number($0.rawValue) },
      read: { json throws(FixtureError) in LayoutPriority(try json.number()) },
      source: \.description, schema: { .definition("priority") })
  }
}

extension JSONValue {
  /// A reference to a definition of the schema.
  fileprivate static func definition(_ name: String) -> JSONValue {
    .object(["$ref": .string("#/$defs/\(name)")])
  }
}
