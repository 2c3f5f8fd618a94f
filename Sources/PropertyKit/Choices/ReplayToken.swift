/// A recorded case as a line of text: what to paste to see a counterexample again.
///
/// The text is `p1-` followed by what the choices stood for, in two bytes, the choices as
/// variable-length numbers and a checksum, in base 32 without letters that look like digits, so it
/// survives shells, addresses and being read aloud.
public struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
  /// The recorded choices.
  let indices: [UInt64]
  /// What they stood for: a token of another generator has other kinds and limits of choices.
  let shape: UInt16

  /// The longest text that is read; longer ones are refused before they are decoded.
  ///
  /// Every case that the default `Settings.maximumChoices` allows fits.
  package static let maximumLength = 1 << 21

  private static let prefix = "p1-"
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  package init(_ indices: [UInt64], shape: UInt16) {
    self.indices = indices
    self.shape = shape
  }

  init(_ sequence: ChoiceSequence) {
    self.init(sequence.indices, shape: sequence.shape)
  }

  /// Reads a token.
  ///
  /// - Throws: `ReplayTokenError` when the text is not one.
  /// - Complexity: O(n) for n characters.
  public init(_ text: String) throws(ReplayTokenError) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(text.utf8.count) }
    guard text.hasPrefix(Self.prefix) else {
      throw .unknownPrefix(String(text.unicodeScalars.prefix(8)))
    }
    var bytes = try Self.bytes(fromBase32: text.dropFirst(Self.prefix.count))
    guard bytes.count >= 6 else { throw .truncated }
    let sum = Array(bytes.suffix(4))
    bytes.removeLast(4)
    guard sum == Self.checksum(bytes) else { throw .checksumMismatch }
    shape = UInt16(bytes[0]) | UInt16(bytes[1]) << 8
    indices = try Self.numbers(from: bytes.dropFirst(2))
  }

  /// The text of the token.
  public var description: String {
    let bytes =
      [UInt8(truncatingIfNeeded: shape), UInt8(truncatingIfNeeded: shape >> 8)]
      + Self.bytes(from: indices)
    return Self.prefix + Self.base32(bytes + Self.checksum(bytes))
  }

  // MARK: Numbers as bytes, seven bits at a time

  private static func bytes(from indices: [UInt64]) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in indices {
      var rest = index
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return bytes
  }

  private static func numbers(from bytes: ArraySlice<UInt8>) throws(ReplayTokenError) -> [UInt64] {
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      let part = UInt64(byte & 0x7F)
      guard shift < 63 || (shift == 63 && part <= 1) else { throw .numberTooLarge }
      number |= part << shift
      shift += 7
      if byte & 0x80 == 0 {
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    guard shift == 0 else { throw .truncated }
    return numbers
  }

  // MARK: Bytes as text, five bits at a time

  private static func base32(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var buffer: UInt32 = 0
    var held: UInt32 = 0
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      held += 8
      while held >= 5 {
        held -= 5
        text.append(alphabet[Int(buffer >> held & 31)])
      }
      buffer &= (1 << held) - 1
    }
    if held > 0 { text.append(alphabet[Int(buffer << (5 - held) & 31)]) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func bytes(fromBase32 text: Substring) throws(ReplayTokenError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer: UInt32 = 0
    var held: UInt32 = 0
    for (position, character) in text.utf8.enumerated() {
      guard let value = alphabet.firstIndex(of: character) else {
        throw .badCharacter(position: position + prefix.count)
      }
      buffer = buffer << 5 | UInt32(value)
      held += 5
      if held >= 8 {
        held -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> held))
        buffer &= (1 << held) - 1
      }
    }
    guard buffer == 0, held < 5 else { throw .truncated }
    return bytes
  }

  /// Four bytes of FNV-1a over the payload.
  ///
  /// Source: Fowler, Noll, Vo, 32-bit variant.
  private static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
  }
}

extension ReplayToken: Codable {
  /// Reads the text of a token; throws `DecodingError` when it is not one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do { self = try ReplayToken(try container.decode(String.self)) } catch {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(error)")
    }
  }

  /// Writes the text of the token.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension ReplayToken {
  /// How what was drawn from the choices differs from what they were recorded of; nil if it does not.
  ///
  /// - Parameter isWhole: whether all of the value was drawn, rather than a part that ended the process.
  func misfit(_ drawn: ChoiceSequence, isWhole: Bool) -> TokenMisfit? {
    let choices = drawn.choices
    for (place, (wanted, choice)) in zip(indices, choices).enumerated() where wanted != choice.index
    {
      return .number(place: place, inToken: wanted, drawn: choice.index)
    }
    if choices.count == indices.count { return shape == drawn.shape ? nil : .kinds }
    guard isWhole || choices.count > indices.count else { return nil }
    return .count(inToken: indices.count, drawn: choices.count)
  }
}

/// Why a token does not fit the generator that it is given to.
public enum TokenMisfit: Hashable, Sendable {
  /// The generator draws another number of choices.
  case count(inToken: Int, drawn: Int)
  /// The generator makes another number of a choice, counted from 0: the token's is too large there, or
  /// leads to nothing.
  case number(place: Int, inToken: UInt64, drawn: UInt64)
  /// The choices are of other kinds, or have other limits.
  case kinds
}

/// Why a text is not a replay token.
public enum ReplayTokenError: Error, Hashable, Sendable {
  /// There is no text.
  case empty
  /// The text does not begin with the prefix of a token this version reads.
  case unknownPrefix(String)
  /// A character that no token contains, counted from 0.
  case badCharacter(position: Int)
  /// The text ends too early.
  case truncated
  /// The text was changed: its checksum does not fit.
  case checksumMismatch
  /// A number does not fit into 64 bits.
  case numberTooLarge
  /// The text has this many characters, more than `ReplayToken.maximumLength`.
  case tooLong(Int)
}
