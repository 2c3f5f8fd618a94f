import StackScrollConstraints
import StackScrollCore

/// Why a conflict came about, and what ends it; lines are named by their places in the report.
package struct Advice: Hashable, Sendable {
  /// Why.
  package let cause: Cause
  /// What to do.
  package let fix: Fix

  /// Why constraints contradict each other.
  package enum Cause: Hashable, Sendable {
    /// Views of the system contradict each other; it is harmless, and nobody can change them.
    case systemOnly
    /// A length is asked to be negative.
    case negative(Int)
    /// Two constraints give the same distance or length two values.
    case twice(Int, Int)
    /// The stack view hides one that has spacing.
    case hiddenSpacing(hiding: Int, [Int])
    /// The stack view hides a view that has a length of its own.
    case hiddenLength(hiding: Int, [Int])
    /// The stack view hides a view, and there are distances inside it.
    case hiddenDistances(hiding: Int, [Int])
    /// Views that a stack view arranges are tied to what is around them as well.
    case arranged([Int])
    /// A view laid out by constraints still has those of its autoresizing mask.
    case autoresizing([Int])
    /// What a view contains does not fit the size that it is given.
    case size(Int, Size)
    /// A width holds distances and widths that are too much for it: the numbers are for another one.
    case room(Int, parts: [Int], excess: Double)
    /// A stack view adds what its own length, or that of its views, has no room for.
    case stackView([Int])
    /// Margins or safe areas are wider than what they are in.
    case guide([Int])
    /// Nothing more telling than that these lines are the author's own.
    case written([Int])
  }

  /// Which size a view is given.
  package enum Size: Hashable, Sendable {
    /// None at all, which is so before the first layout.
    case nothing
    /// The smallest there is, to measure what the view needs.
    case smallest
    /// That of the content, but for the thickness of a separator.
    case rounded(by: Double)
    /// The one a cell has before it has measured itself.
    case cell
    /// That of a root view; what is in it is so much too long, or too short if negative.
    case root(excess: Double?)
  }

  /// What to do with lines.
  package enum Fix: Hashable, Sendable {
    /// There is nothing to change, or not in these lines.
    case none
    /// Give them priority 999.
    case lower([Int])
    /// Take them away.
    case remove([Int])
    /// Make their constants 0.
    case zero([Int])
  }

  /// What applies to a conflict, the most telling first.
  ///
  /// - Complexity: O(n²) for n lines of the conflict.
  package static func all(for conflict: LogConflict, in report: LogReport) -> [Advice] {
    AdviceFinder(report: report, lines: conflict.lines, conflict: conflict).all
  }

  /// What looks wrong in a report that can hold as it is printed.
  package static func guesses(in report: LogReport) -> [Advice] {
    let finder = AdviceFinder(report: report, lines: Array(report.lines.indices), conflict: nil)
    return [finder.arranged, finder.autoresizing].compactMap { $0 }
  }
}

extension LogReport {
  /// The report with a fix done to it; lines that are taken away say nothing any more.
  package func doing(_ fix: Advice.Fix) -> LogReport {
    var report = self
    switch fix {
    case .none: break
    case .lower(let lines):
      report.change(lines) { $0.constraint.priority = LayoutPriority(999) }
    case .zero(let lines): report.change(lines) { $0.constraint.constant = 0 }
    case .remove(let lines):
      for line in lines { report.lines[line].conditions = [] }
    }
    return report
  }

  private mutating func change(_ lines: [Int], _ body: (inout LogCondition) -> Void) {
    for line in lines {
      for place in self.lines[line].conditions.indices { body(&self.lines[line].conditions[place]) }
    }
  }
}

/// Finds what applies to lines.
private struct AdviceFinder {
  let report: LogReport
  let lines: [Int]
  let conflict: LogConflict?
  let kinds: [LineKind: [Int]]
  let written: [Int]

  init(report: LogReport, lines: [Int], conflict: LogConflict?) {
    self.report = report
    self.lines = lines
    self.conflict = conflict
    kinds = Dictionary(grouping: lines) { LineKind(report.lines[$0]) }
    written = kinds[.written] ?? []
  }

  var all: [Advice] {
    if isOfSystem { return [Advice(cause: .systemOnly, fix: .none)] }
    if let only = negative ?? twice { return [only] }
    let telling = [hidden, arranged, autoresizing].compactMap { $0 }
    if let unsized { return [unsized] + telling }
    if !telling.isEmpty { return telling }
    return size.map { [$0] } ?? room.map { [$0] } ?? generic
  }

