import Foundation
import TestSupport
import Testing

@testable import StackScrollInvariants

/// The schema of screen files and their reader take the same documents, but for what no schema can say.
@Suite struct SchemaAgreementTests {
  /// How many documents are drawn.
  private static let count = 3000

  @Test func `the schema and the reader take the same documents`() throws {
    let file = Repository.root.appending(path: "Documentation/screen.schema.json")
    let schema = try Schema(JSONValue(parsing: try Data(contentsOf: file)))
    let samples = try FixtureFolder.files(in: "Screens", "json").map {
      try JSONValue(parsing: try Data(contentsOf: $0))
    }
    var random = SeededNumbers(seed: 7)
    var (taken, refused, beyond) = (0, 0, 0)
    var differences: [String] = []
    for number in 0..<Self.count {
      var document =
        number.isMultiple(of: 2)
        ? schema.draw(schema.root, depth: 0, &random)
        : samples.randomElement(using: &random) ?? .null
      for _ in 0..<(number % 3) { document = document.changed(&random) }
      let isTaken = schema.takes(document)
      switch (isTaken, try Self.problem(of: document)) {
      case (true, nil): taken += 1
      // Names that stand twice or nowhere, and the like: a schema has no words for them.
      case (true, .refused?), (true, .unknownInvariant?): beyond += 1
      case (false, .some): refused += 1
      case (_, let problem):
        let words = problem.map { "only the schema takes it, and the reader says \($0)" }
        differences.append("\(words ?? "only the reader takes it"): \(try document.text())")
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(3))")
    #expect(
      taken > 400 && refused > 400, "\(taken) are taken, \(refused) refused, \(beyond) beyond")
  }

  private static func problem(of document: JSONValue) throws -> FixtureError.Problem? {
    let data = Data(try document.text().utf8)
    do throws(FixtureError) {
      _ = try ScreenFile(parsing: data)
      return nil
    } catch { return error.problem }
  }
}

/// As much of a schema as this one needs.
private struct Schema {
  let root: JSONValue
  private let definitions: [String: JSONValue]

  init(_ root: JSONValue) throws {
    self.root = root
    definitions = root.object["$defs"]?.object ?? [:]
  }

  private func resolved(_ schema: JSONValue) -> [String: JSONValue] {
    guard case .string(let name)? = schema.object["$ref"] else { return schema.object }
    return definitions[String(name.dropFirst("#/$defs/".count))]?.object ?? [:]
  }

  /// Whether a value is as a schema says.
  func takes(_ value: JSONValue, _ schema: JSONValue? = nil) -> Bool {
    let schema = schema ?? root
    if case .bool(let isAny) = schema { return isAny }
    let rules = resolved(schema)
    if let wanted = rules["const"], wanted != value { return false }
    if case .array(let words)? = rules["enum"], !words.contains(value) { return false }
    if let kinds = rules["type"], !isOf(kinds, value) { return false }
    if case .array(let choices)? = rules["oneOf"], choices.count(where: { takes(value, $0) }) != 1 {
      return false
    }
    switch value {
    case .number(let number):
      return number >= rules["minimum"]?.number ?? -.infinity
        && number <= rules["maximum"]?.number ?? .infinity
    case .string(let text):
      return Double(text.unicodeScalars.count) >= rules["minLength"]?.number ?? 0
        && matches(text, rules["pattern"])
    case .array(let items): return items.allSatisfy { takes($0, rules["items"] ?? .bool(true)) }
    case .object(let object): return takes(object, rules)
    case .bool, .null: return true
    }
  }

  private func takes(_ object: [String: JSONValue], _ rules: [String: JSONValue]) -> Bool {
    let properties = rules["properties"]?.object ?? [:]
    if case .array(let keys)? = rules["required"] {
      for case .string(let key) in keys where object[key] == nil { return false }
    }
    return Double(object.count) >= rules["minProperties"]?.number ?? 0
      && Double(object.count) <= rules["maxProperties"]?.number ?? .infinity
      && object.allSatisfy { key, value in
        takes(value, properties[key] ?? rules["additionalProperties"] ?? .bool(true))
      }
  }

