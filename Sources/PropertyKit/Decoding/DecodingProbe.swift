/// Finds out about a type by having it decode itself, from the simplest values.
struct DecodingProbe {
  /// How many attempts at a field are made to fail.
  static let greatestFailures = 16
  /// How many enums with payloads may be needed inside one another before one ends.
  static let greatestDepth = 6
  /// How many text fields of a type may each need a form of their own.
  static let greatestTexts = 8

  let plan: DecodingPlan

  private enum End {
    case value, tooDeep
    case refused(any Error)

    var isValue: Bool { if case .value = self { true } else { false } }
  }

  private struct Trial<T> {
    let end: End
    let value: T?
    let frame: DecodingFrame
    let drawing: DecodingDraw
  }

  private func run<T: Decodable>(
    _ type: T.Type, within depth: Int, _ set: (DecodingFrame) -> Void
  ) -> Trial<T> {
    let drawing = DecodingDraw(plan, mode: .probing(depth: depth))
    let frame = DecodingFrame(type)
    set(frame)
    let end: End
    var value: T?
    do {
      value = try drawing.decode(type, at: [], as: frame)
      end = drawing.isTooDeep ? .tooDeep : drawing.discard.map { .refused($0) } ?? .value
    } catch {
      end = drawing.isTooDeep ? .tooDeep : .refused(error)
    }
    return Trial(end: end, value: value, frame: frame, drawing: drawing)
  }

  // MARK: Facts

  func facts<T: Decodable>(of type: T.Type) -> DecodingPlan.Facts {
    var facts = DecodingPlan.Facts()
    let first = run(type, within: Self.greatestDepth) { _ in }
    if first.frame.keyCount > 0 { findKeys(of: type, first.frame.keyCount, &facts) }
    if facts.keys.isEmpty {
      for isFull in [false, true] { findTexts(of: type, isFull: isFull, &facts) }
      findTracelessTexts(of: type, &facts)
      facts.failures = failures(of: type, facts)
    }
    return facts
  }

  /// How many attempts at each field may fail before the type has a value or gives up.
  private func failures<T: Decodable>(
    of type: T.Type, _ facts: DecodingPlan.Facts
  ) -> [String: [Int]] {
    let first = trial(type, facts.texts, false)
    guard first.end.isValue else { return [:] }
    var found: [String: [Int]] = [:]
    for name in first.frame.attempts.keys {
      var numbers = [0]
      for number in 1...Self.greatestFailures {
        let trial = run(type, within: Self.greatestDepth) { frame in
          frame.facts.texts = facts.texts
          frame.failures[name] = number
        }
        if trial.end.isValue { numbers.append(number) }
        // What fails as often as it was tried was not tried again.
        if trial.frame.attempts[name, default: 0] <= number { break }
      }
      if numbers.count > 1 { found[name] = numbers }
    }
    return found
  }

  private func findKeys<T: Decodable>(
    of type: T.Type, _ count: Int, _ facts: inout DecodingPlan.Facts
  ) {
    let trials = (0..<count).map { key in
      run(type, within: Self.greatestDepth) { $0.key = key }
    }
    let holding = trials.indices.filter { trials[$0].drawing.hasRecursion }
    facts.keys = trials.indices.filter { !holding.contains($0) } + holding
    for depth in 0...Self.greatestDepth {
      guard let key = firstKey(of: type, within: depth) else { continue }
      facts.soonest = key
      return
    }
    facts.soonest = facts.keys.first ?? 0
  }

  /// The first case of an enum that is decoded with so many enums inside one another; nil if there is
  /// none.
  func firstKey(of type: any Any.Type, within depth: Int) -> Int? {
    guard depth >= 0, let type = type as? any Decodable.Type else { return nil }
    func find<T: Decodable>(_ type: T.Type) -> Int? {
      let count = EnumCases.count(of: type)
      let keys = 0..<((count?.withPayload ?? 0) + (count?.empty ?? 0))
      return keys.first { key in run(type, within: depth) { $0.key = key }.end.isValue }
    }
    return plan.firstKey(ObjectIdentifier(type), within: depth) { find(type) }
  }

  // MARK: Texts

  /// Looks for texts that a type takes, where it refuses arbitrary ones.
  ///
  /// The last text it asked for before it gave up is to blame. A text is better if the type is
  /// decoded with it, or goes on to ask for another.
  private func findTexts<T: Decodable>(
    of type: T.Type, isFull: Bool, _ facts: inout DecodingPlan.Facts
  ) {
    var texts = facts.texts
    for _ in 0..<Self.greatestTexts {
      let trial = self.trial(type, texts, isFull)
      guard case .refused = trial.end, let name = trial.frame.texts.last, texts[name] == nil else {
        if trial.end.isValue { facts.texts = texts }
        return
      }
      guard let form = form(of: name, in: type, trial.frame, texts, isFull) else { return }
      texts[name] = form
    }
  }

