import PropertyKit
import PublishedScreens
import StackScrollCore

/// An image column and what is done to it.
public struct ColumnSession: Hashable, Sendable {
  /// The actions as a program, whose model says which images there should be.
  package let program: Program<ColumnGestures>

  /// Makes a session of a program of actions.
  package init(_ program: Program<ColumnGestures>) {
    self.program = program
  }

  /// Makes a session.
  public init(start: ImageColumn, actions: [ImageColumn.Action]) {
    self.init(Program(ColumnGestures(start), actions))
  }

  /// The column before the first action.
  public var start: ImageColumn { program.start.column }

  /// The actions in order.
  public var actions: [ImageColumn.Action] { program.commands }

  /// The column before the first action and after each.
  ///
  /// Throws `LayoutError` where a column on the way has no layout.
  package func states() throws -> [ImageColumn] {
    var states = [start]
    for action in actions { states.append(try (states.last ?? start).performing(action)) }
    return states
  }

  /// The column after the last action; throws `LayoutError` like `states()`.
  public func end() throws -> ImageColumn { try end { try $0.performing($1) } }

  /// The column after the last action, where an action does something of its own.
  func end(
    performing perform: (ImageColumn, ImageColumn.Action) throws -> ImageColumn
  ) throws -> ImageColumn {
    try actions.reduce(start, perform)
  }
}

extension ColumnSession: LaidOutSubject {
  /// The name of the type in fixtures.
  public static var formatName: String { "columnSession" }

  /// What several are called.
  package static var pluralName: String { "columns to which images are added" }

  /// The kind of the column before the first action.
  package var screenKind: ScreenKind? { start.screenKind }

  /// The session as JSON.
  public var json: [String: JSONValue] {
    ["start": .object(start.json), "actions": .array(actions.map { .object($0.json) })]
  }

  /// Reads a session.
  public init(reading reader: inout FixtureReader) throws(FixtureError) {
    let start = try reader.object("start", ImageColumn.init(reading:))
    let actions = try reader.list("actions", ImageColumn.Action.init(reading:))
    let session = ColumnSession(start: start, actions: actions)
    _ = try reader.making { try session.end() }
    self = session
  }

  /// What was done, and the column after it, drawn.
  public var counterexamplePicture: String {
    let list = actions.isEmpty ? "nothing done" : actions.map(\.words).joined(separator: ", ")
    do {
      return "\(list):\n\(try end().screen.counterexamplePicture)"
    } catch {
      return "\(list): no layout: \(error)"
    }
  }

  /// How many images there are before the first action.
  public var viewCount: Int { start.images.count }

  /// How many actions there are.
  public var stepCount: Int { actions.count }

  /// The session as Swift source.
  public var counterexampleSource: String {
    let list = actions.map(\.source).joined(separator: ", ")
    return "ColumnSession(start: \(start.counterexampleSource), actions: [\(list)])"
  }
}

extension ImageColumn.Action {
  /// The action as JSON.
  var json: [String: JSONValue] {
    switch self {
    case .heart(let height): ["add": .string("heart"), "height": .number(height)]
    case .star(let height): ["add": .string("star"), "height": .number(height)]
    case .clear: ["clear": .bool(true)]
    }
  }

  init(reading reader: inout FixtureReader) throws(FixtureError) {
    if reader.optional("clear") != nil {
      guard try reader.bool("clear") else {
        throw reader.error(.wrongValue(expected: "true", found: "false"), at: "clear")
      }
      self = .clear
      return
    }
    let kind = try reader.word("add", among: FormatWords.images)
    let height = try reader.number("height")
    self = kind == .heart ? .heart(height: height) : .star(height: height)
  }

  /// The action in words.
  var words: String {
    switch self {
    case .heart(let height): "add a heart of \(NumberText(height))"
    case .star(let height): "add a star of \(NumberText(height))"
    case .clear: "clear"
    }
  }

  var source: String {
    switch self {
    case .heart(let height): ".heart(height: \(SourceText.number(height)))"
    case .star(let height): ".star(height: \(SourceText.number(height)))"
    case .clear: ".clear"
    }
  }
}

/// What is done to an image column, with the images there should be as the model.
package struct ColumnGestures: Machine, Hashable {
  /// The column before the first action.
  package let column: ImageColumn
  /// The images that should be there, from top to bottom.
  package private(set) var images: [ImageColumn.Image]

  /// Makes the machine of a column to which nothing has been done yet.
  package init(_ column: ImageColumn) {
    self.column = column
    images = column.images
  }

  /// Hearts, stars and, less often, clearing.
  package var commands: Gen<ImageColumn.Action> { .columnActions }

  /// Adds the image that the action adds, or leaves none.
  package mutating func advance(by step: Step<ImageColumn.Action>) {
    if let image = step.command.addedImage { images.append(image) } else { images = [] }
  }

  /// The column itself.
  package func makeSystem() -> ImageColumn { column }

  /// Does the action; throws `LayoutError` where the column it makes has no layout.
  package func run(_ step: Step<ImageColumn.Action>, on column: inout ImageColumn) throws -> Outcome
  {
    column = try column.performing(step.command)
    return .passed
  }
}
