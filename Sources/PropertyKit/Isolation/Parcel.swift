/// Values as bytes, for two processes that run the same program.
///
/// Both sides name the same values in the same order; there is no other form to it.
struct Parcel {
  private(set) var bytes: [UInt8] = []
  private var position = 0

  init() {}

  init(opening bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Why a parcel cannot be read: it is not what this program packs.
  struct Damage: Error {}

  mutating func put(_ number: some BinaryInteger) {
    let word = UInt64(truncatingIfNeeded: number)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes += text.utf8
  }

  mutating func put<Element>(
    each elements: some Collection<Element>, _ body: (inout Parcel, Element) -> Void
  ) {
    put(elements.count)
    for element in elements { body(&self, element) }
  }

  mutating func takeWord() throws(Damage) -> UInt64 {
    guard bytes.count - position >= 8 else { throw Damage() }
    defer { position += 8 }
    return bytes[position..<position + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func takeInt() throws(Damage) -> Int { Int(truncatingIfNeeded: try takeWord()) }

  mutating func takeText() throws(Damage) -> String {
    let count = try takeInt()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func takeEach<Element>(
    _ body: (inout Parcel) throws(Damage) -> Element
  ) throws(Damage) -> [Element] {
    let count = try takeInt()
    guard count >= 0, count <= bytes.count - position else { throw Damage() }
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try body(&self)) }
    return elements
  }
}
