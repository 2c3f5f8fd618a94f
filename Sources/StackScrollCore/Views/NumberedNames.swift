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

extension NumberedNames {
  /// The place of the first name that is empty, or that was met before; nil if there is none.
  ///
  /// - Complexity: O(n) for n names.
  static func firstFault(among ids: [ViewID]) -> Int? {
    var size = 8
    while size < 2 * ids.count { size *= 2 }
    // A place counted from 1 in the low bits, of which the limit on views leaves so many, and some
    // bits of the hash above them.
    let low = UInt32(1 << 21 - 1)
    guard ids.count < low else { return firstFaultByDictionary(among: ids) }
    let result: (place: Int?, isKnown: Bool) = withUnsafeTemporaryAllocation(
      of: UInt32.self, capacity: size
    ) { table in
      table.initialize(repeating: 0)
      return ids.withUnsafeBufferPointer { ids in
        for place in ids.indices {
          guard let hash = ids[place].name.asciiHash else { return (nil, false) }
          let mark = UInt32(truncatingIfNeeded: hash >> 32) & ~low
          var slot = Int(truncatingIfNeeded: hash) & (size - 1)
          while table[slot] != 0 {
            let isMarked = table[slot] & ~low == mark
            if isMarked, ids[Int(table[slot] & low) - 1] == ids[place] { return (place, true) }
            slot = (slot + 1) & (size - 1)
          }
          if ids[place].name.isEmpty { return (place, true) }
          table[slot] = mark | UInt32(place + 1)
        }
        return (nil, true)
      }
    }
    return result.isKnown ? result.place : firstFaultByDictionary(among: ids)
  }

  private static func firstFaultByDictionary(among ids: [ViewID]) -> Int? {
    var names = NumberedNames(capacity: ids.count)
    return ids.indices.first { ids[$0].name.isEmpty || !names.insert(ids[$0].name).isNew }
  }
}

extension String {
  /// A hash over the bytes, eight at a time, multiplied and mixed; nil if some are not ASCII, or
  /// do not lie beside each other.
  fileprivate var asciiHash: UInt64? {
    let hash = utf8.withContiguousStorageIfAvailable { bytes -> (hash: UInt64, all: UInt64) in
      guard let start = UnsafeRawPointer(bytes.baseAddress) else { return (0, 0) }
      let count = bytes.count
      var (hash, all) = (UInt64(count) &* 0x9E37_79B9_7F4A_7C15, UInt64(0))
      func add(_ word: UInt64) {
        all |= word
        // The upper half of the product depends on all bits, the lower half on lower ones alone.
        let product = (hash ^ word).multipliedFullWidth(by: 0xFF51_AFD7_ED55_8CCD)
        hash = product.high ^ product.low
      }
      var place = 0
      while place + 8 <= count {
        add(start.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      // The last bytes, once more with some before them where there are any.
      if place < count {
        if count >= 8 {
          add(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
          let low = start.loadUnaligned(as: UInt32.self)
          let high = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
          add(UInt64(low) | UInt64(high) << 32)
        } else {
          let middle = start.load(fromByteOffset: count / 2, as: UInt8.self)
          let last = start.load(fromByteOffset: count - 1, as: UInt8.self)
          add(UInt64(start.load(as: UInt8.self)) | UInt64(middle) << 8 | UInt64(last) << 16)
        }
      }
      return (hash ^ hash >> 29, all)
    }
    guard let hash, hash.all & 0x8080_8080_8080_8080 == 0 else { return nil }
    return hash.hash
  }
}
