import PropertyKit
import PublishedScreens
import StackScrollConstraints
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
  /// Throws `UndecidedStack` where a column on the way has no layout.
  package func states() throws -> [ImageColumn] {
    var states = [start]
    for action in actions { states.append(try (states.last ?? start).performing(action)) }
    return states
  }

  /// The column after the last action; throws `UndecidedStack` like `states()`.
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
  public var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a session; one whose actions cannot be done is refused.
  public init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// What was done, and the column after it, drawn.
  public func picture(_ style: NumberStyle) -> String {
    let words = actions.map { $0.words(style) }
    let list = words.isEmpty ? "nothing done" : words.joined(separator: ", ")
    do {
      return "\(list):\n\(try end().screen.picture(style))"
    } catch {
      return "\(list): no layout: \(error)"
    }
  }

  /// How many images there are before the first action.
  public var viewCount: Int { start.images.count }

  /// How many actions there are.
  public var stepCount: Int { actions.count }

  /// The session as Swift source.
  public var counterexampleSource: String { source }
}

extension ColumnSession: HasFields {
  static let fields = Fields<ColumnSession>(
    check: { _ = try $0.end() }, ColumnSession.init(start:actions:),
    Field("start", \.start, .object), Field("actions", \.actions, .list(.action)))
}

extension Format where Value == ImageColumn.Action {
  /// An action: what is added and how high it is, or `clear`.
  fileprivate static var action: Format {
    Format(
      json: { action in
        guard let image = action.addedImage else { return .object(["clear": .bool(true)]) }
        return .object([
          "add": .string(image.kind.rawValue), "height": .number(image.size.height),
        ])
      },
      read: { json throws(FixtureError) in
        try json.fields { reader throws(FixtureError) in
          if reader.optional("clear") != nil {
            return try reader.read("clear") { json throws(FixtureError) in try json.flag(.clear) }
          }
          let kind = try reader.read("add", Format<ImageColumn.Image.Kind>.word.read)
          let height = try reader.number("height")
          return kind == .heart ? .heart(height: height) : .star(height: height)
        }
      },
      source: { action in
        guard let image = action.addedImage else { return ".clear" }
        return ".\(image.kind)(height: \(SourceText.number(image.size.height)))"
      })
  }
}

extension ImageColumn.Action {
  /// The action in words, its number in a style.
  func words(_ style: NumberStyle) -> String {
    switch self {
    case .heart(let height): "add a heart of \(style.text(height))"
    case .star(let height): "add a star of \(style.text(height))"
    case .clear: "clear"
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

  /// Does the action; throws `UndecidedStack` where the column it makes has no layout.
  package func run(_ step: Step<ImageColumn.Action>, on column: inout ImageColumn) throws -> Outcome
  {
    column = try column.performing(step.command)
    return .passed
  }
}
