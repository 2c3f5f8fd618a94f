import PropertyKit
import PropertyTesting
import SelfTests
import StackScrollCore
import StackScrollInvariants
import Testing

/// Screens made so small that every length is less than a point.
struct SmallScreenTests {
  /// A power of two, so that scaling rounds nothing.
  private static let scale = 1.0 / 1024

  @Test func `a screen of tiny lengths is laid out as the same screen in full size`() async throws {
    try await forAll(.oracleScreens, settings: Settings(cases: 1500)) { screen in
      let small = try screen.scaled(by: Self.scale).ruled()
      let screen = try screen.ruled()
      for axis in Axis.allCases { #expect(small.isSettled(axis) == screen.isSettled(axis)) }
      guard let layout = try? screen.layout() else { return }
      let tiny = try small.layout()
      for (frame, other) in zip(layout.frames, tiny.frames) {
        for axis in Axis.allCases {
          #expect(Self.tolerance.isEqual(frame.min(axis), other.min(axis) / Self.scale))
          #expect(Self.tolerance.isEqual(frame.max(axis), other.max(axis) / Self.scale))
        }
      }
    }
  }

  private static let tolerance = Tolerance(absolute: 1e-4)
}
