/// One value that is being decoded: where it draws from, and how far it has come.
///
/// A decoder is handed to code that may keep it, so it holds this object and no pointer; the source is
/// put into it for as long as the value is drawn.
final class DecodingDraw {
  enum Mode: Equatable {
    /// Draws for a case.
    case drawing
    /// Finds out whether an initialiser ends: the simplest values, enums so deep at most.
    case probing(depth: Int)
    /// Finds out what is asked for: every optional present, every list with one element.
    case surveying

    var isProbing: Bool { if case .probing = self { true } else { false } }
  }

  /// How many elements a list, set or dictionary has at most, by how many are around it.
  static let greatestCounts = [20, 8, 4, 2]
  /// After how many choices no fresh list goes on; after half of those a case has left, if that is less.
  static let greatestChoices = 1000
  /// How many types may be decoded inside one another, besides those inside of themselves.
  static let greatestDepth = 64

  let plan: DecodingPlan
  let mode: Mode
  var source: Source
  /// The types that are being decoded, outermost first.
  var types: [ObjectIdentifier] = []
  /// The first discard, which counts even where the initialiser goes on with `try?`.
  var discard: Discard?
  /// The innermost type that refused what was drawn, unless one around it made do.
  private var refusing: (any Any.Type)?
  /// What was asked for so far, while surveying.
  var survey = DecodingPlan.Survey()
  /// How many lists are around what is drawn.
  var listDepth = 0
  /// Whether an enum was met too deep inside of others, while probing.
  var isTooDeep = false
  /// Whether a type was met inside of itself.
  var hasRecursion = false
  /// How many enums with payloads may still be met inside one another, while probing.
  var enumsLeft: Int
  /// With how many choices left no list goes on.
  private(set) var reserve = 0
  private var (partsLeft, partsPlanned): (Int, Int?)
  private var openSpans = 0

  init(_ plan: DecodingPlan, mode: Mode) {
    self.plan = plan
    self.mode = mode
    (partsLeft, partsPlanned) = (plan.size, nil)
    if case .probing(let depth) = mode { enumsLeft = depth } else { enumsLeft = 0 }
    source = Source(replaying: [], maximumChoices: mode == .drawing ? 0 : 10_000)
  }

  /// Puts a source into this, and what was in it into the place of the source.
  func exchange(_ source: inout Source) {
    swap(&self.source, &source)
    let left = self.source.choicesLeft
    reserve = max(left / 2, left - Self.greatestChoices)
  }

  func root<T: Decodable>(_ type: T.Type) throws(Discard) -> T {
    do {
      let value = try draw(type, at: [])
      if let discard { throw discard }
      return value
    } catch {
      throw discard ?? Self.reason(error, in: refusing ?? type)
    }
  }

  // MARK: Values

  func draw<T: Decodable>(_ type: T.Type, at path: [any CodingKey]) throws -> T {
    if mode == .surveying { note(type, at: path) }
    if let value = try overridden(type, at: path) { return value }
    switch plan.way(for: type) {
    case .generator(let generator):
      return try cast(try keep { source throws(Discard) -> Any in try generator(&source) } as Any?)
    case .listed(let count):
      return try cast(listed(type, try branch(of: count)))
    case .cases(let count):
      return try cast(EnumCases.value(of: type, at: try branch(of: count)))
    case .parts:
      guard let parts = type as? any DrawnOfParts.Type else { break }
      return try cast(try parts.drawn(by: self, at: path))
    case .decoder: break
    }
    return try decode(type, at: path)
  }

  /// Draws from the source; a discard is kept.
  func keep<Value>(
    _ draw: (inout Source) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    do throws(Discard) { return try draw(&source) } catch {
      discard = discard ?? error
      throw error
    }
  }

  func fail(_ reason: String) -> Discard {
    let found = Discard.cannotDraw(reason)
    discard = discard ?? found
    return found
  }

  private func cast<T>(_ value: Any?) throws -> T {
    guard let value = value as? T else {
      throw fail("no \(T.self) was made; conform it to Arbitrary")
    }
    return value
  }

  func branch(of count: Int) throws(Discard) -> Int {
    let limit = UInt64(count - 1)
    return Int(
      try keep { source throws(Discard) in
        try source.choose(.branch, limit: limit) { $0.random.upTo(limit) }
      })
  }

