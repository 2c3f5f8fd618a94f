import Testing

@testable import PropertyKit

/// The order of bounded integers.
struct ZigzagTests {
  static let signedEnds: [Int64] = [.min, .min + 1, -2, -1, 0, 1, 2, .max - 1, .max]
  static let unsignedEnds: [UInt64] = [
    0, 1, 0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, .max - 1, .max,
  ]

  @Test func `around zero the order is 0, 1, -1, 2, -2, then the longer side`() {
    #expect(values(Zigzag(above: 4, below: 2)) == [0, 1, -1, 2, -2, 3, 4])
    #expect(values(Zigzag(above: 1, below: 3)) == [0, 1, -1, -2, -3])
    #expect(values(Zigzag(above: 3, below: 0)) == [0, 1, 2, 3])
    #expect(values(Zigzag(above: 0, below: 3)) == [0, -1, -2, -3])
    #expect(values(Zigzag(above: 0, below: 0)) == [0])
  }

  @Test func `every small range is a bijection`() {
    for above: UInt64 in 0...12 {
      for below: UInt64 in 0...12 {
        let zigzag = Zigzag(above: above, below: below)
        let found = values(zigzag)
        #expect(Set(found) == Set(-Int64(below)...Int64(above)))
        #expect(found.count == Int(above + below) + 1)
        for (index, value) in found.enumerated() {
          #expect(zigzag.index(of: UInt64(bitPattern: value), isAbove: value > 0) == UInt64(index))
        }
      }
    }
  }

  @Test func `an index never names a value farther out than the next one does, side by side`() {
    for above: UInt64 in 0...12 {
      for below: UInt64 in 0...12 {
        let distances = values(Zigzag(above: above, below: below)).map(\.magnitude)
        #expect(distances == distances.sorted())
      }
    }
  }

  @Test(arguments: signedEnds)
  func `the whole of Int64 fits around any target`(target: Int64) {
    let zigzag = Zigzag(
      above: UInt64(bitPattern: .max &- target), below: UInt64(bitPattern: target &- .min))
    #expect(zigzag.limit == .max)
    for value in Self.signedEnds {
      let index = zigzag.index(of: UInt64(bitPattern: value &- target), isAbove: value > target)
      #expect(target &+ Int64(bitPattern: zigzag.offset(at: index)) == value)
    }
    for index in Self.unsignedEnds {
      let value = target &+ Int64(bitPattern: zigzag.offset(at: index))
      let back = zigzag.index(of: UInt64(bitPattern: value &- target), isAbove: value > target)
      #expect(back == index)
    }
  }

  @Test(arguments: unsignedEnds)
  func `the whole of UInt64 fits around any target`(target: UInt64) {
    let zigzag = Zigzag(above: .max - target, below: target)
    #expect(zigzag.limit == .max)
    for value in Self.unsignedEnds {
      let index = zigzag.index(of: value &- target, isAbove: value > target)
      #expect(target &+ zigzag.offset(at: index) == value)
    }
  }

  private func values(_ zigzag: Zigzag) -> [Int64] {
    (0...zigzag.limit).map { Int64(bitPattern: zigzag.offset(at: $0)) }
  }
}
