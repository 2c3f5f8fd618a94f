import StackScrollCore

/// Swift source for values, so that a counterexample can be pasted into a test.
enum SourceText {
  /// Labelled arguments, without those that have their default.
  static func arguments(_ arguments: [Argument]) -> String {
    (arguments.filter { !$0.isLast } + arguments.filter(\.isLast)).filter { !$0.text.isEmpty }
      .map { $0.label.isEmpty ? $0.text : "\($0.label): \($0.text)" }.joined(separator: ", ")
  }

  /// A number; a third is written as one.
  static func number(_ value: Double) -> String {
    value == 1.0 / 3.0 ? "1.0 / 3.0" : "\(NumberText(value))"
  }
}
