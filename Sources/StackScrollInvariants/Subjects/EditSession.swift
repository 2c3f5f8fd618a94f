import PropertyKit
import StackScrollCore

/// A screen and a list of edits.
public struct EditSession: Hashable, Sendable {
  /// The edits as a program, whose model is the screen there should be.
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
  public var start: Screen { program.start.screen }

  /// The edits in order.
  public var edits: [Edit] { program.commands }

  /// The screen after the last edit; throws `EditError` for the first that cannot be applied.
  public func end() throws(EditError) -> Screen { try start.applying(edits) }
}

extension EditSession: LaidOutSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "editSession" }

  /// What several are called.
  package static var pluralName: String { "edits of such screens" }

  /// The kind of the screen before the first edit.
  package var screenKind: ScreenKind? { start.screenKind }

  /// The session as JSON.
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a session; one whose edits cannot be applied is refused.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// The edits, numbered, and the screen after them, drawn.
  public var counterexamplePicture: String {
    let list = edits.enumerated().map { "\($0 + 1). \($1.words)" }.joined(separator: "\n")
    let end = (try? end()) ?? start
    return "\(edits.isEmpty ? "nothing done" : list)\n\n\(end.drawnLayout)"
  }

  /// The session as Swift source.
  public var counterexampleSource: String { source }

  /// How many views there are after the last edit, the content view not counted.
  public var viewCount: Int { ((try? end()) ?? start).viewCount }

  /// How many edits there are.
  public var stepCount: Int { edits.count }
}

extension EditSession: HasFields {
  static let fields = Fields<EditSession>(
    check: { _ = try $0.end() }, EditSession.init(start:edits:),
    Field("start", \.start, .object), Field("edits", \.edits, .list(.object)))
}

/// Edits of a screen, with the screen there should be as the model.
///
/// A command is drawn as an edit of "the third view", and the state says which one that is. So a
/// program keeps its meaning when shrinking deletes a step: later edits then name other views.
package struct EditMachine: Machine, Hashable {
  /// The screen as edited so far.
  package private(set) var screen: Screen

  /// Makes the machine of a screen that has not been edited yet.
  package init(_ screen: Screen) {
    self.screen = screen
  }

  /// Every kind of edit, those of views first.
  package var commands: Gen<Edit> { .edits(of: screen) }

  /// Whether the edit can be applied: scrolling to the end needs a layout.
  package func allows(_ edit: Edit) -> Bool { (try? screen.applying(edit)) != nil }

  /// Applies the edit.
  package mutating func advance(by step: Step<Edit>) {
    if let edited = try? screen.applying(step.command) { screen = edited }
  }

  /// The screen itself.
  package func makeSystem() -> Screen { screen }

  /// Applies the edit; throws `EditError` where that cannot be.
  package func run(_ step: Step<Edit>, on screen: inout Screen) throws -> Outcome {
    screen = try screen.applying(step.command)
    return .passed
  }

  /// The screen is the model's.
  package func check(_ screen: Screen) -> Outcome {
    .holds(if: screen == self.screen, otherwise: "the screen is another than it was edited to be")
  }
}

extension Gen where Value == Edit {
  /// Edits of a screen: which views they name depends on it, what is drawn does not.
  static func edits(of screen: Screen) -> Gen {
    let names = EditNames(screen)
    return Gen { source throws(Discard) in
      let kind = try source.draw(.int(in: 0...15))
      let view = names.view(try source.draw(.int(in: 0...9)))
      let stack = names.stack(try source.draw(.int(in: 0...3)))
      let index = try source.draw(.int(in: 0...5))
      switch kind {
      case 0: return .setHidden(true, view)
      case 1: return .setHidden(false, view)
      case 2: return .remove(view)
      case 3:
        let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
        return .insert(
          View(names.unused, intrinsic: IntrinsicSize(size)), into: stack,
          at: index % (names.count(of: stack) + 1))
      case 4: return .move(view, to: index % names.siblings(of: view))
      case 5: return .setCustomSpacing(try source.draw(.spacings), after: view)
      case 6: return .setCustomSpacing(nil, after: view)
      case 7: return .setSpacing(try source.draw(.spacings), of: stack)
      default: return try Self.otherEdit(kind, of: view, &source)
      }
    }
  }

  /// Edits of lengths and of the window.
  private static func otherEdit(
    _ kind: Int, of view: ViewID, _ source: inout Source
  ) throws(Discard) -> Edit {
    let size = Size(width: try source.draw(.rowLengths), height: try source.draw(.rowLengths))
    switch kind {
    case 8: return .setIntrinsicSize(IntrinsicSize(size), of: view)
    case 9: return .setLength(.constant(size.width), .horizontal, of: view)
    case 10: return .resize(size)
    case 11: return .rotate
    case 12: return .setContentInset(EdgeInsets(top: size.width / 10, bottom: size.height / 10))
    case 13: return .avoidKeyboard(overlap: size.height)
    case 14: return .scroll(to: Point(x: size.width, y: size.height))
    default: return try Self.gesture(size, of: view, &source)
    }
  }

  private static func gesture(
    _ size: Size, of view: ViewID, _ source: inout Source
  ) throws(Discard) -> Edit {
    switch try source.draw(.int(in: 0...2)) {
    case 0: .scrollToEnd
    case 1: .drag(by: Point(x: 100 - size.width, y: 100 - size.height))
    default: .scrollToVisible(view)
    }
  }
}

/// What edits of a screen can name.
private struct EditNames: Sendable {
  private let views: [ViewID]
  private let stacks: [(id: ViewID, views: [ViewID])]
  private let content: ViewID

  init(_ screen: Screen) {
    content = screen.content.id
    let inside = screen.content.arrangedInside
    views = inside.map(\.id)
    stacks = ([screen.content] + inside).compactMap { view in
      view.stack.map { (view.id, $0.arrangedViews.map(\.id)) }
    }
  }

  /// A view that is arranged, round and round; the content view if there is none.
  func view(_ index: Int) -> ViewID { views.isEmpty ? content : views[index % views.count] }

  /// A stack, round and round; the content view if there is none.
  func stack(_ index: Int) -> ViewID { stacks.isEmpty ? content : stacks[index % stacks.count].id }

  /// How many views a stack arranges.
  func count(of stack: ViewID) -> Int { stacks.first { $0.id == stack }?.views.count ?? 0 }

  /// How many views the stack of a view arranges; at least one.
  func siblings(of view: ViewID) -> Int {
    stacks.first { $0.views.contains(view) }?.views.count ?? 1
  }

  /// A name that no view has.
  var unused: ViewID {
    var number = 1
    while views.contains(ViewID("n\(number)")) { number += 1 }
    return ViewID("n\(number)")
  }
}
