/// A recorded case as a line of text: what to paste to see a counterexample again.
///
/// The text is `p1-` followed by the choices as variable-length numbers and a checksum, in base 32
/// without letters that look like digits, so it survives shells, addresses and being read aloud.
public struct ReplayToken: Hashable, Sendable, CustomStringConvertible {
  /// The recorded choices.
  let indices: [UInt64]

  /// The longest text that is read; longer ones are refused before they are decoded.
  ///
  /// Every case that the default `Settings.maximumChoices` allows fits.
  package static let maximumLength = 1 << 21

  private static let prefix = "p1-"
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  init(_ indices: [UInt64]) {
    self.indices = indices
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
    guard bytes.count >= 4 else { throw .truncated }
    let sum = Array(bytes.suffix(4))
    bytes.removeLast(4)
    guard sum == Self.checksum(bytes) else { throw .checksumMismatch }
    indices = try Self.numbers(from: bytes)
  }

  /// The text of the token.
  public var description: String {
    let bytes = Self.bytes(from: indices)
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

  private static func numbers(from bytes: [UInt8]) throws(ReplayTokenError) -> [UInt64] {
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
