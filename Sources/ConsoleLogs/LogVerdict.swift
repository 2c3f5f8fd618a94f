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
  package let constraints: [Constraint]
  /// For each condition, the line it is from, by its place in the report.
  package let lineIndices: [Int]
  /// The lengths that must not be negative for there to be a conflict.
  package let lengths: [Anchor]
  /// The lines any one of which, lowered to 999, settles the whole report; nil if there are too
  /// many to try them.
  public let remedies: [Int]?
  /// What had to be taken for granted.
  public let assumptions: Set<Assumption>
  /// The conflict as a sum, if it is one.
  public let sum: ConflictSum?
  /// How often to take each condition so that everything unknown cancels.
  package let weights: ConflictWeights?

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
    /// No margin is less than 0.
    case marginsInside
  }

  /// The lines, each once, by their places in the report.
  public var lines: [Int] { Set(lineIndices).sorted() }
}

/// Why nothing certain can be said of a report.
public struct LogFreedom: Hashable, Sendable {
  /// What is not printed, and which lines depend on it, by their places in the report.
  public let hidden: [Hidden: [Int]]
  /// The lines that contradict each other by no more than printing rounds away.
  public let rounded: [Int]

  /// Something that a line depends on and does not print.
  public enum Hidden: Hashable, Sendable, CaseIterable {
    /// How wide a margin is.
    case margin
    /// Where text stands.
    case baseline
    /// How much the system leaves between neighbours.
    case systemSpacing
    /// Which view is the superview.
    case superview
    /// From where multiplied places are counted.
    case origin
  }
}

extension LogReport {
  /// Finds out whether the constraints can hold.
  ///
  /// What the report leaves open is read in every way; a conflict that only one of them makes has it
  /// as its assumption.
  ///
  /// - Throws: `ConstraintLayoutError` if there are more constraints than are solved.
  public func verdict() throws(ConstraintLayoutError) -> LogVerdict {
    var rounded: [Int] = []
    for reading in LogInterpretation.all(of: self) {
      let found = try reading.conflict(in: self)
      rounded += found.rounded
      if let conflict = found.conflict { return .unsatisfiable(conflict) }
    }
    var hidden: [LogFreedom.Hidden: [Int]] = [:]
    for (line, kinds) in LogSystem(self).hiddenLines.sorted(by: { $0.key < $1.key }) {
      for kind in kinds { hidden[kind, default: []].append(line) }
    }
    return .satisfiable(LogFreedom(hidden: hidden, rounded: Set(rounded).sorted()))
  }
}

/// One way to read what a log leaves open.
private struct LogInterpretation {
  let edges: LogSystem.ScrollReading
  let direction: LayoutDirection
  /// Whether edges, or directions, must be read so, rather than otherwise.
  let hasOpenEdges: Bool
  let hasBothNames: Bool
  /// Whether margins are taken to lie inside their views.
  let keepsMarginsInside: Bool

  /// The ways in which a report can be read.
  static func all(of report: LogReport) -> [LogInterpretation] {
    let open = LogSystem(report).hasOpenEdges
    let both = report.namesSidesBothWays
    let directions: [LayoutDirection] = both ? [.leftToRight, .rightToLeft] : [.leftToRight]
    let readings: [LogSystem.ScrollReading] = open ? [.frame, .content] : [.frame]
    let margins = report.namesMargins ? [false, true] : [false]
    return margins.flatMap { isInside in
      readings.flatMap { reading in
        directions.map {
          LogInterpretation(
            edges: reading, direction: $0, hasOpenEdges: open, hasBothNames: both,
            keepsMarginsInside: isInside)
        }
      }
    }
  }

  /// A conflict that stays when numbers get the room of rounding, and lines that are no more than
  /// that apart.
  func conflict(
    in report: LogReport
  ) throws(ConstraintLayoutError) -> (conflict: LogConflict?, rounded: [Int]) {
    let printed = system(of: report, allowsRounding: false)
    guard let first = try printed.system.conflict() else { return (nil, []) }
    let found = try self.found(first, printed)
    guard printed.room(of: found) >= found.gap else { return (found, []) }
    let roomy = system(of: report, allowsRounding: true)
    guard let second = try roomy.system.conflict() else { return (nil, found.lines) }
    return (try self.found(second, roomy), [])
  }

  private func system(of report: LogReport, allowsRounding: Bool) -> LogSystem {
    LogSystem(
      report, reading: edges, allowsRounding: allowsRounding, layoutDirection: direction,
      keepsMarginsInside: keepsMarginsInside)
  }

  private func found(
    _ conflict: Conflict, _ system: LogSystem
  ) throws(ConstraintLayoutError) -> LogConflict {
    var lines: [Constraint: Int] = [:]
    for (constraint, line) in zip(system.constraints, system.lineIndices)
    where lines[constraint] == nil { lines[constraint] = line }
    let indices = conflict.constraints.map { lines[$0] ?? 0 }
    return LogConflict(
      constraints: conflict.constraints, lineIndices: indices,
      lengths: conflict.lengths,
      remedies: conflict.remedies.map { Set($0.compactMap { lines[$0] }).sorted() },
      assumptions: try assumptions(of: Set(indices), in: system.report),
      sum: .find(in: conflict.constraints, lengths: conflict.lengths),
      weights: .find(in: conflict.constraints, lengths: conflict.lengths))
  }

  /// What a conflict takes for granted: the reading of edges, and a direction it needs.
  private func assumptions(
    of lines: Set<Int>, in report: LogReport
  ) throws(ConstraintLayoutError) -> Set<LogConflict.Assumption> {
    var assumptions: Set<LogConflict.Assumption> = keepsMarginsInside ? [.marginsInside] : []
    if hasOpenEdges {
      let other: LogSystem.ScrollReading = edges == .frame ? .content : .frame
      let scrolled = LogSystem(
        report, reading: other, layoutDirection: direction,
        keepsMarginsInside: keepsMarginsInside)
      if try scrolled.system(of: lines).conflict() == nil {
        assumptions.insert(edges == .frame ? .framesOfScrollViews : .contentOfScrollViews)
      }
    }
    guard hasBothNames else { return assumptions }
    let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    let mirrored = LogSystem(
      report, reading: edges, layoutDirection: other, keepsMarginsInside: keepsMarginsInside)
    if try mirrored.system(of: lines).conflict() == nil {
      assumptions.insert(direction == .leftToRight ? .leftToRight : .rightToLeft)
    }
    return assumptions
  }
}

extension ConstraintSystem {
  /// Why the system cannot hold together; nil if it can.
  fileprivate func conflict() throws(ConstraintLayoutError) -> Conflict? {
    var layout = try ConstraintLayout(self)
    return try layout.solve() == .solved ? nil : try layout.conflict()
  }
}

extension LogReport {
  /// Whether some lines speak of left and right, others of leading and trailing.
  fileprivate var namesSidesBothWays: Bool {
    let anchors = attributes
    let fixed = anchors.contains { $0 == .left || $0 == .right }
    return fixed && anchors.contains { $0 == .leading || $0 == .trailing }
  }

  /// Whether some lines speak of margins.
  fileprivate var namesMargins: Bool { attributes.contains(where: \.isMargin) }

  private var attributes: [LayoutAttribute] {
    lines.flatMap(\.conditions).flatMap {
      [$0.constraint.first.attribute] + ($0.constraint.second.map { [$0.attribute] } ?? [])
    }
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
