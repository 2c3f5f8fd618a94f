/// View code rewritten for a machine without the Objective-C runtime.
///
/// What only that runtime can compile is rewritten token by token; all else stays byte for byte, and
/// each line keeps its number but for members that have to move:
///
/// - `@objc`, `@IBAction`, `@IBOutlet` and the like go;
/// - `#selector(tapped(_:))` becomes `Selector(Form.tapped(_:))`, with the type that it stands in: the
///   type, and not `Self`, which a stored property may not name;
/// - a protocol that was one of Objective-C keeps to classes, so that references to it can be weak;
/// - a member of an extension that overrides, or that a subclass overrides, moves into its class: only
///   methods of that runtime can be overridden from or in extensions.
///
/// Branches of `#if canImport(ObjectiveC)` stay as they are.
package struct PortedSource: Sendable {
  /// Something at a place of the source as it was.
  package struct Note: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// In bytes, from 1.
    package let column: Int
    /// What was changed, or what cannot be and what to do about it.
    package let words: String
  }

  /// The source as rewritten.
  package let text: String
  /// What was changed, in order.
  package let changes: [Note]
  /// What will not compile or not work all the same, in order.
  package let obstacles: [Note]

  /// Rewrites a source.
  ///
  /// - Parameter overridden: the methods and properties that subclasses in other files override, by
  ///   the names of their superclasses; see ``overrides(in:)``.
  /// - Complexity: O(n log n) for n bytes, and for n types and selectors O(n²) look-ups of types.
  package init(_ source: String, overridden: [String: Set<String>] = [:]) {
    var porting = Porting(Array(source.utf8))
    porting.rewrite(overridden: overridden)
    text = porting.text
    (changes, obstacles) = (
      porting.notes(of: porting.changes), porting.notes(of: porting.obstacles)
    )
  }

  /// The methods and properties that classes of a source override, by the names of their
  /// superclasses.
  package static func overrides(in source: String) -> [String: Set<String>] {
    Declarations(Array(source.utf8)).overrides
  }
}

extension Declarations {
  /// The methods and properties that classes override, by the names of their superclasses.
  fileprivate var overrides: [String: Set<String>] {
    var overridden: [String: Set<String>] = [:]
    for type in types where type.keyword == "class" {
      guard let superclass = type.inherited.first else { continue }
      let names = members(of: type).filter { $0.modifiers.contains("override") }.compactMap(\.name)
      overridden[superclass, default: []].formUnion(names)
    }
    return overridden
  }
}

/// A member that moves.
private struct MovedMember {
  /// The bytes of the member, from the beginning of its line if it begins one.
  let member: Range<Int>
  /// The bytes that go where it was: those, and the end of the line if that is all there is on it.
  let removed: Range<Int>
  /// Where it goes.
  let to: Int

  /// Whether one takes away what the other moves, or the place where that goes.
  func meets(_ other: MovedMember) -> Bool {
    removed.overlaps(other.removed) || removed.contains(other.to) || other.removed.contains(to)
  }
}

/// The rules, applied to one source.
private struct Porting {
  let declarations: Declarations
  /// What replaces ranges of bytes.
  private var edits: [(range: Range<Int>, text: String)] = []
  /// Members that move.
  private var moves: [MovedMember] = []
  private(set) var changes: [(at: Int, words: String)] = []
  private(set) var obstacles: [(at: Int, words: String)] = []

  init(_ source: [UInt8]) { declarations = Declarations(source) }

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
  private mutating func remove(_ places: ClosedRange<Int>) {
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
    var next = place + 1
    while declarations.tokens.indices.contains(next),
      declarations.tokens[next].kind == .attribute
        || ["public", "internal", "private", "fileprivate", "package", "open"].contains(
          declarations.text(next))
    {
      next += 1
    }
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
      let type = declarations.types.first(where: { $0.nameAt == next + 1 }),
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
    "autoreleasepool": "there are no autorelease pools: leave the call out",
    "forKeyPath": "there is no key-value coding: observe with a property observer",
  ]

