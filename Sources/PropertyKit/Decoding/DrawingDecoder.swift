/// The decoder that a type is handed: what it asks for is drawn.
struct DrawingDecoder: Decoder {
  let drawing: DecodingDraw
  let frame: DecodingFrame
  let codingPath: [any CodingKey]
  /// Whether this is what the type was handed, rather than a container inside of it.
  var isOutermost = true
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DrawnKeyedContainer<Key>(self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { DrawnUnkeyedContainer(self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { DrawnValueContainer(self) }

  func inside(_ key: any CodingKey) -> DrawingDecoder {
    DrawingDecoder(
      drawing: drawing, frame: frame, codingPath: codingPath + [key], isOutermost: false)
  }

  /// Decodes a field that may be tried as one type after another: as many attempts fail as are drawn.
  func attempt<T: Decodable>(_ type: T.Type, at key: (any CodingKey)?) throws -> T {
    let ways = frame.facts.failures
    guard isOutermost, drawing.mode.isProbing || !ways.isEmpty else {
      return try value(type, at: key)
    }
    let name = key?.stringValue ?? ""
    let count = frame.attempts[name, default: 0]
    frame.attempts[name] = count + 1
    if count == 0, drawing.mode == .drawing, let numbers = ways[name] {
      drawing.open(.alternative)
      frame.failures[name] = numbers[try drawing.branch(of: numbers.count)]
    }
    guard let failures = frame.failures[name] else { return try value(type, at: key) }
    guard count >= failures else {
      throw DecodingError.typeMismatch(
        type, .init(codingPath: codingPath, debugDescription: "another type was drawn"))
    }
    defer { if count == failures, drawing.mode == .drawing, ways[name] != nil { drawing.close() } }
    return try value(type, at: key)
  }

  /// Draws what is asked for; text as the type takes it.
  func value<T: Decodable>(_ type: T.Type, at key: (any CodingKey)?) throws -> T {
    let path = key.map { codingPath + [$0] } ?? codingPath
    if type == String.self {
      let name = key?.stringValue ?? ""
      if drawing.mode != .drawing { frame.texts.append(name) }
      if let form = frame.facts.texts[name], !drawing.isOverridden(type, at: path) {
        if drawing.mode == .surveying { drawing.note(type, at: path) }
        let text = try drawing.keep { source throws(Discard) in try source.draw(form.generator) }
        if let text = text as? T { return text }
      }
    }
    return try drawing.draw(type, at: path)
  }
}

/// A single value.
struct DrawnValueContainer: SingleValueDecodingContainer {
  let decoder: DrawingDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: DrawingDecoder) { self.decoder = decoder }

  func decodeNil() -> Bool {
    guard decoder.drawing.mode == .drawing else { return false }
    return decoder.drawing.drawsNil()
  }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try decoder.attempt(type, at: nil)
  }
}

/// Values one after the other, as many as are drawn if the reader asks whether more follow.
struct DrawnUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: DrawingDecoder
  private let elements: DrawnElements
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nil }

  init(_ decoder: DrawingDecoder) {
    self.decoder = decoder
    elements = DrawnElements(decoder.drawing, mayHold: true, isInside: false)
  }

  var isAtEnd: Bool { (try? elements.next()) != true }

  private mutating func next<Value>(_ draw: (DrawingDecoder) throws -> Value) rethrows -> Value {
    defer {
      elements.end()
      currentIndex += 1
    }
    return try draw(decoder.inside(DecodingIndex(currentIndex)))
  }

  mutating func decodeNil() -> Bool {
    guard decoder.drawing.mode == .drawing, decoder.drawing.drawsNil() else { return false }
    next { _ in }
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try next { try $0.drawing.draw(type, at: $0.codingPath) }
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) -> KeyedDecodingContainer<Key> {
    next { $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next { $0.unkeyedContainer() }
  }

  mutating func superDecoder() -> any Decoder { next { $0 } }
}

extension DecodingDraw {
  /// Whether a value that may be nil is; once in four.
  func drawsNil() -> Bool {
    let index = try? keep { source throws(Discard) in
      try source.choose(.branch, limit: 1) { $0.random.upTo(3) > 0 ? 1 : 0 }
    }
    return index == 0
  }

  /// The names on a path, without the places of elements.
  static func names(of path: [any CodingKey]) -> [String] {
    path.filter { !($0 is DecodingIndex) }.map(\.stringValue)
  }

  private func override<T>(_ type: T.Type, at path: [any CodingKey]) -> DecodedOverride? {
    guard !plan.overrides.isEmpty else { return nil }
    if !path.isEmpty, !(path.last is DecodingIndex),
      let found = plan.overrides[.field(Self.names(of: path))]
    {
      return found
    }
    return plan.overrides[.type(ObjectIdentifier(type))]
  }

  func isOverridden<T>(_ type: T.Type, at path: [any CodingKey]) -> Bool {
    override(type, at: path) != nil
  }

  /// A value of the generator that stands for a field or type; nil if there is none.
  func overridden<T>(_ type: T.Type, at path: [any CodingKey]) throws -> T? {
    guard let override = override(type, at: path) else { return nil }
    let value = try keep { source throws(Discard) in try override.draw(&source) }
    guard let value = value as? T else {
      throw mismatch(type, at: path, override)
    }
    return value
  }

  private func mismatch<T>(
    _ type: T.Type, at path: [any CodingKey], _ override: DecodedOverride
  ) -> Discard {
    fail(
      "\(Self.names(of: path).joined(separator: ".")) is decoded as \(type), and its generator"
        + " draws \(override.made)")
  }

  /// A value that may be absent, of the generator that stands for its field; nil if there is none.
  func overriddenIfPresent<T>(_ type: T.Type, at path: [any CodingKey]) throws -> T?? {
    guard let override = override(type, at: path), case .field = override.place else { return nil }
    let value = try keep { source throws(Discard) in try override.draw(&source) }
    if let value = value as? T { return .some(value) }
    guard let optional = value as? T? else {
      throw mismatch(type, at: path, override)
    }
    return .some(optional)
  }

  /// Remembers that a type is asked for.
  func note<T>(_ type: T.Type, at path: [any CodingKey]) {
    survey.types.insert(ObjectIdentifier(type))
    let names = Self.names(of: path)
    if !(path.last is DecodingIndex), !names.isEmpty {
      survey.asked[names] = "\(type)"
    }
  }

  /// Remembers that there are fields of some names.
  func note(_ keys: [String], at path: [any CodingKey]) {
    for key in keys where survey.asked[Self.names(of: path) + [key]] == nil {
      survey.asked[Self.names(of: path) + [key]] = ""
    }
  }
}
