import PropertyKit

/// How values are drawn, as data, so that another library can draw the same.
indirect enum Shape: Sendable, Encodable {
  case int(Int, Int)
  /// One of so many things, by its number.
  case choice(Int)
  case tuple([Shape])
  case list(Shape, Int, Int)
  /// A number of a range, then as many rows of as many elements.
  case square(Int, Int, Shape)
  /// A number n of a range, then n elements.
  case counted(Int, Int, Shape)
  /// A number n of a range, then two lists of n elements.
  case twins(Int, Int, Shape)
  /// A number n of a range, then n lists of up to n elements.
  case levels(Int, Int, Shape)
  /// A number of a range, then one from it on to the end of the range.
  case interval(Int, Int)
  /// `[]`, or a value and two trees, so many levels deep.
  case tree(Shape, Int)
  case union([Shape])

  /// The generator, written as a user would.
  var generator: Gen<Value> {
    switch self {
    case .int(let low, let high): return Gen<Int>.int(in: low...high).map { .number($0) }
    case .interval(let low, let high):
      return Gen<Int>.int(in: low...high).flatMap { first in
        Gen<Int>.int(in: first...high).map { Value([first, $0]) }
      }
    case .choice(let count):
      return Gen<Int>.element(of: Array(0..<count)).map { .number($0) }
    case .tuple(let shapes):
      let parts = shapes.map(\.generator)
      return Gen { source throws(Discard) in
        var values: [Value] = []
        for part in parts { values.append(try source.draw(part)) }
        return .list(values)
      }
    case .list(let shape, let low, let high): return Self.list(shape.generator, low...high)
    case .square(let low, let high, let shape):
      let element = shape.generator
      return Gen<Int>.int(in: low...high).flatMap {
        Self.list(Self.list(element, $0...$0), $0...$0)
      }
    case .counted(let low, let high, let shape):
      let element = shape.generator
      return Gen<Int>.int(in: low...high).flatMap { size in
        Gen { source throws(Discard) in
          var values: [Value] = []
          for _ in 0..<size { values.append(try source.draw(element)) }
          return .list(values)
        }
      }
    case .twins(let low, let high, let shape):
      let element = shape.generator
      return Gen<Int>.int(in: low...high).flatMap { size in
        let list = Self.list(element, size...size)
        return Gen<(Value, Value)>.zip(list, list).map { [$0, $1] }
      }
    case .levels(let low, let high, let shape):
      let element = shape.generator
      return Gen<Int>.int(in: low...high).flatMap { Self.list(Self.list(element, 0...$0), $0...$0) }
    case .tree(let shape, let depth): return Self.tree(shape.generator, depth)
    case .union(let shapes): return .one(of: shapes.map(\.generator))
    }
  }

  private static func list(_ element: Gen<Value>, _ count: ClosedRange<Int>) -> Gen<Value> {
    Gen<[Value]>.array(of: element, count: count).map { .list($0) }
  }

  private static func tree(_ element: Gen<Value>, _ depth: Int) -> Gen<Value> {
    guard depth > 0 else { return .always([]) }
    return .one(of: [
      .always([]),
      Gen { source throws(Discard) in
        let value = try source.draw(element)
        let left = try source.draw(tree(element, depth - 1))
        return [value, left, try source.draw(tree(element, depth - 1))]
      },
    ])
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    func add(_ name: String, _ numbers: Int..., of shapes: [Shape] = []) throws {
      try container.encode(name)
      for number in numbers { try container.encode(number) }
      for shape in shapes { try container.encode(shape) }
    }
    switch self {
    case .int(let low, let high): try add("int", low, high)
    case .interval(let low, let high): try add("interval", low, high)
    case .choice(let count): try add("choice", count)
    case .tuple(let shapes): try add("tuple", of: shapes)
    case .list(let shape, let low, let high): try add("list", low, high, of: [shape])
    case .square(let low, let high, let shape): try add("square", low, high, of: [shape])
    case .counted(let low, let high, let shape): try add("counted", low, high, of: [shape])
    case .twins(let low, let high, let shape): try add("twins", low, high, of: [shape])
    case .levels(let low, let high, let shape): try add("levels", low, high, of: [shape])
    case .tree(let shape, let depth): try add("tree", depth, of: [shape])
    case .union(let shapes): try add("union", of: shapes)
    }
  }
}
