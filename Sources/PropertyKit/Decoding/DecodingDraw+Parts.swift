/// A type that is drawn from other decodable values, as generators of such types draw it.
///
/// Its own `init(from:)` would ask for the same, but with repeated keys, or bounds out of order.
protocol DrawnOfParts {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self
}

extension Optional: DrawnOfParts where Wrapped: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    try drawing.optional(Wrapped.self) { try drawing.draw(Wrapped.self, at: path) }
  }
}

extension Array: DrawnOfParts where Element: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    var elements: Self = []
    try drawing.list(of: Element.self) {
      let place = DecodingIndex(elements.count)
      elements.append(try drawing.draw(Element.self, at: path + [place]))
      return true
    }
    return elements
  }
}

extension Set: DrawnOfParts where Element: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    var elements: Self = []
    try drawing.list(of: Element.self) {
      let place = DecodingIndex(elements.count)
      return elements.insert(try drawing.draw(Element.self, at: path + [place])).inserted
    }
    return elements
  }
}

extension Dictionary: DrawnOfParts where Key: Decodable, Value: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    var elements: Self = [:]
    try drawing.list(of: Value.self) {
      let place = path + [DecodingIndex(elements.count)]
      let key = try drawing.draw(Key.self, at: place)
      let value = try drawing.draw(Value.self, at: place)
      defer { elements[key] = elements[key] ?? value }
      return elements[key] == nil
    }
    return elements
  }
}

extension ClosedRange: DrawnOfParts where Bound: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    let first = try drawing.draw(Bound.self, at: path + [DecodingIndex(0)])
    let second = try drawing.draw(Bound.self, at: path + [DecodingIndex(1)])
    return first <= second ? first...second : second...first
  }
}

extension Range: DrawnOfParts where Bound: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    let first = try drawing.draw(Bound.self, at: path + [DecodingIndex(0)])
    let second = try drawing.draw(Bound.self, at: path + [DecodingIndex(1)])
    return first <= second ? first..<second : second..<first
  }
}

/// The place of an element of a list, set or dictionary.
struct DecodingIndex: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }
  init?(stringValue: String) { return nil }
  init?(intValue: Int) { index = intValue }

  var stringValue: String { "\(index)" }
  var intValue: Int? { index }
}

extension DecodingDraw {
  private static let presence = Weights([1, 3])

  /// Draws whether something is there, as `Gen.optional` does, and then that.
  func optional<T: Decodable>(_ type: T.Type, _ value: () throws -> T) throws -> T? {
    switch mode {
    case .probing: return nil
    case .surveying: return isInside(type) ? nil : try value()
    case .drawing: break
    }
    open(.alternative)
    let before = source.alternativeDepth
    defer {
      close()
      source.alternativeDepth = before
    }
    let mayHold = isEnding || isSpent ? !plan.isLeaf(type) : false
    if isSpent, mayHold {
      try keep { source throws(Discard) in try source.chooseForced(.branch, index: 0) }
      return nil
    }
    let isPresent = try keep { source throws(Discard) in
      try source.choose(.branch, limit: 1) { mayHold ? 0 : $0.freshBranch(Self.presence) }
    }
    source.alternativeDepth &+= 1
    return isPresent == 0 ? nil : try value()
  }

  /// Draws a list, each element with its flag; an element that is not new does not count.
  func list<T: Decodable>(of type: T.Type, _ element: () throws -> Bool) throws {
    let elements = DrawnElements(self, mayHold: !plan.isLeaf(type), isInside: isInside(type))
    while try elements.next() { elements.end(isNew: try element()) }
  }
}

/// The elements of a list that is being drawn: a flag before each, a last one, and their spans.
///
/// A fresh list ends early where many choices are used, so that lists of lists do not discard the case.
final class DrawnElements {
  private let drawing: DecodingDraw
  private let isInside: Bool
  private let greatest: Int
  private let mayHold: Bool
  private var planned: Int?
  private var (count, repeats) = (0, 0)
  /// Whether the flag before the next element was drawn, and what it says.
  private var flag: Bool?

  init(_ drawing: DecodingDraw, mayHold: Bool, isInside: Bool) {
    self.drawing = drawing
    self.mayHold = mayHold
    self.isInside = isInside
    let counts = DecodingDraw.greatestCounts
    greatest = drawing.isSpent && mayHold ? 0 : counts[min(drawing.listDepth, counts.count - 1)]
  }

  /// Whether another element follows; the same until it is ended.
  func next() throws -> Bool {
    if let flag { return flag }
    switch drawing.mode {
    case .probing: return false
    case .surveying: return !isInside && count == 0
    case .drawing: break
    }
    if planned == nil { begin() }
    let mark = drawing.source.mark
    let isStuck = repeats >= Source.greatestRepeats
    let room = isStuck ? count : greatest
    let (planned, count, reserve) = (planned ?? 0, count, drawing.reserve)
    let isMore = try drawing.keep { source throws(Discard) in
      let hasRoom = source.choicesLeft > reserve
      return try source.oneMore(count, of: hasRoom ? planned : 0, from: 0, to: room)
    }
    flag = isMore
    if isMore {
      drawing.open(.element, at: mark)
      drawing.listDepth += 1
    } else {
      drawing.close()
    }
    return isMore
  }

  /// Ends an element that was begun.
  func end(isNew: Bool = true) {
    count += isNew ? 1 : 0
    repeats = isNew ? 0 : repeats + 1
    guard drawing.mode == .drawing, flag == true else { return }
    flag = nil
    drawing.listDepth -= 1
    drawing.close()
  }

  private func begin() {
    drawing.open(.list)
    let isEnding = drawing.isEnding && mayHold
    planned =
      drawing.source.isFresh && !isEnding
      ? drawing.source.plannedCount(from: 0, to: greatest) : 0
  }
}

extension Source {
  /// How many choices the case may still draw.
  var choicesLeft: Int { max(0, freeChoices) + laterChoices + (record?.remainingChoices ?? 0) }
}

extension SIMD2: DrawnOfParts where Scalar: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    Self(try drawing.scalars(2, at: path))
  }
}

extension SIMD3: DrawnOfParts where Scalar: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    Self(try drawing.scalars(3, at: path))
  }
}

extension SIMD4: DrawnOfParts where Scalar: Decodable {
  static func drawn(by drawing: DecodingDraw, at path: [any CodingKey]) throws -> Self {
    Self(try drawing.scalars(4, at: path))
  }
}

extension DecodingDraw {
  /// The scalars of a vector.
  func scalars<T: Decodable>(_ count: Int, at path: [any CodingKey]) throws -> [T] {
    try (0..<count).map { try draw(T.self, at: path + [DecodingIndex($0)]) }
  }
}
