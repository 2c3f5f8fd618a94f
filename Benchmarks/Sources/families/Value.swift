/// A number or a list of values: what every family draws, in a form that any language reads.
enum Value: Hashable, Sendable, Codable, CustomStringConvertible {
  case number(Int)
  case list([Value])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .list(try container.decode([Value].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .list(let parts): try container.encode(parts)
    }
  }

  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .list(let parts): "\(parts)"
    }
  }

  /// The number; 0 of a list.
  var n: Int { if case .number(let number) = self { number } else { 0 } }
  /// The parts of a list; none of a number.
  var parts: [Value] { if case .list(let parts) = self { parts } else { [] } }
  /// The parts as numbers.
  var ns: [Int] { parts.map(\.n) }
  subscript(place: Int) -> Value { parts[place] }
}

extension Value: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(arrayLiteral elements: Value...) { self = .list(elements) }
  init(_ numbers: [Int]) { self = .list(numbers.map(Value.number)) }
}

/// Random numbers from a text: the same on every machine.
struct Dice {
  private var state: UInt64

  /// Starts from a text (FNV-1a).
  init(_ text: String) {
    state = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// A number of a range.
  mutating func callAsFunction(_ range: ClosedRange<Int>) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    let count = UInt64(range.upperBound - range.lowerBound) + 1
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % count)
  }

  /// One of some numbers.
  mutating func callAsFunction(_ numbers: Int...) -> Int { numbers[self(0...numbers.count - 1)] }
}