  private func constraint(_ line: Int) -> Constraint? {
    report.lines[line].conditions.first?.constraint
  }

  private func isLength(_ line: Int) -> Bool {
    constraint(line)?.first.attribute.isLength == true
  }

  /// Whether it gives one view a length in points.
  private func isFixedLength(_ line: Int) -> Bool {
    isLength(line) && constraint(line)?.second == nil
  }

  // MARK: Causes

  /// Whether all views are the system's, beside plain ones whose sizes nobody has given.
  private var isOfSystem: Bool {
    let items = lines.flatMap { report.lines[$0].conditions }.flatMap(\.items)
    return items.contains(where: \.isPrivate) && items.allSatisfy { $0.isPrivate || $0.isPlain }
      && !written.contains(where: isFixedLength)
  }

  private var negative: Advice? {
    guard lines.count == 1, let line = written.first, isFixedLength(line),
      let constraint = constraint(line), constraint.constant < 0
    else { return nil }
    return Advice(cause: .negative(line), fix: .remove([line]))
  }

  /// Two lines for one length, or for one edge, with nothing but guides between what they tie it to.
  private var twice: Advice? {
    guard written.count == 2, let first = constraint(written[0]),
      let second = constraint(written[1]), first.relation == .equal, second.relation == .equal
    else { return nil }
    let ends = [Set([first.first, first.second]), Set([second.first, second.second])]
    let isSame = ends[0] == ends[1] && first.multiplier == second.multiplier && lines.count == 2
    let isEdge =
      !isLength(written[0]) && !ends[0].isDisjoint(with: ends[1])
      && lines.count == 2 + (kinds[.guide]?.count ?? 0) + (kinds[.system]?.count ?? 0)
    guard isSame || isEdge else { return nil }
    return Advice(cause: .twice(written[0], written[1]), fix: .remove([written[0]]))
  }

  /// A view that a stack view hides, with what is required inside it.
  private var hidden: Advice? {
    guard let hiding = kinds[.hiding]?.first, let hidden = constraint(hiding)?.first else {
      return nil
    }
    let along = written.filter { constraint($0)?.first.attribute.axis == hidden.attribute.axis }
    let spacing = (kinds[.stackView] ?? []).filter {
      report.lines[$0].identifier == "UISV-spacing" && constraint($0)?.constant != 0
    }
    if !spacing.isEmpty, settles(.zero(spacing)) {
      return Advice(cause: .hiddenSpacing(hiding: hiding, spacing), fix: .zero(spacing))
    }
    let own = written.filter { isLength($0) && constraint($0)?.first.item == hidden.item }
    let distances = along.filter { !isLength($0) }
    if own.isEmpty, let fix = lowering(distances) {
      return Advice(cause: .hiddenDistances(hiding: hiding, distances), fix: fix)
    }
    let lengths = own.isEmpty ? written.filter(isLength) : own
    return lowering(lengths).map {
      Advice(cause: .hiddenLength(hiding: hiding, lengths), fix: $0)
    }
  }

  /// Views that a stack view arranges, tied to what they are in.
  var arranged: Advice? {
    let stacks = ArrangedViews((kinds[.stackView] ?? []).map { report.lines[$0] })
    let tied = written.filter { stacks.areTied(by: report.lines[$0]) }
    return tied.isEmpty ? nil : Advice(cause: .arranged(tied), fix: .remove(tied))
  }

  /// A view that has an autoresizing mask and is tied as well.
  var autoresizing: Advice? {
    let masks = (kinds[.autoresizing] ?? []).filter { isLaidOutByConstraints(masked: $0) }
    return masks.isEmpty ? nil : Advice(cause: .autoresizing(masks), fix: .remove(masks))
  }

  /// Whether other lines give the view of a mask a length or a place, rather than its content.
  private func isLaidOutByConstraints(masked line: Int) -> Bool {
    guard let view = constraint(line)?.first.item else { return false }
    return written.contains { other in
      guard let tie = constraint(other),
        report.lines[other].conditions.first?.items.contains(view) == true
      else { return false }
      if tie.first.attribute.isLength { return tie.first.item == view }
      return report.lines[other].nesting.map { $0.inner == view } ?? !tie.isAlongEdge
    }
  }

