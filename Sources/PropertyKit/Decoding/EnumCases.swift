/// The cases of an enum, read from the metadata of its type.
///
/// Source: `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` of the Swift repository. The
/// first word of enum metadata is its kind, 0x201; the second is the address of the context
/// descriptor (signed with its place on arm64e, where nothing is read). A descriptor is 32-bit
/// words: flags (kind 18 for an enum), parent, name, access function, fields, the number of payload
/// cases with the payload's size in the highest byte, and the number of empty cases. Fields are a
/// relative address of a record of 16 bytes, then 12 for each case with the relative address of its
/// name at 8; payload cases come first.
enum EnumCases {
  /// How many cases an enum has, with and without a payload; nil for other types.
  struct Count: Hashable, Sendable {
    let withPayload: Int
    let empty: Int
  }

  static func count(of type: any Any.Type) -> Count? {
    guard let descriptor = descriptor(of: type) else { return nil }
    let payload = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let empty = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    return Count(withPayload: Int(payload), empty: Int(empty))
  }

  /// How many values an enum without payloads has; nil for other types, and where its values are not
  /// the numbers from 0 on: enums of C and Objective-C.
  static func values<Value>(of type: Value.Type) -> Int? {
    guard let count = count(of: type), count.withPayload == 0, count.empty > 0 else { return nil }
    let width = count.empty == 1 ? 0 : count.empty <= 0x100 ? 1 : count.empty <= 0x1_0000 ? 2 : 4
    return MemoryLayout<Value>.size == width ? count.empty : nil
  }

  /// A value of an enum for which `values(of:)` knows how many there are.
  static func value<Value>(of type: Value.Type, at index: Int) -> Value? {
    guard let count = values(of: type), (0..<count).contains(index) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1) { place in
      place.initialize(repeating: UInt64(index).littleEndian)
      return place.withMemoryRebound(to: Value.self) { $0.first }
    }
  }

  /// The names of an enum's cases, those with a payload first; none where they were left out of the
  /// binary.
  static func names(of type: any Any.Type) -> [String] {
    guard let count = count(of: type), let descriptor = descriptor(of: type) else { return [] }
    guard let fields = target(of: descriptor + 16) else { return [] }
    let total = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    guard total == count.withPayload + count.empty,
      fields.load(fromByteOffset: 10, as: UInt16.self) == 12
    else { return [] }
    return (0..<total).compactMap { index in
      guard let name = target(of: fields + 16 + index * 12 + 8) else { return nil }
      return String(cString: name.assumingMemoryBound(to: CChar.self))
    }
  }

  private static func descriptor(of type: any Any.Type) -> UnsafeRawPointer? {
    #if _ptrauth(_arm64e)
      return nil
    #else
      guard MemoryLayout<any Any.Type>.size == MemoryLayout<UnsafeRawPointer>.size else {
        return nil
      }
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard metadata.load(as: UInt.self) == 0x201 else { return nil }
      let word = metadata.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self)
      guard let descriptor = UnsafeRawPointer(bitPattern: word),
        descriptor.load(as: UInt32.self) & 0x1F == 18
      else { return nil }
      return descriptor
    #endif
  }

  /// What a relative address at a place leads to; nil for 0.
  private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.load(as: Int32.self)
    return offset == 0 ? nil : place + Int(offset)
  }
}
