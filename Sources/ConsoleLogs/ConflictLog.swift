import StackScrollConstraints
import StackScrollCore

/// What a console said about constraints: the lists it printed, and the views it called ambiguous.
public struct ConflictLog: Hashable, Sendable {
  /// The lists, in order.
  public private(set) var reports: [LogReport] = []
  /// The views of a trace that are ambiguous, or that a constraint has no place in.
  public private(set) var traces: [TraceLine] = []
  /// What could not be read, and was left out.
  public private(set) var problems: [LogError] = []

  /// Reads a text; what stands around the lists does not matter.
  ///
  /// A constraint that cannot be read is left out and named in ``problems``: what the others cannot
  /// do, they cannot do with it either.
  ///
  /// - Throws: `LogError` if there is nothing to read, or nothing of it can be read.
  public init(parsing source: String, limits: LogLimits = LogLimits()) throws(LogError) {
    guard source.utf8.count <= limits.bytes else {
      throw LogError(
        .tooLong(bytes: source.utf8.count, limit: limits.bytes), at: LogPosition(line: 1, column: 1)
      )
    }
    let text = LogText(source)
    var reading = ReportReader(text: text, limits: limits)
    try reading.run()
    reports = reading.reports
    problems = reading.problems
    if reading.lists == 0, let exception = reading.exception { throw exception }
    traces = TraceReader(text: text).lines()
    guard reports.isEmpty, traces.isEmpty else { return }
    throw reading.description ?? problems.first
      ?? LogError(.nothingToRead, at: text.position(of: text.bytes.count))
  }
}

/// Constraints that the engine said cannot hold together.
public struct LogReport: Hashable, Sendable {
  /// The constraints, each once.
  public internal(set) var lines: [LogLine] = []
  /// The address of the one the engine gave up, if the text says so.
  public internal(set) var broken: String?
  /// How many of its constraints could not be read, or were cut short.
  package var unread = 0

  /// The report without addresses, texts and places: the same for the same conflict of other rows.
  package var shape: LogReport {
    var numbers: [LayoutItem: LayoutItem] = [:]
    func plain(_ item: LayoutItem) -> LayoutItem {
      if let known = numbers[item] { return known }
      let isPart = item.className.hasPrefix("_UI") || item.className.hasSuffix("Guide")
      let number = LayoutItem(
        "\(numbers.count)", className: item.className, text: isPart ? item.text : nil)
      numbers[item] = number
      return number
    }
    func plain(_ anchor: Anchor) -> Anchor { Anchor(plain(anchor.item), anchor.attribute) }
    var shape = LogReport()
    shape.unread = unread
    shape.lines = lines.map { line in
      LogLine(
        position: LogPosition(line: 0, column: 0), className: line.className, handle: "",
        place: line.place, mask: line.mask, identifier: line.identifier,
        conditions: line.conditions.map {
          var condition = $0
          condition.constraint.first = plain($0.constraint.first)
          condition.constraint.second = $0.constraint.second.map(plain)
          condition.constraint.origin = .written
          return condition
        },
        containments: line.containments.map {
          LogLine.Containment(plain($0.item), in: plain($0.container))
        })
    }
    return shape
  }
}

/// Puts what was found in a text together to reports.
private struct ReportReader {
  let text: LogText
  let limits: LogLimits
  private(set) var reports: [LogReport] = []
  private(set) var problems: [LogError] = []
  /// How many lists are announced.
  private(set) var lists = 0
  /// An exception about views that are in no tree together.
  private(set) var exception: LogError?
  /// A view with its frame.
  private(set) var description: LogError?
  private var report = LogReport()
  private var known: Set<LogLine.Content> = []
  private var isBrokenNext = false
  /// Whether it was noted of the list that its constraints are not there.
  private var hasLost = false
  private var count = 0

  init(text: LogText, limits: LogLimits) {
    self.text = text
    self.limits = limits
  }

  mutating func run() throws(LogError) {
    for find in LogScanner(text: text).finds() {
      switch find.kind {
      case .header:
        endReport()
        lists += 1
      case .noCommonAncestor:
        exception = exception ?? LogError(.noCommonAncestor, at: text.position(of: find.start))
      case .description:
        description = description ?? LogError(.description, at: text.position(of: find.start))
      case .broken: isBrokenNext = true
      case .emptied: lose(.emptied, find)
      case .kept: lose(.keptPrivate, find)
      case .constraint, .bareConstraint, .cutConstraint: try read(find)
      }
    }
    endReport()
  }

  /// Notes, once for a list, that the text has lost what stood here.
  private mutating func lose(_ problem: LogError.Problem, _ find: LogScanner.Find) {
    guard lists > 0 else { return }
    report.unread += 1
    if !hasLost { problems.append(LogError(problem, at: text.position(of: find.start))) }
    hasLost = true
  }

  private mutating func endReport() {
    if !report.lines.isEmpty { reports.append(report) }
    report = LogReport()
    known = []
    isBrokenNext = false
    hasLost = false
  }

  private mutating func read(_ find: LogScanner.Find) throws(LogError) {
    count += 1
    if report.lines.count >= limits.constraintsOfList {
      let problem = LogError.Problem.tooLongList(limit: limits.constraintsOfList)
      throw LogError(problem, at: text.position(of: find.start))
    }
    guard count <= limits.constraints else {
      let problem = LogError.Problem.tooManyConstraints(limit: limits.constraints)
      throw LogError(problem, at: text.position(of: find.start))
    }
    do throws(LogError) {
      guard let end = find.end else {
        throw LogError(.unfinished, at: text.position(of: find.start))
      }
      add(try LogLineParser(limits: limits).line(text, find.start..<end))
    } catch {
      problems.append(error)
      report.unread += 1
    }
  }

  private mutating func add(_ line: LogLine) {
    if isBrokenNext {
      isBrokenNext = false
      report.broken = line.handle
      addOnce(line, isRepeated: true)
      endReport()
    } else {
      addOnce(line, isRepeated: line.handle.hasPrefix("0x"))
    }
  }

  /// The same constraint is printed again where it is given up, and where an item is named twice;
  /// elsewhere, others may have the same label.
  private mutating func addOnce(_ line: LogLine, isRepeated: Bool) {
    guard known.insert(line.content).inserted || !isRepeated else { return }
    report.lines.append(line)
  }
}

extension LogLine {
  /// What makes two lines the same constraint, wherever they stand.
  fileprivate struct Content: Hashable {
    let handle: String
    let conditions: [Condition]

    struct Condition: Hashable {
      let constraint: Constraint
      let hidden: LogCondition.Hidden?
    }
  }

  fileprivate var content: Content {
    Content(
      handle: handle,
      conditions: conditions.map {
        var constraint = $0.constraint
        constraint.origin = .written
        return Content.Condition(constraint: constraint, hidden: $0.hidden)
      })
  }
}

/// How much of a text is read.
public struct LogLimits: Hashable, Sendable {
  /// The longest text, in bytes.
  public var bytes: Int
  /// The most constraints in it.
  public var constraints: Int
  /// The most constraints in one of its lists; a conflict of n takes O(n²) to tell.
  public var constraintsOfList = 5_000
  /// The largest number, to either side of 0.
  ///
  /// Larger ones are not refused by the console; no screen has them, and sums of them lose points.
  public var number: Double

  /// Makes limits.
  public init(bytes: Int = 16 << 20, constraints: Int = 200_000, number: Double = 1e9) {
    self.bytes = bytes
    self.constraints = constraints
    self.number = number
  }
}