  /// A view whose size is given, with content that is longer or shorter.
  private var size: Advice? {
    let masks = (kinds[.autoresizing] ?? []).filter(isFixedLength)
    let sizes = (kinds[.size] ?? []) + masks
    let subject = sizes.filter { line in
      conflict?.sum?.subject.reason.parties.contains { conflict?.lineIndices[$0] == line } == true
    }
    guard let line = (subject + sizes).first, let size = constraint(line) else { return nil }
    let excess = subject.isEmpty ? nil : conflict?.sum.map { $0.total - $0.subject.points }
    let kind = kind(of: size, report.lines[line].identifier ?? "", excess)
    return giving(way: size.first.attribute.axis, to: kind).map {
      Advice(cause: .size(line, kind), fix: $0)
    }
  }

  /// A view that the system has given no length yet, whatever else there is in the conflict.
  private var unsized: Advice? {
    let line = kinds[.size]?.first { constraint($0)?.constant.magnitude ?? 1 < 1e-6 }
    guard let line, let size = constraint(line) else { return nil }
    return giving(way: size.first.attribute.axis, to: .nothing).map {
      Advice(cause: .size(line, .nothing), fix: $0)
    }
  }

  /// A width that is written, with more inside than it has room for.
  private var room: Advice? {
    guard kinds[.stackView] == nil, let sum = conflict?.sum, sum.total > sum.subject.points,
      case .length(let width, let parties) = sum.subject.reason, width.attribute == .width,
      let line = lines(of: parties).first(where: { written.contains($0) && isFixedLength($0) })
    else { return nil }
    let inside = Set(lines(of: sum.way.flatMap(\.reason.parties)))
    let parts = written.filter { inside.contains($0) && constraint($0)?.constant != 0 }
    guard parts.count > 1, let fix = lowering(parts) else { return nil }
    return Advice(
      cause: .room(line, parts: parts, excess: sum.total - sum.subject.points), fix: fix)
  }

  /// The lines of conditions, by the places of these in the conflict.
  private func lines(of parties: [Int]) -> [Int] {
    parties.compactMap { conflict?.lineIndices[$0] }
  }

  private func kind(of size: Constraint, _ name: String, _ excess: Double?) -> Advice.Size {
    if size.constant.magnitude < 1e-6 { return .nothing }
    if name.hasPrefix("fittingSize") { return .smallest }
    if let excess, excess.magnitude <= 0.5 + 1e-6 { return .rounded(by: excess.magnitude) }
    // Rows of tables are 44 high, and a separator more, until they have measured themselves.
    let isRow = size.first.attribute == .height && (44...44.5).contains(size.constant)
    return isRow || size.first.item.isCell ? .cell : .root(excess: excess)
  }

  private var generic: [Advice] {
    var advice: [Advice] = []
    if let lines = kinds[.guide] { advice.append(Advice(cause: .guide(lines), fix: .none)) }
    if let lines = kinds[.stackView] { advice.append(Advice(cause: .stackView(lines), fix: .none)) }
    let subject = written.filter { line in
      conflict?.sum?.subject.reason.parties.contains { conflict?.lineIndices[$0] == line } == true
    }
    if let fix = lowering(subject.filter(isRemedy)) ?? lowering(written) {
      advice.insert(Advice(cause: .written(written), fix: fix), at: 0)
    }
    return advice.isEmpty ? [Advice(cause: .systemOnly, fix: .none)] : advice
  }

  // MARK: Fixes

  /// What gives way to a size: the one length if a root view has room left, otherwise the last
  /// distance.
  private func giving(way axis: Axis, to size: Advice.Size) -> Advice.Fix? {
    let lengths = written.filter(isFixedLength)
    if case .root(let excess?) = size, excess < 0, lengths.count == 1 { return .lower(lengths) }
    let along = written.filter { constraint($0)?.first.attribute.axis == axis && !isLength($0) }
    return lowering(along) ?? lowering(lengths) ?? lowering(written)
  }

  /// Lowers one of some lines: best one that settles the whole list, and the last at a far edge.
  private func lowering(_ lines: [Int]) -> Advice.Fix? {
    let settling = lines.filter(isRemedy)
    let candidates = settling.isEmpty ? lines : settling
    let far = candidates.last { constraint($0)?.first.attribute.side == .far }
    return (far ?? candidates.last).map { .lower([$0]) }
  }

  /// Whether the whole list can hold once the line is lowered.
  private func isRemedy(_ line: Int) -> Bool { conflict?.remedies?.contains(line) == true }

  /// Whether a fix ends the conflict.
  private func settles(_ fix: Advice.Fix) -> Bool {
    var part = report.doing(fix)
    part.lines = lines.map { part.lines[$0] }
    guard let verdict = try? part.verdict(), case .satisfiable = verdict else { return false }
    return true
  }
}
