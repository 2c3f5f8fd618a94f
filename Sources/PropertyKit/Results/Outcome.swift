/// What a property said of one case.
@frozen
public enum Outcome: Sendable {
  /// It holds.
  case passed
  /// The case does not count: a precondition failed or the generator gave up.
  case discarded(Discard)
  /// It does not hold.
  case failed(Failure)

  /// Holds if the condition does; the message says what was found instead.
  ///
  /// The message is built only on failure, so passing cases do not pay for it.
  public static func holds(
    if condition: Bool, otherwise message: @autoclosure () -> String
  ) -> Outcome {
    condition ? .passed : .failed(Failure(kind: "law", message: message()))
  }

  /// Discards the case; the text says which precondition does not hold.
  public static func discarded(because reason: String) -> Outcome {
    .discarded(.precondition(reason))
  }
}

/// Why a property does not hold for a case.
@frozen
public struct Failure: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// What went wrong, without the values: two failures of one kind are the same bug.
  ///
  /// The shrinker accepts a simpler case only if it fails with the same kind, so that it cannot
  /// slip from one bug into another.
  public let kind: String
  /// What went wrong, with the values.
  public let message: String

  /// Makes a failure.
  public init(kind: String, message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

extension Outcome {
  /// Runs a body and reads its verdict: what it returned, or what it threw.
  ///
  /// One generic form serves bodies that return `Bool`, an `Outcome`, or nothing.
  @inlinable
  package static func of<Result>(_ body: () throws -> Result) -> Outcome {
    do { return returned(try body()) } catch { return threw(error) }
  }

  /// Whether what a body returned stands for a pass: what most cases are asked, and nothing else.
  @inlinable @inline(__always)
  static func isPass<Result>(_ result: Result) -> Bool {
    if let holds = result as? Bool { return holds }
    guard let outcome = result as? Outcome else { return true }
    guard case .passed = outcome else { return false }
    return true
  }

  @inlinable
  static func returned<Result>(_ result: Result) -> Outcome {
    if let outcome = result as? Outcome { return outcome }
    if let holds = result as? Bool, !holds {
      return .failed(Failure(kind: "returned false", message: "the property returned false"))
    }
    return .passed
  }

  @usableFromInline
  static func threw(_ error: any Error) -> Outcome {
    switch error {
    case let failure as Failure: .failed(failure)
    case let discard as Discard: .discarded(discard)
    default: .failed(Failure(kind: "threw \(type(of: error))", message: "threw \(error)"))
    }
  }
}

extension Outcome {
  /// The failure, if it is one of the kind.
  func failure(ofKind kind: String) -> Failure? {
    guard case .failed(let failure) = self, failure.kind == kind else { return nil }
    return failure
  }
}

extension Failure {
  /// The end of the process that ran a case, as the failure of that case.
  init(_ report: CrashReport) {
    self.init(kind: report.kind, message: report.message)
  }

  /// Whether the generator ended the process, before there was a value.
  var isOfGenerator: Bool { kind.hasSuffix(CrashReport.whileDrawing) }

  /// Whether cases of this kind take so long that no further ones are looked for.
  var isCostly: Bool {
    [CrashReport.hang, CrashReport.outOfMemory].contains {
      kind == $0 || kind == $0 + CrashReport.whileDrawing
    }
  }
}
