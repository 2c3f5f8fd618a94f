/// Fields by name.
struct DrawnKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// What was drawn about the keys themselves, so that a question asked twice has one answer.
  private final class Answers {
    var allKeys: [Key]?
    var isPresent: [String: Bool] = [:]
  }

  private let decoder: DrawingDecoder
  private let answers = Answers()
  private var drawing: DecodingDraw { decoder.drawing }
  private var frame: DecodingFrame { decoder.frame }
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(_ decoder: DrawingDecoder) {
    self.decoder = decoder
    guard decoder.drawing.mode != .drawing else { return }
    let names = Self.cases.map(\.stringValue)
    decoder.frame.keyNames += names
    if decoder.drawing.mode == .surveying { decoder.drawing.note(names, at: decoder.codingPath) }
  }

  /// The keys there are, where the key is an enum.
  private static var cases: [Key] {
    (0..<(EnumCases.values(of: Key.self) ?? 0)).compactMap { EnumCases.value(of: Key.self, at: $0) }
  }

  // MARK: Keys

  /// One key for an enum with payloads, every key for other types that have an enum of keys, and
  /// drawn names where keys are open.
  var allKeys: [Key] {
    if let known = answers.allKeys { return known }
    let found = (try? drawnKeys()) ?? []
    answers.allKeys = found
    return found
  }

  private func drawnKeys() throws -> [Key] {
    guard let count = EnumCases.values(of: Key.self) else { return try openKeys() }
    guard decoder.isOutermost, frame.isEnum else { return Self.cases }
    frame.keyCount = count
    let key = try drawing.key(of: frame)
    return EnumCases.value(of: Key.self, at: key).map { [$0] } ?? []
  }

  private func openKeys() throws -> [Key] {
    var keys: [Key] = []
    var names: Set<String> = []
    try drawing.list(of: String.self) {
      let name = try drawing.draw(String.self, at: codingPath + [DecodingIndex(keys.count)])
      guard let key = Key(stringValue: name), names.insert(name).inserted else { return false }
      keys.append(key)
      return true
    }
    return keys
  }

  func contains(_ key: Key) -> Bool {
    guard drawing.mode == .drawing else { return true }
    if let known = answers.isPresent[key.stringValue] { return known }
    let isPresent = !drawing.drawsNil()
    answers.isPresent[key.stringValue] = isPresent
    return isPresent
  }

  func decodeNil(forKey key: Key) -> Bool {
    drawing.mode == .drawing && drawing.drawsNil()
  }

  // MARK: Values

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decoder.attempt(type, at: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    if let given = try drawing.overriddenIfPresent(type, at: codingPath + [key]) { return given }
    if frame.isFull, type == String.self { return try decoder.value(type, at: key) }
    return try drawing.optional(type) { try decoder.value(type, at: key) }
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Inner> {
    decoder.inside(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    decoder.inside(key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
}

/// The requirements for single types have implementations of their own, which ask whether there is a
/// value and whether it is nil: two choices for one.
extension DrawnKeyedContainer {
  private func ifPresent<T: Decodable>(_ key: Key) throws -> T? {
    try decodeIfPresent(T.self, forKey: key)
  }

  func decodeIfPresent(_: Bool.Type, forKey key: Key) throws -> Bool? { try ifPresent(key) }
  func decodeIfPresent(_: String.Type, forKey key: Key) throws -> String? { try ifPresent(key) }
  func decodeIfPresent(_: Double.Type, forKey key: Key) throws -> Double? { try ifPresent(key) }
  func decodeIfPresent(_: Float.Type, forKey key: Key) throws -> Float? { try ifPresent(key) }
  func decodeIfPresent(_: Int.Type, forKey key: Key) throws -> Int? { try ifPresent(key) }
  func decodeIfPresent(_: Int8.Type, forKey key: Key) throws -> Int8? { try ifPresent(key) }
  func decodeIfPresent(_: Int16.Type, forKey key: Key) throws -> Int16? { try ifPresent(key) }
  func decodeIfPresent(_: Int32.Type, forKey key: Key) throws -> Int32? { try ifPresent(key) }
  func decodeIfPresent(_: Int64.Type, forKey key: Key) throws -> Int64? { try ifPresent(key) }
  func decodeIfPresent(_: Int128.Type, forKey key: Key) throws -> Int128? { try ifPresent(key) }
  func decodeIfPresent(_: UInt.Type, forKey key: Key) throws -> UInt? { try ifPresent(key) }
  func decodeIfPresent(_: UInt8.Type, forKey key: Key) throws -> UInt8? { try ifPresent(key) }
  func decodeIfPresent(_: UInt16.Type, forKey key: Key) throws -> UInt16? { try ifPresent(key) }
  func decodeIfPresent(_: UInt32.Type, forKey key: Key) throws -> UInt32? { try ifPresent(key) }
  func decodeIfPresent(_: UInt64.Type, forKey key: Key) throws -> UInt64? { try ifPresent(key) }
  func decodeIfPresent(_: UInt128.Type, forKey key: Key) throws -> UInt128? { try ifPresent(key) }
}

extension DecodingDraw {
  /// The number of the case that an enum with payloads takes.
  func key(of frame: DecodingFrame) throws -> Int {
    if let key = frame.key { return key }
    let count = frame.keyCount
    guard count > 0 else { throw fail("\(frame.type) has no case that can be decoded") }
    switch mode {
    case .surveying: return 0
    case .probing:
      guard let key = DecodingProbe(plan: plan).firstKey(of: frame.type, within: enumsLeft - 1)
      else {
        isTooDeep = true
        throw Discard.tooManyChoices
      }
      enumsLeft -= 1
      return key
    case .drawing: break
    }
    let keys = frame.facts.keys.count == count ? frame.facts.keys : Array(0..<count)
    let soonest = UInt64(keys.firstIndex(of: frame.facts.soonest) ?? 0)
    open(.alternative)
    defer { source.alternativeDepth &+= 1 }
    let isSpent = isSpent
    let index = try keep { source throws(Discard) in
      if isSpent {
        try source.chooseForced(.branch, index: soonest)
        return soonest
      }
      let isEnding = isEnding
      let weights = Weights(keys.map { _ in 1 })
      return try source.choose(.branch, limit: UInt64(count - 1)) {
        isEnding ? soonest : $0.freshBranch(weights)
      }
    }
    return keys[Int(index)]
  }
}
