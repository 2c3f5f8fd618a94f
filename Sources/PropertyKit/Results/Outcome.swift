/// What a property said of one case.
@frozen
public enum Outcome: Hashable, Sendable {
  /// It holds.
  case passed
  /// The case does not count: a precondition failed or the generator gave up.
  case discarded(Discard)
  /// It does not hold.
  case failed(Failure)

  /// Holds if the condition does; the message says what was found instead.
  ///
  /// The message is built only on failure, so passing cases do not pay for it. Two conditions at two
  /// places are two kinds of failure.
  @inlinable
  public static func holds(
    if condition: Bool, otherwise message: @autoclosure () -> String,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Outcome {
    condition
      ? .passed : .failed(Failure(kind: "condition at \(fileID):\(line)", message: message()))
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

extension Failure {
  /// The same failure with what the case noted.
  func noting(_ notes: [String]) -> Failure {
    guard !notes.isEmpty else { return self }
    let lines = notes.map { "\(Self.note)\($0)" }
    return Failure(kind: kind, message: "\(message)\(lines.joined())")
  }

  /// What the case noted, a line a note; nil if nothing.
  package var notes: String? {
    message.firstRange(of: Self.note).map { String(message[$0.lowerBound...].dropFirst()) }
  }

  /// The message without the notes.
  package var reason: String {
    message.firstRange(of: Self.note).map { String(message[..<$0.lowerBound]) } ?? message
  }

  /// What a note begins with.
  private static var note: String { "\nnote: " }
}

extension Outcome {
  /// Runs a body and reads its verdict: what it returned, or what it threw.
  ///
  /// One generic form serves bodies that return `Bool`, an `Outcome`, or nothing.
  @inlinable
  package static func of<Result>(_ body: () throws -> Result) -> Outcome {
    do { return returned(try body()) } catch { return threw(error) }
  }

  /// Runs an asynchronous body and reads its verdict.
  ///
  /// A name of its own, since asynchronous code would otherwise always get this form.
  package static func awaiting<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async -> Outcome {
    do { return returned(try await body()) } catch { return threw(error) }
  }

  /// Whether what a body returned stands for a pass: what most cases are asked, and nothing else.
  @inlinable @inline(__always)
  static func isPass<Result>(_ result: Result) -> Bool {
    if let holds = result as? Bool { return holds }
    guard let outcome = result as? Outcome else { return true }
    guard case .passed = outcome else { return false }
    return true
  }

  /// The verdict that a body returned.
  @inlinable
  package static func returned<Result>(_ result: Result) -> Outcome {
    if let outcome = result as? Outcome { return outcome }
    if let holds = result as? Bool, !holds {
      return .failed(Failure(kind: "returned false", message: "the property returned false"))
    }
    return .passed
  }

  /// The verdict of a body that threw.
  @usableFromInline
  package static func threw(_ error: any Error) -> Outcome {
    switch error {
    case let failure as Failure: .failed(failure)
    case let discard as Discard: .discarded(discard)
    default: .failed(Failure(kind: "threw \(kind(of: error))", message: "threw \(error)"))
    }
  }

  /// The type of an error with which of its cases it is, or with the shape of what it says: no
  /// values, which differ from one failing case to the next and are no part of what went wrong.
  private static func kind(of error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    let type = "\(type(of: error))"
    if mirror.displayStyle == .enum {
      // An enum without values has no child, and its description is its name or stands for it.
      return "\(type).\(mirror.children.first?.label ?? "\(error)")"
    }
    let words = "\(error)"
    return words.hasPrefix("\(type)(") ? type : "\(type): \(shape(of: words))"
  }

  /// A message without its values: what is in quotes or brackets, and digits.
  private static func shape(of words: String) -> String {
    let closing: [Character: Character] = [
      "\"": "\"", "“": "”", "`": "`", "(": ")", "[": "]", "{": "}",
    ]
    var shape = ""
    var end: Character?
    for character in words {
      if let closed = end {
        if character == closed { end = nil }
      } else if let opened = closing[character] {
        shape += "…"
        end = opened
      } else if !character.isNumber {
        shape.append(character)
      } else if shape.last != "#" {
        shape += "#"
      }
    }
    return shape
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

  /// The kind of a case that passes behind its deadline.
  static let late = "deadline"

  /// Whether the generator ended the process, before there was a value.
  var isOfGenerator: Bool { kind.hasSuffix(CrashReport.whileDrawing) }

  /// Whether cases of this kind take so long that no further ones are looked for.
  var isCostly: Bool {
    [CrashReport.hang, CrashReport.outOfMemory, Failure.late].contains {
      kind == $0 || kind == $0 + CrashReport.whileDrawing
    }
  }
}
