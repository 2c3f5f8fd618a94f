import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// What a session of edits begins with.
public protocol EditableSubject: Subject, Editable {
  /// The edits that may come next, drawn; some of them cannot be applied.
  var edits: Gen<Edit> { get }
}

extension ScrolledStack: EditableSubject {
  /// Edits of its views and of the scroll view.
  public var edits: Gen<Edit> { .edits(of: EditNames(content)) }
}

extension Screen: EditableSubject {
  /// Edits of its views, its constraints, its scroll views and of itself.
  public var edits: Gen<Edit> { .edits(of: EditNames(root, constraints: constraints.count)) }
}

/// A screen, and a list of edits.
public struct EditSession<Start: EditableSubject>: Hashable, Sendable {
  /// The edits as a program, whose model is the value there should be.
  package let program: Program<EditMachine<Start>>

  /// Makes a session of a program of edits.
  package init(_ program: Program<EditMachine<Start>>) {
    self.program = program
  }

  /// Makes a session.
  public init(start: Start, edits: [Edit]) {
    self.init(Program(EditMachine(start), edits))
  }

  /// What there is before the first edit.
  public var start: Start { program.start.edited }

  /// The edits in order.
  public var edits: [Edit] { program.commands }

  /// What there is after the last edit; throws what the first throws that cannot be applied.
  public func end() throws(Start.EditFailure) -> Start { try start.applying(edits) }
}

extension EditSession: Subject {
  /// The name of the type in fixtures.
  public static var formatName: String {
    Start.self is Screen.Type ? "editSession" : "\(Start.formatName)Session"
  }

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

  private var last: Start { (try? end()) ?? start }
}

extension EditSession: HasFields {
  static var fields: Fields<EditSession> {
    Fields(
      called: "EditSession", check: { _ = try $0.end() }, EditSession.init(start:edits:),
      Field("start", \.start, .subject), Field("edits", \.edits, .list(.object)))
  }
}

extension Format where Value: Subject {
  /// A value as fixtures have it.
  fileprivate static var subject: Format {
    Format(
      json: { .object($0.json) },
      read: { json throws(FixtureError) in
        try json.fields { reader throws(FixtureError) in try Value(reading: &reader) }
      }, source: \.counterexampleSource)
  }
}

/// Edits, with the value there should be as the model.
///
/// A command is drawn as an edit of "the third view", and the state says which one that is. So a
/// program keeps its meaning when shrinking deletes a step: later edits then name other views.
package struct EditMachine<Start: EditableSubject>: Machine, Hashable {
  /// What there is so far.
  package private(set) var edited: Start

  /// Makes the machine of what has not been edited yet.
  package init(_ start: Start) {
    edited = start
  }

  /// Every kind of edit, those of views first.
  package var commands: Gen<Edit> { edited.edits }

  /// Whether the edit can be applied: scrolling to the end needs a layout.
  package func allows(_ edit: Edit) -> Bool { (try? edited.applying(edit)) != nil }

  /// Applies the edit.
  package mutating func advance(by step: Step<Edit>) {
    if let next = try? edited.applying(step.command) { edited = next }
  }

  /// The value itself.
  package func makeSystem() -> Start { edited }

  /// Applies the edit; throws where that cannot be.
  package func run(_ step: Step<Edit>, on system: inout Start) throws -> Outcome {
    system = try system.applying(step.command)
    return .passed
  }

  /// The value is the model's.
  package func check(_ system: Start) -> Outcome {
    .holds(
      if: system == edited,
      otherwise: "the \(Start.formatName) is another than it was edited to be")
  }
}
