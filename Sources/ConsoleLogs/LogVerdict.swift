import StackScrollConstraints
import StackScrollCore

/// Whether the constraints of a report can hold together, as far as they are printed.
public enum LogVerdict: Hashable, Sendable {
  /// They cannot.
  case unsatisfiable(LogConflict)
  /// They can: what the engine could not do depends on something that is not printed.
  case satisfiable(LogFreedom)
}

/// Lines of a report that cannot hold together, and from which none can be left out.
public struct LogConflict: Hashable, Sendable {
  /// Their conditions.
  public let constraints: [Constraint]
  /// For each condition, the line it is from, by its place in the report.
  public let lineIndices: [Int]
  /// The lengths that must not be negative for there to be a conflict.
  public let lengths: [Anchor]
  /// The lines any one of which, lowered to 999, settles the whole report; nil if there are too
  /// many to try them.
  public let remedies: [Int]?
  /// What had to be taken for granted.
  public let assumptions: Set<Assumption>
  /// The conflict as a sum, if it is one.
  public let sum: ConflictSum?
  /// How often to take each condition so that everything unknown cancels.
  public let weights: ConflictWeights?

  /// Something that a log does not say.
  public enum Assumption: Hashable, Sendable, CaseIterable {
    /// Edges of scroll views are those of their frames.
    case framesOfScrollViews
    /// Edges of scroll views are those of what they scroll.
    case contentOfScrollViews
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
  }

  /// The lines, each once, by their places in the report.
  public var lines: [Int] { Set(lineIndices).sorted() }
}

/// Why nothing certain can be said of a report.
public struct LogFreedom: Hashable, Sendable {
  /// What is not printed, and which lines depend on it, by their places in the report.
  public let hidden: [LogSystem.Hidden: [Int]]
  /// The lines that contradict each other by no more than printing rounds away.
  public let rounded: [Int]
}

extension LogVerdict {
  /// Judges a report.
  public init(_ report: LogReport) throws(ConstraintLayoutError) {
    try self.init(report) { system throws(ConstraintLayoutError) in
      var layout = try ConstraintLayout(system)
      return try layout.solve() == .solved ? nil : try layout.conflict()
    }
  }

  /// Judges a report with any way to find conflicts.
  ///
  /// What a log leaves open is read in every way; a conflict that only one of them makes has it as
  /// its assumption.
  ///
  /// - Parameter conflict: finds why a system cannot hold together; nil if it can.
  init<Failure: Error>(
    _ report: LogReport, conflict: (ConstraintSystem) throws(Failure) -> Conflict?
  ) throws(Failure) {
    var rounded: [Int] = []
    for reading in LogReading.all(of: report) {
      let found = try reading.conflict(in: report, conflict)
      rounded += found.rounded
      if let conflict = found.conflict {
        self = .unsatisfiable(conflict)
        return
      }
    }
    let system = LogSystem(report)
    var hidden: [LogSystem.Hidden: [Int]] = [:]
    for (line, kinds) in system.hiddenLines.sorted(by: { $0.key < $1.key }) {
      for kind in kinds { hidden[kind, default: []].append(line) }
    }
    self = .satisfiable(LogFreedom(hidden: hidden, rounded: Set(rounded).sorted()))
  }
}

/// One way to read what a log leaves open.
private struct LogReading {
  let edges: LogSystem.ScrollReading
  let direction: LayoutDirection
  /// Whether edges, or directions, must be read so, rather than otherwise.
  let hasOpenEdges: Bool
  let hasBothNames: Bool

  /// The ways in which a report can be read.
  static func all(of report: LogReport) -> [LogReading] {
    let open = LogSystem(report).hasOpenEdges
    let both = report.namesSidesBothWays
    let directions: [LayoutDirection] = both ? [.leftToRight, .rightToLeft] : [.leftToRight]
    let readings: [LogSystem.ScrollReading] = open ? [.frame, .content] : [.frame]
    return readings.flatMap { reading in
      directions.map {
        LogReading(edges: reading, direction: $0, hasOpenEdges: open, hasBothNames: both)
      }
    }
  }

