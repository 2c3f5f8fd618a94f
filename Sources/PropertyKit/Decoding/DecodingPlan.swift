import Synchronization

/// What is known about the types that a generator decodes; found out once for each.
final class DecodingPlan: Sendable {
  /// How a type is drawn.
  enum Way: Sendable {
    /// By a generator of its own.
    case generator(@Sendable (inout Source) throws(Discard) -> Any)
    /// As one of so many cases that the type lists, or that its metadata counts.
    case listed(Int), cases(Int)
    /// From the values it is made of.
    case parts
    /// By its `init(from:)`.
    case decoder
  }

  /// How the `init(from:)` of a type goes about it.
  struct Facts: Sendable {
    /// How many attempts at a field may fail, each number of which leads to a value.
    ///
    /// A field where the first failure is the end has no entry. The single value of a type has an
    /// empty name.
    var failures: [String: [Int]] = [:]
    /// The cases of an enum with payloads, by number: those that do not hold the enum first.
    var keys: [Int] = []
    /// The case that ends soonest.
    var soonest = 0
    /// What text is drawn for a field, where the type refuses arbitrary text.
    var texts: [String: TextForm] = [:]
  }

  /// What overrides name: a place and the type asked for, or why the names are not known.
  struct Survey: Sendable {
    var asked: [[String]: String] = [:]
    var types: Set<ObjectIdentifier> = []
    var refusal: String?
  }

  let overrides: [DecodedOverride.Place: DecodedOverride]
  let size: Int
  private let ways = Mutex<[ObjectIdentifier: Way]>([:])
  private let facts = Mutex<[ObjectIdentifier: Facts]>([:])
  private let soonest = Mutex<[KeyAtDepth: Int?]>([:])
  private let mistakes = Mutex<String??>(nil)

  struct KeyAtDepth: Hashable, Sendable {
    let type: ObjectIdentifier
    let depth: Int
  }

  init(overrides: [DecodedOverride], size: Int) {
    self.overrides = Dictionary(overrides.map { ($0.place, $0) }) { _, last in last }
    self.size = size
  }

  // MARK: Ways

  func way<T: Decodable>(for type: T.Type) -> Way {
    let id = ObjectIdentifier(type)
    if let known = ways.withLock({ $0[id] }) { return known }
    let way = Self.findWay(for: type)
    ways.withLock { $0[id] = way }
    return way
  }

  private static func findWay<T: Decodable>(for type: T.Type) -> Way {
    if type is any DrawnOfParts.Type { return .parts }
    if let type = type as? any Arbitrary.Type { return generator(of: type) }
    if let type = type as? any CaseIterable.Type, let count = listed(type) { return .listed(count) }
    return EnumCases.values(of: type).map { .cases($0) } ?? .decoder
  }

  private static func generator<A: Arbitrary>(of type: A.Type) -> Way {
    let generator = type.arbitrary
    return .generator { source throws(Discard) in try source.draw(generator) }
  }

  private static func listed<C: CaseIterable>(_ type: C.Type) -> Int? {
    type.allCases.isEmpty ? nil : type.allCases.count
  }

  /// Whether nothing of such a type can hold itself.
  func isLeaf<T: Decodable>(_ type: T.Type) -> Bool {
    switch way(for: type) {
    case .generator, .listed, .cases: true
    case .parts, .decoder: false
    }
  }

  // MARK: Facts

  func facts<T: Decodable>(of type: T.Type) -> Facts {
    let id = ObjectIdentifier(type)
    if let known = facts.withLock({ $0[id] }) { return known }
    let found = DecodingProbe(plan: self).facts(of: type)
    facts.withLock { $0[id] = found }
    return found
  }

  /// The first case of an enum that ends within a depth; nil if none does.
  func firstKey(_ id: ObjectIdentifier, within depth: Int, find: () -> Int?) -> Int? {
    let place = KeyAtDepth(type: id, depth: depth)
    if let known = soonest.withLock({ $0[place] }) { return known }
    let found = find()
    soonest.withLock { $0[place] = .some(found) }
    return found
  }

  // MARK: Overrides

  /// What is wrong with the overrides for a type, if anything is.
  func mistake<T: Decodable>(in type: T.Type) -> String? {
    if overrides.isEmpty { return nil }
    if let known = mistakes.withLock({ $0 }) { return known }
    let survey = DecodingProbe(plan: self).survey(of: type)
    let found = overrides.values.compactMap { mistake($0, survey, "\(type)") }.sorted().first
    mistakes.withLock { $0 = .some(found) }
    return found
  }

  private func mistake(_ override: DecodedOverride, _ survey: Survey, _ root: String) -> String? {
    switch override.place {
    case .type(let id):
      guard !survey.types.contains(id) else { return nil }
      return unknown("no value of the type \(override.made) is decoded in \(root)", survey)
    case .field(let path):
      let name = path.joined(separator: ".")
      guard let asked = survey.asked[path] else {
        let siblings = names(beside: path, survey)
        let around = path.count > 1 ? path.dropLast().joined(separator: ".") : root
        return unknown(
          siblings.isEmpty
            ? "no field \(name) in \(root), where \(around) has no fields; "
              + "its fields are \(names(beside: [""], survey).joined(separator: ", "))"
            : "no field \(name) in \(root); \(path.count > 1 ? "the fields of \(around)" : "its fields")"
              + " are \(siblings.joined(separator: ", "))", survey)
      }
      guard asked.isEmpty || asked == override.made || "Optional<\(asked)>" == override.made else {
        return "the field \(name) of \(root) is decoded as \(asked), and its generator draws "
          + "\(override.made); give it a Gen<\(asked)>"
      }
      return nil
    }
  }

  private func unknown(_ text: String, _ survey: Survey) -> String {
    text + (survey.refusal.map { "; not all of them are known, since \($0)" } ?? "")
  }

  private func names(beside path: [String], _ survey: Survey) -> [String] {
    survey.asked.keys.filter { $0.count == path.count && $0.dropLast() == path.dropLast() }
      .compactMap(\.last).sorted()
  }
}
