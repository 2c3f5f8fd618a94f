/// The rules, applied to one source.
struct Porting {
  let declarations: Declarations
  /// What replaces ranges of bytes.
  var edits: [(range: Range<Int>, text: String)] = []
  /// Members that move.
  var moves = MovedMembers()
  /// The classes of a name, in order.
  let classes: [String: [Declarations.TypeScope]]
  /// Of each token, the first from it on that is no attribute and no word of access.
  private let declared: [Int]
  var changes: [(at: Int, words: String)] = []
  var obstacles: [(at: Int, words: String)] = []

  init(_ source: [UInt8]) {
    let declarations = Declarations(source)
    self.declarations = declarations
    classes = Dictionary(grouping: declarations.types.filter { $0.keyword == "class" }, by: \.name)
    var declared = Array(declarations.tokens.indices) + [declarations.tokens.count]
    for place in declarations.tokens.indices.reversed()
    where declarations.tokens[place].kind == .attribute
      || Self.wordsOfAccess.contains(declarations.text(place))
    {
      declared[place] = declared[place + 1]
    }
    self.declared = declared
  }

  private static let wordsOfAccess: Set = [
    "public", "internal", "private", "fileprivate", "package", "open",
  ]

  mutating func rewrite(overridden: [String: Set<String>]) {
    for (place, token) in declarations.tokens.enumerated()
    where !declarations.needsRuntime[place] {
      switch token.kind {
      case .attribute: attribute(at: place)
      case .directive: directive(at: place)
      case .word: word(at: place)
      default: break
      }
    }
    for type in declarations.types where ["class", "extension"].contains(type.keyword) {
      for member in declarations.members(of: type) { initialValue(of: member) }
    }
    importUIKit()
    let all = overridden.merging(declarations.overrides) { $0.union($1) }
    for type in declarations.types where type.keyword == "extension" {
      members(of: type, overridden: all[type.name] ?? [])
    }
  }
}

// MARK: - Attributes

extension Porting {
  /// Attributes that mean something to the Objective-C runtime or to Interface Builder alone.
  private static let dropped: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@IBAction", "@IBOutlet", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@GKInspectable",
  ]

  private static let impossible = [
    "@NSManaged": "Core Data makes this property at run time; keep it out of view code",
    "@UIApplicationMain": "an app has its entry elsewhere; leave this file out",
    "@NSApplicationMain": "an app has its entry elsewhere; leave this file out",
  ]

  private mutating func attribute(at place: Int) {
    let name = declarations.text(place)
    if let reason = Self.impossible[name] {
      obstacles.append((offset(place), "\(name): \(reason)"))
    }
    if name == "@MainActor" { rewriteMainActor(at: place) }
    guard Self.dropped.contains(name) else { return }
    var last = place
    let next = declarations.tokens[place].range.upperBound
    if declarations.isPunctuation(place + 1, "("), offset(place + 1) == next {
      last = declarations.partner[place + 1] ?? place
    }
    remove(place...last)
    changes.append((offset(place), "\(name) removed"))
    switch name {
    case "@objc": limitToClasses(after: last)
    case "@IBOutlet":
      obstacles.append(
        (
          offset(place),
          "no storyboard connects this outlet here: make the view in code, or set it in the test"
        ))
    default: break
    }
  }

  /// Removes tokens with the blanks after them, and with all of their line if nothing else is on it but
  /// for its end.
  mutating func remove(_ places: ClosedRange<Int>) {
    let source = declarations.source
    var (start, end) = (
      offset(places.lowerBound), declarations.tokens[places.upperBound].range.upperBound
    )
    while end < source.count, Self.isBlank(source[end]) { end += 1 }
    let endsLine = end == source.count || source[end] == 0x0A || source[end] == 0x0D
    if endsLine, declarations.beginsLine(places.lowerBound) { start = lineStart(start) }
    edits.append((start..<end, ""))
  }

  /// Makes a protocol that follows one of classes, as protocols of Objective-C are.
  private mutating func limitToClasses(after place: Int) {
    let next = declared[place + 1]
    if declarations.text(next) == "optional" {
      obstacles.append(
        (
          offset(next),
          "only a protocol of Objective-C has optional members: give this one an implementation "
            + "in an extension of the protocol, and call it without \"?\""
        ))
      edits.append((declarations.tokens[next].range, ""))
    }
    guard declarations.text(next) == "protocol",
      let type = declarations.type(namedAt: next + 1),
      !type.inherited.contains(where: ["AnyObject", "class", "NSObjectProtocol"].contains)
    else { return }
    let end = declarations.tokens[type.nameAt].range.upperBound
    let isAlone = type.inherited.isEmpty
    if isAlone {
      edits.append((end..<end, ": AnyObject"))
    } else if let colon = declarations.tokens[(type.nameAt + 1)...].first {
      edits.append((colon.range, ": AnyObject,"))
    }
    changes.append((offset(next), "protocol \(type.name) keeps to classes"))
  }
}

