import Foundation
import Testing

@testable import PropertyKit

/// Values as source that makes them again.
struct ValueTextTests {
  struct Line { var amount: Int, name: String? }
  enum Kind { case plain, number(Int), pair(x: Double, String), line(Line) }
  class Base { let id = 3 }
  final class Node: Base { var next: Node? }
  struct Told: CustomStringConvertible { var description: String { "told" } }

  private static var values: [(Any, String)] {
    [
      (Line(amount: 3, name: nil), "Line(amount: 3, name: nil)"),
      ([Line(amount: 3, name: "a\n")], "[Line(amount: 3, name: \"a\\n\")]"),
      (Kind.plain, ".plain"), (Kind.number(4), ".number(4)"),
      (Kind.pair(x: 0.5, "b"), ".pair(x: 0.5, \"b\")"),
      (Kind.line(Line(amount: 1, name: "")), ".line(Line(amount: 1, name: \"\"))"),
      ([Kind?.some(.plain), nil] as [Kind?], "[.plain, nil]"),
      ((1, label: "x", Character("c")), "(1, label: \"x\", \"c\")"),
      ([String: Int](), "[:]"), (["b": 2, "a": 1], "[\"a\": 1, \"b\": 2]"),
      (Set([3, 1, 2]), "[1, 2, 3]"), ([Double.nan, -.infinity, -0.0], "[.nan, -.infinity, -0.0]"),
      (Told(), "told"), ([Told()], "[told]"), (0..<3, "0..<3"), ("", "\"\""),
      (Data([1, 2]), "Data([1, 2])"), (Decimal(15) / 10, "Decimal(string: \"1.5\")!"),
      (Date(timeIntervalSinceReferenceDate: 60), "Date(timeIntervalSinceReferenceDate: 60.0)"),
      (URL(filePath: "/b c"), "URL(string: \"file:///b%20c\")!"),
    ]
  }

  @Test(arguments: values.indices) func `a value reads as its source`(index: Int) {
    let (value, text) = Self.values[index]
    #expect(ValueText.text(of: value) == text)
  }

  @Test func `objects are shown with what they inherit, and cycles end`() {
    let node = Node()
    #expect(ValueText.text(of: node) == "Node(id: 3, next: nil)")
    node.next = node
    let text = ValueText.text(of: node)
    #expect(text.hasPrefix("Node(id: 3, next: Node(id: 3, next: "))
    #expect(text.contains("…"))
    node.next = nil
  }
}
