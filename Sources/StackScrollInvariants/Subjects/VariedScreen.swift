import PropertyKit
import StackScrollCore

/// A screen of somebody's own under other conditions: another window, another direction, gestures.
///
/// What is nil is as the screen was given, so that a counterexample says what had to differ, and a
/// kept one follows the screen when that is changed.
package struct VariedScreen: Hashable, Sendable {
  /// The screen as given.
  package private(set) var start: Screen
  /// The width of the window, if another.
  package var width: Double?
  /// The height of the window, if another.
  package var height: Double?
  /// The room around the content that the app gives, if another.
  package var contentInset: EdgeInsets?
  /// How many times as long and as high text is, if it is not as given: it is translated, or set
  /// larger by whoever reads it.
  package var textScale: Double?
  /// The direction in which the screen is read, if another.
  package var layoutDirection: LayoutDirection?
  /// What is done on it then.
  package var gestures: [Edit]

  /// Makes a variation; with no arguments it is the screen as given.
  package init(
    _ start: Screen, width: Double? = nil, height: Double? = nil, contentInset: EdgeInsets? = nil,
    textScale: Double? = nil, layoutDirection: LayoutDirection? = nil, gestures: [Edit] = []
  ) {
    self.start = start
    self.width = width
    self.height = height
    self.contentInset = contentInset
    self.textScale = textScale
    self.layoutDirection = layoutDirection
    self.gestures = gestures
  }

  /// The screen under the conditions, before the gestures.
  package func screen() throws(ScreenError) -> Screen {
    var scrollView = start.scrollView
    scrollView.size = Size(
      width: width ?? scrollView.size.width, height: height ?? scrollView.size.height)
    scrollView.contentInset = contentInset ?? scrollView.contentInset
    return try start.with(
      scrollView: scrollView, content: textScale.map(start.content.withTexts),
      layoutDirection: layoutDirection)
  }

  /// The same variation of another screen.
  package func moved(to start: Screen) -> VariedScreen {
    var moved = self
    moved.start = start
    return moved
  }

  /// The screen under the conditions with its gestures.
  func session() throws(ScreenError) -> EditSession<Screen> {
    EditSession(start: try screen(), edits: gestures)
  }
}

extension VariedScreen: Subject {
  /// The name of the type in fixtures.
  package static var formatName: String { "variedScreen" }

  /// The variation as JSON; what is as given is left out.
  package var json: [String: JSONValue] { Self.fields.json(self) }

  /// Reads a variation; one whose gestures cannot be made is refused.
  package init(reading r: inout FixtureReader) throws(FixtureError) { self = try .read(&r) }

  /// What differs from the screen as given, and the layout drawn.
  package var counterexamplePicture: String {
    let end = (try? session().end()) ?? start
    return "\(conditions.joined(separator: "\n"))\n\n\(end.drawnLayout)"
  }

  /// The variation as Swift source: the screen, or a session if there are gestures.
  package var counterexampleSource: String {
    do {
      let session = try session()
      return gestures.isEmpty
        ? session.start.counterexampleSource : session.counterexampleSource
    } catch {
      return "no screen: \(error)"
    }
  }

  /// How many views there are, the content view not counted.
  package var viewCount: Int { start.viewCount }

  /// How many gestures there are.
  package var stepCount: Int { gestures.count }

  /// What differs from the screen as given, a line each.
  package var conditions: [String] {
    let size = start.scrollView.size
    let changes = [
      width.map { "\(NumberText($0)) wide (\(NumberText(size.width)) as given)" },
      height.map { "\(NumberText($0)) high (\(NumberText(size.height)) as given)" },
      contentInset.map { "content insets of \($0.source)" },
      textScale.map { "text \(NumberText($0)) times as long and as high" },
      layoutDirection.map { $0 == .leftToRight ? "left to right" : "right to left" },
    ].compactMap { $0 }
    let steps = gestures.enumerated().map { "\($0 + 1). \($1.words)" }
    let all = changes + steps
    return all.isEmpty ? ["as given"] : all
  }
}

extension VariedScreen: HasFields {
  static let fields = Fields<VariedScreen>(
    check: { _ = try $0.session().end() },
    VariedScreen.init(_:width:height:contentInset:textScale:layoutDirection:gestures:),
    Field("start", as: "", \.start, .object), Field(optional: "width", \.width, .length),
    Field(optional: "height", \.height, .length),
    Field(optional: "contentInset", \.contentInset, .object),
    Field(optional: "textScale", \.textScale, .length),
    Field(optional: "layoutDirection", \.layoutDirection, .word),
    Field("gestures", \.gestures, .list(.object), default: []))
}
