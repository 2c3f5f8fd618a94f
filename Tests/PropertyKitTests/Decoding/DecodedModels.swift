import Foundation
import PropertyKit

/// Types of every form that `Decodable` has, as models have them.
enum Models {
  struct Team: Codable, Hashable, Sendable {
    var lead: Account
    var members: [Account]
    var budget: Double
  }

  struct Account: Codable, Hashable, Sendable {
    var id: Int
    var name: String
    var roles: [Role]
    var note: String?
  }

  /// Neither `CaseIterable` nor of one word each.
  enum Role: String, Codable, Hashable, Sendable { case owner = "OWNER", editor, guest = "a guest" }
  enum Level: Int, Codable, Hashable, Sendable { case low = 10, middle = 20, high = 40 }
  enum Only: String, Codable, Hashable, Sendable { case one }
  enum Side: String, Codable, CaseIterable, Hashable, Sendable { case left, right }

  enum Shape: Codable, Hashable, Sendable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case nothing
    case many([Shape])
  }

  indirect enum Expression: Codable, Hashable, Sendable {
    case sum(Expression, Expression)
    case negated(Expression)
    case number(Int)

    var count: Int {
      switch self {
      case .sum(let left, let right): left.count + right.count + 1
      case .negated(let inner): inner.count + 1
      case .number: 1
      }
    }
    var hasDoubleNegation: Bool {
      switch self {
      case .sum(let left, let right): left.hasDoubleNegation || right.hasDoubleNegation
      case .negated(.negated): true
      case .negated(let inner): inner.hasDoubleNegation
      case .number: false
      }
    }
  }

  struct Folder: Codable, Hashable, Sendable {
    var name: String
    var children: [Folder]
    var depth: Int { 1 + (children.map(\.depth).max() ?? 0) }
    var count: Int { 1 + children.map(\.count).reduce(0, +) }
  }

  final class Link: Codable, Sendable {
    let value: Int
    let next: Link?
    var count: Int { 1 + (next?.count ?? 0) }
    init(value: Int, next: Link?) { (self.value, self.next) = (value, next) }
  }

  class Animal: Codable {
    let name: String
    private enum CodingKeys: String, CodingKey { case name = "animal_name" }
  }

  final class Dog: Animal {
    let tricks: [String]
    private enum CodingKeys: CodingKey { case tricks }
    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      tricks = try container.decode([String].self, forKey: .tricks)
      try super.init(from: container.superDecoder())
    }
  }

  /// One that holds itself in every value.
  final class Endless: Codable, Sendable { let next: Endless }

  struct Values: Codable, Hashable, Sendable {
    var date: Date
    var uuid: UUID
    var url: URL
    var data: Data
    var price: Decimal
    var names: [String: Int]
    var numbers: [Int: Bool]
    var roles: [Role: Level]
    var flags: Set<Side>
    var range: ClosedRange<Int>
    var half: Range<Double>
    var only: Only
    var small: Int8
    var wide: UInt64
    var float: Float
    var nested: [[Int]]
    var pair: [String?]
    var duration: Duration
  }

  /// Refuses an empty name, and says why.
  struct Named: Codable, Hashable, Sendable {
    struct Empty: Error {}
    let name: String
    let age: Int
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      age = try container.decode(Int.self, forKey: .age)
      if age < 0 { throw Empty() }
    }
  }

  /// One of several types in the same place.
  enum IntOrText: Codable, Hashable, Sendable {
    case number(Int), text(String), flag(Bool)
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .flag(try container.decode(Bool.self))
      }
    }
  }

  /// A name alone, or an object whose number may be a text, and whose note may be of any type.
  enum Tag: Decodable, Hashable, Sendable {
    case name(String)
    case object(id: String, isNumber: Bool, note: Int?)
    private enum CodingKeys: CodingKey { case id, note }
    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        self = .name(name)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let note = try? container.decode(Int.self, forKey: .note)
      if let id = try? container.decode(Int.self, forKey: .id) {
        self = .object(id: "\(id)", isNumber: true, note: note)
      } else {
        let id = try container.decode(String.self, forKey: .id)
        self = .object(id: id, isNumber: false, note: note)
      }
    }
  }

  /// An object whose number may be a text.
  struct Row: Decodable, Hashable, Sendable {
    let id: String
    let isNumber: Bool
    let note: Int?
    private enum CodingKeys: CodingKey { case id, note }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      note = try? container.decode(Int.self, forKey: .note)
      if let number = try? container.decode(Int.self, forKey: .id) {
        (id, isNumber) = ("\(number)", true)
      } else {
        (id, isNumber) = (try container.decode(String.self, forKey: .id), false)
      }
    }
  }

  /// Told apart by a text that names the case.
  enum Event: Decodable, Hashable, Sendable {
    case pushEvent(count: Int)
    case openEvent(title: String)
    private enum CodingKeys: String, CodingKey { case type, count, title }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "push_event": self = .pushEvent(count: try container.decode(Int.self, forKey: .count))
      case "open_event":
        self = .openEvent(title: try container.decode(String.self, forKey: .title))
      case let other:
        throw DecodingError.dataCorruptedError(
          forKey: .type, in: container, debugDescription: "no event \(other)")
      }
    }
  }

  /// Keeps a date and a number as text.
  struct Entry: Decodable, Hashable, Sendable {
    let day: Date
    let amount: Int
    private enum CodingKeys: String, CodingKey { case day, amount }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let text = try container.decode(String.self, forKey: .day)
      guard let day = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(
          forKey: .day, in: container, debugDescription: "\(text) is no date")
      }
      self.day = day
      guard let amount = Int(try container.decode(String.self, forKey: .amount)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .amount, in: container, debugDescription: "no number")
      }
      self.amount = amount
    }
  }

  /// Takes any text, but reads a date of some only.
  struct Lenient: Decodable, Hashable, Sendable {
    let name: String
    let day: Date?
    private enum CodingKeys: CodingKey { case name, day }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      let text = try container.decodeIfPresent(String.self, forKey: .day)
      day = text.flatMap { try? Date($0, strategy: .iso8601) }
    }
  }

  /// Reads what its keys are called, and lists by hand.
  struct Loose: Decodable, Hashable, Sendable {
    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
    }
    private enum Keys: CodingKey { case lists, labels, inner, maybe }
    private enum Inner: CodingKey { case x }
    var labels: [String: Int] = [:]
    var lists: [Int] = []
    var x: Int
    var maybe: Int?
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let labels = try container.nestedContainer(keyedBy: Key.self, forKey: .labels)
      for key in labels.allKeys {
        self.labels[key.stringValue] = try labels.decode(Int.self, forKey: key)
      }
      var lists = try container.nestedUnkeyedContainer(forKey: .lists)
      while !lists.isAtEnd { self.lists.append(try lists.decode(Int.self)) }
      let inner = try container.nestedContainer(keyedBy: Inner.self, forKey: .inner)
      x = try inner.decode(Int.self, forKey: .x)
      if container.contains(.maybe) {
        maybe =
          try container.decodeNil(forKey: .maybe)
          ? nil : container.decode(Int.self, forKey: .maybe)
      }
    }
  }

  struct Percentage: Codable, Hashable, Arbitrary {
    let value: Int
    static var arbitrary: Gen<Percentage> {
      Gen<Int>.int(in: 0...100).map { Percentage(value: $0) }
    }
  }

  struct Poll: Codable, Hashable, Sendable {
    let shares: [Percentage]
    let quorum: Percentage?
  }
}
