/// A value that can show itself when it is a counterexample.
///
/// The engine knows nothing of what it tests; whoever does can give it a picture and the source
/// that makes it again.
public protocol CounterexampleRepresentable {
  /// A drawing in plain text; several lines.
  var counterexamplePicture: String { get }
  /// A Swift expression that evaluates to the value.
  var counterexampleSource: String { get }
}
