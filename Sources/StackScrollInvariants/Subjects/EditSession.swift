import PropertyKit
import StackScrollCore

/// A screen and a list of edits.
public struct EditSession: Hashable, Sendable {
  /// The edits as a program, whose model is the screen there should be.
  public let program: Program<EditMachine>

  /// Makes a session of a program of edits.
  public init(_ program: Program<EditMachine>) {
    self.program = program
  }

  /// Makes a session.
  public init(start: Screen, edits: [Edit]) {
    self.init(Program(EditMachine(start), edits))
  }

  /// The screen before the first edit.
  public var start: Screen { program.start.screen }

  /// The edits in order.
  public var edits: [Edit] { program.commands }

  /// The screen after the last edit; throws `EditError` for the first that cannot be applied.
  public func end() throws(EditError) -> Screen { try start.applying(edits) }
}

extension EditSession: Subject {
  /// The name of the type in fixtures.
  public static var formatName: String { "editSession" }

  /// The kind of the screen before the first edit.
  public var screenKind: ScreenKind? { start.screenKind }

  /// The session as JSON.
  public var json: [String: JSONValue] {
    ["start": .object(start.json), "edits": .array(edits.map { .object($0.json) })]
  }

  /// Reads a session; one whose edits cannot be applied is refused.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let start = try reader.object("start", Screen.init(reading:))
    let edits = try reader.list("edits", Edit.init(reading:))
    let session = EditSession(start: start, edits: edits)
    _ = try reader.making { try session.end() }
    self = session
  }

  /// The edits, numbered, and the screen after them, drawn.
  public var counterexamplePicture: String {
    let list = edits.enumerated().map { "\($0 + 1). \($1.words)" }.joined(separator: "\n")
    let end = (try? end()) ?? start
    return "\(edits.isEmpty ? "nothing done" : list)\n\n\(end.drawnLayout)"
  }

  /// The session as Swift source.
  public var counterexampleSource: String {
    let list = edits.map(\.source).joined(separator: ", ")
    return "EditSession(start: \(start.counterexampleSource), edits: [\(list)])"
  }

  /// How many views there are after the last edit, the content view not counted.
  public var viewCount: Int { ((try? end()) ?? start).viewCount }

  /// How many edits there are.
  public var stepCount: Int { edits.count }
}
