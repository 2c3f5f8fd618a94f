import PropertyKit
import StackScrollConstraints
import StackScrollCore

/// A value that invariants are about: a screen, or a session of gestures on one.
///
/// A subject can be drawn, written as Swift source, and kept as a fixture.
public protocol Subject: CounterexampleRepresentable, Sendable {
  /// The name of the type in fixtures, such as `tabStrip`.
  static var formatName: String { get }
  /// The value as JSON, without its type.
  var json: [String: JSONValue] { get }
  /// Reads the value back; throws `FixtureError` for anything unexpected.
  init(reading reader: inout FixtureReader) throws(FixtureError)
  /// A drawing in plain text, its numbers in a style.
  func picture(_ style: NumberStyle) -> String
  /// How many views are arranged, as a measure of how large a counterexample is.
  var viewCount: Int { get }
  /// How many steps are taken: edits, taps or actions.
  var stepCount: Int { get }
}

extension Subject {
  /// The drawing as people read it, its numbers to a hundredth as ``NumberStyle/rounded`` has them.
  public var counterexamplePicture: String { picture(.rounded) }

  /// The name of the type, unless the subject has words of its own.
  package static var pluralName: String { formatName }

  /// No steps, unless the subject is a session.
  public var stepCount: Int { 0 }

  /// The subject as one made of screens; nil if it is none.
  package var laidOut: (any LaidOutSubject)? { self as? any LaidOutSubject }
}

/// A subject made of screens: reports draw each of them, count their kinds and vary their lengths.
package protocol LaidOutSubject: Subject {
  /// What several values are called where a run says what it tries: `strips of tabs`.
  static var pluralName: String { get }
  /// The kind of screen it is, or begins with; nil if it is none of a stack.
  var screenKind: ScreenKind? { get }
  /// The subject before its first step and after each, laid out by a model.
  func moments(in model: LayoutModel) -> [Moment]
  /// The subject as it was after some of its steps; itself if it has none.
  func firstSteps(_ count: Int) -> Self
  /// The length that a sweep varies; nil if the subject has none such.
  func value(of dimension: SweptDimension) -> Double?
  /// The same subject with another length there; nil if there is none such.
  func with(_ dimension: SweptDimension, _ value: Double) -> Self?
}

/// A subject that is one screen: it is drawn as its layout, and can be a golden layout.
protocol ScreenSubject: LaidOutSubject {
  /// The screen that the value stands for.
  var screen: Screen { get throws(ScreenError) }
}

extension ScreenSubject {
  /// The screen itself, to which nothing is done.
  package func firstSteps(_ count: Int) -> Self { self }

  /// The layout drawn, or why there is none.
  public func picture(_ style: NumberStyle) -> String {
    do { return try screen.drawnLayout(style) } catch { return "no screen: \(error)" }
  }

  /// How many views there are, the root not counted.
  public var viewCount: Int { (try? screen.viewCount) ?? 0 }
}

extension Screen {
  /// The layout drawn, with other names for views where there are some, or why there is none.
  package func drawnLayout(
    _ style: NumberStyle, naming name: (ViewID) -> String? = { _ in nil }
  ) -> String {
    do {
      return try layout().drawing(numbers: style, naming: name)
    } catch { return "no layout: \(error)" }
  }
}