  private func isOf(_ kinds: JSONValue, _ value: JSONValue) -> Bool {
    if case .array(let kinds) = kinds { return kinds.contains { isOf($0, value) } }
    return switch (kinds, value) {
    case (.string("number"), .number), (.string("string"), .string), (.string("array"), .array),
      (.string("object"), .object), (.string("boolean"), .bool):
      true
    case (.string("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }

  private func matches(_ text: String, _ pattern: JSONValue?) -> Bool {
    guard case .string(let pattern)? = pattern else { return true }
    return (try? Regex(pattern).firstMatch(in: text)) != nil
  }

  /// A value that is as a schema says, but where one choice forbids what is drawn beside it.
  func draw(_ schema: JSONValue, depth: Int, _ random: inout SeededNumbers) -> JSONValue {
    let rules = resolved(schema)
    if let only = rules["const"] { return only }
    if case .array(let words)? = rules["enum"] {
      return words.randomElement(using: &random) ?? .null
    }
    if rules["properties"] == nil, case .array(let choices)? = rules["oneOf"] {
      let choice = depth < 8 ? choices.randomElement(using: &random) : choices.first
      return draw(choice ?? .null, depth: depth + 1, &random)
    }
    let kind = if case .array(let kinds)? = rules["type"] { kinds.first } else { rules["type"] }
    switch kind {
    case .string("boolean"): return .bool(Bool.random(using: &random))
    case .string("number"), .string("integer"):
      let (low, high) = (rules["minimum"]?.number ?? -9, rules["maximum"]?.number ?? 99)
      let some = [low, high, 1, 2, max(low, 40)].filter { (low...high).contains($0) }
      return .number(some.randomElement(using: &random) ?? low)
    case .string("string"):
      guard case .string(let pattern)? = rules["pattern"], pattern.hasPrefix("^.+") else {
        return .string(names.randomElement(using: &random) ?? "a")
      }
      let words = pattern.drop { $0 != "(" }.split { "()|$".contains($0) }
      return .string("root.\(words.randomElement(using: &random) ?? "top")")
    case .string("array"):
      let count = depth < 9 ? Int.random(in: 0...2, using: &random) : 0
      let items = rules["items"] ?? .null
      return .array((0..<count).map { _ in draw(items, depth: depth + 1, &random) })
    default: return drawObject(rules, depth, &random)
    }
  }

  private var names: [String] { ["root", "a", "b", "c", "card", "two words"] }

  private func drawObject(
    _ rules: [String: JSONValue], _ depth: Int, _ random: inout SeededNumbers
  ) -> JSONValue {
    let properties = rules["properties"]?.object ?? [:]
    var choice: [String: JSONValue] = [:]
    if case .array(let choices)? = rules["oneOf"] {
      // Deep inside, a view holds no others.
      choice = (depth < 9 ? choices.randomElement(using: &random) : choices.first)?.object ?? [:]
    }
    var wanted: Set<String> = []
    for case .array(let keys) in [rules["required"], choice["required"]].compactMap(\.self) {
      for case .string(let key) in keys { wanted.insert(key) }
    }
    let forbidden = choice["properties"]?.object ?? [:]
    let most = Int(rules["maxProperties"]?.number ?? 99)
    var object: [String: JSONValue] = [:]
    for key in properties.keys.sorted().shuffled(using: &random) where forbidden[key] == nil {
      let isDrawn = Int.random(in: 0..<(depth > 6 ? 12 : 5), using: &random) == 0
      let isMissing = object.count < Int(rules["minProperties"]?.number ?? 0)
      guard wanted.contains(key) || isMissing || (isDrawn && object.count < most) else { continue }
      object[key] = properties[key].map { draw($0, depth: depth + 1, &random) }
    }
    if let others = rules["additionalProperties"], case .object = others,
      Bool.random(using: &random)
    {
      object["a"] = draw(others, depth: depth + 1, &random)
    }
    return .object(object)
  }
}

extension JSONValue {
  fileprivate var object: [String: JSONValue] {
    if case .object(let object) = self { object } else { [:] }
  }

  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The value with one thing in it that is another, too much or missing.
  fileprivate func changed(_ random: inout SeededNumbers) -> JSONValue {
    let others: [JSONValue] = [
      .null, .bool(true), .number(0), .number(-1), .number(1.5), .number(2e9), .number(1001),
      .string(""), .string("a"), .string("intrinsic"), .array([]), .object([:]),
      .array([.number(1)]), .object(["a": .number(1)]),
    ]
    let other = others.randomElement(using: &random) ?? .null
    switch self {
    case .object(var object):
      guard let key = object.keys.sorted().randomElement(using: &random), let value = object[key]
      else { return other }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: object[key] = nil
      case 1:
        object[["id", "constant", "at", "unknown"].randomElement(using: &random) ?? ""] = other
      case 2: object[key] = other
      default: object[key] = value.changed(&random)
      }
      return .object(object)
    case .array(var items):
      guard let place = items.indices.randomElement(using: &random) else { return .array([other]) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        items.append(items[place])
      } else {
        items[place] = items[place].changed(&random)
      }
      return .array(items)
    default: return other
    }
  }
}

/// Numbers that are the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