// MARK: - Selectors

extension Porting {
  private mutating func directive(at place: Int) {
    switch declarations.text(place) {
    case "#selector":
      guard declarations.isPunctuation(place + 1, "("), let end = declarations.partner[place + 1],
        end > place + 2
      else { return }
      do throws(Obstacle) {
        let inside = try selector((place + 2)..<end)
        edits.append((declarations.tokens[place].range, "Selector"))
        edits += inside
        changes.append((offset(place), "#selector rewritten as Selector"))
      } catch {
        obstacles.append((offset(place), error.words))
      }
    case "#keyPath":
      obstacles.append((offset(place), "#keyPath: there is no key-value coding; use a key path"))
    default: break
    }
  }

  private struct Obstacle: Error { let words: String }

  /// What is changed inside the parentheses of a selector.
  private func selector(
    _ inside: Range<Int>
  ) throws(Obstacle) -> [(range: Range<Int>, text: String)] {
    let tokens = declarations.tokens
    var (place, cast) = (inside.lowerBound, Int?.none)
    // The names that lead to the method, each with its place.
    var path = [place]
    if declarations.isPunctuation(place + 1, ":") {
      throw Obstacle(words: "a \(declarations.text(place)) has no selector here: write a method")
    }
    while place < inside.upperBound {
      if declarations.isPunctuation(place, "."), place + 1 < inside.upperBound {
        path.append(place + 1)
      }
      if declarations.text(place) == "as" {
        cast = place
        break
      }
      place = max(place, declarations.partner[place] ?? place) + 1
    }
    let first = declarations.text(path[0])
    let own = declarations.type(around: inside.lowerBound)?.name
    var edits: [(range: Range<Int>, text: String)] = []
    let type: String
    switch (first, path.count) {
    case (_, 1), ("self", 2), ("Self", 2), ("super", 2):
      guard let own else {
        throw Obstacle(words: "#selector outside of a type: write Type.method in it")
      }
      type = own
      let start = tokens[path[0]].range
      edits.append(
        path.count == 1 ? (start.lowerBound..<start.lowerBound, own + ".") : (start, own))
    case (_, _) where path.dropLast().allSatisfy { beginsWithCapital($0) }:
      type = path.dropLast().map(declarations.text).joined(separator: ".")
    default:
      throw Obstacle(
        words: "#selector with a method of the value \"\(first)\": write the type of that value")
    }
    if let cast {
      let end = tokens[cast].range.upperBound
      edits.append((end..<end, " @Sendable (\(type)) -> @MainActor"))
    }
    return edits
  }

  private func beginsWithCapital(_ place: Int) -> Bool {
    declarations.text(place).first?.isUppercase ?? false
  }

  private static let impossibleWords = [
    "NSSelectorFromString": "no method is found by its name: write Selector(Type.method)",
    "forKeyPath": "there is no key-value coding: observe with a property observer",
  ]

  private mutating func word(at place: Int) {
    let word = declarations.text(place)
    if word == "import" { rewriteImport(at: place) }
    if word == "os" { rewriteCondition(at: place) }
    if word == "autoreleasepool" { rewritePool(at: place) }
    if let reason = Self.impossibleWords[word] {
      obstacles.append((offset(place), "\(word): \(reason)"))
    } else if word.hasPrefix("objc_"), !word.hasPrefix("objc_Association"),
      !word.contains("AssociatedObject")
    {
      obstacles.append((offset(place), "\(word): a function of the Objective-C runtime"))
    } else if word == "Selector", declarations.isPunctuation(place + 1, "("),
      let argument = firstInParentheses(place + 1), declarations.tokens[argument].kind == .literal
    {
      obstacles.append(
        (offset(place), "no method is found by its name: write Selector(Type.method)"))
    }
  }

