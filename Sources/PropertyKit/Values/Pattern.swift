/// The texts that a regular expression matches as a whole.
indirect enum Pattern: Sendable {
  /// One character of a class.
  case character(CharacterClass)
  /// Parts one after the other.
  case sequence([Pattern])
  /// One of several; the first is the simplest.
  case alternatives([Pattern])
  /// A part again and again.
  case repeated(Pattern, ClosedRange<Int>)

  /// The generator of the texts; a choice for each class, alternative and repetition.
  ///
  /// A text is collected by character, so nothing of an abandoned draw is left in it.
  var generator: Gen<String> {
    switch self {
    case .character(let characters):
      return characters.generator
    case .sequence(let parts):
      let generators = parts.map(\.generator)
      return Gen { source throws(Discard) in
        var text = ""
        for generator in generators { text += try source.draw(generator) }
        return text
      }
    case .alternatives(let parts):
      return .one(of: parts.map(\.generator))
    case .repeated(let part, let count) where count == 0...1:
      return .one(of: [.always(""), part.generator])
    case .repeated(let part, let count):
      return Gen<[String]>.array(of: part.generator, count: count).map { $0.joined() }
    }
  }
}

/// The characters of a class, simplest first.
struct CharacterClass: Sendable {
  /// Characters of one scalar, and others that stand there by themselves.
  enum Member: Hashable, Sendable {
    case range(ClosedRange<UInt32>)
    case single(Character)
    /// Letters beyond ASCII, which `\w` matches: never drawn, but excluded with it.
    case otherLetters
  }

  private(set) var members: [Member] = []

  init(_ members: [Member]) {
    for member in members { add(member) }
  }

  /// The characters of a text, in its order.
  init(_ text: String) {
    self.init(text.map(Self.member))
  }

  static func member(_ character: Character) -> Member {
    let scalars = character.unicodeScalars
    guard let only = scalars.first, scalars.count == 1 else { return .single(character) }
    return .range(only.value...only.value)
  }

  static let digits = CharacterClass([.range(0x30...0x39)])
  static let words = CharacterClass([
    .range(0x61...0x7A), .range(0x41...0x5A), .range(0x30...0x39), .range(0x5F...0x5F),
    .otherLetters,
  ])
  static let spaces = CharacterClass(" \t\n")
  /// What stands for "any other character": printable ASCII, simplest first, then an accent, a capital
  /// of another script, an ideograph, an emoji and a letter from right to left.
  static let common = CharacterClass(
    Alphabets.asciiText + "éß中🙂א")

  /// The common characters that are not members.
  var inverted: CharacterClass {
    CharacterClass(Self.common.members.filter { !contains($0) })
  }

  /// How many characters there are.
  var count: Int {
    members.reduce(0) { count, member in
      switch member {
      case .range(let range): count + range.count
      case .single: count + 1
      case .otherLetters: count
      }
    }
  }

  var generator: Gen<String> {
    let members = members
    guard let greatest = UInt64(exactly: count - 1) else { return .empty }
    guard greatest > 0 else { return .always(Self.text(at: 0, of: members)) }
    let order = Zigzag(above: greatest, below: 0)
    return Gen { source throws(Discard) in
      // A long class is an integer to a shrinker, so that it need not try every character.
      let index = try source.choose(
        greatest < 128 ? .branch : .integer(order), limit: greatest
      ) { $0.random.upTo(greatest) }
      return Self.text(at: Int(index), of: members)
    }
  }

  private static func text(at index: Int, of members: [Member]) -> String {
    var rest = index
    for member in members {
      switch member {
      case .range(let range):
        if rest < range.count {
          return Unicode.Scalar(range.lowerBound + UInt32(rest)).map { String($0) } ?? ""
        }
        rest -= range.count
      case .single(let character):
        if rest == 0 { return String(character) }
        rest -= 1
      case .otherLetters: break
      }
    }
    return ""
  }

  private func contains(_ member: Member) -> Bool {
    members.contains { other in
      switch (member, other) {
      case (.range(let range), .range(let other)): range.overlaps(other)
      case (.range(let range), .otherLetters):
        range.lowerBound > 0x7F && Unicode.Scalar(range.lowerBound)?.properties.isAlphabetic == true
      default: member == other
      }
    }
  }

  /// Adds a member, without the characters that are there already and surrogates, which are none.
  private mutating func add(_ member: Member) {
    guard case .range(let range) = member else {
      if !members.contains(member) { members.append(member) }
      return
    }
    var rests = [range]
    for case .range(let known) in members + [.range(0xD800...0xDFFF)] {
      rests = rests.flatMap { Self.difference($0, known) }
    }
    members += rests.map(Member.range)
  }

  private static func difference(
    _ range: ClosedRange<UInt32>, _ other: ClosedRange<UInt32>
  ) -> [ClosedRange<UInt32>] {
    guard range.overlaps(other) else { return [range] }
    var rests: [ClosedRange<UInt32>] = []
    if range.lowerBound < other.lowerBound {
      rests.append(range.lowerBound...other.lowerBound - 1)
    }
    if range.upperBound > other.upperBound {
      rests.append(other.upperBound + 1...range.upperBound)
    }
    return rests
  }
}
