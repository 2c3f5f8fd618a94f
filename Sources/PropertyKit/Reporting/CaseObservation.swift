/// What happened in one case of a run, for tools that draw a picture of a whole run.
public struct CaseObservation: Hashable, Sendable {
  /// What the property said.
  public let status: Status
  /// Why the case failed or was given up; empty for a case that passed.
  public let reason: String
  /// The value, as text; empty if none was drawn.
  public let representation: String
  /// How the case came about.
  public let origin: String
  /// What the statistics say of the value, by their names.
  public let features: [Feature]
  /// The slot of the case in its run.
  public let slot: Int

  /// What the property said of a case.
  public enum Status: String, Hashable, Sendable {
    /// It holds.
    case passed
    /// It does not hold.
    case failed
    /// The case does not count.
    case gaveUp = "gave_up"
  }

  /// What a statistic says of a value.
  public struct Feature: Hashable, Sendable {
    /// The name of the statistic.
    public let name: String
    /// What it says.
    public let value: StatisticValue
  }

  /// The case as one line of JSON, in the schema that Hypothesis publishes for observations.
  ///
  /// Times and coverage are left empty: they would differ from run to run.
  ///
  /// - Parameters:
  ///   - property: the name of the property.
  ///   - runStart: when the run began, in seconds since 1970; it groups the cases of a run.
  public func json(property: String, runStart: Double) -> String {
    let features = features.map { (JSONText.string($0.name), JSONText.measurement($0.value)) }
    return JSONText.object([
      (#""type""#, #""test_case""#),
      (#""property""#, JSONText.string(property)),
      (#""run_start""#, JSONText.number(runStart)),
      (#""status""#, JSONText.string(status.rawValue)),
      (#""status_reason""#, JSONText.string(reason)),
      (#""representation""#, JSONText.string(representation)),
      (#""arguments""#, "{}"),
      (#""how_generated""#, JSONText.string(origin)),
      (#""features""#, JSONText.object(features)),
      (#""coverage""#, "null"),
      (#""timing""#, "{}"),
      (#""metadata""#, JSONText.object([(#""slot""#, "\(slot)")])),
    ])
  }
}

/// How far a run has come.
public struct Progress: Hashable, Sendable {
  /// Cases that passed so far.
  public let passed: Int
  /// Cases that were discarded so far.
  public let discarded: Int
  /// Calls of the property that shrinking took so far.
  public let shrinkEvaluations: Int
}

/// Whether a run should go on; the answer of whoever watches it.
public enum RunControl: Sendable {
  /// Go on.
  case proceed
  /// Stop here; the report will say that the run was cut short.
  case stop
}

/// The few forms of JSON that an observation is made of.
enum JSONText {
  static func object(_ members: [(name: String, value: String)]) -> String {
    "{" + members.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + "}"
  }

  static func measurement(_ measurement: StatisticValue) -> String {
    switch measurement {
    case .holds(let holds): "\(holds)"
    case .label(let label): string(label)
    case .score(let score): number(score)
    }
  }

  /// A number; null for what JSON has no number for.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    return number == number.rounded() && abs(number) < 0x1p53 ? "\(Int(number))" : "\(number)"
  }

  static func string(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return String(scalar)
    }
  }
}