  private func listed<T>(_ type: T.Type, _ index: Int) -> Any? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    func element<C: CaseIterable>(_: C.Type) -> Any? {
      let all = C.allCases
      return index < all.count ? all[all.index(all.startIndex, offsetBy: index)] : nil
    }
    return element(type)
  }

  // MARK: Spans

  func open(_ label: SpanLabel) { open(label, at: source.mark) }

  func open(_ label: SpanLabel, at mark: Int) {
    source.openSpan(label, at: mark)
    openSpans += 1
  }

  func close() {
    guard openSpans > 0 else { return }
    source.closeSpan()
    openSpans -= 1
  }

  /// Closes what an initialiser left open.
  private func close(to depth: Int) {
    while openSpans > depth { close() }
  }

  // MARK: Types that decode themselves

  func decode<T: Decodable>(
    _ type: T.Type, at path: [any CodingKey], as given: DecodingFrame? = nil
  ) throws -> T {
    let id = ObjectIdentifier(type)
    guard types.count - Self.greatestDepth < plan.size else {
      throw fail("\(type) holds itself in every value that was tried; conform it to Arbitrary")
    }
    if types.contains(id) { try enterAgain() }
    types.append(id)
    let (depth, lists, enums) = (openSpans, listDepth, enumsLeft)
    let alternatives = source.alternativeDepth
    defer {
      types.removeLast()
      close(to: depth)
      (listDepth, enumsLeft) = (lists, enums)
      source.alternativeDepth = alternatives
    }
    if mode == .surveying, given == nil {
      return try DecodingProbe.surveyed(type, at: path, by: self)
    }
    let frame = given ?? self.frame(of: type)
    do {
      let value = try T(from: DrawingDecoder(drawing: self, frame: frame, codingPath: path))
      refusing = nil
      return value
    } catch {
      refusing = refusing ?? type
      throw error
    }
  }

  /// What is known about a type before it is asked to decode itself.
  private func frame<T: Decodable>(of type: T.Type) -> DecodingFrame {
    let frame = DecodingFrame(type)
    if mode == .drawing { frame.facts = plan.facts(of: type) }
    return frame
  }

  // MARK: Recursion

  /// Counts a type inside of itself.
  private func enterAgain() throws {
    hasRecursion = true
    if mode == .surveying { throw Discard.tooManyChoices }
    if partsPlanned == nil {
      let size = plan.size
      partsPlanned = source.isFresh ? source.plannedCount(from: 0, to: size) : 0
    }
    partsLeft = max(0, partsLeft - 1)
    partsPlanned = max(0, (partsPlanned ?? 0) - 1)
  }

  /// Whether only what ends may follow.
  var isSpent: Bool { partsLeft == 0 && hasRecursion || mode != .drawing }
  /// Whether a fresh value had better end here.
  var isEnding: Bool { hasRecursion && partsPlanned == 0 }

  func isInside<T>(_ type: T.Type) -> Bool { types.contains(ObjectIdentifier(type)) }

  // MARK: Errors

  static func reason(_ error: any Error, in type: any Any.Type) -> Discard {
    if let discard = error as? Discard { return discard }
    guard let error = error as? DecodingError else {
      return .precondition("\(type) refuses what was drawn", because: "\(error)")
    }
    let context: DecodingError.Context? =
      switch error {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context
      @unknown default: nil
      }
    let path = context?.codingPath.map(\.stringValue).joined(separator: ".") ?? ""
    let said = context?.debugDescription ?? "\(error)"
    return .precondition(
      "\(type) refuses what was drawn\(path.isEmpty ? "" : " at \(path)")", because: said)
  }
}

/// One type that decodes itself.
final class DecodingFrame {
  let type: any Any.Type
  /// Whether it is an enum with payloads, of which one case is drawn.
  let isEnum: Bool
  var facts = DecodingPlan.Facts()
  /// How many attempts at a field fail.
  var failures: [String: Int] = [:]
  /// How many attempts at a field there were.
  var attempts: [String: Int] = [:]
  /// The case that is taken, by number; nil to draw one.
  var key: Int?
  /// How many cases the enum's keys have.
  var keyCount = 0
  /// Whether text that may be absent is there, to find out what text is taken.
  var isFull = false
  /// The fields that were asked for as text, the last one at the end, and the names of keys.
  var texts: [String] = []
  var keyNames: [String] = []

  init(_ type: any Any.Type) {
    self.type = type
    isEnum = (EnumCases.count(of: type)?.withPayload ?? 0) > 0
  }
}