  private mutating func word(at place: Int) {
    let word = declarations.text(place)
    if let reason = Self.impossibleWords[word] {
      obstacles.append((offset(place), "\(word): \(reason)"))
    } else if word.hasPrefix("objc_") {
      obstacles.append((offset(place), "\(word): a function of the Objective-C runtime"))
    } else if word == "Selector", declarations.isPunctuation(place + 1, "("),
      let argument = firstInParentheses(place + 1), declarations.tokens[argument].kind == .literal
    {
      obstacles.append(
        (offset(place), "no method is found by its name: write Selector(Type.method)"))
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

// MARK: - Members of extensions

extension Porting {
  /// Moves the members of an extension that cannot stay there.
  private mutating func members(
    of type: Declarations.TypeScope, overridden: Set<String>
  ) {
    guard !declarations.needsRuntime[type.body.lowerBound] else { return }
    for member in declarations.members(of: type) {
      let overrides = member.modifiers.contains("override")
      let isOverridden = member.name.map(overridden.contains) ?? false
      guard overrides || isOverridden else { continue }
      let name = member.name ?? member.keyword
      let place = offset(member.tokens.lowerBound)
      let home = declarations.types.first {
        $0.keyword == "class" && $0.name == type.name && !$0.body.overlaps(type.body)
      }
      guard let move = home.map({ move(of: member, to: $0) }), !moves.contains(where: move.meets)
      else {
        obstacles.append(
          (
            place,
            "\(name) \(overrides ? "overrides in" : "is overridden and declared in") an extension: "
              + "move it into class \(type.name)"
          ))
        continue
      }
      moves.append(move)
      changes.append((place, "\(name) moved into class \(type.name)"))
    }
  }

  /// The move of a member, with the comments right above it, to the end of a class.
  private func move(of member: Declarations.Member, to home: Declarations.TypeScope) -> MovedMember
  {
    let source = declarations.source
    let (start, end) = (
      start(of: member), declarations.tokens[member.tokens.upperBound].range.upperBound
    )
    let line = lineStart(start)
    let next = source[end...].firstIndex { !Self.isBlank($0) } ?? source.count
    guard source[line..<start].allSatisfy(Self.isBlank), next < source.count, source[next] == 0x0A
    else { return MovedMember(member: start..<end, removed: start..<end, to: self.end(of: home)) }
    return MovedMember(member: line..<end, removed: line..<next + 1, to: self.end(of: home))
  }

  /// Where a member begins, or the comments right above it.
  private func start(of member: Declarations.Member) -> Int {
    var start = offset(member.tokens.lowerBound)
    guard var place = declarations.all.firstIndex(where: { $0.range.lowerBound == start }) else {
      return start
    }
    var breaks = 0
    while place > 0, breaks < 2, !declarations.all[place - 1].isSignificant {
      place -= 1
      switch declarations.all[place].kind {
      case .lineBreak: breaks += 1
      case .comment: (start, breaks) = (declarations.all[place].range.lowerBound, 0)
      default: break
      }
    }
    return start
  }

  /// Where a class can have another member: before its closing brace, and before the line of that if
  /// it begins one.
  private func end(of type: Declarations.TypeScope) -> Int {
    let brace = offset(type.body.upperBound)
    return declarations.beginsLine(type.body.upperBound) ? lineStart(brace) : brace
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func lineStart(_ offset: Int) -> Int {
    declarations.source[..<offset].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
  }
}

// MARK: - Result

extension Porting {
  private func offset(_ place: Int) -> Int { declarations.tokens[place].range.lowerBound }

  /// The source with everything replaced and moved.
  var text: String {
    let edits = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    func rewritten(_ range: Range<Int>) -> [UInt8] {
      var (result, next) = ([UInt8](), range.lowerBound)
      for edit in edits where range.contains(edit.range.lowerBound) {
        result += declarations.source[next..<edit.range.lowerBound]
        result += Array(edit.text.utf8)
        next = edit.range.upperBound
      }
      return result + declarations.source[next..<range.upperBound]
    }
    var pieces: [(range: Range<Int>, text: [UInt8])] = []
    for move in moves {
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