  /// Looks for texts that a type reads something of, where arbitrary ones leave no trace in it: dates,
  /// say, that are nil unless they have the right form.
  private func findTracelessTexts<T: Decodable>(
    of type: T.Type, _ facts: inout DecodingPlan.Facts
  ) {
    let known = facts.texts
    func shown(_ name: String, _ text: String) -> String? {
      trial(type, known.merging([name: .names([text])]) { _, new in new }, true).value.map {
        var shown = ""
        dump($0, to: &shown)
        return shown
      }
    }
    let names = trial(type, known, true).frame.texts
    for name in Set(names) where known[name] == nil {
      guard let blank = shown(name, "q"), blank == shown(name, "Zx y") else { continue }
      for case .matching(let generator) in TextForm.common {
        var source = Source(replaying: Array(repeating: 1, count: 64), maximumChoices: 1000)
        guard let text = try? source.draw(generator), shown(name, text) != blank else { continue }
        facts.texts[name] = .anyOr(generator)
        break
      }
    }
  }

  private func trial<T: Decodable>(
    _ type: T.Type, _ texts: [String: TextForm], _ isFull: Bool
  ) -> Trial<T> {
    run(type, within: Self.greatestDepth) { frame in
      frame.facts.texts = texts
      frame.isFull = isFull
    }
  }

  private func form<T: Decodable>(
    of name: String, in type: T.Type, _ frame: DecodingFrame, _ texts: [String: TextForm],
    _ isFull: Bool
  ) -> TextForm? {
    func progress(_ form: TextForm) -> Int {
      let trial = trial(type, texts.merging([name: form]) { _, new in new }, isFull)
      if trial.end.isValue { return 2 }
      return trial.frame.texts.last.map { $0 != name && texts[$0] == nil } ?? false ? 1 : 0
    }
    let names = EnumCases.names(of: type) + frame.keyNames
    var seen: Set<String> = []
    let spellings = names.flatMap(Self.spellings).filter { seen.insert($0).inserted }
    let scores = spellings.map { ($0, progress(.names([$0]))) }
    if let best = scores.map(\.1).max(), best > 0 {
      // Where some names lead to a value, those that only go on to another text do so, too.
      return .names(scores.filter { $0.1 > 0 }.map(\.0))
    }
    let forms = TextForm.common.map { ($0, progress($0)) }
    return (forms.first { $0.1 == 2 } ?? forms.first { $0.1 == 1 })?.0
  }

  /// A name as code spells it: `userName`, `user_name`, `user-name`, `UserName`, `USER_NAME`.
  private static func spellings(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if character == "_" || character == "-" {
        words.append("")
      } else if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
    }
    let capitals = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return [
      name, words.joined(separator: "_"), words.joined(separator: "-"), capitals.joined(),
      words.joined(), words.joined(separator: "_").uppercased(),
    ]
  }

  // MARK: Surveys

  /// What a type asks for, with every optional present and every case taken.
  func survey<T: Decodable>(of type: T.Type) -> DecodingPlan.Survey {
    let drawing = DecodingDraw(plan, mode: .surveying)
    _ = try? drawing.draw(type, at: [])
    return drawing.survey
  }

  /// Has a type decode itself in each way there is; throws if none leads to a value.
  static func surveyed<T: Decodable>(
    _ type: T.Type, at path: [any CodingKey], by drawing: DecodingDraw
  ) throws -> T {
    let facts = drawing.plan.facts(of: type)
    var found: T?
    var refusal: (any Error)?
    // The most failures of each field, one after the other, and none at all.
    let failures =
      [("", 0)]
      + facts.failures.sorted { $0.key < $1.key }.flatMap { name, numbers in
        numbers.map { (name, $0) }
      }
    for (name, number) in failures {
      for key in facts.keys.isEmpty ? [nil] : facts.keys.map(Optional.some) {
        let frame = DecodingFrame(type)
        (frame.facts, frame.key) = (facts, key)
        frame.failures[name] = number
        do {
          found = try T(
            from: DrawingDecoder(drawing: drawing, frame: frame, codingPath: path))
        } catch {
          refusal = refusal ?? error
        }
      }
    }
    if let found { return found }
    let reason = refusal ?? Discard.nothingToChooseFrom
    if case .precondition(let text, let cause) = DecodingDraw.reason(reason, in: type) {
      drawing.survey.refusal = drawing.survey.refusal ?? text + (cause.map { ": \($0)" } ?? "")
    }
    throw reason
  }
}