  /// A conflict that stays when numbers get the room of rounding, and lines that are no more than
  /// that apart.
  func conflict<Failure: Error>(
    in report: LogReport, _ solve: (ConstraintSystem) throws(Failure) -> Conflict?
  ) throws(Failure) -> (conflict: LogConflict?, rounded: [Int]) {
    let printed = system(of: report, allowsRounding: false)
    guard let first = try solve(printed.system) else { return (nil, []) }
    let found = try self.found(first, printed, solve)
    guard printed.room(of: found) >= found.gap else { return (found, []) }
    let roomy = system(of: report, allowsRounding: true)
    guard let second = try solve(roomy.system) else { return (nil, found.lines) }
    return (try self.found(second, roomy, solve), [])
  }

  private func system(of report: LogReport, allowsRounding: Bool) -> LogSystem {
    LogSystem(
      report, reading: edges, allowsRounding: allowsRounding, layoutDirection: direction)
  }

  private func found<Failure: Error>(
    _ conflict: Conflict, _ system: LogSystem,
    _ solve: (ConstraintSystem) throws(Failure) -> Conflict?
  ) throws(Failure) -> LogConflict {
    var lines: [Constraint: Int] = [:]
    for (constraint, line) in zip(system.constraints, system.lineIndices)
    where lines[constraint] == nil { lines[constraint] = line }
    let indices = conflict.constraints.map { lines[$0] ?? 0 }
    return LogConflict(
      constraints: conflict.constraints, lineIndices: indices,
      lengths: conflict.lengths,
      remedies: conflict.remedies.map { Set($0.compactMap { lines[$0] }).sorted() },
      assumptions: try assumptions(of: Set(indices), in: system.report, solve),
      sum: ConflictSum(of: conflict.constraints, lengths: conflict.lengths),
      weights: ConflictWeights(of: conflict.constraints, lengths: conflict.lengths))
  }

  /// What a conflict takes for granted: the reading of edges, and a direction it needs.
  private func assumptions<Failure: Error>(
    of lines: Set<Int>, in report: LogReport,
    _ solve: (ConstraintSystem) throws(Failure) -> Conflict?
  ) throws(Failure) -> Set<LogConflict.Assumption> {
    var assumptions: Set<LogConflict.Assumption> = []
    if hasOpenEdges {
      let other: LogSystem.ScrollReading = edges == .frame ? .content : .frame
      let scrolled = LogSystem(report, reading: other, layoutDirection: direction)
      if try solve(scrolled.system(of: lines)) == nil {
        assumptions.insert(edges == .frame ? .framesOfScrollViews : .contentOfScrollViews)
      }
    }
    guard hasBothNames else { return assumptions }
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let mirrored = LogSystem(report, reading: edges, layoutDirection: other)
    if try solve(mirrored.system(of: lines)) == nil {
      assumptions.insert(direction == .leftToRight ? .leftToRight : .rightToLeft)
    }
    return assumptions
  }
}

extension LogReport {
  /// Whether some lines speak of left and right, others of leading and trailing.
  fileprivate var namesSidesBothWays: Bool {
    let anchors = lines.flatMap(\.conditions).flatMap {
      [$0.constraint.first.attribute] + ($0.constraint.second.map { [$0.attribute] } ?? [])
    }
    let fixed = anchors.contains { $0 == .left || $0 == .right }
    return fixed && anchors.contains { $0 == .leading || $0 == .trailing }
  }
}

extension LogConflict {
  /// By how many points the conditions miss each other.
  fileprivate var gap: Double {
    if let weights { return -weights.rest }
    return sum.map { abs($0.total - $0.subject.points) } ?? .infinity
  }
}

extension LogSystem {
  /// How much room printing six digits leaves the conditions of a conflict together.
  fileprivate func room(of conflict: LogConflict) -> Double {
    conflict.lineIndices.enumerated().reduce(0) { sum, entry in
      let room = report.lines[entry.element].conditions.map {
        $0.constantRounding + $0.multiplierRounding * Self.widestScreen
      }
      let weight = conflict.weights?.constraints[entry.offset].magnitude ?? 1
      return sum + (room.max() ?? 0) * weight
    }
  }
}
