/// The names that were met in a tree, to refuse one that is met again.
///
/// A table of hashes over bytes: `Set` takes three times as long, most of it for a hash that withstands
/// names chosen to collide, which here only cost their own author time. Equality is that of strings, and
/// other bytes may make an equal string (as "é" in one character or two), but never within ASCII. So
/// from the first name on that is not, a `Set` it is.
struct DistinctNames {
  private var names: [ViewID] = []
  /// The high half of a hash and the place of its name, counted from 1; 0 where there is none.
  private var table: [UInt64]
  /// All names, where some are not ASCII.
  private var all: Set<ViewID> = []

  /// Makes room for so many names.
  init(capacity: Int) {
    names.reserveCapacity(capacity)
    var size = 8
    while size < 2 * capacity { size *= 2 }
    table = [UInt64](repeating: 0, count: size)
  }

  /// How many names there are.
  var count: Int { max(names.count, all.count) }

  /// Adds a name; false if it is there already.
  mutating func insert(_ id: ViewID) -> Bool {
    guard all.isEmpty, let hash = id.name.asciiHash else {
      if all.isEmpty { all = Set(names) }
      return all.insert(id).inserted
    }
    let (mark, mask) = (hash & ~0xFFFF_FFFF, table.count - 1)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while table[slot] != 0 {
      let isLike = table[slot] & ~0xFFFF_FFFF == mark
      if isLike, names[Int(table[slot] & 0xFFFF_FFFF) - 1] == id { return false }
      slot = (slot + 1) & mask
    }
    names.append(id)
    table[slot] = mark | UInt64(names.count)
    return true
  }
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
