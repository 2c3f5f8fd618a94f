/// How much a finding matters, as compilers and SARIF call it.
enum FindingLevel: String, CaseIterable {
  /// A failure.
  case error, warning
  /// Told, and no failure.
  case note
  /// Not told.
  case off
}