  /// Makes what runs in an autorelease pool run without one: a statement is a `do` then, unless something returns.
  private mutating func rewritePool(at place: Int) {
    if declarations.beginsLine(place), declarations.isPunctuation(place + 1, "{"),
      let end = declarations.partner[place + 1],
      !(place..<end).contains(where: { declarations.text($0) == "return" })
    {
      edits.append((declarations.tokens[place].range, "do"))
      changes.append((offset(place), "autoreleasepool rewritten as do"))
    } else {
      obstacles.append(
        (
          offset(place),
          "autoreleasepool: there are no autorelease pools: leave the call out"
        ))
    }
  }

  private func firstInParentheses(_ open: Int) -> Int? {
    var place = open
    while declarations.isPunctuation(place, "(") { place += 1 }
    return declarations.tokens.indices.contains(place) ? place : nil
  }
}

// MARK: - Stored properties

extension Porting {
  /// Notes a stored property whose value is made by a closure with `self` in it.
  ///
  /// Such a closure runs before there is an object. On Apple's platforms `self` is a method of
  /// `NSObject` there, so that the file compiles and the target is none.
  private mutating func initialValue(of member: Declarations.Member) {
    guard ["let", "var"].contains(member.keyword),
      member.modifiers.isDisjoint(with: ["lazy", "static", "class"])
    else { return }
    var place = member.tokens.lowerBound
    while place < member.tokens.upperBound, !declarations.isPunctuation(place, "=") {
      if declarations.isPunctuation(place, "{") { return }
      place = max(place, declarations.partner[place] ?? place) + 1
    }
    guard declarations.isPunctuation(place + 1, "{"), let end = declarations.partner[place + 1],
      declarations.isPunctuation(end + 1, "("),
      let found = (place..<max(place, end)).first(where: {
        declarations.tokens[$0].kind == .word && declarations.text($0) == "self"
          && !declarations.isPunctuation($0 - 1, ".")
      }), !declarations.needsRuntime[found]
    else { return }
    obstacles.append(
      (
        offset(found),
        "there is no self yet where a stored property is made: write lazy var"
          + (member.name.map { " \($0)" } ?? "")
      ))
  }
}

// MARK: - Result

extension Porting {
  func offset(_ place: Int) -> Int { declarations.tokens[place].range.lowerBound }

  /// The source with everything replaced and moved.
  var text: String {
    let edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    func rewritten(_ range: Range<Int>) -> [UInt8] {
      var (result, next) = ([UInt8](), range.lowerBound)
      let first = edits.firstPlace { $0.range.lowerBound >= range.lowerBound }
      for edit in edits[first...].prefix(while: { $0.range.lowerBound < range.upperBound }) {
        result += declarations.source[next..<edit.range.lowerBound]
        result += Array(edit.text.utf8)
        next = edit.range.upperBound
      }
      return result + declarations.source[next..<range.upperBound]
    }
    var pieces: [(range: Range<Int>, text: [UInt8])] = []
    for move in moves.all {
      pieces.append((move.removed, []))
      pieces.append((move.to..<move.to, [0x0A] + rewritten(move.member) + [0x0A]))
    }
    pieces.sort { $0.range.lowerBound < $1.range.lowerBound }
    var (result, next) = ([UInt8](), 0)
    for piece in pieces {
      result += rewritten(next..<piece.range.lowerBound) + piece.text
      next = piece.range.upperBound
    }
    return String(decoding: result + rewritten(next..<declarations.source.count), as: UTF8.self)
  }

  /// Notes with the lines and columns of their places.
  ///
  /// - Complexity: O(n + m log m) for n bytes and m notes.
  func notes(of places: [(at: Int, words: String)]) -> [PortedSource.Note] {
    var (line, start, next) = (1, 0, 0)
    let source = declarations.source
    return places.sorted { $0.at < $1.at }.map { place in
      while next < place.at {
        let isReturn =
          source[next] == 0x0D && !(next + 1 < source.count && source[next + 1] == 0x0A)
        if source[next] == 0x0A || isReturn { (line, start) = (line + 1, next + 1) }
        next += 1
      }
      return PortedSource.Note(line: line, column: place.at - start + 1, words: place.words)
    }
  }
}
