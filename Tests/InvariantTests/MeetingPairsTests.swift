import PropertyKit
import PropertyTesting
import StackScrollCore
import StackScrollInvariants
import Testing

@Suite struct MeetingPairsTests {
  private static let length = Gen<Int>.int(in: 0...6).map { Double($0) }
  private static let frame = Gen.zip(length, length, length, length).map { x, y, width, height in
    Rect(x: x, y: y, width: width / 2, height: height / 2)
  }

  @Test func `the pairs are those that cover an area of each other, in order`() async throws {
    try await forAll(Gen.array(of: Self.frame, count: 0...12)) { frames in
      let expected = frames.indices.flatMap { one in
        frames.indices.dropFirst(one + 1).filter { other in
          Axis.allCases.allSatisfy { frames[one].overlap(with: frames[other], $0) > 0 }
            && !frames[one].isFlat && !frames[other].isFlat
        }.map { [one, $0] }
      }
      let found = MeetingPairs(frames, most: .max).pairs.map { [$0.one, $0.other] }
      #expect(found == expected)
      let few = MeetingPairs(frames, most: 3).pairs.map { [$0.one, $0.other] }
      #expect(few.count == min(3, expected.count))
      #expect(few.allSatisfy(expected.contains))
    }
  }

  @Test(arguments: Axis.allCases)
  func `a long row and a long column take no pair`(_ axis: Axis) {
    let frames = (0..<100_000).map { place in
      let start = Double(place) * 10
      return axis == .horizontal
        ? Rect(x: start, y: 0, width: 10, height: 20) : Rect(x: 0, y: start, width: 20, height: 10)
    }
    #expect(MeetingPairs(frames, most: .max).pairs.isEmpty)
  }
}

extension Rect {
  fileprivate var isFlat: Bool { size.width == 0 || size.height == 0 }
}
