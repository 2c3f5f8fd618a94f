/// Names, each with the number of others that were met before it.
///
/// A table of hashes over bytes: `Dictionary` takes three times as long, most of it for a hash that
/// withstands names chosen to collide, which here only cost their own author time. Equality is that of
/// strings, and other bytes may make an equal string (as "é" in one character or two), but never within
/// ASCII. So from the first name on that is not, a `Dictionary` it is.
package struct NumberedNames: Sendable {
  private var names: [String] = []
  /// The high half of a hash and the number of its name, counted from 1; 0 where there is none.
  private var table: [UInt64]
  /// All names, where some are not ASCII.
  private var all: [String: Int] = [:]

  /// Makes room for so many names.
  package init(capacity: Int) {
    names.reserveCapacity(capacity)
    table = Self.table(for: capacity)
  }

  /// How many names there are.
  package var count: Int { max(names.count, all.count) }

  /// The number of a name; nil if it was not met.
  package func number(of name: String) -> Int? {
    guard all.isEmpty, let hash = name.asciiHash else { return all[name] }
    let entry = table[slot(of: name, hash)]
    return entry == 0 ? nil : Int(entry & Self.low) - 1
  }

  /// The number of a name, which is added if it was not met.
  package mutating func insert(_ name: String) -> (number: Int, isNew: Bool) {
    guard all.isEmpty, let hash = name.asciiHash else {
      if all.isEmpty { all = Dictionary(uniqueKeysWithValues: zip(names, names.indices)) }
      if let number = all[name] { return (number, false) }
      all[name] = all.count
      return (all.count - 1, true)
    }
    let slot = slot(of: name, hash)
    if table[slot] != 0 { return (Int(table[slot] & Self.low) - 1, false) }
    names.append(name)
    table[slot] = hash & ~Self.low | UInt64(names.count)
    if 2 * names.count > table.count { grow() }
    return (names.count - 1, true)
  }

  /// The slot of a name, or the empty one where it would stand.
  private func slot(of name: String, _ hash: UInt64) -> Int {
    let (mark, mask) = (hash & ~Self.low, table.count - 1)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 {
      if table[slot] & ~Self.low == mark, names[Int(table[slot] & Self.low) - 1] == name { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    table = Self.table(for: table.count)
    for (number, name) in names.enumerated() {
      guard let hash = name.asciiHash else { continue }
      table[slot(of: name, hash)] = hash & ~Self.low | UInt64(number + 1)
    }
  }

  private static func table(for capacity: Int) -> [UInt64] {
    var size = 8
    while size < 2 * capacity { size *= 2 }
    return [UInt64](repeating: 0, count: size)
  }

  private static let low: UInt64 = 0xFFFF_FFFF
}

extension String {
  /// A hash over the bytes (FNV-1a, its halves mixed); nil if some are not ASCII.
  fileprivate var asciiHash: UInt64? {
    var (hash, all): (UInt64, UInt8) = (0xCBF2_9CE4_8422_2325, 0)
    var text = self
    text.withUTF8 { bytes in
      for byte in bytes {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        all |= byte
      }
    }
    return all < 0x80 ? hash ^ hash >> 29 : nil
  }
}
