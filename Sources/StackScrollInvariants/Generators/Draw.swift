import PropertyKit

/// The values that a law is checked on, as settings that its assumptions narrow.
///
/// Since the settings are values, one assumption can be taken back and all others kept: what is
/// drawn then shows what the law needs it for.
public protocol Draw<Value>: Sendable {
  /// What is drawn.
  associatedtype Value: Subject
  /// The generator; all of its values satisfy what the settings narrow.
  var values: Gen<Value> { get }
  /// The draw without an assumption; nil if it cannot be taken back, since it says what the law
  /// is about.
  func without(_ assumption: Assumption) -> Self?
  /// Whether a value is one that could be drawn, realistic ranges apart.
  func admits(_ value: Value) -> Bool
}

extension Draw {
  /// Every value, unless the draw knows better.
  public func admits(_ value: Value) -> Bool { true }

  /// The draw with some of its settings changed.
  package func changed(_ change: (inout Self) -> Void) -> Self {
    var draw = self
    change(&draw)
    return draw
  }
}
