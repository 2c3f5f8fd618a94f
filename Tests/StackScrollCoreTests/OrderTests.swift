import PropertyKit
import PropertyTesting
import StackScrollCore
import Testing

/// What has an order has a strict one: of two values one is less, or they are the same.
struct OrderTests {
  private static func isStrict<Value: Comparable>(_ first: Value, _ second: Value) -> Bool {
    [first < second, second < first, first == second].filter { $0 }.count == 1
  }

  @Test func `names are in a strict order`() async throws {
    let names = Gen<String>.element(of: ["a", "b", "ab", "tab1", "tab10", "tab2"])
    try await forAll(Gen<(String, String)>.zip(names, names)) { first, second in
      #expect(Self.isStrict(ViewID(first), ViewID(second)))
      #expect((ViewID(first) < ViewID(second)) == (first < second))
    }
  }

  @Test func `priorities are in a strict order`() async throws {
    let levels = Gen<Double>.element(of: [1, 25, 49, 250, 999, 1000])
    try await forAll(Gen<(Double, Double)>.zip(levels, levels)) { first, second in
      #expect(Self.isStrict(LayoutPriority(first), LayoutPriority(second)))
      #expect((LayoutPriority(first) < LayoutPriority(second)) == (first < second))
    }
  }
}
