import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A screen, and a list of edits.
public struct EditSession: Hashable, Sendable {
  /// The edits as a program, whose model is the value there should be.
  package let program: Program<EditMachine>

  /// Makes a session of a program of edits.
  package init(_ program: Program<EditMachine>) {
    self.program = program
  }

  /// Makes a session.
  public init(start: Screen, edits: [Edit]) {
    self.init(Program(EditMachine(start), edits))
  }

  /// The screen before the first edit.
  public var start: Screen { program.start.edited }

  /// The edits in order.
  public var edits: [Edit] { program.commands }

  /// The screen after the last edit; throws what the first throws that cannot be applied.
  public func end() throws(ScreenEditError) -> Screen { try start.applying(edits) }
}

extension EditSession: Subject {
  /// The name of the type in fixtures.
  public static var formatName: String { "editSession" }

  /// The session as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a session; one whose edits cannot be applied is refused.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The edits, numbered, and what there is after them, drawn.
  public func picture(_ style: NumberStyle) -> String {
    let list = edits.enumerated().map { "\($0 + 1). \($1.words(style))" }.joined(separator: "\n")
    return "\(edits.isEmpty ? "nothing done" : list)\n\n\(last.picture(style))"
  }

  /// The session as Swift source.
  public var counterexampleSource: String { source }

  /// How many views there are after the last edit, the outermost not counted.
  public var viewCount: Int { last.viewCount }

  /// How many edits there are.
  public var stepCount: Int { edits.count }

  private var last: Screen { (try? end()) ?? start }
}

extension EditSession: HasFields {
  static let fields = Fields<EditSession>(
    check: { _ = try $0.end() }, EditSession.init(start:edits:),
    Field("start", \.start, .screen), Field("edits", \.edits, .list(.object)))
}

extension Format where Value == Screen {
  /// A screen as fixtures have it, in its short form where it has one.
  fileprivate static var screen: Format {
    Format(
      json: { .object($0.json) },
      read: { json throws(FixtureError) in
        try json.fields { reader throws(FixtureError) in try Screen(reading: &reader) }
      }, source: \.counterexampleSource)
  }
}

/// Edits, with the screen there should be as the model.
///
/// A command is drawn as an edit of "the third view", and the state says which one that is. So a
/// program keeps its meaning when shrinking deletes a step: later edits then name other views.
package struct EditMachine: Machine, Hashable {
  /// The screen so far.
  package private(set) var edited: Screen

  /// Makes the machine of a screen that has not been edited yet.
  package init(_ start: Screen) {
    edited = start
  }

  /// Every kind of edit, those of views first.
  package var commands: Gen<Edit> { .edits(of: EditNames(edited)) }

  /// Whether the edit can be applied: scrolling to the end needs a layout.
  package func allows(_ edit: Edit) -> Bool { (try? edited.applying(edit)) != nil }

  /// Applies the edit.
  package mutating func advance(by step: Step<Edit>) {
    if let next = try? edited.applying(step.command) { edited = next }
  }

  /// The screen itself.
  package func makeSystem() -> Screen { edited }

  /// Applies the edit; throws where that cannot be.
  package func run(_ step: Step<Edit>, on system: inout Screen) throws -> Outcome {
    system = try system.applying(step.command)
    return .passed
  }

  /// The screen is the model's.
  package func check(_ system: Screen) -> Outcome {
    .holds(if: system == edited, otherwise: "the screen is another than it was edited to be")
  }
}
