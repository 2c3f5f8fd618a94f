import PropertyKit
import PropertyTesting
import Testing

@testable import StackScrollInvariants

/// Names and lines on a sheet of characters.
struct CanvasTests {
  private static let boxes: Gen<Canvas.Box> = Gen { source throws(Discard) in
    let left = try source.draw(.int(in: 0...5))
    let top = try source.draw(.int(in: 0...3))
    return Canvas.Box(
      columns: left...left + (try source.draw(.int(in: 0...12))),
      rows: top...top + (try source.draw(.int(in: 0...6))))
  }

  @Test func `a name is written where it fits between the edges, in the middle`() async throws {
    let cases = Gen.zip(Self.boxes, Gen<Int>.int(in: 1...12))
    try await forAll(cases, settings: Settings(cases: 500)) { box, length in
      let name = String(repeating: "x", count: length)
      var canvas = Canvas(columns: 18, rows: 10)
      canvas.outline(box)
      canvas.write(name, in: box)
      let row = canvas.lines.firstIndex { $0.contains(name) }
      let fits = length <= box.columns.count - 2
      #expect((row != nil) == fits)
      guard let row else { return }
      #expect(row == (box.rows.lowerBound + box.rows.upperBound) / 2)
      let line = Array(canvas.lines[row])
      let before = (line.firstIndex(of: "x") ?? 0) - box.columns.lowerBound - 1
      let after = box.columns.upperBound - 1 - (line.lastIndex(of: "x") ?? 0)
      #expect((0...1).contains(after - before))
    }
  }

  @Test func `a name gives way to what stands in the middle, to the nearest row, upwards first`() {
    let box = Canvas.Box(columns: 0...6, rows: 0...6)
    var canvas = Canvas(columns: 7, rows: 7)
    canvas.outline(box)
    var rows: [Int] = []
    for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
      canvas.write(name, in: box)
      rows += canvas.lines.indices.filter { canvas.lines[$0].contains(name) }
    }
    #expect(rows == [3, 2, 4, 1, 5, 0, 6])
  }

  @Test func `a name is written over shade and thin lines along it, over nothing else`() {
    let row = Canvas.Box(columns: 0...4, rows: 0...0)
    func written(_ draw: (inout Canvas) -> Void) -> Bool {
      var canvas = Canvas(columns: 5, rows: 1)
      draw(&canvas)
      canvas.write("abc", in: row)
      return canvas.lines[0].contains("abc")
    }
    #expect(written { _ in })
    #expect(written { $0.fill(row, with: Canvas.shade) })
    #expect(written { $0.outline(row) })
    #expect(!written { $0.fill(row, with: "·") })
    #expect(!written { $0.doubleOutline(row) })
    #expect(!written { $0.outline(Canvas.Box(columns: 0...3, rows: 0...0)) })
  }

  @Test func `thin lines join where boxes meet`() {
    var canvas = Canvas(columns: 5, rows: 5)
    for (columns, rows) in [(0...2, 0...2), (2...4, 0...2), (0...2, 2...4), (2...4, 2...4)] {
      canvas.outline(Canvas.Box(columns: columns, rows: rows))
    }
    #expect(canvas.lines == ["┌─┬─┐", "│ │ │", "├─┼─┤", "│ │ │", "└─┴─┘"])
  }
}
