/// A member that moves.
struct MovedMember {
  /// The bytes of the member, from the beginning of its line if it begins one.
  let member: Range<Int>
  /// The bytes that go where it was: those, and the end of the line if that is all there is on it.
  let removed: Range<Int>
  /// Where it goes.
  let to: Int
}

/// Members that move without one taking away what another moves, or the place where that goes.
struct MovedMembers {
  /// In the order in which they were added.
  private(set) var all: [MovedMember] = []
  /// What goes where they were, in order.
  private var removed: [Range<Int>] = []
  /// Where they go, in order.
  private var places: [Int] = []

  /// Adds one; false if it cannot be, because of another.
  ///
  /// - Complexity: O(log n) for n members in the order of their extensions.
  mutating func add(_ move: MovedMember) -> Bool {
    let behind = removed.firstPlace { $0.lowerBound >= move.removed.upperBound }
    let after = removed.firstPlace { $0.lowerBound > move.to }
    let place = places.firstPlace { $0 >= move.removed.lowerBound }
    let meets =
      behind > 0 && removed[behind - 1].overlaps(move.removed)
      || after > 0 && removed[after - 1].contains(move.to)
      || place < places.count && move.removed.contains(places[place])
    guard !meets else { return false }
    all.append(move)
    removed.insert(move.removed, at: behind)
    places.insert(move.to, at: places.firstPlace { $0 > move.to })
    return true
  }
}

extension Porting {
  /// Moves the members of an extension that cannot stay there.
  mutating func members(
    of type: Declarations.TypeScope, overridden: Set<String>
  ) {
    guard !declarations.needsRuntime[type.body.lowerBound] else { return }
    for member in declarations.members(of: type) {
      let overrides = member.modifiers.contains("override")
      let isOverridden = member.name.map(overridden.contains) ?? false
      guard overrides || isOverridden else { continue }
      let name = member.name ?? member.keyword
      let place = offset(member.tokens.lowerBound)
      let home = classes[type.name]?.first { !$0.body.overlaps(type.body) }
      guard let home, moves.add(move(of: member, to: home)) else {
        obstacles.append(
          (
            place,
            "\(name) \(overrides ? "overrides in" : "is overridden and declared in") an extension: "
              + "move it into class \(type.name)"
          ))
        continue
      }
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
    var place = declarations.all.firstPlace { $0.range.lowerBound >= start }
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

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  func lineStart(_ offset: Int) -> Int {
    declarations.source[..<offset].lastIndex { $0 == 0x0A }.map { $0 + 1 } ?? 0
  }
}
